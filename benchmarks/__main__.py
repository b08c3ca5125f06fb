"""How fast the engine is, beside other engines in the same run: python -m benchmarks, or make bench.

Ratios are more trustworthy than times. Peers are an extra (`pip install bakehouse[bench]`); without them everything
else is measured all the same.
"""

from __future__ import annotations

import argparse
import platform
import sys
from datetime import date
from importlib.util import find_spec
from pathlib import Path

import bakehouse
from benchmarks import engine, openspiel, page, processes, rlcard_games, search, words
from benchmarks.chart import svg_of
from benchmarks.clock import Clock
from benchmarks.report import HEARTS, Run, to_json
from benchmarks.table import text_of

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.3, help="of one measurement (default 0.3)")
    parser.add_argument("--repeat", type=int, default=3, help="measurements of which the best counts (default 3)")
    parser.add_argument("--docs", action="store_true", help="put the tables and the chart into docs/ too")
    wanted = parser.parse_args()
    run = measure(Clock(wanted.seconds, wanted.repeat))
    print(text_of(run))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "bench.json").write_bytes(to_json(run))
    (RESULTS / "bench.svg").write_text(svg_of(run), "utf-8")
    print("As data: build/bench.json; as a chart: build/bench.svg")
    if wanted.docs:
        page.put(run, ROOT / "docs")


def measure(clock: Clock) -> Run:
    run = Run(
        date=date.today().isoformat(),
        python=platform.python_version(),
        form=bakehouse.form(),
        machine=processor(),
    )
    measure_peers(run, clock)
    for slug in bakehouse.games():
        say(slug)
        game = bakehouse.game(slug)
        run.games[slug] = engine.measure(game, clock) | search.measure(game, clock) | words.measure(game, clock)
        run.games[slug] |= {kind: processes.bytes_of(kind, slug) for kind in ("bytes", "bytes_dealt")}
    say("start and processes")
    run.house = processes.measure(clock)
    return run


def measure_peers(run: Run, clock: Clock) -> None:
    if find_spec("pyspiel"):
        for name in openspiel.GAMES:
            say(f"OpenSpiel {name}")
            run.peers[f"OpenSpiel {name}"] = openspiel.measure(name, clock)
        run.peers[HEARTS]["bytes"] = processes.bytes_of("clone", "hearts")
    else:
        run.missing.append("OpenSpiel (open-spiel)")
    if find_spec("rlcard"):
        for name in rlcard_games.GAMES:
            say(f"RLCard {name}")
            run.peers[f"RLCard {name}"] = rlcard_games.measure(name, clock)
    else:
        run.missing.append("RLCard (rlcard)")


def processor() -> str:
    """The processor's name as Linux has it, or as Python knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def say(what: str) -> None:
    """A run takes minutes: show what is being measured."""
    print(f"measuring {what} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
