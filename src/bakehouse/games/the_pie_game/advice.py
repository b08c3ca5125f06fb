"""What speaks for a move of The Pie Game: a fact that its player can see."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PARTNER, PLAY, TAKE
from bakehouse.games.the_pie_game.cards import F2, FA, FL, NEEDS, POT_LUCK, Deck
from bakehouse.games.the_pie_game.questions import needs_of
from bakehouse.games.the_pie_game.view import View


def speaks_for(view: View, atoms: list[int], deck: Deck) -> Message | None:
    first = atoms[0]
    if first < DRAW:
        return _fudge(view, first - PLAY, deck)
    if first == DRAW:
        return _drawing(view, deck)
    if first == TAKE:
        return say("advice-take", count=_collected([*view.hand, view.discard[0]], view, deck), total=int(NEEDS))
    if first < DISCARD:
        return _partner(view, first - PARTNER)
    return _leaving(view, [deck.codes[(atom - DISCARD) % len(deck.codes)] for atom in atoms], deck)


def _fudge(view: View, kind: int, deck: Deck) -> Message | None:
    """It has to be played (PG-20); what matters is what goes with it."""
    rest = list(view.hand)
    rest.remove(deck.codes[kind])
    useless = len(rest) - _collected(rest, view, deck)
    if kind == FL or not useless:
        return None
    if kind in (F2, FA):
        return say("advice-fudge-throws", useless=useless)
    return say("advice-fudge-passes", useless=useless)


def _drawing(view: View, deck: Deck) -> Message | None:
    if not view.discard:
        return None
    top = view.discard[0]
    if top in view.hand and top in needs_of(view, deck):
        return say("advice-draw-held", card=top)
    return None if _is_useful(top, view, deck) else say("advice-draw", card=top)


def _partner(view: View, partner: int) -> Message | None:
    pies = view.pies[partner]
    others = [count for seat, count in enumerate(view.pies) if seat != view.seat]
    return say("advice-partner", partner=partner, pies=pies) if pies and pies == max(others) else None


def _leaving(view: View, codes: list[str], deck: Deck) -> Message | None:
    """Cards that are discarded, thrown away or handed over."""
    rest = list(view.hand)
    for code in codes:
        rest.remove(code)
    before, after = _collected(view.hand, view, deck), _collected(rest, view, deck)
    if after < before:
        return None
    if view.step == "discard" and after == NEEDS:
        return say("advice-bakes")
    if len(codes) > 1:
        return say("advice-useless-cards", count=after, total=int(NEEDS))
    if codes[0] in needs_of(view, deck):
        return say("advice-twice", count=after, total=int(NEEDS))
    return say("advice-useless", count=after, total=int(NEEDS))


def _collected(hand: list[str], view: View, deck: Deck) -> int:
    """How many ingredients of the recipe these cards are; a Pot Luck is any of them."""
    wild = sum(deck.kinds[code] == POT_LUCK for code in hand)
    return min(len({*hand} & {*needs_of(view, deck)}) + wild, int(NEEDS))


def _is_useful(code: str, view: View, deck: Deck) -> bool:
    return deck.kinds[code] == POT_LUCK or code in needs_of(view, deck)
