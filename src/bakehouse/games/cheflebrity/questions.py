"""What a player of Cheflebrity is asked, what may be answered by clicking on what, and the rule behind it."""

from __future__ import annotations

from bakehouse.core.questions import Question
from bakehouse.games.cheflebrity import atoms
from bakehouse.games.cheflebrity.atoms import verb_of
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES, HOLDABLE, MAX_SEATS, PLACED_CODES, Deck
from bakehouse.games.cheflebrity.names import card_name, chef, chefs, danger, pie_words, proposal, sentence
from bakehouse.games.cheflebrity.notation import seat_name
from bakehouse.games.cheflebrity.view import PieView, View

QUESTIONS = {
    "draw": Question(
        "Draw a card: from the Ingredients Pile, or any card of the Leftovers.", "drawing a card", "CH-57"
    ),
    "swap": Question("You may discard one card and draw another.", "discarding or not", "CH-60"),
    "play": Question("You may play one pie card.", "playing a pie card or not", "CH-62"),
    "menu": Question(
        "Serve a dessert, offer a trade, or end your turn.", "serving, trading or ending the turn", "CH-R7"
    ),
    "oops": Question("Oops! Choose the pie that loses its newest card.", "choosing a pie for the Oops!", "CH-19"),
    "save": Question("{danger} Save it?", "{danger}", "CH-29"),
    "window": Question("You may react with a Sabotage! now.", "a Sabotage! or not", "CH-23"),
    "reply": Question("{proposal} Your answer?", "{proposal}", "CH-R55"),
    "replies": Question("{proposal} Your answer?", "{proposal}", "CH-R80"),
    "pick": Question("Choose whom to trade with.", "choosing a partner", "CH-R55"),
    "commit": Question(
        "The trade is agreed: choose what you really hand over ({owed}).", "handing over cards", "CH-81"
    ),
}
OWN_STEPS = ("draw", "swap", "play", "menu")
# By the first atom of a chain: what is asked next, and the rule behind it.
CHAINS = {
    atoms.SABOTAGE: ("Sabotage which pie?", "CH-25"),
    atoms.SABOTAGE_SG: ("Sabotage which pie?", "CH-25"),
    atoms.PLAY: ("Play it where?", "CH-63"),
    atoms.SWAP: ("And draw from where?", "CH-61"),
    atoms.CARD: ("Choose what you hand over ({owed}).", "CH-81"),
}
NUMBERS = ("How many cards do you give?", "How many do you want?")

# What can be chosen, in words, and the thing to click.
PLAIN = {
    atoms.PASS: ("Pass", "word:pass"),
    atoms.KEEP: ("Keep your hand", "word:keep"),
    atoms.SKIP: ("Play no pie card", "word:skip"),
    atoms.END: ("End your turn", "word:end"),
    atoms.PILE: ("Draw from the Ingredients Pile", "pile:I"),
    atoms.NO_DRAW: ("Draw nothing", "word:none"),
    atoms.NEW: ("Begin a new pie", "word:new"),
    atoms.SAVE: ("Save it with Saved It!", "card:SV"),
    atoms.SAVE_SG: ("Save it with a Stroke of Genius!", "card:SG"),
    atoms.ACCEPT: ("Accept", "word:accept"),
    atoms.DECLINE: ("Decline", "word:decline"),
    atoms.COUNTER: ("Make a counter-offer", "word:counter"),
    atoms.NO_PARTNER: ("Trade with nobody", "word:nobody"),
    atoms.OFFER_ALL: ("Offer a trade to everybody", "offer:all"),
}
WITH_A_SEAT = {
    atoms.SABOTAGE: ("Sabotage a pie of {}", "sab:{}"),
    atoms.SABOTAGE_SG: ("Sabotage a pie of {} with a Stroke of Genius!", "sab:{}"),
    atoms.PARTNER: ("Trade with {}", "seat:{}"),
    atoms.OFFER: ("Offer {} a trade", "offer:{}"),
}


# -- The question ------------------------------------------------------------


