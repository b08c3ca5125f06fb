"""Names: what cannot be seen is not in them, and nobody passes for somebody else."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest

from bakehouse.server import journal
from bakehouse.server.names import look_alike
from bakehouse.server.sanitize import INVISIBLE, one_line
from tests.server.attacks import UNSEEN
from tests.server.client import Person, Server
from tests.server.reading import read


@pytest.mark.parametrize("letter", UNSEEN, ids=lambda letter: f"U+{ord(letter):04X}")
def test_what_cannot_be_seen_is_no_name(server: Server, letter: str) -> None:
    nobody = Person(server).post("/api/me", {"name": letter * 3})
    assert nobody.status == 400
    assert nobody.json["code"] == "malformed"
    somebody = Person(server).post("/api/me", {"name": f"{letter}Ann{letter}"})
    assert somebody.json["name"] == "Ann"


def test_a_name_needs_something_to_see(server: Server) -> None:
    for name in ("\u0301\u0301", "\u00a0", "\u2003 \u2003"):
        assert Person(server).post("/api/me", {"name": name}).status == 400
    for name in ("李雷", "Zoë", "🐱", "أحمد", "Łukasz", "Nguyễn"):
        assert Person(server).post("/api/me", {"name": name}).json["name"] == unicodedata.normalize("NFC", name)


def test_no_towers_of_accents() -> None:
    assert len(one_line("Z" + "\u0352" * 50 + "oë")) <= 6
    assert not INVISIBLE & set(one_line("".join(INVISIBLE) + "a"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),  # a Cyrillic A
        ("Bob", "В0b"),
        ("Bill", "BiII"),
        ("Ann", "Ánn"),
        ("Ann", "A n n."),
        ("Ann", "ＡＮＮ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Tom", "Torn"),
        ("Kate", "кate"),
        ("Olga", "Οlga"),  # a Greek omicron
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Ali", "All"), ("P1", "P2"), ("🐱", "🐶"), ("李", "王")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_nobody_sits_down_with_a_name_that_sits_there(server: Server) -> None:
    async def check() -> None:
        ann, double = Person(server, "Ann"), Person(server, "Аnn")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        async with double.page(code) as page:
            await page.hello()
            answer = await page.ask("sit", seat=1)
            assert answer["problem"]["code"] == "name_taken"
            assert "Ann sits at this table already" in read(answer["problem"]["message"])
        double.post("/api/me", {"name": "Bea"})
        async with double.page(code) as page:
            await page.hello()
            await page.do("sit", seat=1)

    asyncio.run(check())


def test_chat_tells_watchers_from_those_who_sit(server: Server) -> None:
    async def check() -> None:
        ann, bob, double = Person(server, "Ann"), Person(server, "Bob"), Person(server, "ANN")
        code = ann.open("pie-factory", ["me", "open"], start=False)
        async with ann.page(code) as one, bob.page(code) as two, double.page(code) as three:
            await one.hello(0)
            await two.hello()
            await three.hello()
            assert await three.refused("say", text="Give me the card") == "name_taken"
            await two.do("say", text="Hello")
            assert two.lines[-1]["watcher"]
            await two.do("sit", seat=1)
            await two.do("say", text="I sit here now")
            assert "watcher" not in two.lines[-1]
        bob.post("/api/me", {"name": "Ann"})  # a seat keeps the name with which it was taken
        async with bob.page(code) as two:
            await two.hello(1)
            assert [line.get("watcher", False) for line in two.lines] == [True, False]
            await two.do("say", text="I am not Ann")
            assert two.lines[-1]["name"] == "Bob"

    asyncio.run(check())


def test_lines_of_old_journals() -> None:
    old = {"what": "said", "name": "Ann", "text": "Hello", "at": 5}
    entry = journal.read_entry(journal.encode(old))
    assert entry == journal.Said("Ann", "Hello", 5, watcher=False)
    assert b"watcher" not in journal.encode(entry)
