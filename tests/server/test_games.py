"""Whole games over the socket: people who click at random, and bots."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import bakehouse
from bakehouse.records import parse, verify
from bakehouse.words import Words
from tests.server.client import Page, Person, Server, play_to_the_end

CHAIRS = {
    "pastry-chefs": ["me", "medium", "open", "random"],
    "the-pie-game": ["me", "open", "medium"],
    "pie-factory": ["open", "me", "medium"],
    "cheflebrity": ["me", "random", "open"],
    "pie-contest": ["me", "open", "medium", "random"],
}

OPTIONS: dict[str, dict[str, str | int]] = {
    "the-pie-game": {"target_pies": 1},
    "cheflebrity": {"trade_offers": 1, "windows": "lite"},
    "pie-contest": {"first_player": "poll", "claims": "manual", "closing_time": 8},  # questions to everybody at once
}


async def play(server: Server, slug: str) -> tuple[Person, str, list[Page]]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    chairs = CHAIRS[slug]
    code = ann.open(slug, chairs, start=False, options=OPTIONS.get(slug, {}))
    hers, his = chairs.index("me"), chairs.index("open")
    async with ann.page(code) as one, bob.page(code) as two, Person(server).page(code) as watcher:
        await watcher.hello()
        await two.hello()
        await two.do("sit", seat=his)
        await two.hello(his)
        await one.hello(hers)
        await one.do("start")
        await asyncio.gather(
            play_to_the_end(one, Random(1)),
            play_to_the_end(two, Random(2)),
            watcher.until_position(lambda p: p["view"]["outcome"] is not None, 60),
        )
        for page in (one, two, watcher):
            await page.quiet(0.05)
        return ann, code, [one, two, watcher]


@pytest.mark.parametrize("slug", bakehouse.games())
def test_a_whole_game(server: Server, slug: str) -> None:
    ann, code, pages = asyncio.run(play(server, slug))
    one, two, watcher = pages
    for page in pages:
        assert page.lobby["status"] == "over"
        assert [event["number"] for event in page.events] == list(range(1, page.position["last_event"] + 1))
        shows_memory = page is not watcher and bakehouse.game(slug).info.shows_memory
        assert (page.position["view"]["known"] is not None) == shows_memory
    assert one.position["number"] == two.position["number"] == watcher.position["number"]
    assert one.position["view"]["outcome"] == watcher.position["view"]["outcome"]
    record = parse(ann.get(f"/api/tables/{code}/record?view=all").body.decode(), "a table's record")
    verdict = verify(record)
    assert verdict.holds, verdict.message
    assert record.value("Commit") == one.lobby["commit"]
    assert record.value("Seed") == one.lobby["seed"]


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_card_that_is_seen_has_a_face(slug: str) -> None:
    """Also placed ones, such as a Stroke of Genius! that is a Top Crust."""
    game = bakehouse.game(slug)
    state = game.deal(game.info.seats[1], 3)
    codes = {face.code for face in game.faces(state.deck)}  # type: ignore[attr-defined]
    rng = bakehouse.Rng(3)
    seen: set[str] = set()
    told = 0
    for _ in range(250):
        if state.over:
            break
        seat = state.actors[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        view = game.view(state, seat)
        seen.update(view.hand)  # type: ignore[attr-defined]
        for event in game.events(state, told, seat):
            told = event.number
            if event.kind not in ("offered", "countered"):  # claims are words about cards
                seen.update(event.cards)
        for field in ("working", "serving", "kept"):
            for line in getattr(view, field, []):
                for entry in line:
                    seen.update(getattr(entry, "cards", [entry]))
    assert seen - {"??"} <= codes


SPELT = {0: "no ", 1: "one "}


@pytest.mark.parametrize("slug", bakehouse.games())
def test_the_result_is_explained(slug: str) -> None:
    game = bakehouse.game(slug)
    for seed in range(3):
        state = game.deal(4, seed, {"target_pies": 1} if slug == "the-pie-game" else {})
        bakehouse.playout(state, bakehouse.Rng(seed))
        assert state.outcome is not None
        words = Words("en", game).lines(game.explain_result(game.view(state, None)))
        for score in state.outcome.scores:
            assert score is None or SPELT.get(score, str(score)) in words or str(score) in words
