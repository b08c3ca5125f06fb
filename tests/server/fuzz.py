"""Random messages and requests, made from the types of the wire: valid ones, and ones with something wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

from hypothesis import strategies as st
from msgspec import inspect

from bakehouse.server import wire
from tests.server.client import Page
from tests.server.merging import Json

MESSAGES = [inspect.type_info(struct) for struct in get_args(wire.FromPage)]
RARE = {"advise": 0.01, "close": 0.005, "rematch": 0.05, "pause": 0.2, "fill": 0.2, "hello": 0.3}
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31 + 1,
    10**400,
    1.5,
    -0.0,
    1e308,
    "",
    "0",
    "ref",
    [],
    {},
    [[]],
    "é\u0000\ud7ff\ufffe",
    "x" * 90,
]
TEXTS = ["", "medium", "random", "card:3h", "word:stop", "Hello", "pass", "\u202e", "💥" * 9, "a" * 400]
KEYS = ["games", "players", "tie", "no_such_option", ""]
LEVELS = 300  # of nesting


def _value(kind: inspect.Type, rng: Random) -> Any:
    match kind:
        case inspect.IntType():
            least = kind.ge if kind.ge is not None else 0
            most = kind.le if kind.le is not None else (kind.lt - 1 if kind.lt is not None else 1_000)
            return rng.choice([least, most, rng.randint(int(least), int(most)), min(int(most), rng.randint(0, 60))])
        case inspect.StrType():
            text = rng.choice(TEXTS)[: kind.max_length]
            return text if len(text) >= (kind.min_length or 0) else "x" * (kind.min_length or 0)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case inspect.NoneType():
            return None
        case inspect.UnionType():
            return _value(rng.choice(kind.types), rng)
        case inspect.ListType():
            return [_value(kind.item_type, rng) for _ in range(rng.randint(kind.min_length or 0, rng.choice([2, 8])))]
        case inspect.DictType():
            return {rng.choice(KEYS): _value(kind.value_type, rng) for _ in range(rng.randrange(3))}
        case inspect.StructType():
            return {field.encode_name: _value(field.type, rng) for field in kind.fields if rng.random() < 0.7}
    raise TypeError(kind)


def message(rng: Random, page: Page | None = None) -> Json:
    """A message that fits its type; most of the time one that means something at this page's table."""
    while True:
        struct = rng.choice(MESSAGES)
        assert isinstance(struct, inspect.StructType)
        if rng.random() < RARE.get(str(struct.tag), 1.0):
            break
    made: Json = {"type": struct.tag}
    for field in struct.fields:
        if field.required or rng.random() < 0.7:
            made[field.encode_name] = _value(field.type, rng)
    if page is not None and page.position and rng.random() < 0.8:
        if "seat" in made:
            made["seat"] = rng.choice(page.position["waiting"] or [0])
        if "number" in made:
            made["number"] = page.position["number"]
        if "atoms" in made and page.position["choices"]:
            made["atoms"] = [rng.choice(page.position["choices"])["atom"]]
    return made


def mutated(made: Json, rng: Random) -> str | bytes:
    """The same with something wrong."""
    text = json.dumps(made)
    match rng.randrange(10):
        case 0:
            del made[rng.choice(list(made))]
        case 1 | 2 | 3:
            made[rng.choice(list(made))] = rng.choice(ODD)
        case 4:
            made[rng.choice(["admin", "seat", "ref", "number", "type", ""])] = rng.choice(ODD)
        case 5:
            return text[: rng.randrange(len(text))]
        case 6:
            place = rng.randrange(len(text))
            return text[:place] + chr(rng.choice([0, 34, 92, 123, 0x3A9, 0x10FFFF])) + text[place + 1 :]
        case 7:
            return text.encode()[: rng.randrange(len(text))] + rng.randbytes(rng.randrange(20))
        case 8:
            return "[" * LEVELS + text + "]" * LEVELS
        case 9:
            return text.replace("}", ', "ref": 5}', 1)
    return json.dumps(made)


# -- Requests ----------------------------------------------------------------------


def from_schema(schema: Json, components: Json) -> st.SearchStrategy[Any]:
    """What fits a schema of an OpenAPI document, as far as ours go."""
    if "$ref" in schema:
        return from_schema(components[schema["$ref"].rpartition("/")[2]], components)
    if "anyOf" in schema:
        return st.one_of([from_schema(part, components) for part in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema.get("type"):
        case "string":
            return st.text(min_size=schema.get("minLength", 0), max_size=min(40, schema.get("maxLength", 40)))
        case "integer":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case "array":
            items = from_schema(schema["items"], components)
            return st.lists(items, min_size=schema.get("minItems", 0), max_size=schema.get("maxItems", 6))
        case "object" if "properties" in schema:
            fields = {name: from_schema(part, components) for name, part in schema["properties"].items()}
            needed = set(schema.get("required", ()))
            optional = {name: field for name, field in fields.items() if name not in needed}
            return st.fixed_dictionaries({name: fields[name] for name in needed}, optional=optional)
        case "object":
            return st.dictionaries(
                st.text(max_size=10), from_schema(schema["additionalProperties"], components), max_size=4
            )
    raise TypeError(schema)


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def with_a_fault(fits: st.SearchStrategy[Json]) -> st.SearchStrategy[Json]:
    """One field of what fits is something else."""

    def spoil(draw: st.DrawFn) -> Json:
        made = dict(draw(fits))
        made[draw(st.sampled_from([*made, "more"]))] = draw(ANY_JSON)
        return made

    return st.composite(spoil)()
