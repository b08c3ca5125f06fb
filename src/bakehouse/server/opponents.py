"""The bots at a table: they get the views and the events of their seat, and nothing else."""

from __future__ import annotations

import asyncio
import logging
import time

from bakehouse.bots import Bot, chain_of, make_bot
from bakehouse.core.chance import Chance
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.server.metrics import Metrics

MAX_SEED = 2**31 - 1
SLOW = 0.003  # seconds for which a bot may keep the other tables waiting

log = logging.getLogger("bakehouse.server")


class Opponents:
    def __init__(self, game: Game, seed: bytes, metrics: Metrics) -> None:
        self._game = game
        self._chance = Chance(seed)
        self._metrics = metrics
        self._slow = {"hard"}  # levels
        self._bots: dict[tuple[int, str], Bot] = {}

    def forget(self, seat: int) -> None:
        """Somebody else plays here now; a bot that comes back starts afresh."""
        for key in [key for key in self._bots if key[0] == seat]:
            del self._bots[key]

    async def decide(self, state: State, seat: int, level: str) -> list[int]:
        """The whole decision of the bot in this seat. A level that was slow once thinks in a thread from then on."""
        if level in self._slow:
            return await asyncio.to_thread(self._decide, state, seat, level)
        begun = time.perf_counter()
        atoms = self._decide(state, seat, level)
        if time.perf_counter() - begun > SLOW:
            self._slow.add(level)
        return atoms

    def _decide(self, state: State, seat: int, level: str) -> list[int]:
        """An error inside a bot costs a default move."""
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = make_bot(level, self._game, self._seed(f"bot {seat} from {state.number}"))
        try:
            return chain_of(bot, self._game, state, seat)
        except Exception:
            self._metrics.bot_errors.inc()
            log.exception("bot failed", extra={"facts": {"game": self._game.info.slug, "level": level, "seat": seat}})
            del self._bots[seat, level]
            return self._game.default(state, seat)

    def advise(self, state: State, seat: int, level: str, begun: list[int]) -> list[int]:
        """What a new bot would play after the atoms picked already: one that remembers nobody's views."""
        bot = make_bot(level, self._game, self._seed(f"adviser {seat} at {state.number}"))
        return chain_of(bot, self._game, state, seat, begun)

    def _seed(self, name: str) -> int:
        """From a stream of its own, so that a bot's luck reveals nothing about the cards."""
        return int(self._chance.pick(name, MAX_SEED))
