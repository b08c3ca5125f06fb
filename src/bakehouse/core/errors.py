"""Every error of the engine, in one tree.

BakehouseError
├── OptionError          a table option, its value, the number of seats or the seed is not possible
├── DeckError            a deck file is wrong: file, place, what would be right
├── PositionError        a position text is wrong: line, what would be right
│   └── NotQuiet         a position cannot be written here (inside a chain, a window or an effect)
├── RecordError          a record is wrong: line, what would be right
└── MoveError            also a ValueError
    ├── InvalidMove      the text is no move at all
    ├── IllegalMove      a rule forbids it; `rule` names the rule
    └── AmbiguousMove    it could mean several moves; `candidates` lists them
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bakehouse.core.messages import Message


class BakehouseError(Exception):
    """Anything that the engine refuses."""

    code = "error"


class OptionError(BakehouseError, ValueError):
    code = "bad_option"


class DeckError(BakehouseError, ValueError):
    """A deck file is wrong. `problems` lists every fault found, each with its place."""

    code = "bad_deck"

    def __init__(self, file: str, problems: Sequence[str]) -> None:
        self.file = file
        self.problems = list(problems)
        super().__init__("\n".join(f"{file}: {problem}" for problem in self.problems))


class PositionError(BakehouseError, ValueError):
    code = "bad_position"

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}" if line else message)


class NotQuiet(PositionError):
    """Positions are written between decisions of different players, not inside one."""

    code = "not_quiet"


class RecordError(BakehouseError, ValueError):
    code = "bad_record"

    def __init__(self, message: str, line: int = 0, file: str = "") -> None:
        self.line = line
        self.file = file
        place = f"{file}:{line}: " if file and line else f"line {line}: " if line else f"{file}: " if file else ""
        super().__init__(place + message)


class MoveError(BakehouseError, ValueError):
    """A move that cannot be made. `text` is what was written, `seat` who wanted it."""

    code = "bad_move"

    def __init__(self, message: str, text: str = "", seat: int = -1) -> None:
        self.text = text
        self.seat = seat
        super().__init__(message)


class InvalidMove(MoveError):
    code = "invalid_move"


class IllegalMove(MoveError):
    """A rule forbids it. `fact` says why it applies here, where that is not obvious.

    `move` is the atom that breaks the rule, where a whole line is judged before it is played atom by atom.
    """

    code = "illegal_move"

    def __init__(
        self,
        message: str,
        rule: str,
        text: str = "",
        seat: int = -1,
        fact: Message | None = None,
        move: int | None = None,
    ) -> None:
        self.rule = rule
        self.fact = fact
        self.move = move
        super().__init__(f"{message} ({rule})", text, seat)


class AmbiguousMove(MoveError):
    code = "ambiguous_move"

    def __init__(self, message: str, candidates: Sequence[str], text: str = "", seat: int = -1) -> None:
        self.candidates = list(candidates)
        super().__init__(f"{message}: {' | '.join(self.candidates)}", text, seat)
