# mypyc: compiled
"""Comparing moves fairly: all of them in the same worlds with the same luck, and the worse half goes, again and again.

A good deal helps every move, so what tells them apart is the difference in the same world, whose spread is much smaller
than that of the results themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2, sqrt
from typing import Final

DOUBT: Final = 1.0  # standard errors by which a move must be better to be preferred to the advice


class Lead:
    """How much better than the advice a move was, world by world."""

    __slots__ = ("count", "squares", "sum")

    def __init__(self) -> None:
        self.count = 0.0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1.0
        self.sum += difference
        self.squares += difference * difference

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2.0:
            return 1.0
        mean = self.sum / self.count
        return sqrt(max(self.squares / self.count - mean * mean, 0.0) / (self.count - 1.0))


class Rivals:
    """The moves that are still compared with each other, and with what a simpler player would do."""

    __slots__ = ("advice", "leads", "left")

    def __init__(self, moves: list[int], advice: int) -> None:
        assert advice in moves
        self.advice = advice
        self.left = moves
        self.leads = {move: Lead() for move in moves}

    @property
    def halvings(self) -> int:
        """Until one of them is left beside the advice."""
        return ceil(log2(max(len(self.left) - 1, 2)))

    def add(self, values: list[float]) -> None:
        """What each of those that are left came to in one world."""
        advice = values[self.left.index(self.advice)]
        for place in range(len(values)):
            self.leads[self.left[place]].add(values[place] - advice)

    def halve(self, worth: Callable[[int], float]) -> None:
        """Keep the better half, and always the advice."""
        others = sorted([move for move in self.left if move != self.advice], key=worth, reverse=True)
        self.left = [self.advice, *others[: (len(others) + 1) // 2]]

    def best(self, worth: Callable[[int], float]) -> int:
        """The best of them, if it is clearly better than the advice."""
        move = max(self.left, key=worth)
        lead = worth(move) - worth(self.advice)
        return move if lead > DOUBT * self.leads[move].error else self.advice
