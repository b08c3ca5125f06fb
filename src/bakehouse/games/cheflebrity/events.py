# mypyc: compiled
"""The kinds of entries in the log of Cheflebrity, and what their numbers mean."""

from typing import Final

from bakehouse.core.native import i64

STARTED: Final[i64] = 1  # seat begins
DEALT: Final[i64] = 2
DREW: Final[i64] = 3  # from the Ingredients Pile; a: cards left in it
TOOK: Final[i64] = 4  # from the Leftovers Pile
DISCARDED: Final[i64] = 5
LOST_NOTHING: Final[i64] = 6  # an Oops! without a pie
SPILT: Final[i64] = 7  # an Oops! threatens: a: pie number
PLACED: Final[i64] = 8  # a: placed number, b: pie number
SERVED: Final[i64] = 9  # a: pie number; the cards are those of the dessert, b: 1 for a Pie
ATTACKED: Final[i64] = 10  # a: victim, b: pie number, c: 1 with a Stroke of Genius!
KNOCKED_OFF: Final[i64] = 11  # seat lost the card; a: pie number, b: the saboteur or -1 for an Oops!
RESCUED: Final[i64] = 12  # seat saved; a: owner, b: pie number, c: 1 with a Stroke of Genius!
QUIET: Final[i64] = 13  # a table window closed and nobody had reacted
ENDED_TURN: Final[i64] = 14
LAST_CARD: Final[i64] = 15  # seat drew the last card of the Ingredients Pile; a: turns that are left
OFFERED: Final[i64] = 16  # a: partner or -1 for all, b: cards given; the cards are claims
COUNTERED: Final[i64] = 17  # as above
ACCEPTED: Final[i64] = 18  # a: partner
DECLINED: Final[i64] = 19  # a: partner
ANSWERED: Final[i64] = 20  # to an offer to all; a: the seats that accept, a bit each
CHOSE: Final[i64] = 21  # a: the partner, or -1 for nobody
GAVE: Final[i64] = 22  # a: the receiver
ENDED: Final[i64] = 23
