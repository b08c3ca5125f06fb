"""The facts behind the refusals of Pastry Chefs, as the player who is refused may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bakehouse.core.messages import Message, say
from bakehouse.games.pastry_chefs import atoms
from bakehouse.games.pastry_chefs.cards import FIRST_FULL, USES, Deck, pastry_kinds
from bakehouse.games.pastry_chefs.names import described, matches, named
from bakehouse.games.pastry_chefs.observation import description_words, words_in
from bakehouse.games.pastry_chefs.questions import prompt
from bakehouse.games.pastry_chefs.state import X
from bakehouse.games.pastry_chefs.view import View

Fact = Callable[[View, int | None, Deck], Message | None]


def fact(view: View, move: int | None, rule: str, deck: Deck) -> Message | None:
    """None where the rule says it all."""
    return FACTS[rule](view, move, deck) if rule in FACTS else None


# -- Whose turn, which step --------------------------------------------------


def _what_is_asked(view: View, move: int | None, deck: Deck) -> Message:
    return prompt(view, deck)


# -- Move Cards --------------------------------------------------------------


def _route(view: View, move: int | None, deck: Deck) -> Message:
    """PC-R12: to where the cards are; or the option `move_to_discard`."""
    if move == atoms.TO + X and view.options["move_to_discard"] == "off":
        return say("fact-not-to-discard")
    return say("fact-there-already")


def _blocked(view: View, move: int | None, deck: Deck) -> Message:
    """PC-R28: what was used in the turn before; a whole hand or pile if nothing in it can be described otherwise."""
    before = (view.turn + 3) % 4
    if move is None or move < atoms.DESCRIBE:
        return say("fact-all-blocked", descriptions=[named(word) for word in view.blocked], seat=before)
    description = move - atoms.DESCRIBE if move < atoms.COUNT else FIRST_FULL + move - atoms.CARD
    used = [named(word) for word in words_in(USES[description]) if word in view.blocked]
    return say("fact-blocked", descriptions=used, seat=before)


def _half_made(view: View, move: int | None, deck: Deck) -> Message | None:
    return say("fact-half-made") if view.pending else None


def _unavailable(view: View, move: int | None, deck: Deck) -> Message | None:
    """PC-R13: nothing to take, nothing that matches, or not that many."""
    if move is None:
        return None
    if move < atoms.TO:
        return _nothing_to_take(view, move)
    zone = view.pending[0] - atoms.FROM
    words = description_words(deck.codes)
    if move < atoms.COUNT:
        return _no_match(view, zone, words[move - atoms.DESCRIBE])
    return _too_few(view, zone, words[view.pending[2] - atoms.DESCRIBE], move - atoms.COUNT + 1)


def _nothing_to_take(view: View, move: int) -> Message:
    zone = move - atoms.FROM
    if move in view.legal or not _size(view, zone):
        return _holds(view, zone)
    return say("fact-nothing-describable")


def _no_match(view: View, zone: int, word: str) -> Message:
    if zone == X:
        return say("fact-none-in-discard", description=named(word))
    if zone == view.seat:
        return say("fact-none-held", description=named(word))
    return say("fact-all-in-sight", description=named(word))


def _too_few(view: View, zone: int, word: str, count: int) -> Message | None:
    most = len(view.legal)  # from one card on, every number up to the largest may be announced
    if zone == X:
        return say("fact-too-few-in-discard", description=described(word, most))
    if zone == view.seat:
        return say("fact-too-few-held", description=described(word, most))
    return _holds(view, zone) if count > _size(view, zone) else None


def _size(view: View, zone: int) -> int:
    return len(view.discard) if zone == X else view.hand_sizes[zone]


def _holds(view: View, zone: int) -> Message:
    if zone == X:
        return say("fact-discard-size", count=len(view.discard))
    return say("fact-hand-size", owner=zone, count=view.hand_sizes[zone])


# -- Picks -------------------------------------------------------------------


def _penalty(view: View, move: int | None, deck: Deck) -> Message | None:
    return None if move is None else _wrong_card(view, move, deck)


def _over_the_limit(view: View, move: int | None, deck: Deck) -> Message | None:
    if move is None:
        return say("fact-over-the-limit", count=len(view.hand), needed=view.needed)
    return _wrong_card(view, move, deck)


def _wrong_card(view: View, move: int | None, deck: Deck) -> Message | None:
    """A card that cannot be picked: it is not there, or does not match, or picks were not made in order."""
    if move is None:
        return None
    code = deck.codes[move - atoms.CARD]
    from_pile = view.announced is not None and view.announced.source == "X"
    held = (view.discard if from_pile else view.hand).count(code)
    if not held:
        return say("fact-not-in-discard", card=code) if from_pile else say("fact-not-held", card=code)
    if held == view.pending.count(move):
        return say("fact-all-picked", card=code)
    if view.announced and not matches(view.announced.description, code):
        return say("fact-does-not-match", card=code, description=named(view.announced.description))
    if view.pending and move < view.pending[-1]:
        return say("fact-ascending")
    return say("fact-too-few-left")


# -- Draw and Ask ------------------------------------------------------------


def _drawn(view: View, move: int | None, deck: Deck) -> Message | None:
    return say("fact-drawn", cards=view.drawn) if view.drawn else None


def _hand_is_too_large(view: View, move: int | None, deck: Deck) -> Message:
    assert view.seat is not None
    return _holds(view, view.seat)


def _has_second_card(view: View, move: int | None, deck: Deck) -> Message:
    return say("fact-second-drawn")


def _nothing_to_draw(view: View, move: int | None, deck: Deck) -> Message:
    if view.discard:  # PC-R42
        return say("fact-deck-empty")
    return say("fact-nothing-to-draw")


def _not_askable(view: View, move: int | None, deck: Deck) -> Message | None:
    """PC-R39: oneself, an empty hand, or more cards than the hand has."""
    if move is None:
        return None
    seat = (view.pending[0] if view.pending else move) - atoms.ASK
    if seat == view.seat:
        return say("fact-not-yourself")
    if move >= atoms.COUNT and move - atoms.COUNT + 1 <= _size(view, seat):
        return None  # a full description: the rule says how many
    return _holds(view, seat)


# -- Bake --------------------------------------------------------------------


def _missing_cards(view: View, move: int | None, deck: Deck) -> Message | None:
    if move is None:
        return None  # it is no pastry
    wanted = Counter(deck.codes[kind] for kind in pastry_kinds(move - atoms.BAKE))
    return say("fact-missing", cards=list(wanted - Counter(view.hand)))


FACTS: dict[str, Fact] = {
    "BH-1": _what_is_asked,
    "BH-2": _what_is_asked,
    "BH-4": _what_is_asked,
    "PC-22": _half_made,
    "PC-23": _over_the_limit,
    "PC-42": _what_is_asked,
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
