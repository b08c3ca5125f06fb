"""Muting and blocking: nothing more is heard of somebody, at any table, and they do not notice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

import pytest

import bakehouse
from bakehouse.server import avoiding, wire
from bakehouse.server.opening import FILE
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.schema import ADDED, TABLES, VERSION
from tests.server.client import Page, Person, Server, play_to_the_end
from tests.server.sitting import Sitting, settings
from tests.server.test_lobby import lobby_like


def run(check: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(check(), 60))


def avoided(person: Person) -> list[tuple[str, str]]:
    return [(one["name"], one["how"]) for one in person.get("/api/avoided").json]


async def everything(page: Page) -> list[str]:
    """All lines of the chat that a page is told when it comes."""
    page.lines.clear()
    await page.hello(0)
    return [line["text"] for line in page.lines]


async def says_something(speaker: Page, listener: Page) -> list[str]:
    """What the listener is sent of it, up to something of their own."""
    before = len(listener.received)
    await speaker.do("say", text="from Bob")
    await speaker.do("emote", seat=1, emote="laugh")
    await listener.do("say", text="from Ann")
    sent = "\n".join(listener.received[before:]).split("\n")
    return [text for text in sent if "from Bob" in text or "emoted" in text]


def test_nothing_more_is_heard(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        here, there = (ann.open("pie-factory", ["me", "open"], start=False) for _ in range(2))
        async with AsyncExitStack() as stack:
            one, other, two, elsewhere = [
                await stack.enter_async_context(person.page(code))
                for person, code in ((ann, here), (ann, there), (bob, here), (bob, there))
            ]
            for page in (one, other):
                await page.hello(0)
            for page in (two, elsewhere):
                await page.hello()
                await page.do("sit", seat=1)
            assert len(await says_something(two, one)) == 2
            await one.do("avoid", seat=1, how="mute")
            assert one.lobby["chairs"][1]["avoided"] == "mute"
            assert await says_something(two, one) == []
            assert await says_something(elsewhere, other) == [], "nor at another table, that was open before"
            assert await everything(one) == ["from Ann", "from Ann"]
            assert "avoided" not in "".join(two.received), "Bob is not told"
            await two.hello(1)
            assert [line["text"] for line in two.lines[-4:]] == ["from Bob", "from Ann"] * 2
            assert avoided(ann) == [("Bob", "mute")]
            assert avoided(bob) == []
            await one.do("avoid", seat=1, how="")
            assert avoided(ann) == []
            assert len(await everything(one)) == 4
            assert len(await says_something(two, one)) == 2

    run(check)


def test_who_is_blocked_sits_down_elsewhere(server: Server) -> None:
    async def check() -> None:
        ann, bob, cleo = (Person(server, name) for name in ("Ann", "Bob", "Cleo"))
        first = cleo.open("the-pie-game", ["me", "open", "open"], start=False)
        async with ann.page(first) as one, bob.page(first) as two:
            await one.hello()
            await one.do("sit", seat=1)
            await two.hello()
            await two.do("sit", seat=2)
            await lobby_like(one, lambda lobby: lobby["chairs"][2]["kind"] == "person")
            await one.do("avoid", seat=2, how="block")
        code = ann.open("the-pie-game", ["me", "open", "open"], start=False)
        async with bob.page(code) as two, cleo.page(code) as three:
            await two.hello()
            answer = await two.ask("sit", seat=1)
            assert answer["problem"]["code"] == "not_now"
            assert "Ann" not in str(answer)
            await three.hello()
            await three.do("sit", seat=1)
        async with ann.page(first) as one:
            await one.hello(1)
            assert one.lobby["chairs"][2]["avoided"] == "block", "Ann is warned where Bob sits already"
        key = ann.get("/api/avoided").json[0]["key"]
        assert bob.post("/api/avoided", {"key": key}).json == [], "it is a key of Ann's list only"
        assert avoided(ann) == [("Bob", "block")]
        assert ann.post("/api/avoided", {"key": key}).json == []
        async with bob.page(code) as two:
            await two.hello()
            await two.do("sit", seat=2)

    run(check)


def test_who_is_blocked_is_not_invited_again(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await one.do("start")
            await two.hello(1)
            await asyncio.gather(play_to_the_end(one, Random(1)), play_to_the_end(two, Random(2)))
            await one.do("avoid", seat=1, how="block")
            await one.do("rematch")
            again = (await lobby_like(one, lambda lobby: lobby["rematch"]))["rematch"]
        async with ann.page(again) as one:
            await one.hello(0)
            assert [chair["kind"] for chair in one.lobby["chairs"]] == ["person", "bot"]

    run(check)


def test_a_watcher_is_muted_by_what_they_said(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            await two.do("say", text="from Bob")
            await one.until(lambda message: message["type"] == "said")
            number = one.lines[-1]["number"]
            assert await one.refused("avoid", line=number + 1, how="mute") == "no_such_seat"
            assert await one.refused("avoid", seat=0, how="mute") == "no_such_seat", "that is Ann herself"
            assert await one.refused("avoid", seat=1, how="mute") == "no_such_seat", "nobody sits there"
            await one.do("avoid", line=number, how="mute")
            assert await everything(one) == []

    run(check)


def test_who_has_no_name_has_no_list(server: Server) -> None:
    async def check() -> None:
        code = Person(server, "Ann").open("pie-factory", ["me", "open"], start=False)
        stranger = Person(server)
        assert stranger.get("/api/avoided").json["code"] == "no_name"
        async with stranger.page(code) as page:
            await page.hello()
            assert await page.refused("avoid", seat=0, how="mute") == "no_name"

    run(check)


def test_a_list_has_an_end(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = Sitting(TableRegistry(settings(tmp_path)), bakehouse.game("pie-factory"), ["me", "me"])
        await sitting.greet()
        full = sitting.connections[0].regards.avoided
        full.update(dict.fromkeys(range(100, 100 + avoiding.MOST), "mute"))
        with pytest.raises(Refusal) as refused:
            await sitting.send(0, wire.Avoid(90, 1, how="mute"))
        assert refused.value.code == "too_many"
        del full[100]
        await sitting.send(0, wire.Avoid(91, 1, how="mute"))
        assert full[2] == "mute"
        sitting.table.stop()

    asyncio.run(check())


def test_an_older_house_and_a_kill(tmp_path: Path) -> None:
    """A database of the third schema gets its lists, and they survive a kill."""
    server = Server(tmp_path / "data")
    server.data.mkdir()
    with closing(sqlite3.connect(server.data / FILE)) as old:
        for statement in (*TABLES, *ADDED, "PRAGMA journal_mode = WAL", "PRAGMA user_version = 3"):
            old.execute(statement)
        old.commit()
    server.start()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = ann.open("pie-factory", ["me", "open"], start=False)

    async def mute() -> None:
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await two.do("say", text="from Bob")
            await lobby_like(one, lambda lobby: lobby["chairs"][1]["kind"] == "person")
            await one.do("avoid", seat=1, how="mute")

    async def again() -> None:
        async with ann.page(code) as one:
            assert await everything(one) == []
            assert one.lobby["chairs"][1]["avoided"] == "mute"

    asyncio.run(mute())
    server.kill()
    server.start()
    asyncio.run(again())
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as new:
        assert new.execute("PRAGMA user_version").fetchone() == (VERSION,)
