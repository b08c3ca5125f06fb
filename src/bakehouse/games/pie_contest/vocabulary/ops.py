# mypyc: compiled
"""The words of the Card Effect Vocabulary (CEV 1) as numbers: what the compiled form of a card is written in.

The compiled form of a whole set is one table of numbers. A *step* is five of them (STEP_SIZE): an operation, up to
three operands, and the place of the step after it. Selectors, filters, numbers and conditions are nodes of the same
table; an operand that stands for one is its place.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import i64

NOTHING: Final[i64] = -1
STEP_SIZE: Final[i64] = 5

# -- Steps: operation, operands ----------------------------------------------

END: Final[i64] = 0  # of a text
BAKE: Final[i64] = 1  # who, bonus
DRAW: Final[i64] = 2  # number, who
MOVE: Final[i64] = 3  # selector, destination, owner
SWAP: Final[i64] = 4  # selector, selector
WORTH: Final[i64] = 5  # selector, number, 1 if it is set and not added
PIE: Final[i64] = 6  # which Pies, number
SHIELD: Final[i64] = 7  # 0 Kitchen or 1 Pies, who
REVEAL: Final[i64] = 8  # selector, 1 if to all
PLAY: Final[i64] = 9  # selector
CHOOSE: Final[i64] = 10  # by (+ HIDDEN if a condition looks into a hand), place of the options, how many
MAY: Final[i64] = 11  # by, first step of `else`, first step inside
IF: Final[i64] = 12  # condition, first step of `else`, first step of `then`
EACH: Final[i64] = 13  # who, first step of the body
NEXT: Final[i64] = 14  # the end of a loop's body
AT_ONCE: Final[i64] = 15  # who, place of the one step that everybody takes

HIDDEN: Final[i64] = 16

# -- Who ---------------------------------------------------------------------

YOU: Final[i64] = 0
THEY: Final[i64] = 1
ACTIVE: Final[i64] = 2
LEFT: Final[i64] = 3
RIGHT: Final[i64] = 4
ANY: Final[i64] = 5
OTHER: Final[i64] = 6
EVERYBODY: Final[i64] = 7  # the word `each`
RIVALS: Final[i64] = 8

# -- Places ------------------------------------------------------------------

HAND: Final[i64] = 0
KITCHEN: Final[i64] = 1
TRASH: Final[i64] = 2
PANTRY: Final[i64] = 3  # as a destination: the top
OVEN: Final[i64] = 4
BOTTOM: Final[i64] = 5  # of the Pantry
PILE: Final[i64] = 6  # of Achievements; no card names it, turned cards end there
RESOLVING: Final[i64] = 7  # the Achievement that is just completed
NOBODYS: Final[i64] = 15  # in place of a seat, where the place belongs to nobody

# -- Selectors: word, zone, of, filter, way, number, by, top -------------------

CHOSEN: Final[i64] = 0
THIS: Final[i64] = 1
IT: Final[i64] = 2
WHOLE_OVEN: Final[i64] = 3

PICK: Final[i64] = 0
PICK_ALL: Final[i64] = 1
PICK_UP_TO: Final[i64] = 2

BY_YOU: Final[i64] = 0
BY_OWNER: Final[i64] = 1
BY_CHANCE: Final[i64] = 2

# -- Filters: operation, operands ----------------------------------------------

ANYTHING: Final[i64] = 0
OF_KINDS: Final[i64] = 1  # number of a set of kinds
WORTH_AT_MOST: Final[i64] = 2
WORTH_AT_LEAST: Final[i64] = 3
NOT_THIS: Final[i64] = 4
EVERY_FILTER: Final[i64] = 5  # how many, filters
SOME_FILTER: Final[i64] = 6  # how many, filters
NO_FILTER: Final[i64] = 7  # filter

# -- Numbers: operation, operands ----------------------------------------------

LITERAL: Final[i64] = 0
COUNT: Final[i64] = 1  # selector
FLAVORS: Final[i64] = 2  # selector
TOTAL: Final[i64] = 3  # selector
PIES: Final[i64] = 4  # who
BAKERS: Final[i64] = 5  # who
BEST: Final[i64] = 6  # who
WORST: Final[i64] = 7  # who
VALUE: Final[i64] = 8
MUL: Final[i64] = 9  # number, factor
SUM: Final[i64] = 10  # how many, numbers
CAP: Final[i64] = 11  # number, most
IF_ELSE: Final[i64] = 12  # condition, number, number

# -- Conditions: operation, operands -------------------------------------------

AT_LEAST: Final[i64] = 0  # number, number
AT_MOST: Final[i64] = 1
EQUAL: Final[i64] = 2
HAS: Final[i64] = 3  # selector
CAN_BAKE: Final[i64] = 4  # who
FULL: Final[i64] = 5  # who
MADE: Final[i64] = 6
NOT: Final[i64] = 7  # condition
ALL: Final[i64] = 8  # how many, conditions
SOME: Final[i64] = 9  # how many, conditions

# -- Which Pies ----------------------------------------------------------------

THAT_PIE: Final[i64] = 0
BEST_PIE: Final[i64] = 1
WORST_PIE: Final[i64] = 2
MY_PIES: Final[i64] = 3
RIVAL_PIES: Final[i64] = 4
ANY_PIE: Final[i64] = 5

# -- When a text works ---------------------------------------------------------

ACT: Final[i64] = 0
PLAYED: Final[i64] = 1
BAKED: Final[i64] = 2
TRASHED: Final[i64] = 3
TURN_START: Final[i64] = 4
TURN_END: Final[i64] = 5
RIVAL_BAKE: Final[i64] = 6
BAKING: Final[i64] = 7  # a worth change while being Baked
STATIC_WORTH: Final[i64] = 8
STATIC_GUARD: Final[i64] = 9
REWARD: Final[i64] = 10  # of an Achievement

GOAL_STATE: Final[i64] = 0
GOAL_BAKE: Final[i64] = 1
GOAL_DIVE: Final[i64] = 2
GOAL_SWAP: Final[i64] = 3
GOAL_RAID: Final[i64] = 4
GOAL_LOST: Final[i64] = 5
GOAL_TURN_END: Final[i64] = 6

SALT: Final[i64] = 5  # the flavors: sweet sour bitter savory spicy salt
