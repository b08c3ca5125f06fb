"""What happened in a game of Pastry Chefs, in sentences."""

from __future__ import annotations

from bakehouse.core import words
from bakehouse.core.events import event_of, kinds_of
from bakehouse.core.log import HIDDEN, Entry
from bakehouse.core.view import Event
from bakehouse.games.pastry_chefs import events
from bakehouse.games.pastry_chefs.cards import Deck
from bakehouse.games.pastry_chefs.names import PEOPLE, TEAMS, ZONES, some
from bakehouse.games.pastry_chefs.observation import ZONE_NAMES, description_words

KINDS = kinds_of(events)
TELLS_A_SECRET = {
    events.MOVED,
    events.FAILED,
    events.ANNOUNCED,
    events.REVEALED,
    events.ASKED,
    events.DREW,
    events.DEALT,
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    cards = entry.codes_for(seat, deck.codes)
    text, facts = _sentence(entry, cards, deck), _facts(entry, deck)
    return event_of(entry, KINDS[entry.kind], text, cards, facts, secret=entry.kind in TELLS_A_SECRET)


def _facts(entry: Entry, deck: Deck) -> dict[str, object]:
    words = description_words(deck.codes)
    if entry.kind in (events.ANNOUNCED, events.MOVED, events.FAILED):
        route = {"mover": entry.c // 64, "source": ZONE_NAMES[entry.c // 8 % 8], "target": ZONE_NAMES[entry.c % 8]}
        return {"description": words[entry.a], "count": entry.b, **route}
    if entry.kind == events.REVEALED:
        return {"description": words[entry.a], "count": entry.b}
    if entry.kind == events.ASKED:
        answer = {"asked": entry.c // 2, "yes": bool(entry.c % 2)}
        return {"description": words[entry.a], "count": entry.b, **answer}
    if entry.kind == events.STARTED:
        return {"redeals": entry.a, "game": entry.b}
    if entry.kind == events.ENDED:
        return {"team": entry.a, "game": entry.b}
    return {}


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = PEOPLE[entry.seat] if entry.seat >= 0 else ""
    shown = ", ".join(cards)
    match entry.kind:
        case events.STARTED:
            hands = "1 hand was" if entry.a == 1 else f"{entry.a} hands were"
            again = f" ({hands} dealt again)" if entry.a else ""
            return f"Game {entry.b}: {who} begins{again}."
        case events.DEALT:
            return f"{who} is dealt {shown if HIDDEN not in cards else words.some(len(cards), 'card')}."
        case events.TURNED_UP:
            return f"{shown} starts the discard pile."
        case events.ANNOUNCED | events.FAILED | events.MOVED:
            return _move_sentence(entry, cards, deck)
        case events.DISCARDED:
            return f"{who} discards {shown}{' as the penalty' if entry.a else ''}."
        case events.DREW:
            return f"{who} draws {shown if HIDDEN not in cards else 'a card'}."
        case events.REVEALED:
            return f"{who} reveals: {some(entry.b, description_words(deck.codes)[entry.a])}."
        case events.ASKED:
            answer = "yes" if entry.c % 2 else "no"
            what = some(entry.b, description_words(deck.codes)[entry.a])
            return f"{who} asks {PEOPLE[entry.c // 2]} for at least {what}: {answer}."
        case events.BAKED:
            return f"{who} bakes {shown} for {words.some(len(cards) - 2, 'point')}."
        case events.PASSED:
            return f"{who} passes."
        case events.RESHUFFLED:
            return f"The discard pile ({words.some(entry.b, 'card')}) is shuffled and becomes the deck."
    return f"{TEAMS[entry.a]} win game {entry.b}." if entry.a >= 0 else f"Game {entry.b} is a draw."


def _move_sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    mover, source, target = PEOPLE[entry.c // 64], ZONES[entry.c // 8 % 8], ZONES[entry.c % 8]
    what = f"{some(entry.b, description_words(deck.codes)[entry.a])} from {source} to {target}"
    if entry.kind == events.ANNOUNCED:
        return f"{mover} announces a Move: {what}."
    if entry.kind == events.FAILED:
        return f"{mover} announces a Move: {what}. It fails, there are fewer."
    shown = "" if HIDDEN in cards else f": {', '.join(cards)}"
    return f"{mover}'s Move: {what}{shown}."
