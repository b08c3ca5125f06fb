"""Who does the work: this process, all cores, or a cluster. The results are the same, to the byte.

`executor.run(function, shares)` yields `function(share)` for each share, in the order of the shares. The function and
its results must be such that they travel to other processes: a function of a module (or `functools.partial` of one),
and plain data or bytes. Few shares are under way at a time, so that stopping is quick; to stop, close the iterator
or leave the `with` of the executor.

    with Cores(2) as executor:
        for results in executor.run(partial(play_share, setup), experiment.shares()):
            ...
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

from bakehouse.core.errors import BakehouseError, OptionError

if TYPE_CHECKING:
    from distributed import Client

S = TypeVar("S")
R = TypeVar("R")
R_out = TypeVar("R_out", covariant=True)
AHEAD = 2  # shares for each worker: one that is played and one that waits
CLUSTER_TIMEOUT = "20s"


class _Future(Protocol[R_out]):
    """Work that was handed to somebody."""

    def result(self) -> R_out: ...
    def cancel(self) -> object: ...


class Executor(Protocol):
    """Plays shares somewhere."""

    @property
    def workers(self) -> int:
        """How many work at a time."""

    def run(self, function: Callable[[S], R], shares: Iterable[S]) -> Iterator[R]:
        """The results of the shares, in their order."""

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, /, *_: object) -> None: ...


def executor_for(workers: int | None = None, cluster: str | None = None) -> Executor:
    """The cluster at this address; else as many processes as this, by default one for each core."""
    if cluster is not None:
        if workers is not None:
            raise OptionError("a cluster has its own workers: give --cluster or --workers, not both")
        return Dask(cluster)
    count = os.cpu_count() or 1 if workers is None else workers
    if count < 1:
        raise OptionError(f"workers are counted from 1, not {count}")
    return InProcess() if count == 1 else Cores(count)


class InProcess:
    """Here, one share after the other."""

    workers = 1

    def run(self, function: Callable[[S], R], shares: Iterable[S]) -> Iterator[R]:
        for share in shares:
            yield function(share)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, /, *_: object) -> None:
        pass


class Cores:
    """Processes on this machine. They are started fresh, so that nothing of this process leaks into them."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_stopping_to_parent)

    def run(self, function: Callable[[S], R], shares: Iterable[S]) -> Iterator[R]:
        def submit(share: S) -> Future[R]:
            return self.pool.submit(function, share)

        try:
            yield from _in_order(submit, shares, lambda: AHEAD * self.workers)
        except BrokenProcessPool:
            raise BakehouseError("a worker process was ended from outside; the same command resumes") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, /, *_: object) -> None:
        if kind is not None:  # a share may take minutes, and nobody wants it any more
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
        self.pool.shutdown(wait=True, cancel_futures=True)


def _leave_stopping_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the parent sees to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Dask:
    """A cluster: `dask scheduler` and `dask worker` on any number of machines, all with the same bakehouse.

    Shares of a worker that is lost are played again by another one. A share has one result, whoever plays it, so that
    nothing is counted twice.
    """

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise BakehouseError("a cluster needs an extra: pip install 'bakehouse[cluster]'") from None
        try:
            self.client: Client = Client(address, timeout=CLUSTER_TIMEOUT, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise BakehouseError(f"there is no cluster at {address}: {error}") from None
        _check_versions(self.client)

    @property
    def workers(self) -> int:
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def run(self, function: Callable[[S], R], shares: Iterable[S]) -> Iterator[R]:
        # Workers come and go, so that it is asked anew how many shares may be under way.
        submit = partial(self.client.submit, function, pure=False)
        yield from _in_order(submit, shares, lambda: AHEAD * self.workers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, /, *_: object) -> None:
        self.client.close()


def _check_versions(client: Client) -> None:
    """Other rules or bots would be other games."""
    own = _version()
    for address, version in client.run(_version).items():
        if version != own:
            raise BakehouseError(f"the worker {address} has {version}, and here is {own}: install the same everywhere")


def _version() -> str:
    import bakehouse
    from bakehouse.games import load, slugs

    rules = ", ".join(f"{slug} {load(slug).info.rules}" for slug in slugs())
    return f"bakehouse {bakehouse.__version__} with the rules {rules}"


def _in_order(submit: Callable[[S], _Future[R]], shares: Iterable[S], ahead: Callable[[], int]) -> Iterator[R]:
    """Keep some shares under way and hand out their results in order; cancel the others when nobody wants more."""
    waiting: deque[_Future[R]] = deque()
    rest = iter(shares)
    try:
        while True:
            waiting.extend(submit(share) for share in islice(rest, max(0, ahead() - len(waiting))))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
