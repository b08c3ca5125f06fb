"""What the long run cuts is cut: in both directions, and without a word."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.wires import Ends, Wire

A_WHILE = 0.1  # seconds in which nothing comes


def test_a_cut_wire_carries_nothing_and_tells_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        arrived: asyncio.Queue[Ends] = asyncio.Queue()
        server = await asyncio.start_unix_server(lambda *ends: arrived.put_nowait(ends), tmp_path / "there")
        wire = Wire(lambda: asyncio.open_unix_connection(tmp_path / "there"))
        await wire.listen_at_path(tmp_path / "here")
        here, to_there = await asyncio.open_unix_connection(tmp_path / "here")
        there, to_here = await arrived.get()
        to_there.write(b"one")
        assert await there.readexactly(3) == b"one"

        wire.carries.clear()
        to_there.write(b"two")
        to_here.write(b"three")
        for reader in (here, there):
            await _must_be_silent(reader)
        to_here.close()
        await _must_be_silent(here)
        new, to_nobody = await asyncio.open_unix_connection(tmp_path / "here")
        await _must_be_silent(new)
        assert arrived.empty()

        wire.carries.set()
        assert await here.read() == b"three", "and then the end"
        _, to_new = await arrived.get()
        wire.close()
        server.close()
        for end in (to_there, to_here, to_nobody, to_new):
            end.transport.abort()
        await asyncio.sleep(0)

    asyncio.run(run())


async def _must_be_silent(reader: asyncio.StreamReader) -> None:
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(reader.read(1), A_WHILE)
