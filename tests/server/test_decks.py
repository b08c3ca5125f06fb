"""Decks that people bring as files: read, refused by row and column, found again by their hash, and played."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

import bakehouse
from tests.server.client import Person, Server

FACTORY = bakehouse.game("pie-factory")


@pytest.fixture(scope="module", params=["csv", "xlsx", "toml"])
def deck_file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house deck with another value on one card."""
    if request.param == "xlsx":
        pytest.importorskip("openpyxl")
    text = FACTORY.house_deck().text.replace("value = 3", "value = 4", 1)
    path = tmp_path_factory.mktemp("decks") / f"mine.{request.param}"
    FACTORY.save_deck(FACTORY.deck_text(text), path)
    return path


def test_a_file_becomes_a_table(server: Server, deck_file: Path) -> None:
    ann = Person(server, "Ann")
    answer = ann.post(f"/api/decks/pie-factory?file={deck_file.name}", deck_file.read_bytes())
    assert answer.status == 200, answer.body
    found = answer.json
    assert (found["game"], found["size"], found["ignored"]) == ("pie-factory", 46, [])
    assert found["codes"] == FACTORY.house_deck().codes
    assert ann.get(f"/api/decks/pie-factory/{found['digest']}").json["text"] == found["text"]
    ann.open("pie-factory", ["me", "easy"], deck=found["text"])


def test_the_name_of_the_file_is_not_needed(server: Server, deck_file: Path) -> None:
    answer = Person(server).post("/api/decks/pie-factory", deck_file.read_bytes())
    assert answer.status == 200
    assert answer.json["size"] == 46


def test_faults_by_row_and_column(server: Server, tmp_path: Path) -> None:
    FACTORY.save_deck(FACTORY.house_deck(), tmp_path / "mine.csv")
    text = (
        (tmp_path / "mine.csv").read_text("utf-8").replace("C02,Cracker Crust,crust,1", "C02,Cracker Crust,crust,one")
    )
    answer = Person(server).post("/api/decks/pie-factory?file=mine.csv", text.encode())
    assert answer.status == 400
    assert answer.json["code"] == "bad_deck"
    assert answer.json["facts"]["problems"] == ["row 3, column D (value): 'one' is not a whole number"]
    assert answer.json["message"] == {
        "id": "plain",
        "args": {"text": "row 3, column D (value): 'one' is not a whole number"},
    }


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad_deck"),
        (b"PK\x03\x04 is not enough", "bad_deck"),
        (b"\xff\x00\xfe", "bad_deck"),
        (b"code,name\n" + b"x" * 250_000, "bad_deck"),
        (b"x" * 400_000, "too_large"),
    ],
)
def test_what_is_not_a_deck_is_refused(server: Server, body: bytes, code: str) -> None:
    answer = Person(server).post("/api/decks/pie-factory?file=mine.csv", body)
    assert answer.json["code"] == code


def test_other_addresses(server: Server) -> None:
    ann = Person(server)
    assert ann.post("/api/decks/tiddlywinks", b"x").json["code"] == "no_such_game"
    answer = ann.get("/api/decks/pie-factory/0123456789abcdef")
    assert (answer.status, answer.json["message"]["id"]) == (404, "deck-is-forgotten")
    house = FACTORY.house_deck()
    for name in (house.digest, "house"):
        assert ann.get(f"/api/decks/pie-factory/{name}").json["text"] == house.text


def test_serve_opens_a_table_with_a_deck(deck_file: Path, tmp_path: Path) -> None:
    """The address that is printed, and opened in a browser, names the deck, and the server knows it."""
    command = [
        sys.executable,
        "-m",
        "bakehouse",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(tmp_path / "data"),
    ]
    command += ["--game", "pie-factory", "--deck", str(deck_file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/new/pie-factory\?deck=(\w+)", line)
            assert found is not None, line
            with urlopen(f"http://127.0.0.1:{found[1]}/api/decks/pie-factory/{found[2]}", timeout=20) as answer:
                assert json.load(answer)["size"] == 46
        finally:
            process.terminate()


def test_a_deck_needs_its_game() -> None:
    command = [sys.executable, "-m", "bakehouse", "serve", "--deck", "mine.csv"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "add --game" in done.stderr
