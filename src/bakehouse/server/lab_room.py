"""The lab room: questions about decks, answered by a process of its own for each of them, and watched on the page.

A guest has one experiment at a time, and few run at once. What an experiment leaves is one report in a temporary
folder, which is removed with the guest's next experiment, after an hour, or when the server stops. The room is open for
whoever sits at the server's own machine; `bakehouse serve --lab` opens it for everybody who can reach the server.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from starlette.requests import Request

import bakehouse
from bakehouse.bots import LEVELS
from bakehouse.core.messages import say
from bakehouse.server import decks, new_tables
from bakehouse.server.connection import Guest, encode
from bakehouse.server.hosts import is_loopback
from bakehouse.server.network import is_here
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry, find_game
from bakehouse.server.wire_lab import LabLook, LabNews, LabRoom, NewExperiment

NEEDED = ("altair", "polars", "scipy", "vl_convert")
MAX_RUNNING = 2
MAX_KEPT = 20
KEPT_SECONDS = 3_600.0
UNWATCHED_SECONDS = 30.0
START_SECONDS = 120.0  # beyond its time, for a start and a report on a busy machine
ID_BYTES = 9
REPORT = "report.html"
MODEST = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "POLARS_MAX_THREADS": "1"}  # tables need the cores
WAIT = 1.0  # seconds, after which a stream looks whether the server is stopping

log = logging.getLogger("bakehouse.server")


class _Heard(msgspec.Struct, frozen=True):
    """A line of the process."""

    games: int
    looks: list[LabLook] = []
    status: str = "playing"
    problem: str = ""


class Experiment:
    """One question: its process, what it said last, and its report."""

    def __init__(self, guest: int) -> None:
        self.guest = guest
        self.id = secrets.token_urlsafe(ID_BYTES)
        self.began = time.monotonic()
        self.folder = TemporaryDirectory(prefix="bakehouse-lab-")
        self.news = LabNews(self.id, 0, "playing")
        self.changed = asyncio.Event()
        self.watchers = 0
        self.watched_at = self.began
        self.process: asyncio.subprocess.Process | None = None
        self.reading: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self.news.status in ("playing", "writing")

    @property
    def report(self) -> Path:
        return Path(self.folder.name) / REPORT

    def tell(self, news: LabNews) -> None:
        self.news = news
        self.changed.set()
        self.changed = asyncio.Event()

    def fail(self, text: str = "") -> None:
        problem = say("plain", text=text) if text else say("lab-failed")
        self.tell(LabNews(self.id, self.news.games, "failed", self.news.looks, problem))

    # -- Its process -----------------------------------------------------------

    async def start(self, task: dict[str, object], seconds: float) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bakehouse.lab.room",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, **MODEST},
        )
        self._write(json.dumps({**task, "report": str(self.report)}))
        self.reading = asyncio.create_task(self._listen(seconds))

    async def _listen(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._read(), seconds)
        except TimeoutError:
            self.fail()
        finally:
            self.kill()
        if self.is_running:
            log.warning("lab failed", extra={"facts": {"games": self.news.games}})
            self.fail()

    async def _read(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            heard = msgspec.json.decode(line, type=_Heard)
            if heard.status == "failed":
                self.fail(heard.problem)
            else:
                self.tell(msgspec.convert(msgspec.to_builtins(heard) | {"id": self.id, "problem": None}, LabNews))
            if not self.is_running:
                return

    def stop(self) -> None:
        """No more games; the report is written."""
        if self.is_running:
            self._write("stop")

    def _write(self, line: str) -> None:
        if self.process is not None and self.process.stdin is not None:
            with suppress(OSError, RuntimeError):
                self.process.stdin.write(line.encode() + b"\n")

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def remove(self) -> None:
        if self.is_running:
            self.fail()
        self.kill()
        if self.reading is not None and self.reading is not asyncio.current_task():
            with suppress(asyncio.CancelledError):
                await self.reading
        self.folder.cleanup()


class Lab:
    """All experiments of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._settings = registry.settings
        self._experiments: dict[str, Experiment] = {}

    def state(self, request: Request) -> LabRoom:
        if not self._is_open_for(request):
            return LabRoom(open=False, problem=say("lab-closed"))
        missing = [name for name in NEEDED if find_spec(name) is None]
        return LabRoom(open=False, problem=say("lab-not-installed")) if missing else LabRoom(open=True)

    def _is_open_for(self, request: Request) -> bool:
        return self._settings.lab or (is_loopback(self._settings.host) and is_here(request))

    def check(self, request: Request) -> None:
        problem = self.state(request).problem
        if problem is not None:
            raise Refusal("not_here", problem)

    # -- Experiments -------------------------------------------------------------

    async def start(self, guest: Guest, wanted: NewExperiment) -> LabNews:
        find_game(wanted.game)
        if wanted.level not in LEVELS:
            raise Refusal("malformed", say("no-such-level", level=wanted.level))
        for own in [one for one in self._experiments.values() if one.guest == guest.id]:
            await self._remove(own)
        await self.sweep()
        if sum(one.is_running for one in self._experiments.values()) >= MAX_RUNNING:
            raise Refusal("busy", say("lab-busy"))
        experiment = Experiment(guest.id)
        self._experiments[experiment.id] = experiment  # before anything is awaited, so that it is counted
        try:
            task = await self._task(guest, wanted)
            await experiment.start(task, self._settings.lab_seconds + START_SECONDS)
        except BaseException:
            await self._remove(experiment)
            raise
        return experiment.news

    async def _task(self, guest: Guest, wanted: NewExperiment) -> dict[str, object]:
        texts, links = [], []
        for deck in (wanted.deck, wanted.other_deck):
            asked = (wanted.game, wanted.seats, dict[str, str | int](), deck)
            problem = await self._registry.tasks.run(
                f"guest {guest.id}", new_tables.SECONDS, new_tables.problem_with, *asked
            )
            if problem is not None:
                code, text = problem
                raise Refusal(code, say("plain", text=text))
            texts.append(await decks.remember(wanted.game, deck) if deck else "")
            links.append(_link(wanted.game, texts[-1]))
        return {
            **msgspec.to_builtins(wanted),
            "deck": texts[0],
            "other_deck": texts[1],
            "link": links[0],
            "other_link": links[1],
            "games": self._settings.lab_games,
            "seconds": self._settings.lab_seconds,
        }

    def find(self, guest: Guest, name: str) -> Experiment:
        found = self._experiments.get(name)
        if found is None or found.guest != guest.id:
            raise Refusal("not_found", say("lab-is-gone"))
        return found

    async def stream(self, experiment: Experiment) -> AsyncIterator[bytes]:
        """Server-sent events, until there is nothing more to tell."""
        told: LabNews | None = None
        experiment.watchers += 1
        try:
            while True:
                changed = experiment.changed
                if experiment.news is not told:
                    told = experiment.news
                    yield b"data: " + encode(told) + b"\n\n"
                if not experiment.is_running or self._registry.is_stopping:
                    return
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), WAIT)
        finally:
            experiment.watchers -= 1
            experiment.watched_at = time.monotonic()

    # -- The end -----------------------------------------------------------------

    async def _remove(self, experiment: Experiment) -> None:
        self._experiments.pop(experiment.id, None)
        await experiment.remove()

    async def sweep(self) -> None:
        """What nobody watches is stopped. Results are kept for an hour, and not too many of them."""
        now = time.monotonic()
        for one in self._experiments.values():
            if not one.watchers and now - one.watched_at > UNWATCHED_SECONDS:
                one.stop()
        done = [one for one in self._experiments.values() if not one.is_running]
        old = [one for one in done if now - one.began > KEPT_SECONDS]
        for one in {*old, *done[: max(0, len(self._experiments) - MAX_KEPT)]}:
            await self._remove(one)

    async def close(self) -> None:
        for one in list(self._experiments.values()):
            await self._remove(one)


def _link(game: str, text: str) -> str:
    """Where a table with this deck is opened."""
    return f"/new/{game}?deck={bakehouse.game(game).deck_text(text).digest}" if text else f"/new/{game}"
