"""Mascots and colours: chosen by people, given by the seat, a bot's by its name."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bakehouse.server.looks import COLOURS, MASCOTS, mascots
from bakehouse.server.wire import MAX_SEATS
from tests.server.client import Page, Person, Server, play_to_the_end
from tests.server.test_lobby import lobby_like


def run(check: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(check(), 60))


def looks(page: Page) -> list[tuple[str, str]]:
    return [(chair.get("mascot", ""), chair["colour"]) for chair in page.lobby["chairs"]]


@pytest.mark.parametrize("first", range(MAX_SEATS))
def test_nobody_is_given_a_mascot_that_somebody_has(first: int) -> None:
    for mascot in MASCOTS:
        chosen = ["", ""] * (MAX_SEATS // 2)
        chosen[first] = mascot
        chosen[(first + 3) % MAX_SEATS] = MASCOTS[first]
        given = mascots(chosen)
        assert given[first] == mascot
        others = [mascot for seat, mascot in enumerate(given) if not chosen[seat]]
        assert len(set(others)) == len(others)
        assert not set(others) & set(chosen)
    assert mascots([""] * MAX_SEATS) == list(MASCOTS[:MAX_SEATS])


def test_who_am_i(server: Server) -> None:
    ann = Person(server)
    me = ann.post("/api/me", {"name": "Ann", "mascot": "pecan", "colour": "plum"}).json
    assert (me["mascot"], me["colour"]) == ("pecan", "plum")
    me = ann.post("/api/me", {"name": "Annie", "colour": "teal"}).json
    assert (me["name"], me["mascot"], me["colour"]) == ("Annie", "pecan", "teal"), "what is not said stays"
    for wrong in ({"mascot": "basil"}, {"mascot": "Apple"}, {"colour": "pink"}, {"mascot": "apple\u0000"}):
        answer = ann.post("/api/me", {"name": "Ann", **wrong})
        assert (answer.status, answer.json["code"]) == (400, "malformed")
        assert answer.json["message"]["id"] in ("no-such-mascot", "no-such-colour")
    assert ann.post("/api/me", {"name": "Ann", "mascot": "x" * 21}).status == 400
    me = ann.get("/api/me").json
    assert (me["name"], me["mascot"], me["colour"]) == ("Annie", "pecan", "teal")


def test_at_a_table(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server), Person(server, "Bob")
        ann.post("/api/me", {"name": "Ann", "mascot": "cherry", "colour": "blue"})
        code = ann.open("the-pie-game", ["me", "open", "easy", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello()
            await two.hello()
            assert looks(two) == [("cherry", "blue"), ("", "gold"), ("dill", "green"), ("", "blue")]
            await two.do("sit", seat=1)
            given = looks(two)[1][0]
            assert given in MASCOTS
            assert given != "cherry", "it would be the one of the second seat, but Ann has it"
            assert two.lobby["chairs"][1]["colour"] == COLOURS[1]
            await two.do("look", mascot="egg", colour="steel")
            assert looks(two)[1] == ("egg", "steel")
            await lobby_like(one, lambda lobby: lobby["chairs"][1].get("mascot") == "egg")
            await two.do("look", mascot="honey")
            assert looks(two)[1] == ("honey", "steel")
            answer = await two.ask("look", mascot="clove")
            assert answer["problem"]["message"] == {"id": "no-such-mascot", "args": {"name": "clove"}}
            assert await two.refused("look", colour="beige") == "malformed"
            await two.do("stand", seat=1)
            await two.do("look", mascot="butter")  # also when not seated
            await two.do("sit", seat=3)
            assert looks(two)[3] == ("butter", "steel")
        me = bob.get("/api/me").json
        assert (me["mascot"], me["colour"]) == ("butter", "steel")

    run(check)


def test_a_nameless_watcher_has_no_look(server: Server) -> None:
    async def check() -> None:
        code = Person(server, "Ann").open("pie-factory", ["me", "open"], start=False)
        async with Person(server).page(code) as page:
            await page.hello()
            assert await page.refused("look", mascot="egg") == "no_name"

    run(check)


def test_people_who_share_a_screen_differ(server: Server) -> None:
    async def check() -> None:
        ann = Person(server)
        ann.post("/api/me", {"name": "Ann", "mascot": "lemon", "colour": "red"})
        code = ann.open("pie-factory", ["me", "me", "me"])
        async with ann.page(code) as page:
            await page.hello(0)
            shown = looks(page)
            assert shown[0] == ("lemon", "red")
            assert len({mascot for mascot, _ in shown}) == 3

    run(check)


def test_a_restart_and_the_same_again_keep_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = ann.open("pie-factory", ["me", "random"])

    async def look() -> None:
        async with ann.page(code) as page:
            await page.hello(0)
            await page.do("look", mascot="coconut", colour="plum")

    async def see() -> None:
        async with ann.page(code) as page:
            await page.hello(0)
            assert looks(page)[0] == ("coconut", "plum")
            await play_to_the_end(page, Random(1))
            await page.do("rematch")
            await lobby_like(page, lambda lobby: lobby["rematch"])
            again = page.lobby["rematch"]
        async with ann.page(again) as page:
            await page.hello(0)
            assert looks(page)[0] == ("coconut", "plum")
            assert page.lobby["invites"] == "Ann"

    asyncio.run(look())
    server.kill()
    server.start()
    asyncio.run(see())
    me = ann.get("/api/me").json
    assert (me["mascot"], me["colour"]) == ("coconut", "plum")
    assert server.stop() == 0
