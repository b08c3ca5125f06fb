"""What a player of Cheflebrity is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.messages import Message, say
from bakehouse.core.questions import Question
from bakehouse.games.cheflebrity import atoms
from bakehouse.games.cheflebrity.atoms import verb_of
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES, HOLDABLE, MAX_SEATS, PLACED_CODES, Deck
from bakehouse.games.cheflebrity.names import pie_seen, pie_worth, quality_of
from bakehouse.games.cheflebrity.notation import seat_name
from bakehouse.games.cheflebrity.view import PieView, View

QUESTIONS = {
    "draw": Question(say("prompt-draw"), "CH-57"),
    "swap": Question(say("prompt-swap"), "CH-60"),
    "play": Question(say("prompt-play"), "CH-62"),
    "menu": Question(say("prompt-menu"), "CH-R7"),
    "oops": Question(say("prompt-oops"), "CH-19"),
    "save": Question(None, "CH-29"),
    "window": Question(say("prompt-window"), "CH-23"),
    "reply": Question(None, "CH-R55"),
    "replies": Question(None, "CH-R80"),
    "pick": Question(say("prompt-pick"), "CH-R55"),
    "commit": Question(None, "CH-81"),
}
OWN_STEPS = ("draw", "swap", "play", "menu")
# By the first atom of a chain: the rule behind what is asked next.
CHAIN_RULES = {
    atoms.SABOTAGE: "CH-25",
    atoms.SABOTAGE_SG: "CH-25",
    atoms.PLAY: "CH-63",
    atoms.SWAP: "CH-61",
    atoms.CARD: "CH-81",
}
OFFER_RULE = "CH-79"

# What can be chosen, and the thing to click.
PLAIN = {
    atoms.PASS: (say("label-pass"), "word:pass"),
    atoms.KEEP: (say("label-keep"), "word:keep"),
    atoms.SKIP: (say("label-skip"), "word:skip"),
    atoms.END: (say("label-end"), "word:end"),
    atoms.PILE: (say("label-pile"), "pile:I"),
    atoms.NO_DRAW: (say("label-no-draw"), "word:none"),
    atoms.NEW: (say("label-new"), "word:new"),
    atoms.SAVE: (say("label-save"), "card:SV"),
    atoms.SAVE_SG: (say("label-save-genius"), "card:SG"),
    atoms.ACCEPT: (say("label-accept"), "word:accept"),
    atoms.DECLINE: (say("label-decline"), "word:decline"),
    atoms.COUNTER: (say("label-counter"), "word:counter"),
    atoms.NO_PARTNER: (say("label-nobody"), "word:nobody"),
    atoms.OFFER_ALL: (say("label-offer-all"), "offer:all"),
}
SEAT_TARGETS = {
    atoms.SABOTAGE: "sab:{}",
    atoms.SABOTAGE_SG: "sab:{}",
    atoms.PARTNER: "seat:{}",
    atoms.OFFER: "offer:{}",
}

SPECIAL_CARDS = {atoms.SABOTAGE: "card:SB", atoms.SABOTAGE_SG: "card:SG"}


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> Message:
    if view.outcome is not None:
        winners = view.outcome.winners
        return say("prompt-over", winners=winners, points=view.outcome.scores[winners[0]] or 0)
    if view.seat not in view.asked:
        return _waiting_in_turn(view) or _waiting_for_answers(view)
    if view.answer:
        return say("waiting-answered")
    if view.pending:
        return _next_in_chain(view, view.pending)
    if view.step == "draw" and not view.pile_size:
        return say("prompt-draw-leftover")
    if view.step == "menu" and not any(verb_of(move) == atoms.SERVE for move in view.legal):
        return say("prompt-menu-unserved")
    return QUESTIONS[view.step].prompt or _prompt_with_facts(view)


def _waiting_in_turn(view: View) -> Message | None:
    """Whom the table waits for; None if it is for answers to something."""
    match view.step:
        case "draw":
            return say("waiting-draw", seats=view.asked)
        case "swap":
            return say("waiting-swap", seats=view.asked)
        case "play":
            return say("waiting-play", seats=view.asked)
        case "menu":
            return say("waiting-menu", seats=view.asked)
        case "oops":
            return say("waiting-oops", seats=view.asked)
    return None


def _waiting_for_answers(view: View) -> Message:
    match view.step:
        case "save":
            return say("waiting-save", seats=view.asked)
        case "window":
            return say("waiting-window", seats=view.asked)
        case "pick":
            return say("waiting-pick", seats=view.asked)
        case "commit":
            return say("waiting-commit", seats=view.asked)
    return say("waiting-reply", seats=view.asked)


def _prompt_with_facts(view: View) -> Message:
    if view.step == "save":
        return _rescue(view)
    if view.step == "commit":
        return say("prompt-commit", count=_owed(view))
    assert view.offer is not None
    if atoms.COUNTER in view.legal:
        return say("prompt-reply", partner=view.offer.speaker)
    return say("prompt-reply-finally", partner=view.offer.speaker)


def _rescue(view: View) -> Message:
    threat = view.threat
    assert threat is not None
    assert threat.pie is not None
    pie = pie_seen(threat.owner, next(pie for pie in view.working[threat.owner] if pie.number == threat.pie))
    if threat.by is None:
        return say("prompt-save-from-oops", pie=pie)
    return say("prompt-save-from-sabotage", seat=threat.by, pie=pie)


def _owed(view: View) -> int:
    """How many cards this trader has still to pick."""
    offer = view.offer
    assert offer is not None
    return len(offer.give if view.seat == offer.speaker else offer.want) - len(view.pending)


def _next_in_chain(view: View, said: list[int]) -> Message:
    first = verb_of(said[0])
    match first:
        case atoms.SABOTAGE | atoms.SABOTAGE_SG:
            return say("prompt-sabotage")
        case atoms.PLAY:
            return say("prompt-place", card=PLACED_CODES[said[0] - first])
        case atoms.SWAP:
            return say("prompt-exchange", card=CODES[said[0] - first])
        case atoms.CARD:
            return say("prompt-commit-more", count=_owed(view))
    return _next_of_offer(said)


def _next_of_offer(said: list[int]) -> Message:
    if len(said) == 1:
        return say("prompt-how-many-given")
    if len(said) == 2:
        return say("prompt-how-many-wanted")
    give, want = (atom - atoms.COUNT + 1 for atom in said[1:3])
    claims = len(said) - 3
    if claims < give:
        return say("prompt-claim-given", number=claims + 1, count=give)
    return say("prompt-claim-wanted", number=claims - give + 1, count=want)


# -- Choices -----------------------------------------------------------------


def label(view: View, move: int, deck: Deck) -> Message:
    """What a legal atom does."""
    verb = verb_of(move)
    if verb in PLAIN:
        return PLAIN[verb][0]
    if verb in SEAT_TARGETS:
        return _seat_label(verb, move - verb)
    if verb == atoms.COUNT:
        return say("label-count", count=move - verb + 1)
    if verb == atoms.PIE:
        return _pie_label(view, view.working[_owner(view)][move - verb])
    if verb == atoms.SERVE:
        return say("label-serve", pie=pie_worth(_owner(view), view.working[_owner(view)][move - verb]))
    return _card_label(view, move)


def _seat_label(verb: int, seat: int) -> Message:
    match verb:
        case atoms.SABOTAGE:
            return say("label-sabotage", owner=seat)
        case atoms.SABOTAGE_SG:
            return say("label-sabotage-genius", owner=seat)
        case atoms.PARTNER:
            return say("label-trade", partner=seat)
    return say("label-offer", partner=seat)


def _card_label(view: View, move: int) -> Message:
    if move >= atoms.PLAY:
        return say("label-play", card=PLACED_CODES[move - atoms.PLAY])
    if move >= atoms.SWAP:
        return say("label-discard", card=CODES[move - atoms.SWAP])
    card = CLAIM_WORDS[move - atoms.CARD]
    return say("label-take", card=card) if view.step in ("draw", "swap") else say("label-card", card=card)


def _pie_label(view: View, pie: PieView) -> Message:
    """A pie that a card is played on, or that loses its newest card."""
    if view.pending and view.pending[0] >= atoms.PLAY:
        before = sum(map(quality_of, pie.cards))
        after = before + quality_of(PLACED_CODES[view.pending[0] - atoms.PLAY])
        return say("label-on-pie", pie=pie_seen(_owner(view), pie), before=before, after=after)
    return say("label-knock-off", card=pie.cards[-1], pie=pie_worth(_owner(view), pie))


def _owner(view: View) -> int:
    """Whose pies are to be chosen from."""
    if view.pending and atoms.is_sabotage(view.pending[0]):
        return (view.pending[0] - atoms.SABOTAGE) % MAX_SEATS
    assert view.seat is not None
    return view.seat


def _is_rival(view: View, seat: int) -> bool:
    return seat != view.seat and seat < len(view.working)


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click; nothing for a pie that is not there, and for a discard after its step."""
    verb = verb_of(move)
    if verb in SPECIAL_CARDS and move not in view.legal and _is_rival(view, move - verb):
        return SPECIAL_CARDS[verb]  # whoever asks why not asks the card
    if verb in PLAIN:
        return PLAIN[verb][1]
    if verb in SEAT_TARGETS:
        return SEAT_TARGETS[verb].format(seat_name(move - verb))
    if verb == atoms.COUNT:
        return f"number:{move - verb + 1}"
    if verb == atoms.PIE:
        return _pie_target(view, _owner(view), move - verb)
    if verb == atoms.SERVE:
        return _pie_target(view, view.seat or 0, move - verb)
    return _card_target(view, move)


