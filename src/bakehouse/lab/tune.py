"""Look for better numbers on cards, by successive halving on the same seeds, and say what fresh seeds think of them.

All candidates play the same few seeds; the worse half goes, the others play twice as many, and so on until few are
left. Whoever wins such a contest was also lucky in it, so the numbers of the contest are good for choosing and for
nothing else. The finalists and the deck as it was then play new seeds, and only those are reported, with intervals that
hold together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import partial
from itertools import product
from math import ceil, log2, prod
from statistics import fmean

import msgspec

from bakehouse.core.chance import Rng
from bakehouse.core.errors import DeckError, OptionError
from bakehouse.lab.compare import measured
from bakehouse.lab.confidence import ERROR, ConfidenceSequence, Interval
from bakehouse.lab.deck_rows import number_of, with_number
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import Setup, shares_of
from bakehouse.lab.live import LiveTable
from bakehouse.lab.measures import SEAT_ADVANTAGE, measure_named
from bakehouse.lab.playing import plan_of
from bakehouse.lab.sentences import digits_for, number

FINALISTS = 3
MOST_CANDIDATES = 64
SEARCH = 20_000  # games for the contest
FRESH = 5_000  # games on fresh seeds, for each finalist and for the deck as it was
SHARE = 50
STEP = 2  # without a range a number is varied by so much in both directions
GOAL = re.compile(r"([a-z][\w :.-]*?)\s*([<>])\s*(-?\d+(?:\.\d+)?)\s*%?", re.IGNORECASE)
VARIED = re.compile(r"([\w-]+)\.(\w+)(?:=(?:(\d+)\.\.(\d+)|(\d+(?:,\d+)*)))?")


class Goal(msgspec.Struct, frozen=True):
    """`seat advantage < 1 %`: what a deck is wanted to be, in the unit of the measure.

    The seat advantage of a goal is how far the share of whoever begins is from a fair one, in either direction.
    """

    measure: str
    sign: str  # < or >
    limit: float

    def __str__(self) -> str:
        return f"{self.measure} {self.sign} {self.limit:g}"

    def lack(self, value: float) -> float:
        """How far this value is from the goal; 0 where it is reached."""
        return max(0.0, value - self.limit if self.sign == "<" else self.limit - value)


class Varied(msgspec.Struct, frozen=True):
    """A number on a card, and what it may be."""

    code: str
    field: str
    values: tuple[int, ...]


Numbers = tuple[int, ...]  # a value for each thing that is varied


class State(Enum):
    REACHED = "reached"
    MISSED = "missed"
    OPEN = "open"


class Judgement(msgspec.Struct, frozen=True):
    """What fresh seeds say about one goal."""

    goal: Goal
    value: float
    low: float
    high: float
    state: State


class Candidate(msgspec.Struct, frozen=True):
    """A deck, with what fresh seeds say about it."""

    numbers: Numbers
    is_original: bool
    games: int
    judgements: list[Judgement]

    @property
    def is_reached(self) -> bool:
        return all(judgement.state == State.REACHED for judgement in self.judgements)


def read_goal(text: str) -> Goal:
    found = GOAL.fullmatch(text.strip())
    if found is None:
        raise OptionError(f'a goal is written "seat advantage < 1 %" or "turns > 20", not {text!r}')
    name = found[1].strip() if ":" in found[1] else found[1].strip().lower().replace(" ", "-")
    return Goal(name, found[2], float(found[3]))


def read_varied(text: str, deck: str) -> Varied:
    """`T39.value=3..8`, `T39.value=3,5,8`, or `T39.value` for some more and some less than it is."""
    found = VARIED.fullmatch(text.strip())
    if found is None:
        raise OptionError(f"what is varied is written T39.value=3..8, T39.value=3,5,8 or T39.value, not {text!r}")
    code, field, first, last, listed = found.groups()
    present = number_of(deck, code, field)
    if first is not None:
        values = set(range(int(first), int(last) + 1))
    elif listed is not None:
        values = {int(value) for value in listed.split(",")}
    else:
        values = set(range(max(0, present - STEP), present + STEP + 1))
    if not values:
        raise OptionError(f"{text!r} leaves nothing to choose from")
    return Varied(code, field, tuple(sorted(values | {present})))


# -- Candidates ------------------------------------------------------------------


def deck_with(deck: str, varied: Sequence[Varied], numbers: Numbers) -> str:
    for one, value in zip(varied, numbers, strict=True):
        deck = with_number(deck, one.code, one.field, value)
    return deck


def candidates(
    varied: Sequence[Varied], original: Numbers, most: int = MOST_CANDIDATES, seed: int = 0
) -> list[Numbers]:
    """Every combination, or some of them by lot; always with the deck as it is."""
    if prod(len(one.values) for one in varied) <= most:
        return list(product(*(one.values for one in varied)))
    rng = Rng(seed, "candidates")
    found = {original}
    while len(found) < most:
        found.add(tuple(one.values[rng.below(len(one.values))] for one in varied))
    return sorted(found)


class Tuning:
    """One search: the table, what is varied, and the goals."""

    def __init__(self, setup: Setup, goals: Sequence[Goal], varied: Sequence[Varied]) -> None:
        if not goals or not varied:
            raise OptionError("tuning needs a goal and something to vary")
        self.setup = setup
        self.goals = list(goals)
        self.varied = list(varied)
        self.plan = plan_of(setup)
        self.text = self.plan.deck.text
        self.measures = [measure_named(goal.measure, self.plan) for goal in goals]
        self.original: Numbers = tuple(number_of(self.text, one.code, one.field) for one in varied)

    def setup_of(self, numbers: Numbers) -> Setup:
        """The table with these numbers; DeckError if the game does not allow them."""
        if numbers == self.original:
            return self.setup
        text = deck_with(self.text, self.varied, numbers)
        self.plan.game.deck_text(text)
        return msgspec.structs.replace(self.setup, deck=text)

    def possible(self, wanted: Sequence[Numbers]) -> list[Numbers]:
        """Those that make a deck which the game allows."""
        found = []
        for numbers in wanted:
            try:
                self.setup_of(numbers)
            except DeckError:
                continue
            found.append(numbers)
        return found

    def value(self, place: int, mean: float) -> float:
        """What a mean is to a goal, in the unit of its measure."""
        measure = self.measures[place]
        if measure.name == SEAT_ADVANTAGE:
            return abs(mean) * measure.factor
        return mean * measure.factor

    def lack(self, rows: Sequence[Sequence[float]]) -> tuple[float, float]:
        """How far a deck is from all goals, relative to them, and what is better of two that have reached them."""
        lacks, values = 0.0, 0.0
        for place, goal in enumerate(self.goals):
            value = self.value(place, fmean(row[place] for row in rows))
            scale = abs(goal.limit) or 1.0
            lacks += goal.lack(value) / scale
            values += (value if goal.sign == "<" else -value) / scale
        return lacks, values


# -- The contest -----------------------------------------------------------------

Task = tuple[Setup, range]
Rows = list[list[float]]


def play_task(names: Sequence[str], task: Task) -> Rows:
    setup, seeds = task
    return measured(setup, names, setup, seeds)


class Round(msgspec.Struct, frozen=True):
    """A round of the contest: who is still in it, the best first, after how many games each."""

    standing: list[Numbers]
    games: int


class Contest:
    """Successive halving. `rows` are what each candidate has played so far, on the same seeds as all others."""

    def __init__(self, tuning: Tuning, wanted: Sequence[Numbers], budget: int = SEARCH, first_seed: int = 0) -> None:
        self.tuning = tuning
        self.standing = tuning.possible(wanted)
        if len(self.standing) < 2:
            raise OptionError("the game allows only one of these decks: vary something else")
        self.rounds = max(1, ceil(log2(len(self.standing) / FINALISTS)))
        self.size = max(SHARE, budget // (len(self.standing) * self.rounds))
        self.seeds = range(first_seed, first_seed)
        self.rows: dict[Numbers, Rows] = {numbers: [] for numbers in self.standing}

    @property
    def next_seed(self) -> int:
        """The first seed that was not used."""
        return self.seeds.stop

    @property
    def games(self) -> int:
        """How many games will be played, about."""
        return len(self.standing) * self.size * self.rounds

    def run(self, executor: Executor) -> Iterator[Round]:
        for _ in range(self.rounds):
            self.seeds = range(self.seeds.stop, self.seeds.stop + self.size)
            self._play(executor)
            ranked = sorted(self.standing, key=lambda numbers: (self.tuning.lack(self.rows[numbers]), numbers))
            self.standing = ranked[: max(FINALISTS, len(ranked) // 2)]
            self.size *= 2
            yield Round(list(self.standing), self.seeds.stop)
        self.standing = self.standing[:FINALISTS]

    def _play(self, executor: Executor) -> None:
        shares = list(shares_of(self.seeds, SHARE))
        tasks = [(self.tuning.setup_of(numbers), share) for numbers in self.standing for share in shares]
        owners = (numbers for numbers in self.standing for _ in shares)
        names = [goal.measure for goal in self.tuning.goals]
        for numbers, rows in zip(owners, executor.run(partial(play_task, names), tasks), strict=True):
            self.rows[numbers] += rows


# -- Fresh seeds -----------------------------------------------------------------


class Trial:
    """What fresh seeds say about one deck."""

    def __init__(self, tuning: Tuning, numbers: Numbers, contest: Contest, error: float) -> None:
        self.tuning = tuning
        self.numbers = numbers
        seen = [row for rows in contest.rows.values() for row in rows]
        self.bounds = [
            measure.bounds_from([row[place] for row in seen]) for place, measure in enumerate(tuning.measures)
        ]
        self.sequences = [ConfidenceSequence(*bounds, error) for bounds in self.bounds]

    def add(self, rows: Rows) -> None:
        for place, (bounds, sequence) in enumerate(zip(self.bounds, self.sequences, strict=True)):
            sequence.add(bounds.clip(row[place]) for row in rows)
            sequence.look()

    @property
    def candidate(self) -> Candidate:
        judgements = [self._judgement(place) for place in range(len(self.sequences))]
        is_original = self.numbers == self.tuning.original
        return Candidate(self.numbers, is_original, self.sequences[0].count, judgements)

    def _judgement(self, place: int) -> Judgement:
        goal, sequence = self.tuning.goals[place], self.sequences[place]
        low, high = self._range(place, sequence.interval)
        is_below = goal.sign == "<"
        reached = high < goal.limit if is_below else low > goal.limit
        missed = low >= goal.limit if is_below else high <= goal.limit
        state = State.REACHED if reached else State.MISSED if missed else State.OPEN
        return Judgement(goal, self.tuning.value(place, sequence.mean), low, high, state)

    def _range(self, place: int, interval: Interval) -> Interval:
        """Between which values the goal's measure lies if the mean lies in this interval."""
        ends = [self.tuning.value(place, end) for end in interval]
        is_in_doubt = self.tuning.measures[place].name == SEAT_ADVANTAGE and 0.0 in interval
        low = 0.0 if is_in_doubt else min(ends)
        return Interval(low, max(ends))


