"""Planted leaks are found in every channel, and nothing is found where nothing leaks."""

from __future__ import annotations

import pytest

from bakehouse.leaktest import check
from bakehouse.leaktest.timing import time_difference
from tests.leaktest.toy import LEAKS, Toy

GAMES = 6
CHANNELS = {
    "observation": "tensor",
    "size": "encrypted",
    "length": "messages",
    "order": "messages",
    "key": "messages",
    "type": "messages",
    "late": "info",
    "missing": "picture",
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    report = check(Toy(leak), games=GAMES)
    assert {finding.channel for finding in report.findings} == {CHANNELS.get(leak, leak)}
    assert {finding.against for finding in report.findings} == {("observation",)}


def test_the_kind_of_a_difference() -> None:
    kinds = {
        leak: {finding.differences[0].kind for finding in check(Toy(leak), games=GAMES).findings}
        for leak in ("length", "order", "key", "type", "missing", "size")
    }
    assert kinds == {
        "length": {"size"},
        "order": {"order"},
        "key": {"order"},
        "type": {"type"},
        "missing": {"missing"},
        "size": {"value"},
    }


@pytest.mark.parametrize("sampler", ["", "right"])
def test_nothing_is_found_where_nothing_leaks(sampler: str) -> None:
    report = check(Toy(sampler=sampler), games=40)
    assert report.verdict == "clean"
    assert report.pairs > 200
    assert report.told_apart > 100
    assert not report.unstable


def test_a_finding_can_be_shown_again() -> None:
    first = check(Toy("late"), seed=3, games=4).findings[0]
    again = check(Toy("late"), seed=first.seed, games=1, seats=[first.seat])
    assert first.channel == "info"
    assert any(finding.is_like(first) for finding in again.findings)


@pytest.mark.parametrize(("sampler", "kind"), [("truth", "variety"), ("same", "variety"), ("uneven", "uneven")])
def test_a_sampler_that_is_wrong_is_found(sampler: str, kind: str) -> None:
    report = check(Toy(sampler=sampler), games=10)
    assert {(finding.channel, finding.differences[0].kind) for finding in report.findings} == {("sampler", kind)}


def test_a_sampler_whose_worlds_look_different_is_found() -> None:
    report = check(Toy(sampler="inconsistent"), games=5)
    assert "observation" in {finding.channel for finding in report.findings if finding.kind == "sampler"}


def test_time_is_a_channel() -> None:
    assert "time" in {finding.channel for finding in check(Toy("time"), games=3, seats=[0], timed=True).findings}


def test_equal_times_are_no_leak() -> None:
    assert time_difference(lambda: sum(range(1_000)), lambda: sum(range(1_000))) is None


def test_noise_is_no_leak() -> None:
    class Noisy(Toy):
        runs = 0

        def start(self, seed: int):  # type: ignore[no-untyped-def]
            Noisy.runs += 1
            number = Noisy.runs
            world = super().start(seed)
            perceive = world.perceive
            world.perceive = lambda seat: {**perceive(seat), "noise": number}  # type: ignore[method-assign]
            return world

    report = check(Noisy(), games=3)
    assert report.unstable == {"noise"}
    assert report.verdict == "clean"


def test_nothing_compared_is_not_clean() -> None:
    class Open(Toy):
        """Everybody sees every card."""

        complete = frozenset(["truth"])

        def start(self, seed: int):  # type: ignore[no-untyped-def]
            world = super().start(seed)
            perceive = world.perceive
            world.perceive = lambda seat: {**perceive(seat), "truth": world.truth()}  # type: ignore[method-assign]
            return world

    report = check(Open(), games=3)
    assert report.verdict == "nothing compared"
