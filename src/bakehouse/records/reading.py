"""Reading a record. Hostile, torn or foreign files get errors with line numbers; what is good in them is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bakehouse.core.chance import Script
from bakehouse.core.errors import RecordError
from bakehouse.records.header import RecordHeader, header_of
from bakehouse.records.record import FORMAT, HIDDEN, NEEDED, TAGS, UNSAFE, Record, RecordLine, Tag, unquoted
from bakehouse.records.replay import Playback, check_end, outcomes_of
from bakehouse.records.steps import Step

# A match of The Pie Game at random can have a million bytes, one between people a few thousand.
MAX_RECORD_BYTES = 8_000_000
MAX_LINE_LENGTH = 10_000  # characters
MAX_LINES = 800_000
MAX_ERRORS = 20

TAG = re.compile(r'\[([A-Z][A-Za-z]*(?: [^\s"\]]+)?) (".*")\]')
OUTCOME = re.compile(r"~ ([^\s:=]+)(:| =) (.+)")
DEALT = re.compile(r"\+ ([a-z_]+)(?: ([^\s:]+))?: (.+)")
MOVE = re.compile(r"([^\s:~+#\[]+): (.+)")


def load(path: str | Path, *, strict: bool = False) -> Record:
    """Read a record file; OSError if it cannot be opened."""
    return read(_contents(path), strict=strict, file=str(path))


def load_unplayed(path: str | Path) -> Record:
    """The same without playing it, for those who play it themselves: `verify`, `replay`, `good_steps`."""
    return parse(_contents(path), file=str(path))


def _contents(path: str | Path) -> bytes:
    with Path(path).open("rb") as file:
        return file.read(MAX_RECORD_BYTES + 1)


def read(data: str | bytes, *, strict: bool = False, file: str = "") -> Record:
    """A record; a full one is played as far as it goes.

    Strictly: RecordError at the first fault. Otherwise the lines up to the last good move, and `errors`.
    """
    record = parse(data, file)
    for _ in good_steps(record):
        pass
    if strict and record.errors:
        raise record.errors[0]
    return record


def good_steps(record: Record) -> Iterator[Step]:
    """Play a record that was only parsed, as far as it is good.

    At the end `record.lines` has only what is good, and `record.errors` everything that is wrong. The record of one
    viewer has no steps; its lines are checked all the same.
    """
    if any(record.tag(name) is None for name in NEEDED):
        record.lines = []
    else:
        yield from _good_steps(record)
    record.errors.sort(key=lambda error: error.line)


def _good_steps(record: Record) -> Iterator[Step]:
    end = record.last_place
    is_cut = any(error.line > end for error in record.errors)
    try:
        header = header_of(record)
    except RecordError as error:
        record.lines = []
        record.errors.append(error)
        return
    try:
        if record.is_full:
            yield from _play(record, header, is_cut=is_cut)
        else:
            _check_lines(record, header)
        if not is_cut:
            _count_moves(record)
    except RecordError as error:
        if not is_cut or error.line <= end:  # otherwise the cut is the cause, which is reported already
            record.errors.append(error)


def _play(record: Record, header: RecordHeader, *, is_cut: bool) -> Iterator[Step]:
    playback = Playback(record, header)
    good = 0
    try:
        for step in playback.steps(Script(outcomes_of(header, record))):
            good = playback.good_lines
            yield step
        if not is_cut:
            check_end(record, header, step.after)
    except RecordError:
        record.lines = record.lines[:good]
        raise


def _check_lines(record: Record, header: RecordHeader) -> None:
    """A viewer's record cannot be played; at least it must name seats that exist, and show no outcome."""
    names = [header.game.seat_name(seat) for seat in range(header.seats)]
    for place, line in enumerate(record.lines):
        message = ""
        if line.is_outcome and line.words != HIDDEN:
            message = f'only a full record shows "{line.what}"; here it must be {HIDDEN}'
        elif line.who and line.who not in names:
            message = f"there is no seat {line.who!r}; there are: {', '.join(names)}"
        if message:
            record.lines = record.lines[:place]
            raise record.fault(message, line.number)


def _count_moves(record: Record) -> None:
    said = record.value("Moves")
    if said != str(record.moves):
        message = f'"Moves" says {said}, but there are {record.moves}: lines are missing, or there are too many'
        raise record.fault(message, record.place("Moves"))


# -- The text ----------------------------------------------------------------


