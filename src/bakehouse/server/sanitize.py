"""What people type: names and lines of the chat, made harmless. The page escapes them, whatever they are."""

from __future__ import annotations

import unicodedata

UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, direction of writing, halves of characters, unused


def one_line(text: str) -> str:
    """A text of visible characters in one line."""
    kept = [" " if unicodedata.category(letter) in UNWANTED else letter for letter in text]
    return " ".join("".join(kept).split())
