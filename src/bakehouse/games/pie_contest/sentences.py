"""Words for those who draw Pie Contest: prompts, labels, sentences, the table in plain text."""

from __future__ import annotations

from bakehouse.core.log import Entry
from bakehouse.core.view import Event
from bakehouse.core.words import some
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.atoms import DIVE, DONE, EFFECT, NO, OPTION, PASS, PLAY, SEAT, SPOT, YES
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.observation import HIDDEN
from bakehouse.games.pie_contest.view import KitchenCard, View
from bakehouse.games.pie_contest.vocabulary import ops
from bakehouse.games.pie_contest.vocabulary.terms import FLAVORS

REASONS = {
    1: "everybody has Baked a Pie",
    2: "somebody has Baked three Pies",
    3: "everybody has four Pies",
    4: "it is closing time",
}
ZONES = {
    ops.HAND: "the hand",
    ops.KITCHEN: "the Kitchen",
    ops.TRASH: "the Trash",
    ops.PANTRY: "the Pantry",
    ops.BOTTOM: "the bottom of the Pantry",
    ops.PILE: "the pile",
    ops.RESOLVING: "the row",
}


def player(seat: int) -> str:
    return f"Player {seat}"


def name_of(code: str, deck: Deck) -> str:
    """The name of a card; a turned Achievement has the name of what it became where it lies."""
    return "a card" if code == HIDDEN else deck.names[deck.kinds[code]]


def card_line(code: str, deck: Deck) -> str:
    """A card with all that is printed on it."""
    kind = deck.kinds[code]
    if kind >= deck.pantry_kinds or not deck.ingredient[kind]:
        return f"{deck.names[kind]}: {deck.texts[kind]}"
    flavor = FLAVORS[deck.flavor[kind]].capitalize()
    sub = f", {deck.sub_names[deck.sub[kind]].capitalize()}" if deck.sub[kind] >= 0 else ""
    return f"{deck.names[kind]} ({deck.worth[kind]}, {flavor}{sub}): {deck.texts[kind]}"


def face_of(code: str, deck: Deck) -> str:
    """The name of a card in a hand or a Kitchen."""
    return deck.face_names[deck.kinds[code]]


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    because = f" ({name_of(view.texts[-1].code, deck)})" if view.texts else ""
    if view.commit is not None:
        return f"Your choice is made; the others may still be thinking{because}."
    if view.seat not in view.asked:
        waiting = " and ".join(player(seat) for seat in view.asked)
        return f"Waiting for {waiting}: {_waiting(view)}{because}."
    if not view.texts:
        return _question(view)
    running = view.texts[-1].code
    return f"{_question(view)} ({name_of(running, deck)}: {deck.texts[deck.kinds[running]]})"


def _waiting(view: View) -> str:
    return {
        "main": "play a card, dive or pass",
        "card": "choosing a card",
        "player": "choosing a player",
        "option": "choosing an option",
        "may": "yes or no",
        "effect": "which effect comes first",
        "commit": "everybody chooses a card in secret",
        "limit": "Trashing down to seven cards",
        "pie": "choosing a Pie",
    }[view.step]


def _question(view: View) -> str:
    if view.step == "main":
        if not view.pending:
            return "Your turn: play a card, go dumpster diving, or pass."
        picked = len(view.pending) - 1
        trash = "Take which card from the Trash?"
        return trash if picked == 2 or len(view.hand) == 2 else f"Trash two cards for the dive: {2 - picked} to go."
    if view.step == "card" and view.legal and SEAT <= view.legal[0] < OPTION:
        return "Who gets it?"
    return {
        "card": "Choose a card.",
        "player": "Choose a player.",
        "option": "Choose one.",
        "may": "Do you want to?",
        "effect": "Several of your effects wait: which comes first?",
        "commit": "Choose a card of your hand in secret.",
        "limit": "You hold more than seven cards: Trash some.",
        "pie": "Choose a Pie.",
    }[view.step]


