"""Impact, skill, ambiguities and tuning, each on real games."""

from __future__ import annotations

from math import inf

import msgspec
import pytest

import bakehouse
from bakehouse.core.errors import OptionError
from bakehouse.lab.ambiguities import (
    deal_twins,
    look_at_options,
    look_for,
    moment_of,
    record_of,
    shrunk,
    variants,
    with_option,
)
from bakehouse.lab.deck_rows import number_of, with_number
from bakehouse.lab.executor import InProcess
from bakehouse.lab.experiment import make_setup
from bakehouse.lab.impact import Association, Impact, ImpactCount, ImpactRow, measure_impact, told
from bakehouse.lab.playing import plan_of
from bakehouse.lab.skill import level_pairs, measure_skill, player_counts, seat_at, skill_lines
from bakehouse.lab.tune import (
    FINALISTS,
    Contest,
    Goal,
    State,
    TuningRun,
    candidates,
    deck_with,
    read_goal,
    read_varied,
    try_finalists,
    tuning_of,
)
from bakehouse.records import parse, replay

# -- Impact ------------------------------------------------------------------------


def test_a_card_that_wins_is_found() -> None:
    """With medium bots, a Pie Factory in which one topping is worth as much as three pies."""
    game = bakehouse.game("pie-factory")
    deck = game.deck_text(with_number(game.house_deck().text, "C01", "value", 0))
    setup = make_setup("pie-factory", 2, "random", deck=deck)
    *_, found = measure_impact(setup, "T39", InProcess(), budget=100)
    assert found.seeds == 100
    assert found.pairs <= found.seeds
    assert found.low <= found.points <= found.high


def test_correlation_is_not_impact() -> None:
    """Those who drew it always won, but to begin with it changes nothing: the warning is given."""
    count = ImpactCount("X")
    count.add([ImpactRow(1, 0.75, 0, 0.0, 0.25, 0.25)] * 800 + [ImpactRow(0, 0.0, 0, 0.0, None, None)] * 10)
    found = count.impact()
    assert found.pairs == 800
    assert found.drawn.seats == 800
    assert found.drawn.points == pytest.approx(75)
    assert found.disagrees
    lines = told(found, margin=2.0)
    assert lines[0].startswith("Beginning with X changes the chance to win by less than 2 points")
    assert "won 75.0 points above a fair share" in lines[1]
    assert lines[2].startswith("These disagree")
    assert lines[3].startswith("10 of 810 seeds are left out")


def test_what_nobody_drew_is_not_told() -> None:
    nothing = Association(0, 0.0, -inf, inf)
    assert len(told(Impact("X", 10, 10, 0.0, -60.0, 60.0, nothing, nothing))) == 1


def test_impact_refuses_what_is_no_card() -> None:
    setup = make_setup("pie-factory", 2, "random")
    with pytest.raises(OptionError, match="no card 'T00'"):
        next(measure_impact(setup, "T00", InProcess()))


# -- Skill -------------------------------------------------------------------------


def test_better_play_wins_in_pie_factory() -> None:
    setup = make_setup("pie-factory", 3, "random")
    *_, found = measure_skill(setup, "medium", InProcess(), budget=100)
    assert found.fair == pytest.approx(100 / 3)
    assert found.skill_low > 50
    assert next(skill_lines([found])).startswith("3 players, medium among random: wins ")


def test_luck_alone_is_no_skill() -> None:
    *_, found = measure_skill(make_setup("pie-factory", 2, "random"), "random", InProcess(), budget=300)
    assert found.skill_low < 0 < found.skill_high


def test_the_better_bot_changes_seats_and_has_its_partner() -> None:
    setup = make_setup("pastry-chefs", 4, "random")
    changed, seat = seat_at(setup, "medium", 5)
    assert seat == 1
    assert changed.bots == ("random", "medium", "random", "medium")
    assert [seat_at(setup, "medium", seed)[1] for seed in range(5)] == [0, 1, 2, 3, 0]


def test_levels_and_players() -> None:
    assert level_pairs(["random", "easy", "medium"]) == [("easy", "random"), ("medium", "easy"), ("medium", "random")]
    assert player_counts("pie-factory") == [2, 3, 4]
    assert player_counts("pie-factory", [2]) == [2]


# -- Ambiguities --------------------------------------------------------------------


def test_other_values_of_an_option() -> None:
    options = bakehouse.game("pie-contest").info.options
    assert variants(options["pass"]) == ["only_if_forced"]
    assert variants(options["staleness"]) == [3, 5]
    assert variants(options["closing_time"]) == ["off", 1]


def test_the_moment_at_which_a_ruling_matters() -> None:
    """PG-R8: a card that was taken may be put back. The tables part when somebody has taken a card."""
    a = make_setup("the-pie-game", 2, "random", {"target_pies": 1})
    b = with_option(a, "put_back", "forbidden")
    moment = moment_of(plan_of(a), plan_of(b), 1)
    assert moment is not None
    twins = deal_twins(plan_of(a), plan_of(b), 1)
    for _, atom in moment.moves:
        assert not twins.part
        twins.play(atom)
    assert twins.part
    seat = twins.a.actor
    assert len(set(twins.a.legal(seat)) - set(twins.b.legal(seat))) == 1


