"""The review of somebody's own finished game: who may ask, when, how often, and what it may be made from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bakehouse.server import wire_replays
from tests.server.client import QUICK, Answer, Person, Server, play_to_the_end
from tests.server.test_forks import finished, fork

GAME = "pie-factory"
WAIT = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("reviews") / "data", f"{QUICK}, review_seconds=1.0").start()
    yield house
    assert house.stop() == 0


def ask(person: Person, code: str, seat: int = 0) -> Answer:
    return person.post(f"/api/tables/{code}/review", {"seat": seat})


def reviewed(person: Person, code: str, seat: int = 0) -> dict[str, Any]:
    """Ask until it is done."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        answer = ask(person, code, seat)
        assert answer.status == 200, answer.body
        found = msgspec.json.decode(answer.body, type=wire_replays.Review)
        if found.done == found.steps:
            review: dict[str, Any] = answer.json
            return review
        assert found.turnings == []
        time.sleep(0.05)
    raise AssertionError("the review is not done")


def test_at_most_three_decisions_with_chances_and_reasons(server: Server) -> None:
    ann = Person(server, "Ann")
    code = finished(ann, GAME)
    review = reviewed(ann, code)
    frames = ann.get(f"/api/tables/{code}/replay?view=0").json["frames"]
    assert len(review["turnings"]) <= 3
    assert 5 < review["decisions"] <= sum(frame["seat"] == 0 for frame in frames)
    gains = [one["better"]["chance"] - one["played"]["chance"] for one in review["turnings"]]
    assert gains == sorted(gains, reverse=True)
    for one, gain in zip(review["turnings"], gains, strict=True):
        assert 0.03 <= gain <= 1.0
        assert 0.0 <= one["played"]["chance"] < one["better"]["chance"] <= 1.0
        assert gain > one["error"], "what could be chance is not shown"
        assert one["played"]["labels"] != one["better"]["labels"]
        assert one["hand"] == frames[one["move"]]["view"]["hand"]
        assert frames[one["move"]]["view"]["asked"][0] == 0
    begun = time.monotonic()
    assert reviewed(ann, code) == review, "what was found is kept"
    assert time.monotonic() - begun < WAIT / 10


def test_who_may_and_when(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    running = ann.open(GAME, ["me", "easy"])
    assert ask(ann, running).json["code"] == "not_over"
    waiting = ann.open(GAME, ["me", "open"], start=False)
    assert ask(ann, waiting).json["code"] == "not_dealt"
    over = finished(ann, GAME)
    assert ask(ben, over).json["code"] == "not_yours"
    assert ask(ann, over, seat=1).json["code"] == "not_yours", "nobody reviews a bot"
    assert ask(ann, over, seat=9).json["code"] == "not_yours"
    assert ask(Person(server), over).json["code"] == "no_name"
    assert ask(ann, "BBBBBB").json["code"] == "no_such_table"
    assert ann.post(f"/api/tables/{over}/review", {"seat": 0}, Origin="http://elsewhere").json["code"] == "wrong_origin"
    assert ann.get(f"/api/tables/{over}/review").status == 404, "nothing is begun by a link"


def test_what_was_played_elsewhere_is_not_reviewed(server: Server) -> None:
    """A game that goes on from another one has only the decisions that were made at its own table."""
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    code = finished(ann, GAME)
    frames = ann.get(f"/api/tables/{code}/replay?view=0").json["frames"]
    own = [frame["number"] for frame in frames if frame["view"]["asked"] == [0]]
    on = fork(ben, code, own[-4])

    async def play() -> None:
        async with ben.page(on) as page:
            await page.hello(0)
            await play_to_the_end(page, Random(3))

    asyncio.run(play())
    assert ask(ann, on).json["code"] == "not_yours"
    assert 1 <= reviewed(ben, on)["decisions"] < len(own)


def test_one_at_a_time(tmp_path: Path) -> None:
    house = Server(tmp_path / "data", f"{QUICK}, review_seconds=60.0").start()
    ann, ben = Person(house, "Ann"), Person(house, "Ben")
    first, second, third = finished(ann, GAME), finished(ann, GAME), finished(ben, GAME)
    news = ask(ann, first).json
    assert news["done"] < news["steps"]
    assert ask(ann, second).json["code"] == "too_many"
    assert ask(ben, third).status == 200, "others have turns, too"
    assert ask(ann, first).status == 200
    assert house.stop() == 0, "a server that stops does not wait for them"
