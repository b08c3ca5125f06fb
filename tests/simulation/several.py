"""Servers of one house on simulated machines: the real registry, sockets, store, leases and ways to other servers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, MutableMapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from unittest import mock

import msgspec
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from bakehouse.core.errors import BakehouseError
from bakehouse.server import app, postgres, registry, websocket, wire
from bakehouse.server.connection import Guest
from bakehouse.server.door import PEER_HEADER
from bakehouse.server.guests import COOKIE
from bakehouse.server.hosts import Hosts
from bakehouse.server.journal import TableHeader
from bakehouse.server.limits import Bucket, Buckets
from bakehouse.server.peers import OPEN_SECONDS
from bakehouse.server.postgres_store import PostgresStore
from bakehouse.server.registry import TableRegistry
from bakehouse.server.runtime import BotTask, Row
from bakehouse.server.settings import Limits, Rate
from bakehouse.server.store import Peer
from bakehouse.server.table import LiveTable
from bakehouse.server.transports import Line
from tests.simulation.database import Way, connect
from tests.simulation.house import SETTINGS, Wire
from tests.simulation.machines import Machine, SimulatedThread, current
from tests.simulation.runtime import decide
from tests.simulation.watched import WatchedTable, watched

if TYPE_CHECKING:
    from tests.simulation.night import Night

CUT = 1006
SILENT = 3.0  # seconds after which a page gives up a server from which nothing comes
FREE = Rate(1e9, 1e9)
HOUSE = replace(
    SETTINGS,
    store="postgresql:///simulated",
    data=Path("nowhere"),
    bot_workers=2,
    watch=0.5,
    limits=Limits(messages=FREE, unknown_codes=FREE, connections=10**6, guest_connections=10**6),
)
encode = msgspec.json.Encoder().encode
Message = MutableMapping[str, Any]


def cookie_of(guest: Guest | None) -> str:
    return "" if guest is None else f"cookie-{guest.id}"


class SimulatedStore(PostgresStore):
    """The real one, whose connections lead to the simulated database; the referee is told what is on its way."""

    night: Night

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        self.night.referee.writing(rows)
        return super().write(rows)


class SimulatedBots:
    """Takes the place of `BotPool`. Most bots answer in time, some late, and some fail."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.tables: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        return self._workers

    async def start(self) -> None:
        pass

    def stop(self) -> None:
        pass

    async def decide(self, task: BotTask) -> list[int]:
        chance = current[-1].scheduler
        table = self.tables[task.table]
        assert isinstance(table, WatchedTable)
        note = table.thought_of(task)
        await asyncio.sleep(chance.between(0.2, 1.5) if chance.happens(0.1) else chance.between(0.01, 0.2))
        if chance.happens(0.02):
            note(None)
            raise BakehouseError("this bot fails")
        atoms = decide(task, chance.random.getrandbits(30))
        note(atoms)
        return atoms


class SimulatedRegistry(TableRegistry):
    def __init__(self, night: Night, address: str) -> None:
        self._watched = watched(night.base, night.referee)
        super().__init__(HOUSE, address)
        cast(SimulatedBots, self.bots).tables = self.tables

    def _new_table(self, code: str, header: TableHeader) -> LiveTable:
        return self._watched(code, header, self.runtime, self.settings, self.metrics, self._open_rematch)


