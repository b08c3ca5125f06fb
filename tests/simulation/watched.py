"""A live table that tells the referee what it does; below it may lie one with a planted fault."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection
from bakehouse.server.opening import StoreError
from bakehouse.server.runtime import BotTask
from bakehouse.server.table import Done, LiveTable
from tests.simulation.scheduler import Failure

if TYPE_CHECKING:
    from tests.simulation.checks import Claim, Referee

Thoughts = dict[int, list[list[int] | None]]  # by seat: what its bot has answered to the present question


class WatchedTable(LiveTable):
    referee: ClassVar[Referee]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._message: tuple[Connection, int] | None = None  # what is being carried out: whose, and its ref
        self._thoughts: dict[int, Thoughts] = {}  # by question
        self.claims: deque[Claim] = deque()  # entries that are on their way to the store
        self.known = 0  # entries of the journal that it has loaded, or that it has written and are committed
        super().__init__(*args, **kwargs)

    def load(self, entry: journal.Entry) -> None:
        self.known += 1
        super().load(entry)

    def thought_of(self, task: BotTask) -> Callable[[list[int] | None], None]:
        """Remember to which question a bot's answer belongs."""
        if not task.remembers:
            return lambda atoms: None
        answers = self._thoughts.setdefault(self.question, {}).setdefault(task.seat, [])
        return answers.append

    def enter(self, connection: Connection) -> None:
        self.referee.entered(self, connection)
        super().enter(connection)

    def receive(self, connection: Connection, message: wire.FromPage, done: Done) -> None:
        self.referee.heard(connection, message)
        super().receive(connection, message, done)

    def _act(self, connection: Connection, message: wire.FromPage, done: Done) -> None:
        before, self._message = self._message, (connection, message.ref)
        try:
            super()._act(connection, message, done)
        finally:
            self._message = before

    def record(self, entries: Sequence[journal.Entry], done: Done = lambda refusal: None) -> None:
        entries = [self.slow.dated(entry) for entry in entries]
        if entries:
            thoughts = self._thoughts.get(self.question, {})
            self.referee.recording(self, entries, self._message, thoughts)
        self.referee.writer = self
        super().record(entries, done)
        self.referee.writer = None

    def _recorded(
        self, entries: Sequence[journal.Entry], before: wire.Status, done: Done, error: BaseException | None
    ) -> None:
        if error is not None:
            if not isinstance(error, StoreError):
                raise Failure(f"{self.code}: an entry cannot be applied: {error!r}") from error
            self.claims.clear()
        super()._recorded(entries, before, done, error)


def watched(base: type[LiveTable], referee: Referee) -> type[LiveTable]:
    """A table of this class, watched by this referee."""
    return cast(type[LiveTable], type("Watched", (WatchedTable, base), {"referee": referee}))
