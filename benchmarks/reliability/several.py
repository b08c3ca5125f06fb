"""The part of docs/reliability.md about several servers, from the figures in chaos.json and load.json."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Any

WIDTH = 116
Run = dict[str, Any]

HAPPENINGS = {
    "kill": "a server was killed",
    "sleep": "a server was stopped for 0.5 to 6 s (SIGSTOP)",
    "cut": "a server was cut off from the database for 0.5 to 6 s, without being told",
    "cut from people": "a server was cut off from the proxy and so from people for 0.5 to 6 s, without a word",
    "slow": "a server's way to the database was slow, by 0.02 to 0.4 s for each piece",
    "restart the database": "the database was restarted",
    "crash the database": "the database crashed",
}
SUFFERED: dict[str, Callable[[Run], str]] = {
    "moves acknowledged": lambda run: f"{run['moves acknowledged']:,}",
    "of these not exactly once in the journal, or as another move": lambda run: str(run["moves lost"]),
    "tables whose journal does not play again": lambda run: str(run["tables damaged"]),
    "until a move was acknowledged: median": lambda run: f"{run['wait median'] * 1_000:.1f} ms",
    "99 %": lambda run: f"{run['wait p99']:.2f} s",
    "times that somebody was cut off": lambda run: f"{run['times cut off']:,}",
    "for how long: median": lambda run: f"{run['cut off median']:.1f} s",
    "longest": lambda run: f"{run['cut off longest']:.1f} s",
}
ORDER = ("SQLite, 1 server", "PostgreSQL, 1 server", "PostgreSQL, 2 servers")
BROKEN_FIRST = (
    "What breaks first is the loop of one server: at some 900 moves a second it uses its whole core. Two servers do",
    "no more than one on this machine, because the clients and the database need the rest of its two cores.",
)
CAPACITY = {
    "moves of people a second": "moves of people a second",
    "CPU ms for a move": "CPU of all servers for a move of a person and what bots answer, ms",
    "CPU ms of the database for a move": "CPU of the database for it, ms",
}
LOADS = {
    "tables": "tables, of two people, two bots and two watchers",
    "moves of people a second": "moves of people a second",
    "p50, ms": "until all four sockets have a move: p50, ms",
    "p99, ms": "p99, ms",
    "p99.9, ms": "p99.9, ms",
    "CPU ms for a move": "CPU of all servers for a move of a person and what bots answer, ms",
}


def text_of(
    chaos: list[Run], load: dict[str, list[dict[str, float]]], memory: dict[str, Any], capacity: dict[str, Any]
) -> list[str]:
    return [
        "## Several servers of one house",
        "",
        "Three servers behind nginx, one PostgreSQL, and people who play on whatever happens, on two cores shared with",
        "other work; in the last run servers were also cut off from people:",
        "",
        *(f"{number}. `{_command(run)}`" for number, run in enumerate(chaos, 1)),
        "",
        f"| what happened, times | {' | '.join(f'run {number}' for number in range(1, len(chaos) + 1))} |",
        f"|---|{'---|' * len(chaos)}",
        *(
            _chaos_row(text, [str(run["happened"].get(name, "–")) for run in chaos])
            for name, text in HAPPENINGS.items()
        ),
        "",
        f"| what people had of it | {' | '.join(f'run {number}' for number in range(1, len(chaos) + 1))} |",
        f"|---|{'---|' * len(chaos)}",
        *(_chaos_row(text, [written(run) for run in chaos]) for text, written in SUFFERED.items()),
        "",
        *_paragraph(
            "Cut off means a proxy on the way that carries nothing in either direction, tells nobody when the other",
            "end hangs up, and takes new connections that lead nowhere (`tests/server/wires.py`); afterwards",
            "everything that was on its way arrives. There is one between each server and the database, and one",
            "between each server and nginx.",
        ),
        "`tests/server/test_ownership.py`, `test_several.py` and `test_hosting.py` have each of these by itself in",
        "`make test`: a server that wakes up after its lease has gone, with a move waiting for it, writes nothing; the",
        "table of a killed server plays on at another one; a rolling restart under load loses nothing.",
        "",
        "## What a table costs",
        "",
        "`python -m benchmarks.load --tables 1000 --seconds 15 --every 2,1,0.7`, with `--postgres`, and with",
        "`--servers 2`: compiled, on two cores, on which the clients and the database run as well, and nothing else.",
        "At each table somebody moves every two seconds:",
        "",
        f"| | {' | '.join(ORDER)} |",
        f"|---|{'---|' * len(ORDER)}",
        *(_load_row(label, figure, load) for figure, label in LOADS.items()),
        "",
        "And then quicker, until less than 80 % of the moves that people want are made, or one in a hundred takes",
        "longer than a second:",
        "",
        "| | seconds between moves | moves of people a second | of those wanted | p99, ms | cores of all servers |",
        "|---|---|---|---|---|---|",
        *(_step_row(name, step) for name in ORDER for step in load[name]),
        "",
        *BROKEN_FIRST,
        "",
        *_memory(memory),
        *_capacity(capacity),
    ]


def _command(run: Run) -> str:
    return (
        f"python -m tests.server.chaos --seconds {run['seconds']:.0f} --tables {run['tables']} "
        f"--thinks {run['thinks']:g} --seed {run['seed']}"
    )


def _chaos_row(label: str, cells: list[str]) -> str:
    return f"| {label} | {' | '.join(cells)} |"


def _paragraph(*pieces: str) -> list[str]:
    return [*wrap(" ".join(pieces), WIDTH, break_long_words=False, break_on_hyphens=False), ""]


def _memory(memory: dict[str, Any]) -> list[str]:
    runs = zip(memory["before"], memory["after"], strict=True)
    return [
        "**Memory** of a table with two people, two bots, two watchers and their four sockets, the server's own part",
        "divided among the tables; on a machine shared with other work, and in the last row on an idle one:",
        "",
        "| | kB for a table | before |",
        "|---|---|---|",
        *(
            f"| `{now['command']}` | {now['memory for a table, kB']:.0f} | {before['memory for a table, kB']:.0f} |"
            for before, now in runs
        ),
        "",
        *_paragraph(
            "Before means: with the headers of each socket's handshake, which were kept four times, and with the",
            "queue and the events of asyncio, which take kilobytes while they are empty. The clients of 1,000 tables",
            "could not keep up on the busy machine, and what waits for them is counted as well. A table grows by some",
            "500 bytes with each move, because its game gets longer, until the game is over.",
        ),
    ]


def _capacity(capacity: dict[str, Any]) -> list[str]:
    one, two = capacity["1 servers"], capacity["2 servers"]
    ratio = two["CPU ms for a move"] / one["CPU ms for a move"]
    return [
        "## Capacity on paper",
        "",
        *_paragraph(
            "Whether two servers do 1.7 times as much as one takes a machine to show on which each has a core, and the",
            "clients and the database have others. What two cores can show, shared with other work, is what a move",
            "costs in CPU time when each server has as many tables with a second server beside it as without. Medians",
            f"of {capacity['runs']} runs each, which alternate, of",
            f"`python -m benchmarks.capacity --tables {capacity['tables']} --seconds {capacity['seconds']:g}`:",
        ),
        "| | 1 server | 2 servers |",
        "|---|---|---|",
        f"| tables | {capacity['tables']} | {2 * capacity['tables']} |",
        *(f"| {label} | {one[figure]:.3g} | {two[figure]:.3g} |" for figure, label in CAPACITY.items()),
        "",
        *_paragraph(
            f"A move that costs {ratio:.2f} times as much CPU with a second server as without, where other work makes",
            "such figures uncertain by a fifth, says that on paper two servers with a core each do about twice what",
            "one does, as long as the database keeps up: its part of a move is a quarter of the servers', and all",
            "servers share it. The speed-up itself was not measured. No move is passed on from one server to the other",
            "here, as behind a proxy that knows tables, and leases are renewed 2.5 times a second whatever is played.",
        ),
        *_paragraph(
            "The same move costs more here than in the table above because fewer moves share a transaction and a turn",
            "of the loop. There two servers share the tables that one has, so each has half as many moves to put",
            "together, and a move costs 1.72 ms and not 1.48 ms.",
        ),
    ]


def _load_row(label: str, figure: str, load: dict[str, list[dict[str, float]]]) -> str:
    cells = [_written(load[name][0][figure]) for name in ORDER]
    return f"| {label} | {' | '.join(cells)} |"


def _written(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def _step_row(name: str, step: dict[str, float]) -> str:
    return (
        f"| {name} | {step['seconds between moves']:g} | {step['moves of people a second']:.0f} "
        f"| {step['made of wanted'] * 100:.0f} % | {step['p99, ms']:.0f} | {step['CPU of all servers']:.2f} |"
    )
