"""Somebody's own game, reviewed when it is over: a process of its own thinks about it, and what it found is kept.

It is its own process, because a review takes as long as many records, and bots must not wait for it. Guests take turns
there, a moment each.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ParamSpec, TypeVar

import msgspec

from bakehouse.bots.review import Budget
from bakehouse.core.messages import say
from bakehouse.server import review_process, wire_replays
from bakehouse.server.connection import Guest
from bakehouse.server.exports import Exports
from bakehouse.server.permissions import must_be_dealt
from bakehouse.server.refusal import Refusal
from bakehouse.server.replays import played_game
from bakehouse.server.table import LiveTable
from bakehouse.server.workers import Turns, Worker, WorkerError

MEMORY = 1 << 30  # bytes
MOMENT = 0.5  # seconds for which one guest's review is thought about before the next one's
PATIENCE = 20.0  # seconds for one step beyond that; then the process is killed
MAX_RUNNING = 10

Given = ParamSpec("Given")
Result = TypeVar("Result")


@dataclass
class Thinking:
    """The review that a guest waits for."""

    name: str
    decisions: int
    done: int = 0
    steps: int = 1
    task: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        return self.task is not None and self.task.done()

    @property
    def news(self) -> wire_replays.Review:
        return wire_replays.Review(min(self.done, self.steps - 1), self.steps, self.decisions, [])


class Reviews:
    def __init__(self, exports: Exports, seconds: float) -> None:
        self._exports = exports
        self._budget = Budget(seconds)
        self._worker = Worker(MEMORY)
        self._turns = Turns()
        self._thinking: dict[int, Thinking] = {}  # by guest

    async def review(self, guest: Guest, table: LiveTable, seat: int) -> wire_replays.Review:
        """What was found, or how far it is."""
        moves = own_moves(table, guest, seat)
        name = f"{table.code}-review-{seat}-{guest.id}.json"
        kept = self._exports.kept(name)
        if kept is not None:
            return msgspec.json.decode(gzip.decompress(kept.read_bytes()), type=wire_replays.Review)
        thinking = self._thinking.get(guest.id)
        if thinking is None or (thinking.is_over and thinking.name != name):
            thinking = self._begin(guest, name, table, seat, moves)
        elif thinking.name != name:
            raise Refusal("too_many", say("review-one-at-a-time"))
        elif thinking.is_over:
            self._must_have_succeeded(guest, thinking)
        return thinking.news

    def _begin(self, guest: Guest, name: str, table: LiveTable, seat: int, moves: list[int]) -> Thinking:
        self._thinking = {who: one for who, one in self._thinking.items() if not one.is_over}
        if len(self._thinking) >= MAX_RUNNING:
            raise Refusal("busy", say("busy"))
        thinking = self._thinking[guest.id] = Thinking(name, len(moves))
        thinking.task = asyncio.get_running_loop().create_task(self._think(guest, thinking, table, seat, moves))
        thinking.task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return thinking

    def _must_have_succeeded(self, guest: Guest, thinking: Thinking) -> None:
        """Whoever asks again after a failure gets a new try."""
        del self._thinking[guest.id]
        if thinking.task is not None and thinking.task.exception() is not None:
            raise Refusal("too_slow", say("review-failed"))

    async def _think(self, guest: Guest, thinking: Thinking, table: LiveTable, seat: int, moves: list[int]) -> None:
        played, name = played_game(table), thinking.name

        async def make(path: Path) -> None:
            await self._call(guest, review_process.begin, name, played, seat, moves, self._budget)
            while thinking.done < thinking.steps:
                thinking.done, thinking.steps = await self._call(guest, review_process.go_on, name, MOMENT)
            await self._call(guest, review_process.finish, name, str(path))

        await self._exports.file(name, make, keeps=True)

    async def _call(
        self, guest: Guest, function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        await self._turns.take(str(guest.id))
        try:
            return await self._worker.call(MOMENT + PATIENCE, function, *args, **kwargs)
        except (WorkerError, MemoryError, KeyError):  # KeyError: the process that had begun it has died
            raise Refusal("too_slow", say("review-failed")) from None
        finally:
            self._turns.give()

    def stop(self) -> None:
        self._worker.stop()


def own_moves(table: LiveTable, guest: Guest, seat: int) -> list[int]:
    """The decisions that this guest made in this seat. Nobody reviews somebody else's, or a game that is not over."""
    decisions = must_be_dealt(table).decisions
    if table.status != "over":
        raise Refusal("not_over", say("review-when-over"))
    pairs = enumerate(zip(decisions, table.deciders, strict=True))
    moves = [number for number, (decision, who) in pairs if decision.seat == seat and who == guest.id]
    if not moves:
        raise Refusal("not_yours", say("review-own-only"))
    return moves
