"""Many tables at once: people and bots, a move every two seconds at each table, and watchers who read along.

    python -m benchmarks.load --tables 1000 --seconds 30 --to build/load.json
    python -m benchmarks.load --tables 1000 --servers 2       # two servers of one house, on a PostgreSQL of their own
    python -m benchmarks.load --tables 1000 --every 2,1,0.5   # and quicker and quicker, until it breaks

Real sockets on the loopback, a bounded time, durable commits. The clients are one process beside the servers, so that a
machine with two cores shares them: what a server costs is told in CPU seconds, which do not depend on that. It stops
to ask for more when a move takes longer than a second for one client in a hundred, or when moves come too late.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import GAME, Heard, cpu_seconds, heard_in, request

PROGRAM = """
import sys
from pathlib import Path
from bakehouse.server.run import serve
from bakehouse.server.settings import Limits, Rate, Settings
free = Rate(1e12, 1e12)
limits = Limits(
    messages=free, requests=free, guests=free, new_tables=free, new_connections=free, connections=10**6,
    guest_connections=10**6, address_connections=10**6, all_connections=10**6, tables=10**6,
)
sys.exit(serve(Settings(data=Path(sys.argv[1]), store=sys.argv[2], port=0, bot_workers=1, limits=limits)))
"""
TABLES = 1_000
CHAIRS = ("me", "me", "random", "random")
PEOPLE, SOCKETS = 2, 4  # the others watch
OPENING = 20  # sockets at once
BROKEN = 1.0  # seconds for one client in a hundred
TOO_FEW = 0.8  # of the moves that people wanted to make
MOST_FILES = 20_000


@dataclass
class Load:
    every: float  # seconds between two moves of a person
    is_measured: bool = False
    made: int = 0  # by people
    delays: list[float] = field(default_factory=list)  # until a move has reached one of the sockets
    sent: dict[tuple[str, int], float] = field(default_factory=dict)  # by table and number


class Client:
    def __init__(self, load: Load, code: str, seat: int | None, socket: ClientConnection) -> None:
        self._load = load
        self._code = code
        self._seat = seat
        self._socket = socket
        self._rng = Random(f"{code} {seat}")
        self._ref = 1
        self._answering: asyncio.Task[None] | None = None

    async def run(self) -> None:
        await self._socket.send(json.dumps({"type": "hello", "ref": 1, "seat": self._seat}))
        last = Heard("none")
        async for frame in self._socket:
            assert isinstance(frame, str)
            heard = heard_in(frame, last)
            if heard is None:
                continue
            if heard.number > last.number:
                begun = self._load.sent.get((self._code, last.number))
                if begun is not None and self._load.is_measured:
                    self._load.delays.append(time.perf_counter() - begun)
            last = heard
            if heard.choices and self._seat is not None:
                if self._answering is not None:
                    self._answering.cancel()
                self._answering = asyncio.create_task(self._answer(heard))

    async def _answer(self, heard: Heard) -> None:
        if not heard.picked:
            await asyncio.sleep(self._load.every * self._rng.uniform(0.5, 1.5))
        self._ref += 1
        atom = self._rng.choice(heard.choices).atom
        self._load.sent[self._code, heard.number] = time.perf_counter()
        self._load.made += self._load.is_measured and not heard.picked
        await self._socket.send(
            f'{{"type":"pick","ref":{self._ref},"seat":{self._seat},"number":{heard.number},"atoms":[{atom}]}}'
        )


@dataclass
class House:
    ports: list[int]
    processes: list[int]
    database: int | None  # the first process of PostgreSQL; the others are its children

    def cpu(self) -> float:
        return sum(sum(cpu_seconds(process)) for process in self.processes)

    def database_cpu(self) -> float:
        """Of all processes that PostgreSQL has now."""
        return 0.0 if self.database is None else sum(sum(cpu_seconds(one)) for one in _family(self.database))

    def memory(self) -> int:
        """Bytes in the servers' own processes."""
        return sum(_resident(process) for process in self.processes)


