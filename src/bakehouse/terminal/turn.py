"""One question put to a person: what happened, the table, the legal moves, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakehouse.core.decision import Decision
from bakehouse.core.draft import Draft
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
            self._answer(self.screen.ask(f"Seat {self.game.seat_name(self.seat)}"))
            if self.was_undone:
                return None
        self.screen.say(f"You play: {self.draft.notation}")
        return Decision(self.seat, self.draft.atoms, forced=not self._chose)

    # -- Showing -------------------------------------------------------------

    def show_table(self) -> None:
        self.screen.say()
        self.screen.heading("The table:")
        self.screen.say(self.game.picture(self.draft.view))

    def show_question(self) -> None:
        """What is asked next, with the numbered choices. A single choice is not asked about, but made."""
        self._take_single_choices()
        if self.draft.is_complete:
            return
        self.screen.say()
        if self.draft.atoms:
            self.screen.say(f"So far: {self.draft.notation}")
        self.screen.heading(self.game.prompt(self.draft.view))
        for number, choice in enumerate(self.draft.choices(), 1):
            self.screen.say(f"{number}. {choice}")

    def _take_single_choices(self) -> None:
        """Among several people the first atom is always asked for: a missing question would reveal part of a hand."""
        while not self.draft.is_complete:
            choices = self.draft.choices()
            if len(choices) > 1 or (self.session.has_curtain and not self.draft.atoms):
                return
            self.screen.say()
            self.screen.heading(self.game.prompt(self.draft.view))
            self.screen.say(f"There is only one choice, so it is made for you: {choices[0]}")
            self.draft.add(choices[0].atom)

    # -- Reading -------------------------------------------------------------

    def _answer(self, line: str) -> None:
        word, _, rest = line.removeprefix("/").partition(" ")
        word = word.casefold()
        if not line:
            self.screen.refuse("Type the number of a choice, a move in notation, or ? for help.")
        elif line.isascii() and line.isdigit():
            self._choose(line)
        elif line.startswith("/") and word not in commands.COMMANDS:
            self.screen.refuse(f"There is no command {word!r}; ? lists them.")
        elif word in commands.COMMANDS and (line.startswith("/") or not self._is_legal(line)):
            commands.COMMANDS[word].run(self, rest.strip())
        else:
            self._read(line)

    def _choose(self, digits: str) -> None:
        choices = self.draft.choices()
        numbers = {str(number): choice for number, choice in enumerate(choices, 1)}
        if digits not in numbers:
            count = "there is only choice 1" if len(choices) == 1 else f"there are choices 1 to {len(choices)}"
            self.screen.refuse(f"There is no choice {digits[:SHOWN_DIGITS]}; {count}.")
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
            self.screen.refuse(str(error))
            self.screen.say(f"Type why {line} to read more about it.")
        except AmbiguousMove as error:
            self.screen.refuse(f"Please be more specific. {error}")
        except MoveError as error:
            self.screen.refuse(f"Not understood: {error}")
            self.screen.say("Type the number of a choice, or ? for help.")
        else:
            self._chose = True
            self.draft.drop()
            for atom in atoms:
                self.draft.add(atom)
