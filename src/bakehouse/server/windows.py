"""A window: several seats are asked at once, and their answers stay secret until the last one is in.

The answers are held beside the state. Nothing that anybody else can see changes before the window closes: not the
view, not the number, not who is waited for. It closes when every person who decides for a seat has answered, and never
before a fixed time has passed; then the answers of bots, standing answers and single choices are filled in.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bakehouse.core.decision import Decision
from bakehouse.core.state import State


@dataclass
class OpenWindow:
    asked: list[int]  # in asking order
    answers: dict[int, Decision] = field(default_factory=dict)  # by seat

    def hold(self, answer: Decision) -> None:
        self.answers[answer.seat] = answer

    def has_answered(self, seat: int) -> bool:
        return seat in self.answers


def window_of(state: State) -> OpenWindow | None:
    """The window that this state opens, if several seats are asked."""
    asked = state.actors
    return OpenWindow(asked) if len(asked) > 1 else None