def _result(view: View) -> str:
    assert view.outcome is not None
    winners = " and ".join(player(seat) for seat in view.outcome.winners)
    score = view.outcome.scores[view.outcome.winners[0]] if view.outcome.winners else None
    verb = "win" if len(view.outcome.winners) > 1 else "wins"
    return f"The game is over: {winners} {verb}{'' if score is None else f' with {score}'} ({view.outcome.reason})."


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    words = {PASS: "Pass", DIVE: "Go dumpster diving", DONE: "Done", YES: "Yes", NO: "No"}
    if move in words:
        return words[move]
    if move < OPTION:
        return player(move - SEAT)
    if move < EFFECT:
        return _option_word(view, move - OPTION, deck)
    if move < SPOT:
        return f"{_effect_word(view, move - EFFECT, deck)} first"
    if move < PLAY:
        seat, place = divmod(move - SPOT, 5)
        whose = "your Kitchen" if seat == view.seat else f"the Kitchen of {player(seat)}"
        card = view.kitchens[seat][place]
        return f"{face_of(card.code, deck)} ({card.worth}), card {place + 1} in {whose}"
    if move < deck.at_hand:
        return f"Play {face_of(deck.codes[move - PLAY], deck)}"
    if move >= deck.at_pie:
        pie = view.pies[move - deck.at_pie]
        return f"Pie {move - deck.at_pie + 1} of {player(pie.seat)} ({pie.boxes[-1]})"
    code, place_word = _card_atom(move, deck)
    return f"{face_of(code, deck)} {place_word}"


def _option_word(view: View, option: int, deck: Deck) -> str:
    place = deck.code[view.texts[-1].step + 2]
    return deck.labels[int(place)][option].capitalize()


def _effect_word(view: View, number: int, deck: Deck) -> str:
    """The n-th of the different effects that wait for this player."""
    mine = [effect for effect in view.batch if effect.seat == view.seat]
    different: list[tuple[int, int, int]] = []
    names = []
    for effect in mine:
        spot = (effect.spot, effect.oven) if deck.ability_uses_this[effect.ability] else (0, 0)
        key = (effect.ability, hash(spot), effect.pie if deck.ability_uses_pie[effect.ability] else 0)
        if key not in different:
            different.append(key)
            names.append(name_of(effect.code, deck))
    if names.count(names[number]) > 1:
        return f"{names[number]} {names[: number + 1].count(names[number])}"
    return names[number]


