"""What is refused on a socket, each with its code; the connection survives."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from tests.server.client import QUICK, Page, Person, Server


def with_page(server: Server, check: Callable[[Page], Awaitable[None]], *, start: bool = True) -> None:
    async def run() -> None:
        ann = Person(server, "Ann")
        code = ann.open("pastry-chefs", ["me", "me", "me", "open"], start=start)
        async with ann.page(code) as page:
            await page.hello(0)
            await check(page)
            await page.hello(0)  # it survives

    asyncio.run(run())


def asked(page: Page) -> int:
    seat: int = page.position["waiting"][0]
    return seat


def test_moves(server: Server) -> None:
    async def check(page: Page) -> None:
        seat = asked(page)
        await page.hello(seat if seat < 3 else 0)
        if seat == 3:  # a bot's turn first
            await page.until_position(lambda p: p["waiting"][0] != 3)
            seat = asked(page)
            await page.hello(seat)
        number = page.position["number"]
        legal = [choice["atom"] for choice in page.position["choices"]]
        illegal = next(atom for atom in range(200) if atom not in legal)
        other = (seat + 1) % 3
        assert await page.refused("pick", seat=seat, number=number + 1, atoms=legal[:1]) == "stale"
        assert await page.refused("pick", seat=other, number=number, atoms=[1]) == "not_asked"
        assert await page.refused("pick", seat=seat, number=number, atoms=[99_999]) == "illegal_move"
        assert await page.refused("undo", seat=other, number=number) == "no_undo"
        assert await page.refused("undo", seat=seat, number=number + 5) == "stale"
        answer = await page.ask("pick", seat=seat, number=number, atoms=[illegal])
        assert answer["problem"]["code"] == "illegal_move"
        assert answer["problem"]["rule"]
        assert answer["number"] == number
        assert await page.refused("pick", seat=3, number=number, atoms=[1]) == "not_yours"
        assert await page.refused("hello", seat=3) == "not_yours"
        assert await page.refused("hello", seat=9) == "not_yours"

    with_page(server, check)


def test_a_chain_is_added_whole_or_not_at_all(server: Server) -> None:
    async def check(page: Page) -> None:
        await page.until_position(lambda p: p["waiting"][0] != 3)
        seat = asked(page)
        await page.hello(seat)
        number = page.position["number"]
        first = page.position["choices"][-1]["atom"]
        before = page.position["choices"]
        answer = await page.ask("pick", seat=seat, number=number, atoms=[first, 0, 0, 0, 0, 0, 0, 0])
        assert answer["problem"]["code"] == "illegal_move"
        await page.hello(seat)
        assert page.position["choices"] == before
        assert page.position["picked"] == []

    with_page(server, check)


def test_before_the_deal(server: Server) -> None:
    async def check(page: Page) -> None:
        assert await page.refused("pick", seat=0, number=0, atoms=[1]) == "not_dealt"
        assert await page.refused("undo", seat=0, number=0) == "not_dealt"
        assert await page.refused("why", seat=0, target="card:1c") == "not_dealt"
        assert await page.refused("advise", seat=0) == "not_dealt"
        assert await page.refused("sit", seat=0) == "taken"
        assert await page.refused("sit", seat=7) == "no_such_seat"
        assert await page.refused("fill", seat=7, level="random") == "no_such_seat"
        assert await page.refused("fill", seat=3, level="genius") == "malformed"
        assert await page.refused("rematch") == "not_over"
        assert await page.refused("standing", seat=0, key="pass", on=True) == "malformed"
        assert await page.refused("say", text="I hold the ace") == "phrases_only"
        assert await page.refused("say", text="\u202e\u0000 ") == "malformed"

    with_page(server, check, start=False)


def test_only_the_host(server: Server) -> None:
    async def run() -> None:
        code = Person(server, "Ann").open("pie-factory", ["me", "open"], start=False)
        async with Person(server, "Bob").page(code) as page:
            assert await page.refused("sit", seat=1) == "no_hello"
            await page.hello()
            assert page.lobby["host"] is False
            for message in ({"type": "start"}, {"type": "close"}, {"type": "rematch"}, {"type": "pause", "on": True}):
                assert await page.refused(**message) == "not_host"
            assert await page.refused("fill", seat=0, level="random") == "not_host"
        async with Person(server).page(code) as page:
            await page.hello()
            assert await page.refused("sit", seat=1) == "no_name"
            assert await page.refused("say", text="hello") == "no_name"
            assert await page.refused("start") == "not_host"

    asyncio.run(run())


def test_over_paused_and_away(server: Server) -> None:
    async def check(page: Page) -> None:
        await page.until_position(lambda p: p["waiting"][0] != 3)
        seat = asked(page)
        number = page.position["number"]
        await page.do("pause", on=True)
        assert await page.refused("pick", seat=seat, number=number, atoms=[1]) == "paused"
        await page.do("pause", on=False)
        assert await page.refused("start") == "already_dealt"
        await page.do("close")
        assert await page.refused("pick", seat=seat, number=number, atoms=[1]) == "over"
        assert await page.refused("start") == "over"

    with_page(server, check)


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"type":"nothing","ref":1}',
    '{"type":"hello"}',
    '{"type":"hello","ref":0}',
    '{"type":"hello","ref":1,"seat":-1}',
    '{"type":"hello","ref":1,"seat":"0"}',
    '{"type":"hello","ref":1,"more":1}',
    '{"type":"pick","ref":1,"seat":0,"number":0,"atoms":[]}',
    '{"type":"pick","ref":1,"seat":0,"number":0,"atoms":[-1]}',
    '{"type":"say","ref":1,"text":""}',
    '{"type":"say","ref":1,"text":"' + "x" * 301 + '"}',
    "[" * 1_900,
    '{"type":"hello","ref":1,"seat":1e400}',
]


def test_malformed_messages(server: Server) -> None:
    async def check(page: Page) -> None:
        for text in MALFORMED:
            await page.socket.send(text)
            answer = await page.until(lambda message: message["type"] == "refused")
            assert answer["problem"]["code"] == "malformed", text
            assert answer["ref"] == 0
        await page.socket.send(b"\xff\xfe")
        assert (await page.until(lambda message: message["type"] == "refused"))["problem"]["code"] == "malformed"

    with_page(server, check)


def test_oversized_messages(server: Server) -> None:
    async def check(page: Page) -> None:
        await page.socket.send(json.dumps({"type": "say", "ref": 1, "text": "x" * 5_000}))
        assert (await page.until(lambda message: message["type"] == "refused"))["problem"]["code"] == "too_large"

    with_page(server, check)

    async def huge() -> None:
        ann = Person(server, "Ann")
        async with ann.page(ann.open("pastry-chefs", ["me"] * 4)) as page:
            await page.socket.send("x" * 100_000)
            assert await page.closed() == 1009

    asyncio.run(huge())


def test_unknown_tables(server: Server) -> None:
    async def run() -> None:
        for code in ("ZZZZZZ", "abc", "ILOILO", "%00%00"):
            async with Person(server, "Ann").page(code) as page:
                answer = await page.read()
                assert answer["problem"]["code"] == "no_such_table"
                assert await page.closed() == 1008

    asyncio.run(run())


def test_other_sites_are_refused(server: Server) -> None:
    async def run() -> None:
        ann = Person(server, "Ann")
        code = ann.open("pastry-chefs", ["me"] * 4)
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "http://127.0.0.1"):
            with pytest.raises(Exception, match="403"):
                async with ann.page(code, Origin=origin):
                    pass
        async with ann.page(code, Origin=f"http://127.0.0.1:{server.port}") as page:
            await page.hello(0)

    asyncio.run(run())


# -- Too much --------------------------------------------------------------------


def test_too_fast(tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    limits = "messages=Rate(5, 0.001), chat=Rate(2, 0.001), refusals=4, guest_connections=2, unknown_codes=Rate(2, 0)"
    server = Server(tmp_path / "data", QUICK, limits).start()

    async def messages() -> None:
        ann = Person(server, "Ann")
        code = ann.open("cheflebrity", ["me", "me"])
        async with ann.page(code) as page:
            for _ in range(5):
                await page.hello(0)
            assert await page.refused("hello") == "too_fast"
            for _ in range(3):
                await page.send("hello")
            assert await page.closed() == 1008  # clean, after as many refusals as are borne

    async def chat() -> None:
        ann = Person(server, "Ann")
        code = ann.open("cheflebrity", ["me", "me"])
        async with ann.page(code) as page:
            await page.hello(0)
            await page.do("say", text="one")
            await page.do("say", text="two")
            assert await page.refused("say", text="three") == "too_fast"

    async def connections() -> None:
        ann = Person(server, "Ann")
        code = ann.open("cheflebrity", ["me", "me"])
        async with ann.page(code) as one, ann.page(code) as two, ann.page(code) as three:
            await one.hello(0)
            await two.hello(0)
            assert (await three.read())["problem"]["code"] == "too_many"
            assert await three.closed() == 1008
        async with ann.page(code) as again:
            await again.hello(0)

    async def codes() -> None:
        ann = Person(server, "Ann")
        found = [ann.get(f"/api/tables/{code}/qr.svg").json["code"] for code in ("AAAAAA", "BBBBBB", "CCCCCC")]
        assert found == ["no_such_table", "no_such_table", "too_fast"]

    try:
        for check in (messages, chat, connections, codes):
            asyncio.run(check())
    finally:
        assert server.stop() == 0
