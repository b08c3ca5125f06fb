"""What things are called in the messages of Cheflebrity: pies."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.cheflebrity.cards import FLAVOUR_OF, FLAVOURS, NO_FLAVOUR, PART_OF, PLACED_CODES, QUALITY_OF, TOP
from bakehouse.games.cheflebrity.view import PieView


def pie_of(owner: int, number: int, doer: int | None = None) -> Message:
    """ "your second pie", "Clove’s second pie": the second one that its owner began.

    Where Clove is the one who does something in the sentence: "their second pie".
    """
    return say("pie", owner=owner, number=number, whose="own" if doer == owner else "named")


def pie_seen(owner: int, pie: PieView) -> Message:
    """ "Clove’s cherry pie", "your new crust": by what is to be seen of it."""
    return say("pie-seen", owner=owner, filling=_filling(pie), whose="named")


def pie_worth(owner: int, pie: PieView) -> Message:
    """ "Clove’s cherry pie (45)": where there may be several of them."""
    return say("pie-worth", pie=pie_seen(owner, pie), quality=sum(map(quality_of, pie.cards)))


def quality_of(code: str) -> int:
    return int(QUALITY_OF[PLACED_CODES.index(code)])


def _filling(pie: PieView) -> str:
    """Without a Top Crust it is a tart."""
    if len(pie.cards) == 1:
        return "none"
    flavour = FLAVOUR_OF[PLACED_CODES.index(pie.cards[1])]
    name = "plain" if flavour == NO_FLAVOUR else FLAVOURS[flavour]
    is_lidded = any(PART_OF[PLACED_CODES.index(code)] == TOP for code in pie.cards)
    return name if is_lidded else f"{name}-tart"
