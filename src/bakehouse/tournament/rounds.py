"""The rounds of a tournament: all of them at the start of a round-robin, one after the other in a Swiss tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations

from bakehouse.tournament import groups, pairs
from bakehouse.tournament.model import HOUSE, Format, Pairing, Round, Sides
from bakehouse.tournament.seating import Seating
from bakehouse.tournament.standings import points_of, standings


def rounds_of(kind: Format, entrants: int, size: int, wanted: int) -> int:
    """How many rounds there are: in pairs, nobody has to meet somebody twice."""
    if size > 2:
        return wanted
    everybody = entrants - 1 + entrants % 2
    return everybody if kind == "round_robin" else min(wanted, everybody)


def schedule(entrants: Sequence[int], size: int, rounds: int, sides: Sides) -> list[Pairing]:
    """A whole round-robin."""
    if size == 2:
        return pairs.round_robin(entrants)[:rounds]
    seating = Seating(size, sides)
    found = groups.round_robin(entrants, size, rounds)
    return [Pairing(tuple(seating.seat(group) for group in one)) for one in found]


def without(pairing: Pairing, gone: Collection[int]) -> Pairing:
    """What was planned, without those who have left: bots of the house take their places. Whoever has nobody left to
    meet has a bye."""
    tables = []
    byes = [entrant for entrant in pairing.byes if entrant not in gone]
    for seats in pairing.tables:
        left = [entrant for entrant in seats if entrant != HOUSE and entrant not in gone]
        if len(left) > 1:
            tables.append(tuple(HOUSE if entrant in gone else entrant for entrant in seats))
        else:
            byes += left
    return Pairing(tuple(tables), tuple(byes))


def swiss_round(
    entrants: Sequence[int], played: Sequence[Round], gone: Collection[int], size: int, sides: Sides
) -> Pairing:
    """The next round of a Swiss tournament; `entrants` are in the order that was drawn at the start."""
    ranking = [one.entrant for one in standings(entrants, played, "swiss") if one.entrant not in gone]
    if len(ranking) < 2:
        return Pairing((), tuple(ranking))
    points = points_of(entrants, played)
    met = meetings(played)
    if size == 2:
        byes = Counter(entrant for one in played for entrant in one.byes)
        leaning: Counter[int] = Counter()
        for table in (table for one in played for table in one.tables):
            leaning.update({table.seats[0]: 1, table.seats[1]: -1})
        return _by_turns(pairs.swiss(ranking, points, met, byes, leaning), leaning)
    seating = Seating(size, sides)
    for table in (table for one in played for table in one.tables):
        seating.remember(table.seats)
    return Pairing(tuple(seating.seat(group) for group in groups.swiss(ranking, size, points, met)))


def _by_turns(pairing: Pairing, leaning: Counter[int]) -> Pairing:
    """Whoever has sat first less often sits first; if that is equal, the one who is ranked lower."""
    tables = [(one, other) if leaning[one] < leaning[other] else (other, one) for one, other in pairing.tables]
    return Pairing(tuple(tables), pairing.byes)


def meetings(played: Sequence[Round]) -> Counter[frozenset[int]]:
    """How often each two have sat at the same table."""
    return Counter(
        frozenset(pair) for one in played for table in one.tables for pair in combinations(table.entrants, 2)
    )
