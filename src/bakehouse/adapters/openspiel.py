"""The games as OpenSpiel games written in Python: `pyspiel.load_game("bakehouse_pastry_chefs")` after this import.

An action is one atom of a move. All luck is one chance node at the beginning, which picks one of `deals` deals. Where
several seats are asked at once they answer in asking order, and nobody sees an answer before the last one is in.
Parameters: `players`, `deals`, `options` ("stall_turns:4 pass:on"), and `position`, a position as `quoted` writes it,
in which every deal begins; what the seat that is asked does not see is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self
from urllib.parse import quote, unquote

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from bakehouse.adapters.recall import Recall, Tally
from bakehouse.core.chance import Rng
from bakehouse.core.encoder import Encoder
from bakehouse.core.game import Game
from bakehouse.core.options import read_changed
from bakehouse.core.state import State
from bakehouse.games import load

DEALS = 1_000
LONGEST = 1_000_000  # where the rules give no bound
DRAWN = 2**31
RESAMPLED = -1  # instead of the number of a deal


def quoted(position: str) -> str:
    """A position as a parameter: OpenSpiel takes commas, brackets and the like for its own."""
    return quote(position.strip(), safe=" :")


def type_of(game: Game, total: float | None) -> pyspiel.GameType:
    """`total` is the sum of everybody's rewards in the end, if it is always the same."""
    sums = pyspiel.GameType.Utility
    least, most = game.info.seats
    return pyspiel.GameType(
        short_name=f"bakehouse_{game.info.slug.replace('-', '_')}",
        long_name=f"Bakehouse: {game.info.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.GENERAL_SUM if total is None else sums.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.info.usual_seats,
            "deals": DEALS,
            "options": "",
            "position": "",
        },
    )


class Deals:
    """What a game's parameters say: who plays, with which options, and from which position."""

    def __init__(self, slug: str, params: dict[str, Any]) -> None:
        game = load(slug)
        self.game = game
        self.params = params
        self.seats: int = params.get("players", game.info.usual_seats)
        self.count: int = params.get("deals", DEALS)
        self.position: str = unquote(params.get("position", ""))
        self.options = read_changed(game.info.options, params.get("options", "").replace(":", "="))
        self.pattern = game.position(self.position) if self.position else game.deal(self.seats, 0, self.options)
        self.encoder: Encoder = game.encoder(self.pattern)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # it never changes, and copies of states share it

    def __reduce__(self) -> tuple[Any, ...]:
        return Deals, (self.game.info.slug, self.params)

    def deal(self, number: int) -> State:
        """The deal with this number. It keeps a log, which is what the seats have heard."""
        if not self.position:
            return self.game.deal(self.seats, number, self.options)
        world = self.game.sample(self.game.view(self.pattern, self.pattern.actors[0]), Rng(number))
        world.listening = True
        return world


class BakehouseGame(pyspiel.Game):
    """One of the games with its parameters."""

    slug: ClassVar[str]
    total: ClassVar[float | None] = 1.0  # of the rewards

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = load(self.slug)
        self.deals = Deals(self.slug, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.deals.encoder.moves,
            max_chance_outcomes=self.deals.count,
            num_players=self.deals.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.total,
            max_game_length=game.info.longest or LONGEST,
        )
        super().__init__(type_of(game, self.total), info, params or {})

    def new_initial_state(self) -> BakehouseState:
        return BakehouseState(self, self.deals)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BakehouseObserver | None:
        """What a player sees (with perfect recall: and has heard), what spectators see, or the difference."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted.public_info and is_private:
            return PlayerObserver(self.deals, perfect_recall=wanted.perfect_recall)
        if wanted.perfect_recall or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return PublicObserver() if wanted.public_info else PrivateObserver()


class Played:
    """A game in progress and what its seats have heard and done. Copies share nothing that changes."""

    def __init__(self, deals: Deals, number: int, state: State, heard: list[str]) -> None:
        self.deals = deals
        self.number = number  # of the deal
        self.moves: list[int] = []
        self.searcher = -1  # who resampled it
        self.game = deals.game
        self.state = state
        self.heard = heard  # by seat, up to these events:
        self.counts = [0] * state.seats
        self.tallies: list[Tally | None] = [None] * state.seats  # of what they have heard, as far as somebody asked

    def __deepcopy__(self, memo: dict[int, Any]) -> Played:
        twin = Played(self.deals, self.number, self.state.copy(), self.heard[:])
        twin.moves = self.moves[:]
        twin.searcher = self.searcher
        twin.counts = self.counts[:]
        twin.tallies = self.tallies[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.number == RESAMPLED:
            raise TypeError("a resampled state has no history to be written down")
        return replayed, (self.deals, self.number, self.moves)

    @property
    def asked(self) -> int:
        """Whose answer is next. In a resampled state the searcher's: who else has answered already it cannot know."""
        return self.searcher if self.state.is_asked(self.searcher) else self.state.actors[0]

    def apply(self, move: int) -> None:
        seat = self.asked
        self.heard[seat] = f"{self.history(seat)}{move}\n"
        self.state.play(seat, move)
        self.moves.append(move)

    def history(self, seat: int) -> str:
        """All that a seat has heard and done."""
        state = self.state
        for event in self.game.events(state, self.counts[seat], seat):
            self.heard[seat] += msgspec.json.encode(event).decode() + "\n"
        self.counts[seat] = state.event_count
        return self.heard[seat]

    def observation(self, seat: int | None) -> str:
        """All that a seat (None: a spectator) sees now."""
        return msgspec.json.encode(self.game.view(self.state, seat, known=False)).decode()

    def secrets(self, seat: int) -> str:
        """What a seat sees now and spectators do not."""
        seen, public = (msgspec.to_builtins(self.game.view(self.state, who, known=False)) for who in (seat, None))
        return msgspec.json.encode({name: value for name, value in seen.items() if value != public[name]}).decode()

    def resampled(self, seat: int, rng: Rng) -> Played:
        """Another state that this seat cannot tell from this one. The other seats have heard other things there, of
        which nothing is known but what they see."""
        world = self.game.sample(self.game.view(self.state, seat), rng)
        world.listening = True
        twin = Played(self.deals, RESAMPLED, world, ["" for _ in range(world.seats)])
        twin.searcher = seat
        twin.heard = [f"{twin.observation(other)}\n" for other in range(world.seats)]
        twin.heard[seat] = self.history(seat)
        twin.tallies[seat] = self.tallies[seat]
        return twin


