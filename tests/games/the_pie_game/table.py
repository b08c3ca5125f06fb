"""A table of The Pie Game, with words for what lies on it."""

from __future__ import annotations

from collections import Counter

import pytest

import bakehouse
from bakehouse.core.chance import Chance
from bakehouse.core.native import i64, vec
from bakehouse.games.the_pie_game import GAME
from bakehouse.games.the_pie_game.cards import FULL_HAND, SPECIALS, Deck, unpacked
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.view import KnownHand, View
from tests.support import Scenario


def house() -> Deck:
    deck = GAME.house_deck()
    assert isinstance(deck, Deck)
    return deck


HOUSE = house()

# What lies where a position says nothing: plain cards that nobody's recipe is near to.
QUIET_HANDS = [
    "APP CIN FLK GRA COC",
    "BAN BAN PUM PUM EGG",
    "CHE CHE PEC PEC CRM",
    "MAP MAP VAN VAN CCH",
    "STR STR GIN GIN BSU",
    "HON HON HON BSU BSU",
    "EGG EGG CRM CRM PUM",
    "CCH CCH WSU WSU WSU",
]
QUIET_TOP = "STR"


class Rigged(Chance):
    """Luck that was agreed on for some streams; the others are as ever."""

    def __init__(self, seed: int = 0, **outcomes: str) -> None:
        super().__init__(seed)
        self.rigged = {name.replace("__", "@").replace("_n", "#"): text.split() for name, text in outcomes.items()}

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        """The agreed cards come first, that is from the end; the rest follows in any order."""
        if name not in self.rigged:
            return super().shuffled(name, cards)
        codes = HOUSE.recipe_codes if name.startswith("recipes") else HOUSE.codes
        first = [codes.index(code) for code in self.rigged[name]]
        rest = Counter(cards)
        rest.subtract(first)
        assert min(rest.values()) >= 0, f"the cards of {name} are not all there"
        if name.startswith("recipes"):
            return vec[i64]([*first, *rest.elements()])
        return vec[i64]([*rest.elements(), *reversed(first)])

    def pick(self, name: str, n: i64) -> i64:
        return int(self.rigged[name][0]) if name in self.rigged else super().pick(name, n)


class PieTable(Scenario):
    """`table.hand("1") == "APP HON"`, `table.top == "COC"`.

    Hands, recipes (R01 for seat 0, R02 for seat 1 …) and the top discard that a position does not name are the quiet
    ones above. The line `only deck` names the whole draw pile: all other cards lie under the discard pile.
    """

    state: State

    def __init__(self, position: str | State = "", **options: str | int) -> None:
        if isinstance(position, str):
            position = _completed(position)
            if options:
                position += "\noptions: " + " ".join(f"{name}={value}" for name, value in options.items())
        super().__init__(GAME, position)

    def hand(self, name: str) -> str:
        """The cards of a hand, in the order of their codes."""
        codes = [self.state.deck.codes[kind] for kind in unpacked(self.state.hands[self.seat(name)])]
        return " ".join(sorted(codes))

    def holds(self, name: str, cards: str) -> bool:
        """Does a hand hold exactly these cards?"""
        return sorted(self.hand(name).split()) == sorted(cards.split())

    def sizes(self) -> list[int]:
        return self.view(None).hand_sizes

    def pile(self, name: str) -> list[str]:
        """The discard pile or the draw pile, from the top."""
        state = self.state
        cards = state.discards[: state.laid] if name == "discard" else state.pile[: state.left]
        return [state.deck.codes[kind] for kind in list(cards)[::-1]]

    @property
    def top(self) -> str:
        return self.pile("discard")[0]

    @property
    def fronts(self) -> list[int]:
        return self.view(None).fronts

    @property
    def pies(self) -> list[int]:
        return self.view(None).pies

    @property
    def turn(self) -> str:
        return GAME.seat_name(self.state.turn)

    @property
    def step(self) -> str:
        """The step as the seat on turn knows it."""
        return self.view(self.turn).step

    def view(self, name: str | None) -> View:
        view = super().view(name)
        assert isinstance(view, View)
        return view

    def known(self, viewer: str | None, name: str) -> KnownHand:
        """What a viewer remembers about a hand."""
        known = self.view(viewer).known
        assert known is not None
        return known.hands[self.seat(name)]

    def sure(self, viewer: str | None, name: str) -> str:
        return " ".join(self.known(viewer, name).sure)

    @property
    def last_event(self) -> int:
        return len(self.events(None))


