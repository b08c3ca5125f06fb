"""What people type (names and chat), made harmless. The page escapes it anyway."""

from __future__ import annotations

import unicodedata

UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, text direction, surrogates, unassigned
# Letters, marks and signs that show nothing, though Unicode does not call them controls.
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
MARKS = ("Mn", "Me")
MOST_MARKS = 3  # on one letter; more of them would cover the lines around


def one_line(text: str) -> str:
    """A text of visible characters in one line."""
    kept = [" " if _is_unwanted(letter) else letter for letter in unicodedata.normalize("NFC", text)]
    return " ".join("".join(_without_towers(kept)).split())


def has_letters(text: str) -> bool:
    """Is there anything to be seen in it?"""
    return any(unicodedata.category(letter)[0] in "LNSP" for letter in text)


def _is_unwanted(letter: str) -> bool:
    return letter in INVISIBLE or unicodedata.category(letter) in UNWANTED


def _without_towers(letters: list[str]) -> list[str]:
    kept: list[str] = []
    height = 0
    for letter in letters:
        height = height + 1 if unicodedata.category(letter) in MARKS else 0
        if height <= MOST_MARKS:
            kept.append(letter)
    return kept
