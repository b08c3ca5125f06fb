# mypyc: compiled
"""The best of several moves."""

from __future__ import annotations


def best_of(moves: list[int], worths: list[float]) -> int:
    """The move that is worth most; of equally good ones the first."""
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return moves[best]


def cheapest_of(moves: list[int], costs: list[float]) -> int:
    """The move that costs least; of equally cheap ones the first."""
    best = 0
    for place in range(1, len(costs)):
        if costs[place] < costs[best]:
            best = place
    return moves[best]
