"""The bots at the table: they get views and nothing else."""

from __future__ import annotations

import bakehouse
from bakehouse.bots import Bot
from bakehouse.core.chance import Chance
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game

MEDIUM = "medium"
RANDOM = "random"
MOST = 2**31 - 1


def level_for(game: Game, wanted: str) -> str:
    """The level that the bots play at: the wanted one; without a wish medium, where the game has it, or random."""
    if wanted and wanted != MEDIUM:
        bakehouse.bot(wanted, game)  # OptionError, if there is no such level
        return wanted
    return RANDOM if find_bot(MEDIUM, game, 0) is None else MEDIUM


def find_bot(level: str, game: Game, seed: int) -> Bot | None:
    """A bot of this level, if the game has one."""
    try:
        return bakehouse.bot(level, game, seed)
    except OptionError:
        return None
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("bakehouse.bots"):
            raise
        return None


def bot_seed(seed: int | bytes, seat: int, number: int) -> int:
    """A seed for the bot in this seat. It has a stream of its own, so that it tells nothing about the cards."""
    return Chance(seed).pick(f"terminal bot {seat} from move {number}", MOST)
