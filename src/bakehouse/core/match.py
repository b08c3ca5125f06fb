"""A game being played: its state, its moves so far, and what of them can be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.core.view import Event


@dataclass(frozen=True)
class Move:
    """A whole decision of one seat."""

    seat: int
    atoms: list[int]
    before: State
    was_forced: bool  # there was nothing to choose
    is_final: bool = False  # an answer that was given together with others


class Match:
    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.moves: list[Move] = []
        self._told: dict[int, int] = {}  # by seat: the number of the last event that was shown to it

    def play(self, seat: int, atoms: list[int], *, was_forced: bool = False, is_final: bool = False) -> None:
        move = Move(seat, atoms, self.state.copy(), was_forced, is_final)
        for atom in atoms:
            self.state.play(seat, atom)
        self.moves.append(move)

    def news(self, seat: int) -> list[Event]:
        """What this seat has not been told yet."""
        events = self.game.events(self.state, self._told.get(seat, 0), seat)
        if events:
            self._told[seat] = events[-1].number
        return events

    def skip_news(self, keep: int) -> None:
        """Everybody was told all but the last few."""
        last = self.last_event
        for seat in range(self.state.seats):
            self._told[seat] = max(0, last - keep)

    @property
    def last_event(self) -> int:
        return self.state.event_count

    # -- Undo ----------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str:
        """The reason why this seat cannot take back its last move; nothing if it can."""
        if self.moves and self.moves[-1].seat != seat:
            return f"seat {self.game.seat_name(self.moves[-1].seat)} has moved since"
        moves = self._last_moves(seat)
        if any(move.is_final for move in moves):
            return "answers that are given together are final"
        if not moves or moves[0].was_forced:
            return "there was nothing to choose" if self.moves else "nothing has been played yet"
        return self._what_came_out(moves[0].before)

    def undo(self, seat: int) -> list[Move]:
        """Take back the last move of this seat, and what followed from it without a choice; the moves taken back."""
        moves = self._last_moves(seat)
        self.state = moves[0].before
        del self.moves[-len(moves) :]
        last = self.last_event
        self._told = {other: min(told, last) for other, told in self._told.items()}
        return moves

    def _last_moves(self, seat: int) -> list[Move]:
        """The last move in which this seat had a choice, and those after it, as long as they are its own."""
        found: list[Move] = []
        for move in reversed(self.moves):
            if move.seat != seat:
                break
            found.insert(0, move)
            if not move.was_forced:
                break
        return found

    def _what_came_out(self, before: State) -> str:
        """An event is marked if chance had a part in it or somebody learned something, for whichever audience."""
        for audience in (None, *range(self.state.seats)):
            for event in self.game.events(self.state, before.event_count, audience):
                if event.chance:
                    return "chance had a part in what followed"
                if event.secret:
                    return "somebody has learned something from it"
        return ""
