"""Words for those who draw Cheflebrity: prompts, labels, sentences, the table in plain text."""

from __future__ import annotations

from bakehouse.core.log import Entry
from bakehouse.core.view import Event
from bakehouse.games.cheflebrity import told
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
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES, PLACED_CODES
from bakehouse.games.cheflebrity.notation import HIDDEN, seat_name
from bakehouse.games.cheflebrity.view import Offer, PieView, View

PARTS = {
    "B": "Bottom Crust",
    "FA": "Apple Filling",
    "FB": "Blueberry Filling",
    "FC": "Cherry Filling",
    "FP": "Pumpkin Filling",
    "F": "Filling",
    "T": "Top Crust",
    "E": "Extras",
}
SPECIALS = {"OO": "Oops!", "SB": "Sabotage!", "SV": "Saved It!", "SG": "Stroke of Genius!"}
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


def card_name(code: str) -> str:
    """`T25` as «Top Crust 25», `SG=T` as «Stroke of Genius! as Top Crust», `FC?` as «any Cherry Filling»."""
    if code == "?":
        return "any card"
    if code.endswith("?"):
        return f"any {PARTS[code[:-1]]}"
    if code in SPECIALS:
        return SPECIALS[code]
    if code.startswith("SG="):
        return f"Stroke of Genius! as {PARTS[code[3:]]}"
    letters = code.rstrip("0123456789")
    return f"{PARTS[letters]} {code[len(letters) :]}"


def names(codes: list[str]) -> str:
    return ", ".join(card_name(code) for code in codes)


# -- The question ------------------------------------------------------------


def prompt(view: View) -> str:
    if view.outcome is not None:
        return _result(view)
    if view.seat is None or view.seat not in view.asked:
        return f"Waiting for {_people(view.asked)}: {_waiting(view)}."
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
        "save": f"{_danger(view)} Save it?",
        "window": "You may react with a Sabotage! now.",
        "reply": f"{_talk(view)} Your answer?",
        "replies": f"{_talk(view)} Your answer?",
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


def _waiting(view: View) -> str:
    return {
        "draw": "drawing a card",
        "swap": "discarding or not",
        "play": "playing a pie card or not",
        "menu": "serving, trading or ending the turn",
        "oops": "choosing a pie for the Oops!",
        "save": _danger(view).rstrip("."),
        "window": "a Sabotage! or not",
        "reply": _talk(view).rstrip("."),
        "replies": _talk(view).rstrip("."),
        "pick": "choosing a partner",
        "commit": "handing over cards",
    }[view.step]


def _danger(view: View) -> str:
    threat = view.threat
    if threat is None or threat.pie is None:
        return "A pie is in danger."
    pie = next(pie for pie in view.working[threat.owner] if pie.number == threat.pie)
    by = "An Oops!" if threat.by is None else f"A Sabotage! of {seat_name(threat.by)}"
    return f"{by} is about to knock {pie.cards[-1]} off {seat_name(threat.owner)}.w{threat.pie}."


def _talk(view: View) -> str:
    return "A trade." if view.offer is None else f"{_offer(view.offer)}."


def _offer(offer: Offer) -> str:
    whom = "all" if offer.partner is None else "a trade"
    return f"{seat_name(offer.speaker)} offers {whom}: {names(offer.give)} for {names(offer.want)}"


def _result(view: View) -> str:
    assert view.outcome is not None
    scores = ", ".join(f"{seat_name(seat)} {score}" for seat, score in enumerate(view.outcome.scores))
    verb = "wins" if len(view.outcome.winners) == 1 else "win together"
    return f"The game is over: {_people(view.outcome.winners)} {verb} ({scores})."


def _people(seats: list[int]) -> str:
    return ", ".join(seat_name(seat) for seat in seats)


# -- Choices -----------------------------------------------------------------


