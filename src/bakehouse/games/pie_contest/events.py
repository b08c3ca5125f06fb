# mypyc: compiled
"""The events of Pie Contest: the kinds of entries in its log, and what their numbers mean.

A *place* is zone * 16 + seat (ops.NOBODYS where the zone belongs to nobody). An event is called what its kind is called
here, in small letters.
"""

from typing import Final

from bakehouse.core.native import i64

STARTED: Final[i64] = 1  # seat has the first turn
DEALT: Final[i64] = 2
TURNED_UP: Final[i64] = 3  # an Achievement; a: place in the row
TURN_BEGAN: Final[i64] = 4  # seat begins; a: number of the turn
DREW: Final[i64] = 5
PLAYED: Final[i64] = 6
DIVED: Final[i64] = 7  # cards: the two Trashed ones
PASSED: Final[i64] = 8
MOVED: Final[i64] = 9  # seat: whose effect; a: from place, b: to place; c: 1 if chance chose the card
SWAPPED: Final[i64] = 10  # a, b: the Kitchens; cards: the one that was in a, the one that was in b
WORTH_CHANGED: Final[i64] = 11  # a: Kitchen, b: by how much, c: counter afterwards
BAKED: Final[i64] = 12  # a: number of the Pie from 0, b: its value
PIE_CHANGED: Final[i64] = 13  # seat: owner; a: number of the Pie, b: new value, c: by how much
SHIELDED: Final[i64] = 14  # a: 0 Kitchen, 1 Pies
REVEALED: Final[i64] = 15  # seat: who looks; a: place; b: 1 if all see it
LOOKED: Final[i64] = 16  # seat looks at the top of the Pantry; a: how many
ANSWERED: Final[i64] = 17  # a: 1 yes, 0 no; b: where in the code it was asked
CHOSE: Final[i64] = 18  # a: number of the option from 0; b: place of the options in the code
POINTED: Final[i64] = 19  # at the player a
NOTHING_DONE: Final[i64] = 20  # a step on a hand found no card that fits (CO-K13)
ACHIEVED: Final[i64] = 21  # seat completes it
TURNED_INTO: Final[i64] = 22  # an Achievement became a card; a: place
RETURNED: Final[i64] = 23  # a turned card, or a completed Achievement, went to the pile; a: from place
RESHUFFLED: Final[i64] = 24  # a: number of cards
DROPPED: Final[i64] = 25  # effects beyond the safety limit; a: how many
ENDED: Final[i64] = 26  # a: reason
POLLED: Final[i64] = 27  # a: when seat last ate pie (see together.py)
CLAIMED: Final[i64] = 28  # seat points out that player a has fulfilled it; b: 1 if that is right
