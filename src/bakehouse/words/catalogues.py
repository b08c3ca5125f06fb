"""The catalogues: which languages there are, and their files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from bakehouse.games import guests, load
from bakehouse.words.pseudo import lengthened

ENGLISH = "en"
PSEUDO = "en-XA"  # English with longer, accented words: shows what is not translated, and what does not fit
SHARED = ("table", "refusals", "terminal")


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, by their codes, English first."""
    folders = [folder.name for folder in files("bakehouse.words").iterdir() if folder.joinpath("table.ftl").is_file()]
    return (ENGLISH, *sorted(set(folders) - {ENGLISH}))


@cache
def catalogue_text(language: str, name: str) -> str:
    """A catalogue file; empty if this language does not have it."""
    if language == PSEUDO:
        return lengthened(catalogue_text(ENGLISH, name))
    for package in ("bakehouse.words", *_package_of_guest(name)):
        file = files(package).joinpath(language, f"{name}.ftl")
        if file.is_file():
            return file.read_text("utf-8")
    return ""


def _package_of_guest(name: str) -> list[str]:
    """A game of another package has its words in a folder of its own."""
    return [f"{load(name).package}.words"] if name in guests() else []


def language_name(language: str) -> str:
    """What its speakers call a language. Read without parsing: a server asks for it before anybody comes."""
    lines = catalogue_text(language, "table").splitlines()
    return next(line for line in lines if line.startswith("language-name = ")).partition(" = ")[2]


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """Everything that a reader at a table of this game needs; what a language lacks is said in English.

    Bidirectional isolation is off: a terminal shows the marks as boxes.
    """
    made = FluentBundle([language, ENGLISH], use_isolating=False)
    for name in (game, *SHARED) if game else SHARED:
        made.add_resource(FluentResource(catalogue_text(language, name)))
        made.add_resource(FluentResource(catalogue_text(ENGLISH, name)))  # does not replace what is there
    return made
