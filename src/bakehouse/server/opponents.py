"""The bots at a table: who they are, and what they are asked."""

from __future__ import annotations

from collections import Counter

from bakehouse.core.chance import Chance
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.server.runtime import BotTask

MAX_SEED = 2**31 - 1
ADVICE_SECONDS = 1.0


class Opponents:
    def __init__(self, code: str, game: Game, seed: bytes, deck: str, *, are_new: bool = False) -> None:
        """`are_new`: every decision is a new bot's, which has heard what its seat has heard. So it depends on the seed
        and on what was played, and on nothing else: neither on a restart nor on what was taken back."""
        self._code = code
        self._game = game
        self._chance = Chance(seed)
        self._deck = deck
        self._are_new = are_new
        self._seeds: dict[tuple[int, str], int] = {}  # by seat and level
        self._sat: Counter[int] = Counter()  # by seat: how many bots have sat there

    def forget(self, seat: int) -> None:
        """Somebody else plays here now; a bot that comes back starts afresh."""
        for key in [key for key in self._seeds if key[0] == seat]:
            del self._seeds[key]

    def task(self, state: State, seat: int, level: str, seconds: float, deadline: float) -> BotTask:
        """What the bot in this seat has to decide now."""
        if self._are_new:
            seed = self._seed(f"bot {seat} at {state.number}")
            return BotTask(self._code, self._game, self._deck, seat, level, seed, state.copy(), is_new=True)
        if (seat, level) not in self._seeds:
            self._sat[seat] += 1
            self._seeds[seat, level] = self._seed(f"bot {seat} number {self._sat[seat]} from {state.number}")
        seed = self._seeds[seat, level]
        return BotTask(
            self._code, self._game, self._deck, seat, level, seed, state.copy(), seconds=seconds, deadline=deadline
        )

    def advice(self, state: State, seat: int, level: str, begun: list[int], besides: list[int]) -> BotTask:
        """What a new bot, one that remembers nobody's views, would play after the atoms picked already.

        `besides`: not these, which have been suggested before.
        """
        seed = self._seed(f"adviser {seat} at {state.number}")
        return BotTask(
            self._code,
            self._game,
            self._deck,
            seat,
            level,
            seed,
            state.copy(),
            tuple(begun),
            tuple(besides),
            ADVICE_SECONDS,
            remembers=False,
        )

    def _seed(self, name: str) -> int:
        """From a stream of its own, so that a bot's luck reveals nothing about the cards."""
        return int(self._chance.pick(name, MAX_SEED))
