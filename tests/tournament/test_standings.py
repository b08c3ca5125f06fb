"""Standings, compared with what was computed by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bakehouse.tournament.model import HOUSE, Round, Table, places
from bakehouse.tournament.standings import Standing, standings, tie_breaks

A, B, C, D, E = range(5)
HALF = Fraction(1, 2)


def won(one: int, other: int, *scores: int) -> Table:
    return Table((one, other), (1, 2), scores)


def drawn(one: int, other: int, *scores: int) -> Table:
    return Table((one, other), (1, 1), scores)


def by_entrant(found: list[Standing]) -> dict[int, Standing]:
    return {one.entrant: one for one in found}


# -- Places and points -----------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "winners", "forfeited", "expected"),
    [
        ([3, 5], [1], [], (2, 1)),
        ([5, 5], [0], [], (1, 2)),  # whatever broke the tie
        ([3, 5], [], [], (1, 1)),  # nobody has won: a draw
        ([7, 7, 7], [0, 1, 2], [], (1, 1, 1)),
        ([9, 4, 6, 4], [0], [], (1, 3, 2, 3)),
        ([9, 4, 6, 4], [0, 2], [], (1, 3, 2, 3)),
        ([None, None, None], [2], [], (2, 2, 1)),
        ([3, 5], [1], [1], (1, 2)),  # a bot won for somebody who had lost
        ([9, 4, 6], [0], [0], (3, 2, 1)),
    ],
)
def test_places(scores: list[int | None], winners: list[int], forfeited: list[int], expected: tuple[int, ...]) -> None:
    assert places(scores, winners, forfeited) == expected


def test_points_are_the_share_of_the_opponents_that_were_beaten() -> None:
    table = Table((A, B, C, HOUSE), (1, 3, 2, 3))
    assert [table.points(seat) for seat in range(4)] == [1, Fraction(1, 6), Fraction(2, 3), Fraction(1, 6)]
    assert [won(A, B).points(seat) for seat in (0, 1)] == [1, 0]
    assert [drawn(A, B).points(seat) for seat in (0, 1)] == [HALF, HALF]


def test_partners_win_together() -> None:
    table = Table((A, B, C, D), (1, 3, 1, 3), (2, 0, 2, 0), ((0, 2), (1, 3)))
    assert [table.points(seat) for seat in range(4)] == [1, 0, 1, 0]
    assert table.opponents(0) == [1, 3]


# -- A Swiss tournament of four, three rounds --------------------------------------

# Round 1: A beats B, C draws with D. Round 2: A beats C, D beats B. Round 3: D beats A, C beats B.
# Points: A 2, D 2½, C 1½, B 0.
SWISS = [
    Round((won(A, B, 30, 10), drawn(C, D, 20, 20))),
    Round((won(A, C, 12, 4), won(D, B, 9, 3))),
    Round((won(D, A, 6, 4), won(C, B, 5, 5))),
]


def test_points_buchholz_and_sonneborn() -> None:
    found = standings([A, B, C, D], SWISS, "swiss")
    assert [(one.entrant, one.rank, one.points) for one in found] == [
        (D, 1, Fraction(5, 2)),
        (A, 2, Fraction(2)),
        (C, 3, Fraction(3, 2)),
        (B, 4, Fraction(0)),
    ]
    ties = {entrant: one.ties for entrant, one in by_entrant(found).items()}
    # Everybody has met everybody: Buchholz is 6 minus one's own points.
    assert {entrant: ties[entrant]["buchholz"] for entrant in ties} == {
        D: Fraction(7, 2),
        A: 4,
        C: Fraction(9, 2),
        B: 6,
    }
    # D: half of C, B, A = ¾ + 0 + 2. A: B and C = 0 + 1½. C: half of D, B = 1¼ + 0.
    expected = {D: Fraction(11, 4), A: Fraction(3, 2), C: Fraction(5, 4), B: 0}
    assert {entrant: ties[entrant]["sonneborn"] for entrant in ties} == expected
    # A: 30/40, 12/16, 4/10. B: 10/40, 3/12, 5/10.
    assert ties[A]["scores"] == (Fraction(3, 4) + Fraction(3, 4) + Fraction(2, 5)) / 3
    assert ties[B]["scores"] == (Fraction(1, 4) + Fraction(1, 4) + HALF) / 3
    assert [one.decided_by for one in found] == ["", "points", "points", "points"]


def test_buchholz_parts_those_with_equal_points() -> None:
    """Two rounds: A and D have beaten C and B each; of their opponents, A's had more."""
    rounds = [Round((won(A, C), won(D, B))), Round((won(C, D), won(A, E)), (B,))]
    found = standings([A, B, C, D, E], rounds, "swiss")
    # A 2, then B (a bye), C and D with 1, E 0.
    # Buchholz: C met A (2) and D (1): 3. D met B (1) and C (1): 2. B met D (1), and in the bye itself (1): 2.
    assert [one.entrant for one in found][:2] == [A, C]
    ties = by_entrant(found)
    assert [ties[entrant].ties["buchholz"] for entrant in (C, D, B)] == [3, 2, 2]
    assert ties[C].decided_by == "points"
    # B and D have met, and D has won.
    assert [ties[entrant].ties["direct"] for entrant in (D, B)] == [1, 0]
    assert [one.entrant for one in found] == [A, C, D, B, E]
    assert ties[D].decided_by == "buchholz"
    assert ties[B].decided_by == "direct"


