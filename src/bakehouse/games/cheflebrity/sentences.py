"""Words for those who draw Cheflebrity: prompts, labels, sentences, the table in plain text."""

from __future__ import annotations

from bakehouse.core.log import Entry
from bakehouse.core.view import Event
from bakehouse.core.words import nth, some
from bakehouse.games.cheflebrity import events
from bakehouse.games.cheflebrity.atoms import (
    ACCEPT,
    CARD,
    COUNT,
    COUNTER,
    DECLINE,
    END,
    KEEP,
    NEW,
    NO_DRAW,
    NO_PARTNER,
    OFFER,
    OFFER_ALL,
    PARTNER,
    PASS,
    PIE,
    PILE,
    PLAY,
    SABOTAGE,
    SABOTAGE_SG,
    SAVE,
    SAVE_SG,
    SERVE,
    SKIP,
    SWAP,
)
from bakehouse.games.cheflebrity.cards import BOTTOM, CLAIM_WORDS, CODES, HOLDABLE, PART_OF, PLACED_CODES, SB, Deck
from bakehouse.games.cheflebrity.notation import HIDDEN, seat_name
from bakehouse.games.cheflebrity.view import Offer, PieView, View
from bakehouse.games.cheflebrity.words import card_name, chef, chefs, names, pie_name, pie_words, sentence

PLAIN = {
    PASS: ("Pass", "word:pass"),
    KEEP: ("Keep your hand", "word:keep"),
    SKIP: ("Play no pie card", "word:skip"),
    END: ("End your turn", "word:end"),
    PILE: ("Draw from the Ingredients Pile", "pile:I"),
    NO_DRAW: ("Draw nothing", "word:none"),
    NEW: ("Begin a new pie", "word:new"),
    SAVE: ("Save it with Saved It!", "card:SV"),
    SAVE_SG: ("Save it with a Stroke of Genius!", "card:SG"),
    ACCEPT: ("Accept", "word:accept"),
    DECLINE: ("Decline", "word:decline"),
    COUNTER: ("Make a counter-offer", "word:counter"),
    NO_PARTNER: ("Trade with nobody", "word:nobody"),
}


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    if view.seat is None or view.seat not in view.asked:
        return sentence(f"Waiting for {chefs(view.asked)}: {_waiting(view, deck)}.")
    if view.answer:
        return "Your answer is in; the others may still be thinking."
    if view.pending:
        return _next_of_chain(view)
    if view.step == "commit":
        return f"The trade is agreed: choose what you really hand over ({_owed(view)})."
    return {
        "draw": "Draw a card: from the Ingredients Pile, or any card of the Leftovers.",
        "swap": "You may discard one card and draw another.",
        "play": "You may play one pie card.",
        "menu": "Serve a dessert, offer a trade, or end your turn.",
        "oops": "Oops! Choose the pie that loses its newest card.",
        "save": f"{_danger(view, deck)} Save it?",
        "window": "You may react with a Sabotage! now.",
        "reply": f"{_talk(view, deck)} Your answer?",
        "replies": f"{_talk(view, deck)} Your answer?",
        "pick": "Choose whom to trade with.",
    }[view.step]


def _next_of_chain(view: View) -> str:
    first = view.pending[0]
    if SABOTAGE <= first < PARTNER:
        return "Sabotage which pie?"
    if first >= PLAY:
        return "Play it where?"
    if first >= SWAP:
        return "And draw from where?"
    if first >= CARD:
        return f"Choose what you hand over ({_owed(view)})."
    said = len(view.pending)
    if said < 3:
        return ["How many cards do you give?", "How many do you want?"][said - 1]
    given = view.pending[1] - COUNT + 1
    if said - 3 < given:
        return f"Say what you give ({said - 2} of {given}); it need not be true."
    return f"Say what you want ({said - 2 - given} of {view.pending[2] - COUNT + 1})."


def _owed(view: View) -> str:
    assert view.offer is not None
    count = len(view.offer.give if view.seat == view.offer.speaker else view.offer.want)
    return f"{len(view.pending)} of {count}"


def _waiting(view: View, deck: Deck) -> str:
    return {
        "draw": "drawing a card",
        "swap": "discarding or not",
        "play": "playing a pie card or not",
        "menu": "serving, trading or ending the turn",
        "oops": "choosing a pie for the Oops!",
        "save": _danger(view, deck).rstrip("."),
        "window": "a Sabotage! or not",
        "reply": _talk(view, deck).rstrip("."),
        "replies": _talk(view, deck).rstrip("."),
        "pick": "choosing a partner",
        "commit": "handing over cards",
    }[view.step]


