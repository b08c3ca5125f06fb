"""Watching late: whoever does not play sees the table as it was, and nothing tells them of the present."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bakehouse
from bakehouse.server import positions, replays, wire
from bakehouse.server.connection import Connection, Guest, encode
from bakehouse.server.glances import glance_of
from bakehouse.server.reading import ListedTable
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from tests.server.client import QUICK, Page, Person, Server, play_to_the_end
from tests.server.postgres import PostgresServer
from tests.server.sitting import Sitting, settings
from tests.server.test_lobby import lobby_like
from tests.server.test_postgres import served

LATE = wire.Manners(delay=1)
BEFORE, PRESENT = 1_000, 2_000  # seconds since 1970


def run(check: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(check(), 60))


# -- Two worlds -------------------------------------------------------------------------


class World:
    """A table with three players, of whom one was removed, and with others who watch."""

    def __init__(self, house: TableRegistry, slug: str) -> None:
        self.house = house
        self.sitting = Sitting(house, bakehouse.game(slug), ["me"] * 3, manners=LATE)
        self.table = self.sitting.table
        self.watchers = {
            "stranger": Connection(None, 10**6),
            "named": Connection(Guest(77, "Zoe"), 10**6),
            "removed": self.sitting.connections[2],
        }
        self._ref = 1_000

    def next(self) -> int:
        self._ref += 1
        return self._ref

    async def begin(self, rng: Random) -> None:
        await self.sitting.greet()
        for _ in range(6):
            await self.move(rng)
        await self.say(0, "in both worlds")
        await self.sitting.send(0, wire.Fill(self.next(), 2, "random"))
        await self.sitting.settle()

    async def come(self) -> None:
        for name in ("stranger", "named"):
            self.table.enter(self.watchers[name])
            assert await self.asks(name, wire.Hello(self.next())) == ""

    async def move(self, rng: Random) -> None:
        """One decision of a person."""
        table = self.table
        await self.sitting.settle()
        if table.status != "playing":
            return
        seat = next(seat for seat in table.waiting if table.seats[seat].decides and not table.has_answered(seat))
        question = table.question
        while table.question == question and not table.has_answered(seat):
            choices = positions.position(table, seat).choices
            await self.sitting.pick(seat, [rng.choice(choices).atom])
        await self.sitting.settle()

    async def say(self, seat: int, text: str) -> None:
        await self.sitting.send(seat, wire.Say(self.next(), text))

    async def asks(self, name: str, message: wire.FromPage) -> str:
        """The code of the refusal, if it is one."""
        done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        self.table.receive(self.watchers[name], message, done.set_result)
        refusal = await done
        number = self.table.number_for(self.watchers[name])
        return "" if refusal is None else encode(wire.Refused(message.ref, number, refusal.problem)).decode()

    def taken(self) -> dict[str, list[str]]:
        """Every byte that those who watch were sent since the last time."""
        sent = {}
        for name, connection in self.watchers.items():
            sent[name], connection.outbox = connection.outbox, []
        return sent

    async def tried(self) -> list[str]:
        """What they are answered, whatever they ask."""
        table = self.table
        answers = []
        for name in self.watchers:
            for message in (
                wire.Hello(5, seen=3),
                wire.Hello(6, seat=2),
                wire.Earlier(7, before=9),
                wire.Sit(8, 2),
                wire.Sit(9, 0),
                wire.Vote(10, 2, yes=True),
                wire.Pick(11, 2, table.number, [0]),
                wire.Undo(12, 0, table.number),
                wire.Why(13, 0, "card:x"),
                wire.Advise(14, 0),
                wire.Say(15, "hello"),
                wire.Emote(16, 0, "tea"),
                wire.Avoid(17, 0, how="mute"),
                wire.Avoid(18, 0),
                wire.Look(19, "egg"),
                wire.Pause(20, on=False),
                wire.Go(21),
                wire.Back(22, 2),
                wire.Rematch(23),
            ):
                answers.append(f"{name} {message.ref}: {await self.asks(name, message)}")
        for guest in (0, 77, 3):
            seen = table.seen_by(guest)
            answers.append(str(replays.played_game(seen)))
            answers.append(f"{seen.status} {seen.seats.called()} {seen.rematch}")
        # What is in the database is of the present.
        now = ListedTable(table.code, table.status, table.number, glance_of(table))
        listed = await self.house._my_table(Guest(3, "P2"), now)
        return [*answers, str(listed)]


@pytest.mark.parametrize("slug", ["pie-factory", "cheflebrity", "the-pie-game"])
def test_two_futures_are_one_past(tmp_path: Path, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        clock = [BEFORE]
        houses = [TableRegistry(settings(tmp_path / name)) for name in ("one", "other")]
        for house in houses:
            monkeypatch.setattr(house.runtime, "date", lambda: clock[0])
        one, other = (World(house, slug) for house in houses)
        for world in (one, other):
            await world.begin(Random(5))
        clock[0] = PRESENT
        for world in (one, other):
            world.table.gallery.catch_up()
            await world.come()
        assert one.taken() == other.taken()
        for step in range(8):
            clock[0] += 7
            await one.move(Random(step))
            if step == 2:
                await one.say(1, "only in one world")
                await one.sitting.send(1, wire.Emote(one.next(), 1, "oops"))
            if step == 6:
                await one.sitting.send(0, wire.Pause(one.next(), on=True))
            if step % 3 == 0:
                await other.move(Random(100 + step))
            if step == 4:
                await other.sitting.send(0, wire.Fill(other.next(), 1, ""))
            if step == 5:
                await other.sitting.send(0, wire.Close(other.next()))
            for world in (one, other):
                world.table.gallery.catch_up()
            assert await one.tried() == await other.tried()
            assert one.taken() == other.taken()
        clock[0] += 200
        for world in (one, other):
            world.table.gallery.catch_up()
        told, told_otherwise = one.taken(), other.taken()
        assert "only in one world" in str(told["stranger"])
        assert '"closed"' in str(told_otherwise["stranger"])
        late = one.table.gallery.late
        assert late is not None
        assert encode(positions.position(late, None)) == encode(positions.position(one.table, None))
        for world in (one, other):
            world.table.stop()

    run(check)


def test_those_who_play_see_the_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        house = TableRegistry(settings(tmp_path))
        monkeypatch.setattr(house.runtime, "date", lambda: PRESENT)
        world = World(house, "pie-factory")
        await world.sitting.greet()
        for seat in (0, 1, 2):
            assert world.table.seen_by(seat + 1) is world.table
            assert world.sitting.connections[seat] in world.table.connections
        await world.come()
        lobby = [sent for sent in world.sitting.heard(0) if sent["type"] == "lobby"][-1]
        assert lobby["late"] == 0
        assert world.table.watchers == 3, "those who play know how many watch"
        await world.move(Random(1))
        number = world.table.number
        assert world.sitting.heard(1)[-1]["number"] == number
        assert world.table.number_for(world.watchers["stranger"]) == 0
        await world.sitting.send(0, wire.Fill(world.next(), 1, "random"))
        assert world.sitting.connections[1] not in world.table.connections, "who has left sees what others see"
        assert world.table.number_for(world.sitting.connections[1]) == 0
        world.table.stop()

    run(check)


# -- Over sockets and requests ------------------------------------------------------------


async def played(page: Page, rng: Random) -> None:
    async with asyncio.timeout(40):
        await play_to_the_end(page, rng)


def test_the_end_is_told_late(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", f"{QUICK}, delay_minute=2.0").start()
    ann, bob, zoe = (Person(server, name) for name in ("Ann", "Bob", "Zoe"))
    code = bob.open("pie-factory", ["open", "random"], start=False, manners={"delay": 1})

    def status(person: Person) -> Any:
        return next(table["status"] for table in person.get("/api/me").json["tables"] if table["code"] == code)

    async def check() -> None:
        async with ann.page(code) as one, zoe.page(code) as two:
            await one.hello()
            await two.hello()
            await one.do("sit", seat=0)
            assert two.lobby["late"] == 0, "before the deal everybody sees the waiting room as it is"
            async with bob.page(code) as host:
                await host.hello()
                await host.do("start")
            await one.hello(0)
            await lobby_like(two, lambda lobby: lobby["late"] == 1)
            await played(one, Random(1))
            over = one.position["number"]
            await two.until_position(lambda position: position["number"] < over)
            assert status(ann) == "over"
            assert (status(bob), two.lobby["status"]) == ("playing", "playing"), "the host does not play"
            for path in ("result", "replay?view=all", "replay?view=spectator", "record?view=all"):
                assert zoe.get(f"/api/tables/{code}/{path}").json["code"] == "not_over"
                assert ann.get(f"/api/tables/{code}/{path}").status == 200
            for path, wanted in (("fork", {"move": 0, "seat": 0}), ("review", {"seat": 0})):
                assert zoe.post(f"/api/tables/{code}/{path}", wanted).json["code"] == "not_over"
            whole = ann.get(f"/api/tables/{code}/record?view=spectator").body
            part = zoe.get(f"/api/tables/{code}/record?view=spectator").body
            assert len(part) < len(whole)
            await two.until_number(over)
            await lobby_like(two, lambda lobby: lobby["status"] == "over")
            assert zoe.get(f"/api/tables/{code}/result").status == 200
            assert status(bob) == "over"
            assert zoe.get(f"/api/tables/{code}/record?view=spectator").body == whole

    run(check)
    assert server.stop() == 0


def test_a_kill_hides_nothing_and_shows_nothing(tmp_path: Path) -> None:
    """Times are in the journal, so that nobody sees more after a restart."""
    server = Server(tmp_path / "data", f"{QUICK}, delay_minute=600.0").start()
    ann, zoe = Person(server, "Ann"), Person(server, "Zoe")
    code = ann.open("pie-factory", ["me", "random"], manners={"delay": 1})

    async def play() -> None:
        async with ann.page(code) as one:
            await one.hello(0)
            for _ in range(4):
                position = await one.until_position(lambda p: bool(p["choices"]))
                one.position = {**position, "choices": []}
                await one.pick([position["choices"][0]["atom"]], 0, position["number"])

    async def watch() -> None:
        async with zoe.page(code) as page, ann.page(code) as one:
            await page.hello()
            await one.hello(0)
            assert page.position["number"] == 0
            assert page.lobby["late"] == 1
            assert one.position["number"] > 0
            assert one.lobby["late"] == 0
            assert await page.refused("say", text="hello") == "watching_late"
            assert await page.refused("pick", seat=0, number=0, atoms=[0]) == "watching_late"
            assert await page.refused("close") == "not_host"

    run(play)
    run(watch)
    server.kill()
    server.start()
    run(watch)
    assert server.stop() == 0


def test_late_at_every_server(tmp_path: Path, postgres: PostgresServer) -> None:
    """Whoever watches through another server than the table's, reads a copy of it there, or comes after its server has
    died, sees no more than others; and the same as everybody when it is time."""
    address = postgres.new_database()
    one, two = (served(tmp_path / name, address, f"{QUICK}, delay_minute=600.0").start() for name in ("one", "two"))
    ann, zoe = Person(one, "Ann"), Person(two, "Zoe")
    code = ann.open("pie-factory", ["me", "random"], manners={"delay": 1})
    record = f"/api/tables/{code}/record?view=spectator"
    present = 0

    async def play(through: Person) -> None:
        nonlocal present
        async with through.page(code) as page:
            await page.hello(0)
            for _ in range(3):
                position = await page.until_position(lambda p: bool(p["choices"]))
                page.position = {**position, "choices": []}
                await page.pick([position["choices"][0]["atom"]], 0, position["number"])
            present = (await page.until_position(lambda p: bool(p["choices"])))["number"]

    async def watch() -> None:
        async with zoe.page(code) as page:
            await page.hello()
            assert (page.position["number"], page.lobby["late"]) == (0, 1)
            assert await page.refused("advise", seat=0) == "watching_late"

    run(lambda: play(ann))
    before = zoe.get(record)
    assert before.status == 200
    assert len(before.body) < len(ann.get(record).body), "the copy at her server ends with the deal"
    run(watch)
    run(lambda: play(ann))
    assert zoe.get(record).body == before.body, "a copy that follows shows nothing newer"
    one.kill()
    ann.server = two
    run(watch)
    run(lambda: play(ann))
    run(watch)
    assert zoe.get(record).body == before.body
    three = served(tmp_path / "three", address, f"{QUICK}, delay_minute=1.0").start()
    assert two.stop() == 0
    zoe.server = ann.server = three

    async def catch_up() -> None:
        async with zoe.page(code) as page:
            await page.hello()
            await page.until_number(present)

    run(catch_up)
    assert zoe.get(record).body == ann.get(record).body
    assert three.stop() == 0


def test_lists_tell_nothing_newer(tmp_path: Path) -> None:
    """Neither of a table in memory nor of one that is not: what is written for lists is of the present."""
    server = Server(tmp_path / "data", f"{QUICK}, delay_minute=600.0").start()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = ann.open("pie-factory", ["me", "open"], start=False, manners={"delay": 1})

    async def leave() -> None:
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await one.do("start")
            await one.do("fill", seat=1, level="random")

    def listed(person: Person) -> Any:
        (table,) = person.get("/api/me").json["tables"]
        return table["players"]

    def check() -> None:
        assert listed(bob) == ["Ann", "Bob"], "he does not play any more"
        assert listed(ann)[1] not in ("", "Bob")

    run(leave)
    check()
    assert server.stop() == 0
    server.start()
    check()
    assert server.stop() == 0


def test_nobody_watches(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann, bob, zoe = (Person(server, name) for name in ("Ann", "Bob", "Zoe"))
    code = ann.open("pie-factory", ["me", "open"], start=False, manners={"delay": -1})

    async def check() -> None:
        async with ann.page(code) as one, bob.page(code) as two, zoe.page(code) as three:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await three.hello()
            await one.do("start")
            assert await three.closed() == 1008
            assert '"not_watched"' in three.received[-1]
            assert '"position"' not in "".join(three.received)
            await two.hello(1)
            assert two.position["seat"] == 1
        async with zoe.page(code) as three:
            assert await three.refused("hello", seat=None) == "not_watched"
        for path in ("result", "replay", "record"):
            assert zoe.get(f"/api/tables/{code}/{path}").json["code"] == "not_watched"
        assert zoe.post(f"/api/tables/{code}/fork", {"move": 0, "seat": 0}).json["code"] == "not_watched"
        assert bob.get(f"/api/tables/{code}/record?view=own").status == 200

    run(check)
    assert server.stop() == 0


def test_a_chair_is_asked_for_by_somebody_who_watches_late(tmp_path: Path) -> None:
    """Those who play decide; whoever gets the chair sees the present."""
    server = Server(tmp_path / "data", f"{QUICK}, delay_minute=1.0").start()
    ann, zoe = Person(server, "Ann"), Person(server, "Zoe")
    code = ann.open("the-pie-game", ["me", "random", "random"], manners={"delay": 1})

    async def check() -> None:
        async with ann.page(code) as one, zoe.page(code) as two:
            await one.hello(0)
            await two.hello()
            await one.do("fill", seat=1, level="")
            assert await two.refused("sit", seat=1) == "taken", "so far they see a bot there"
            await lobby_like(two, lambda lobby: lobby["chairs"][1]["kind"] == "open")
            await two.do("sit", seat=1)
            await lobby_like(two, lambda lobby: [request["yours"] for request in lobby["requests"]] == [True])
            await lobby_like(one, lambda lobby: lobby["requests"])
            await one.do("vote", seat=1, yes=True)
            await lobby_like(two, lambda lobby: lobby["late"] == 0 and lobby["chairs"][1].get("yours"))
            await two.hello(1)
            assert two.position["seat"] == 1
            assert two.position["number"] == one.position["number"]

    run(check)
    assert server.stop() == 0
