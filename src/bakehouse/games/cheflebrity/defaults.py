"""What is done for a player of Cheflebrity whose time is up."""

from __future__ import annotations

from bakehouse.core.decision import first_chain
from bakehouse.core.native import i64, vec
from bakehouse.games.cheflebrity.atoms import CARD, DECLINE, END, KEEP, NO_PARTNER, PASS, PILE, SKIP
from bakehouse.games.cheflebrity.notation import seat_name
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.state import Step

MILDEST = {
    Step.SWAP: KEEP,
    Step.PLAY: SKIP,
    Step.MENU: END,
    Step.SAVE: PASS,
    Step.WINDOW: PASS,
    Step.REPLY: DECLINE,
    Step.REPLIES: DECLINE,
    Step.PICK: NO_PARTNER,
}


def default_move(state: State, seat: int) -> list[int]:
    """CH-R60, CH-R83: the mildest answer; where cards are owed, random ones."""
    if state.step == Step.COMMIT:
        return _random_commit(state, seat)
    if state.pending(seat) or state.step == Step.OOPS:
        return first_chain(state, seat)
    if state.step == Step.DRAW:
        return [PILE if state.left else next(move for move in state.legal(seat) if move >= CARD)]
    return [MILDEST[state.step]]


def _random_commit(state: State, seat: int) -> list[int]:
    """CH-R90: the rest of what this seat owes, from a stream of its own."""
    picked = [move - CARD for move in state.pending(seat)]
    cards = [kind for kind in state.hand(seat) if not picked or kind >= picked[-1]]
    for kind in picked:
        if kind == picked[-1]:
            cards.remove(kind)
    mixed = vec[i64](cards)
    state.chance.stream(f"commit@{state.number} {seat_name(seat)}").shuffle(mixed)
    return sorted(CARD + kind for kind in mixed[: state.agreed(seat) - len(picked)])
