"""What the lab reads in a game: `facts.toml` in the game's folder, as data.

The file says which events draw and play cards, which field of a state counts its turns, how long a decision takes
people, and which situations show that a rule or a ruling came up. A situation counts the entries of the log of one
kind (`event`), of which one number may be looked at: `field` is a, b, c, seat or cards (how many), divided and taken
modulo, and then compared with `is`, or with `least` and `most`; `with` asks for one of these cards. A situation may
instead look at how the game ended: its `reason`, or how many `winners` there were at least.

A game without such a file, for instance one from another package, has results without cards and situations.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files

import msgspec

from bakehouse.core.deck import Deck
from bakehouse.core.events import kinds_of
from bakehouse.core.game import Game
from bakehouse.core.package_data import text_of, toml_of
from bakehouse.core.state import State
from bakehouse.core.view import Outcome
from bakehouse.lab.tally import CARDS, DRAWN, NO_FIELD, NO_SET, PLAYED, Tally

FIELDS = {"seat": 1, "a": 2, "b": 3, "c": 4, "cards": 7}  # places in an entry of the log
SMALLEST, LARGEST = -(2**62), 2**62
USUAL_SECONDS = 20.0  # a decision of people, where a game says nothing


class Counted(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"is_": "is", "has": "with"}
):
    """Entries of the log of one kind that fulfil a condition."""

    event: str = ""
    field: str = ""
    divide: int = 1
    modulo: int = 0
    is_: int | None = None
    least: int | None = None
    most: int | None = None
    has: list[str] = []


class Use(Counted, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"is_": "is", "has": "with"}):
    """Events that draw or play cards."""

    codes: str = "codes"  # which list of the deck names them
    number: str = ""  # the number of the entry that names the card, if it is not one of its cards


class Situation(Counted, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"is_": "is", "has": "with"}):
    """What shows that a rule came up."""

    id: str
    says: str  # what is counted
    reason: str = ""
    winners: int = 0

    def ended(self, outcome: Outcome) -> bool:
        """Is it about the end of the game, and did it end so?"""
        if self.reason:
            return outcome.reason == self.reason
        return 0 < self.winners <= len(outcome.winners)


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"situations": "situation"}):
    """The facts of one game."""

    turns: str = ""  # the field of the state
    unit: str = "move"
    order: str = ""  # the field of the state that lists the seats in their order, if that is not round the table
    step: str = ""  # the field of its options that says in which direction turns go; nothing: clockwise
    seconds: float = USUAL_SECONDS
    drawn: list[Use] = []
    played: list[Use] = []
    situations: list[Situation] = []


@cache
def facts_of(package: str) -> Facts:
    """The facts of the game in this package; none of them if it says nothing."""
    if not files(package).joinpath("facts.toml").is_file():
        return Facts()
    return msgspec.convert(toml_of(text_of(package, "facts.toml")), Facts)


def order_of(facts: Facts, state: State) -> list[int]:
    """The seats of a game that was just dealt, in the order of their first turns."""
    if facts.order:
        return [int(seat) for seat in getattr(state, facts.order)]
    step = int(getattr(getattr(state, "options"), facts.step)) if facts.step else 1  # noqa: B009 - not every state has it
    return [(int(state.actor) + step * turn) % state.seats for turn in range(state.seats)]


def codes_of(facts: Facts, deck: Deck) -> list[str]:
    """Every card that is counted, by number: those of the deck, then those of its further lists."""
    if not facts.drawn:
        return []
    return [code for name in _lists(facts) for code in getattr(deck, name)]


def _lists(facts: Facts) -> list[str]:
    return list(dict.fromkeys(["codes", *(use.codes for use in [*facts.drawn, *facts.played])]))


def tally_for(game: Game, deck: Deck, seats: int, scores: Sequence[str]) -> Tally:
    """A fresh count; `scores` are events that are kept as they are."""
    facts = facts_of(game.package)
    table = _Table(facts, deck, kinds_by_name(game.package))
    for number, situation in enumerate(facts.situations):
        if situation.event:
            table.add(situation, number)
    for target, uses in ((DRAWN, facts.drawn), (PLAYED, facts.played)):
        for use in uses:
            table.add(use, int(target), table.shift(use.codes), FIELDS[use.number] if use.number else int(CARDS))
    kinds = [table.kinds[name] for name in scores]
    return Tally(seats, len(codes_of(facts, deck)), len(facts.situations), table.rows, table.sets, kinds)


@cache
def kinds_by_name(package: str) -> dict[str, int]:
    """The kinds of entries in this game's log, as its facts name them."""
    if not facts_of(package).turns:
        return {}
    return {name: number for number, name in kinds_of(import_module(f"{package}.events")).items()}


class _Table:
    """The rows of a tally, being made."""

    def __init__(self, facts: Facts, deck: Deck, kinds: dict[str, int]) -> None:
        self.facts = facts
        self.deck = deck
        self.kinds = kinds
        self.rows: list[list[int]] = []
        self.sets: list[list[int]] = []

    def shift(self, name: str) -> int:
        """How many cards are listed before this list of the deck."""
        names = _lists(self.facts)
        return sum(len(getattr(self.deck, before)) for before in names[: names.index(name)])

    def add(self, counted: Counted, target: int, shift: int = 0, number: int = int(CARDS)) -> None:
        exact = counted.is_
        least = counted.least if exact is None else exact
        most = counted.most if exact is None else exact
        self.rows.append(
            [
                self.kinds[counted.event],
                FIELDS[counted.field] if counted.field else int(NO_FIELD),
                counted.divide,
                counted.modulo,
                SMALLEST if least is None else least,
                LARGEST if most is None else most,
                self._set(counted.has),
                target,
                shift,
                number,
            ]
        )

    def _set(self, codes: list[str]) -> int:
        """The number of this set of cards; a deck need not have them all."""
        if not codes:
            return int(NO_SET)
        self.sets.append([self.deck.kinds[code] for code in codes if code in self.deck.kinds])
        return len(self.sets) - 1
