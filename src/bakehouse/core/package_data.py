"""The files that come with the package. What reads them is imported here, when one is read: it is half of an import."""

from __future__ import annotations

from typing import Any


def text_of(package: str, file: str) -> str:
    from importlib.resources import files

    return files(package).joinpath(file).read_text("utf-8")


def toml_of(text: str) -> dict[str, Any]:
    """What a TOML file says; ValueError (tomllib's) with the place of a fault."""
    import tomllib

    return tomllib.loads(text)
