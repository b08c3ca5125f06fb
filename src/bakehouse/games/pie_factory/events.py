# mypyc: compiled
"""The kinds of entries in the log of Pie Factory, and what their numbers mean."""

from typing import Final

from bakehouse.core.native import i64

STARTED: Final[i64] = 1  # a: the order of the workers, packed
DEALT: Final[i64] = 2
LINED_UP: Final[i64] = 3  # cards turned up into the line; a: 1 at the start of a day
PAID: Final[i64] = 4
DRAFTED: Final[i64] = 5  # a: position from 0, b: 1 if face down
PLAYED: Final[i64] = 6  # a: 1 if face down
BOXED: Final[i64] = 7  # a: slot from 0, b: 1 for the final boxing; the card that scores, or none (PF-33)
DISCARDED: Final[i64] = 8  # what else the pie held; a: 1 if a secret base was turned up
HIDDEN_DISCARDED: Final[i64] = 9  # a base that stays secret (option `discards`)
DREW: Final[i64] = 10
PASSED: Final[i64] = 11
ORDERED: Final[i64] = 12  # a: the new order, packed
PLACED: Final[i64] = 13  # a: slot from 0, b: 1 if face down
TOOK_BACK: Final[i64] = 14  # the card in front goes into the hand (PF-52)
DROPPED: Final[i64] = 15  # PF-D6
CLEARED: Final[i64] = 16  # the free cards of a line from which nobody drafted (PF-60)
DAY_ENDED: Final[i64] = 17  # a: which day
WENT_STALE: Final[i64] = 18  # a: slot from 0
RESHUFFLED: Final[i64] = 19  # a: number of cards
OPENED: Final[i64] = 20  # closed score piles are turned up; the cards of one seat
GRANDMA_DECIDED: Final[i64] = 21  # a: what the icon counts as: PRESIDENT (kept), FOREMAN or SECRETARY
ENDED: Final[i64] = 22
