"""One game of an experiment."""

import pytest

import bakehouse
from bakehouse.core.state import State
from bakehouse.lab.course import COURSES, Race, _race
from bakehouse.lab.experiment import make_setup
from bakehouse.lab.facts import order_of
from bakehouse.lab.playing import encode_share, plan_of, play, play_share
from bakehouse.lab.results import decode_games

OURS = ["pastry-chefs", "the-pie-game", "pie-factory", "cheflebrity", "pie-contest"]


@pytest.mark.parametrize("slug", OURS)
def test_random_games_are_those_of_playouts(slug: str) -> None:
    setup = make_setup(slug, bots="random")
    games = bakehouse.playouts(setup.load_game(), setup.seats, range(3))
    for game, result in zip(games, play_share(setup, range(3)), strict=True):
        assert game.outcome is not None
        assert (result.scores, result.winners, result.rewards) == (
            game.outcome.scores,
            game.outcome.winners,
            game.rewards,
        )


@pytest.mark.parametrize("slug", ["the-pie-game", "pie-factory", "cheflebrity"])
def test_the_same_seed_is_the_same_game(slug: str) -> None:
    setup = make_setup(slug, bots="medium,random")
    assert encode_share(setup, range(3, 5)) == encode_share(setup, range(3, 5))
    assert decode_games(encode_share(setup, range(3, 5)))[1] == play(setup, 4)
    assert play(setup, 3) != play(setup, 4)


def test_bots_share_the_luck_of_their_seat() -> None:
    """Common random numbers: the deal is the same whoever plays, and so is the luck of each bot."""
    one = plan_of(make_setup("pie-factory", bots="random,random,random,medium"))
    other = plan_of(make_setup("pie-factory", bots="medium"))
    assert [bot.rng.state for bot in one.bots(7)[3:]] == [bot.rng.state for bot in other.bots(7)[3:]]
    assert len({bot.rng.state for bot in other.bots(7)}) == 4


@pytest.mark.parametrize("slug", OURS)
def test_the_order_is_that_of_the_first_turns(slug: str) -> None:
    """As the views of the game tell it; with these seeds nobody loses the first turn of The Pie Game."""
    plan = plan_of(make_setup(slug, bots="random"))
    for seed in (1, 2, 3):
        state = plan.deal(seed)
        order = order_of(plan.facts, state)
        turns = [on_turn(plan.game, state)]
        while not state.over and len(turns) < 4:
            state.apply(state.actor, state.legal(state.actor)[0])
            if on_turn(plan.game, state) not in turns:
                turns.append(on_turn(plan.game, state))
        assert order == turns


def on_turn(game: bakehouse.Game, state: State) -> int:
    view = game.view(state, None)
    turn: int = getattr(view, "turn", state.actor)
    return turn


def test_hard_bots_think_for_a_number_of_simulations() -> None:
    setup = make_setup("pie-factory", seats=2, bots="hard:2,random")
    assert play(setup, 1) == play(setup, 1)


def test_shared_victories_are_shared() -> None:
    plan = plan_of(make_setup("pie-contest", bots="random"))
    outcome = bakehouse.Outcome("three pies", [5, 5, None, 3], [0, 1])
    assert plan._win_shares(outcome) == [0.5, 0.5, 0.0, 0.0]
    teams = plan_of(make_setup("pastry-chefs", bots="random"))
    assert teams._win_shares(bakehouse.Outcome("five points", [5, 2, 5, 2], [0, 2])) == [1.0, 0.0, 1.0, 0.0]
    assert teams._win_shares(bakehouse.Outcome("draw", [2, 2, 2, 2], [])) == [0.5] * 4


def test_a_race() -> None:
    """The winner was two pies behind and took over the lead once; a tie at the top is nobody's lead."""
    steps = [(0, 1), (0, 2), (2, 1), (2, 2), (2, 3)]
    assert _race(iter(steps), finals=[2, 0, 3, 0], winners=[2]) == Race(lead_changes=1, comeback=2)


def test_bonuses_at_the_end_are_part_of_the_race() -> None:
    assert _race(iter([(0, 10), (1, 4)]), finals=[10, 12], winners=[1]) == Race(lead_changes=1, comeback=10)


@pytest.mark.parametrize("slug", ["the-pie-game", "pastry-chefs", "pie-contest"])
def test_a_course_ends_with_the_scores(slug: str) -> None:
    """In the games without bonuses at the end the log tells the whole score."""
    plan = plan_of(make_setup(slug, bots="random" if slug != "the-pie-game" else "medium"))
    state = plan.game.deal(4, 2)
    plan._let_bots_play(state, 2)
    result = plan.count(state, 2, [0, 1, 2, 3])
    ends = [0] * len(plan.sides)
    for side, points in COURSES[slug][1](state, plan.tally.scored):
        ends[side] = points
    assert ends == [result.scores[side[0]] or 0 for side in plan.sides]


def test_another_deck_is_played() -> None:
    game = bakehouse.game("pastry-chefs")
    text = game.house_deck().text.replace('code = "4s"\nname = "Four of spades"', 'code = "4s"\nname = "Queen"')
    few = game.deck_text(text.replace("copies = 3", "copies = 2").replace("total = 48", "total = 32"))
    result = play(make_setup("pastry-chefs", bots="random", deck=few), 2)
    assert result != play(make_setup("pastry-chefs", bots="random"), 2)
