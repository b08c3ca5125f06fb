"""Vectors of numbers: to lists and back, one value changed, copies counted."""

from bakehouse.core.native import i64, vec
from bakehouse.core.vectors import changed, copies_in, numbers, vec_of


def test_there_and_back() -> None:
    assert numbers(vec_of([3, 1, 2])) == [3, 1, 2]


def test_the_old_vector_stays_as_it_is() -> None:
    old = vec[i64]([1, 2, 3])
    assert list(changed(old, 1, 7)) == [1, 7, 3]
    assert list(old) == [1, 2, 3]


def test_copies() -> None:
    assert copies_in(vec[i64]([4, 2, 4]), 4) == 2
    assert copies_in(vec[i64]([4, 2, 4]), 3) == 0
