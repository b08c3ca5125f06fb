# mypyc: compiled
"""Chance: named streams, so that changing one shuffle leaves all the others alone.

A seed is an int (tests, lab: each stream is a fast generator keyed by SplitMix64 of the seed and the
stream's name) or 32 bytes (tables: SHA-256 in counter mode, unpredictable from any cards seen).
docs/chance.md has the definition with test vectors.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from bakehouse.core.errors import OptionError, RecordError
from bakehouse.core.native import i64, mypyc_attr, vec
from bakehouse.core.splitmix import halves, mixed, mixed_with

MAX_SEED: Final = 2**63 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """A source of numbers. `below(n)` is the one thing that a kind of stream defines."""

    __slots__ = ()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n from 1 to 2**31 - 1)."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place (Fisher and Yates, from the end)."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


@final
class Rng(Stream):
    """Multiply-with-carry: fast, and the same numbers interpreted and compiled, on any machine.

    0x6D2B795A * 2**32 - 1 is a safe prime (period about 2**61), and the multiplier is below 2**31,
    so that no step leaves a signed 64-bit integer.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int, name: str | None = None) -> None:
        """The generator of this seed, or of the stream of this name."""
        high, low = halves(seed)
        if name is not None:
            high, low = mixed_with(high, low, name)
        high, low = mixed(high, low)
        self.state: i64 = (high & 0x3FFF_FFFF) << 32 | low | 1

    def below(self, n: i64) -> i64:
        x = self.state
        x = 0x6D2B_795A * (x & 0xFFFF_FFFF) + (x >> 32)
        self.state = x
        return (((x ^ (x >> 32)) & 0xFFFF_FFFF) * n) >> 32

    def next_seed(self) -> int:
        """A seed for somebody else's generator."""
        high = self.below(2**31 - 1)
        return int(high) * 2**31 + int(self.below(2**31 - 1))


@final
class HashStream(Stream):
    """SHA-256 of seed, name and a running number: four 64-bit words a block."""

    __slots__ = ("block", "number", "prefix", "word")

    def __init__(self, seed: bytes, name: str) -> None:
        self.prefix = seed + name.encode() + b"\0"
        self.number = 0
        self.block = b""
        self.word = 4

    def below(self, n: i64) -> i64:
        if self.word == 4:
            self.block = sha256(self.prefix + self.number.to_bytes(8, "big")).digest()
            self.number += 1
            self.word = 0
        start = 8 * self.word
        word = int.from_bytes(self.block[start : start + 8], "big")
        self.word += 1
        wide: int = n
        return (word * wide) >> 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """All of a game's luck, by name. It holds no position, so that copies of a state share it."""

    __slots__ = ("seed",)

    def __init__(self, seed: int | bytes) -> None:
        if isinstance(seed, bytes):
            if len(seed) != 32:
                raise OptionError(f"a seed of bytes has 32 of them, not {len(seed)}")
        elif isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
            raise OptionError(f"a seed is a whole number from 0 to {MAX_SEED}, or 32 bytes; not {seed!r}")
        self.seed = seed

    def stream(self, name: str) -> Stream:
        seed = self.seed
        if isinstance(seed, bytes):
            return HashStream(seed, name)
        return Rng(seed, name)

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        """These cards in the order that the stream of this name gives them."""
        mixed = cards[:]
        self.stream(name).shuffle(mixed)
        return mixed

    def pick(self, name: str, n: i64) -> i64:
        """A number from 0 to n - 1, from the stream of this name."""
        return self.stream(name).below(n)


class Script(Chance):
    """Luck that is known already: the outcomes that a record lists, by the names of their streams."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: dict[str, list[int]]) -> None:
        super().__init__(0)
        self.outcomes = outcomes

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        order = self._outcome(name)
        if sorted(order) != sorted([int(card) for card in cards]):
            raise RecordError(f"the cards of '{name}' are not the cards that are shuffled then")
        return vec[i64]([card for card in order])  # noqa: C416 - a vec is made from a comprehension

    def pick(self, name: str, n: i64) -> i64:
        outcome = self._outcome(name)
        if len(outcome) != 1 or not 0 <= outcome[0] < n:
            raise RecordError(f"the outcome of '{name}' is not one of the {n} possible ones")
        return outcome[0]

    def _outcome(self, name: str) -> list[int]:
        if name not in self.outcomes:
            raise RecordError(f"the outcome of '{name}' is missing")
        return self.outcomes[name]
