# mypyc: compiled
"""The log of The Pie Game: the kinds of its entries, and what their numbers mean."""

from typing import Final

from bakehouse.core.native import i64

STARTED: Final[i64] = 1  # seat deals; a: number of the round, b: how often the cards were dealt again (PG-R6)
GOT_RECIPE: Final[i64] = 2  # the card is a recipe
DEALT: Final[i64] = 3
TURNED_UP: Final[i64] = 4  # a: 1 if it is shuffled back (PG-R5)
TOOK: Final[i64] = 5
DREW: Final[i64] = 6
LAID: Final[i64] = 7  # drawn, and put on the discard pile at once (PG-39, PG-40)
DISCARDED: Final[i64] = 8
PLAYED: Final[i64] = 9
THREW: Final[i64] = 10  # the last card lies on top
LOST_TURN: Final[i64] = 11
RETURNED: Final[i64] = 12
REFILLED: Final[i64] = 13
CHOSE_PARTNER: Final[i64] = 14  # a: the partner
OFFERED: Final[i64] = 15  # a: the partner
GAVE: Final[i64] = 16  # a: the receiver
RESHUFFLED: Final[i64] = 17
BAKED: Final[i64] = 18  # a: the recipe, b: the pies of this seat now
WON: Final[i64] = 19  # a: the number of rounds
