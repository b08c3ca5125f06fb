"""The check: play games, make twins of their worlds, and compare what every seat receives in both."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bakehouse.leaktest.compare import Difference, differing, first_difference, received
from bakehouse.leaktest.record import Record, play
from bakehouse.leaktest.redeal import changes, follow
from bakehouse.leaktest.world import CHANCE, Environment, Move, World

TWINS = 12  # re-dealt worlds for a seat in a game
SAMPLES = 6  # worlds of the environment's own sampler for a seat in a game
SECONDS = 8.0


@dataclass(frozen=True)
class Finding:
    """Something that a seat can know and should not, or a world that a sampler should not give."""

    kind: str  # leak: a channel tells two worlds apart; sampler: what the sampler gives is wrong; time
    channel: str
    against: tuple[str, ...]  # channels which hold all that a seat may know, and do not tell the two worlds apart
    seed: int
    step: int
    seat: int
    difference: Difference
    source: str  # how the twin was made: sampled or re-dealt

    @property
    def key(self) -> tuple[str, ...]:
        return (self.kind, self.channel, self.difference.place, self.difference.kind, self.source)


@dataclass
class Report:
    """What was compared, and what was found: one example of each kind, and how often it was seen."""

    environment: str
    version: str
    first_seed: int
    games: int = 0
    pairs: int = 0  # pairs of worlds that were different and that the seat could not tell apart at first
    compared: int = 0  # steps at which all that a seat received in both was compared
    told_apart: int = 0  # pairs that ended because the seat was told what differed, as it may be
    positions: int = 0  # at which the sampler was asked again and again
    seconds: float = 0.0
    findings: dict[tuple[str, ...], Finding] = field(default_factory=dict)
    seen: Counter[tuple[str, ...]] = field(default_factory=Counter)
    unstable: set[str] = field(default_factory=set)  # channels that change from one run of the same game to the next
    channels: set[str] = field(default_factory=set)

    def add(self, finding: Finding) -> None:
        self.findings.setdefault(finding.key, finding)
        self.seen[finding.key] += 1

    @property
    def verdict(self) -> str:
        if self.findings:
            return "findings"
        return "clean" if self.pairs else "nothing compared"


class Pair:
    """A twin beside a recorded game, as one seat receives both."""

    def __init__(self, check: Check, record: Record, seat: int, source: str) -> None:
        self.check = check
        self.record = record
        self.seat = seat
        self.source = source
        self.silent = set(check.environment.complete) - check.report.unstable  # these have told nothing so far
        self.differs = False

    def compare(self, world: World, index: int) -> bool:
        """Compare what the seat receives; False when it has been told the two worlds apart by everything."""
        one = self.record.received(index, self.seat)
        two = received(world.perceive(self.seat))
        names = [name for name in differing(one, two) if name not in self.check.report.unstable]
        self.check.report.compared += 1
        self.silent = (self.silent & (one.keys() | two.keys())).difference(names)
        if names and not self.silent:
            self.check.report.told_apart += 1
            return False
        for name in names:
            difference = first_difference(one.get(name), two.get(name))
            self.check.found("leak", name, self.silent, self.record, index, self.seat, difference, self.source)
        return True


class Check:
    """A run of the kit on one environment."""

    def __init__(self, environment: Environment, seed: int = 0, seats: Sequence[int] | None = None) -> None:
        self.environment = environment
        self.report = Report(environment.name, environment.version, seed)
        self.seats = list(environment.audiences() if seats is None else seats)

    def found(
        self,
        kind: str,
        channel: str,
        against: set[str],
        record: Record,
        step: int,
        seat: int,
        difference: Difference,
        source: str,
    ) -> None:
        self.report.add(
            Finding(kind, channel, tuple(sorted(against)), record.seed, step, seat, difference, source)
        )

    def game(self, seed: int) -> None:
        """Play the game of this seed, and everything in twins of its worlds."""
        rng = random.Random(f"twins of {seed}")
        sampled: list[tuple[int, int, World]] = []

        def visit(step: int, world: World) -> None:
            for seat in self.seats:
                if rng.random() < SAMPLES / 60 or step < 2:
                    twin = world.twin(seat, rng)
                    if twin is not None:
                        sampled.append((step, seat, twin))

        record = play(self.environment, seed, visit if self.environment.samples else None)
        self.report.games += 1
        for step in record.steps:
            self.report.channels.update(*step.received.values())
        self._same_again(record)
        for step, seat, twin in sampled:
            self._sampled(record, step, seat, twin)
        for seat in self.seats:
            for _ in range(TWINS):
                self._redealt(record, seat, rng)

    def _same_again(self, record: Record) -> None:
        """The same game once more: what differs now is no secret, it is noise."""
        again = play(self.environment, record.seed)
        for index in range(len(record.steps) + 1):
            for seat in self.environment.audiences():
                if index <= len(again.steps):
                    names = differing(record.received(index, seat), again.received(index, seat))
                    self.report.unstable.update(names)

    def _sampled(self, record: Record, step: int, seat: int, twin: World) -> None:
        pair = Pair(self, record, seat, "sampled")
        one = record.received(step, seat)
        two = received(twin.perceive(seat))
        names = [name for name in differing(one, two) if name not in self.report.unstable]
        silent = set(self.environment.complete) - set(names)
        for name in names:
            difference = first_difference(one.get(name), two.get(name))
            self.found("sampler", name, silent, record, step, seat, difference, "sampled")
        if names:
            return
        self.report.pairs += 1
        for index in follow(twin, record, seat, {}, step):
            if twin.actor != CHANCE and not pair.compare(twin, index):
                return

    def _redealt(self, record: Record, seat: int, rng: random.Random) -> None:
        changed: dict[int, Move] = {}
        world = self.environment.redealt(record.seed, rng)
        if world is None:
            changed = changes(record, seat, rng) if self.environment.redeals else {}
            if not changed:
                return
            world = self.environment.start(record.seed)
        pair = Pair(self, record, seat, "re-dealt")
        first = min(changed, default=-1)
        survived = False
        if not changed and not pair.compare(world, 0):
            return
        for index in follow(world, record, seat, changed):
            if index <= first or world.actor == CHANCE:
                continue
            if not pair.compare(world, index):
                break
            survived = True
        self.report.pairs += survived


def check(
    environment: Environment,
    *,
    seed: int = 0,
    games: int | None = None,
    seconds: float = SECONDS,
    seats: Sequence[int] | None = None,
) -> Report:
    """Check an environment: so many games from this seed on, or as many as there is time for."""
    run = Check(environment, seed, seats)
    start = time.perf_counter()
    number = 0
    while number < games if games is not None else number == 0 or time.perf_counter() - start < seconds:
        run.game(seed + number)
        number += 1
    run.report.seconds = time.perf_counter() - start
    return run.report
