"""What happened in a game of Cheflebrity, as one audience may know it."""

from __future__ import annotations

from bakehouse.core.events import Report, event_of, kinds_of
from bakehouse.core.log import NO_SEAT, Entry
from bakehouse.core.messages import Argument
from bakehouse.core.view import Event
from bakehouse.games.cheflebrity import events
from bakehouse.games.cheflebrity.cards import (
    BOTTOM,
    CLAIM_WORDS,
    CODES,
    FLAVOUR_OF,
    FLAVOURS,
    GENIUS_SAVED,
    GENIUS_WORKED,
    MAX_SEATS,
    NO_FLAVOUR,
    PART_OF,
    PIE_KINDS,
    PLACED_CODES,
    QUALITY_OF,
    SAVED,
    TROPHY_WORDS,
    WORKED,
    Deck,
)
from bakehouse.games.cheflebrity.names import pie_of

INGREDIENTS, LEFTOVERS, OUT = "pile:I", "pile:left", "pile:out"
HAND = "seat:{seat}"
OTHER_SEAT = "seat:{a}"
CLAIMS = (events.OFFERED, events.COUNTERED)
KINDS = kinds_of(events)
# Secret is whatever tells somebody's answer, or a card that was in a hand.
REPORTS = {
    events.STARTED: Report(),
    events.DEALT: Report(source=INGREDIENTS, target=HAND, is_secret=True),
    events.DREW: Report(source=INGREDIENTS, target=HAND, is_secret=True),
    events.TOOK: Report(source=LEFTOVERS, target=HAND),
    events.DISCARDED: Report(source=HAND, target=LEFTOVERS, is_secret=True),
    events.LOST_NOTHING: Report(),
    events.SPILT: Report(is_notable=True),
    events.PLACED: Report(source=HAND, target=HAND, is_secret=True),
    events.SERVED: Report(source=HAND, target=HAND, is_notable=True),
    events.ATTACKED: Report(source=HAND, target=OTHER_SEAT, is_notable=True, is_secret=True),
    events.KNOCKED_OFF: Report(source=HAND, target=OUT, is_notable=True, is_secret=True),
    events.RESCUED: Report(source=HAND, target=HAND, is_notable=True, is_secret=True),
    events.QUIET: Report(is_secret=True),
    events.ENDED_TURN: Report(),
    events.LAST_CARD: Report(("turns",)),
    events.OFFERED: Report(),
    events.COUNTERED: Report(),
    events.ACCEPTED: Report(("partner",)),
    events.DECLINED: Report(("partner",)),
    events.ANSWERED: Report(is_secret=True),
    events.CHOSE: Report(),
    events.GAVE: Report(("partner",), source=HAND, target=OTHER_SEAT, is_secret=True),
    events.ENDED: Report(is_notable=True),
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    cards = entry.codes_for(seat, CLAIM_WORDS if entry.kind in CLAIMS else CODES)
    args = _trade_args(entry, cards) or _pie_args(entry)
    if entry.kind in CLAIMS:
        cards = cards[: entry.b]  # what is given; what is wanted for it is an argument
    return event_of(entry, KINDS[entry.kind], REPORTS[entry.kind], cards, args)


def _pie_args(entry: Entry) -> dict[str, Argument] | None:
    """The arguments of what is done to a pie; None for other entries."""
    match entry.kind:
        case events.SPILT:
            return {"pie": pie_of(entry.seat, entry.a)}
        case events.PLACED:
            start = "new" if PART_OF[entry.a] == BOTTOM else "on"
            return {"card": PLACED_CODES[entry.a], "pie": pie_of(entry.seat, entry.b, doer=entry.seat), "start": start}
        case events.SERVED:
            return _served(entry)
        case events.ATTACKED:
            card = TROPHY_WORDS[GENIUS_WORKED if entry.c else WORKED]
            return {"card": card, "owner": entry.a, "pie": pie_of(entry.a, entry.b)}
        case events.RESCUED:
            card = TROPHY_WORDS[GENIUS_SAVED if entry.c else SAVED]
            return {"card": card, "owner": entry.a, "pie": pie_of(entry.a, entry.b, doer=entry.seat)}
        case events.KNOCKED_OFF if entry.b == NO_SEAT:
            return {"pie": pie_of(entry.seat, entry.a), "by": "oops"}
        case events.KNOCKED_OFF:
            return {"pie": pie_of(entry.seat, entry.a), "by": "sabotage", "other": entry.b}
    return None


def _served(entry: Entry) -> dict[str, Argument]:
    """With what everybody sees in the dessert. A Stroke of Genius! does not say as which filling it was played."""
    filling = FLAVOUR_OF[entry.cards[1]] if entry.cards[1] < PIE_KINDS else NO_FLAVOUR
    return {
        "pie": pie_of(entry.seat, entry.a, doer=entry.seat),
        "dessert": "pie" if entry.b else "tart",
        "filling": "plain" if filling == NO_FLAVOUR else FLAVOURS[filling],
        "quality": sum(int(QUALITY_OF[card]) for card in entry.cards),
    }


def _trade_args(entry: Entry, cards: list[str]) -> dict[str, Argument] | None:
    """The arguments of what is said in a trade; None for other entries."""
    match entry.kind:
        case events.OFFERED if entry.a == NO_SEAT:
            return {"to": "everybody", "other_cards": cards[entry.b :]}
        case events.OFFERED:
            return {"to": "one", "partner": entry.a, "other_cards": cards[entry.b :]}
        case events.COUNTERED:
            return {"partner": entry.a, "other_cards": cards[entry.b :]}
        case events.ANSWERED:
            return {"seats": [seat for seat in range(MAX_SEATS) if entry.a >> seat & 1]}
        case events.CHOSE if entry.a == NO_SEAT:
            return {"choice": "nobody"}
        case events.CHOSE:
            return {"choice": "one", "partner": entry.a}
    return None
