# mypyc: compiled
"""Many games at once: moves go in, and what the next seats see comes out in vectors that NumPy reads in place."""

from __future__ import annotations

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.encoder import Encoder, clear
from bakehouse.core.native import i16, i64, mypyc_attr, u8, vec
from bakehouse.core.state import BIT, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents:
    """Who moves for the seats whose moves do not come from outside: any legal move, all equally likely."""

    def deal(self, table: State, row: int, seed: int) -> State:
        """The game of this seed, at a table like this one."""
        return table.again(Chance(seed))

    def answer(self, state: State, row: int, seat: int, rng: Rng) -> int:
        return state.random_move(seat, rng)


class Pool:
    """Games at tables like one. `learners` are, by game, the seats (a bit each) whose moves come from outside.

    Each game has luck of its own: `seeds` has the seed with which `Game.deal` deals the game that a row shows. The
    vectors `observations` and `masks` are new ones after each step, because to copy zeros is much faster than to write
    them one by one; all others stay where they are.
    """

    def __init__(
        self, table: State, encoder: Encoder, games: int, learners: list[int], limit: i64, opponents: Opponents
    ) -> None:
        self.table = table
        self.encoder = encoder
        self.opponents = opponents
        self.games: i64 = games
        self.seats: i64 = table.seats
        self.moves: i64 = encoder.moves
        self.size: i64 = encoder.size
        self.learners = vec[i64]([learner for learner in learners])  # noqa: C416 - a vec is made from a comprehension
        self.limit: i64 = limit
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.decisions = vec[i64]([0 for _ in range(games)])  # in this game
        size: int = self.size
        moves: int = self.moves
        seats: int = self.seats
        self.nothing_seen = vec[i16]([i16(0) for _ in range(games * size)])
        self.nothing_legal = vec[u8]([u8(0) for _ in range(games * moves)])
        self.observations = self.nothing_seen[:]
        self.finals = self.nothing_seen[:]  # the last observation of the game before
        self.masks = self.nothing_legal[:]
        self.rewards = vec[float]([0.0 for _ in range(games * seats)])
        self.ended = vec[u8]([u8(0) for _ in range(games)])
        self.stopped = vec[u8]([u8(0) for _ in range(games)])  # of these, at the limit
        self.asked = vec[i64]([0 for _ in range(games)])
        self.seeds = vec[i64]([0 for _ in range(games)])

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
        self.states = []
        self.rngs = []
        self._clear()
        for row in range(self.games):
            self.rngs.append(Rng(seed, f"game {row}"))
            self.states.append(self.table)
            self.ended[row] = 0
            self.stopped[row] = 0
            self._clear_rewards(row)
            self._deal(row)
            self._show(row)

    def step(self, moves: list[int]) -> None:
        """A move in every game, by the seat that was asked there; none if one of them is not legal.

        A game that ends is followed by the next one.
        """
        for row in range(self.games):
            move: i64 = moves[row]
            if move < 0 or move >= self.moves or not self.masks[row * self.moves + move]:
                self.states[row].check(self.asked[row], move)
        self._clear()
        for row in range(self.games):
            move = moves[row]
            state = self.states[row]
            seat = self.asked[row]
            if self.ended[row]:
                self.ended[row] = 0
                self.stopped[row] = 0
                self._clear_rewards(row)
            state.apply(seat, move)
            self.decisions[row] += 1
            self._play_others(row, state)
            if state.over or self.decisions[row] >= self.limit:
                clear(self.finals, row * self.size, self.size)
                self.encoder.write(state, seat, self.finals, row * self.size)
                self._end(row, state)
                self._deal(row)
            self._show(row)

    def _clear(self) -> None:
        self.observations = self.nothing_seen[:]
        self.masks = self.nothing_legal[:]

    def _play_others(self, row: i64, state: State) -> None:
        """Up to the next question to a learner, or to the end."""
        learners = self.learners[row]
        if learners & BIT[state.actor]:
            return
        rng = self.rngs[row]
        while not state.over and not learners & BIT[state.actor]:
            seat = state.actor
            state.apply(seat, self.opponents.answer(state, row, seat, rng))
            self.decisions[row] += 1
            if self.decisions[row] >= self.limit:
                return

    def _end(self, row: i64, state: State) -> None:
        self.ended[row] = 1
        if not state.over:
            self.stopped[row] = 1
            return
        first = row * self.seats
        for seat, reward in enumerate(state.rewards()):
            self.rewards[first + seat] = reward

    def _clear_rewards(self, row: i64) -> None:
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = 0.0

    def _deal(self, row: i64) -> None:
        """A new game, up to the first question to a learner."""
        while True:
            seed = self.rngs[row].next_seed()
            self.seeds[row] = seed
            state = self.opponents.deal(self.table, row, seed)
            self.states[row] = state
            self.decisions[row] = 0
            self._play_others(row, state)
            if not state.over and self.learners[row] & BIT[state.actor]:
                return

    def _show(self, row: i64) -> None:
        """What the next seat sees, and what it may do."""
        state = self.states[row]
        seat = state.actor
        self.asked[row] = seat
        self.encoder.write(state, seat, self.observations, row * self.size)
        first = row * self.moves
        masks = self.masks
        for move in state.moves(seat):
            masks[first + move] = 1
