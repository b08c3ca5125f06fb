"""Names that look alike: nobody at a table may pass for somebody else who sits there."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

# In plain Latin: a capital i, an el and a one; an o and a zero.
PLAIN = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o"})
PAIRS = (("rn", "m"), ("vv", "w"))


def look_alike(one: str, other: str) -> bool:
    """Could people take one name for the other?"""
    return bool(_skeletons(one) & _skeletons(other))


def skeletons(name: str) -> list[str]:
    """Of names that look alike at least one is the same."""
    return sorted(f"{kind}: {skeleton}" for kind, skeleton in _skeletons(name))


@cache
def _confusables() -> dict[int, str]:
    text = files("bakehouse.server").joinpath("confusables.toml").read_text("utf-8")
    return {ord(letter): looks_like for looks_like, letters in tomllib.loads(text).items() for letter in letters}


@lru_cache(10_000)
def _skeletons(name: str) -> frozenset[tuple[str, str]]:
    """What is left of a name for the eye: as it is written, in capitals, and whatever its case."""
    letters = _letters(name)
    return frozenset(
        (
            ("case", letters.casefold()),
            ("look", _folded(letters.translate(_confusables()).translate(PLAIN))),
            ("look of capitals", letters.upper().translate(_confusables()).casefold()),
        )
    )


def _letters(name: str) -> str:
    """Without accents, ornaments and spaces; of a name that has no letters, everything."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in plain if letter.isalnum() or letter == "|") or plain


def _folded(name: str) -> str:
    folded = name.casefold()
    for pair, letter in PAIRS:
        folded = folded.replace(pair, letter)
    return folded
