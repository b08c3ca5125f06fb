"""Table options: what exists, and a clear refusal of everything else."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from bakehouse.core.errors import OptionError
from bakehouse.core.package_data import text_of, toml_of

Value = str | int
SENTENCES = re.compile(r"(?<=[.?!]) ")  # of a ruling, in which codes stand in `backticks`


def form_of(value: str) -> str:
    """The attribute of an option's message that has the words of a value: Fluent allows letters first, and no signs."""
    form = re.sub(r"[^A-Za-z0-9_]", "-", value)
    return form if form[:1].isalpha() else f"n{form}"


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a table may agree on. Allowed: the codes in `values`, and numbers from `least` to `most`.

    What people read are the messages `option-NAME`, with an attribute for each code, of the game's catalogue.
    """

    name: str
    default: Value
    values: list[str] = []  # codes
    least: int = 0
    most: int = -1  # smaller than `least`: no numbers
    ruling: str = ""

    def allows(self, value: object) -> bool:
        if isinstance(value, bool):
            return False
        if isinstance(value, int):
            return self.least <= value <= self.most
        return isinstance(value, str) and value in self.values

    def choices(self) -> str:
        words = list(self.values)
        if self.least <= self.most:
            words.append(f"{self.least} to {self.most}")
        return ", ".join(words)

    def told_by(self, ruling: str) -> str:
        """What a ruling says of this option; sentences about the codes of other options are left out."""
        return " ".join(filter(self._is_meant, SENTENCES.split(ruling)))

    def _is_meant(self, sentence: str) -> bool:
        codes = set(sentence.split("`")[1::2])
        return not codes or bool(codes & {self.name, *self.values})

    def read(self, text: str) -> Value:
        """A value as it is written in a record or on a command line."""
        value: Value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
        if not self.allows(value):
            raise OptionError(f"option {self.name} cannot be {text!r}; it can be: {self.choices()}")
        return value


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: list[Option]


def read_options(package: str) -> dict[str, Option]:
    """The options of the game in this package, by name, from its `options.toml`."""
    file = msgspec.convert(toml_of(text_of(package, "options.toml")), _File)
    return {option.name: option for option in file.option}


def settle(known: Mapping[str, Option], given: Mapping[str, object] | None) -> dict[str, Value]:
    """Every option with its value: the given ones, checked, and the defaults of the others."""
    settled = {name: option.default for name, option in known.items()}
    for name, value in (given or {}).items():
        if name not in known:
            raise OptionError(f"there is no option {name!r}; there are: {', '.join(sorted(known))}")
        if not known[name].allows(value):
            raise OptionError(f"option {name} cannot be {value!r}; it can be: {known[name].choices()}")
        assert isinstance(value, str | int)
        settled[name] = value
    return settled


def changed(known: Mapping[str, Option], options: Mapping[str, Value]) -> str:
    """The options that differ from the defaults, as `name=value name=value`."""
    return " ".join(f"{name}={value}" for name, value in options.items() if value != known[name].default)


def read_changed(known: Mapping[str, Option], text: str) -> dict[str, Value]:
    """The reverse of `changed`."""
    given: dict[str, Value] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"an option is written name=value, not {word!r}")
        if name not in known:
            raise OptionError(f"there is no option {name!r}; there are: {', '.join(sorted(known))}")
        if name in given:
            raise OptionError(f"option {name} stands there twice")
        given[name] = known[name].read(value)
    return given
