# mypyc: compiled
"""The moves of Cheflebrity as numbers: a verb plus its object.

A chain is several atoms of one seat: `swap B5 left E5` is SWAP B5, CARD E5; `play FA20 w2` is PLAY FA20, PIE (its
place in the Working Line); `sab s1.w2 sg` is SABOTAGE_SG s1, PIE; `offer s2 give T5 want ?` is OFFER s2, COUNT 1,
COUNT 1, CARD T5, CARD ?. Lists are in ascending order.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import i64
from bakehouse.games.cheflebrity.cards import PLACED

PASS: Final = 0
KEEP: Final = 1
SKIP: Final = 2
END: Final = 3
PILE: Final = 4  # draw from the Ingredients Pile
NO_DRAW: Final = 5  # after a discard (CH-R11)
NEW: Final = 6  # begin a new pie
SAVE: Final = 7
SAVE_SG: Final = 8
ACCEPT: Final = 9
DECLINE: Final = 10
COUNTER: Final = 11
NO_PARTNER: Final = 12
SABOTAGE: Final = 13  # + seat (5)
SABOTAGE_SG: Final = 18  # + seat (5)
PARTNER: Final = 23  # + seat (5)
OFFER: Final = 28  # + seat (5)
OFFER_ALL: Final = 33
COUNT: Final = 34  # + number of cards - 1 (7)
PIE: Final = 41  # + place in a Working Line (24)
SERVE: Final = 65  # + place in one's own Working Line (24)
CARD: Final = 89  # + kind (38), or in an offer + claim (47)
SWAP: Final = 136  # + kind (38)
PLAY: Final = 174  # + placed number
MOVES: Final = PLAY + PLACED
WITH_AN_OBJECT: Final = [SABOTAGE, SABOTAGE_SG, PARTNER, OFFER, OFFER_ALL, COUNT, PIE, SERVE, CARD, SWAP, PLAY]

MAX_TRADED: Final[i64] = 7  # CH-R91

# Legal moves: those below 62 as a set, a verb, and the objects of this verb as another set.
Answers = tuple[i64, i64, i64]


def is_sabotage(move: i64) -> bool:
    return SABOTAGE <= move < PARTNER


def verb_of(move: int) -> int:
    """The verb of a move, without its object: OFFER for an offer to any one seat."""
    verb = move
    for first in WITH_AN_OBJECT:
        if first <= move:
            verb = first
    return verb