def prompt(view: View, deck: Deck) -> str:
    if view.outcome is not None:
        return _result(view)
    question = QUESTIONS[view.step]
    if view.seat is None or view.seat not in view.asked:
        waiting = _filled(question.waiting, view, deck).rstrip(".")
        return sentence(f"Waiting for {chefs(view.asked)}: {waiting}.")
    if view.answer:
        return "Your answer is in; the others may still be thinking."
    if not view.pending:
        return _filled(question.prompt, view, deck)
    first = verb_of(view.pending[0])
    return _filled(CHAINS[first][0], view, deck) if first in CHAINS else _next_of_offer(view.pending)


def _filled(text: str, view: View, deck: Deck) -> str:
    return text.format(danger=danger(view, deck), proposal=proposal(view, deck), owed=_owed(view))


def _next_of_offer(said: list[int]) -> str:
    if len(said) < 3:
        return NUMBERS[len(said) - 1]
    give, want = (atom - atoms.COUNT + 1 for atom in said[1:3])
    claims = len(said) - 3
    if claims < give:
        return f"Say what you give ({claims + 1} of {give}); it need not be true."
    return f"Say what you want ({claims - give + 1} of {want})."


def _owed(view: View) -> str:
    """How many of the cards that this seat owes are picked: "1 of 2"."""
    offer = view.offer
    if offer is None:
        return ""
    return f"{len(view.pending)} of {len(offer.give if view.seat == offer.speaker else offer.want)}"


def _result(view: View) -> str:
    assert view.outcome is not None
    scores = ", ".join(f"{chef(seat)}: {score}" for seat, score in enumerate(view.outcome.scores))
    verb = "wins" if len(view.outcome.winners) == 1 else "win together"
    return f"The game is over: {chefs(view.outcome.winners)} {verb} ({scores})."


# -- Choices -----------------------------------------------------------------


def label(view: View, move: int, deck: Deck) -> str:
    """A legal atom in words."""
    verb = verb_of(move)
    if verb in PLAIN:
        return PLAIN[verb][0]
    if verb in WITH_A_SEAT:
        return WITH_A_SEAT[verb][0].format(chef(move - verb))
    if verb == atoms.COUNT:
        return str(move - verb + 1)
    if verb == atoms.PIE:
        return _pie_label(view, view.working[_owner(view)][move - verb], deck)
    if verb == atoms.SERVE:
        return f"Serve {pie_words(view, _owner(view), view.working[_owner(view)][move - verb])}"
    return _card_label(view, move, deck)


def _card_label(view: View, move: int, deck: Deck) -> str:
    if move >= atoms.PLAY:
        return f"Play {card_name(PLACED_CODES[move - atoms.PLAY], deck)}"
    if move >= atoms.SWAP:
        return f"Discard {card_name(CODES[move - atoms.SWAP], deck)}"
    name = card_name(CLAIM_WORDS[move - atoms.CARD], deck)
    return f"Take {name} from the Leftovers" if view.step in ("draw", "swap") else name


def _pie_label(view: View, pie: PieView, deck: Deck) -> str:
    """A pie that a card is played on, or that loses its newest card."""
    words = pie_words(view, _owner(view), pie)
    if view.pending and view.pending[0] >= atoms.PLAY:
        return f"on {words}"
    return f"{words[:1].upper()}{words[1:]} loses {card_name(pie.cards[-1], deck)}"


def _owner(view: View) -> int:
    """Whose pies are to be chosen from."""
    if view.pending and atoms.is_sabotage(view.pending[0]):
        return (view.pending[0] - atoms.SABOTAGE) % MAX_SEATS
    assert view.seat is not None
    return view.seat


def target(view: View, move: int, deck: Deck) -> str:
    """The thing to click; nothing for a pie that is not there, and for a discard after its step."""
    verb = verb_of(move)
    if verb in PLAIN:
        return PLAIN[verb][1]
    if verb in WITH_A_SEAT:
        return WITH_A_SEAT[verb][1].format(seat_name(move - verb))
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
        first = verb_of(view.pending[0])
        return CHAINS[first][1] if first in CHAINS else "CH-79"
    if view.step in OWN_STEPS and target == "pile:out":
        return "CH-39"
    if view.step in OWN_STEPS and target.startswith("pie:"):
        return "CH-25"  # somebody else's pie: only a Sabotage! reaches it
    return QUESTIONS[view.step].rule
