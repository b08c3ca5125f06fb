"""Seats, the host, the same again, coming back: what happens at a table besides the moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from tests.server.client import Page, Person, Server, play_to_the_end
from tests.server.merging import Json
from tests.server.reading import read


def chair(page: Page, seat: int) -> Json:
    found: Json = page.lobby["chairs"][seat]
    return found


async def lobby_like(page: Page, is_it: Callable[[Json], bool]) -> Json:
    while not is_it(page.lobby):
        await page.read()
    return page.lobby


def run(check: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(check(), 60))


def test_sitting_and_standing(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open", "open"], start=False)
        async with ann.page(code) as one, bob.page(code.lower()) as two:
            await one.hello()
            await two.hello()
            assert [c["kind"] for c in two.lobby["chairs"]] == ["person", "open", "open"]
            assert two.lobby["faces"]
            assert two.position == {}
            await two.do("sit", seat=1)
            assert chair(two, 1)["name"] == "Bob"
            assert chair(two, 1)["yours"]
            await lobby_like(one, lambda lobby: lobby["chairs"][1]["kind"] == "person")
            assert "yours" not in chair(one, 1)
            assert chair(one, 1)["here"]
            await two.do("stand", seat=1)
            assert chair(two, 1)["kind"] == "open"
            await two.do("sit", seat=2)
            await one.do("fill", seat=1, level="random")
            await one.do("start")
            await lobby_like(two, lambda lobby: lobby["status"] == "playing")
            assert [c["kind"] for c in two.lobby["chairs"]] == ["person", "bot", "person"]
            assert len(two.lobby["commit"]) == 64
            assert two.lobby["seed"] == ""

    run(check)


def test_the_host_hands_the_table_on(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello()
            await two.hello()
            await two.do("sit", seat=1)
            await one.do("stand", seat=0)
            await lobby_like(two, lambda lobby: lobby["host"])
            assert await one.refused("start") == "not_host"
            await two.do("start")

    run(check)


def test_the_host_removes_somebody_and_another_person_sits_down(server: Server) -> None:
    async def check() -> None:
        ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two, eve.page(code) as three:
            await one.hello(0)
            await two.hello()
            await three.hello()
            await two.do("sit", seat=1)
            await two.hello(1)
            await one.do("start")
            await two.until_position(lambda p: p["seat"] == 1)
            hand = two.position["view"]["hand"]
            assert hand
            await one.do("fill", seat=1, level="")
            await two.until_position(lambda p: p["seat"] is None)  # from now on a watcher
            assert two.position["view"]["hand"] == []
            assert await two.refused("hello", seat=1) == "not_yours"
            await three.do("sit", seat=1)
            assert await three.refused("hello", seat=1) == "not_yours"  # Ann has to agree
            assert await three.refused("vote", seat=1, yes=True) == "not_yours"
            await one.do("vote", seat=1, yes=True)
            await three.hello(1)
            assert three.lines[-1]["name"] == ""
            assert read(three.lines[-1]["message"]) == "Eve takes an open seat."
            assert set(hand) & set(three.position["view"]["hand"])

    run(check)


def test_a_host_cannot_give_a_hand_to_a_second_self(server: Server) -> None:
    """Everybody who sits at the table must agree, and one no is enough."""

    async def check() -> None:
        ann, bob, twin = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Anna")
        code = ann.open("pie-factory", ["me", "open", "medium"], start=False)
        async with ann.page(code) as one, bob.page(code) as two, twin.page(code) as three:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await one.do("start")
            await three.hello()
            await one.do("fill", seat=2, level="")
            await three.do("sit", seat=2)
            await one.do("vote", seat=2, yes=True)
            await lobby_like(two, lambda lobby: bool(lobby["requests"]))
            assert two.lobby["requests"] == [{"seat": 2, "name": "Anna", "yours": False, "may_vote": True}]
            assert await three.refused("hello", seat=2) == "not_yours"
            await two.do("vote", seat=2, yes=False)
            await lobby_like(three, lambda lobby: not lobby["requests"])
            assert await three.refused("hello", seat=2) == "not_yours"
            assert await one.refused("vote", seat=2, yes=True) == "no_request"

    run(check)


def test_who_asks_for_a_seat_and_leaves_asks_no_longer(server: Server) -> None:
    async def check() -> None:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        code = ann.open("pie-factory", ["me", "medium"])
        async with ann.page(code) as one:
            await one.hello(0)
            await one.do("fill", seat=1, level="")
            async with eve.page(code) as two:
                await two.hello()
                await two.do("sit", seat=1)
                await lobby_like(one, lambda lobby: bool(lobby["requests"]))
            await lobby_like(one, lambda lobby: not lobby["requests"])
            assert await one.refused("vote", seat=1, yes=True) == "no_request"

    run(check)


def test_nobody_sees_a_second_hand(server: Server) -> None:
    """A host may not open a rival's chair to sit there and look; the one removed may come back to their own cards."""

    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open", "medium"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await one.do("start")
            await one.do("fill", seat=1, level="")
            await one.do("fill", seat=2, level="")
            assert await one.refused("sit", seat=1) == "other_hand"
            assert await two.refused("sit", seat=2) == "other_hand"
            await two.do("sit", seat=1)
            assert chair(two, 1)["yours"]

    run(check)


