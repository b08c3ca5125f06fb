"""What happened in a match of The Pie Game, in sentences."""

from __future__ import annotations

from bakehouse.core.events import event_of, kinds_of
from bakehouse.core.log import HIDDEN, Entry
from bakehouse.core.view import Event
from bakehouse.core.words import some
from bakehouse.games.the_pie_game import events
from bakehouse.games.the_pie_game.cards import Deck
from bakehouse.games.the_pie_game.names import card_names, recipe_name

KINDS = kinds_of(events)
TELLS_A_SECRET = {
    events.GOT_RECIPE,
    events.DEALT,
    events.TOOK,  # whoever may take holds no Fudge card
    events.DREW,
    events.DISCARDED,
    events.PLAYED,
    events.THREW,
    events.LOST_TURN,
    events.REFILLED,
    events.OFFERED,
    events.GAVE,
    events.BAKED,
}
SENTENCES = {
    events.DEALT: "{who} is dealt {cards}.",
    events.TOOK: "{who} takes {cards} from the discard pile.",
    events.DREW: "{who} draws {cards}.",
    events.LAID: "{who} draws {cards} and lays it down at once.",
    events.DISCARDED: "{who} discards {cards}.",
    events.PLAYED: "{who} plays {cards}.",
    events.THREW: "{who} throws away {cards}.",
    events.LOST_TURN: "{who} loses a turn.",
    events.RETURNED: "{who} gives up {cards}.",
    events.REFILLED: "{who} refills the hand with {cards}.",
    events.CHOSE_PARTNER: "{who} trades with seat {other}.",
    events.OFFERED: "{who} shows seat {other} {cards}.",
    events.GAVE: "{who} hands seat {other} {cards}.",
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    codes = deck.recipe_codes if entry.kind == events.GOT_RECIPE else deck.codes
    cards = entry.codes_for(seat, codes)
    text, facts = _sentence(entry, cards, deck), _facts(entry, deck)
    return event_of(entry, KINDS[entry.kind], text, cards, facts, secret=entry.kind in TELLS_A_SECRET)


def _facts(entry: Entry, deck: Deck) -> dict[str, object]:
    match entry.kind:
        case events.STARTED:
            return {"round": entry.a, "redeals": entry.b}
        case events.TURNED_UP:
            return {"again": bool(entry.a)}
        case events.CHOSE_PARTNER | events.OFFERED | events.GAVE:
            return {"to": entry.a}
        case events.BAKED:
            return {"recipe": deck.recipe_codes[entry.a], "pies": entry.b}
        case events.WON:
            return {"rounds": entry.a}
    return {}


def _shown(cards: list[str], deck: Deck) -> str:
    """The cards in words, or how many they are."""
    if HIDDEN not in cards:
        return card_names(cards, deck)
    return "a card" if len(cards) == 1 else f"{len(cards)} cards"


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = f"Seat {entry.seat}"
    if entry.kind == events.GOT_RECIPE:
        return (
            f"{who} gets the recipe {recipe_name(cards[0], deck)}." if cards[0] != HIDDEN else f"{who} gets a recipe."
        )
    shown = _shown(cards, deck)
    if entry.kind in SENTENCES:
        return SENTENCES[entry.kind].format(who=who, cards=shown, other=entry.a)
    match entry.kind:
        case events.STARTED:
            again = f" The cards were dealt again {'once' if entry.b == 1 else f'{entry.b} times'}." if entry.b else ""
            return f"Round {entry.a}: {who.lower()} deals.{again}"
        case events.TURNED_UP:
            return f"{shown} is turned up{' and shuffled back' if entry.a else ''}."
        case events.RESHUFFLED:
            return f"The discards ({some(len(cards), 'card')}) are shuffled and become the draw pile."
        case events.BAKED:
            return f"{who} bakes {recipe_name(deck.recipe_codes[entry.a], deck)}: {shown}."
    return f"{who} wins the match after {some(entry.a, 'round')}."
