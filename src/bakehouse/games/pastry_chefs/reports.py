"""What happened in a game of Pastry Chefs, as one audience may know it."""

from __future__ import annotations

import msgspec

from bakehouse.core.events import Report, event_of, kinds_of
from bakehouse.core.log import Entry
from bakehouse.core.messages import Argument, Message
from bakehouse.core.view import Event
from bakehouse.games.pastry_chefs import events
from bakehouse.games.pastry_chefs.cards import FIRST_FULL, Deck
from bakehouse.games.pastry_chefs.names import described, destination, origin, place, suit_of, way
from bakehouse.games.pastry_chefs.observation import description_words
from bakehouse.games.pastry_chefs.state import X

DECK, DISCARD_PILE = "pile:deck", "pile:X"
HAND = "seat:{seat}"
KINDS = kinds_of(events)
REPORTS = {
    events.STARTED: Report(("redeals", "game")),
    events.DEALT: Report(source=DECK, target=HAND, is_secret=True),
    events.TURNED_UP: Report(source=DECK, target=DISCARD_PILE),
    events.ANNOUNCED: Report(is_secret=True),
    events.MOVED: Report(is_secret=True),
    events.FAILED: Report(is_notable=True, is_secret=True),
    events.DISCARDED: Report(("penalty",), source=HAND, target=DISCARD_PILE),
    events.DREW: Report(source=DECK, target=HAND, is_secret=True),
    events.REVEALED: Report(is_secret=True),
    events.ASKED: Report(is_secret=True),
    events.BAKED: Report(source=HAND, is_notable=True),
    events.PASSED: Report(),
    events.RESHUFFLED: Report(source=DISCARD_PILE, target=DECK),
    events.ENDED: Report(is_notable=True),
}
MOVES = {events.ANNOUNCED, events.MOVED, events.FAILED}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    cards = entry.codes_for(seat, deck.codes)
    if entry.kind in MOVES:
        return _move(entry, cards, deck)
    return event_of(entry, KINDS[entry.kind], REPORTS[entry.kind], cards, _args(entry, deck))


def _args(entry: Entry, deck: Deck) -> dict[str, Argument] | None:
    match entry.kind:
        case events.REVEALED:
            return {"description": _described(entry, deck)}
        case events.ASKED:
            asked, is_yes = divmod(entry.c, 2)
            answer = {"count": entry.b, "answer": "yes" if is_yes else "no"}
            return {"other": asked, "description": _described(entry, deck), **answer}
        case events.BAKED:
            return {"points": len(entry.cards) - 2, "description": _pastry(entry, deck)}  # PC-10, PC-11
        case events.RESHUFFLED:
            return {"count": entry.b}
        case events.ENDED:
            return {"winners": [] if entry.a < 0 else [entry.a, entry.a + 2], "game": entry.b}
    return None


def _described(entry: Entry, deck: Deck) -> Message:
    return described(description_words(deck.codes)[entry.a], entry.b)


def _pastry(entry: Entry, deck: Deck) -> Message:
    """What the cards of a pastry have in common: "3 twos", "3 hearts"."""
    codes = [deck.codes[card] for card in entry.cards]
    is_set = codes[0][0] == codes[1][0]
    return described(f"#{codes[0][0]}" if is_set else suit_of(codes[0]), len(codes))


def _move(entry: Entry, cards: list[str], deck: Deck) -> Event:
    mover, source, target = entry.c // 64, entry.c // 8 % 8, entry.c % 8
    args: dict[str, Argument] = {
        "turn": mover,
        "way": way(mover, source, target),
        "description": _described(entry, deck),
        "count": entry.b,
        "exact": "yes" if entry.a >= FIRST_FULL else "no",  # does the description say which card it is?
        "origin": origin(source),
        "destination": destination(target),
    }
    if entry.kind == events.FAILED:
        args |= {"place": "discard"} if source == X else {"place": "hand", "owner": source}
    report = REPORTS[entry.kind]._replace(source=place(source), target=place(target))
    told = event_of(entry, KINDS[entry.kind], report, cards, args)
    others = [zone for zone in dict.fromkeys((mover, source, target)) if zone not in (X, entry.seat)]
    return msgspec.structs.replace(told, concerns=others)
