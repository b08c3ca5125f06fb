"""Who reads what is on the screen: each person at this terminal is "you" there, the others have names."""

from __future__ import annotations

from bakehouse.core.deck import Deck
from bakehouse.terminal.setup import Setup
from bakehouse.words import Words, player_names


class Readers:
    """The words for every reader of one game: a person by their seat, or None for all who look at the screen."""

    def __init__(self, language: str, setup: Setup, deck: Deck) -> None:
        numbers = Words(language)
        people = [numbers.player(seat) if seat in setup.people else "" for seat in range(setup.seats)]
        self.players = player_names(people)
        self._language = language
        self._game = setup.game
        self._deck = deck
        self._made: dict[tuple[int | None, bool], Words] = {}

    def __call__(self, seat: int | None, *, with_codes: bool = False) -> Words:
        """`with_codes`: cards with what is typed for them, for the picture of the table."""
        key = (seat, with_codes)
        if key not in self._made:
            self._made[key] = Words(self._language, self._game, self._deck, self.players, seat, with_codes=with_codes)
        return self._made[key]