def _danger(view: View, deck: Deck) -> str:
    threat = view.threat
    if threat is None or threat.pie is None:
        return "A pie is in danger."
    pie = next(pie for pie in view.working[threat.owner] if pie.number == threat.pie)
    by = "An Oops!" if threat.by is None else f"A Sabotage! of {chef(threat.by)}"
    whose = pie_name(threat.owner, pie.number, view.seat)
    return f"{by} is about to knock {card_name(pie.cards[-1], deck)} off {whose}."


def _talk(view: View, deck: Deck) -> str:
    offer = view.offer
    if offer is None:
        return "A trade."
    trade = f"{names(offer.give, deck)} for {names(offer.want, deck)}"
    return sentence(f"{chef(offer.speaker)} offers {_listener(view, offer)} a trade: {trade}.")


def _listener(view: View, offer: Offer) -> str:
    if offer.partner is None:
        return "everybody"
    seat = view.turn if offer.speaker == offer.partner else offer.partner  # a counter goes back to the player on turn
    return "you" if seat == view.seat else chef(seat)


def _result(view: View) -> str:
    assert view.outcome is not None
    scores = ", ".join(f"{chef(seat)}: {score}" for seat, score in enumerate(view.outcome.scores))
    verb = "wins" if len(view.outcome.winners) == 1 else "win together"
    return f"The game is over: {chefs(view.outcome.winners)} {verb} ({scores})."


# -- Choices -----------------------------------------------------------------


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    if move in PLAIN:
        return PLAIN[move][0]
    if move < SABOTAGE_SG:
        return f"Sabotage a pie of {chef(move - SABOTAGE)}"
    if move < PARTNER:
        return f"Sabotage a pie of {chef(move - SABOTAGE_SG)} with a Stroke of Genius!"
    if move < OFFER:
        return f"Trade with {chef(move - PARTNER)}"
    if move < COUNT:
        return "Offer a trade to everybody" if move == OFFER_ALL else f"Offer {chef(move - OFFER)} a trade"
    if move < PIE:
        return str(move - COUNT + 1)
    if move < SERVE:
        return _pie_label(view, view.working[_owner(view)][move - PIE], deck)
    if move < CARD:
        assert view.seat is not None
        return f"Serve {pie_words(view, view.seat, view.working[view.seat][move - SERVE])}"
    if move < SWAP:
        name = card_name(CLAIM_WORDS[move - CARD], deck)
        return f"Take {name} from the Leftovers" if _takes(view) else name
    if move < PLAY:
        return f"Discard {card_name(CODES[move - SWAP], deck)}"
    return f"Play {card_name(PLACED_CODES[move - PLAY], deck)}"


def _pie_label(view: View, pie: PieView, deck: Deck) -> str:
    """A pie that a card goes on, or that loses its newest card."""
    words = pie_words(view, _owner(view), pie)
    if view.pending and view.pending[0] >= PLAY:
        return f"on {words}"
    return f"{words[:1].upper()}{words[1:]} loses {card_name(pie.cards[-1], deck)}"


def _takes(view: View) -> bool:
    """Is a card drawn from the Leftovers in this step?"""
    return view.step in ("draw", "swap")


def _owner(view: View) -> int:
    """Whose pies are to be chosen from."""
    if view.pending and SABOTAGE <= view.pending[0] < PARTNER:
        return (view.pending[0] - SABOTAGE) % 5
    assert view.seat is not None
    return view.seat


def target(view: View, move: int) -> str:
    """The thing to click; nothing for a pie that is not there, and for a discard after its step."""
    if move in PLAIN:
        return PLAIN[move][1]
    if move < PARTNER:
        return f"sab:{seat_name((move - SABOTAGE) % 5)}"
    if move < OFFER:
        return f"seat:{seat_name(move - PARTNER)}"
    if move < COUNT:
        return "offer:all" if move == OFFER_ALL else f"offer:{seat_name(move - OFFER)}"
    if move < PIE:
        return f"number:{move - COUNT + 1}"
    if move < SERVE:
        return _pie_target(view, _owner(view), move - PIE)
    if move < CARD:
        return _pie_target(view, view.seat or 0, move - SERVE)
    if move < SWAP:
        return f"{'card' if _speaks(view) else 'left'}:{CLAIM_WORDS[move - CARD]}"
    if move < PLAY:
        return f"card:{CODES[move - SWAP]}" if move - SWAP < HOLDABLE and view.stage in ("draw", "swap") else ""
    return f"card:{PLACED_CODES[move - PLAY]}"


