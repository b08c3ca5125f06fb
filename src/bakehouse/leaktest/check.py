"""The check: play games, make twins of their worlds, and compare what every seat receives in both."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from itertools import chain, count

from bakehouse.leaktest.compare import Received, differing, first_differences, received
from bakehouse.leaktest.findings import REDEALT, SAMPLED, Finding, Report
from bakehouse.leaktest.record import Record, play, replay, truth_of
from bakehouse.leaktest.redeal import changes, follow
from bakehouse.leaktest.sampler import judge_sampler, possible_worlds
from bakehouse.leaktest.scout import by_rarity
from bakehouse.leaktest.timing import time_difference
from bakehouse.leaktest.world import CHANCE, Environment, Move, World

TWINS = 20  # re-dealt worlds for a seat in a game,
AT_LEAST = 3  # also where a game takes longer than there is time for
SAMPLED_POSITIONS = 0.25  # of all
THOROUGH = 5  # one game in so many is played twice, to find noise, and its possible worlds are counted
SECONDS = 8.0  # of the processor: a machine that is busy with other things finds as much
SCOUTING = 0.2  # of the time


class Check:
    """A run of the kit on one environment."""

    def __init__(
        self, environment: Environment, seed: int = 0, seats: Sequence[int] | None = None, *, timed: bool = False
    ) -> None:
        self.environment = environment
        self.report = Report(environment.name, environment.version, seed)
        self.seats = list(environment.audiences() if seats is None else seats)
        self.timed = timed
        self.deadline = math.inf

    def game(self, seed: int) -> None:
        """Play the game of this seed, and everything in twins of its worlds."""
        rngs = {seat: random.Random(f"twins of {seed} for {seat}") for seat in self.seats}
        sampled: list[tuple[int, int, World]] = []

        def visit(index: int, world: World) -> None:
            for seat in self.seats:
                if rngs[seat].random() < SAMPLED_POSITIONS:
                    twin = world.twin(seat, rngs[seat])
                    if twin is not None:
                        sampled.append((index, seat, twin))

        record = play(self.environment, seed, visit if self.environment.samples else None)
        is_thorough = self.report.games % THOROUGH == 0
        if is_thorough:
            self._play_again(record)
        self.report.games += 1
        for step in record.steps:
            self.report.channels.update(*step.received.values())
        alternatives: dict[int, set[int]] = {seat: set() for seat in self.seats}
        random.Random(seed).shuffle(sampled)  # so that all of a game is looked at, also where time is short
        for number, (index, seat, twin) in enumerate(sampled):
            if number < AT_LEAST * len(self.seats) or time.process_time() < self.deadline:
                alternatives[seat].add(self._sampled(record, index, seat, twin))
        for number in range(TWINS):
            for seat in self.seats:
                if number < AT_LEAST or time.process_time() < self.deadline:
                    alternatives[seat].add(self._redealt(record, seat, rngs[seat]))
        if self.environment.samples:
            for seat in self.seats:
                self._judge_sampler(record, seat, alternatives[seat] - {-1}, rngs[seat], count_worlds=is_thorough)

    def _play_again(self, record: Record) -> None:
        """The same game once more: what differs now is no secret, it is noise."""
        again = play(self.environment, record.seed)
        for one, two in zip(record.steps, again.steps, strict=False):
            for seat in self.environment.audiences():
                self.report.unstable.update(differing(one.received[seat], two.received[seat]))

    def _sampled(self, record: Record, index: int, seat: int, twin: World) -> int:
        """A world of the sampler must be the same to the seat in everything, and stay so; its last position or -1."""
        self.report.sampled += 1
        one, two = record.steps[index].received[seat], received(twin.perceive(seat))
        names = set(differing(one, two)) - self.report.unstable
        silent = (self.report.reliable(self.environment) & one.keys() & two.keys()) - names
        for name in sorted(names):
            self._found("sampler", name, silent, record, index, seat, SAMPLED, one, two)
        if not names:
            self.report.pairs += self._truth(twin) != record.steps[index].truth
            return self._play_on(twin, record, seat, SAMPLED, {}, index)
        return -1

    def _found(
        self,
        kind: str,
        channel: str,
        silent: set[str],
        record: Record,
        index: int,
        seat: int,
        source: str,
        one: Received,
        two: Received,
    ) -> None:
        differences = first_differences(channel, one, two)
        against = tuple(sorted(silent))
        self.report.add(Finding(kind, channel, against, record.seed, index, seat, differences, source))

    def _redealt(self, record: Record, seat: int, rng: random.Random) -> int:
        """Play the game with other luck; the last position at which the seat could not know that, or -1."""
        world = self.environment.redealt(record.seed, rng)
        if world is not None:
            return self._play_on(world, record, seat, REDEALT, {}, 0)
        if not self.environment.redeals:
            return -1
        changed = changes(record, seat, rng, hidden_moves=self.environment.hidden_moves)
        if not changed:
            return -1
        return self._play_on(self.environment.start(record.seed), record, seat, REDEALT, changed, 0)

    def _play_on(
        self, world: World, record: Record, seat: int, source: str, changed: dict[int, Move], start: int
    ) -> int:
        """Play a record in another world and compare, until everything has told the seat that it is another one."""
        reliable = self.report.reliable(self.environment)
        apart: set[str] = set()
        last = -1
        first = min(changed, default=start)
        if world.actor != record.steps[start].actor:
            return -1
        for index in follow(world, record, seat, changed, start):
            if index <= first or world.actor == CHANCE:
                continue
            one, two = record.steps[index].received[seat], received(world.perceive(seat))
            names = set(differing(one, two)) - self.report.unstable
            apart |= names
            silent = (reliable & one.keys() & two.keys()) - apart
            self.report.compared += 1
            if names and not silent:
                self.report.told_apart += 1
                break
            if not silent:  # nothing that could vouch for the twin was received here, as after the end of a game
                continue
            for name in sorted(names):
                self._found("leak", name, silent, record, index, seat, source, one, two)
            # A sampled pair has been counted already; where the truth is dear to compute, that is enough.
            if (source == REDEALT or world.truth()) and self._truth(world) != record.steps[index].truth:
                if self.timed and last < 0:
                    self._time(world, record, index, seat, source)
                last = index
        self.report.pairs += source == REDEALT and last >= 0
        return last

    def _time(self, world: World, record: Record, index: int, seat: int, source: str) -> None:
        true = replay(self.environment, record, index)
        difference = time_difference(lambda: true.perceive(seat), lambda: world.perceive(seat))
        if difference is not None:
            against = tuple(sorted(self.report.reliable(self.environment)))
            self.report.add(Finding("leak", "time", against, record.seed, index, seat, (difference,), source))

    def _truth(self, world: World) -> str:
        return truth_of(world, self.environment.audiences())

    def _judge_sampler(
        self, record: Record, seat: int, positions: set[int], rng: random.Random, *, count_worlds: bool
    ) -> None:
        """Where another world is known to be possible, the sampler must be able to give one."""
        for index in sorted({min(positions), max(positions)} if positions else ()):
            if time.process_time() < self.deadline:
                self.report.positions += 1
                expected = possible_worlds(self.environment, record, index, seat) if count_worlds else None
                for difference in judge_sampler(replay(self.environment, record, index), seat, expected, rng):
                    self.report.add(Finding("sampler", "sampler", (), record.seed, index, seat, (difference,), SAMPLED))


def check(
    environment: Environment,
    *,
    seed: int = 0,
    games: int | None = None,
    seconds: float = SECONDS,
    seats: Sequence[int] | None = None,
    timed: bool = False,
) -> Report:
    """Check an environment: so many games from this seed on, or as many as there is time for.

    `timed`: also measure how long it takes to answer a seat, which is slow.
    """
    run = Check(environment, seed, seats, timed=timed)
    start = time.process_time()
    if games is not None:
        for number in range(seed, seed + games):
            run.game(number)
    else:
        run.deadline = start + seconds
        seeds = by_rarity(environment, seed, SCOUTING * seconds)
        for number in chain(seeds, count(seed + len(seeds))):
            run.game(number)
            if time.process_time() > run.deadline:
                break
    run.report.seconds = time.process_time() - start
    return run.report
