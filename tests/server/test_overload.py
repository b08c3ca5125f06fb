"""Work that takes long is done elsewhere: whatever one stranger asks for, the others are answered at once."""

from __future__ import annotations

import asyncio
import os
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bakehouse.server.refusal import Refusal
from bakehouse.server.tasks import Tasks
from bakehouse.server.workers import Turns, Worker, WorkerError
from tests.server.client import Answer, Person, Server
from tests.server.short import SHORT

PATIENCE = 1.0  # seconds: a freeze takes much longer, a busy machine hardly ever


def slowest_answer(server: Server, attack: Callable[[], None]) -> float:
    """How long somebody else had to wait at most while this went on."""
    running = threading.Thread(target=attack)
    running.start()
    waits: list[float] = []
    while running.is_alive() or not waits:
        begun = time.perf_counter()
        assert Person(server).get("/health").status == 200
        waits.append(time.perf_counter() - begun)
        time.sleep(0.01)
    running.join()
    return max(waits)


DECKS = {
    "a dotted key": "a" + ".a" * 20_000 + "=1",
    "dotted keys by the line": "\n".join("a" + ".a" * 900 + f"{n} = 1" for n in range(80)),
    "dotted tables": "\n".join("[" + "a." * 900 + f"b{n}]" for n in range(80)),
    "brackets": "a = " + "[" * 90_000,
    "many tables": "\n".join(f"[t{n}]" for n in range(20_000)),
}


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("game", ["pastry-chefs", "pie-contest"])
def test_a_deck_freezes_nobody(server: Server, game: str, deck: str) -> None:
    ann = Person(server, "Ann")
    wanted = {"game": game, "chairs": [{"kind": "me"}] * 4, "deck": deck}
    answers: list[Answer] = []
    wait = slowest_answer(server, lambda: answers.append(ann.post("/api/tables", wanted)))
    assert answers[0].status == 400
    assert answers[0].json["code"] in ("bad_deck", "too_slow")
    assert wait < PATIENCE


def test_replays_are_made_once_and_hold_up_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    seats, options = SHORT["the-pie-game"]
    code = ann.open("the-pie-game", ["random"] * seats, options=options)

    async def watch() -> None:
        async with ann.page(code) as page:
            await page.hello()
            await page.until_position(lambda position: position["view"]["outcome"] is not None)

    asyncio.run(watch())
    bodies: list[bytes] = []

    def twenty() -> None:
        def one() -> None:
            bodies.append(Person(server).get(f"/api/tables/{code}/replay?view=all").body)

        threads = [threading.Thread(target=one) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert slowest_answer(server, twenty) < PATIENCE
    assert len(bodies) == 20
    assert len(set(bodies)) == 1
    (made,) = (tmp_path / "data" / "exports").iterdir()
    assert re.fullmatch(rf"{code}-[0-9a-f]{{8}}-replay-all\.json\.gz", made.name)
    assert server.stop() == 0


# -- Workers -------------------------------------------------------------------


def too_much() -> int:
    return len(bytearray(3 << 30))


def test_a_worker_that_takes_too_long_is_killed_and_replaced() -> None:
    async def check() -> None:
        worker = Worker()
        first = await worker.call(60, os.getpid)
        with pytest.raises(WorkerError, match="more than"):
            await worker.call(0.2, time.sleep, 60)
        assert await worker.call(60, os.getpid) != first
        assert are_gone([first])
        worker.stop()

    asyncio.run(check())


def test_a_worker_that_dies_is_replaced() -> None:
    async def check() -> None:
        worker = Worker()
        with pytest.raises(WorkerError, match="has died"):
            await worker.call(60, os._exit, 3)
        assert await worker.call(60, abs, -3) == 3
        worker.stop()

    asyncio.run(check())


@pytest.mark.skipif(os.name != "posix", reason="memory is limited on POSIX only")
def test_a_task_has_a_limit_of_memory() -> None:
    async def check() -> None:
        tasks = Tasks()
        with pytest.raises(Refusal, match="too-much-memory"):
            await tasks.run("ann", 60, too_much)
        assert await tasks.run("ann", 60, abs, -3) == 3
        tasks.stop()

    asyncio.run(check())


def test_those_who_wait_take_turns() -> None:
    async def check() -> None:
        turns = Turns()
        await turns.take("first")
        order: list[str] = []

        async def wait(who: str) -> None:
            await turns.take(who)
            order.append(who)
            turns.give()

        waiting = [asyncio.create_task(wait(who)) for who in ("a", "a", "a", "b", "c")]
        await asyncio.sleep(0)
        assert turns.length == 5
        turns.give()
        await asyncio.gather(*waiting)
        assert order == ["a", "b", "c", "a", "a"]

    asyncio.run(check())


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = ann.open("pastry-chefs", ["me", "medium", "medium", "medium"])

    async def watch() -> list[int]:
        async with ann.page(code) as page:
            await page.hello(0)
            return children(server)

    workers = asyncio.run(watch())
    assert workers
    server.kill()
    assert are_gone(workers)


def are_gone(processes: list[int]) -> bool:
    """Have these processes ended, after a moment?"""
    for _ in range(500):
        if not any(Path(f"/proc/{process}").exists() for process in processes):
            return True
        time.sleep(0.01)
    return False


def children(server: Server) -> list[int]:
    assert server.process is not None
    own = server.process.pid
    return [int(child) for child in Path(f"/proc/{own}/task/{own}/children").read_text("utf-8").split()]
