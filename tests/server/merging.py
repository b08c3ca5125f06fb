"""Keeping a position up to date, as a page does."""

from __future__ import annotations

from typing import Any
from zlib import adler32

import msgspec

Json = dict[str, Any]
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def merged(position: Json, changed: Json) -> Json:
    """The position after a `changed` message, with the checksum that the server gave it."""
    view = {**position["view"], **changed.get("view", {})}
    assert adler32(encode(view)) == changed["sum"], "the server has another view"
    return {**position, **changed.get("fields", {}), "view": view, "events": changed.get("events", [])}


class Merger:
    """One connection: what it is sent, with every change written out as the position that it leads to."""

    def __init__(self) -> None:
        self.position: Json = {}

    def read(self, text: str) -> Json:
        message: Json = decode(text)
        if message["type"] == "changed":
            message = merged(self.position, message)
        if message["type"] == "position":
            self.position = message
        return message

    def expanded(self, text: str) -> str:
        """The same as a text."""
        return encode(self.read(text)).decode()
