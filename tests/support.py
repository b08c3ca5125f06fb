"""Scenarios for any game: a position as a text, lines of moves, what is then true."""

from __future__ import annotations

import pytest

from bakehouse import Event, Game, IllegalMove, InvalidMove, State, View
from bakehouse.core.messages import Message
from bakehouse.table import chains
from bakehouse.words import Words
from tests.contract.driver import fingerprint

PEOPLE = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivy", "Jo"]


class Scenario:
    """A game in progress that is played by lines of notation such as "N: draw S"."""

    def __init__(self, game: Game, position: str | State) -> None:
        self.game = game
        self.state = game.position(position.replace("/", "\n")) if isinstance(position, str) else position

    def play(self, *lines: str) -> None:
        """Play each line (a text may also hold several of them), atom by atom."""
        for line in "\n".join(lines).splitlines():
            if line.strip():
                seat = self._seat_of(line)
                for atom in self.game.read(self.state, seat, line):
                    self.state.play(seat, atom)

    def refused(self, line: str, rule: str) -> IllegalMove:
        """The line breaks this rule, and nothing happens. The refusal is returned, with its facts."""
        before = fingerprint(self.game, self.state)
        with pytest.raises(IllegalMove) as error:
            self.play(line)
        assert error.value.rule == rule, f"{line!r} was refused by {error.value.rule}, not by {rule}: {error.value}"
        assert self.game.rules[rule].sentence in str(error.value)
        assert fingerprint(self.game, self.state) == before
        return error.value

    def no_move(self, line: str, message: str = "") -> None:
        """The line is no move at all, the error says so with this message, and nothing happens."""
        before = fingerprint(self.game, self.state)
        with pytest.raises(InvalidMove) as error:
            self.play(line)
        assert message in str(error.value)
        assert fingerprint(self.game, self.state) == before

    def lines(self, name: str) -> list[str]:
        """Every whole move of a seat, in notation; nothing if it is not asked."""
        seat = self.seat(name)
        if seat not in self.state.actors:
            return []
        return [self.game.text(self.state, seat, atoms) for atoms in chains(self.state, seat)]

    def seat(self, name: str) -> int:
        return self.game.seat_named(name, self.state.seats)

    @property
    def asked(self) -> str:
        """The seats that are asked now, by name."""
        return " ".join(self.game.seat_name(seat) for seat in self.state.actors)

    def view(self, name: str | None) -> View:
        """What a seat (None: a spectator) may know."""
        return self.game.view(self.state, None if name is None else self.seat(name))

    def events(self, name: str | None, since: int = 0) -> list[Event]:
        """What happened, as a seat (None: a spectator) may know it."""
        return self.game.events(self.state, since, None if name is None else self.seat(name))

    def event_kinds(self, name: str | None = None, since: int = 0) -> list[str]:
        """What kinds of events there were."""
        return [event.kind for event in self.events(name, since)]

    # -- In English ----------------------------------------------------------

    def words(self, name: str | None, language: str = "en") -> Words:
        """The words of a seat (None: a spectator); the players are Ann, Ben, Cleo and so on."""
        seat = None if name is None else self.seat(name)
        return Words(language, self.game, self.state.table_deck, PEOPLE, seat)

    def log(self, name: str | None, since: int = 0) -> list[str]:
        """What happened, as this reader reads it."""
        words = self.words(name)
        return [words.event(event) for event in self.events(name, since)]

    def last_event_text(self, name: str | None) -> str:
        return self.log(name)[-1]

    def prompt(self, name: str | None) -> str:
        return self.words(name)(self.game.prompt(self.view(name)))

    def labels(self, name: str) -> list[str]:
        view, words = self.view(name), self.words(name)
        return [words(self.game.label(view, move)) for move in view.legal]

    def targets(self, name: str) -> list[str]:
        view = self.view(name)
        return [self.game.target(view, move) for move in view.legal]

    def picture(self, name: str | None) -> str:
        return self.words(name).lines(self.game.picture(self.view(name)))

    def result(self, name: str | None) -> list[str]:
        return list(map(self.words(name), self.game.explain_result(self.view(name))))

    def fact(self, error: IllegalMove) -> str:
        """The fact of a refusal, as the one who is refused reads it; empty if there is none."""
        return self.said(self.game.seat_name(error.seat), error.fact)

    def said(self, name: str | None, message: Message | None) -> str:
        return "" if message is None else self.words(name)(message)

    def _seat_of(self, line: str) -> int:
        name, colon, _ = line.partition(":")
        assert colon, f"{line!r} does not say whose move it is"
        return self.seat(name.strip())
