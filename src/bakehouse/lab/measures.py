"""What can be asked about a game: a number that each game gives, and the bounds that it stays in.

Shares have bounds by nature. Lengths and scores have none, and a promise about the mean of something without bounds
cannot be kept: one game in a million might last a million turns. So a pilot of some games, whose seeds are used for
nothing else, decides up to which bounds they are counted, far beyond all that it has seen. What is estimated then is
the mean of lengths counted *up to that bound*; how many games went beyond it is counted and said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bakehouse.core.errors import OptionError
from bakehouse.lab.playing import GameResult, Plan

PERCENT = 100.0
SEAT_ADVANTAGE = "seat-advantage"
Reader = Callable[[Plan, GameResult], float]


class Bounds(NamedTuple):
    least: float
    most: float

    def clip(self, value: float) -> float:
        return min(max(value, self.least), self.most)

    @property
    def width(self) -> float:
        return self.most - self.least


SHARE = Bounds(0.0, 1.0)


class Measure(NamedTuple):
    """A number of each game, and how people speak of it: "games are 1.2 turns longer"."""

    name: str  # as it is asked for
    noun: str  # "length"
    subject: str  # "games are"
    more: str  # "longer"
    less: str
    unit: str  # "turns"
    read: Reader
    bounds: Bounds | None = None  # None: the pilot finds them
    factor: float = 1.0  # from the number to the unit

    def bounds_from(self, pilot: Sequence[float]) -> Bounds:
        """Bounds by nature, or as far again beyond what the pilot has seen as its values are apart."""
        if self.bounds is not None:
            return self.bounds
        least, most = min(pilot), max(pilot)
        width = max(most - least, 1.0)
        return Bounds(least - width if least < 0 else max(0.0, least - width), most + width)


def measure_named(name: str, *plans: Plan) -> Measure:
    """What somebody asks for; OptionError with everything that can be asked if these tables have no such thing."""
    kind, colon, what = name.partition(":")
    plain = {measure.name: measure for measure in plain_measures(plans[0])}
    if name in plain:
        return plain[name]
    if colon and kind in PARTICULAR:
        return PARTICULAR[kind](what, plans)
    others = "place:NUMBER, wins:SEAT, played:CARD, ends:REASON or rule:ID"
    raise OptionError(f"{name!r} cannot be asked; ask for {', '.join(plain)}, {others}")


# -- What every game has -----------------------------------------------------------


def plain_measures(plan: Plan) -> list[Measure]:
    turns = f"{plan.facts.unit}s"
    fair = 1 / len(plan.sides)
    advantage = _often(
        SEAT_ADVANTAGE,
        "seat advantage",
        "whoever begins wins",
        lambda plan, game: game.win_shares[game.order[0]] - fair,
    )
    return [
        advantage._replace(bounds=Bounds(-fair, 1 - fair)),
        _often("ties", "ties", "a victory is shared", lambda plan, game: float(max(game.win_shares) < 1)),
        _long("turns", "length", turns, lambda plan, game: game.turns),
        _long("minutes", "duration", "minutes", lambda plan, game: game.minutes),
        Measure("decisions", "decisions", "games have", "more", "less", "decisions", lambda plan, game: game.decisions),
        _high("score", "scores", "scores are", lambda plan, game: sum(_scores(game)) / len(game.scores)),
        _high("best-score", "best scores", "the best scores are", lambda plan, game: max(_scores(game))),
        Measure(
            "lead-changes", "changes of the lead", "the lead changes", "more often", "less often", "times", _changes
        ),
    ]


def _often(name: str, noun: str, subject: str, read: Reader) -> Measure:
    return Measure(name, noun, subject, "more often", "less often", "points", read, SHARE, factor=PERCENT)


def _long(name: str, noun: str, unit: str, read: Reader) -> Measure:
    return Measure(name, noun, "games are", "longer", "shorter", unit, read)


def _high(name: str, noun: str, subject: str, read: Reader) -> Measure:
    return Measure(name, noun, subject, "higher", "lower", "points of score", read)


def _scores(game: GameResult) -> list[int]:
    """Somebody without a score, as in Pie Contest without a Pie, counts as 0."""
    return [score or 0 for score in game.scores]


def _changes(_plan: Plan, game: GameResult) -> float:
    return game.lead_changes


# -- What is asked about one seat, card or rule ------------------------------------


def _place(number: str, plans: Sequence[Plan]) -> Measure:
    seats = plans[0].setup.seats
    if number not in {str(place) for place in range(1, seats + 1)}:
        raise OptionError(f"places at this table are 1 to {seats}, in the order of the first turns; not {number!r}")
    place = int(number) - 1
    subject = f"whoever has turn {number} wins"
    return _often(
        f"place:{number}",
        f"victories of whoever has turn {number}",
        subject,
        lambda plan, game: game.win_shares[game.order[place]],
    )


def _wins(name: str, plans: Sequence[Plan]) -> Measure:
    try:
        seat = plans[0].game.seat_named(name, plans[0].setup.seats)
    except ValueError as error:
        raise OptionError(str(error)) from None
    return _often(f"wins:{name}", f"victories of {name}", f"{name} wins", lambda plan, game: game.win_shares[seat])


def _played(code: str, plans: Sequence[Plan]) -> Measure:
    if all(code not in plan.numbers for plan in plans):
        raise OptionError(f"there is no card {code!r} in this deck; there are: {', '.join(plans[0].codes)}")

    def read(plan: Plan, game: GameResult) -> float:
        """Never in a deck that has not got it."""
        number = plan.numbers.get(code)
        seats = plan.setup.seats
        return 0 if number is None else sum(game.played[number * seats : (number + 1) * seats])

    subject = f"{code} is played"
    return Measure(f"played:{code}", f"use of {code}", subject, "more often", "less often", "times a game", read)


def _ends(reason: str, _plans: Sequence[Plan]) -> Measure:
    subject = f"games end with “{reason}”"
    return _often(f"ends:{reason}", f"“{reason}”", subject, lambda plan, game: float(game.reason == reason))


def _rule(rule: str, plans: Sequence[Plan]) -> Measure:
    known = plans[0].situations
    if rule not in known:
        raise OptionError(f"situations are counted for these rules: {', '.join(known)}; not for {rule!r}")
    place = known.index(rule)
    return _often(f"rule:{rule}", rule, f"{rule} comes up", lambda plan, game: float(game.situations[place] > 0))


PARTICULAR: dict[str, Callable[[str, Sequence[Plan]], Measure]] = {
    "place": _place,
    "wins": _wins,
    "played": _played,
    "ends": _ends,
    "rule": _rule,
}
