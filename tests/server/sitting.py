"""A live table in this process, at which pages keep every byte: for what cannot be arranged over a network."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bakehouse.core.game import Game
from bakehouse.core.match import Match
from bakehouse.core.state import State
from bakehouse.server import journal, wire
from bakehouse.server.connection import Guest, Page
from bakehouse.server.registry import House
from bakehouse.server.settings import Settings
from bakehouse.server.table import Table

SEED = bytes(range(32))
NO_CLOCK = wire.Clock()


def settings(folder: Path, **more: Any) -> Settings:
    quick: dict[str, Any] = {"bot_pause": 0.0, "window_pause": 0.0, "presence_pause": 600.0, "absence": 600.0}
    return Settings(data=folder, **{**quick, **more})


class Sitting:
    """One table, a guest and a page for each person's seat, and a watcher."""

    def __init__(self, house: House, game: Game, chairs: list[str], clock: wire.Clock = NO_CLOCK, **more: Any) -> None:
        starts = [
            journal.Start("person", seat + 1, f"P{seat}") if kind == "me" else journal.Start("bot", level=kind)
            for seat, kind in enumerate(chairs)
        ]
        options, deck = more.get("options", {}), more.get("deck", "")
        header = journal.Header(game.info.slug, options, deck, SEED, clock, 1, starts, 0)
        self.game = game
        self.table: Table = house._enter("AAAAAA", header, [journal.Dealt()])
        self.pages: dict[int | None, Page] = {
            seat: Page(Guest(seat + 1, f"P{seat}"), 10**6) for seat, kind in enumerate(chairs) if kind == "me"
        }
        self.pages[None] = Page(None, 10**6)
        self._ref = 0

    def set_state(self, state: State) -> None:
        """Play on from this state."""
        self.table.match = Match(self.game, state)
        self.table._ask()
        self.table.run_clocks()

    async def greet(self) -> None:
        for seat, page in self.pages.items():
            self.table.enter(page)
            await self.send(seat, wire.Hello(self._next(), seat))

    def _next(self) -> int:
        self._ref += 1
        return self._ref

    async def send(self, seat: int | None, message: wire.FromPage) -> None:
        await self.table.act(self.pages[seat], message)

    async def pick(self, seat: int, atoms: list[int]) -> None:
        await self.send(seat, wire.Pick(self._next(), seat, self.table.number, atoms))

    async def settle(self) -> None:
        """Until the table has nothing to do by itself."""
        for _ in range(2_000):
            await asyncio.sleep(0)
            driver = self.table.driver
            if driver._timer is None and driver._task is None and not self.table.lock.locked():
                return
            await asyncio.sleep(0.001)
        raise AssertionError("the table does not come to rest")

    def taken(self, seat: int | None) -> list[str]:
        """Every byte that this page was sent since the last time."""
        page = self.pages[seat]
        received, page.outbox = page.outbox, []
        return received
