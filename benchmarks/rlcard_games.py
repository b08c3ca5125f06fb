"""RLCard's uno and gin-rummy, stepped as its documentation does: each step also makes the next player's observation."""

from __future__ import annotations

from typing import Any

from benchmarks.choosing import random_numbers
from benchmarks.clock import Work

GAMES = ("uno", "gin-rummy")


def works(name: str) -> dict[str, Work]:
    import rlcard

    return {"steps": steps(rlcard.make(name, config={"seed": 1}))}


def steps(environment: Any) -> Work:
    number = random_numbers()

    def work(portion: int) -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            moves = list(state["legal_actions"])
            state, _ = environment.step(moves[number() % len(moves)])
            decisions += 1
        return decisions

    return work
