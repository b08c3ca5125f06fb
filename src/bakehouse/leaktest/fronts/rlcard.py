"""RLCard's games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import rlcard

from bakehouse.leaktest.compare import plain
from bakehouse.leaktest.luck import take_luck
from bakehouse.leaktest.world import Channels, Environment, Move, World

WAITING = "waiting_"  # channels of `get_state` for a seat that is not the one to move: RLCard's own loop asks for none


class RLCardWorld(World):
    def __init__(self, environment: Any) -> None:
        self.environment = environment
        self.state, _ = environment.reset()

    @property
    def actor(self) -> int | None:
        return None if self.environment.is_over() else int(self.environment.get_player_id())

    def legal(self) -> Sequence[Move]:
        return [int(move) for move in self.state["legal_actions"]]

    def step(self, move: Move) -> None:
        self.state, _ = self.environment.step(move)

    def perceive(self, seat: int) -> Channels:
        """A finished game hides nothing that anybody could still use: there, nothing is compared."""
        if self.actor is None:
            return {}
        if seat == self.actor:
            return dict(self.state)
        try:
            state = self.environment.get_state(seat)
        except (LookupError, NameError, TypeError, ValueError):  # not made to be asked now: Dou Dizhu's first turns
            return {}
        return {f"{WAITING}{name}": value for name, value in state.items()}

    def truth(self) -> str:
        try:
            return repr(plain(self.environment.get_perfect_information()))
        except NotImplementedError:
            return ""


class RLCard(Environment):
    """`rlcard:gin-rummy`."""

    redeals = False  # its luck is no actor: the generator is taken over

    def __init__(self, game: str) -> None:
        self.name = f"rlcard:{game}"
        self.version = f"rlcard {version('rlcard')}"
        self.game = game
        self.complete = frozenset(["raw_obs", f"{WAITING}raw_obs"])  # `obs` encodes it, and may leave things out
        self.seats = int(self._made(0).num_players)

    def _made(self, seed: int) -> Any:
        return rlcard.make(self.game, config={"seed": seed})

    def start(self, seed: int) -> World:
        return RLCardWorld(self._made(seed))

    def redealt(self, seed: int, rng: random.Random) -> World | None:
        made = self._made(seed)
        return RLCardWorld(made) if take_luck(made, rng) else None

    def audiences(self) -> Sequence[int]:
        return range(self.seats)
