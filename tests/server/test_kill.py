"""The power goes out: whatever was acknowledged is still there, also in the middle of a window."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from bakehouse.server import journal
from bakehouse.server.opening import FILE, read_only
from bakehouse.server.postgres import connected, select_from
from tests.server.client import Page, Person, Server
from tests.server.merging import Json


def shown(position: Json) -> Json:
    """What a page shows, whichever events it was sent already."""
    return {**position, "events": []}


async def some_moves(page: Page, rng: Random, moves: int) -> int:
    """Answer questions at random; the number of the last position that was acknowledged."""
    number = 0
    for _ in range(moves):
        position = await page.until_position(lambda p: bool(p["choices"]) or p["view"]["outcome"] is not None)
        if position["view"]["outcome"] is not None:
            break
        page.position = {**position, "choices": []}
        answer = await page.pick([rng.choice(position["choices"])["atom"]], position["seat"], position["number"])
        number = max(number, answer["number"])
    return number


@pytest.mark.parametrize("slug", ["cheflebrity", "the-pie-game"])
def test_killed_in_the_middle(tmp_path: Path, slug: str) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = ann.open(slug, ["me", "me", "random", "random"])
    rng = Random(8)
    acknowledged = 0
    before: Json = {}

    async def play() -> None:
        nonlocal acknowledged, before
        async with ann.page(code) as one, ann.page(code) as two, ann.page(code) as witness:
            await witness.hello()
            events = witness.events
            if before:  # what was told before the cut is still so
                told = {event["number"]: event for event in before["events"]}
                assert all(told.get(event["number"], event) == event for event in events)
                assert witness.position["number"] >= before["number"]
            await one.hello(0)
            await two.hello(1)
            if acknowledged:
                assert one.position["number"] >= acknowledged
            await one.do("say", text=f"after {acknowledged}")
            moving = [asyncio.create_task(some_moves(page, rng, 10)) for page in (one, two)]
            done, going = await asyncio.wait(moving, return_when=asyncio.FIRST_COMPLETED)
            server.kill()  # at once: the other one is in the middle of something
            acknowledged = max(acknowledged, *(task.result() for task in done))
            with suppress(ConnectionClosed):
                await asyncio.gather(witness.quiet(0.2), *going)
            before = {"events": witness.events, "number": witness.position["number"]}

    for _ in range(2):
        asyncio.run(play())
        server.start()

    async def chat() -> None:
        async with ann.page(code) as page:
            await page.hello()
            await page.quiet(0.1)
            assert len(page.lines) == 2

    asyncio.run(chat())
    assert server.stop() == 0


def test_killed_inside_a_window(tmp_path: Path) -> None:
    """An answer that was acknowledged and not yet shown to anybody is still there, and still secret."""
    server = Server(tmp_path / "data").start()
    people = [Person(server, name) for name in ("Ann", "Bob", "Cleo")]
    code = people[0].open("cheflebrity", ["me", "open", "open"], start=False, options={"trade_offers": 0})

    async def to_a_window() -> list[Json]:
        async with people[0].page(code) as one, people[1].page(code) as two, people[2].page(code) as three:
            pages = [one, two, three]
            await one.hello(0)
            for seat in (1, 2):
                await pages[seat].hello()
                await pages[seat].do("sit", seat=seat)
                await pages[seat].hello(seat)
            await one.do("start")
            rng = Random(3)
            for _ in range(200):
                await one.quiet(0.02)
                for page in pages:
                    await page.until_position(lambda p: p["number"] >= one.position["number"])
                waiting = one.position["waiting"]
                if len(waiting) > 1:
                    break
                mover = pages[waiting[0]]
                await mover.pick([rng.choice(mover.position["choices"])["atom"]])
            else:
                raise AssertionError("no window came")
            answerer = pages[waiting[-1]]
            await answerer.pick([answerer.position["choices"][0]["atom"]])
            assert answerer.position["answered"]
            assert answerer.position["choices"] == []
            server.kill()
            return [page.position for page in pages]

    positions = asyncio.run(to_a_window())
    server.start()

    async def after() -> None:
        async with people[0].page(code) as one, people[1].page(code) as two, people[2].page(code) as three:
            pages = [one, two, three]
            for seat, page in enumerate(pages):
                await page.hello(seat)
                assert shown(page.position) == shown(positions[seat])
            number = one.position["number"]
            answerer = next(page for page in pages if page.position["answered"])
            seat = answerer.position["seat"]
            assert await answerer.refused("pick", seat=seat, number=number, atoms=[0]) == "not_asked"
            for page in pages:
                if page.position["choices"]:
                    await page.pick([page.position["choices"][0]["atom"]])
            for page in pages:
                await page.until_position(lambda p: p["number"] == number + 1)

    asyncio.run(after())
    assert server.stop() == 0


class Evening:
    """People who talk and play at some tables while the power goes out again and again."""

    def __init__(self, server: Server, rng: Random, address: str = "") -> None:
        self.server = server
        self.address = address  # of a PostgreSQL database; empty: SQLite
        self.rng = rng
        self.ann = Person(server, "Ann")
        games = {
            "pastry-chefs": ["me"] * 4,
            "the-pie-game": ["me", "me", "random"],
            "cheflebrity": ["me", "me", "easy"],
        }
        self.codes = [self.ann.open(slug, chairs) for slug, chairs in games.items()]
        self.said = 0
        self.acknowledged: dict[str, list[str]] = {code: [] for code in self.codes}  # what was said, by table
        self.numbers = dict.fromkeys(self.codes, 0)  # the last acknowledged position, by table

    def until_the_lights_go_out(self) -> None:
        asyncio.run(self._play())
        for code in self.codes:
            self._check(code)

    async def _play(self) -> None:
        playing = [asyncio.create_task(self._at(code)) for code in self.codes]
        lease = 2.5 if self.address else 0.0  # of the server that was killed before
        await asyncio.sleep(lease + self.rng.uniform(0.1, 0.8))
        self.server.kill()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(ended, WebSocketException | OSError | TimeoutError), ended

    async def _at(self, code: str) -> None:
        async with self.ann.page(code) as page:
            await page.hello(0)
            while True:
                self.said += 1
                text = f"line {self.said}"
                if not page.lobby["phrases"]:
                    await page.do("say", text=text)
                    self.acknowledged[code].append(text)
                seat = next(
                    (seat for seat in page.position["waiting"] if page.lobby["chairs"][seat].get("yours")), None
                )
                if seat is None:
                    await page.read(1.0)
                    continue
                await page.hello(seat)
                if page.position["choices"]:
                    answer = await page.pick([self.rng.choice(page.position["choices"])["atom"]])
                    self.numbers[code] = max(self.numbers[code], answer["number"])

    def _check(self, code: str) -> None:
        """Every entry is there exactly once, in order, and nothing that was acknowledged is missing."""
        found = self._stored(code)
        assert [number for number, _ in found] == [*range(len(found))]
        entries = [journal.read_entry(entry) for _, entry in found]
        lines = [entry.text for entry in entries if isinstance(entry, journal.Said)]
        assert len(lines) == len(set(lines))
        assert set(self.acknowledged[code]) <= set(lines)
        assert (
            sum(isinstance(e, journal.Moved | journal.Together | journal.Undone) for e in entries) >= self.numbers[code]
        )

    def _stored(self, code: str) -> list[tuple[int, bytes]]:
        with closing(connected(self.address) if self.address else read_only(self.server.data / FILE)) as store:
            select = store.execute if isinstance(store, sqlite3.Connection) else select_from(store)
            return [*select("SELECT number, entry FROM journal WHERE code = ? ORDER BY number", (code,))]


@pytest.mark.parametrize("kills", [6, pytest.param(1_000, marks=pytest.mark.slow)])
def test_killed_again_and_again(tmp_path: Path, kills: int) -> None:
    server = Server(tmp_path / "data").start()
    evening = Evening(server, Random(kills))
    for _ in range(kills):
        evening.until_the_lights_go_out()
        server.start()
    assert all(evening.numbers.values())
    assert Person(server).get("/health").status == 200
    assert server.stop() == 0


def test_killed_before_anything_happened(tmp_path: Path) -> None:
    """A server that has written nothing has lost nothing."""
    server = Server(tmp_path / "data").start()
    Person(server, "Ann")
    for _ in range(3):
        server.kill()
        server.start()
    assert Person(server).get("/health").status == 200
    assert server.stop() == 0


def test_two_servers_do_not_share_data(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    second = Server(tmp_path / "data")
    with pytest.raises(AssertionError):
        second.start()
    assert second.process is not None
    assert second.process.wait(10) != 0
    second._close()
    assert "another server is already using the data" in second.log
    assert server.stop() == 0
