# mypyc: compiled
"""Cards, sets of cards and pies of Pie Factory as numbers.

A *card* is its row in the deck file (each row is one physical card). A *set* of cards (a hand, a pile whose order
does not matter) is one number with a bit for each card. A *pie* is one number too: the base with its side, then the
filling and the topping; a card that lies in front of a player is written like a pie of that card alone.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import gathered
from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.vectors import vec_of

CRUST: Final[i64] = 0
FILLING: Final[i64] = 1
TOPPING: Final[i64] = 2
KINDS: Final = ["crust", "filling", "topping"]

PLAIN: Final[i64] = 0
PRESIDENT: Final[i64] = 1
FOREMAN: Final[i64] = 2
SECRETARY: Final[i64] = 3
GRANDMA: Final[i64] = 4
ICONS: Final = ["", "P", "M", "S", "G"]

UP: Final[i64] = 1  # face up
SEEN: Final[i64] = 2  # face down, but everybody saw the card (PF-K3)
SECRET: Final[i64] = 3  # face down, played from hand: only the owner knows it (PF-K4)

EMPTY: Final[i64] = 0  # no pie, nothing in front
FILLED: Final[i64] = 2**8  # pies below this have no filling,
TOPPED: Final[i64] = 2**14  # and pies below this have no topping
NO_CARD: Final[i64] = -1


# -- Pies ----------------------------------------------------------------------


def laid(card: i64, side: i64) -> i64:
    """A card alone: a new pie, or what lies in front of a player."""
    return card + side * 64


def base_of(pie: i64) -> i64:
    return pie & 63


def side_of(pie: i64) -> i64:
    return (pie >> 6) & 3


def filling_of(pie: i64) -> i64:
    """The filling of a pie, or NO_CARD."""
    return ((pie >> 8) & 63) - 1


def topping_of(pie: i64) -> i64:
    """The topping of a pie, or NO_CARD."""
    return ((pie >> 14) & 63) - 1


def with_filling(pie: i64, card: i64) -> i64:
    return pie + (card + 1) * FILLED


def with_topping(pie: i64, card: i64) -> i64:
    return pie + (card + 1) * TOPPED


def is_bare(pie: i64) -> bool:
    """A base and nothing on it."""
    return pie != EMPTY and pie < FILLED


def has_filling(pie: i64) -> bool:
    return pie >= FILLED


def top_of(pie: i64) -> i64:
    """The card on top."""
    if pie >= TOPPED:
        return topping_of(pie)
    return filling_of(pie) if pie >= FILLED else base_of(pie)


def cards_of(pie: i64) -> i64:
    """All cards of a pie as a set."""
    if pie == EMPTY:
        return 0
    return BIT[base_of(pie)] | upper_cards(pie)


def upper_cards(pie: i64) -> i64:
    """The cards of a pie above its base, as a set."""
    cards: i64 = 0
    if pie >= FILLED:
        cards |= BIT[filling_of(pie)]
    if pie >= TOPPED:
        cards |= BIT[topping_of(pie)]
    return cards


class Deck(CoreDeck):
    """The house deck or another one: what is printed on each card, and the sets that the rules ask for."""

    __slots__ = (
        "crusts",
        "everything",
        "fillings",
        "fits",
        "icons",
        "kind",
        "names",
        "prep",
        "upon",
        "value",
        "with_icon",
    )

    def __init__(
        self,
        name: str,
        codes: list[str],
        text: str,
        names: list[str],
        kinds: list[int],
        values: list[int],
        preps: list[int],
        icons: list[int],
        goes_on: list[list[str]],
    ) -> None:
        super().__init__(name, codes, [1] * len(codes), text)
        self.names = names
        self.kind = vec_of(kinds)
        self.value = vec_of(values)
        self.prep = vec_of(preps)
        self.icons = vec_of(icons)
        # PF-X5: the fillings on which a topping goes, as a set; empty for crusts and fillings.
        self.fits = vec[i64]([self._fillings_named(names, kinds, wanted) for wanted in goes_on])
        self.crusts: i64 = self._set_of(kinds, 0)
        # By filling plus one: what goes on a pie without a topping. On a base alone, any filling.
        self.fillings: i64 = self._set_of(kinds, 1)
        self.upon = vec[i64]([self._fitting(card) for card in range(-1, len(codes))])
        self.with_icon = vec[i64]([self._set_of(icons, icon) for icon in range(len(ICONS))])
        self.everything: i64 = gathered(self.all_cards())

    def cards_that_go_on(self, pie: i64) -> i64:
        """PF-R3: a filling on a base, whatever its side (PF-R4); a topping on a filling that it names. A set."""
        if pie >= TOPPED:  # no conditional expression: 0 or an i64 would be a Python int
            return 0
        return self.upon[pie >> 8]

    def _fillings_named(self, names: list[str], kinds: list[int], wanted: list[str]) -> int:
        return sum([1 << card for card in range(len(names)) if kinds[card] == 1 and names[card] in wanted])

    def _fitting(self, filling: int) -> int:
        if filling == NO_CARD:
            return self.fillings
        return sum([1 << card for card in range(len(self.codes)) if self.fits[card] & BIT[filling]])

    def _set_of(self, values: list[int], wanted: int) -> int:
        return sum([1 << card for card in range(len(values)) if values[card] == wanted])
