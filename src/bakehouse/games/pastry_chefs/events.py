# mypyc: compiled
"""The kinds of entries in the log of Pastry Chefs, and what their numbers mean."""

from typing import Final

from bakehouse.core.native import i64

STARTED: Final[i64] = 1  # seat begins; a: hands dealt again, b: number of the game
DEALT: Final[i64] = 2
TURNED_UP: Final[i64] = 3
ANNOUNCED: Final[i64] = 4  # a: description, b: count, c: mover * 64 + source * 8 + target; the holder picks
MOVED: Final[i64] = 5  # as above; seat gave the cards
FAILED: Final[i64] = 6  # as above
DISCARDED: Final[i64] = 7  # a: 1 for a penalty, 0 for the hand limit
DREW: Final[i64] = 8
REVEALED: Final[i64] = 9  # a: description, b: count
ASKED: Final[i64] = 10  # a: description, b: count, c: asked seat * 2 + answer
BAKED: Final[i64] = 11  # a: pastry
PASSED: Final[i64] = 12
RESHUFFLED: Final[i64] = 13  # b: number of cards
ENDED: Final[i64] = 14  # a: winning team or -1, b: number of the game
