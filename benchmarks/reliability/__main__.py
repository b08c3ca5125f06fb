"""Run the attacks, one after the other, and write what they measured to build/reliability.json."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path

from benchmarks.reliability import page
from benchmarks.reliability.attacks import ATTACKS

RESULTS = Path(__file__).parents[2] / "build" / "reliability.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=[*ATTACKS], help="one of them")
    parser.add_argument("--to", type=Path, default=RESULTS, help="the file")
    parser.add_argument("--docs", action="store_true", help="only write docs/reliability.md from the last two runs")
    wanted = parser.parse_args()
    if wanted.docs:
        page.write()
        return
    found = json.loads(wanted.to.read_text("utf-8")) if wanted.to.exists() else {}
    for name, attack in ATTACKS.items():
        if wanted.only in (None, name):
            with tempfile.TemporaryDirectory() as folder:
                found[name] = asyncio.run(attack(Path(folder) / "data"))
            for what, figure in found[name].items():
                print(f"{name}: {what}: {figure:.3g}", flush=True)
    wanted.to.parent.mkdir(exist_ok=True)
    wanted.to.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
