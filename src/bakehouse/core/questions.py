"""What a step asks, in words: the rows of the games' tables of questions."""

from __future__ import annotations

from typing import NamedTuple


class Question(NamedTuple):
    prompt: str  # for the players who are asked; empty if it depends on more than these words
    waiting: str  # what they are doing, for the others
    rule: str = ""  # the rule behind it
