"""Tables for more than two: whoever has met is kept apart, seats and partners change, and free places are bots'."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bakehouse.tournament import groups
from bakehouse.tournament.model import HOUSE, Pairing, Round, Table
from bakehouse.tournament.rounds import meetings, schedule, swiss_round, without
from bakehouse.tournament.standings import points_of

PARTNERS = ((0, 2), (1, 3))


def as_rounds(plans: list[Pairing]) -> list[Round]:
    return [Round(tuple(Table(seats) for seats in one.tables), one.byes) for one in plans]


@pytest.mark.parametrize(
    ("count", "size", "rounds", "least", "most"),
    [
        (9, 3, 4, 1, 1),  # everybody meets everybody exactly once
        (16, 4, 5, 1, 1),
        (8, 4, 7, 3, 3),
        (6, 3, 5, 1, 3),
        (12, 4, 4, 0, 2),
        (10, 4, 6, 1, 2),
        (5, 3, 6, 2, 3),
        (16, 8, 6, 2, 4),
        (16, 10, 15, 6, 8),
        (7, 3, 15, 3, 4),
        (4, 4, 2, 2, 2),
    ],
)
def test_all_meet_as_evenly_as_possible(count: int, size: int, rounds: int, least: int, most: int) -> None:
    entrants = [*range(count)]
    plans = schedule(entrants, size, rounds, ())
    assert len(plans) == rounds
    for one in plans:
        assert sorted(number for seats in one.tables for number in seats if number != HOUSE) == entrants
        assert {len(seats) for seats in one.tables} == {size}
        assert len(one.tables) == -(-count // size)
    met = meetings(as_rounds(plans))
    counts = [met[frozenset(pair)] for pair in combinations(entrants, 2)]
    assert least <= min(counts)
    assert max(counts) <= most


@pytest.mark.parametrize("count", [3, 4, 5, 7, 13, 16])
@pytest.mark.parametrize("size", [3, 4, 6, 8])
def test_tables_are_as_equal_as_possible(count: int, size: int) -> None:
    lengths = groups.sizes(count, size)
    assert sum(lengths) == count
    assert max(lengths) - min(lengths) <= 1
    assert 2 <= min(lengths) <= max(lengths) <= size


def test_the_same_question_has_the_same_answer() -> None:
    assert schedule([*range(10)], 4, 5, PARTNERS) == schedule([*range(10)], 4, 5, PARTNERS)


def test_partners_and_seats_change() -> None:
    """Four in teams: in three rounds, each is once the partner of each, and nobody sits on a seat three times."""
    plans = schedule([0, 1, 2, 3], 4, 3, PARTNERS)
    together = Counter(frozenset((seats[a], seats[b])) for one in plans for seats in one.tables for a, b in PARTNERS)
    assert set(together.values()) == {1}
    assert len(together) == 6
    sat = Counter((number, seat) for one in plans for seats in one.tables for seat, number in enumerate(seats))
    assert max(sat.values()) <= 2


def test_bots_of_the_house_are_not_partners() -> None:
    """Whoever plays against two of them would meet nobody."""
    for one in schedule([0, 1, 2, 3, 4, 5], 4, 5, PARTNERS):
        for seats in one.tables:
            for a, b in PARTNERS:
                assert (seats[a], seats[b]) != (HOUSE, HOUSE)


def test_a_swiss_tournament_of_groups() -> None:
    """Nobody meets again where that can be avoided, and the best sit with the best."""
    entrants, chance = [*range(16)], Random(3)
    history: list[Round] = []
    for _ in range(4):
        pairing = swiss_round(entrants, history, (), 4, ())
        tables = tuple(Table(seats, tuple(chance.sample([1, 2, 3, 4], 4))) for seats in pairing.tables)
        history.append(Round(tables))
    assert max(meetings(history).values()) <= 2
    assert sum(many - 1 for many in meetings(history).values()) <= 6
    before = points_of(entrants, history[:1])
    spread = [max(before[n] for n in t.seats) - min(before[n] for n in t.seats) for t in history[1].tables]
    assert max(spread) < 1


def test_who_has_left_is_replaced() -> None:
    plan = Pairing(((0, 1, 2), (3, 4, HOUSE), (5, 6, 7)), ())
    assert without(plan, {1}) == Pairing(((0, HOUSE, 2), (3, 4, HOUSE), (5, 6, 7)), ())
    assert without(plan, {3, 5, 6, 7}) == Pairing(((0, 1, 2),), (4,))


def test_in_pairs_whoever_should_have_met_them_has_a_bye() -> None:
    assert without(Pairing(((0, 1), (2, 3)), (4,)), {3, 4}) == Pairing(((0, 1),), (2,))
