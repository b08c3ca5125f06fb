"""What a player of The Pie Game is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.questions import Question
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PARTNER, PLAY, TAKE
from bakehouse.games.the_pie_game.cards import POT_LUCK, Deck
from bakehouse.games.the_pie_game.view import View

QUESTIONS = {
    "turn": Question(None),  # the others do not learn which of the next two is asked
    "fudge": Question(say("prompt-fudge"), "PG-20"),
    "source": Question(say("prompt-source"), "PG-21"),
    "discard": Question(None, "PG-24"),
    "throw": Question(None, "PG-35"),
    "partner": Question(say("prompt-partner"), "PG-42"),
    "pass": Question(None, "PG-41"),
    "trade": Question(None, "PG-42"),
}
PILES = {DRAW: "pile:deck", TAKE: "pile:discard"}


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> Message:
    if view.outcome is not None:
        winner = view.outcome.winners[0]
        return say("prompt-over", winner=winner, pies=view.pies[winner])
    if view.seat not in view.asked:
        return _waiting(view)
    return QUESTIONS[view.step].prompt or _prompt_with_facts(view)


def _waiting(view: View) -> Message:
    match view.step:
        case "discard":
            return say("waiting-discard", seats=view.asked)
        case "throw":
            return say("waiting-throw", seats=view.asked, count=view.count)
        case "partner":
            return say("waiting-partner", seats=view.asked)
        case "pass":
            return say("waiting-pass", seats=view.asked, way=_way(view))
        case "trade":
            return say("waiting-trade", seats=view.asked)
    return say("waiting-turn", seats=view.asked)


def _way(view: View) -> str:
    return "left" if view.effect == "DL" else "right"


def _prompt_with_facts(view: View) -> Message:
    match view.step:
        case "discard" if view.drawn is not None:
            return say("prompt-discard-drawn", card=view.drawn)
        case "discard" if view.taken is not None:
            return say("prompt-discard-taken", card=view.taken)
        case "discard":
            return say("prompt-discard")
        case "throw" if view.pending:
            return say("prompt-throw-more", count=view.count - len(view.pending))
        case "throw":
            return say("prompt-throw", count=view.count)
        case "pass":
            return say("prompt-pass", partner=_receiver(view))
    if view.offer is not None:
        return say("prompt-trade-offer", partner=view.turn, card=view.offer)
    return say("prompt-trade", partner=_receiver(view))


def _receiver(view: View) -> int:
    """Who gets the card that the viewer hands over."""
    assert view.seat is not None
    if view.step == "trade":
        assert view.partner is not None
        return view.turn if view.seat == view.partner else view.partner
    return (view.seat + (1 if view.effect == "DL" else -1)) % view.seats


# -- Choices -----------------------------------------------------------------


def label(view: View, move: int, deck: Deck) -> Message:
    """What a legal atom does."""
    if move < DRAW:
        return say("label-play", card=deck.codes[move - PLAY])
    if move == DRAW:
        return say("label-draw")
    if move == TAKE:
        return say("label-take", card=view.discard[0])
    if move < DISCARD:
        return say("label-trade", partner=move - PARTNER)
    is_gift, kind = divmod(move - DISCARD, len(deck.codes))
    code = deck.codes[kind]
    use = _use_of(view, code, deck)
    if is_gift:
        return say("label-give", card=code, partner=_receiver(view), use=use)
    if view.step == "throw":
        return say("label-throw", card=code, use=use)
    return say("label-discard", card=code, use=use)


def _use_of(view: View, code: str, deck: Deck) -> str:
    """A warning before a needed card is given away (PG-R12)."""
    if deck.kinds[code] == POT_LUCK:
        return "wild"
    if code in needs_of(view, deck) and view.hand.count(code) == 1:
        return "needed"
    return "none"


def needs_of(view: View, deck: Deck) -> list[str]:
    """The codes of the ingredients of the viewer's recipe; a spectator has none."""
    if view.recipe is None:
        return []
    return [deck.codes[kind] for kind in deck.recipe_needs[deck.recipe_codes.index(view.recipe)]]


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
