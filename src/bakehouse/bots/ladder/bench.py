"""A program of somebody else against the levels: how often it wins, and what that took."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bakehouse.bots.bot import Bot, make_bot
from bakehouse.bots.ladder.ladder import mean_with_interval
from bakehouse.bots.ladder.pairing import Side, Stopwatch, play_both_ways, seed_of
from bakehouse.bots.subprocess_bot import SubprocessBot, Usage
from bakehouse.games import load


class Trial(msgspec.Struct, frozen=True):
    """What is played: a program against one level. `seconds` are the program's for a reply, `iterations` those of a
    hard bot."""

    game: str
    command: str
    level: str
    seconds: float
    iterations: int | None = None


class Standing(msgspec.Struct, frozen=True):
    """How a program did against a level. Each deal was played twice, with the seats changed."""

    game: str
    level: str
    iterations: int | None
    deals: int
    share: float  # of the victories, half of them being fair
    low: float  # of the 95 % interval; a deal is one observation
    high: float
    usage: Usage


def bench(trials: Sequence[Trial], deals: int, tell: Callable[[], None]) -> Iterator[Standing]:
    """Play the deals of each trial. `tell` is called after each deal."""
    for trial in trials:
        usage = Usage()
        scores = []
        for seed in range(deals):
            scores.append(_play_deal(trial, seed, usage))
            tell()
        yield Standing(trial.game, trial.level, trial.iterations, deals, *mean_with_interval(scores), usage)


def _play_deal(trial: Trial, seed: int, usage: Usage) -> float:
    """The program's share of the victories in both games."""
    game = load(trial.game)
    programs: list[SubprocessBot] = []

    def program(seat: int) -> SubprocessBot:
        own = SubprocessBot(game, trial.command, seed_of(trial.command, seed, seat), trial.seconds)
        programs.append(own)
        return own

    def level(seat: int) -> Bot:
        return make_bot(trial.level, game, seed_of(trial.level, seed, seat), iterations=trial.iterations)

    first, second = Side("program", program), Side(trial.level, level)
    try:
        scores, _ = play_both_ways(game, seed, first, second, Stopwatch(trial.seconds))
    finally:
        for program_used in programs:
            program_used.close()
    for program_used in programs:
        usage.add(program_used.usage)
    return sum(scores) / len(scores)
