"""How long a window stays open tells nothing: neither whether a bot could react, nor whether a person could."""

from __future__ import annotations

import asyncio
import itertools
from bisect import bisect_right
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

import bakehouse
from bakehouse.server.registry import LETTERS, TableRegistry
from tests.server.sitting import Sitting, settings
from tests.server.test_windows import CAN, CANNOT, PASS, POSITION

GAME = bakehouse.game("cheflebrity")
WINDOWS = 200  # of each kind
AT_ONCE = 20
ONE_IN_A_THOUSAND = 1.95  # for the test of Kolmogorov and Smirnov
REAL = {"window_pause": 0.3, "window_seconds": 0.2, "pause_jitter": 0.15, "bot_pause": 0.8}  # as a server has them
QUICK = {"window_pause": 0.1, "window_seconds": 0.05, "pause_jitter": 0.3, "bot_pause": 0.6}

codes = ("".join(letters) for letters in itertools.product(LETTERS, repeat=6))


async def window(registry: TableRegistry, chairs: list[str], two: str, case: str) -> float:
    """How long a window stays open in which s2 can react, or cannot."""
    sitting = Sitting(registry, GAME, chairs, code=next(codes))
    table = sitting.table
    if case == "single":
        del sitting.connections[None]  # a person alone is answered for only if nobody looks on
    state = GAME.position(POSITION.format(two=two, three="E15"))
    for atom in GAME.read(state, 0, "play FA5 w1"):
        state.play(0, atom)
    sitting.set_state(state)
    if case == "standing":
        table.standing = {(1, "pass")}
    opened = table.asked_at
    await sitting.greet()
    if case == "single" and two == CAN:
        await sitting.pick(1, [PASS])
    for _ in range(2_000):
        await asyncio.sleep(0.005)
        if table.number:
            break
    assert table.number == 1
    table.stop()
    del registry.tables[table.code]
    return table.asked_at - opened


def distance(one: list[float], two: list[float]) -> float:
    """The largest distance of two distributions."""
    one, two = sorted(one), sorted(two)
    return max(abs(bisect_right(one, x) / len(one) - bisect_right(two, x) / len(two)) for x in one + two)


async def measure(folder: Path, chairs: list[str], case: str, windows: int, **more: Any) -> dict[str, list[float]]:
    """The lengths of windows of both kinds, which take turns."""
    registry = TableRegistry(settings(folder, **more))
    Sitting.registries.append(registry)
    await registry.bots.start()
    found: dict[str, list[float]] = {CAN: [], CANNOT: []}
    while len(found[CAN]) < windows:
        kinds = [CAN, CANNOT] * (AT_ONCE // 2)
        for two, length in zip(
            kinds, await asyncio.gather(*(window(registry, chairs, two, case) for two in kinds)), strict=True
        ):
            found[two].append(length)
    return found


def check(found: dict[str, list[float]]) -> None:
    one, two = found[CAN], found[CANNOT]
    limit = ONE_IN_A_THOUSAND * ((len(one) + len(two)) / (len(one) * len(two))) ** 0.5
    assert distance(one, two) < limit, (mean(one), mean(two))


CASES = {
    "bots": ["medium", "medium", "medium", "medium"],
    "standing": ["medium", "me", "medium", "medium"],
    "single": ["medium", "me", "medium", "medium"],
}


@pytest.mark.parametrize("case", CASES)
def test_the_length_of_a_window_tells_nothing(tmp_path: Path, case: str) -> None:
    check(asyncio.run(measure(tmp_path, CASES[case], case, WINDOWS, **QUICK)))


def test_hard_bots_think_inside_the_pause(tmp_path: Path) -> None:
    """With the settings of a real server: a bot that can react does not keep the others waiting."""
    found = asyncio.run(measure(tmp_path, ["hard"] * 4, "bots", 20, **REAL))
    check(found)
    assert mean(found[CAN]) < 0.45


@pytest.mark.slow
def test_the_length_of_a_window_of_hard_bots_tells_nothing(tmp_path: Path) -> None:
    check(asyncio.run(measure(tmp_path, ["hard"] * 4, "bots", WINDOWS, **REAL)))


def test_the_distance_finds_what_the_old_pacing_told() -> None:
    """0.4 s if nobody could react, 1.2 s if one could: the check is one that can fail."""
    with pytest.raises(AssertionError):
        check({CAN: [1.2 + n / 1000 for n in range(WINDOWS)], CANNOT: [0.4 + n / 1000 for n in range(WINDOWS)]})
