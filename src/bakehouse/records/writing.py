"""Writing a record: the tags, what chance did, and the moves, as one viewer saw them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bakehouse.core.decision import Decision
from bakehouse.core.deck import Deck
from bakehouse.core.game import EVERYTHING, Game
from bakehouse.core.log import CHANCE, Entry
from bakehouse.core.state import State
from bakehouse.records.header import RecordHeader, new_header, tags_of
from bakehouse.records.record import HIDDEN, NOTHING, Record, RecordLine
from bakehouse.records.steps import Step, event_for, steps, windows


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
        self.header = new_header(game, self._dealt, seed, deck, players)
        self.decisions: list[Decision] = []  # in the order of the record
        self._collector = _Collector(self._dealt.copy())

    def played(self, seat: int, atoms: Sequence[int]) -> None:
        """A seat has made this chain of atoms. A chain may come in pieces, and a window's answers in any order."""
        for atom in atoms:
            self.decisions += self._collector.play(seat, atom)

    def record(self, viewer: int | None = EVERYTHING) -> Record:
        """The record so far, as a seat, SPECTATOR or EVERYTHING (also as None) has it."""
        return record_of(self.header, steps(self._dealt.copy(), self.decisions), viewer)

    def text(self, viewer: int | None = EVERYTHING) -> str:
        return self.record(viewer).text


def write(
    game: Game,
    seats: int,
    seed: int | bytes,
    moves: Iterable[tuple[int, Sequence[int]]],
    options: Mapping[str, object] | None = None,
    deck: Deck | None = None,
    viewer: int | None = EVERYTHING,
    players: Sequence[str] = (),
) -> str:
    """The record of a game: it is dealt again from its seed, and the moves (a seat and its atoms) are played."""
    recorder = Recorder(game, seats, seed, options, deck, players)
    for seat, atoms in moves:
        recorder.played(seat, atoms)
    return recorder.text(viewer)


class _Collector:
    """Makes whole decisions out of single atoms, in the order of the record.

    Nobody hears an answer to a window before the last one is in; then they are recorded in asking order.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._asked: list[int] = []
        self._answers: dict[int, list[int]] = {}

    def play(self, seat: int, atom: int) -> list[Decision]:
        """Play an atom; the decisions that are complete with it."""
        if not self._asked:
            self._asked = self._state.actors
        self._state.play(seat, atom)
        self._answers.setdefault(seat, []).append(atom)
        if self._is_open():
            return []
        decisions = [Decision(asked, self._answers[asked]) for asked in self._asked if asked in self._answers]
        self._asked, self._answers = [], {}
        return decisions

    def _is_open(self) -> bool:
        """Is some seat still in a chain, or has it not begun to answer?"""
        for seat in self._asked:
            if seat in self._answers and self._state.pending(seat):
                return True
            if seat not in self._answers and self._state.is_asked(seat):
                return True
        return False


# -- Lines -------------------------------------------------------------------


def record_of(header: RecordHeader, played: Iterator[Step], viewer: int | None = EVERYTHING) -> Record:
    """The record of a game that is played again from its deal."""
    viewer = EVERYTHING if viewer is None else viewer
    step = next(played)
    lines = outcome_lines(header, step, viewer)
    count = 0
    for window in windows(played):
        for step in window.steps:
            count += 1
            assert step.seat is not None
            text = window.text(header.game, step, viewer)
            lines.append(RecordLine(":", header.game.seat_name(step.seat), "", text))
            lines += outcome_lines(header, step, viewer)
    return Record(tags_of(header, count, step.after.outcome, viewer), lines)


def outcome_lines(header: RecordHeader, step: Step, viewer: int) -> list[RecordLine]:
    """The outcomes of chance in this step, and what they gave to whom."""
    lines = []
    for entry in step.entries():
        if entry.kind == CHANCE:
            lines.append(_outcome_line(header, entry, viewer))
        elif entry.luck and len(entry.cards):
            event = event_for(header.game, step.after, entry, viewer)
            who = "" if event.seat is None else header.game.seat_name(event.seat)
            lines.append(RecordLine("+", who, event.kind, " ".join(event.cards)))
    return lines


def _outcome_line(header: RecordHeader, entry: Entry, viewer: int) -> RecordLine:
    is_number = entry.a == 1
    codes = header.codes_of(entry.name)
    words = " ".join(str(number) if is_number else codes[number] for number in entry.cards) or NOTHING
    return RecordLine("=" if is_number else "~", "", entry.name, words if viewer == EVERYTHING else HIDDEN)
