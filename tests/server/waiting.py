"""How long somebody who plays against three bots waits from a move of theirs to the next question to them.

`python -m tests.server.waiting` measures it, for two minutes.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import tempfile
import time
from pathlib import Path

import bakehouse
from bakehouse.bots import make_bot
from bakehouse.bots.chain import chain_of
from bakehouse.core.decision import only_chain
from bakehouse.server.registry import LETTERS, TableRegistry
from bakehouse.server.settings import Settings
from tests.server.sitting import Sitting

ME = 0


async def play(sitting: Sitting, until: float) -> list[float]:
    """Plays like a medium bot; each wait in seconds."""
    await sitting.greet()
    table, me = sitting.table, make_bot("medium", sitting.game, 7)
    waits: list[float] = []
    moved = None
    while time.monotonic() < until and not table.state.over:
        if _may_choose(sitting):
            if moved is not None:
                waits.append(time.monotonic() - moved)
            await sitting.pick(ME, chain_of(me, sitting.game, table.state, ME, ()))
            sitting.taken(ME)
            moved = time.monotonic()
        await asyncio.sleep(0.005)
    table.stop()
    return waits


def _may_choose(sitting: Sitting) -> bool:
    """Is the person asked something that the table does not answer for them?"""
    table = sitting.table
    if table.state.over or ME not in table.waiting or table.has_answered(ME):
        return False
    return table.window is None or only_chain(table.state, ME) is None


async def all_waits(folder: Path, tables: int, seconds: float, level: str = "medium") -> dict[str, list[float]]:
    """By game: the waits at some tables at the same time, with the pauses of a real server."""
    registry = TableRegistry(Settings(data=folder, presence_pause=600.0))
    Sitting.registries.append(registry)
    await registry.bots.start()
    codes = ("".join(letters) for letters in itertools.product(LETTERS, repeat=6))
    games = [slug for slug in bakehouse.games() for _ in range(tables)]
    sittings = []
    for number, slug in enumerate(games):
        sitting = Sitting(
            registry, bakehouse.game(slug), ["me", level, level, level], code=next(codes), seed=bytes([number] * 32)
        )
        del sitting.connections[None]
        sittings.append(sitting)
    end = time.monotonic() + seconds
    found = await asyncio.gather(*(play(sitting, end) for sitting in sittings))
    waits: dict[str, list[float]] = {slug: [] for slug in games}
    for slug, some in zip(games, found, strict=True):
        waits[slug] += some
    return waits


def longest(waits: list[float], share: float = 1.0) -> float:
    """The longest of them; with a share, of this many of them, beginning with the shortest."""
    return sorted(waits)[max(0, round(len(waits) * share) - 1)]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(all_waits(Path(folder), tables=3, seconds=120))
    for slug, waits in found.items():
        times = [f"{longest(waits, share):.2f}" for share in (0.5, 0.95, 1)]
        sys.stdout.write(f"{slug}: {len(waits)} waits, median, 95 % and longest in seconds: {', '.join(times)}\n")
    for registry in Sitting.registries:
        registry.bots.stop()


if __name__ == "__main__":
    main()
