"""First games that teach by doing: a position, and what everybody does from there until the first pie is baked.

A lesson is data beside the game, `lesson.toml`. Its table is a live table like any other, but every seat does what the
script says: bots do it by themselves, the learner is told what to press and why. Anything else is refused with an
explanation, and nothing of it has happened.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

import bakehouse
from bakehouse.core.game import Game
from bakehouse.core.messages import Message, say
from bakehouse.core.package_data import names_in, text_of, toml_of
from bakehouse.core.state import State
from bakehouse.server import wire
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.table import LiveTable

FILE = "lesson.toml"
LEARNER = 0  # the seat
WHY_NOT = "not"  # the form of a step's message that explains why another choice has to wait


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, in notation. Those of the learner say what is done, atom by atom; the last message stays. A learner's
    decision that says nothing is made by the table. A bot waits until what is explained before has been read."""

    seat: int
    move: str
    says: list[str] = []
    args: dict[str, Any] = {}
    at: list[str] = []  # targets that are pressed, where those of the atoms are not enough
    tells: list[wire.Telling] = []  # what is explained before


class _Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: Message  # what is said when the pie is baked
    position: str
    line: list[_Line]


class Step(msgspec.Struct, frozen=True):
    """A decision of the script, as the engine reads it."""

    seat: int
    atoms: list[int]
    says: list[Message]
    at: list[str]
    tells: list[wire.Telling]
    number: int  # of the first thing that is said about it, among all that is said in the lesson

    def message(self, atom: int) -> Message:
        """What is said about its atom at this place."""
        return self.says[self.place(atom)]

    def place(self, atom: int) -> int:
        return min(atom, len(self.says) - 1)


class Lesson:
    def __init__(self, game: Game, text: str) -> None:
        self._game = game
        self._script = msgspec.convert(toml_of(text), _Script)
        self.digest = sha256(text.encode()).hexdigest()[:16]
        self.end = self._script.end
        self.steps = self._read()
        self.count = sum(len(step.tells) + len(step.says) for step in self.steps)

    def start(self) -> State:
        return self._game.position(self._script.position)

    def _read(self) -> list[Step]:
        """By playing it."""
        state, steps, number = self.start(), [], 1
        for line in self._script.line:
            atoms = self._game.read(state, line.seat, line.move)
            for atom in atoms:
                state.play(line.seat, atom)
            says = [Message(id, line.args) for id in line.says]
            steps.append(Step(line.seat, atoms, says, line.at, line.tells, number))
            number += len(line.tells) + len(says)
        return steps


def has_lesson(game: Game) -> bool:
    return FILE in names_in(game.package, "")


@cache
def lesson_of(slug: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    game = bakehouse.game(slug)
    return Lesson(game, text_of(game.package, FILE)) if has_lesson(game) else None


# -- At a table ----------------------------------------------------------------


def scripted(table: LiveTable, seat: int) -> Step:
    """What this seat does about the present question."""
    assert table.lesson is not None
    assert table.match is not None
    place = 0 if table.window is None else table.window.asked.index(seat)
    return table.lesson.steps[len(table.match.decisions) + place]


def must_follow(table: LiveTable, seat: int, atoms: list[int]) -> None:
    """Are these the next atoms of the script? If not, the learner reads why something else comes first."""
    step = scripted(table, seat)
    begun = _begun(table, seat)
    if step.atoms[len(begun) : len(begun) + len(atoms)] != atoms:
        raise Refusal("lesson", _why_not(step, len(begun)))


def _why_not(step: Step, place: int) -> Message:
    if not step.says:
        return say("not-in-lesson")
    told = step.message(place)
    return Message(f"{told.id}.{WHY_NOT}", told.args)


def is_telling(table: LiveTable) -> bool:
    """Is something explained before a bot goes on?"""
    if table.lesson is None or is_over(table) or not table.waiting:
        return False
    seat = table.waiting[0]
    return seat != LEARNER and bool(scripted(table, seat).tells)


def is_over(table: LiveTable) -> bool:
    """Is everything done that the script says?"""
    if table.lesson is None or table.match is None:
        return False
    return len(table.match.decisions) == len(table.lesson.steps)


def _begun(table: LiveTable, seat: int) -> list[int]:
    draft = table.drafts.get(seat)
    return [] if draft is None else draft.atoms


def lesson_at(table: LiveTable) -> wire.Lesson | None:
    """What everybody at the table of a lesson is told about it."""
    if table.lesson is None:
        return None
    return wire.Lesson(table.lesson.end if is_over(table) else None)


def step_for(table: LiveTable, seat: int) -> wire.LessonStep | None:
    """What this seat is told now, if it is asked anything that the script explains."""
    if table.lesson is None or is_over(table) or seat != LEARNER:
        return None
    if is_telling(table):
        step = scripted(table, table.waiting[0])
        return wire.LessonStep(step.number, table.lesson.count, step.tells)
    if seat not in table.waiting or table.has_answered(seat):
        return None
    step = scripted(table, seat)
    if not step.says:
        return None
    done = len(_begun(table, seat))
    tells = [] if done else step.tells
    number = step.number + (len(step.tells) + step.place(done) if done else 0)
    return wire.LessonStep(number, table.lesson.count, tells, step.message(done), step.atoms[done], step.at)
