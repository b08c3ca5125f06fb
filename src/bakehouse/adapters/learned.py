"""MaskablePPO of sb3-contrib on one of the games, and what it has learned as a bot."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from bakehouse.adapters.gymnasium import BakehouseEnv
from bakehouse.bots import Bot
from bakehouse.core.encoder import Encoder
from bakehouse.core.game import Game
from bakehouse.core.view import View

STEPS = 256  # of each environment, between two updates
EPISODE = 500  # actions at most


def learn(slug: str, steps: int, seed: int) -> Learned:
    """Play every seat against random bots for so many steps; all else as sb3-contrib has it."""
    torch.set_num_threads(1)
    seats = BakehouseEnv(slug).seats
    environments = DummyVecEnv([partial(BakehouseEnv, slug, seat=seat, limit=EPISODE) for seat in range(seats)])
    model = MaskablePPO("MlpPolicy", environments, n_steps=STEPS, seed=seed, device="cpu")
    return Learned(model.learn(steps))


class Learned:
    """A trained policy."""

    def __init__(self, model: Any) -> None:
        self._model = model

    def bot(self, game: Game, seed: int) -> Bot:
        return LearnedBot(game, seed, self._model)


class LearnedBot(Bot):
    """The likeliest action. It reads the numbers of a world that its view allows, which are those of the true one."""

    def __init__(self, game: Game, seed: int, model: Any) -> None:
        super().__init__(game, seed)
        self._model = model
        self._encoder: Encoder | None = None

    def move(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        world = self.game.sample(view, self.rng)
        if self._encoder is None:
            self._encoder = self.game.encoder(world)
        mask = np.zeros(self._encoder.moves, np.bool_)
        mask[view.legal] = True
        seen = np.array(self._encoder.numbers(world, view.seat), np.int16)
        action, _ = self._model.predict(seen, action_masks=mask, deterministic=True)
        return int(action)
