"""Words for those who draw Pie Factory: prompts, labels, sentences, the table in plain text."""

from __future__ import annotations

from bakehouse.core.log import Entry
from bakehouse.core.view import Event
from bakehouse.core.words import some
from bakehouse.games.pie_factory import events
from bakehouse.games.pie_factory.cards import FOREMAN, ICONS, PRESIDENT, SECRETARY, Deck
from bakehouse.games.pie_factory.observation import NO_CODE, SEAT_NAMES
from bakehouse.games.pie_factory.play import BOX, CARD, DONE, DRAFT, DRAW, KEEP, PASS, PLACE, PLACE_DOWN, PLAY, STALE
from bakehouse.games.pie_factory.state import unpacked_order
from bakehouse.games.pie_factory.view import Pie, View

PEOPLE = ["Worker A", "Worker B", "Worker C", "Worker D"]
ICON_NAMES = {"P": "President", "M": "Foreman", "S": "Secretary", "G": "Grandma"}
CHOICES = {
    PRESIDENT: ("Keep the icon for the President", "keep"),
    FOREMAN: ("Count one President icon as a Foreman", "foreman"),
    SECRETARY: ("Count one President icon as a Secretary", "secretary"),
}


def card_name(code: str, deck: Deck) -> str:
    """`F12` as «Apple F12», `??` as «a hidden card»."""
    if code == NO_CODE:
        return "a hidden card"
    return f"{deck.names[deck.kinds[code]]} {code}"


def card_facts(code: str, deck: Deck) -> str:
    """`F28` as «Blueberry F28, $3, 28 min, President»."""
    if code == NO_CODE:
        return card_name(code, deck)
    card = deck.kinds[code]
    icon = ICON_NAMES.get(ICONS[deck.icons[card]])
    words = [card_name(code, deck), f"${deck.value[card]}", f"{deck.prep[card]} min", *([icon] if icon else [])]
    return ", ".join(words)


def pie_words(pie: Pie, deck: Deck) -> str:
    """A pie bottom to top, in words."""
    cards = [f"{card_name(pie.base, deck)} face down" if pie.down else card_name(pie.base, deck)]
    cards += [card_name(code, deck) for code in (pie.filling, pie.topping) if code]
    return " under ".join(cards)


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    asked = view.asked[0]
    if view.seat != asked:
        return f"Waiting for {PEOPLE[asked]}: {_waiting(view)}."
    if view.pending:
        return _next_of_chain(view)
    return {
        "action": "Your action: draft a card, play a card, box pies or draw.",
        "place": f"Place {_own_front(view, deck)}: on which pie?",
        "drop": "Your hand holds five cards: discard one.",
        "stale": "The day is over: which pie goes stale?",
        "grandma": "Grandma may change one President icon.",
    }[view.step]


def _own_front(view: View, deck: Deck) -> str:
    front = None if view.seat is None else view.fronts[view.seat]
    return "the card" if front is None else card_name(front.card, deck)


