"""A game being played: its state, the decisions so far, and which of them can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.core.decision import Decision, Played
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.core.view import Event


class Match:
    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.played: list[Played] = []
        self._final = 0  # this many decisions can no longer be taken back
        self._last_shown: dict[int, int] = {}  # by seat: the number of the last event it was shown

    def play(self, decision: Decision) -> None:
        played = Played(decision, self.state.copy())
        decision.play(self.state)
        self.played.append(played)

    def play_together(self, answers: Sequence[Decision]) -> None:
        """Answers that were given at the same time, in asking order. They are final."""
        for answer in answers:
            self.play(answer)
        self._final = len(self.played)

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

    def why_no_undo(self, seat: int) -> str:
        """The reason why this seat cannot take back its last decision; empty if it can."""
        if self.played and self.played[-1].decision.seat != seat:
            return f"seat {self.game.seat_name(self.played[-1].decision.seat)} has moved since"
        last = self._last_choice(seat)
        if last and len(self.played) - len(last) < self._final:
            return "answers that are given together are final"
        if not last or last[0].decision.forced:
            return "there was nothing to choose" if self.played else "nothing has been played yet"
        return self._what_came_out(last[0].before)

    def undo(self, seat: int) -> list[Played]:
        """Take back this seat's last choice and what followed from it without one; what was taken back."""
        last = self._last_choice(seat)
        self.state = last[0].before
        del self.played[-len(last) :]
        self._last_shown = {other: min(shown, self.last_event) for other, shown in self._last_shown.items()}
        return last

    def _last_choice(self, seat: int) -> list[Played]:
        """The last decision in which this seat had a choice, and its own forced ones since then."""
        found: list[Played] = []
        for played in reversed(self.played):
            if played.decision.seat != seat:
                break
            found.insert(0, played)
            if not played.decision.forced:
                break
        return found

    def _what_came_out(self, before: State) -> str:
        """An event is marked if chance had a part in it or somebody learned something, for whichever audience."""
        for audience in (None, *range(self.state.seats)):
            for event in self.game.events(self.state, before.event_count, audience):
                if event.chance:
                    return "chance had a part in what followed"
                if event.secret:
                    return "somebody has learned something from it"
        return ""
