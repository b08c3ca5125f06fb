"""What is done for a player of Pastry Chefs whose time is up."""

from __future__ import annotations

from bakehouse.core.decision import first_chain
from bakehouse.games.pastry_chefs import atoms
from bakehouse.games.pastry_chefs.cards import unpacked
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import Step


def default_move(state: State, seat: int) -> list[int]:
    """PC-R54, PC-R63: draw for oneself, reveal the number of the first card, nothing more; else the first line."""
    match state.step:
        case Step.ACTION:
            return [atoms.DRAW + seat]
        case Step.REVEAL:
            return [atoms.DESCRIBE + 4 + unpacked(state.drawn)[0] % 4]
        case Step.SECOND:
            return [atoms.STOP]
        case Step.ASK:
            return [atoms.NO_ASK]
    return first_chain(state, seat)
