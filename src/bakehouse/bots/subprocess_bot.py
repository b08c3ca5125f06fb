"""Bots in any language: a program that gets views as JSON lines and answers with moves. docs/bots.md has the rules.

Whatever it does, the game continues: a program that crashes, is slow, says nothing or cheats makes the default move.
"""

from __future__ import annotations

import logging
import shlex
import subprocess
import weakref
from collections import Counter
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO

import msgspec

from bakehouse.bots.bot import Bot
from bakehouse.bots.text_form import TextForm
from bakehouse.core.errors import MoveError, OptionError
from bakehouse.core.game import Game
from bakehouse.core.view import Event, View
from bakehouse.words import languages

PROTOCOL = 2
SECONDS = 1.0  # for a reply
START = 10.0  # for the first word
MAX_STARTS = 4  # a program that fails more often stays away
MAX_REPLY_LENGTH = 1_000  # characters
MAX_LOOK_UPS = 20  # in the rules, for one question

# The kinds of faults.
ILLEGAL, LATE, BROKEN = "illegal", "late", "broken"  # BROKEN: it ended, does not start, floods, or speaks out of turn

log = logging.getLogger("bakehouse.bots")


class Fault(Exception):
    """What an outside bot did wrong."""

    def __init__(self, what: str, kind: str = BROKEN) -> None:
        super().__init__(what)
        self.kind = kind


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """A reply as a JSON object: a move, or a wish to read rules; and what the reply has cost, if it knows."""

    move: int | str = ""
    rules: str | None = None  # "": all of them
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0


