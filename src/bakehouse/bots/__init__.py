"""Bots: programs that sit at a table. They see views, hear what their seat hears, and nothing else."""

from __future__ import annotations

from bakehouse.bots.bot import LEVELS, Bot, make_bot
from bakehouse.bots.chain import answer, catch_up, chain_of
from bakehouse.bots.explanation import Candidate, Explanation

__all__ = ["LEVELS", "Bot", "Candidate", "Explanation", "answer", "catch_up", "chain_of", "make_bot"]
