"""The bots at the table: they get views and nothing else."""

from __future__ import annotations

import bakehouse
from bakehouse.core.chance import Chance
from bakehouse.core.game import Game

MEDIUM = "medium"
HARD = "hard"
MAX_SEED = 2**31 - 1


def level_for(game: Game, wanted: str) -> str:
    """The level at which the bots play: the wanted one, or medium."""
    level = wanted or MEDIUM
    bakehouse.bot(level, game)  # OptionError, if there is no such level
    return level


def bot_seed(seed: int | bytes, seat: int, number: int) -> int:
    """A seed for the bot in this seat, from a stream of its own, so that it reveals nothing about the cards."""
    return Chance(seed).pick(f"terminal bot {seat} from move {number}", MAX_SEED)
