# mypyc: compiled
"""The moves of Pie Contest as numbers. One atom is one answer: a card, a place, a player, a yes.

Those that name a kind of card come last, because their number depends on the set of cards: PLAY + kind (`P:`), then
at_hand (`h.` and `g.`), at_revealed (`r.`), at_trash (`t.`), at_looked (`p.`) and at_pie (`$`) of the Deck.
"""

from __future__ import annotations

from typing import Final

PASS: Final = 0
DIVE: Final = 1
DONE: Final = 2
YES: Final = 3
NO: Final = 4
SEAT: Final = 5  # + seat (10)
OPTION: Final = 15  # + number of the option (16)
EFFECT: Final = 31  # + place among this player's different waiting effects (32)
SPOT: Final = 63  # + seat * 5 + place in the Kitchen (50)
PLAY: Final = 113  # + kind

MAX_EFFECTS: Final = 32  # offered at a time; the others wait until some of these are resolved
MAX_PIES: Final = 100  # that can be pointed at; the oldest ones
