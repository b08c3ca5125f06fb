"""What a player of Pie Factory is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.questions import Question
from bakehouse.games.pie_factory.atoms import BOX, CARD, DONE, DRAFT, DRAW, KEEP, PASS, PLACE, PLACE_DOWN, PLAY, STALE
from bakehouse.games.pie_factory.cards import Deck
from bakehouse.games.pie_factory.names import card_facts, line_place, pie_place, pie_words, side_word
from bakehouse.games.pie_factory.view import Pie, View

QUESTIONS = {
    "action": Question(None, "PF-18"),
    "place": Question(None, "PF-51"),
    "drop": Question(say("prompt-drop"), "PF-53"),
    "stale": Question(say("prompt-stale"), "PF-62"),
    "grandma": Question(say("prompt-grandma"), "PF-81"),
}
BOXING, PAYING = "PF-31", "PF-20"
PLAIN = {
    DRAW: (say("label-draw"), "pile:deck"),
    PASS: (say("label-pass"), "word:pass"),
    DONE: (say("label-done"), "word:done"),
    KEEP: (say("label-keep"), "word:keep"),
    KEEP + 1: (say("label-foreman"), "word:foreman"),
    KEEP + 2: (say("label-secretary"), "word:secretary"),
    PLACE_DOWN: (say("label-place-down"), "word:down"),
}


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> Message:
    if view.outcome is not None:
        winners = view.outcome.winners
        return say("prompt-over", winners=winners, points=view.outcome.scores[winners[0]] or 0)
    if view.seat not in view.asked:
        return _waiting(view)
    if view.pending:
        return _next_of_chain(view)
    if view.step == "action":
        return say("prompt-action", way=_way_to_act(view))
    return QUESTIONS[view.step].prompt or _where_to_place(view)


def _way_to_act(view: View) -> str:
    """What may be done: taking and playing are named first, the rest only where there is nothing else."""
    ways = {
        "take": any(DRAFT <= move < PLAY for move in view.legal),
        "play": any(PLAY <= move < CARD for move in view.legal),
    }
    if not any(ways.values()):
        ways = {"draw": DRAW in view.legal, "box": any(BOX <= move < PLACE for move in view.legal)}
    return "-".join(way for way, is_open in ways.items() if is_open) or "pass"


def _waiting(view: View) -> Message:
    match view.step:
        case "place":
            return say("waiting-place", seats=view.asked)
        case "drop":
            return say("waiting-drop", seats=view.asked)
        case "stale":
            return say("waiting-stale", seats=view.asked)
        case "grandma":
            return say("waiting-grandma", seats=view.asked)
    return say("waiting-action", seats=view.asked)


def _next_of_chain(view: View) -> Message:
    if view.pending[0] < DRAFT:
        return say("prompt-box-more")
    return say("prompt-pay", count=view.costs[(view.pending[0] - DRAFT) // 2] - len(view.pending) + 1)


def _where_to_place(view: View) -> Message:
    front = None if view.seat is None else view.fronts[view.seat]
    assert front is not None  # whoever places a card has shown it
    if PLACE_DOWN in view.legal:
        return say("prompt-place-or-turn", card=front.card)
    return say("prompt-place", card=front.card)


# -- Choices -----------------------------------------------------------------


def label(view: View, move: int, deck: Deck) -> Message:
    """What a legal atom does."""
    if move in PLAIN:
        return PLAIN[move][0]
    if move < DRAFT:
        return _pie_label(view, move)
    if move < PLAY:
        position, down = divmod(move - DRAFT, 2)
        code = view.line[position]
        assert code is not None  # an empty place cannot be drafted from (PF-26)
        what, side = card_facts(code, deck), side_word(down=down == 1)
        return say("label-draft", what=what, side=side, cost=view.costs[position])
    if move < CARD:
        card, down = divmod(move - PLAY, 2)
        return say("label-play", what=card_facts(deck.codes[card], deck), side=side_word(down=down == 1))
    what = card_facts(deck.codes[move - CARD], deck)
    return say("label-drop", what=what) if view.step == "drop" else say("label-pay", what=what)


def _pie_label(view: View, move: int) -> Message:
    slot = slot_of(move)
    pie = own_pies(view)[slot]
    if pie is None:
        return say("label-new-pie", number=slot + 1)
    if move < PLACE:
        return say("label-box", number=slot + 1, pie=pie_words(pie))
    if move < STALE:
        return say("label-place", number=slot + 1, pie=pie_words(pie))
    return say("label-stale", number=slot + 1, pie=pie_words(pie))


def own_pies(view: View) -> list[Pie | None]:
    return [] if view.seat is None else view.pies[view.seat]


def slot_of(move: int) -> int:
    """The slot of the pie that is boxed, placed on or given up."""
    return move - (BOX if move < PLACE else PLACE if move < STALE else STALE)


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click."""
    if move in PLAIN:
        return PLAIN[move][1]
    if move < DRAFT:
        return pie_place(view.seat or 0, slot_of(move))
    if move < PLAY:
        return line_place((move - DRAFT) // 2)
    card = (move - PLAY) // 2 if move < CARD else move - CARD
    return f"card:{deck.codes[card]}" if card < len(deck.codes) else ""


def asks(view: View, target: str) -> str:
    if view.pending:
        return BOXING if view.pending[0] < DRAFT else PAYING
    if view.step == "action" and target.startswith("pie:"):
        return BOXING  # players box their own pies
    return QUESTIONS[view.step].rule
