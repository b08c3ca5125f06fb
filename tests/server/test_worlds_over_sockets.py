"""Whole games in two worlds over real sockets: a viewer that may not know the difference receives the same bytes.

Whenever the viewer is told something that is not the same in both worlds (it draws a card), the second world is made
again from its view, everybody says hello again, and the comparison continues.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import bakehouse
from tests.server.client import Page, Person, Server
from tests.server.short import SHORT

ROOT = Path(__file__).parents[2]
MAX_STEPS = 400
TARGETS = {
    "pastry-chefs": ["card:3h", "pile:X"],
    "the-pie-game": ["card:APP", "pile:deck"],
    "pie-factory": ["card:F12", "line:1"],
    "cheflebrity": ["card:B5", "pile:I"],
    "pie-contest": ["card:table-salt", "pile:deck"],
}


class House(Server):
    """A server that another process has started already."""

    def __init__(self, port: int) -> None:
        self.port = port


class Worlds:
    """The process with the two servers, and the pages in each world: of every seat, and of a watcher."""

    def __init__(self, folder: Path, slug: str, viewer: int | None) -> None:
        self.slug = slug
        self.viewer = viewer
        self.seats = SHORT[slug][0]
        name = "watcher" if viewer is None else str(viewer)
        words = [sys.executable, "-m", "tests.server.two_worlds", str(folder), slug, name]
        with (folder / "log").open("w") as log:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT
            )
        self.ports: list[int] = self._line()
        self.pages: list[dict[int | None, Page]] = []
        self.compared = self.parted = self.others = 0

    def _line(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    async def ask(self, word: str) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        return await asyncio.to_thread(self._line)

    def stop(self) -> int:
        """It ends when nobody asks for anything any more."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        code = self.process.wait(20)
        self.process.stdout.close()
        return code

    # -- Playing -----------------------------------------------------------------

    async def enter(self, stack: AsyncExitStack) -> None:
        for port in self.ports:
            persons = [Person(House(port), f"P{seat}") for seat in range(self.seats)]
            pages: dict[int | None, Page] = {
                seat: await stack.enter_async_context(person.page("AAAAAA")) for seat, person in enumerate(persons)
            }
            pages[None] = await stack.enter_async_context(Person(House(port)).page("AAAAAA"))
            self.pages.append(pages)

    async def part(self) -> None:
        """A new second world; everybody looks at it, and the viewer sees nothing new."""
        self.others += (await self.ask("part"))["other"]
        self.parted += 1
        for seat, page in self.pages[1].items():
            page._ref = self.pages[0][seat]._ref
        for pages in self.pages:
            for seat, page in pages.items():
                page.position = {}
                page.received.clear()
                await page.hello(seat)
        self.compare()

    async def step(self, *, together: bool) -> bool:
        """One question answered in both worlds; is the viewer still told the same?"""
        chosen = await self.ask("choose")
        moves = {int(seat): pair for seat, pair in chosen["moves"].items()}
        together = together and all(second is not None for _, second in moves.values())
        for world in (0, 1) if together else (0,):
            await self.play(self.pages[world], {seat: pair[world] for seat, pair in moves.items()}, chosen["number"])
        if not together or not (await self.ask("told"))["same"]:
            return False
        self.compare()
        return True

    async def play(self, pages: dict[int | None, Page], moves: dict[int, list[int]], number: int) -> None:
        for seat, atoms in moves.items():
            answer = await pages[seat].pick(atoms, seat, number)
            assert answer["type"] == "done", answer
        for page in pages.values():
            await page.until_number(number + 1)

    async def try_things(self) -> None:
        """What the viewer is told when it asks: why not, what would you do, may I."""
        for pages in self.pages:
            page = pages[self.viewer]
            seat = 0 if self.viewer is None else self.viewer
            number = page.position["number"]
            for target in TARGETS[self.slug]:
                await page.ask("why", seat=seat, target=target)
            await page.ask("advise", seat=seat)
            legal = [choice["atom"] for choice in page.position["choices"]]
            for atom in range(3):
                if atom not in legal:
                    await page.ask("pick", seat=seat, number=number, atoms=[atom])
            await page.ask("pick", seat=seat, number=number + 1, atoms=[0])
            await page.ask("hello", seat=self.viewer)
        self.compare()

    def compare(self) -> None:
        """How messages share frames is a matter of moments; the messages are not."""
        one, two = ("\n".join(pages[self.viewer].received) for pages in self.pages)
        assert one
        assert one == two
        self.compared += 1
        for pages in self.pages:
            pages[self.viewer].received.clear()

    @property
    def is_over(self) -> bool:
        return self.pages[0][self.viewer].position["view"]["outcome"] is not None


@pytest.fixture
def worlds(tmp_path: Path, slug: str, viewer: int | None) -> Iterator[Worlds]:
    made = Worlds(tmp_path, slug, viewer)
    yield made
    assert made.stop() == 0
    assert '"level": "error"' not in (tmp_path / "log").read_text("utf-8")


@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "watcher"])
@pytest.mark.parametrize("slug", bakehouse.games())
def test_two_worlds_over_sockets(worlds: Worlds) -> None:
    asyncio.run(compare_a_game(worlds))
    assert worlds.compared > worlds.parted  # also after moves, not only after every hello
    assert worlds.others > worlds.parted // 2  # the others' hands are other ones


async def compare_a_game(worlds: Worlds) -> None:
    async with AsyncExitStack() as stack:
        await worlds.enter(stack)
        together = False
        for number in range(MAX_STEPS):
            if not together:
                await worlds.part()
            together = await worlds.step(together=True)
            if worlds.is_over:
                return
            if together and number % 5 == 0:
                await worlds.try_things()
        raise AssertionError(f"not over after {MAX_STEPS} questions")
