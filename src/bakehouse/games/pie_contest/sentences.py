"""What happened in a game of Pie Contest, in sentences."""

from __future__ import annotations

from bakehouse.core.events import event_of, kinds_of
from bakehouse.core.log import HIDDEN, Entry
from bakehouse.core.view import Event
from bakehouse.core.words import some
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.names import ATE_PIE, card_name, face_names, place_name, player

REASONS = {
    1: "everybody has Baked a Pie",
    2: "somebody has Baked three Pies",
    3: "everybody has four Pies",
    4: "it is closing time",
}
KINDS = kinds_of(events)
TELLS_A_SECRET = {events.DEALT, events.DREW, events.REVEALED, events.LOOKED, events.NOTHING_DONE}
SENTENCES = {
    events.STARTED: "{who} has the first turn.",
    events.DEALT: "{who} is dealt {cards}.",
    events.TURNED_UP: "{cards} is turned up.",
    events.TURN_BEGAN: "Turn {number}: {who}.",
    events.DREW: "{who} draws {cards}.",
    events.DIVED: "{who} goes dumpster diving with {cards}.",
    events.PASSED: "{who} passes.",
    events.LOOKED: "{who} looks at {cards} on top of the Pantry.",
    events.NOTHING_DONE: "{who} has no card for it.",
    events.ACHIEVED: "{who} completes {cards}.",
    events.RETURNED: "{cards} goes to the bottom of the Achievement pile.",
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    cards = entry.codes_for(seat, deck.codes)
    # Those who see a card that moves in secret learn something.
    secret = entry.kind in TELLS_A_SECRET or (entry.kind == events.MOVED and entry.knowers >= 0)
    return event_of(entry, KINDS[entry.kind], _sentence(entry, cards, deck), cards, _facts(entry), secret=secret)


def _facts(entry: Entry) -> dict[str, object]:
    match entry.kind:
        case events.TURN_BEGAN:
            return {"turn": entry.a}
        case events.MOVED:
            return {"from": place_name(entry.a), "to": place_name(entry.b), "by_chance": bool(entry.c)}
        case events.SWAPPED:
            return {"one": entry.a, "two": entry.b}
        case events.WORTH_CHANGED:
            return {"kitchen": entry.a, "change": entry.b, "counter": entry.c}
        case events.BAKED:
            return {"pie": entry.a + 1, "value": entry.b}
        case events.PIE_CHANGED:
            return {"pie": entry.a + 1, "value": entry.b, "change": entry.c}
        case events.SHIELDED:
            return {"what": "pies" if entry.a else "kitchen"}
        case events.REVEALED | events.RETURNED | events.TURNED_INTO:
            return {"place": place_name(entry.a)}
        case events.LOOKED | events.RESHUFFLED | events.DROPPED:
            return {"count": entry.a}
        case events.ANSWERED:
            return {"yes": bool(entry.a)}
        case events.CHOSE:
            return {"option": entry.a + 1}
        case events.POINTED:
            return {"player": entry.a}
        case events.POLLED:
            return {"answer": entry.a + 1}
        case events.CLAIMED:
            return {"player": entry.a, "right": bool(entry.b)}
        case events.TURNED_UP:
            return {"place": entry.a}
    return {}


def _names(cards: list[str], deck: Deck) -> str:
    if cards and all(code == HIDDEN for code in cards):
        return "a card" if len(cards) == 1 else some(len(cards), "card")
    return ", ".join(card_name(code, deck) for code in cards)


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = player(entry.seat) if entry.seat >= 0 else ""
    shown = _names(cards, deck)
    if entry.kind in SENTENCES:
        return SENTENCES[entry.kind].format(who=who, cards=shown, number=entry.a)
    match entry.kind:
        case events.PLAYED:
            return f"{who} plays {face_names(cards, deck)}."
        case events.MOVED:
            return f"{_upper(shown)} moves from {place_name(entry.a)} to {place_name(entry.b)}."
        case events.SWAPPED:
            one, two = (card_name(code, deck) for code in cards)
            return f"{one} of {player(entry.a)} and {two} of {player(entry.b)} are swapped."
        case events.WORTH_CHANGED:
            how = f"{abs(int(entry.b))} {'more' if entry.b >= 0 else 'less'}"
            return f"{face_names(cards, deck)} of {player(entry.a)} is worth {how}."
        case events.BAKED:
            return f"{who} Bakes Pie {entry.a + 1} worth {entry.b}: {face_names(cards, deck)}."
        case events.PIE_CHANGED:
            return f"Pie {entry.a + 1} of {who} is worth {entry.b} now ({entry.c:+d})."
        case events.SHIELDED:
            return f"{who} shields {'Pies' if entry.a else 'the Kitchen'} until the next turn."
    return _later_sentence(entry, who, shown, cards, deck)


def _later_sentence(entry: Entry, who: str, shown: str, cards: list[str], deck: Deck) -> str:
    match entry.kind:
        case events.REVEALED:
            return f"{who} is shown {shown} in {place_name(entry.a)}."
        case events.ANSWERED:
            return f"{who} says {'yes' if entry.a else 'no'}."
        case events.CHOSE:
            return f"{who} chooses: {deck.labels[int(entry.b)][entry.a]}."
        case events.POINTED:
            return f"{who} chooses {player(entry.a)}."
        case events.POLLED:
            return f"{who} {ATE_PIE[entry.a]}."
        case events.CLAIMED:
            verdict = "" if entry.b else ", which is not so"
            return f"{who} points out that {player(entry.a)} has fulfilled {shown}{verdict}."
        case events.TURNED_INTO:
            return f"{shown} becomes {face_names(cards, deck)} in {place_name(entry.a)}."
        case events.RESHUFFLED:
            return f"The Trash ({some(entry.a, 'card')}) is shuffled into the Pantry."
        case events.DROPPED:
            return f"{some(entry.a, 'effect')} {'is' if entry.a == 1 else 'are'} dropped: this would never end."
    return f"The game is over: {REASONS[int(entry.a)]}."


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
