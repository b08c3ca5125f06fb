"""Keeping a position up to date, as a page does."""

from __future__ import annotations

import json
from typing import Any
from zlib import adler32

Json = dict[str, Any]


def merged(position: Json, changed: Json) -> Json:
    """The position after a `changed` message, with the checksum that the server gave it."""
    view = {**position["view"], **changed.get("view", {})}
    assert adler32(written(view).encode()) == changed["sum"], "the server has another view"
    return {**position, **changed.get("fields", {}), "view": view, "events": changed.get("events", [])}


def written(message: Json) -> str:
    """As the server writes it."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


class Merger:
    """One connection: what it is sent, with every change written out as the position that it leads to."""

    def __init__(self) -> None:
        self.position: Json = {}

    def read(self, text: str) -> Json:
        message: Json = json.loads(text)
        if message["type"] == "changed":
            message = merged(self.position, message)
        if message["type"] == "position":
            self.position = message
        return message

    def expanded(self, text: str) -> str:
        """The same as a text."""
        return written(self.read(text))
