"""Is the engine still as cheap as agreed? Counts the instructions of fixed random games and compares with the budget.

python tools/budget.py                  compare with benchmarks/budget.json; fails if a game got more than 15 % dearer
python tools/budget.py --write REASON   make what is counted now the budget

Run it with the compiled form (`make budget`). Instructions are counted by callgrind, so a busy machine changes nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import NamedTuple

import bakehouse

ROOT = Path(__file__).parents[1]
BUDGET = ROOT / "benchmarks" / "budget.json"
PROGRAM = ROOT / "benchmarks" / "counted.py"
ALLOWED = 0.15  # so much dearer
ALLOWED_ELSEWHERE = 0.30  # with another Python or compiler than the budget was written with
CHEAPER = 0.10  # then the budget should follow, or the next loss goes unnoticed
TOTAL = re.compile(r"^totals: (\d+)", re.MULTILINE)


class Budget(NamedTuple):
    made_with: str  # the Python and the compiler
    reason: str  # why it was last written
    instructions: dict[str, float]  # a decision, by game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", metavar="REASON", help="make what is counted now the budget, for this reason")
    wanted = parser.parse_args()
    if not bakehouse.is_compiled():
        return refuse("this is the interpreted form; the budget is of the compiled one: make budget")
    if shutil.which("valgrind") is None:
        # A contributor may do without it; CI may not.
        code = refuse("there is no valgrind here, so nothing was counted: tools/debian installs it")
        return code if os.environ.get("CI") or wanted.write else 0
    counted = count()
    if wanted.write:
        write(Budget(tools(), wanted.write, counted), BUDGET)
    budget = read(BUDGET)
    lines, is_kept = compare(budget, counted, tools())
    print("\n".join(lines))
    if not is_kept:
        print(
            "Find out why (valgrind, perf), or, if it is worth its price:\n  make budget ARGS='--write \"REASON\"'"
            "\nand commit benchmarks/budget.json."
        )
    return 0 if is_kept else 1


def refuse(why: str) -> int:
    print(f"tools/budget.py: {why}")
    return 1


# -- Counting ----------------------------------------------------------------


def count() -> dict[str, float]:
    """Instructions a decision, by game."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "valgrind",
            "-q",
            "--tool=callgrind",
            f"--callgrind-out-file={folder}/%p",
            sys.executable,
            str(PROGRAM),
        ]
        # Without a fixed seed for hashes the dicts of the interpreter differ from run to run.
        done = subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": "0"}, stdout=subprocess.PIPE, text=True, check=True
        )
        runs = [json.loads(line) for line in done.stdout.splitlines()]
        for run in runs:
            run["instructions"] = total(Path(folder, str(run["process"])).read_text("utf-8"))
    return by_game(runs)


def total(text: str) -> int:
    """The sum that callgrind gives at the end of its file."""
    found = TOTAL.search(text)
    if found is None:
        raise ValueError("callgrind wrote no total")
    return int(found[1])


def by_game(runs: list[dict[str, int | str]]) -> dict[str, float]:
    """The difference between a short and a long run is what the additional games cost, whatever else happened."""
    found: dict[str, float] = {}
    for game in dict.fromkeys(str(run["game"]) for run in runs):
        short, long = sorted((int(run["decisions"]), int(run["instructions"])) for run in runs if run["game"] == game)
        found[game] = round((long[1] - short[1]) / (long[0] - short[0]), 1)
    return found


def tools() -> str:
    """What the count depends on besides our code, without the last digits."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    version = subprocess.run([compiler, "-dumpversion"], capture_output=True, text=True, check=False).stdout
    python = ".".join(platform.python_version_tuple()[:2])
    return f"Python {python}, {Path(compiler).name} {version.split('.')[0].strip()}, {platform.machine()}"


# -- Comparing ---------------------------------------------------------------


def compare(budget: Budget, counted: dict[str, float], made_with: str) -> tuple[list[str], bool]:
    """A line for each game, and whether all of them keep to the budget."""
    allowed = ALLOWED
    lines = [f"instructions a decision, with {made_with}; budget: {budget.reason}"]
    if budget.made_with != made_with:
        allowed = ALLOWED_ELSEWHERE
        lines.append(f"  the budget was written with {budget.made_with}: {allowed:.0%} more are allowed here")
    is_kept = budget.instructions.keys() == counted.keys()
    if not is_kept:
        lines.append(f"  the budget knows other games: {', '.join(budget.instructions)}")
    for game, number in counted.items():
        agreed = budget.instructions.get(game)
        if agreed is None:
            continue
        change = number / agreed - 1
        word = "kept"
        if change > allowed:
            word = f"TOO DEAR (more than {allowed:.0%})"
            is_kept = False
        elif change < -CHEAPER:
            word = "kept; cheaper, so write a new budget"
        lines.append(f"  {game:14} {number:9.1f}  budget {agreed:9.1f}  {change:+7.1%}  {word}")
    return lines, is_kept


def read(path: Path) -> Budget:
    return Budget(**json.loads(path.read_text("utf-8")))


def write(budget: Budget, path: Path) -> None:
    path.write_text(json.dumps(budget._asdict(), indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
