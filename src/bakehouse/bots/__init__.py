"""Bots: programs that sit at a table. They see views and nothing else."""

from __future__ import annotations

from bakehouse.bots.bot import LEVELS, Bot, make_bot

__all__ = ["LEVELS", "Bot", "make_bot"]
