"""What is stored stays readable: tags and fields as they are in journals that were written long ago."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from bakehouse.core.decision import Decision
from bakehouse.server import journal, wire

STORED: list[tuple[dict[str, Any], journal.Entry]] = [
    ({"what": "sat", "seat": 1, "guest": 7, "name": "Ann"}, journal.Sat(1, 7, "Ann")),
    ({"what": "stood", "seat": 1}, journal.Stood(1)),
    ({"what": "filled", "seat": 1, "level": "hard"}, journal.Filled(1, "hard")),
    ({"what": "chair_added"}, journal.ChairAdded()),
    ({"what": "chair_removed", "seat": 2}, journal.ChairRemoved(2)),
    ({"what": "options_set", "options": {"games": 2}, "at": 5}, journal.OptionsSet({"games": 2}, 5)),
    ({"what": "manners_set", "manners": {"quiet": True}}, journal.MannersSet(wire.Manners(quiet=True))),
    ({"what": "looked", "guest": 7, "mascot": "egg", "colour": "teal"}, journal.Looked(7, "egg", "teal")),
    ({"what": "hosted", "guest": 7}, journal.Hosted(7)),
    ({"what": "dealt"}, journal.Dealt()),
    ({"what": "moved", "seat": 2, "atoms": [3, 4]}, journal.Moved(2, [3, 4])),
    (
        {"what": "moved", "seat": 2, "atoms": [3], "forced": True, "left": [1.5, 2.0]},
        journal.Moved(2, [3], forced=True, left=[1.5, 2.0]),
    ),
    ({"what": "answered", "seat": 0, "atoms": [0]}, journal.Answered(0, [0])),
    (
        {"what": "together", "answers": [{"seat": 0, "atoms": [5], "forced": True}], "left": [9.0]},
        journal.Together([Decision(0, [5], forced=True)], [9.0]),
    ),
    (
        {"what": "repeated", "answers": [{"seat": 0, "atoms": [5], "forced": False}]},
        journal.Repeated([Decision(0, [5])]),
    ),
    ({"what": "undone", "seat": 3, "left": [4.0]}, journal.Undone(3, [4.0])),
    ({"what": "away", "seat": 3, "why": "absent"}, journal.Away(3, "absent")),
    ({"what": "standing", "seat": 0, "key": "pass", "on": True}, journal.StandingSet(0, "pass", on=True)),
    ({"what": "paused", "on": True}, journal.Paused(on=True)),
    ({"what": "paced", "speed": "fast"}, journal.Paced("fast")),
    ({"what": "said", "name": "Ann", "text": "Hello", "at": 5}, journal.Said("Ann", "Hello", 5)),
    ({"what": "scored", "scores": [3, None]}, journal.Scored([3, None])),
    ({"what": "noted", "text": "It was closed."}, journal.Noted("It was closed.")),
    ({"what": "timed", "at": 5}, journal.Timed(5)),
    ({"what": "closed"}, journal.Closed()),
    ({"what": "rematched", "code": "ABCDEF"}, journal.Rematched("ABCDEF")),
]


@pytest.mark.parametrize(("stored", "entry"), STORED, ids=[stored["what"] for stored, _ in STORED])
def test_an_entry(stored: dict[str, Any], entry: journal.Entry) -> None:
    assert journal.read_entry(msgspec.msgpack.encode(stored)) == entry
    assert msgspec.msgpack.decode(journal.encode(entry)) == stored


def test_every_kind_of_entry_is_here() -> None:
    assert {type(entry) for _, entry in STORED} == set(get_args(journal.Entry))


def test_a_decision_is_the_same_in_every_entry() -> None:
    decision = Decision(2, [3], forced=True)
    assert journal.Moved(2, [3], forced=True, left=[1.0]).decision == decision
    assert journal.Answered(2, [3], forced=True).decision == decision


def test_a_header() -> None:
    stored = {
        "game": "pastry-chefs",
        "options": {"games": 2},
        "deck": "",
        "seed": bytes(32),
        "clock": {"minutes": 5, "seconds": 2},
        "host": 7,
        "chairs": [{"kind": "person", "guest": 7, "name": "Ann", "level": ""}],
        "created": 5,
    }
    manners = {"manners": {"quiet": True, "delay": 3}}
    versions = {"rules": 2, "deck_hash": "0123456789abcdef", "engine": "0.1.0", "host_name": "Ann"}
    versions |= {"lesson": "", "day": 20_000, "tournament": "BCDFGHJ"}
    fork = {"fork": {"code": "BCDFGH", "move": 7}}
    header = journal.TableHeader(
        "pastry-chefs", {"games": 2}, "", bytes(32), wire.Clock(5, 2), 7, [journal.FirstChair("person", 7, "Ann")], 5
    )
    assert journal.read_header(msgspec.msgpack.encode(stored)) == header, "as the first schema had it"
    header = msgspec.structs.replace(header, rules=2, deck_hash="0123456789abcdef", engine="0.1.0", host_name="Ann")
    header = msgspec.structs.replace(header, day=20_000, tournament="BCDFGHJ")
    assert journal.read_header(msgspec.msgpack.encode({**stored, **versions})) == header
    clock = {"clock": {"minutes": 5, "seconds": 2, "hours": 0, "late": "bot"}}
    assert msgspec.msgpack.decode(journal.encode(header)) == {
        **stored,
        **versions,
        **clock,
        "manners": {},
        "fork": None,
    }
    header = msgspec.structs.replace(header, manners=wire.Manners(quiet=True, delay=3), fork=wire.Fork("BCDFGH", 7))
    assert msgspec.msgpack.decode(journal.encode(header)) == {**stored, **versions, **clock, **manners, **fork}
    assert journal.read_header(msgspec.msgpack.encode({**stored, **versions, **manners, **fork})) == header
