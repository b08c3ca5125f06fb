"""Files that are made once and sent often: replays and records of finished games are kept, others are made anew."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

MAX_FILES = 200
FOLDER = "exports"


class Exports:
    """A folder of compressed files, by what they hold."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER
        self._making: dict[str, asyncio.Task[Path]] = {}

    def kept(self, name: str) -> Path | None:
        """The file of this name, if it was made before."""
        path = self._path(name)
        return path if path.exists() else None

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.gz"

    async def file(self, name: str, make: Callable[[Path], Awaitable[None]], *, keeps: bool) -> Path:
        """The file of this name, made if it is not there; `keeps`: it will never change."""
        if not keeps:
            name = f"{name}-{secrets.token_hex(4)}"
        path = self._path(name)
        if path.exists():
            return path
        if name not in self._making:
            self._making[name] = asyncio.get_running_loop().create_task(self._make(path, make))
            self._making[name].add_done_callback(lambda done: self._making.pop(name))
        return await asyncio.shield(self._making[name])

    def forget(self, code: str) -> None:
        """The files of a table that is not as it was."""
        for path in self._folder.glob(f"{code}-*"):
            path.unlink(missing_ok=True)

    async def _make(self, path: Path, make: Callable[[Path], Awaitable[None]]) -> Path:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        await make(path)
        self._make_room()
        return path

    def _make_room(self) -> None:
        with suppress(OSError):  # another server may be tidying up at the same moment
            files = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime)
            for file in files[:-MAX_FILES]:
                file.unlink()
