"""Executors: results in order, nothing left behind, and a cluster that loses a worker."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest

from bakehouse.core.errors import BakehouseError, OptionError
from bakehouse.lab.executor import Cores, Dask, Executor, InProcess, executor_for
from bakehouse.lab.experiment import make_experiment, make_setup
from bakehouse.lab.playing import encode_share

ADDRESS = re.compile(r"Scheduler at: +(tcp://127\.0\.0\.1:\d+)")


def squared(number: int) -> int:
    return number * number


def slow_for_even(number: int) -> int:
    time.sleep(0.05 * (number % 2 == 0))
    return number


def end_this_process(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("executor", [InProcess(), Cores(2)])
def test_results_come_in_order(executor: Executor) -> None:
    with executor:
        assert list(executor.run(slow_for_even, range(12))) == list(range(12))
        assert list(executor.run(squared, range(5))) == [0, 1, 4, 9, 16]


def test_who_wants_no_more_stops_the_rest() -> None:
    with Cores(2) as executor:
        taken = []
        begun = time.monotonic()
        results = executor.run(slow_for_even, range(0, 2_000, 2))
        for number in results:
            taken.append(number)
            if len(taken) == 3:
                break
    assert taken == [0, 2, 4]
    assert time.monotonic() - begun < 20


def test_a_process_that_is_ended_is_said() -> None:
    with Cores(2) as executor, pytest.raises(BakehouseError, match="the same command resumes"):
        list(executor.run(end_this_process, range(3)))


def test_which_executor_is_meant() -> None:
    assert isinstance(executor_for(1), InProcess)
    with executor_for(2) as cores:
        assert cores.workers == 2
    with pytest.raises(OptionError):
        executor_for(0)
    with pytest.raises(OptionError, match="not both"):
        executor_for(2, "tcp://127.0.0.1:1")


# -- A cluster ---------------------------------------------------------------


@contextmanager
def running(*words: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A program of Dask, on loopback, with everything it says in a file."""
    program = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    with log.open("wb") as file:
        process = subprocess.Popen(program, stdout=file, stderr=file, cwd=log.parent, start_new_session=True)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(log: Path, pattern: re.Pattern[str]) -> str:
    for _ in range(600):
        if found := pattern.search(log.read_text("utf-8")):
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"{pattern.pattern} is not in:\n{log.read_text('utf-8')}")


@pytest.mark.compiled
def test_a_cluster_that_loses_a_worker_counts_everything_once(tmp_path: Path) -> None:
    """A real scheduler and two real workers; one is killed in the middle."""
    setup = make_setup("pie-factory", bots="medium,random")
    experiment = make_experiment(setup, 200)
    function = partial(encode_share, setup)
    with ExitStack() as stack:
        words = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        stack.enter_context(running("scheduler", *words, log=tmp_path / "scheduler"))
        address = wait_for(tmp_path / "scheduler", ADDRESS)
        own = ("worker", address, "--host", "127.0.0.1", "--nthreads", "1", "--no-dashboard", "--no-nanny")
        workers = [stack.enter_context(running(*own, log=tmp_path / f"worker{number}")) for number in (1, 2)]
        executor = stack.enter_context(Dask(address))
        executor.client.wait_for_workers(2, timeout=60)
        shares = []
        for share in executor.run(function, experiment.shares()):
            shares.append(share)
            if len(shares) == 2:
                assert executor.workers == 2
                workers[0].kill()
        assert executor.workers == 1
    assert shares == list(InProcess().run(function, experiment.shares()))


def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakehouse.lab.executor.CLUSTER_TIMEOUT", "1s")
    with pytest.raises(BakehouseError, match="there is no cluster at"):
        Dask("tcp://127.0.0.1:9")
    with pytest.raises(BakehouseError, match="there is no cluster at"):
        Dask("nowhere://at.all")
