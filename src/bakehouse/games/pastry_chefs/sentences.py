"""Words for those who draw Pastry Chefs: prompts, labels, sentences, the table in plain text."""

from __future__ import annotations

from bakehouse.core import words
from bakehouse.core.log import Entry
from bakehouse.core.view import Event
from bakehouse.games.pastry_chefs import events
from bakehouse.games.pastry_chefs.cards import Deck, pastry_kinds
from bakehouse.games.pastry_chefs.notation import HIDDEN, SEAT_NAMES
from bakehouse.games.pastry_chefs.observation import ZONE_NAMES, description_words
from bakehouse.games.pastry_chefs.play import (
    ASK,
    BAKE,
    CARD,
    COUNT,
    DESCRIBE,
    DRAW,
    FROM,
    NO_ASK,
    PASS,
    SECOND,
    STOP,
    TO,
)
from bakehouse.games.pastry_chefs.view import View

TEAMS = ["North and South", "East and West"]
PEOPLE = ["North", "East", "South", "West"]
ZONES = [*PEOPLE, "the discard pile"]
NUMBERS = ["ones", "twos", "threes", "fours"]
SUITS = ["clubs", "diamonds", "hearts", "spades"]
PLAIN = {
    PASS: ("Pass", "word:pass"),
    SECOND: ("Draw a second card", "pile:deck"),
    STOP: ("No second card", "word:stop"),
    NO_ASK: ("Ask nobody", "word:noask"),
}


def card_name(code: str) -> str:
    """`3c` as «three of clubs»."""
    number = ["one", "two", "three", "four"][int(code[0]) - 1]
    return f"{number} of {next(suit for suit in SUITS if suit[0] == code[1])}"


def in_words(word: str, count: int = 2) -> str:
    """A description as the notation has it, in words: `#3` as «threes», or «three» if it is one card."""
    if word[0] in "1234":
        return card_name(word)
    plural = word if word in SUITS else NUMBERS[int(word[1]) - 1]
    return plural.removesuffix("s") if count == 1 else plural


def described(description: int, deck: Deck, count: int = 2) -> str:
    """A description by its number, in words: «hearts», «threes», «three of clubs»."""
    return in_words(description_words(deck.codes)[description], count)


def some(count: int, word: str) -> str:
    """«2 hearts», «a three», «2 × three of clubs»."""
    if count == 1:
        return f"a {in_words(word, 1)}"
    times = " ×" if " of " in in_words(word) else ""
    return f"{count}{times} {in_words(word)}"


# -- The question ------------------------------------------------------------


def prompt(view: View) -> str:
    if view.outcome is not None:
        return _result(view)
    asked = view.asked[0]
    if view.seat != asked:
        return f"Waiting for {PEOPLE[asked]}: {_waiting(view)}."
    if view.pending:
        return _next_of_chain(view)
    return {
        "action": "Your turn: move cards, let somebody draw, or bake a pastry.",
        "give": "Pick the cards to hand over.",
        "penalty": "The Move failed: discard one card of your choice.",
        "reveal": "Say something true about the cards just drawn: a number, a suit or both.",
        "second": "You may draw a second card.",
        "ask": "You may ask another player a question.",
        "discard": f"You hold more than seven cards: discard {view.needed}.",
    }[view.step] + (f" ({_announcement(view)})" if view.announced else "")


def _next_of_chain(view: View) -> str:
    asking = ASK <= view.pending[0] < BAKE
    if not asking and not FROM <= view.pending[0] < TO:
        return f"{view.needed - len(view.pending)} more to pick."
    done = len(view.pending)
    if asking:
        return "Ask about which cards?" if done == 1 else "At least how many?"
    return ["Move them where?", "Describe the cards: a suit, a number or both.", "How many?"][done - 1]


def _waiting(view: View) -> str:
    return {
        "action": "choosing an action",
        "give": _announcement(view),
        "penalty": "discarding a card",
        "reveal": "revealing",
        "second": "a second card or not",
        "ask": "a question or not",
        "discard": "discarding down to seven",
    }[view.step]


def _announcement(view: View) -> str:
    announced = view.announced
    if announced is None:
        return "picking cards"
    where = {"X": "the discard pile", **dict(zip(SEAT_NAMES, PEOPLE, strict=True))}
    what = some(announced.count, announced.description)
    return f"{what} from {where[announced.source]} to {where[announced.target]}"


