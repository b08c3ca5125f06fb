"""Faults of concurrency, planted in tables of their own: does the simulation find them?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bakehouse.core.decision import Decision
from bakehouse.server import driver, journal, wire
from bakehouse.server.connection import Connection
from bakehouse.server.gallery import ROUNDING, Gallery
from bakehouse.server.runtime import Written
from bakehouse.server.slow_play import SlowPlay
from bakehouse.server.table import NEVER, Done, LiveTable
from bakehouse.server.talk import Talk
from bakehouse.server.windows import OpenWindow
from tests.simulation.evening import play
from tests.simulation.scheduler import Failure


class LostUpdate(LiveTable):
    """The mailbox goes on while something is being written."""

    def _work(self) -> None:
        while self._mailbox:
            self._mailbox.popleft()()


class DoubleAnswer(LiveTable):
    """Whoever has answered in a window may answer again."""

    _is_lenient = False

    def _act(self, connection: Connection, message: wire.FromPage, done: Done) -> None:
        self._is_lenient = isinstance(message, wire.Pick)
        if isinstance(message, wire.Pick) and super().has_answered(message.seat):
            del self.drafts[message.seat]
        super()._act(connection, message, done)
        self._is_lenient = False

    def record(self, entries: Sequence[journal.Entry], done: Done = lambda refusal: None) -> None:
        self._is_lenient = False
        super().record(entries, done)

    def has_answered(self, seat: int) -> bool:
        return not self._is_lenient and super().has_answered(seat)


class AcknowledgedEarly(LiveTable):
    """A message is acknowledged when it is on its way to the store."""

    def record(self, entries: Sequence[journal.Entry], done: Done = lambda refusal: None) -> None:
        super().record(entries)
        done(None)


class ShownEarly(LiveTable):
    """A move is shown when it is on its way to the store."""

    def record(self, entries: Sequence[journal.Entry], done: Done = lambda refusal: None) -> None:
        before = self.status
        super().record(entries, done)
        self._show(entries, status_changed=self.status != before)


class PresenceShownEarly(LiveTable):
    """Who is here is shown together with who sits where, even while that is being written."""

    def _show_presence(self) -> None:
        self._presence = None
        self.send_lobbies()


class NumbersReused(LiveTable):
    """After a failed write the table goes on, with the numbers of the entries that are missing."""

    def _recorded(
        self, entries: Sequence[journal.Entry], before: wire.Status, done: Done, error: BaseException | None
    ) -> None:
        if error is not None:
            self._written -= len(entries)
        super()._recorded(entries, before, done, error)

    def _break(self) -> None:
        pass


class KeptInMemory(LiveTable):
    """After a failed write the table goes on as if nothing had happened."""

    def _break(self) -> None:
        pass


class WrittenTwice(LiveTable):
    """A write that takes long is repeated."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.runtime = _Impatient(self.runtime)


class _Impatient:
    def __init__(self, runtime: Any) -> None:
        self._runtime = runtime

    def __getattr__(self, name: str) -> Any:
        return getattr(self._runtime, name)

    def write(self, rows: Sequence[Any], written: Written) -> None:
        is_done: list[bool] = []

        def first(error: BaseException | None) -> None:
            if not is_done:
                is_done.append(True)
                written(error)

        self._runtime.write(rows, first)
        again = self._runtime.now() + 0.5
        self._runtime.call_at(again, lambda: None if is_done else self._runtime.write(rows, first))


class ClockRunsOn(LiveTable):
    """In a window the clock of somebody who has answered runs on."""

    def run_clocks(self) -> None:
        is_open = self.status == "playing" and self.is_anybody_here()
        running = [seat for seat in self.waiting if self.seats[seat].decides]
        self.clocks.run(running if is_open else [], is_open=is_open)


class SeatGivenAway(LiveTable):
    """A connection goes on getting the position of a seat that is another's now."""

    def _unseat_connections(self) -> None:
        pass


class OldEvents(LiveTable):
    """A page that was away during an undo keeps the events that were taken back."""

    def _take_back(self, entry: journal.Undone) -> None:
        super()._take_back(entry)
        self.undo_floor = NEVER


class _UndatedPlay(SlowPlay):
    def dated(self, entry: journal.Entry) -> journal.Entry:
        return entry


class Undated(LiveTable):
    """It is not written when somebody was asked at a slow table: after a restart nobody knows."""

    def _set_up(self, header: journal.TableHeader) -> None:
        super()._set_up(header)
        self.slow = _UndatedPlay(self)


class WithDriver(LiveTable):
    """A table with another driver."""

    kind: type[driver.Driver]

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.driver = self.kind(self)