def try_finalists(
    contest: Contest, executor: Executor, budget: int = FRESH, error: float = ERROR
) -> Iterator[list[Candidate]]:
    """The finalists and the deck as it was on seeds that nobody has played yet, until every goal is decided."""
    tuning = contest.tuning
    decks = list(dict.fromkeys([tuning.original, *contest.standing]))
    own_error = error / (len(decks) * len(tuning.goals))
    trials = [Trial(tuning, numbers, contest, own_error) for numbers in decks]
    names = [goal.measure for goal in tuning.goals]
    for share in shares_of(range(contest.next_seed, contest.next_seed + budget), SHARE):
        open_trials = [trial for trial in trials if _is_open(trial.candidate)]
        tasks = [(tuning.setup_of(trial.numbers), share) for trial in open_trials]
        for trial, rows in zip(open_trials, executor.run(partial(play_task, names), tasks), strict=True):
            trial.add(rows)
        yield [trial.candidate for trial in trials]
        if not open_trials:
            return


def _is_open(candidate: Candidate) -> bool:
    return any(judgement.state == State.OPEN for judgement in candidate.judgements)


# -- In words ----------------------------------------------------------------------


def tuning_of(setup: Setup, goals: Sequence[str], fields: Sequence[str]) -> Tuning:
    """What was typed, as a search."""
    text = plan_of(setup).deck.text
    return Tuning(setup, [read_goal(goal) for goal in goals], [read_varied(field, text) for field in fields])


