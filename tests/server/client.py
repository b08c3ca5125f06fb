"""A server in a process of its own, and people who talk to it: over HTTP and over sockets, as a browser would."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.merging import Json, merged

# Quick: nobody waits for a bot to pretend to think. Roomy: the tests are many strangers at one address.
QUICK = "bot_pause=0.0, window_pause=0.0, presence_pause=0.0, absence=600.0"
ROOMY = (
    "requests=Rate(1e9, 1e9), guests=Rate(1e9, 1e9), messages=Rate(1e9, 1e9), new_tables=Rate(1e9, 1e9), "
    "finds=Rate(1e9, 1e9), questions=Rate(1e9, 1e9), exports=Rate(1e9, 1e9), changes=Rate(1e9, 1e9), "
    "chat=Rate(1e9, 1e9), emotes=Rate(1e9, 1e9), unknown_codes=Rate(1e9, 1e9), refusals=10**6, connections=10**6, "
    "new_tournaments=Rate(1e9, 1e9), tournaments=10**6, all_tournaments=10**6, "
    "guest_connections=10**6, tables=10**6, address_connections=10**6, new_connections=Rate(1e9, 1e9)"
)
PROGRAM = """
import sys
from pathlib import Path
from bakehouse.server import network
from bakehouse.server.run import serve
from bakehouse.server.settings import Limits, Rate, Settings
network.own_addresses = lambda: {addresses!r}
{first}
sys.exit(serve(Settings(data=Path({data!r}), port={port}, {settings}, limits=Limits({limits}))))
"""


class Server:
    """A server process on a free port of the loopback. What it takes for its addresses in the local network are
    addresses of the loopback too, so that no test lets anybody in."""

    running: ClassVar[list[Server]] = []

    def __init__(
        self,
        data: Path,
        settings: str = QUICK,
        limits: str = ROOMY,
        first: str = "",
        addresses: Sequence[str] = ("127.0.0.2",),
        port: int = 0,
    ) -> None:
        self.data = data
        self._program = PROGRAM.format(
            data=str(data), settings=settings, limits=limits, first=first, addresses=list(addresses), port=port
        )
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> Server:
        log = (self.data.parent / f"{self.data.name}.log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-c", self._program], stdout=subprocess.PIPE, stderr=log, text=True
        )
        log.close()
        self.running.append(self)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, self.log
        self.port = int(line.rsplit(":", 1)[1].strip().rstrip("/"))
        return self

    @property
    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text("utf-8")

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self, signal_number: int = signal.SIGTERM) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, signal_number)
        code = self.process.wait(timeout=15)
        self._close()
        return code

    def _close(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.running.remove(self)


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Person:
    """A browser: it keeps its cookie."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.cookie = ""
        if name:
            answer = self.post("/api/me", {"name": name})
            assert answer.status == 200, answer.body

    def get(self, path: str, **headers: str) -> Answer:
        return self.request("GET", path, None, headers)

    def post(self, path: str, body: Any, **headers: str) -> Answer:
        return self.request("POST", path, body if isinstance(body, bytes) else json.dumps(body).encode(), headers)

    def request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent["Cookie"] = self.cookie
        connection.request(method, path, body, sent)
        response = connection.getresponse()
        answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def open(self, game: str, chairs: list[str], *, start: bool = True, **more: Any) -> str:
        """A new table; chairs are `me`, `open`, or the level of a bot."""
        kinds = [{"kind": c} if c in ("me", "open") else {"kind": "bot", "level": c} for c in chairs]
        answer = self.post("/api/tables", {"game": game, "chairs": kinds, "start": start, **more})
        assert answer.status == 201, answer.body
        code: str = answer.json["code"]
        return code

    def page(self, code: str, **headers: str) -> Page:
        return Page(self, code, headers)