def _card_atom(move: int, deck: Deck) -> tuple[str, str]:
    if move >= deck.at_looked:
        return deck.codes[move - deck.at_looked], "from the top of the Pantry"
    if move >= deck.at_trash:
        return deck.codes[move - deck.at_trash], "from the Trash"
    if move >= deck.at_revealed:
        return deck.codes[move - deck.at_revealed], "from the hand you see"
    return deck.codes[move - deck.at_hand], "from your hand"


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click."""
    words = {PASS: "word:pass", DIVE: "pile:trash", DONE: "word:done", YES: "word:yes", NO: "word:no"}
    if move in words:
        return words[move]
    if move < OPTION:
        return f"seat:{move - SEAT}"
    if move < EFFECT:
        return f"option:{move - OPTION + 1}"
    if move < SPOT:
        return f"effect:{move - EFFECT + 1}"
    if move < PLAY:
        seat, place = divmod(move - SPOT, 5)
        return f"kitchen:{seat}.{place + 1}"
    if move < deck.at_hand:
        return f"card:{deck.codes[move - PLAY]}"
    if move >= deck.at_pie:
        return f"pie:{move - deck.at_pie + 1}"
    code, _ = _card_atom(move, deck)
    if move >= deck.at_looked:
        return f"looked:{code}"
    if move >= deck.at_trash:
        return f"trash:{code}"
    return f"revealed:{code}" if move >= deck.at_revealed else f"card:{code}"


# -- What happened -----------------------------------------------------------

KINDS = {
    events.STARTED: "started",
    events.DEALT: "dealt",
    events.TURNED_UP: "turned_up",
    events.TURN: "turn_began",
    events.DREW: "drew",
    events.PLAYED: "played",
    events.DIVED: "dived",
    events.PASSED: "passed",
    events.MOVED: "moved",
    events.SWAPPED: "swapped",
    events.WORTH_CHANGED: "worth_changed",
    events.BAKED: "baked",
    events.PIE_CHANGED: "pie_changed",
    events.SHIELDED: "shielded",
    events.REVEALED: "revealed",
    events.LOOKED: "looked",
    events.ANSWERED: "answered",
    events.CHOSE: "chose",
    events.POINTED: "pointed",
    events.NOTHING_DONE: "nothing_done",
    events.ACHIEVED: "achieved",
    events.TURNED_INTO: "turned_into",
    events.RETURNED: "returned",
    events.RESHUFFLED: "reshuffled",
    events.DROPPED: "dropped",
    events.ENDED: "ended",
}
TELLS_A_SECRET = {events.DEALT, events.DREW, events.REVEALED, events.LOOKED, events.NOTHING_DONE}


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
        # A card that moves in secret tells something to those who see it.
        secret=entry.kind in TELLS_A_SECRET or (entry.kind == events.MOVED and entry.knowers >= 0),
    )


def _place(place: int) -> str:
    zone, seat = divmod(place, 16)
    return ZONES[zone] if seat == events.NOBODYS else f"{ZONES[zone]} of {player(seat)}"


def _facts(entry: Entry, deck: Deck) -> dict[str, object]:
    match entry.kind:
        case events.TURN:
            return {"turn": entry.a}
        case events.MOVED:
            return {"from": _place(entry.a), "to": _place(entry.b), "by_chance": bool(entry.c)}
        case events.SWAPPED:
            return {"one": entry.a, "two": entry.b}
        case events.WORTH_CHANGED:
            return {"kitchen": entry.a, "change": entry.b, "counter": entry.c}
        case events.BAKED:
            return {"pie": entry.a + 1, "value": entry.b}
        case events.PIE_CHANGED:
            return {"pie": entry.a + 1, "value": entry.b, "change": entry.c}
        case events.SHIELDED:
            return {"what": "pies" if entry.a else "kitchen"}
        case events.REVEALED | events.RETURNED | events.TURNED_INTO:
            return {"place": _place(entry.a)}
        case events.LOOKED | events.RESHUFFLED | events.DROPPED:
            return {"count": entry.a}
        case events.ANSWERED:
            return {"yes": bool(entry.a)}
        case events.CHOSE:
            return {"option": entry.a + 1}
        case events.POINTED:
            return {"player": entry.a}
        case events.TURNED_UP:
            return {"place": entry.a}
    return {}


def _names(cards: list[str], deck: Deck) -> str:
    if cards and all(code == HIDDEN for code in cards):
        return "a card" if len(cards) == 1 else some(len(cards), "card")
    return ", ".join(name_of(code, deck) for code in cards)


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = player(entry.seat) if entry.seat >= 0 else ""
    shown = _names(cards, deck)
    match entry.kind:
        case events.STARTED:
            return f"{who} has the first turn."
        case events.DEALT:
            return f"{who} is dealt {shown}."
        case events.TURNED_UP:
            return f"{shown} is turned up."
        case events.TURN:
            return f"Turn {entry.a}: {who}."
        case events.DREW:
            return f"{who} draws {shown}."
        case events.PLAYED:
            return f"{who} plays {_faces(cards, deck)}."
        case events.DIVED:
            return f"{who} goes dumpster diving with {shown}."
        case events.PASSED:
            return f"{who} passes."
        case events.MOVED:
            return f"{_upper(shown)} moves from {_place(entry.a)} to {_place(entry.b)}."
        case events.SWAPPED:
            one, two = (name_of(code, deck) for code in cards)
            return f"{one} of {player(entry.a)} and {two} of {player(entry.b)} are swapped."
        case events.WORTH_CHANGED:
            how = f"{abs(int(entry.b))} {'more' if entry.b >= 0 else 'less'}"
            return f"{_faces(cards, deck)} of {player(entry.a)} is worth {how}."
        case events.BAKED:
            return f"{who} Bakes Pie {entry.a + 1} worth {entry.b}: {_faces(cards, deck)}."
        case events.PIE_CHANGED:
            return f"Pie {entry.a + 1} of {who} is worth {entry.b} now ({entry.c:+d})."
        case events.SHIELDED:
            return f"{who} shields {'Pies' if entry.a else 'the Kitchen'} until the next turn."
    return _later_sentence(entry, who, shown, cards, deck)


def _later_sentence(entry: Entry, who: str, shown: str, cards: list[str], deck: Deck) -> str:
    match entry.kind:
        case events.REVEALED:
            return f"{who} is shown {shown} in {_place(entry.a)}."
        case events.LOOKED:
            return f"{who} looks at {shown} on top of the Pantry."
        case events.ANSWERED:
            return f"{who} says {'yes' if entry.a else 'no'}."
        case events.CHOSE:
            return f"{who} chooses: {deck.labels[int(entry.b)][entry.a]}."
        case events.POINTED:
            return f"{who} chooses {player(entry.a)}."
        case events.NOTHING_DONE:
            return f"{who} has no card for it."
        case events.ACHIEVED:
            return f"{who} completes {shown}."
        case events.TURNED_INTO:
            return f"{shown} becomes {_faces(cards, deck)} in {_place(entry.a)}."
        case events.RETURNED:
            return f"{shown} goes to the bottom of the Achievement pile."
        case events.RESHUFFLED:
            return f"The Trash ({some(entry.a, 'card')}) is shuffled into the Pantry."
        case events.DROPPED:
            return f"{some(entry.a, 'effect')} {'is' if entry.a == 1 else 'are'} dropped: this would never end."
    return f"The game is over: {REASONS[int(entry.a)]}."


def _faces(cards: list[str], deck: Deck) -> str:
    return ", ".join(face_of(code, deck) for code in cards)


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        f"Turn {view.turns}. Pantry: {some(view.pantry_size, 'card')}. Pile: {some(view.pile_size, 'Achievement')}."
    ]
    for code in view.row:
        lines.append(f"Achievement {card_line(code, deck)}")
    for seat in range(view.seats):
        lines.append(_player_line(view, seat, deck))
    lines.append(f"Trash: {_counted(view.trash, deck) or 'empty'}")
    if view.seat is not None:
        lines.append(f"Your hand:{'' if view.hand else ' empty'}")
        lines += [f"  {card_line(code, deck)}" for code in view.hand]
    if view.looked:
        lines.append(f"You look at: {', '.join(name_of(code, deck) for code in view.looked)}")
    if view.revealed:
        shown = ", ".join(face_of(code, deck) for code in view.revealed)
        lines.append(f"You see the hand of {player(view.revealed_seat)}: {shown}")
    return "\n".join(lines)


def _player_line(view: View, seat: int, deck: Deck) -> str:
    you = " (you)" if seat == view.seat else ""
    turn = ", on turn" if seat == view.turn and view.outcome is None else ""
    hand = some(view.hand_sizes[seat], "card")
    kitchen = ", ".join(_kitchen_word(card, deck) for card in view.kitchens[seat]) or "empty"
    pies = ", ".join(str(pie.boxes[-1]) for pie in view.pies if pie.seat == seat) or "none"
    shields = [word for word, seats in (("Kitchen", view.kitchen_shields), ("Pies", view.pie_shields)) if seat in seats]
    shielded = f"; shielded: {' and '.join(shields)}" if shields else ""
    return f"{player(seat)}{you}{turn}: {hand}; Kitchen: {kitchen}; Pies: {pies}{shielded}"


def _kitchen_word(card: KitchenCard, deck: Deck) -> str:
    guard = ", guarded" if card.guarded else ""
    return f"{face_of(card.code, deck)} {card.worth}{guard}"


def _counted(codes: list[str], deck: Deck) -> str:
    words = []
    for code in dict.fromkeys(codes):
        count = codes.count(code)
        words.append(f"{count} × {name_of(code, deck)}" if count > 1 else name_of(code, deck))
    return ", ".join(words)
