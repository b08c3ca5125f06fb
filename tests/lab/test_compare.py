"""Comparisons: what is measured, when a question is answered, and what is said then."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import bakehouse
from bakehouse.core.errors import OptionError
from bakehouse.lab.compare import (
    PILOT,
    Answer,
    Comparison,
    Question,
    Verdict,
    compare,
    compared,
    measured,
    measured_pairs,
    read_question,
)
from bakehouse.lab.comparing import Outcome, run_comparison
from bakehouse.lab.deck_rows import with_number
from bakehouse.lab.executor import Cores, InProcess
from bakehouse.lab.experiment import Setup, make_setup
from bakehouse.lab.measures import measure_named
from bakehouse.lab.playing import plan_of, play
from bakehouse.lab.sentences import beyond_scale, change, sentence

SLUG = "pie-factory"
FACTORY = make_setup(SLUG, 2, "random")


def with_value(code: str, value: int) -> Setup:
    game = bakehouse.game(SLUG)
    deck = game.deck_text(with_number(game.house_deck().text, code, "value", value))
    return make_setup(SLUG, 2, "random", deck=deck)


RICHER = with_value("T39", 30)


# -- Measures ---------------------------------------------------------------------


def test_measures_of_a_game() -> None:
    plan = plan_of(FACTORY)
    game = play(FACTORY, 3)
    names = ["seat-advantage", "place:1", "place:2", "wins:A", "wins:B", "turns", "ties", "score", "best-score"]
    values = {name: measure_named(name, plan).read(plan, game) for name in names}
    assert values["seat-advantage"] + 0.5 == values["place:1"] == game.win_shares[game.order[0]]
    assert values["place:1"] + values["place:2"] == values["wins:A"] + values["wins:B"] == 1
    assert values["turns"] == game.turns
    assert values["best-score"] == max(score or 0 for score in game.scores)
    cards = sum(measure_named(f"played:{code}", plan).read(plan, game) for code in plan.codes)
    assert cards == sum(game.played)
    assert measure_named(f"ends:{game.reason}", plan).read(plan, game) == 1


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("luck", "ask for seat-advantage"),
        ("wins:Z", "no seat 'Z'"),
        ("place:9", "places at this table are 1 to 2"),
        ("played:X1", "no card 'X1'"),
        ("rule:PF-none", "situations are counted for these rules"),
    ],
)
def test_what_cannot_be_asked(name: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        measure_named(name, plan_of(FACTORY))


def test_lengths_are_counted_up_to_a_bound() -> None:
    turns = measure_named("turns", plan_of(FACTORY))
    assert turns.bounds_from([20.0, 30.0, 24.0]) == (10.0, 40.0)
    assert turns.bounds_from([3.0, 3.0]) == (2.0, 4.0)
    assert measure_named("ties", plan_of(FACTORY)).bounds_from([0.0]) == (0.0, 1.0)


def test_a_card_that_one_deck_lacks_is_never_played_there() -> None:
    game = bakehouse.game(SLUG)
    other = game.deck_text(game.house_deck().text.replace('code = "T39"', 'code = "T99"'))
    changed = make_setup(SLUG, 2, "random", deck=other)
    assert sum(row[0] for row in measured(FACTORY, ["played:T99"], changed, range(20))) == 0
    assert sum(row[0] for row in measured(changed, ["played:T99"], FACTORY, range(20))) > 0


# -- Questions ---------------------------------------------------------------------


def test_questions_are_read() -> None:
    assert read_question("seat-advantage=2") == Question("seat-advantage", 2)
    assert read_question("turns=5%") == Question("turns", 0.05, is_relative=True)
    assert read_question("wins:A") == Question("wins:A")
    for text in ("seat-advantage=2", "turns=5%", "wins:A"):
        assert str(read_question(text)) == text
    for text in ("turns=many", "turns=-1", "turns=inf"):
        with pytest.raises(OptionError, match="a question is written"):
            read_question(text)


def test_a_better_card_is_found_and_a_margin_answered() -> None:
    questions = [Question("best-score"), Question("turns", 1.0)]
    answered = []
    for comparison in compare(FACTORY, RICHER, questions, InProcess(), budget=2_000):
        answered.append(comparison.is_answered)
    assert answered.index(True) == len(answered) - 1  # it goes on no longer than necessary
    assert comparison.pairs < 2_000
    score, turns = comparison.answers()
    assert score.verdict == Verdict.MORE
    assert 0 < score.low < score.difference < score.high
    assert turns.verdict == Verdict.SAME
    assert turns.difference == 0  # random bots do not look at the value


def test_the_same_table_twice_never_differs() -> None:
    found = compared(FACTORY, FACTORY, [Question("seat-advantage", 20.0), Question("score", 2.0)], InProcess())
    assert [answer.verdict for answer in found.answers()] == [Verdict.SAME, Verdict.SAME]
    assert not any(card.stands_out for card in found.cards())


def test_cards_that_stand_out() -> None:
    """With a useless card in the place of a good one, others are used."""
    a = make_setup(SLUG, 2, "medium")
    b = make_setup(SLUG, 2, "medium", deck=bakehouse.game(SLUG).deck_text(RICHER.deck or ""))
    found = compared(a, b, [Question("seat-advantage")], InProcess(), budget=600)
    assert "T39" in [card.code for card in found.cards() if card.stands_out]


def test_two_processes_say_the_same_to_the_last_digit() -> None:
    questions = [Question("seat-advantage", 5.0), Question("score")]
    alone = compared(FACTORY, RICHER, questions, InProcess(), budget=200)
    with Cores(2) as cores:
        together = compared(FACTORY, RICHER, questions, cores, budget=200)
    assert alone.answers() == together.answers()
    assert alone.cards() == together.cards()


def test_the_pilot_counts_for_nothing_else() -> None:
    comparison = Comparison(FACTORY, RICHER, [Question("score")])
    pilot = measured_pairs(FACTORY, RICHER, comparison.names, range(PILOT))
    comparison.set_scale(pilot)
    assert comparison.pairs == 0
    low, high = comparison.differences["score"].bounds
    values = [row[0] for pair in pilot for row in pair]
    assert low < min(values)
    assert high > max(values)


@pytest.mark.parametrize(
    ("other", "questions", "message"),
    [
        (make_setup("cheflebrity", 2, "random"), [Question("turns")], "are two games"),
        (make_setup(SLUG, 3, "random"), [Question("turns")], "2 and 3 seats"),
        (FACTORY, [], "there must be a question"),
        (FACTORY, [Question("turns"), Question("turns", 1)], "asked twice"),
    ],
)
def test_what_cannot_be_compared(other: Setup, questions: Sequence[Question], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Comparison(FACTORY, other, questions)


# -- Words ---------------------------------------------------------------------------


def answer(low: float, high: float, margin: float, verdict: Verdict, beyond: int = 0) -> Answer:
    return Answer("turns", verdict, margin, (low + high) / 2, low, high, 20.0, 21.0, 10.0, 40.0, beyond)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            answer(0.9, 1.5, 0.5, Verdict.MORE),
            "games are 1.2 rounds longer (0.9 to 1.5); that is more than the margin of 0.5 rounds",
        ),
        (answer(-1.5, -0.9, 0.0, Verdict.LESS), "games are 1.2 rounds shorter (0.9 to 1.5)"),
        (answer(-0.4, 0.6, 1.0, Verdict.SAME), "no effect on length as large as 1 round (−0.4 to +0.6)"),
        (
            answer(0.1, 0.8, 1.0, Verdict.SAME),
            "games are 0.5 rounds longer (0.1 to 0.8); that is less than the margin of 1 round",
        ),
        (
            answer(0.1, 3.0, 1.0, Verdict.OPEN),
            "games are 1.6 rounds longer (0.1 to 3.0); whether by more than 1 round is still open "
            "after 700 pairs of games",
        ),
        (
            answer(-2.0, 3.0, 1.0, Verdict.OPEN),
            "no measurable effect on length in 700 pairs of games (−2.0 to +3.0 rounds), "
            "and one as large as 1 round is not excluded",
        ),
        (
            answer(-2.0, 3.0, 0.0, Verdict.OPEN),
            "no measurable effect on length in 700 pairs of games (−2.0 to +3.0 rounds)",
        ),
    ],
)
def test_sentences_say_what_the_interval_says(given: Answer, said: str) -> None:
    assert sentence(given, measure_named("turns", plan_of(FACTORY)), 700) == said


def test_games_beyond_the_scale_are_told() -> None:
    turns = measure_named("turns", plan_of(FACTORY))
    assert beyond_scale(answer(0, 1, 1, Verdict.OPEN), turns, 700) == ""
    told = beyond_scale(answer(0, 1, 1, Verdict.OPEN, beyond=3), turns, 700)
    assert told == "length is counted from 10 to 40 rounds; 3 of 1,400 games were beyond it and count as one of these"


def test_what_was_changed() -> None:
    assert change(FACTORY, RICHER) == "T39 Crumble: value 30 instead of 5"
    assert change(FACTORY, make_setup(SLUG, 2, "random", {"max_pies": 4})) == "max_pies=4 instead of 3"
    assert change(FACTORY, make_setup(SLUG, 2, "easy,random")) == "bots easy, random instead of random"
    assert change(FACTORY, FACTORY) == "nothing changed"


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return run_comparison(FACTORY, RICHER, [Question("best-score"), Question("turns", 1.0)], InProcess(), budget=1_500)


def test_the_terminal_is_told(outcome: Outcome) -> None:
    lines = outcome.lines()
    assert lines[0].startswith("T39 Crumble: value 30 instead of 5 (")
    assert any(line.startswith("  The best scores are ") for line in lines)


def test_the_report(outcome: Outcome) -> None:
    text = outcome.report(deck_b="<mine>.toml")
    assert text.startswith("<!doctype html>")
    assert "&lt;mine&gt;.toml" in text
    table = f"http://127.0.0.1:8000/new/pie-factory?deck={plan_of(RICHER).deck.digest}"
    assert f'<a href="{table}">' in text
    assert "http://" not in text.replace("http://www.w3.org/", "").replace(table, ""), "the report needs no network"
    assert text.count("<svg") == 3
    assert outcome.report() == outcome.report()
    command = "bakehouse lab compare pie-factory --seats 2 --bots-a random --bots-b random --deck-b deck-b.toml"
    assert outcome.command() == f"{command} --ask best-score --ask turns=1 --budget 1500 --seed 0"
    assert '"pairs"' in outcome.json()


def test_a_card_that_is_asked_about_is_counted_once() -> None:
    """It is also one of all cards, whose use is compared in any case."""
    found = compared(FACTORY, RICHER, [Question("played:T39")], InProcess(), budget=200)
    assert found.pairs <= 200
    assert found.differences["played:T39"].sequence.count == found.differences["played:T40"].sequence.count
    assert [card.code for card in found.cards()].count("T39") == 1


def test_the_id_depends_on_everything() -> None:
    from bakehouse.lab.comparing import identity_of

    ids = [
        identity_of(FACTORY, RICHER, [Question("turns")], range(500)),
        identity_of(RICHER, FACTORY, [Question("turns")], range(500)),
        identity_of(FACTORY, RICHER, [Question("turns", 1)], range(500)),
        identity_of(FACTORY, RICHER, [Question("turns")], range(600)),
    ]
    assert len(set(ids)) == 4
    assert ids[0] == identity_of(FACTORY, with_value("T39", 30), [Question("turns")], range(500))
