# mypyc: compiled
"""How likely a world of Cheflebrity is, by the cards that it gives to the other hands."""

from __future__ import annotations

from bakehouse.core.native import i64
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.cards import HOLDABLE
from bakehouse.games.cheflebrity.play import State


def likelihood(state: State, viewer: i64, factors: list[float]) -> float:
    """The product of the factors (by seat and kind) of all cards in the other hands."""
    product = 1.0
    for seat in range(state.seats):
        if seat != viewer:
            held = state.held[seat]
            for kind in range(HOLDABLE):
                if held & BIT[kind]:
                    factor = factors[seat * HOLDABLE + kind]
                    for _copy in range(state.copies_in(seat, kind)):
                        product *= factor
    return product
