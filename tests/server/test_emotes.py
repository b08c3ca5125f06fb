"""Emotes: shown to those who are there, as often as chat allows, and nowhere written down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest

import bakehouse
from bakehouse.server import wire
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.settings import Limits, Rate
from tests.server.client import ROOMY, Page, Person, Server
from tests.server.sitting import Sitting, settings

EMOTES = get_args(wire.EmoteId)


def sitting(folder: Path, game: str, seats: int, **more: Any) -> Sitting:
    registry = TableRegistry(settings(folder, limits=Limits(emotes=Rate(2, 0.0))))
    return Sitting(registry, bakehouse.game(game), ["me"] * seats, **more)


async def refusal(table: Sitting, seat: int, message: wire.Emote) -> str:
    with pytest.raises(Refusal) as refused:
        await table.send(seat, message)
    return refused.value.code


async def unreadable(page: Page, type: str, **fields: Any) -> bool:
    await page.send(type, **fields)
    answer = await page.until(lambda message: message["type"] in ("refused", "done"))
    return bool(answer["type"] == "refused" and answer["problem"]["code"] == "malformed")


def test_everybody_who_is_there_sees_them(tmp_path: Path) -> None:
    async def check() -> None:
        table = sitting(tmp_path, "pie-factory", 2)
        await table.greet()
        before = table.table.written
        for viewer in (0, 1, None):
            table.heard(viewer)
        await table.send(1, wire.Emote(90, 1, "tea"))
        for viewer in (0, 1, None):
            assert {"type": "emoted", "seat": 1, "emote": "tea"} in table.heard(viewer)
        assert table.table.written == before, "nothing is written down"
        table.table.stop()

    asyncio.run(check())


def test_each_seat_has_its_own_limit(tmp_path: Path) -> None:
    async def check() -> None:
        table = sitting(tmp_path, "pie-factory", 2)
        await table.greet()
        for ref in (90, 91):
            await table.send(0, wire.Emote(ref, 0, "laugh"))
        assert await refusal(table, 0, wire.Emote(92, 0, "laugh")) == "too_fast"
        await table.send(1, wire.Emote(93, 1, "laugh"))
        table.table.stop()

    asyncio.run(check())


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("pastry-chefs", 4, {}), ("the-pie-game", 2, {"chat": "off"}), ("cheflebrity", 2, {"chat": "claims_only"})],
)
def test_they_say_no_more_than_chat_may(tmp_path: Path, game: str, seats: int, options: dict[str, str]) -> None:
    async def check() -> None:
        table = sitting(tmp_path, game, seats, options=options)
        await table.greet()
        assert [sent["emotes"] for sent in table.heard(0) if sent["type"] == "lobby"] == [[]]
        assert await refusal(table, 0, wire.Emote(90, 0, "thumb")) == "no_emotes"
        table.table.stop()

    asyncio.run(check())


def test_who_may_send_them(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            assert one.lobby["emotes"] == list(EMOTES)
            assert await two.refused("emote", seat=0, emote="tea") == "not_yours"
            assert await two.refused("emote", seat=1, emote="tea") == "not_yours"
            await two.do("sit", seat=1)
            assert await unreadable(two, "emote", seat=1, emote="😀")
            await two.do("emote", seat=1, emote="applause")
            assert (await one.until(lambda message: message["type"] == "emoted"))["emote"] == "applause"

    asyncio.run(asyncio.wait_for(check(), 30))


def test_a_table_without_them(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", limits=ROOMY).start()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    quiet = ann.open("pie-factory", ["me", "open"], start=False, manners={"quiet": True})

    async def set_up() -> str:
        async with ann.page(quiet) as one, bob.page(quiet) as two:
            await one.hello(0)
            await two.hello()
            assert one.lobby["emotes"] == []
            assert await one.refused("emote", seat=0, emote="tea") == "no_emotes"
            assert await two.refused("manners", manners={}) == "not_host"
            assert await unreadable(one, "manners", manners={"loud": True})
            await one.do("manners", manners={})
            assert one.lobby["emotes"] == list(EMOTES)
            await one.do("manners", manners={"quiet": True})
            await one.do("start")
            assert await one.refused("manners", manners={}) == "already_dealt"
        return quiet

    async def again() -> None:
        async with ann.page(quiet) as one:
            await one.hello(0)
            assert one.lobby["manners"] == {"quiet": True}
            assert one.lobby["emotes"] == []

    asyncio.run(asyncio.wait_for(set_up(), 30))
    server.kill()
    server.start()
    asyncio.run(asyncio.wait_for(again(), 30))
    assert server.stop() == 0
