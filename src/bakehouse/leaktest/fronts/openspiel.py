"""OpenSpiel's games of imperfect information, as they come."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

import pyspiel

from bakehouse.leaktest.world import CHANCE, Channels, Environment, Move, World

INFORMATION = pyspiel.GameType.Information


class OpenSpielWorld(World):
    def __init__(self, state: Any, readers: dict[str, Callable[[Any, int], Any]]) -> None:
        self.state = state
        self.readers = readers

    @property
    def actor(self) -> int | None:
        if self.state.is_terminal():
            return None
        return CHANCE if self.state.is_chance_node() else int(self.state.current_player())

    def legal(self) -> Sequence[Move]:
        if self.state.is_chance_node():
            return [outcome for outcome, _ in self.state.chance_outcomes()]
        return list(self.state.legal_actions())

    def odds(self) -> Sequence[float]:
        return [probability for _, probability in self.state.chance_outcomes()]

    def step(self, move: Move) -> None:
        self.state.apply_action(move)

    def perceive(self, seat: int) -> Channels:
        """A finished game hides nothing that anybody could still use: there, nothing is compared."""
        if self.state.is_terminal():
            return {}
        channels = {name: read(self.state, seat) for name, read in self.readers.items()}
        is_asked = self.state.current_player() == seat
        channels["legal_actions"] = self.state.legal_actions(seat) if is_asked else []
        channels["action_strings"] = [self.state.action_to_string(seat, move) for move in channels["legal_actions"]]
        channels["reward"] = self.state.player_reward(seat)
        return channels

    def twin(self, seat: int, rng: random.Random) -> World | None:
        return OpenSpielWorld(self.state.resample_from_infostate(seat, rng.random), self.readers)

    def truth(self) -> str:
        return str(self.state)


class OpenSpiel(Environment):
    """`openspiel:gin_rummy`, `openspiel:leduc_poker(players=3)`."""

    def __init__(self, game: str) -> None:
        self.name = f"openspiel:{game}"
        self.version = f"open_spiel {version('open_spiel')}"
        loaded = pyspiel.load_game(game)
        kind = loaded.get_type()
        if kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            loaded = pyspiel.convert_to_turn_based(loaded)
            kind = loaded.get_type()
        self.game = loaded
        readers: dict[str, Callable[[Any, int], Any]] = {}
        if kind.provides_information_state_string:
            readers["information_state_string"] = lambda state, seat: state.information_state_string(seat)
        if kind.provides_information_state_tensor:
            readers["information_state_tensor"] = lambda state, seat: state.information_state_tensor(seat)
        if kind.provides_observation_string:
            readers["observation_string"] = lambda state, seat: state.observation_string(seat)
        if kind.provides_observation_tensor:
            readers["observation_tensor"] = lambda state, seat: state.observation_tensor(seat)
        first = self._first_decision()
        if _works(lambda: first.to_observation_struct(0)):
            readers["observation_struct"] = lambda state, seat: json.loads(state.to_observation_struct(seat).to_json())
        self.readers = readers
        self.complete = frozenset(readers)
        self.samples = _works(lambda: first.resample_from_infostate(0, random.Random(0).random))

    def _first_decision(self) -> Any:
        world = OpenSpielWorld(self.game.new_initial_state(), {})
        rng = random.Random(0)
        while world.actor == CHANCE:
            world.step(world.choose(rng))
        return world.state

    def start(self, seed: int) -> World:
        return OpenSpielWorld(self.game.new_initial_state(), self.readers)

    def audiences(self) -> Sequence[int]:
        return range(self.game.num_players())


def _works(call: Callable[[], object]) -> bool:
    try:
        call()
    except (RuntimeError, pyspiel.SpielError):
        return False
    return True
