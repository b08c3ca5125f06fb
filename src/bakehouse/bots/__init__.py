"""Bots: programs that sit at a table. They see views and nothing else."""

from __future__ import annotations

from bakehouse.bots.bot import LEVELS, Bot, make_bot
from bakehouse.bots.chain import chain_of
from bakehouse.bots.explanation import Candidate, Explanation

__all__ = ["LEVELS", "Bot", "Candidate", "Explanation", "chain_of", "make_bot"]
