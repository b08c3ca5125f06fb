"""Windows: answers are final and secret, and nothing tells who has answered, or who could have."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest

import bakehouse
from bakehouse.server import wire
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.runtime import Row, Written
from tests.server.sitting import Sitting, settings

GAME = bakehouse.game("cheflebrity")
# s1 is about to play a pie card; s2 may hold a Sabotage!, s3 may hold a Saved It!.
POSITION = """seats: 4
step: play
hand s1: FA5 T5
hand s2: {two} B10
hand s3: {three} T10
hand s4: E5 E10
working s1: w1=B5
working s3: w1=B15,FB5
"""
PASS = 0
CAN, CANNOT = "SB", "E20"


async def placed(
    folder: Path, two: str = CAN, three: str = "SV", chairs: str = "me me me me", **more: float
) -> Sitting:
    """The table at the moment when s1 has placed a card, and the window is open."""
    sitting = Sitting(TableRegistry(settings(folder, **more)), GAME, chairs.split())
    sitting.set_state(GAME.position(POSITION.format(two=two, three=three)))
    await sitting.greet()
    state = sitting.table.state
    await sitting.pick(0, GAME.read(state, 0, "play FA5 w1"))
    assert sitting.table.waiting == [1, 2, 3]
    return sitting


@pytest.mark.rule("CH-R31", "CH-R30")
def test_nobody_sees_who_could_react_or_in_which_order_they_answered(tmp_path: Path) -> None:
    """The bytes of s1, s4 and a watcher are the same, whatever s2 holds and whoever answers first."""

    async def received(name: str, two: str, order: tuple[int, ...]) -> list[list[str]]:
        sitting = await placed(tmp_path / name, two)
        steps = []
        for seat in order:
            await sitting.pick(seat, [PASS])
            if seat != order[-1]:
                for other in (0, None):
                    steps.append("".join(sitting.taken(other)))
                assert all(not text for text in steps[2:]), "somebody's page changed when somebody answered"
        await sitting.settle()
        assert sitting.table.number == 2
        found = [sitting.taken(0), sitting.taken(None)]
        sitting.table.stop()
        return [*found, steps[:2]]

    async def check() -> None:
        results = []
        for two in (CAN, CANNOT):
            for number, order in enumerate(permutations((1, 2, 3))):
                results.append(await received(f"{two}{number}", two, order))
        assert all(result == results[0] for result in results)

    asyncio.run(check())


def test_only_the_answerers_own_page_changes(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = await placed(tmp_path)
        for seat in sitting.connections:
            sitting.taken(seat)
        number = sitting.table.number
        await sitting.pick(2, [PASS])
        mine = sitting.heard(2)
        assert [message["type"] for message in mine] == ["position", "done"]
        assert mine[0]["answered"]
        assert mine[0]["number"] == number
        assert mine[0]["choices"] == []
        assert mine[0]["waiting"] == [1, 2, 3]
        for seat in (0, 1, 3, None):
            assert sitting.taken(seat) == []
        with pytest.raises(Refusal) as refused:  # final
            await sitting.pick(2, [PASS])
        assert refused.value.code == "not_asked"
        with pytest.raises(Refusal) as refused:  # and so is the move that opened the window
            await sitting.send(0, wire.Undo(99, 0, number))
        assert refused.value.code == "no_undo"
        # A page that comes back now sees what the others see.
        await sitting.send(0, wire.Hello(100, 0))
        again = json.loads(sitting.taken(0)[1])
        assert again["waiting"] == [1, 2, 3]
        assert not again["answered"]
        sitting.table.stop()

    asyncio.run(check())


def test_a_reaction_is_carried_out_when_the_last_answer_is_in(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = await placed(tmp_path)
        state = sitting.table.state
        await sitting.pick(1, GAME.read(state, 1, "sab s1.w1"))
        await sitting.pick(2, [PASS])
        assert sitting.table.number == 1
        await sitting.pick(3, [PASS])
        await sitting.settle()
        assert sitting.table.number == 2
        positions = [message for message in sitting.heard(0) if message["type"] == "position"]
        assert positions[-1]["view"]["threat"]["owner"] == 0
        assert positions[-1]["view"]["step"] == "save"
        sitting.table.stop()

    asyncio.run(check())


def test_people_are_asked_even_if_they_cannot_react(tmp_path: Path) -> None:
    """Else a window that closes by itself would tell that nobody holds such a card."""

    async def check() -> None:
        sitting = await placed(tmp_path, CANNOT)
        await sitting.pick(2, [PASS])
        await sitting.pick(3, [PASS])
        await asyncio.sleep(0.03)
        assert sitting.table.number == 1
        await sitting.pick(1, [PASS])
        await sitting.settle()
        assert sitting.table.number == 2
        sitting.table.stop()

    asyncio.run(check())


@pytest.mark.parametrize("is_watched", [False, True])
@pytest.mark.parametrize("two", [CANNOT, CAN])
def test_a_person_alone_among_bots_is_not_nagged(tmp_path: Path, two: str, *, is_watched: bool) -> None:
    """Unless somebody watches: they would see by the time that there was nothing to choose."""

    async def check() -> None:
        closes = two == CANNOT and not is_watched
        registry = TableRegistry(settings(tmp_path))
        sitting = Sitting(registry, GAME, ["random", "me", "random", "random"])
        if not is_watched:
            del sitting.connections[None]
        await registry.bots.start()
        sitting.set_state(GAME.position(POSITION.format(two=two, three="E15")))
        state = sitting.table.state
        for atom in GAME.read(state, 0, "play FA5 w1"):
            state.play(0, atom)
        sitting.set_state(state)
        sitting.table.number = 1
        await sitting.greet()
        for _ in range(400 if closes else 40):
            await asyncio.sleep(0.005)
            if sitting.table.number > 1:
                break
        assert (sitting.table.number > 1) == closes
        sitting.table.stop()

    asyncio.run(check())


def test_a_window_stays_open_for_a_fixed_time_at_least(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = await placed(tmp_path, window_pause=1.0)  # a busy machine takes a while for the answers
        for seat in (1, 2, 3):
            await sitting.pick(seat, [PASS])
        await asyncio.sleep(0.05)
        assert sitting.table.number == 1
        for _ in range(300):
            await asyncio.sleep(0.01)
            if sitting.table.number == 2:
                break
        assert sitting.table.number == 2
        sitting.table.stop()

    asyncio.run(check())


def test_standing_answers(tmp_path: Path) -> None:
    """Pass until my pie is hit: given by the table when the last real answer is in, and in nobody else's bytes."""

    async def check() -> None:
        sitting = await placed(tmp_path)
        for seat in sitting.connections:
            sitting.taken(seat)
        await sitting.send(1, wire.SetStanding(50, 1, "pass", on=True))
        own = sitting.heard(1)[0]
        assert [entry["on"] for entry in own["standing"] if entry["key"] == "pass"] == [True]
        for seat in (0, 2, 3, None):
            assert sitting.taken(seat) == []
        await sitting.pick(2, [PASS])
        await asyncio.sleep(0.02)
        assert sitting.table.number == 1  # s4 has not answered
        await sitting.pick(3, [PASS])
        await sitting.settle()
        assert sitting.table.number == 2  # s2 passed without being there
        sitting.table.stop()

    asyncio.run(check())


