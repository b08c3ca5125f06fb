"""A review judges by the view of the moment, finds what was bad, and says nothing where nothing is certain."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse.bots import make_bot
from bakehouse.bots.by_game import rollout_for
from bakehouse.bots.chain import chain_of
from bakehouse.bots.review import LEAST_GAIN, LOOKED_AT, SHOWN, SURE, Budget, Choice, Judged, Review, outcomes
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game

pytestmark = pytest.mark.compiled  # how well bots play

FEW = Budget(worlds=4)
MOST_DECISIONS = 400


@pytest.fixture(params=bakehouse.games())
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)


def choices_of(game: Game, level: str, seed: int, most: int) -> list[Choice]:
    """What seat 0 chooses as this level does, among medium bots: the first choices of a game."""
    state = game.deal(game.info.usual_seats, seed)
    bots = [make_bot(level if seat == 0 else "medium", game, seed + seat) for seat in range(state.seats)]
    choices: list[Choice] = []
    for move in range(MOST_DECISIONS):
        if state.over or len(choices) == most:
            break
        seat = state.actors[0]
        atoms = chain_of(bots[seat], game, state, seat)
        if seat == 0:
            choices.append(Choice(move, state.copy(), seat, atoms))
        for atom in atoms:
            state.play(seat, atom)
    return choices


def review_of(game: Game, choices: list[Choice], budget: Budget = FEW) -> list[Judged]:
    review = Review(game, lambda: choices, len(choices), budget)
    steps = [*review.steps()]
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)
    assert steps[-1] == (len(choices) + LOOKED_AT + 1,) * 2
    return review.found


def test_what_is_found_is_clear_and_the_same_each_time(game: Game) -> None:
    choices = choices_of(game, "random", 3, 12)
    found = review_of(game, choices)
    assert len(found) <= SHOWN
    for one in found:
        assert one.gain >= LEAST_GAIN
        assert one.gain >= SURE * one.error
        assert one.better != one.choice.atoms
        trial = one.choice.before.copy()
        for atom in one.better:
            trial.play(one.choice.seat, atom)
    assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
    assert found == review_of(game, choices)


def test_hidden_cards_make_no_difference(game: Game) -> None:
    """Two worlds in which the player sees the same: whatever the others hold, the review is the same."""
    choices = choices_of(game, "random", 5, 6)
    first, second = ([drawn(game, one, luck) for one in choices] for luck in (1, 2))
    hidden = [[hands(game, one) for one in side] for side in (first, second)]
    assert hidden[0] != hidden[1]
    reviews = [review_of(game, side) for side in (first, second)]
    told = [[(one.choice.move, one.better, one.played_chance, one.better_chance) for one in side] for side in reviews]
    assert told[0] == told[1]


def drawn(game: Game, choice: Choice, luck: int) -> Choice:
    """The same choice in another world that fits the view."""
    world = game.sample(game.view(choice.before, choice.seat), Rng(luck))
    return Choice(choice.move, world, choice.seat, choice.atoms)


def hands(game: Game, choice: Choice) -> list[list[str]]:
    views = [game.view(choice.before, seat, known=False) for seat in range(choice.before.seats)]
    return [getattr(view, "hand", []) for view in views]


def test_chances_are_those_of_one_winner(game: Game) -> None:
    """The chances of all sides add up to one, whatever the number of seats; partners have the same."""
    for seats in {*game.info.seats}:
        state = game.deal(seats, 7)
        seat = state.actors[0]
        world = game.sample(game.view(state, seat), Rng(1))
        chain = chain_of(make_bot("medium", game, 1), game, state, seat)
        sides = game.info.teams or [(each,) for each in range(seats)]
        for luck in range(5):
            (chances,) = outcomes(rollout_for(game.info.slug), world, seat, [chain], luck)
            assert sum(chances[side[0]] for side in sides) == pytest.approx(1.0)
            assert all(chances[side[0]] == chances[each] for side in sides for each in side)
