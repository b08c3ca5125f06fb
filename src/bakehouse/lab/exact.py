"""Exact answers about small variants: every deal, every random move and every draw, each with its probability.

The players choose at random, as the level `random` does. A position is reached on many ways, so each is worked out
once. What lies in the pile is unknown until it is drawn: the pile is a set of cards, not an order, and a draw is one of
its cards with the probability that it has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import comb
from statistics import fmean
from typing import NamedTuple

import msgspec

from bakehouse.core.chance import Chance
from bakehouse.core.deck import Deck
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game
from bakehouse.core.native import i64, vec
from bakehouse.core.playouts import playouts
from bakehouse.core.state import State
from bakehouse.lab.arrangement import Arrangement
from bakehouse.lab.experiment import Setup
from bakehouse.lab.intervals import mean_interval

MOST_POSITIONS = 100_000
UNIMPORTANT = ("seed", "number")  # lines of a position that change nothing, besides what is known
Key = tuple[tuple[str, str], ...]


class Exact(msgspec.Struct, frozen=True):
    """The true values with random players."""

    shares: list[float]  # of the victories, by seat
    decisions: float  # of a game, on average
    deals: int
    positions: int


class TooLarge(OptionError):
    """There is too much to enumerate, or something that cannot be enumerated."""


class _Watched(Chance):
    """Luck that tells when it is asked, because then a position alone does not say what comes next."""

    def __init__(self) -> None:
        super().__init__(0)
        self.picks = 0
        self.shuffles = 0
        self.size = 0  # of the pile that was shuffled last

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        self.shuffles += 1
        self.size = len(cards)
        return super().shuffled(name, cards)

    def pick(self, name: str, n: i64) -> i64:
        self.picks += 1
        return 0


def enumerate_exactly(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None = None,
    deck: Deck | None = None,
    most: int = MOST_POSITIONS,
) -> Exact:
    """Enumerate everything; TooLarge if that takes more than so many positions."""
    luck = _Watched()
    state = game.deal_with(seats, luck, options, deck)
    if luck.picks:
        raise TooLarge("somebody is chosen by chance before the game begins; an option such as first_player=host helps")
    if not hasattr(state, "left"):
        raise TooLarge(f"{game.info.title} does not say how many cards are left to be drawn")
    return _Enumeration(game, most).run(state)


class _Value(NamedTuple):
    """What a position is worth: the share of each seat, and the decisions that are still to come."""

    shares: tuple[float, ...]
    decisions: float


Result = tuple[float, int, "Key | _Value"]  # probability, decisions made, and the next quiet position or the end


class _Enumeration:
    def __init__(self, game: Game, most: int) -> None:
        self.game = game
        self.most = most
        self.values: dict[Key, _Value] = {}
        self.open: set[Key] = set()

    def run(self, state: State) -> Exact:
        arrangement = Arrangement.of(self.game, state)
        if arrangement is None:
            raise TooLarge("the deal ends in the middle of an effect")
        deals = list(islice(_deals(arrangement, state), self.most + 1))
        if len(deals) > self.most:
            raise TooLarge(f"there are more than {self.most:,} deals; take fewer kinds of cards, or fewer seats")
        value = _average((chance, 0, self.value(key)) for chance, key in deals)
        return Exact(list(value.shares), value.decisions, len(deals), len(self.values))

    def value(self, key: Key) -> _Value:
        if key in self.values:
            return self.values[key]
        if key in self.open:
            raise TooLarge("positions repeat: the game can go on for ever")
        if len(self.values) + len(self.open) >= self.most:
            raise TooLarge(f"there are more than {self.most:,} positions; take fewer cards, seats or laps")
        self.open.add(key)
        results = _Node(self.game, key).results()
        self.values[key] = _average(
            (chance, length, reached if isinstance(reached, _Value) else self.value(reached))
            for chance, length, reached in results
        )
        self.open.discard(key)
        return self.values[key]


def _average(results: Iterable[tuple[float, int, _Value]]) -> _Value:
    shares: list[float] = []
    decisions = 0.0
    for chance, length, value in results:
        shares = shares or [0.0] * len(value.shares)
        shares = [total + chance * share for total, share in zip(shares, value.shares, strict=True)]
        decisions += chance * (length + value.decisions)
    return _Value(tuple(shares), decisions)


class _Node:
    """A quiet position, and what follows from it."""

    def __init__(self, game: Game, key: Key) -> None:
        self.game = game
        self.table = Arrangement(game, "\n".join(f"{name}: {text}" for name, text in key))
        self.pile = Counter(self.table.cards(self.table.pile))
        self.states: dict[tuple[str, ...], State] = {}

    def results(self) -> Iterator[Result]:
        return self._after((), (), 1.0)

    def _after(self, drawn: tuple[str, ...], moves: tuple[int, ...], chance: float) -> Iterator[Result]:
        """What follows when these cards are on the top of the pile and these moves were made."""
        state, luck = self._played(drawn, moves)
        if self._taken(state, luck) > len(drawn):
            yield from self._draw(drawn, moves, chance)
            return
        reached = self._reached(state) if moves else None
        if reached is not None:
            yield chance, len(moves), reached
            return
        legal = state.legal(state.actor)
        for move in legal:
            yield from self._after(drawn, (*moves, move), chance / len(legal))

    def _draw(self, drawn: tuple[str, ...], moves: tuple[int, ...], chance: float) -> Iterator[Result]:
        """One card more was drawn than is known: it is each of the rest, as often as there are copies."""
        rest = self.pile - Counter(drawn)
        for code, copies in sorted(rest.items()):
            yield from self._after((*drawn, code), moves, chance * copies / rest.total())

    def _played(self, drawn: tuple[str, ...], moves: tuple[int, ...]) -> tuple[State, _Watched]:
        if drawn not in self.states:
            rest = self.pile - Counter(drawn)
            self.table.lay(self.table.pile, [*drawn, *sorted(rest.elements())])
            self.states[drawn] = self.table.state()
        luck = _Watched()
        state = self.states[drawn].copy()
        state.chance = luck
        state.listening = False
        for move in moves:
            state.apply(state.actor, move)
        if luck.picks:
            raise TooLarge("the game picks something by chance, which is not enumerated")
        return state, luck

    def _taken(self, state: State, luck: _Watched) -> int:
        """How many cards of the pile were drawn."""
        left = int(state.left)  # type: ignore[attr-defined]  # looked for at the beginning
        if not luck.shuffles:
            return self.pile.total() - left
        if left != luck.size:
            raise TooLarge("cards are drawn as soon as the pile was shuffled again, which is not enumerated")
        return self.pile.total()

    def _reached(self, state: State) -> Key | _Value | None:
        """The end, a quiet position, or None in the middle of something."""
        if state.over:
            rewards = [state.reward(seat) for seat in range(state.seats)]
            return _Value(tuple(reward / sum(rewards) for reward in rewards), 0.0)
        arrangement = Arrangement.of(self.game, state)
        return None if arrangement is None else _key(arrangement)


def _key(table: Arrangement) -> Key:
    """The lines that matter, the pile in no order."""
    table.lay(table.pile, sorted(table.cards(table.pile)))
    return tuple((name, text) for name, text in table.lines.items() if not _is_unimportant(name))


def _is_unimportant(name: str) -> bool:
    return name in UNIMPORTANT or name.startswith("knows")


# -- Deals ---------------------------------------------------------------------


def _deals(table: Arrangement, state: State) -> Iterator[tuple[float, Key]]:
    """Every way to deal the cards to the hands, with its probability."""
    hands = [table.hand_of(seat) for seat in range(state.seats)]
    sizes = [len(table.cards(hand)) for hand in hands]
    cards = Counter(card for key in (*hands, table.pile) for card in table.cards(key))
    shown = [key for key, text in table.lines.items() if key not in (*hands, table.pile) and text in cards]
    for chance, dealt in _divided(cards, [*sizes, *(1 for _ in shown)]):
        for key, part in zip([*hands, *shown], dealt, strict=True):
            table.lay(key, sorted(part.elements()))
        rest = cards - sum(dealt, Counter())
        table.lay(table.pile, sorted(rest.elements()))
        yield chance, _key(table)


def _divided(cards: Counter[str], sizes: list[int]) -> Iterator[tuple[float, list[Counter[str]]]]:
    if not sizes:
        yield 1.0, []
        return
    for ways, part in _parts(sorted(cards.items()), sizes[0]):
        for chance, others in _divided(cards - part, sizes[1:]):
            yield chance * ways / comb(cards.total(), sizes[0]), [part, *others]


def _parts(kinds: list[tuple[str, int]], size: int) -> Iterator[tuple[int, Counter[str]]]:
    """Every choice of so many cards, and in how many ways it can be made."""
    if not kinds:
        if size == 0:
            yield 1, Counter()
        return
    (code, copies), *others = kinds
    for taken in range(min(copies, size) + 1):
        for ways, part in _parts(others, size - taken):
            yield ways * comb(copies, taken), part + Counter({code: taken})


# -- Beside an estimate ----------------------------------------------------------


class Beside(msgspec.Struct, frozen=True):
    """A true value, and what a sample says about it."""

    name: str
    exact: float
    mean: float
    low: float
    high: float

    @property
    def is_inside(self) -> bool:
        return self.low <= self.exact <= self.high

    def __str__(self) -> str:
        verdict = "" if self.is_inside else "; outside, as one interval in twenty is"
        estimate = f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"
        return f"{self.name}: exactly {self.exact:.4f}; estimated {estimate}{verdict}"


def beside_estimate(setup: Setup, exact: Exact, games: int) -> list[Beside]:
    """The true values, and what random games say about them."""
    game = setup.load_game()
    played = playouts(game, setup.seats, range(games), options=setup.options, deck=setup.load_deck())
    rows = []
    for seat, share in enumerate(exact.shares):
        won = [100 * one.rewards[seat] / sum(one.rewards) for one in played]
        rows.append(_beside(f"victories of {game.seat_name(seat)}, %", 100 * share, won))
    return [*rows, _beside("decisions of a game", exact.decisions, [one.decisions for one in played])]


def _beside(name: str, exact: float, sample: Sequence[float]) -> Beside:
    return Beside(name, exact, fmean(sample), *mean_interval(sample))
