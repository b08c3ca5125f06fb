"""What a bot at a table is asked, and its whole decision: bots answer atom by atom."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.bots.bot import Bot
from bakehouse.core.decision import complete
from bakehouse.core.game import Game
from bakehouse.core.state import State


def catch_up(bot: Bot, game: Game, state: State, seat: int) -> None:
    """Tell a bot what its seat has heard since the last time: the events that a person in this seat reads."""
    if bot.listens:
        bot.hear(game.events(state, bot.heard, seat, bot.listens_for))
        bot.heard = state.event_count  # also if nothing of that was for it


def chain_of(bot: Bot, game: Game, state: State, seat: int, begun: Sequence[int] = ()) -> list[int]:
    """All the atoms of a bot's decision (`begun`: after these), found on a copy."""
    catch_up(bot, game, state, seat)
    return complete(state, seat, lambda trial: _next_atom(bot, game, trial, seat), begun)


def answer(bot: Bot, game: Game, state: State, seat: int) -> int:
    """The next atom of a bot, for games that are played atom by atom: it is not told what would not change it."""
    moves = state.moves(seat)
    if len(moves) == 1 and not bot.sees_forced_moves:
        return moves[0]
    catch_up(bot, game, state, seat)
    return _next_atom(bot, game, state, seat)


def _next_atom(bot: Bot, game: Game, state: State, seat: int) -> int:
    return bot.move(game.view(state, seat, known=bot.uses_memory))
