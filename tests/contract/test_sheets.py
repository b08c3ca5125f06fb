"""The sheet of a finished game: it has the engine's scores, its rows add up, its chart ends where the game ended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bakehouse
from bakehouse import Game, Rng, State
from bakehouse.core.decision import Decision
from bakehouse.core.sheet import Moment, ScoreSheet
from bakehouse.core.view import View
from bakehouse.records.sheets import moments_of
from bakehouse.records.steps import steps
from bakehouse.words import Words
from bakehouse.words.catalogues import languages
from tests.contract.driver import random_chain, seat_counts
from tests.support import PEOPLE

GAMES = [20, pytest.param(500, marks=pytest.mark.slow)]
LONGEST = 4_000  # decisions of a random game; some games have no bound
ADDED_UP = {  # the columns whose values are points; bonuses always are
    "pie-factory": ["sheet-dollars"],
    "cheflebrity": ["sheet-quality"],
}
CATEGORIES = {
    "pie-factory": 6,  # dollars, three bosses, pies, points
    "the-pie-game": 5,
    "pastry-chefs": 6,
    "pie-contest": 4,
}


def decisions(state: State, rng: Rng) -> Iterator[Decision]:
    number = 0
    while not state.over and number < LONGEST:
        seat = state.actors[rng.below(len(state.actors))]
        yield Decision(seat, random_chain(state, seat, rng))
        number += 1


def story(game: Game, seats: int, seed: int, options: dict[str, object] | None = None) -> list[Moment[View]]:
    """A random game as a spectator saw it; nothing if it did not end in time."""
    state = game.deal(seats, seed, options)
    moments = moments_of(game, steps(state, decisions(state, Rng(seed))))
    return moments if state.over else []


def stories(game: Game, count: int) -> Iterator[list[Moment[View]]]:
    seats = seat_counts(game)
    for seed in range(count):
        moments = story(game, seats[seed % len(seats)], seed, QUICK.get(game.info.slug))
        if moments:
            yield moments


QUICK: dict[str, dict[str, object]] = {"the-pie-game": {"target_pies": 1, "deck": "gentle"}}


def totals(sheet: ScoreSheet) -> list[int | str | None]:
    (place,) = [place for place, column in enumerate(sheet.columns) if column.total]
    return [row[place].value for row in sheet.rows]


@pytest.mark.parametrize("count", GAMES)
def test_a_sheet_has_the_scores_of_the_engine(game: Game, count: int) -> None:
    ended = 0
    for moments in stories(game, count):
        sheet = game.score_sheet(moments)
        outcome = moments[-1].view.outcome
        assert outcome is not None
        assert totals(sheet) == outcome.scores
        assert len(sheet.rows) == moments[-1].view.seats
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)
        check_added_up(game, sheet)
        check_chart(game, moments)
        ended += 1
    assert ended > count / 2


def check_added_up(game: Game, sheet: ScoreSheet) -> None:
    """What is worth points, and the bonuses, are the points."""
    slug = game.info.slug
    assert slug not in CATEGORIES or len(sheet.columns) == CATEGORIES[slug]
    if slug not in ADDED_UP:
        return
    for row, total in zip(sheet.rows, totals(sheet), strict=True):
        worth = [
            cell.value
            for cell, column in zip(row, sheet.columns, strict=True)
            if column.title.id in ADDED_UP[slug] and isinstance(cell.value, int)
        ]
        assert sum(worth) + sum(cell.bonus for cell in row) == total


def check_chart(game: Game, moments: list[Moment[View]]) -> None:
    chart = game.score_chart(moments)
    assert len(chart.lines) == (len(game.info.teams) or moments[-1].view.seats)
    assert all(len(line) == len(chart.ticks) for line in chart.lines)
    assert 2 <= len(chart.ticks) <= len(moments)
    assert not any(line[0] for line in chart.lines)


def test_its_words_are_there(game: Game) -> None:
    """Titles fit over a column, and every category is explained, in every language."""
    moments = next(stories(game, 20))
    sheet, chart = game.score_sheet(moments), game.score_chart(moments)
    for language in [entry for entry in languages() if game.package.startswith("bakehouse.") or entry == "en"]:
        words = Words(language, game, None, PEOPLE, None)
        titles = [words(column.title) for column in sheet.columns]
        assert len(set(titles)) == len(titles)
        assert max(map(len, titles)) <= 24, titles
        assert all(words(column.why).endswith(".") for column in sheet.columns)
        assert all(words(message) for message in [chart.unit, chart.axis, *chart.ticks])


# -- One game at a time --------------------------------------------------------


def cells_of(sheet: ScoreSheet, title: str) -> list[tuple[int | str | None, int]]:
    (place,) = [place for place, column in enumerate(sheet.columns) if column.title.id == title]
    return [(row[place].value, row[place].bonus) for row in sheet.rows]


@pytest.mark.parametrize("options", [{}, {"most_pies_tie": "all"}, {"score_piles": "closed"}], ids=str)
def test_pie_factory_gives_no_bonus_in_a_tie(options: dict[str, object]) -> None:
    game = bakehouse.game("pie-factory")
    tied = 0
    for seed in range(40):
        moments = story(game, 2 + seed % 3, seed, options)
        sheet = game.score_sheet(moments)
        for title, bonus in (("icon-president", 5), ("icon-foreman", 4), ("icon-secretary", 3), ("sheet-pies", 3)):
            column = cells_of(sheet, title)
            best = max(value for value, _ in column if isinstance(value, int))
            first = [value == best and best > 0 for value, _ in column]
            shares = title == "sheet-pies" and "most_pies_tie" in options
            tied += sum(first) > 1
            assert [given for _, given in column] == [
                bonus if leads and (sum(first) == 1 or shares) else 0 for leads in first
            ]
        chart = game.score_chart(moments)
        assert [line[-1] for line in chart.lines] == [value for value, _ in cells_of(sheet, "sheet-dollars")]
    assert tied


def test_the_pie_game_counts_rounds_and_turns() -> None:
    game = bakehouse.game("the-pie-game")
    moments = story(game, 3, 5, {"target_pies": 2, "deck": "gentle"})
    sheet = game.score_sheet(moments)
    rounds = [str(value).split(", ") if value else [] for value, _ in cells_of(sheet, "sheet-rounds-won")]
    assert [len(won) for won in rounds] == [value for value, _ in cells_of(sheet, "sheet-pies")]
    chart = game.score_chart(moments)
    assert sorted(int(number) for won in rounds for number in won) == list(range(1, len(chart.ticks)))
    for line, won in zip(chart.lines, rounds, strict=True):
        rises = [number for number in range(1, len(line)) if line[number] > line[number - 1]]
        assert rises == [int(number) for number in won]
    turns = [value for value, _ in cells_of(sheet, "sheet-turns") if isinstance(value, int)]
    taken = [value for value, _ in cells_of(sheet, "sheet-taken") if isinstance(value, int)]
    assert min(turns) > 0
    assert all(some <= every for some, every in zip(taken, turns, strict=True))


def test_a_series_of_pastry_chefs_shows_its_last_game() -> None:
    game = bakehouse.game("pastry-chefs")
    moments = story(game, 4, 1, {"games": 2})
    sheet = game.score_sheet(moments)
    assert [column.title.id for column in sheet.columns][-2:] == ["sheet-team", "sheet-games"]
    points = [value for value, _ in cells_of(sheet, "sheet-points") if isinstance(value, int)]
    teams = [value for value, _ in cells_of(sheet, "sheet-team")]
    assert teams == [points[0] + points[2], points[1] + points[3]] * 2
    assert [line[-1] for line in game.score_chart(moments).lines] == teams[:2]


def test_the_lines_of_pie_contest_end_with_the_best_pies() -> None:
    game = bakehouse.game("pie-contest")
    moments = story(game, 4, 3)
    sheet = game.score_sheet(moments)
    best = [value or 0 for value, _ in cells_of(sheet, "sheet-best")]
    assert [line[-1] for line in game.score_chart(moments).lines] == best
    for (value, _), (boxes, _) in zip(cells_of(sheet, "sheet-best"), cells_of(sheet, "sheet-boxes"), strict=True):
        assert (str(boxes).split(", ")[-1] if boxes else None) == (None if value is None else str(value))


def test_cheflebrity_shows_the_bonuses_that_anybody_met() -> None:
    game = bakehouse.game("cheflebrity")
    moments = story(game, 3, 4)
    sheet = game.score_sheet(moments)
    names = [column.title.args["name"] for column in sheet.columns if column.title.id == "sheet-bonus"]
    tally = moments[-1].view.tally  # type: ignore[attr-defined]
    assert names == [bonus.name for bonus in tally.bonuses if set(bonus.values) != {None}]
    assert [line[-1] for line in game.score_chart(moments).lines] == tally.quality
