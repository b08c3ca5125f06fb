"""Two variants of a game on the same seeds: which questions are answered, and how.

Every seed is played twice, once with each variant, and both games share their luck as far as they go alike: what is
looked at is the difference between the two. After every share of seeds a confidence sequence says how large the mean
difference can be. A question is answered when that is beyond its margin, or inside it; the comparison ends when all are
answered or the budget is spent. The error is divided among the questions: with 95 % all their intervals hold together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import partial

import msgspec

from bakehouse.core.errors import OptionError
from bakehouse.lab.confidence import ERROR, ConfidenceSequence
from bakehouse.lab.discoveries import discoveries
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import Setup, shares_of
from bakehouse.lab.history import History, Look
from bakehouse.lab.measures import Measure, measure_named
from bakehouse.lab.playing import plan_of, play_share

PILOT = 100  # pairs that only set the scale
BUDGET = 10_000  # pairs
SHARE = 50  # pairs between two looks
Row = list[float]  # a number for each measure
Pair = tuple[Row, Row]


class Verdict(Enum):
    MORE = "more"  # B has more than A, by more than the margin
    LESS = "less"
    SAME = "same"  # the difference is smaller than the margin
    OPEN = "open"


class Question(msgspec.Struct, frozen=True):
    """How large is the difference in this measure: beyond the margin, or inside it?

    The margin is in the unit of the measure, or a part of the mean of A (`is_relative`). Without a margin the question
    is whether there is any difference.
    """

    measure: str
    margin: float = 0.0
    is_relative: bool = False

    def __str__(self) -> str:
        """As it is typed."""
        if not self.margin:
            return self.measure
        return f"{self.measure}={100 * self.margin:g}%" if self.is_relative else f"{self.measure}={self.margin:g}"


class Answer(msgspec.Struct, frozen=True):
    """What is known about a question, in the unit of its measure: B minus A."""

    measure: str
    verdict: Verdict
    margin: float
    difference: float
    low: float
    high: float
    mean_a: float
    mean_b: float
    least: float  # the scale on which games are counted,
    most: float
    beyond: int  # and how many games were not on it

    @property
    def is_clear(self) -> bool:
        """Is there a difference, whatever its size?"""
        return self.low > 0 or self.high < 0


class CardChange(msgspec.Struct, frozen=True):
    """How often a card is played in a game of each variant."""

    code: str
    mean_a: float
    mean_b: float
    low: float
    high: float
    stands_out: bool  # one of those of which at most 5 % are wrong on average


def read_question(text: str) -> Question:
    """`seat-advantage=2` (points), `turns=0.5`, `turns=5%` (of the mean of A), or only a name."""
    name, _, margin = text.partition("=")
    is_relative = margin.endswith("%")
    try:
        number = float(margin.removesuffix("%") or 0) / (100 if is_relative else 1)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise OptionError(f"a question is written seat-advantage=2 or turns=5%, not {text!r}")
    return Question(name.strip(), number, is_relative)


# -- Playing -------------------------------------------------------------------


def measured(setup: Setup, names: Sequence[str], other: Setup, seeds: range) -> list[Row]:
    """A row of measures for each seed; `other` may have cards that this setup has not got."""
    plan = plan_of(setup)
    readers = [measure_named(name, plan, plan_of(other)).read for name in names]
    return [[read(plan, game) for read in readers] for game in play_share(setup, seeds)]


def measured_pairs(a: Setup, b: Setup, names: Sequence[str], seeds: range) -> list[Pair]:
    return list(zip(measured(a, names, b, seeds), measured(b, names, a, seeds), strict=True))


# -- Counting ------------------------------------------------------------------


class Difference:
    """The paired differences of one measure."""

    def __init__(self, measure: Measure, pilot: Sequence[tuple[float, float]], error: float) -> None:
        self.measure = measure
        self.bounds = measure.bounds_from([value for pair in pilot for value in pair])
        self.sequence = ConfidenceSequence(-self.bounds.width, self.bounds.width, error)
        self.pilot_mean = sum(value for value, _ in pilot) / len(pilot)
        self.sums = [0.0, 0.0]
        self.beyond = 0

    def add(self, pairs: Sequence[tuple[float, float]]) -> None:
        differences = []
        for pair in pairs:
            a, b = (self.bounds.clip(value) for value in pair)
            self.beyond += (a != pair[0]) + (b != pair[1])
            self.sums = [self.sums[0] + a, self.sums[1] + b]
            differences.append(b - a)
        self.sequence.add(differences)

    @property
    def means(self) -> tuple[float, float]:
        count = max(1, self.sequence.count)
        return self.sums[0] / count, self.sums[1] / count


class Comparison:
    """What is known after some pairs. The first ones set the scale and count for nothing else."""

    def __init__(self, a: Setup, b: Setup, questions: Sequence[Question], error: float = ERROR) -> None:
        if a.game != b.game:
            raise OptionError(f"{a.game} and {b.game} are two games: variants of one game are compared")
        if a.seats != b.seats:
            raise OptionError(f"{a.seats} and {b.seats} seats cannot be compared seat by seat")
        if not questions:
            raise OptionError("there must be a question")
        if len({question.measure for question in questions}) < len(questions):
            raise OptionError("a question was asked twice")
        self.a, self.b = a, b
        self.questions = list(questions)
        self.error = error
        plans = plan_of(a), plan_of(b)
        self.codes = list(dict.fromkeys([*plans[0].codes, *plans[1].codes])) if any(plans[0].facts.played) else []
        asked = [question.measure for question in questions]  # perhaps about cards
        self.names = list(dict.fromkeys([*asked, *(f"played:{code}" for code in self.codes)]))
        self.measures = {name: measure_named(name, *plans) for name in self.names}
        self.differences: dict[str, Difference] = {}
        self.history = {question.measure: History() for question in questions}

    def set_scale(self, pilot: Sequence[Pair]) -> None:
        error = self.error / len(self.questions)
        for place, name in enumerate(self.names):
            own = [(a[place], b[place]) for a, b in pilot]
            is_asked = place < len(self.questions)
            self.differences[name] = Difference(self.measures[name], own, error if is_asked else self.error)

    def add(self, pairs: Sequence[Pair]) -> None:
        for place, name in enumerate(self.names):
            self.differences[name].add([(a[place], b[place]) for a, b in pairs])
        for question in self.questions:
            self.differences[question.measure].sequence.look()
        for answer in self.answers():
            self.history[answer.measure].add(Look(self.pairs, answer.difference, answer.low, answer.high))

    @property
    def pairs(self) -> int:
        return self.differences[self.names[0]].sequence.count if self.differences else 0

    @property
    def is_answered(self) -> bool:
        return all(answer.verdict != Verdict.OPEN for answer in self.answers())

    def answers(self) -> list[Answer]:
        return [self._answer(question) for question in self.questions]

    def _answer(self, question: Question) -> Answer:
        difference = self.differences[question.measure]
        factor = difference.measure.factor
        low, high = difference.sequence.interval.scaled(factor)
        margin = question.margin
        if question.is_relative:
            margin *= abs(difference.pilot_mean) * factor
        mean_a, mean_b = difference.means
        return Answer(
            measure=question.measure,
            verdict=_verdict(low, high, margin),
            margin=margin,
            difference=(mean_b - mean_a) * factor,
            low=low,
            high=high,
            mean_a=mean_a * factor,
            mean_b=mean_b * factor,
            least=difference.bounds.least * factor,
            most=difference.bounds.most * factor,
            beyond=difference.beyond,
        )

    def cards(self) -> list[CardChange]:
        """Every card, those that stand out first, each with its own interval."""
        names = {code: self.differences[f"played:{code}"] for code in self.codes}
        found = discoveries({code: own.sequence.evidence() for code, own in names.items()}, self.error)
        changes = [_card_change(code, own, stands_out=code in found) for code, own in names.items()]
        return sorted(changes, key=lambda change: not change.stands_out)


def _verdict(low: float, high: float, margin: float) -> Verdict:
    if low > margin:
        return Verdict.MORE
    if high < -margin:
        return Verdict.LESS
    if -margin < low and high < margin:
        return Verdict.SAME
    return Verdict.OPEN


def _card_change(code: str, difference: Difference, *, stands_out: bool) -> CardChange:
    low, high = difference.sequence.look()
    mean_a, mean_b = difference.means
    return CardChange(code, mean_a, mean_b, low, high, stands_out)


def compared(
    a: Setup,
    b: Setup,
    questions: Sequence[Question],
    executor: Executor,
    *,
    budget: int = BUDGET,
    first_seed: int = 0,
) -> Comparison:
    """What is known in the end."""
    looks = compare(a, b, questions, executor, budget=budget, first_seed=first_seed)
    comparison = next(looks)
    for comparison in looks:  # noqa: B007 - the last one
        pass
    return comparison


def compare(
    a: Setup,
    b: Setup,
    questions: Sequence[Question],
    executor: Executor,
    *,
    budget: int = BUDGET,
    first_seed: int = 0,
    error: float = ERROR,
) -> Iterator[Comparison]:
    """Play and look, share by share, until everything is answered or the budget is spent."""
    if budget < SHARE:
        raise OptionError(f"a comparison needs a budget of {SHARE} pairs of games at least, not {budget}")
    comparison = Comparison(a, b, questions, error)
    seeds = range(first_seed, first_seed + PILOT + budget)
    play = partial(measured_pairs, a, b, comparison.names)
    shares = [seeds[:PILOT], *shares_of(seeds[PILOT:], SHARE)]
    results = executor.run(play, shares)
    comparison.set_scale(next(results))
    for pairs in results:
        comparison.add(pairs)
        yield comparison
        if comparison.is_answered:
            break
