"""What speaks for a move of Pie Contest: a fact that its player can see.

Cards are data, so nothing is said about what a text is good for.
"""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.pie_contest.atoms import DIVE, DONE, PASS, YES
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.names import lying
from bakehouse.games.pie_contest.notation import parts_of
from bakehouse.games.pie_contest.numbers import MIN_BAKED
from bakehouse.games.pie_contest.questions import deed_asked
from bakehouse.games.pie_contest.state import KITCHEN_SIZE
from bakehouse.games.pie_contest.view import KitchenCard, View
from bakehouse.games.pie_contest.vocabulary import ops

GIVEN_UP = ("trash", "give", "put-back")


def speaks_for(view: View, atoms: list[int], deck: Deck) -> Message | None:
    first = atoms[0]
    if first == DIVE:
        return _dive(view, atoms[-1], deck)
    if first == PASS and view.step == "main":
        return None if view.seat is None or view.room[view.seat] else say("advice-full")
    if first == YES and view.step == "may":
        deed = deed_asked(view, deck)
        return _baking(view) if deed == "bake" else say("advice-one-more") if deed == "play" else None
    what, number = parts_of(first, deck)
    match what:
        case "play":
            return _playing(view, number, deck)
        case "seat" if view.step == "player":
            return _player(view, number)
        case "spot":
            return _spot(view, number, deck)
        case "pie":
            return _pie(view, number)
        case "hand" if view.step == "limit" or deed_asked(view, deck) in GIVEN_UP:
            return _giving_up(view, [parts_of(atom, deck)[1] for atom in atoms if atom != DONE], deck)
    return None


# -- The Kitchen -------------------------------------------------------------


def _playing(view: View, kind: int, deck: Deck) -> Message | None:
    if not deck.ingredient[kind]:
        return _oven(view, deck) if deck.bakes[kind] else _drawing(view, kind, deck)
    if deck.salt[kind]:
        return None if _salts(view, deck) else say("advice-salt")
    worth, count = int(deck.worth[kind]), len(_kitchen(view)) + 1
    if count <= MIN_BAKED:
        return say("advice-ingredient", worth=worth, count=count, needed=int(MIN_BAKED))
    return say("advice-more", worth=worth, sum=_sum(view)) if worth > 0 else None


def _drawing(view: View, kind: int, deck: Deck) -> Message | None:
    """An Action that begins with drawing cards, so many as it says."""
    step = int(deck.ability_start[deck.ability_first[kind]])
    number = int(deck.code[step + 1])
    if deck.code[step] != ops.DRAW or deck.code[number] != ops.LITERAL:
        return None
    return say("advice-draws", count=int(deck.code[number + 1]), held=len(view.hand) - 1)


def _oven(view: View, deck: Deck) -> Message | None:
    is_ready = len(_kitchen(view)) >= MIN_BAKED and _salts(view, deck) == 1
    return _baking(view) if is_ready else None


def _baking(view: View) -> Message | None:
    values = [pie.boxes[-1] for pie in view.pies if pie.seat != view.seat]
    if not values:
        return say("advice-bake-first", sum=_sum(view))
    return say("advice-bake", sum=_sum(view), best=max(values)) if _sum(view) > max(values) else None


def _dive(view: View, move: int, deck: Deck) -> Message | None:
    """The card from the Trash is the last choice of the chain."""
    what, kind = parts_of(move, deck)
    if what != "trash" or not deck.ingredient[kind]:
        return None
    card = lying(deck.codes[kind], deck)
    if deck.salt[kind]:
        return None if _salts(view, deck) else say("advice-dive-salt", card=card)
    return say("advice-dive", card=card, worth=int(deck.worth[kind])) if deck.worth[kind] > 0 else None


def _salts(view: View, deck: Deck) -> int:
    return sum(deck.salt[deck.kinds[card.code]] != 0 for card in _kitchen(view))


def _sum(view: View) -> int:
    return sum(card.worth for card in _kitchen(view))


def _kitchen(view: View) -> list[KitchenCard]:
    return [] if view.seat is None else view.kitchens[view.seat]


# -- What effects ask for ------------------------------------------------------


def _player(view: View, seat: int) -> Message | None:
    """Somebody who has the best Pie, or the best Kitchen while there are no Pies."""
    best = max((pie.boxes[-1] for pie in view.pies if pie.seat != view.seat), default=None)
    if best is not None:
        own = [pie.boxes[-1] for pie in view.pies if pie.seat == seat]
        return say("advice-player-pie", seat=seat, value=best) if best in own and seat != view.seat else None
    sums = [sum(card.worth for card in kitchen) for kitchen in view.kitchens]
    if seat == view.seat or sums[seat] < max(value for other, value in enumerate(sums) if other != view.seat):
        return None
    return say("advice-player-kitchen", seat=seat, sum=sums[seat])


def _spot(view: View, spot: int, deck: Deck) -> Message | None:
    """The Ingredient that is worth most there, or least in one's own Kitchen."""
    owner, place = divmod(spot, int(KITCHEN_SIZE))
    worths = [card.worth for card in view.kitchens[owner]]
    worth = worths[place]
    if worth == max(worths):
        return say("advice-best-spot", owner=owner, worth=worth)
    if owner == view.seat and worth == min(worths):
        return say("advice-least-spot", worth=worth)
    return None


def _pie(view: View, number: int) -> Message | None:
    value = view.pies[number].boxes[-1]
    return say("advice-best-pie", value=value) if value == max(pie.boxes[-1] for pie in view.pies) else None


def _giving_up(view: View, kinds: list[int], deck: Deck) -> Message | None:
    """Ingredients of the least worth in the hand, or a Salt too many."""
    if len(kinds) == 1 and deck.salt[kinds[0]]:
        return say("advice-spare-salt") if _salts(view, deck) else None
    rest = [deck.kinds[code] for code in view.hand]
    for kind in kinds:
        if kind not in rest:
            return None
        rest.remove(kind)
    if not all(_is_plain(kind, deck) for kind in kinds):
        return None
    highest = max(int(deck.worth[kind]) for kind in kinds)
    if any(int(deck.worth[kind]) < highest for kind in rest if _is_plain(kind, deck)):
        return None
    return say("advice-least", count=len(kinds), worth=highest)


def _is_plain(kind: int, deck: Deck) -> bool:
    """An Ingredient that is no Salt."""
    return bool(deck.ingredient[kind] and not deck.salt[kind])
