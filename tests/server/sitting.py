"""A live table in this process, whose connections keep every byte: for what cannot be arranged over a network."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path
from typing import Any, ClassVar

from bakehouse.core.game import Game
from bakehouse.core.match import Match
from bakehouse.core.state import State
from bakehouse.server import journal, wire
from bakehouse.server.connection import Connection, Guest
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.settings import Settings
from bakehouse.server.table import LiveTable
from tests.server.merging import Json, Merger

SEED = bytes(range(32))
NO_CLOCK = wire.Clock()


def settings(folder: Path, **more: Any) -> Settings:
    quick: dict[str, Any] = {"bot_pause": 0.0, "window_pause": 0.0, "presence_pause": 600.0, "absence": 600.0}
    return Settings(data=folder, **{**quick, **more})


def _chair(seat: int, kind: str) -> journal.FirstChair:
    """A person (`me`), or a bot of this level."""
    return journal.FirstChair("person", seat + 1, f"P{seat}") if kind == "me" else journal.FirstChair("bot", level=kind)


class Sitting:
    """One table, a guest and a connection for each person's seat, and a watcher."""

    registries: ClassVar[list[TableRegistry]] = []  # conftest.py closes them after each test

    def __init__(
        self, registry: TableRegistry, game: Game, chairs: list[str], clock: wire.Clock = NO_CLOCK, **more: Any
    ) -> None:
        if registry not in self.registries:
            self.registries.append(registry)
        first = [_chair(seat, kind) for seat, kind in enumerate(chairs)]
        options, deck = more.get("options", {}), more.get("deck", "")
        seed = more.get("seed", SEED)
        manners = more.get("manners", wire.Manners())
        header = journal.TableHeader(game.info.slug, options, deck, seed, clock, 1, first, 0, manners=manners)
        self.game = game
        self.table: LiveTable = registry._enter(more.get("code", "AAAAAA"), header, [journal.Dealt()])
        self.connections: dict[int | None, Connection] = {
            seat: Connection(Guest(seat + 1, f"P{seat}"), 10**6) for seat, kind in enumerate(chairs) if kind == "me"
        }
        self.connections[None] = Connection(None, 10**6)
        self._ref = 0
        self._mergers: defaultdict[int | None, Merger] = defaultdict(Merger)
        self._heard: dict[int | None, list[Json]] = {}

    def set_state(self, state: State) -> None:
        """Play on from this state."""
        self.table.match = Match(self.game, state)
        self.table.match.alone = self.table.seats.only_person
        self.table._ask()
        self.table.run_clocks()

    def take_history(self, other: Sitting) -> None:
        """What was played before is what was played at another table."""
        mine, theirs = self.table.match, other.table.match
        assert mine is not None
        assert theirs is not None
        mine.decisions = list(theirs.decisions)
        mine._before = list(theirs._before)
        self.table.number = other.table.number

    async def greet(self) -> None:
        for seat, connection in self.connections.items():
            self.table.enter(connection)
            await self.send(seat, wire.Hello(self._next(), seat))

    def _next(self) -> int:
        self._ref += 1
        return self._ref

    async def send(self, seat: int | None, message: wire.FromPage) -> None:
        """Raises what the table refuses."""
        done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        self.table.receive(self.connections[seat], message, done.set_result)
        refusal = await done
        if refusal is not None:
            raise refusal

    async def pick(self, seat: int, atoms: list[int]) -> None:
        await self.send(seat, wire.Pick(self._next(), seat, self.table.number, atoms))

    async def settle(self) -> None:
        """Until the table has nothing to do by itself."""
        for _ in range(2_000):
            await asyncio.sleep(0)
            if self.table.driver.is_idle and self.table.is_quiet:
                return
            await asyncio.sleep(0.001)
        raise AssertionError("the table does not come to rest")

    def taken(self, seat: int | None) -> list[str]:
        """Every byte that was sent on this connection since the last time."""
        connection = self.connections[seat]
        received, connection.outbox = connection.outbox, []
        self._heard[seat] = [self._mergers[seat].read(text) for text in received]
        return received

    def heard(self, seat: int | None) -> list[Json]:
        """The same as messages, changes written out as positions."""
        self.taken(seat)
        return self._heard[seat]
