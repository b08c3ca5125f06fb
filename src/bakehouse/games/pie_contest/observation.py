# mypyc: compiled
"""Views: what a seat or a spectator may know, built up from nothing."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import seats_in
from bakehouse.core.log import HIDDEN, NO_SEAT
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.games.pie_contest.memory import MASKS, NO_SET, Memory
from bakehouse.games.pie_contest.moving import ref_kind, ref_seat, ref_serial, ref_zone
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import (
    ENTRY,
    FRAME,
    IN_TRASH,
    IS_RESOLVING,
    KITCHEN_SIZE,
    NO_LOOP,
    OCCASION,
    Phase,
    Step,
    completer_of,
    counter_of,
    kind_in,
    serial_of,
)
from bakehouse.games.pie_contest.view import (
    Absent,
    Baked,
    KitchenCard,
    Known,
    Occasion,
    Pie,
    Progress,
    Text,
    View,
    Waiting,
)
from bakehouse.games.pie_contest.vocabulary import ops

# The steps of a chain look like its first one, because nobody else sees an unfinished chain.
STEP_WORDS: Final = {
    Step.MAIN: "main",
    Step.DIVE_HAND: "main",
    Step.DIVE_TRASH: "main",
    Step.CARD: "card",
    Step.TARGET: "card",
    Step.PLAYER: "player",
    Step.OPTION: "option",
    Step.MAY: "may",
    Step.EFFECT: "effect",
    Step.COMMIT: "commit",
    Step.LIMIT: "limit",
    Step.PIE: "pie",
    Step.CLAIM: "claim",
    Step.POLL: "poll",
    Step.NONE: "over",
}
PHASE_WORDS: Final = {
    Phase.BEGIN: "begin",
    Phase.MAIN: "main",
    Phase.END: "end",
    Phase.CLAIM: "claim",
    Phase.LIMIT: "limit",
    Phase.NEXT: "next",
}


WINDOWS: Final = (Step.COMMIT, Step.CLAIM, Step.POLL)  # questions to several players at once


def codes_of(state: State, kinds: vec[i64]) -> list[str]:
    return [state.deck.codes[kind] for kind in kinds]


def view_of(state: State, seat: int | None, slug: str, rules: int, *, known: bool) -> View:
    """CO-K1, CO-K2, CO-I18: built up from nothing."""
    viewer: i64 = state.seats if seat is None else seat
    asks_cards = state.step == Step.CARD or state.step == Step.TARGET
    shown = _revealed(state, viewer) if asks_cards else NO_CARDS
    return View(
        game=slug,
        rules=rules,
        deck=state.deck.digest,
        options=state.options.values,
        seats=state.seats,
        seat=seat,
        number=state.number,
        asked=_asked(state),
        legal=[] if seat is None else state.legal(seat),
        pending=[] if seat is None else state.pending(seat),
        outcome=state.outcome,
        turn=state.turn,
        turns=state.turns,
        first=state.first,
        step=STEP_WORDS[state.step],
        phase=PHASE_WORDS[state.phase],
        hand=[] if seat is None else codes_of(state, state.hands[viewer]),
        hand_sizes=[int(state.size(other)) for other in range(state.seats)],
        turned=[_turned(state, other) for other in range(state.seats)],
        kitchens=[_kitchen(state, other) for other in range(state.seats)],
        room=[int(state.room(other)) for other in range(state.seats)],
        oven_values=[int(state.oven_value(other)) for other in range(state.seats)],
        trash=_trash(state),
        pantry_size=state.left,
        row=codes_of(state, state.row),
        fresh=[seats_in(mask, state.seats) for mask in state.fresh],
        progress=[_progress(state, kind) for kind in state.row],
        pile_size=len(state.pile),
        pile_bottom=codes_of(state, state.pile[: state.pile_known]),
        pies=[_pie(state, pie) for pie in range(i64(len(state.pie_owner)))],
        kitchen_shields=seats_in(state.shield_kitchen, state.seats),
        pie_shields=seats_in(state.shield_pies, state.seats),
        completed=codes_of(state, state.completed),
        occasions=_occasions(state),
        queue=_waiting(state, state.queue),
        batch=_waiting(state, state.batch),
        texts=_texts(state, viewer) if state.running else [],
        stage=state.stage if state.running else 0,
        player=state.player if state.running else -1,
        players=seats_in(state.wanted, state.seats) if state.step == Step.PLAYER and not state.over else [],
        chosen=_refs(state, state.chosen, viewer) if state.step == Step.PLAYER and not state.over else [],
        side=_ref(state, state.side, viewer)
        if state.running and state.operand(0) == ops.SWAP and state.stage >= 2
        else "",
        looked_count=state.looked,
        looked=_looked(state) if state.running and viewer == state.you else [],
        revealed=codes_of(state, shown),
        revealed_seat=revealed_seat(state) if len(shown) else -1,
        commit=_own_commit(state, viewer),
        checking=state.checking,
        resolved=state.resolved if state.checking else 0,
        hole=state.hole,
        ending=state.ending,
        reshuffles=state.reshuffles,
        randoms=state.randoms,
        pile_shuffles=state.pile_shuffles,
        known=_known(state, viewer) if known else None,
    )


def _asked(state: State) -> list[int]:
    """Who was asked, in asking order; who has already answered a secret question is shown to nobody (CO-D8)."""
    if state.over or state.step not in WINDOWS:
        return state.actors
    return state.in_order(state.turn, state.asked_together())


# -- Open cards ------------------------------------------------------------------


def _turned(state: State, seat: i64) -> list[str]:
    return [state.deck.codes[kind] for kind in state.hands[seat] if kind >= state.deck.pantry_kinds]


def _kitchen(state: State, seat: i64) -> list[KitchenCard]:
    cards: list[KitchenCard] = []
    you = state.you
    state.you = NO_SEAT  # everybody is a rival of nobody
    has_guards = state.has_guards(seat)
    kitchen = state.kitchens[seat]
    for place in range(i64(len(kitchen))):
        card = kitchen[place]
        completer = completer_of(card)
        cards.append(
            KitchenCard(
                state.deck.codes[kind_in(card)],
                state.worth_at(seat, place),
                counter_of(card),
                None if completer < 0 else int(completer),
                has_guards and state.is_guarded(seat, place),
            )
        )
    state.you = you
    return cards


def _progress(state: State, kind: i64) -> Progress | None:
    if state.deck.goal[kind] != ops.GOAL_STATE:
        return None
    parts = state.goal_parts(kind)
    reached = [int(state.goal_reached(seat, kind)) for seat in range(state.seats)]
    if state.counts_things(kind):
        return Progress(parts, reached)
    return Progress(1, [int(held == parts) for held in reached])


def _trash(state: State) -> list[str]:
    cards: list[str] = []
    for kind in range(state.deck.pantry_kinds):
        for _copy in range(state.trash[kind]):
            cards.append(state.deck.codes[kind])
    return cards


def _pie(state: State, pie: i64) -> Pie:
    oven = [Baked(state.deck.codes[kind_in(card)], counter_of(card)) for card in state.pie_oven[pie]]
    boxes: list[int] = [box for box in state.pie_boxes[pie]]  # noqa: C416 - a vec of numbers becomes a list of ints
    return Pie(state.pie_owner[pie], boxes, oven)


# -- Effects -----------------------------------------------------------------------


def _place_in_oven(state: State, pie: i64, serial: i64) -> int:
    if pie >= 0 and serial > 0:
        oven = state.pie_oven[pie]
        for place in range(len(oven)):
            if serial_of(oven[place]) == serial:
                return place
    return -1


def _waiting(state: State, entries: vec[i64]) -> list[Waiting]:
    found: list[Waiting] = []
    for entry in range(len(entries) // ENTRY):
        place = entry * ENTRY
        serial = entries[place + 3]
        pie = entries[place + 4]
        found.append(
            Waiting(
                entries[place + 1],
                state.deck.codes[entries[place + 2]],
                entries[place],
                state.spot_of(serial),
                _place_in_oven(state, pie, serial),
                pie,
            )
        )
    return found


def _occasions(state: State) -> list[Occasion]:
    found: list[Occasion] = []
    for entry in range(len(state.occasions) // OCCASION):
        place = entry * OCCASION
        code = state.deck.codes[state.occasions[place]]
        found.append(Occasion(code, state.occasions[place + 1], state.occasions[place + 2]))
    return found


def _texts(state: State, viewer: i64) -> list[Text]:
    """The texts in progress. Everything in them is public but hidden cards that `it` stands for."""
    texts: list[Text] = []
    frames = state.stack
    for depth in range(len(frames) // FRAME):
        frame = frames[depth * FRAME : depth * FRAME + FRAME]
        texts.append(_text(state, frame, state.its[2 * depth], state.its[2 * depth + 1], viewer))
    return [*texts, _text(state, running_frame(state), state.it, state.gathered, viewer)]


def running_frame(state: State) -> vec[i64]:
    """The running text as it would lie on the stack."""
    frame = vec[i64]([state.pc, state.you, state.they, state.this_kind, state.this_serial], capacity=FRAME)
    for number in (state.that, state.loop_left, state.loop_body, state.ability):
        frame = append(frame, number)
    return frame


def _text(state: State, frame: vec[i64], it: vec[i64], gathered: vec[i64], viewer: i64) -> Text:
    serial = frame[4]
    spot: int = state.spot_of(serial)
    oven = _place_in_oven(state, frame[5], serial)
    place = "gone"
    if spot >= 0:
        place = "kitchen"
    elif serial == IS_RESOLVING:
        place = "resolving"
    elif serial == IN_TRASH:
        place = "trash"
    elif oven >= 0:
        place = "oven"
    loop = frame[6]
    return Text(
        code=state.deck.codes[frame[3]],
        seat=frame[1],
        they=frame[2],
        place=place,
        spot=spot,
        oven=oven,
        pie=frame[5],
        step=frame[0],
        ability=frame[8],
        loop_left=[] if loop == NO_LOOP else seats_in(loop, state.seats),
        in_loop=loop != NO_LOOP,
        loop_body=frame[7],
        it=_refs(state, it, viewer),
        gathered=_refs(state, gathered, viewer),
    )


def _refs(state: State, refs: vec[i64], viewer: i64) -> list[str]:
    return [_ref(state, ref, viewer) for ref in refs]


def _ref(state: State, ref: i64, viewer: i64) -> str:
    """A card where it lies: k1.0 (Kitchen of seat 1, leftmost), h2.lemons, t.lemons, p.lemons, a.lemons, x.lemons."""
    zone = ref_zone(ref)
    code = state.deck.codes[ref_kind(ref)]
    if zone == ops.KITCHEN:
        spot = state.spot_of(ref_serial(ref))
        return f"k{spot // KITCHEN_SIZE}.{spot % KITCHEN_SIZE}" if spot >= 0 else f"x.{code}"
    if zone == ops.HAND:
        return f"h{ref_seat(ref)}.{code if ref_seat(ref) == viewer else HIDDEN}"
    if zone == ops.PANTRY:
        return f"p.{code if viewer == state.you else HIDDEN}"
    if zone == ops.BOTTOM:
        return f"x.{HIDDEN}"
    return f"{'t' if zone == ops.TRASH else 'a' if zone == ops.RESOLVING else 'x'}.{code}"


# -- Hidden cards that this viewer sees -----------------------------------------------


def _looked(state: State) -> list[str]:
    cards = codes_of(state, state.pantry[state.left - state.looked : state.left])
    cards.reverse()
    return cards


def revealed_seat(state: State) -> i64:
    """Whose hand is chosen from by somebody else, after it was shown; NO_SEAT if none is."""
    if not state.running:
        return NO_SEAT
    selector = state.selector_asked()
    code = state.deck.code
    if code[selector] != ops.CHOSEN or code[selector + 1] != ops.HAND or code[selector + 6] != ops.BY_YOU:
        return NO_SEAT
    owners = state.hand_owners(selector)
    for seat in range(state.seats):
        if owners & BIT[seat] and seat != state.you:
            return seat
    return NO_SEAT


def _revealed(state: State, viewer: i64) -> vec[i64]:
    seat = revealed_seat(state)
    if seat == NO_SEAT or viewer != state.you:
        return NO_CARDS
    return state.hands[seat]


def _own_commit(state: State, viewer: i64) -> list[str] | None:
    """A seat's own finished answer; an unfinished one is its pending chain."""
    if state.over or state.step not in WINDOWS or not state.asked_together() & BIT[viewer]:
        return None
    if state.waiting & BIT[viewer]:
        return None
    if state.step == Step.COMMIT:
        return codes_of(state, state.commits[viewer])
    return [str(number) for number in state.commits[viewer]]


