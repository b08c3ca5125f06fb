"""The course of a game: who had how many points when, as its log tells it, and what that says about the race.

Points that are only counted at the end (majorities, bonuses) change the scores in one last step. A game that is not
listed here has no course: no changes of the lead, no comebacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bakehouse.core.log import HEAD
from bakehouse.core.state import State
from bakehouse.games.cheflebrity.cards import QUALITY_OF
from bakehouse.games.pastry_chefs.events import BAKED as PASTRY_BAKED

Step = tuple[int, int]  # a seat, and the points that it has from now on
Scorer = Callable[[State, list[list[int]]], Iterator[Step]]
KIND, SEAT, A, B = 0, 1, 2, 3  # places in an entry
BEST_OF_GRAND = 3  # CO-64


class Race(NamedTuple):
    """How often somebody took over the lead, and from how many points behind a winner came."""

    lead_changes: int
    comeback: int


def _pastry_chefs(state: State, entries: list[list[int]]) -> Iterator[Step]:
    """PC-10 to PC-12: the points of a team; PC-R64: in a series the games that it has won."""
    points = [0, 0]
    is_series = int(state.table_options["games"]) > 1
    for entry in entries:
        if is_series != (entry[KIND] != PASTRY_BAKED):
            continue
        team = entry[A] if is_series else entry[SEAT] % 2
        if team >= 0:
            points[team] += 1 if is_series else len(entry) - HEAD - 2
            yield team, points[team]


def _the_pie_game(state: State, entries: list[list[int]]) -> Iterator[Step]:
    for entry in entries:
        yield entry[SEAT], entry[B]


def _pie_factory(state: State, entries: list[list[int]]) -> Iterator[Step]:
    """PF-71: the dollars that are boxed."""
    value = getattr(state.table_deck, "value")  # noqa: B009 - only the decks of this game have it
    points = [0] * state.seats
    for entry in entries:
        points[entry[SEAT]] += sum(int(value[card]) for card in entry[HEAD:])
        yield entry[SEAT], points[entry[SEAT]]


def _cheflebrity(state: State, entries: list[list[int]]) -> Iterator[Step]:
    """CH-88: the quality of what is served."""
    points = [0] * state.seats
    for entry in entries:
        points[entry[SEAT]] += sum(int(QUALITY_OF[card]) for card in entry[HEAD:])
        yield entry[SEAT], points[entry[SEAT]]


def _pie_contest(state: State, entries: list[list[int]]) -> Iterator[Step]:
    """CO-61: the best Pie; CO-64: in a Grand Contest the three best ones."""
    counted = BEST_OF_GRAND if state.table_options["grand"] == "on" else 1
    pies: list[dict[int, int]] = [{} for _ in range(state.seats)]
    for entry in entries:
        own = pies[entry[SEAT]]
        own[entry[A]] = entry[B]
        yield entry[SEAT], sum(sorted(own.values(), reverse=True)[:counted])


# By game: the events that change scores, and what they mean.
COURSES: dict[str, tuple[tuple[str, ...], Scorer]] = {
    "pastry-chefs": (("baked", "ended"), _pastry_chefs),
    "the-pie-game": (("baked",), _the_pie_game),
    "pie-factory": (("boxed",), _pie_factory),
    "cheflebrity": (("served",), _cheflebrity),
    "pie-contest": (("baked", "pie_changed"), _pie_contest),
}


def scoring_events(slug: str) -> tuple[str, ...]:
    return COURSES[slug][0] if slug in COURSES else ()


def race_of(slug: str, state: State, entries: list[list[int]], sides: Sequence[Sequence[int]]) -> Race:
    """The race of a finished game; `sides` are the seats that win together."""
    outcome = state.outcome
    if slug not in COURSES or outcome is None:
        return Race(0, 0)
    steps = COURSES[slug][1](state, entries)
    finals = [outcome.scores[side[0]] or 0 for side in sides]
    winners = [place for place, side in enumerate(sides) if side[0] in outcome.winners]
    return _race(steps, finals, winners)


def _race(steps: Iterator[Step], finals: list[int], winners: list[int]) -> Race:
    points = [0] * len(finals)
    leader: int | None = None
    changes = comeback = 0
    for step in [*steps, None]:
        if step is None:
            points = finals
        else:
            points[step[0]] = step[1]
        best = max(points)
        for winner in winners:
            comeback = max(comeback, best - points[winner])
        if points.count(best) == 1:
            first = points.index(best)
            changes += leader is not None and leader != first
            leader = first
    return Race(changes, comeback)
