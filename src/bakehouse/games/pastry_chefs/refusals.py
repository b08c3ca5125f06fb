"""The facts behind the refusals of Pastry Chefs, as the player who is refused may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bakehouse.core import words
from bakehouse.games.pastry_chefs import atoms
from bakehouse.games.pastry_chefs.cards import USES, Deck, pastry_kinds
from bakehouse.games.pastry_chefs.names import PEOPLE, card_name, described, in_words, joined, matches, some
from bakehouse.games.pastry_chefs.observation import description_words, words_in
from bakehouse.games.pastry_chefs.questions import announcement, waiting
from bakehouse.games.pastry_chefs.state import X
from bakehouse.games.pastry_chefs.view import View

Fact = Callable[[View, int | None, Deck], str]


def fact(view: View, move: int | None, rule: str, deck: Deck) -> str:
    """Empty where the rule says it all."""
    return FACTS[rule](view, move, deck) if rule in FACTS else ""


# -- Whose turn, which step --------------------------------------------------


def _who_is_asked(view: View, move: int | None, deck: Deck) -> str:
    return f"{PEOPLE[view.asked[0]]} is {waiting(view)}."


def _what_is_asked(view: View, move: int | None, deck: Deck) -> str:
    return f"You are {waiting(view)} now."


# -- Move Cards --------------------------------------------------------------


def _route(view: View, move: int | None, deck: Deck) -> str:
    """PC-R12: to where the cards are; or the option `move_to_discard`."""
    if move == atoms.TO + X and view.options["move_to_discard"] == "off":
        return "At this table cards are not moved to the discard pile."
    return "The cards are there already."


def _blocked(view: View, move: int | None, deck: Deck) -> str:
    """PC-R28: what was used in the turn before; a whole hand or pile if nothing in it can be described otherwise."""
    used = f"used in {PEOPLE[(view.turn + 3) % 4]}'s turn"
    if move is None or move < atoms.DESCRIBE:
        return f"Every card there is blocked: {joined(map(in_words, view.blocked))} were {used}."
    named = [in_words(word) for word in words_in(USES[move - atoms.DESCRIBE]) if word in view.blocked]
    return f"{joined(named).capitalize()} are blocked: they were {used}."


def _unavailable(view: View, move: int | None, deck: Deck) -> str:
    """PC-R13: nothing to take, nothing that matches, or not that many."""
    if move is None:
        return ""
    if move < atoms.TO:
        return _nothing_to_take(view, move)
    zone = view.pending[0] - atoms.FROM
    if move < atoms.COUNT:
        return _no_match(view, zone, described(move - atoms.DESCRIBE, deck))
    return _too_few(view, zone, view.pending[2] - atoms.DESCRIBE, move - atoms.COUNT + 1, deck)


def _nothing_to_take(view: View, move: int) -> str:
    zone = move - atoms.FROM
    if move in view.legal or not _size(view, zone):
        return _holds(view, zone)
    return "Nothing there matches a description that is not blocked."


def _no_match(view: View, zone: int, description: str) -> str:
    if _sees(view, zone):
        return f"{_holder(view, zone)} no {description}."
    return f"You see all {description} yourself."


def _too_few(view: View, zone: int, description: int, count: int, deck: Deck) -> str:
    most = len(view.legal)  # from one card on, every number up to the largest may be announced
    if _sees(view, zone):
        word = description_words(deck.codes)[description]
        return f"{_holder(view, zone)} only {'one ' + in_words(word, 1) if most == 1 else some(most, word)}."
    return _holds(view, zone) if count > _size(view, zone) else ""


def _sees(view: View, zone: int) -> bool:
    return zone in (view.seat, X)


def _size(view: View, zone: int) -> int:
    return len(view.discard) if zone == X else view.hand_sizes[zone]


def _holder(view: View, zone: int) -> str:
    if zone == view.seat:
        return "You hold"
    return "The discard pile has" if zone == X else f"{PEOPLE[zone]} holds"


def _holds(view: View, zone: int) -> str:
    size = _size(view, zone)
    return f"{_holder(view, zone)} {words.some(size, 'card') if size else 'no cards'}."


# -- Picks -------------------------------------------------------------------


def _wrong_number_given(view: View, move: int | None, deck: Deck) -> str:
    return f"The Move is about {announcement(view.announced)}." if view.announced else ""


def _penalty(view: View, move: int | None, deck: Deck) -> str:
    return "" if move is None else _wrong_card(view, move, deck)


def _over_the_limit(view: View, move: int | None, deck: Deck) -> str:
    if move is None:
        return f"You hold {words.some(len(view.hand), 'card')}, so you discard {view.needed}."
    return _wrong_card(view, move, deck)


def _wrong_card(view: View, move: int | None, deck: Deck) -> str:
    """A card that cannot be picked: it is not there, or does not match, or picks were not made in order."""
    if move is None:
        return ""
    code = deck.codes[move - atoms.CARD]
    from_pile = view.announced is not None and view.announced.source == "X"
    held = (view.discard if from_pile else view.hand).count(code)
    if not held:
        name = f"the {card_name(code)}"
        return f"{name.capitalize()} is not in the discard pile." if from_pile else f"You do not hold {name}."
    if held == view.pending.count(move):
        return f"{'The discard pile has' if from_pile else 'You hold'} only {held} × {card_name(code)}."
    if view.announced and not matches(view.announced.description, code):
        return f"The {card_name(code)} is not one of the {in_words(view.announced.description)}."
    if view.pending and move < view.pending[-1]:
        return "Cards are picked in ascending order."
    return "Too few cards would be left to pick after this one."


# -- Draw and Ask ------------------------------------------------------------


def _drawn(view: View, move: int | None, deck: Deck) -> str:
    return f"You drew the {joined(map(card_name, view.drawn))}." if view.drawn else ""


def _hand_is_too_large(view: View, move: int | None, deck: Deck) -> str:
    return f"You hold {words.some(len(view.hand), 'card')}."


def _has_second_card(view: View, move: int | None, deck: Deck) -> str:
    return "You have already drawn your second card."


def _nothing_to_draw(view: View, move: int | None, deck: Deck) -> str:
    if view.discard:  # PC-R42
        return "The deck is empty, and at this table the discard pile is not shuffled into a new one."
    return "The deck and the discard pile are empty."


def _not_askable(view: View, move: int | None, deck: Deck) -> str:
    """PC-R39: oneself, an empty hand, or more cards than the hand has."""
    if move is None:
        return ""
    seat = (view.pending[0] if view.pending else move) - atoms.ASK
    if seat == view.seat:
        return "You cannot ask yourself."
    if move >= atoms.COUNT and move - atoms.COUNT + 1 <= _size(view, seat):
        return ""  # a full description: the rule says how many
    return _holds(view, seat)


# -- Bake --------------------------------------------------------------------


def _missing_cards(view: View, move: int | None, deck: Deck) -> str:
    if move is None:
        return ""  # it is no pastry
    wanted = Counter(deck.codes[kind] for kind in pastry_kinds(move - atoms.BAKE))
    missing = wanted - Counter(view.hand)
    return f"You do not hold the {joined(map(card_name, missing))}."


FACTS: dict[str, Fact] = {
    "BH-1": _who_is_asked,
    "BH-2": _what_is_asked,
    "PC-23": _over_the_limit,
    "PC-42": _wrong_number_given,
    "PC-44": _wrong_card,
    "PC-46": _penalty,
    "PC-47": _wrong_card,
    "PC-53": _has_second_card,
    "PC-R12": _route,
    "PC-R13": _unavailable,
    "PC-R22": _drawn,
    "PC-R30": _blocked,
    "PC-R35": _hand_is_too_large,
    "PC-R36": _has_second_card,
    "PC-R39": _not_askable,
    "PC-R42": _nothing_to_draw,
    "PC-R46": _missing_cards,
    "PC-R57": _nothing_to_draw,
}
