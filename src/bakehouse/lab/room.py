"""The lab room's process: one question, watched live by a page of the browser table and stopped at any time.

The server starts `python -m bakehouse.lab.room` and writes a `Task` as one line of JSON. Every line that comes back is
`News`: what is known by now. A line "stop" ends the games early; in any case a report is written. When the server goes
away, so does this process.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from bakehouse.core.errors import BakehouseError
from bakehouse.games import load
from bakehouse.lab.experiment import Setup, make_setup

if TYPE_CHECKING:
    from bakehouse.lab.watching import Watched

NICENESS = 10  # tables come first
FILE_BYTES = 20_000_000  # of a report, which has a tenth of that
MEMORY = 2 << 30  # bytes
LOOK_SECONDS = 0.3  # between two looks
STOP = "stop"


class Task(msgspec.Struct, frozen=True):
    """What is asked. An empty deck is the house deck."""

    game: str
    seats: int
    level: str
    question: Literal["seats", "first", "length", "card", "compare"]
    report: str  # the file that is written
    games: int  # at most
    seconds: float  # at most
    card: str = ""
    deck: str = ""
    other_deck: str = ""
    link: str = ""  # where the deck is played
    other_link: str = ""


class LookAt(msgspec.Struct, frozen=True):
    """A number and its interval, which holds at every look."""

    measure: str
    value: float
    low: float
    high: float


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    games: int
    looks: list[LookAt] = []
    status: Literal["playing", "writing", "done", "failed"] = "playing"
    problem: str = ""


class Clock:
    """Says when to look and when to stop."""

    def __init__(self, seconds: float) -> None:
        self._ends_at = time.monotonic() + seconds
        self._looked_at = 0.0
        self._stop = threading.Event()

    def stop(self) -> None:
        self._stop.set()

    @property
    def is_over(self) -> bool:
        return self._stop.is_set() or time.monotonic() > self._ends_at

    def is_time_to_look(self) -> bool:
        now = time.monotonic()
        if now - self._looked_at < LOOK_SECONDS:
            return False
        self._looked_at = now
        return True


def run(task: Task, clock: Clock, tell: Callable[[News], None]) -> None:
    """Play until the question is answered, somebody stops it, or games or seconds are spent; then write the report."""
    from bakehouse.lab import watching  # SciPy and its like, after the first line is out

    watched = watching.watch(task, _setup(task, task.deck), _setup(task, task.other_deck))
    games, looks = 0, list[LookAt]()
    for games in _played(watched, task.games, clock):
        if clock.is_time_to_look():
            looks = watched.looks()
            tell(News(games, looks))
        if looks and watched.is_answered:
            break
    looks = watched.looks()
    tell(News(games, looks, "writing"))
    Path(task.report).write_text(watched.report(), "utf-8")
    tell(News(games, looks, "done"))


def _played(watched: Watched, most: int, clock: Clock) -> Iterator[int]:
    """The number of games after each of them; the first ones are played in any case, because a report needs some."""
    for seed in range(most):
        if clock.is_over and seed >= watched.least:
            return
        watched.play(seed)
        yield seed + 1


def _setup(task: Task, deck: str) -> Setup:
    found = load(task.game)
    return make_setup(task.game, task.seats, task.level, None, found.deck_text(deck) if deck else None)


# -- The process -------------------------------------------------------------


def main() -> None:
    task = msgspec.json.decode(sys.stdin.readline(), type=Task)
    clock = Clock(task.seconds)
    _be_modest(task)
    threading.Thread(target=_obey, args=(clock,), daemon=True).start()
    _tell(News(0))
    try:
        run(task, clock, _tell)
    except BakehouseError as error:
        _tell(News(0, status="failed", problem=str(error)))


def _tell(news: News) -> None:
    sys.stdout.write(msgspec.json.encode(news).decode() + "\n")
    sys.stdout.flush()


def _obey(clock: Clock) -> None:
    for line in sys.stdin:
        if line.strip() == STOP:
            clock.stop()
    os._exit(1)  # the server is gone


def _be_modest(task: Task) -> None:
    if os.name != "posix":
        return
    import resource

    os.nice(NICENESS)
    seconds = int(task.seconds) + 120
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))  # not RLIMIT_AS: what draws charts reserves far more


if __name__ == "__main__":
    main()
