"""The server under load: real sockets on the loopback, four clients at each table, durable commits, a bounded count.

    python -m benchmarks.server --moves 8000 --tables 8 --beside

It measures moves per second of the server's CPU time, with clients that answer at once, and then how long a move takes
to reach all four clients of its table, at a fixed rate. The clients run in this process, the server in its own.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import boardgame_io

PROGRAM = """
import sys
from pathlib import Path
from bakehouse.server.run import serve
from bakehouse.server.settings import Limits, Rate, Settings
free = Rate(1e12, 1e12)
limits = Limits(messages=free, requests=free, guests=free, new_tables=free, connections=10**6, guest_connections=10**6)
sys.exit(serve(Settings(data=Path(sys.argv[1]), port=0, bot_pause=0.0, window_pause=0.0, limits=limits)))
"""
GAME = "the-pie-game"  # one atom a move, windows now and then, and random play lasts for thousands of moves
SEATS = 4


class Choice(msgspec.Struct):
    atom: int


class Heard(msgspec.Struct):
    """What a client looks at in any message."""

    type: str
    number: int = 0
    ref: int = 0
    choices: list[Choice] = []
    answered: bool = False
    picked: list[object] = []


class Fields(msgspec.Struct, frozen=True):
    """What a client looks at of what has changed; None: it is as it was."""

    number: int | None = None
    choices: list[Choice] | None = None
    picked: list[object] | None = None


class Changed(msgspec.Struct):
    fields: Fields = Fields()


read = msgspec.json.Decoder(Heard).decode
read_changed = msgspec.json.Decoder(Changed).decode
POSITION = '{"type":"position"'
CHANGED = '{"type":"changed"'


def heard_in(frame: str, before: Heard) -> Heard | None:
    """The position after a frame; None if there is none in it."""
    found = None
    for line in frame.split("\n"):
        if line.startswith(POSITION):
            found = before = read(line)
        elif line.startswith(CHANGED):
            new = read_changed(line).fields
            found = before = Heard(
                "position",
                before.number if new.number is None else new.number,
                choices=before.choices if new.choices is None else new.choices,
                picked=before.picked if new.picked is None else new.picked,
            )
    return found


@dataclass
class Bench:
    """What all clients share."""

    moves: int  # wanted
    rate: float  # moves a second in all; 0: as fast as it goes
    made: int = 0
    bytes: int = 0  # that all clients have received
    sent: dict[tuple[str, int], float] = field(default_factory=dict)  # by table and number: when the move was sent
    delays: list[float] = field(default_factory=list)
    next_at: float = 0.0
    done: asyncio.Event = field(default_factory=asyncio.Event)

    async def turn(self) -> None:
        """Wait until the next move may be sent."""
        if not self.rate:
            return
        self.next_at = max(self.next_at, time.perf_counter() - 0.05) + 1.0 / self.rate
        await asyncio.sleep(max(0.0, self.next_at - time.perf_counter()))


class Client:
    def __init__(self, bench: Bench, code: str, seat: int, socket: ClientConnection) -> None:
        self.bench = bench
        self.code = code
        self.seat = seat
        self.socket = socket
        self.rng = Random(seat)
        self.ref = 1

    async def run(self) -> None:
        await self.socket.send(json.dumps({"type": "hello", "ref": 1, "seat": self.seat}))
        number = -1
        last = Heard("none")
        async for frame in self.socket:
            assert isinstance(frame, str)
            self.bench.bytes += len(frame)
            heard = heard_in(frame, last)
            if heard is None:
                continue
            last = heard
            now = time.perf_counter()
            if heard.number > number >= 0:
                begun = self.bench.sent.get((self.code, number))
                if begun is not None:
                    self.bench.delays.append(now - begun)
                if self.seat == 0:
                    self.bench.made += 1
                    if self.bench.made >= self.bench.moves:
                        self.bench.done.set()
            number = heard.number
            if heard.choices:
                await self.answer(heard)

    async def answer(self, heard: Heard) -> None:
        if not heard.picked:
            await self.bench.turn()
        self.ref += 1
        atom = self.rng.choice(heard.choices).atom
        message = f'{{"type":"pick","ref":{self.ref},"seat":{self.seat},"number":{heard.number},"atoms":[{atom}]}}'
        self.bench.sent[self.code, heard.number] = time.perf_counter()
        await self.socket.send(message)


def request(port: int, path: str, body: object, cookie: str = "") -> tuple[dict[str, str], str]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", path, json.dumps(body), {"Cookie": cookie} if cookie else {})
    response = connection.getresponse()
    answer = json.loads(response.read())
    assert response.status < 300, answer
    return answer, (response.getheader("set-cookie") or "").split(";")[0]


def calibration() -> float:
    """Milliseconds for a fixed amount of work: on a busy machine a CPU second holds less."""
    begun = time.process_time()
    total = 0
    for number in range(200_000):
        total += number * number % 7
    return (time.process_time() - begun) * 1_000


def cpu_seconds(process: int) -> tuple[float, float]:
    """What a process has used so far, itself and in the kernel for it."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / tick, int(fields[12]) / tick


