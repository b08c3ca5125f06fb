"""Processes that compute for the server, so that nothing slow and nothing that a stranger sent runs where tables live.

A call has a limit in seconds; a process that does not answer in time is killed, and the next call gets a new one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import ParamSpec, TypeVar

NICENESS = 10  # tables come first
START_SECONDS = 60.0  # a busy machine may take long to start a process

Given = ParamSpec("Given")
Result = TypeVar("Result")


class WorkerError(Exception):
    """A worker took too long, or died."""


class Worker:
    """One process, started with the first call."""

    def __init__(self, memory: int = 0) -> None:
        self._memory = memory  # bytes that it may use; 0: no limit
        self._executor: ProcessPoolExecutor | None = None
        self._starting: Future[int] | None = None  # its process id, when it is there
        self._is_stopped = False

    async def start(self) -> None:
        """Be ready when the first call comes."""
        if self._is_stopped:
            raise WorkerError("the server is being stopped")
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(1, context, _prepare, (self._memory,))
            self._starting = self._executor.submit(os.getpid)
        assert self._starting is not None
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._starting)), START_SECONDS)
        except (TimeoutError, BrokenProcessPool) as error:
            self._drop()
            raise WorkerError("a process could not be started") from error

    async def call(
        self, seconds: float, function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """What this function returns or raises in the worker's process."""
        await self.start()
        assert self._executor is not None
        try:
            future = self._executor.submit(function, *args, **kwargs)
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
        except TimeoutError:
            self._drop()
            raise WorkerError(f"this took more than {seconds:g} seconds") from None
        except (BrokenProcessPool, RuntimeError) as error:
            self._drop()
            raise WorkerError("the process that computed this has died") from error

    def stop(self) -> None:
        self._is_stopped = True
        self._drop()

    def _drop(self) -> None:
        """Kill the process, whatever it does."""
        executor, starting = self._executor, self._starting
        self._executor = self._starting = None
        if executor is None:
            return
        executor.shutdown(wait=False, cancel_futures=True)
        if starting is not None and starting.done() and not starting.cancelled() and starting.exception() is None:
            with suppress(OSError):
                os.kill(starting.result(), getattr(signal, "SIGKILL", signal.SIGTERM))


class Turns:
    """A worker is used by one at a time, and those who want it take turns: however much one of them asks for, the
    others wait for one thing of it at most."""

    def __init__(self) -> None:
        self.length = 0  # how many wait
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by whom, in the order of their turns
        self._is_taken = False

    async def take(self, who: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        self.length += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise
        finally:
            self.length -= 1

    def give(self) -> None:
        """Let the next one have its turn; who wants more goes to the end of the line."""
        while self._waiting:
            who = next(iter(self._waiting))
            turns = self._waiting.pop(who)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._is_taken = False


def _prepare(memory: int) -> None:
    """In the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its workers
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if os.name == "posix":
        import resource

        os.nice(NICENESS)
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _end_with_parent() -> None:
    """A server that is killed leaves no process behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
