"""One question put to a person: what happened, the table, the legal moves, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.decision import Decision
from bakehouse.core.draft import Choice, Draft
from bakehouse.core.errors import AmbiguousMove, IllegalMove, MoveError
from bakehouse.terminal import commands

if TYPE_CHECKING:
    from bakehouse.terminal.session import Session

SHOWN_DIGITS = 20


class Turn:
    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.game = session.game
        self.screen = session.screen
        self.seat = seat
        self.words = session.words(seat)
        self.state = session.match.state
        self.draft = Draft(self.game, self.state, seat)
        self.was_undone = False
        self._chose = False

    def ask(self) -> Decision | None:
        """What the person decides; None if the last move was taken back instead."""
        self.session.show_news(self.seat)
        self.show_table()
        self.show_question()
        while not self.draft.is_complete:
            self._answer(self.screen.ask(self._name()))
            if self.was_undone:
                return None
        self.screen.show(self.words.say("terminal-you-play", move=self.draft.notation))
        return Decision(self.seat, self.draft.atoms, forced=not self._chose)

    def _name(self) -> str:
        """Whom the question is for; a person alone needs no name."""
        return self.words.player(self.seat) if self.session.has_curtain else self.words.say("terminal-you")

    # -- Showing -------------------------------------------------------------

    def show_table(self) -> None:
        self.screen.show()
        self.screen.heading(self.words.say("terminal-the-table"))
        self.session.show_picture(self.draft.view)

    def show_question(self) -> None:
        """What is asked next, with the numbered choices. A single choice is not asked about, but made."""
        self._take_single_choices()
        if self.draft.is_complete:
            return
        self.screen.show()
        if self.draft.atoms:
            self.screen.show(self.words.say("terminal-so-far", move=self.draft.notation))
        self.screen.heading(self.words(self.game.prompt(self.draft.view)))
        for number, choice in enumerate(self.draft.choices(), 1):
            self.screen.show(f"{number}. {self._in_words(choice)}")

    def _in_words(self, choice: Choice) -> str:
        """What it does, and what may be typed for it."""
        return f"{self.words(choice.label)} [{choice.notation}]"

    def _take_single_choices(self) -> None:
        """Among several people the first atom is always asked for: a missing question would reveal part of a hand."""
        while not self.draft.is_complete:
            choices = self.draft.choices()
            if len(choices) > 1 or (self.session.has_curtain and not self.draft.atoms):
                return
            self.screen.show()
            self.screen.heading(self.words(self.game.prompt(self.draft.view)))
            self.screen.show(self.words.say("terminal-one-choice", choice=self._in_words(choices[0])))
            self.draft.add(choices[0].atom)

    # -- Reading -------------------------------------------------------------

    def _answer(self, line: str) -> None:
        word, _, rest = line.removeprefix("/").partition(" ")
        word = word.casefold()
        if not line:
            self.screen.refuse(self.words.say("terminal-type-something"))
        elif line.isascii() and line.isdigit():
            self._choose(line)
        elif line.startswith("/") and word not in commands.COMMANDS:
            self.screen.refuse(self.words.say("terminal-no-command", typed=word))
        elif word in commands.COMMANDS and (line.startswith("/") or not self._is_legal(line)):
            commands.COMMANDS[word].run(self, rest.strip())
        else:
            self._read(line)

    def _choose(self, digits: str) -> None:
        choices = self.draft.choices()
        numbers = {str(number): choice for number, choice in enumerate(choices, 1)}
        if digits not in numbers:
            self.screen.refuse(self.words.say("terminal-no-choice", typed=digits[:SHOWN_DIGITS], count=len(choices)))
            return
        self._chose = True
        self.draft.add(numbers[digits].atom)
        self.show_question()

    def _is_legal(self, line: str) -> bool:
        """A word that is a command may also be a move of the game; then it is the move."""
        try:
            self.game.read(self.state, self.seat, line)
        except MoveError:
            return False
        return True

    def _read(self, line: str) -> None:
        """A whole line of notation; it replaces an unfinished chain."""
        try:
            atoms = self.game.read(self.state, self.seat, line)
        except IllegalMove as error:
            self.screen.refuse(self._refusal(line, error))
            self.screen.show(self.words.say("terminal-type-why", line=line))
        except AmbiguousMove as error:
            self.screen.refuse(self.words.say("terminal-be-specific", error=str(error)))
        except MoveError as error:
            self.screen.refuse(self.words.say("terminal-not-understood", error=str(error)))
            self.screen.show(self.words.say("terminal-type-choice"))
        else:
            self._chose = True
            self.draft.drop()
            for atom in atoms:
                self.draft.add(atom)

    def _refusal(self, line: str, error: IllegalMove) -> str:
        """The fact first, then the rule."""
        rule = f"{self.game.rules[error.rule].quote()} ({error.rule})"
        if error.fact is None:
            return self.words.say("terminal-refused", line=line, rule=rule)
        return f"{self.words(error.fact)} {rule}"
