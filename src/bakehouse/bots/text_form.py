"""A seat's view in plain words, for players that read: language models, people at a pipe."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.core.game import Game
from bakehouse.core.messages import Message
from bakehouse.core.view import Event, View
from bakehouse.words import ENGLISH, Words, player_names, rulebook


class TextForm:
    """What is written for one seat at one table. Players are called by the names of their seats."""

    def __init__(self, game: Game, view: View, language: str = ENGLISH) -> None:
        self.game = game
        self.names = player_names([game.seat_name(seat) for seat in range(view.seats)])
        self.words = Words(language, game, game.deck_with(view.deck), self.names, view.seat, with_codes=True)

    def welcome(self, seat: int) -> str:
        """Who the reader is, and how to get the rules."""
        title = Message(f"game-{self.game.info.slug}")
        return self.words.say("text-player-seat", player=self.names[seat], game=title)

    def question(self, view: View, events: Sequence[Event]) -> str:
        """What happened since the last time, the table, what is asked, and what may be answered."""
        words = self.words
        choices = [f"{move}: {words(self.game.label(view, move))}" for move in view.legal]
        parts = [
            [words.say("text-player-table"), *map(words, self.game.picture(view))],
            [words(self.game.prompt(view))],
            [words.say("text-player-choices"), *choices],
        ]
        if events:
            parts.insert(0, [words.say("text-player-happened"), *map(words.event, events)])
        return "\n\n".join("\n".join(part) for part in parts)

    def rules(self, wanted: str) -> str:
        """The rulebook, or what it says about a section, an id or a word."""
        return rulebook.look_up(self.game, wanted, self.words) if wanted else rulebook.whole(self.game, self.words)
