"""Before the deal the host adds and removes places and changes options; a restart keeps all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import bakehouse
from bakehouse.words import Words
from tests.server.client import Page, Person, Server
from tests.server.reading import message_of
from tests.server.test_lobby import lobby_like


def run(check: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(check(), 60))


def kinds(page: Page) -> list[str]:
    return [chair["kind"] for chair in page.lobby["chairs"]]


def test_places_come_and_go(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("the-pie-game", ["me", "open", "easy", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=3)
            await two.hello(3)
            await one.do("add_chair")
            assert kinds(one) == ["person", "open", "bot", "person", "open"]
            assert await one.refused("remove_chair", seat=3) == "taken"
            assert await one.refused("remove_chair", seat=5) == "no_such_seat"
            await one.do("remove_chair", seat=1)
            assert kinds(one) == ["person", "bot", "person", "open"]
            await one.do("remove_chair", seat=1)
            assert kinds(one) == ["person", "person", "open"]
            await lobby_like(two, lambda lobby: len(lobby["chairs"]) == 3)
            assert [chair.get("yours", False) for chair in two.lobby["chairs"]] == [False, True, False]
            await one.do("start")
            position = await two.until_position(bool)
            assert position["seat"] == 1, "Bob still looks from his own chair"
            assert len(position["view"]["hand"]) > 0
            assert kinds(one) == ["person", "person", "bot"]
            assert await one.refused("add_chair") == "already_dealt"
            assert await one.refused("remove_chair", seat=2) == "already_dealt"

    run(check)


@pytest.mark.parametrize(
    ("game", "chairs", "least", "most"),
    [("pastry-chefs", 4, 4, 4), ("pie-factory", 3, 2, 4), ("pie-contest", 4, 4, 10)],
)
def test_as_many_places_as_the_game_allows(server: Server, game: str, chairs: int, least: int, most: int) -> None:
    async def check() -> None:
        ann = Person(server, "Ann")
        code = ann.open(game, ["me"] + ["open"] * (chairs - 1), start=False)
        async with ann.page(code) as page:
            await page.hello()
            for _ in range(chairs, most):
                await page.do("add_chair")
            assert await page.refused("add_chair") == "bad_seats"
            for _ in range(most, least, -1):
                await page.do("remove_chair", seat=1)
            assert await page.refused("remove_chair", seat=1) == "bad_seats"
            assert len(page.lobby["chairs"]) == least

    run(check)


def test_options_are_changed_and_told(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-contest", ["me", "open", "open", "open"], start=False, options={"closing_time": 5})
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello()
            await two.hello()
            assert await two.refused("options", options={}) == "not_host"
            assert await one.refused("options", options={"nonsense": 1}) == "bad_option"
            assert await one.refused("options", options={"pass": "perhaps"}) == "bad_option"
            await one.do("options", options={"players": "2-10", "closing_time": 7})
            assert one.lobby["options"]["players"] == "2-10"
            await two.until(lambda message: message["type"] == "said")
            assert len(two.lines) == 1
            assert two.lines[0]["name"] == ""
            told = Words(game=bakehouse.game("pie-contest"))(message_of(two.lines[0]["message"]))
            assert told == "The host has changed the options. Players: 2 to 10 and Laps until closing time: 7."
            await one.do("options", options={"closing_time": 7, "players": "2-10"})  # the same again says nothing
            await two.quiet()
            assert len(two.lines) == 1
            await one.do("remove_chair", seat=3)  # three may play now
            assert await one.refused("options", options={}) == "bad_option", "with three of them four are needed"
            await one.do("start")
            assert await one.refused("options", options={}) == "already_dealt"

    run(check)


def test_only_the_host(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open", "open"], start=False)
        async with bob.page(code) as page:
            await page.hello()
            await page.do("sit", seat=1)
            assert page.lobby["invites"] == "Ann"
            assert await page.refused("add_chair") == "not_host"
            assert await page.refused("remove_chair", seat=2) == "not_host"

    run(check)


def test_who_invites(server: Server) -> None:
    """Whether the host sits at the table or not, and after it was handed over."""

    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["open", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello()
            await two.hello()
            assert two.lobby["invites"] == "Ann"
            await two.do("sit", seat=1)
            await one.do("sit", seat=0)
            await one.do("stand", seat=0)
            await lobby_like(two, lambda lobby: lobby["host"])
            assert two.lobby["invites"] == "Bob"

    run(check)


def test_a_restart_keeps_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = ann.open(
        "pie-contest", ["me", "random", "random", "random"], start=False, clock={"minutes": 9, "seconds": 0}
    )

    async def arrange() -> None:
        async with ann.page(code) as page:
            await page.hello(0)
            await page.do("add_chair")
            await page.do("add_chair")
            await page.do("remove_chair", seat=1)
            await page.do("options", options={"closing_time": 3})
            await page.do("fill", seat=4, level="easy")

    async def look() -> None:
        async with ann.page(code) as page:
            await page.hello(0)
            assert kinds(page) == ["person", "bot", "bot", "open", "bot"]
            assert page.lobby["options"]["closing_time"] == 3
            assert page.lobby["invites"] == "Ann"
            if page.lobby["status"] == "waiting":
                await page.do("start")
            assert len((await page.until_position(bool))["left"]) == 5

    asyncio.run(arrange())
    server.kill()
    server.start()
    asyncio.run(look())
    record = ann.get(f"/api/tables/{code}/record?view=0")
    assert record.status == 200
    assert "closing_time=3" in record.body.decode()
    server.kill()
    server.start()

    async def look_again() -> None:
        async with ann.page(code) as page:
            await page.hello(0)
            assert kinds(page) == ["person", "bot", "bot", "bot", "bot"]
            assert page.position["seat"] == 0

    asyncio.run(look_again())
    (mine,) = ann.get("/api/me").json["tables"]
    assert len(mine["players"]) == 5
    assert server.stop() == 0
    assert "Traceback" not in server.log
