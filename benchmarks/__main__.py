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
from bakehouse import Game
from benchmarks import engine, limit, openspiel, page, processes, rlcard_games, search, words
from benchmarks.chart import svg_of
from benchmarks.clock import Clock, Work
from benchmarks.report import BY_HAND, HEARTS, Number, Run, to_json
from benchmarks.table import text_of

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.2, help="of one measurement (default 0.2)")
    parser.add_argument("--rounds", type=int, default=5, help="of which the best counts (default 5)")
    parser.add_argument("--docs", action="store_true", help="put the tables and the chart into docs/ too")
    wanted = parser.parse_args()
    run = measure(Clock(wanted.seconds, wanted.rounds))
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
    say("the start, and two workers")
    run.house = processes.measure(clock)
    say("all games and peers, round after round")
    peers = works_of_peers(run)
    games = {slug: works_of_game(bakehouse.game(slug)) for slug in bakehouse.games()}
    found = clock.rows(peers | games)
    run.peers = {name: found[name] for name in peers}
    run.games = {slug: found[slug] for slug in games}
    if BY_HAND in run.peers:
        run.house["of_c"] = of_c(run)
    say("memory")
    for slug, row in run.games.items():
        row |= {kind: processes.bytes_of(kind, slug) for kind in ("bytes", "bytes_dealt")}
    if HEARTS in run.peers:
        run.peers[HEARTS]["bytes"] = processes.bytes_of("clone", "hearts")
    return run


def works_of_game(game: Game) -> dict[str, Work]:
    return engine.works(game) | search.works(game) | words.works(game)


def works_of_peers(run: Run) -> dict[str, dict[str, Work]]:
    works: dict[str, dict[str, Work]] = {}
    if find_spec("pyspiel"):
        works |= {f"OpenSpiel {name}": openspiel.works(name) for name in openspiel.GAMES}
    else:
        run.missing.append("OpenSpiel (open-spiel)")
    if find_spec("rlcard"):
        works |= {f"RLCard {name}": rlcard_games.works(name) for name in rlcard_games.GAMES}
    else:
        run.missing.append("RLCard (rlcard)")
    if limit.compiler():
        RESULTS.mkdir(exist_ok=True)
        works[BY_HAND] = limit.works(limit.built(RESULTS))
    else:
        run.missing.append("the game in C (gcc)")
    return works


def of_c(run: Run) -> Number:
    """Our playouts beside the same playouts in C."""
    ours, theirs = run.games[limit.GAME]["playout"], run.peers[BY_HAND]["playout"]
    return Number(ours.value / theirs.value, max(ours.slow, theirs.slow))


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
