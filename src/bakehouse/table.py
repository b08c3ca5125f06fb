"""A table to play at from Python: moves as text, seats by name, bots in any chair.

table = bakehouse.Table("pastry-chefs", seats=4, seed=7)
table.sit("E", "medium")
table.play("W: draw W")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from bakehouse.bots import Bot, chain_of, make_bot
from bakehouse.core.deck import Deck
from bakehouse.core.errors import BakehouseError, InvalidMove, OptionError
from bakehouse.core.game import SPECTATOR, Game
from bakehouse.core.state import State
from bakehouse.core.view import Event, Outcome, View
from bakehouse.games import load
from bakehouse.records.writing import Recorder

if TYPE_CHECKING:
    from bakehouse.words import Words

MAX_LISTED = 1_000  # whole moves; an offer in Cheflebrity can be made in many thousand ways


class Table:
    """One game being played. It knows everything; what a seat may know is in `view`, `events` and `record`."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seed: int | bytes = 0,
        *,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        position: str = "",
    ) -> None:
        """A new game, dealt from its seed; with `position` the game continues from there instead."""
        self.game = load(game) if isinstance(game, str) else game
        self.bots: dict[int, Bot] = {}
        self._recorder: Recorder | None = None
        if position:
            if seats is not None or options or deck or seed:
                raise OptionError("a position says itself how many play, with which options, deck and seed")
            self.state = self.game.position(position)
            return
        count = self.game.info.usual_seats if seats is None else seats
        self.state = self.game.deal(count, seed, options, deck)
        self._recorder = Recorder(self.game, count, seed, options, deck)

    # -- Playing -------------------------------------------------------------

    def play(self, *lines: str) -> None:
        """Play lines such as "N: draw S", in turn; the seat may be left out where only one is asked.

        Raises IllegalMove (with the rule and its sentence), InvalidMove or AmbiguousMove; what stands before the
        refused line has been played.
        """
        for line in "\n".join(lines).splitlines():
            if line.strip():
                seat = self._seat_of(line)
                self._play(seat, self.game.read(self.state, seat, line))

    def sit(self, name: str, level: str, *, seconds: float | None = None, iterations: int | None = None) -> None:
        """Let a bot play for a seat: random, easy, medium, hard, or pipe:COMMAND; `run` lets it move.

        A hard bot thinks for a second, unless it is given another budget. Bots see views and hear the events of
        their seat, and nothing else.
        """
        seat = self.seat(name)
        self.bots[seat] = make_bot(level, self.game, seat, seconds, iterations)

    def run(self) -> None:
        """Let the bots move until somebody else is asked, or the game is over."""
        while (seat := self._bot_to_move()) is not None:
            self._play(seat, chain_of(self.bots[seat], self.game, self.state, seat))

    def _bot_to_move(self) -> int | None:
        return next((seat for seat in self.state.actors if seat in self.bots), None)

    def _play(self, seat: int, atoms: list[int]) -> None:
        for atom in atoms:
            self.state.play(seat, atom)
        if self._recorder is not None:
            self._recorder.played(seat, atoms)

    # -- Looking -------------------------------------------------------------

    @property
    def asked(self) -> list[str]:
        """The seats that are asked now, by name; several while they choose at the same time."""
        return [self.game.seat_name(seat) for seat in self.state.actors]

    def moves(self, name: str = "", limit: int = MAX_LISTED) -> list[str]:
        """The whole moves of a seat (by default of the one that is asked), as `play` takes them."""
        seat = self._only_asked() if not name else self.seat(name)
        if not self.state.is_asked(seat):
            return []
        return [self.game.text(self.state, seat, atoms) for atoms in islice(chains(self.state, seat), limit)]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def view(self, name: str = "") -> View:
        """All that a seat, or without a name a spectator, may know."""
        return self.game.view(self.state, self.seat(name) if name else None)

    def events(self, name: str = "", since: int = 0) -> list[Event]:
        """What happened after event number `since`, as a seat, or without a name a spectator, may know it."""
        return self.game.events(self.state, since, self.seat(name) if name else None)

    def record(self, name: str | None = None) -> str:
        """The game as a .pie file: in full, as a seat saw it, or with an empty name as a spectator did."""
        if self._recorder is None:
            raise BakehouseError("a record begins with the deal, and this table began with a position")
        if name is None:
            return self._recorder.text()
        return self._recorder.text(self.seat(name) if name else SPECTATOR)

    def picture(self, name: str = "", language: str = "en") -> str:
        """The table in plain text, as a seat, or without a name a spectator, sees it."""
        view = self.view(name)
        return self.words(name, language).lines([*self.game.picture(view), self.game.prompt(view)])

    def words(self, name: str = "", language: str = "en") -> Words:
        """What puts events, questions and refusals into words for a seat, or without a name for a spectator.

        Cards are named with their codes, which is how they are written in moves.
        """
        from bakehouse.words import Words, player_names  # a table that only plays needs no catalogues

        numbers = Words(language)
        players = player_names(["" if seat in self.bots else numbers.player(seat) for seat in range(self.state.seats)])
        viewer = self.seat(name) if name else None
        return Words(language, self.game, self.state.table_deck, players, viewer, with_codes=True)

    def __str__(self) -> str:
        """As the seat sees it that is asked; as a spectator does where several are."""
        asked = self.asked
        return self.picture(asked[0] if len(asked) == 1 else "")

    def __repr__(self) -> str:
        waiting = f"{' '.join(self.asked)} to move" if not self.over else f"over, {self.outcome}"
        return f"<bakehouse.Table {self.game.info.slug}, {self.state.seats} seats, move {self.state.number}: {waiting}>"

    # -- Seats ---------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The number of a seat; OptionError if there is no such seat."""
        try:
            return self.game.seat_named(name, self.state.seats)
        except ValueError:
            names = ", ".join(self.game.seat_name(seat) for seat in range(self.state.seats))
            raise OptionError(f"there is no seat {name!r}; there are: {names}") from None

    def _seat_of(self, line: str) -> int:
        name, colon, _ = line.partition(":")
        return self.seat(name.strip()) if colon else self._only_asked(line)

    def _only_asked(self, line: str = "") -> int:
        actors = self.state.actors
        if len(actors) != 1:
            asked = f"{', '.join(self.asked)} are asked" if actors else "the game is over"
            raise InvalidMove(f"say for which seat, as in 'SEAT: move': {asked}", line)
        return actors[0]


def chains(state: State, seat: int) -> Iterator[list[int]]:
    """Every whole move of a seat that is asked, atom by atom, in ascending order."""
    for move in state.legal(seat):
        after = state.trial()
        after.apply(seat, move)
        if after.pending(seat):
            yield from ([move, *rest] for rest in chains(after, seat))
        else:
            yield [move]
