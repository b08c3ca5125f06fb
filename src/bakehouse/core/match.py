"""A game being played: its state, the decisions so far, and which of them can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.core.decision import Decision
from bakehouse.core.game import Game, GameInfo
from bakehouse.core.log import HIDDEN
from bakehouse.core.messages import Message, say
from bakehouse.core.state import State
from bakehouse.core.view import Event


class Match:
    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.decisions: list[Decision] = []
        self.alone: int | None = None  # the only person at the table: what bots did since is taken back with its move
        self._before: list[State] = []  # the states before the last decisions: as many as undo can reach
        self._last_shown: dict[int, int] = {}  # by seat: the number of the last event it was shown
        self._settled = 0  # decisions that were made elsewhere: nobody takes them back

    def play(self, decision: Decision) -> None:
        before = self.state.copy()
        decision.play(self.state)
        if self._ends_undo(decision):
            self._before.clear()
        if self._before or self.alone in (None, decision.seat):
            self._before.append(before)
        self.decisions.append(decision)

    def _ends_undo(self, decision: Decision) -> bool:
        """Does nobody take back any more what came before this decision?"""
        if self.alone is not None:
            return decision.seat == self.alone and not decision.forced
        return bool(self.decisions) and self.decisions[-1].seat != decision.seat

    def play_together(self, answers: Sequence[Decision]) -> None:
        """Answers that were given at the same time, in asking order. They are final."""
        for answer in answers:
            self.play(answer)
        self._before.clear()

    def settle(self) -> None:
        """The game begins here: what was decided before is not taken back."""
        self._before.clear()
        self._settled = len(self.decisions)

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
        is_alone = seat == self.alone
        if self.decisions[-1].seat != seat and not is_alone:
            return say("no-undo-moved-since", seat=self.decisions[-1].seat)
        last = self._last_choice(seat)
        if last is None:
            return say("no-undo-forced") if self._has_played(seat) else say("no-undo-nothing-played")
        if last > len(self.decisions) - self._settled:
            return say("no-undo-nothing-played")
        if last > len(self._before):
            return say("no-undo-together")
        before = self._before[-last]
        return self._what_reached(seat, before) if is_alone else self._what_came_out(before)

    def undo(self, seat: int) -> int:
        """Take back this seat's last choice and what followed from it; how many decisions that is."""
        last = self._last_choice(seat)
        assert last is not None
        self.state = self._before[-last]
        del self._before[-last:]
        del self.decisions[-last:]
        self._last_shown = {other: min(shown, self.last_event) for other, shown in self._last_shown.items()}
        return last

    def _has_played(self, seat: int) -> bool:
        return any(decision.seat == seat for decision in self.decisions)

    def _last_choice(self, seat: int) -> int | None:
        """How many decisions back this seat last had a choice, as far as others' decisions do not stand between."""
        for back, decision in enumerate(reversed(self.decisions), 1):
            if decision.seat == seat:
                if not decision.forced:
                    return back
            elif seat != self.alone:
                return None
        return None

    def _what_came_out(self, before: State) -> Message | None:
        """An event is marked if chance had a part in it or somebody learned something, for whichever audience."""
        for audience in (None, *range(self.state.seats)):
            for event in self.game.events(self.state, before.event_count, audience):
                if event.chance:
                    return say("no-undo-chance")
                if event.secret:
                    return say("no-undo-secret")
        return None

    def _what_reached(self, seat: int, before: State) -> Message | None:
        """Among bots only what this seat has learned itself counts: nobody else is wronged."""
        for event in self.game.events(self.state, before.event_count, seat):
            if is_news(event, seat, self.game.info):
                return say("no-undo-chance") if event.chance else say("no-undo-learned")
        return None


def is_news(event: Event, seat: int, info: GameInfo) -> bool:
    """Does this seat learn something from the event that it did not know, and that does not lie open?

    A card that a bot shows from its hand is news, a card that it takes from the middle of the table is none; nor is
    what happens face down, or what others learn from this seat's own cards.
    """
    if event.cards and all(card == HIDDEN for card in event.cards):
        return False
    own = f"seat:{seat}"
    if event.seat == seat and (event.source == own or event.kind in info.disclosures):
        return event.chance
    is_from_seat = bool(event.cards) and event.source.startswith("seat:") and event.source != own
    return event.chance or event.secret or (is_from_seat and event.kind not in info.open_moves)
