"""Playing a record again, without random numbers: the outcomes of chance are taken from its lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bakehouse.core.chance import Chance, Script
from bakehouse.core.errors import BakehouseError, MoveError, RecordError
from bakehouse.core.state import State
from bakehouse.records.header import Table, result_text, table_of
from bakehouse.records.record import NOTHING, Line, Record
from bakehouse.records.writing import outcome_lines, record_of


@dataclass(frozen=True, slots=True)
class Step:
    """The deal (no line, no seat) or a move, and the state to which it led."""

    line: Line | None
    seat: int | None
    atoms: list[int]
    before: State | None
    state: State
    end: int  # so many lines of the record are played by now


def replay(record: Record) -> Iterator[Step]:
    """Play a full record again, step by step; RecordError, with its line, where that is not possible."""
    table = table_of(record)
    if not record.is_full:
        raise record.fault(
            f"this is the record of one viewer ({record.value('View')}); it lacks what that viewer did not see, "
            "so it can be read line by line, but not played again",
            record.place("View"),
        )
    return walk(record, table, Script(outcomes_of(table, record)))


def as_seen_by(record: Record, viewer: int | None) -> Record:
    """A full record, written again for another viewer; with viewer None as it is."""
    table = table_of(record)
    moves = [(step.seat, step.atoms) for step in replay(record) if step.seat is not None]
    return record_of(table, table.deal(Script(outcomes_of(table, record))), moves, viewer)


def outcomes_of(table: Table, record: Record) -> dict[str, list[int]]:
    """What chance did, by stream. Unreadable outcomes are left empty: they are faults when they are needed."""
    outcomes: dict[str, list[int]] = {}
    for line in record.lines:
        if line.is_outcome:
            outcomes.setdefault(line.what, _numbers(table, line))
    return outcomes


def _numbers(table: Table, line: Line) -> list[int]:
    words = [] if line.words == NOTHING else line.words.split()
    if line.mark == "=":
        return [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 10]
    kinds = {code: kind for kind, code in enumerate(table.codes_of(line.what))}
    return [kinds[word] for word in words if word in kinds]


# -- Walking through the lines -----------------------------------------------


def walk(record: Record, table: Table, chance: Chance) -> Iterator[Step]:
    """Play the lines with this luck. What it does must stand in the record, at its place."""
    lines = [(place, line) for place, line in enumerate(record.lines, 1) if line.mark != "#"]
    walker = _Walker(record, table, lines)
    state = walker.deal(chance)
    walker.compare(state, outcome_lines(table, state, 0, None))
    yield Step(None, None, [], None, state.copy(), walker.end)
    while walker.line is not None:
        yield walker.step(state)


class _Walker:
    """A finger on the lines of a record."""

    def __init__(self, record: Record, table: Table, lines: list[tuple[int, Line]]) -> None:
        self.record = record
        self.table = table
        self.lines = lines
        self.next = 0

    @property
    def line(self) -> Line | None:
        return self.lines[self.next][1] if self.next < len(self.lines) else None

    @property
    def end(self) -> int:
        return self.lines[self.next - 1][0] if self.next else 0

    def deal(self, chance: Chance) -> State:
        try:
            return self.table.deal(chance)
        except BakehouseError as error:
            raise self._blame_luck(error) from None

    def step(self, state: State) -> Step:
        line = self.line
        assert line is not None
        before = state.copy()
        seat = self._seat(state, line)
        atoms = self._atoms(state, seat, line)
        self.next += 1
        try:
            for atom in atoms:
                state.apply(seat, atom)
        except RecordError as error:
            raise self._blame_luck(error) from None
        self.compare(state, outcome_lines(self.table, state, before.logged, None))
        return Step(line, seat, atoms, before, state.copy(), self.end)

    def compare(self, state: State, outcomes: list[Line]) -> None:
        """The next lines must be these."""
        for right in outcomes:
            line = self.line
            if line is None:
                raise self.record.fault(f"{_short(right)} is missing here", self._next_number())
            if line != right:
                raise self.record.fault(_difference(line, right), line.number)
            self.next += 1

    def _seat(self, state: State, line: Line) -> int:
        game = self.table.game
        if line.mark != ":":
            raise self.record.fault(f"{_short(line)}: nothing like that happens here", line.number)
        if state.over:
            raise self.record.fault(f"{_short(line)}: the game is over already", line.number)
        for seat in state.actors:
            if game.seat_name(seat) == line.who:
                return seat
        asked = ", ".join(game.seat_name(seat) for seat in state.actors)
        raise self.record.fault(f"{_short(line)}: {line.who} is not asked here, but {asked}", line.number)

    def _atoms(self, state: State, seat: int, line: Line) -> list[int]:
        try:
            return self.table.game.read(state, seat, line.words)
        except MoveError as error:
            raise self.record.fault(str(error), line.number) from None

    def _blame_luck(self, error: BakehouseError) -> RecordError:
        """The fault is in the line of the outcome that was needed, or, if there is none, where it should stand."""
        message = str(error)
        for line in self.record.lines:
            if line.is_outcome and f"'{line.what}'" in message:
                return self.record.fault(message, line.number)
        return self.record.fault(message, self._next_number())

    def _next_number(self) -> int:
        return self.record.last_place + 1 if self.line is None else self.line.number


def _difference(line: Line, right: Line) -> str:
    """What is wrong in a line that should be another one."""
    if (line.mark, line.who, line.what) != (right.mark, right.who, right.what):
        return f"{_short(line)} should be {_short(right)}"
    words, right_words = line.words.split(), right.words.split()
    for place, (word, right_word) in enumerate(zip(words, right_words, strict=False), 1):
        if word != right_word:
            return f"{_short(line)}: card {place} is {word!r} and should be {right_word!r}"
    return f"{_short(line)}: there are {len(words)} cards and should be {len(right_words)}"


def _short(line: Line) -> str:
    text = line.text
    return f"«{text}»" if len(text) <= 60 else f"«{text[:60]}…»"


# -- The end -----------------------------------------------------------------


def check_end(record: Record, table: Table, state: State) -> None:
    """The result of a record is what the last move led to."""
    right = "" if state.outcome is None else result_text(table.game, state.outcome)
    said = record.value("Result")
    if said and not right:
        raise record.fault(f"the result is {said!r}, but the game is not over with this line", record.last_place)
    if said != right:
        raise record.fault(f"the result is {said!r} and should be {right!r}", record.place("Result"))
    if not right and record.tag("Seed") is not None:
        raise record.fault("a seed is secret until the end, but the game is not over here", record.place("Seed"))
