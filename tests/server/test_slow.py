"""Slow tables: people have hours for a turn, nobody needs to look, and nobody is waited for longer than agreed."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bakehouse.core.messages import say
from bakehouse.server import journal, wire
from bakehouse.server.connection import Guest
from bakehouse.server.deadlines import Deadlines, later
from bakehouse.server.opening import FILE
from bakehouse.server.registry import TableRegistry
from tests.server.alone import Alone
from tests.server.client import QUICK, Person, Server
from tests.server.postgres import PostgresServer
from tests.server.sitting import Sitting, settings
from tests.server.test_postgres import served

HOUR = 3_600
DAYS = 24 * HOUR
DAY = wire.Clock(hours=24)
BY_DEFAULT = wire.Clock(hours=24, late="default")
SHORT = f"{QUICK}, hour=1.0, watch=0.1"  # days are seconds
PATIENCE = 20.0  # seconds that a busy machine may take


class Days(Alone):
    """Two people and two bots, who have a day for each turn. P0 or P1 is asked."""

    def __init__(self, clock: wire.Clock = DAY, people: int = 2, slug: str = "pastry-chefs") -> None:
        super().__init__(slug, people=people, clock=clock)
        self.run(60)
        self.asked = self._asked()

    def _asked(self) -> int:
        (seat,) = self.table.waiting
        assert self.table.seats[seat].is_person
        return seat

    def all_leave(self) -> None:
        for connection in [*self.table.connections]:
            self.table.leave(connection)

    def decide(self, seat: int) -> None:
        atoms = self.game.default(self.table.state, seat)
        assert self.send(wire.Pick(self.next(), seat, self.table.number, atoms), self.guests[seat]) is None

    def of_kind(self, kind: type[Any]) -> list[Any]:
        return [entry for entry in self.stored if isinstance(entry, kind)]

    def left(self, seat: int) -> float | None:
        found = self.read(seat)["left"][seat]
        assert found is None or isinstance(found, float)
        return found


def test_a_bot_sits_in_when_the_time_is_over_and_not_before() -> None:
    days = Days()
    asked, moves = days.asked, days.table.number
    deadline = days.table.slow.deadline(asked)
    assert deadline is not None
    days.all_leave()
    assert days.table.slow.due == deadline
    days.run(deadline - days.runtime.date() - 60)
    assert days.table.number == moves
    assert not days.of_kind(journal.Away), "that a page is closed means nothing here"
    days.run(120)
    assert days.of_kind(journal.Away) == [journal.Away(asked, "absent")]
    assert days.table.number > moves
    assert days.table.status == "playing"
    days.run(30 * 24 * HOUR)
    assert len(days.of_kind(journal.Away)) == 1, "nobody waits for the other one, who is waited for by nobody"
    assert days.table.slow.due is None
    assert days.table.waiting == [1 - asked]


def test_what_the_rules_do_by_default_if_people_agreed_on_that() -> None:
    days = Days(BY_DEFAULT)
    asked = days.asked
    default = days.game.default(days.table.state, asked)
    days.all_leave()
    days.run(24 * HOUR + 60)
    moved = next(entry for entry in days.of_kind(journal.Moved) if entry.seat == asked)
    assert moved.atoms == default
    later = [entry for entry in days.of_kind(journal.Moved) if entry.seat == asked]
    days.run(48 * HOUR)
    assert [entry for entry in days.of_kind(journal.Moved) if entry.seat == asked] == later


def test_whoever_comes_back_plays_again() -> None:
    days = Days()
    asked = days.asked
    days.all_leave()
    days.run(25 * HOUR)
    assert days.table.seats[asked].away == "absent"
    days.guests[asked] = days._come(asked + 1, asked)
    assert days.table.seats[asked].away == ""


def test_whoever_is_asked_sees_how_long_they_have() -> None:
    days = Days()
    left = days.left(days.asked)
    assert left is not None
    assert 24 * HOUR - 61 <= left <= 24 * HOUR
    assert days.left(1 - days.asked) is None
    assert Days(people=1).table.slow.due is None, "nobody waits for somebody who plays alone"


def test_several_decisions_in_a_row_share_the_time() -> None:
    days = Days(slug="the-pie-game")
    asked, deadline = days.asked, days.table.slow.deadline(days.asked)
    days.run(HOUR)
    days.decide(asked)
    days.run(60)
    assert days.table.waiting == [asked], "they draw, and then they discard"
    assert days.table.slow.deadline(asked) == deadline


def test_taking_a_move_back_gives_no_time() -> None:
    """The last of three decisions, after which the other person is asked."""
    days = Days()
    asked, deadline = days.asked, days.table.slow.deadline(days.asked)
    for _ in range(2):
        days.decide(asked)
        days.run(60)
    for _ in range(3):
        days.run(HOUR)
        days.decide(asked)
        assert days.table.waiting == [1 - asked]
        days.run(HOUR)
        assert days.send(wire.Undo(days.next(), asked, days.table.number), days.guests[asked]) is None
        assert days.table.slow.deadline(asked) == deadline
    days.run(17 * HOUR)
    days.decide(asked)
    days.run(2 * HOUR)
    refusal = days.send(wire.Undo(days.next(), asked, days.table.number), days.guests[asked])
    assert refusal is not None
    assert refusal.problem.message == say("no-undo", why=say("no-undo-late"))


def test_a_pause_is_nobodys_time_and_ends_by_itself() -> None:
    days = Days()
    asked, deadline = days.asked, days.table.slow.deadline(days.asked)
    assert deadline is not None
    assert days.send(wire.Pause(days.next(), on=True)) is None
    days.run(5 * HOUR)
    assert days.send(wire.Pause(days.next(), on=False)) is None
    assert abs((days.table.slow.deadline(asked) or 0) - deadline - 5 * HOUR) <= 1
    assert days.send(wire.Pause(days.next(), on=True)) is None
    days.all_leave()
    days.run(23 * HOUR)
    assert days.table.is_paused
    days.run(2 * HOUR)
    assert not days.table.is_paused, "nobody waits longer for a host"
    days.run(24 * HOUR)
    assert days.table.seats[asked].away == "absent"


def test_a_table_in_memory_and_the_same_loaded_again_agree() -> None:
    days = Days()
    again = Alone("pastry-chefs", people=2, clock=DAY).table
    for entry in days.stored:
        again.load(entry)
    ends = [[table.slow.deadlines.of(seat, ()) for seat in range(4)] for table in (again, days.table)]
    assert ends[0] == ends[1]


def test_what_is_dealt_in_a_pause_begins_when_it_ends() -> None:
    deadlines = Deadlines(wire.Clock(hours=2), HOUR)
    deadlines.pause(1_000)
    deadlines.ask([1], 5_000)
    deadlines.go_on(6_000)
    assert deadlines.of(1, ()) == 6_000 + 2 * HOUR


# -- Away ------------------------------------------------------------------------------


def test_the_time_of_somebody_who_is_away_stands_still() -> None:
    days = Days()
    asked, deadline = days.asked, days.table.slow.deadline(days.asked)
    assert deadline is not None
    start = days.runtime.date()
    days.runtime.away[asked + 1] = [(start, start + 3 * 24 * HOUR)]
    days.table.hear_of_vacation()
    days.run(1)
    assert days.table.slow.due == days.table.slow.deadline(asked)
    assert abs((days.table.slow.due or 0) - deadline - 3 * 24 * HOUR) <= 1
    lobbies = [text for text in days.guests[1 - asked].outbox if '"type":"lobby"' in text]
    assert f'"away_until":{start + 3 * 24 * HOUR}' in lobbies[-1], "the others see it"
    days.all_leave()
    days.run(4 * 24 * HOUR - 120)
    assert not days.table.seats[asked].away
    days.run(240)
    assert days.table.seats[asked].away == "absent"


@pytest.mark.parametrize(
    ("away", "end"),
    [
        ([], 100),
        ([(20, 50)], 130),
        ([(-50, 20)], 120),
        ([(90, 300)], 310),
        ([(100, 300)], 100),
        ([(-50, 0)], 100),
        ([(120, 130), (50, 80)], 140),
    ],
)
def test_when_a_time_is_over(away: list[tuple[int, int]], end: int) -> None:
    assert later(100, 0, away) == end


def test_a_vacation_has_an_end(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", f"{SHORT}, away_days=3").start()
    ann = Person(server, "Ann")

    def away(days: float) -> Any:
        return ann.post("/api/me/away", {"until": int(time.time() + days * DAYS)})

    longest = ann.get("/api/me").json["away_longest"] - time.time()
    assert 2.9 * DAYS < longest <= 3 * DAYS
    assert Person(server).post("/api/me/away", {"until": 0}).json["code"] == "no_name"
    assert away(3.1).json["code"] == "too_many"
    assert away(-1).status == 429
    assert away(2).json["away_until"] > time.time() + 1.9 * DAYS
    assert server.stop() == 0
    server.start()
    assert ann.get("/api/me").json["away_until"] > time.time() + 1.9 * DAYS
    me = ann.post("/api/me/away", {"until": 0}).json
    assert me["away_until"] == 0
    with closing(sqlite3.connect(server.data / FILE)) as store:
        long_ago = int(time.time()) - 100 * DAYS
        assert server.stop() == 0
        store.execute("INSERT INTO vacations VALUES (1, ?, ?)", (long_ago, long_ago + 3 * DAYS))
        store.commit()
    server.start()
    assert ann.get("/api/me").json["away_longest"] - time.time() <= 2 * DAYS, "three days, and one that was begun"
    assert server.stop() == 0


# -- Out of memory ---------------------------------------------------------------------


def until(is_so: Callable[[], Any], what: str) -> Any:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = is_so()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(what)


def test_it_leaves_the_memory_and_comes_back_when_it_is_due(tmp_path: Path) -> None:
    async def check() -> None:
        registry = TableRegistry(settings(tmp_path, hour=1.0, idle=0.0))
        Sitting.registries.append(registry)
        await registry.begin()
        guests = [await registry.store.new_guest(bytes([n]), Guest(0, f"P{n}")) for n in range(2)]
        bots = [wire.NewChair("bot", "random")] * 2
        wanted = wire.NewTable("pastry-chefs", [wire.NewChair("me"), wire.NewChair("open"), *bots], clock=SECONDS)
        code = await registry.open(guests[0], wanted)
        table = registry.tables[code]
        rows: list[journal.Entry] = [journal.Sat(1, guests[1].id, "P1"), journal.Dealt()]
        table.post(lambda: table.record(rows))
        await registry.quiet(table)
        while not table.may_be_left:
            await asyncio.sleep(0.01)
        due = table.slow.due
        assert due is not None
        await registry.forget_idle()
        assert code not in registry.tables
        lists = [await registry.tables_of(guest) for guest in guests]
        assert code not in registry.tables, "it is listed without being loaded"
        assert sorted(mine.my_turn for (mine,) in lists) == [False, True]
        assert [mine.left is not None for (mine,) in lists] == [mine.my_turn for (mine,) in lists]
        assert [mine.players for (mine,) in lists] == [table.seats.called()] * 2
        await registry.wake()
        assert code not in registry.tables, "it is not due yet"
        while int(time.time()) < due:
            await asyncio.sleep(0.05)
        await registry.wake()
        woken = registry.tables[code]
        while not any(chair.away for chair in woken.seats.chairs):
            await asyncio.sleep(0.01)
        await registry.stop()

    asyncio.run(check())


SECONDS = wire.Clock(hours=2)


class Evening:
    """Ann and Bob at a slow table of theirs; one of them is asked, and neither looks."""

    def __init__(self, server: Server, hours: int) -> None:
        self.people = [Person(server, name) for name in ("Ann", "Bob")]
        ann, bob = self.people
        clock = {"hours": hours, "late": "default"}
        self.code = ann.open("the-pie-game", ["me", "open"], start=False, clock=clock)
        asyncio.run(self._sit(ann, bob))

    async def _sit(self, ann: Person, bob: Person) -> None:
        async with ann.page(self.code) as host, bob.page(self.code) as guest:
            await host.hello(0)
            await guest.hello()
            await guest.do("sit", seat=1)
            await host.do("start")

    def listed(self, person: int) -> Any:
        """As the list of this person shows the table."""
        (found,) = self.people[person].get("/api/me").json["tables"]
        return found

    def asked(self) -> int | None:
        """Who is, if only one of them is, and has so many seconds."""
        turns = [self.listed(person)["my_turn"] for person in range(2)]
        return turns.index(True) if sum(turns) == 1 else None


def test_time_goes_on_while_the_server_is_dead(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", SHORT).start()
    evening = Evening(server, hours=3)
    asked = until(lambda: evening.asked() is not None and [evening.asked()], "nobody is asked")[0]
    assert evening.listed(asked)["left"] <= 3
    server.kill()
    time.sleep(3.0)
    server.start()
    for person in evening.people:
        person.server = server
    until(lambda: evening.listed(1 - asked)["my_turn"], "it does not go on for somebody who is gone")
    found = entries(server, evening.code)
    assert [entry.seat for entry in found if isinstance(entry, journal.Away)] == [asked]
    assert server.stop() == 0


def entries(server: Server, code: str) -> list[journal.Entry]:
    with closing(sqlite3.connect(f"file:{server.data / FILE}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT entry FROM journal WHERE code = ? ORDER BY number", (code,)).fetchall()
    return [journal.read_entry(blob) for (blob,) in rows]


def test_another_server_of_the_house_plays_on(tmp_path: Path, postgres: PostgresServer) -> None:
    address = postgres.new_database()
    one = served(tmp_path / "one", address, SHORT).start()
    two = served(tmp_path / "two", address, SHORT).start()
    evening = Evening(one, hours=3)
    asked = until(lambda: evening.asked() is not None and [evening.asked()], "nobody is asked")[0]
    one.kill()
    for person in evening.people:
        person.server = two
    until(lambda: evening.listed(1 - asked)["my_turn"], "nobody has taken it over")
    (owner,) = postgres.sql(address, "SELECT count(*) FROM owners JOIN leases ON lease = leases.number")
    assert owner == (1,)
    assert two.stop() == 0
