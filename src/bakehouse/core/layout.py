"""The table of a game's observation: its fields in the order in which they lie in one vector of numbers.

`fields.toml` in the folder of a game has a row for each field: its name, its size as a product of numbers and names
(`seats * kinds`), and its meaning. Offsets, spaces and documentation are made from it, and nothing else says where a
field lies.
"""

from __future__ import annotations

from math import prod

import msgspec

from bakehouse.core.package_data import text_of, toml_of


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: str
    meaning: str


class Field(msgspec.Struct, frozen=True):
    """A named part of an observation."""

    name: str
    start: int
    size: int
    formula: str  # of the size
    meaning: str

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


class Layout:
    """Where each field of an observation lies at one table."""

    def __init__(self, package: str, **sizes: int) -> None:
        self.fields: list[Field] = []
        self.size = 0
        for name, row in msgspec.convert(toml_of(text_of(package, "fields.toml")), dict[str, Row]).items():
            size = prod(sizes[word] if word in sizes else int(word) for word in row.size.split(" * "))
            self.fields.append(Field(name, self.size, size, row.size, row.meaning))
            self.size += size
        self._starts = {field.name: field.start for field in self.fields}
        self._unwritten = set(self._starts)

    def start(self, name: str) -> int:
        """Where this field begins. Who asks is who writes it."""
        self._unwritten.discard(name)
        return self._starts[name]

    def done(self) -> None:
        """An encoder has asked for every field that it writes: are these all?"""
        if self._unwritten:
            raise ValueError(f"no code writes these fields: {', '.join(sorted(self._unwritten))}")
