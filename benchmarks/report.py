"""What a run of the benchmark found, as plain data that JSON can hold."""

from __future__ import annotations

import msgspec

DISTURBED = 1.15  # the calibration loop took so much longer than at its best
HEARTS = "OpenSpiel hearts"  # the peer to which everything is compared
BY_HAND = "pastry-chefs in C"  # what our playouts could be at best


class Number(msgspec.Struct, frozen=True):
    """A measurement, and how many times its best the calibration loop took around it."""

    value: float
    slow: float = 1.0

    @property
    def mark(self) -> str:
        """A sign that the machine was disturbed meanwhile."""
        return "~" if self.slow > DISTURBED else ""


class Run(msgspec.Struct, kw_only=True):
    date: str
    python: str
    form: str  # as bakehouse.form() says it
    machine: str
    peers: dict[str, dict[str, Number]] = {}  # by name, then by subject
    games: dict[str, dict[str, Number]] = {}
    house: dict[str, Number] = {}  # what belongs to no game
    missing: list[str] = []  # peers that are not installed

    @property
    def slowest(self) -> float:
        """How disturbed the most disturbed measurement was."""
        rows = [*self.peers.values(), *self.games.values(), self.house]
        return max((number.slow for row in rows for number in row.values()), default=1.0)


class Subject(msgspec.Struct, frozen=True):
    """One thing that is measured."""

    title: str
    unit: str
    scale: float  # from seconds, bytes, things per second to the unit
    is_cost: bool = False  # less is better


SUBJECTS = {
    "steps": Subject("stepping from Python", "M/s", 1e-6),
    "games": Subject("whole random games", "M/s", 1e-6),
    "playout": Subject("inside playouts", "M/s", 1e-6),
    "search": Subject("inside a search", "M/s", 1e-6),
    "simulations": Subject("simulations of a search", "k/s", 1e-3),
    "copy": Subject("copy of a world", "µs", 1e6, is_cost=True),
    "copy_dealt": Subject("copy of a dealt state", "µs", 1e6, is_cost=True),
    "bytes": Subject("live world", "bytes", 1, is_cost=True),
    "bytes_dealt": Subject("live dealt state", "bytes", 1, is_cost=True),
    "view": Subject("view", "µs", 1e6, is_cost=True),
    "sample": Subject("sample", "µs", 1e6, is_cost=True),
    "text": Subject("text of a move", "µs", 1e6, is_cost=True),
    "read": Subject("move read", "µs", 1e6, is_cost=True),
    "write": Subject("record written, a move", "µs", 1e6, is_cost=True),
    "replay": Subject("record replayed, a move", "µs", 1e6, is_cost=True),
    "help": Subject("`bakehouse --help`", "s", 1, is_cost=True),
    "import": Subject("`import bakehouse`", "s", 1, is_cost=True),
    "of_c": Subject("inside playouts, beside pastry-chefs in C", "%", 100),
    "cores": Subject("`playouts` with two workers", "×", 1),
}


def to_json(run: Run) -> bytes:
    return msgspec.json.format(msgspec.json.encode(run), indent=2) + b"\n"


def from_json(data: bytes) -> Run:
    return msgspec.json.decode(data, type=Run)
