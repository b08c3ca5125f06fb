"""docs/reliability.md, written from the figures of the runs whose files are beside this one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.reliability import several

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "reliability.md"
Figures = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Row:
    what: str  # how the server is attacked
    attack: str  # its name in the runs
    figure: str  # the name of what was measured
    unit: str
    label: str = ""  # what is measured, for people; the figure's own name if it says so


ROWS = (
    Row("A deck of 40 kB with one dotted key is sent to open a table", "1 deck", "longest wait of others, s", "s"),
    Row("Windows in which a hard bot can react", "2 windows", "with a possible reaction, s", "s", "length, mean"),
    Row("Windows in which none can", "2 windows", "without one, s", "s", "length, mean"),
    Row("50 watchers who never read, at a long game", "silent watchers", "megabytes", "MB", "growth of memory"),
    Row("The same", "silent watchers", "hung_up_after", "s", "until they are gone"),
    Row("2,000 pings on one socket", "pings", "answered", "", "answered"),
    Row("Hello early and late in a game", "4 hello", "hello after 5 moves, ms", "ms"),
    Row("The same", "4 hello", "hello after 5,000 moves, ms", "ms"),
    Row(
        "40 watchers say hello 20 times a second",
        "4 hello",
        "others' p99 while 40 watchers say 20 hellos a second, ms",
        "ms",
        "others' p99",
    ),
    Row(
        "20 records of a game of 9,000 moves at once",
        "5 records",
        "while it goes on, ms",
        "ms",
        "p99 of a move elsewhere",
    ),
    Row("200 tables of hard bots", "5, 9 bots", "ratio", "×", "p99 of a person's move, beside no bots"),
    Row("The same, and then a stop", "5, 9 bots", "stopping then, s", "s", "until it has stopped"),
    Row(
        "1,200 idle and slow connections from one address",
        "slow connections from one address",
        "reached",
        "",
        "page reached by others",
    ),
    Row(
        "The same from 20 addresses",
        "slow connections from twenty addresses",
        "reached",
        "",
        "page reached by others",
    ),
    Row("35 strange requests", "strange requests", "bare_500", "", "bare errors 500"),
    Row("The same", "strange requests", "without_the_shape", "", "answers without the shape of an error"),
    Row("The same", "strange requests", "tracebacks", "", "tracebacks in the log"),
    Row("27 names of invisible characters", "strange names", "unseen_taken", "", "accepted"),
    Row("4 doubles of a seated person's name", "strange names", "doubles_who_could_talk", "", "who could chat"),
    Row("A game of 9,000 moves", "14 growth", "memory a move, bytes", "bytes", "memory for a move"),
)


def text_of(
    before: Figures,
    after: Figures,
    chaos: list[dict[str, Any]],
    load: dict[str, Any],
    memory: dict[str, Any],
    capacity: dict[str, Any],
) -> str:
    lines = [
        "# Reliability",
        "",
        "Attacks on a server process over real sockets on the loopback, and what they did to everybody",
        "else. This page is written by `python -m benchmarks.reliability --docs` from the figures of two",
        "runs: before the holes were closed, and after. [security.md](security.md) says what is promised.",
        "",
        "| attack | measured | before | after |",
        "|---|---|---|---|",
        *(_line(row, before, after) for row in ROWS),
        "",
        *several.text_of(chaos, load, memory, capacity),
        NOTES,
    ]
    return "\n".join(lines)


def _line(row: Row, before: Figures, after: Figures) -> str:
    label = row.label or row.figure.rpartition(",")[0] or row.figure
    return f"| {row.what} | {label} | {_cell(row, before)} | {_cell(row, after)} |"


def _cell(row: Row, figures: Figures) -> str:
    found = figures.get(row.attack, {})
    if row.figure not in found:
        return "–"
    figure = found[row.figure]
    if figure is None:
        return "not within a minute"
    if isinstance(figure, str):
        return figure
    number = f"{figure:.3g}" if abs(figure) < 1_000 else f"{figure:,.0f}"
    return f"{number} {row.unit}".rstrip()


NOTES = """\
About the attacks: the lengths of windows before are those of the test that found the hole: 0.4 s if nobody could
react, 1.2 to 1.5 s if one could. The attacks with sockets (watchers, pings, slow connections,
strange requests and names) ran on the interpreted form, the others on the compiled one; before
means the commit before that work began.

## Beside the attacks

- **Kills**: `tests/server/test_kill.py` kills a server with real clients 6 times in `make test`
  and 1,000 times in `make soak`. Every acknowledged move and line is there exactly once, in order.
- **Simulation**: `tests/simulation` plays evenings of twenty tables in virtual time, with people who
  come, leave, race and undo, and a store that is slow, full or killed: 40 seeds in `make test`,
  20,000 in `make soak`. It finds each of 21 planted faults of concurrency
  (`python -m tests.simulation --faults`).
- **Simulation of several servers**: the same in nights of three servers with one database: the real registry,
  sockets, store and leases on simulated machines, which are killed, switched off, stopped past their lease with
  moves waiting, cut off from the database and renewed; the database is slow and restarted. Nothing is written
  without the lease, no lease ends while its server beats, every acknowledged move is in the journal once, and
  whatever a page is sent is what a clean replay shows: 6 nights in `make test`, 3,000 in `make soak`. It finds
  each of six planted faults: fencing left out, a lease that is not renewed, a server taken for dead too early,
  a takeover from a living owner, lost notifications, waiters that nobody wakes.
- **Fuzzing**: random and damaged messages made from the types of the wire, 4,000 in `make test`;
  `make fuzz` runs schemathesis on the page that describes the requests.
- **Timing**: `tests/server/test_pacing.py` compares 200 windows with and 200 without a possible
  reaction by the test of Kolmogorov and Smirnov, for bots, for standing answers and for people
  without a choice.
- **The store**: `tests/server/test_store.py`, `test_damage.py` and `test_versions.py` spoil databases
  in many ways.
"""


def write() -> None:
    names = ("before.json", "after.json", "chaos.json", "load.json", "memory.json", "capacity.json")
    DOCS.write_text(text_of(*(json.loads((HERE / name).read_text("utf-8")) for name in names)), "utf-8")
