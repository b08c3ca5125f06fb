"""Position texts: `key: value` lines, read strictly and written in one order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from bakehouse.core.chance import Chance
from bakehouse.core.deck import Deck
from bakehouse.core.errors import DeckError, OptionError, PositionError
from bakehouse.core.options import Option, Value, changed, read_changed, settle
from bakehouse.core.state import State

D = TypeVar("D", bound=Deck)

MAX_POSITION_LENGTH = 100_000


class Lines:
    """The lines of a position. What is not taken by the game that reads it is an error."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_POSITION_LENGTH:
            raise PositionError(f"a position has at most {MAX_POSITION_LENGTH} characters, not {len(text)}")
        self.values: dict[str, str] = {}
        self.places: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip() and not line.lstrip().startswith("#"):
                self._add(number, line)

    def _add(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        key = " ".join(key.split())
        if not colon:
            raise PositionError(f"a line is written 'key: value', not {line.strip()!r}", number)
        if key in self.values:
            raise PositionError(f"{key!r} stands there twice (first in line {self.places[key]})", number)
        self.values[key] = value.strip()
        self.places[key] = number

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def take(self, key: str, default: str = "") -> str:
        """The value of a key, which is then read."""
        return self.values.pop(key, default)

    def fault(self, key: str, message: str) -> PositionError:
        return PositionError(f"{key}: {message}", self.places.get(key, 0))

    def number(self, key: str, default: int, least: int = 0, most: int = 10**6) -> int:
        text = self.take(key, str(default))
        if not (text.isascii() and text.isdigit() and len(text) < 19 and least <= int(text) <= most):
            raise self.fault(key, f"a number from {least} to {most} is needed, not {text!r}")
        return int(text)

    def word(self, key: str, words: Mapping[str, int], default: str) -> int:
        """One of these words, as the number it stands for."""
        text = self.take(key, default)
        if text not in words:
            raise self.fault(key, f"{text!r} is not one of: {', '.join(words)}")
        return words[text]

    def cards(self, key: str, deck: Deck) -> list[int]:
        """Card codes separated by blanks (commas are fine), as kinds."""
        kinds = []
        for code in self.take(key).replace(",", " ").split():
            if code not in deck.kinds:
                raise self.fault(key, f"there is no card {code!r} in this deck")
            kinds.append(deck.kinds[code])
        return kinds

    def seed(self) -> int | bytes:
        text = self.take("seed", "0")
        try:
            return bytes.fromhex(text) if len(text) == 64 else int(text)
        except ValueError:
            raise self.fault("seed", f"a whole number or 64 hexadecimal digits are needed, not {text!r}") from None

    def options(self, known: Mapping[str, Option]) -> dict[str, Value]:
        place = self.places.get("options", 0)
        try:
            return read_changed(known, self.take("options"))
        except OptionError as error:
            raise PositionError(str(error), place) from None

    def done(self) -> None:
        for key in self.values:
            raise self.fault(key, "a position of this game has no such line")


@dataclass(frozen=True)
class Head(Generic[D]):
    """What every position begins with: how many play, with which options and cards, and the seed of what is to come."""

    seats: int
    options: dict[str, Value]
    deck: D
    chance: Chance


def read_head(
    lines: Lines,
    known: Mapping[str, Option],
    find_deck: Callable[[dict[str, Value], str], D],
    seats: tuple[int, int, int],
) -> Head[D]:
    """`seats`: how many play if the position does not say, the least, the most."""
    count = lines.number("seats", *seats)
    options = settle(known, lines.options(known))
    try:
        deck = find_deck(options, lines.take("cards"))
    except (DeckError, OptionError) as error:
        raise lines.fault("cards", str(error)) from None
    return Head(count, options, deck, Chance(lines.seed()))


def write_head(state: State, known: Mapping[str, Option], house: str) -> list[str]:
    """A deck is named by its hash, unless it is the one with the hash `house`."""
    digest = state.table_deck.digest
    return [
        f"seats: {state.seats}",
        f"options: {changed(known, state.table_options)}",
        *([] if digest == house else [f"cards: {digest}"]),
        f"seed: {seed_text(state.chance.seed)}",
    ]


def codes_text(deck: Deck, kinds: Iterable[int]) -> str:
    """Cards as `Lines.cards` reads them."""
    return " ".join(deck.codes[kind] for kind in kinds)


def seed_text(seed: int | bytes) -> str:
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def rest_of_deck(deck: Deck, used: list[int], fault: Callable[[str], PositionError]) -> list[int]:
    """The cards that stand nowhere in a position; an error if some card is used too often."""
    left = [int(n) for n in deck.copies]
    for kind in used:
        left[kind] -= 1
        if left[kind] < 0:
            raise fault(f"{deck.codes[kind]} stands there more often than the deck has it ({deck.copies[kind]})")
    return [kind for kind, n in enumerate(left) for _ in range(n)]
