"""Bots where they think: in a worker's process. They get views and events, and nothing else crosses over."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import bakehouse
from bakehouse.bots import Bot, make_bot
from bakehouse.core.view import Event, View

MAX_BOTS = 400  # in a process; one that was forgotten starts afresh and hears everything again


@dataclass(frozen=True)
class BotName:
    """Which bot: a seat of a table, and the seed by which it differs from others that have sat there."""

    table: str
    game: str
    seat: int
    level: str
    seed: int


_bots: OrderedDict[BotName, Bot] = OrderedDict()


def last_heard(name: BotName, deck: str) -> int | None:
    """The number of the last event that this bot has heard; None if it does not listen."""
    bot = _bot(name, deck)
    return bot.heard if bot.listens else None


def move(name: BotName, deck: str, view: View, events: list[Event], seconds: float, *, remembers: bool) -> int:
    """The next atom of this bot's decision."""
    bot = _bot(name, deck)
    bot.set_seconds(seconds)
    if events:
        bot.hear(events)
    try:
        return bot.move(view)
    except BaseException:
        _bots.pop(name, None)  # whatever it had in mind is not to be trusted
        raise
    finally:
        if not remembers:
            _bots.pop(name, None)


def other_idea(name: BotName, deck: str, view: View, besides: list[int], seconds: float) -> int | None:
    """The best atom besides these, of those that a bot has compared; None if there is no other. It is asked once."""
    bot = _bot(name, deck)
    bot.set_seconds(seconds)
    try:
        return next((move for move in bot.ideas(view) if move not in besides), None)
    finally:
        _bots.pop(name, None)


def forget(name: BotName) -> None:
    _bots.pop(name, None)


def _bot(name: BotName, deck: str) -> Bot:
    game = bakehouse.game(name.game)
    if deck:
        game.deck_text(deck)  # also if the bot knows it: a process forgets decks that were not used for long
    bot = _bots.get(name)
    if bot is None:
        bot = _bots[name] = make_bot(name.level, game, name.seed)
        if len(_bots) > MAX_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(name)
    return bot
