"""What happened in a game of Pie Factory, in sentences."""

from __future__ import annotations

from bakehouse.core.events import event_of, kinds_of
from bakehouse.core.log import HIDDEN, Entry
from bakehouse.core.view import Event
from bakehouse.core.words import some
from bakehouse.games.pie_factory import events
from bakehouse.games.pie_factory.cards import Deck
from bakehouse.games.pie_factory.names import PEOPLE, card_name
from bakehouse.games.pie_factory.observation import GRANDMA_WORDS
from bakehouse.games.pie_factory.state import unpacked_order

KINDS = kinds_of(events)
TELLS_A_SECRET = {events.DEALT, events.PAID, events.PLAYED, events.DREW, events.DROPPED, events.OPENED}
SENTENCES = {
    events.LINED_UP: "Onto the line: {cards}.",
    events.PAID: "{who} pays {cards}.",
    events.DISCARDED: "{who} discards {cards}.",
    events.HIDDEN_DISCARDED: "{who} discards {cards}.",
    events.PASSED: "{who} passes.",
    events.TOOK_BACK: "{who} takes {cards} into the hand.",
    events.DROPPED: "{who} discards {cards} down to four cards.",
    events.DAY_ENDED: "Day {number} is over.",
    events.ENDED: "The game is over.",
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    cards = entry.codes_for(seat, deck.codes)
    uncovered = entry.kind == events.DISCARDED and entry.a == 1
    secret = uncovered or entry.kind in TELLS_A_SECRET
    return event_of(entry, KINDS[entry.kind], _sentence(entry, cards, deck), cards, _facts(entry), secret=secret)


def _facts(entry: Entry) -> dict[str, object]:
    match entry.kind:
        case events.STARTED | events.ORDERED:
            return {"order": unpacked_order(entry.a)}
        case events.DRAFTED:
            return {"position": entry.a + 1, "down": bool(entry.b)}
        case events.PLAYED:
            return {"down": bool(entry.a)}
        case events.BOXED:
            return {"slot": entry.a + 1, "final": bool(entry.b)}
        case events.PLACED:
            return {"slot": entry.a + 1, "down": bool(entry.b)}
        case events.WENT_STALE:
            return {"slot": entry.a + 1}
        case events.DAY_ENDED:
            return {"day": entry.a}
        case events.RESHUFFLED:
            return {"count": entry.a}
        case events.GRANDMA_DECIDED:
            return {"choice": GRANDMA_WORDS[entry.a]}
    return {}


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = PEOPLE[entry.seat] if entry.seat >= 0 else ""
    shown = ", ".join(card_name(code, deck) for code in cards)
    if entry.kind in SENTENCES:
        return SENTENCES[entry.kind].format(who=who, cards=shown, number=entry.a)
    match entry.kind:
        case events.STARTED:
            return f"The order is {_order(entry)}."
        case events.ORDERED:
            return f"The new order is {_order(entry)}."
        case events.DEALT:
            return f"{who} is dealt {some(len(cards), 'card') if HIDDEN in cards else shown}."
        case events.DRAFTED:
            return f"{who} drafts {shown} from place {entry.a + 1}{', face down' if entry.b else ''}."
        case events.PLAYED:
            return f"{who} plays {shown}{', face down' if entry.a else ''}."
        case events.BOXED:
            return f"{who} boxes pie {entry.a + 1}: {f'{shown} scores' if cards else 'nothing scores'}."
        case events.DREW:
            return f"{who} draws {'a card' if HIDDEN in cards else shown}."
        case events.PLACED:
            return f"{who} places {shown}{' face down' if entry.b else ''} in slot {entry.a + 1}."
        case events.OPENED:
            return f"The score pile of {who} is turned up: {shown or 'nothing'}."
        case events.GRANDMA_DECIDED:
            return f"{who} asks Grandma: {GRANDMA_WORDS[entry.a]}."
        case events.CLEARED:
            return f"Nobody drafted: {shown} {'is' if len(entry.cards) == 1 else 'are'} thrown away."
        case events.WENT_STALE:
            return f"Pie {entry.a + 1} of {who} goes stale."
    return f"The discards ({some(entry.a, 'card')}) are shuffled; day 2 begins."


def _order(entry: Entry) -> str:
    return ", ".join(PEOPLE[seat] for seat in unpacked_order(entry.a))
