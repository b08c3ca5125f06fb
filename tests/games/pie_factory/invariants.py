"""PF-I1 to PF-I13: what is true of every state, and who may see which cards."""

from __future__ import annotations

from bakehouse import Game
from bakehouse.core.bitsets import count, listed
from bakehouse.core.log import Entry
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_factory import events
from bakehouse.games.pie_factory.atoms import MAX_PIES
from bakehouse.games.pie_factory.cards import (
    CRUST,
    EMPTY,
    FILLING,
    NO_CARD,
    SECRET,
    TOPPING,
    UP,
    base_of,
    cards_of,
    filling_of,
    side_of,
    topping_of,
)
from bakehouse.games.pie_factory.memory import (
    DECK_CARD,
    UNKNOWN,
    Belief,
    deck_cards_hidden,
    deck_cards_in_hand,
    in_slot,
)
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.state import Step

BONUSES = {0, 3, 4, 5, 7, 8, 9, 12}  # sums of the influencer bonuses 5, 4 and 3


def check(game: Game, state: CoreState) -> None:
    """All invariants of the specification; an AssertionError names the one that is broken."""
    assert isinstance(state, State)
    _cards_are_conserved(state)
    _hands_have_their_size(state)
    _pies_are_pies(state)
    assert sorted(state.order) == list(range(state.seats)), "PF-I5"
    _line_is_full(state)
    _rounds_are_bounded(state)
    _memory_is_true(state)
    if state.over:
        _points_add_up(state)
        _log_is_lawful(state)


def _all_zones(state: State) -> list[list[int]]:
    zones = [list(state.pile[: state.left]), [card for card in state.line if card != NO_CARD]]
    sets = [state.discard, *state.hands, *state.score, *state.hidden]
    return zones + [list(listed(cards)) for cards in [*sets, *map(cards_of, state.pies), *map(cards_of, state.fronts)]]


def _cards_are_conserved(state: State) -> None:
    cards = [card for zone in _all_zones(state) for card in zone]
    assert sorted(cards) == list(range(state.deck.size)), "PF-I1"


def _hands_have_their_size(state: State) -> None:
    for seat in range(state.seats):
        dropping = state.step == Step.DROP and seat == state.actor and not state.over
        assert state.size(seat) <= 4 + dropping, "PF-I2"


def _pies_are_pies(state: State) -> None:
    deck = state.deck
    for place, pie in enumerate(state.pies):
        if pie == EMPTY:
            continue
        assert place % MAX_PIES < state.options.max_pies, "PF-I3: too many pies"
        assert side_of(pie) != UP or deck.kind[base_of(pie)] == CRUST, "PF-I3: base"
        filling, topping = filling_of(pie), topping_of(pie)
        if filling != NO_CARD:
            assert deck.kind[filling] == FILLING, "PF-I3: filling"
        if topping != NO_CARD:
            assert deck.kind[topping] == TOPPING, "PF-I3: topping"
            assert filling != NO_CARD, "PF-I3: a topping without a filling"
            assert deck.fits[topping] >> filling & 1, "PF-I3: a topping that does not fit"


def _line_is_full(state: State) -> None:
    assert len(state.line) == state.seats + 2, "PF-I6"
    holes = [card == NO_CARD for card in state.line]
    if state.step == Step.ACTION and state.acted == 0 and not state.over:
        assert holes == sorted(holes), "PF-I6: holes at the right end only"
        assert not any(holes) or state.day == 2, "PF-I6"
        assert list(state.fronts) == [EMPTY] * state.seats, "PF-I7"
    if state.step in (Step.STALE, Step.GRANDMA):
        assert list(state.fronts) == [EMPTY] * state.seats, "PF-I7"


def _rounds_are_bounded(state: State) -> None:
    assert state.day in (1, 2), "PF-I9"
    if state.day == 1:
        assert state.round <= state.deck.size - 5 * state.seats - 2 + 1, "PF-I12"
    else:
        assert state.round <= state.deck.size + 1, "PF-I12"
    if state.day == 2 and state.round == 1 and state.acted == 0 and state.step == Step.ACTION and not state.over:
        assert state.discard == 0, "PF-I10"
        assert list(state.hidden) == [0] * state.seats, "PF-I10"


def _memory_is_true(state: State) -> None:
    """PF-K5, PF-K8, PF-R60: what really is so is one of the ways that are held possible."""
    memory = state.memory
    if memory is None:
        return
    for row in range(memory.rows):
        for seat in range(state.seats):
            if memory.rows == 1 or row != seat:
                belief = memory.about(row, seat)
                numbers = range(len(belief.ways))
                deck = memory.deck[row]
                assert any(_is_true(state, seat, belief, number, deck) for number in numbers), "PF-R60"


