"""How the messages of Pie Contest name cards, places and what a card file says: by where a card lies, above all."""

from __future__ import annotations

from bakehouse.core.log import HIDDEN
from bakehouse.core.messages import Argument, Message, say
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.view import Text, Waiting
from bakehouse.games.pie_contest.vocabulary import ops

TURNED = ".turned"
# Words of card files that the catalogues know; other sets bring their own.
SUBFLAVORS = frozenset({"cocoa", "dairy", "fruit", "grain", "herb", "meat", "nut", "root"})
OPTIONS = frozenset({("heavy-hand", "kitchen"), ("heavy-hand", "hand")})
# When somebody last ate pie (see together.py).
ATE_PIE = ["today", "yesterday", "week", "month", "year", "longer", "unsaid"]


# -- Cards -------------------------------------------------------------------


def lying(code: str, deck: Deck) -> str:
    """A card as it is called in a hand or a Kitchen, where an Achievement has turned into something else."""
    return code + TURNED if code != HIDDEN and can_turn(deck.kinds[code], deck) else code


def all_lying(codes: list[str], deck: Deck) -> list[str]:
    return [lying(code, deck) for code in codes]


def can_turn(kind: int, deck: Deck) -> bool:
    """Is it an Achievement that becomes an Ingredient or an Action?"""
    return bool(kind >= deck.pantry_kinds and (deck.ingredient[kind] or deck.action[kind]))


def speaker(text: Text | Waiting, deck: Deck) -> str:
    """The card with this text: a reward belongs to the Achievement, other texts to what it has turned into."""
    return text.code if deck.ability_event[text.ability] == ops.REWARD else lying(text.code, deck)


# -- Words of the card file --------------------------------------------------


def subflavor(sub: str) -> Argument:
    return Message(f"kind-{sub}") if sub in SUBFLAVORS else sub.capitalize()


def option_words(code: str, label: str) -> Argument:
    """What a card calls one of the things between which it lets somebody choose."""
    return Message(f"card-{code}.option-{label}") if (code, label) in OPTIONS else label[:1].upper() + label[1:]


def card_with_options(place: int, deck: Deck) -> str:
    """The card that has these options."""
    return deck.codes[_kind_of(_ability_at(place, deck), deck)]


def speaker_at(place: int, deck: Deck) -> str:
    """The card whose text asks something at this place."""
    ability = _ability_at(place, deck)
    code = deck.codes[_kind_of(ability, deck)]
    return code if deck.ability_event[ability] == ops.REWARD else lying(code, deck)


def _ability_at(place: int, deck: Deck) -> int:
    """Texts stand in the code card by card, and each ends with its first step."""
    return next(number for number, start in enumerate(deck.ability_start) if start >= place)


def _kind_of(ability: int, deck: Deck) -> int:
    return next(kind for kind, first in enumerate(deck.ability_first) if first > ability) - 1


# -- Places: zone * 16 + seat ------------------------------------------------
# Each comes with its preposition, because that is what decides its form in other languages.


def in_place(place: int) -> Message:
    zone, seat = divmod(place, 16)
    match zone:
        case ops.HAND:
            return say("in-hand", owner=seat)
        case ops.KITCHEN:
            return say("in-kitchen", owner=seat)
    return say("in-pantry")


def from_place(place: int, subject: int) -> Message:
    """Where a card comes from, in a sentence about this player."""
    zone, seat = divmod(place, 16)
    match zone:
        case ops.HAND if seat == subject:
            return say("from-own-hand", owner=seat)
        case ops.HAND:
            return say("from-hand", owner=seat)
        case ops.KITCHEN if seat == subject:
            return say("from-own-kitchen", owner=seat)
        case ops.KITCHEN:
            return say("from-kitchen", owner=seat)
        case ops.TRASH:
            return say("from-trash")
    return say("from-pantry")


def to_pile(place: int) -> Message:
    match place // 16:
        case ops.TRASH:
            return say("to-trash")
        case ops.BOTTOM:
            return say("to-pantry-bottom")
    return say("to-pantry-top")


def owner_of(place: int) -> list[int]:
    """Whose place it is, if it is somebody's."""
    return [] if place % 16 == ops.NOBODYS else [place % 16]


def target_of(place: int) -> str:
    """The place as a thing of the table: a hand is where its player sits."""
    zone, seat = divmod(place, 16)
    match zone:
        case ops.HAND:
            return f"seat:{seat}"
        case ops.KITCHEN:
            return f"kitchen:{seat}"
        case ops.TRASH:
            return "pile:trash"
        case ops.PANTRY | ops.BOTTOM:
            return "pile:pantry"
    return ""