def replayed(deals: Deals, number: int, moves: list[int]) -> Played:
    """A deal and what was done in it."""
    state = deals.deal(number)
    played = Played(deals, number, state, ["" for _ in range(state.seats)])
    for move in moves:
        played.apply(move)
    return played


class BakehouseState(pyspiel.State):
    """A state of one of the games, before or after the deal."""

    def __init__(self, game: pyspiel.Game, deals: Deals) -> None:
        super().__init__(game)
        self.deals = deals
        self.played: Played | None = None

    def _after_deal(self) -> Played:
        assert self.played is not None, "the deal comes first"
        return self.played

    def current_player(self) -> int:
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.played.state.over else self.played.asked

    def _legal_actions(self, player: int) -> list[int]:
        state = self._after_deal().state
        return state.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.deals.count
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            self.played = replayed(self.deals, action, [])
        else:
            self.played.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(action)

    def is_terminal(self) -> bool:
        return self.played is not None and self.played.state.over

    def returns(self) -> list[float]:
        seats = range(self.deals.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        state = self._after_deal().state
        return [float(state.reward(seat)) for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BakehouseState:
        """Another state that this player cannot tell from this one."""
        other = BakehouseState(self.get_game(), self.deals)
        other.played = self._after_deal().resampled(player, Rng(int(sampler() * DRAWN)))
        return other

    def __str__(self) -> str:
        """The deal and the moves so far, which decide everything."""
        return " ".join(str(action) for action in self.history())


class BakehouseObserver:
    """Text alone: what there is to see before the deal is nothing."""

    tensor: NDArray[np.float32] | None = None

    def __init__(self) -> None:
        self.dict: dict[str, NDArray[np.float32]] = {}

    def set_from(self, state: BakehouseState, player: int) -> None:
        """There are no numbers to be set."""

    def string_from(self, state: BakehouseState, player: int) -> str:
        return "" if state.played is None else self.text(state.played, player)

    def text(self, played: Played, player: int) -> str:
        raise NotImplementedError


class PublicObserver(BakehouseObserver):
    """The View of a spectator."""

    def text(self, played: Played, player: int) -> str:
        return played.observation(None)


class PrivateObserver(BakehouseObserver):
    """What of a player's View differs from that of a spectator."""

    def text(self, played: Played, player: int) -> str:
        return played.secrets(player)


class PlayerObserver(BakehouseObserver):
    """A player's View as text and as the numbers of `fields.toml`; with perfect recall also what the player has heard
    and done, as text and in the numbers of `recall.py`."""

    def __init__(self, deals: Deals, *, perfect_recall: bool) -> None:
        super().__init__()
        self._encoder = deals.encoder
        self._recall = Recall(deals.game, deals.seats, deals.encoder.moves) if perfect_recall else None
        size = deals.encoder.size
        self.tensor: NDArray[np.float32] = np.zeros(size + (self._recall.size if self._recall else 0), np.float32)
        self._seen = self.tensor[:size]
        self._remembered = self.tensor[size:]
        self.dict = {field.name: self.tensor[field.slice] for field in deals.encoder.fields}
        if self._recall is not None:
            self.dict.update({name: self._remembered[where] for name, where in self._recall.fields.items()})

    def set_from(self, state: BakehouseState, player: int) -> None:
        played = state.played
        if played is None:
            self.tensor.fill(0)
            return
        self._seen[:] = self._encoder.numbers(played.state, player)
        if self._recall is not None:
            tally = self._recall.tally(played.tallies[player], played.history(player))
            played.tallies[player] = tally
            self._recall.write(tally, played.observation(player), self._remembered)

    def text(self, played: Played, player: int) -> str:
        history = played.history(player) if self._recall is not None else ""
        return history + played.observation(player)


# Classes and no functions made for the purpose: OpenSpiel lets go of them when Python is gone already.
class Cheflebrity(BakehouseGame):
    slug = "cheflebrity"


class PastryChefs(BakehouseGame):
    slug = "pastry-chefs"
    total = 2.0  # partners get the same


class PieContest(BakehouseGame):
    slug = "pie-contest"
    total = None  # everybody who shares a victory gets a half, however many they are


class PieFactory(BakehouseGame):
    slug = "pie-factory"


class ThePieGame(BakehouseGame):
    slug = "the-pie-game"


GAMES = (Cheflebrity, PastryChefs, PieContest, PieFactory, ThePieGame)
for kind in GAMES:
    pyspiel.register_game(type_of(load(kind.slug), kind.total), kind)
