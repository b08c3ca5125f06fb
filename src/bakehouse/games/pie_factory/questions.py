"""What a player of Pie Factory is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.questions import Question
from bakehouse.core.words import some
from bakehouse.games.pie_factory.atoms import BOX, CARD, DONE, DRAFT, DRAW, KEEP, PASS, PLACE, PLACE_DOWN, PLAY, STALE
from bakehouse.games.pie_factory.cards import Deck
from bakehouse.games.pie_factory.names import PEOPLE, card_facts, card_name, pie_words
from bakehouse.games.pie_factory.notation import SEAT_NAMES
from bakehouse.games.pie_factory.view import View

QUESTIONS = {
    "action": Question("Your action: draft a card, play a card, box pies or draw.", "choosing an action", "PF-18"),
    "place": Question("Place {card}: on which pie?", "placing a card", "PF-51"),
    "drop": Question("Your hand holds five cards: discard one.", "discarding down to four cards", "PF-53"),
    "stale": Question("The day is over: which pie goes stale?", "giving up a stale pie", "PF-62"),
    "grandma": Question("Grandma may change one President icon.", "asking Grandma", "PF-81"),
}
BOXING, PAYING = "PF-31", "PF-20"
PLAIN = {
    DRAW: ("Draw a card from the deck", "pile:deck"),
    PASS: ("Pass", "word:pass"),
    DONE: ("That is all", "word:done"),
    KEEP: ("Keep the icon for the President", "word:keep"),
    KEEP + 1: ("Count one President icon as a Foreman", "word:foreman"),
    KEEP + 2: ("Count one President icon as a Secretary", "word:secretary"),
    PLACE_DOWN: ("Turn it face down: it starts a pie", "word:down"),
}


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    asked = view.asked[0]
    question = QUESTIONS[view.step]
    if view.seat != asked:
        return f"Waiting for {PEOPLE[asked]}: {question.waiting}."
    if view.pending:
        return _next_of_chain(view)
    front = view.fronts[asked]
    return question.prompt.format(card="the card" if front is None else card_name(front.card, deck))


def _next_of_chain(view: View) -> str:
    if view.pending[0] < DRAFT:
        return "Box more pies, or is that all?"
    missing = view.costs[(view.pending[0] - DRAFT) // 2] - len(view.pending) + 1
    return f"Pay {some(missing, 'card')} from your hand."


def _result(view: View) -> str:
    assert view.outcome is not None
    winners = " and ".join(PEOPLE[seat] for seat in view.outcome.winners)
    scores = ", ".join(f"{PEOPLE[seat]}: {score}" for seat, score in enumerate(view.outcome.scores))
    verb = "is" if len(view.outcome.winners) == 1 else "are"
    return f"The game is over: {winners} {verb} promoted ({scores})."


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    if move in PLAIN:
        return PLAIN[move][0]
    if move < PLACE:
        return f"Box pie {move - BOX + 1}: {_own_pie(view, move - BOX, deck)}"
    if move < STALE:
        return f"on pie {move - PLACE + 1}: {_own_pie(view, move - PLACE, deck)}"
    if move < DRAFT:
        return f"Pie {move - STALE + 1}: {_own_pie(view, move - STALE, deck)}"
    if move < PLAY:
        return _draft_label(view, move - DRAFT, deck)
    if move < CARD:
        card, down = divmod(move - PLAY, 2)
        return f"Play {card_facts(deck.codes[card], deck)}{' face down' if down else ''}"
    return card_facts(deck.codes[move - CARD], deck)


def _own_pie(view: View, slot: int, deck: Deck) -> str:
    pie = None if view.seat is None else view.pies[view.seat][slot]
    return "a new pie" if pie is None else pie_words(pie, deck)


def _draft_label(view: View, draft: int, deck: Deck) -> str:
    position, down = divmod(draft, 2)
    code = view.line[position]
    cost = view.costs[position]
    price = f"pay {some(cost, 'card')}" if cost else "free"
    return f"Draft {'nothing' if code is None else card_facts(code, deck)}{' face down' if down else ''} ({price})"


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click."""
    if move in PLAIN:
        return PLAIN[move][1]
    if move < DRAFT:
        slot = move - (BOX if move < PLACE else PLACE if move < STALE else STALE)
        return f"pie:{SEAT_NAMES[view.seat or 0]}{slot + 1}"
    if move < PLAY:
        return f"line:{(move - DRAFT) // 2 + 1}"
    card = (move - PLAY) // 2 if move < CARD else move - CARD
    return f"card:{deck.codes[card]}" if card < len(deck.codes) else ""


def asks(view: View, target: str) -> str:
    if view.pending:
        return BOXING if view.pending[0] < DRAFT else PAYING
    if view.step == "action" and target.startswith("pie:"):
        return BOXING  # players box their own pies
    return QUESTIONS[view.step].rule
