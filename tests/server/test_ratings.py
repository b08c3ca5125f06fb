"""Ratings and shares: against the paper's example, another way to compute them, the ladder, and the lab."""

from __future__ import annotations

import asyncio
import re
from math import exp, log, log10, pi, sqrt
from pathlib import Path
from random import Random

import pytest
from scipy.optimize import brentq

from bakehouse.core.view import Outcome
from bakehouse.lab.intervals import share_interval
from bakehouse.server import standing
from bakehouse.server.glicko import Met, Rating, after
from bakehouse.server.metrics import Metrics
from bakehouse.server.ratings import AT_ONCE, BOTS, Ratings, met
from bakehouse.server.reading_results import BEGINNING, Unrated, games_of, last_rating, unrated
from bakehouse.server.results import Finisher, PlayedResult, encode_players, places_of
from bakehouse.server.rows import result_row
from bakehouse.server.sqlite_store import SqliteStore

LADDER = (Path(__file__).parents[2] / "docs" / "ladder.md").read_text("utf-8")
PAPER = Rating(1500, 200, 0.06)
PAPER_MET = [Met(1400, 30, 1), Met(1550, 100, 0), Met(1700, 300, 0)]


def other_way(before: Rating, games: list[Met]) -> Rating:
    """Glicko-2 once more, written from the paper's formulas, its equation solved by SciPy."""
    mu, phi, sigma = (before.rating - 1500) / 173.7178, before.deviation / 173.7178, before.volatility
    g = [1 / sqrt(1 + 3 * (game.deviation / 173.7178) ** 2 / pi**2) for game in games]
    e = [1 / (1 + exp(-w * (mu - (game.rating - 1500) / 173.7178))) for w, game in zip(g, games, strict=True)]
    v = 1 / sum(game.share * w * w * x * (1 - x) for w, x, game in zip(g, e, games, strict=True))
    total = sum(game.share * w * (game.score - x) for w, x, game in zip(g, e, games, strict=True))

    def f(x: float) -> float:
        d = phi**2 + v + exp(x)
        return exp(x) * ((v * total) ** 2 - d) / (2 * d**2) - (x - log(sigma**2)) / 0.5**2

    new_sigma = exp(brentq(f, -40, 40, xtol=1e-12) / 2)
    star = min(sqrt(phi**2 + new_sigma**2), 350 / 173.7178)
    new_phi = 1 / sqrt(1 / star**2 + 1 / v)
    return Rating(1500 + 173.7178 * (mu + new_phi**2 * total), 173.7178 * new_phi, new_sigma)


def test_the_example_of_the_paper() -> None:
    found = after(PAPER, PAPER_MET)
    assert (round(found.rating, 2), round(found.deviation, 2), round(found.volatility, 5)) == (1464.05, 151.52, 0.06)


def test_two_ways_to_compute_it() -> None:
    rng = Random(1)
    for _ in range(200):
        before = Rating(rng.uniform(300, 2500), rng.uniform(30, 350), rng.uniform(0.03, 0.2))
        many = rng.randint(1, 9)
        games = [
            Met(rng.uniform(100, 2500), rng.uniform(30, 350), rng.choice([0, 0.5, 1]), 1 / many) for _ in range(many)
        ]
        assert tuple(after(before, games)) == pytest.approx(tuple(other_way(before, games)), rel=1e-5)


def test_nobody_is_met() -> None:
    assert after(PAPER, []) == PAPER


def test_one_game_counts_once_however_many_play() -> None:
    """Beating three equal opponents at one table says as much as beating one of them."""
    one = after(Rating(), [Met(1500, 50, 1)])
    assert tuple(after(Rating(), [Met(1500, 50, 1, 1 / 3)] * 3)) == pytest.approx(tuple(one))
    rating = Rating()
    for game in range(5_000):  # what hangs together does not blow the volatility up
        rating = after(rating, [Met(1500, 50, game % 2, 1 / 3)] * 3)
    assert rating.deviation < 80
    assert abs(rating.rating - 1500) < 20


def test_the_strangest_results_have_a_rating() -> None:
    rating = Rating()
    for rival in [Met(-9_000, 30, 0), Met(9_000, 30, 1), Met(1e6, 350, 0), Met(-1e6, 30, 1)] * 50:
        rating = after(rating, [rival])
        assert 0 < rating.deviation <= 350.01
        assert rating.volatility < 10


def test_a_range() -> None:
    assert Rating().range == (800, 2200)
    assert Rating(1548.3, 34.2).range == (1480, 1620)


def test_bots_stand_where_the_ladder_has_them() -> None:
    """Medium has 1500; the levels below it are as far away as their ratings are, hard is by its share of victories."""
    for game, levels in BOTS.items():
        rating = dict(re.findall(rf"^\| {game} \| (\w+) \| (\d+) \| \d+ to \d+ \|$", LADDER, re.MULTILINE))
        won = re.search(rf"^\| {game} \| hard against medium \| \d+ \| (\d+) % \|", LADDER, re.MULTILINE)
        assert won is not None
        share = int(won[1]) / 100
        expected = {level: 1500 + int(number) - int(rating["medium"]) for level, number in rating.items()}
        expected["hard"] = 1500 + round(400 * log10(share / (1 - share)))
        assert levels.keys() == expected.keys()
        assert all(abs(levels[level] - number) <= 5 for level, number in expected.items()), game


