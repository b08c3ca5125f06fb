"""The numbers of a report, on results that are made by hand."""

import numpy as np
import pytest
from scipy import stats

from bakehouse.lab.experiment import make_experiment, make_setup
from bakehouse.lab.findings import findings
from bakehouse.lab.page import Html, html, page, paragraph, table
from bakehouse.lab.playing import GameResult, plan_of
from bakehouse.lab.report import report
from bakehouse.lab.results import Results, results_of
from bakehouse.lab.summary import Estimate, ratio_of, summarise

SETUP = make_setup("pastry-chefs", bots="random")
PLAN = plan_of(SETUP)
CARDS = len(PLAN.codes)


def made(
    seed: int, *, first: int = 0, winner: int | None = 0, drawn: dict[tuple[str, int], int] | None = None
) -> GameResult:
    """A game that this team won (None: nobody), in which seats drew and baked these cards."""
    counts = [0] * (CARDS * 4)
    for (code, seat), count in (drawn or {}).items():
        counts[PLAN.numbers[code] * 4 + seat] = count
    shares = [0.5] * 4 if winner is None else [1.0 if seat % 2 == winner else 0.0 for seat in range(4)]
    return GameResult(
        seed=seed,
        order=[(first + step) % 4 for step in range(4)],
        winners=[] if winner is None else [winner, winner + 2],
        scores=[3, 3, 3, 3] if winner is None else [5 if seat % 2 == winner else 2 for seat in range(4)],
        rewards=shares,
        win_shares=shares,
        turns=20 + seed % 3,
        decisions=60,
        minutes=23.0,
        reason="draw" if winner is None else "five points",
        lead_changes=seed % 2,
        comeback=1,
        drawn=counts,
        played=counts,
        kept=[0] * (CARDS * 4),
        situations=[1, 0] + [0] * (len(PLAN.situations) - 2),
    )


def results(games: list[GameResult]) -> Results:
    return results_of(make_experiment(SETUP, len(games)), games)


def test_the_first_player_is_counted_and_not_the_chair() -> None:
    """East begins every game and wins every game; as chairs, that is one team."""
    summary = summarise(results([made(seed, first=1, winner=1) for seed in range(100)]))
    assert [place.wins.value for place in summary.places] == [1.0, 0.0, 1.0, 0.0]
    assert [chair.wins.value for chair in summary.chairs] == [0.0, 1.0, 0.0, 1.0]
    wilson = stats.binomtest(100, 100).proportion_ci(method="wilson")
    assert summary.places[0].wins == pytest.approx((1.0, wilson.low, wilson.high))
    assert summary.fair_share == 0.5
    assert findings(summary)[0] == (
        "Whoever begins wins 100.0 % of the games, where 50.0 % would be fair: +50.0 points (+46.3 to +50.0)."
    )


def test_no_advantage_is_said_with_its_bound() -> None:
    summary = summarise(results([made(seed, winner=seed % 2) for seed in range(400)]))
    assert findings(summary)[0] == (
        "No place in the order of play has a measurable advantage: all are within 4.9 points of their fair share of "
        "50.0 %."
    )


def test_draws_are_shared() -> None:
    summary = summarise(results([made(0, winner=0), made(1, winner=None), made(2, winner=1), made(3, winner=None)]))
    assert summary.shared.value == 0.5
    assert summary.places[0].wins.value == 0.5
    assert summary.margin is not None
    assert summary.margin.values.tolist() == [3.0, 3.0]


def test_cards() -> None:
    """North draws 1c in every other game, and wins those; nobody draws 2c; South draws 3c and never bakes it."""
    games = [
        made(seed, winner=seed % 2, drawn={("1c", 0): 2} if seed % 2 == 0 else {("4s", 1): 1, ("4s", 3): 1})
        for seed in range(60)
    ]
    cards = {card.code: card for card in summarise(results(games)).cards}
    assert cards["1c"].uses["drawn"].per_game.value == 1.0
    wilson = stats.binomtest(30, 30).proportion_ci(method="wilson")
    assert cards["1c"].uses["played"].wins == pytest.approx((1.0, wilson.low, wilson.high))
    assert cards["1c"].uses["kept"].wins is None
    assert cards["2c"].uses["drawn"].wins is None
    assert not cards["2c"].is_unused, "nobody had it"