def _pie_target(view: View, owner: int, place: int) -> str:
    line = view.working[owner]
    return f"pie:{seat_name(owner)}.w{line[place].number}" if place < len(line) else ""


def _card_target(view: View, move: int) -> str:
    if move >= atoms.PLAY:
        return f"card:{PLACED_CODES[move - atoms.PLAY]}"
    if move >= atoms.SWAP:
        kind = move - atoms.SWAP
        return f"card:{CODES[kind]}" if kind < HOLDABLE and view.stage in ("draw", "swap") else ""
    return f"{'card' if _speaks(view) else 'left'}:{CLAIM_WORDS[move - atoms.CARD]}"


def _speaks(view: View) -> bool:
    """Are cards named in an offer, or handed over?"""
    return view.step == "commit" or (bool(view.pending) and view.pending[0] < atoms.COUNT)


# -- The rule behind the question --------------------------------------------


def asks(view: View, target: str) -> str:
    if view.pending:
        return CHAIN_RULES.get(verb_of(view.pending[0]), OFFER_RULE)
    if view.step in OWN_STEPS and target == "pile:out":
        return "CH-39"
    if view.step in OWN_STEPS and target.startswith("pie:"):
        return "CH-25"  # somebody else's pie: only a Sabotage! reaches it
    return QUESTIONS[view.step].rule
