"""One life of the server: its tables, and the sockets of the pages that look at them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection, Guest
from bakehouse.server.metrics import Metrics
from bakehouse.server.refusal import Refusal
from bakehouse.server.rows import entry_row, table_rows
from bakehouse.server.runtime import BotTask, Row
from bakehouse.server.settings import Settings
from bakehouse.server.table import LiveTable
from tests.server.merging import Merger
from tests.simulation.runtime import SimulatedRuntime
from tests.simulation.scheduler import Scheduler
from tests.simulation.store import SimulatedStore
from tests.simulation.watched import WatchedTable, watched

if TYPE_CHECKING:
    from tests.simulation.checks import Referee

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
# Everything is quicker than in a real house: an evening is short.
SETTINGS = Settings(
    data=Path("nowhere"),
    bot_pause=0.3,
    slip_pause=0.4,
    window_pause=0.15,
    window_seconds=0.1,
    presence_pause=0.1,
    absence=1.0,
    idle=2.0,
    delay_minute=1.0,
    hour=1.0,
)
METRICS = Metrics()  # nobody reads them


class Wire(Connection):
    """A connection that tells the referee of everything that is sent on it."""

    def __init__(
        self, serial: int, guest: Guest | None, limit: int, referee: Referee, deliver: Callable[[Wire], None]
    ) -> None:
        super().__init__(guest, limit)
        self.serial = serial
        self.code = ""
        self.merger = Merger()
        self.last_position = ""
        self.table: WatchedTable | None = None  # that it looks at
        self.sees_late = False  # as the last lobby said
        self._referee = referee
        self._deliver = deliver

    def __hash__(self) -> int:
        """So that a set of them has the same order in every run."""
        return self.serial

    def __eq__(self, other: object) -> bool:
        return self is other

    def send_text(self, text: str) -> None:
        super().send_text(text)
        self._referee.sent(self, text)
        self._deliver(self)

    def close(self, code: int) -> None:
        super().close(code)
        self._deliver(self)


class Socket:
    """A page's way to its table: messages are heard one at a time, as `server/websocket.py` does it."""

    def __init__(self, house: House, table: LiveTable, connection: Wire) -> None:
        self._house = house
        self.table = table
        self.connection = connection
        self.heard: deque[wire.FromPage | None] = deque()  # None: the page has gone
        self._is_busy = False
        self._refusals = 0

    def hear(self, message: wire.FromPage | None) -> None:
        self.heard.append(message)
        self._next()

    @property
    def is_quiet(self) -> bool:
        return not self.heard and not self._is_busy

    def _next(self) -> None:
        if self._is_busy or not self.heard or self not in self._house.sockets:
            return
        message = self.heard.popleft()
        if message is None or self.connection.close_code:
            self._house.leave(self)
            return
        self._is_busy = True
        self.table.receive(self.connection, message, lambda refusal: self._done(message, refusal))

    def _done(self, message: wire.FromPage, refusal: Refusal | None) -> None:
        if refusal is not None:
            number = self.table.number_for(self.connection)
            self.connection.send(wire.Refused(message.ref, number, refusal.problem))
            self._refusals += 1
            if self._refusals >= self._house.settings.limits.refusals:
                self.connection.close(1008)
        self._house.runtime.later(0.0, self._go_on)

    def _go_on(self) -> None:
        self._is_busy = False
        self._next()


