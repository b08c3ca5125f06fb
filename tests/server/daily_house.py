"""A server whose day is what a test says, and people who play the deal of a day by a rule of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from bakehouse.server.daily import DAY, day_named
from tests.server.client import QUICK, Page, Person, Server
from tests.server.merging import Json

TODAY = "2026-11-19"
NOON = day_named(TODAY) * DAY + DAY // 2
GAME = "the-pie-game"
CLOCK = """
from bakehouse.server.asyncio_runtime import AsyncioRuntime
clock = Path({clock!r})
AsyncioRuntime.date = lambda runtime: int(clock.read_text())
"""


class DailyHouse(Server):
    def __init__(self, folder: Path, settings: str = QUICK) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._clock = folder / "clock"
        self.set_clock(NOON)
        super().__init__(folder / "data", settings, first=CLOCK.format(clock=str(self._clock)))

    def set_clock(self, seconds: int) -> None:
        new = self._clock.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._clock)


def opened(person: Person, day: str = TODAY, game: str = GAME) -> str:
    answer = person.post(f"/api/daily/{game}/{day}", {})
    assert answer.status == 201, answer.body
    code: str = answer.json["code"]
    return code


def seat_at(page: Page) -> int:
    found: int = next(chair["seat"] for chair in page.lobby["chairs"] if chair.get("yours"))
    return found


def chosen(position: Json) -> Any:
    """A choice that depends on nothing but the position."""
    rng = Random(f"{position['view']['number']} {len(position['picked'])}")
    return rng.choice(position["choices"])["atom"]


async def come(page: Page) -> None:
    await page.hello()
    await page.hello(seat_at(page))


async def answer(page: Page, most: int = 10_000) -> bool:
    """Answer so many questions of this page's seat; is the game over?"""
    for _ in range(most):
        position = await page.until_position(lambda p: bool(p["choices"]) or p["view"]["outcome"] is not None)
        if position["view"]["outcome"] is not None:
            return True
        atom = chosen(position)
        page.position = {**position, "choices": []}
        said = await page.pick([atom], position["seat"], position["number"])
        assert said["type"] == "done", said
    return False


def play(person: Person, code: str, most: int = 10_000) -> bool:
    """Come, answer so many questions, and go; is the game over?"""

    async def sit() -> bool:
        async with person.page(code) as page:
            await come(page)
            return await answer(page, most)

    return asyncio.run(sit())


def finish(person: Person, day: str = TODAY, game: str = GAME) -> str:
    """Play the deal of a day to its end; the code of the table."""
    code = opened(person, day, game)
    assert play(person, code)
    return code