class Usage(msgspec.Struct):
    """What a program has done, and what it says that this has cost."""

    replies: int = 0
    look_ups: int = 0  # of rules
    seconds: float = 0.0
    slowest: float = 0.0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0
    faults: Counter[str] = msgspec.field(default_factory=Counter)  # by kind

    def add(self, other: Usage) -> None:
        for name in ("replies", "look_ups", "seconds", "tokens_in", "tokens_out", "cost"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.slowest = max(self.slowest, other.slowest)
        self.faults.update(other.faults)


class SubprocessBot(Bot):
    """A program at the other end of a pipe. It is started with its first question."""

    def __init__(self, game: Game, command: str, seed: int = 0, seconds: float | None = None) -> None:
        super().__init__(game, seed)
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise OptionError(f"{command!r} is no command: {error}") from None
        if not self.command:
            raise OptionError("an outside bot needs a command, as in pipe:python3 my_bot.py")
        self.seed = seed
        self.seconds = seconds or SECONDS
        self.listens = True
        self.sees_forced_moves = True
        self.unheard: list[Event] = []
        self.usage = Usage()
        self.starts = 0
        self._text: TextForm | None = None  # what a program reads that wants text
        self._program: Program | None = None
        self._plan: list[int] = []  # the rest of the chain that the last reply stands for
        self._planned: tuple[int, list[int]] | None = None  # where it fits

    @property
    def faults(self) -> int:
        return self.usage.faults.total()

    def hear(self, events: list[Event]) -> None:
        super().hear(events)
        self.unheard += events

    def move(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        if not self._plan or self._planned != (view.number, view.pending):
            self._plan = self._answer(view)
        atom = self._plan.pop(0)
        self._planned = (view.number, [*view.pending, atom])
        return atom

    def _answer(self, view: View) -> list[int]:
        begun = monotonic()
        try:
            return self._read(view, self._reply(view, begun + self.seconds))
        except Fault as fault:
            self.usage.faults[fault.kind] += 1
            log.warning("outside bot %s: %s; it makes the default move", self.command, fault)
            return self._default(view)
        finally:
            seconds = monotonic() - begun
            self.usage.seconds += seconds
            self.usage.slowest = max(self.usage.slowest, seconds)

    def _reply(self, view: View, deadline: float) -> str:
        """Its move. Before that it may look up rules, in the same time."""
        program = self._running(view)
        said = program.ask(self._question(view), self.seconds)
        for _ in range(MAX_LOOK_UPS):
            self.usage.replies += 1
            move, wanted = self._understood(said)
            if wanted is None:
                return move
            self.usage.look_ups += 1
            text = (self._text or TextForm(self.game, view)).rules(wanted)
            said = program.ask({"type": "rules", "text": text}, max(deadline - monotonic(), 0.001))
        raise Fault(f"it looked up rules {MAX_LOOK_UPS} times and made no move", ILLEGAL)

    def _understood(self, said: str) -> tuple[str, str | None]:
        """A move, or what it wants to read in the rules."""
        if not said.startswith("{"):
            word, _, wanted = said.partition(" ")
            return said, wanted.strip() if word == "rules" else None
        try:
            reply = msgspec.json.decode(said, type=Reply)
        except msgspec.DecodeError as error:
            raise Fault(f"its reply is not understood: {error}", ILLEGAL) from None
        self.usage.tokens_in += reply.tokens_in
        self.usage.tokens_out += reply.tokens_out
        self.usage.cost += reply.cost
        return str(reply.move), reply.rules

    def _running(self, view: View) -> Program:
        if self._program is None or not self._program.is_alive:
            if self.starts >= MAX_STARTS:
                raise Fault("it failed too often and is not started again")
            self.starts += 1
            hello = {
                "type": "start",
                "protocol": PROTOCOL,
                "game": self.game.info.slug,
                "seat": view.seat,
                "seed": self.seed,
                "seconds": self.seconds,
            }
            self._program = Program(self.command)
            said = self._program.ask(hello, START)
            self._text = self._form_for(view, said)
        return self._program

    def _form_for(self, view: View, said: str) -> TextForm | None:
        """Its first line says what it wants to read: `ready`, `ready text`, or `ready text de`."""
        match said.split():
            case ["ready"]:
                return None
            case ["ready", "text", *rest] if len(rest) < 2 and set(rest) <= set(languages()):
                return TextForm(self.game, view, *rest)
        assert self._program is not None
        self._program.stop()
        raise Fault(f"its first line is {said[:40]!r} and not 'ready' or 'ready text'")

    def _question(self, view: View) -> dict[str, object]:
        events, self.unheard = self.unheard, []
        if self._text is not None:
            assert view.seat is not None
            text = f"{self._text.welcome(view.seat)}\n\n{self._text.question(view, events)}"
            return {"type": "move", "text": text, "choices": view.legal}
        choices = [{"atom": atom, "label": self.game.label(view, atom)} for atom in view.legal]
        prompt = self.game.prompt(view)
        return {"type": "move", "prompt": prompt, "choices": choices, "view": view, "events": events}

    def _read(self, view: View, reply: str) -> list[int]:
        """A number is an atom, anything else a move in notation, read in a world that the view allows."""
        if reply.isascii() and reply.isdigit() and len(reply) < 8:
            if int(reply) not in view.legal:
                raise Fault(f"the atom {reply} is not legal", ILLEGAL)
            return [int(reply)]
        assert view.seat is not None
        world = self.game.sample(view, self.rng)
        if view.pending:
            raise Fault(f"{reply[:40]!r} is no atom, and a chain is begun", ILLEGAL)
        try:
            return self.game.read(world, view.seat, reply)
        except MoveError as error:
            raise Fault(str(error), ILLEGAL) from None

    def _default(self, view: View) -> list[int]:
        """The specification's default; inside a chain, where there is none, the first atom."""
        if view.pending:
            return [view.legal[0]]
        assert view.seat is not None
        return self.game.default(self.game.sample(view, self.rng), view.seat)

    def close(self) -> None:
        if self._program is not None:
            self._program.stop()


class Program:
    """A running program, asked line by line. It is stopped as soon as it breaks the rules, or when nobody needs it."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise Fault(f"it cannot be started: {error}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions = self._process.stdin
        self._replies: Queue[str] = Queue(maxsize=2)  # a flood stays in the pipe
        Thread(target=_pump, args=(self._process.stdout, self._replies), daemon=True).start()
        self.stop = weakref.finalize(self, _end, self._process)

    @property
    def is_alive(self) -> bool:
        return self.stop.alive and self._process.poll() is None

    def ask(self, question: dict[str, object], seconds: float) -> str:
        """The reply to a question; Fault, and the end of the program, if there is none in time."""
        try:
            if not self._replies.empty():
                raise Fault("it spoke before it was asked")
            self._questions.write(msgspec.json.encode(question).decode() + "\n")
            self._questions.flush()
            reply = self._replies.get(timeout=seconds)
            if not reply.endswith("\n"):
                raise Fault(f"a reply has more than {MAX_REPLY_LENGTH} characters" if reply else "it has ended")
        except (Fault, OSError, Empty, ValueError) as error:
            self.stop()
            if isinstance(error, Fault):
                raise
            if isinstance(error, Empty):
                raise Fault(f"no reply in {seconds:g} s", LATE) from None
            raise Fault("it has ended") from None
        return reply.strip()


def _pump(replies: IO[str], queue: Queue[str]) -> None:
    """Carry lines from the program to whoever waits for them; an empty one when there are no more."""
    try:
        while True:
            line = replies.readline(MAX_REPLY_LENGTH)
            queue.put(line)
            if not line.endswith("\n"):
                return
    except (OSError, ValueError):
        queue.put("")


def _end(process: subprocess.Popen[str]) -> None:
    """For good: a program that was late might answer the wrong question."""
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.close()
