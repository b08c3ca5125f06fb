"""The deal of the day: the same for everybody, shown to nobody too early, promised in advance, and counted once."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import bakehouse
from bakehouse.core.view import Outcome
from bakehouse.records import parse
from bakehouse.server import daily, journal
from bakehouse.server.daily_room import _with_rows
from bakehouse.server.daily_rows import Finisher
from bakehouse.server.daily_tables import place_of
from bakehouse.server.opening import FILE
from bakehouse.server.runtime import BotTask, Decided
from bakehouse.server.wire_daily import DailyDay, DailyResults, MyDeal
from tests.server import alone
from tests.server.alone import Alone
from tests.server.client import QUICK, Answer, Person
from tests.server.daily_house import (
    GAME,
    NOON,
    TODAY,
    DailyHouse,
    answer,
    come,
    finish,
    opened,
    play,
    seat_at,
)
from tests.server.postgres import PostgresServer
from tests.test_docs import blocks

DAY = daily.DAY
TOMORROW = "2026-11-20"
PAGE = Path(__file__).parents[2] / "docs" / "daily.md"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[DailyHouse]:
    made = DailyHouse(tmp_path / "house")
    made.start()
    yield made
    assert made.stop() == 0
    assert '"level": "error"' not in made.log


def results(person: Person, day: str = TODAY) -> Any:
    return person.get(f"/api/daily/{GAME}/{day}").json


def days(person: Person, game: str = GAME) -> dict[str, Any]:
    return {day["day"]: day for day in person.get(f"/api/daily/{game}").json["days"]}


def record(person: Person, code: str) -> str:
    answered = person.get(f"/api/tables/{code}/record?view=all")
    assert answered.status == 200, answered.body
    return answered.body.decode()


# -- Days ------------------------------------------------------------------------------


def test_days() -> None:
    assert daily.name_of(0) == "1970-01-01"
    assert daily.day_at(NOON) == daily.day_named(TODAY)
    assert daily.name_of(daily.day_named(TODAY) + 1) == TOMORROW
    assert daily.end_of(daily.day_named(TODAY)) == daily.day_named(TOMORROW) * DAY
    for wrong in ("", "2026-11-31", "20261119", "2026-W47-4", "2026-11-19T00:00", "today"):
        with pytest.raises(ValueError, match=r".*"):
            daily.day_named(wrong)


def test_every_game_and_day_has_a_seed_of_its_own() -> None:
    seeds = {daily.seed_of(bytes(32), game, day) for game in bakehouse.games() for day in range(100, 140)}
    assert len(seeds) == 40 * len(bakehouse.games())
    assert daily.seed_of(bytes(31) + b"1", GAME, 100) not in seeds


def test_a_deal_is_secret_until_its_day_is_over() -> None:
    day = daily.day_named(TODAY)
    assert [daily.is_secret(day, daily.end_of(day) + seconds) for seconds in (-1, 0)] == [True, False]
    assert not daily.is_secret(0, 0), "an ordinary table"


# -- The same for everybody --------------------------------------------------------------


def test_whoever_decides_the_same_meets_the_same(house: DailyHouse) -> None:
    """Though one of them comes back after a restart, and takes moves back."""
    ann, bob = Person(house, "Ann"), Person(house, "Bob")
    first = finish(ann, game="pie-factory")
    second = opened(bob, game="pie-factory")
    assert not play(bob, second, 3)
    assert house.stop() == 0
    house.start()
    assert asyncio.run(play_with_undos(bob, second)) > 0
    records = [record(ann, first).replace("Ann", "?"), record(bob, second).replace("Bob", "?")]
    assert records[0] == records[1]


async def play_with_undos(person: Person, code: str) -> int:
    """Every move that may be taken back is taken back once, and made again; how many."""
    undone: set[int] = set()
    async with person.page(code) as page:
        await come(page)
        while not await answer(page, 1):
            position = page.position
            number = position["view"]["number"]
            if position["undo"] is None and len(undone) < 3 and number not in undone:
                said = await page.ask("undo", seat=position["seat"], number=position["number"])
                undone |= {number} if said["type"] == "done" else set()
    return len(undone)


class LateBots(alone.VirtualRuntime):
    """Each bot takes its time, and fails twice before it answers."""

    def think(self, task: BotTask, decided: Decided) -> None:
        assert task.is_new
        self._bots.clear()
        key = (task.seat, task.seed)
        self.tried = getattr(self, "tried", {})
        self.tried[key] = self.tried.get(key, 0) + 1
        if self.tried[key] <= 2:
            self._scheduler.after(0.1, lambda: decided(None))
        else:
            super().think(task, decided)


@pytest.mark.parametrize("slug", ["cheflebrity", "pie-factory"])
def test_neither_pace_nor_failures_change_what_bots_do(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "THINKING", 0.0)
    quick = decisions(Alone(slug, day=1))
    monkeypatch.setattr(alone, "THINKING", 1.5)
    monkeypatch.setattr(alone, "VirtualRuntime", LateBots)
    late = decisions(Alone(slug, day=1))
    assert len(quick) > 10
    assert quick == late


def decisions(game: Alone, most: int = 25) -> list[Any]:
    game.waits(most)
    made = [entry for entry in game.stored if isinstance(entry, journal.Moved | journal.Together | journal.Answered)]
    return [msgspec.structs.replace(entry, left=[]) for entry in made]


# -- Who is shown what --------------------------------------------------------------------


async def socket_says(person: Person, code: str) -> str:
    """How a hello is answered: a lobby, or the code of a refusal."""
    async with person.page(code) as page:
        with suppress(ConnectionClosed):  # it is refused before anything is said
            await page.send("hello", seat=None)
        message = await page.read()
    return str(message.get("problem", message).get("code"))


PATHS = ("record", "record?view=all", "record?view=own", "replay", "replay?view=all", "result", "qr.svg")


def shown(person: Person, code: str) -> list[Any]:
    """What the addresses of a table answer, and its socket: a status, or the code of a refusal."""
    answers = [person.get(f"/api/tables/{code}/{path}") for path in PATHS]
    return [one.status if one.status == 200 else one.json["code"] for one in answers]


def test_a_running_days_table_is_its_players_alone(house: DailyHouse) -> None:
    ann, bob, cleo = Person(house, "Ann"), Person(house, "Bob"), Person(house, "Cleo")
    stranger = Person(house)
    done, begun = finish(ann), opened(bob)
    finish(cleo)
    nothing = ["not_yours"] * len(PATHS)
    for other in (stranger, bob, cleo):
        assert shown(other, done) == nothing
        assert asyncio.run(socket_says(other, done)) == "not_yours"
    assert shown(ann, begun) == nothing
    assert asyncio.run(socket_says(ann, begun)) == "not_yours"
    assert shown(ann, done) == [200] * len(PATHS)
    assert shown(bob, begun)[:2] == [200, "not_over"]
    house.set_clock(NOON + DAY)
    assert shown(stranger, done) == [200] * len(PATHS)
    assert asyncio.run(socket_says(stranger, done)) == done


def test_nobody_is_told_the_seed_of_a_running_day(house: DailyHouse) -> None:
    ann = Person(house, "Ann")
    code = finish(ann)

    async def lobby() -> Any:
        async with ann.page(code) as page:
            await page.hello()
            return page.lobby

    promised = days(ann)[TODAY]["commit"]
    before = parse(record(ann, code))
    looked = asyncio.run(lobby())
    assert (looked["day"], looked["seed"], looked["commit"]) == (TODAY, "", promised)
    assert (before.value("Commit"), before.tag("Seed")) == (promised, None)
    house.set_clock(NOON + DAY)
    seed = days(ann)[TODAY]["seed"]
    assert sha256(bytes.fromhex(seed)).hexdigest() == promised
    assert asyncio.run(lobby())["seed"] == seed
    after = parse(record(ann, code))
    assert after.value("Seed") == seed
    told = [record(ann, code), str(looked)]
    assert [seed in text for text in told] == [True, False]


def everything(person: Person, tables: list[str]) -> list[str]:
    """All that somebody can fetch about the deals of the day, but for the hashes and codes themselves."""
    paths = ["/api/daily", f"/api/daily/{GAME}", f"/api/daily/{GAME}/{TODAY}", f"/api/daily/{GAME}/{TOMORROW}"]
    paths += [f"/api/tables/{code}/{path}" for code in tables for path in PATHS]
    answers = [person.get(path) for path in paths]
    answers += [person.post(f"/api/daily/{GAME}/{TOMORROW}", {}), person.get("/api/me")]
    found = [f"{one.status} {sorted(kept_headers(one).items())} {one.body.decode()}" for one in answers]
    found += [asyncio.run(socket_says(person, code)) for code in tables]
    found = [re.sub("[0-9a-f]{64}", "HASH", text) for text in found]
    return [re.sub('"(left|away_longest)":[0-9]+', "", text) for text in found]  # these depend on when it is asked


def kept_headers(answered: Answer) -> dict[str, str]:
    """A compressed answer, with other hashes in it, has another length; so none is asked for here."""
    return {name: value for name, value in answered.headers.items() if name not in ("date", "set-cookie")}


def test_two_worlds_that_differ_in_the_cards_of_the_day(tmp_path: Path) -> None:
    """Whoever has not played is told the same, though others have played other cards with other results."""
    worlds = [DailyHouse(tmp_path / name) for name in ("one", "two")]
    told: list[list[str]] = []
    records = []
    for world in worlds:
        world.start()
        ann, bob, cleo = Person(world, "Ann"), Person(world, "Bob"), Person(world, "Cleo")
        done, begun = finish(ann), opened(bob)
        assert not play(bob, begun, 2)
        told.append(everything(cleo, [done, begun]) + everything(Person(world), [done, begun]))
        records.append(record(ann, done))
        assert world.stop() == 0
    assert told[0] == told[1]
    assert records[0] != records[1], "they are other cards"


# -- What counts ---------------------------------------------------------------------------


def test_the_first_game_counts_and_results_are_for_those_who_have_played(house: DailyHouse) -> None:
    ann, bob, cleo = Person(house, "Ann"), Person(house, "Bob"), Person(house, "Cleo")
    assert results(ann)["day"]["mine"] == {"status": "new"}
    code = opened(ann)
    assert opened(ann) == code, "whoever has begun goes on"
    assert results(ann)["day"]["mine"] == {"status": "playing", "running": code}
    assert play(ann, code)
    finish(bob)
    mine = results(ann)
    assert mine["day"]["mine"]["status"] == "done"
    assert mine["day"]["mine"]["code"] == code
    assert [(row["name"], row["yours"]) for row in mine["rows"]] == [("Ann", True), ("Bob", False)]
    assert mine["rows"][0]["rank"] == mine["rows"][1]["rank"] == 1, "they have decided the same"
    assert mine["rows"][0]["decisions"] > 5
    assert mine["average"] == mine["best"] == mine["rows"][0]["score"]
    other = results(cleo)
    assert (other["finished"], other["shown"], other["rows"], other["best"]) == (2, False, [], None)
    again = finish(ann)
    assert again != code
    assert results(ann)["day"]["mine"]["code"] == code, "what counts is the first game"
    assert results(ann)["finished"] == 2
    listed = {one["game"]: (one["finished"], one["mine"]["status"]) for one in cleo.get("/api/daily").json["games"]}
    assert listed == {game: (2 if game == GAME else 0, "new") for game in bakehouse.games()}


def test_midnight(house: DailyHouse) -> None:
    ann, bob, cleo = Person(house, "Ann"), Person(house, "Bob"), Person(house, "Cleo")
    midnight = daily.end_of(daily.day_named(TODAY))
    house.set_clock(midnight - 1)
    assert ann.get("/api/daily").json["left"] == 1
    late = opened(ann)
    finish(bob)
    assert results(cleo)["shown"] is False
    house.set_clock(midnight)
    assert ann.get("/api/daily").json["day"] == TOMORROW
    assert play(ann, late), "it can be played to the end"
    found = results(cleo)
    assert found["shown"] is True, "the day is over"
    assert [row["name"] for row in found["rows"]] == ["Bob"]
    assert results(ann)["day"]["mine"]["status"] == "later"
    finish(cleo)
    assert results(cleo)["day"]["mine"]["status"] == "later", "an earlier day that is caught up on"
    assert results(cleo)["finished"] == 1
    assert results(cleo, TOMORROW)["day"]["mine"] == {"status": "new"}
    assert [ann.get(f"/api/daily/{GAME}/{day}").status for day in ("2026-11-18", "2026-11-21", "nonsense")] == [404] * 3


def test_what_cannot_be_changed_at_such_a_table(house: DailyHouse) -> None:
    ann = Person(house, "Ann")
    code = opened(ann)

    async def try_it() -> None:
        async with ann.page(code) as page:
            await come(page)
            seat = seat_at(page)
            assert seat == daily.seat_of(daily.day_named(TODAY), len(page.lobby["chairs"]))
            assert {chair.get("level") for chair in page.lobby["chairs"] if chair["seat"] != seat} == {"medium"}
            assert await page.refused("stand", seat=seat) == "fixed"
            assert await page.refused("fill", seat=seat, level="hard") == "fixed"
            assert await page.refused("fill", seat=1 - seat, level="") == "fixed"
            await answer(page, 1)
            position = await page.until_position(lambda p: bool(p["choices"]))
            if position["undo"] is None:  # nobody has moved since
                assert position["view"]["turn"] == seat
            await page.do("close")

    asyncio.run(try_it())
    assert results(ann)["day"]["mine"] == {"status": "given_up"}
    finish(ann)
    assert results(ann)["day"]["mine"]["status"] == "later"
    assert results(ann)["finished"] == 0, "a second try does not count"


def test_only_people_with_a_name_play(house: DailyHouse) -> None:
    stranger = Person(house)
    assert stranger.post(f"/api/daily/{GAME}/{TODAY}", {}).json["code"] == "no_name"
    assert stranger.post("/api/daily/poker/2026-11-19", {}, Origin="http://elsewhere").json["code"] == "wrong_origin"
    assert stranger.get("/api/daily/poker").json["code"] == "no_such_game"


def test_places_and_ranks() -> None:
    game, teams = bakehouse.game("pie-factory"), bakehouse.game("pastry-chefs")
    outcome = Outcome("points", [7, 9, 9, None], [2])
    assert [place_of(game, outcome, seat) for seat in range(4)] == [3, 2, 1, 4]
    outcome = Outcome("five points", [5, 3, 5, 3], [0, 2])
    assert [place_of(teams, outcome, seat) for seat in range(4)] == [1, 2, 1, 2]
    day = DailyDay(TODAY, "", "", MyDeal("done"))
    empty = DailyResults(game=GAME, day=day, left=0, seats=4, seat=0, finished=0)
    people = [(1, 2, 8), (2, 1, 5), (3, 1, 7), (4, 2, 8), (5, 3, None)]
    finishers = [Finisher(guest, f"P{guest}", "", "", place, score, 9) for guest, place, score in people]
    found = _with_rows(empty, finishers, 4)
    assert [(row.name, row.rank) for row in found.rows] == [("P3", 1), ("P2", 2), ("P1", 3), ("P4", 3), ("P5", 5)]
    assert [row.name for row in found.rows if row.yours] == ["P4"]
    assert (found.best, found.average) == (8, 7.0)
    many = [Finisher(guest, f"P{guest}", "", "", 1, -guest, 9) for guest in range(300)]
    rows = _with_rows(empty, many, 250).rows
    assert len(rows) == 101
    assert (rows[-1].name, rows[-1].rank) == ("P250", 251), "a long list is cut, but one still sees oneself"


# -- Promised and revealed --------------------------------------------------------------------


def test_what_was_promised_is_checked_as_the_page_says(house: DailyHouse, tmp_path: Path) -> None:
    ann = Person(house, "Ann")
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_bytes(ann.get(f"/api/daily/{GAME}").body)
    known = days(ann)
    assert next(iter(known)) == "2026-12-19", "thirty days ahead"
    assert list(known)[-1] == TODAY, "the first day of this house"
    assert [day["seed"] for day in known.values()] == [""] * 31
    assert len({day["commit"] for game in bakehouse.games() for day in days(ann, game).values()}) == 155
    house.set_clock(NOON + 3 * DAY)
    assert house.stop() == 0
    house.start()
    after.write_bytes(ann.get(f"/api/daily/{GAME}").body)
    space: dict[str, Any] = {}
    exec(blocks(PAGE, "python")[0], space)
    assert space["check"](before, after) == [TODAY, "2026-11-20", "2026-11-21"]
    changed = json.loads(after.read_text())
    changed["days"][-1]["seed"] = "00" * 32
    after.write_text(json.dumps(changed))
    with pytest.raises(AssertionError, match=f"{TODAY} was changed"):
        space["check"](before, after)


def test_the_cards_are_those_of_the_seed(house: DailyHouse) -> None:
    ann = Person(house, "Ann")
    code = opened(ann)

    async def hand() -> Any:
        async with ann.page(code) as page:
            await come(page)
            return seat_at(page), page.position["view"]["hand"]

    seat, held = asyncio.run(hand())
    house.set_clock(NOON + DAY)
    game = bakehouse.game(GAME)
    dealt = game.deal(game.info.usual_seats, bytes.fromhex(days(ann)[TODAY]["seed"]))
    assert msgspec.to_builtins(game.view(dealt, seat))["hand"] == held


def test_days_are_kept_for_a_while(tmp_path: Path) -> None:
    house = DailyHouse(tmp_path, f"{QUICK}, daily_days=5")
    house.start()
    ann = Person(house, "Ann")
    code = finish(ann)
    house.set_clock(NOON + 5 * DAY)
    assert results(ann)["finished"] == 1
    house.set_clock(NOON + 6 * DAY)
    assert ann.get(f"/api/daily/{GAME}/{TODAY}").status == 404
    assert ann.post(f"/api/daily/{GAME}/{TODAY}", {}).status == 404
    assert house.stop() == 0
    house.start()
    until_forgotten(house)
    house.set_clock(NOON)
    assert results(ann)["finished"] == 0
    assert ann.get(f"/api/tables/{code}/result").status == 200, "the game itself stays"
    assert house.stop() == 0


def until_forgotten(house: DailyHouse) -> None:
    """A server that has just started looks what is too old."""
    deadline = time.monotonic() + 20
    with closing(sqlite3.connect(house.data / FILE)) as connection:
        while connection.execute("SELECT count(*) FROM daily_deals").fetchone() != (0,):
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_servers_of_one_house_have_the_same_deals(tmp_path: Path, postgres: PostgresServer) -> None:
    address = postgres.new_database()
    one, two = (DailyHouse(tmp_path / name, f"{QUICK}, store={address!r}") for name in ("one", "two"))
    one.start()
    two.start()
    ann = Person(one, "Ann")
    promised = days(ann)
    code = opened(ann)
    ann.server = two
    assert days(ann) == {**promised, TODAY: {**promised[TODAY], "mine": {"status": "playing", "running": code}}}
    assert opened(ann) == code
    assert play(ann, code)
    assert results(ann)["finished"] == 1
    ann.server = one
    assert [row["name"] for row in results(ann)["rows"]] == ["Ann"]
    assert shown(Person(one, "Bob"), code) == ["not_yours"] * len(PATHS)
    assert one.stop() == 0
    assert two.stop() == 0
