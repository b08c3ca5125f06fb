# mypyc: compiled
"""A game in progress: what every game's State has, and random play to the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Self

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck
from bakehouse.core.errors import IllegalMove
from bakehouse.core.log import EVENTS, NOBODY, Entry, Log
from bakehouse.core.native import i64, mypyc_attr, vec
from bakehouse.core.view import Outcome, Playout

# A table, because a shifted literal is computed in 32 bits when compiled.
BIT: Final = vec[i64]([1 << k for k in range(62)])
NO_CARDS: Final = vec[i64]()
NO_MOVES: Final = vec[i64]()
MANY_MOVES: Final = 32  # longer lists are rare


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Who is asked, what they may answer, and what an answer does.

    `waiting` is the set of seats that are asked now (a bit each) and `actor` the first of them in asking
    order, which goes round the table from there.
    """

    __slots__ = (
        "actor",
        "blank",
        "chance",
        "listening",
        "log",
        "number",
        "over",
        "seats",
        "table_deck",
        "table_options",
        "waiting",
    )

    def __init__(self, seats: i64, chance: Chance, deck: Deck, options: dict[str, str | int]) -> None:
        self.seats = seats
        self.chance = chance
        self.table_deck = deck  # a game has them in forms of its own, too
        self.table_options = options
        self.actor: i64 = 0
        self.waiting: i64 = 0
        self.over: bool = False
        self.number: i64 = 0  # moves made; a chain of atoms counts once
        self.listening: bool = False  # does anybody want the log?
        self.log: Log | None = None  # worlds have none
        # An empty list with which lists of moves begin. `append` writes behind it as long as there is room, so that
        # they are all written into the same place and none has to be allocated.
        self.blank = vec[i64](capacity=MANY_MOVES)

    # -- What a game defines -------------------------------------------------

    @property
    def move_space(self) -> int:
        """Moves at this table are numbers from 0 to move_space - 1."""
        raise NotImplementedError

    def moves(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat that is asked, ascending.

        Not to be written to, because it may be shared, and not to be kept: the next one of this state is written
        over it.
        """
        raise NotImplementedError

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """Any of the legal moves of a seat that is asked.

        A game overrides it where it knows these moves as a set: then they need not be listed. It makes the same
        choice as this, with one number of the generator.
        """
        moves = self.moves(seat)
        return moves[rng.below(len(moves))]

    def apply(self, seat: i64, move: i64) -> None:
        """Do it, trusting the caller."""
        raise NotImplementedError

    def reason(self, seat: i64, move: i64) -> str:
        """The id of the rule that forbids a move which is not legal."""
        raise NotImplementedError

    def pending(self, seat: int) -> list[int]:
        """The atoms of this seat's unfinished chain."""
        raise NotImplementedError

    def empty(self, chance: Chance) -> Self:
        """A table like this before the deal, with other luck; without log and memory, as worlds are."""
        raise NotImplementedError

    def copy_table(self, other: Self) -> None:
        """Give another table what lies on this one, as far as the game added it to this class."""
        raise NotImplementedError

    def begin(self) -> None:
        """Shuffle, deal and ask the first question."""
        raise NotImplementedError

    def result(self) -> Outcome:
        """How the game ended."""
        raise NotImplementedError

    def reward(self, seat: int) -> float:
        """From 0 (lost) to 1 (won alone)."""
        raise NotImplementedError

    def rewards(self) -> list[float]:
        """By seat. A game overrides it where it knows all of them as easily as one."""
        return [self.reward(seat) for seat in range(self.seats)]

    # -- What all games share ------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.result() if self.over else None

    @property
    def actors(self) -> list[int]:
        """The seats that are asked now, in asking order; empty when the game is over."""
        if self.waiting == BIT[self.actor]:
            return [self.actor]
        return self.in_order(self.actor, self.waiting)

    def in_order(self, first: i64, seats: i64) -> list[int]:
        """The seats of a set, round the table from the first."""
        ordered: list[int] = []
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if seats & BIT[seat]:
                ordered.append(seat)
        return ordered

    def legal(self, seat: int) -> list[int]:
        """The legal moves of this seat, ascending; empty if it is not asked."""
        if not self.is_asked(seat):
            return []
        return [move for move in self.moves(seat)]  # noqa: C416 - a vec of numbers becomes a list of ints

    def is_asked(self, seat: int) -> bool:
        return 0 <= seat < self.seats and self.waiting & BIT[seat] != 0

    def check(self, seat: int, move: int) -> None:
        """Raise IllegalMove with the id of the rule that forbids this move, or return."""
        if self.over:
            raise IllegalMove("the game is over", "BH-4", seat=seat)
        if not self.is_asked(seat):
            raise IllegalMove(f"seat {seat} is not asked", "BH-1", seat=seat)
        if not 0 <= move < self.move_space:
            raise IllegalMove(f"there is no move {move}", "BH-3", seat=seat)
        wanted: i64 = move
        for legal in self.moves(seat):
            if legal == wanted:
                return
        raise IllegalMove(f"seat {seat} may not make move {move}", self.reason(seat, wanted), seat=seat)

    def play(self, seat: int, move: int) -> None:
        """Check, then apply: for everything that faces a person or a network."""
        self.check(seat, move)
        self.apply(seat, move)

    def copy(self) -> Self:
        other = self.empty(self.chance)
        other.actor = self.actor
        other.waiting = self.waiting
        other.over = self.over
        other.number = self.number
        other.listening = self.listening
        if self.log is not None:
            other.log = self.log.copy()
        self.copy_table(other)
        return other

    def trial(self) -> Self:
        """A copy to try moves on: it keeps no log."""
        twin = self.copy()
        twin.listening = False
        return twin

    def again(self, chance: Chance) -> Self:
        """A new game at a table like this, with other luck."""
        other = self.empty(chance)
        other.begin()
        return other

    def ask(self, seat: i64) -> None:
        """This seat alone is asked now."""
        self.actor = seat
        self.waiting = BIT[seat]

    def ask_all(self, first: i64, seats: i64) -> None:
        """Every seat of this set is asked at once, in asking order from the first."""
        self.waiting = seats
        self.actor = first
        while not seats & BIT[self.actor]:
            self.actor = (self.actor + 1) % self.seats

    def answered(self, seat: i64) -> None:
        """This seat has given its answer; the others are still asked."""
        self.waiting ^= BIT[seat]
        if self.waiting:
            self.ask_all(self.actor, self.waiting)

    def finish(self) -> None:
        self.over = True
        self.waiting = 0

    # -- The log -------------------------------------------------------------

    @property
    def event_count(self) -> int:
        """How many events there were, which is the number of the last one."""
        return 0 if self.log is None else self.log.event_count

    @property
    def logged(self) -> int:
        """Where the log ends."""
        return 0 if self.log is None else self.log.end

    def entries(self, since: int = 0, kinds: int = EVENTS) -> list[Entry]:
        """The events after this number (of these kinds, a bit each), in the order in which it happened."""
        return [] if self.log is None else self.log.entries(since, kinds)

    def all_entries(self, after: int = 0) -> list[Entry]:
        """Every entry after this end of the log, the outcomes of chance included."""
        return [] if self.log is None else self.log.everything(after)

    def log_event(
        self,
        kind: i64,
        seat: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        *,
        cards: vec[i64] = NO_CARDS,
        knowers: i64 = NOBODY,
        luck: bool = False,
    ) -> None:
        """Add to the log, if anybody listens; what a, b and c mean stands beside the kind, in `events.py`."""
        if self.listening:
            self._open_log().add(kind, seat, a, b, c, cards, knowers, luck=luck)

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        """The cards in the order that chance gives them; the log keeps it for the record."""
        mixed = self.chance.shuffled(name, cards)
        if self.listening:
            self._open_log().add_chance(name, mixed, is_number=False)
        return mixed

    def picked(self, name: str, n: i64) -> i64:
        """A number below n that chance picks; the log keeps it for the record."""
        number = self.chance.pick(name, n)
        if self.listening:
            self._open_log().add_chance(name, vec[i64]([number]), is_number=True)
        return number

    def _open_log(self) -> Log:
        log = self.log
        if log is None:
            log = Log()
            self.log = log
        return log


def playout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random moves to the end, or to the limit; return the number of decisions made."""
    most: i64 = limit
    decisions: i64 = 0
    while not state.over and decisions < most:
        seat = state.actor
        state.apply(seat, state.random_move(seat, rng))
        decisions += 1
    return decisions


def play_games(table: State, seeds: Iterable[int], limit: int) -> list[Playout]:
    """A whole random game for each seed, from the deal to the end (or to the limit), at tables like this one."""
    games: list[Playout] = []
    for seed in seeds:
        state = table.again(Chance(seed))
        decisions = playout(state, Rng(seed), limit)
        games.append(Playout(seed, decisions, state.outcome, state.rewards()))
    return games
