"""Pin behaviour again: traces of whole games and counts of small trees.

Run it only when the rules of a game change on purpose (then its rules version is bumped), or for a new game:
python tools/pin.py [--thousand | --bots] [GAME …]
With --thousand only the hashes of a thousand games are pinned; that takes minutes, on the compiled form. With --bots
only the games of medium bots are: run that too when a bot is meant to play differently.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import bakehouse

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.bots.test_same_games import pins_of  # noqa: E402 - needs the path above
from tests.contract.driver import trace  # noqa: E402
from tests.contract.test_counts import count  # noqa: E402
from tests.contract.test_same_everywhere import BYTES  # noqa: E402
from tests.contract.test_thousand import HUNDREDS, hundred_games  # noqa: E402

FOLDER = ROOT / "tests" / "contract"


def traces(slug: str) -> list[dict[str, Any]]:
    least, most = bakehouse.game(slug).info.seats
    pins: list[dict[str, Any]] = []
    for seats, seed in [(least, 1), (most, 2), (least, 3)]:
        pins.append({"seats": seats, "seed": seed, "trace": trace(slug, seats, seed)})
    pins.append({"seats": most, "seed": "bytes", "trace": trace(slug, most, BYTES)})
    return pins


def counts(slug: str, pin: dict[str, Any]) -> list[int]:
    state = bakehouse.game(slug).position("\n".join(pin["position"]))
    state.listening = False
    return [count(state, depth) for depth in range(1, len(pin["counts"]) + 1)]


def pin_thousand(slugs: list[str]) -> None:
    path = FOLDER / "thousand.json"
    pins = json.loads(path.read_text())
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for slug in slugs:
            pins[slug] = list(pool.map(hundred_games, [slug] * len(HUNDREDS), HUNDREDS))
            print(slug, *(pin[:8] for pin in pins[slug]), flush=True)
            path.write_text(json.dumps(pins, indent=2) + "\n")


def pin_bots(slugs: list[str]) -> None:
    path = ROOT / "tests" / "bots" / "same_games.json"
    pins = json.loads(path.read_text())
    pins.update({slug: pins_of(slug) for slug in slugs})
    path.write_text(json.dumps(pins, indent=2) + "\n")


def main() -> None:
    wanted = [word for word in sys.argv[1:] if not word.startswith("--")] or bakehouse.games()
    if "--thousand" in sys.argv:
        pin_thousand(wanted)
        return
    if "--bots" in sys.argv:
        pin_bots(wanted)
        return
    all_traces = json.loads((FOLDER / "traces.json").read_text())
    all_counts = json.loads((FOLDER / "counts.json").read_text())
    for slug in wanted:
        all_traces[slug] = traces(slug)
        for pin in all_counts[slug]:
            pin["counts"] = counts(slug, pin)
            print(slug, pin["name"], pin["counts"])
    (FOLDER / "traces.json").write_text(json.dumps(all_traces, indent=2) + "\n")
    (FOLDER / "counts.json").write_text(json.dumps(all_counts, indent=2) + "\n")


if __name__ == "__main__":
    main()
