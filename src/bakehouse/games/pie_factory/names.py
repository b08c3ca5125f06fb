"""What things are called in the sentences of Pie Factory: players, cards, pies."""

from __future__ import annotations

from bakehouse.core.log import HIDDEN
from bakehouse.games.pie_factory.cards import ICONS, Deck
from bakehouse.games.pie_factory.view import Pie

PEOPLE = ["Worker A", "Worker B", "Worker C", "Worker D"]
ICON_NAMES = {"P": "President", "M": "Foreman", "S": "Secretary", "G": "Grandma"}


def card_name(code: str, deck: Deck) -> str:
    """`F12` as "Apple F12", `??` as "a hidden card"."""
    if code == HIDDEN:
        return "a hidden card"
    return f"{deck.names[deck.kinds[code]]} {code}"


def card_facts(code: str, deck: Deck) -> str:
    """`F28` as "Blueberry F28, $3, 28 min, President"."""
    if code == HIDDEN:
        return card_name(code, deck)
    card = deck.kinds[code]
    icon = ICON_NAMES.get(ICONS[deck.icons[card]])
    words = [card_name(code, deck), f"${deck.value[card]}", f"{deck.prep[card]} min", *([icon] if icon else [])]
    return ", ".join(words)


def pie_words(pie: Pie, deck: Deck) -> str:
    """A pie from bottom to top."""
    cards = [f"{card_name(pie.base, deck)} face down" if pie.down else card_name(pie.base, deck)]
    cards += [card_name(code, deck) for code in (pie.filling, pie.topping) if code]
    return " under ".join(cards)


def fillings_under(card: int, deck: Deck) -> str:
    """The fillings on which a topping goes; empty for other cards."""
    names = [name for filling, name in enumerate(deck.names) if deck.fits[card] >> filling & 1]
    return ", ".join(dict.fromkeys(names))
