"""A bot's whole decision: bots answer atom by atom."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.core.game import Game
from bakehouse.core.state import State


def chain_of(bot: Bot, game: Game, state: State, seat: int, begun: list[int] | None = None) -> list[int]:
    """All the atoms of a bot's decision (`begun`: after these), found on a copy."""
    trial = state.copy()
    trial.listening = False
    atoms = list(begun or [])
    for atom in atoms:
        trial.apply(seat, atom)
    while not atoms or trial.pending(seat):
        atoms.append(bot.move(game.view(trial, seat)))
        trial.play(seat, atoms[-1])
    return atoms
