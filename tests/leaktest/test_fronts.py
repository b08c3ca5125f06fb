"""What the kit finds, unaided, in the environments of others."""

from __future__ import annotations

import pytest

from bakehouse.leaktest import Report, check
from bakehouse.leaktest.find import UnknownEnvironment, find

GAMES = 4


def openspiel(game: str, **options: int | float) -> Report:
    pytest.importorskip("pyspiel", reason="no open-spiel for this Python")
    return check(find(f"openspiel:{game}"), **options)  # type: ignore[arg-type]


def places(report: Report, kind: str, channel: str) -> set[str]:
    """Where a channel differs, in findings of this kind."""
    found = [finding for finding in report.findings if (finding.kind, finding.channel) == (kind, channel)]
    return {one.place for finding in found for one in finding.differences}


@pytest.mark.compiled
def test_gin_rummy_shows_the_other_hand_and_samples_the_truth() -> None:
    report = openspiel("gin_rummy", seconds=3)
    assert {"hands[*][*]"} <= places(report, "leak", "observation_struct") <= {"hands[*][*]", "deadwood[*]"}
    assert {finding.against for finding in report.findings if finding.kind == "leak"} == {("observation_string",)}
    sampled = [finding.differences[0] for finding in report.findings if finding.channel == "sampler"]
    assert [(one.kind, one.one) for one in sampled] == [("variety", "the true world in 24 of 24 draws")]


@pytest.mark.compiled
def test_hearts_samples_worlds_that_look_different_while_cards_are_passed() -> None:
    report = openspiel("hearts", games=1)
    assert places(report, "sampler", "observation_struct") == {"hands[*]"}
    assert places(report, "leak", "observation_struct") == {"received_cards[*][*]"}


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["kuhn_poker", "leduc_poker", "liars_dice", "tiny_hanabi"])
def test_small_games_are_clean(game: str) -> None:
    report = openspiel(game, games=15)
    assert report.verdict == "clean"
    assert report.pairs > 100


@pytest.mark.compiled
def test_uno_shows_a_waiting_seat_what_the_other_one_may_play() -> None:
    pytest.importorskip("rlcard", reason="no RLCard here")
    report = check(find("rlcard:uno"), games=1)
    assert {finding.channel for finding in report.findings} == {"waiting_legal_actions"}


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["leduc-holdem", "no-limit-holdem"])
def test_poker_is_clean(game: str) -> None:
    pytest.importorskip("rlcard", reason="no RLCard here")
    report = check(find(f"rlcard:{game}"), games=GAMES)
    assert report.verdict == "clean"
    assert report.told_apart > 5


@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo() -> None:
    for needed in ("pettingzoo", "rlcard", "pygame"):
        pytest.importorskip(needed, reason=f"no {needed} here")
    report = check(find("pettingzoo:leduc_holdem_v4"), games=GAMES)
    assert report.verdict == "clean"
    assert report.told_apart > 5


@pytest.mark.parametrize("name", ["nonsense", "openspiel:", "no.such.module:ENVIRONMENT", "tests.leaktest.toy:CARDS"])
def test_unknown_environments(name: str) -> None:
    with pytest.raises(UnknownEnvironment):
        find(name)


def test_an_environment_of_ones_own() -> None:
    assert find("tests.leaktest.toy:Toy").name == "toy"