class Server:
    """One life of a server."""

    def __init__(self, night: Night, number: int) -> None:
        self._night = night
        self.number = number
        self.machine = Machine(night.scheduler, f"server {number}")
        self.way = Way(night.scheduler)
        self.registry: SimulatedRegistry | None = None
        self._sockets: websocket.Sockets | None = None
        self._links: list[Link] = []
        self._well_since = night.scheduler.now
        self.failed = False

    def start(self) -> None:
        self.machine.run(self.machine.loop, lambda: SimulatedThread(self._begin).start())

    def _begin(self) -> None:
        """What `bakehouse serve` does before it listens; without a database it ends again."""
        try:
            self.registry = SimulatedRegistry(self._night, str(self.number))
        except BakehouseError:
            self.failed = True
            return
        self._tell(self._serve)

    def _tell(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        loop = self.machine.loop
        loop.call_soon(lambda: loop.create_task(work()))

    async def _serve(self) -> None:
        assert self.registry is not None
        try:
            await self.registry.begin()
        except BakehouseError:
            self.failed = True
            return
        self._sockets = websocket.Sockets(self.registry, Buckets(FREE, self.registry.runtime.now), _hosts())
        self._night.scheduler.note(f"server {self.number} serves")
        self.machine.loop.create_task(app._wake(self.registry))
        while True:
            await asyncio.sleep(1.0)
            await self.registry.forget_idle()

    @property
    def is_serving(self) -> bool:
        return self.machine.is_alive and self._sockets is not None

    @property
    def tables(self) -> dict[str, LiveTable]:
        return {} if self.registry is None else self.registry.tables

    @property
    def store(self) -> PostgresStore:
        assert self.registry is not None
        return cast(PostgresStore, self.registry.store)

    def work(self, work: Callable[[TableRegistry], Coroutine[Any, Any, None]]) -> None:
        """Let its event loop do this."""
        assert self.registry is not None
        found = self.registry
        self._tell(lambda: work(found))

    def kill(self) -> None:
        self.machine.kill()
        for link in self._links:
            link.cut()

    def switch_off(self) -> None:
        """As when a machine loses its power: nobody is told, and pages notice it when nothing comes any more."""
        self.machine.kill()
        for link in self._links:
            if link.is_of_page:
                self._night.scheduler.after(SILENT, link.cut)

    def disturbed(self, seconds: float) -> None:
        """Until then it cannot be expected to be well."""
        self._well_since = max(self._well_since, self._night.scheduler.now + seconds)

    def is_well_for(self, seconds: float) -> bool:
        return self._well_since + seconds < self._night.scheduler.now

    @property
    def lease(self) -> int:
        return 0 if self.registry is None else self.store._leases.number

    @property
    def known_leases(self) -> set[int]:
        return set() if self.registry is None else {self.lease, *self.store._leases.peers}

    async def leave(self, found: TableRegistry) -> None:
        """What a server does that is asked to stop."""
        await found.stop()
        self._night.scheduler.after(0.0, self.kill)

    def open(self, link: Link, code: str, cookie: str, secret: str = "") -> None:
        """A socket, as uvicorn would hand it to the application."""
        self._links.append(link)
        headers = [(b"host", b"127.0.0.1:8000"), (b"cookie", f"{COOKIE}={cookie}".encode())]
        if secret:
            headers.append((PEER_HEADER.encode(), secret.encode()))
        now = lambda: self._night.scheduler.now  # noqa: E731
        line = Line(Bucket(FREE, now), link.cut, lambda text: False)
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/api/tables/{code}/socket",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
            "state": {"line": line},
            "extensions": {"websocket.http.response": {}},
        }

        async def serve() -> None:
            assert self._sockets is not None
            await self._sockets.serve(scope, link.receive, link.send)

        self._tell(serve)


def _hosts() -> Hosts:
    return Hosts("127.0.0.1", ())


