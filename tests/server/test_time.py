"""Clocks, and bots that play for those who are away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import bakehouse
from bakehouse.server import journal, wire
from bakehouse.server.clocks import Clocks
from bakehouse.server.connection import Connection, Guest
from bakehouse.server.registry import TableRegistry
from bakehouse.server.rows import entry_row, table_rows
from bakehouse.server.runtime import Row
from tests.server.sitting import Sitting, settings
from tests.server.test_windows import GAME as CHEFLEBRITY
from tests.server.test_windows import PASS, POSITION

CHEFS = bakehouse.game("pastry-chefs")


class Watch:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_clock() -> None:
    watch = Watch()
    clocks = Clocks(wire.Clock(minutes=1, seconds=5), 2, watch)
    clocks.new_question([0], with_seconds=True)
    clocks.run([0], is_open=True)
    watch.time += 10
    assert clocks.left(0) == 55.0
    assert clocks.left(1) == 60.0
    clocks.run([], is_open=False)  # a pause
    watch.time += 1_000
    assert clocks.left(0) == 55.0
    clocks.run([0], is_open=True)
    assert clocks.next_end() == watch.time + 55.0
    watch.time += 55
    assert clocks.at_zero() == [0]
    assert clocks.all_left() == [0.0, 60.0]
    assert not Clocks(wire.Clock(), 2, watch).is_used


def test_a_clock_that_seems_to_run() -> None:
    """In a window the clock of somebody who has answered keeps running as far as the others can see."""
    watch = Watch()
    clocks = Clocks(wire.Clock(minutes=1), 2, watch)
    clocks.new_question([0, 1], with_seconds=True)
    clocks.run([0, 1], is_open=True)
    watch.time += 5
    clocks.run([0], is_open=True)  # seat 1 has answered
    watch.time += 5
    assert clocks.left(1) == 55.0
    assert clocks.seeming_left(1) == clocks.seeming_left(0) == 50.0
    clocks.run([], is_open=False)
    watch.time += 5
    assert clocks.seeming_left(1) == 50.0


def timed(folder: Path, chairs: str, **more: float) -> Sitting:
    return Sitting(TableRegistry(settings(folder, **more)), CHEFS, chairs.split(), wire.Clock(minutes=1, seconds=2))


async def until(sitting: Sitting, number: int) -> None:
    for _ in range(2_000):  # a process for the bots may have to be started
        if sitting.table.number >= number:
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"move {number} did not come")


def test_time_is_up(tmp_path: Path) -> None:
    """Then the specification's default is played."""

    async def check() -> None:
        sitting = timed(tmp_path, "me me me me")
        await sitting.greet()
        table = sitting.table
        seat = table.waiting[0]
        default = CHEFS.default(table.state, seat)
        table.clocks.set([0.02] * 4)
        table.run_clocks()
        table.driver.schedule()
        await until(sitting, 1)
        assert table.match is not None
        assert table.match.decisions[0].atoms == default
        assert table.clocks.left(seat) <= 2.1
        table.stop()

    asyncio.run(check())


def test_time_left_survives_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        registry = TableRegistry(settings(tmp_path))
        sitting = Sitting(registry, CHEFS, ["me"] * 4, wire.Clock(minutes=1, seconds=2))
        table = sitting.table
        await registry.store.write(_rows(sitting))
        await sitting.greet()
        seat = table.waiting[0]
        await asyncio.sleep(0.2)
        await sitting.pick(seat, CHEFS.default(table.state, seat))
        left = table.clocks.left(seat)
        assert 61.0 < left < 63.9
        table.stop()
        del registry.tables["AAAAAA"]
        again = await registry.find("AAAAAA")
        assert again.number == 1
        assert abs(again.clocks.left(seat) - left) < 2.01  # asked again at once it has its seconds more
        again.stop()

    asyncio.run(check())