class _StaleThought(driver.Driver):
    def _decided(self, seat: int, thought: driver.Thought, atoms: list[int] | None) -> None:
        table = self._table
        if table.match is None or seat not in table.waiting or table.seats[seat].decides or atoms is None:
            super()._decided(seat, thought, atoms)
            return
        self._question = table.question
        self._thoughts[seat] = thought
        thought.atoms, thought.at = atoms, table.now()
        self.schedule()


class StaleThought(WithDriver):
    """A bot plays what it has decided about an earlier question: before an undo, before it was late."""

    kind = _StaleThought


class _WindowWithoutPerson(driver.Driver):
    def _missing(self, window: OpenWindow) -> list[int]:
        return [] if window.answers else super()._missing(window)


class WindowWithoutPerson(WithDriver):
    """A window closes when the first person has answered."""

    kind = _WindowWithoutPerson


class _StandInStays(driver.Driver):
    """Remembers what a stand-in has decided, and plays it although its person is back."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table)
        self._answers: dict[tuple[int, int], list[int] | None] = {}  # by question and seat

    def _kept(self) -> list[int] | None:
        table = self._table
        if table.window is not None or not table.seats[table.waiting[0]].decides:
            return None
        return self._answers.get((table.question, table.waiting[0]))

    def _decided(self, seat: int, thought: driver.Thought, atoms: list[int] | None) -> None:
        self._answers[self._table.question, seat] = atoms
        super()._decided(seat, thought, atoms)

    def _next_due(self) -> float | None:
        if self._kept() is not None:
            return self._table.asked_at + self._table.settings.bot_pause
        return super()._next_due()

    def _due_entries(self) -> list[journal.Entry]:
        kept = self._kept()
        if kept is not None:
            return [self._table.entry_for(Decision(self._table.waiting[0], kept))]
        return super()._due_entries()


class StandInStays(WithDriver):
    """The bot that plays for somebody plays although they are back."""

    kind = _StandInStays


class _NoBeat(driver.Driver):
    def _beat(self, decided_at: float) -> float:
        return decided_at


class TellingPause(WithDriver):
    """A bot moves as soon as it has decided: everybody sees how long it thought."""

    kind = _NoBeat


class _InAHurry(driver.Driver):
    def _ends_of_time(self) -> dict[int, float]:
        return {seat: end - 2.0 for seat, end in super()._ends_of_time().items()}


class InAHurry(WithDriver):
    """A slow table does not wait for as long as was agreed."""

    kind = _InAHurry


class _Sleepy(driver.Driver):
    def _decided(self, seat: int, thought: driver.Thought, atoms: list[int] | None) -> None:
        if self._table.is_quiet:
            super()._decided(seat, thought, atoms)


class ForgottenThought(WithDriver):
    """What a bot decides while something is being written is forgotten, and nobody wakes the table."""

    kind = _Sleepy


class _Hasty(Gallery):
    @property
    def _delay(self) -> float:
        return -ROUNDING


class SeenTooEarly(LiveTable):
    """Who watches late sees what has just happened."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.gallery = _Hasty(self, self.header.created, self.gallery._new_copy)


class NumberToldEarly(LiveTable):
    """Who watches late is told the number of the present position."""

    def number_for(self, connection: Connection) -> int:
        return self.number


class _TactlessTalk(Talk):
    def send_all(self, connection: Connection) -> None:
        connection.send(wire.Said(list(self.lines)))


class HeardAnyway(LiveTable):
    """Whoever is muted is heard by those who come back."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.talk = _TactlessTalk(self.game.info.phrases)


FAULTS: list[type[LiveTable]] = [
    LostUpdate,
    DoubleAnswer,
    AcknowledgedEarly,
    ShownEarly,
    PresenceShownEarly,
    NumbersReused,
    KeptInMemory,
    WrittenTwice,
    ClockRunsOn,
    SeatGivenAway,
    OldEvents,
    Undated,
    StaleThought,
    WindowWithoutPerson,
    StandInStays,
    TellingPause,
    InAHurry,
    ForgottenThought,
    SeenTooEarly,
    NumberToldEarly,
    HeardAnyway,
]
SEEDS = 1_000
# It takes more than ten evenings to find these.
RARE: list[type[LiveTable]] = [OldEvents, SeenTooEarly, NumberToldEarly, HeardAnyway]


def finder(fault: type[LiveTable]) -> tuple[int, str]:
    """The first seed that finds a fault, and what it says."""
    for seed in range(SEEDS):
        try:
            play(seed, fault)
        except Failure as failure:
            return seed, str(failure)
    raise AssertionError(f"{SEEDS} evenings have not found: {fault.__doc__}")
