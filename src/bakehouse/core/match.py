"""A game being played: its state, the decisions so far, and which of them can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.core.decision import Decision
from bakehouse.core.game import Game
from bakehouse.core.messages import Message, say
from bakehouse.core.state import State
from bakehouse.core.view import Event


class Match:
    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.decisions: list[Decision] = []
        self._before: list[State] = []  # the states before the last decisions: as many as undo can reach
        self._last_shown: dict[int, int] = {}  # by seat: the number of the last event it was shown

    def play(self, decision: Decision) -> None:
        before = self.state.copy()
        decision.play(self.state)
        if self.decisions and self.decisions[-1].seat != decision.seat:
            self._before.clear()  # nobody takes back what came before another one's move
        self._before.append(before)
        self.decisions.append(decision)

    def play_together(self, answers: Sequence[Decision]) -> None:
        """Answers that were given at the same time, in asking order. They are final."""
        for answer in answers:
            self.play(answer)
        self._before.clear()

    def news(self, seat: int) -> list[Event]:
        """The events that this seat has not been shown yet."""
        events = self.game.events(self.state, self._last_shown.get(seat, 0), seat)
        if events:
            self._last_shown[seat] = events[-1].number
        return events

    def skip_news(self, keep: int) -> None:
        """Treat all events but the last few as shown to everybody."""
        shown = max(0, self.last_event - keep)
        self._last_shown = dict.fromkeys(range(self.state.seats), shown)

    @property
    def last_event(self) -> int:
        return self.state.event_count

    # -- Undo ----------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Message | None:
        """The reason why this seat cannot take back its last decision; None if it can."""
        if not self.decisions:
            return say("no-undo-nothing-played")
        if self.decisions[-1].seat != seat:
            return say("no-undo-moved-since", seat=self.decisions[-1].seat)
        last = self._last_choice(seat)
        if last > len(self._before):
            return say("no-undo-together")
        if self.decisions[-last].forced:
            return say("no-undo-forced")
        return self._what_came_out(self._before[-last])

    def undo(self, seat: int) -> int:
        """Take back this seat's last choice and what followed from it without one; how many decisions that is."""
        last = self._last_choice(seat)
        self.state = self._before[-last]
        del self._before[-last:]
        del self.decisions[-last:]
        self._last_shown = {other: min(shown, self.last_event) for other, shown in self._last_shown.items()}
        return last

    def _last_choice(self, seat: int) -> int:
        """How many decisions back this seat last had a choice, if only forced ones of its own have followed."""
        back = 0
        for decision in reversed(self.decisions):
            if decision.seat != seat:
                break
            back += 1
            if not decision.forced:
                break
        return back

    def _what_came_out(self, before: State) -> Message | None:
        """An event is marked if chance had a part in it or somebody learned something, for whichever audience."""
        for audience in (None, *range(self.state.seats)):
            for event in self.game.events(self.state, before.event_count, audience):
                if event.chance:
                    return say("no-undo-chance")
                if event.secret:
                    return say("no-undo-secret")
        return None