class TuningRun:
    """A search that is told while it runs. `deck` is the first finalist's when it is over."""

    def __init__(
        self,
        tuning: Tuning,
        executor: Executor,
        *,
        most: int = MOST_CANDIDATES,
        search: int = SEARCH,
        fresh: int = FRESH,
        first_seed: int = 0,
    ) -> None:
        self.tuning = tuning
        self.executor = executor
        self.fresh = fresh
        wanted = candidates(tuning.varied, tuning.original, most, first_seed)
        self.contest = Contest(tuning, wanted, search, first_seed)
        self.found: list[Candidate] = []

    def lines(self) -> Iterator[str]:
        contest = self.contest
        yield f"{len(contest.standing)} decks play about {contest.games:,} games; the best {FINALISTS} go on."
        for one in contest.run(self.executor):
            front = self._numbers(one.standing[0])
            yield f"  after {one.games:,} seeds {len(one.standing)} are left; in front: {front}"
        with LiveTable("fresh seeds", self.fresh, ("deck", "goal", "value", "interval", "")) as live:
            for found in try_finalists(contest, self.executor, self.fresh):
                self.found = found
                live.show(max(one.games for one in self.found), self._rows())
        yield "On fresh seeds, which had no part in choosing (all intervals hold together with 95 %):"
        yield from self._conclusions()

    @property
    def deck(self) -> str:
        """The text of the deck that did best in the contest."""
        return deck_with(self.tuning.text, self.tuning.varied, self.contest.standing[0])

    def _numbers(self, numbers: Numbers) -> str:
        if numbers == self.tuning.original:
            return "the deck as it is"
        changed = zip(self.tuning.varied, numbers, self.tuning.original, strict=True)
        return ", ".join(f"{one.code}.{one.field} {new} (was {old})" for one, new, old in changed if new != old)

    def _rows(self) -> list[list[str]]:
        return [
            [
                self._numbers(one.numbers),
                str(judgement.goal),
                number(judgement.value, digits_for(judgement.low, judgement.high)),
                _span(judgement),
                judgement.state.value,
            ]
            for one in self.found
            for judgement in one.judgements
        ]

    def _conclusions(self) -> Iterator[str]:
        for one in self.found:
            yield f"  {self._numbers(one.numbers)} ({one.games:,} games)"
            for place, judgement in enumerate(one.judgements):
                unit = self.tuning.measures[place].unit
                value = number(judgement.value, digits_for(judgement.low, judgement.high))
                yield f"    {judgement.goal}: {value} {unit} ({_span(judgement)}), {STATES[judgement.state]}"


STATES = {
    State.REACHED: "reached",
    State.MISSED: "not reached",
    State.OPEN: "open: more fresh games are needed to tell",
}


def _span(judgement: Judgement) -> str:
    digits = digits_for(judgement.low, judgement.high)
    return f"{number(judgement.low, digits)} to {number(judgement.high, digits)}"
