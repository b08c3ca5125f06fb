"""The catalogues: which languages there are, and their files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from bakehouse.games import guests, load
from bakehouse.words.pseudo import lengthened

ENGLISH = "en"
PSEUDO = "en-XA"  # English with longer, accented words: shows what is not translated, and what does not fit
SHARED = ("table", "refusals", "terminal")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)  # the beginning of a message or a term
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # to another one


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


class Bundle(FluentBundle):
    """Catalogues that are parsed message by message, when one is asked for: all of them take a third of a second."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        """Of texts with the same message the first one counts.

        Bidirectional isolation is off: a terminal shows the marks as boxes.
        """
        super().__init__([language, ENGLISH], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            self._add(text)

    def _add(self, text: str) -> None:
        """Each entry with its text, which goes on to the next one."""
        end = len(text)
        for entry in reversed([*ENTRY.finditer(text)]):
            self._unread.setdefault(entry[1], text[entry.start() : end])
            end = entry.start()

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _read(self, name: str) -> None:
        """A message or a term, and what it refers to."""
        text = self._unread.pop(name, "")
        if text:
            self.add_resource(FluentResource(text))
            for reference in REFERENCE.findall(text):
                self._read(reference)


@cache
def bundle(language: str, game: str) -> Bundle:
    """Everything that a reader at a table of this game needs; what a language lacks is said in English."""
    names = (game, *SHARED) if game else SHARED
    return Bundle(language, [catalogue_text(code, name) for name in names for code in (language, ENGLISH)])
