"""The same seed and moves give the same bytes: in both forms of the engine, in other processes, without librt."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bakehouse
from tests.contract.driver import trace

ROOT = Path(__file__).parents[2]
PINS = json.loads(Path(__file__).with_name("traces.json").read_text())
BYTES = bytes(range(32))

# What a process without librt runs: the stand-in in core/plain.py takes over.
WITHOUT_LIBRT = "import sys; sys.modules['librt.vecs'] = None; import runpy; sys.argv[0] = 'driver'; " + (
    "runpy.run_module('tests.contract.driver', run_name='__main__')"
)


@pytest.mark.parametrize("slug", PINS)
def test_traces_are_pinned(slug: str) -> None:
    """A change of behaviour bumps the version of the rules; only then do these change."""
    for pin in PINS[slug]:
        seed = BYTES if pin["seed"] == "bytes" else pin["seed"]
        assert trace(slug, pin["seats"], seed) == pin["trace"], pin


def run(command: list[str], **environment: str) -> dict[str, list[str]]:
    wanted = {slug: [(pin["seats"], pin["seed"]) for pin in PINS[slug] if pin["seed"] != "bytes"] for slug in PINS}
    done = subprocess.run(
        [sys.executable, *command, json.dumps(wanted)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=280,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def pinned() -> dict[str, list[str]]:
    return {slug: [pin["trace"] for pin in PINS[slug] if pin["seed"] != "bytes"] for slug in PINS}


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_other_processes_and_hash_seeds(hash_seed: str) -> None:
    assert run(["-m", "tests.contract.driver"], PYTHONHASHSEED=hash_seed) == pinned()


@pytest.mark.skipif(bakehouse.is_compiled(), reason="compiled code is bound to librt")
def test_without_librt() -> None:
    assert run(["-c", WITHOUT_LIBRT]) == pinned()
