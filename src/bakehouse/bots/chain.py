"""A bot's whole decision: bots answer atom by atom."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.bots.bot import Bot
from bakehouse.core.decision import complete
from bakehouse.core.game import Game
from bakehouse.core.state import State


def catch_up(bot: Bot, game: Game, state: State, seat: int) -> None:
    """Tell a bot what its seat has heard since the last time: the events that a person in this seat reads."""
    if not bot.listens:
        return
    if not bot.minds:
        bot.hear(game.events(state, bot.heard, seat))
        return
    entries = state.entries(bot.heard)
    bot.hear([game.event(state, entry, seat) for entry in entries if entry.kind in bot.minds])
    bot.heard = state.event_count


def chain_of(bot: Bot, game: Game, state: State, seat: int, begun: Sequence[int] = ()) -> list[int]:
    """All the atoms of a bot's decision (`begun`: after these), found on a copy."""
    catch_up(bot, game, state, seat)
    return complete(state, seat, lambda trial: bot.move(game.view(trial, seat)), begun)
