"""What a player of Pie Contest is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.questions import Question
from bakehouse.games.pie_contest.atoms import DIVE, DONE, NO, OPTION, PASS, SEAT, YES
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.choosing import TARGET_KNOWN
from bakehouse.games.pie_contest.names import ATE_PIE, lying, option_words, speaker
from bakehouse.games.pie_contest.notation import parts_of
from bakehouse.games.pie_contest.play import DIVE_COST
from bakehouse.games.pie_contest.state import HAND_MAX, KITCHEN_SIZE
from bakehouse.games.pie_contest.view import View
from bakehouse.games.pie_contest.vocabulary import ops

CARRIED_OUT = "CO-R22"  # most questions come from a text that is being carried out


QUESTIONS = {
    "main": Question(None, "CO-28"),
    "card": Question(None, CARRIED_OUT),
    "player": Question(None, CARRIED_OUT),
    "option": Question(None, CARRIED_OUT),
    "may": Question(None, CARRIED_OUT),
    "effect": Question(say("prompt-effect"), "CO-35"),
    "commit": Question(None, CARRIED_OUT),
    "limit": Question(None, "CO-33"),
    "pie": Question(None, CARRIED_OUT),
    "claim": Question(None, "CO-52"),
    "poll": Question(say("prompt-poll"), "CO-13"),
}
WORDS = {
    PASS: say("label-pass"),
    DIVE: say("label-dive"),
    DONE: say("label-done"),
    YES: say("label-yes"),
    NO: say("label-no"),
}
WORD_TARGETS = {PASS: "word:pass", DIVE: "pile:trash", DONE: "word:done", YES: "word:yes", NO: "word:no"}
CARD_TARGETS = {"hand": "card", "revealed": "revealed", "trash": "trash", "looked": "looked"}


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> Message:
    if view.outcome is not None:
        return _over(view)
    if view.commit is not None:
        return say("waiting-others")
    if view.seat not in view.asked:
        return _waiting(view, deck)
    return QUESTIONS[view.step].prompt or _prompt_with_facts(view, deck)


def _over(view: View) -> Message:
    assert view.outcome is not None
    winners = view.outcome.winners
    score = view.outcome.scores[winners[0]]
    if score is None:
        return say("prompt-over-without-pies")
    return say("prompt-over", winners=winners, score=score)


def _waiting(view: View, deck: Deck) -> Message:
    match view.step:
        case "card":
            return say("waiting-card", card=_running(view, deck), seats=view.asked)
        case "player":
            return say("waiting-player", card=_running(view, deck), seats=view.asked)
        case "option" | "may":
            return say("waiting-answer", card=_running(view, deck), seats=view.asked)
        case "pie":
            return say("waiting-pie", card=_running(view, deck), seats=view.asked)
        case "commit":
            return say("waiting-commit", card=_running(view, deck))
        case "effect":
            return say("waiting-effect", seats=view.asked)
        case "limit":
            return say("waiting-limit", seats=view.asked)
        case "claim":
            return say("waiting-claim")
        case "poll":
            return say("waiting-poll")
    return say("waiting-main", seats=view.asked)


def _running(view: View, deck: Deck) -> str:
    """The card that is being carried out."""
    return speaker(view.texts[-1], deck)


def _prompt_with_facts(view: View, deck: Deck) -> Message:
    match view.step:
        case "limit":
            return say("prompt-limit", count=len(view.hand) - int(HAND_MAX) - len(view.pending))
        case "claim" if view.pending:
            return say("prompt-claim-player")
        case "claim":
            return say("prompt-claim")
        case "main" if view.pending:
            return _dive_prompt(view)
        case "main":
            return say("prompt-main")
    return _text_prompt(view, _running(view, deck), deck)


def _dive_prompt(view: View) -> Message:
    left = int(DIVE_COST) - (len(view.pending) - 1)
    if left == 0 or len(view.hand) == DIVE_COST:
        return say("prompt-dive-take")
    return say("prompt-dive-trash", count=left)


def _text_prompt(view: View, card: str, deck: Deck) -> Message:
    """A question of the text that is being carried out."""
    deed = deed_asked(view, deck)
    match view.step:
        case "card" | "player" if _asks_for_receiver(view):
            return say("prompt-receiver", card=card)
        case "card" if DONE in view.legal:
            return say("prompt-cards", card=card, deed=deed, count=_cards_asked(view, deck))
        case "card":
            count = _cards_asked(view, deck)
            return say("prompt-card", card=card, deed=deed, by=_change_asked(view, deck), count=count)
        case "commit" if view.legal == [DONE]:
            return say("prompt-commit-none", card=card)
        case "commit":
            return say("prompt-commit", card=card, deed=deed)
        case "player":
            return say("prompt-player", card=card)
        case "option":
            return say("prompt-option", card=card)
        case "pie":
            return say("prompt-pie", card=card)
    return say("prompt-may", card=card, deed="play-some" if deed == "play" and not _plays_any(view, deck) else deed)


def _plays_any(view: View, deck: Deck) -> bool:
    """May any card of the hand be played, or only some kinds? The text asks whether, and plays in its next step."""
    step = view.texts[-1].step
    play = int(deck.code[step + 3]) if deck.code[step] == ops.MAY else step
    return deck.code[play] == ops.PLAY and deck.code[int(deck.code[int(deck.code[play + 1]) + 3])] == ops.ANYTHING


def _asks_for_receiver(view: View) -> bool:
    """Is it about who gets the cards? That can be asked in the same move as the cards, or alone."""
    return view.stage == TARGET_KNOWN if view.step == "player" else SEAT <= view.legal[0] < OPTION


def deed_asked(view: View, deck: Deck) -> str:
    """What is done with what is asked for."""
    step = view.texts[-1].step
    match deck.code[step]:
        case ops.MAY:
            return _deed(view, int(deck.code[step + 3]), deck)
        case ops.AT_ONCE:
            return _deed(view, int(deck.code[step + 2]), deck)
    return _deed(view, step, deck)


def _deed(view: View, step: int, deck: Deck) -> str:
    match deck.code[step]:
        case ops.MOVE:
            return _move_deed(view, int(deck.code[step + 2]), int(deck.code[step + 3]))
        case ops.BAKE:
            return "bake"
        case ops.PLAY:
            return "play"
        case ops.DRAW:
            return "draw"
        case ops.WORTH:
            return _worth_deed(step, deck)
        case ops.SWAP:
            return "swap-for" if view.side else "swap"
    return "other"


def _worth_deed(step: int, deck: Deck) -> str:
    """Which way it goes is known if a number is added that is written on the card, and not set or counted."""
    number = int(deck.code[step + 2])
    if deck.code[step + 3] or deck.code[number] != ops.LITERAL:
        return "change"
    return "raise" if deck.code[number + 1] > 0 else "lower"


def _change_asked(view: View, deck: Deck) -> int:
    """By how much what is chosen gains or loses, if the card says so."""
    step = view.texts[-1].step
    if deck.code[step] != ops.WORTH or _worth_deed(step, deck) == "change":
        return 0
    return abs(int(deck.code[deck.code[step + 2] + 1]))


def _cards_asked(view: View, deck: Deck) -> int:
    """How many cards are still to be chosen, or at most, if the card says so in a number; otherwise one by one."""
    step = view.texts[-1].step
    if deck.code[step] != ops.MOVE:
        return 1
    number = int(deck.code[int(deck.code[step + 1]) + 5])
    if deck.code[number] != ops.LITERAL:
        return 1
    most = int(deck.code[number + 1])
    if deck.code[step + 2] == ops.KITCHEN:
        most = min(most, max(view.room))
    return max(1, most - len(view.pending))


def _move_deed(view: View, destination: int, receiver: int) -> str:
    text = view.texts[-1]
    is_own = view.seat == {ops.YOU: text.seat, ops.THEY: text.they}.get(receiver)
    match destination:
        case ops.TRASH:
            return "trash"
        case ops.HAND:
            return "take" if is_own else "give"
        case ops.KITCHEN:
            return "gain" if is_own else "move"
    return "put-back"


# -- Choices -----------------------------------------------------------------


def label(view: View, move: int, deck: Deck) -> Message:
    """What a legal atom does."""
    what, number = parts_of(move, deck)
    match what:
        case "word":
            return _word_label(view, move)
        case "seat":
            return say("label-player", seat=number)
        case "option":
            return _option_label(view, number, deck)
        case "effect":
            return _effect_label(view, number, deck)
        case "spot":
            return _spot_label(view, number, deck)
        case "pie":
            pie = view.pies[number]
            return say("label-pie", owner=pie.seat, pie=number + 1, value=pie.boxes[-1])
    return _card_label(what, lying(deck.codes[number], deck))


def _word_label(view: View, move: int) -> Message:
    if move == DONE and view.step == "claim":
        return say("label-no-claim")
    if move == DONE and view.step == "poll":
        return say("label-no-answer")
    return WORDS[move]


def _card_label(what: str, card: str) -> Message:
    match what:
        case "play":
            return say("label-play", card=card)
        case "hand":
            return say("label-from-hand", card=card)
        case "revealed":
            return say("label-from-revealed", card=card)
        case "trash":
            return say("label-from-trash", card=card)
    return say("label-from-pantry", card=card)


def _option_label(view: View, option: int, deck: Deck) -> Message:
    if view.step == "poll":
        return say("label-ate-pie", when=ATE_PIE[option])
    if view.step == "claim":
        return say("label-achievement", card=view.row[option])
    text = view.texts[-1]
    place = int(deck.code[text.step + 2])
    return say("label-option", choice=option_words(text.code, deck.labels[place][option]))


def _effect_label(view: View, number: int, deck: Deck) -> Message:
    """The n-th of the different effects that wait for this player."""
    different: dict[tuple[int, int, int, int], str] = {}
    for effect in view.batch:
        if effect.seat == view.seat:
            card = (effect.spot, effect.oven) if deck.ability_uses_this[effect.ability] else (0, 0)
            pie = effect.pie if deck.ability_uses_pie[effect.ability] else 0
            different.setdefault((effect.ability, *card, pie), speaker(effect, deck))
    cards = list(different.values())
    code = cards[number]
    if cards.count(code) == 1:
        return say("label-effect", card=code)
    return say("label-one-of-effects", card=code, number=cards[: number + 1].count(code))


def _spot_label(view: View, spot: int, deck: Deck) -> Message:
    seat, place = divmod(spot, int(KITCHEN_SIZE))
    card = view.kitchens[seat][place]
    code = lying(card.code, deck)
    return say("label-in-kitchen", card=code, worth=card.worth, place=place + 1, owner=seat)


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click."""
    what, number = parts_of(move, deck)
    match what:
        case "word":
            return WORD_TARGETS[move]
        case "seat":
            return f"seat:{number}"
        case "spot":
            seat, place = divmod(number, int(KITCHEN_SIZE))
            return f"kitchen:{seat}.{place + 1}"
        case "option" | "effect" | "pie":
            return f"{what}:{number + 1}"
        case "play":
            return f"card:{deck.codes[number]}"
    return f"{CARD_TARGETS[what]}:{deck.codes[number]}"


# -- The rule behind the question --------------------------------------------

THINGS = {"pile:pantry": "CO-25", "trash": "CO-31"}


def asks(view: View, target: str) -> str:
    if view.step != "main":
        return QUESTIONS[view.step].rule if view.step in QUESTIONS else CARRIED_OUT
    if view.pending:
        return "CO-32"
    if target.startswith(f"kitchen:{view.seat}."):
        return "CO-39"  # a Pie is Baked only when an effect says so
    return THINGS.get(target) or THINGS.get(target.partition(":")[0]) or QUESTIONS["main"].rule
