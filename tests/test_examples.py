"""The examples run, learn and print what they promise."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

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


def test_the_curve_is_a_picture() -> None:
    from examples.policy_gradient import drawn

    root = fromstring(drawn({0: 0.5, 8_000: 0.75, 16_000: 1.0}))
    curve = next(element for element in root if element.tag.endswith("polyline"))
    assert curve.attrib["points"] == "60.0,140.0 320.0,80.0 580.0,20.0"


@pytest.mark.compiled
def test_regret_is_minimised() -> None:
    pytest.importorskip("pyspiel")
    from examples import cfr

    distances = cfr.main(iterations=40)
    assert distances[0] > 0.1
    assert distances[-1] < distances[0] / 10
