# mypyc: compiled
"""SplitMix64: neighbouring numbers end far apart. docs/chance.md has the definition with test vectors.

A number of 64 bits is kept as two halves: it would not fit a signed one, and Python's own integers are twenty times
slower when compiled.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.native import i64

HALF: Final[i64] = 0xFFFF_FFFF
QUARTER: Final[i64] = 0xFFFF
GROUP: Final[i64] = 8  # bytes of a name that are mixed in at once


def mix(number: int) -> int:
    high, low = mixed(*halves(number))
    return int(high) << 32 | int(low)


def key_of(seed: int, name: str) -> int:
    """The key of a named stream: SplitMix64 over the seed, then over the name, eight bytes at a time."""
    high, low = mixed_with(*halves(seed), name)
    return int(high) << 32 | int(low)


def halves(number: int) -> tuple[i64, i64]:
    return number >> 32 & 0xFFFF_FFFF, number & 0xFFFF_FFFF


def mixed(high: i64, low: i64) -> tuple[i64, i64]:
    low += 0x7F4A_7C15
    high = (high + 0x9E37_79B9 + (low >> 32)) & HALF
    low &= HALF
    high, low = _times(high ^ (high >> 30), low ^ (low >> 30) ^ ((high << 2) & HALF), 0xBF58_476D, 0x1CE4_E5B9)
    high, low = _times(high ^ (high >> 27), low ^ (low >> 27) ^ ((high << 5) & HALF), 0x94D0_49BB, 0x1331_11EB)
    return high ^ (high >> 31), low ^ (low >> 31) ^ ((high << 1) & HALF)


def _times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The lower 64 bits of a product, from products of 32 by 16 bits, which do not leave a signed number."""
    upper = low * (by_low >> 16)
    whole = low * (by_low & QUARTER) + ((upper & QUARTER) << 16)
    cross = high * (by_low & QUARTER) + ((high * (by_low >> 16) & QUARTER) << 16)
    cross += low * (by_high & QUARTER) + ((low * (by_high >> 16) & QUARTER) << 16)
    return (cross + (upper >> 16) + (whole >> 32)) & HALF, whole & HALF


def mixed_with(high: i64, low: i64, name: str) -> tuple[i64, i64]:
    """A number and a name, mixed."""
    high, low = mixed(high, low)
    text = name.encode()
    size: i64 = len(text)
    place: i64 = 0
    while place < size:
        group_high: i64 = 0
        group_low: i64 = 0
        for _place in range(min(GROUP, size - place)):
            group_high = ((group_high << 8) | (group_low >> 24)) & HALF
            group_low = ((group_low << 8) | text[place]) & HALF
            place += 1
        high, low = mixed(high ^ group_high, low ^ group_low)
    return high, low
