"""The leak kit: does an environment with hidden information show a seat what it may not know?"""

from bakehouse.leaktest.check import Check, check
from bakehouse.leaktest.findings import Finding, Report
from bakehouse.leaktest.world import CHANCE, SPECTATOR, Channels, Environment, Json, Move, Opaque, World

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Channels",
    "Check",
    "Environment",
    "Finding",
    "Json",
    "Move",
    "Opaque",
    "Report",
    "World",
    "check",
]
