"""Faults of several servers, planted in their ownership of tables: does the simulation find them?"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

from bakehouse.server import leases, postgres_store
from bakehouse.server.leases import Leases
from tests.simulation.night import Night, Planted, play
from tests.simulation.scheduler import Failure

SEEDS = 1_000
TAKE = (
    "INSERT INTO owners (code, lease) SELECT code, number FROM tables, leases WHERE code = ? AND number = ? "
    "ON CONFLICT (code) DO UPDATE SET lease = excluded.lease RETURNING lease"
)

Plant = AbstractContextManager[Any]


def fencing_left_out(night: Night) -> Plant:
    """What is written is not checked against the lease."""
    return mock.patch.object(night.database, "fences", new=False)


def lease_not_renewed(night: Night) -> Plant:
    """A server that is well does not beat."""
    return mock.patch.object(night.database, "counts_beats", new=False)


def taken_for_dead_too_early(night: Night) -> Plant:
    """A server is taken for dead before the time for which it need not beat."""
    return mock.patch.object(leases, "DEAD", new=leases.DEAD / 2)


def takeover_before_expiry(night: Night) -> Plant:
    """Whoever wants a table takes it, though the lease of its owner has not ended."""
    return mock.patch.object(postgres_store, "CLAIM", new=TAKE)


def notify_lost(night: Night) -> Plant:
    """Nobody is told that a lease has come or gone."""
    return mock.patch.object(night.database, "notifies", new=False)


def nobody_woken(night: Night) -> Plant:
    """Those who wait for another server to go are not told that it has gone."""
    return mock.patch.object(Leases, "_wake", new=_do_nothing)


def _do_nothing(self: Leases) -> None:
    pass


FAULTS: list[Planted] = [
    fencing_left_out,
    lease_not_renewed,
    taken_for_dead_too_early,
    takeover_before_expiry,
    notify_lost,
    nobody_woken,
]
# It takes more than ten nights to find these.
RARE: list[Planted] = [nobody_woken]


def finder(fault: Planted) -> tuple[int, str]:
    """The first seed that finds a fault, and what it says."""
    for seed in range(SEEDS):
        try:
            play(seed, planted=fault)
        except Failure as failure:
            return seed, str(failure)
    raise AssertionError(f"{SEEDS} nights have not found: {fault.__doc__}")
