# mypyc: compiled
"""Views: what a seat or a spectator may know, built up from nothing."""

from __future__ import annotations

from typing import Final

from bakehouse.core.log import NO_SEAT
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.vectors import numbers
from bakehouse.games.cheflebrity.atoms import ACCEPT, CARD, DECLINE, PASS, PIE, SABOTAGE, SAVE, SAVE_SG
from bakehouse.games.cheflebrity.cards import (
    CLAIM_WORDS,
    MAX_PIES,
    MAX_SEATS,
    NO_KIND,
    TROPHIES,
    TROPHY_WORDS,
    Deck,
    Pie,
)
from bakehouse.games.cheflebrity.memory import KIND_ROOM, Memory
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.reactions import FIRST_SABOTAGE, PASSED, SAVES
from bakehouse.games.cheflebrity.scoring import (
    BONUSES,
    UPSIDE_DOWN,
    bonus_points,
    bonus_values,
    bonus_words,
    quality_points,
    totals,
)
from bakehouse.games.cheflebrity.state import NOT_ANSWERED, NOT_YET, Step
from bakehouse.games.cheflebrity.trading import AGREES, picked_cards
from bakehouse.games.cheflebrity.view import BonusView, Known, KnownCard, Offer, PieView, Tally, Threat, View

STEP_WORDS: Final = {
    Step.DRAW: "draw",
    Step.SWAP: "swap",
    Step.PLAY: "play",
    Step.MENU: "menu",
    Step.END: "end",
    Step.OOPS: "oops",
    Step.SAVE: "save",
    Step.WINDOW: "window",
    Step.REPLY: "reply",
    Step.REPLIES: "replies",
    Step.PICK: "pick",
    Step.COMMIT: "commit",
}


def view_of(state: State, seat: int | None, slug: str, rules: int, *, known: bool) -> View:
    """CH-K1, CH-K2, CH-K16: built up from nothing."""
    deck = state.deck
    viewer: int = state.seats if seat is None else seat
    return View(
        game=slug,
        rules=rules,
        deck=deck.digest,
        options=state.options.values,
        seats=state.seats,
        seat=seat,
        number=state.number,
        asked=_asked(state),
        legal=[] if seat is None else state.legal(seat),
        pending=[] if seat is None else state.pending(seat),
        outcome=state.outcome,
        turn=state.turn,
        step="over" if state.over else STEP_WORDS[state.step],
        stage=STEP_WORDS[state.stage],
        hand=[] if seat is None else codes(deck, state.hand(viewer)),
        hand_sizes=numbers(state.sizes[: state.seats]),
        pile_size=state.left,
        leftovers=_newest_first(deck, state.leftovers),
        out=_newest_first(deck, state.out),
        working=[_line(pies) for pies in state.working],
        serving=[_line(pies) for pies in state.serving],
        kept=_kept(state),
        started=numbers(state.started),
        starter=state.starter,
        turns=state.turns,
        turns_left=None if state.turns_left == NOT_YET else int(state.turns_left),
        last_drawer=None if state.last_drawer == NO_SEAT else int(state.last_drawer),
        still=state.still,
        served=state.served,
        offers=state.offers,
        window_open=state.window_open,
        threat=_threat(state),
        offer=_offer(state),
        answer=[] if seat is None else own_answer(state, seat),
        tally=tally_of(state) if state.over else None,
        known=_known(state, viewer) if known else None,
    )


def codes(deck: Deck, cards: vec[i64]) -> list[str]:
    return [deck.codes[kind] for kind in cards]


def _newest_first(deck: Deck, cards: vec[i64]) -> list[str]:
    found = codes(deck, cards)
    found.reverse()
    return found


def _asked(state: State) -> list[int]:
    """Who was asked, in asking order; nobody learns who has answered already (CH-K13, CH-K15)."""
    if state.over or not state.is_window():
        return state.actors
    return state.in_order(state.first_asked(), state.window)


def _line(pies: list[Pie]) -> list[PieView]:
    return [pie.show() for pie in pies]


