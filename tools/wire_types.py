"""Writes web/src/wire.ts, the wire protocol in TypeScript, from bakehouse.server.wire."""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from bakehouse.core import messages
from bakehouse.server import wire, wire_daily, wire_history, wire_lab, wire_replays, wire_tournaments

PAGE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from src/bakehouse/server/wire.py. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
CHAPTERS = (wire, wire_daily, wire_history, wire_lab, wire_replays, wire_tournaments)
UNIONS = {"FromServer": wire.FromServer, "FromPage": wire.FromPage, "AnyView": wire.AnyView}


class Writer:
    """Collects every Struct that the types it is asked for lead to."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.done: dict[str, str] = {}

    def text(self, kind: Any) -> str:
        """A Python type as a TypeScript type."""
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.interface(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.text(inner[0])
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(self.text(part) for part in inner)
        if origin is list:
            return f"({self.text(inner[0])})[]"
        if origin is tuple:
            parts = inner if inner[-1] is not Ellipsis else None
            return f"[{', '.join(map(self.text, parts))}]" if parts else f"({self.text(inner[0])})[]"
        if origin is dict:
            return f"{{ [key: string]: {self.text(inner[1])} }}"
        raise TypeError(f"there is no TypeScript for {kind}")

    def interface(self, struct: type[msgspec.Struct]) -> str:
        """The name of a Struct's interface, which is written when it is first met."""
        if struct in self.names:
            return self.names[struct]
        name = self._name(struct)
        self.names[struct] = name
        fields = [f"  {field};" for field in self._fields(struct)]
        comment = cleandoc(struct.__doc__ or "").replace("*/", "").strip()
        self.done[name] = "\n".join([f"/** {comment} */", f"export interface {name} {{", *fields, "}"])
        return name

    def _name(self, struct: type[msgspec.Struct]) -> str:
        """Structs of a game carry its name, since every game has its View."""
        game = struct.__module__.removeprefix("bakehouse.games.").split(".")[0]
        if game.startswith("bakehouse"):
            return struct.__name__
        return "".join(word.capitalize() for word in game.split("_")) + struct.__name__

    def _fields(self, struct: type[msgspec.Struct]) -> list[str]:
        hints = get_type_hints(struct, include_extras=True)
        config = struct.__struct_config__
        fields = [f'{config.tag_field}: "{config.tag}"'] if config.tag is not None else []
        for field in msgspec.structs.fields(struct):
            may_lack = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
            fields.append(f"{field.encode_name}{'?' if may_lack else ''}: {self.text(hints[field.name])}")
        return fields


def types() -> str:
    """The whole file."""
    writer = Writer()
    unions = [f"export type {name} = {writer.text(union)};" for name, union in UNIONS.items()]
    for chapter in CHAPTERS:
        for struct in (*chapter.ANSWERS, *chapter.REQUESTS):
            writer.interface(struct)
    parts = [*unions, _kinds(), *(writer.done[name] for name in sorted(writer.done))]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _kinds() -> str:
    """What the names of arguments say about them."""
    kinds = {
        "seat": messages.SEAT_ARGUMENTS,
        "seats": messages.SEATS_ARGUMENTS,
        "card": messages.CARD_ARGUMENTS,
        "cards": messages.CARDS_ARGUMENTS,
    }
    rows = [f'  {name}: "{kind}",' for kind, names in kinds.items() for name in sorted(names)]
    head = "/** What the name of a message's argument says about it. */"
    return "\n".join([head, "export const ARGUMENTS: { [name: string]: string } = {", *rows, "};"])


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(types(), "utf-8")
    sys.stdout.write(f"{PAGE.name} is written\n")
