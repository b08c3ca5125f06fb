"""Playing decisions again, step by step: the one replayer behind records, the command line and the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bakehouse.core.decision import Decision
from bakehouse.core.game import EVERYTHING, Game
from bakehouse.core.log import NOBODY, Entry
from bakehouse.core.state import State
from bakehouse.core.view import Event


@dataclass(frozen=True, slots=True)
class Step:
    """The deal, or a decision: the states before and after it. They are shared between steps, so copy to play on."""

    decision: Decision | None  # None: the deal
    before: State | None  # None before the deal
    after: State

    @property
    def seat(self) -> int | None:
        return None if self.decision is None else self.decision.seat

    @property
    def atoms(self) -> list[int]:
        return [] if self.decision is None else self.decision.atoms

    @property
    def state(self) -> State:
        """The state to which it led."""
        return self.after

    def events(self, game: Game, viewer: int) -> list[Event]:
        """What happened in this step, as this viewer knows it."""
        last = 0 if self.before is None else self.before.event_count
        return [event_for(game, self.after, entry, viewer) for entry in self.after.entries(last)]

    def entries(self) -> list[Entry]:
        """What this step added to the log, the outcomes of chance included."""
        return self.after.all_entries(0 if self.before is None else self.before.logged)


def steps(state: State, decisions: Iterable[Decision]) -> Iterator[Step]:
    """The deal, which led to this state, and then every decision, played on it.

    `decisions` may be found on the way: the next one is asked for when the last one has been played.
    """
    after = state.copy()
    yield Step(None, None, after)
    for decision in decisions:
        decision.play(state)
        before, after = after, state.copy()
        yield Step(decision, before, after)


def event_for(game: Game, state: State, entry: Entry, viewer: int) -> Event:
    """An entry of the log as this viewer knows it; for EVERYTHING, as one of those who see its cards."""
    if viewer != EVERYTHING:
        return game.event(state, entry, viewer)
    seeing = (seat for seat in range(state.seats) if entry.knowers == NOBODY or entry.shows_cards_to(seat))
    return game.event(state, entry, next(seeing))


# -- Windows -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecordedWindow:
    """The decisions of seats that were asked at the same time; often there is only one."""

    steps: list[Step]
    is_closed: bool  # have all who were asked answered?

    def text(self, game: Game, step: Step, viewer: int) -> str:
        """A decision of this window in notation: also what became known when the last answer was in."""
        assert step.decision is not None
        assert step.before is not None
        seat, atoms = step.decision.seat, step.decision.atoms
        if self.is_closed and viewer != EVERYTHING:
            answers = {other.decision.seat: other.decision.atoms for other in self.steps if other.decision is not None}
            if game.knows_answer(step.before, answers, seat, viewer):
                viewer = EVERYTHING
        return game.text(step.before, seat, atoms, viewer)


def windows(decided: Iterable[Step]) -> Iterator[RecordedWindow]:
    """The steps after the deal, grouped by the window in which they were decided."""
    waiting: list[Step] = []
    for step in decided:
        waiting.append(step)
        if _is_closed(waiting):
            yield RecordedWindow(waiting, is_closed=True)
            waiting = []
    if waiting:
        yield RecordedWindow(waiting, is_closed=False)


def _is_closed(window: list[Step]) -> bool:
    """Has everybody answered who was asked together with the first of these?"""
    assert window[0].before is not None
    answered = [step.seat for step in window]
    return not any(window[-1].after.is_asked(seat) for seat in window[0].before.actors if seat not in answered)
