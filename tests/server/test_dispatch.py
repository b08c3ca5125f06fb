"""Every message has one handler, of one shape; a message without a handler is refused and does nothing."""

from __future__ import annotations

import asyncio
import inspect
import json
from pathlib import Path
from typing import cast, get_args

import msgspec
import pytest

import bakehouse
from bakehouse.core.messages import say
from bakehouse.server import dispatch, journal, wire
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry
from bakehouse.server.settings import Limits, Rate
from tests.server.sitting import Sitting, settings

MESSAGES = get_args(wire.FromPage)


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A message that somebody added without a handler."""

    ref: int = 1


def test_every_message_has_exactly_one_handler() -> None:
    assert set(dispatch.HANDLERS) == set(MESSAGES)
    assert len(set(dispatch.HANDLERS.values())) == len(MESSAGES), "two messages share a handler"


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_handlers_have_one_shape(message: type) -> None:
    signature = inspect.signature(dispatch.HANDLERS[message])
    hints = [parameter.annotation for parameter in signature.parameters.values()]
    assert list(signature.parameters) == ["table", "connection", "message"]
    assert hints == ["LiveTable", "Connection", f"wire.{message.__name__}"]
    assert signature.return_annotation == "list[journal.Entry]"


def test_questions_are_messages() -> None:
    assert set(get_args(wire.Question)) <= set(MESSAGES)


def test_an_unknown_message_is_refused(tmp_path: Path) -> None:
    async def check() -> None:
        registry = TableRegistry(settings(tmp_path))
        sitting = Sitting(registry, bakehouse.game("pastry-chefs"), ["me"] * 4)
        await sitting.greet()
        before = sitting.table.number, sitting.table.status, sitting.table._written
        with pytest.raises(Refusal) as refused:
            await sitting.send(0, cast(wire.FromPage, Forgotten()))
        assert refused.value.code == "malformed"
        assert (sitting.table.number, sitting.table.status, sitting.table._written) == before
        sitting.table.stop()

    asyncio.run(check())


def test_every_message_but_a_question_is_answered_by_done(tmp_path: Path) -> None:
    async def check() -> None:
        registry = TableRegistry(settings(tmp_path))
        sitting = Sitting(registry, bakehouse.game("pastry-chefs"), ["me"] * 4)
        await sitting.greet()
        seat = sitting.table.waiting[0]
        sitting.taken(seat)

        async def answers(message: wire.FromPage) -> list[str]:
            await sitting.send(seat, message)
            received: list[str] = []
            for _ in range(1_000):  # a hint is thought about in another process
                answers = [json.loads(text) for text in sitting.taken(seat)]
                received += [answer["type"] for answer in answers if answer.get("ref") == message.ref]
                if received:
                    break
                await asyncio.sleep(0.01)
            return received

        assert await answers(wire.Why(50, seat, "pile:X")) == ["because"]
        assert await answers(wire.Advise(51, seat)) == ["hint"]
        assert await answers(wire.Cancel(52, seat)) == ["done"]
        assert await answers(wire.Say(53, bakehouse.game("pastry-chefs").info.phrases[0])) == ["done"]
        sitting.table.stop()

    asyncio.run(check())


def test_changes_of_a_table_are_limited(tmp_path: Path) -> None:
    async def check() -> None:
        limits = Limits(changes=Rate(2, 0.001), entries=3)
        sitting = Sitting(TableRegistry(settings(tmp_path, limits=limits)), bakehouse.game("cheflebrity"), ["me"] * 4)
        await sitting.greet()
        await sitting.send(0, wire.Pause(5, on=True))
        await sitting.send(0, wire.Pause(6, on=False))
        with pytest.raises(Refusal, match="not-so-fast"):
            await sitting.send(0, wire.SetStanding(7, 0, "pass", on=True))
        with pytest.raises(Refusal, match="journal-full"):
            await sitting.send(1, wire.Say(8, "Hello"))
        seat = sitting.table.waiting[0]
        await sitting.pick(seat, sitting.game.default(sitting.table.state, seat))
        assert sitting.table.number == 1
        sitting.table.stop()

    asyncio.run(check())


def test_a_refused_move_states_the_fact_first(tmp_path: Path) -> None:
    async def check() -> None:
        game = bakehouse.game("pie-factory")
        registry = TableRegistry(settings(tmp_path))
        sitting = Sitting(registry, game, ["me"] * 2)
        sitting.set_state(game.position("seats: 2\nhand A: C05 C06 C07 F10"))
        await sitting.greet()
        view = game.view(sitting.table.state, 0)
        (draw,) = [atom for atom in range(sitting.table.state.move_space) if game.target(view, atom) == "pile:deck"]
        with pytest.raises(Refusal) as refused:
            await sitting.pick(0, [draw])
        problem = refused.value.problem
        assert (problem.code, problem.rule) == ("illegal_move", "PF-39")
        assert problem.message == say("fact-hand-full", count=4)
        with pytest.raises(Refusal) as refused:
            await sitting.pick(0, [10**6])
        problem = refused.value.problem
        assert (problem.rule, problem.message.id) == ("BH-3", "rule-says")
        sitting.table.stop()

    asyncio.run(check())


def test_every_entry_of_the_journal_belongs_to_the_game_or_to_the_table() -> None:
    game, table = set(get_args(journal.GameEntry)), set(get_args(journal.TableEntry))
    assert game | table == set(get_args(journal.Entry))
    assert not game & table
