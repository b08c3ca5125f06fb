"""What a step asks: the rows of the games' tables of questions."""

from __future__ import annotations

from typing import NamedTuple

from bakehouse.core.messages import Message


class Question(NamedTuple):
    prompt: Message | None  # for the players who are asked; None if it says more than which step it is
    rule: str = ""  # the rule behind it
