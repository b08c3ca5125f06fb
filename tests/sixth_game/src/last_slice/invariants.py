"""What the contract suite is told about Last Slice."""

from __future__ import annotations

from collections import Counter

from bakehouse import Game, State
from last_slice.game import HAND
from last_slice.game import State as LastSliceState


def check(game: Game, state: State) -> None:
    """No card is lost, and the hands are as large as the trick says."""
    assert isinstance(state, LastSliceState)
    cards = Counter([*state.pile, *state.discard, *state.trick, *(kind for hand in state.hands for kind in hand)])
    assert cards == Counter(int(kind) for kind in state.deck.all_cards())
    assert sum(state.points) == len(state.discard) // state.seats
    assert all(len(hand) <= HAND for hand in state.hands)


def may_see(game: Game, state: State, seat: int | None) -> set[str]:
    assert isinstance(state, LastSliceState)
    own = [] if seat is None else state.hands[seat]
    return {state.deck.codes[kind] for kind in [*state.discard, *state.trick, *own]}
