"""A hello costs the same early and late in a game; what happened before comes by pages, on request."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import bakehouse
from bakehouse.core.decision import Decision, first_chain
from bakehouse.server import positions, wire
from bakehouse.server.greeting import PAGE
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.settings import Limits, Rate
from tests.server.sitting import Sitting, settings

GAME = bakehouse.game("pie-factory")
ROOMY = Limits(questions=Rate(1_000, 1_000))


async def long_game(folder: Path, limits: Limits = ROOMY) -> Sitting:
    sitting = Sitting(TableRegistry(settings(folder, limits=limits)), GAME, ["me"] * 4)
    match = sitting.table.match
    assert match is not None
    while match.last_event < 3 * PAGE and not match.state.over:
        seat = match.state.actors[0]
        match.play(Decision(seat, first_chain(match.state, seat)))
    assert match.last_event >= 3 * PAGE
    sitting.table._ask()
    await sitting.greet()
    return sitting


def answers(sitting: Sitting, seat: int | None, kind: str) -> list[dict[str, Any]]:
    messages = [json.loads(text) for text in sitting.taken(seat)]
    return [message for message in messages if message["type"] == kind]


def test_a_hello_brings_the_last_events_only(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = await long_game(tmp_path)
        last = sitting.table.state.event_count
        for seat in (0, None):
            (position,) = answers(sitting, seat, "position")
            assert [event["number"] for event in position["events"]] == [*range(last - PAGE + 1, last + 1)]
        sitting.table.stop()

    asyncio.run(check())


@pytest.mark.parametrize("seat", [0, None])
def test_earlier_events_come_by_pages_until_the_first(tmp_path: Path, seat: int | None) -> None:
    async def check() -> None:
        sitting = await long_game(tmp_path)
        (position,) = answers(sitting, seat, "position")
        seen = position["events"]
        while seen[0]["number"] > 1:
            await sitting.send(seat, wire.Earlier(90, seen[0]["number"]))
            (history,) = answers(sitting, seat, "history")
            assert 0 < len(history["events"]) <= PAGE
            seen = history["events"] + seen
        everything = positions.events(sitting.table, seat, sitting.table.state.entries(0), {})
        assert [event["kind"] for event in seen] == [event.kind for event in everything]
        await sitting.send(seat, wire.Earlier(91, 1))
        assert answers(sitting, seat, "history")[0]["events"] == []
        sitting.table.stop()

    asyncio.run(check())


def test_asking_for_history_is_limited(tmp_path: Path) -> None:
    async def check() -> None:
        sitting = await long_game(tmp_path, Limits(questions=Rate(2, 0.001)))
        for _ in range(2):
            await sitting.send(None, wire.Earlier(90, 60))
        with pytest.raises(Refusal, match="not-so-fast"):
            await sitting.send(None, wire.Earlier(90, 60))
        sitting.table.stop()

    asyncio.run(check())


def test_watchers_get_one_position_that_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        sitting = await long_game(tmp_path)
        made = []
        real = positions.position
        monkeypatch.setattr(positions, "position", lambda *given: made.append(given) or real(*given))  # type: ignore[func-returns-value]
        sitting.taken(None)
        for ref in range(1, 41):
            await sitting.send(None, wire.Hello(ref))
        assert made == []  # the one of the first hello is still right
        assert len({json.dumps(position) for position in answers(sitting, None, "position")}) == 1
        seat = sitting.table.waiting[0]
        await sitting.pick(seat, GAME.default(sitting.table.state, seat))
        made.clear()
        sitting.taken(None)
        for ref in range(1, 41):
            await sitting.send(None, wire.Hello(ref))
        assert len(made) <= 1
        sitting.table.stop()

    asyncio.run(check())
