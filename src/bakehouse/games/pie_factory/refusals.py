"""The facts behind the refusals of Pie Factory, as the player who is refused may know them."""

from __future__ import annotations

from collections.abc import Callable

from bakehouse.core.words import some
from bakehouse.games.pie_factory.atoms import BOX, CARD, DRAFT, DRAW, PLACE, PLAY, STALE
from bakehouse.games.pie_factory.cards import Deck
from bakehouse.games.pie_factory.names import PEOPLE, card_name, pie_words
from bakehouse.games.pie_factory.questions import QUESTIONS
from bakehouse.games.pie_factory.view import Pie, View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    """Empty where the rule says it all."""
    if move is None or rule not in FACTS:
        return ""
    return FACTS[rule](view, move, deck)


# -- What a move is about ----------------------------------------------------


def _own_pies(view: View) -> list[Pie | None]:
    return [] if view.seat is None else view.pies[view.seat]


def _position(move: int) -> int:
    return (move - DRAFT) // 2


def _slot(move: int) -> int:
    return move - (BOX if move < PLACE else PLACE if move < STALE else STALE)


def _card(view: View, move: int, deck: Deck) -> str:
    """The card that is drafted, played, paid or dropped."""
    if move < PLAY:
        return card_name(view.line[_position(move)] or "", deck)
    return card_name(deck.codes[(move - PLAY) // 2 if move < CARD else move - CARD], deck)


# -- Whose turn, which step --------------------------------------------------


def _who_is_asked(view: View, move: int, deck: Deck) -> str:
    return f"{PEOPLE[view.asked[0]]} is {QUESTIONS[view.step].waiting}."


def _what_is_asked(view: View, move: int, deck: Deck) -> str:
    if not view.pending:
        return f"You are {QUESTIONS[view.step].waiting} now."
    return f"You are {'boxing pies' if view.pending[0] < DRAFT else 'paying for a draft'} now."


def _can_act(view: View, move: int, deck: Deck) -> str:
    """PF-R21."""
    ranges = {"draft": (DRAFT, PLAY), "play": (PLAY, CARD), "box": (BOX, PLACE), "draw": (DRAW, DRAW + 1)}
    verbs = [verb for verb, (start, end) in ranges.items() if any(start <= legal < end for legal in view.legal)]
    others = ", ".join(verbs[:-1])
    return f"You can still {others} or {verbs[-1]}." if others else f"You can still {verbs[-1]}."


# -- Cards -------------------------------------------------------------------


def _hand_is_full(view: View, move: int, deck: Deck) -> str:
    return f"You hold {some(len(view.hand), 'card')}."


def _deck_is_empty(view: View, move: int, deck: Deck) -> str:
    return "The deck is empty."


def _line_is_short(view: View, move: int, deck: Deck) -> str:
    return f"The line has {len(view.line)} places."


def _place_is_empty(view: View, move: int, deck: Deck) -> str:
    return f"Place {_position(move) + 1} of the line is empty."


def _cost(view: View, move: int, deck: Deck) -> str:
    """PF-R16."""
    position = _position(move)
    cost = view.costs[position]
    if not cost:
        return f"Place {position + 1} is free."
    holding = f", and you hold {len(view.hand)}" if cost > len(view.hand) else ""
    return f"Place {position + 1} costs {some(cost, 'card')}{holding}."


def _not_in_hand(view: View, move: int, deck: Deck) -> str:
    return f"{_card(view, move, deck)} is not in your hand."


def _repeated(view: View, move: int, deck: Deck) -> str:
    """PF-R55: written twice in a line; or picked twice, or not upwards, atom by atom."""
    what = _card(view, move, deck) if move >= CARD else f"Pie {_slot(move) + 1}"
    if not view.pending:
        return f"{what} is named twice."
    if move in view.pending:
        return f"{what} is picked already."
    if move < view.pending[-1]:
        return f"{what} comes before what you picked already, and picks are made in order."
    return f"After {what} there would be too few cards left to pay with."


# -- Pies --------------------------------------------------------------------


def _no_such_pie(view: View, move: int, deck: Deck) -> str:
    return f"You have no pie in slot {_slot(move) + 1}." if any(_own_pies(view)) else "You have no pie."


def _no_filling(view: View, move: int, deck: Deck) -> str:
    return f"Pie {_slot(move) + 1} has no filling."


def _no_slot(view: View, move: int, deck: Deck) -> str:
    return f"All your {len(_own_pies(view))} slots hold pies."


def _no_placement(view: View, move: int, deck: Deck) -> str:
    """PF-R3: face down without an empty slot; or, when placing, on a pie onto which the card does not go."""
    if not PLACE <= move < STALE:
        return _no_slot(view, move, deck)
    slot = _slot(move)
    pie = dict(enumerate(_own_pies(view))).get(slot)
    front = None if view.seat is None else view.fronts[view.seat]
    if front is None or pie is None:
        return f"Slot {slot + 1} holds no pie; a new pie takes the lowest empty slot."
    return f"{card_name(front.card, deck)} does not go on pie {slot + 1}, {pie_words(pie, deck)}."


def _only_face_down(view: View, move: int, deck: Deck) -> str:
    return f"{_card(view, move, deck)} goes on none of your pies, so it can only lie face down."


def _play_in_vain(view: View, move: int, deck: Deck) -> str:
    """PF-R9: the option `null_play`."""
    return f"{_card(view, move, deck)} goes on none of your pies, and this table forbids playing such a card."


def _no_room(view: View, move: int, deck: Deck) -> str:
    """PF-R10: drafted without room in the hand; or dropped from somewhere else."""
    if move >= CARD:
        return _not_in_hand(view, move, deck)
    return f"{_card(view, move, deck)} goes on none of your pies, and your hand has no room for it."


def _not_turned(view: View, move: int, deck: Deck) -> str:
    """PF-R6."""
    if view.options["orientation"] == "at_placement":
        return _no_slot(view, move, deck)
    return "The card was shown face up."


FACTS: dict[str, Callable[[View, int, Deck], str]] = {
    "BH-1": _who_is_asked,
    "BH-2": _what_is_asked,
    "PF-8": _line_is_short,
    "PF-26": _place_is_empty,
    "PF-28": _not_in_hand,
    "PF-39": _hand_is_full,
    "PF-40": _deck_is_empty,
    "PF-62": _no_such_pie,
    "PF-65": _no_filling,
    "PF-R3": _no_placement,
    "PF-R6": _not_turned,
    "PF-R7": _only_face_down,
    "PF-R9": _play_in_vain,
    "PF-R10": _no_room,
    "PF-R15": _not_in_hand,
    "PF-R16": _cost,
    "PF-R18": _no_such_pie,
    "PF-R21": _can_act,
    "PF-R55": _repeated,
}
