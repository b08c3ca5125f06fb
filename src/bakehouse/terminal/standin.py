"""TEMPORARY: until bakehouse.records is there."""

from __future__ import annotations

from bakehouse.core.deck import Deck
from bakehouse.core.game import Game


class Recorder:
    def __init__(
        self, game: Game, seats: int, seed: int | bytes, options: dict[str, object] | None = None, deck: Deck | None = None
    ) -> None:
        self.game = game
        self.state = game.deal(seats, seed, options, deck)
        self.head = [f'[Game "{game.info.slug}"]', f'[Seats "{seats}"]', f'[Seed "{seed if isinstance(seed, int) else seed.hex()}"]']
        self.lines: list[str] = []

    def played(self, seat: int, atoms: list[int]) -> None:
        self.lines.append(f"{self.game.seat_name(seat)}: {self.game.text(self.state, seat, atoms)}")
        for atom in atoms:
            self.state.play(seat, atom)

    def text(self, viewer: int | None = None) -> str:
        return "\n".join([*self.head, "", *self.lines]) + "\n"