def _rows(sitting: Sitting) -> list[Row]:
    table = sitting.table
    return [*table_rows(table.code, table.header, "playing"), entry_row(table.code, 0, journal.Dealt())]


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = timed(tmp_path, "me me me me")
        await sitting.greet()
        table = sitting.table
        seat = table.waiting[0]
        await sitting.send(0, wire.Pause(5, on=True))
        left = table.clocks.left(seat)
        await asyncio.sleep(0.05)
        assert table.clocks.left(seat) == left
        await sitting.send(0, wire.Pause(6, on=False))
        await asyncio.sleep(0.05)
        assert table.clocks.left(seat) < left
        table.stop()

    asyncio.run(check())


def test_time_is_up_in_a_window(tmp_path: Path) -> None:
    """The answer that is given by default is held like any other."""

    async def check() -> None:
        clock = wire.Clock(minutes=1)
        sitting = Sitting(TableRegistry(settings(tmp_path)), CHEFLEBRITY, ["me"] * 4, clock)
        sitting.set_state(CHEFLEBRITY.position(POSITION.format(two="SB", three="SV")))
        await sitting.greet()
        await sitting.pick(0, CHEFLEBRITY.read(sitting.table.state, 0, "play FA5 w1"))
        table = sitting.table
        for seat in sitting.connections:
            sitting.taken(seat)
        table.clocks.set([60.0, 0.01, 60.0, 60.0])
        table.run_clocks()
        table.driver.schedule()
        await asyncio.sleep(0.1)
        assert table.window is not None
        assert table.window.has_answered(1)
        for seat in (0, 2, 3, None):
            assert sitting.taken(seat) == []
        await sitting.pick(2, [PASS])
        await sitting.pick(3, [PASS])
        await until(sitting, 2)
        table.stop()

    asyncio.run(check())


# -- Away ------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_who_is_gone(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = Sitting(TableRegistry(settings(tmp_path, absence=0.05)), CHEFS, ["me"] * 4)
        await sitting.greet()
        table = sitting.table
        seat = table.waiting[0]
        gone = sitting.connections[seat]
        table.leave(gone)
        await until(sitting, 1)
        assert table.seats[seat].away == "absent"
        back = Connection(Guest(seat + 1, "P"), 10**6)
        table.enter(back)
        sitting.connections[seat] = back
        await sitting.send(seat, wire.Hello(7, seat))
        assert table.seats[seat].away == ""
        table.stop()

    asyncio.run(check())


def test_nobody_is_replaced_while_nobody_is_here(tmp_path: Path) -> None:
    """All went to bed: the game waits for another day. A watcher's page does not count."""

    async def check() -> None:
        sitting = Sitting(TableRegistry(settings(tmp_path, absence=0.02)), CHEFS, ["me"] * 4)
        await sitting.greet()
        for seat in range(4):
            sitting.table.leave(sitting.connections[seat])
        await asyncio.sleep(0.12)
        assert sitting.table.number == 0
        sitting.table.stop()

    asyncio.run(check())


def test_standing_up_and_coming_back(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = Sitting(TableRegistry(settings(tmp_path)), CHEFS, ["me"] * 4)
        await sitting.greet()
        table = sitting.table
        seat = table.waiting[0]
        await sitting.send(seat, wire.Stand(5, seat))
        await until(sitting, 1)
        await sitting.send(seat, wire.Back(6, seat))
        assert table.seats[seat].away == ""
        table.stop()

    asyncio.run(check())


def test_an_error_in_a_bot_costs_a_default_move(tmp_path: Path) -> None:
    async def check() -> None:
        broken = "no such level"
        sitting = Sitting(TableRegistry(settings(tmp_path)), CHEFS, [broken] * 3 + ["me"])
        await sitting.greet()
        table = sitting.table
        if table.waiting == [3]:
            await sitting.pick(3, CHEFS.default(table.state, 3))
        before = table.number
        await until(sitting, before + 1)
        assert table.metrics.registry.get_sample_value("bakehouse_bot_errors_total")
        table.stop()

    asyncio.run(check())
