"""Reading messages of the server, as somebody who speaks English does."""

from __future__ import annotations

from typing import Any

from bakehouse.core.messages import Message
from bakehouse.words import Words


def read(message: dict[str, Any]) -> str:
    return Words()(message_of(message))


def message_of(sent: dict[str, Any]) -> Message:
    """A message with the messages in it, as the JSON of the wire has them."""
    return Message(sent["id"], {name: _argument(value) for name, value in sent.get("args", {}).items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return message_of(value)
    return [_argument(part) for part in value] if isinstance(value, list) else value
