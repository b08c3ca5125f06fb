"""Small trees of play are counted exhaustively and the counts pinned: they pin the whole move generator."""

import json
from pathlib import Path

import pytest

import bakehouse
from bakehouse import State

PINS = json.loads(Path(__file__).with_name("counts.json").read_text())


def count(state: State, depth: int) -> int:
    """How many lines of play of this many atoms there are (a finished game ends a line)."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for seat in state.actors[:1]:
        for move in state.legal(seat):
            after = state.copy()
            after.apply(seat, move)
            total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("slug", PINS)
def test_counts_are_pinned(slug: str) -> None:
    game = bakehouse.game(slug)
    for pin in PINS[slug]:
        state = game.position("\n".join(pin["position"]))
        state.listening = False
        counts = [count(state, depth) for depth in range(1, len(pin["counts"]) + 1)]
        assert counts == pin["counts"], pin["name"]
