"""A program of somebody else against the levels: how often it wins, and what that took."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bakehouse.bots.bot import Bot, make_bot
from bakehouse.bots.ladder.ladder import mean_with_interval
from bakehouse.bots.ladder.pairing import Stopwatch, play, seats_for, share_of
from bakehouse.bots.subprocess_bot import SubprocessBot, Usage
from bakehouse.core.game import Game
from bakehouse.core.splitmix import key_of
from bakehouse.games import load

SEED_BITS = 62


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
    shares = []
    for parity in (0, 1):
        state = game.deal(seats_for(game), seed)
        players = [trial.command if seat % 2 == parity else trial.level for seat in range(state.seats)]
        programs = {seat: _program(trial, game, seed, seat) for seat in range(parity, state.seats, 2)}
        bots = [programs[seat] if seat in programs else _bot(trial, game, seed, seat) for seat in range(state.seats)]
        play(game, state, bots, players, Stopwatch(trial.seconds))
        shares.append(share_of(game, state, parity))
        for program in programs.values():
            program.close()
            usage.add(program.usage)
    return sum(shares) / len(shares)


def _program(trial: Trial, game: Game, seed: int, seat: int) -> SubprocessBot:
    return SubprocessBot(game, trial.command, _seed(trial.command, seed, seat), trial.seconds)


def _bot(trial: Trial, game: Game, seed: int, seat: int) -> Bot:
    return make_bot(trial.level, game, _seed(trial.level, seed, seat), iterations=trial.iterations)


def _seed(player: str, seed: int, seat: int) -> int:
    return key_of(seed, f"{player} in seat {seat}") >> (64 - SEED_BITS)
