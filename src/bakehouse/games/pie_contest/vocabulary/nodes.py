"""Reading a card file: YAML (or JSON) into plain nodes that remember their lines.

Only what cards need is understood: lists, maps, texts, whole numbers, true and false. Everything that could make a
file explode (anchors and aliases, tags, deep nesting, huge numbers) is refused while it is read, without recursion.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import yaml

from bakehouse.core.deckfile import MAX_DECK_LENGTH
from bakehouse.core.errors import DeckError

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # pragma: no cover - PyYAML without libyaml is slower and reads the same
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

MAX_DEPTH = 40
MAX_NODES = 60_000
MAX_PROBLEMS = 200
NUMBER = re.compile(r"[-+]?[0-9]+")
Value = str | int | bool


@dataclass
class Node:
    """A piece of a card file: a map, a list or a plain value, and the line where it begins."""

    line: int
    value: Value | None = None  # of a plain value
    items: list[Node] | None = None  # of a list
    pairs: dict[str, Node] | None = None  # of a map
    key: str | None = field(default=None, repr=False)  # while a map is read: the key that waits for its value
    quoted: bool = False

    def words(self) -> str:
        """What stands there, for an error."""
        if self.pairs is not None:
            return "a map" + (f" with {', '.join(list(self.pairs)[:4])}" if self.pairs else " without anything in it")
        if self.items is not None:
            return f"a list of {len(self.items)}"
        text = repr(self.value)
        return text if len(text) < 60 else text[:57] + "…"

    def plain(self) -> object:
        """The same as ordinary data; the depth was checked while reading."""
        if self.pairs is not None:
            return {key: node.plain() for key, node in self.pairs.items()}
        if self.items is not None:
            return [node.plain() for node in self.items]
        return self.value


class Reader:
    """Builds nodes from the events of the YAML parser, on its own stack."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self.faults: list[tuple[int, str]] = []  # line and what is wrong there
        self.root: Node | None = None
        self.open: list[Node] = []
        self.nodes = 0
        self.documents = 0

    def read(self) -> Node:
        if len(self.text) > MAX_DECK_LENGTH:
            size = f"more than {MAX_DECK_LENGTH}" if len(self.text) == MAX_DECK_LENGTH + 1 else str(len(self.text))
            raise DeckError(self.file, [f"the file has {size} characters; a card file has at most {MAX_DECK_LENGTH}"])
        try:
            for event in yaml.parse(self.text, Loader=Loader):
                self._take(event)
        except yaml.YAMLError as error:
            raise DeckError(self.file, [*self._problems(), _yaml_words(error)]) from None
        if self.root is None:
            raise DeckError(self.file, ["the file holds no cards"])
        return self.root

    def _fault(self, line: int, problem: str) -> None:
        self.faults.append((line, problem))
        if len(self.faults) >= MAX_PROBLEMS:
            raise DeckError(self.file, [*self._problems(), f"and perhaps more: reading stopped after {MAX_PROBLEMS}"])

    def _give_up(self, line: int, problem: str) -> None:
        raise DeckError(self.file, [*self._problems(), f"line {line}: {problem}"])

    def _problems(self) -> list[str]:
        return [f"line {line}: {problem}" for line, problem in self.faults]

    def _take(self, event: yaml.Event) -> None:
        line = event.start_mark.line + 1 if event.start_mark else 0
        match event:
            case yaml.AliasEvent():
                self._fault(line, f"*{event.anchor} repeats another place; write the thing out, aliases are not read")
                self._add(Node(line, ""))
            case yaml.ScalarEvent():
                self._check_marks(event, line)
                self._add(self._plain_value(event, line))
            case yaml.SequenceStartEvent() | yaml.MappingStartEvent():
                self._check_marks(event, line)
                self._begin(event, line)
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                self.open.pop()
            case yaml.DocumentStartEvent():
                self.documents += 1
                if self.documents > 1:
                    self._give_up(line, "a second document begins here; a card file is one document")

    def _begin(self, event: yaml.Event, line: int) -> None:
        is_map = isinstance(event, yaml.MappingStartEvent)
        node = Node(line, pairs={}) if is_map else Node(line, items=[])
        if self.open and self.open[-1].pairs is not None and self.open[-1].key is None:
            self._give_up(line, "the key of a map must be a word")
        self._add(node)
        self.open.append(node)
        if len(self.open) > MAX_DEPTH:
            self._give_up(line, f"maps and lists are nested more than {MAX_DEPTH} deep")

    def _check_marks(self, event: yaml.NodeEvent, line: int) -> None:
        if event.anchor is not None:
            self._fault(line, f"&{event.anchor} marks a place for repeating; anchors and aliases are not read")
        tag = getattr(event, "tag", None)
        if tag is not None and tag != "!":
            self._fault(line, f"{tag} is a tag; cards need none")

    def _plain_value(self, event: yaml.ScalarEvent, line: int) -> Node:
        text = event.value
        if event.style:
            return Node(line, text, quoted=True)
        if text in ("true", "false"):
            return Node(line, text == "true")
        if NUMBER.fullmatch(text):
            if len(text) > 9:
                self._fault(line, f"the number {text[:12]}… is too large")
                return Node(line, 0)
            return Node(line, int(text))
        return Node(line, text)

    def _add(self, node: Node) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self._give_up(node.line, f"the file has more than {MAX_NODES} values")
        if not self.open:
            self.root = node
            return
        parent = self.open[-1]
        if parent.items is not None:
            parent.items.append(node)
        elif parent.key is None:
            parent.key = str(node.value)
        else:
            assert parent.pairs is not None
            if parent.key in parent.pairs:
                self._fault(node.line, f"'{parent.key}' stands twice in one map")
            parent.pairs[parent.key] = node
            parent.key = None


def _yaml_words(error: yaml.YAMLError) -> str:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or str(error).splitlines()[0]
    place = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
    return f"{place}this is not YAML: {problem}"
