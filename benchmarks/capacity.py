"""What a move costs the servers of a house, and its database, when each server has the same number of tables.

    python -m benchmarks.capacity --to build/capacity.json

A machine on which clients, servers and database share two cores cannot show how much more two servers do than one. What
it can show is the CPU time of each part for a move: if a move costs a server the same whether or not there is a second
one, two of them do twice as much, given a core each and a database that keeps up. Runs alternate, so that other work on
the machine falls on both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
from pathlib import Path

from benchmarks.load import allow_many_files, measure, running

FIGURES = ("moves of people a second", "CPU ms for a move", "CPU ms of the database for a move")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100, help="of each server")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--runs", type=int, default=3, help="of each; their medians are written down")
    parser.add_argument("--to", type=Path, default=Path("build/capacity.json"))
    wanted = parser.parse_args()
    allow_many_files()
    runs: dict[int, list[dict[str, float]]] = {1: [], 2: []}
    for _ in range(wanted.runs):
        for servers, found in runs.items():
            with running(servers, in_postgres=True) as house:
                found += asyncio.run(measure(house, wanted.tables * servers, wanted.seconds, [2.0]))
    medians = {
        f"{servers} servers": {figure: statistics.median(run[figure] for run in found) for figure in FIGURES}
        for servers, found in runs.items()
    }
    wanted.to.parent.mkdir(exist_ok=True)
    options = {"tables": wanted.tables, "seconds": wanted.seconds, "runs": wanted.runs}
    wanted.to.write_text(json.dumps({**options, **medians}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
