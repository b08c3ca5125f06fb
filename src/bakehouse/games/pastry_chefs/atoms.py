# mypyc: compiled
"""The moves of Pastry Chefs as numbers: a verb plus its object.

`move 2 hearts E>S` is the chain FROM E, TO S, DESCRIBE hearts,
COUNT 2; `ask E 1 #3` is ASK E, DESCRIBE #3, COUNT 1; several cards are picked in ascending order.
"""

from typing import Final

from bakehouse.games.pastry_chefs.cards import KINDS

PASS: Final = 0
SECOND: Final = 1
STOP: Final = 2
NO_ASK: Final = 3
DRAW: Final = 4  # + seat (4)
ASK: Final = 8  # + seat (4)
BAKE: Final = 12  # + pastry (32)
FROM: Final = 44  # + zone (5)
TO: Final = 49  # + zone (5)
DESCRIBE: Final = 54  # + description (24)
COUNT: Final = 78  # + number of cards - 1 (12)
CARD: Final = 90  # + kind
MOVES: Final = CARD + KINDS
