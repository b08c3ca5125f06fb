"""The medium bot of Pie Contest: single decisions, and games against random bots."""

import pytest

import bakehouse
from bakehouse.bots.pie_contest.evaluation import chances
from bakehouse.bots.pie_contest.win_odds import odds
from tests.games.pie_contest.table import GAME, ContestTable, Tables


def choice(table: ContestTable, seat: int = 0) -> str:
    """What the bot does for a seat, in notation."""
    view = table.view(str(seat))
    move = bakehouse.bot("medium", GAME, 1).move(view)
    assert move in view.legal
    return GAME.text(table.state, seat, move)


@pytest.mark.parametrize(
    ("position", "wanted"),
    [
        ("hand 0: table-salt cider-vinegar / kitchen 0: baking-apples bacon", "P:table-salt"),
        ("hand 0: baking-apples marshmallows / kitchen 0: table-salt bacon", "P:baking-apples"),
    ],
)
def test_the_main_choice(contest: Tables, position: str, wanted: str) -> None:
    assert choice(contest(position)) == wanted


def test_it_keeps_its_best_card(contest: Tables) -> None:
    table = contest("hand 0: food-fight / kitchen 0: marshmallows dark-chocolate table-salt / hand 1: honey")
    table.play("0: P:food-fight")
    assert choice(table) == "k0.marshmallows"


READY = "hand 0: hot-oven lemons / kitchen 0: table-salt baking-apples dark-chocolate bacon rhubarb"
WAITING = " / ".join(f"kitchen {seat}: sea-salt lemons cane-sugar honey" for seat in (1, 2, 3))


@pytest.mark.parametrize(
    "others",
    [
        "pies 1: 9 / pies 2: 9 / pies 3: 9",  # it wins at once
        "pies 0: 8 7 / pies 1: 9",  # the third Pie ends the game
    ],
)
def test_it_bakes_a_good_kitchen_in_time(contest: Tables, others: str) -> None:
    assert choice(contest(f"{READY} / {others}")) == "P:hot-oven"


@pytest.mark.parametrize(
    "others",
    [
        WAITING,  # three rivals would let the Pie go stale
        "pies 1: 9 / pies 2: 9 / pies 3: 30",  # it would end a game that it loses
    ],
)
def test_it_waits_with_a_good_kitchen(contest: Tables, others: str) -> None:
    assert choice(contest(f"{READY} / {others}")) != "P:hot-oven"


def test_chances(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 1: 9 / pies 2: 9 / pies 3: 9")
    before = chances(table.state)
    assert sum(before) == pytest.approx(1)
    table.play("0: P:hot-oven")
    assert chances(table.state) == [1, 0, 0, 0]
    assert before[0] < 1


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (
            "hand 0: hot-oven / kitchen 0: table-salt lemons honey",
            "hand 0: lemons / kitchen 0: table-salt lemons honey",
        ),
        ("kitchen 0: table-salt bacon baking-apples", "kitchen 0: cider-vinegar bacon baking-apples"),
        ("pies 0: 12 11", "pies 0: 12"),
        (
            "pies 1: 9 / pies 2: 9 / pies 3: 9",
            "pies 0: 9 / pies 1: 9 / pies 2: 9",
        ),  # the last to Bake, and not the last
        ("pies 0: 9 / kitchen 1: lemons", "pies 0: 9 / kitchen 1: table-salt lemons honey"),
    ],
)
def test_odds(contest: Tables, better: str, worse: str) -> None:
    """What hard bots hope for."""
    first, second = odds(contest(better).state), odds(contest(worse).state)
    assert sum(first) == pytest.approx(1)
    assert first[0] > second[0]


def test_odds_at_the_end_are_certain(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 1: 9 / pies 2: 9 / pies 3: 9")
    assert odds(table.state)[0] > 0.5
    table.play("0: P:hot-oven")
    assert odds(table.state) == [1, 0, 0, 0]


def test_odds_of_a_grand_contest_are_those_of_a_medium_bot(contest: Tables) -> None:
    state = contest("pies 0: 4 9 / pies 1: 1 / options: grand=on").state
    assert odds(state) == chances(state)


@pytest.mark.compiled
def test_it_beats_random_bots() -> None:
    """83 of 100 games at four seats; here at least four of six."""
    won = 0.0
    for seed in range(6):
        state = GAME.deal(4, seed)
        bots = [bakehouse.bot("medium" if seat == 1 else "random", GAME, seed + seat) for seat in range(4)]
        while not state.over:
            seat = state.actors[0]
            state.play(seat, bots[seat].move(GAME.view(state, seat)))
        won += state.reward(1)
    assert won >= 4
