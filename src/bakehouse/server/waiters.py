"""What a socket waits for. There are thousands of them, and a queue or an event of asyncio takes kilobytes while it is
empty: most of that for those who might wait, of whom there is one."""

from __future__ import annotations

import asyncio
from typing import Any


class Gate:
    """An event, which is set at first."""

    __slots__ = ("_is_open", "_waiting")

    def __init__(self) -> None:
        self._is_open = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._is_open

    def set(self) -> None:
        self._is_open = True
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        self._is_open = False

    async def wait(self) -> None:
        if not self._is_open:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future


class Inbox:
    """A queue that one task reads."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: object) -> None:
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        return not self._items

    async def get(self) -> Any:
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        self._waiter = None
        return self._items.pop(0)