def test_shares_are_those_of_the_lab() -> None:
    for won, games in ((0, 1), (1, 1), (5, 12), (0, 40), (2_000, 2_000), (777, 2_000)):
        assert standing.share(won, games) == pytest.approx(tuple(share_interval(won, games)), abs=1e-7)
    assert standing.share(0, 0) == (0.0, 1.0)


# -- Who came where ------------------------------------------------------------


def test_places() -> None:
    def places(scores: list[int | None], winners: list[int], sides: list[int] | None = None) -> list[int]:
        return places_of(sides or list(range(len(scores))), Outcome("points", scores, winners))

    assert places([3, 9, 5, 3], [1]) == [3, 1, 2, 3]
    assert places([9, 9, 5], [1]) == [2, 1, 3], "whatever broke the tie"
    assert places([9, 9, 5], [0, 1]) == [1, 1, 3]
    assert places([None, None, None], [2]) == [2, 2, 1]
    assert places([5, 5], [0, 1]) == [0, 0]
    assert places([5, 4], []) == [0, 0]
    assert places([5, 2, 5, 2], [0, 2], [0, 1, 0, 1]) == [1, 2, 1, 2]


def game(players: list[Finisher], code: str = "BBBBBB", at: int = 1, seat: int = 0, left_out: str = "") -> PlayedResult:
    return PlayedResult(
        code=code, at=at, game="pie-factory", seat=seat, left_out=left_out, imported=False, players=players
    )


def person(guest: int, place: int, side: int | None = None, *, in_part: bool = False) -> Finisher:
    return Finisher(f"P{guest}", guest if side is None else side, place, 0, "", guest, in_part)


def bot(level: str, place: int, side: int = 9) -> Finisher:
    return Finisher("Clove", side, place, 0, level)


def test_whom_a_game_was_against() -> None:
    assert standing.level_of(game([person(1, 1), bot("easy", 2), bot("medium", 3)])) == "medium"
    assert standing.level_of(game([person(1, 1), bot("hard", 2), person(2, 3)])) == "people"
    assert standing.level_of(game([person(1, 1, 0), person(2, 1, 0), bot("easy", 2)])) == "easy", "a partner is none"


def test_streaks_and_rivals() -> None:
    won, lost = [person(1, 1), person(2, 2), bot("easy", 3)], [person(1, 2), person(2, 1), bot("easy", 2)]
    games = [game(won), game(won), game(lost), game(won, left_out="left")]
    assert standing.streak(standing.counted(games)) == 2
    assert standing.streak([game(lost), game(won)]) == 0
    found = {rival.name or rival.level: rival for rival in standing.rivals(standing.counted(games))}
    assert (found["P2"].ahead, found["P2"].behind, found["P2"].equal) == (2, 1, 0)
    assert (found["easy"].ahead, found["easy"].behind, found["easy"].equal) == (2, 0, 1)
    gone = Finisher("", 1, 2)
    assert standing.rivals([game([person(1, 1), gone, person(3, 3, in_part=True)])]) == []


def test_whom_somebody_met() -> None:
    result = game([person(1, 1), person(2, 2), person(3, 3), bot("medium", 4), bot("nobody knows", 5)])
    ratings = {1: Rating(), 2: Rating(1700, 60, 0.06)}  # the third one's game does not count
    found = met(Unrated(1, result), ratings)
    assert found == [Met(1700, 60, 1.0, 0.5), Met(1500, 50, 1.0, 0.5)]


# -- In a store ----------------------------------------------------------------


def test_all_games_are_rated_once_and_in_order(tmp_path: Path) -> None:
    """However they are spread over turns of catching up, and whoever does it, ratings are the same."""
    store, again = SqliteStore(tmp_path / "one", Metrics()), SqliteStore(tmp_path / "two", Metrics())
    rng = Random(3)
    rows = []
    for number in range(AT_ONCE):
        places = rng.sample([1, 2, 3], 3)
        players = [person(guest, place) for guest, place in enumerate(places[:2], 1)] + [bot("medium", places[2])]
        for guest in (1, 2):
            code = f"B{number:05d}".translate(str.maketrans("0123456789", "BCDFGHJKLM"))
            rows.append(result_row(guest, code, number // 3, "pie-factory", guest - 1, "", encode_players(players)))

    async def rate() -> None:
        await store.write(rows)
        await asyncio.gather(Ratings(store).catch_up(), Ratings(store).catch_up())
        ratings = Ratings(again)
        for start in range(0, len(rows), 150):
            await again.write(rows[start : start + 150])
            await ratings.catch_up()
        for guest in (1, 2):
            one, two = [await place.ask(last_rating, guest, "pie-factory") for place in (store, again)]
            assert tuple(one) == pytest.approx(tuple(two))
            assert one.deviation < 100
        assert await store.ask(unrated, 1) == []
        assert await store.ask(last_rating, 1, "cheflebrity") == Rating()
        assert len(await store.ask(games_of, 1, BEGINNING, 10_000)) == AT_ONCE

    asyncio.run(rate())
    store.close()
    again.close()
