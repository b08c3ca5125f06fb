"""Requests: guests and their cookies, games, rules, records, replays, the page, headers, limits."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

import bakehouse
from bakehouse.records import parse
from bakehouse.server.metrics import Metrics
from bakehouse.server.static_files import Static
from tests.server.client import QUICK, Person, Server, play_to_the_end


def test_a_guest_gets_a_secret_cookie(server: Server) -> None:
    ann = Person(server)
    nobody = {"name": "", "tables": [], "mascot": "", "colour": "", "findable": False}
    assert ann.get("/api/me").json == {**nobody, "away_until": 0, "away_longest": 0, "tournaments": [], "push_key": ""}
    answer = ann.post("/api/me", {"name": "  Ann \u0007 Baker  "})
    assert answer.json["name"] == "Ann Baker"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Path=/" in cookie
    token = ann.cookie.partition("=")[2]
    assert len(token) >= 43  # 32 bytes
    renamed = ann.post("/api/me", {"name": "Annie"})
    assert renamed.json["name"] == "Annie"
    assert "set-cookie" not in renamed.headers
    for file in server.data.rglob("*"):  # neither the store nor the log holds it
        assert file.is_dir() or token.encode() not in file.read_bytes()
    assert token not in server.log
    assert "Annie" not in server.log
    ann.cookie = "bakehouse=" + "x" * 43
    assert ann.get("/api/me").json["name"] == ""


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"name": ""}', b'{"name": "\\u0007"}', b'{"name": 7}', b'{"name": "Ann", "admin": true}'],
)
def test_bad_names(server: Server, body: bytes) -> None:
    answer = Person(server).post("/api/me", body)
    assert answer.status == 400
    assert answer.json["code"] == "malformed"
    assert answer.json["message"]


def test_games_and_rules(server: Server) -> None:
    games = {game["slug"]: game for game in Person(server).get("/api/games").json}
    assert list(games) == bakehouse.games()
    chefs = games["pastry-chefs"]
    assert chefs["seats"] == [4, 4]
    assert chefs["teams"] == [[0, 2], [1, 3]]
    assert chefs["seat_names"] == ["N", "E", "S", "W"]
    assert chefs["levels"] == ["random", "easy", "medium", "hard"]
    assert all(game["minutes"] for game in games.values())
    option = next(option for option in chefs["options"] if option["name"] == "pass")
    assert option["ruling"] == "PC-R8"
    assert option["sentence"]
    book = Person(server).get("/api/rules/pastry-chefs").json
    assert {rule["id"] for rule in book["rules"]} == set(bakehouse.game("pastry-chefs").rules.all)
    assert Person(server).get("/api/rules/chess").json["code"] == "no_such_game"
    assert Person(server).get("/api/nothing").status == 404


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "chairs": [{"kind": "me"}]}, "no_such_game"),
        ({"game": "pastry-chefs", "chairs": [{"kind": "me"}]}, "bad_option"),
        ({"game": "pastry-chefs", "chairs": []}, "malformed"),
        ({"game": "pastry-chefs", "chairs": [{"kind": "me"}] * 4, "options": {"games": 0}}, "bad_option"),
        ({"game": "pastry-chefs", "chairs": [{"kind": "me"}] * 4, "options": {"nothing": 1}}, "bad_option"),
        ({"game": "pastry-chefs", "chairs": [{"kind": "me"}] * 4, "deck": "name = 7"}, "bad_deck"),
        ({"game": "pastry-chefs", "chairs": [{"kind": "bot", "level": "genius"}] * 4}, "malformed"),
        ({"game": "pastry-chefs", "chairs": [{"kind": "king"}] * 4}, "malformed"),
        ({"game": "pastry-chefs", "chairs": [{"kind": "me"}] * 4, "clock": {"minutes": -1}}, "malformed"),
    ],
)
def test_tables_that_cannot_be(server: Server, wanted: object, code: str) -> None:
    answer = Person(server, "Ann").post("/api/tables", wanted)
    assert answer.status in (400, 404)
    assert answer.json["code"] == code


def test_requests_that_are_turned_away(server: Server) -> None:
    ann = Person(server, "Ann")
    wanted = {"game": "pastry-chefs", "chairs": [{"kind": "me"}] * 4}
    assert Person(server).post("/api/tables", wanted).status == 401
    assert ann.post("/api/tables", wanted, Origin="http://evil.example").json["code"] == "wrong_origin"
    assert ann.post("/api/tables", wanted, Origin="null").status == 403
    assert ann.post("/api/tables", wanted, Origin=f"http://127.0.0.1:{server.port}").status == 201
    large = {**wanted, "deck": "x" * 299_000}
    assert ann.post("/api/tables", large).json["code"] == "malformed"  # a deck has at most 200,000 characters
    assert ann.post("/api/tables", b"x" * 300_001).status == 413
    assert ann.request("PUT", "/api/tables", b"", {}).status == 405


def test_too_many_requests(tmp_path: Path) -> None:
    limits = "requests=Rate(12, 0.001), guests=Rate(2, 0.001), new_tables=Rate(2, 0.001), tables=1"
    server = Server(tmp_path / "data", QUICK, limits).start()
    try:
        ann = Person(server, "Ann")
        Person(server, "Bob")
        assert Person(server).post("/api/me", {"name": "Cleo"}).json["code"] == "too_fast"
        wanted = {"game": "pastry-chefs", "chairs": [{"kind": "me"}] * 4}
        assert ann.post("/api/tables", wanted).status == 201
        assert ann.post("/api/tables", wanted).json["code"] == "too_many"
        assert ann.post("/api/tables", wanted).json["code"] == "too_fast"
        for _ in range(6):
            assert ann.get("/api/games").status == 200
        answer = ann.get("/api/games")
        assert answer.status == 429
        assert answer.json["code"] == "too_fast"
        assert ann.get("/health").status == 200
    finally:
        assert server.stop() == 0


def test_another_deck(server: Server) -> None:
    game = bakehouse.game("pastry-chefs")
    text = game.house_deck().text.replace('name = "house"', 'name = "mine"', 1)
    ann = Person(server, "Ann")
    code = ann.open("pastry-chefs", ["me", "random", "random", "random"], deck=text)

    async def play() -> None:
        async with ann.page(code) as page:
            await page.hello(0)
            await play_to_the_end(page, Random(2))

    asyncio.run(play())
    record = parse(ann.get(f"/api/tables/{code}/record?view=all").body.decode(), "x")
    assert record.value("Deck").startswith("mine ")
    assert record.value("DeckFile")


# -- Records and replays ---------------------------------------------------------


def test_records_and_replays(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = ann.open("pie-factory", ["me", "random"])

    def record(person: Person, view: str) -> tuple[int, str]:
        answer = person.get(f"/api/tables/{code}/record?view={view}")
        return answer.status, answer.body.decode()

    async def play() -> None:
        async with ann.page(code) as page:
            await page.hello(0)
            assert record(bob, "all")[0] == 409
            assert record(bob, "0")[0] == 403
            assert record(ann, "1")[0] == 403
            assert record(ann, "9")[0] == 400
            assert record(ann, "-1")[0] == 400
            status, own = record(ann, "0")
            assert status == 200
            assert '[View "A"]' in own
            assert "Seed" not in own
            assert record(bob, "spectator")[0] == 200
            assert bob.get(f"/api/tables/{code}/replay?view=spectator").json["code"] == "not_over"
            assert bob.get(f"/api/tables/{code}/result").json["code"] == "not_over"
            await play_to_the_end(page, Random(6))

    asyncio.run(play())
    assert record(bob, "all")[0] == record(bob, "1")[0] == 200
    for view in ("all", "spectator", "0", "1"):
        answer = bob.get(f"/api/tables/{code}/replay?view={view}", Accept_Encoding="gzip")
        assert answer.headers["content-encoding"] == "gzip"
        replay = json.loads(gzip.decompress(answer.body))
        frames = replay["frames"]
        assert [frame["number"] for frame in frames] == list(range(len(frames)))
        assert frames[-1]["view"]["outcome"] == replay["outcome"]
        assert frames[-1]["scores"] == replay["outcome"]["scores"]
        assert replay["explanation"]
        assert replay["players"] == ["Ann", "Clove"]
        assert replay["mascots"] == ["apple", "clove"]
        assert replay["colours"] == ["red", "gold"]
        assert all(len(frame["hands"]) == (2 if view == "all" else 0) for frame in frames)
        assert ("??" in json.dumps([frame["events"] for frame in frames])) == (view != "all")
        told = [event["number"] for frame in frames for event in frame["events"]]
        assert told == list(range(1, len(told) + 1))
    assert ann.get(f"/api/tables/{code}/replay?view=own").json["viewer"] == "0"
    assert bob.get(f"/api/tables/{code}/replay?view=own").json["viewer"] == "spectator"
    sheet = bob.get(f"/api/tables/{code}/result").json
    assert sheet["explanation"] == replay["explanation"]
    assert [row[-1]["value"] for row in sheet["rows"]] == replay["outcome"]["scores"]
    assert sheet["columns"][0]["title"]["id"] == "sheet-dollars"
    assert [line[-1] for line in sheet["chart"]["lines"]] == [row[0]["value"] for row in sheet["rows"]]
    assert bob.get("/api/tables/AAAAAA/result").status == 404


def test_a_qr_code(server: Server) -> None:
    ann = Person(server, "Ann")
    code = ann.open("pie-factory", ["me", "open"], start=False)
    answer = ann.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.body.startswith(b"<svg")
    assert ann.get("/api/tables/AAAAAA/qr.svg").status == 404


# -- The page and the house's own ------------------------------------------------


def test_headers(server: Server) -> None:
    for path in ("/", "/t/ABCDEF", "/api/games", "/health", "/nothing.js"):
        headers = Person(server).get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_the_page(server: Server) -> None:
    ann = Person(server)
    for path in ("/", "/t/ABCDEF", "/r/ABCDEF", "/new/pastry-chefs"):
        answer = ann.get(path)
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    assert ann.get("/nothing.js").status == 404
    assert ann.get("/../../etc/passwd").body == ann.get("/").body
    assert ann.get("/assets/..%2f..%2fapp.py").status == 404


def test_files_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1234.js").write_text("let a = 1;" * 100)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / ".secret").write_text("no")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config").write_text("no")
    static = Static(tmp_path)
    script = static.find("/assets/app-1234.js")
    assert script is not None
    assert script.compressed is not None
    assert gzip.decompress(script.compressed) == script.body
    assert "immutable" in script.cache
    icon = static.find("/favicon.svg")
    assert icon is not None
    assert icon.kind == "image/svg+xml"
    assert static.find("/.secret") is None
    assert static.find("/.git/config") is None
    assert static.index.body == b"<!doctype html>"
    assert b"make page" in Static(tmp_path / "nowhere").index.body


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("turn.mp3", "audio/mpeg"),
        ("turn.ogg", "audio/ogg"),
        ("turn.opus", "audio/opus"),
        ("title.woff2", "font/woff2"),
        ("title.ttf", "font/ttf"),
        ("pie.webp", "image/webp"),
        ("pie.png", "image/png"),
        ("favicon.ico", "image/x-icon"),
        ("app.webmanifest", "application/manifest+json"),
        ("data.json", "application/json"),
        ("app.js", "text/javascript; charset=utf-8"),
        ("app.css", "text/css; charset=utf-8"),
        ("robots.txt", "text/plain; charset=utf-8"),
        ("what.ever", "application/octet-stream"),
    ],
)
def test_every_file_of_the_page_is_served(tmp_path: Path, name: str, kind: str) -> None:
    (tmp_path / name).write_bytes(b"something")
    found = Static(tmp_path).find(f"/{name}")
    assert found is not None
    assert found.kind == kind
    assert (found.compressed is None) == kind.startswith(("audio/", "font/", "image/", "application/octet"))


def test_health_and_metrics(server: Server) -> None:
    ann = Person(server, "Ann")
    assert ann.get("/health").body == b"ok\n"
    ann.open("pastry-chefs", ["me"] * 4)
    ann.get("/api/tables/AAAAAA/qr.svg")
    text = ann.get("/metrics").body.decode()
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(values["bakehouse_tables"]) >= 1
    assert float(values["bakehouse_connections"]) >= 0
    assert float(values["bakehouse_commit_seconds_count"]) >= 1
    assert float(values['bakehouse_commit_seconds_bucket{le="+Inf"}']) >= 1
    assert float(values['bakehouse_refusals_total{code="no_such_table"}']) >= 1
    for name in ("moves", "messages", "written", "bot_errors"):
        assert f"bakehouse_{name}_total" in values
    assert {name.partition("_")[0] for name in values} == {"bakehouse"}, "only the server's own numbers"


def test_two_servers_count_for_themselves() -> None:
    one, two = Metrics(), Metrics()
    one.moves.inc()
    assert b"bakehouse_moves_total 1.0" in one.text()
    assert b"bakehouse_moves_total 0.0" in two.text()


def test_only_a_hash_of_the_token_is_kept(server: Server) -> None:
    Person(server, "Ann")
    with sqlite3.connect(f"file:{server.data / 'bakehouse.sqlite3'}?mode=ro", uri=True) as store:
        tokens = [row[0] for row in store.execute("SELECT token FROM guests")]
    store.close()
    assert all(isinstance(token, bytes) and len(token) == 32 for token in tokens)