def _resident(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS"))


def _family(parent: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text("utf-8").split()
    return [parent, *map(int, children)]


@contextmanager
def running(servers: int, *, in_postgres: bool) -> Iterator[House]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address, database = "", None
        if in_postgres:
            from tests.server.postgres import PostgresServer

            postgres = PostgresServer()
            stack.callback(postgres.remove)
            address, database = postgres.new_database(), postgres.process_id
        started = []
        for number in range(servers):
            command = [sys.executable, "-c", PROGRAM, str(folder / str(number)), address]
            log = stack.enter_context((folder / f"log{number}").open("w"))
            started.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True))
        ports = []
        for server in started:
            assert server.stdout is not None
            ports.append(int(server.stdout.readline().strip().rstrip("/").rpartition(":")[2]))
        yield House(ports, [server.pid for server in started], database)
        for server in started:
            server.send_signal(signal.SIGTERM)
        for server in started:
            server.wait(60)


async def _open(house: House, load: Load, tables: int) -> list[Client]:
    """Each table is at one of the servers, as behind a proxy that knows tables."""
    limit = asyncio.Semaphore(OPENING)
    cookies = [request(house.ports[0], "/api/me", {"name": f"Guest {number}"})[1] for number in range(50)]

    async def one(number: int) -> list[Client]:
        async with limit:
            port, cookie = house.ports[number % len(house.ports)], cookies[number % len(cookies)]
            chairs = [{"kind": "me"} if kind == "me" else {"kind": "bot", "level": kind} for kind in CHAIRS]
            body = {"game": GAME, "chairs": chairs, "start": True}
            answer, _ = await asyncio.to_thread(request, port, "/api/tables", body, cookie)
            url = f"ws://127.0.0.1:{port}/api/tables/{answer['code']}/socket"
            found = []
            for seat in range(SOCKETS):
                socket = await connect(
                    url, additional_headers={"Cookie": cookie}, compression=None, proxy=None, open_timeout=60
                )
                found.append(Client(load, str(answer["code"]), seat if seat < PEOPLE else None, socket))
            return found

    return [client for clients in await asyncio.gather(*map(one, range(tables))) for client in clients]


async def measure(house: House, tables: int, seconds: float, every: list[float]) -> list[dict[str, float]]:
    load = Load(every[0])
    empty = house.memory()
    clients = await _open(house, load, tables)
    playing = [asyncio.create_task(client.run()) for client in clients]
    found = []
    for pause in every:
        load.every = pause
        await asyncio.sleep(5.0)
        load.made, load.delays, load.is_measured = 0, [], True
        before, database, begun = house.cpu(), house.database_cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        load.is_measured = False
        took, spent = time.perf_counter() - begun, house.cpu() - before
        found.append(_figures(load, took, spent, tables, (house.memory() - empty) / tables))
        if house.database is not None:
            found[-1]["CPU ms of the database for a move"] = (house.database_cpu() - database) / load.made * 1_000
        print(json.dumps(found[-1]), flush=True)
        if found[-1]["p99, ms"] > BROKEN * 1_000 or found[-1]["made of wanted"] < TOO_FEW:
            break
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


def _figures(load: Load, took: float, spent: float, tables: int, memory: float) -> dict[str, float]:
    delays = sorted(delay * 1_000 for delay in load.delays)
    cuts = statistics.quantiles(delays, n=1_000)
    return {
        "tables": tables,
        "seconds between moves": load.every,
        "moves of people a second": load.made / took,
        "made of wanted": load.made / took * load.every / tables,
        "p50, ms": cuts[499],
        "p99, ms": cuts[989],
        "p99.9, ms": cuts[998],
        "CPU of all servers": spent / took,
        "CPU ms for a move": spent / max(load.made, 1) * 1_000,
        "memory for a table, kB": memory / 1_000,
    }


def allow_many_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (MOST_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="also for one server")
    parser.add_argument("--every", default="2", help="seconds between two moves at a table, one after the other")
    parser.add_argument("--to", type=Path, default=Path("build/load.json"))
    wanted = parser.parse_args()
    allow_many_files()
    every = [float(pause) for pause in wanted.every.split(",")]
    with running(wanted.servers, in_postgres=wanted.postgres or wanted.servers > 1) as house:
        found = asyncio.run(measure(house, wanted.tables, wanted.seconds, every))
    wanted.to.parent.mkdir(exist_ok=True)
    known = json.loads(wanted.to.read_text("utf-8")) if wanted.to.exists() else {}
    store = "PostgreSQL" if wanted.postgres or wanted.servers > 1 else "SQLite"
    name = f"{store}, {wanted.servers} server{'s' if wanted.servers > 1 else ''}"
    known[f"{name}, {wanted.tables} tables" if wanted.tables != TABLES else name] = found
    wanted.to.write_text(json.dumps(known, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
