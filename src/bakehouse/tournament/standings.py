"""Who is where: by points, and where these are equal by one tie-break after the other.

All of them count against entrants only; bots of the house are opponents at the table and nothing else. A round without
such an opponent, a bye above all, counts as a meeting with somebody who has as many points as oneself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bakehouse.tournament.model import HOUSE, WIN, Format, Round, Table

NOTHING = Fraction(0)
MEDIAN_FROM = 5  # rounds: from here on the best and the worst opponent do not count

Value = Fraction | None  # None: this tie-break says nothing here


@dataclass(frozen=True)
class Standing:
    entrant: int
    rank: int  # equal ranks are shared
    points: Fraction
    games: int  # that are over
    ties: Mapping[str, Value]  # by tie-break, in their order
    decided_by: str = ""  # what parts this entrant from the one above: "points", a tie-break, or nothing


def tie_breaks(kind: Format, rounds: int) -> tuple[str, ...]:
    """In a round-robin everybody meets everybody, so that nobody's opponents were better than others'."""
    if kind == "round_robin":
        return ("direct", "sonneborn", "scores")
    return ("median" if rounds >= MEDIAN_FROM else "buchholz", "direct", "sonneborn", "scores")


def standings(entrants: Sequence[int], played: Sequence[Round], kind: Format, rounds: int = 0) -> list[Standing]:
    """After what is over; `rounds` is how many there will be. Whoever is equal in everything shares a rank, in the
    order in which they are given."""
    book = _Book(entrants, played)
    breaks = tie_breaks(kind, rounds or len(played))
    found: list[Standing] = []
    for part in book.parted([*entrants], ("points", *breaks)):
        rank = len(found) + 1
        found += [book.standing(entrant, rank, breaks) for entrant in part]
    return found


def points_of(entrants: Sequence[int], played: Sequence[Round]) -> dict[int, Fraction]:
    return _Book(entrants, played).points


class _Book:
    def __init__(self, entrants: Sequence[int], played: Sequence[Round]) -> None:
        self._rounds = played
        self.points = dict.fromkeys(entrants, NOTHING)
        self._games = dict.fromkeys(entrants, 0)
        self._values: dict[tuple[int, str], Value] = {}
        self._decided: dict[int, str] = {}
        for one in played:
            for entrant in one.byes:
                self.points[entrant] += WIN
            for table, seat in _seats(one):
                self.points[table.seats[seat]] += table.points(seat)
                self._games[table.seats[seat]] += 1
        self._own = {entrant: [_of(one, entrant) for one in played] for entrant in entrants}

    def standing(self, entrant: int, rank: int, breaks: Sequence[str]) -> Standing:
        ties = {name: self._value(name, entrant) for name in breaks}
        return Standing(entrant, rank, self.points[entrant], self._games[entrant], ties, self._decided.get(entrant, ""))

    def _value(self, name: str, entrant: int) -> Value:
        """As it was asked for when the equal ones were parted; the direct encounter means nothing outside of that."""
        if name == "direct":
            return self._values.get((entrant, name))
        return self._measure(name)(entrant)

    # -- Parting those who are equal -------------------------------------------

    def parted(self, group: list[int], breaks: Sequence[str]) -> list[list[int]]:
        """In order; those whom nothing parts stay together."""
        if len(group) < 2 or not breaks:
            return [group]
        name, *rest = breaks
        values = (
            self._direct(group) if name == "direct" else {entrant: self._measure(name)(entrant) for entrant in group}
        )
        if None in values.values():
            return self.parted(group, rest)
        if name == "direct":
            self._values.update({(entrant, name): value for entrant, value in values.items()})
        found: list[list[int]] = []
        for value in sorted({value for value in values.values() if value is not None}, reverse=True):
            parts = self.parted([entrant for entrant in group if values[entrant] == value], rest)
            if found:
                self._decided[parts[0][0]] = name
            found += parts
        return found

    def _measure(self, name: str) -> Callable[[int], Fraction]:
        measures: dict[str, Callable[[int], Fraction]] = {
            "points": self.points.__getitem__,
            "buchholz": self._buchholz,
            "median": self._median,
            "sonneborn": self._sonneborn,
            "scores": self._scores,
        }
        return measures[name]

    # -- The tie-breaks ----------------------------------------------------------

    def _met(self, entrant: int, one: tuple[Table, int] | None) -> list[tuple[Fraction, Fraction]]:
        """In one round: the points of each opponent, and the result against them."""
        own = (self.points[entrant], WIN)
        if one is None:
            return [own]
        table, seat = one
        others = [other for other in table.opponents(seat) if table.seats[other] != HOUSE]
        return [(self.points[table.seats[other]], table.result(seat, other)) for other in others] or [own]

    def _opponents(self, entrant: int) -> list[Fraction]:
        """By round: the points of the opponents, on average over a table."""
        met = [self._met(entrant, one) for one in self._counting(entrant)]
        return [sum((points for points, _ in one), NOTHING) / len(one) for one in met]

    def _counting(self, entrant: int) -> list[tuple[Table, int] | None]:
        """The rounds in which the entrant took part; None: a bye."""
        found: list[tuple[Table, int] | None] = []
        for one, own in zip(self._rounds, self._own[entrant], strict=True):
            if own is not None or entrant in one.byes:
                found.append(own)
        return found

    def _buchholz(self, entrant: int) -> Fraction:
        return sum(self._opponents(entrant), NOTHING)

    def _median(self, entrant: int) -> Fraction:
        values = sorted(self._opponents(entrant))
        return sum(values[1:-1] if len(values) > 2 else values, NOTHING)

    def _sonneborn(self, entrant: int) -> Fraction:
        """The points of those who were beaten, and half those of a draw."""
        met = [self._met(entrant, one) for one in self._counting(entrant)]
        return sum((sum((p * r for p, r in one), NOTHING) / len(one) for one in met), NOTHING)

    def _scores(self, entrant: int) -> Fraction:
        """The share of a table's score, on average over the tables that have one."""
        shares = [share for own in self._own[entrant] if own is not None and (share := _share(*own)) is not None]
        return sum(shares, NOTHING) / len(shares) if shares else NOTHING

    def _direct(self, group: Sequence[int]) -> dict[int, Value]:
        """What they made of their meetings with each other, on average for each two; only if all of them have met."""
        return {entrant: self._against(entrant, [other for other in group if other != entrant]) for entrant in group}

    def _against(self, entrant: int, others: Sequence[int]) -> Value:
        total = NOTHING
        for other in others:
            results = [
                table.result(seat, table.seats.index(other))
                for table, seat in (own for own in self._own[entrant] if own is not None)
                if other in [table.seats[opponent] for opponent in table.opponents(seat)]
            ]
            if not results:
                return None
            total += sum(results, NOTHING) / len(results)
        return total


def _seats(one: Round) -> list[tuple[Table, int]]:
    """Every seat of an entrant at a table that is over."""
    return [
        (table, seat)
        for table in one.tables
        if table.is_over
        for seat, entrant in enumerate(table.seats)
        if entrant != HOUSE
    ]


def _of(one: Round, entrant: int) -> tuple[Table, int] | None:
    return next(((table, seat) for table, seat in _seats(one) if table.seats[seat] == entrant), None)


def _share(table: Table, seat: int) -> Value:
    """Of the scores of all sides, lifted so that none is below zero; None if there are none."""
    scores = [score for score in table.scores if score is not None]
    if not scores or len(scores) < len(table.seats):
        return None
    sides = table.sides or tuple((one,) for one in range(len(table.seats)))
    lift = -min(0, *scores)
    total = sum(scores[side[0]] + lift for side in sides)
    return Fraction(scores[seat] + lift, total) if total else Fraction(1, len(sides))
