# mypyc: compiled
"""Cards and pies of Cheflebrity as numbers.

A *kind* is a card of the deck: 35 pie cards, the three specials that a hand can hold, then Oops!. A *placed* number is
a card in a pie: the kind of a pie card, or a Stroke of Genius! in one of its roles. A *claim* is what is said in a
trade: a kind, a class of kinds, or anything.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.deck import Deck as CoreDeck
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.view import PieView

BOTTOM: Final[i64] = 0  # the parts of a pie, in the order in which it is built (CH-63)
FILLING: Final[i64] = 1
TOP: Final[i64] = 2
EXTRAS: Final[i64] = 3
PARTS: Final = 4

QUALITIES: Final = [5, 10, 15, 20, 25]  # CH-14
LOWEST: Final[i64] = 5  # CH-15
HIGHEST: Final[i64] = 25
FLAVOURS: Final = ["apple", "blueberry", "cherry", "pumpkin"]  # CH-13
PUMPKIN: Final[i64] = 3
NO_FLAVOUR: Final[i64] = -1

LETTERS: Final = ["B", "FA", "FB", "FC", "FP", "T", "E"]
PART_WORDS: Final = ["bottom", "filling", "top", "extras", "special"]

PIE_KINDS: Final[i64] = 35
SB: Final[i64] = 35  # Sabotage!
SV: Final[i64] = 36  # Saved It!
SG: Final[i64] = 37  # Stroke of Genius!
OO: Final[i64] = 38  # Oops!
HOLDABLE: Final[i64] = 38  # kinds below this can be in a hand (CH-R29)
KINDS: Final[i64] = 39
NO_KIND: Final[i64] = -1
CODES: Final = [f"{letters}{quality}" for letters in LETTERS for quality in QUALITIES] + ["SB", "SV", "SG", "OO"]

# A Stroke of Genius! as a part of a pie (CH-32, CH-R45); SG=F only with the option sg_filling=no_kind.
GENIUS_BOTTOM: Final[i64] = 35
GENIUS_FILLING: Final[i64] = 36  # + flavour (4)
GENIUS_PLAIN: Final[i64] = 40
GENIUS_TOP: Final[i64] = 41
PLACED: Final[i64] = 43  # the last of them is SG=E
GENIUS_WORDS: Final = ["SG=B", "SG=FA", "SG=FB", "SG=FC", "SG=FP", "SG=F", "SG=T", "SG=E"]
PLACED_CODES: Final = CODES[:35] + GENIUS_WORDS

CLASSES: Final = ["B?", "F?", "FA?", "FB?", "FC?", "FP?", "T?", "E?", "?"]
CLAIMS: Final[i64] = 47
CLAIM_WORDS: Final = CODES[:38] + CLASSES  # CH-R82: the classes last; OO is no claim

# Trophies (CH-27, CH-31): what lies face up by a player.
WORKED: Final[i64] = 0  # a Sabotage! that worked,
SAVED: Final[i64] = 1  # a Saved It! that was used,
GENIUS_WORKED: Final[i64] = 2  # and Strokes of Genius! in these roles (CH-R47)
GENIUS_SAVED: Final[i64] = 3
TROPHIES: Final[i64] = 4
TROPHY_WORDS: Final = ["SB", "SV", "SG=SB", "SG=SV"]
TROPHY_KINDS: Final = vec[i64]([SB, SV, SG, SG])

MAX_SEATS: Final = 5  # CH-R5
MAX_PIES: Final = 24  # in one Working Line: there are no more bottoms


def _part(placed: int) -> int:
    if placed < 5 or placed == GENIUS_BOTTOM:
        return 0
    if placed < 25 or GENIUS_FILLING <= placed <= GENIUS_PLAIN:
        return 1
    return 2 if placed < 30 or placed == GENIUS_TOP else 3


def _flavour(placed: int) -> int:
    if 5 <= placed < 25:
        return (placed - 5) // 5
    return placed - 36 if 36 <= placed < 40 else -1


def _quality(placed: int) -> int:
    """CH-35: a Stroke of Genius! has quality 5."""
    return QUALITIES[placed % 5] if placed < 35 else 5


PART_OF: Final = vec[i64]([_part(placed) for placed in range(PLACED)])
FLAVOUR_OF: Final = vec[i64]([_flavour(placed) for placed in range(PLACED)])
QUALITY_OF: Final = vec[i64]([_quality(placed) for placed in range(PLACED)])


# By the parts that are wanted, a bit each: the placed numbers of these parts, as a set.
WITH_PARTS: Final = vec[i64](
    [sum([2**placed for placed in range(PLACED) if parts & 2 ** _part(placed)]) for parts in range(2**PARTS)]
)
# By the number of cards of a pie, up to 3: the parts that it takes now, a bit each (CH-63, CH-70 to CH-72, CH-R18).
PARTS_WANTED: Final = vec[i64]([0, 2**1, 2**2 + 2**3, 2**3])
PIE_CARDS: Final[i64] = 2**35 - 1  # the pie cards among the kinds, as a set


def kind_of(placed: i64) -> i64:
    """The card behind a placed number."""
    return placed if placed < PIE_KINDS else SG


class Pie:
    """A pie in a Working Line or a dessert in a Serving Line. It never changes, so that copies of a state share it."""

    __slots__ = ("cards", "number", "shown")

    def __init__(self, number: i64, cards: vec[i64]) -> None:
        self.number = number  # w1, w2 …
        self.cards = cards  # placed numbers, from the bottom up; the last one is the newest (CH-R23)
        self.shown: PieView | None = None  # made once for all views: everybody sees the same

    def show(self) -> PieView:
        """The pie as views have it."""
        if self.shown is None:
            self.shown = PieView(self.number, [PLACED_CODES[placed] for placed in self.cards])
        return self.shown

    def with_card(self, placed: i64) -> Pie:
        return Pie(self.number, append(self.cards[:], placed))

    def without_newest(self) -> Pie:
        return Pie(self.number, self.cards[: len(self.cards) - 1])

    @property
    def newest(self) -> i64:
        return self.cards[len(self.cards) - 1]

    def parts_wanted(self) -> i64:
        """CH-R20: only the cards now present count."""
        return PARTS_WANTED[min(len(self.cards), 3)]

    def takes(self, part: i64) -> bool:
        return self.parts_wanted() & BIT[part] != 0

    def has(self, part: i64) -> bool:
        for placed in self.cards:
            if PART_OF[placed] == part:
                return True
        return False

    @property
    def is_complete(self) -> bool:
        """CH-67: a Bottom Crust and a Filling at least."""
        return len(self.cards) >= 2

    @property
    def is_pie(self) -> bool:
        """CH-R19: with a Top Crust it is a Pie, without one a Tart."""
        return len(self.cards) >= 3 and PART_OF[self.cards[2]] == TOP

    @property
    def extras(self) -> i64:
        return len(self.cards) - 3 if self.is_pie else max(len(self.cards) - 2, 0)


class Deck(CoreDeck):
    """The house deck, or another one of the same 39 codes."""

    __slots__ = ("names", "pie_cards", "special_cards", "texts")

    def __init__(self, name: str, copies: list[int], text: str) -> None:
        super().__init__(name, CODES, copies, text)
        # In the order of the card list; shared, not to be written to.
        self.pie_cards = vec[i64]([kind for kind in self.cards if kind < PIE_KINDS])  # CH-50
        self.special_cards = vec[i64]([kind for kind in self.cards if kind >= PIE_KINDS])
        self.names: list[str] = []
        self.texts: list[str] = []
