"""Players that others can beat, measured: the levels, and MaskablePPO with a small budget if sb3-contrib is installed.

Each sits in every other seat (in Pastry Chefs: one of the teams) against random and against medium bots. A deal is
played twice with the seats changed, and is one observation. The same settings give the same table, apart from what
another version of PyTorch learns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import bakehouse
from bakehouse.bots import Bot, make_bot
from bakehouse.bots.ladder.ladder import mean_with_interval
from bakehouse.bots.ladder.pairing import Side, Stopwatch, play_both_ways, seed_of
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game
from bakehouse.games import load

if TYPE_CHECKING:
    from bakehouse.adapters.learned import Learned

LEARNED = "MaskablePPO"
LEVELS = ("random", "easy", "medium", "hard")
OPPONENTS = ("random", "medium")
SLOW = ("hard", LEARNED)  # a fifth of the deals
BEGIN, END = "<!-- measured: bakehouse research baselines -->", "<!-- end of what was measured -->"


class Settings(msgspec.Struct, frozen=True):
    """What decides the table."""

    games: tuple[str, ...]
    deals: int
    iterations: int  # simulations of a hard bot for a decision
    steps: int  # that MaskablePPO learns from
    seed: int  # of the first deal, and of the learner


class Row(msgspec.Struct, frozen=True):
    """A player against another one: its share of the victories (half is fair) and the 95 % interval."""

    game: str
    player: str
    opponent: str
    deals: int
    share: float
    low: float
    high: float


class Table(msgspec.Struct, frozen=True):
    """The baselines, with all that is needed to measure them again."""

    version: str
    rules: dict[str, int]
    settings: Settings
    rows: list[Row]


def players() -> list[str]:
    return [*LEVELS, *([LEARNED] if find_spec("sb3_contrib") else [])]


def measure(settings: Settings, workers: int, tell: Callable[[Row], None]) -> Table:
    """Play everything, a game and a player in each process."""
    tasks = [(slug, player) for slug in settings.games for player in players()]
    order = {(slug, player, opponent): place for place, (slug, player) in enumerate(tasks) for opponent in OPPONENTS}
    rows = []
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(measure_player, settings, *task) for task in tasks]):
            for row in done.result():
                tell(row)
                rows.append(row)
    rows.sort(key=lambda row: order[row.game, row.player, row.opponent])
    rules = {slug: load(slug).rules.version for slug in settings.games}
    return Table(bakehouse.__version__, rules, settings, rows)


def measure_player(settings: Settings, slug: str, player: str) -> list[Row]:
    game = load(slug)
    learned = None
    if player == LEARNED:
        from bakehouse.adapters.learned import learn

        learned = learn(slug, settings.steps, settings.seed)
    deals = -(-settings.deals // 5) if player in SLOW else settings.deals
    rows = []
    for opponent in OPPONENTS:
        if opponent != player:
            scores = list(_scores(settings, game, player, opponent, deals, learned))
            rows.append(Row(slug, player, opponent, deals, *mean_with_interval(scores)))
    return rows


def _scores(
    settings: Settings, game: Game, player: str, opponent: str, deals: int, learned: Learned | None
) -> Iterator[float]:
    watch = Stopwatch(1.0)

    def sits_down(name: str, seed: int, seat: int) -> Bot:
        own_seed = seed_of(name, seed, seat)
        if name == LEARNED:
            assert learned is not None
            return learned.bot(game, own_seed)
        return make_bot(name, game, own_seed, iterations=settings.iterations if name == "hard" else None)

    for seed in range(settings.seed, settings.seed + deals):
        first, second = (Side(name, partial(sits_down, name, seed)) for name in (player, opponent))
        scores, _ = play_both_ways(game, seed, first, second, watch)
        yield sum(scores) / len(scores)


# -- The table -----------------------------------------------------------------


def command_of(settings: Settings) -> str:
    return (
        f"bakehouse research baselines {' '.join(settings.games)} --deals {settings.deals} "
        f"--iterations {settings.iterations} --steps {settings.steps} --seed {settings.seed}"
    )


def as_markdown(table: Table) -> str:
    settings = table.settings
    lines = [f"`{command_of(settings)}`, Bakehouse {table.version}:", ""]
    lines += ["| game | player | against random | against medium | deals |", "|---|---|---|---|---|"]
    for slug in settings.games:
        found = {(row.player, row.opponent): row for row in table.rows if row.game == slug}
        for player in dict.fromkeys(player for player, _ in found):
            shares = [_share(found.get((player, opponent))) for opponent in OPPONENTS]
            deals = next(row.deals for (name, _), row in found.items() if name == player)
            rules = f"{load(slug).info.title} (rules {table.rules[slug]})"
            lines.append(f"| {rules} | {_described(player, settings)} | {' | '.join(shares)} | {deals} |")
    return "\n".join(lines) + "\n"


def _described(player: str, settings: Settings) -> str:
    match player:
        case "hard":
            return f"hard, {settings.iterations} simulations"
        case "MaskablePPO":
            return f"MaskablePPO, {settings.steps:,} steps"
    return player


def _share(row: Row | None) -> str:
    if row is None:
        return "–"
    return f"{100 * row.share:.0f} % ({100 * row.low:.0f} to {100 * row.high:.0f} %)"


def put_into(page: Path, table: Table) -> None:
    """Replace the table between the marks of a page."""
    before, begin, rest = page.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise OptionError(f"{page} lacks the marks {BEGIN} and {END}")
    page.write_text(f"{before}{begin}\n\n{as_markdown(table)}\n{end}{after}", "utf-8")


def check_games(games: Sequence[str]) -> tuple[str, ...]:
    """These games, or all of ours; an unknown one is refused."""
    return tuple(load(slug).info.slug for slug in games or bakehouse.games())