def test_the_median_leaves_out_the_best_and_the_worst() -> None:
    assert tie_breaks("swiss", 4)[0] == "buchholz"
    assert tie_breaks("swiss", 5)[0] == "median"
    rounds = [*SWISS, Round((drawn(A, B), drawn(C, D))), Round((drawn(A, C), drawn(B, D)))]
    found = by_entrant(standings([A, B, C, D], rounds, "swiss"))
    assert {entrant: one.points for entrant, one in found.items()} == {A: 3, B: 1, C: Fraction(5, 2), D: Fraction(7, 2)}
    # A met B (1), C (2½), D (3½), B (1), C (2½); without a 1 and the 3½: 1 + 2½ + 2½.
    assert found[A].ties["median"] == 6
    # B met A (3), D (3½), C (2½), A (3), D (3½); without the 2½ and a 3½: 3 + 3 + 3½.
    assert found[B].ties["median"] == Fraction(19, 2)


# -- A round-robin -----------------------------------------------------------------


def test_a_direct_encounter_parts_two() -> None:
    """A and B have two wins each; B has beaten A."""
    rounds = [
        Round((won(A, C), won(B, D))),
        Round((won(A, D), won(C, B))),
        Round((won(B, A), drawn(C, D))),
    ]
    found = standings([A, B, C, D], rounds, "round_robin")
    # A 2, B 2, C 1½, D ½.
    assert [one.entrant for one in found] == [B, A, C, D]
    assert found[1].decided_by == "direct"
    assert [one.ties["direct"] for one in found] == [1, 0, None, None]
    assert "buchholz" not in found[0].ties


def test_a_ring_is_parted_by_the_scores() -> None:
    """A beats B beats C beats A: nothing that counts wins can part them."""
    rounds = [Round((won(A, B, 9, 1),), (C,)), Round((won(B, C, 5, 4),), (A,)), Round((won(C, A, 6, 4),), (B,))]
    found = standings([A, B, C], rounds, "round_robin")
    assert [one.points for one in found] == [2, 2, 2]
    assert {one.ties["direct"] for one in found} == {Fraction(1)}
    assert len({one.ties["sonneborn"] for one in found}) == 1
    # A: 9/10 and 4/10; C: 4/9 and 6/10; B: 1/10 and 5/9.
    assert [one.entrant for one in found] == [A, C, B]
    assert found[0].ties["scores"] == Fraction(13, 20)
    assert [one.decided_by for one in found] == ["", "scores", "scores"]


def test_who_is_equal_in_everything_shares_a_rank() -> None:
    rounds = [Round((won(A, B), won(C, D)))]
    found = standings([A, B, C, D], rounds, "round_robin")
    assert [(one.entrant, one.rank) for one in found] == [(A, 1), (C, 1), (B, 3), (D, 3)]
    assert [one.decided_by for one in found] == ["", "", "points", ""]


def test_before_anything_is_over_all_are_first() -> None:
    found = standings([A, B, C], [Round((Table((A, B)),), (C,))], "swiss", 3)
    assert [(one.entrant, int(one.points), one.games) for one in found] == [(C, 1, 0), (A, 0, 0), (B, 0, 0)]
    assert {one.rank for one in standings([A, B, C], [], "swiss", 3)} == {1}


# -- More than two at a table --------------------------------------------------------


def test_opponents_are_counted_on_average_over_a_table() -> None:
    """A and B with a bot of the house, C and D with another; the bots are beaten, and have no points themselves."""
    rounds = [
        Round((Table((A, B, HOUSE), (1, 2, 3), (4, 2, 0)), Table((C, D, HOUSE), (2, 3, 1), (1, 0, 5)))),
        Round((Table((A, C, D), (3, 1, 2), (-1, 3, 0)),), (B,)),
    ]
    found = by_entrant(standings([A, B, C, D], rounds, "swiss"))
    # A: 1 + 0; B: ½ + 1; C: ½ + 1; D: 0 + ½.
    assert {entrant: one.points for entrant, one in found.items()} == {
        A: 1,
        B: Fraction(3, 2),
        C: Fraction(3, 2),
        D: HALF,
    }
    # A met B (1½), then C and D (1½ and ½, on average 1). B met A (1), and in the bye itself (1½).
    assert found[A].ties["buchholz"] == Fraction(5, 2)
    assert found[B].ties["buchholz"] == Fraction(5, 2)
    # C met D (½), then A and D (¾ on average).
    assert found[C].ties["buchholz"] == Fraction(5, 4)
    # A beat B. C beat D, then A and D: ½ + (1 + ½) / 2.
    assert found[A].ties["sonneborn"] == Fraction(3, 2)
    assert found[C].ties["sonneborn"] == Fraction(5, 4)
    # The scores of the second table, lifted: 0, 4 and 1.
    assert found[A].ties["scores"] == (Fraction(4, 6) + 0) / 2
    assert found[C].ties["scores"] == (Fraction(1, 6) + Fraction(4, 5)) / 2
    # B and C have not met.
    assert found[C].ties["direct"] is None


def test_a_game_that_was_forfeited_has_no_scores() -> None:
    rounds = [Round((won(A, B),)), Round((won(B, A, 3, 1),))]
    found = by_entrant(standings([A, B], rounds, "round_robin"))
    assert (found[A].ties["scores"], found[B].ties["scores"]) == (Fraction(1, 4), Fraction(3, 4))
