"""What a player of Pastry Chefs is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.questions import Question
from bakehouse.games.pastry_chefs import atoms
from bakehouse.games.pastry_chefs.cards import Deck, pastry_kinds
from bakehouse.games.pastry_chefs.names import described, matches, named
from bakehouse.games.pastry_chefs.notation import SEAT_NAMES
from bakehouse.games.pastry_chefs.observation import SUITS, ZONE_NAMES, description_words
from bakehouse.games.pastry_chefs.state import X
from bakehouse.games.pastry_chefs.view import Announced, View

PLAIN = {
    atoms.PASS: (say("label-pass"), "word:pass"),
    atoms.SECOND: (say("label-second"), "pile:deck"),
    atoms.STOP: (say("label-stop"), "word:stop"),
    atoms.NO_ASK: (say("label-ask-nobody"), "word:noask"),
}
QUESTIONS = {
    "action": Question(say("prompt-action"), "PC-22"),
    "give": Question(None, "PC-44"),
    "penalty": Question(say("prompt-penalty"), "PC-46"),
    "reveal": Question(None, "PC-27"),
    "second": Question(say("prompt-second"), "PC-53"),
    "ask": Question(say("prompt-ask"), "PC-56"),
    "discard": Question(None, "PC-23"),
}
MOVE_CHAIN = [  # after the source, the target, the description
    Question(say("prompt-move-to"), "PC-37"),
    Question(say("prompt-move-what"), "PC-41"),
    Question(say("prompt-move-count"), "PC-42"),
]
ASK_CHAIN = [say("prompt-ask-what"), say("prompt-ask-count")]  # after the seat, the description


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> Message:
    if view.outcome is not None:
        return _result(view)
    if view.seat != view.asked[0]:
        return _waiting(view)
    if view.pending:
        return _next_of_chain(view)
    return QUESTIONS[view.step].prompt or _prompt_with_facts(view)


def _waiting(view: View) -> Message:
    seat = view.asked[0]
    match view.step:
        case "give":
            assert view.announced is not None
            return say("waiting-give", seat=seat, description=_description(view.announced))
        case "penalty" | "discard":
            return say("waiting-discard", seat=seat)
        case "reveal":
            return say("waiting-reveal", seat=seat)
        case "second":
            return say("waiting-second", seat=seat)
        case "ask":
            return say("waiting-ask", seat=seat)
    return say("waiting-action", seat=seat)


def _description(announced: Announced) -> Message:
    return described(announced.description, announced.count)


def _next_of_chain(view: View) -> Message:
    done = len(view.pending)
    if view.step == "discard":
        return say("prompt-discard-more", count=view.needed - done)
    if view.needed:
        return say("prompt-pick-more", count=view.needed - done)
    if view.step == "ask":
        return ASK_CHAIN[done - 1]
    asked = MOVE_CHAIN[done - 1].prompt
    assert asked is not None
    return asked


def _prompt_with_facts(view: View) -> Message:
    match view.step:
        case "reveal":
            return say("prompt-reveal", count=len(view.drawn))
        case "discard":
            return say("prompt-discard", count=view.needed)
    assert view.announced is not None
    return _pick_prompt(view, view.announced)


def _pick_prompt(view: View, announced: Announced) -> Message:
    description = _description(announced)
    target = ZONE_NAMES.index(announced.target)
    if announced.source != "X":
        if target == X:
            return say("prompt-lay", description=description)
        return say("prompt-give", description=description, other=target)
    if target == view.seat:
        return say("prompt-take", description=description)
    return say("prompt-take-for", description=description, other=target)


def _result(view: View) -> Message:
    assert view.outcome is not None
    kind, scores = ("series", view.wins) if view.outcome.reason == "series" else ("game", view.scores)
    if not view.outcome.winners:
        return say("prompt-draw", kind=kind, score=scores[0])
    team = view.outcome.winners[0]
    return say("prompt-won", winners=view.outcome.winners, kind=kind, most=scores[team], least=scores[1 - team])


# -- Choices -----------------------------------------------------------------


def label(view: View, move: int, deck: Deck) -> Message:
    """What a legal atom does."""
    if move in PLAIN:
        return PLAIN[move][0]
    if move < atoms.ASK:
        return say("label-draw", seat=move - atoms.DRAW)
    if move < atoms.BAKE:
        return say("label-ask", other=move - atoms.ASK)
    if move < atoms.FROM:
        return say("label-bake", cards=[deck.codes[kind] for kind in pastry_kinds(move - atoms.BAKE)])
    if move < atoms.TO:
        return _source(move - atoms.FROM)
    if move < atoms.DESCRIBE:
        return _target(move - atoms.TO)
    if move < atoms.COUNT:
        return _statement(view, description_words(deck.codes)[move - atoms.DESCRIBE])
    if move < atoms.CARD:
        return _count(view, move - atoms.COUNT + 1, deck)
    return _pick(view, deck.codes[move - atoms.CARD])


def _source(zone: int) -> Message:
    return say("label-from-discard") if zone == X else say("label-from-hand", owner=zone)


def _target(zone: int) -> Message:
    return say("label-to-discard") if zone == X else say("label-to-hand", owner=zone)


def _statement(view: View, word: str) -> Message:
    """A description, by itself or as a Reveal of one or two cards."""
    if view.step != "reveal":
        return _plain_description(word)
    if len(view.drawn) == 1:
        return say("label-reveal", description=described(word, 1))
    if sum(matches(word, code) for code in view.drawn) == 1:
        return say("label-reveal-one", description=described(word, 1))
    return say("label-reveal-both", description=named(word))


def _plain_description(word: str) -> Message:
    if word in SUITS:
        return say("label-suit", suit=word)
    if word[0] == "#":
        return say("label-number", number=int(word[1]))
    return say("label-card", card=word)


def _count(view: View, count: int, deck: Deck) -> Message:
    word = description_words(deck.codes)[view.pending[-1] - atoms.DESCRIBE]
    if view.step == "ask":
        return say("label-question", count=count, description=described(word, count))
    return say("label-count", description=described(word, count))


def _pick(view: View, code: str) -> Message:
    if view.announced is None:
        return say("label-discard", card=code)
    if view.announced.source == "X":
        return say("label-take", card=code)
    return say("label-give", card=code)


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
