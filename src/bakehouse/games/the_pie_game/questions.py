"""What a player of The Pie Game is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.questions import Question
from bakehouse.core.words import some
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PARTNER, PLAY, TAKE
from bakehouse.games.the_pie_game.cards import POT_LUCK, Deck
from bakehouse.games.the_pie_game.names import card_name, enumerated, needs_of, seat_name
from bakehouse.games.the_pie_game.view import View

QUESTIONS = {
    "turn": Question("", "the start of a turn"),  # the others do not learn which of the next two is asked
    "fudge": Question("You hold Fudge cards: play one of them.", "the start of a turn", "PG-20"),
    "source": Question(
        "Your turn: draw a card, or take the top card of the discard pile.", "the start of a turn", "PG-21"
    ),
    "discard": Question("Discard one card{got}.", "a discard", "PG-24"),
    "throw": Question("", "throwing away {cards}", "PG-35"),
    "partner": Question("Trade: choose a player.", "choosing a partner for a trade", "PG-42"),
    "pass": Question("Everybody passes one card to the {way}: choose yours.", "a card to pass to the {way}", "PG-41"),
    "trade": Question("", "a trade between seat {turn} and seat {partner}", "PG-42"),
}
PILES = {DRAW: "pile:deck", TAKE: "pile:discard"}


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    question = QUESTIONS[view.step]
    way = "left" if view.effect == "DL" else "right"
    if view.seat not in view.asked:
        asked = enumerated([f"seat {seat}" for seat in view.asked])
        cards = some(view.count, "card")
        waiting = question.waiting.format(cards=cards, way=way, turn=view.turn, partner=view.partner)
        return f"Waiting for {asked}: {waiting}."
    if view.step == "throw":
        return _throw_prompt(view)
    if view.step == "trade":
        return _trade_prompt(view, deck)
    return question.prompt.format(got=_just_got(view, deck), way=way)


def _just_got(view: View, deck: Deck) -> str:
    if view.drawn is not None:
        return f"; you drew {card_name(view.drawn, deck)}"
    if view.taken is not None:
        return f"; you took {card_name(view.taken, deck)}"
    return ""


def _throw_prompt(view: View) -> str:
    left = view.count - len(view.pending)
    order = ", one after the other; the last one lies on top." if left > 1 else "."
    if not view.pending:
        return f"Throw away {some(left, 'card')}{order}"
    return f"{left} more; the last one lies on top."


def _trade_prompt(view: View, deck: Deck) -> str:
    if view.offer is not None:
        return f"Seat {view.turn} offers {card_name(view.offer, deck)}: choose the card that you give for it."
    other = view.turn if view.seat == view.partner else view.partner
    return f"Trade with seat {other}: choose the card that you give."


def _result(view: View) -> str:
    assert view.outcome is not None
    winner = view.outcome.winners[0]
    verb = "win" if winner == view.seat else "wins"
    return f"The match is over: {seat_name(view, winner)} {verb} with {some(view.pies[winner], 'pie')}."


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    if move < DRAW:
        return f"Play {card_name(deck.codes[move - PLAY], deck)}"
    if move == DRAW:
        return "Draw the top card of the draw pile"
    if move == TAKE:
        return f"Take {card_name(view.discard[0], deck)} from the discard pile"
    if move < DISCARD:
        return f"Trade with seat {move - PARTNER}"
    is_gift, kind = divmod(move - DISCARD, len(deck.codes))
    verb = "Hand over" if is_gift else "Throw away" if view.step == "throw" else "Discard"
    code = deck.codes[kind]
    return f"{verb} {card_name(code, deck)}{_warning(view, code, deck)}"


def _warning(view: View, code: str, deck: Deck) -> str:
    """Before a needed card is given away (PG-R12)."""
    if deck.kinds[code] == POT_LUCK:
        return " (counts as any ingredient)"
    if code in needs_of(view, deck) and view.hand.count(code) == 1:
        return " (your recipe needs it)"
    return ""


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click."""
    if move < DRAW:
        return f"card:{deck.codes[move - PLAY]}"
    if move in PILES:
        return PILES[move]
    if move < DISCARD:
        return f"seat:{move - PARTNER}"
    return f"card:{deck.codes[(move - DISCARD) % len(deck.codes)]}"


def asks(view: View, target: str) -> str:
    return QUESTIONS[view.step].rule
