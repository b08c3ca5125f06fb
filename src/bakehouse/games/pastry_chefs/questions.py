"""What a player of Pastry Chefs is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.questions import Question
from bakehouse.games.pastry_chefs import atoms
from bakehouse.games.pastry_chefs.cards import Deck, pastry_kinds
from bakehouse.games.pastry_chefs.names import PEOPLE, TEAMS, ZONES, card_name, described, matches, some
from bakehouse.games.pastry_chefs.notation import SEAT_NAMES
from bakehouse.games.pastry_chefs.observation import ZONE_NAMES, description_words
from bakehouse.games.pastry_chefs.view import Announced, View

PLAIN = {
    atoms.PASS: ("Pass", "word:pass"),
    atoms.SECOND: ("Draw a second card", "pile:deck"),
    atoms.STOP: ("No second card", "word:stop"),
    atoms.NO_ASK: ("Ask nobody", "word:noask"),
}


QUESTIONS = {
    "action": Question(
        "Your turn: move cards, let somebody draw, or bake a pastry.",
        "choosing an action",
        "PC-22",
    ),
    "give": Question("Pick the cards to hand over.", "picking cards", "PC-44"),
    "penalty": Question("The Move failed: discard one card of your choice.", "discarding a card", "PC-46"),
    "reveal": Question(
        "Say something true about the cards just drawn: a number, a suit or both.",
        "revealing what was drawn",
        "PC-27",
    ),
    "second": Question("You may draw a second card.", "deciding on a second card", "PC-53"),
    "ask": Question("You may ask another player a question.", "deciding on a question", "PC-56"),
    "discard": Question(
        "You hold more than seven cards: discard {needed}.",
        "discarding down to seven cards",
        "PC-23",
    ),
}
MOVE_CHAIN = [  # after the source, the target, the description
    Question("Move them where?", "", "PC-37"),
    Question("Describe the cards: a suit, a number or both.", "", "PC-41"),
    Question("How many?", "", "PC-42"),
]
ASK_CHAIN = ["Ask about which cards?", "At least how many?"]  # after the seat, the description


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    asked = view.asked[0]
    if view.seat != asked:
        return f"Waiting for {PEOPLE[asked]}: {waiting(view)}."
    if view.pending:
        return _next_of_chain(view)
    question = QUESTIONS[view.step].prompt.format(needed=view.needed)
    return f"{question} ({announcement(view.announced)})" if view.announced else question


def waiting(view: View) -> str:
    """What the seat that is asked is doing."""
    if view.announced:
        return f"picking {announcement(view.announced)}"
    return QUESTIONS[view.step].waiting


def announcement(announced: Announced) -> str:
    """The cards of a Move: "2 hearts from East to South"."""
    source, target = (ZONES[ZONE_NAMES.index(zone)] for zone in (announced.source, announced.target))
    return f"{some(announced.count, announced.description)} from {source} to {target}"


def _next_of_chain(view: View) -> str:
    done = len(view.pending)
    if view.needed:
        return f"{view.needed - done} more to pick."
    return ASK_CHAIN[done - 1] if view.step == "ask" else MOVE_CHAIN[done - 1].prompt


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
    if move < atoms.ASK:
        who = move - atoms.DRAW
        return "Draw a card yourself" if who == view.seat else f"Let {PEOPLE[who]} draw a card"
    if move < atoms.BAKE:
        return f"Ask {PEOPLE[move - atoms.ASK]}"
    if move < atoms.FROM:
        return f"Bake {', '.join(deck.codes[kind] for kind in pastry_kinds(move - atoms.BAKE))}"
    if move < atoms.TO:
        return f"Move cards from {_zone(view, move - atoms.FROM)}"
    if move < atoms.DESCRIBE:
        return f"to {_zone(view, move - atoms.TO)}"
    if move < atoms.COUNT:
        return _statement(view, move - atoms.DESCRIBE, deck)
    if move < atoms.CARD:
        return str(move - atoms.COUNT + 1)
    return card_name(deck.codes[move - atoms.CARD])


def _zone(view: View, zone: int) -> str:
    if zone == view.seat:
        return "your own hand" if view.pending == [] else "yourself"
    return ZONES[zone]


def _statement(view: View, description: int, deck: Deck) -> str:
    if view.step != "reveal":
        return described(description, deck)
    word = description_words(deck.codes)[description]
    count = sum(1 for code in view.drawn if matches(word, code))
    if len(view.drawn) == 1:
        return f"It is a {described(description, deck, 1)}"
    return f"{count} of {len(view.drawn)}: {described(description, deck, count)}"


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click."""
    if move in PLAIN:
        return PLAIN[move][1]
    if move < atoms.ASK:
        return f"draw:{SEAT_NAMES[move - atoms.DRAW]}"
    if move < atoms.BAKE:
        return f"seat:{SEAT_NAMES[move - atoms.ASK]}"
    if move < atoms.FROM:
        return f"bake:{','.join(deck.codes[kind] for kind in pastry_kinds(move - atoms.BAKE))}"
    if move < atoms.DESCRIBE:
        zone = ZONE_NAMES[move - atoms.FROM if move < atoms.TO else move - atoms.TO]
        return "pile:X" if zone == "X" else f"seat:{zone}"
    if move < atoms.COUNT:
        return f"word:{description_words(deck.codes)[move - atoms.DESCRIBE]}"
    if move < atoms.CARD:
        return f"number:{move - atoms.COUNT + 1}"
    return f"card:{deck.codes[move - atoms.CARD]}"


def asks(view: View, target: str) -> str:
    if view.step == "action" and view.pending:
        return MOVE_CHAIN[len(view.pending) - 1].rule
    if view.step == "action" and target == "pile:deck":
        return "PC-51"  # somebody is chosen who draws
    if view.announced and view.announced.source == "X":
        return "PC-47"
    return QUESTIONS[view.step].rule
