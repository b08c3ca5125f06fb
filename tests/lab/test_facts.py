"""What the lab reads in a log: every id is a rule, every event exists, and counts are those of the events."""

from collections import Counter

import pytest

import bakehouse
from bakehouse import Game
from bakehouse.core.state import State
from bakehouse.lab.experiment import make_setup
from bakehouse.lab.facts import Situation, facts_of, kinds_by_name
from bakehouse.lab.playing import GameResult, Plan, plan_of

OURS = ["pastry-chefs", "the-pie-game", "pie-factory", "cheflebrity", "pie-contest"]


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)


def test_every_situation_names_a_rule_once(game: Game) -> None:
    ids = [situation.id for situation in facts_of(game.package).situations]
    assert [name for name in ids if name not in game.rules.own] == []
    assert [name for name, times in Counter(ids).items() if times > 1] == []


def test_every_event_exists(game: Game) -> None:
    facts = facts_of(game.package)
    events = [counted.event for counted in [*facts.drawn, *facts.played, *facts.situations] if counted.event]
    assert [event for event in events if event not in kinds_by_name(game.package)] == []
    looks = [bool(situation.event) + bool(situation.reason) + bool(situation.winners) for situation in facts.situations]
    assert set(looks) == {1}, "a situation looks at an event, a reason or the winners"


def test_counts_are_those_of_the_log(game: Game) -> None:
    """Counted once more, slowly: entry by entry, as the table of the facts reads."""
    plan = plan_of(make_setup(game.info.slug, bots="random"))
    state = plan.deal(5)
    bakehouse.playout(state, bakehouse.Rng(5))
    result = plan.count(state, 5, [0, 1, 2, 3])
    assert result.drawn == slow_count(plan, state, "drawn")
    assert result.played == slow_count(plan, state, "played")
    expected = [slow_situation(plan, state, situation) for situation in plan.facts.situations]
    assert result.situations == expected
    assert sum(expected) > 10


def slow_count(plan: Plan, state: State, use: str) -> list[int]:
    counts = [0] * (len(plan.codes) * state.seats)
    kinds = {number: name for name, number in kinds_by_name(plan.game.package).items()}
    for entry in state.entries():
        for row in getattr(plan.facts, use):
            if row.event != kinds[entry.kind] or entry.seat < 0:
                continue
            if row.is_ is not None and getattr(entry, row.field) != row.is_:
                continue
            if row.has and not any(plan.deck.codes[card] in row.has for card in entry.cards):
                continue
            named = [getattr(entry, row.number)] if row.number else list(entry.cards)
            for card in named:
                counts[plan.numbers[getattr(plan.deck, row.codes)[card]] * state.seats + entry.seat] += 1
    return counts


def slow_situation(plan: Plan, state: State, situation: Situation) -> int:
    if not situation.event:
        assert state.outcome is not None
        return int(situation.ended(state.outcome))
    kind = kinds_by_name(plan.game.package)[situation.event]
    count = 0
    for entry in state.entries():
        if entry.kind != kind:
            continue
        if situation.field:
            value = len(entry.cards) if situation.field == "cards" else getattr(entry, situation.field)
            value //= situation.divide
            value = value % situation.modulo if situation.modulo else value
            least = situation.least if situation.is_ is None else situation.is_
            most = situation.most if situation.is_ is None else situation.is_
            if (least is not None and value < least) or (most is not None and value > most):
                continue
        if situation.has and not any(plan.deck.codes[card] in situation.has for card in entry.cards):
            continue
        count += 1
    return count


def of_seats(result: GameResult, counts: list[int]) -> list[int]:
    seats = len(result.win_shares)
    return [sum(counts[seat::seats]) for seat in range(seats)]


def test_cards_of_pastry_chefs() -> None:
    """Four cards are dealt to everybody; whoever bakes plays three or four at a time."""
    result = plan_of(make_setup("pastry-chefs", bots="random")).play(1)
    assert all(drawn >= 4 for drawn in of_seats(result, result.drawn))
    points = sum(score for score in result.scores[:2] if score is not None)
    small, big = (result.situations[facts_index("pastry-chefs", rule)] for rule in ("PC-10", "PC-11"))
    assert small + 2 * big == points
    assert sum(result.played) == 3 * small + 4 * big


def facts_index(slug: str, rule: str) -> int:
    return plan_of(make_setup(slug, bots="random")).situations.index(rule)


def test_recipes_are_cards_of_the_pie_game() -> None:
    plan = plan_of(make_setup("the-pie-game", bots="medium"))
    result = plan.play(1)
    recipes = slice(plan.numbers["R01"] * 4, None)
    assert sum(result.played[recipes]) == sum(score or 0 for score in result.scores)
    assert sum(result.drawn[recipes]) == 4 * sum(score or 0 for score in result.scores)
