"""What a socket waits for: the same as an event and a queue of asyncio."""

from __future__ import annotations

import asyncio

from bakehouse.server.waiters import Gate, Inbox


def test_everybody_waits_at_a_closed_gate() -> None:
    async def run() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        assert not gate.is_set()
        assert not any(task.done() for task in waiting)
        waiting[0].cancel()
        gate.set()
        await asyncio.gather(*waiting[1:])
        assert gate.is_set()

    asyncio.run(run())


def test_an_inbox_is_read_in_order() -> None:
    async def run() -> None:
        inbox = Inbox()
        assert inbox.empty()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        assert [await reading, await inbox.get(), await inbox.get()] == [0, 1, 2]
        assert inbox.empty()

    asyncio.run(run())


def test_who_stopped_waiting_loses_nothing() -> None:
    async def run() -> None:
        inbox = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        reading.cancel()
        inbox.put_nowait("a message")
        assert await inbox.get() == "a message"

    asyncio.run(run())