class Page:
    """A page at a table. `position` and `lobby` are the last ones it was sent; `received` is every byte."""

    def __init__(self, person: Person, code: str, headers: dict[str, str] | None = None) -> None:
        self.person = person
        self.code = code
        self.headers = headers or {}
        self.position: Json = {}
        self._whole: Json = {}  # the same, whatever a test has made of it
        self.lobby: Json = {}
        self.lines: list[Json] = []
        self.events: list[Json] = []
        self.received: list[str] = []  # every frame, as it came
        self._unread: deque[str] = deque()
        self._ref = 0
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Page:
        headers = dict(self.headers)
        if self.person.cookie:
            headers["Cookie"] = self.person.cookie
        url = f"ws://127.0.0.1:{self.person.server.port}/api/tables/{self.code}/socket"
        self._socket = await connect(
            url, additional_headers=headers, compression=None, max_size=None, max_queue=None, proxy=None
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        assert self._socket is not None
        await self._socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    # -- Sending -----------------------------------------------------------------

    async def send(self, type: str, **fields: Any) -> int:
        self._ref += 1
        await self.socket.send(json.dumps({"type": type, "ref": self._ref, **fields}))
        return self._ref

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send, and read until the answer."""
        ref = await self.send(type, **fields)
        return await self.until(lambda message: message.get("ref") == ref)

    async def do(self, type: str, **fields: Any) -> Json:
        """Send what must be carried out."""
        answer = await self.ask(type, **fields)
        assert answer["type"] != "refused", answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        """Send what must be refused; the code."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "refused", answer
        code: str = answer["problem"]["code"]
        return code

    async def hello(self, seat: int | None = None, seen: int = 0) -> Json:
        return await self.do("hello", seat=seat, seen=seen)

    async def pick(self, atoms: list[int], seat: int | None = None, number: int | None = None) -> Json:
        seat = self.position["seat"] if seat is None else seat
        number = self.position["number"] if number is None else number
        return await self.ask("pick", seat=seat, number=number, atoms=atoms)

    # -- Receiving ---------------------------------------------------------------

    async def read(self, timeout: float = 20.0) -> Json:
        if not self._unread:
            frame = await asyncio.wait_for(self.socket.recv(), timeout)
            assert isinstance(frame, str)
            self.received.append(frame)
            self._unread.extend(frame.split("\n"))
        message: Json = json.loads(self._unread.popleft())
        match message["type"]:
            case "position":
                self._show(message)
            case "changed":
                message = merged(self._whole, message)
                self._show(message)
            case "lobby":
                self.lobby = message
            case "said":
                self.lines += message["lines"]
        return message

    def _show(self, position: Json) -> None:
        self._whole = self.position = position
        kept = [event for event in self.events if event["number"] <= position["last_event"]]
        new = {event["number"]: event for event in position["events"]}
        self.events = [event for event in kept if event["number"] not in new] + list(new.values())

    async def until(self, is_it: Callable[[Json], bool], timeout: float = 20.0) -> Json:
        while True:
            message = await self.read(timeout)
            if is_it(message):
                return message

    async def until_position(self, is_it: Callable[[Json], bool], timeout: float = 20.0) -> Json:
        """The first position like that; the last one read counts."""
        while not self.position or not is_it(self.position):
            await self.read(timeout)
        return self.position

    async def until_number(self, least: int) -> Json:
        return await self.until_position(lambda position: position["number"] >= least)

    async def quiet(self, seconds: float = 0.15) -> None:
        """Read what comes, until nothing comes any more."""
        with suppress(TimeoutError):
            while True:
                await self.read(seconds)

    async def closed(self) -> int:
        """Read on until the server closes; its code."""
        try:
            while True:
                await self.read()
        except ConnectionClosed:
            return self.socket.close_code or 0


async def play_to_the_end(page: Page, rng: Random, most: int = 100_000) -> None:
    """Answer every question of this page's seat at random, until the game is over."""
    for _ in range(most):
        position = await page.until_position(lambda p: bool(p["choices"]) or p["view"]["outcome"] is not None)
        if position["view"]["outcome"] is not None:
            return
        choice = rng.choice(position["choices"])
        page.position = {**position, "choices": []}
        answer = await page.pick([choice["atom"]], position["seat"], position["number"])
        assert answer["type"] == "done" or answer["problem"]["code"] == "stale", answer
