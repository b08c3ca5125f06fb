"""Playing a record again, without random numbers: the outcomes of chance are taken from its lines."""

from __future__ import annotations

from collections.abc import Iterator

from bakehouse.core.chance import Chance, Script
from bakehouse.core.decision import Decision
from bakehouse.core.errors import BakehouseError, MoveError, RecordError
from bakehouse.core.game import EVERYTHING
from bakehouse.core.state import State
from bakehouse.records.header import RecordHeader, header_of, result_text
from bakehouse.records.record import NOTHING, Record, RecordLine
from bakehouse.records.steps import Step, steps
from bakehouse.records.writing import outcome_lines, record_of


def replay(record: Record) -> Iterator[Step]:
    """Play a full record again, step by step; RecordError, with its line, where that is not possible."""
    header = header_of(record)
    if not record.is_full:
        raise record.fault(
            f"this is the record of one viewer ({record.value('View')}); it lacks what that viewer did not see, "
            "so it can be read line by line, but not played again",
            record.place("View"),
        )
    return Playback(record, header).steps(Script(outcomes_of(header, record)))


def as_seen_by(record: Record, viewer: int | None) -> Record:
    """A full record, written again for a seat, SPECTATOR or EVERYTHING (also as None)."""
    return record_of(header_of(record), replay(record), viewer)


def outcomes_of(header: RecordHeader, record: Record) -> dict[str, list[int]]:
    """What chance did, by stream. Unreadable outcomes are left empty: they are faults when they are needed."""
    outcomes: dict[str, list[int]] = {}
    for line in record.lines:
        if line.is_outcome:
            outcomes.setdefault(line.what, _numbers(header, line))
    return outcomes


def _numbers(header: RecordHeader, line: RecordLine) -> list[int]:
    words = [] if line.words == NOTHING else line.words.split()
    if line.mark == "=":
        return [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 10]
    kinds = {code: kind for kind, code in enumerate(header.codes_of(line.what))}
    return [kinds[word] for word in words if word in kinds]


# -- Going through the lines -------------------------------------------------


class Playback:
    """Plays the lines of a record. What chance does must be in the record, in its place."""

    def __init__(self, record: Record, header: RecordHeader) -> None:
        self._record = record
        self._header = header
        self._lines = [(place, line) for place, line in enumerate(record.lines, 1) if line.mark != "#"]
        self._next = 0

    @property
    def good_lines(self) -> int:
        """How many lines of the record are played by now."""
        return self._lines[self._next - 1][0] if self._next else 0

    def steps(self, chance: Chance) -> Iterator[Step]:
        """With this luck; RecordError, with its line, where the record tells something else."""
        state = self._deal(chance)
        try:
            for step in steps(state, self._decisions(state)):
                for right in outcome_lines(self._header, step, EVERYTHING):
                    self._expect(right)
                yield step
        except RecordError as error:
            raise error if error.line else self._blame_luck(error) from None

    def _deal(self, chance: Chance) -> State:
        try:
            return self._header.deal(chance)
        except BakehouseError as error:
            raise self._blame_luck(error) from None

    def _decisions(self, state: State) -> Iterator[Decision]:
        """The moves of the record, each read in the state to which the ones before it led."""
        while self._line is not None:
            line = self._line
            seat = self._seat(state, line)
            atoms = self._atoms(state, seat, line)
            self._next += 1
            yield Decision(seat, atoms)

    @property
    def _line(self) -> RecordLine | None:
        return self._lines[self._next][1] if self._next < len(self._lines) else None

    def _expect(self, right: RecordLine) -> None:
        """The next line must be this one."""
        line = self._line
        if line is None:
            raise self._record.fault(f"{_short(right)} is missing here", self._next_number())
        if line != right:
            raise self._record.fault(_difference(line, right), line.number)
        self._next += 1

    def _seat(self, state: State, line: RecordLine) -> int:
        game = self._header.game
        if line.mark != ":":
            raise self._record.fault(f"{_short(line)}: nothing like that happens here", line.number)
        if state.over:
            raise self._record.fault(f"{_short(line)}: the game is over already", line.number)
        for seat in state.actors:
            if game.seat_name(seat) == line.who:
                return seat
        asked = ", ".join(game.seat_name(seat) for seat in state.actors)
        raise self._record.fault(f"{_short(line)}: {line.who} is not asked here, but {asked}", line.number)

    def _atoms(self, state: State, seat: int, line: RecordLine) -> list[int]:
        try:
            return self._header.game.read(state, seat, line.words)
        except MoveError as error:
            raise self._record.fault(str(error), line.number) from None

    def _blame_luck(self, error: BakehouseError) -> RecordError:
        """The fault is in the line of the outcome that was needed, or, if there is none, where it should be."""
        message = str(error)
        for line in self._record.lines:
            if line.is_outcome and f"'{line.what}'" in message:
                return self._record.fault(message, line.number)
        return self._record.fault(message, self._next_number())

    def _next_number(self) -> int:
        return self._record.last_place + 1 if self._line is None else self._line.number


def _difference(line: RecordLine, right: RecordLine) -> str:
    """What is wrong in a line that should be another one."""
    if (line.mark, line.who, line.what) != (right.mark, right.who, right.what):
        return f"{_short(line)} should be {_short(right)}"
    words, right_words = line.words.split(), right.words.split()
    for place, (word, right_word) in enumerate(zip(words, right_words, strict=False), 1):
        if word != right_word:
            return f"{_short(line)}: card {place} is {word!r} and should be {right_word!r}"
    return f"{_short(line)}: there are {len(words)} cards and should be {len(right_words)}"


def _short(line: RecordLine) -> str:
    text = line.text
    return f'"{text}"' if len(text) <= 60 else f'"{text[:60]}…"'


# -- The end -----------------------------------------------------------------


def check_end(record: Record, header: RecordHeader, state: State) -> None:
    """The result of a record is what the last move led to."""
    right = "" if state.outcome is None else result_text(header.game, state.outcome)
    said = record.value("Result")
    if said and not right:
        raise record.fault(f"the result is {said!r}, but the game is not over with this line", record.last_place)
    if said != right:
        raise record.fault(f"the result is {said!r} and should be {right!r}", record.place("Result"))
    if not right and record.tag("Seed") is not None:
        raise record.fault("a seed is secret until the end, but the game is not over here", record.place("Seed"))
