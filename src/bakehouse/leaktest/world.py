"""What the kit needs to know of an environment. Four methods are enough; the others have defaults."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any

SPECTATOR = -1
CHANCE = -2  # the actor when a card is drawn or a die is cast, in environments that say so

Move = Hashable
Channels = dict[str, Any]  # what a seat receives, by the name of the channel


class Opaque:
    """Bytes that differ anyway (encrypted, stamped with the time): only their number is compared."""

    def __init__(self, content: bytes | str) -> None:
        self.size = len(content.encode() if isinstance(content, str) else content)


class Json:
    """A value that is JSON already: it is compared as it is, and read only where it differs."""

    def __init__(self, text: bytes | str) -> None:
        self.text = text.encode() if isinstance(text, str) else text


class World(ABC):
    """A game in progress, with everything that is hidden in it."""

    @property
    @abstractmethod
    def actor(self) -> int | None:
        """The seat that moves next, CHANCE, or None when the game is over."""

    @abstractmethod
    def legal(self) -> Sequence[Move]:
        """What the actor may do; if that is CHANCE, what can happen."""

    @abstractmethod
    def step(self, move: Move) -> None:
        """The actor does this."""

    @abstractmethod
    def perceive(self, seat: int) -> Channels:
        """Everything that this seat receives now."""

    def twin(self, seat: int, rng: random.Random) -> World | None:
        """Another world in which this seat has received the same: the environment's own sampler, if it has one."""
        return None

    def truth(self) -> str:
        """What nobody sees as a whole: two worlds with the same truth are the same world. By default unknown."""
        return ""

    def odds(self) -> Sequence[float]:
        """How likely each of the things is that can happen (the actor is CHANCE)."""
        count = len(self.legal())
        return [1 / count] * count

    def choose(self, rng: random.Random) -> Move:
        """A move for the actor, or an outcome of chance: the kit plays with these."""
        if self.actor == CHANCE:
            return rng.choices(self.legal(), self.odds())[0]
        return rng.choice(self.legal())

    def reading(self, move: Move, seat: int) -> Hashable:
        """What this seat learns of the actor's move. By default nothing of it is hidden."""
        return move

    def mirror(self, move: Move, reading: Hashable, seat: int) -> Move | None:
        """The move of this world that reads the same to the seat; None if there is none."""
        return move if move in self.legal() else None


class Environment(ABC):
    """Makes worlds."""

    name: str  # as it is typed: openspiel:gin_rummy
    version: str = ""
    # Channels each of which, from the first step to the last, is meant to hold all that a seat may know. While one of
    # them reads the same in two worlds, nothing else may tell them apart.
    complete: frozenset[str]
    samples: bool = False  # do its worlds have a `twin`?
    longest: int = 600  # steps of a game; a longer one is left there
    redeals: bool = True  # can the kit replay a game with other outcomes of chance?
    # And with other moves of other seats? Only if the complete channels keep every move that the seat has seen: what
    # shows the present only does not tell that somebody has passed.
    hidden_moves: bool = False

    @abstractmethod
    def start(self, seed: int) -> World:
        """A new game; the same seed gives the same game."""

    @abstractmethod
    def audiences(self) -> Sequence[int]:
        """The seats, and SPECTATOR if there are any."""

    def redealt(self, seed: int, rng: random.Random) -> World | None:
        """The game of this seed with a little other luck, for environments whose luck is no actor."""
        return None