def test_a_standing_answer_ends_when_your_own_pie_is_hit(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = await placed(tmp_path)
        await sitting.send(2, wire.SetStanding(50, 2, "pass", on=True))
        state = sitting.table.state
        await sitting.pick(1, GAME.read(state, 1, "sab s3.w1"))
        await sitting.pick(3, [PASS])
        await sitting.settle()
        assert sitting.table.number == 2
        last = [message for message in sitting.heard(2) if message["type"] == "position"][-1]
        assert last["view"]["threat"]["owner"] == 2
        assert not any(entry["on"] for entry in last["standing"])
        assert len(last["choices"]) == 2  # pass, or save it
        sitting.table.stop()

    asyncio.run(check())


def test_lists_of_tables_do_not_tell_that_somebody_answered(tmp_path: Path) -> None:
    """The time of the last change stands in everybody's list."""

    async def check() -> None:
        sitting = await placed(tmp_path)
        table = sitting.table
        written: list[str] = []
        write = table.runtime.write

        def spy(rows: Sequence[Row], done: Written) -> None:
            written.extend(statement for statement, _ in rows)
            write(rows, done)

        table.runtime.write = spy  # type: ignore[method-assign, assignment]
        await sitting.pick(2, [PASS])
        await sitting.send(1, wire.SetStanding(50, 1, "pass", on=True))
        assert written
        assert not any(statement.startswith("UPDATE") for statement in written)
        table.stop()

    asyncio.run(check())
