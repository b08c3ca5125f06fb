"""A person's unfinished decision: a chain of atoms on a copy of the state, which can be dropped at any time."""

from __future__ import annotations

from dataclasses import dataclass

from bakehouse.core.game import Game
from bakehouse.core.messages import Message
from bakehouse.core.state import State
from bakehouse.core.view import View


@dataclass(frozen=True)
class Choice:
    """A legal atom: what it does, and in notation together with what was chosen before it."""

    atom: int
    label: Message
    notation: str


class Draft:
    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self.drop()

    def drop(self) -> None:
        """Start over."""
        self.atoms: list[int] = []
        self._choices: list[int] = []  # the places of atoms to which there was an alternative
        self.trial = self._state.trial()

    def add(self, atom: int) -> None:
        if len(self.trial.legal(self._seat)) > 1:
            self._choices.append(len(self.atoms))
        self.trial.play(self._seat, atom)
        self.atoms.append(atom)

    @property
    def is_begun(self) -> bool:
        """Has anything been chosen yet?"""
        return bool(self._choices)

    def take_back(self) -> None:
        """Undo the last choice, and what followed from it."""
        kept = self.atoms[: self._choices[-1]]
        self.drop()
        for atom in kept:
            self.add(atom)

    @property
    def is_complete(self) -> bool:
        return bool(self.atoms) and not self.trial.pending(self._seat)

    @property
    def notation(self) -> str:
        return self._game.text(self._state, self._seat, self.atoms)

    @property
    def view(self) -> View:
        return self._game.view(self.trial, self._seat)

    def choices(self) -> list[Choice]:
        view = self.view
        return [
            Choice(atom, self._game.label(view, atom), self._game.text(self._state, self._seat, [*self.atoms, atom]))
            for atom in view.legal
        ]

    def labels(self) -> list[Message]:
        """What was picked so far."""
        trial = self._state.trial()
        labels = []
        for atom in self.atoms:
            labels.append(self._game.label(self._game.view(trial, self._seat), atom))
            trial.apply(self._seat, atom)
        return labels