def _kept(state: State) -> list[list[str]]:
    kept: list[list[str]] = [[] for _seat in range(state.seats)]
    for trophy in state.trophies:
        kept[trophy // TROPHIES].append(TROPHY_WORDS[trophy % TROPHIES])
    return kept


def _threat(state: State) -> Threat | None:
    if state.attack == NO_KIND:
        return None
    pie: int | None = None
    if state.step != Step.OOPS:
        pie = state.working[state.victim][state.target].number
    by: int | None = None
    if state.attacker != NO_SEAT:
        by = state.attacker
    return Threat(state.deck.codes[state.attack], by, state.victim, pie)


def _offer(state: State) -> Offer | None:
    if state.speaker == NO_SEAT:
        return None
    partner: int | None = None
    if state.partner != NO_SEAT:
        partner = state.partner
    give = [CLAIM_WORDS[claim] for claim in state.gives]
    want = [CLAIM_WORDS[claim] for claim in state.wants]
    accepted = [int(seat) for seat in range(state.seats) if state.accepted & BIT[seat]]
    return Offer(state.speaker, partner, give, want, state.counters, accepted)


def own_answer(state: State, seat: i64) -> list[int]:
    """CH-K15: what this seat has answered in the window that is open, as moves."""
    answer = state.answers[seat]
    if answer == NOT_ANSWERED:
        return []
    match state.step:
        case Step.COMMIT:
            return [int(CARD + kind) for kind in picked_cards(answer)]
        case Step.REPLIES:
            return [ACCEPT if answer == AGREES else DECLINE]
        case Step.SAVE if answer > PASSED:
            return [SAVE if answer == SAVES else SAVE_SG]
        case Step.WINDOW if answer >= FIRST_SABOTAGE:
            verb = SABOTAGE + (answer - FIRST_SABOTAGE) // MAX_PIES
            return [int(verb), int(PIE + (answer - FIRST_SABOTAGE) % MAX_PIES)]
    return [PASS]


def tally_of(state: State) -> Tally:
    """CH-87: all points, bonus by bonus."""
    quality = [int(quality_points(state, seat)) for seat in range(state.seats)]
    bonuses: list[BonusView] = []
    for bonus, name in enumerate(bonus_words(state)):
        values = bonus_values(state, bonus)
        bonuses.append(BonusView(name, [_shown(value) for value in values], numbers(bonus_points(values))))
    assert len(bonuses) >= BONUSES
    return Tally(quality, bonuses, numbers(totals(state)))


def _shown(value: i64) -> int | None:
    """The lowest quality is kept upside down (CH-R92)."""
    if value < 0:
        return None
    return UPSIDE_DOWN - value if value > UPSIDE_DOWN // 2 else value


def _known(state: State, viewer: i64) -> Known | None:
    memory = state.memory
    if memory is None:
        return None
    start = viewer * MAX_SEATS
    return Known(known_cards(state.deck, memory, viewer), numbers(memory.specials[start : start + state.seats]))


def known_cards(deck: Deck, memory: Memory, viewer: i64) -> list[KnownCard]:
    """The facts of a viewer in one order: by hands, then by kind."""
    facts: list[int] = [fact for fact in memory.facts[viewer]]  # noqa: C416 - a vec becomes a list
    facts.sort()
    cards: list[KnownCard] = []
    for fact in facts:
        hands = fact // KIND_ROOM
        seats = [int(seat) for seat in range(memory.seats) if hands & BIT[seat]]
        cards.append(KnownCard(deck.codes[fact % KIND_ROOM], seats))
    return cards


def facts_of(known: Known, deck: Deck) -> vec[i64]:
    """The reverse of `known_cards`."""
    facts = vec[i64](capacity=len(known.cards))
    for card in known.cards:
        hands: i64 = 0
        for seat in card.seats:
            hands |= BIT[seat]
        facts = append(facts, hands * KIND_ROOM + deck.kinds[card.code])
    return facts
