# mypyc: compiled
"""The moves of Pie Factory as numbers: a verb plus its object.

`draft 4 pay C02` is the chain DRAFT 4, CARD C02; `box 1 3` is BOX 1, BOX 3, and DONE if there is a pie in a higher
slot. Cards and slots are picked in ascending order.
"""

from typing import Final

MAX_CARDS: Final = 62  # a set of cards has a bit for each card
MAX_PIES: Final = 5  # of one player: slots that are kept for a seat, whatever `max_pies` says
MAX_LINE_LENGTH: Final = 6  # PF-8: with four players

DRAW: Final = 0
PASS: Final = 1
DONE: Final = 2
KEEP: Final = 3  # Grandma: + icon - 1 (keep, foreman, secretary)
PLACE_DOWN: Final = KEEP + 3  # option `orientation`
BOX: Final = PLACE_DOWN + 1  # + slot
PLACE: Final = BOX + MAX_PIES  # + slot
STALE: Final = PLACE + MAX_PIES  # + slot
DRAFT: Final = STALE + MAX_PIES  # + 2 * position, + 1 face down
PLAY: Final = DRAFT + 2 * MAX_LINE_LENGTH  # + 2 * card, + 1 face down
CARD: Final = PLAY + 2 * MAX_CARDS  # + card: paid or dropped
MOVES: Final = CARD + MAX_CARDS
