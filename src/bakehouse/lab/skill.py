"""Does better play win? A better bot among worse ones, for every number of players.

If only luck decided, the better one would win its fair share, one game in four at a table of four. If only skill
decided, it would win all. The *share of skill* is how far it gets from the one to the other; the rest is luck. That is
about these two levels only: a game in which `medium` hardly beats `easy` may still reward players better than both.
The better bot sits in another seat from game to game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import msgspec

from bakehouse.core.errors import OptionError
from bakehouse.games import load
from bakehouse.lab.confidence import ERROR, ConfidenceSequence
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import Setup, shares_of
from bakehouse.lab.live import LiveTable
from bakehouse.lab.playing import plan_of, play
from bakehouse.lab.sentences import between, number

BUDGET = 2_000  # games for each pair of levels and number of players
SHARE = 25
PERCENT = 100


class Skill(msgspec.Struct, frozen=True):
    """How a better level does among worse ones; shares in percent, with intervals that hold at every look."""

    better: str
    worse: str
    seats: int
    games: int
    wins: float  # of the better one
    wins_low: float
    wins_high: float
    fair: float  # what luck alone would give

    @property
    def skill(self) -> float:
        return self._share_of_skill(self.wins)

    @property
    def skill_low(self) -> float:
        return self._share_of_skill(self.wins_low)

    @property
    def skill_high(self) -> float:
        return self._share_of_skill(self.wins_high)

    def _share_of_skill(self, wins: float) -> float:
        return PERCENT * (wins - self.fair) / (PERCENT - self.fair)


def seat_at(setup: Setup, better: str, seed: int) -> tuple[Setup, int]:
    """This setup with the better bot in one seat (its partners included), and that seat."""
    seat = seed % setup.seats
    side = next(side for side in plan_of(setup).sides if seat in side)
    bots = tuple(better if other in side else level for other, level in enumerate(setup.bots))
    return msgspec.structs.replace(setup, bots=bots), seat


def shares_won(setup: Setup, better: str, seeds: range) -> list[float]:
    """What the better bot won in each of these games, at a table of this setup."""
    won = []
    for seed in seeds:
        own, seat = seat_at(setup, better, seed)
        won.append(play(own, seed).win_shares[seat])
    return won


def measure_skill(
    setup: Setup,
    better: str,
    executor: Executor,
    *,
    budget: int = BUDGET,
    first_seed: int = 0,
    within: float = 5.0,
    error: float = ERROR,
) -> Iterator[Skill]:
    """The setup has the worse bots. Ends when the share of skill is known to so many points, or with the budget."""
    if len(set(setup.bots)) != 1:
        raise OptionError("the worse bots are all of one level")
    fair = 1 / len(plan_of(setup).sides)
    sequence = ConfidenceSequence(0, 1, error)
    shares = shares_of(range(first_seed, first_seed + budget), SHARE)
    for won in executor.run(partial(shares_won, setup, better), shares):
        sequence.add(won)
        low, high = sequence.look()
        found = Skill(
            better=better,
            worse=setup.bots[0],
            seats=setup.seats,
            games=sequence.count,
            wins=PERCENT * sequence.mean,
            wins_low=PERCENT * low,
            wins_high=PERCENT * high,
            fair=PERCENT * fair,
        )
        yield found
        if found.skill_high - found.skill_low < 2 * within:
            return


def level_pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level against the one below it, and the best one against the worst."""
    pairs = list(zip(levels[1:], levels, strict=False))
    if len(levels) > 2:
        pairs.append((levels[-1], levels[0]))
    return pairs


def player_counts(game: str, wanted: Sequence[int] = ()) -> list[int]:
    """Every number of players that the game is for, or those that are wanted."""
    least, most = load(game).info.seats
    return list(wanted) or list(range(least, most + 1))


def skills(
    setups: Sequence[Setup],
    levels: Sequence[str],
    executor: Executor,
    *,
    budget: int = BUDGET,
    first_seed: int = 0,
    within: float = 5.0,
) -> Iterator[Skill]:
    """Every pair of levels at each of these tables; the intervals hold for each line alone."""
    if len(levels) < 2:
        raise OptionError("two levels are compared at least")
    for setup in setups:
        for better, worse in level_pairs(levels):
            table = msgspec.structs.replace(setup, bots=(worse,) * setup.seats)
            looks = measure_skill(table, better, executor, budget=budget, first_seed=first_seed, within=within)
            with LiveTable(f"{better} among {worse}", budget, ("players", "skill", "interval")) as live:
                for look in looks:
                    live.show(
                        look.games, [(str(look.seats), f"{look.skill:.0f} %", between(look.skill_low, look.skill_high))]
                    )
            yield look


def skill_lines(found: Iterable[Skill]) -> Iterator[str]:
    for one in found:
        wins = f"wins {one.wins:.0f} % ({one.wins_low:.0f} to {one.wins_high:.0f}; by luck {one.fair:.0f})"
        skill = f"{one.skill:.0f} % skill ({_percent(one.skill_low)} to {_percent(one.skill_high)})"
        table = f"{one.seats} players, {one.better} among {one.worse}"
        yield f"{table}: {wins}; {skill}, the rest luck; {one.games:,} games."


def _percent(value: float) -> str:
    return number(value, 0)
