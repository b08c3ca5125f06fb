"""Wires of a house that can be slow, or carry nothing for a while without hanging up: a partition.

Each is a proxy. While it is cut, nothing gets through in either direction, whoever is at one end is not told that the
other one has gone, and new connections are taken but lead nowhere. Then everything goes on where it stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

PIECE = 65_536
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wire:
    def __init__(self, there: Callable[[], Awaitable[Ends]]) -> None:
        self._there = there
        self.delay = 0.0  # seconds for each piece
        self.carries = asyncio.Event()
        self.carries.set()
        self._listening: asyncio.Server | None = None
        self._carrying: set[asyncio.Task[None]] = set()

    async def listen_at_path(self, path: Path) -> None:
        self._listening = await asyncio.start_unix_server(self._connected, path)

    async def listen_at_port(self, port: int) -> None:
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", port)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.carries.wait()
        try:
            there_reader, there_writer = await self._there()
        except OSError:
            writer.transport.abort()
            return
        both = [
            asyncio.create_task(self._carry(reader, there_writer)),
            asyncio.create_task(self._carry(there_reader, writer)),
        ]
        self._carrying.update(both)
        with suppress(asyncio.CancelledError):
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, there_writer):
            end.close()
        for task in both:
            task.cancel()
            self._carrying.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one end hangs up; the other one hears of that when the wire carries again."""
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self.carries.wait()
                writer.write(piece)
                await writer.drain()
        await self.carries.wait()

    def close(self) -> None:
        assert self._listening is not None
        self._listening.close()
        for task in self._carrying:
            task.cancel()
