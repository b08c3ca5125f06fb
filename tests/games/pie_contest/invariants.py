"""CO-I1 to CO-I19: what is true of every state, and what each audience may see."""

from __future__ import annotations

from collections import Counter

from bakehouse import Game, State
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.memory import MASKS
from bakehouse.games.pie_contest.play import State as PieContestState
from bakehouse.games.pie_contest.state import (
    ENTRY,
    FRAME,
    IS_RESOLVING,
    KITCHEN_SIZE,
    Phase,
    Step,
    Why,
    completer_of,
    kind_in,
)
from bakehouse.games.pie_contest.vocabulary import ops


def check(game: Game, state: State) -> None:
    """All invariants, after every decision."""
    assert isinstance(state, PieContestState)
    _cards_are_conserved(state)
    _zones_hold_what_they_may(state)
    _turned_cards_are_where_they_may(state)
    _row_is_full(state)
    _pies_agree_with_the_log(state)
    _end_agrees_with_pies(state)
    _pantry_is_refilled(state)
    _turns_go_round(state)
    _batch_is_in_order(state)
    _memory_is_true(state)


def resolving(state: PieContestState) -> list[int]:
    """The Achievement that is being resolved, if it has not gone anywhere yet."""
    if not state.running or state.hole < 0:
        return []
    frames = [(state.this_kind, state.this_serial, state.ability)]
    for frame in range(len(state.stack) // FRAME):
        place = frame * FRAME
        frames.append((state.stack[place + 3], state.stack[place + 4], state.stack[place + 8]))
    rewards = [frame for frame in frames if state.deck.ability_event[frame[2]] == ops.REWARD]
    # The innermost frame of the reward knows best where the card is.
    return [int(rewards[0][0])] if rewards and rewards[0][1] == IS_RESOLVING else []


def _cards_are_conserved(state: PieContestState) -> None:
    """CO-I1."""
    deck = state.deck
    cards = Counter(int(kind) for kind in state.pantry[: state.left])
    cards.update({kind: int(state.trash[kind]) for kind in range(deck.pantry_kinds) if state.trash[kind]})
    cards.update(int(kind) for kind in state.row)
    cards.update(int(kind) for kind in state.pile)
    cards.update(resolving(state))
    for seat in range(state.seats):
        cards.update(int(kind) for kind in state.hands[seat])
        cards.update(int(kind_in(card)) for card in state.kitchens[seat])
    assert cards == Counter({kind: int(n) for kind, n in enumerate(deck.copies)}), "CO-I1"
    assert state.trash_size == sum(state.trash), "CO-I1"


def _zones_hold_what_they_may(state: PieContestState) -> None:
    """CO-I2, CO-I4, CO-I13 (counters exist only in Kitchens)."""
    deck = state.deck
    assert len(state.trash) == deck.pantry_kinds, "CO-I2"
    assert all(kind < deck.pantry_kinds for kind in state.pantry[: state.left]), "CO-I2"
    for seat in range(state.seats):
        kitchen, hand = state.kitchens[seat], state.hands[seat]
        assert len(kitchen) <= KITCHEN_SIZE, "CO-I4"
        assert all(deck.ingredient[kind_in(card)] for card in kitchen), "CO-I4"
        assert all(deck.ingredient[kind] or deck.action[kind] for kind in hand), "CO-I4"
        assert list(hand) == sorted(hand), "CO-I4"


def _turned_cards_are_where_they_may(state: PieContestState) -> None:
    """CO-I3: in a Kitchen with its completer noted; in a hand only its completer's, which the log tells."""
    for seat in range(state.seats):
        for card in state.kitchens[seat]:
            turned = kind_in(card) >= state.deck.pantry_kinds
            assert (completer_of(card) >= 0) == turned, "CO-I3"
    for kind in state.row:
        assert kind >= state.deck.pantry_kinds, "CO-I3"


def _row_is_full(state: PieContestState) -> None:
    """CO-I5."""
    if state.over or state.hole >= 0:
        return
    assert len(state.row) == min(3, len(state.row) + len(state.pile)), "CO-I5"


def _pies_agree_with_the_log(state: PieContestState) -> None:
    """CO-I7 to CO-I10: every Pie was Baked once, and every box is in the log."""
    for boxes in state.pie_boxes:
        assert len(boxes) >= 1, "CO-I9"
    for oven in state.pie_oven:
        if len(oven):
            salts = sum(int(state.deck.salt[kind_in(card)]) for card in oven)
            assert 3 <= len(oven) <= 5, "CO-I7"
            assert salts == 1, "CO-I7"


def check_log(state: PieContestState) -> None:
    """CO-I6, CO-I8 to CO-I11, CO-I16, from the log of a whole game."""
    values: list[int] = []
    owners: list[int] = []
    boxes: list[int] = []
    completed: list[int] = []
    entries = state.all_entries()
    ended = False
    for entry in entries:
        assert not ended, "CO-I11"
        if entry.kind == events.BAKED:
            assert entry.a == len(values), "CO-I8"
            values.append(int(entry.b))
            owners.append(int(entry.seat))
            boxes.append(1)
        elif entry.kind == events.PIE_CHANGED:
            assert values[entry.a] + entry.c == entry.b, "CO-I9"
            assert owners[entry.a] == entry.seat, "CO-I8"
            values[entry.a] = int(entry.b)
            boxes[entry.a] += 1
        elif entry.kind == events.TURN_BEGAN:
            completed = []
        elif entry.kind == events.ACHIEVED:
            assert int(entry.cards[0]) not in completed, "CO-I16"
            completed.append(int(entry.cards[0]))
        ended = entry.kind == events.ENDED
    assert values == [int(state.value(pie)) for pie in range(len(state.pie_owner))], "CO-I9"
    assert boxes == [len(line) for line in state.pie_boxes], "CO-I9"
    assert owners == list(state.pie_owner), "CO-I8"


def _end_agrees_with_pies(state: PieContestState) -> None:
    """CO-I11."""
    pies = [int(state.pies_of(seat)) for seat in range(state.seats)]
    if state.options.grand:
        due = min(pies) >= 4
    else:
        due = min(pies) >= (2 if state.options.two_each else 1) or max(pies) >= 3
    if due:
        assert state.over or state.ending, "CO-I11"
    if state.over:
        assert due or state.why == Why.CLOSED, "CO-I11"
        assert not state.waiting, "CO-I11"


def _pantry_is_refilled(state: PieContestState) -> None:
    """CO-I12: with an empty Pantry there was nothing to shuffle when the last card left it."""
    if not state.over and not state.left and state.options.reshuffle_eagerly and state.step == Step.MAIN:
        assert state.trash_size <= 10, "CO-I12"


def _turns_go_round(state: PieContestState) -> None:
    """CO-I14, and CO-I6 at the start of the next turn."""
    step = int(state.options.turn_step)
    if state.turns and state.phase != Phase.BEGIN:
        assert state.turn == (state.first + step * (state.turns - 1)) % state.seats, "CO-I14"
    if state.phase == Phase.NEXT:
        assert state.size(state.turn) <= 7, "CO-I6"


def _batch_is_in_order(state: PieContestState) -> None:
    """CO-I15: whoever is asked for an order is the first in effect order who has effects waiting."""
    if state.step == Step.EFFECT and not state.over:
        assert state.actor == state.next_controller(), "CO-I15"
        mine = [n for n in range(len(state.batch) // ENTRY) if state.batch[n * ENTRY + 1] == state.actor]
        assert len(mine) > 1, "CO-I15"


def _memory_is_true(state: PieContestState) -> None:
    """CO-K3 to CO-K13: what a viewer surely knows holds."""
    memory = state.memory
    if memory is None:
        return
    assert len(memory.pantry) >= state.left, "CO-K7"
    for seat in range(state.seats):
        hand = Counter(int(kind) for kind in state.hands[seat])
        for viewer in range(state.seats + 1):
            if viewer != seat:
                sure = Counter(int(e // MASKS) for e in memory.sure[seat] if e % MASKS >> viewer & 1)
                assert sure <= hand, "CO-K11"
                turned = [k for k in hand.elements() if k >= state.deck.pantry_kinds]
                assert sorted(k for k in sure.elements() if k >= state.deck.pantry_kinds) == turned, "CO-K3"
        if memory.absent[seat] >= 0:
            row = memory.absent[seat] * state.deck.count
            wrong = sum(n for kind, n in hand.items() if state.deck.set_of_kinds[row + kind])
            assert wrong <= memory.newcomers[seat], "CO-K13"


def check_house_set(deck: Deck) -> None:
    """CO-I19."""
    assert len(deck.codes) == 100
    assert deck.size == 221
    assert sum(int(n) for kind, n in enumerate(deck.copies) if deck.salt[kind] and kind < deck.pantry_kinds) == 28
    assert len(deck.pantry_cards()) == 189
    assert len(deck.achievement_cards()) == 32


def may_see(game: Game, state: State, seat: int | None) -> set[str]:
    """CO-K1, CO-K2: the cards that this audience may see in its view."""
    assert isinstance(state, PieContestState)
    deck = state.deck
    kinds = {int(kind) for kind in range(deck.pantry_kinds) if state.trash[kind]}
    kinds.update(int(kind) for kind in state.row)
    kinds.update(int(kind) for kind in state.pile[: state.pile_known])
    kinds.update(int(kind) for kind in state.completed)
    for other in range(state.seats):
        kinds.update(int(kind_in(card)) for card in state.kitchens[other])
        kinds.update(int(kind) for kind in state.hands[other] if kind >= deck.pantry_kinds)
    for oven in state.pie_oven:
        kinds.update(int(kind_in(card)) for card in oven)
    if state.running:
        kinds.add(int(state.this_kind))
        kinds.update(int(state.stack[n * FRAME + 3]) for n in range(len(state.stack) // FRAME))
    for entries in (state.queue, state.batch):
        kinds.update(int(entries[n * ENTRY + 2]) for n in range(len(entries) // ENTRY))
    if seat is not None:
        kinds.update(int(kind) for kind in state.hands[seat])
        if state.running and seat == state.you and state.step in (Step.CARD, Step.TARGET):
            kinds.update(int(kind) for kind in state.pantry[state.left - state.looked : state.left])
            owner = state.pick_owner()
            if state.operand(1) and owner >= 0 and state.actor == seat:
                kinds.update(int(kind) for kind in state.hands[owner])
    return {deck.codes[kind] for kind in kinds}
