"""The examples run, learn and print what they promise."""

from __future__ import annotations

import pytest


def test_masked_random(capsys: pytest.CaptureFixture[str]) -> None:
    from examples import masked_random

    masked_random.main("pie-factory", num_envs=4, steps=150)
    assert "steps a second" in capsys.readouterr().out


@pytest.mark.compiled
def test_a_learner_beats_random_players() -> None:
    from examples import policy_gradient

    before, after = policy_gradient.main(updates=25, games=400)
    assert 0.4 < before < 0.6
    assert after > 0.8


@pytest.mark.compiled
def test_regret_is_minimised() -> None:
    pytest.importorskip("pyspiel")
    from examples import cfr

    distances = cfr.main(iterations=40)
    assert distances[0] > 0.1
    assert distances[-1] < distances[0] / 10
