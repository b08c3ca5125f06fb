"""The lab room: a question is answered by a process of its own, watched, stopped, limited and cleaned up."""

from __future__ import annotations

import http.client
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bakehouse
from tests.server.client import QUICK, Person, Server

pytest.importorskip("polars")
pytest.importorskip("scipy")

FACTORY = bakehouse.game("pie-factory")
ASKED = {"game": "pie-factory", "seats": 2, "level": "random", "question": "first"}
FOREVER = "lab_games=10**6, lab_seconds=600.0"


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of its own, whose temporary files are in the folder of the test."""
    settings = getattr(request, "param", "lab_games=40, lab_seconds=60.0")
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    server = Server(tmp_path / "data", settings=f"{QUICK}, {settings}").start()
    yield server
    if server in Server.running:
        assert server.stop() == 0
        assert list((tmp_path / "tmp").glob("bakehouse-lab-*")) == []


def ask(person: Person, **other: Any) -> str:
    answer = person.post("/api/lab/experiments", {**ASKED, **other})
    assert answer.status == 201, answer.body
    name: str = answer.json["id"]
    return name


def news(person: Person, name: str) -> Iterator[dict[str, Any]]:
    """The events of an experiment, as a page hears them."""
    connection = http.client.HTTPConnection("127.0.0.1", person.server.port, timeout=100)
    connection.request("GET", f"/api/lab/experiments/{name}", headers={"Cookie": person.cookie})
    response = connection.getresponse()
    assert response.headers["content-type"].startswith("text/event-stream")
    for line in response:
        if line.startswith(b"data: "):
            yield json.loads(line.removeprefix(b"data: "))
    connection.close()


def processes(server: Server) -> list[int]:
    """The lab's processes of this server."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except (OSError, ValueError):
            continue
        if parent == server.process.pid and b"bakehouse.lab.room" in command:
            found.append(int(folder.name))
    return found


def wait_for_none(server: Server) -> None:
    ends = time.monotonic() + 20
    while processes(server):
        assert time.monotonic() < ends
        time.sleep(0.2)


def test_a_question_is_answered(lab: Server) -> None:
    ann = Person(lab, "Ann")
    assert ann.get("/api/lab").json == {"open": True}
    name = ask(ann)
    heard = list(news(ann, name))
    assert heard[-1]["status"] == "done"
    assert heard[-1]["games"] == 40
    (look,) = heard[-1]["looks"]
    assert look["measure"] == "seat-advantage"
    assert -50 <= look["low"] < look["value"] < look["high"] <= 50
    report = ann.get(f"/api/lab/experiments/{name}/report")
    assert report.status == 200
    assert "sandbox" in report.headers["content-security-policy"]
    text = report.body.decode()
    assert "What was watched" in text
    assert 'href="/new/pie-factory"' in text
    assert Person(lab, "Eve").get(f"/api/lab/experiments/{name}/report").status == 404
    wait_for_none(lab)


@pytest.mark.parametrize(
    ("question", "measures"), [("seats", ["place:1", "place:2"]), ("length", ["turns", "minutes"])]
)
def test_other_questions(lab: Server, question: str, measures: list[str]) -> None:
    ann = Person(lab, "Ann")
    last = list(news(ann, ask(ann, question=question)))[-1]
    assert [look["measure"] for look in last["looks"]] == measures


def test_a_card(lab: Server) -> None:
    bob = Person(lab, "Bob")
    game = bakehouse.game("cheflebrity")
    name = ask(bob, game="cheflebrity", seats=3, question="card", card=game.house_deck().codes[0])
    last = list(news(bob, name))[-1]
    assert (last["status"], [look["measure"] for look in last["looks"]]) == ("done", ["card"])
    assert bob.get(f"/api/lab/experiments/{name}/report").status == 200


@pytest.mark.parametrize("lab", ["lab_games=130, lab_seconds=100.0"], indirect=True)
def test_two_decks_are_compared(lab: Server) -> None:
    ann = Person(lab, "Ann")
    text = FACTORY.house_deck().text.replace("value = 3", "value = 9")
    name = ask(ann, question="compare", other_deck=text)
    last = list(news(ann, name))[-1]
    assert last["status"] == "done"
    assert [look["measure"] for look in last["looks"]] == ["seat-advantage", "turns"]
    report = ann.get(f"/api/lab/experiments/{name}/report").body.decode()
    digest = FACTORY.deck_text(text).digest
    assert f'href="/new/pie-factory?deck={digest}"' in report
    assert ann.get(f"/api/decks/pie-factory/{digest}").status == 200


