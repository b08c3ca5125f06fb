# mypyc: compiled
"""Cheflebrity for the search."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.cheflebrity.evaluation import MIN_SCALE, chances
from bakehouse.bots.cheflebrity.rollout_policy import (
    cheapest,
    cheapest_newest,
    reaction,
    rescue,
    rest_of_chain,
    rest_of_sabotage,
    turn,
)
from bakehouse.bots.rollout import Rollout, shares
from bakehouse.core.chance import Rng
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.games.cheflebrity.atoms import ACCEPT, CARD, COUNT, COUNTER, DECLINE, OFFER, SWAP
from bakehouse.games.cheflebrity.cards import HOLDABLE, PART_OF, PIE_KINDS, QUALITY_OF
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.scoring import totals
from bakehouse.games.cheflebrity.state import Step


def _better(kind: int) -> int:
    """The kinds of the same part and of a higher quality, a bit each."""
    kinds: i64 = 0
    for other in range(i64(PIE_KINDS)):
        if kind < PIE_KINDS and PART_OF[other] == PART_OF[kind] and QUALITY_OF[other] > QUALITY_OF[kind]:
            kinds |= BIT[other]
    return kinds


BETTER: Final = vec[i64]([_better(kind) for kind in range(HOLDABLE)])


class GameRollout(Rollout):
    """Builds and serves like a medium bot, and judges by the points that may be expected."""

    __slots__ = ("rounds", "until")

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 200
        self.rounds: i64 = 1  # rounds of turns that a playout lasts after the present turn
        self.until: i64 = 0

    def is_searchable(self, state: CoreState) -> bool:
        """What is said in an offer cannot be simulated."""
        assert isinstance(state, State)
        return not len(state.chain) or not (state.chain[0] == COUNTER or OFFER <= state.chain[0] < COUNT)

    def begin(self, state: CoreState) -> None:
        assert isinstance(state, State)
        self.until = state.turns + self.rounds * state.seats + 1

    def is_settled(self, state: CoreState) -> bool:
        assert isinstance(state, State)
        return state.turns >= self.until

    def candidates(self, state: CoreState, seat: i64) -> vec[i64]:
        """Offers and counters are left out: what is said in them cannot be simulated. So is what lies below better."""
        assert isinstance(state, State)
        moves = state.moves(seat)
        match state.step:
            case Step.DRAW if not len(state.chain):
                return _without_worse(moves, state.held[state.seats])
            case Step.SWAP if len(state.chain) and state.chain[0] >= SWAP:
                return _without_worse(moves, state.held[state.seats])
            case Step.MENU if not len(state.chain):
                return _without(moves, OFFER, COUNT)
            case Step.REPLY if not len(state.chain):
                return _without(moves, COUNTER, COUNTER + 1)
        return moves

    def choose(self, state: CoreState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        assert isinstance(state, State)
        match state.step:
            case Step.DRAW | Step.SWAP | Step.PLAY | Step.MENU:
                if len(state.chain):
                    return rest_of_chain(state, seat, moves, rng)
                return turn(state, seat, moves)
            case Step.WINDOW:
                if state.drafts[seat]:
                    return rest_of_sabotage(state, state.drafts[seat])
                return reaction(state, seat, moves, rng)
            case Step.SAVE:
                return rescue(state, seat, moves)
            case Step.OOPS:
                return cheapest_newest(state.working[seat], moves)
            case Step.REPLY | Step.REPLIES:
                return ACCEPT if rng.below(3) == 0 else DECLINE
            case Step.COMMIT:
                return cheapest(state, seat, moves)
        return moves[rng.below(len(moves))]

    def values(self, state: CoreState) -> list[float]:
        assert isinstance(state, State)
        if not state.over:
            return chances(state)
        close = shares([float(total) for total in totals(state)], MIN_SCALE)
        rewards = state.rewards()
        return [0.8 * rewards[seat] + 0.2 * close[seat] for seat in range(state.seats)]


def _without(moves: vec[i64], first: i64, end: i64) -> vec[i64]:
    kept = vec[i64](capacity=16)
    for move in moves:
        if move < first or move >= end:
            kept = append(kept, move)
    return kept


def _without_worse(moves: vec[i64], leftovers: i64) -> vec[i64]:
    """Of the Leftovers only the best cards of each part; and not the discard itself, unless there is nothing else."""
    kept = vec[i64](capacity=16)
    for move in moves:
        if move < CARD or (leftovers & BIT[move - CARD] and not leftovers & BETTER[move - CARD]):
            kept = append(kept, move)
    return kept if len(kept) else moves
