"""The stand-in for librt's vectors behaves like them, as far as the engine uses them."""

from typing import Any

import pytest

from bakehouse.core import native, vec_fallback

KINDS: list[Any] = [native, vec_fallback]


@pytest.mark.parametrize("module", KINDS)
def test_vectors(module: Any) -> None:
    vec, append, i64 = module.vec, module.append, native.i64
    numbers = vec[i64]([1, 2, 3], capacity=8)
    numbers[0] += 4
    numbers = append(numbers, 9)
    part = numbers[1:]
    part[0] = 7
    assert list(numbers) == [5, 2, 3, 9]
    assert list(part) == [7, 3, 9]
    assert len(vec[i64]()) == 0
    blank = vec[i64](capacity=4)  # lists that begin with it leave it as it is
    assert list(append(append(blank, 1), 2)) == [1, 2]
    assert list(append(blank, 3)) == [3]
    assert list(blank) == []
    assert list(vec[i64](capacity=4)) == []
    assert list(vec[vec[i64]]([vec[i64]([1]), vec[i64]([2])])[1]) == [2]