async def run(port: int, bench: Bench, game: str, tables: int) -> None:
    clients = []
    for table in range(tables):
        _, cookie = request(port, "/api/me", {"name": f"Client {table}"})
        chairs = [{"kind": "me"}] * SEATS
        answer, _ = request(port, "/api/tables", {"game": game, "chairs": chairs, "start": True}, cookie)
        url = f"ws://127.0.0.1:{port}/api/tables/{answer['code']}/socket"
        for seat in range(SEATS):
            socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None, proxy=None)
            clients.append(Client(bench, answer["code"], seat, socket))
    playing = [asyncio.create_task(client.run()) for client in clients]
    await asyncio.wait_for(bench.done.wait(), 300)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in clients:
        client.socket.transport.abort()


@dataclass(frozen=True)
class Measured:
    made: int
    seconds: float
    own: float  # CPU seconds of the server itself,
    kernel: float  # and in the kernel for it
    received: int  # bytes, by all clients
    p50: float  # milliseconds until a move has reached a client
    p99: float
    longest: float

    @property
    def per_second(self) -> float:
        return self.made / (self.own + self.kernel)

    def show(self, what: str) -> None:
        print(f"{what}: {self.made} moves in {self.seconds:.1f} s")
        spent = f"({self.own:.2f} s, kernel {self.kernel:.2f} s)"
        print(f"  {self.per_second:,.0f} moves per CPU second of the server {spent}")
        print(f"  {self.received / self.made / SEATS:,.0f} bytes per move and client")
        print(f"  to all four clients: p50 {self.p50:.2f} ms, p99 {self.p99:.2f} ms, longest {self.longest:.1f} ms")


def measure(port: int, process: int, game: str, tables: int, moves: int, rate: float) -> Measured:
    bench = Bench(moves, rate)
    before, begun = cpu_seconds(process), time.perf_counter()
    asyncio.run(run(port, bench, game, tables))
    took = time.perf_counter() - begun
    own, kernel = (after - earlier for after, earlier in zip(cpu_seconds(process), before, strict=True))
    delays = sorted(delay * 1_000 for delay in bench.delays)
    cuts = statistics.quantiles(delays, n=100)
    return Measured(bench.made, took, own, kernel, bench.bytes, cuts[49], cuts[98], delays[-1])


def measure_yardstick(port: int, process: int, tables: int, moves: int, rate: float) -> Measured:
    before, begun = cpu_seconds(process), time.perf_counter()
    found = boardgame_io.play(port, tables, moves, rate)
    took = time.perf_counter() - begun
    own, kernel = (after - earlier for after, earlier in zip(cpu_seconds(process), before, strict=True))
    return Measured(found["made"], took, own, kernel, found["bytes"], found["p50"], found["p99"], found["longest"])


@contextmanager
def running() -> Iterator[tuple[int, int]]:
    """The port and the process of our server, on an empty store."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", PROGRAM, folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            yield int(server.stdout.readline().strip().rstrip("/").rpartition(":")[2]), server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
            server.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--moves", type=int, default=8_000)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second in the second run")
    parser.add_argument("--beside", action="store_true", help="measure boardgame.io's server, too")
    wanted = parser.parse_args()
    tables, moves = wanted.tables, wanted.moves
    rates = [
        (0.0, moves, "as fast as it goes"),
        (wanted.rate, min(moves, int(wanted.rate * 6)), f"{wanted.rate:.0f} moves a second"),
    ]
    print(f"calibration: {min(calibration() for _ in range(5)):.1f} ms at best for a fixed loop")
    with running() as (port, process):
        for rate, count, how in rates:
            measure(port, process, GAME, tables, count, rate).show(f"{GAME}, {tables} tables of {SEATS} clients, {how}")
    if wanted.beside:
        with boardgame_io.running() as (port, process):
            for rate, count, how in rates:
                found = measure_yardstick(port, process, tables, count, rate)
                found.show(f"boardgame.io, {tables} matches of {SEATS} clients, {how}")


if __name__ == "__main__":
    main()
