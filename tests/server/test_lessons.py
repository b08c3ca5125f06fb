"""Lessons: every script can be played to its end, says why in every language, and lets nobody do anything else."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import bakehouse
from bakehouse.core.messages import Message
from bakehouse.games import FOLDERS
from bakehouse.server.lessons import LEARNER, Lesson, Step, lesson_of
from bakehouse.server.opening import FILE
from bakehouse.words import Words, catalogue_text, languages
from bakehouse.words.checking import read_catalogue
from tests.server.client import QUICK, Page, Person, Server
from tests.server.test_versions import change_header, entries, header

BAKED = {  # what the last decision is there for
    "pastry-chefs": "baked",
    "the-pie-game": "baked",
    "pie-factory": "boxed",
    "cheflebrity": "served",
    "pie-contest": "baked",
}
MOST_WORDS = 25
DAY = 86_400


def lesson(slug: str) -> Lesson:
    found = lesson_of(slug)
    assert found is not None
    return found


def explained(slug: str) -> list[Step]:
    """The decisions of the learner."""
    return [step for step in lesson(slug).steps if step.says]


def messages(slug: str) -> list[tuple[Message, list[str]]]:
    """All that is said, and the forms that it has."""
    found = [(lesson(slug).end, ["", "text"])]
    for step in lesson(slug).steps:
        found += [(telling.says, ["", "text"]) for telling in step.tells]
        found += [(said, ["", "text", "not"]) for said in step.says]
    return found


# -- The scripts ---------------------------------------------------------------


@pytest.mark.parametrize("slug", FOLDERS)
def test_a_lesson_ends_with_what_was_baked(slug: str) -> None:
    """Every decision is legal, and the last one is the learner's, who bakes by it; the game goes on after that."""
    state = lesson(slug).start()
    before = 0
    for step in lesson(slug).steps:
        assert step.seat in state.actors
        before = state.event_count
        for atom in step.atoms:
            state.play(step.seat, atom)
    last = lesson(slug).steps[-1]
    done = bakehouse.game(slug).events(state, before, LEARNER)
    assert last.seat == LEARNER
    assert last.says
    assert [event.seat for event in done if event.kind == BAKED[slug]][:1] == [LEARNER]
    assert not state.over


@pytest.mark.parametrize("slug", FOLDERS)
def test_only_the_learner_is_told_anything(slug: str) -> None:
    steps = explained(slug)
    assert {step.seat for step in steps} == {LEARNER}
    assert 5 <= len(steps) <= 10
    assert all(len(step.says) <= len(step.atoms) for step in steps)


@pytest.mark.parametrize("slug", FOLDERS)
def test_everything_that_is_said_is_counted(slug: str) -> None:
    said = 0
    for step in lesson(slug).steps:
        assert step.number == said + 1
        said += len(step.tells) + len(step.says)
    assert lesson(slug).count == said <= 20


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", FOLDERS)
def test_a_lesson_says_why(slug: str, language: str) -> None:
    """In few words, and with everything that they need."""
    game = bakehouse.game(slug)
    people = [f"P{seat}" for seat in range(lesson(slug).start().seats)]
    words = Words(language, game, players=people, viewer=LEARNER)
    for message, forms in messages(slug):
        for form in forms:
            said = words(Message(f"{message.id}.{form}" if form else message.id, message.args))
            assert said
            assert "lesson-" not in said, said
            assert "{" not in said, said
            if language == "en" and form:
                assert len(said.split()) <= MOST_WORDS, said


@pytest.mark.parametrize("slug", FOLDERS)
def test_no_words_of_a_lesson_are_left_over(slug: str) -> None:
    english = read_catalogue(catalogue_text("en", slug)).messages
    assert {id for id in english if id.startswith("lesson-")} == {message.id for message, _ in messages(slug)}


# -- At a table ----------------------------------------------------------------


def opened(person: Person, slug: str) -> str:
    answer = person.post(f"/api/lessons/{slug}", {})
    assert answer.status == 201, answer.body
    code: str = answer.json["code"]
    return code


async def asked(page: Page) -> dict[str, Any]:
    """What the learner does next; nothing at the end. What is explained before the bots go on is read on the way."""
    while not (page.lobby["lesson"] or {}).get("baked"):
        step = page.position and page.position["lesson"]
        if step and step["says"]:
            return dict(step)
        if step:
            number = page.position["number"]
            await page.do("go", all=False)
            await page.until_number(number + 1)
        else:
            await page.read()
    return {}


async def follow(page: Page, most: int = 100) -> list[int]:
    """Pick what is told, atom by atom; the numbers of the steps."""
    numbers: list[int] = []
    while len(numbers) < most and (step := await asked(page)):
        numbers.append(step["number"])
        assert step["atom"] in [choice["atom"] for choice in page.position["choices"]]
        answer = await page.pick([step["atom"]])
        assert answer["type"] == "done", answer
        if page.position["number"] < answer["number"]:
            await page.until_number(answer["number"])
    return numbers


async def enter(person: Person, code: str) -> Page:
    page = await person.page(code).__aenter__()
    await page.hello(LEARNER)
    return page


@pytest.mark.parametrize("slug", FOLDERS)
def test_whoever_follows_a_lesson_bakes(server: Server, slug: str) -> None:
    ann = Person(server, "Ann")

    async def play() -> None:
        page = await enter(ann, opened(ann, slug))
        numbers = await follow(page)
        assert numbers == sorted(numbers)
        assert {step.number for step in explained(slug)} <= set(numbers)
        assert numbers[-1] == lesson(slug).count
        assert page.lobby["status"] == "closed"
        assert page.lobby["lesson"]["baked"]["id"] == "lesson-end"
        assert page.position["lesson"] is None
        await page.close()

    asyncio.run(play())


