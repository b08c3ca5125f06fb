"""The files that come with the package. What reads them is imported here, when one is read: it is half of an import."""

from __future__ import annotations

from typing import Any


def text_of(package: str, file: str) -> str:
    from importlib.resources import files

    return files(package).joinpath(file).read_text("utf-8")


def names_in(package: str, folder: str) -> list[str]:
    """The names of the files in a folder of a package, sorted; none if there is no such folder."""
    from importlib.resources import files

    found = files(package).joinpath(folder)
    return sorted(file.name for file in found.iterdir() if file.is_file()) if found.is_dir() else []


def toml_of(text: str) -> dict[str, Any]:
    """What a TOML file says; ValueError (tomllib's) with the place of a fault."""
    import tomllib

    return tomllib.loads(text)


def pictures_of(package: str) -> dict[str, str]:
    """The drawing of each card of a game, by code, from `pictures.toml`, which names the drawings and their cards.

    They stand beside the deck file and not in it, because a deck is known by the hash of its file.
    """
    drawings: dict[str, str] = toml_of(text_of(package, "pictures.toml"))
    return {code: drawing for drawing, codes in drawings.items() for code in codes.split()}
