"""Three servers of one house behind nginx, and everything that can happen to them: they are killed, stopped for a while
and cut off from their database or from people; the database is slow, restarted, and crashes. People play on meanwhile.

`python -m tests.server.chaos --seconds 600 --tables 1000 --thinks 4 --to build/chaos.json`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random

from bakehouse.server.places import check
from tests.server.client import QUICK, Person, Server
from tests.server.playing import Player
from tests.server.postgres import PORT, PostgresServer
from tests.server.test_hosting import Front, free_ports
from tests.server.wires import Wire

MOST_FILES = 20_000
SETTLED = 60.0  # seconds in which everything must serve again


class Chaos:
    def __init__(self, folder: Path, seed: int) -> None:
        self._rng = Random(seed)
        self._postgres = PostgresServer()
        self._address = self._postgres.new_database()
        socket = f".s.PGSQL.{PORT}"
        database = self._postgres.folder / socket
        ports, self._doors = free_ports(3), free_ports(3)
        self._to_database = {
            folder / f"wire{number}" / socket: Wire(lambda: asyncio.open_unix_connection(database))
            for number in range(3)
        }
        self._to_people = {
            door: Wire(partial(asyncio.open_connection, "127.0.0.1", port))
            for door, port in zip(self._doors, ports, strict=True)
        }
        there = self._address.replace(str(self._postgres.folder), "{}")
        self._servers = [
            Server(folder / f"server{number}", f"{QUICK}, store={there.format(path.parent)!r}", port=port)
            for number, (path, port) in enumerate(zip(self._to_database, ports, strict=True))
        ]
        self._front = Front(folder / "nginx", self._doors)
        self.happened: Counter[str] = Counter()
        self.players: list[Player] = []

    async def run(self, tables: int, seconds: float, thinks: float) -> None:
        for path, wire in self._to_database.items():
            path.parent.mkdir()
            await wire.listen_at_path(path)
        for door, wire in self._to_people.items():
            await wire.listen_at_port(door)
        for server in (*self._servers, self._front):
            await asyncio.to_thread(server.start)
        ann = await asyncio.to_thread(Person, self._front, "Ann")
        for _ in range(tables):
            code = await asyncio.to_thread(ann.open, "pastry-chefs", ["me", "random", "random", "random"])
            self.players.append(Player(ann, code, thinks))
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in self.players]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(self._rng.uniform(0.5, 3.0))
            await self._something()
        await self._settle()
        before = [len(player.acknowledged) for player in self.players]
        await asyncio.sleep(5.0)
        stop.set()
        await asyncio.gather(*playing)
        assert sum(len(p.acknowledged) for p in self.players) > sum(before) or self._all_over(), "they play on"
        for server in self._servers:
            assert await asyncio.to_thread(server.stop) == 0, server.log[-2000:]
        for wire in (*self._to_database.values(), *self._to_people.values()):
            wire.close()

    def _all_over(self) -> bool:
        rows = self._postgres.sql(self._address, "SELECT count(*) FROM tables WHERE status = 'playing'")
        return rows == [(0,)]

    # -- What happens ---------------------------------------------------------------

    async def _something(self) -> None:
        happenings: list[Callable[[], Awaitable[None]]] = [
            self._kill,
            self._kill,
            self._sleep,
            self._sleep,
            self._cut,
            self._cut,
            self._cut_from_people,
            self._cut_from_people,
            self._slow,
            self._restart_the_database,
            self._crash_the_database,
        ]
        happening = self._rng.choice(happenings)
        self.happened[happening.__name__.strip("_").replace("_", " ")] += 1
        await happening()

    async def _kill(self) -> None:
        server = self._rng.choice(self._servers)
        server.kill()
        await asyncio.sleep(self._rng.uniform(0.0, 4.0))
        await self._start(server)

    async def _start(self, server: Server) -> None:
        """A server that cannot reach its database does not start; whoever looks after it tries again."""
        for _ in range(20):
            try:
                await asyncio.to_thread(server.start)
            except (AssertionError, ValueError):
                server.kill()
                await asyncio.sleep(0.5)
            else:
                return
        raise AssertionError(server.log[-2000:])

    async def _sleep(self) -> None:
        process = self._rng.choice(self._servers).process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        await asyncio.sleep(self._rng.uniform(0.5, 6.0))
        os.kill(process.pid, signal.SIGCONT)

    async def _cut(self) -> None:
        await self._cut_for_a_while(self._rng.choice([*self._to_database.values()]))

    async def _cut_from_people(self) -> None:
        await self._cut_for_a_while(self._rng.choice([*self._to_people.values()]))

    async def _cut_for_a_while(self, wire: Wire) -> None:
        wire.carries.clear()
        await asyncio.sleep(self._rng.uniform(0.5, 6.0))
        wire.carries.set()

    async def _slow(self) -> None:
        wire = self._rng.choice([*self._to_database.values()])
        wire.delay = self._rng.uniform(0.02, 0.4)
        await asyncio.sleep(self._rng.uniform(1.0, 5.0))
        wire.delay = 0.0

    async def _restart_the_database(self) -> None:
        await asyncio.to_thread(self._postgres.stop, signal.SIGINT)
        await asyncio.sleep(self._rng.uniform(0.0, 2.0))
        await asyncio.to_thread(self._postgres.start)

    async def _crash_the_database(self) -> None:
        await asyncio.to_thread(self._postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(self._postgres.start)

    async def _settle(self) -> None:
        """Everybody is back at their table."""
        deadline = time.monotonic() + SETTLED
        for player in self.players:
            while player.is_away:
                assert time.monotonic() < deadline, f"nobody gets to table {player.code} any more"
                await asyncio.sleep(0.1)

    # -- Afterwards ------------------------------------------------------------------

    def check(self) -> None:
        assert self._postgres.sql(self._address, "SELECT * FROM leases") == []
        report = check(self._address)
        assert report.is_good, report
        for player in self.players:
            player.must_be_in(self._postgres, self._address)

    def figures(self) -> dict[str, object]:
        waits = sorted(wait for player in self.players for wait in player.waits)
        away = sorted(length for player in self.players for length in player.away)
        return {
            "tables": len(self.players),
            "happened": dict(self.happened),
            "moves acknowledged": sum(len(player.moves) for player in self.players),
            "moves lost": sum(len(player.lost(self._postgres, self._address)) for player in self.players),
            "tables damaged": len(check(self._address).damages),
            "wait median": waits[len(waits) // 2],
            "wait p99": waits[len(waits) * 99 // 100],
            "times cut off": len(away),
            "cut off median": away[len(away) // 2],
            "cut off longest": away[-1],
        }

    def end(self) -> None:
        for server in (*self._servers, self._front):
            if server in Server.running:
                server.kill()
        self._postgres.remove()


def run(tables: int, seconds: float, seed: int, thinks: float = 0.2) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(Path(folder), seed)
        try:
            asyncio.run(chaos.run(tables, seconds, thinks))
            chaos.check()
            return chaos.figures()
        finally:
            chaos.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--thinks", type=float, default=0.2, help="seconds before each move of a person")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--to", type=Path, default=Path("build/chaos.json"))
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (MOST_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    found = run(wanted.tables, wanted.seconds, wanted.seed, wanted.thinks)
    found = {"seconds": wanted.seconds, "seed": wanted.seed, "thinks": wanted.thinks, **found}
    wanted.to.parent.mkdir(exist_ok=True)
    wanted.to.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
