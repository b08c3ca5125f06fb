"""Rounds of pairs. Round-robin is the circle method; a Swiss round is the cheapest of all pairings.

With at most sixteen entrants all pairings can be compared, so a Swiss round needs no rules of thumb: what is bad about
a pair has a price, and what is worse costs more than everything that is less bad together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache

from bakehouse.tournament.model import Pairing

MET = 10**9  # for every time these two have met; for every bye that somebody has had
GAP = 10**5  # for the square of the difference in half points
SEAT = 10**3  # if both have sat first more often, or both second
BYE_RANK = 10**3  # for everybody who is ranked below whoever gets the bye
# What is left is how far a pair is from "the upper half of a score group meets the lower half": 1 for every rank.

BYE = -2  # stands for the opponent of whoever has a bye


def round_robin(entrants: Sequence[int]) -> list[Pairing]:
    """Everybody meets everybody once; of an odd number, each has one bye. Everybody sits first as often as second, or
    once more or less (Berger's tables)."""
    numbers = [*entrants, BYE] if len(entrants) % 2 else [*entrants]
    turning = len(numbers) - 1
    return [_turn(numbers, turning, number) for number in range(turning)]


def _turn(numbers: Sequence[int], turning: int, number: int) -> Pairing:
    """The pairs whose numbers add up to this one, on a circle; whoever is left meets the last one."""
    tables: list[tuple[int, ...]] = []
    byes: list[int] = []
    for one in range(turning):
        other = (number - one) % turning
        if other == one:
            pair = (one, turning) if one < (turning + 1) // 2 else (turning, one)
        elif one < other:
            pair = (one, other) if (one + other) % 2 else (other, one)
        else:
            continue
        first, second = numbers[pair[0]], numbers[pair[1]]
        if BYE in (first, second):
            byes.append(first if second == BYE else second)
        else:
            tables.append((first, second))
    return Pairing(tuple(tables), tuple(byes))


def swiss(
    ranking: Sequence[int],
    points: Mapping[int, Fraction],
    met: Mapping[frozenset[int], int],
    byes: Mapping[int, int],
    leaning: Mapping[int, int],
) -> Pairing:
    """The next round: `ranking` has the best first, `leaning` how much more often somebody has sat first than second.

    As few meet again as possible, then those with equal points meet. The bye goes to one of the lowest who had none.
    """
    half_points = {entrant: int(2 * points[entrant]) for entrant in ranking}
    rank = {entrant: number for number, entrant in enumerate(ranking)}
    lowest = min(half_points.values())
    sizes = {entrant: sum(other == own for other in half_points.values()) for entrant, own in half_points.items()}

    def price(one: int, other: int) -> int:
        if BYE in (one, other):
            entrant = one if other == BYE else other
            below = len(ranking) - 1 - rank[entrant]
            return MET * byes.get(entrant, 0) + GAP * (half_points[entrant] - lowest) ** 2 + BYE_RANK * below
        gap = half_points[one] - half_points[other]
        far = 0 if gap else abs(abs(rank[one] - rank[other]) - sizes[one] // 2)
        leans = leaning.get(one, 0) * leaning.get(other, 0) > 0
        return MET * met.get(frozenset((one, other)), 0) + GAP * gap * gap + SEAT * leans + far

    numbers = [*ranking, BYE] if len(ranking) % 2 else [*ranking]
    pairs = cheapest(numbers, price)
    found = [pair for pair in pairs if BYE not in pair]
    alone = [one for one, other in pairs if other == BYE]
    return Pairing(tuple(found), tuple(alone))


def cheapest(numbers: Sequence[int], price: Callable[[int, int], int]) -> list[tuple[int, int]]:
    """Everybody in pairs, so that the sum of the prices is as small as it can be. Their number is even.

    The first who is free is tried with all others; what is left is a smaller question of the same kind, and each of
    these is answered once.
    """
    prices = [[price(one, other) if one != other else 0 for other in numbers] for one in numbers]

    @cache
    def best(free: int) -> tuple[int, int]:
        """The least sum for those who are free (as bits), and with whom the first of them is then."""
        if not free:
            return 0, 0
        first = _first(free)
        rest = free & (free - 1)
        own = prices[first]
        return min((own[other] + best(rest ^ (1 << other))[0], other) for other in _bits(rest))

    pairs = []
    free = (1 << len(numbers)) - 1
    while free:
        first, other = _first(free), best(free)[1]
        pairs.append((numbers[first], numbers[other]))
        free ^= (1 << first) | (1 << other)
    return pairs


def _first(free: int) -> int:
    return (free & -free).bit_length() - 1


def _bits(free: int) -> list[int]:
    return [number for number in range(free.bit_length()) if free >> number & 1]
