"""What people type (names and chat), made harmless. The page escapes it anyway."""

from __future__ import annotations

import unicodedata

UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, text direction, surrogates, unassigned


def one_line(text: str) -> str:
    """A text of visible characters in one line."""
    kept = [" " if unicodedata.category(letter) in UNWANTED else letter for letter in text]
    return " ".join("".join(kept).split())
