"""A catalogue as data: its messages, their attributes, and the arguments that they use."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bakehouse.words import catalogue_text

DERIVED = re.compile(r"-(?:is|count|text)$")  # what Words makes of an argument


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(DERIVED.sub("", node.id.name))


@cache
def messages(language: str, name: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(catalogue_text(language, name))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def arguments(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}
