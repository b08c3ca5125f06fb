"""The ladder: every level against every other one, with ratings, intervals, and a file from which it can be resumed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations
from math import log, sqrt
from pathlib import Path

import msgspec

from bakehouse.bots.bot import MEASURED_LEVELS
from bakehouse.bots.ladder.pairing import Pairing, Result, play_pair
from bakehouse.core.chance import Rng
from bakehouse.core.errors import RecordError

NORMAL_95 = 1.96
RESAMPLES = 200
ELO = 400 / log(10)
STEPS = 300  # of the iteration that finds the ratings
PRIOR = 0.5  # a drawn game each, so that a level that never loses has a rating too


class Standing(msgspec.Struct, frozen=True):
    """One level against another: the share of the victories, half of them being fair."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """A level's rating: 400 points more are ten victories to one; `random` has 0."""

    level: str
    rating: float
    low: float
    high: float


class Reply(msgspec.Struct, frozen=True):
    """How long a level takes for a reply, in seconds."""

    level: str
    replies: int
    mean: float
    slowest: float
    late: int  # replies that took more than 1.2 times what they may


class Ladder(msgspec.Struct, frozen=True):
    """The ladder of one game."""

    game: str
    standings: list[Standing]
    ratings: list[Rating]
    replies: list[Reply]


# -- Playing -------------------------------------------------------------------


def pairings(
    games: Sequence[str], levels: Sequence[str], seconds: float | None, iterations: int | None
) -> list[Pairing]:
    """The better level stands first."""
    ordered = [level for level in MEASURED_LEVELS if level in levels]
    return [
        Pairing(game, better, worse, seconds, iterations)
        for game in games
        for worse, better in combinations(ordered, 2)
    ]


def read_results(path: Path) -> list[Result]:
    """What a ladder has played so far; a last line that was cut off is left out."""
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")
    results = []
    for number, line in enumerate(lines[:-1], 1):
        try:
            results.append(msgspec.json.decode(line, type=Result))
        except msgspec.DecodeError as error:
            raise RecordError(f"this is no result of a ladder: {error}", number, str(path)) from None
    return results


def run(
    wanted: Sequence[Pairing],
    deals: int,
    path: Path,
    *,
    found: Callable[[int], None],
    tell: Callable[[Result], None],
    workers: int | None = None,
) -> list[Result]:
    """Play what the file lacks, on all cores, and add each result to the file when it is there.

    `found` gets the number of results that the file has already, `tell` every new one.
    """
    done = [result for result in read_results(path) if result.pairing in wanted and result.seed < deals]
    played = {(result.pairing, result.seed) for result in done}
    missing = [(pairing, seed) for seed in range(deals) for pairing in wanted if (pairing, seed) not in played]
    found(len(done))
    _drop_cut_line(path)
    with path.open("ab") as file:
        for result in _played(missing, workers or os.cpu_count() or 1):
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            done.append(result)
            tell(result)
    return done


def _drop_cut_line(path: Path) -> None:
    if path.exists():
        whole = path.read_bytes().rpartition(b"\n")
        path.write_bytes(whole[0] + whole[1])


def _played(missing: list[tuple[Pairing, int]], workers: int) -> Iterator[Result]:
    """The results in the order in which they come; few are under way at a time, so that stopping is quick."""
    todo = iter(missing)
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[Result]] = {
            pool.submit(play_pair, pairing, seed) for _, (pairing, seed) in zip(range(workers), todo, strict=False)
        }
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
                for pairing, seed in todo:
                    running.add(pool.submit(play_pair, pairing, seed))
                    break


# -- Counting ------------------------------------------------------------------


def ladder_of(game: str, results: Sequence[Result]) -> Ladder:
    own = [result for result in results if result.game == game]
    return Ladder(game, _standings(own), _ratings(own), _replies(own))


def _by_levels(results: Sequence[Result]) -> dict[tuple[str, str], list[float]]:
    """The scores of each pairing, in the order of the levels."""
    found: dict[tuple[str, str], list[float]] = {}
    for result in sorted(
        results, key=lambda result: (MEASURED_LEVELS.index(result.second), MEASURED_LEVELS.index(result.first))
    ):
        found.setdefault((result.first, result.second), []).append(result.score)
    return found


def _standings(results: Sequence[Result]) -> list[Standing]:
    return [
        Standing(first, second, 2 * len(scores), *mean_with_interval(scores))
        for (first, second), scores in _by_levels(results).items()
    ]


def mean_with_interval(scores: Sequence[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval; a deal played both ways is one observation, so that luck of the deal cancels out.

    With few deals the spread is not known well, so it is taken to be at least what one different deal would make.
    """
    count = len(scores)
    mean = sum(scores) / count
    variance = sum((score - mean) ** 2 for score in scores) / max(count - 1, 1)
    wide = NORMAL_95 * sqrt(max(variance, 1 / (4 * count)) / count)
    return mean, max(mean - wide, 0.0), min(mean + wide, 1.0)


def _ratings(results: Sequence[Result]) -> list[Rating]:
    """The ratings that make the shares likeliest, with intervals from drawing the deals again."""
    scores = _by_levels(results)
    levels = [level for level in MEASURED_LEVELS if any(level in pair for pair in scores)]
    if len(levels) < 2:
        return []
    best = _fitted(levels, scores)
    rng = Rng(1)
    again = [_fitted(levels, {pair: _redrawn(own, rng) for pair, own in scores.items()}) for _ in range(RESAMPLES)]
    cut = RESAMPLES // 40
    ratings = []
    for level in levels:
        spread = sorted(sample[level] for sample in again)
        ratings.append(Rating(level, best[level], spread[cut], spread[-1 - cut]))
    return ratings


def _redrawn(scores: Sequence[float], rng: Rng) -> list[float]:
    """One deal lost and one won are thought to be there too: who never lost may still lose."""
    possible = [*scores, 0.0, 1.0]
    return [possible[rng.below(len(possible))] for _ in scores]


def _fitted(levels: Sequence[str], scores: dict[tuple[str, str], list[float]]) -> dict[str, float]:
    """Bradley and Terry's model, by repeated improvement; a drawn deal each is added to every pairing."""
    strength = dict.fromkeys(levels, 1.0)
    wins = dict.fromkeys(levels, 0.0)
    for (first, second), own in scores.items():
        wins[first] += sum(own) + PRIOR
        wins[second] += len(own) - sum(own) + PRIOR
    for _ in range(STEPS):
        meetings = dict.fromkeys(levels, 0.0)
        for (first, second), own in scores.items():
            met = (len(own) + 2 * PRIOR) / (strength[first] + strength[second])
            meetings[first] += met
            meetings[second] += met
        strength = {level: wins[level] / meetings[level] for level in levels}
    zero = strength[levels[0]]
    return {level: ELO * log(strength[level] / zero) for level in levels}


def _replies(results: Sequence[Result]) -> list[Reply]:
    replies = []
    for level in MEASURED_LEVELS:
        own = [result.replies[level] for result in results if level in result.replies]
        count = sum(number for number, _, _, _ in own)
        if count:
            mean = sum(number * seconds for number, seconds, _, _ in own) / count
            slowest = max(slowest for _, _, slowest, _ in own)
            replies.append(Reply(level, int(count), mean, slowest, int(sum(late for *_, late in own))))
    return replies