@pytest.mark.parametrize("slug", FOLDERS)
def test_everything_else_is_explained_and_has_not_happened(server: Server, slug: str) -> None:
    """At every step, with every other choice."""
    ann = Person(server, "Ann")

    async def play() -> None:
        page = await enter(ann, opened(ann, slug))
        while step := await asked(page):
            before = page.position
            for choice in before["choices"]:
                if choice["atom"] == step["atom"]:
                    continue
                answer = await page.pick([choice["atom"]])
                problem = answer["problem"]
                assert problem["code"] == "lesson"
                assert problem["message"]["id"] == f"{step['says']['id']}.not"
            assert (await page.pick([99_999]))["problem"]["code"] == "lesson"
            await page.quiet(0.01)
            assert page.position == before
            await follow(page, 1)
        await page.close()

    asyncio.run(play())


def test_bots_wait_until_what_is_explained_has_been_read(server: Server) -> None:
    """Even for somebody who wants to skip everything that bots do."""
    ann = Person(server, "Ann")
    stop = next(step for step in lesson("pastry-chefs").steps if step.tells and step.seat != LEARNER)

    async def play() -> None:
        page = await enter(ann, opened(ann, "pastry-chefs"))
        while not page.position["lesson"] or page.position["lesson"]["says"]:
            if page.position["lesson"]:
                await follow(page, 1)
            else:
                await page.read()
        assert page.position["lesson"]["number"] == stop.number
        assert [told["says"]["id"] for told in page.position["lesson"]["tells"]] == ["lesson-yes"]
        before = page.position["number"]
        await page.do("go", all=True)
        await page.quiet(0.2)
        assert page.position["number"] == before
        await page.do("go", all=False)
        await page.until_number(before + 1)
        assert not page.position["lesson"]
        await page.close()

    asyncio.run(play())


def test_nothing_is_done_at_the_table_of_a_lesson_but_the_lesson(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")

    async def play() -> None:
        code = opened(ann, "the-pie-game")
        page = await enter(ann, code)
        await follow(page, 1)
        assert page.position["undo"]["id"] == "no-undo-lesson"
        for message in (
            {"type": "say", "text": "hello"},
            {"type": "stand", "seat": 0},
            {"type": "fill", "seat": 1, "level": ""},
            {"type": "pause", "on": True},
            {"type": "undo", "seat": 0, "number": page.position["number"]},
            {"type": "options", "options": {}},
            {"type": "standing", "seat": 0, "key": "pass", "on": True},
        ):
            assert await page.refused(**message) == "lesson", message
        assert ann.get(f"/api/tables/{code}/record").json["code"] == "lesson"
        watcher = await ben.page(code).__aenter__()
        await watcher.hello(None)
        assert watcher.position["lesson"] is None
        assert await watcher.refused("sit", seat=1) == "lesson"
        await watcher.close()
        hint = await page.ask("advise", seat=0, besides=[])
        assert hint["atoms"] == [page.position["lesson"]["atom"]]
        assert (await page.do("close"))["type"] == "done"
        while page.lobby["status"] != "closed":
            await page.read()
        assert page.lobby["lesson"]["baked"] is None
        await page.close()

    asyncio.run(play())


def test_a_lesson_is_no_secret_and_needs_a_guest(server: Server) -> None:
    ann = Person(server, "Ann")
    assert Person(server).post("/api/lessons/the-pie-game", {}).json["code"] == "no_name"
    assert ann.post("/api/lessons/poker", {}).json["code"] == "no_such_game"
    assert ann.get("/api/lessons/the-pie-game").status == 404
    assert all(game["lesson"] for game in ann.get("/api/games").json if game["slug"] in FOLDERS)


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = opened(ann, "pie-contest")

    async def begin(count: int) -> tuple[Any, ...]:
        page = await enter(ann, code)
        await follow(page, count)
        step = await asked(page)
        await page.close()
        return step["number"], step["atom"]

    assert asyncio.run(begin(2))[0] == explained("pie-contest")[2].number
    left = asyncio.run(begin(0))
    server.kill()
    server.start()
    (mine,) = ann.get("/api/me").json["tables"]
    assert (mine["code"], mine["lesson"], mine["status"]) == (code, True, "playing")
    assert asyncio.run(begin(0)) == left
    assert server.stop() == 0


def test_a_lesson_that_was_written_anew_is_closed_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", f"{QUICK}, expiry={10 * DAY}.0").start()
    ann = Person(server, "Ann")
    changed, old = opened(ann, "pie-factory"), opened(ann, "pie-factory")

    async def begin() -> None:
        for code in (changed, old):
            page = await enter(ann, code)
            await follow(page, 1)
            await page.close()

    asyncio.run(begin())
    assert server.stop() == 0
    assert header(server, changed).lesson == lesson("pie-factory").digest
    change_header(server, changed, lesson="0" * 16)
    with closing(sqlite3.connect(server.data / FILE)) as store:
        store.execute("UPDATE tables SET at = ? WHERE code = ?", (int(time.time()) - 11 * DAY, old))
        store.commit()
    server.start()
    tables = {table["code"]: table for table in ann.get("/api/me").json["tables"]}
    assert tables[changed]["status"] == "closed"
    assert tables[changed]["problem"]["args"]["why"]["id"] == "other-lesson"
    assert len(entries(server, changed)) > 2
    for _ in range(100):
        if old not in {table["code"] for table in ann.get("/api/me").json["tables"]}:
            break
        time.sleep(0.05)
    else:
        raise AssertionError("the old lesson is still there")
    assert server.stop() == 0
