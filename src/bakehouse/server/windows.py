"""A window: several seats are asked at once, and their answers stay secret until the last one is in.

The answers are held beside the state. Nothing that anybody else can see changes before the window closes: not the
view, not the number, not who is waited for. It closes when every person who decides for a seat has answered, and never
before a fixed time has passed; then bots, standing answers and lone choices are filled in.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bakehouse.core.state import State
from bakehouse.server.journal import Answer


@dataclass
class Window:
    asked: list[int]  # in asking order
    answers: dict[int, Answer] = field(default_factory=dict)

    def hold(self, answer: Answer) -> None:
        self.answers[answer.seat] = answer

    def has_answered(self, seat: int) -> bool:
        return seat in self.answers

    def in_order(self) -> list[Answer]:
        return [self.answers[seat] for seat in self.asked]


def opened(state: State) -> Window | None:
    """The window that this state opens, if several seats are asked."""
    asked = state.actors
    return Window(asked) if len(asked) > 1 else None
