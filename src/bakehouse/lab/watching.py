"""Questions that are watched while games are played: numbers with intervals that hold at every look, and a report."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bakehouse.core.errors import OptionError
from bakehouse.lab.compare import PILOT, Comparison, Question, measured_pairs
from bakehouse.lab.comparing import Outcome
from bakehouse.lab.confidence import ERROR, ConfidenceSequence
from bakehouse.lab.experiment import Setup, make_experiment
from bakehouse.lab.history import History, Look
from bakehouse.lab.impact import ImpactCount, check_impact, impact_rows
from bakehouse.lab.impact_report import impact_report
from bakehouse.lab.measures import SEAT_ADVANTAGE, Bounds, Measure, measure_named
from bakehouse.lab.page import Html, Section, figure, paragraph, table, with_interval
from bakehouse.lab.playing import GameResult, plan_of
from bakehouse.lab.question_charts import shrinking
from bakehouse.lab.report import report
from bakehouse.lab.results import results_of
from bakehouse.lab.room import LookAt, Task
from bakehouse.lab.sentences import digits_for, number
from bakehouse.lab.summary import summarise

SHORT_PILOT = 20  # games that only set the scale
FEW = 10  # games without which a report says nothing
COMPARED = (Question(SEAT_ADVANTAGE, 2.0), Question("turns", 0.05, is_relative=True))
CARD = "card"
WHAT_WATCHING_MEANS = (
    "These numbers were watched while games were played. Their intervals are confidence sequences: with 95 % all of "
    "them hold the true numbers at once, after every game, so that it did no harm to stop when the answer was clear. "
    "The intervals in the other parts are those of a textbook, for a number of games that was fixed before."
)


class Watched(ABC):
    """One question."""

    least = FEW  # games that are played in any case
    is_answered = False

    @abstractmethod
    def play(self, seed: int) -> None: ...

    @abstractmethod
    def looks(self) -> list[LookAt]: ...

    @abstractmethod
    def report(self) -> str: ...


def watch(task: Task, setup: Setup, other: Setup) -> Watched:
    if task.question == "card":
        return WatchedCard(setup, task.card, task.link)
    if task.question == "compare":
        return WatchedPair(setup, other, task.link, task.other_link)
    names = {
        "first": [SEAT_ADVANTAGE],
        "seats": [f"place:{place}" for place in range(1, setup.seats + 1)],
        "length": ["turns", "minutes"],
    }
    return WatchedTable(setup, names[task.question], task.link)


# -- Numbers of one table ------------------------------------------------------


class WatchedNumber:
    """The mean of a measure, for which some first games set the scale if it has no bounds by nature."""

    def __init__(self, measure: Measure, error: float) -> None:
        self.measure = measure
        self.history = History()
        self._error = error
        self._pilot: list[float] = []
        self._bounds: Bounds | None = measure.bounds
        self._sequence = self._begin(measure.bounds) if measure.bounds is not None else None

    def _begin(self, bounds: Bounds) -> ConfidenceSequence:
        self._bounds = bounds
        return ConfidenceSequence(bounds.least, bounds.most, self._error)

    def add(self, value: float) -> None:
        if self._sequence is None or self._bounds is None:
            self._pilot.append(value)
            if len(self._pilot) == SHORT_PILOT:
                self._sequence = self._begin(self.measure.bounds_from(self._pilot))
            return
        self._sequence.add([self._bounds.clip(value)])

    def look(self, games: int) -> LookAt | None:
        """None while the scale is being set."""
        if self._sequence is None or not self._sequence.count:
            return None
        factor = self.measure.factor
        low, high = self._sequence.look().scaled(factor)
        value = min(max(self._sequence.mean * factor, low), high)
        self.history.add(Look(games, value, low, high))
        return LookAt(self.measure.name, value, low, high)


class WatchedTable(Watched):
    """Numbers of the games of one setup; the report is that of `lab run`."""

    least = SHORT_PILOT + FEW

    def __init__(self, setup: Setup, names: Sequence[str], link: str) -> None:
        self.setup = setup
        self.link = link
        self.plan = plan_of(setup)
        self.numbers = [WatchedNumber(measure_named(name, self.plan), ERROR / len(names)) for name in names]
        self.games: list[GameResult] = []

    def play(self, seed: int) -> None:
        game = self.plan.play(seed)
        self.games.append(game)
        for one in self.numbers:
            one.add(one.measure.read(self.plan, game))

    def looks(self) -> list[LookAt]:
        found = [one.look(len(self.games)) for one in self.numbers]
        return [look for look in found if look is not None]

    def report(self) -> str:
        results = results_of(make_experiment(self.setup, len(self.games)), self.games)
        return report(summarise(results), link=self.link, watched=self._section())

    def _section(self) -> Section:
        rows: list[list[str]] = []
        charts: list[Html] = []
        for watched in self.numbers:
            measure, last = watched.measure, watched.history.last
            if last is None:
                continue
            digits = digits_for(last.low, last.high)
            interval = f"{number(last.low, digits)} to {number(last.high, digits)}"
            rows.append([f"{measure.noun}, {measure.unit}", with_interval(number(last.value, digits), interval)])
            chart = shrinking(watched.history.all(), 0.0, measure.unit, "games", around_zero=last.low < 0)
            charts.append(figure(chart, f"{measure.noun} by the number of games", f"{measure.noun}, {measure.unit}."))
        parts = [paragraph(WHAT_WATCHING_MEANS), table(["question", "answer"], rows), *charts]
        return Section("watched", "What was watched", parts)


# -- Two decks, and one card ---------------------------------------------------


class WatchedPair(Watched):
    """Two decks on the same seeds; a game here is a pair of games."""

    least = PILOT + FEW

    def __init__(self, a: Setup, b: Setup, link_a: str, link_b: str) -> None:
        self.a, self.b = a, b
        self.links = (link_a, link_b)
        self.comparison = Comparison(a, b, COMPARED)
        self.pilot: list[tuple[list[float], list[float]]] = []
        if a.deck == b.deck:
            raise OptionError("these are the same deck: there is nothing to compare")

    def play(self, seed: int) -> None:
        pairs = measured_pairs(self.a, self.b, self.comparison.names, range(seed, seed + 1))
        if len(self.pilot) < PILOT:
            self.pilot += pairs
            if len(self.pilot) == PILOT:
                self.comparison.set_scale(self.pilot)
        else:
            self.comparison.add(pairs)

    def looks(self) -> list[LookAt]:
        if not self.comparison.pairs:
            return []
        return [LookAt(one.measure, one.difference, one.low, one.high) for one in self.comparison.answers()]

    @property
    def is_answered(self) -> bool:  # type: ignore[override]  # asked anew at every look
        return self.comparison.pairs > 0 and self.comparison.is_answered

    def report(self) -> str:
        budget = self.comparison.pairs
        return Outcome(self.comparison, budget, 0, was_stopped=not self.is_answered).report(links=self.links)


class WatchedCard(Watched):
    """What a card does to whoever begins with it."""

    def __init__(self, setup: Setup, code: str, link: str) -> None:
        check_impact(setup, code)
        self.setup = setup
        self.code = code
        self.link = link
        self.count = ImpactCount(code)
        self.history = History()

    def play(self, seed: int) -> None:
        self.count.add(impact_rows(self.setup, self.code, range(seed, seed + 1)))

    def looks(self) -> list[LookAt]:
        found = self.count.impact()
        if not found.pairs:
            return []
        self.history.add(Look(found.pairs, found.points, found.low, found.high))
        return [LookAt(CARD, found.points, found.low, found.high)]

    def report(self) -> str:
        self.looks()
        return impact_report(self.setup, self.count.impact(), self.history.all(), self.link)
