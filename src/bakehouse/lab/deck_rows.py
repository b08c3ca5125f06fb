"""The rows of a deck file: what distinguishes two decks, and the same deck with another number on a card.

A row has a code (`code` in TOML, `id` in YAML). Numbers are changed in the text of the file, so that its comments and
its order stay.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from bakehouse.core.deck import Deck
from bakehouse.core.errors import OptionError
from bakehouse.core.package_data import toml_of

CODES = ("code", "id")
NUMBER = r"-?\d+"


def rows_of(text: str) -> dict[str, dict[str, Any]]:
    """The rows of a deck that was read before, by code."""
    data = toml_of(text) if _is_toml(text) else yaml.load(text, yaml.CSafeLoader)
    lists = [data] if isinstance(data, list) else [value for value in data.values() if isinstance(value, list)]
    return {row[key]: row for rows in lists for row in rows for key in CODES if isinstance(row, dict) and key in row}


def _is_toml(text: str) -> bool:
    return re.search(r"^\s*\[\[", text, re.MULTILINE) is not None


def changes_between(a: str, b: str) -> list[str]:
    """What is other in deck B, row by row: "T39 Grandma's Secret: value 6 instead of 5"."""
    old, new = rows_of(a), rows_of(b)
    changes = []
    for code, row in new.items():
        if code not in old:
            changes.append(f"{_title(code, row)} is new")
        elif row != old[code]:
            fields = [key for key in {**old[code], **row} if old[code].get(key) != row.get(key)]
            told = ", ".join(f"{key} {_value(row.get(key))} instead of {_value(old[code].get(key))}" for key in fields)
            changes.append(f"{_title(code, row)}: {told}")
    return changes + [f"{_title(code, row)} is gone" for code, row in old.items() if code not in new]


def _title(code: str, row: dict[str, Any]) -> str:
    return f"{code} {row['name']}" if row.get("name") else code


def _value(value: object) -> str:
    return "nothing" if value in (None, "", []) else str(value)


def number_of(text: str, code: str, field: str) -> int:
    """A number on a card; OptionError if there is none."""
    rows = rows_of(text)
    if code not in rows:
        raise OptionError(f"there is no card {code!r} in this deck; there are: {', '.join(rows)}")
    value = rows[code].get(field)
    if isinstance(value, bool) or not isinstance(value, int):
        numbers = [key for key, own in rows[code].items() if isinstance(own, int) and not isinstance(own, bool)]
        raise OptionError(f"{field!r} is no number of {code}; its numbers are: {', '.join(numbers)}")
    return value


def with_number(text: str, code: str, field: str, value: int) -> str:
    """The same file with another number; the total is corrected if it counts copies."""
    before = number_of(text, code, field)
    start, end = _block(text, code)
    pattern = rf"(\b{re.escape(field)}\s*[=:]\s*){NUMBER}"
    block, count = re.subn(pattern, rf"\g<1>{value}", text[start:end], count=1)
    changed = text[:start] + block + text[end:]
    if field == "copies":
        changed = re.sub(
            rf"^(total\s*=\s*)({NUMBER})", lambda found: _total(found, value - before), changed, flags=re.M
        )
    if count != 1 or number_of(changed, code, field) != value:
        raise OptionError(f"{field} of {code} cannot be changed in the text of this deck; write it as a plain number")
    return changed


def _total(found: re.Match[str], more: int) -> str:
    return f"{found[1]}{int(found[2]) + more}"


def _block(text: str, code: str) -> tuple[int, int]:
    """Where the row with this code stands: from the mark of a row to the next one."""
    marks = [found.start() for found in re.finditer(r"^\s*(\[\[|-\s)", text, re.MULTILINE)]
    pattern = re.compile(rf"\b(?:{'|'.join(CODES)})\s*[=:]\s*[\"']?{re.escape(code)}[\"']?(?=[\s,}}]|$)", re.MULTILINE)
    for start, end in zip(marks, [*marks[1:], len(text)], strict=True):
        if pattern.search(text, start, end):
            return start, end
    raise OptionError(f"the row of {code} was not found in the text of this deck")


def scaled(deck: Deck, code: str, field: str, factor: float) -> str:
    """A deck in which a number is so many times as large, and by one at least."""
    value = number_of(deck.text, code, field)
    return with_number(deck.text, code, field, max(value + 1, round(value * factor)))