def _completed(position: str) -> str:
    lines = [line.strip() for line in position.replace("/", "\n").splitlines() if line.strip()]
    named = {line.partition(":")[0].strip(): line.partition(":")[2].split() for line in lines}
    seats = int(named.get("seats", ["4"])[0])
    for seat in range(seats):
        if f"hand {seat}" not in named:
            cards = QUIET_HANDS[seat].split()
            named[f"hand {seat}"] = cards[:-1] if f"front {seat}" in named else cards
        named.setdefault(f"recipe {seat}", [f"R{seat + 1:02}"])
    named.setdefault("discard", [QUIET_TOP])
    if "only deck" in named:
        named["deck"] = named.pop("only deck")
        named["discard"] += _cards_nowhere(named)
    return "\n".join(f"{key}: {' '.join(words)}" for key, words in named.items())


def _cards_nowhere(named: dict[str, list[str]]) -> list[str]:
    rest = Counter({code: int(n) for code, n in zip(HOUSE.codes, HOUSE.copies, strict=True)})
    for key, codes in named.items():
        if key.split()[0] in ("hand", "front", "deck", "discard"):
            rest.subtract(codes)
    return list(rest.elements())


def match(seats: int, seed: int, **options: object) -> PieTable:
    """A table with a new match from a seed."""
    state = GAME.deal(seats, seed, options)
    assert isinstance(state, State)
    return PieTable(state)


def deal(
    hands: list[str], up: str = QUIET_TOP, then: str = "", dealer: int = 3, recipes: str = "", **options: str | int
) -> PieTable:
    """A table that was really dealt: these hands by seat, this card turned up, these cards on the draw pile."""
    luck = Rigged(deck__1=order(hands, up, then, dealer), recipes__1=recipe_order(len(hands), dealer, recipes))
    return deal_with(len(hands), luck, first_dealer=dealer, **options)


def deal_with(seats: int, luck: Rigged, **options: str | int) -> PieTable:
    state = GAME.deal_with(seats, luck, options)
    assert isinstance(state, State)
    return PieTable(state)


def order(hands: list[str], up: str, then: str, dealer: int) -> str:
    """The shuffled deck that gives these hands, one card at a time from the dealer's left until they are full."""
    seats = len(hands)
    cards = [hands[(dealer + 1 + step) % seats].split()[lap] for lap in range(FULL_HAND) for step in range(seats)]
    return " ".join([*cards, up, *then.split()])


def recipe_order(seats: int, dealer: int, recipes: str = "") -> str:
    """The shuffled recipes that give these recipes by seat: R01 for seat 0, R02 for seat 1 … unless said otherwise."""
    wanted = recipes.split() or [f"R{seat + 1:02}" for seat in range(seats)]
    return " ".join(wanted[(dealer + 1 + step) % seats] for step in range(seats))


def custom_deck(**copies: int) -> str:
    """The text of the house deck file with other copies of some kinds."""
    text = HOUSE.text
    for code, count in copies.items():
        head, tail = text.split(f'code = "{code}"', 1)
        before, after = tail.split("copies = ", 1)
        text = f'{head}code = "{code}"{before}copies = {count}{after[after.index(chr(10)) :]}'
    return text


def small_deck(ingredients: dict[str, int], recipes: list[str], **specials: int) -> Deck:
    """A deck of few cards, for counting worlds; files must have 94 of them."""
    codes = [*SPECIALS, *ingredients]
    copies = [specials.get(code, 0) for code in SPECIALS] + list(ingredients.values())
    needs = [[codes.index(code) for code in recipe.split()] for recipe in recipes]
    text = f"{ingredients} {recipes} {specials}"
    deck = Deck("small", codes, copies, text, [f"R{number:02}" for number in range(1, len(recipes) + 1)], needs)
    GAME.remember(deck)
    return deck


def refused_option(message: str, **options: object) -> None:
    """These options are refused, and the message says so."""
    with pytest.raises(bakehouse.OptionError) as error:
        GAME.deal(4, 1, options)
    assert message in str(error.value)
