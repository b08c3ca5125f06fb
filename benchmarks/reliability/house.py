"""A server under attack: started with its usual limits but for those that would stop a test from one address."""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, fields
from pathlib import Path

from bakehouse.server.settings import Limits
from tests.server.client import Page, Person, Server

ONE_ADDRESS = {  # what is limited by address or guest, and so would stop a test from one
    **dict.fromkeys(("requests", "guests", "new_tables", "messages", "exports", "new_connections"), "Rate(1e9, 1e9)"),
    **dict.fromkeys(("connections", "guest_connections", "address_connections", "tables", "watchers"), "10**6"),
}
KNOWN = {field.name for field in fields(Limits)}  # a server of another version may have fewer
LIMITS = ", ".join(f"{name}={limit}" for name, limit in ONE_ADDRESS.items() if name in KNOWN)
QUICK = "bot_pause=0.0, window_pause=0.0"


@dataclass
class Waits:
    """How long somebody who had nothing to do with it had to wait, again and again."""

    seconds: list[float] = field(default_factory=list)

    @property
    def p99(self) -> float:
        return statistics.quantiles(self.seconds, n=100)[-1] if len(self.seconds) > 2 else max(self.seconds)

    @property
    def longest(self) -> float:
        return max(self.seconds)


def start(folder: Path, settings: str = "bot_pause=0.6", limits: str = LIMITS) -> Server:
    folder.parent.mkdir(parents=True, exist_ok=True)
    return Server(folder, settings, limits).start()


def memory(server: Server) -> int:
    """Bytes that the server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) * 1024


async def during(attack: Awaitable[object], ask: Callable[[], Awaitable[object]], pause: float = 0.01) -> Waits:
    """Ask again and again while the attack goes on."""
    waits = Waits()
    running = asyncio.ensure_future(attack)
    while not running.done() or not waits.seconds:
        begun = time.perf_counter()
        await ask()
        waits.seconds.append(time.perf_counter() - begun)
        await asyncio.sleep(pause)
    await running
    return waits


async def health(server: Server) -> None:
    answer = await asyncio.to_thread(Person(server).get, "/health")
    assert answer.status == 200


class Mover:
    """Somebody who plays at a table of their own, against nobody: every move is theirs."""

    def __init__(self, person: Person, page: Page) -> None:
        self.person = person
        self.page = page

    @classmethod
    async def sit(cls, server: Server) -> Mover:
        person = Person(server, "Mover")
        code = person.open("pastry-chefs", ["me"] * 4, options={"stall_turns": "off"})
        page = await person.page(code).__aenter__()
        await page.hello(0)
        return cls(person, page)

    async def move(self) -> None:
        """A whole move, acknowledged."""
        page = self.page
        number = page.position["number"]
        seat = page.position["waiting"][0]
        if page.position["seat"] != seat:
            await page.hello(seat)
        while page.position["number"] == number:
            await page.pick([page.position["choices"][0]["atom"]])

    async def waits(self, attack: Awaitable[object]) -> Waits:
        """Times of moves during an attack; a change of seat is part of a move."""
        return await during(attack, self.move, 0.02)


LONG_GAME = """
import sys, bakehouse
from pathlib import Path
from bakehouse import Rng
from bakehouse.server import journal
from bakehouse.server.metrics import Metrics
from bakehouse.server.rows import entry_row
from bakehouse.server.sqlite_store import SqliteStore
import asyncio
folder, code, moves = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
async def write():
    store = SqliteStore(folder, Metrics())
    found = await store.load(code)
    header, entries = found.header, found.entries
    game = bakehouse.game(header.game)
    state = game.deal(len(header.chairs), header.seed, header.options)
    rng, rows = Rng(1), []
    while len(rows) < moves and not state.over:
        seat, atoms = state.actors[0], []
        while not atoms or state.pending(seat):
            legal = state.legal(seat)
            atoms.append(legal[rng.below(len(legal))])
            state.play(seat, atoms[-1])
        rows.append(entry_row(code, len(entries) + len(rows), journal.Moved(seat, atoms)))
    await store.write(rows)
    store.close()
    return len(rows)
print(asyncio.run(write()))
"""


def add_long_game(folder: Path, moves: int) -> str:
    """The code of a table at which this much has been played."""
    server = start(folder)
    code = Person(server, "Long").open("pastry-chefs", ["me"] * 4, options={"games": 99, "stall_turns": "off"})
    server.stop()
    program = [sys.executable, "-c", LONG_GAME, str(folder), code, str(moves)]
    written = subprocess.run(program, check=True, capture_output=True, text=True)
    assert int(written.stdout) == moves
    return code
