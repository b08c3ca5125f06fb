"""The only place that names librt: fixed-size numbers and vectors, or their plain stand-ins.

`vec` is young and exists for CPython only; where it is missing (a browser, an unknown platform)
`core.plain` takes over, slower and with the same meaning.
"""

from mypy_extensions import i16, i64, mypyc_attr, u8

try:
    from librt.vecs import append, vec
except ImportError:  # pragma: no cover - run by tests/core/test_plain.py in a process without librt
    from bakehouse.core.vec_fallback import append, vec  # type: ignore[assignment]

__all__ = ["append", "i16", "i64", "mypyc_attr", "u8", "vec"]
