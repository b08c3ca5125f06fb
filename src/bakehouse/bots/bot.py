"""What a bot is, and the levels that there are."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from bakehouse.bots.explanation import Candidate, Explanation, beliefs
from bakehouse.bots.opponent_model import OpponentModel
from bakehouse.core.chance import Rng
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game
from bakehouse.core.log import EVENTS
from bakehouse.core.view import Event, View

LEVELS = ("random", "easy", "medium", "hard")
PREFIX = "pipe:"  # and a command: a program of somebody else
UNIFORM = "uniform"  # hard without beliefs: to measure what they are worth
QUICK = "quick"  # medium for thousands of games: less careful where care takes long
MEASURED_LEVELS = ("random", "easy", QUICK, "medium", "hard")  # in the lab and on the ladder, from worse to better
SHORT_SEARCH = 60  # simulations of a medium bot, where a game has none of its own
SLIPS = 50  # of a hundred decisions of an easy bot are made without thinking


class Bot(ABC):
    """A player that is a function of the view, its seed and what it remembers of earlier views."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.listens = False  # does it want to hear what happens between its views,
        self.listens_for: int = EVENTS  # and of which kinds of events, a bit each?
        self.uses_memory = True  # does it look at what its seat remembers?
        self.sees_forced_moves = False  # does it learn from views that leave it no choice?
        self.informant: OpponentModel | None = None  # somebody who has listened, and whose beliefs it may share
        self.heard = 0  # the number of the last event that it has heard

    def hear(self, events: list[Event]) -> None:
        """What its seat has heard since the last time. A bot that hears nothing still has its views."""
        if events:
            self.heard = events[-1].number

    def set_seconds(self, seconds: float) -> None:  # noqa: B027  most levels answer at once
        """How long it may think about a decision from now on."""

    @abstractmethod
    def move(self, view: View) -> int:
        """One of the legal moves of the view's seat."""

    def plans(self, view: View) -> list[list[int]]:
        """The whole moves that deserve a search, atom by atom; none: all of them do."""
        return []

    def ideas(self, view: View) -> list[int]:
        """The moves that it has compared, the best first; most levels have one idea. Like a move, it uses up luck."""
        return [self.move(view)]

    def needs_thought(self, move: int) -> bool:
        """Is this something that not even an easy bot does without thinking?"""
        return False

    def explain(self, view: View) -> Explanation:
        """What it would play and why, as far as it can tell. Like a move, this uses up its luck."""
        chosen = self.move(view)
        candidates = [Candidate(move, self.game.label(view, move)) for move in view.legal]
        return Explanation(chosen, candidates, beliefs(self.game, view, self.rng))


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def move(self, view: View) -> int:
        return view.legal[self.rng.below(len(view.legal))]


class EasyBot(Bot):
    """Plays like a medium bot that has not been listening, and sometimes any move at all."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.better = medium_bot(game, self.rng.next_seed())
        self.listens = self.better.listens
        self.listens_for = self.better.listens_for
        self.uses_memory = False
        self.sees_forced_moves = self.better.sees_forced_moves

    def hear(self, events: list[Event]) -> None:
        super().hear(events)
        self.better.hear(events)

    def move(self, view: View) -> int:
        if not view.pending and self.rng.below(100) < SLIPS:
            move = view.legal[self.rng.below(len(view.legal))]
            if not self.better.needs_thought(move):
                return move
        return self.better.move(without_memory(view))


def without_memory(view: View) -> View:
    """A view of somebody who did not listen; not every game remembers anything."""
    return view if getattr(view, "known", None) is None else msgspec.structs.replace(view, known=None)


def medium_bot(game: Game, seed: int) -> Bot:
    """The game's own medium bot, or a short search."""
    from bakehouse.bots.by_game import own_medium_bot
    from bakehouse.bots.hard import HardBot

    return own_medium_bot(game, seed) or HardBot(game, seed, iterations=SHORT_SEARCH)


def make_bot(level: str, game: Game, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot of this level. The first three levels answer at once and need no budget."""
    check_budget(seconds, iterations)
    if level.startswith(PREFIX):
        from bakehouse.bots.subprocess_bot import SubprocessBot

        return SubprocessBot(game, level.removeprefix(PREFIX), seed, seconds)
    match level:
        case "random":
            return RandomBot(game, seed)
        case "easy":
            return EasyBot(game, seed)
        case "medium":
            return medium_bot(game, seed)
        case "quick":
            from bakehouse.bots.by_game import own_quick_bot

            return own_quick_bot(game, seed) or medium_bot(game, seed)
        case "hard" | "uniform":
            from bakehouse.bots.hard import HardBot

            return HardBot(game, seed, seconds, iterations, believes=level != UNIFORM)
    raise OptionError(f"there is no bot level {level!r}; there are: {', '.join(LEVELS)}, or {PREFIX}COMMAND")


def check_budget(seconds: float | None, iterations: int | None) -> None:
    if seconds is not None and not 0 < seconds < float("inf"):
        raise OptionError(f"a bot needs a positive number of seconds, not {seconds}")
    if iterations is not None and iterations < 1:
        raise OptionError(f"a bot needs at least one iteration, not {iterations}")
    if seconds is not None and iterations is not None:
        raise OptionError("a bot has a budget of seconds or of iterations, not of both")
