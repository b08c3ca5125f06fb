"""A vector in plain Python, for where librt is missing: a list with the few habits of `librt.vecs`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):
    """`vec[i64]([1, 2], capacity=8)` and `vec[i64]()`; slices are vectors again."""

    __slots__ = ()

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return vec(found) if isinstance(index, slice) else found


def append(items: vec, item: Any) -> vec:
    """The vector with one item more; like librt's, it may reuse the space of the old one. An empty one stays empty."""
    if not items:
        return vec((item,))
    items.append(item)
    return items