def _known(state: State, viewer: i64) -> Known | None:
    memory = state.memory
    if memory is None:
        return None
    sure = [_sure(state, memory, seat, viewer) for seat in range(state.seats)]
    pantry: dict[str, str] = {}
    for place in range(state.left):
        at = state.left - 1 - place
        if memory.pantry[at] & BIT[viewer]:
            pantry[str(place + 1)] = state.deck.codes[state.pantry[at]]
    absent = [_absent(state, memory, seat, viewer) for seat in range(state.seats)]
    return Known(sure, pantry, absent)


def _sure(state: State, memory: Memory, seat: i64, viewer: i64) -> list[str]:
    cards: list[str] = []
    for entry in memory.sure[seat]:
        if entry % MASKS & BIT[viewer]:
            cards.append(state.deck.codes[entry // MASKS])
    return cards


def _absent(state: State, memory: Memory, seat: i64, viewer: i64) -> Absent | None:
    kinds = memory.absent[seat]
    if kinds == NO_SET or seat == viewer or memory.newcomers[seat] >= state.size(seat):
        return None
    row = kinds * state.deck.count
    lacking = [code for kind, code in enumerate(state.deck.codes) if state.deck.set_of_kinds[row + kind]]
    return Absent(lacking, memory.newcomers[seat])