class House:
    def __init__(
        self,
        scheduler: Scheduler,
        store: SimulatedStore,
        referee: Referee,
        settings: Settings,
        base: type[LiveTable],
    ) -> None:
        self.scheduler = scheduler
        self.store = store
        self.referee = referee
        self.settings = settings
        self.runtime = SimulatedRuntime(scheduler, store, self)
        self.tables: dict[str, LiveTable] = {}
        self.sockets: dict[Socket, None] = {}
        self._class = watched(base, referee)

    def asked(self, task: BotTask) -> Callable[[list[int] | None], None]:
        table = self.tables[task.table]
        assert isinstance(table, WatchedTable)
        return table.thought_of(task)

    def writing(self, rows: Sequence[Row]) -> None:
        self.referee.writing(rows)

    # -- Tables --------------------------------------------------------------------

    def find(self, code: str) -> LiveTable | None:
        """The table with this code, loaded if it is not in memory."""
        table = self.tables.get(code)
        if table is not None and not table.is_broken:
            return table
        found = self.store.find(code)
        if found is None:
            return None
        if table is not None:
            table.stop()
        assert found.header is not None
        assert not found.damage
        loaded = self._enter(code, found.header, found.entries)
        if loaded.is_slow:
            loaded.go_on()
        return loaded

    def _enter(self, code: str, header: journal.TableHeader, entries: list[journal.Entry]) -> LiveTable:
        table = self._class(code, header, self.runtime, self.settings, METRICS, self._open_rematch)
        for entry in entries:
            table.load(entry)
        self.tables[code] = table
        self.scheduler.note(f"house: {code} in memory with {len(entries)} entries")
        return table

    def wake(self) -> None:
        """As `TableRegistry` does it."""
        for code in self.store.due(self.runtime.date()):
            table = self.find(code)
            assert table is not None
            self.scheduler.note(f"house: {code} is due")
            table.go_on()

    def open(self, header: journal.TableHeader, entries: list[journal.Entry], opened: Callable[[str], None]) -> None:
        code = self._new_code()
        table = self._enter(code, header, entries)
        rows = [*table_rows(code, header, table.status), *_first_rows(code, entries), table.glance_row()]

        def written(error: BaseException | None) -> None:
            if error is None:
                opened(code)
            else:
                del self.tables[code]

        self.runtime.write(rows, written)

    def _new_code(self) -> str:
        return "".join(self.scheduler.random.choice(LETTERS) for _ in range(6))

    def _open_rematch(self, table: LiveTable) -> tuple[str, list[Row]]:
        chairs = [journal.FirstChair(chair.kind, chair.guest, chair.name, chair.level) for chair in table.seats.chairs]
        old = table.header
        seed = self.scheduler.random.randbytes(32)
        host, created = table.seats.host, self.runtime.date()
        header = journal.TableHeader(
            old.game, old.options, old.deck, seed, old.clock, host, chairs, created, manners=table.manners
        )
        code = self._new_code()
        dealt: list[journal.Entry] = [journal.Dealt(created if header.clock.hours else 0)]
        new = self._enter(code, header, dealt)
        return code, [*table_rows(code, header, "playing"), *_first_rows(code, dealt), new.glance_row()]

    def forget_idle(self) -> None:
        """As `TableRegistry` does it."""
        for code, table in [*self.tables.items()]:
            idle = table.now() - table.used_at > self.settings.idle
            if table.is_broken or (idle and table.may_be_left):
                self.scheduler.note(f"house: {code} forgotten")
                table.stop()
                del self.tables[code]

    # -- Sockets -------------------------------------------------------------------

    def connect(self, code: str, connection: Wire) -> Socket | None:
        table = self.find(code)
        if table is None:
            return None
        socket = Socket(self, table, connection)
        self.sockets[socket] = None
        table.enter(connection)
        return socket

    def leave(self, socket: Socket) -> None:
        if socket in self.sockets:
            del self.sockets[socket]
            socket.table.leave(socket.connection)

    def guests_at(self, table: LiveTable) -> set[int]:
        """Who is connected to a table."""
        return {socket.connection.guest_id for socket in self.sockets if socket.table is table}

    # -- The end -------------------------------------------------------------------

    def kill(self) -> None:
        self.runtime.is_alive = False
        self.sockets.clear()
        self.tables.clear()

    @property
    def is_quiet(self) -> bool:
        return all(table.is_quiet for table in self.tables.values()) and all(
            socket.is_quiet or socket.connection.close_code for socket in self.sockets
        )


def _first_rows(code: str, entries: list[journal.Entry]) -> list[Row]:
    return [entry_row(code, number, entry) for number, entry in enumerate(entries)]
