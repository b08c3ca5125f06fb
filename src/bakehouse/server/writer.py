"""One thread writes. Whatever arrives while it is committing goes into the next transaction, so that many tables share
the cost of a durable commit."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue

from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.runtime import Row

MAX_BATCH = 500


@dataclass(frozen=True)
class Job:
    """Rows that are written together or not at all."""

    rows: Sequence[Row]
    done: asyncio.Future[None] | None = None


Commit = Callable[[list[Job]], Sequence[Exception | None]]


class Writer:
    """`commit` writes some jobs, durably, and says of each what went wrong."""

    def __init__(self, commit: Commit, metrics: Metrics) -> None:
        self._commit = commit
        self._metrics = metrics
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        self._loop = loop
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Job(rows, done))
        return done

    def close(self) -> None:
        """Write what is left, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            jobs = self._next_jobs()
            if jobs is None:
                return
            begun = time.perf_counter()
            errors = self._commit(jobs)
            self._metrics.commit_seconds.observe(time.perf_counter() - begun)
            self._metrics.written.inc(len(jobs))
            assert self._loop is not None
            try:
                self._loop.call_soon_threadsafe(_finish, jobs, errors)
            except RuntimeError:  # the loop is closed: nobody is waiting any more
                return

    def _next_jobs(self) -> list[Job] | None:
        """Wait for a job, and take all others that are there as well."""
        job = self._queue.get()
        if job is None:
            return None
        jobs = [job]
        while len(jobs) < MAX_BATCH and not self._queue.empty():
            job = self._queue.get()
            if job is None:
                self._queue.put(None)
                break
            jobs.append(job)
        return jobs


def _finish(jobs: list[Job], errors: Sequence[Exception | None]) -> None:
    for job, error in zip(jobs, errors, strict=True):
        if job.done is None or job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(StoreError(f"the data cannot be written: {error}"))
