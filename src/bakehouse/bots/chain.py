"""A bot's whole decision: bots answer atom by atom."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.core.game import Game
from bakehouse.core.state import State


def catch_up(bot: Bot, game: Game, state: State, seat: int) -> None:
    """Tell a bot what its seat has heard since the last time: the events that a person in this seat reads."""
    if bot.listens:
        bot.hear(game.events(state, bot.heard, seat))


def chain_of(bot: Bot, game: Game, state: State, seat: int, begun: list[int] | None = None) -> list[int]:
    """All the atoms of a bot's decision (`begun`: after these), found on a copy."""
    catch_up(bot, game, state, seat)
    trial = state.copy()
    trial.listening = False
    atoms = list(begun or [])
    for atom in atoms:
        trial.apply(seat, atom)
    while not atoms or trial.pending(seat):
        atoms.append(bot.move(game.view(trial, seat)))
        trial.play(seat, atoms[-1])
    return atoms