class Link:
    """A socket to a server: what one end sends arrives in order at the other."""

    def __init__(self, server: Server, arrived: Callable[[str | None], None], *, is_of_page: bool) -> None:
        self.server = server
        self.is_of_page = is_of_page  # or of another server
        self.close_code: int | None = None
        self._arrived = arrived  # is called with texts, and with None at the end
        self._scheduler = server.machine.scheduler
        self._inbox: deque[Message] = deque([{"type": "websocket.connect"}])
        self._waiter: asyncio.Future[None] | None = None
        self._last = 0.0  # when the last thing that the server has sent arrives
        self._arrives = 0.0  # when the last thing that it is sent arrives
        self._is_over = False

    def _carry(self, call: Callable[[], None]) -> None:
        chance = self._scheduler
        delay = chance.between(0.001, 0.3) if chance.happens(0.05) else chance.between(0.0005, 0.01)
        self._last = max(self._last, chance.now + delay)
        chance.at(self._last, call)

    # -- The end of the server -----------------------------------------------------

    async def receive(self) -> Message:
        while not self._inbox:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._inbox.popleft()

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._carry(lambda: self._hear(message["text"]))
        elif message["type"] == "websocket.close":
            self._carry(lambda: self._end(message["code"]))
        elif message["type"] == "websocket.http.response.body":
            self._carry(lambda: self._end(CUT))

    def _put(self, message: Message) -> None:
        self._inbox.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    # -- The other end -------------------------------------------------------------

    def say(self, text: str | None) -> None:
        """This arrives at the server; None: we hang up."""
        message = {"type": "websocket.receive", "text": text} if text else {"type": "websocket.disconnect"}
        machine = self.server.machine
        machine.run(machine.loop, lambda: self._put(message))

    def say_after(self, delay: float, text: str) -> None:
        """The same, when it has travelled for so long, and not before what was said earlier."""
        self._arrives = max(self._arrives, self._scheduler.now + delay)
        self._scheduler.at(self._arrives, lambda: self.say(text))

    def _hear(self, text: str) -> None:
        if not self._is_over:
            self._arrived(text)

    def _end(self, code: int) -> None:
        if not self._is_over:
            self._is_over = True
            self.close_code = code
            self._arrived(None)

    def cut(self) -> None:
        """The server is gone, or hangs up at once."""
        self._carry(lambda: self._end(CUT))

    def hang_up(self) -> None:
        self._is_over = True
        self.say(None)


class PeerLink:
    """Takes the place of a client's socket to another server."""

    def __init__(self, machine: Machine, server: Server) -> None:
        self._machine = machine
        self._texts: deque[str | None] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self.link = Link(server, lambda text: machine.run(machine.loop, lambda: self._arrive(text)), is_of_page=False)
        self.transport = self

    @property
    def close_code(self) -> int | None:
        return self.link.close_code

    def _arrive(self, text: str | None) -> None:
        self._texts.append(text)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def send(self, text: str | bytes) -> None:
        if self.link.close_code is not None:
            raise ConnectionClosed(None, None)
        self.link.say_after(self._machine.scheduler.between(0.0002, 0.002), str(text))

    async def recv(self, *, decode: bool) -> str:
        while not self._texts:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        text = self._texts.popleft()
        if text is None:
            raise ConnectionClosed(None, None)
        return text

    def abort(self) -> None:
        self.link.hang_up()


# -- What the modules of the server get ----------------------------------------------


@contextmanager
def connected(night: Night) -> Iterator[None]:
    """In here the modules of the server reach the simulated database, and each other on simulated wires."""

    def to_database(address: str, *, name: str = "", seconds: int = 0) -> object:
        server = night.server_on(current[-1])
        return connect(night.database, server.way, night.scheduler, server.machine)

    def new_wire(guest: Guest | None, limit: int, *rest: object) -> Wire:
        return Wire(night.next_serial(), guest, limit, night.referee, lambda wire: None)

    async def opened(peer: Peer, socket: WebSocket, address: str) -> PeerLink | None:
        mine, server = current[-1], night.server_called(peer.address)
        if server is None or not server.is_serving:
            return None
        if server.machine.is_paused:
            await asyncio.sleep(OPEN_SECONDS)
            return None
        found = PeerLink(mine, server)
        server.open(found.link, socket.scope["path"].split("/")[3], socket.cookies.get(COOKIE, ""), peer.secret)
        return found

    store = type("NightStore", (SimulatedStore,), {"night": night})
    instead: list[tuple[object, str, object]] = [
        (postgres, "connected", to_database),
        (postgres, "be_one_of_the_servers", lambda address, connection: None),
        (postgres, "bring_up", lambda address, connection: None),
        (registry, "open_store", lambda settings, metrics, address: store(settings.store, metrics, address)),
        (registry, "BotPool", SimulatedBots),
        (websocket, "Connection", new_wire),
        (websocket, "opened", opened),
    ]
    with ExitStack() as stack:
        for module, name, object_ in instead:
            stack.enter_context(mock.patch.object(module, name, object_))
        yield


def text_of(message: wire.FromPage) -> str:
    return encode(message).decode()
