"""OpenSpiel's games of imperfect information, as they come."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

import pyspiel

from bakehouse.leaktest.world import CHANCE, Channels, Environment, Json, Move, World

READERS: dict[str, Callable[[Any, int], Any]] = {
    "information_state_string": lambda state, seat: state.information_state_string(seat),
    "information_state_tensor": lambda state, seat: state.information_state_tensor(seat),
    "observation_string": lambda state, seat: state.observation_string(seat),
    "observation_tensor": lambda state, seat: state.observation_tensor(seat),
    "observation_struct": lambda state, seat: Json(state.to_observation_struct(seat).to_json()),
}


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
        provided = {
            "information_state_string": kind.provides_information_state_string,
            "observation_string": kind.provides_observation_string,
            "information_state_tensor": kind.provides_information_state_tensor,
            "observation_tensor": kind.provides_observation_tensor,
            "observation_struct": True,
        }
        self.root = loaded.new_initial_state()
        first = self._first_decision()
        first.legal_actions()  # games that have action structs only refuse, and cannot be played here
        with _without_complaints():
            self.readers = {
                name: READERS[name]
                for name, is_provided in provided.items()
                if is_provided and _works(READERS[name], first, 0)
            }
            self.samples = _works(first.resample_from_infostate, 0, random.Random(0).random)
        # An information state is all that a player knows; an observation may leave out what was seen before; a tensor
        # may encode several positions alike. Whatever is compared is compared with the first of these that there is.
        self.complete = frozenset(list(self.readers)[:1])
        self.hidden_moves = "information_state_string" in self.complete

    def _first_decision(self) -> Any:
        world = OpenSpielWorld(self.root.clone(), {})
        rng = random.Random(0)
        while world.actor == CHANCE:
            world.step(world.choose(rng))
        return world.state

    def start(self, seed: int) -> World:
        return OpenSpielWorld(self.root.clone(), self.readers)  # a new root takes gin_rummy 300 times as long

    def audiences(self) -> Sequence[int]:
        return range(self.game.num_players())


def _works(call: Callable[..., object], *args: object) -> bool:
    try:
        call(*args)
    except (RuntimeError, pyspiel.SpielError):
        return False
    return True


@contextmanager
def _without_complaints() -> Iterator[None]:
    """What is not implemented is said on the standard error by C++, past Python's."""
    kept = os.dup(2)
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
