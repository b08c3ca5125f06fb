"""What happened in a game of Pie Contest, as one audience may know it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bakehouse.core.events import Report, event_of, kinds_of
from bakehouse.core.log import NO_SEAT, Entry
from bakehouse.core.messages import Argument, Message
from bakehouse.core.view import Event
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.names import (
    ATE_PIE,
    all_lying,
    card_with_options,
    from_place,
    in_place,
    lying,
    option_words,
    owner_of,
    speaker_at,
    target_of,
    to_pile,
)
from bakehouse.games.pie_contest.play import REASONS
from bakehouse.games.pie_contest.vocabulary import ops

PANTRY, TRASH = "pile:pantry", "pile:trash"
KITCHEN = "kitchen:{seat}"
PLAYER = "seat:{seat}"  # a hand is where its player sits
KINDS = kinds_of(events)
REPORTS = {
    events.STARTED: Report(),
    events.DEALT: Report(source=PANTRY, target=PLAYER, is_secret=True),
    events.TURNED_UP: Report(),
    events.TURN_BEGAN: Report(("number",)),
    events.DREW: Report(source=PANTRY, target=PLAYER, is_secret=True),
    events.PLAYED: Report(source=PLAYER),
    events.DIVED: Report(source=PLAYER, target=TRASH),
    events.PASSED: Report(),
    events.MOVED: Report(),  # its places, and whether it tells a secret, are known when it happens
    events.SWAPPED: Report(),
    events.WORTH_CHANGED: Report(),
    events.BAKED: Report(source=KITCHEN, target=TRASH, is_notable=True),
    events.PIE_CHANGED: Report(is_notable=True),
    events.SHIELDED: Report(),
    events.REVEALED: Report(is_secret=True),
    events.LOOKED: Report(source=PANTRY, target=PLAYER, is_secret=True),
    events.ANSWERED: Report(),
    events.CHOSE: Report(),
    events.POINTED: Report(("other",)),
    events.NOTHING_DONE: Report(is_secret=True),
    events.ACHIEVED: Report(is_notable=True),
    events.TURNED_INTO: Report(),
    events.RETURNED: Report(),
    events.RESHUFFLED: Report(("count",), source=TRASH, target=PANTRY),
    events.DROPPED: Report(("count",)),
    events.ENDED: Report(is_notable=True),
    events.POLLED: Report(),
    events.CLAIMED: Report(),
}
OF_ACHIEVEMENTS = {events.TURNED_UP, events.ACHIEVED, events.TURNED_INTO, events.RETURNED, events.CLAIMED}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    cards = entry.codes_for(seat, deck.codes)
    args = ARGUMENTS[entry.kind](entry, cards, deck) if entry.kind in ARGUMENTS else None
    told = event_of(entry, KINDS[entry.kind], _report(entry, deck), cards, args)
    called = cards if entry.kind in OF_ACHIEVEMENTS else all_lying(cards, deck)
    if called != cards:
        told = msgspec.structs.replace(told, args={**told.args, "cards": called})
    return msgspec.structs.replace(told, concerns=_others(entry, told.concerns + _owners(entry)))


def _report(entry: Entry, deck: Deck) -> Report:
    """With the places that the entry names. Those who see a card that moves in secret learn something."""
    report = REPORTS[entry.kind]
    match entry.kind:
        case events.PLAYED:
            return report._replace(target=KITCHEN if deck.ingredient[entry.cards[0]] else TRASH)
        case events.MOVED:
            source, target = target_of(entry.a), target_of(entry.b)
            return report._replace(source=source, target=target, is_secret=entry.knowers >= 0)
        case events.REVEALED | events.RETURNED:
            return report._replace(source=target_of(entry.a))
        case events.TURNED_INTO:
            return report._replace(target=target_of(entry.a))
    return report


def _others(entry: Entry, seats: list[int]) -> list[int]:
    """Each once, and not the one who did it."""
    return [seat for seat in dict.fromkeys(seats) if seat != entry.seat]


def _owners(entry: Entry) -> list[int]:
    """Whose hands and Kitchens it is about."""
    match entry.kind:
        case events.MOVED:
            return owner_of(entry.a) + owner_of(entry.b)
        case events.REVEALED | events.TURNED_INTO | events.RETURNED:
            return owner_of(entry.a)
    return []


# -- Arguments ---------------------------------------------------------------


def _moved(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    """A sentence about whoever gets the card; if nobody does, about whoever had it, or else about who moves it."""
    owner = [*owner_of(entry.b), *owner_of(entry.a), int(entry.seat)][0]
    deed = _deed(entry)
    subject = int(entry.seat) if deed == "put" else owner
    args: dict[str, Argument] = {"owner": owner, "deed": deed, "origin": from_place(entry.a, subject)}
    if not owner_of(entry.b):
        args["destination"] = to_pile(entry.b)
    return {**args, "by": "chance" if entry.c else "choice"}


def _deed(entry: Entry) -> str:
    is_lost = entry.a // 16 == ops.KITCHEN and owner_of(entry.a) != [entry.seat]
    match entry.b // 16:
        case ops.HAND:
            return "take" if owner_of(entry.b) == [entry.seat] else "get"
        case ops.KITCHEN:
            return "gain" if entry.seat in {NO_SEAT, *owner_of(entry.b)} else "put"
        case ops.TRASH:
            return "lose" if is_lost else "trash"
    return "lose" if is_lost else "return"


def _swapped(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    card, other_card = all_lying(cards, deck)
    return {"owner": entry.a, "other": entry.b, "card": card, "other_card": other_card}


def _worth_changed(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"owner": entry.a, **_change(entry.b)}


def _baked(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"pie": entry.a + 1, "value": entry.b}


def _pie_changed(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"pie": entry.a + 1, "value": entry.b, **_change(entry.c)}


def _change(by: int) -> dict[str, Argument]:
    return {"way": "more" if by > 0 else "less" if by < 0 else "same", "by": abs(by)}


def _shielded(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"what": "pies" if entry.a else "kitchen"}


def _revealed(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"place": in_place(entry.a), "to": "all" if entry.b else "one"}


def _answered(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"answer": "yes" if entry.a else "no", "card": speaker_at(entry.b, deck)}


def _chose(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    label = deck.labels[int(entry.b)][entry.a]
    return {"choice": option_words(card_with_options(entry.b, deck), label)}


def _turned_into(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"other_card": lying(cards[0], deck), "place": in_place(entry.a)}


def _returned(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    is_turned = entry.a // 16 != ops.RESOLVING
    return {"other_card": lying(cards[0], deck), "state": "turned" if is_turned else "completed"}


def _ended(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"reason": Message(f"reason-{REASONS[entry.a].replace(' ', '-')}")}


def _polled(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    return {"when": ATE_PIE[entry.a]}


def _claimed(entry: Entry, cards: list[str], deck: Deck) -> dict[str, Argument]:
    whose = "own" if entry.a == entry.seat else "other"
    return {"other": entry.a, "whose": whose, "verdict": "right" if entry.b else "wrong"}


# What the words of an event need beyond its player, its cards and plain numbers.
ARGUMENTS: dict[int, Callable[[Entry, list[str], Deck], dict[str, Argument]]] = {
    events.MOVED: _moved,
    events.SWAPPED: _swapped,
    events.WORTH_CHANGED: _worth_changed,
    events.BAKED: _baked,
    events.PIE_CHANGED: _pie_changed,
    events.SHIELDED: _shielded,
    events.REVEALED: _revealed,
    events.ANSWERED: _answered,
    events.CHOSE: _chose,
    events.TURNED_INTO: _turned_into,
    events.RETURNED: _returned,
    events.ENDED: _ended,
    events.POLLED: _polled,
    events.CLAIMED: _claimed,
}
