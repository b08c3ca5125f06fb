"""What was agreed before the cards were dealt."""

from __future__ import annotations

from dataclasses import dataclass

from bakehouse.core.deck import Deck
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.records.header import BOT, PERSON


@dataclass(frozen=True)
class Setup:
    game: Game
    seats: int
    seed: int | bytes
    options: dict[str, object]
    deck: Deck | None
    people: list[int]  # the seats of people; bots sit in the others
    level: str  # of the bots

    def deal(self) -> State:
        return self.game.deal(self.seats, self.seed, self.options, self.deck)

    @property
    def players(self) -> list[str]:
        """Who sits there, for the record."""
        return [PERSON if seat in self.people else f"{BOT}{self.level}" for seat in range(self.seats)]
