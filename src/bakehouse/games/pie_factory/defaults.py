"""What is done for a player of Pie Factory whose time is up."""

from __future__ import annotations

from bakehouse.core.bitsets import listed
from bakehouse.core.decision import first_chain
from bakehouse.games.pie_factory.atoms import BOX, CARD, DRAFT, DRAW, MAX_PIES, PASS, PLACE, PLAY
from bakehouse.games.pie_factory.cards import NO_CARD
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.state import Step


def default_move(state: State, seat: int) -> list[int]:
    """PF-R53: the first legal of draw, a free draft, the card with the lowest prep time, box all, pass."""
    match state.step:
        case Step.ACTION:
            return _default_action(state, seat)
        case Step.PLACE:
            return [move for move in state.legal(seat) if move >= PLACE][:1]
        case Step.DROP:
            return [CARD + _quickest(state, seat)]
    return first_chain(state, seat)  # the first payment, DONE, the lowest stale pie, KEEP


def _default_action(state: State, seat: int) -> list[int]:
    legal = state.legal(seat)
    wanted = [DRAW]
    free = [position for position in range(state.seats - 1) if state.line[position] != NO_CARD]
    for position in free[:1]:
        wanted += [DRAFT + 2 * position, DRAFT + 2 * position + 1]
    if state.hands[seat]:
        card = _quickest(state, seat)
        wanted += [PLAY + 2 * card, PLAY + 2 * card + 1]
    for move in wanted:
        if move in legal:
            return [move]
    boxes = [move for move in legal if BOX <= move < BOX + MAX_PIES]
    return boxes or [PASS]


def _quickest(state: State, seat: int) -> int:
    """The hand card with the lowest prep time."""
    return min(listed(state.hands[seat]), key=lambda card: state.deck.prep[card])