def label(view: View, move: int) -> str:
    """A legal atom in words."""
    if move in PLAIN:
        return PLAIN[move][0]
    if move < SABOTAGE_SG:
        return f"Sabotage a pie of {seat_name(move - SABOTAGE)}"
    if move < PARTNER:
        return f"Sabotage a pie of {seat_name(move - SABOTAGE_SG)} with a Stroke of Genius!"
    if move < OFFER:
        return f"Trade with {seat_name(move - PARTNER)}"
    if move < COUNT:
        return "Offer a trade to all" if move == OFFER_ALL else f"Offer {seat_name(move - OFFER)} a trade"
    if move < PIE:
        return str(move - COUNT + 1)
    if move < SERVE:
        owner = _owner(view)
        return f"{_pie_name(owner, view.working[owner][move - PIE])}"
    if move < CARD:
        assert view.seat is not None
        return f"Serve {_pie_name(view.seat, view.working[view.seat][move - SERVE])}"
    if move < SWAP:
        code = CLAIM_WORDS[move - CARD]
        return f"Take {card_name(code)} from the Leftovers" if _takes(view) else card_name(code)
    if move < PLAY:
        return f"Discard {card_name(CODES[move - SWAP])}"
    return f"Play {card_name(PLACED_CODES[move - PLAY])}"


def _takes(view: View) -> bool:
    """Is a card drawn from the Leftovers in this step?"""
    return view.step in ("draw", "swap")


def _owner(view: View) -> int:
    """Whose pies are to be chosen from."""
    if view.pending and SABOTAGE <= view.pending[0] < PARTNER:
        return (view.pending[0] - SABOTAGE) % 5
    assert view.seat is not None
    return view.seat


def _pie_name(owner: int, pie: PieView) -> str:
    return f"{seat_name(owner)}.w{pie.number} ({' '.join(pie.cards)})"


def target(view: View, move: int) -> str:
    """The thing to click."""
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
        owner = _owner(view)
        return f"pie:{seat_name(owner)}.w{view.working[owner][move - PIE].number}"
    if move < CARD:
        assert view.seat is not None
        return f"pie:{seat_name(view.seat)}.w{view.working[view.seat][move - SERVE].number}"
    if move < SWAP:
        return f"{'left' if _takes(view) else 'card'}:{CLAIM_WORDS[move - CARD]}"
    return f"card:{CODES[move - SWAP] if move < PLAY else PLACED_CODES[move - PLAY]}"


# -- What happened -----------------------------------------------------------

KINDS = {
    told.STARTED: "started",
    told.DEALT: "dealt",
    told.DREW: "drew",
    told.TOOK: "took",
    told.DISCARDED: "discarded",
    told.LOST_NOTHING: "lost_nothing",
    told.SPILT: "spilt",
    told.PLACED: "placed",
    told.SERVED: "served",
    told.ATTACKED: "attacked",
    told.KNOCKED_OFF: "knocked_off",
    told.RESCUED: "rescued",
    told.QUIET: "quiet",
    told.ENDED_TURN: "ended_turn",
    told.LAST_CARD: "last_card",
    told.OFFERED: "offered",
    told.COUNTERED: "countered",
    told.ACCEPTED: "accepted",
    told.DECLINED: "declined",
    told.ANSWERED: "answered",
    told.CHOSE: "chose",
    told.GAVE: "gave",
    told.ENDED: "ended",
}
CLAIMS = (told.OFFERED, told.COUNTERED)
# Somebody has answered or learned something that cannot be unlearned.
TELLS_A_SECRET = {
    told.DEALT,
    told.DREW,
    told.DISCARDED,
    told.PLACED,
    told.ATTACKED,
    told.KNOCKED_OFF,
    told.RESCUED,
    told.QUIET,
    told.ANSWERED,
    told.GAVE,
}


def event(entry: Entry, seat: int) -> Event:
    words = CLAIM_WORDS if entry.kind in CLAIMS else CODES
    cards = [words[card] if entry.shows_cards_to(seat) else HIDDEN for card in entry.cards]
    return Event(
        number=entry.number,
        kind=KINDS[entry.kind],
        text=_sentence(entry, cards),
        seat=entry.seat if entry.seat >= 0 else None,
        cards=cards,
        facts=_facts(entry),
        chance=entry.luck,
        secret=entry.kind in TELLS_A_SECRET,
    )


def _facts(entry: Entry) -> dict[str, object]:
    match entry.kind:
        case told.DREW:
            return {"left": entry.a}
        case told.SPILT | told.SERVED:
            return {"pie": entry.a}
        case told.PLACED:
            return {"as": PLACED_CODES[entry.a], "pie": entry.b}
        case told.ATTACKED | told.RESCUED:
            return {"owner": entry.a, "pie": entry.b}
        case told.KNOCKED_OFF:
            return {"pie": entry.a, "by": entry.b}
        case told.LAST_CARD:
            return {"turns": entry.a}
        case told.OFFERED | told.COUNTERED:
            return {"partner": entry.a, "give": entry.b}
        case told.ANSWERED:
            return {"accepted": [seat for seat in range(5) if entry.a >> seat & 1]}
        case told.ACCEPTED | told.DECLINED | told.CHOSE | told.GAVE:
            return {"partner": entry.a}
    return {}


