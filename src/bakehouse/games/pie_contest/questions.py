"""What a player of Pie Contest is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.questions import Question
from bakehouse.games.pie_contest.atoms import DIVE, DONE, NO, OPTION, PASS, SEAT, YES
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.names import card_name, face_name, player, players
from bakehouse.games.pie_contest.notation import parts_of
from bakehouse.games.pie_contest.state import KITCHEN_SIZE
from bakehouse.games.pie_contest.view import View

CARRIED_OUT = "CO-R22"  # most questions come from a text that is being carried out


QUESTIONS = {
    "main": Question("Your turn: play a card, go dumpster diving, or pass.", "play a card, dive or pass", "CO-28"),
    "card": Question("Choose a card.", "choosing a card", CARRIED_OUT),
    "player": Question("Choose a player.", "choosing a player", CARRIED_OUT),
    "option": Question("Choose one.", "choosing an option", CARRIED_OUT),
    "may": Question("Do you want to?", "yes or no", CARRIED_OUT),
    "effect": Question("Several of your effects wait: which comes first?", "which effect comes first", "CO-35"),
    "commit": Question("Choose a card from your hand in secret.", "everybody chooses a card in secret", CARRIED_OUT),
    "limit": Question("You hold more than seven cards: Trash some.", "Trashing down to seven cards", "CO-33"),
    "pie": Question("Choose a Pie.", "choosing a Pie", CARRIED_OUT),
    "claim": Question(
        "Has somebody fulfilled an Achievement? Point it out, or say no.",
        "everybody may point out a fulfilled Achievement",
        "CO-52",
    ),
    "poll": Question(
        "When did you last eat pie? Whoever ate it last begins.", "everybody says when they last ate pie", "CO-13"
    ),
}
PLAIN = {
    PASS: ("Pass", "word:pass"),
    DIVE: ("Go dumpster diving", "pile:trash"),
    DONE: ("Done", "word:done"),
    YES: ("Yes", "word:yes"),
    NO: ("No", "word:no"),
}
CARD_PLACES = {
    "hand": ("from your hand", "card"),
    "revealed": ("from the hand you see", "revealed"),
    "trash": ("from the Trash", "trash"),
    "looked": ("from the top of the Pantry", "looked"),
}


DONE_LABELS = {"claim": "No, nothing to point out", "poll": "I do not say"}
POLL_LABELS = ["Today", "Yesterday", "This week", "This month", "This year", "Longer ago"]


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    running = view.texts[-1].code if view.texts else ""
    because = f" ({card_name(running, deck)})" if running else ""
    if view.commit is not None:
        return f"Your choice is made; the others may still be thinking{because}."
    if view.seat not in view.asked:
        return f"Waiting for {players(view.asked)}: {QUESTIONS[view.step].waiting}{because}."
    if not running:
        return _question(view)
    return f"{_question(view)} ({card_name(running, deck)}: {deck.texts[deck.kinds[running]]})"


def _question(view: View) -> str:
    if view.step == "main" and view.pending:
        picked = len(view.pending) - 1
        if picked == 2 or len(view.hand) == 2:
            return "Take which card from the Trash?"
        return f"Trash two cards for the dive: {2 - picked} to go."
    if view.step == "claim" and view.pending:
        return "Who has fulfilled it?"
    if view.step == "card" and view.legal and SEAT <= view.legal[0] < OPTION:
        return "Who gets it?"
    return QUESTIONS[view.step].prompt


def _result(view: View) -> str:
    assert view.outcome is not None
    winners = view.outcome.winners
    score = view.outcome.scores[winners[0]] if winners else None
    win = "win" if len(winners) > 1 else "wins"
    points = "" if score is None else f" with {score}"
    return f"The game is over: {players(winners)} {win}{points} ({view.outcome.reason})."


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    what, number = parts_of(move, deck)
    match what:
        case "word":
            return DONE_LABELS.get(view.step, PLAIN[move][0]) if move == DONE else PLAIN[move][0]
        case "seat":
            return player(number)
        case "option":
            return _option_label(view, number, deck)
        case "effect":
            return f"{_effect_label(view, number, deck)} first"
        case "spot":
            return _spot_label(view, number, deck)
        case "play":
            return f"Play {face_name(deck.codes[number], deck)}"
        case "pie":
            pie = view.pies[number]
            return f"Pie {number + 1} of {player(pie.seat)} ({pie.boxes[-1]})"
    return f"{face_name(deck.codes[number], deck)} {CARD_PLACES[what][0]}"


def _option_label(view: View, option: int, deck: Deck) -> str:
    if view.step == "poll":
        return POLL_LABELS[option]
    if view.step == "claim":
        return card_name(view.row[option], deck)
    place = deck.code[view.texts[-1].step + 2]
    return deck.labels[int(place)][option].capitalize()


def _effect_label(view: View, number: int, deck: Deck) -> str:
    """The n-th of the different effects that wait for this player."""
    different: dict[tuple[int, int, int, int], str] = {}
    for effect in view.batch:
        if effect.seat == view.seat:
            card = (effect.spot, effect.oven) if deck.ability_uses_this[effect.ability] else (0, 0)
            pie = effect.pie if deck.ability_uses_pie[effect.ability] else 0
            different.setdefault((effect.ability, *card, pie), card_name(effect.code, deck))
    names = list(different.values())
    name = names[number]
    return f"{name} {names[: number + 1].count(name)}" if names.count(name) > 1 else name


def _spot_label(view: View, spot: int, deck: Deck) -> str:
    seat, place = divmod(spot, int(KITCHEN_SIZE))
    whose = "your Kitchen" if seat == view.seat else f"the Kitchen of {player(seat)}"
    card = view.kitchens[seat][place]
    return f"{face_name(card.code, deck)} ({card.worth}), card {place + 1} in {whose}"


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click."""
    what, number = parts_of(move, deck)
    match what:
        case "word":
            return PLAIN[move][1]
        case "seat":
            return f"seat:{number}"
        case "spot":
            seat, place = divmod(number, int(KITCHEN_SIZE))
            return f"kitchen:{seat}.{place + 1}"
        case "option" | "effect" | "pie":
            return f"{what}:{number + 1}"
        case "play":
            return f"card:{deck.codes[number]}"
    return f"{CARD_PLACES[what][1]}:{deck.codes[number]}"


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
