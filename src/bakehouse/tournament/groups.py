"""Rounds of tables for more than two: groups in which as few as possible meet again.

In both forms a round is improved by letting two people change places. The same question always has the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from math import exp
from random import Random

Groups = list[list[int]]
Price = Callable[[int, int], float]

MET = 10_000  # for the square of the number of meetings: more than all differences in points of a round
BEGINNINGS = 12
SCHEDULES = 4
STEPS = 10_000
HOT, COLD = 3.0, 0.3


def sizes(count: int, most: int) -> list[int]:
    """As few tables as possible, as equal as possible."""
    tables = -(-count // most)
    return [count // tables + (number < count % tables) for number in range(tables)]


def swiss(
    ranking: Sequence[int], most: int, points: Mapping[int, Fraction], met: Mapping[frozenset[int], int]
) -> Groups:
    """The next round: as few meet again as possible, then those with equal points sit together."""

    def price(one: int, other: int) -> float:
        gap = float(points[one] - points[other])
        return MET * _growth(met.get(frozenset((one, other)), 0)) + gap * gap

    return _cheapest(ranking, sizes(len(ranking), most), price, Random(len(met)))


def round_robin(entrants: Sequence[int], most: int, rounds: int) -> list[Groups]:
    """So many rounds in which everybody meets everybody as evenly as possible."""
    lengths = sizes(len(entrants), most)
    schedules = [_Schedule(len(entrants), lengths, rounds, Random(number)) for number in range(SCHEDULES)]
    for schedule in schedules:
        schedule.anneal()
    best = min(schedules, key=lambda schedule: schedule.unevenness)
    return [[[entrants[place] for place in group] for group in groups] for groups in best.rounds]


class _Schedule:
    """All rounds at once, of numbers from 0. Two people change places in some round, again and again: if that makes the
    meetings more even, and at first sometimes also if it does not, so that nothing gets stuck (simulated annealing)."""

    def __init__(self, count: int, lengths: Sequence[int], rounds: int, chance: Random) -> None:
        self._chance = chance
        order = [*range(count)]
        self.rounds = [_cut(self._chance.sample(order, count), lengths) for _ in range(rounds)]
        found = meetings(self.rounds)
        self._met = [[found[frozenset((one, other))] for other in order] for one in order]
        mean = sum(found.values()) / (count * (count - 1) / 2)
        self._cost = [abs(met - mean) ** 3 for met in range(rounds + 2)]
        self._growth = [more - cost for cost, more in pairwise(self._cost)]

    @property
    def unevenness(self) -> float:
        return sum(self._cost[met] for row in self._met for met in row)

    def anneal(self) -> None:
        if len(self.rounds[0]) < 2:
            return
        for step in range(STEPS):
            heat = HOT * (COLD / HOT) ** (step / STEPS)
            one, other = self._chance.sample(self._chance.choice(self.rounds), 2)
            place, place_there = self._chance.randrange(len(one)), self._chance.randrange(len(other))
            growth = self._change(one, place, other[place_there]) + self._change(other, place_there, one[place])
            if growth <= 0 or self._chance.random() < exp(-growth / heat):
                self._replace(one, place, other[place_there], then=(other, place_there))

    def _change(self, group: list[int], place: int, new: int) -> float:
        """How much less even the meetings are if somebody else sits there."""
        leaving, coming = self._met[group[place]], self._met[new]
        return sum(
            self._growth[coming[member]] - self._growth[leaving[member] - 1]
            for number, member in enumerate(group)
            if number != place
        )

    def _replace(self, group: list[int], place: int, new: int, then: tuple[list[int], int] | None = None) -> None:
        """Somebody else sits there, `then` the one who sat there before in the other's place."""
        old = group[place]
        for number, member in enumerate(group):
            if number != place:
                self._count(old, member, -1)
                self._count(new, member, 1)
        group[place] = new
        if then is not None:
            self._replace(*then, old)

    def _count(self, one: int, other: int, more: int) -> None:
        self._met[one][other] += more
        self._met[other][one] += more


def meetings(rounds: Sequence[Groups]) -> Counter[frozenset[int]]:
    """How often each two sit at the same table."""
    return Counter(frozenset(pair) for groups in rounds for group in groups for pair in combinations(group, 2))


def _growth(met: int) -> int:
    """By how much the square of the number of meetings grows with one more."""
    return 2 * met + 1


def _cheapest(members: Sequence[int], lengths: Sequence[int], price: Price, chance: Random) -> Groups:
    """What a group costs is the sum over its pairs. The first beginning is the order as it is, the others are shuffled;
    the cheapest end counts."""
    prices = {(one, other): price(one, other) for one in members for other in members if one != other}
    order = [*members]
    found: list[tuple[float, Groups]] = []
    for _ in range(BEGINNINGS):
        groups = _improved(_cut(order, lengths), prices)
        found.append((_sum(groups, prices), groups))
        chance.shuffle(order)
    return min(found, key=lambda one: one[0])[1]


def _cut(order: Sequence[int], lengths: Sequence[int]) -> Groups:
    ends = [sum(lengths[: number + 1]) for number in range(len(lengths))]
    return [[*order[end - length : end]] for end, length in zip(ends, lengths, strict=True)]


def _improved(groups: Groups, prices: Mapping[tuple[int, int], float]) -> Groups:
    """Two people change places for as long as that helps."""
    has_changed = True
    while has_changed:
        has_changed = False
        for one, other in combinations(groups, 2):
            for place in range(len(one)):
                for place_there in range(len(other)):
                    if _gain(one, place, other, place_there, prices) > 1e-9:
                        one[place], other[place_there] = other[place_there], one[place]
                        has_changed = True
    return groups


def _gain(
    one: list[int], place: int, other: list[int], place_there: int, prices: Mapping[tuple[int, int], float]
) -> float:
    """How much cheaper it is if these two change places."""
    mine, theirs = one[place], other[place_there]
    gain = 0.0
    for member in one:
        if member != mine:
            gain += prices[mine, member] - prices[theirs, member]
    for member in other:
        if member != theirs:
            gain += prices[theirs, member] - prices[mine, member]
    return gain


def _sum(groups: Groups, prices: Mapping[tuple[int, int], float]) -> float:
    return sum(prices[pair] for group in groups for pair in combinations(group, 2))
