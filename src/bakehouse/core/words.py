"""Numbers in sentences."""

from __future__ import annotations

ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]


def some(count: int, thing: str) -> str:
    """A count and its noun: "1 pie", "2 pies"."""
    return f"{count} {thing}{'' if count == 1 else 's'}"


def nth(number: int, thing: str) -> str:
    """An ordinal and its noun: "second pie"; after the tenth "pie 11"."""
    return f"{ORDINALS[number - 1]} {thing}" if 1 <= number <= len(ORDINALS) else f"{thing} {number}"
