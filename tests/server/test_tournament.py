"""Tournaments on a real server: evenings of bots and people, who may do what, and the power going out."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bakehouse.server.opening import FILE
from tests.server.client import QUICK, ROOMY, Answer, Person, Server, play_to_the_end
from tests.server.merging import Json
from tests.server.postgres import PostgresServer
from tests.server.short import SHORT
from tests.server.test_postgres import served
from tests.server.test_versions import header

SECONDS = 60.0  # that a busy machine may take
AT_ONCE = f"{QUICK}, round_pause=0.0"
WAITING = f"{QUICK}, round_pause=600.0"  # until the host goes on
# Games of a few moves, which nobody wins; and longer ones, which somebody does.
SHORTEST = {"players": "2-10", "closing_time": 3}
PAIRS: Json = {"game": "pie-contest", "seats": 2, "format": "round_robin", "options": SHORTEST}
LONGER: Json = {"game": "pie-factory", "options": {}}


def house(folder: Path, settings: str, limits: str = ROOMY) -> Server:
    """A server that looks after its tournaments more often."""
    return Server(folder / "data", settings, limits, "from bakehouse.server import app; app.TICK = 0.1")


def opened(host: Person, **wanted: Any) -> str:
    answer = host.post("/api/tournaments", {**PAIRS, **wanted})
    assert answer.status == 201, answer.body
    code: str = answer.json["code"]
    return code


def act(person: Person, code: str, do: str, **more: Any) -> Answer:
    return person.post(f"/api/tournaments/{code}", {"do": do, **more})


def done(person: Person, code: str, do: str, **more: Any) -> Json:
    answer = act(person, code, do, **more)
    assert answer.status == 200, answer.body
    found: Json = answer.json
    return found


def refused(person: Person, code: str, do: str, **more: Any) -> str:
    answer = act(person, code, do, **more)
    assert answer.status >= 400, answer.body
    why: str = answer.json["code"]
    return why


def now(person: Person, code: str) -> Json:
    answer = person.get(f"/api/tournaments/{code}")
    assert answer.status == 200, answer.body
    found: Json = answer.json
    return found


def until(person: Person, code: str, is_so: Callable[[Json], bool], seconds: float = SECONDS) -> Json:
    deadline = time.monotonic() + seconds
    while not is_so(found := now(person, code)):
        assert time.monotonic() < deadline, found
        time.sleep(0.05)
    return found


def is_over(tournament: Json) -> bool:
    return bool(tournament["status"] == "over")


def points(tournament: Json) -> dict[str, float]:
    names = {one["number"]: one["name"] for one in tournament["entrants"]}
    return {names[row["entrant"]]: row["points"] for row in tournament["standings"]}


def play_all(people: list[Person], code: str) -> None:
    """Everybody plays the game that they are in, at random, until it is over."""

    async def play(person: Person) -> None:
        table = now(person, code)["table"]
        if not table:
            return
        async with person.page(table) as page:
            await page.hello()
            mine = next(chair["seat"] for chair in page.lobby["chairs"] if chair.get("yours"))
            await page.hello(mine)
            assert page.lobby["tournament"] == code
            assert not page.lobby["host"]
            await play_to_the_end(page, Random(mine))

    async def all_of_them() -> None:
        await asyncio.gather(*map(play, people))

    asyncio.run(all_of_them())


# -- Evenings ----------------------------------------------------------------------


def test_an_evening_of_bots(tmp_path: Path) -> None:
    """Nobody looks at their tables, and they play all the same: first everybody against everybody, then Swiss, then at
    tables for four in teams."""
    server = house(tmp_path, AT_ONCE).start()
    host = Person(server, "Ann")
    everybody = opened(host, plays=False, bots=4, level="random", **LONGER)
    swiss = opened(host, plays=False, bots=5, level="random", format="swiss", rounds=2)
    teams = opened(
        host, plays=False, bots=6, level="random", game="pastry-chefs", seats=4, options=SHORT["pastry-chefs"][1]
    )
    for code in (everybody, swiss, teams):
        done(host, code, "start")
    found = until(host, everybody, is_over)
    assert [len(one["tables"]) for one in found["played"]] == [2, 2, 2]
    assert sum(points(found).values()) == 6
    assert {row["games"] for row in found["standings"]} == {3}
    assert found["tie_breaks"] == ["direct", "sonneborn", "scores"]
    found = until(host, swiss, is_over)
    byes = [entrant for one in found["played"] for entrant in one["byes"]]
    assert len(set(byes)) == 2
    assert sum(points(found).values()) == 6, "two games and a bye in each round"
    found = until(host, teams, is_over)
    tables = [table for one in found["played"] for table in one["tables"]]
    assert len(tables) == 6
    assert [table["seats"].count(-1) for table in tables] == [1] * 6, "six at tables of four: two bots of the house"
    for table in tables:
        assert table["points"][0] == table["points"][2]
        assert table["points"][1] == table["points"][3]
        assert host.get(f"/api/tables/{table['code']}/replay?view=all").status == 200
    assert server.stop() == 0
    assert '"level": "error"' not in server.log


def test_people_and_a_bot(tmp_path: Path) -> None:
    """Three rounds; each is begun by the host, and in each somebody has a bye or plays a bot."""
    server = house(tmp_path, WAITING).start()
    ann, bob, cleo, stranger = (Person(server, name) for name in ("Ann", "Bob", "Cleo", "Dora"))
    code = opened(ann, bots=1, level="random")
    assert now(bob, code)["you"] is None
    assert done(bob, code, "join")["you"] == 2
    assert done(bob, code, "join")["you"] == 2, "once is enough"
    done(cleo, code, "join")
    found = now(stranger, code)
    assert [(one["name"], one["level"]) for one in found["entrants"]] == [
        ("Ann", ""),
        ("Basil", "random"),
        ("Bob", ""),
        ("Cleo", ""),
    ]
    assert (found["host"], found["invites"], found["rounds"], found["may_start"]) == (False, "Ann", 3, True)
    assert stranger.get(f"/api/tournaments/{code.lower()}/qr.svg").headers["content-type"] == "image/svg+xml"
    started = done(ann, code, "start")
    assert (started["status"], len(started["played"]), len(started["planned"])) == ("running", 1, 2)
    for number in (1, 2, 3):
        found = until(ann, code, lambda one, number=number: len(one["played"]) == number)  # type: ignore[misc]
        tables = {now(person, code)["table"] for person in (ann, bob, cleo)}
        assert len(tables) == 2
        assert refused(ann, code, "start") == "not_over"
        play_all([ann, bob, cleo], code)
        found = until(ann, code, lambda one: one["may_start"] or is_over(one))
        assert sum(points(found).values()) == 2 * number
        if number < 3:
            assert 0 < found["next_round"] <= 600
            assert done(ann, code, "start")["next_round"] is None
        else:
            assert until(ann, code, is_over)
    found = now(stranger, code)
    assert next(row["rank"] for row in found["standings"]) == 1
    assert {row["games"] for row in found["standings"]} == {3}
    assert refused(ann, code, "start") == "over"
    mine = ann.get("/api/me").json["tables"]
    assert {table["status"] for table in mine} == {"over"}
    practice = ann.post(f"/api/tables/{mine[0]['code']}/fork", {"move": 0, "seat": 0}).json["code"]
    assert server.stop() == 0
    assert header(server, practice).tournament == "", "who goes on from one of its games has a table of their own"


def test_the_next_round_begins_by_itself(tmp_path: Path) -> None:
    server = house(tmp_path, f"{QUICK}, round_pause=1.5").start()
    ann = Person(server, "Ann")
    code = opened(ann, plays=False, bots=3, level="random")
    done(ann, code, "start")
    found = until(ann, code, lambda one: one["next_round"] is not None)
    assert 0 <= found["next_round"] <= 1.5
    assert len(until(ann, code, is_over)["played"]) == 3
    assert server.stop() == 0


# -- Who is absent, leaves or loses ---------------------------------------------------


def test_who_does_not_come_is_replaced(tmp_path: Path) -> None:
    """By a bot, after a while, although nobody at the table is there."""
    server = house(tmp_path, "bot_pause=0.0, window_pause=0.0, absence=0.3, round_pause=0.0").start()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = opened(ann, bots=1, level="random", clock={"minutes": 5, "seconds": 0})
    done(bob, code, "join")
    done(ann, code, "start")
    assert sum(points(until(ann, code, is_over)).values()) == 6
    assert server.stop() == 0


def test_a_game_is_forfeited(tmp_path: Path) -> None:
    server = house(tmp_path, WAITING).start()
    ann, bob, cleo = (Person(server, name) for name in ("Ann", "Bob", "Cleo"))
    code = opened(ann)
    for person in (bob, cleo):
        done(person, code, "join")
    found = done(ann, code, "start")
    (bye,) = found["played"][0]["byes"]
    loser = next(number for number in range(3) if number != bye)
    assert refused(bob, code, "forfeit", entrant=loser) == "not_host"
    assert refused(ann, code, "forfeit", entrant=bye) == "not_asked"
    table = found["played"][0]["tables"][0]["code"]
    found = done(ann, code, "forfeit", entrant=loser)
    assert sorted(row["points"] for row in found["standings"]) == [0, 1, 1]
    assert found["played"][0]["tables"][0]["status"] == "over"
    assert refused(ann, code, "forfeit", entrant=loser) == "not_asked"

    async def is_closed() -> Json:
        async with Person(server).page(table) as page:
            await page.hello()
            while page.lobby["status"] != "closed":
                await page.read()
            return page.lobby

    assert asyncio.run(is_closed())["note"]["id"] == "tournament-closed-table"
    assert server.stop() == 0


def test_leaving(tmp_path: Path) -> None:
    """Before the start one was never there; afterwards the running game is lost, and the others have byes. Who is the
    last one has won."""
    server = house(tmp_path, WAITING).start()
    ann, bob, cleo, dora = (Person(server, name) for name in ("Ann", "Bob", "Cleo", "Dora"))
    code = opened(ann, format="swiss", rounds=3)
    for person in (bob, cleo, dora):
        done(person, code, "join")
    assert [one["name"] for one in done(dora, code, "leave")["entrants"]] == ["Ann", "Bob", "Cleo"]
    assert refused(ann, code, "drop", entrant=3) == "no_such_seat"
    assert done(dora, code, "join")["you"] == 4, "a number is not used twice"
    done(ann, code, "start")
    found = done(dora, code, "leave")
    assert found["you"] is None
    assert points(found)["Dora"] == 0
    assert sum(points(found).values()) == 1
    found = done(ann, code, "drop", entrant=2)
    assert {one["name"]: one["left"] for one in found["entrants"]} == {
        "Ann": False,
        "Bob": False,
        "Cleo": True,
        "Dora": True,
    }
    assert refused(dora, code, "join") == "already_dealt"
    found = done(bob, code, "leave")
    assert found["status"] == "over", "nobody is left whom Ann could meet"
    assert server.stop() == 0


def test_at_a_larger_table_a_bot_plays_on(tmp_path: Path) -> None:
    """For somebody who has lost their game; the others play it to the end, and are ahead of them."""
    server = house(tmp_path, WAITING).start()
    ann, bob, cleo = (Person(server, name) for name in ("Ann", "Bob", "Cleo"))
    code = opened(ann, seats=4, rounds=1, level="random")
    for person in (bob, cleo):
        done(person, code, "join")
    found = done(ann, code, "start")
    assert found["played"][0]["tables"][0]["seats"].count(-1) == 1
    assert done(bob, code, "leave")["played"][0]["tables"][0]["status"] == "playing"
    play_all([ann, cleo], code)
    found = until(ann, code, lambda one: one["played"][0]["tables"][0]["status"] == "over")
    table = found["played"][0]["tables"][0]
    assert table["places"][table["seats"].index(1)] == 4
    assert points(found)["Bob"] == 0
    assert server.stop() == 0


def test_the_host_ends_it(tmp_path: Path) -> None:
    server = house(tmp_path, WAITING).start()
    ann = Person(server, "Ann")
    code = opened(ann, bots=2, level="random")
    table = done(ann, code, "start")["played"][0]["tables"][0]["code"]
    assert done(ann, code, "close")["status"] == "closed"
    assert refused(ann, code, "start") == "over"

    async def is_finished() -> None:
        async with ann.page(table) as page:
            await page.hello()
            while page.lobby["status"] not in ("closed", "over"):
                await page.read()

    asyncio.run(is_finished())
    assert server.stop() == 0


# -- Refusals and limits ----------------------------------------------------------------


# -- Of one guest ----------------------------------------------------------------------


def listed(person: Person) -> list[tuple[str, str, int]]:
    """On the first page."""
    return [(one["code"], one["status"], one["round"]) for one in person.get("/api/me").json["tournaments"]]


def test_lists_have_what_goes_on(server: Server) -> None:
    ann, bob, cleo = (Person(server, name) for name in ("Ann", "Bob", "Cleo"))
    code = opened(ann, plays=False, bots=3, level="random")
    assert listed(ann) == [(code, "waiting", 0)], "its host need not play"
    done(bob, code, "join")
    assert listed(bob) == [(code, "waiting", 0)]
    done(ann, code, "start")
    until(ann, code, lambda one: len(one["played"]) == 1)
    assert listed(bob) == [(code, "running", 1)]
    assert listed(cleo) == []
    done(bob, code, "leave")
    assert listed(bob) == []
    done(ann, code, "close")
    assert listed(ann) == []


def test_forgotten_guests_have_no_name(tmp_path: Path) -> None:
    """In none, whether they had left, played, or invited; whatever was played stays."""
    server = house(tmp_path, WAITING).start()
    zora, bob = Person(server, "Zora"), Person(server, "Bob")
    assert zora.post("/api/me", {"name": "Zora", "mascot": "egg"}).status == 200
    running, left, hers = opened(bob, bots=1, level="random"), opened(bob, bots=3), opened(zora)
    for code in (running, left):
        done(zora, code, "join")
    done(zora, left, "leave")
    done(bob, hers, "join")
    done(bob, running, "start")
    until(bob, running, lambda one: len(one["played"]) == 1)
    assert zora.post("/api/me/forget", {"sure": True}).status == 200
    found = now(bob, running)
    (gone,) = [one for one in found["entrants"] if not one["name"]]
    assert (gone["left"], gone["mascot"]) == (True, "")
    assert [bool(one["name"]) for one in now(bob, left)["entrants"]] == [True] * 4
    assert (now(bob, hers)["invites"], now(bob, hers)["status"]) == ("", "closed"), "nobody could begin it"
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as store:
        for table in ("tournaments", "tournament_journal"):
            assert "Zora" not in repr(store.execute(f"SELECT * FROM {table}").fetchall())
    server.start()
    assert [one["name"] for one in now(bob, running)["entrants"]].count("") == 1
    assert server.stop() == 0
    assert '"level": "error"' not in server.log


def test_refusals(server: Server) -> None:
    ann, bob, nobody = Person(server, "Ann"), Person(server, "Bob"), Person(server)

    def why(person: Person, **wanted: Any) -> str:
        code: str = person.post("/api/tournaments", {**PAIRS, **wanted}).json["code"]
        return code

    assert why(nobody) == "no_name"
    assert why(ann, game="chess") == "no_such_game"
    assert why(ann, game="the-pie-game", seats=9, options={}) == "bad_option"
    assert why(ann, game="pastry-chefs", options={}) == "bad_option"
    assert why(ann, options={"no_such_option": 1}) == "bad_option"
    assert why(ann, level="genius") == "malformed"
    for faulty in ({"format": "knockout"}, {"rounds": 0}, {"rounds": 16}, {"bots": 17}, {"seats": 1}, {"more": 1}):
        assert why(ann, **faulty) == "malformed"
    code = opened(ann)
    assert refused(nobody, code, "join") == "no_name"
    assert refused(ann, code, "start") == "bad_seats"
    for do in ("bot", "drop", "start", "forfeit", "close"):
        assert refused(bob, code, do) == "not_host"
    assert refused(ann, code, "bot", level="genius") == "malformed"
    assert refused(ann, code, "win") == "malformed"
    assert refused(Person(server, "Ànn"), code, "join") == "name_taken"
    assert act(bob, "BBBBBBB", "join").json["code"] == "no_such_tournament"
    assert bob.get(f"/api/tournaments/{code[:6]}").status == 404
    wrong = ann.post(f"/api/tournaments/{code}", {"do": "close"}, Origin="http://evil.example")
    assert wrong.json["code"] == "wrong_origin"
    for _ in range(15):
        done(ann, code, "bot", level="random")
    names = [one["name"] for one in now(ann, code)["entrants"]]
    assert len(set(names)) == 16
    assert refused(ann, code, "bot") == "too_many"
    assert refused(bob, code, "join") == "too_many"
    assert done(ann, code, "close")["status"] == "closed"
    assert refused(bob, code, "join") == "over"


def test_limits(tmp_path: Path) -> None:
    fewer = ROOMY.replace("tournaments=10**6, all_tournaments=10**6", "tournaments=2, all_tournaments=3")
    server = house(tmp_path, WAITING, fewer.replace("unknown_codes=Rate(1e9, 1e9)", "unknown_codes=Rate(2, 0)")).start()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    codes = [opened(ann), opened(ann)]
    assert ann.post("/api/tournaments", PAIRS).json["code"] == "too_many"
    opened(bob)
    assert bob.post("/api/tournaments", PAIRS).json["code"] == "busy"
    done(ann, codes[0], "close")
    opened(ann)
    found = [ann.get(f"/api/tournaments/{letter * 7}").json["code"] for letter in "BCD"]
    assert found == ["no_such_tournament", "no_such_tournament", "too_fast"]
    assert server.stop() == 0


def test_not_too_many_new_ones(tmp_path: Path) -> None:
    server = house(tmp_path, WAITING, "new_tournaments=Rate(1, 0), changes=Rate(2, 0)").start()
    ann = Person(server, "Ann")
    code = opened(ann)
    assert Person(server, "Bob").post("/api/tournaments", PAIRS).json["code"] == "too_fast"
    for _ in range(2):
        done(ann, code, "bot", level="random")
    assert refused(ann, code, "bot") == "too_fast"
    assert server.stop() == 0


# -- The power goes out, and time passes ---------------------------------------------------


def test_killed_in_the_middle(tmp_path: Path) -> None:
    """At every stage: while people come, while they play, between two rounds."""
    server = house(tmp_path, WAITING).start()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = opened(ann, bots=1, level="random")
    done(bob, code, "join")

    def again(known: Json) -> Json:
        server.kill()
        server.start()
        found = now(ann, code)
        for key in ("entrants", "played", "planned", "standings", "status"):
            assert found[key] == known[key], key
        return found

    again(now(ann, code))
    known = done(ann, code, "start")
    for number in (1, 2, 3):
        known = again(known) if number == 1 else known
        play_all([ann, bob], code)
        known = until(ann, code, lambda one: one["may_start"] or is_over(one))
        if number < 3:
            known = done(ann, code, "start") if number == 2 else done_after(again, known, ann, code)
    assert is_over(until(ann, code, is_over))
    again(now(ann, code))
    assert server.stop() == 0


def done_after(again: Callable[[Json], Json], known: Json, host: Person, code: str) -> Json:
    again(known)
    return done(host, code, "start")


def test_what_expires(tmp_path: Path) -> None:
    """Whatever nothing has happened in for so long, played to the end or not."""
    server = house(tmp_path, f"{AT_ONCE}, expiry=864000.0").start()
    ann = Person(server, "Ann")
    waiting, fresh, over = opened(ann), opened(ann), opened(ann, plays=False, bots=3, level="random")
    done(ann, over, "start")
    until(ann, over, is_over)
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as store:
        store.execute("UPDATE tournaments SET at = 1000 WHERE code <> ?", (fresh,))
        store.commit()
    server.start()
    deadline = time.monotonic() + SECONDS
    for old in (waiting, over):
        while ann.get(f"/api/tournaments/{old}").status != 404:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    assert now(ann, fresh)["status"] == "waiting"
    with closing(sqlite3.connect(f"file:{server.data / FILE}?mode=ro", uri=True)) as store:
        assert store.execute("SELECT count(*) FROM tournament_journal WHERE code = ?", (waiting,)).fetchone() == (0,)
    assert server.stop() == 0


def test_a_damaged_one_disturbs_nobody(tmp_path: Path) -> None:
    server = house(tmp_path, AT_ONCE).start()
    ann = Person(server, "Ann")
    damaged, good = opened(ann, plays=False, bots=3), opened(ann, plays=False, bots=3, level="random")
    assert server.stop() == 0
    with closing(sqlite3.connect(server.data / FILE)) as store:
        store.execute("UPDATE tournaments SET status = 'running' WHERE code = ?", (damaged,))
        store.execute("UPDATE tournament_journal SET entry = x'00' WHERE code = ?", (damaged,))
        store.commit()
    server.start()
    assert ann.get(f"/api/tournaments/{damaged}").json["code"] == "damaged"
    done(ann, good, "start")
    until(ann, good, is_over)
    assert server.stop() == 0


# -- Several servers -----------------------------------------------------------------------


def test_two_servers(tmp_path: Path, postgres: PostgresServer) -> None:
    """Each sees what was done at the other; when one dies, its tables go on at the other."""
    address = postgres.new_database()
    one, two = (served(tmp_path / name, address, AT_ONCE) for name in ("one", "two"))
    one.start()
    two.start()
    ann, bob = Person(one, "Ann"), Person(two, "Bob")
    code = opened(ann, bots=3, level="random", **LONGER)
    assert done(bob, code, "join")["you"] == 4
    assert len(now(ann, code)["entrants"]) == 5
    done(ann, code, "start")
    table = until(bob, code, lambda found: bool(found["played"]))["played"][0]["tables"][0]["code"]
    assert Person(two).get(f"/api/tables/{table}/record").status == 200
    cleo = Person(two, "Cleo")
    hers = opened(cleo)
    assert now(ann, hers)["invites"] == "Cleo"
    assert cleo.post("/api/me/forget", {"sure": True}).status == 200
    assert now(ann, hers)["invites"] == "", "at the other server as well"
    for number in (0, 4):  # bots play for people who leave
        done(bob if number else ann, code, "leave")
    one.kill()
    found = until(bob, code, is_over)
    assert len(found["played"]) == 5
    assert sum(row["games"] for row in found["standings"] if row["entrant"] in (1, 2, 3)) >= 6
    assert two.stop() == 0


# -- The long run ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("game", SHORT)
def test_long_evenings_of_bots(tmp_path: Path, game: str) -> None:
    """Many bots, both kinds, all sizes that there are. In The Pie Game bots that play at random never get done."""
    level = "medium" if game == "the-pie-game" else "random"
    server = house(tmp_path, AT_ONCE).start()
    host = Person(server, "Ann")
    least, most = next(card["seats"] for card in host.get("/api/games").json if card["slug"] == game)
    for seats in {least, min(4, most), most}:
        for kind in ("round_robin", "swiss"):
            more = {"game": game, "seats": seats, "format": kind, "options": SHORT[game][1], "rounds": 4}
            code = opened(host, plays=False, bots=16 if seats > 2 else 9, level=level, **more)
            done(host, code, "start")
            found = until(host, code, is_over, 1_800)
            played = sum(len(one["tables"]) for one in found["played"])
            assert played >= found["rounds"]
    assert server.stop() == 0
    assert '"level": "error"' not in server.log
