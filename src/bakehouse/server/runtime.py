"""What a table needs from outside: the time, a place to write, and somebody who thinks for its bots.

Tables, seats, windows, clocks and drivers decide; they touch no socket, thread or clock. Whatever runs them hands them
a Runtime: the server's is in `asyncio_runtime.py`, the tests have one with a clock of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from bakehouse.core.game import Game
from bakehouse.core.state import State

Row = tuple[str, tuple[object, ...]]  # a statement of the store and its values


class NoOtherIdea(Exception):
    """A bot that was asked for something besides what it has said already has nothing more to say."""


class Timer(Protocol):
    def cancel(self) -> None: ...


@dataclass(frozen=True)
class BotTask:
    """A decision that a bot has to make."""

    table: str  # its code: tables take turns
    game: Game
    deck: str  # the text of a deck file; empty: the game's own
    seat: int
    level: str
    seed: int  # also tells this bot from others that have sat in this seat
    state: State  # a copy, which nobody else changes
    begun: tuple[int, ...] = ()  # the atoms that are decided already
    besides: tuple[int, ...] = ()  # the next atom is another one than these
    seconds: float = 1.0  # to think
    deadline: float = float("inf")  # whoever begins late thinks less
    remembers: bool = True  # will it be asked again?
    is_new: bool = False  # does a bot decide this that was never asked before, and will not be again?


class Turn(NamedTuple):
    """Of a guest at a slow table. Everybody at the table may know it."""

    guest: int
    table: str  # its code
    game: str
    until: int | None  # when it is over, in seconds since 1970; None: when they like


Written = Callable[[BaseException | None], None]
Decided = Callable[[list[int] | None], None]


class Runtime(Protocol):
    def now(self) -> float:
        """Seconds on a clock that never goes back."""
        ...

    def date(self) -> int:
        """Seconds since 1970."""
        ...

    def vacations(self, guest: int) -> Sequence[tuple[int, int]]:
        """When this guest was away and will be, as dates: from and until."""
        ...

    def random(self) -> float:
        """A number from 0 to 1, by chance, that has nothing to do with any table."""
        ...

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        """Call this at that time, or at once if it has passed; never before this function returns."""
        ...

    def write(self, rows: Sequence[Row], written: Written) -> None:
        """Write these rows; `written` is called when they are safe, or with what went wrong."""
        ...

    def tell(self, turn: Turn) -> None:
        """Tell somebody who does not see the table that it is their turn, if they want to be told."""
        ...

    def think(self, task: BotTask, decided: Decided) -> None:
        """Let a bot decide; `decided` is called with its atoms, or with None if it failed or has no other idea."""
        ...

    @property
    def bot_workers(self) -> int:
        """How many bots can think at the same time."""
        ...
