"""CO-R19: Actions that can do nothing, at a table that forbids to play them."""

import pytest

from bakehouse import Rng
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.atoms import PLAY
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import Step
from tests.contract.driver import random_moves
from tests.games.pie_contest.table import ContestTable, Tables, action, contest_with

ANSWERS = {events.ANSWERED, events.CHOSE, events.POINTED, events.NOTHING_DONE, events.RESHUFFLED}
AFTER_THE_TEXT = {events.ACHIEVED, events.TURN_BEGAN, events.ENDED}
FULL = "lemons lemons honey honey honey"


def playable(table: ContestTable) -> list[str]:
    return [word for word in table.main() if word.startswith("P:")]


@pytest.mark.rule("CO-R19")
def test_no_option_of_a_choice_could_do_anything() -> None:
    """Heavy Hand: there is a Salt in hand, but no rival has room for it."""
    crowded = f"hand 0: heavy-hand table-salt / kitchen 1: {FULL} / kitchen 2: bacon bacon bacon butter butter"
    full = ContestTable(f"{crowded} / kitchen 3: chili chili chili ginger ginger", empty_action="forbidden")
    assert playable(full) == ["P:table-salt"]
    full.refused("0: P:heavy-hand", "CO-R19")
    room = ContestTable(f"{crowded} / kitchen 3: chili chili chili ginger", empty_action="forbidden")
    assert playable(room) == ["P:table-salt", "P:heavy-hand"]
    shielded = ContestTable(
        f"{crowded} / kitchen 3: chili chili chili ginger / kitchen shields: 3", empty_action="forbidden"
    )
    assert playable(shielded) == ["P:table-salt"]


@pytest.mark.rule("CO-R19", "CO-R33")
def test_every_pie_is_shielded(contest: Tables) -> None:
    """Drafty Window lowers the Pies of rivals, and a shield stops every lowering."""
    pies = "hand 0: drafty-window lemons / pies 1: 9 / pies 2: 12"
    assert playable(contest(f"{pies} / pie shields: 1 2", empty_action="forbidden")) == ["P:lemons"]
    assert playable(contest(f"{pies} / pie shields: 1", empty_action="forbidden")) == ["P:lemons", "P:drafty-window"]


@pytest.mark.rule("CO-R19", "CO-R42")
def test_a_pie_that_cannot_fall(contest: Tables) -> None:
    pies = "hand 0: drafty-window lemons / pies 1: 0"
    assert playable(contest(pies, empty_action="forbidden", pie_floor="zero")) == ["P:lemons"]
    assert playable(contest(pies, empty_action="forbidden")) == ["P:lemons", "P:drafty-window"]


@pytest.mark.rule("CO-R19", "CO-R80")
def test_nothing_is_left_of_the_text_before(contest: Tables, game: PieContest) -> None:
    """Wipe the Counter draws for each card it Trashed: what an earlier one Trashed does not count."""
    table = contest(
        "hand 0: wipe-down lemons / hand 3: wipe-down honey / kitchen 0: bacon / turn: 0", empty_action="forbidden"
    )
    table.play("0: P:wipe-down", "0: k0.bacon")
    assert table.asked == "3"
    assert "P:wipe-down" not in table.main()
    again = game.position(game.write_position(table.state))
    world = game.sample(table.view("3"), Rng(1))
    assert table.state.legal(3) == again.legal(3) == world.legal(3)


@pytest.mark.rule("CO-R19")
def test_else_is_something() -> None:
    """Nothing can be gained, so nobody is asked, and `else` is carried out."""
    text = action("{may: [{gain: {from: trash, where: {sub: fruit}}}], else: [{draw: 1}]}")
    table = contest_with(text, "hand 0: test-action lemons", empty_action="forbidden")
    assert playable(table) == ["P:lemons", "P:test-action"]
    table.play("0: P:test-action")
    assert table.kinds().count("drew") == 2  # for the text, and for the next turn
    empty = action("{may: [{gain: {from: trash, where: {sub: fruit}}}], else: [{bake: you}]}")
    assert playable(contest_with(empty, "hand 0: test-action lemons", empty_action="forbidden")) == ["P:lemons"]


@pytest.mark.rule("CO-R19")
@pytest.mark.parametrize(
    ("steps", "position"),
    [
        ("{if: {full: you}, then: [{draw: 1}], else: [{bake: you}]}", ""),
        ("{each: rivals, do: [{trash: {from: kitchen, of: they, by: owner}}]}", "kitchen 0: lemons"),
        ("{worth: {from: kitchen}, add: {count: {from: trash, where: {sub: meat}}}}", "kitchen 0: lemons"),
        ("{worth: {from: kitchen}, set: 3}", "kitchen 0: lemons cane-sugar"),
        ("{trash: {from: kitchen, pick: {count: {from: trash, where: {sub: meat}}}}}", "kitchen 0: lemons"),
        ("{move: {from: kitchen, of: other}, to: kitchen, owner: other}", f"kitchen 1: {FULL} / kitchen shields: 2 3"),
        ("{move: {from: hand}, to: kitchen, owner: other}", "hand 0: test-action hot-oven"),
        ("{play: {from: hand, where: {kind: action}}}", "hand 0: test-action"),
        ("{each: each, at_once: true, do: [{give: {from: hand, of: they, by: owner}, to: left}]}", ""),
        ("{pie: best, add: {count: {from: trash, where: {sub: meat}}}}", "pies 0: 9"),
        ("{take: {from: trash, where: {not_this: true}}}", ""),
    ],
)
def test_texts_that_can_do_nothing(steps: str, position: str) -> None:
    hand = "" if "hand 0" in position else "hand 0: test-action / "
    table = contest_with(action(steps), f"{hand}{position}", empty_action="forbidden")
    assert "P:test-action" not in playable(table)
    table.refused("0: P:test-action", "CO-R19")


def acts(state: State, kind: int) -> bool:
    """Does the text of this Action do anything, whatever is answered?"""
    trial = state.copy()
    trial.log = None
    trial.apply(trial.turn, PLAY + kind)
    open_trials = [trial]
    for _ in range(200):
        if not open_trials:
            return False
        trial = open_trials.pop()
        kinds = [int(entry.kind) for entry in trial.entries()]
        begun = 2 if kind >= state.deck.pantry_kinds else 1  # it was played, and a turned one went to the pile
        ends = [place for place, found in enumerate(kinds) if found in AFTER_THE_TEXT]
        if set(kinds[begun : ends[0] if ends else None]) - ANSWERS:
            return True
        if not ends and trial.step not in (Step.LIMIT, Step.EFFECT):
            seat = trial.actors[0]
            for move in trial.legal(seat):
                after = trial.copy()
                after.apply(seat, move)
                open_trials.append(after)
    raise AssertionError("200 answers, and nothing happened")


@pytest.mark.rule("CO-R19")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_offered_can_do_something_and_nothing_else(game: PieContest, seed: int) -> None:
    """In random games: every Action of the player on turn is tried with all answers."""
    state = game.deal(4, seed, {"empty_action": "forbidden"})
    assert isinstance(state, State)
    tried: dict[bool, int] = {True: 0, False: 0}
    for _ in random_moves(game, state, Rng(seed), 400):
        if state.step == Step.MAIN and not state.chain:
            for kind in {int(kind) for kind in state.hands[state.turn] if state.deck.action[kind]}:
                offered = PLAY + kind in state.legal(state.turn)
                assert acts(state, kind) == offered, state.deck.codes[kind]
                tried[offered] += 1
    assert min(tried.values()) > 20
