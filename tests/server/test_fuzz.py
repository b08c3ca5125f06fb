"""Whatever is sent, there is an answer, in one of the shapes of the protocol, and no error in the log."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from http import HTTPStatus
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bakehouse
from bakehouse.server import wire
from bakehouse.server.openapi import OPERATIONS, document
from bakehouse.server.refusal import STATUS
from tests.server.client import Person, Server
from tests.server.fuzz import ANY_JSON, from_schema, message, mutated, with_a_fault
from tests.server.merging import Json
from tests.server.short import SHORT, small_deck

ANSWERS = ("done", "refused", "because", "hint", "history")
AT_ONCE = 40  # messages that are sent before their answers are read
from_server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    wire.Lobby | wire.Said | wire.Emoted | wire.Done | wire.Refused | wire.Because | wire.Hint | wire.History
)

# -- Sockets -------------------------------------------------------------------------


async def fuzz_a_table(server: Server, game: str, rng: Random, count: int) -> Counter[str]:
    """Send so many messages at tables of this game; what was answered, by kind and code."""
    answered: Counter[str] = Counter()
    ann = Person(server, "Ann")
    seats, options = SHORT[game]
    while answered.total() < count:
        chairs = ["me"] * (seats - 1) + [rng.choice(["me", "open", "random"])]
        code = ann.open(game, chairs, start=rng.random() < 0.9, options=options, deck=small_deck(game))
        async with ann.page(code) as page:
            await page.hello(0)
            is_over = False
            while answered.total() < count and not is_over:
                await send_some(page.socket, page, rng)
                for answer in await read_answers(page, AT_ONCE):
                    answered[answer.get("problem", {}).get("code", answer["type"])] += 1
                is_over = page.lobby["status"] in ("closed", "over")
    return answered


async def send_some(socket: Any, page: Any, rng: Random) -> None:
    for number in range(AT_ONCE):
        made = {**message(rng, page), "ref": number + 1}
        await socket.send(json.dumps(made) if rng.random() < 0.6 else mutated(made, rng))


async def read_answers(page: Any, count: int) -> list[Json]:
    answers: list[Json] = []
    while len(answers) < count:
        received = await page.read()
        if received["type"] not in ("position", "changed"):  # a view has no tag
            from_server.decode(json.dumps(received))
        if received["type"] in ANSWERS:
            answers.append(received)
    return answers


def fuzz(server: Server, seed: int, count: int) -> Counter[str]:
    answered: Counter[str] = Counter()
    for game in bakehouse.games():
        if game in SHORT:
            answered += asyncio.run(fuzz_a_table(server, game, Random(f"{game} {seed}"), count // len(SHORT)))
    assert Person(server).get("/health").status == HTTPStatus.OK
    return answered


def test_messages(server: Server) -> None:
    answered = fuzz(server, 1, 4_000)
    assert answered["done"] > 100
    assert answered["malformed"] > 100
    assert not set(answered) & {"broken", "not_saved"}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_thousand_messages(server: Server, seed: int) -> None:
    answered = fuzz(server, seed, 10_000)
    assert not set(answered) & {"broken", "not_saved"}


# -- Requests ------------------------------------------------------------------------

DOCUMENT = document()
SCHEMAS = DOCUMENT["components"]["schemas"]
QUICKLY = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None)


def check(person: Person, method: str, path: str, template: str, body: bytes | None) -> None:
    """The answer is one that the document promises."""
    answer = person.request(method, path, body, {})
    promised = DOCUMENT["paths"][template][method.lower()]["responses"]
    assert str(answer.status) in promised, (answer.status, answer.body)
    kind = next(iter(promised[str(answer.status)]["content"]))
    assert answer.headers["content-type"] == kind
    if answer.status >= HTTPStatus.BAD_REQUEST:
        problem = msgspec.json.decode(answer.body, type=wire.Problem)
        assert STATUS.get(problem.code, HTTPStatus.BAD_REQUEST) == answer.status
        assert problem.message


@pytest.mark.parametrize(
    ("path", "schema"),
    [("/api/me", "NewGuest"), ("/api/tables", "NewTable"), ("/api/tournaments", "NewTournament")],
)
def test_bodies(server: Server, path: str, schema: str) -> None:
    person = Person(server, "Ann")
    fits = from_schema(SCHEMAS[schema], SCHEMAS)
    real = st.sampled_from(bakehouse.games())
    likely = st.tuples(fits, real).map(lambda made: {**made[0], "game": made[1]} if "game" in made[0] else made[0])
    bodies = (fits | likely | with_a_fault(likely) | ANY_JSON).map(lambda made: json.dumps(made).encode())

    @QUICKLY
    @given(bodies | st.binary(max_size=60))
    def post(body: bytes) -> None:
        check(person, "POST", path, path, body)

    post()


def test_paths(server: Server) -> None:
    person = Person(server, "Ann")
    code = person.open("pie-factory", ["me", "me"])
    names = st.text(max_size=12) | st.sampled_from([code, code.lower(), *bakehouse.games(), "..", "."])
    views = st.text(max_size=8) | st.sampled_from(["all", "spectator", "0", "1", "-1", "9", "²", "٣", "1_0", " 1"])
    templates = [operation.path for operation in OPERATIONS if operation.parameters and operation.method == "get"]

    @QUICKLY
    @given(st.sampled_from(templates), names, views)
    def get(template: str, name: str, view: str) -> None:
        path = template.format_map(defaultdict(lambda: quote(name, safe="")))
        if "/" not in name and name not in ("", ".", ".."):  # those are other addresses
            check(person, "GET", f"{path}?view={quote(view)}", template, None)

    get()


def test_the_document_has_every_route(server: Server) -> None:
    person = Person(server)
    assert person.get("/api/openapi.json").json == json.loads(json.dumps(DOCUMENT))
    assert {"Me", "NewGuest", "NewTable", "Opened", "Problem", "Replay", "Rulebook", "GameCard"} <= set(SCHEMAS)
    for operation in OPERATIONS:
        if operation.method == "get" and not operation.parameters:
            check(person, "GET", operation.path, operation.path, None)


def test_what_the_document_says_is_what_is_answered(server: Server) -> None:
    """The schemas are those of the types: msgspec reads the answers strictly."""
    ann = Person(server, "Ann")
    msgspec.json.decode(ann.get("/api/me").body, type=wire.Me)
    msgspec.json.decode(ann.get("/api/games").body, type=list[wire.GameCard])
    for slug in bakehouse.games():
        msgspec.json.decode(ann.get(f"/api/rules/{slug}").body, type=wire.Rulebook)


def test_decks(server: Server) -> None:
    person = Person(server, "Ann")
    games = st.sampled_from([*bakehouse.games(), "no-such-game"])
    files = st.sampled_from(["mine.csv", "mine.xlsx", "mine.toml", "mine.yaml", "mine", ""])
    tables = st.text('code,name\n;\t"1é', max_size=80).map(str.encode)

    @QUICKLY
    @given(games, files, tables | st.binary(max_size=60))
    def post(game: str, file: str, body: bytes) -> None:
        check(person, "POST", f"/api/decks/{game}?file={file}", "/api/decks/{game}", body)

    post()