@pytest.mark.parametrize("lab", [FOREVER], indirect=True)
def test_it_is_stopped_and_reported(lab: Server) -> None:
    ann = Person(lab, "Ann")
    name = ask(ann)
    seen = []
    for one in news(ann, name):
        seen.append(one)
        if one.get("looks") and one["status"] == "playing":
            assert ann.get(f"/api/lab/experiments/{name}/report").json["message"]["id"] == "lab-not-done"
            assert ann.post(f"/api/lab/experiments/{name}/stop", {}).status == 200
    assert seen[-1]["status"] == "done"
    assert seen[-1]["games"] < 10**6
    assert ann.get(f"/api/lab/experiments/{name}/report").status == 200


@pytest.mark.parametrize("lab", [FOREVER], indirect=True)
def test_one_for_each_guest_and_few_in_all(lab: Server) -> None:
    ann, bob, eve = (Person(lab, name) for name in ("Ann", "Bob", "Eve"))
    first = ask(ann)
    second = ask(ann)
    assert ann.get(f"/api/lab/experiments/{first}").json["message"]["id"] == "lab-is-gone"
    ask(bob)
    answer = eve.post("/api/lab/experiments", ASKED)
    assert (answer.status, answer.json["message"]["id"]) == (503, "lab-busy")
    assert len(processes(lab)) == 2
    assert second


@pytest.mark.parametrize("lab", [FOREVER], indirect=True)
def test_a_process_that_is_killed_is_told(lab: Server) -> None:
    ann = Person(lab, "Ann")
    name = ask(ann)
    heard = news(ann, name)
    assert next(heard)["status"] == "playing"
    for process in processes(lab):
        os.kill(process, signal.SIGKILL)
    last = list(heard)[-1]
    assert (last["status"], last["problem"]["id"]) == ("failed", "lab-failed")
    assert ann.get("/api/games").status == 200


@pytest.mark.parametrize("lab", [FOREVER], indirect=True)
def test_a_server_that_is_killed_leaves_no_process(lab: Server) -> None:
    ask(Person(lab, "Ann"))
    (process,) = processes(lab)
    lab.kill()
    ends = time.monotonic() + 30
    while Path(f"/proc/{process}/cmdline").exists() and Path(f"/proc/{process}/cmdline").read_bytes():
        assert time.monotonic() < ends
        time.sleep(0.2)


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"game": "tiddlywinks"}, "no_such_game"),
        ({"seats": 9}, "bad_option"),
        ({"level": "pipe:rm"}, "malformed"),
        ({"question": "why"}, "malformed"),
        ({"deck": "code,name\nA,B\n"}, "bad_deck"),
    ],
)
def test_what_cannot_be_asked_is_refused(lab: Server, other: dict[str, Any], code: str) -> None:
    ann = Person(lab, "Ann")
    assert ann.post("/api/lab/experiments", {**ASKED, **other}).json["code"] == code
    assert Person(lab).post("/api/lab/experiments", ASKED).json["code"] == "no_name"
    assert processes(lab) == []


def test_a_card_that_is_not_there(lab: Server) -> None:
    ann = Person(lab, "Ann")
    last = list(news(ann, ask(ann, question="card", card="nothing")))[-1]
    assert last["status"] == "failed"
    assert last["problem"]["args"]["text"].startswith("there is no card 'nothing' in this deck")


def test_beyond_the_loopback_it_is_closed(tmp_path: Path) -> None:
    """The test's own server listens on the loopback; its settings say otherwise."""
    for settings, is_open in (("host='0.0.0.0'", False), ("host='0.0.0.0', lab=True", True)):
        server = Server(tmp_path / f"data-{is_open}", settings=f"{QUICK}, {settings}", first=ONLY_HERE).start()
        ann = Person(server, "Ann")
        state = ann.get("/api/lab").json
        assert state["open"] is is_open
        answer = ann.post("/api/lab/experiments", ASKED)
        assert answer.status == (201 if is_open else 403)
        if not is_open:
            assert state["problem"]["id"] == answer.json["message"]["id"] == "lab-closed"
        assert server.stop() == 0


# No test listens beyond the loopback: only the settings say so.
ONLY_HERE = """
from bakehouse.server import run
bound = run.bound
run.bound = lambda host, port: bound("127.0.0.1", port)
run._shown = lambda host: "127.0.0.1"
"""


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    first = "from bakehouse.server import lab_room\nlab_room.find_spec = lambda name: None"
    server = Server(tmp_path / "data", first=first).start()
    state = Person(server, "Ann").get("/api/lab").json
    assert (state["open"], state["problem"]["id"]) == (False, "lab-not-installed")
    assert server.stop() == 0


def test_what_nobody_watches_is_stopped(tmp_path: Path) -> None:
    first = "from bakehouse.server import app, lab_room\napp.SWEEP = lab_room.UNWATCHED_SECONDS = 0.5"
    server = Server(tmp_path / "data", settings=f"{QUICK}, {FOREVER}", first=first).start()
    ask(Person(server, "Ann"))
    assert len(processes(server)) == 1
    ends = time.monotonic() + 60
    while processes(server):
        assert time.monotonic() < ends
        time.sleep(0.5)
    assert server.stop() == 0