def _is_true(state: State, seat: int, belief: Belief, number: int, deck: int) -> bool:
    way = belief.ways[number]
    deck &= ~belief.floating
    hand = state.hands[seat]
    for slot, base in _secret_bases(state, seat).items():
        what = in_slot(way, slot)
        if what == UNKNOWN and (belief.floating | deck) >> base & 1:
            return False
        if what == DECK_CARD and not deck >> base & 1:
            return False
        if what < UNKNOWN and what != base:
            return False
    if belief.in_hand(number) != hand & belief.floating or deck_cards_in_hand(way) != count(hand & deck):
        return False
    hidden = state.hidden[seat]
    return belief.hidden[number] == hidden & belief.floating and deck_cards_hidden(way) == count(hidden & deck)


def _secret_bases(state: State, seat: int) -> dict[int, int]:
    bases = {}
    for slot in range(state.options.max_pies):
        if side_of(state.pie(seat, slot)) == SECRET:
            bases[slot] = int(base_of(state.pie(seat, slot)))
    if side_of(state.fronts[seat]) == SECRET:
        bases[int(state.empty_slot(seat))] = int(base_of(state.fronts[seat]))
    return bases


def _points_add_up(state: State) -> None:
    outcome = state.outcome
    assert outcome is not None
    extra = []
    for seat, score in enumerate(outcome.scores):
        assert score is not None
        bonus = score - int(state.dollars(seat))
        assert bonus in BONUSES or bonus - 3 in BONUSES, "PF-I11"
        extra.append(bonus)
    if not state.options.tied_pies_score:
        assert sum(extra) <= 5 + 4 + 3 + 3, "PF-I11"
    assert all(state.pie(seat, slot) == EMPTY for seat in range(state.seats) for slot in range(MAX_PIES)), "PF-70"


def _log_is_lawful(state: State) -> None:
    """PF-I4, PF-I8, PF-I9, PF-I12, from the whole log."""
    log = state.entries()
    if not log or log[0].kind != events.DEALT:
        return  # not heard from the beginning
    ends = [entry.a for entry in log if entry.kind == events.DAY_ENDED]
    assert ends == [1, 2], "PF-I9"
    _payments_fit(state, log)
    _score_only_grows(state, log)
    _stale_pies_once(state, log)
    rounds = sum(entry.kind == events.ORDERED for entry in log[: _place_of(log, events.RESHUFFLED)])
    assert rounds <= state.deck.size - 5 * state.seats - 2 + 1, "PF-I12"
    size = next(entry.a for entry in log if entry.kind == events.RESHUFFLED)
    assert state.round <= size + 1, "PF-I12"


def _place_of(log: list[Entry], kind: int) -> int:
    return next(place for place, entry in enumerate(log) if entry.kind == kind)


def _payments_fit(state: State, log: list[Entry]) -> None:
    paid = 0
    for entry in log:
        if entry.kind == events.PAID:
            paid = len(entry.cards)
        elif entry.kind == events.DRAFTED:
            assert paid == state.cost(entry.a), "PF-I8"
            paid = 0
        else:
            assert paid == 0, "PF-I8"


def _score_only_grows(state: State, log: list[Entry]) -> None:
    score = [0] * state.seats
    down: dict[tuple[int, int], int] = {}
    for entry in log:
        if entry.kind == events.PLACED and entry.b:
            down[entry.seat, entry.a] = entry.cards[0]
        if entry.kind == events.BOXED:
            assert down.get((entry.seat, entry.a), -1) not in list(entry.cards), "PF-I4"
            score[entry.seat] += sum(1 << card for card in entry.cards)
        if entry.kind in (events.BOXED, events.WENT_STALE):
            down.pop((entry.seat, entry.a), None)
    assert score == list(state.score), "PF-I4"


def _stale_pies_once(state: State, log: list[Entry]) -> None:
    """Between a day's end and what follows it, nobody loses more than one pie."""
    stale: list[int] = []
    for entry in log:
        if entry.kind == events.DAY_ENDED:
            stale = []
        elif entry.kind == events.WENT_STALE:
            assert entry.seat not in stale, "PF-I9"
            stale.append(entry.seat)


def may_see(game: Game, state: CoreState, seat: int | None) -> set[str]:
    """PF-K1, PF-K2: the cards whose codes may stand in this audience's view."""
    assert isinstance(state, State)
    seen = state.discard
    for card in state.line:
        if card != NO_CARD:
            seen |= 1 << card
    for owner in range(state.seats):
        if seat == owner or not state.options.closed_piles or state.over or state.step == Step.GRANDMA:
            seen |= state.score[owner]
        for pie in [state.fronts[owner], *(state.pie(owner, slot) for slot in range(MAX_PIES))]:
            secret = side_of(pie) == SECRET and owner != seat
            seen |= cards_of(pie) & ~(1 << base_of(pie)) if secret else cards_of(pie)
    if seat is not None:
        seen |= state.hands[seat] | state.hidden[seat]
    return {state.deck.codes[card] for card in listed(seen)}
