"""Writing a record: the tags, what chance did, and the moves, as one viewer saw them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bakehouse.core.deck import Deck
from bakehouse.core.game import Game
from bakehouse.core.log import CHANCE, NOBODY, Entry
from bakehouse.core.state import State
from bakehouse.core.view import Event
from bakehouse.records.header import Table, new_table, tags_of
from bakehouse.records.record import HIDDEN, NOTHING, Line, Record

Move = tuple[int, list[int]]  # a seat and the atoms of its chain


class Recorder:
    """Listens to a game and writes it down, for whoever asks."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | bytes,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        players: Sequence[str] = (),
    ) -> None:
        self._dealt = game.deal(seats, seed, options, deck)
        self.table = new_table(game, self._dealt, seed, deck, players)
        self.moves: list[Move] = []  # in the order of the record
        self._state = self._dealt.copy()
        self._window = Window()

    def played(self, seat: int, atoms: Sequence[int]) -> None:
        """A seat has made this chain of atoms. A chain may come in pieces, and a window's answers in any order."""
        for atom in atoms:
            self.moves += self._window.after(self._state, seat, atom)

    def record(self, viewer: int | None = None) -> Record:
        """The record so far, as a seat, a spectator (SPECTATOR) or somebody who sees everything (None) has it."""
        return record_of(self.table, self._dealt.copy(), self.moves, viewer)

    def text(self, viewer: int | None = None) -> str:
        return self.record(viewer).text


def write(
    game: Game,
    seats: int,
    seed: int | bytes,
    moves: Iterable[tuple[int, Sequence[int]]],
    options: Mapping[str, object] | None = None,
    deck: Deck | None = None,
    viewer: int | None = None,
    players: Sequence[str] = (),
) -> str:
    """The record of a game: it is dealt again from its seed, and the moves are played."""
    recorder = Recorder(game, seats, seed, options, deck, players)
    for seat, atoms in moves:
        recorder.played(seat, atoms)
    return recorder.text(viewer)


@dataclass(slots=True)
class Window:
    """The seats that are asked at the same time, often one, and what they have answered so far.

    Nobody hears an answer before the last one is in; then they stand in the record in asking order.
    """

    asked: list[int] = field(default_factory=list)
    answers: dict[int, list[int]] = field(default_factory=dict)

    def after(self, state: State, seat: int, atom: int) -> list[Move]:
        """Play an atom; the moves that are known to all by that, in asking order."""
        if not self.asked:
            self.asked = state.actors
        state.play(seat, atom)
        self.answers.setdefault(seat, []).append(atom)
        if self._is_open(state):
            return []
        moves = [(asked, self.answers[asked]) for asked in self.asked if asked in self.answers]
        self.asked, self.answers = [], {}
        return moves

    def _is_open(self, state: State) -> bool:
        """Is some seat still in a chain, or has it not begun to answer?"""
        for seat in self.asked:
            if seat in self.answers and state.pending(seat):
                return True
            if seat not in self.answers and state.is_asked(seat):
                return True
        return False


def record_of(table: Table, state: State, moves: Iterable[Move], viewer: int | None) -> Record:
    """The record of these moves, played on a state that was just dealt."""
    lines = outcome_lines(table, state, 0, viewer)
    window: list[Answer] = []
    places: list[int] = []
    count = 0
    for seat, atoms in moves:
        window.append(Answer(state.copy(), seat, atoms))
        places.append(len(lines))
        lines.append(move_line(table, window[-1], viewer))
        end = state.logged
        for atom in atoms:
            state.play(seat, atom)
        lines += outcome_lines(table, state, end, viewer)
        count += 1
        if is_closed(window, state):
            for place, answer in zip(places, window, strict=True):
                lines[place] = move_line(table, answer, viewer, window)
            window, places = [], []
    return Record(tags_of(table, count, state.outcome, viewer), lines)


@dataclass(frozen=True, slots=True)
class Answer:
    """A move of a record, and the state before it."""

    before: State
    seat: int
    atoms: Sequence[int]


def is_closed(window: Sequence[Answer], state: State) -> bool:
    """Have all who were asked together with the first of these answered?"""
    answered = [answer.seat for answer in window]
    return not any(state.is_asked(seat) for seat in window[0].before.actors if seat not in answered)


def move_line(table: Table, answer: Answer, viewer: int | None, window: Sequence[Answer] = ()) -> Line:
    """A move as a viewer reads it; of a window that is closed with what became known by that."""
    game = table.game
    answers = {other.seat: other.atoms for other in window}
    if viewer is not None and answers and game.knows_answer(answer.before, answers, answer.seat, viewer):
        viewer = None
    return Line(":", game.seat_name(answer.seat), "", game.text(answer.before, answer.seat, answer.atoms, viewer))


# -- What chance did ---------------------------------------------------------


def outcome_lines(table: Table, state: State, after: int, viewer: int | None) -> list[Line]:
    """The outcomes of chance since this end of the log, and what they gave to whom."""
    lines = []
    for entry in state.all_entries(after):
        if entry.kind == CHANCE:
            lines.append(_outcome_line(table, entry, viewer))
        elif entry.luck and len(entry.cards):
            event = event_for(table.game, state, entry, viewer)
            who = "" if event.seat is None else table.game.seat_name(event.seat)
            lines.append(Line("+", who, event.kind, " ".join(event.cards)))
    return lines


def _outcome_line(table: Table, entry: Entry, viewer: int | None) -> Line:
    is_number = entry.a == 1
    codes = table.codes_of(entry.name)
    words = " ".join(str(number) if is_number else codes[number] for number in entry.cards) or NOTHING
    return Line("=" if is_number else "~", "", entry.name, words if viewer is None else HIDDEN)


def event_for(game: Game, state: State, entry: Entry, viewer: int | None) -> Event:
    """An entry of the log as this viewer knows it; without a viewer, as one of those who see its cards."""
    if viewer is not None:
        return game.event(state, entry, viewer)
    seeing = (seat for seat in range(state.seats) if entry.knowers == NOBODY or entry.shows_cards_to(seat))
    return game.event(state, entry, next(seeing))