def test_the_same_again(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open"], start=False, clock={"minutes": 5, "seconds": 2})
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await two.hello(1)
            await one.do("start")
            await asyncio.gather(play_to_the_end(one, Random(1)), play_to_the_end(two, Random(2)))
            assert await two.refused("rematch") == "not_host"
            await one.do("rematch")
            await lobby_like(two, lambda lobby: lobby["rematch"])
            again = two.lobby["rematch"]
            await one.do("rematch")  # a second click changes nothing
            assert one.lobby["rematch"] == again
            seed = two.lobby["seed"]
        async with bob.page(again) as page:
            await page.hello(1)
            assert page.lobby["status"] == "playing"
            assert page.lobby["clock"] == {"minutes": 5, "seconds": 2, "hours": 0, "late": "bot"}
            assert [c["name"] for c in page.lobby["chairs"]] == ["Ann", "Bob"]
            assert page.lobby["seed"] == ""
            assert seed
        assert again in [table["code"] for table in bob.get("/api/me").json["tables"]]

    run(check)


def test_pages_come_and_go(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        async with ann.page(code) as one:
            await one.hello(0)
            async with bob.page(code) as two:
                await two.hello()
                await lobby_like(one, lambda lobby: lobby["watchers"] == 1)
                await two.do("sit", seat=1)
                await lobby_like(one, lambda lobby: lobby["chairs"][1].get("here"))
                assert one.lobby["watchers"] == 0
            await lobby_like(one, lambda lobby: not lobby["chairs"][1].get("here"))
            async with bob.page(code) as two, bob.page(code) as three:
                await two.hello(1)
                await three.hello(1)
                await lobby_like(one, lambda lobby: lobby["chairs"][1].get("here"))

    run(check)


def test_a_list_of_my_tables(server: Server) -> None:
    ann = Person(server, "Ann")
    code = ann.open("pastry-chefs", ["me"] * 4)
    waiting = ann.open("pie-contest", ["me", "open", "open", "random"], start=False)
    tables = {table["code"]: table for table in ann.get("/api/me").json["tables"]}
    assert tables[code]["my_turn"]
    assert tables[code]["status"] == "playing"
    assert tables[waiting]["status"] == "waiting"
    assert not tables[waiting]["my_turn"]
    assert tables[waiting]["players"] == ["Ann", "", "", "Fennel"]
    assert Person(server, "Bob").get("/api/me").json["tables"] == []


# -- One screen, several people --------------------------------------------------


def test_hot_seat(server: Server) -> None:
    """A page asks for the table of one of its seats after the other, and gets that seat's only."""

    async def check() -> None:
        ann = Person(server, "Ann")
        chairs = [{"kind": "me", "name": name} for name in ("Ann", "Ben", "Cleo", "Dora")]
        code = ann.post("/api/tables", {"game": "pastry-chefs", "chairs": chairs, "start": True}).json["code"]
        async with ann.page(code) as page:
            hands = []
            for seat in range(4):
                await page.hello(seat)
                assert page.position["seat"] == seat
                hands.append(page.position["view"]["hand"])
            assert [c["name"] for c in page.lobby["chairs"]] == ["Ann", "Ben", "Cleo", "Dora"]
            assert all(hands)
            asked = page.position["waiting"][0]
            await page.hello(asked)
            atoms = [page.position["choices"][0]["atom"]]
            while (await page.pick(atoms))["type"] == "done" and page.position["picked"]:
                atoms = [page.position["choices"][0]["atom"]]
            assert page.position["seat"] == asked
            assert page.position["number"] == 1

    run(check)


# -- Chains, undo, reconnecting --------------------------------------------------


def test_a_chain_can_be_dropped(server: Server) -> None:
    async def check() -> None:
        ann = Person(server, "Ann")
        code = ann.open("pastry-chefs", ["me"] * 4)
        async with ann.page(code) as page:
            await page.hello(0)
            asked = page.position["waiting"][0]
            await page.hello(asked)
            first = page.position["choices"]
            move = next(choice for choice in first if choice["label"]["id"] == "label-from-hand")
            await page.pick([move["atom"]])
            assert page.position["picked"] == [move["label"]]
            assert page.position["number"] == 0
            assert page.position["view"]["pending"] == [move["atom"]]
            second = page.position["choices"]
            await page.pick([second[0]["atom"]])
            assert len(page.position["picked"]) == 2
            await page.do("cancel", seat=asked, steps=1)
            assert page.position["choices"] == second
            await page.do("cancel", seat=asked)
            assert page.position["choices"] == first
            assert page.position["picked"] == []

    run(check)


def test_undo(server: Server) -> None:
    """A card placed in Pie Factory can be taken back; then its events are gone as well."""

    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        rng = Random(4)
        async with ann.page(code) as one, bob.page(code) as two:
            await one.hello(0)
            await two.hello()
            await two.do("sit", seat=1)
            await two.hello(1)
            await one.do("start")
            pages = {0: one, 1: two}
            for _ in range(300):
                for page in pages.values():
                    await page.until_position(lambda p: p["number"] == one.position["number"])
                mover = pages[one.position["waiting"][0]]
                before = mover.position
                await mover.pick([rng.choice(before["choices"])["atom"]])
                while mover.position["picked"]:
                    await mover.pick([rng.choice(mover.position["choices"])["atom"]])
                if mover.position["number"] > before["number"] and mover.position["undo"] is None:
                    break
                for page in pages.values():
                    await page.until_number(before["number"] + 1)
            else:
                raise AssertionError("nothing could be taken back")
            after = mover.position
            other = two if mover is one else one
            await other.until_position(lambda p: p["number"] == after["number"])
            assert await other.refused("undo", seat=other.position["seat"], number=after["number"]) == "no_undo"
            await mover.do("undo", seat=after["seat"], number=after["number"])
            assert mover.position["number"] == after["number"] + 1  # an old message must not fit the new position
            assert mover.position["view"] == before["view"]
            assert mover.position["last_event"] == before["last_event"]
            await other.until_position(lambda p: p["number"] == after["number"] + 1)
            assert [event["number"] for event in other.events] == list(range(1, other.position["last_event"] + 1))
            async with bob.page(code) as fresh:
                await fresh.hello(1, seen=after["last_event"])
                assert fresh.position["last_event"] == before["last_event"]
                assert {**fresh.position, "events": 0} == {**two.position, "events": 0}

    run(check)


def test_reconnecting_brings_what_was_missed(server: Server) -> None:
    async def check() -> None:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.open("the-pie-game", ["me", "open", "random"], start=False)
        async with ann.page(code) as one, bob.page(code) as two:
            await two.hello()
            await two.do("sit", seat=1)
            await two.hello(1)
            await one.hello(0)
            await one.do("say", text="welcome")
            await one.do("start")
            rng = Random(5)
            for _ in range(10):
                await two.until_position(lambda p: p["number"] >= one.position.get("number", 0))
                for page in (one, two):
                    await page.quiet(0.03)
                    if page.position["choices"]:
                        await page.pick([rng.choice(page.position["choices"])["atom"]])
            await two.quiet()
            seen = two.events[len(two.events) // 2]["number"]
            async with bob.page(code) as again:
                await again.hello(1, seen=seen)
                assert [event["number"] for event in again.events][:1] == [seen + 1]
                assert again.events == two.events[len(two.events) // 2 + 1 :]
                assert {**again.position, "events": []} == {**two.position, "events": []}
                await again.quiet(0.05)
                assert [line["text"] for line in again.lines] == ["welcome"]
                await again.hello(1, seen=999_999)  # a page that claims too much
                assert again.position["events"] == []

    run(check)


# -- Help ------------------------------------------------------------------------


def test_why_and_hints(server: Server) -> None:
    async def check() -> None:
        ann = Person(server, "Ann")
        code = ann.open("pastry-chefs", ["me"] * 4)
        async with ann.page(code) as page:
            await page.hello(0)
            asked = page.position["waiting"][0]
            await page.hello(asked)
            hint = await page.do("advise", seat=asked)
            assert hint["atoms"][0] in [choice["atom"] for choice in page.position["choices"]]
            assert hint["target"] in [choice["target"] for choice in page.position["choices"]]
            assert hint["text"]
            chosen = next(choice for choice in page.position["choices"] if choice["atom"] == hint["atoms"][0])
            assert hint["labels"][0] == chosen["label"] or [label["id"] for label in hint["labels"]] == [
                "sentence-move"
            ]
            assert hint["reason"] is None or hint["reason"]["id"].startswith("advice-")
            other_hint = await page.do("advise", seat=asked, besides=[hint["atoms"][0]])
            assert other_hint["atoms"][0] != hint["atoms"][0]
            everything = [choice["atom"] for choice in page.position["choices"]]
            assert await page.refused("advise", seat=asked, besides=everything) == "no_hint"
            targets = {choice["target"] for choice in page.position["choices"]}
            baking = "bake:1c,2c,3c" if "bake:1c,2c,3c" not in targets else "bake:1d,2d,3d"
            because = await page.do("why", seat=asked, target=baking)
            assert because["target"] == baking
            assert because["reasons"][0]["rule"].startswith("PC-")
            assert because["reasons"][0]["sentence"]
            assert because["reasons"][0]["section"]
            nothing = await page.do("why", seat=asked, target="<script>")
            assert [reason["rule"] for reason in nothing["reasons"]] == ["PC-22"]
            other = (asked + 1) % 4
            not_asked = await page.do("why", seat=other, target="card:1c")
            assert [reason["rule"] for reason in not_asked["reasons"]] == ["BH-1"]
            assert await page.refused("advise", seat=other) == "not_asked"

    run(check)


# -- Chat ------------------------------------------------------------------------


def test_chat(server: Server) -> None:
    async def check() -> None:
        ann = Person(server, "Ann\u202e<b>\u0007")
        code = ann.open("cheflebrity", ["me", "random"])
        async with ann.page(code) as page, Person(server, "Bob").page(code) as other:
            await page.hello(0)
            await other.hello()
            await page.do("say", text=" <script>alert(1)</script>\x07\u202e \n two ")
            line = page.lines[-1]
            assert line["text"] == "<script>alert(1)</script> two"  # the page escapes it, whatever it is
            assert line["name"] == "Ann <b>"
            await other.do("say", text="hello")
            for number in range(250):
                await page.send("say", text=f"line {number}")
            while page.lines[-1]["text"] != "line 249":
                await page.read()
            async with ann.page(code) as late:
                await late.hello()
                await late.quiet(0.05)
                assert len(late.lines) == 200
                assert late.lines[-1]["text"] == "line 249"
                assert late.lines[-1]["number"] == 252

    run(check)


@pytest.mark.rule("PG-R49", "CH-R59")
@pytest.mark.parametrize(
    ("game", "chat", "ruling"), [("the-pie-game", "off", "PG-R49"), ("cheflebrity", "claims_only", "CH-R59")]
)
def test_tables_without_chat(server: Server, game: str, chat: str, ruling: str) -> None:
    async def check() -> None:
        ann = Person(server, "Ann")
        silent = ann.open(game, ["me", "me"], options={"chat": chat})
        loud = ann.open(game, ["me", "me"])
        async with ann.page(silent) as page, Person(server, "Bob").page(silent) as watcher, ann.page(loud) as other:
            await page.hello(0)
            await watcher.hello()
            assert page.lobby["silent"] == watcher.lobby["silent"] == ruling
            for someone in (page, watcher):
                answer = await someone.ask("say", text="Hello")
                assert answer["type"] == "refused"
                assert answer["problem"]["code"] == "no_chat"
                assert answer["problem"]["rule"] == ruling
            await page.quiet(0.05)
            assert page.lines == []
            await other.hello(0)
            assert other.lobby["silent"] == ""
            await other.do("say", text="Hello")

    run(check)


@pytest.mark.rule("PC-R52")
def test_chat_in_pastry_chefs(server: Server) -> None:
    async def check() -> None:
        ann = Person(server, "Ann")
        code = ann.open("pastry-chefs", ["me"] * 4)
        async with ann.page(code) as page:
            await page.hello(0)
            assert page.lobby["phrases"]
            await page.do("say", text=page.lobby["phrases"][0])
            assert await page.refused("say", text="I have three hearts") == "phrases_only"

    run(check)
