"""Chance: the vectors of docs/chance.md, the streams, and luck that a record scripts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bakehouse import OptionError, RecordError, Rng
from bakehouse.core.chance import Chance, HashStream, Script
from bakehouse.core.native import i64, vec
from bakehouse.core.splitmix import key_of, mix

BYTES = bytes(range(32))


def numbers(stream: Rng | HashStream, n: int = 8) -> list[int]:
    return [stream.below(1000) for _ in range(n)]


def shuffled(chance: Chance, name: str) -> list[int]:
    return list(chance.shuffled(name, vec[i64](list(range(8)))))


def test_vectors_of_splitmix64() -> None:
    """The published vectors of SplitMix64 for the seed 1234567."""
    golden = 0x9E37_79B9_7F4A_7C15
    found = [mix((1234567 + k * golden) & (2**64 - 1)) for k in range(3)]
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_vectors_of_the_fast_generator() -> None:
    assert numbers(Rng(0)) == VECTORS["Rng(0)"]
    assert numbers(Rng(7)) == VECTORS["Rng(7)"]
    assert key_of(7, "deck@1") == VECTORS["key"]
    assert shuffled(Chance(7), "deck@1") == VECTORS["shuffle 7"]


def test_vectors_of_the_hash_stream() -> None:
    assert numbers(HashStream(BYTES, "deck@1")) == VECTORS["hash"]
    assert shuffled(Chance(BYTES), "deck@1") == VECTORS["shuffle bytes"]


def test_streams_are_independent_of_each_other() -> None:
    chance = Chance(3)
    assert shuffled(chance, "deck@1") == shuffled(Chance(3), "deck@1")
    assert shuffled(chance, "deck@1") != shuffled(chance, "deck@2")
    assert shuffled(chance, "deck@1") != shuffled(Chance(4), "deck@1")


def test_below_is_even() -> None:
    rng = Rng(5)
    counts = [0] * 10
    for _ in range(20_000):
        counts[rng.below(10)] += 1
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert chi_square < 27.9  # 9 degrees of freedom, p = 0.001


def test_every_order_is_equally_likely() -> None:
    rng = Rng(6)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        cards = vec[i64]([0, 1, 2, 3])
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.7  # 23 degrees of freedom


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True, None, b"short"])
def test_bad_seeds(seed: object) -> None:
    with pytest.raises((OptionError, TypeError)):
        Chance(seed)  # type: ignore[arg-type]


def test_a_script_gives_what_it_lists() -> None:
    script = Script({"deck@1": [2, 0, 1], "first": [3]})
    assert list(script.shuffled("deck@1", vec[i64]([0, 1, 2]))) == [2, 0, 1]
    assert script.pick("first", 4) == 3
    for name, cards in (("deck@1", [0, 1, 1]), ("deck@2", [0])):
        with pytest.raises(RecordError):
            script.shuffled(name, vec[i64](cards))
    with pytest.raises(RecordError):
        script.pick("first", 3)


VECTORS: dict[str, object] = {
    "Rng(0)": [643, 856, 679, 914, 28, 971, 16, 748],
    "Rng(7)": [125, 926, 822, 872, 455, 363, 934, 302],
    "key": 353335221415980820,
    "shuffle 7": [0, 3, 7, 4, 1, 5, 6, 2],
    "hash": [155, 292, 535, 996, 304, 830, 93, 67],
    "shuffle bytes": [5, 0, 6, 7, 4, 3, 2, 1],
}


def plain_mix(number: int) -> int:
    """The definition, in Python's own integers."""
    mask = 2**64 - 1
    z = (number + 0x9E37_79B9_7F4A_7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & mask
    return z ^ (z >> 31)


@given(st.integers(0, 2**64 - 1))
def test_mixing_in_halves_is_splitmix64(number: int) -> None:
    assert mix(number) == plain_mix(number)


@given(st.integers(0, 2**63 - 1), st.text(max_size=20))
def test_the_key_of_a_stream_mixes_in_its_name(seed: int, name: str) -> None:
    key = plain_mix(seed)
    text = name.encode()
    for start in range(0, len(text), 8):
        key = plain_mix(key ^ int.from_bytes(text[start : start + 8], "big"))
    assert key_of(seed, name) == key
