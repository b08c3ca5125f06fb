"""Pairs: everybody meets everybody once, and a Swiss round is the best of all that there could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random

import pytest

from bakehouse.tournament.model import Pairing, Round, Table
from bakehouse.tournament.pairs import cheapest
from bakehouse.tournament.rounds import meetings, rounds_of, schedule, swiss_round
from bakehouse.tournament.standings import points_of


@pytest.mark.parametrize("count", range(3, 17))
def test_everybody_meets_everybody_once(count: int) -> None:
    entrants = [*range(100, 100 + count)]
    rounds = schedule(entrants, 2, rounds_of("round_robin", count, 2, 1), ())
    met = Counter(frozenset(pair) for one in rounds for pair in one.tables)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}
    assert Counter(entrant for one in rounds for entrant in one.byes) == Counter(entrants if count % 2 else [])
    for one in rounds:
        assert sorted([*one.byes, *(entrant for pair in one.tables for entrant in pair)]) == entrants
    first = Counter(pair[0] for one in rounds for pair in one.tables)
    second = Counter(pair[1] for one in rounds for pair in one.tables)
    assert all(abs(first[entrant] - second[entrant]) <= 1 for entrant in entrants)


def all_pairings(numbers: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not numbers:
        yield []
        return
    first, *rest = numbers
    for other in rest:
        for pairs in all_pairings([number for number in rest if number != other]):
            yield [(first, other), *pairs]


@pytest.mark.parametrize("seed", range(20))
def test_no_pairing_is_cheaper(seed: int) -> None:
    chance = Random(seed)
    numbers = [*range(8)]
    prices = {frozenset((one, other)): chance.randrange(50) for one in numbers for other in numbers if one < other}

    def total(pairs: list[tuple[int, int]]) -> int:
        return sum(prices[frozenset(pair)] for pair in pairs)

    found = cheapest(numbers, lambda one, other: prices[frozenset((one, other))])
    assert sorted(number for pair in found for number in pair) == numbers
    assert total(found) == min(map(total, all_pairings(numbers)))


def played(pairing: Pairing, chance: Random) -> Round:
    """Somebody wins, or nobody."""
    tables = tuple(Table(seats, chance.choice([(1, 2), (2, 1), (1, 1)])) for seats in pairing.tables)
    return Round(tables, pairing.byes)


@pytest.mark.parametrize("count", [3, 4, 5, 8, 11, 16])
def test_a_swiss_tournament(count: int) -> None:
    """Nobody meets twice, nobody has two byes, all sit first about as often as second, and equals meet equals."""
    entrants, chance = [*range(count)], Random(count)
    history: list[Round] = []
    for number in range(rounds_of("swiss", count, 2, 5)):
        before = points_of(entrants, history)
        pairing = swiss_round(entrants, history, (), 2, ())
        assert sorted([*pairing.byes, *(entrant for pair in pairing.tables for entrant in pair)]) == entrants
        assert len(pairing.byes) == count % 2
        if number == 1:  # the winners among each other, the losers too; somebody goes between if their number is odd
            assert all(abs(before[one] - before[other]) <= Fraction(1, 2) for one, other in pairing.tables)
        history.append(played(pairing, chance))
    assert set(meetings(history).values()) == {1}
    assert all(many == 1 for many in Counter(entrant for one in history for entrant in one.byes).values())
    if count > 5:
        leaning: Counter[int] = Counter()
        for table in (table for one in history for table in one.tables):
            leaning.update({table.seats[0]: 1, table.seats[1]: -1})
        assert max(map(abs, leaning.values())) <= 3


def test_the_upper_half_meets_the_lower_half() -> None:
    """In the first round, in the order that was drawn, and in every score group after it."""
    first = swiss_round([*range(8)], [], (), 2, ())
    assert {frozenset(pair) for pair in first.tables} == {frozenset((n, n + 4)) for n in range(4)}
    history = [Round(tuple(Table(pair, (1, 2) if pair[0] < pair[1] else (2, 1)) for pair in first.tables))]
    second = swiss_round([*range(8)], history, (), 2, ())
    groups = [{0, 1, 2, 3}, {4, 5, 6, 7}]
    assert all(set(pair) <= group for pair in second.tables for group in groups if pair[0] in group)


def test_meeting_again_is_the_last_resort() -> None:
    """Three who have all met, and a fourth who has met nobody: one pair must meet again, however the points stand."""
    history = [
        Round((Table((0, 1), (1, 2)),)),
        Round((Table((1, 2), (1, 2)),)),
        Round((Table((0, 2), (1, 2)),)),
    ]
    pairing = swiss_round([0, 1, 2, 3], history, (), 2, ())
    again = [pair for pair in pairing.tables if 3 not in pair]
    assert len(pairing.tables) == 2
    assert len(again) == 1


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    history = [Round((Table((0, 1), (1, 2)), Table((2, 3), (1, 2))), (4,))]
    assert swiss_round([0, 1, 2, 3, 4], history, (), 2, ()).byes == (3,)
    assert swiss_round([0, 1, 2, 3, 4], history, (3,), 2, ()).byes == ()
    assert swiss_round([0, 1, 2, 3, 4], history, (3, 2), 2, ()).byes == (1,)


def test_one_who_is_left_has_nobody_to_meet() -> None:
    assert swiss_round([0, 1, 2], [], (0, 1), 2, ()) == Pairing((), (2,))
    assert swiss_round([0, 1, 2], [], (0, 1, 2), 2, ()) == Pairing((), ())


def test_a_swiss_tournament_is_not_longer_than_a_round_robin() -> None:
    assert [rounds_of("swiss", count, 2, 9) for count in (3, 4, 8, 9, 16)] == [3, 3, 7, 9, 9]
    assert [rounds_of("round_robin", count, 2, 1) for count in (3, 4, 15, 16)] == [3, 3, 15, 15]
    assert rounds_of("round_robin", 16, 4, 6) == rounds_of("swiss", 16, 4, 6) == 6
