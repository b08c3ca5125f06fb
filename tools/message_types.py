"""Writes web/src/messages.ts, the messages of the page with their arguments in TypeScript, from its catalogue."""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bakehouse.core import messages
from bakehouse.words import ENGLISH, catalogue_text

PAGE = Path(__file__).resolve().parent.parent / "web" / "src" / "messages.ts"
HEAD = """\
// Made by tools/message_types.py from src/bakehouse/words/en/table.ftl. Do not edit.
import type { Message } from "./wire";

export type Value = string | number | Message | (string | Message)[];
export type None = Record<never, never>;
"""
DERIVED = ("-is", "-count", "-text", "-short")  # `seat-is` comes with `seat`
KINDS = {
    "number": messages.SEAT_ARGUMENTS,
    "number[]": messages.SEATS_ARGUMENTS,
    "string": messages.CARD_ARGUMENTS,
    "string[]": messages.CARDS_ARGUMENTS,
}


class _Variables(Visitor):
    """The variables of a pattern, and the other messages in it."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def patterns(catalogue: str) -> dict[str, ast.Pattern]:
    """The messages of a catalogue and, as ID.FORM, their attributes."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(catalogue).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"this is no message: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def arguments(id: str, known: dict[str, ast.Pattern]) -> set[str]:
    """What a caller has to give."""
    used = _Variables()
    used.visit(known[id])
    names = {_given(name) for name in used.names}
    return names.union(*(arguments(other, known) for other in used.messages))


def _given(name: str) -> str:
    for ending in DERIVED:
        name = name.removesuffix(ending)
    return name


def _type(name: str) -> str:
    return next((kind for kind, names in KINDS.items() if name in names), "Value")


def types() -> str:
    """The whole file."""
    known = patterns(catalogue_text(ENGLISH, "table"))
    needed = {id: {name: _type(name) for name in sorted(arguments(id, known))} for id in known}
    at_table = {id for id, kinds in needed.items() if set(kinds.values()) - {"Value"}}
    plain = {id: kinds for id, kinds in needed.items() if id not in at_table}
    rest = {id: kinds for id, kinds in needed.items() if id in at_table}
    return "\n".join(
        [
            HEAD,
            *_interface("/** What can be said anywhere. */", "Plain", plain),
            *_interface(
                "/** What is about players or cards: only somebody at a table can say it. */",
                "AtTable extends Plain",
                rest,
            ),
        ]
    )


def _interface(comment: str, name: str, needed: dict[str, dict[str, str]]) -> list[str]:
    return [comment, f"export interface {name} {{", *(_row(id, kinds) for id, kinds in needed.items()), "}", ""]


def _row(id: str, kinds: dict[str, str]) -> str:
    inside = "; ".join(f"{name}: {kind}" for name, kind in kinds.items())
    return f'  "{id}": {f"{{ {inside} }}" if inside else "None"};'


if __name__ == "__main__":
    PAGE.write_text(types(), "utf-8")
    sys.stdout.write(f"{PAGE.name} is written\n")
