"""What is kept about guests is all listed, and said everywhere in the same words."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from pathlib import Path

import pytest

from bakehouse.server import schema
from bakehouse.server.kept import KINDS, NOT_ABOUT_PEOPLE
from bakehouse.server.metrics import Metrics
from bakehouse.server.postgres_store import PostgresStore
from bakehouse.words import catalogue_text
from bakehouse.words.checking import read_catalogue
from tests.server.client import Person, Server
from tests.server.postgres import PostgresServer

PAGE = (Path(__file__).parents[2] / "docs" / "privacy.md").read_text("utf-8")


def homes(column: str) -> list[str]:
    """The kinds to which a column belongs."""
    listed = [(kind.id, kind.columns) for kind in KINDS] + [("", NOT_ABOUT_PEOPLE)]
    return [id for id, columns in listed if column in columns]


def check(columns: Iterable[str]) -> None:
    wrong = {column: homes(column) for column in columns if len(homes(column)) != 1}
    assert not wrong, "every column belongs to one kind of src/bakehouse/server/kept.py"


def test_every_column_is_listed() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    schema.create(connection)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    columns = [f"{table}.{row[1]}" for table in tables for row in connection.execute(f"PRAGMA table_info({table})")]
    connection.close()
    check(columns)
    listed = {column for kind in KINDS for column in kind.columns}
    assert listed <= set(columns), "what is listed is there"
    with pytest.raises(AssertionError, match="one kind"):
        check(["guests.birthday", "diaries.secret"])


def test_every_column_of_postgres_is_listed(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    PostgresStore(address, Metrics()).close()
    question = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'bakehouse'"
    found = [f"{table}.{column}" for table, column in postgres.sql(address, question)]
    assert "results.players" in found
    check(found)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "pt"])
def test_every_kind_has_words(language: str) -> None:
    messages = read_catalogue(catalogue_text(language, "table")).messages
    for kind in KINDS:
        assert {"", "why", "until"} <= set(messages[f"kept-{kind.id}"].forms), kind.id


def test_the_document_says_the_same() -> None:
    """docs/privacy.md has the English words of every kind as rows of a table, in this order."""
    english = catalogue_text("en", "table")
    rows = []
    for kind in KINDS:
        found = re.search(rf"^kept-{kind.id} = (.+)\n    \.why = (.+)\n    \.until = (.+)$", english, re.MULTILINE)
        assert found is not None, kind.id
        rows.append("| " + " | ".join(found.groups()).replace("{ $days }", "90") + " |")
    table = PAGE.partition("|---|---|---|\n")[2].partition("\n\n")[0]
    assert table.splitlines() == rows


def test_the_page_asks_for_the_list(server: Server) -> None:
    answer = Person(server).get("/api/kept")
    assert answer.json == {"days": 90, "data": [kind.id for kind in KINDS]}
