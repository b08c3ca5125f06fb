"""An aim is met or not, by game, in both directions."""

from benchmarks.aims import AIMS, HOUSE_AIMS, Verdict, sentence, verdict_of_game, verdict_of_house
from benchmarks.report import HEARTS, SUBJECTS
from tests.benchmarks.example import example

BY_SUBJECT = {aim.subject: aim for aim in [*AIMS, *HOUSE_AIMS]}


def test_every_aim_has_its_subject() -> None:
    assert BY_SUBJECT.keys() <= SUBJECTS.keys()


def test_sentences() -> None:
    assert sentence(BY_SUBJECT["steps"]) == "stepping from Python ≥ 5× hearts (pie-contest ≥ 2.5×)"
    assert sentence(BY_SUBJECT["copy"]) == "copy of a world ≤ 0.5× hearts (pie-contest ≤ 1.5×)"
    assert sentence(BY_SUBJECT["sample"]) == "sample ≤ 20 µs (cheflebrity ≤ 60 µs, pie-contest ≤ 60 µs)"
    assert sentence(BY_SUBJECT["help"]) == "`bakehouse --help` ≤ 0.15 s"
    assert sentence(BY_SUBJECT["cores"]).endswith("≥ 1.8×")


def test_ratios_to_hearts() -> None:
    run = example()
    assert verdict_of_game(run, BY_SUBJECT["steps"], "pastry-chefs") == Verdict("6×", True)
    assert verdict_of_game(run, BY_SUBJECT["playout"], "pastry-chefs") == Verdict("1.75×", False)
    assert verdict_of_game(run, BY_SUBJECT["copy"], "pastry-chefs") == Verdict("0.2×", True)


def test_a_game_may_have_its_own_limit() -> None:
    run = example()
    assert verdict_of_game(run, BY_SUBJECT["steps"], "pie-contest") == Verdict("~1.95×", False)  # disturbed
    assert verdict_of_game(run, BY_SUBJECT["playout"], "pie-contest") == Verdict("0.5×", False)
    assert verdict_of_game(run, BY_SUBJECT["sample"], "pie-contest") == Verdict("55 µs", True)
    assert verdict_of_game(run, BY_SUBJECT["sample"], "pastry-chefs") == Verdict("25 µs", False)


def test_the_house() -> None:
    run = example()
    assert verdict_of_house(run, BY_SUBJECT["help"]) == Verdict("0.12 s", True)
    assert verdict_of_house(run, BY_SUBJECT["import"]) == Verdict("0.11 s", False)
    assert verdict_of_house(run, BY_SUBJECT["cores"]) == Verdict("1.86×", True)


def test_without_hearts_there_is_no_verdict_on_ratios() -> None:
    run = example()
    del run.peers[HEARTS]
    assert verdict_of_game(run, BY_SUBJECT["steps"], "pastry-chefs") is None
    assert verdict_of_game(run, BY_SUBJECT["view"], "pastry-chefs") == Verdict("4 µs", True)
