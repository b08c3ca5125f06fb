# mypyc: compiled
"""The moves of The Pie Game as numbers: a verb plus its object.

`xFL,HON` (discard two) is the chain DISCARD FL, DISCARD HON, in the order in which the cards go on the pile; nothing
moves before the chain is complete. Every other decision is one atom.
"""

from typing import Final

MAX_SEATS: Final = 8  # PG-5

PLAY: Final = 0  # + Fudge kind (6)
DRAW: Final = 6
TAKE: Final = 7
PARTNER: Final = 8  # + seat (8)
DISCARD: Final = 16  # + kind; behind the last kind come as many atoms GIVE + kind


def move_space(kinds: int) -> int:
    """The number of atoms with a deck of this many kinds."""
    return DISCARD + 2 * kinds
