"""`bakehouse serve --workers`: several servers from one command, which are started again, renewed and stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bakehouse.server.places import check
from bakehouse.server.settings import Settings, with_workers
from bakehouse.server.tasks import Tasks
from tests.server.client import Person, Server
from tests.server.playing import Player
from tests.server.postgres import PostgresServer

SECONDS = 60.0  # that a busy machine may take to start a process


class SeveralServers(Server):
    """`bakehouse serve --workers 2`."""

    def __init__(self, folder: Path, postgres: PostgresServer) -> None:
        super().__init__(folder)
        self.postgres = postgres
        self.address = postgres.new_database()

    def start(self) -> Server:
        words = ["serve", "--no-browser", "--port", "0", "--workers", "2", "--store", self.address]
        with (self.data.parent / f"{self.data.name}.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bakehouse", *words, "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.running.append(self)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, self.log
        self.port = int(line.rsplit(":", 1)[1].strip().rstrip("/"))
        return self

    def stop(self, signal_number: int = signal.SIGTERM) -> int:
        """Every process takes its time on a busy machine."""
        assert self.process is not None
        self.process.send_signal(signal_number)
        code = self.process.wait(timeout=SECONDS)
        self._close()
        return code

    def leases(self) -> set[object]:
        return {number for (number,) in self.postgres.sql(self.address, "SELECT number FROM leases")}

    def children(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the processes")
def test_two_servers_from_one_command(tmp_path: Path, postgres: PostgresServer) -> None:
    several = SeveralServers(tmp_path / "data", postgres)
    several.start()
    ann = Person(several, "Ann")
    codes = [ann.open("pastry-chefs", ["me", "random", "random", "random"]) for _ in range(4)]
    players = [Player(ann, code, thinks=0.2) for code in codes]

    def moves() -> list[int]:
        return [len(player.acknowledged) for player in players]

    async def run() -> None:
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        await until(lambda: len(several.leases()) == 2 and all(moves()))
        before = several.leases()
        os.kill(several.children()[0], signal.SIGKILL)
        await until(lambda: len(several.leases() - before) == 1 and len(several.leases()) == 2)
        before = several.leases()
        assert several.process is not None
        several.process.send_signal(signal.SIGHUP)
        await until(lambda: not several.leases() & before and len(several.leases()) == 2)
        earlier = moves()
        await until(lambda: all(now > then for now, then in zip(moves(), earlier, strict=True)))
        stop.set()
        await asyncio.gather(*playing)

    asyncio.run(run())
    assert several.stop() == 0
    assert several.leases() == set()
    assert check(several.address).is_good
    for player in players:
        player.must_be_in(several.postgres, several.address)
    assert "Traceback" not in several.log


def test_workers_of_one_server(tmp_path: Path) -> None:
    settings = with_workers(Settings(data=tmp_path), 3)
    assert (settings.bot_workers, settings.task_workers) == (3, 3)
    shared = with_workers(Settings(data=tmp_path, store="postgresql:///bakehouse", bot_workers=4), 2)
    assert (shared.bot_workers, shared.task_workers) == (2, 1)


def test_everybody_has_one_of_the_processes_for_tasks() -> None:
    async def run() -> dict[str, set[int]]:
        tasks = Tasks(2)
        found: dict[str, set[int]] = {name: set() for name in "abcdef"}
        for _ in range(2):
            for name, processes in found.items():
                processes.add(await tasks.run(name, 30.0, os.getpid))
        tasks.stop()
        return found

    found = asyncio.run(run())
    assert all(len(processes) == 1 for processes in found.values())
    assert len(set().union(*found.values())) == 2


def test_a_database_that_is_not_there_ends_it_at_once(tmp_path: Path) -> None:
    words = ["serve", "--no-browser", "--port", "0", "--workers", "2", "--store", f"postgresql:///x?host={tmp_path}"]
    ended = subprocess.run(
        [sys.executable, "-m", "bakehouse", *words], check=False, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2
    assert "cannot be used" in ended.stderr
    assert "Traceback" not in ended.stderr
