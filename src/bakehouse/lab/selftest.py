"""Does the lab find what is there, and nothing else? Known imbalances are planted, and looked for as `compare` does.

Three plants: a card made 10 % better, a seat that is dealt one card more, and nothing at all. Each is looked for in
many experiments with seeds of their own. After *every single pair of games* all questions are looked at, and the first
one that says "there is a difference" ends the experiment: nobody can peek more than that. Where nothing was planted the
two games of a pair have different luck, because with the same luck they would be the same game. An experiment with a
plant goes on until that is found, or the budget is spent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median

import msgspec

from bakehouse.core.errors import OptionError
from bakehouse.lab.arrangement import Arrangement
from bakehouse.lab.compare import BUDGET, PILOT, Difference
from bakehouse.lab.confidence import ERROR
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import Setup
from bakehouse.lab.intervals import share_interval
from bakehouse.lab.measures import Measure, measure_named
from bakehouse.lab.playing import GameResult, Plan, plan_of

EXPERIMENTS = 1_000
SEEDS_APART = 10_000_000  # between two experiments
OTHER_LUCK = 5_000_000  # from the seed of the first game of a pair to that of the second
PERCENT = 100


class Plant(msgspec.Struct, frozen=True):
    """Two variants, and what is different: the measure that must be found, or nothing."""

    name: str
    says: str
    a: Setup
    b: Setup
    questions: tuple[str, ...]
    finds: str = ""
    one_card_more: bool = False  # for the first seat, in B
    same_luck: bool = True


class Trial(msgspec.Struct, frozen=True):
    """One experiment: what was found first, and after how many pairs."""

    found: str
    pairs: int


class Rate(msgspec.Struct, frozen=True):
    """How often a plant was found (or, where there is none, how often there was a false alarm), in percent."""

    name: str
    says: str
    finds: str
    experiments: int
    found: int
    share: float
    low: float
    high: float
    usual_pairs: float  # the median of those that found something


def play_pair(plant: Plant, seed: int) -> tuple[GameResult, GameResult]:
    a, b = plan_of(plant.a), plan_of(plant.b)
    other = seed if plant.same_luck else seed + OTHER_LUCK
    return a.play(seed), _with_one_more(b, other) if plant.one_card_more else b.play(other)


def _with_one_more(plan: Plan, seed: int) -> GameResult:
    setup = plan.setup
    table = Arrangement.of(plan.game, plan.game.deal(setup.seats, seed, setup.options, plan.given))
    if table is None:
        return plan.play(seed)
    table.deal_one_more(0)
    return plan.play_on(table.state(), seed)


def run_trial(plant: Plant, budget: int, number: int) -> Trial:
    """One experiment, with a look after every pair."""
    plans = plan_of(plant.a), plan_of(plant.b)
    measures = [measure_named(name, *plans) for name in plant.questions]
    start = number * SEEDS_APART
    pilot = [_values(plant, measures, seed) for seed in range(start, start + PILOT)]
    differences = [
        Difference(measure, [row[place] for row in pilot], ERROR / len(measures))
        for place, measure in enumerate(measures)
    ]
    for count in range(1, budget + 1):
        row = _values(plant, measures, start + PILOT + count)
        for difference, pair in zip(differences, row, strict=True):
            difference.add([pair])
            name = difference.measure.name
            if plant.finds in ("", name) and difference.sequence.excludes(0.0):
                return Trial(name, count)
    return Trial("", budget)


def _values(plant: Plant, measures: Sequence[Measure], seed: int) -> list[tuple[float, float]]:
    """The measures of a pair of games."""
    a, b = play_pair(plant, seed)
    plans = plan_of(plant.a), plan_of(plant.b)
    return [(measure.read(plans[0], a), measure.read(plans[1], b)) for measure in measures]


def run_trials(plant: Plant, experiments: int, executor: Executor, budget: int = BUDGET) -> Iterator[Trial]:
    if not 0 < budget < OTHER_LUCK - PILOT:
        raise OptionError(f"a budget is between 1 and {OTHER_LUCK - PILOT - 1:,} pairs, not {budget}")
    return executor.run(partial(run_trial, plant, budget), range(experiments))


def rate_of(plant: Plant, trials: Sequence[Trial]) -> Rate:
    """How often something was found: with a plant what was planted, without one anything."""
    found = [trial for trial in trials if trial.found]
    low, high = share_interval(len(found), len(trials))
    return Rate(
        plant.name,
        plant.says,
        plant.finds,
        len(trials),
        len(found),
        PERCENT * len(found) / len(trials),
        PERCENT * low,
        PERCENT * high,
        median(trial.pairs for trial in found) if found else float("nan"),
    )


POWER, FALSE_ALARMS = 90, 5  # percent


def is_good(rate: Rate) -> bool:
    """Can the lab be as good as it wants to be, as far as these experiments tell?"""
    return rate.high >= POWER if rate.finds else rate.low <= FALSE_ALARMS


def told(rate: Rate) -> str:
    share = (
        f"{rate.found:,} of {rate.experiments:,} experiments, {rate.share:.1f} % ({rate.low:.1f} to {rate.high:.1f})"
    )
    if not rate.finds:
        return f"{rate.name}: false alarms in {share}. {rate.says}"
    usual = f", half of them within {rate.usual_pairs:,.0f} pairs of games" if rate.found else ""
    return f"{rate.name}: found in {share}{usual}. {rate.says}"