def _result(view: View) -> str:
    assert view.outcome is not None
    if not view.outcome.winners:
        return f"The game is over: a draw ({view.outcome.scores[0]} to {view.outcome.scores[1]})."
    team = view.outcome.winners[0]
    return f"The game is over: {TEAMS[team]} win ({view.outcome.scores[team]} to {view.outcome.scores[1 - team]})."


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    if move in PLAIN:
        return PLAIN[move][0]
    if move < ASK:
        who = move - DRAW
        return "Draw a card yourself" if who == view.seat else f"Let {PEOPLE[who]} draw a card"
    if move < BAKE:
        return f"Ask {PEOPLE[move - ASK]}"
    if move < FROM:
        return f"Bake {', '.join(deck.codes[kind] for kind in pastry_kinds(move - BAKE))}"
    if move < TO:
        return f"Move cards from {_zone(view, move - FROM)}"
    if move < DESCRIBE:
        return f"to {_zone(view, move - TO)}"
    if move < COUNT:
        return _statement(view, move - DESCRIBE, deck)
    if move < CARD:
        return str(move - COUNT + 1)
    return card_name(deck.codes[move - CARD])


def _zone(view: View, zone: int) -> str:
    if zone == view.seat:
        return "your own hand" if view.pending == [] else "yourself"
    return ZONES[zone]


def _statement(view: View, description: int, deck: Deck) -> str:
    if view.step != "reveal":
        return described(description, deck)
    word = description_words(deck.codes)[description]
    count = sum(1 for code in view.drawn if word in (code, f"#{code[0]}") or word[:1] == code[1])
    if len(view.drawn) == 1:
        return f"It is a {described(description, deck, 1)}"
    return f"{count} of {len(view.drawn)}: {described(description, deck, count)}"


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click."""
    if move in PLAIN:
        return PLAIN[move][1]
    if move < ASK:
        return f"draw:{SEAT_NAMES[move - DRAW]}"
    if move < BAKE:
        return f"seat:{SEAT_NAMES[move - ASK]}"
    if move < FROM:
        return f"bake:{','.join(deck.codes[kind] for kind in pastry_kinds(move - BAKE))}"
    if move < DESCRIBE:
        zone = ZONE_NAMES[move - FROM if move < TO else move - TO]
        return "pile:X" if zone == "X" else f"seat:{zone}"
    if move < COUNT:
        return f"word:{description_words(deck.codes)[move - DESCRIBE]}"
    if move < CARD:
        return f"number:{move - COUNT + 1}"
    return f"card:{deck.codes[move - CARD]}"


# -- What happened -----------------------------------------------------------

KINDS = {
    events.STARTED: "started",
    events.DEALT: "dealt",
    events.TURNED_UP: "turned_up",
    events.ANNOUNCED: "announced",
    events.MOVED: "moved",
    events.FAILED: "failed",
    events.DISCARDED: "discarded",
    events.DREW: "drew",
    events.REVEALED: "revealed",
    events.ASKED: "asked",
    events.BAKED: "baked",
    events.PASSED: "passed",
    events.RESHUFFLED: "reshuffled",
    events.ENDED: "ended",
}
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
    cards = [deck.codes[kind] if entry.shows_cards_to(seat) else HIDDEN for kind in entry.cards]
    return Event(
        number=entry.number,
        kind=KINDS[entry.kind],
        text=_sentence(entry, cards, deck),
        seat=entry.seat if entry.seat >= 0 else None,
        cards=cards,
        facts=_facts(entry, deck),
        chance=entry.luck,
        secret=entry.kind in TELLS_A_SECRET,
    )


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


# -- The table in plain text -------------------------------------------------


def picture(view: View) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        f"Game {view.game_number}. Points: North and South {view.scores[0]}, East and West {view.scores[1]}.",
        f"Deck: {words.some(view.deck_size, 'card')}.",
        f"Discard pile X: {' '.join(view.discard) or 'empty'}",
    ]
    for seat, name in enumerate(PEOPLE):
        you = " (you)" if seat == view.seat else ""
        turn = ", on turn" if seat == view.turn and view.outcome is None else ""
        lines.append(f"{name}{you}: {words.some(view.hand_sizes[seat], 'card')}{turn}{_baked(view.baked[seat])}")
    lines.append(f"Blocked for Moves: {', '.join(map(in_words, view.blocked)) or 'nothing'}")
    if view.seat is not None:
        lines.append(f"Your hand: {' '.join(view.hand) or 'empty'}")
    if view.drawn:
        lines.append(f"Just drawn: {' '.join(view.drawn)}")
    return "\n".join(lines)


def _baked(pastries: list[list[str]]) -> str:
    if not pastries:
        return ""
    return "; baked " + " and ".join(" ".join(pastry) for pastry in pastries)
