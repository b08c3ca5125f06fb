"""What things are called in the messages of Pie Factory: cards with what is printed on them, pies, places."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.games.pie_factory.cards import FOREMAN, GRANDMA, PRESIDENT, SECRETARY, Deck
from bakehouse.games.pie_factory.day import FACE_DOWN_PREP
from bakehouse.games.pie_factory.notation import SEAT_NAMES
from bakehouse.games.pie_factory.view import Pie

ICON_WORDS = {
    PRESIDENT: say("icon-president"),
    FOREMAN: say("icon-foreman"),
    SECRETARY: say("icon-secretary"),
    GRANDMA: say("icon-grandma"),
}


def card_facts(code: str, deck: Deck) -> Message:
    """`F28` as "Blueberry, $3, 28 min, President"."""
    card = deck.kinds[code]
    value, minutes = int(deck.value[card]), int(deck.prep[card])
    icon = ICON_WORDS.get(deck.icons[card])
    if icon is None:
        return say("part-card", card=code, value=value, minutes=minutes)
    return say("part-card-icon", card=code, value=value, minutes=minutes, icon=icon)


def pie_words(pie: Pie) -> Message:
    """A pie from bottom to top."""
    cards = [code for code in (pie.filling, pie.topping) if code]
    return say("part-pie", card=pie.base, cards=cards, side=side_word(down=pie.down))


def side_word(*, down: bool) -> str:
    return "down" if down else "up"


def minutes_of(code: str, deck: Deck, *, down: bool) -> int:
    """PF-43: face down every card takes as long, so that its time tells nothing about it."""
    return int(FACE_DOWN_PREP if down else deck.prep[deck.kinds[code]])


def fillings_under(card: int, deck: Deck) -> list[str]:
    """The fillings on which a topping goes, one card of each name; none for other cards."""
    by_name: dict[str, str] = {}
    for filling, code in enumerate(deck.codes):
        if deck.fits[card] >> filling & 1:
            by_name.setdefault(deck.names[filling], code)
    return list(by_name.values())


def line_place(position: int) -> str:
    """A place of the line as a target."""
    return f"line:{position + 1}"


def pie_place(seat: int, slot: int) -> str:
    """A pie, or where one could be, as a target."""
    return f"pie:{SEAT_NAMES[seat]}{slot + 1}"
