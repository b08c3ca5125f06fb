"""What a seat received in two worlds, compared: values, order, sizes."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import marshal
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bakehouse.leaktest.world import Channels, Json, Opaque

ATOMS = (str, int, float, bool, type(None))
ATOM_TYPES = frozenset(ATOMS)
DEPTH = 12
SHOWN = 90  # characters of a value
PLACES = 3
JSON = b"json:"  # no type of marshal begins with j
STABLE = 2  # later formats of marshal write how often an object is used, too

Received = dict[str, bytes]


class Difference(NamedTuple):
    """Where two values part."""

    path: str  # hands[1][0]
    kind: str  # value, order, size, type, keys
    one: str
    two: str

    @property
    def place(self) -> str:
        """The path without its numbers: differences at the same place are of one kind."""
        return re.sub(r"\[\d+\]", "[*]", self.path)


def plain(value: Any, depth: int = 0) -> Any:
    """A copy made of lists, dictionaries and atoms, which later steps of the environment cannot change."""
    kind = type(value)
    if kind in ATOM_TYPES:
        return value
    if kind in (list, tuple):
        if ATOM_TYPES.issuperset(map(type, value)):
            return list(value)
        return [plain(item, depth + 1) for item in value]
    if depth > DEPTH:
        return repr(value)
    if isinstance(value, Mapping):
        return {str(key): plain(item, depth + 1) for key, item in value.items()}
    if isinstance(value, Opaque):
        return {"size": value.size}
    if hasattr(value, "tolist"):  # an array, or a number that came out of one
        return plain(value.tolist(), depth + 1)
    if isinstance(value, ATOMS):
        return next(atom(value) for atom in (str, int, float) if isinstance(value, atom))
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value).hex()
    if isinstance(value, (set, frozenset)):  # their order is no message: it changes from run to run
        return sorted((plain(item, depth + 1) for item in value), key=repr)
    if isinstance(value, (list, tuple)):
        return [plain(item, depth + 1) for item in value]
    if dataclasses.is_dataclass(value):
        return {field.name: plain(getattr(value, field.name), depth + 1) for field in dataclasses.fields(value)}
    if hasattr(value, "__struct_fields__"):
        return {name: plain(getattr(value, name), depth + 1) for name in value.__struct_fields__}
    if hasattr(value, "__dict__") and getattr(kind, "__repr__", None) is object.__repr__:
        return plain(vars(value), depth + 1)
    return repr(value)


def received(channels: Channels) -> Received:
    """What a seat received, as bytes: equal if and only if values, types and order are."""
    return {name: _packed(value) for name, value in channels.items()}


def _packed(value: Any) -> bytes:
    if isinstance(value, Json):
        return JSON + value.text
    return marshal.dumps(plain(value), STABLE)


def _unpacked(packed: bytes) -> Any:
    return json.loads(packed[len(JSON) :]) if packed.startswith(JSON) else marshal.loads(packed)


def digest(seen: Iterable[Received]) -> str:
    return hashlib.sha256(repr(list(seen)).encode()).hexdigest()


def differing(one: Received, two: Received) -> list[str]:
    """The channels that are not the same in both worlds; a channel that one of them lacks is one."""
    if one == two:
        return []
    return [name for name in sorted(one.keys() | two.keys()) if one.get(name) != two.get(name)]


def first_differences(name: str, one: Received, two: Received) -> tuple[Difference, ...]:
    """Where a channel differs: the first difference at each of a few places."""
    if name not in one or name not in two:
        return (Difference("", "missing", *("something" if name in side else "nothing" for side in (one, two))),)
    found: dict[str, Difference] = {}
    for difference in _differences(_unpacked(one[name]), _unpacked(two[name]), ""):
        found.setdefault(difference.place, difference)
        if len(found) == PLACES:
            break
    return tuple(found.values())


def _same(one: Any, two: Any) -> bool:
    return marshal.dumps(one, STABLE) == marshal.dumps(two, STABLE)


def _differences(one: Any, two: Any, path: str) -> Iterator[Difference]:
    if _same(one, two):
        return
    if type(one) is not type(two):
        yield Difference(path, "type", _short(one), _short(two))
    elif isinstance(one, dict):
        yield from _in_dictionaries(one, two, path)
    elif isinstance(one, list):
        yield from _in_lists(one, two, path)
    elif isinstance(one, str) and "\n" in one + two:
        yield from _in_lines(one, two, path)
    else:
        yield Difference(path, "value", _short(one), _short(two))


def _in_dictionaries(one: dict[str, Any], two: dict[str, Any], path: str) -> Iterator[Difference]:
    if one.keys() != two.keys():
        yield Difference(path, "keys", _short(sorted(one.keys() - two.keys())), _short(sorted(two.keys() - one.keys())))
    elif list(one) != list(two):
        yield Difference(path, "order", _short(list(one)), _short(list(two)))
    for key in one:
        if key in two:
            yield from _differences(one[key], two[key], f"{path}.{key}" if path else key)


def _in_lists(one: list[Any], two: list[Any], path: str) -> Iterator[Difference]:
    if len(one) != len(two):
        yield Difference(path, "size", f"{len(one)}: {_short(one)}", f"{len(two)}: {_short(two)}")
    elif not isinstance(one[0], (list, float)) and sorted(map(repr, one)) == sorted(map(repr, two)):
        yield Difference(path, "order", _short(one), _short(two))
    else:
        for index, pair in enumerate(zip(one, two, strict=True)):
            yield from _differences(*pair, f"{path}[{index}]")


def _in_lines(one: str, two: str, path: str) -> Iterator[Difference]:
    lines = [one.split("\n"), two.split("\n")]
    for index, (first, second) in enumerate(zip(*lines, strict=False)):
        if first != second:
            yield Difference(f"{path} line {index + 1}".strip(), "value", _short(first), _short(second))
            return
    yield Difference(path, "size", f"{len(lines[0])} lines", f"{len(lines[1])} lines")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
