"""Sets of cards as tables, and back. What a card does is written in the vocabulary, in one cell."""

from __future__ import annotations

import re

import yaml

from bakehouse.core.deck_table import DATA, NEXT_LINE, NUMBER, TEXT, CardRow, DeckForm, DeckRows, quoted
from bakehouse.games.pie_contest.vocabulary.nodes import Reader

CARDS, SET = "cards", "set"
NOT_A_WORD = re.compile(r"[^a-z0-9]+")
ONE_LINE = 1_000_000  # characters: a cell is never broken


def set_form(text: str) -> DeckForm:
    """What the cards of a set look like, read off one that is known to be good."""
    fields: dict[str, str] = {}
    for row in set_rows(text).rows:
        for name, value in row.cells.items():
            fields[name] = NUMBER if isinstance(value, int) else fields.get(name, TEXT)
    for name in ("abilities", "goal", "reward", "becomes"):
        fields[name] = DATA
    return DeckForm({"card": fields}, (SET,), omits_blanks=True)


def set_rows(text: str) -> DeckRows:
    """The cards of a set that is known to be good."""
    root = Reader(text, SET).read().plain()
    cards = root[CARDS] if isinstance(root, dict) else root
    assert isinstance(cards, list)
    name = str(root.get(SET, "deck")) if isinstance(root, dict) else "deck"
    return DeckRows(name, [CardRow("card", {key: _cell(value) for key, value in card.items()}) for card in cards])


def _cell(value: object) -> object:
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    return yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=ONE_LINE).strip()


def set_text(rows: DeckRows, form: DeckForm) -> tuple[str, dict[int, int]]:
    """The text of a card file, and for each of its lines the row of the table that it comes from."""
    fields = form.groups["card"]
    lines = [f"{SET}: {NOT_A_WORD.sub('-', rows.name.casefold()).strip('-') or 'deck'}", f"{CARDS}:"]
    origin: dict[int, int] = {}
    for row in rows.rows:
        pairs = [f"{name}: {_value(value, fields[name])}" for name, value in row.cells.items()]
        lines.append(f"- {{{', '.join(pairs)}}}")
        origin[len(lines)] = row.number
    return "\n".join(lines) + "\n", origin


def _value(value: object, kind: str) -> str:
    return NEXT_LINE.sub(" ", str(value)) if kind in (NUMBER, DATA) else quoted(str(value))
