"""The decisions of a player that changed most: what the hard bot would have done, and how much likelier it wins.

Everything is judged from the View of the moment, by worlds that fit it: what the player could not know counts for
nothing. First each decision gets a quick look, by which the most promising are chosen. These are then compared anew, in
other worlds: among many decisions some look bad by chance, and only the second look says how bad they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from time import monotonic

from bakehouse.bots.chain import catch_up, chain_of
from bakehouse.bots.hard import HardBot
from bakehouse.bots.rollout import Rollout
from bakehouse.core.chance import Rng
from bakehouse.core.decision import only_chain
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.core.view import View

SHOWN = 3  # decisions
LOOKED_AT = 6  # that get a second look
LEAST_GAIN = 0.03  # of the chance to win: less is not worth a word
SURE = 2.6  # standard errors by which a gain must differ from nothing: that happens by chance once in a hundred times
INTERVAL = 1.96  # standard errors to both sides: what is true lies within in nineteen of twenty cases
MOST_SECONDS = 0.5  # for one thought, however few there are
LEAST_WORLDS = 3


@dataclass(frozen=True)
class Budget:
    """Seconds for a whole review; or worlds for each look, and then the same game always has the same review."""

    seconds: float = 12.0
    worlds: int = 0  # for a quick look; a second look gets eight times as many


@dataclass(frozen=True)
class Choice:
    """A decision that a player made: where, and what."""

    move: int  # how many decisions were made before it at the table
    before: State  # when the player was asked; of others who were asked at the same time, no answer is in it
    seat: int
    atoms: list[int]


@dataclass(frozen=True)
class Judged:
    """A decision and what the hard bot would have done instead, with how likely each of them wins."""

    choice: Choice
    better: list[int]
    played_chance: float
    better_chance: float
    error: float  # the standard error of the difference
    simulations: int  # of each of the two

    @property
    def gain(self) -> float:
        return self.better_chance - self.played_chance

    @property
    def is_clear(self) -> bool:
        return self.gain >= LEAST_GAIN and self.gain >= SURE * self.error


class Review:
    """Goes through the choices of one seat step by step: `steps` says how many are done, of how many."""

    def __init__(
        self, game: Game, choices: Callable[[], Iterable[Choice]], count: int, budget: Budget, seed: int = 0
    ) -> None:
        """`choices` is gone through twice, in the order of the game."""
        self._game = game
        self._choices = choices
        self._count = count
        self._budget = budget
        self._seed = seed
        self._rng = Rng(seed)
        self.found: list[Judged] = []  # when all steps are done: the clearest differences, the largest first

    def steps(self) -> Iterator[tuple[int, int]]:
        total = self._count + LOOKED_AT + 1
        suspects: list[Judged] = []
        for done, _ in enumerate(self._first_look(suspects), 1):
            yield done, total
        suspects.sort(key=lambda one: one.gain - one.error, reverse=True)
        left = {one.choice.move: one.better for one in suspects[:LOOKED_AT]}
        judged: list[Judged] = []
        for done, one in enumerate(self._second_look(left), self._count + 1):
            judged.append(one)
            yield done, total
        judged.sort(key=lambda one: one.gain, reverse=True)
        self.found = [one for one in judged if one.is_clear][:SHOWN]
        yield total, total

    def _first_look(self, suspects: list[Judged]) -> Iterator[Choice]:
        """Half of the time: what would the hard bot do, and is that something else?"""
        each = min(self._budget.seconds / 2 / max(self._count, 1), MOST_SECONDS)
        bot = self._bot(each * 0.6)
        for choice in self._choices():
            better = chain_of(bot, self._game, choice.before, choice.seat)
            if better != choice.atoms and self._can_be_judged(bot, choice):
                judged = self._compare(bot, choice, better, each * 0.4, self._budget.worlds)
                if judged.gain > 0:
                    suspects.append(judged)
            yield choice

    def _second_look(self, better: dict[int, list[int]]) -> Iterator[Judged]:
        """The other half of the time. The bot hears everything anew, and of each moment only what came before it."""
        each = min(self._budget.seconds / 2 / LOOKED_AT, 4 * MOST_SECONDS)
        bot = self._bot(each)
        for choice in self._choices():
            catch_up(bot, self._game, choice.before, choice.seat)
            bot.opponent_model.notice(self._view(choice))
            if choice.move in better:
                yield self._compare(bot, choice, better[choice.move], each, 8 * self._budget.worlds)

    def _bot(self, seconds: float) -> HardBot:
        if self._budget.worlds:
            return HardBot(self._game, self._seed, iterations=60)
        return HardBot(self._game, self._seed, seconds=max(seconds, 0.01))

    def _view(self, choice: Choice) -> View:
        return self._game.view(choice.before, choice.seat)

    def _can_be_judged(self, bot: HardBot, choice: Choice) -> bool:
        """Was there a choice, and can playouts tell what it is worth? They know nothing of what is said in an offer."""
        if only_chain(choice.before, choice.seat) is not None:
            return False
        return bot.rollout.is_searchable(self._game.sample(self._view(choice), self._rng))

    def _compare(self, bot: HardBot, choice: Choice, better: list[int], seconds: float, worlds: int) -> Judged:
        view, seat = self._view(choice), choice.seat
        pairs: list[tuple[float, float]] = []  # a world each
        simulations = 0
        end = monotonic() + seconds
        while len(pairs) < max(worlds, LEAST_WORLDS) or (not worlds and monotonic() < end):
            world = bot.opponent_model.world(view, self._rng)
            times = max(1, bot.rollout.uses(world) // 2)
            played = rather = 0.0
            for _ in range(times):
                one, other = outcomes(bot.rollout, world, seat, (choice.atoms, better), self._rng.next_seed())
                played += one[seat] / times
                rather += other[seat] / times
            pairs.append((played, rather))
            simulations += times
        return _judged(choice, better, pairs, simulations)


def outcomes(rollout: Rollout, world: State, seat: int, chains: Iterable[list[int]], luck: int) -> list[list[float]]:
    """What each of these moves of the seat came to, in the same world with the same luck: how likely each seat wins."""
    rng = Rng(luck)
    world = world.copy()
    rollout.vary(world, rng)
    beginning = rng.state
    found = []
    for atoms in chains:
        rng.state = beginning
        found.append(_outcome(rollout, world.copy(), seat, atoms, rng))
    return found


def _outcome(rollout: Rollout, world: State, seat: int, atoms: list[int], rng: Rng) -> list[float]:
    """A game that was played to its end says itself who has won; otherwise the rollout estimates it."""
    rollout.begin(world)
    for atom in atoms:
        world.apply(seat, atom)
    left = int(rollout.horizon)
    while left > 0 and not world.over and not rollout.is_settled(world):
        actor = world.actor
        world.apply(actor, rollout.quick(world, actor, rng))
        left -= 1
    return world.rewards() if world.over else rollout.values(world)


def _judged(choice: Choice, better: list[int], pairs: list[tuple[float, float]], simulations: int) -> Judged:
    count = len(pairs)
    played = sum(one for one, _ in pairs) / count
    rather = sum(other for _, other in pairs) / count
    spread = sum((other - one - (rather - played)) ** 2 for one, other in pairs) / (count - 1)
    return Judged(choice, better, played, rather, sqrt(spread / count), simulations)
