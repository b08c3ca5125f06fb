"""Does the lab find what is there, and nothing else? Known imbalances are planted, and looked for as `compare` does.

Three plants: a card made 10 % better, a seat that is dealt one card more than the other, and nothing at all. For each a
pool of real pairs of games is played. An experiment draws its pairs from the pool by lot, and is looked at after *every
single pair*: nobody can peek more than that. It ends with the first look that says "there is a difference", or with the
budget. Where nothing was planted the two games of a pair have different luck (with the same luck they would be the same
game), and a coin decides which of them counts as A, so that the true difference is exactly zero.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median

import msgspec
import numpy as np
from numpy.typing import NDArray

import bakehouse
from bakehouse.core.errors import OptionError
from bakehouse.lab.arrangement import Arrangement
from bakehouse.lab.compare import BUDGET, PILOT, Pair, Row
from bakehouse.lab.confidence import ERROR, first_refuted
from bakehouse.lab.deck_rows import with_number
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import Setup, make_setup, shares_of
from bakehouse.lab.intervals import share_interval
from bakehouse.lab.measures import measure_named
from bakehouse.lab.playing import GameResult, Plan, plan_of

EXPERIMENTS = 1_000
POOL = 10_000  # pairs
SHARE = 25
OTHER_LUCK = 1_000_000_000  # from the seed of the first game of a pair to that of the second
POWER, FALSE_ALARMS = 90, 5  # percent: what the lab wants to reach
PERCENT = 100

GAME = "pie-factory"
CARD, FIELD, USUAL, BETTER = "T39", "value", 10, 11


class Plant(msgspec.Struct, frozen=True):
    """Two variants, what is asked about them, and what must be found: a measure, or nothing."""

    name: str
    a: Setup
    b: Setup
    questions: tuple[str, ...]
    finds: str = ""
    others_have_less: bool = False  # in B, everybody but the first seat begins with a card less
    same_luck: bool = True


class Rate(msgspec.Struct, frozen=True):
    """How often a plant was found or, where there is none, how often there was a false alarm, in percent."""

    name: str
    finds: str
    experiments: int
    found: int
    share: float
    low: float
    high: float
    usual_pairs: float  # the median of those that found something


def plants(bots: str = "medium") -> list[Plant]:
    """At a table of two of Pie Factory."""
    game = bakehouse.game(GAME)
    house = make_setup(GAME, 2, bots)
    usual, better = (
        make_setup(GAME, 2, bots, deck=game.deck_text(with_number(game.house_deck().text, CARD, FIELD, value)))
        for value in (USUAL, BETTER)
    )
    questions = ("score", f"wins:{game.seat_name(0)}", "turns")
    return [
        Plant("nothing", house, house, questions, same_luck=False),
        Plant("a card made 10 % better", usual, better, questions, finds="score"),
        Plant("a card more for one seat", house, house, questions, finds=questions[1], others_have_less=True),
    ]


# -- Pools -----------------------------------------------------------------------


def play_pairs(plant: Plant, seeds: range) -> list[Pair]:
    a, b = plan_of(plant.a), plan_of(plant.b)
    measures = [measure_named(name, a, b) for name in plant.questions]
    pairs = []
    for seed in seeds:
        games = a.play(seed), _other(plant, b, seed)
        rows: list[Row] = [
            [measure.read(plan, game) for measure in measures] for plan, game in zip((a, b), games, strict=True)
        ]
        pairs.append((rows[0], rows[1]))
    return pairs


def _other(plant: Plant, plan: Plan, seed: int) -> GameResult:
    if not plant.others_have_less:
        return plan.play(seed if plant.same_luck else seed + OTHER_LUCK)
    setup = plan.setup
    table = Arrangement.of(plan.game, plan.game.deal(setup.seats, seed, setup.options, plan.given))
    if table is None:
        raise OptionError("a deal that ends in the middle of an effect cannot be arranged")
    for seat in range(1, setup.seats):
        table.deal_one_less(seat)
    return plan.play_on(table.state(), seed)


def play_pool(plant: Plant, executor: Executor, pairs: int = POOL, first_seed: int = 0) -> Iterator[list[Pair]]:
    """The pool, share by share."""
    return executor.run(partial(play_pairs, plant), shares_of(range(first_seed, first_seed + pairs), SHARE))


# -- Experiments -----------------------------------------------------------------


class Experiments:
    """Experiments that draw from one pool."""

    def __init__(self, plant: Plant, pool: Sequence[Pair]) -> None:
        plans = plan_of(plant.a), plan_of(plant.b)
        self.plant = plant
        self.measures = [measure_named(name, *plans) for name in plant.questions]
        self.a = np.array([a for a, _ in pool], dtype=np.float64)
        self.b = np.array([b for _, b in pool], dtype=np.float64)

    def run(self, number: int, budget: int = BUDGET) -> int | None:
        """After how many pairs this experiment says that there is a difference; None if it never does."""
        rng = np.random.default_rng(number)
        drawn = rng.integers(len(self.a), size=PILOT + budget)
        a, b = self.a[drawn], self.b[drawn]
        if not self.plant.same_luck:
            heads = rng.integers(2, size=len(drawn))[:, None] == 1
            a, b = np.where(heads, b, a), np.where(heads, a, b)
        looks = [self._first_look(place, a[:, place], b[:, place]) for place in self._looked_at()]
        return min((look for look in looks if look is not None), default=None)

    def _looked_at(self) -> list[int]:
        """Where something is planted, only that counts as found; where nothing is, anything is a false alarm."""
        finds = self.plant.finds
        return [place for place, measure in enumerate(self.measures) if finds in ("", measure.name)]

    def _first_look(self, place: int, a: NDArray[np.float64], b: NDArray[np.float64]) -> int | None:
        pilot = [*a[:PILOT].tolist(), *b[:PILOT].tolist()]
        bounds = self.measures[place].bounds_from(pilot)
        differences = np.clip(b[PILOT:], *bounds) - np.clip(a[PILOT:], *bounds)
        error = ERROR / len(self.measures)
        return first_refuted(differences, 0.0, -bounds.width, bounds.width, error)


def rate_of(plant: Plant, looks: Sequence[int | None]) -> Rate:
    found = [look for look in looks if look is not None]
    low, high = share_interval(len(found), len(looks))
    return Rate(
        plant.name,
        plant.finds,
        len(looks),
        len(found),
        PERCENT * len(found) / len(looks),
        PERCENT * low,
        PERCENT * high,
        median(found) if found else float("nan"),
    )


def is_good(rate: Rate) -> bool:
    """Can the lab be as good as it wants to be, as far as these experiments tell?"""
    return rate.high >= POWER if rate.finds else rate.low <= FALSE_ALARMS


def told(rate: Rate) -> str:
    share = (
        f"{rate.found:,} of {rate.experiments:,} experiments, {rate.share:.1f} % ({rate.low:.1f} to {rate.high:.1f})"
    )
    if not rate.finds:
        return f"{rate.name} planted: a false alarm in {share}"
    usual = f", half of them within {rate.usual_pairs:,.0f} pairs of games" if rate.found else ""
    return f"{rate.name}: found in {share}{usual}"