def test_a_card_that_is_drawn_and_never_played_is_unused() -> None:
    from msgspec.structs import replace

    games = [replace(made(seed, drawn={("2c", 1): 1}), played=[0] * (CARDS * 4)) for seed in range(30)]
    summary = summarise(results(games))
    assert [card.code for card in summary.cards if card.is_unused] == ["2c"]
    assert "Never played by anybody: Two of Clubs (2c)." in findings(summary)


def test_a_card_that_is_hardly_played_is_named() -> None:
    """1c is drawn a hundred times and played three times; three others are always played."""
    from msgspec.structs import replace

    one, liked = {("1c", 1): 1}, {(code, 1): 1 for code in ("2c", "3c", "4c")}
    games = [made(seed, drawn={**one, **liked}) for seed in range(100)]
    wanted = [replace(game, played=made(0, drawn=liked | one if game.seed < 3 else liked).drawn) for game in games]
    named = "Played in less than one of ten times that it is drawn: One of Clubs (1c), 3.0 %."
    assert named in findings(summarise(results(wanted)))
    unwanted = [replace(game, played=made(0, drawn=one if game.seed < 3 else {}).drawn) for game in games]
    assert not any("less than one of ten" in line for line in findings(summarise(results(unwanted))))


def test_seats_of_one_game_are_one_observation() -> None:
    """Four copies of the same game's seats tell no more than one of them."""
    rng = np.random.default_rng(1)
    wins = rng.integers(0, 2, 500).astype(float)
    one = ratio_of(wins, np.ones(500))
    four = ratio_of(4 * wins, np.full(500, 4.0))
    assert one.estimate == pytest.approx(four.estimate)
    assert one.estimate is not None
    interval = stats.t.interval(0.95, 499, loc=wins.mean(), scale=stats.sem(wins))
    assert one.estimate == pytest.approx(Estimate(wins.mean(), *interval))


def test_a_ratio_covers_the_truth() -> None:
    """Of 400 samples, 95 % should hold it; with that many, between 92 and 98 %."""
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(400):
        below = rng.integers(0, 4, 300).astype(float)
        above = rng.binomial(below.astype(int), 0.3).astype(float)
        estimate = ratio_of(above, below).estimate
        assert estimate is not None
        held += not estimate.excludes(0.3)
    assert 0.92 <= held / 400 <= 0.98


def test_what_never_came_up_has_a_bound() -> None:
    rules = {rule.id: rule for rule in summarise(results([made(seed) for seed in range(200)])).rules}
    never = rules["PC-R42"]
    assert never.total == 0
    assert (
        never.per_game.high
        == never.games.high
        == pytest.approx(stats.binomtest(0, 200).proportion_ci(method="wilson").high)
    )
    assert rules["PC-8"].per_game == (1.0, 1.0, 1.0)


def test_whatever_is_text_is_escaped() -> None:
    evil = "<script>alert(1)</script>"
    assert "<script>" not in page(evil, evil, [paragraph(evil)], [], evil)
    assert "<script>" not in table([evil], [[evil]])
    assert html(Html("<b>5</b>")) == "<b>5</b>"


def test_a_deck_with_evil_names() -> None:
    game = SETUP.load_game()
    text = (
        game.house_deck().text.replace("One of clubs", "<script>alert(1)</script>").replace('"house"', '"</title><b>"')
    )
    setup = make_setup("pastry-chefs", bots="random", deck=game.deck_text(text))
    written = report(
        summarise(results_of(make_experiment(setup, 3), [made(seed) for seed in range(3)])), "<img src=x>.toml"
    )
    assert "<script>" not in written
    assert "</title><b>" not in written
    assert "<img" not in written