def _pie_target(view: View, owner: int, place: int) -> str:
    line = view.working[owner]
    return f"pie:{seat_name(owner)}.w{line[place].number}" if place < len(line) else ""


def _speaks(view: View) -> bool:
    """Are cards named in an offer, or handed over?"""
    return view.step == "commit" or (bool(view.pending) and view.pending[0] < COUNT)


# -- What happened -----------------------------------------------------------

KINDS = {
    events.STARTED: "started",
    events.DEALT: "dealt",
    events.DREW: "drew",
    events.TOOK: "took",
    events.DISCARDED: "discarded",
    events.LOST_NOTHING: "lost_nothing",
    events.SPILT: "spilt",
    events.PLACED: "placed",
    events.SERVED: "served",
    events.ATTACKED: "attacked",
    events.KNOCKED_OFF: "knocked_off",
    events.RESCUED: "rescued",
    events.QUIET: "quiet",
    events.ENDED_TURN: "ended_turn",
    events.LAST_CARD: "last_card",
    events.OFFERED: "offered",
    events.COUNTERED: "countered",
    events.ACCEPTED: "accepted",
    events.DECLINED: "declined",
    events.ANSWERED: "answered",
    events.CHOSE: "chose",
    events.GAVE: "gave",
    events.ENDED: "ended",
}
CLAIMS = (events.OFFERED, events.COUNTERED)
# Somebody has answered or learned something that cannot be unlearned.
TELLS_A_SECRET = {
    events.DEALT,
    events.DREW,
    events.DISCARDED,
    events.PLACED,
    events.ATTACKED,
    events.KNOCKED_OFF,
    events.RESCUED,
    events.QUIET,
    events.ANSWERED,
    events.GAVE,
}


def event(entry: Entry, seat: int, deck: Deck) -> Event:
    words = CLAIM_WORDS if entry.kind in CLAIMS else CODES
    cards = [words[card] if entry.shows_cards_to(seat) else HIDDEN for card in entry.cards]
    return Event(
        number=entry.number,
        kind=KINDS[entry.kind],
        text=sentence(_sentence(entry, cards, deck)),
        seat=entry.seat if entry.seat >= 0 else None,
        cards=cards,
        facts=_facts(entry),
        chance=entry.luck,
        secret=entry.kind in TELLS_A_SECRET,
    )


def _facts(entry: Entry) -> dict[str, object]:
    match entry.kind:
        case events.DREW:
            return {"left": entry.a}
        case events.SPILT | events.SERVED:
            return {"pie": entry.a}
        case events.PLACED:
            return {"as": PLACED_CODES[entry.a], "pie": entry.b}
        case events.ATTACKED | events.RESCUED:
            return {"owner": entry.a, "pie": entry.b}
        case events.KNOCKED_OFF:
            return {"pie": entry.a, "by": entry.b}
        case events.LAST_CARD:
            return {"turns": entry.a}
        case events.OFFERED | events.COUNTERED:
            return {"partner": entry.a, "give": entry.b}
        case events.ANSWERED:
            return {"accepted": [seat for seat in range(5) if entry.a >> seat & 1]}
        case events.ACCEPTED | events.DECLINED | events.CHOSE | events.GAVE:
            return {"partner": entry.a}
    return {}


def _sentence(entry: Entry, cards: list[str], deck: Deck) -> str:
    who = chef(entry.seat) if entry.seat >= 0 else ""
    shown = some(len(cards), "card") if HIDDEN in cards else names(cards, deck)
    match entry.kind:
        case events.STARTED:
            return f"{who} begins."
        case events.DEALT:
            return f"{who} is dealt {shown}."
        case events.DREW:
            return f"{who} draws {shown} from the Ingredients Pile."
        case events.TOOK:
            return f"{who} takes {shown} from the Leftovers."
        case events.DISCARDED:
            return f"{who} discards {shown}."
        case events.PLACED:
            return _placed(entry, who, deck)
        case events.SERVED:
            return f"{who} serves the {nth(entry.a, 'pie')}, a {'Pie' if entry.b else 'Tart'}: {shown}."
        case events.ENDED_TURN:
            return f"{who} ends the turn."
        case events.LAST_CARD:
            left = f"{some(entry.a, 'turn')} {'is' if entry.a == 1 else 'are'} left after this one"
            return f"{who} has drawn the last card of the Ingredients Pile; {left}."
        case events.QUIET:
            return "Nobody reacts."
        case events.ENDED:
            return "The last turn is over; the points are counted."
    return _reaction(entry, who, shown) or _trade(entry, who, cards, deck)


