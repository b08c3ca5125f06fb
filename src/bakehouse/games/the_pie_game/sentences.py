"""What happened in a match of The Pie Game, in sentences."""

from __future__ import annotations

from bakehouse.core.events import event_of, kinds_of
from bakehouse.core.log import Entry
from bakehouse.core.view import Event
from bakehouse.core.words import some
from bakehouse.games.the_pie_game import events
from bakehouse.games.the_pie_game.cards import Deck
from bakehouse.games.the_pie_game.names import card_names, recipe_name
from bakehouse.games.the_pie_game.notation import HIDDEN

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


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    codes = deck.recipe_codes if entry.kind == events.GOT_RECIPE else deck.codes
    cards = [codes[kind] if entry.shows_cards_to(seat) else HIDDEN for kind in entry.cards]
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
    match entry.kind:
        case events.STARTED:
            again = f" The cards were dealt again {'once' if entry.b == 1 else f'{entry.b} times'}." if entry.b else ""
            return f"Round {entry.a}: {who.lower()} deals.{again}"
        case events.DEALT:
            return f"{who} is dealt {shown}."
        case events.TURNED_UP:
            return f"{shown} is turned up{' and shuffled back' if entry.a else ''}."
        case events.TOOK:
            return f"{who} takes {shown} from the discard pile."
        case events.DREW:
            return f"{who} draws {shown}."
        case events.LAID:
            return f"{who} draws {shown} and lays it down at once."
        case events.DISCARDED:
            return f"{who} discards {shown}."
        case events.PLAYED:
            return f"{who} plays {shown}."
        case events.THREW:
            return f"{who} throws away {shown}."
        case events.LOST_TURN:
            return f"{who} loses a turn."
        case events.RETURNED:
            return f"{who} gives up {shown}."
        case events.REFILLED:
            return f"{who} refills the hand with {shown}."
        case events.CHOSE_PARTNER:
            return f"{who} trades with seat {entry.a}."
        case events.OFFERED:
            return f"{who} shows seat {entry.a} {shown}."
        case events.GAVE:
            return f"{who} hands seat {entry.a} {shown}."
        case events.RESHUFFLED:
            return f"The discards ({some(len(cards), 'card')}) are shuffled and become the draw pile."
        case events.BAKED:
            return f"{who} bakes {recipe_name(deck.recipe_codes[entry.a], deck)}: {shown}."
    return f"{who} wins the match after {some(entry.a, 'round')}."