def parse(data: str | bytes, file: str = "") -> Record:
    """Tags and lines as far as they can be read, whether or not they make a game."""
    record = Record([], [], file)
    lines = _lines(record, data)
    for number, text in enumerate(lines, 1):
        try:
            _add(record, text, number)
        except RecordError as error:
            record.errors.append(error)
            # A bad tag is one fault among others; below a bad line nothing can be trusted.
            if not (record.tags and text.startswith("[")) or record.lines or len(record.errors) >= MAX_ERRORS:
                break
    if record.tags:
        _check_needed(record)
    elif not record.errors:
        record.errors.append(_foreign(record, 1))
    return record


def _lines(record: Record, data: str | bytes) -> list[str]:
    """The lines that are whole, and not too many."""
    whole = data.encode(errors="replace") if isinstance(data, str) else data
    fault = f"a record has at most {MAX_RECORD_BYTES} bytes" if len(whole) > MAX_RECORD_BYTES else ""
    try:
        text = whole[:MAX_RECORD_BYTES].decode()
    except UnicodeDecodeError as error:
        text = whole[: error.start].decode()
        fault = fault or "this line is not UTF-8 text"
    *lines, rest = text.removeprefix("\ufeff").split("\n")
    if len(lines) > MAX_LINES:
        del lines[MAX_LINES:]
        fault = f"a record has at most {MAX_LINES} lines"
    if rest and not fault:
        fault = "this line has no end: the file seems to be cut off"
    if fault:
        record.errors.append(record.fault(fault, len(lines) + 1))
    return [line.removesuffix("\r") for line in lines]


def _add(record: Record, text: str, number: int) -> None:
    if len(text) > MAX_LINE_LENGTH:
        raise record.fault(f"a line has at most {MAX_LINE_LENGTH} characters, not {len(text)}", number)
    unsafe = UNSAFE.search(text)
    if unsafe:
        raise record.fault(f"the character U+{ord(unsafe[0]):04X} is not allowed in a record", number)
    if text.startswith("[") and not record.lines:
        _add_tag(record, text, number)
    elif not record.tags and text.strip() and not text.startswith("#"):
        raise _foreign(record, number)
    elif record.tags and text.strip():
        record.lines.append(_line(record, text, number))


def _foreign(record: Record, number: int) -> RecordError:
    return record.fault(f'this is no record: a record begins with [Pie "{FORMAT}"]', number)


def _add_tag(record: Record, text: str, number: int) -> None:
    tag = _tag(record, text, number)
    if not record.tags and tag.name != "Pie":
        raise _foreign(record, number)
    kind = _kind(tag)
    old = record.tag(tag.name)
    if old is not None and kind != "DeckFile":
        raise record.fault(f"the tag {tag.name} appears twice (first in line {old.number})", number)
    before = [_kind(other) for other in record.tags]
    record.tags.append(tag)
    if kind not in TAGS:
        raise record.fault(f"there is no tag {tag.name!r}; there are: {', '.join(TAGS)}", number)
    late = [other for other in before if other in TAGS and TAGS.index(other) > TAGS.index(kind)]
    if late:
        raise record.fault(f"the tag {kind} must come before {late[0]}", number)


def _kind(tag: Tag) -> str:
    return "Player" if tag.name.startswith("Player ") else tag.name


def _tag(record: Record, text: str, number: int) -> Tag:
    found = TAG.fullmatch(text.rstrip())
    try:
        if found:
            return Tag(found[1], unquoted(found[2]), number)
    except ValueError:
        pass
    raise record.fault(f'a tag is written [Name "value"], not {text[:60]!r}', number)


def _line(record: Record, text: str, number: int) -> RecordLine:
    if text.startswith("#"):
        return RecordLine("#", "", "", text[1:].rstrip(), number)
    line = " ".join(text.split())
    if found := OUTCOME.fullmatch(line):
        return RecordLine("~" if found[2] == ":" else "=", "", found[1], found[3], number)
    if found := DEALT.fullmatch(line):
        return RecordLine("+", found[2] or "", found[1], found[3], number)
    if found := MOVE.fullmatch(line):
        return RecordLine(":", found[1], "", found[2], number)
    forms = 'a move "N: …", chance "~ …: …" or "+ …: …", or a comment "# …"'
    raise record.fault(f"a line is {forms}; not {text[:60]!r}", number)


def _check_needed(record: Record) -> None:
    for name in NEEDED:
        if record.tag(name) is None:
            record.errors.append(record.fault(f"the tag {name} is missing", record.place(name)))
