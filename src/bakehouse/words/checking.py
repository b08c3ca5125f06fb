"""What a language lacks: its catalogues compared with the English ones, without saying a word of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bakehouse.core.errors import OptionError
from bakehouse.core.messages import CARD_ARGUMENTS, CARDS_ARGUMENTS, SEAT_ARGUMENTS, SEATS_ARGUMENTS
from bakehouse.games import FOLDERS, guests
from bakehouse.words.catalogues import ENGLISH, SHARED, catalogue_text, languages

DERIVED = ("-is", "-count", "-text", "-short")  # what a catalogue selects by: $seat-is belongs to the argument seat
FUNCTIONS = frozenset({"NUMBER", "DATETIME"})  # those of Fluent; there are no others


@dataclass(frozen=True, order=True)
class Problem:
    """Something that is missing or wrong in a catalogue. Line 0: nowhere in particular."""

    file: str  # de/table.ftl
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}{f':{self.line}' if self.line else ''}: {self.text}"


@dataclass
class Entry:
    """A message or a term of a catalogue: what it has, and what it uses. The name of a term begins with a hyphen."""

    name: str
    line: int
    forms: list[str]  # attributes, and an empty name for a text of its own
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)

    @property
    def arguments(self) -> set[str]:
        """What has to be said with it: `seat` where it uses `$seat` or `$seat-is`."""
        return set(map(argument_of, self.variables))


@dataclass
class Catalogue:
    entries: dict[str, Entry]
    faults: list[tuple[int, str]]  # lines that are not Fluent, and names that are there twice

    @property
    def messages(self) -> dict[str, Entry]:
        return {name: entry for name, entry in self.entries.items() if not name.startswith("-")}


# -- Reading -----------------------------------------------------------------


class _Uses(Visitor):
    """What the patterns of a message or term mention."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """The variables of a term are its own; what is passed to it may use those of the message."""
        self.entry.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.entry.functions.add(node.id.name)
        self.generic_visit(node)


def argument_of(variable: str) -> str:
    """The argument behind a variable: `seat` of `$seat-is`, `cards` of `$cards-count`."""
    for suffix in DERIVED:
        variable = variable.removesuffix(suffix)
    return variable


def read_catalogue(text: str) -> Catalogue:
    catalogue = Catalogue({}, [])
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            catalogue.faults += [
                (_line(text, note), f"this is not Fluent: {note.message}") for note in node.annotations
            ]
        elif isinstance(node, ast.Message | ast.Term):
            entry = _entry(node, text)
            if entry.name in catalogue.entries:
                catalogue.faults.append((entry.line, f"{entry.name} is there twice"))
            catalogue.entries[entry.name] = entry
    return catalogue


def _entry(node: ast.Message | ast.Term, text: str) -> Entry:
    name = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
    forms = [attribute.id.name for attribute in node.attributes]
    entry = Entry(name, _line(text, node), forms if node.value is None else ["", *forms])
    _Uses(entry).visit(node)
    return entry


def _line(text: str, node: ast.SyntaxNode) -> int:
    return 0 if node.span is None else text.count("\n", 0, node.span.start) + 1


# -- Comparing ---------------------------------------------------------------


def compare(english: Catalogue, other: Catalogue, elsewhere: frozenset[str] = frozenset()) -> Iterator[tuple[int, str]]:
    """What is wrong in another catalogue than the English one: lines and texts. It may refer to what is elsewhere."""
    yield from other.faults
    for name in english.messages:
        if name not in other.messages:
            yield 0, f"{name} is missing"
    known = other.entries.keys() | english.messages.keys() | elsewhere
    for name, entry in other.entries.items():
        if name in english.messages:
            yield from _compare_messages(english.messages[name], entry)
        elif not name.startswith("-"):  # terms are a language's own affair
            yield entry.line, f"{name} is not in English"
        for wrong in sorted(entry.references - known):
            yield entry.line, f"{name} refers to {wrong}, which is not there"
        for wrong in sorted(entry.functions - FUNCTIONS):
            yield entry.line, f"{name} calls {wrong}, which is not there"


def _compare_messages(english: Entry, other: Entry) -> Iterator[tuple[int, str]]:
    for form in english.forms:
        if form not in other.forms:
            yield other.line, f"{_form(other.name, form)} is missing"
    for form in other.forms:
        if form not in english.forms:
            yield other.line, f"{_form(other.name, form)} is not in English"
    for wrong in sorted(other.variables - _available(english)):
        yield other.line, f"{other.name} uses ${wrong}, which English does not have"


def _available(english: Entry) -> set[str]:
    """The variables that a translation may use: the arguments of the English message, and what is derived from them."""
    several = english.arguments & (SEATS_ARGUMENTS | CARDS_ARGUMENTS)
    known = several | english.arguments & (SEAT_ARGUMENTS | CARD_ARGUMENTS)
    cards = english.arguments & (CARD_ARGUMENTS | CARDS_ARGUMENTS)
    derived = {f"{name}-is" for name in known} | {f"{name}-count" for name in several}
    derived |= {f"{name}-short" for name in cards}
    derived |= {f"{name}-text" for name in english.arguments & CARD_ARGUMENTS}
    return english.variables | english.arguments | derived


def _form(name: str, form: str) -> str:
    return f"{name}.{form}" if form else f"the text of {name}"


# -- A whole language --------------------------------------------------------


def catalogue_names(language: str) -> list[str]:
    """The catalogues of a language: what all games share, one for each game, and those that guests have of it."""
    return [*SHARED, *FOLDERS, *(slug for slug in guests() if catalogue_text(language, slug))]


def check(language: str) -> list[Problem]:
    """Everything that a language lacks or has too much of; for English, what is not Fluent."""
    if language not in languages():
        raise OptionError(f"there is no language {language!r}; there are: {', '.join(languages())}")
    found = [*_strange_files(language)]
    shared = frozenset(name for shared in SHARED for name in _read(ENGLISH, shared).messages)
    for name in catalogue_names(language):
        for line, text in compare(_read(ENGLISH, name), _read(language, name), shared):
            found.append(Problem(f"{language}/{name}.ftl", line, text))
    return sorted(found)


def _strange_files(language: str) -> Iterator[Problem]:
    """Files in the folder that nobody reads, because they are named like no catalogue."""
    for file in files("bakehouse.words").joinpath(language).iterdir():
        if file.name not in {f"{name}.ftl" for name in catalogue_names(language)}:
            yield Problem(f"{language}/{file.name}", 0, "there is no catalogue of this name in English")


def share(language: str) -> tuple[int, int]:
    """How many of the English messages a language has, and how many there are."""
    done = count = 0
    for name in catalogue_names(language):
        wanted, there = _read(ENGLISH, name).messages, _read(language, name).messages
        done += len(wanted.keys() & there.keys())
        count += len(wanted)
    return done, count


def _read(language: str, name: str) -> Catalogue:
    return read_catalogue(catalogue_text(language, name))


def arguments_of(language: str, name: str) -> dict[str, set[str]]:
    """The arguments that each message of a catalogue uses, by its id."""
    return {id: entry.arguments for id, entry in _read(language, name).messages.items()}
