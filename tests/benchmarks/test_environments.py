"""The measurement of the environments: every row can be measured, and the tables hold what was."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from benchmarks import environments
from benchmarks.environments import OURS, PEERS, SLUGS, rate, shown, tables

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", OURS)
def test_ours_are_measured(name: str) -> None:
    needed, make = OURS[name]
    if not find_spec(needed):
        pytest.skip(f"no {needed} here")
    assert rate(make("pie-factory"), 0.01) > 100


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", PEERS)
def test_peers_are_measured(name: str) -> None:
    needed, make = PEERS[name]
    for package in (needed, "rlcard"):  # PettingZoo's card games are RLCard's
        if not find_spec(package):
            pytest.skip(f"no {package} here")
    assert rate(make(), 0.01) > 100


def test_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "length_of", lambda slug: "120")
    ours = {(slug, name): 2_340_000.0 for slug in SLUGS for name in ("`vec`", "PettingZoo")}
    text = tables(ours, {"RLCard `uno`": 91_234.0}, 1.25)
    assert "| Pie Factory | 120 | 2.3 M | 2.3 M |" in text
    assert "| RLCard `uno` | 91 k |" in text
    assert shown(4_512) == "4.5 k"
