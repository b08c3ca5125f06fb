"""What a player of Pastry Chefs is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.games.pastry_chefs.atoms import (
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
from bakehouse.games.pastry_chefs.cards import Deck, pastry_kinds
from bakehouse.games.pastry_chefs.names import PEOPLE, TEAMS, ZONES, card_name, described, some
from bakehouse.games.pastry_chefs.notation import SEAT_NAMES
from bakehouse.games.pastry_chefs.observation import ZONE_NAMES, description_words
from bakehouse.games.pastry_chefs.view import View

PLAIN = {
    PASS: ("Pass", "word:pass"),
    SECOND: ("Draw a second card", "pile:deck"),
    STOP: ("No second card", "word:stop"),
    NO_ASK: ("Ask nobody", "word:noask"),
}


def prompt(view: View, deck: Deck) -> str:
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


# -- The rule behind the question --------------------------------------------

RULES = {
    "action": "PC-22",
    "give": "PC-44",
    "penalty": "PC-46",
    "reveal": "PC-27",
    "second": "PC-53",
    "ask": "PC-56",
    "discard": "PC-23",
}
MOVE_CHAIN = ["PC-37", "PC-41", "PC-42"]  # after the source, the target, the description


def asks(view: View, target: str) -> str:
    if view.step == "action" and view.pending:
        return MOVE_CHAIN[len(view.pending) - 1]
    if view.step == "action" and target == "pile:deck":
        return "PC-51"  # somebody is chosen who draws
    return RULES[view.step]