def _sentence(entry: Entry, cards: list[str]) -> str:
    who = seat_name(entry.seat) if entry.seat >= 0 else ""
    shown = f"{len(cards)} card{'s' * (len(cards) != 1)}" if HIDDEN in cards else names(cards)
    match entry.kind:
        case told.STARTED:
            return f"{who} begins."
        case told.DEALT:
            return f"{who} is dealt {shown}."
        case told.DREW:
            return f"{who} draws {shown} from the Ingredients Pile."
        case told.TOOK:
            return f"{who} takes {shown} from the Leftovers."
        case told.DISCARDED:
            return f"{who} discards {shown}."
        case told.PLACED:
            return f"{who} plays {card_name(PLACED_CODES[entry.a])} on w{entry.b}."
        case told.SERVED:
            return f"{who} serves w{entry.a}, a {'Pie' if entry.b else 'Tart'}: {shown}."
        case told.ENDED_TURN:
            return f"{who} ends the turn."
        case told.LAST_CARD:
            return f"{who} has drawn the last card of the Ingredients Pile; {entry.a} turns are left after this one."
        case told.QUIET:
            return "Nobody reacts."
        case told.ENDED:
            return "The last turn is over; the points are counted."
    return _reaction(entry, who, shown) or _trade(entry, who, cards, shown)


def _reaction(entry: Entry, who: str, shown: str) -> str:
    match entry.kind:
        case told.LOST_NOTHING:
            return f"{who} has no pie that the Oops! could hit."
        case told.SPILT:
            return f"The Oops! hits {who}.w{entry.a}."
        case told.ATTACKED:
            return f"{who} plays {shown} as a Sabotage! against {seat_name(entry.a)}.w{entry.b}."
        case told.RESCUED:
            return f"{who} saves {seat_name(entry.a)}.w{entry.b} with {shown}."
        case told.KNOCKED_OFF:
            return f"{who}.w{entry.a} loses {shown}."
    return ""


def _trade(entry: Entry, who: str, cards: list[str], shown: str) -> str:
    partner = seat_name(entry.a) if entry.a >= 0 else "all"
    match entry.kind:
        case told.OFFERED | told.COUNTERED:
            verb = "offers" if entry.kind == told.OFFERED else "counters, to"
            return f"{who} {verb} {partner}: {names(cards[: entry.b])} for {names(cards[entry.b :])}."
        case told.ACCEPTED:
            return f"{who} accepts."
        case told.DECLINED:
            return f"{who} declines."
        case told.ANSWERED:
            accepting = [seat for seat in range(5) if entry.a >> seat & 1]
            return f"{_people(accepting)} would trade." if accepting else "Nobody wants to trade."
        case told.CHOSE:
            return f"{who} trades with {partner}." if entry.a >= 0 else f"{who} trades with nobody."
    return f"{who} hands {partner} {shown}."


# -- The table in plain text -------------------------------------------------


def picture(view: View) -> str:
    """One fact a line, so that a screen reader can follow."""
    lines = [f"Ingredients Pile: {view.pile_size} card{'s' * (view.pile_size != 1)}."]
    if view.turns_left is not None and view.outcome is None:
        lines.append(f"The last round: {view.turns_left} turns after this one.")
    lines.append(f"Leftovers: {' '.join(view.leftovers) or 'empty'}")
    lines.append(f"Out Pile: {' '.join(view.out) or 'empty'}")
    for seat in range(view.seats):
        lines.extend(_seat_lines(view, seat))
    if view.threat is not None:
        lines.append(_danger(view))
    if view.offer is not None:
        lines.append(_talk(view))
    if view.seat is not None:
        lines.append(f"Your hand: {' '.join(view.hand) or 'empty'}")
    if view.tally is not None:
        lines.extend(_tally_lines(view))
    return "\n".join(lines)


def _seat_lines(view: View, seat: int) -> list[str]:
    you = " (you)" if seat == view.seat else ""
    turn = ", on turn" if seat == view.turn and view.outcome is None else ""
    size = view.hand_sizes[seat]
    lines = [f"{seat_name(seat)}{you}: {size} card{'s' * (size != 1)}{turn}"]
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
    return ", ".join(f"{seat_name(seat)} {number}" for seat, number in enumerate(numbers))
