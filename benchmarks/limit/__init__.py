"""How fast it could be: Pastry Chefs written by hand in C, measured in the same run (pastry_chefs.c)."""

from __future__ import annotations

import subprocess
from ctypes import CDLL, c_int, c_int64, c_uint64
from pathlib import Path
from shutil import which

from benchmarks.clock import Work

SOURCE = Path(__file__).with_name("pastry_chefs.c")
GAMES = 20  # a portion
GAME = "pastry-chefs"  # which it is


def compiler() -> str | None:
    return which("gcc") or which("clang")


def built(folder: Path) -> CDLL:
    """The program as a library, so that its time is the time of this process."""
    library = folder / "pastry_chefs.so"
    flags = ["-std=gnu11", "-O3", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run([compiler() or "gcc", *flags, str(SOURCE), "-o", str(library)], check=True)
    found = CDLL(str(library))
    found.checksum_of.argtypes, found.checksum_of.restype = [c_int, c_int], c_uint64
    found.play.argtypes, found.play.restype = [c_int, c_int], c_int64
    return found


def works(library: CDLL) -> dict[str, Work]:
    def playouts(portion: int) -> int:
        return int(library.play(portion, GAMES))

    return {"playout": playouts}