def _next_of_chain(view: View) -> str:
    if view.pending[0] < DRAFT:
        return "Box more pies, or is that all?"
    missing = view.costs[(view.pending[0] - DRAFT) // 2] - len(view.pending) + 1
    return f"Pay {some(missing, 'card')} from your hand."


def _waiting(view: View) -> str:
    return {
        "action": "choosing an action",
        "place": "placing a card",
        "drop": "discarding down to four cards",
        "stale": "giving up a stale pie",
        "grandma": "asking Grandma",
    }[view.step]


def _result(view: View) -> str:
    assert view.outcome is not None
    winners = " and ".join(PEOPLE[seat] for seat in view.outcome.winners)
    scores = ", ".join(f"{PEOPLE[seat]}: {score}" for seat, score in enumerate(view.outcome.scores))
    verb = "is" if len(view.outcome.winners) == 1 else "are"
    return f"The game is over: {winners} {verb} promoted ({scores})."


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    if move == DRAW:
        return "Draw a card from the deck"
    if move == PASS:
        return "Pass"
    if move == DONE:
        return "That is all"
    if move < PLACE_DOWN:
        return CHOICES[move - KEEP + 1][0]
    if move == PLACE_DOWN:
        return "Turn it face down: it starts a pie"
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
    if move == DRAW:
        return "pile:deck"
    if move in (PASS, DONE):
        return f"word:{'pass' if move == PASS else 'done'}"
    if move < PLACE_DOWN:
        return f"word:{CHOICES[move - KEEP + 1][1]}"
    if move == PLACE_DOWN:
        return "word:down"
    if move < DRAFT:
        slot = move - (BOX if move < PLACE else PLACE if move < STALE else STALE)
        return f"pie:{SEAT_NAMES[view.seat or 0]}{slot + 1}"
    if move < PLAY:
        return f"line:{(move - DRAFT) // 2 + 1}"
    card = (move - PLAY) // 2 if move < CARD else move - CARD
    return f"card:{deck.codes[card]}" if card < len(deck.codes) else ""


# -- What happened -----------------------------------------------------------

KINDS = {
    events.STARTED: "started",
    events.DEALT: "dealt",
    events.LINED_UP: "lined_up",
    events.PAID: "paid",
    events.DRAFTED: "drafted",
    events.PLAYED: "played",
    events.BOXED: "boxed",
    events.DISCARDED: "discarded",
    events.HIDDEN_DISCARDED: "hidden_discarded",
    events.DREW: "drew",
    events.PASSED: "passed",
    events.ORDERED: "ordered",
    events.PLACED: "placed",
    events.TOOK_BACK: "took_back",
    events.DROPPED: "dropped",
    events.CLEARED: "cleared",
    events.DAY_ENDED: "day_ended",
    events.STALE: "went_stale",
    events.RESHUFFLED: "reshuffled",
    events.OPENED: "opened",
    events.GRANDMA: "grandma_decided",
    events.ENDED: "ended",
}
TELLS_A_SECRET = {events.DEALT, events.PAID, events.PLAYED, events.DREW, events.DROPPED, events.OPENED}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    cards = [deck.codes[card] if entry.shows_cards_to(seat) else NO_CODE for card in entry.cards]
    uncovered = entry.kind == events.DISCARDED and entry.a == 1
    return Event(
        number=entry.number,
        kind=KINDS[entry.kind],
        text=_sentence(entry, cards, deck),
        seat=entry.seat if entry.seat >= 0 else None,
        cards=cards,
        facts=_facts(entry),
        chance=entry.luck,
        secret=uncovered or entry.kind in TELLS_A_SECRET,
    )


def _facts(entry: Entry) -> dict[str, object]:
    match entry.kind:
        case events.STARTED | events.ORDERED:
            return {"order": unpacked_order(entry.a)}
        case events.DRAFTED:
            return {"position": entry.a + 1, "down": bool(entry.b)}
        case events.PLAYED:
            return {"down": bool(entry.a)}
        case events.BOXED:
            return {"slot": entry.a + 1, "final": bool(entry.b)}
        case events.PLACED:
            return {"slot": entry.a + 1, "down": bool(entry.b)}
        case events.STALE:
            return {"slot": entry.a + 1}
        case events.DAY_ENDED:
            return {"day": entry.a}
        case events.RESHUFFLED:
            return {"count": entry.a}
        case events.GRANDMA:
            return {"choice": CHOICES[entry.a][1]}
    return {}


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = PEOPLE[entry.seat] if entry.seat >= 0 else ""
    shown = ", ".join(card_name(code, deck) for code in cards)
    match entry.kind:
        case events.STARTED:
            return f"The order is {_order(entry)}."
        case events.ORDERED:
            return f"The new order is {_order(entry)}."
        case events.DEALT:
            return f"{who} is dealt {some(len(cards), 'card') if NO_CODE in cards else shown}."
        case events.LINED_UP:
            return f"Onto the line: {shown}."
        case events.PAID:
            return f"{who} pays {shown}."
        case events.DRAFTED:
            return f"{who} drafts {shown} from place {entry.a + 1}{', face down' if entry.b else ''}."
        case events.PLAYED:
            return f"{who} plays {shown}{', face down' if entry.a else ''}."
        case events.BOXED:
            return f"{who} boxes pie {entry.a + 1}: {f'{shown} scores' if cards else 'nothing scores'}."
        case events.DISCARDED | events.HIDDEN_DISCARDED:
            return f"{who} discards {shown}."
        case events.DREW:
            return f"{who} draws {'a card' if NO_CODE in cards else shown}."
        case events.PASSED:
            return f"{who} passes."
        case events.PLACED:
            return f"{who} places {shown}{' face down' if entry.b else ''} in slot {entry.a + 1}."
        case events.TOOK_BACK:
            return f"{who} takes {shown} into the hand."
        case events.DROPPED:
            return f"{who} discards {shown} down to four cards."
        case events.OPENED:
            return f"The score pile of {who} is turned up: {shown or 'nothing'}."
        case events.GRANDMA:
            return f"{who} asks Grandma: {CHOICES[entry.a][1]}."
    return _table_sentence(entry, who, shown)


def _table_sentence(entry: Entry, who: str, shown: str) -> str:
    match entry.kind:
        case events.CLEARED:
            return f"Nobody drafted: {shown} {'is' if len(entry.cards) == 1 else 'are'} thrown away."
        case events.DAY_ENDED:
            return f"Day {entry.a} is over."
        case events.STALE:
            return f"Pie {entry.a + 1} of {who} goes stale."
        case events.RESHUFFLED:
            return f"The discards ({some(entry.a, 'card')}) are shuffled; day 2 begins."
    return "The game is over."


def _order(entry: Entry) -> str:
    return ", ".join(PEOPLE[seat] for seat in unpacked_order(entry.a))


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [
        f"Day {view.day}, round {view.round}. Order: {', '.join(PEOPLE[seat] for seat in view.order)}.",
        f"Deck: {some(view.deck_size, 'card')}.",
        "Assembly line:",
        *[f"  {position}: {_line_place(view, position - 1, deck)}" for position in range(1, len(view.line) + 1)],
        f"Discards: {' '.join(view.discard) or 'none'}{_hidden(view)}",
    ]
    for seat in range(view.seats):
        lines.extend(_seat_lines(view, seat, deck))
    if view.seat is not None:
        lines.append("Your hand:" if view.hand else "Your hand: empty")
        lines.extend(f"  {card_facts(code, deck)}{_goes_on(code, deck)}" for code in view.hand)
    return "\n".join(lines)


def _line_place(view: View, position: int, deck: Deck) -> str:
    code = view.line[position]
    if code is None:
        return "empty"
    cost = view.costs[position]
    price = f"costs {some(cost, 'card')}" if cost else "free"
    return f"{card_facts(code, deck)}{_goes_on(code, deck)} ({price})"


def _goes_on(code: str, deck: Deck) -> str:
    """For a topping: on which fillings it goes."""
    fillings = deck.fits[deck.kinds[code]]
    names = [name for card, name in enumerate(deck.names) if fillings >> card & 1]
    return f", goes on {', '.join(dict.fromkeys(names))}" if names else ""


def _hidden(view: View) -> str:
    hidden = sum(view.hidden_discards)
    return f" and {some(hidden, 'hidden card')}" if hidden else ""


def _seat_lines(view: View, seat: int, deck: Deck) -> list[str]:
    you = " (you)" if seat == view.seat else ""
    turn = ", to move" if seat in view.asked else ""
    front = view.fronts[seat]
    shows = "" if front is None else f", shows {card_name(front.card, deck)}{' face down' if front.down else ''}"
    lines = [f"{PEOPLE[seat]}{you}: {some(view.hand_sizes[seat], 'card')} in hand{shows}{turn}"]
    for slot, pie in enumerate(view.pies[seat], 1):
        if pie is not None:
            lines.append(f"  pie {slot}: {pie_words(pie, deck)}")
    lines.append(f"  boxed: {_boxed(view, seat, deck)}")
    return lines


def _boxed(view: View, seat: int, deck: Deck) -> str:
    codes = view.score[seat]
    if len(codes) < view.score_sizes[seat]:
        return some(view.score_sizes[seat], "card")
    dollars = sum(deck.value[deck.kinds[code]] for code in codes)
    icons = "".join(ICONS[deck.icons[deck.kinds[code]]] for code in codes)
    return f"{' '.join(codes) or 'nothing'} (${dollars}{f', icons {icons}' if icons else ''})"
