"""What happened in a game of Cheflebrity, in sentences."""

from __future__ import annotations

from bakehouse.core.events import event_of, kinds_of
from bakehouse.core.log import HIDDEN, Entry
from bakehouse.core.view import Event
from bakehouse.core.words import nth, some
from bakehouse.games.cheflebrity import events
from bakehouse.games.cheflebrity.cards import BOTTOM, CLAIM_WORDS, CODES, MAX_SEATS, PART_OF, PLACED_CODES, SB, Deck
from bakehouse.games.cheflebrity.names import card_name, chef, chefs, names, pie_name, sentence

KINDS = kinds_of(events)
CLAIMS = (events.OFFERED, events.COUNTERED)
# Somebody has answered or learned something that cannot be unlearned.
TELLS_A_SECRET = {
    events.DEALT,
    events.DREW,
    events.DISCARDED,
    events.PLACED,
    events.ATTACKED,
    events.KNOCKED_OFF,
    events.RESCUED,
    events.QUIET,
    events.ANSWERED,
    events.GAVE,
}
# What the numbers of an entry are called as facts of its event.
FACTS = {
    events.DREW: ("left",),
    events.SPILT: ("pie",),
    events.SERVED: ("pie",),
    events.ATTACKED: ("owner", "pie"),
    events.RESCUED: ("owner", "pie"),
    events.KNOCKED_OFF: ("pie", "by"),
    events.LAST_CARD: ("turns",),
    events.OFFERED: ("partner", "give"),
    events.COUNTERED: ("partner", "give"),
    events.ACCEPTED: ("partner",),
    events.DECLINED: ("partner",),
    events.CHOSE: ("partner",),
    events.GAVE: ("partner",),
}
SENTENCES = {
    events.STARTED: "{who} begins.",
    events.DEALT: "{who} is dealt {cards}.",
    events.DREW: "{who} draws {cards} from the Ingredients Pile.",
    events.TOOK: "{who} takes {cards} from the Leftovers.",
    events.DISCARDED: "{who} discards {cards}.",
    events.LOST_NOTHING: "{who} has no pie that the Oops! could hit.",
    events.QUIET: "Nobody reacts.",
    events.ENDED_TURN: "{who} ends the turn.",
    events.ACCEPTED: "{who} accepts.",
    events.DECLINED: "{who} declines.",
    events.GAVE: "{who} hands {partner} {cards}.",
    events.ENDED: "The last turn is over; the points are counted.",
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    words = CLAIM_WORDS if entry.kind in CLAIMS else CODES
    cards = entry.codes_for(seat, words)
    text = sentence(_sentence(entry, cards, deck))
    return event_of(entry, KINDS[entry.kind], text, cards, _facts(entry), secret=entry.kind in TELLS_A_SECRET)


def _facts(entry: Entry) -> dict[str, object]:
    if entry.kind == events.PLACED:
        return {"as": PLACED_CODES[entry.a], "pie": entry.b}
    if entry.kind == events.ANSWERED:
        return {"accepted": _accepting(entry)}
    return dict(zip(FACTS.get(entry.kind, ()), (entry.a, entry.b), strict=False))


def _accepting(entry: Entry) -> list[int]:
    """Who accepts an offer to all."""
    return [seat for seat in range(MAX_SEATS) if entry.a >> seat & 1]


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = chef(entry.seat) if entry.seat >= 0 else ""
    partner = chef(entry.a) if entry.a >= 0 else "everybody"
    shown = some(len(cards), "card") if HIDDEN in cards else names(cards, deck)
    if entry.kind in SENTENCES:
        return SENTENCES[entry.kind].format(who=who, partner=partner, cards=shown)
    if entry.kind in CLAIMS:
        offer = f"offers {partner} a trade" if entry.kind == events.OFFERED else f"makes {partner} a counter-offer"
        return f"{who} {offer}: {names(cards[: entry.b], deck)} for {names(cards[entry.b :], deck)}."
    match entry.kind:
        case events.PLACED:
            return _placed(entry, who, deck)
        case events.SERVED:
            return f"{who} serves the {nth(entry.a, 'pie')}, a {'Pie' if entry.b else 'Tart'}: {shown}."
        case events.LAST_CARD:
            left = f"{some(entry.a, 'turn')} {'is' if entry.a == 1 else 'are'} left after this one"
            return f"{who} has drawn the last card of the Ingredients Pile; {left}."
        case events.ANSWERED:
            return f"{chefs(_accepting(entry))} would trade." if entry.a else "Nobody wants to trade."
        case events.CHOSE:
            return f"{who} trades with {partner if entry.a >= 0 else 'nobody'}."
    return _reaction(entry, who, shown)


def _placed(entry: Entry, who: str, deck: Deck) -> str:
    card = card_name(PLACED_CODES[entry.a], deck)
    pie = nth(entry.b, "pie")
    return f"{who} begins the {pie}: {card}." if PART_OF[entry.a] == BOTTOM else f"{who} plays {card} on the {pie}."


def _reaction(entry: Entry, who: str, shown: str) -> str:
    if entry.kind == events.SPILT:
        return f"The Oops! hits {pie_name(entry.seat, entry.a, None)}."
    if entry.kind == events.KNOCKED_OFF:
        return f"{pie_name(entry.seat, entry.a, None)} loses {shown}."
    pie = pie_name(entry.a, entry.b, None)
    if entry.kind == events.ATTACKED:
        role = "" if entry.cards[0] == SB else " as a Sabotage!"
        return f"{who} plays {shown}{role} against {pie}."
    saved = f"the {nth(entry.b, 'pie')}" if entry.seat == entry.a else pie
    return f"{who} saves {saved} with {shown}."
