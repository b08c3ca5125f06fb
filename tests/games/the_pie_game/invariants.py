"""PG-I1 to PG-I18: what is true of every state, and of every step from one state to the next."""

from __future__ import annotations

from collections import Counter

from bakehouse import Game
from bakehouse import State as CoreState
from bakehouse.core.log import Entry
from bakehouse.games.the_pie_game import events
from bakehouse.games.the_pie_game.cards import FL, FUDGE_KINDS, FULL_HAND, MAX_HAND, NEEDS, Deck, cards_in, unpacked
from bakehouse.games.the_pie_game.memory import freedom_for
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.state import Step


def check_invariants(state: State, before: State | None = None) -> None:
    """`before` is a copy of the state before the last move."""
    _cards_are_conserved(state)
    _hands_have_their_size(state)
    _pies_and_rounds_agree(state)
    if state.options.values["bake_when"] == "any_time" and state.options.values["natural_pie"] != "own_first_turn":
        _nobody_holds_a_pie(state)
    if before is not None:
        _deal_goes_round(state, before)
        _events_are_lawful(state, before)


def _cards_are_conserved(state: State) -> None:
    """PG-I1, PG-I2, PG-I7."""
    piles = [*state.pile[: state.left], *state.discards[: state.laid]]
    fronts = [FL] * sum(1 for seat in range(state.seats) if state.fronts >> seat & 1)
    hands = [kind for hand in state.hands for kind in unpacked(hand)]
    assert Counter([*piles, *fronts, *hands]) == Counter(state.deck.all_cards())
    assert len(set(state.recipes)) == state.seats
    assert all(0 <= recipe < len(state.deck.recipe_codes) for recipe in state.recipes)
    assert len(piles) >= state.deck.size - FULL_HAND * state.seats - 1


def _hands_have_their_size(state: State) -> None:
    """PG-I3, PG-I4, PG-I5; PG-I4 (FL only) holds because a front is one bit."""
    sizes = [cards_in(hand) for hand in state.hands]
    if state.over:
        return
    if state.step == Step.DISCARD:
        assert sizes[state.turn] == MAX_HAND
    assert all(size <= FULL_HAND for seat, size in enumerate(sizes) if state.step != Step.DISCARD or seat != state.turn)
    if state.step in (Step.FUDGE, Step.SOURCE):
        assert sizes == [FULL_HAND - (state.fronts >> seat & 1) for seat in range(state.seats)]


def _pies_and_rounds_agree(state: State) -> None:
    """PG-I8."""
    target = state.options.values["target_pies"]
    assert sum(state.pies) == (state.round if state.over else state.round - 1)
    assert [pies for pies in state.pies if pies >= int(target)] == ([int(target)] if state.over else [])


def _nobody_holds_a_pie(state: State) -> None:
    """PG-I17."""
    if not state.over and state.step != Step.DISCARD:
        assert not any(state.has_pie(seat) for seat in range(state.seats))


def _deal_goes_round(state: State, before: State) -> None:
    """PG-I9."""
    assert state.dealer == (before.dealer + state.round - before.round) % state.seats


def _events_are_lawful(state: State, before: State) -> None:
    """PG-I6, PG-I14, PG-I18, from the log of the last move."""
    entries = state.all_entries(before.logged)
    for entry in entries:
        if entry.kind == events.DISCARDED:
            assert entry.cards[0] >= FUDGE_KINDS
    gave = [entry for entry in entries if entry.kind == events.GAVE]
    assert sorted(entry.seat for entry in gave) == sorted(entry.a for entry in gave)
    if before.step == Step.FUDGE:
        assert not _used_a_pile(entries)
        assert state.step != Step.DISCARD


def _used_a_pile(entries: list[Entry]) -> bool:
    return any(entry.kind in (events.TOOK, events.DREW, events.DISCARDED) for entry in entries)


def check_house_deck(deck: Deck) -> None:
    """PG-I10 to PG-I13."""
    plain = range(7, len(deck.codes))
    assert len(plain) == 20
    assert all(deck.copies[kind] == 4 for kind in plain)
    assert deck.size == 94
    for needs in deck.recipe_needs:
        assert len({deck.families[kind] for kind in needs}) == NEEDS
    for kind in plain:
        assert sum(kind in needs for needs in deck.recipe_needs) == 4
    for number, needs in enumerate(deck.recipe_needs):
        for others in deck.recipe_needs[:number]:
            assert len(set(needs) & set(others)) == 1


def check_memory(state: State) -> None:
    """PG-K7, PG-K8: what a viewer knows about a hand is true of it."""
    memory = state.memory
    assert memory is not None
    for seat in range(state.seats):
        for viewer in range(state.seats + 1):
            if viewer != seat:
                row = memory.row(seat, viewer)
                unknown = Counter(unpacked(state.hands[seat]))
                unknown.subtract(Counter(unpacked(memory.sure[row])))
                assert min(unknown.values()) >= 0
                needed = sorted(freedom_for(kind) for kind in unknown.elements())
                freedoms = list(unpacked(memory.open[row]))
                assert len(needed) == len(freedoms)
                assert all(need <= freedom for need, freedom in zip(needed, freedoms, strict=True))


def check(game: Game, state: CoreState) -> None:
    """What the contract suite calls after every decision."""
    assert isinstance(state, State)
    check_invariants(state)
    if state.memory is not None:
        check_memory(state)


def may_see(game: Game, state: CoreState, seat: int | None) -> set[str]:
    """The codes of the cards that lie open, and of those that this seat holds or was shown in this turn."""
    assert isinstance(state, State)
    kinds = {*state.discards[: state.laid], state.taken, state.effect, *state.queue}
    if seat is not None:
        kinds |= {*unpacked(state.hands[seat])}
        if state.options.offer_first and state.partner == seat:
            kinds.add(state.commit_of(state.turn))
    return {state.deck.codes[kind] for kind in kinds if kind >= 0}
