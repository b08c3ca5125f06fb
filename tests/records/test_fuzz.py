"""Mutated records: whatever a file holds, reading ends with a record and errors that have a line, never otherwise."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bakehouse import SPECTATOR, RecordError
from bakehouse.records import parse, read, replay, tell, verify
from tests.records.recorded import finished, pie_game, running

TEXTS = [finished(), running(), running(1), running(SPECTATOR), pie_game(), pie_game(0)]
BOUNDED = settings(max_examples=120, derandomize=True, deadline=None, database=None)
PIECES = [
    b"??",
    b"\x00",
    b"\xff",
    b"[",
    b"]",
    b'"',
    b"~ deck@1: ",
    b"+ ",
    b"N: ",
    b"\n",
    b"#",
    b" = ",
    b"9" * 5_000,
    b"\\u",
]

Mutation = tuple[float, int, bytes]  # where, how many bytes go, what comes instead


def mutated(data: bytes, mutations: list[Mutation]) -> bytes:
    for where, gone, piece in mutations:
        place = int(where * len(data))
        data = data[:place] + piece + data[place + gone :]
    return data


pieces = st.one_of(st.sampled_from(PIECES), st.binary(max_size=4))
mutations = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 30), pieces), min_size=1, max_size=4)


def survives(data: bytes) -> None:
    record = read(data)
    assert all(error.line >= 1 for error in record.errors)
    assert [error.line for error in record.errors] == sorted(error.line for error in record.errors)
    if record.lines and record.is_full:
        assert len(list(replay(record))) == record.moves + 1
    if record.errors:
        with pytest.raises(RecordError) as error:
            read(data, strict=True)
        assert str(error.value) == str(record.errors[0])
    assert verify(parse(data)).message
    try:
        assert list(tell(record))
    except RecordError:
        assert record.errors


@BOUNDED
@given(st.sampled_from(TEXTS), mutations)
def test_mutated_records(text: str, changes: list[Mutation]) -> None:
    survives(mutated(text.encode(), changes))


@BOUNDED
@given(st.sampled_from(TEXTS), st.lists(st.floats(0, 0.999), min_size=2, max_size=4))
def test_lines_that_changed_places(text: str, places: list[float]) -> None:
    lines = text.split("\n")
    first, *others = [int(place * len(lines)) for place in places]
    for other in others:
        lines[first], lines[other] = lines[other], lines[first]
    survives("\n".join(lines).encode())


@BOUNDED
@given(st.binary(max_size=200))
def test_noise(data: bytes) -> None:
    survives(data)
    survives(b'[Pie "1"]\n[Game "pastry-chefs"]\n' + data)


@BOUNDED
@given(st.text(max_size=40))
def test_moves_made_of_anything(words: str) -> None:
    tags, lines = running().split("\n\n")
    dealt = [line for line in lines.split("\n") if line.startswith(("~", "+ dealt", "+ turned_up"))]
    asked = lines.split("\n")[len(dealt)][0]
    survives("\n".join([tags, "", *dealt, f"{asked}: {words}", ""]).encode(errors="replace"))
