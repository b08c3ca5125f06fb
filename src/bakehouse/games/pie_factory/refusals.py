"""The facts behind the refusals of Pie Factory, as the player who is refused may know them."""

from __future__ import annotations

from collections.abc import Callable

from bakehouse.core.messages import Message, say
from bakehouse.games.pie_factory.atoms import BOX, CARD, DRAFT, DRAW, PLACE, PLAY, STALE
from bakehouse.games.pie_factory.cards import Deck
from bakehouse.games.pie_factory.names import pie_words
from bakehouse.games.pie_factory.questions import own_pies, prompt, slot_of
from bakehouse.games.pie_factory.view import View


def fact(view: View, move: int | None, rule: str, deck: Deck) -> Message | None:
    """None where the rule says it all."""
    if move is None or rule not in FACTS:
        return None
    return FACTS[rule](view, move, deck)


# -- What a move is about ----------------------------------------------------


def _position(move: int) -> int:
    return (move - DRAFT) // 2


def _code(view: View, move: int, deck: Deck) -> str:
    """The card that is drafted, played, paid or dropped."""
    if move < PLAY:
        return view.line[_position(move)] or ""
    return deck.codes[(move - PLAY) // 2 if move < CARD else move - CARD]


def _minutes(code: str, deck: Deck) -> int:
    """Cards of the same name differ in their prep times."""
    return int(deck.prep[deck.kinds[code]])


# -- Whose turn, which step --------------------------------------------------


def _what_is_asked(view: View, move: int, deck: Deck) -> Message:
    return prompt(view, deck)


def _can_act(view: View, move: int, deck: Deck) -> Message:
    """PF-R21."""
    actions = [
        (say("part-draft"), DRAFT, PLAY),
        (say("part-play"), PLAY, CARD),
        (say("part-box"), BOX, PLACE),
        (say("part-draw"), DRAW, DRAW + 1),
    ]
    possible = [action for action, start, end in actions if any(start <= legal < end for legal in view.legal)]
    return say("fact-can-act", actions=possible)


# -- Cards -------------------------------------------------------------------


def _hand_is_full(view: View, move: int, deck: Deck) -> Message:
    return say("fact-hand-full", count=len(view.hand))


def _deck_is_empty(view: View, move: int, deck: Deck) -> Message:
    return say("fact-deck-empty")


def _line_is_short(view: View, move: int, deck: Deck) -> Message:
    return say("fact-line-short", count=len(view.line))


def _place_is_empty(view: View, move: int, deck: Deck) -> Message:
    return say("fact-place-empty", place=_position(move) + 1)


def _cost(view: View, move: int, deck: Deck) -> Message:
    """PF-R16."""
    position = _position(move)
    cost, held = view.costs[position], len(view.hand)
    if cost > held:
        return say("fact-too-dear", place=position + 1, cost=cost, held=held)
    return say("fact-cost", place=position + 1, cost=cost)


def _not_in_hand(view: View, move: int, deck: Deck) -> Message:
    code = _code(view, move, deck)
    return say("fact-not-held", card=code, minutes=_minutes(code, deck))


def _repeated(view: View, move: int, deck: Deck) -> Message:
    """PF-R55: written twice in a line; or picked twice, or not upwards, atom by atom."""
    return _repeated_card(view, move, deck) if move >= CARD else _repeated_pie(view, move)


def _repeated_card(view: View, move: int, deck: Deck) -> Message:
    code = _code(view, move, deck)
    minutes = _minutes(code, deck)
    if not view.pending:
        return say("fact-card-twice", card=code, minutes=minutes)
    if move in view.pending:
        return say("fact-card-picked", card=code, minutes=minutes)
    if move < view.pending[-1]:
        return say("fact-card-too-late", card=code, minutes=minutes)
    return say("fact-too-few-left", card=code, minutes=minutes)


def _repeated_pie(view: View, move: int) -> Message:
    number = slot_of(move) + 1
    if not view.pending:
        return say("fact-pie-twice", number=number)
    if move in view.pending:
        return say("fact-pie-picked", number=number)
    return say("fact-pie-too-late", number=number)


# -- Pies --------------------------------------------------------------------


def _no_such_pie(view: View, move: int, deck: Deck) -> Message:
    if any(own_pies(view)):
        return say("fact-no-such-pie", number=slot_of(move) + 1)
    return say("fact-no-pie")


def _no_filling(view: View, move: int, deck: Deck) -> Message:
    return say("fact-no-filling", number=slot_of(move) + 1)


def _no_slot(view: View, move: int, deck: Deck) -> Message:
    return say("fact-no-slot", count=len(own_pies(view)))


def _no_placement(view: View, move: int, deck: Deck) -> Message:
    """PF-R3: face down without an empty slot; or, when placing, on a pie onto which the card does not go."""
    if not PLACE <= move < STALE:
        return _no_slot(view, move, deck)
    slot = slot_of(move)
    pie = dict(enumerate(own_pies(view))).get(slot)
    front = None if view.seat is None else view.fronts[view.seat]
    if front is None or pie is None:
        return say("fact-empty-slot", number=slot + 1)
    return say("fact-does-not-fit", card=front.card, number=slot + 1, pie=pie_words(pie))


def _only_face_down(view: View, move: int, deck: Deck) -> Message:
    return say("fact-only-face-down", card=_code(view, move, deck))


def _play_in_vain(view: View, move: int, deck: Deck) -> Message:
    """PF-R9: the option `null_play`."""
    return say("fact-in-vain", card=_code(view, move, deck))


def _no_room(view: View, move: int, deck: Deck) -> Message:
    """PF-R10: drafted without room in the hand; or dropped from somewhere else."""
    if move >= CARD:
        return _not_in_hand(view, move, deck)
    return say("fact-no-room", card=_code(view, move, deck))


def _not_turned(view: View, move: int, deck: Deck) -> Message:
    """PF-R6."""
    if view.options["orientation"] == "at_placement":
        return _no_slot(view, move, deck)
    return say("fact-shown-face-up")


FACTS: dict[str, Callable[[View, int, Deck], Message]] = {
    "BH-1": _what_is_asked,
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