def _placed(entry: Entry, who: str, deck: Deck) -> str:
    card = card_name(PLACED_CODES[entry.a], deck)
    pie = nth(entry.b, "pie")
    return f"{who} begins the {pie}: {card}." if PART_OF[entry.a] == BOTTOM else f"{who} plays {card} on the {pie}."


def _reaction(entry: Entry, who: str, shown: str) -> str:
    match entry.kind:
        case events.LOST_NOTHING:
            return f"{who} has no pie that the Oops! could hit."
        case events.SPILT:
            return f"The Oops! hits {pie_name(entry.seat, entry.a, None)}."
        case events.ATTACKED:
            role = "" if entry.cards[0] == SB else " as a Sabotage!"
            return f"{who} plays {shown}{role} against {pie_name(entry.a, entry.b, None)}."
        case events.RESCUED:
            pie = f"the {nth(entry.b, 'pie')}" if entry.seat == entry.a else pie_name(entry.a, entry.b, None)
            return f"{who} saves {pie} with {shown}."
        case events.KNOCKED_OFF:
            return f"{pie_name(entry.seat, entry.a, None)} loses {shown}."
    return ""


def _trade(entry: Entry, who: str, cards: list[str], deck: Deck) -> str:
    partner = chef(entry.a) if entry.a >= 0 else "everybody"
    match entry.kind:
        case events.OFFERED | events.COUNTERED:
            offer = f"offers {partner} a trade" if entry.kind == events.OFFERED else f"makes {partner} a counter-offer"
            return f"{who} {offer}: {names(cards[: entry.b], deck)} for {names(cards[entry.b :], deck)}."
        case events.ACCEPTED:
            return f"{who} accepts."
        case events.DECLINED:
            return f"{who} declines."
        case events.ANSWERED:
            accepting = [seat for seat in range(5) if entry.a >> seat & 1]
            return f"{chefs(accepting)} would trade." if accepting else "Nobody wants to trade."
        case events.CHOSE:
            return f"{who} trades with {partner}." if entry.a >= 0 else f"{who} trades with nobody."
    shown = some(len(cards), "card") if HIDDEN in cards else names(cards, deck)
    return f"{who} hands {partner} {shown}."


# -- The table in plain text -------------------------------------------------


def picture(view: View, deck: Deck) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [f"Ingredients Pile: {some(view.pile_size, 'card')}."]
    if view.turns_left is not None and view.outcome is None:
        lines.append(f"The last round: {some(view.turns_left, 'turn')} after this one.")
    lines.append(f"Leftovers: {' '.join(view.leftovers) or 'empty'}")
    lines.append(f"Out Pile: {' '.join(view.out) or 'empty'}")
    for seat in range(view.seats):
        lines.extend(_seat_lines(view, seat))
    if view.threat is not None:
        lines.append(_danger(view, deck))
    if view.offer is not None:
        lines.append(_talk(view, deck))
    if view.seat is not None:
        lines.append(f"Your hand: {' '.join(view.hand) or 'empty'}")
    if view.tally is not None:
        lines.extend(_tally_lines(view))
    return "\n".join(lines)


def _seat_lines(view: View, seat: int) -> list[str]:
    you = " (you)" if seat == view.seat else ""
    turn = ", on turn" if seat == view.turn and view.outcome is None else ""
    lines = [f"{chef(seat)}{you}: {some(view.hand_sizes[seat], 'card')}{turn}"]
    for word, pies in (("Working Line", view.working[seat]), ("Serving Line", view.serving[seat])):
        if pies:
            lines.append(f"  {word}: " + "; ".join(f"w{pie.number} {' '.join(pie.cards)}" for pie in pies))
    if view.kept[seat]:
        lines.append(f"  Kept: {' '.join(view.kept[seat])}")
    return lines


def _tally_lines(view: View) -> list[str]:
    assert view.tally is not None
    lines = [f"Quality points: {_by_seat(view.tally.quality)}"]
    lines += [f"Bonus, {bonus.name}: {_by_seat(bonus.points)}" for bonus in view.tally.bonuses if any(bonus.points)]
    return [*lines, f"Total: {_by_seat(view.tally.totals)}"]


def _by_seat(numbers: list[int]) -> str:
    return ", ".join(f"{chef(seat)} with {number}" for seat, number in enumerate(numbers))
