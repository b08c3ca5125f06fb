"""The ledger: every rule and ruling of a game by id, with its sentence and why."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from bakehouse.core.package_data import text_of, toml_of


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook says."""

    id: str
    section: str
    force: str
    sentence: str
    actor: str = ""

    def quote(self) -> str:
        return self.sentence

    def explain(self) -> str:
        return self.sentence


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was decided where the rulebook is silent or contradicts itself."""

    id: str
    section: str
    question: str
    ruling: str
    why: str = ""
    options: list[str] = []

    @property
    def sentence(self) -> str:
        return self.ruling

    def quote(self) -> str:
        """A ruling is an answer, so it is never quoted without its question."""
        return f"{self.question} {self.ruling}"

    def explain(self) -> str:
        return f"{self.quote()} Why: {self.why}" if self.why else self.quote()


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    title: str


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a game's history: what a new version of its rules does differently."""

    version: int
    date: str
    change: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    history: list[Change]
    section: list[Section]
    rule: list[Rule]
    ruling: list[Ruling] = []


class Ledger:
    """The rules of one game, together with those of the house (BH) that hold in every game."""

    def __init__(self, text: str, house: Ledger | None = None) -> None:
        file = msgspec.convert(toml_of(text), _File)
        self.history = file.history
        self.version = file.history[-1].version
        self.sections = {section.key: section.title for section in file.section}
        self.own: dict[str, Rule | Ruling] = {}
        entries: list[Rule | Ruling] = [*file.rule, *file.ruling]
        for entry in entries:
            if entry.id in self.own:
                raise ValueError(f"two rules are called {entry.id}")
            if entry.section not in self.sections:
                raise ValueError(f"{entry.id} is in section {entry.section!r}, which does not exist")
            self.own[entry.id] = entry
        self.all = {**(house.own if house is not None else {}), **self.own}

    def __getitem__(self, rule: str) -> Rule | Ruling:
        return self.all[rule]

    def __contains__(self, rule: object) -> bool:
        return rule in self.all

    def __iter__(self) -> Iterator[str]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def find(self, word: str) -> list[Rule | Ruling]:
        """The rules and rulings in whose text this word stands."""
        wanted = word.casefold()
        return [entry for entry in self.all.values() if wanted in f"{entry.id} {entry.explain()}".casefold()]

    def rulings_about(self, rule: str) -> list[Ruling]:
        """The rulings that cite this rule, however they cite it."""
        return [
            entry
            for entry in self.own.values()
            if isinstance(entry, Ruling) and entry.id != rule and _cites(entry.explain(), rule)
        ]


def _cites(text: str, rule: str) -> bool:
    place = text.find(rule)
    while place >= 0:
        after = text[place + len(rule) : place + len(rule) + 1]
        if not after.isdigit():
            return True
        place = text.find(rule, place + 1)
    return False


def rules_version(package: str) -> int:
    """The version of a game's rules: the last one in its history, read without the rest of the ledger."""
    history = text_of(package, "rules.toml").partition("[[section]]")[0]
    return int(re.findall(r"^version = (\d+)$", history, re.MULTILINE)[-1])


def read_ledger(package: str) -> Ledger:
    """The ledger of the game in this package, on top of the house's own."""
    house = Ledger(text_of("bakehouse.core", "rules.toml"))
    return Ledger(text_of(package, "rules.toml"), house)
