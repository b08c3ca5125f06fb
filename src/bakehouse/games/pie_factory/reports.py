"""What happened in a game of Pie Factory, as one audience may know it."""

from __future__ import annotations

from bakehouse.core.events import Report, event_of, kinds_of
from bakehouse.core.log import Entry
from bakehouse.core.messages import Argument
from bakehouse.core.view import Event
from bakehouse.games.pie_factory import events
from bakehouse.games.pie_factory.cards import CRUST, Deck
from bakehouse.games.pie_factory.names import line_place, minutes_of, pie_place, side_word
from bakehouse.games.pie_factory.observation import GRANDMA_WORDS
from bakehouse.games.pie_factory.state import unpacked_order

DECK, DISCARD_PILE = "pile:deck", "pile:discard"
SEAT = "seat:{seat}"
KINDS = kinds_of(events)
REPORTS = {
    events.STARTED: Report(("seats",)),
    events.DEALT: Report(source=DECK, target=SEAT, is_secret=True),
    events.LINED_UP: Report(source=DECK),
    events.PAID: Report(source=SEAT, target=DISCARD_PILE, is_secret=True),
    events.DRAFTED: Report(("place", "side", "minutes"), target=SEAT),
    events.PLAYED: Report(("side", "minutes"), source=SEAT, is_secret=True),
    events.BOXED: Report(("number", "dollars"), target=SEAT, is_notable=True),
    events.DISCARDED: Report(source=SEAT, target=DISCARD_PILE),
    events.HIDDEN_DISCARDED: Report(source=SEAT, target=DISCARD_PILE),
    events.DREW: Report(source=DECK, target=SEAT, is_secret=True),
    events.PASSED: Report(),
    events.ORDERED: Report(("seats",)),
    events.PLACED: Report(("number", "way"), source=SEAT),
    events.TOOK_BACK: Report(target=SEAT),
    events.DROPPED: Report(source=SEAT, target=DISCARD_PILE, is_secret=True),
    events.CLEARED: Report(target=DISCARD_PILE),
    events.DAY_ENDED: Report(("day",)),
    events.WENT_STALE: Report(("number",), is_notable=True),
    events.RESHUFFLED: Report(("count",), source=DISCARD_PILE, target=DECK),
    events.OPENED: Report(is_secret=True),
    events.GRANDMA_DECIDED: Report(("choice",)),
    events.ENDED: Report(is_notable=True),
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    report = _report(entry)
    args = dict(zip(report.args, _values(entry, deck), strict=True))
    return event_of(entry, KINDS[entry.kind], report, entry.codes_for(seat, deck.codes), args)


def _report(entry: Entry) -> Report:
    """With the place in the line or the pie that it is about."""
    report = REPORTS[entry.kind]
    match entry.kind:
        case events.DRAFTED:
            return report._replace(source=line_place(entry.a))
        case events.BOXED:
            return report._replace(source=pie_place(entry.seat, entry.a))
        case events.PLACED:
            return report._replace(target=pie_place(entry.seat, entry.a))
        case events.DISCARDED:
            return report._replace(is_secret=entry.a == 1)  # a base that nobody else had seen is turned up
    return report


def _values(entry: Entry, deck: Deck) -> list[Argument]:
    """The arguments that the entry's report names. They say nothing about a card that its audience may not see."""
    match entry.kind:
        case events.STARTED | events.ORDERED:
            return [unpacked_order(entry.a)]
        case events.DRAFTED:
            return [entry.a + 1, side_word(down=entry.b == 1), _minutes(entry, deck, down=entry.b == 1)]
        case events.PLAYED:
            return [side_word(down=entry.a == 1), _minutes(entry, deck, down=entry.a == 1)]
        case events.BOXED:
            return [entry.a + 1, sum(int(deck.value[card]) for card in entry.cards)]
        case events.PLACED:
            return [entry.a + 1, _way(entry, deck)]
        case events.WENT_STALE:
            return [entry.a + 1]
        case events.DAY_ENDED | events.RESHUFFLED:
            return [entry.a]
        case events.GRANDMA_DECIDED:
            return [GRANDMA_WORDS[entry.a]]
    return []


def _minutes(entry: Entry, deck: Deck, *, down: bool) -> int:
    return minutes_of(deck.codes[entry.cards[0]], deck, down=down)


def _way(entry: Entry, deck: Deck) -> str:
    """A card that lies face down, or a crust, starts a pie."""
    if entry.b == 1:
        return "down"
    return "start" if deck.kind[entry.cards[0]] == CRUST else "on"
