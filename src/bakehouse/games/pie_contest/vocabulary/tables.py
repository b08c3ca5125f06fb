"""Sets of cards as tables, and back. What a card does is a cell in the words of the vocabulary, as in a card file."""

from __future__ import annotations

import re

import yaml

from bakehouse.core.deck_table import DATA, NEXT_LINE, NUMBER, TEXT, Form, Row, Rows, quoted
from bakehouse.games.pie_contest.vocabulary.nodes import Reader

CARDS, SET = "cards", "set"
NO_WORD = re.compile(r"[^a-z0-9]+")
WIDE = 1_000_000  # a cell has one line


def set_form(text: str) -> Form:
    """What the cards of a set are like, by one that is known to be good."""
    fields: dict[str, str] = {}
    for row in set_rows(text).rows:
        for name, value in row.cells.items():
            fields[name] = NUMBER if isinstance(value, int) else fields.get(name, TEXT)
    for name in ("abilities", "goal", "reward", "becomes"):
        fields[name] = DATA
    return Form({"card": fields}, (SET,), omits_blanks=True)


def set_rows(text: str) -> Rows:
    """The cards of a set that is known to be good."""
    root = Reader(text, SET).read().plain()
    cards = root[CARDS] if isinstance(root, dict) else root
    assert isinstance(cards, list)
    name = str(root.get(SET, "deck")) if isinstance(root, dict) else "deck"
    return Rows(name, [Row("card", {key: _cell(value) for key, value in card.items()}) for card in cards])


def _cell(value: object) -> object:
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    return yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=WIDE).strip()


def set_text(rows: Rows, form: Form) -> tuple[str, dict[int, int]]:
    """The text of a card file, and by line the row of the table that it comes from."""
    fields = form.groups["card"]
    lines = [f"{SET}: {NO_WORD.sub('-', rows.name.casefold()).strip('-') or 'deck'}", f"{CARDS}:"]
    origin: dict[int, int] = {}
    for row in rows.rows:
        pairs = [f"{name}: {_value(value, fields[name])}" for name, value in row.cells.items()]
        lines.append(f"- {{{', '.join(pairs)}}}")
        origin[len(lines)] = row.number
    return "\n".join(lines) + "\n", origin


def _value(value: object, kind: str) -> str:
    return NEXT_LINE.sub(" ", str(value)) if kind in (NUMBER, DATA) else quoted(str(value))
