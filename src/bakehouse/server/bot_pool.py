"""Who lets bots think: some worker processes, at which tables take turns."""

from __future__ import annotations

import asyncio
import time
import zlib

from bakehouse.core.view import View
from bakehouse.server import bot_process
from bakehouse.server.runtime import BotTask, NoOtherIdea
from bakehouse.server.workers import Turns, Worker

SHORTEST = 0.02  # seconds that a bot thinks even if it comes late
PATIENCE = 20.0  # seconds for an atom beyond its budget; then the process is killed
LISTENING = ("easy", "medium", "hard")  # levels that may want to hear events
COMPARING = "hard"  # the level that compares moves, so that there is a second best one


class BotPool:
    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._turns = [Turns() for _ in range(workers)]

    def __len__(self) -> int:
        return len(self._workers)

    async def start(self) -> None:
        """Start the processes now, so that no bot has to wait for its own later."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    def stop(self) -> None:
        for worker in self._workers:
            worker.stop()

    async def decide(self, task: BotTask) -> list[int]:
        """The whole decision of a bot. Its process is always the same one, because it remembers what it has heard."""
        place = (zlib.crc32(task.table.encode()) + task.seat) % len(self._workers)
        turns = self._turns[place]
        await turns.take(task.table)
        try:
            return await _decide(self._workers[place], task)
        finally:
            turns.give()


async def _decide(worker: Worker, task: BotTask) -> list[int]:
    name = bot_process.BotName(task.table, task.game.info.slug, task.seat, task.level, task.seed)
    seconds = max(SHORTEST, min(task.seconds, task.deadline - time.monotonic()))
    limit = seconds + PATIENCE
    events = []
    if task.level in LISTENING and task.remembers:
        heard = await worker.call(limit, bot_process.last_heard, name, task.deck)
        events = [] if heard is None else task.game.events(task.state, heard, task.seat)
    trial = task.state.trial()
    atoms = list(task.begun)
    for atom in atoms:
        trial.apply(task.seat, atom)
    if task.besides:
        atoms.append(await _other_idea(worker, task, task.game.view(trial, task.seat)))
        trial.play(task.seat, atoms[-1])
    while not atoms or trial.pending(task.seat):
        view = task.game.view(trial, task.seat)
        atoms.append(
            await worker.call(limit, bot_process.move, name, task.deck, view, events, seconds, remembers=task.remembers)
        )
        trial.play(task.seat, atoms[-1])
        events = []
    if task.is_new:
        await worker.call(limit, bot_process.forget, name)
    return atoms


async def _other_idea(worker: Worker, task: BotTask, view: View) -> int:
    """Of a bot that compares moves, whatever level goes on after it."""
    name = bot_process.BotName(task.table, task.game.info.slug, task.seat, COMPARING, task.seed)
    limit = task.seconds + PATIENCE
    found = await worker.call(limit, bot_process.other_idea, name, task.deck, view, list(task.besides), task.seconds)
    if found is None:
        raise NoOtherIdea
    return found