def test_the_shortest_game_is_a_record() -> None:
    a = make_setup("the-pie-game", 2, "random", {"target_pies": 1})
    b = with_option(a, "put_back", "forbidden")
    ambiguity, moment = look_for(a, "put_back", "forbidden", InProcess(), games=30)
    assert moment is not None
    assert ambiguity.ruling == "PG-R8"
    assert 0 < ambiguity.low <= ambiguity.share <= ambiguity.high
    shortest = shrunk(a, b, moment, searches=100)
    assert len(shortest.moves) == 1  # t: it lies there from the beginning
    text = record_of(a, shortest)
    *_, last = replay(parse(text))
    assert last.after.legal(last.after.actor)


def test_an_option_that_never_matters() -> None:
    setup = make_setup("pie-factory", 2, "random")
    finding = next(look_at_options(setup, ["score_piles"], InProcess(), games=50, budget=50))
    assert finding.ambiguity.parted == 0
    assert "never made a difference" in finding.told
    assert finding.record == ""


def test_a_value_that_is_not_possible_is_told() -> None:
    setup = make_setup("the-pie-game", 2, "random", {"target_pies": 1})
    findings = list(look_at_options(setup, ["deck"], InProcess(), games=50, budget=50))
    assert [finding.ambiguity.value for finding in findings] == ["gentle", "custom"]
    assert "is not possible at this table" in findings[1].told


def test_unknown_options_are_refused() -> None:
    with pytest.raises(OptionError, match="no option 'mood'"):
        next(look_at_options(make_setup("pie-factory", 2, "random"), ["mood"], InProcess()))


# -- Tuning --------------------------------------------------------------------------


def test_goals_and_what_is_varied() -> None:
    assert read_goal("seat advantage < 1 %") == Goal("seat-advantage", "<", 1)
    assert read_goal("played:T39 > 0.5") == Goal("played:T39", ">", 0.5)
    text = bakehouse.game("pie-factory").house_deck().text
    assert read_varied("T39.value", text).values == (3, 4, 5, 6, 7)
    assert read_varied("T39.value=8..9", text).values == (5, 8, 9)
    assert read_varied("T39.value=1,20", text).values == (1, 5, 20)
    for wrong in ("turns", "turns = 3", "< 3"):
        with pytest.raises(OptionError, match="a goal is written"):
            read_goal(wrong)
    with pytest.raises(OptionError, match="what is varied is written"):
        read_varied("T39", text)


def test_candidates() -> None:
    text = bakehouse.game("pie-factory").house_deck().text
    varied = [read_varied("T39.value", text), read_varied("T40.value", text)]
    everything = candidates(varied, (5, 5))
    assert len(everything) == 25
    some = candidates(varied, (5, 5), most=6)
    assert len(some) == 6
    assert (5, 5) in some
    assert number_of(deck_with(text, varied, (7, 3)), "T40", "value") == 3


def test_a_goal_is_reached_and_judged_on_fresh_seeds() -> None:
    """Scores above 25 on average: only a topping that is worth a fortune does that."""
    setup = make_setup("pie-factory", 2, "random")
    tuning = tuning_of(setup, ["score > 25"], ["T39.value=0,10,20,40,60,80"])
    contest = Contest(tuning, candidates(tuning.varied, tuning.original), budget=1_200)
    rounds = list(contest.run(InProcess()))
    assert [len(one.standing) for one in rounds][-1] == FINALISTS
    assert contest.standing[0] == (80,)
    *_, found = try_finalists(contest, InProcess(), budget=400)
    assert found[0].is_original
    assert found[0].judgements[0].state != State.REACHED
    assert all(judgement.low <= judgement.value <= judgement.high for one in found for judgement in one.judgements)
    used = {seed for one in rounds for seed in range(one.games)}
    assert contest.next_seed not in used


def test_seat_advantage_counts_in_both_directions() -> None:
    tuning = tuning_of(make_setup("pie-factory", 4, "random"), ["seat advantage < 1 %"], ["T39.value"])
    assert tuning.value(0, -0.05) == pytest.approx(5)
    assert tuning.value(0, 0.05) == pytest.approx(5)


def test_decks_that_the_game_refuses_are_left_out() -> None:
    setup = make_setup("the-pie-game", 2, "random")
    tuning = tuning_of(setup, ["turns < 60"], ["FLK.copies=3..4"])
    with pytest.raises(OptionError, match="allows only one"):  # 94 cards, not 93
        Contest(tuning, candidates(tuning.varied, tuning.original))


def test_tuning_is_told() -> None:
    tuning = tuning_of(make_setup("pie-factory", 2, "random"), ["score > 25"], ["T39.value=0,80"])
    run = TuningRun(tuning, InProcess(), search=600, fresh=100)
    lines = list(run.lines())
    assert lines[0].startswith("3 decks play about ")
    assert any("T39.value 80 (was 5)" in line for line in lines)
    assert any("the deck as it is" in line for line in lines)
    assert number_of(run.deck, "T39", "value") == 80
    assert msgspec.json.encode(run.found)
