"""CH-I1 to CH-I12: what is true of every state, and of every step from one state to the next."""

from __future__ import annotations

from collections import Counter

from bakehouse import Game
from bakehouse import State as CoreState
from bakehouse.core.state import BIT
from bakehouse.games.cheflebrity.cards import (
    BOTTOM,
    CLAIM_WORDS,
    CODES,
    EXTRAS,
    FILLING,
    HOLDABLE,
    MAX_SEATS,
    NO_KIND,
    OO,
    PART_OF,
    PIE_KINDS,
    TOP,
    TROPHIES,
    TROPHY_KINDS,
    Pie,
    kind_of,
)
from bakehouse.games.cheflebrity.memory import KIND_ROOM
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.scoring import bonus_points, bonus_values, bonus_words
from bakehouse.games.cheflebrity.state import DEALT, NOT_YET, Step


def check(game: Game, state: CoreState) -> None:
    """Everything that can be seen in a single state; an AssertionError names the id."""
    assert isinstance(state, State)
    _cards_are_conserved(state)
    _hands_are_counted(state)
    _piles_shrink(state)
    _pies_are_built_in_order(state)
    _out_pile_adds_up(state)
    _questions_fit(state)
    _bonuses_are_shared(state)
    check_knowledge(state)


def on_table(state: State) -> list[int]:
    """The cards that everybody sees."""
    lines = [*state.working, *state.serving]
    placed = [kind_of(card) for pies in lines for pie in pies for card in pie.cards]
    kept = [TROPHY_KINDS[trophy % TROPHIES] for trophy in state.trophies]
    attack = [state.attack] if state.attack != NO_KIND else []
    return [int(kind) for kind in [*state.leftovers, *state.out, *placed, *kept, *attack]]


def _cards_are_conserved(state: State) -> None:
    hands = [int(kind) for seat in range(state.seats) for kind in state.hand(seat)]
    pile = [int(kind) for kind in state.pile[: state.left]]
    everything = Counter([*hands, *pile, *on_table(state)])
    assert everything == Counter(state.deck.all_cards()), "CH-I1: cards are lost or made"
    assert OO not in hands, "CH-I4: an Oops! in a hand"
    assert OO not in state.leftovers, "CH-I4, CH-I7: an Oops! in the Leftovers"


def _hands_are_counted(state: State) -> None:
    assert Counter(state.hand(state.seats)) == Counter(state.leftovers), "CH-I1: the Leftovers are counted wrongly"
    for zone in range(state.seats + 1):
        kinds = set(state.hand(zone))
        assert state.held[zone] == sum(int(BIT[kind]) for kind in kinds), "CH-I1: kinds are counted wrongly"
        assert state.sizes[zone] == len(state.hand(zone)), "CH-I1: a size is wrong"


def _piles_shrink(state: State) -> None:
    options = state.options
    if options.draw_must_follow and options.takeback and state.deck.size == 96 and state.number:
        first = state.deck.size - DEALT[state.seats] * state.seats
        drawn = state.turns + (state.stage != Step.DRAW)
        expected = {max(0, first - state.turns), max(0, first - drawn)}
        assert state.left + len(state.leftovers) in expected, "CH-I2: the piles did not shrink by one a turn"
    assert (state.left == 0) == (state.turns_left != NOT_YET), "CH-I10: the last round does not fit the pile"
    assert -1 <= state.turns_left < state.seats, "CH-I10: too many turns are left"


def _pies_are_built_in_order(state: State) -> None:
    for pies in state.working:
        assert [pie.number for pie in pies] == sorted({pie.number for pie in pies}), "CH-I5: a number is used twice"
        for pie in pies:
            _is_built_in_order(pie)
    for desserts in state.serving:
        for dessert in desserts:
            _is_built_in_order(dessert)
            assert len(dessert.cards) >= 2, "CH-I6: a dessert without a filling"


def _is_built_in_order(pie: Pie) -> None:
    parts = [PART_OF[placed] for placed in pie.cards]
    assert parts, "CH-I5: a pie without cards"
    rest = parts[2:]
    if rest[:1] == [TOP]:
        rest = rest[1:]
    assert parts[:2] == [BOTTOM, FILLING][: len(parts)], "CH-I5: bottom, then filling"
    assert set(rest) <= {EXTRAS}, "CH-I5: something else than Extras on top"


def _out_pile_adds_up(state: State) -> None:
    for trophy in state.trophies:
        assert 0 <= trophy // TROPHIES < state.seats, "CH-I7: a trophy of nobody"
    knocked_off = sum(1 for kind in state.out if kind < PIE_KINDS)
    used = sum(1 for kind in state.out if kind >= PIE_KINDS)
    assert knocked_off + used == len(state.out), "CH-I9: the Out Pile does not add up"
    # Whatever was knocked off was hit by an Oops! or by a Sabotage! that lies face up by somebody.
    hits = sum(1 for trophy in state.trophies if trophy % 2 == 0) + Counter(state.out)[OO]
    assert knocked_off <= hits, "CH-I9: more was knocked off than hit"


def _questions_fit(state: State) -> None:
    assert bool(state.actors) != state.over, "CH-I8: nobody is asked"
    for seat in state.actors:
        moves = state.legal(seat)
        assert moves, "CH-I8: a seat is asked that can do nothing"
        assert moves == sorted(set(moves)), "CH-I8: moves are not in order"


def _bonuses_are_shared(state: State) -> None:
    for bonus in range(len(bonus_words(state))):
        total = sum(bonus_points(bonus_values(state, bonus)))
        assert total in (0, 15, 20, 25), "CH-I11: a bonus is shared wrongly"


# -- From one state to the next ----------------------------------------------


def check_step(before: State, after: State) -> None:
    """`before` is a copy of the state before the last atom."""
    assert after.left <= before.left, "CH-I3: the Ingredients Pile grew"
    assert list(after.out)[: len(before.out)] == list(before.out), "CH-I3: the Out Pile lost a card"
    assert list(after.trophies)[: len(before.trophies)] == list(before.trophies), "CH-I3: a trophy was lost"
    for old, new in zip(before.serving, after.serving, strict=True):
        assert [pie.number for pie in new][: len(old)] == [pie.number for pie in old], "CH-I3: a dessert was lost"
        assert len(new) <= len(old) + 1, "CH-I8: two desserts at once"
    if after.turns == before.turns:
        assert not (before.served and sum(map(len, after.serving)) > sum(map(len, before.serving))), (
            "CH-I8: served twice"
        )


# -- What everybody knows ----------------------------------------------------


def check_knowledge(state: State) -> None:
    """CH-K5 to CH-K10: what anybody knows about a hand is true of it."""
    memory = state.memory
    if memory is None:
        return
    for viewer in range(state.seats + 1):
        facts = [int(fact) for fact in memory.facts[viewer]]
        assert len(facts) <= sum(state.sizes[: state.seats]), "CH-K9: more facts than cards in hands"
        for kind in {fact % KIND_ROOM for fact in facts}:
            copies = [int(state.copies_in(seat, kind)) for seat in range(state.seats)]
            sets = [fact // KIND_ROOM for fact in facts if fact % KIND_ROOM == kind]
            assert _fit(sets, copies), f"CH-K6, CH-K9: no {CODES[kind]} is where viewer {viewer} knows it"
        for seat in range(state.seats):
            if seat != viewer:
                specials = sum(1 for kind in state.hand(seat) if kind >= PIE_KINDS)
                most = memory.specials[viewer * MAX_SEATS + seat]
                assert specials <= most, f"CH-K5: viewer {viewer} is wrong about the specials of {seat}"


def _fit(sets: list[int], copies: list[int]) -> bool:
    """Is there a copy of its own for each set of hands?"""
    if not sets:
        return True
    for seat, held in enumerate(copies):
        if sets[0] >> seat & 1 and held:
            rest = [number - (other == seat) for other, number in enumerate(copies)]
            if _fit(sets[1:], rest):
                return True
    return False


# -- What may be shown -------------------------------------------------------


def may_see(game: Game, state: CoreState, seat: int | None) -> set[str]:
    """CH-K1, CH-K2: the codes that a view may show: what lies openly, what is said, and the viewer's own hand."""
    assert isinstance(state, State)
    kinds = set(on_table(state))
    if seat is not None:
        kinds |= {int(kind) for kind in state.hand(seat)}
    claims = {CLAIM_WORDS[claim] for claim in [*state.gives, *state.wants]}
    trophies = {"SB" if trophy % TROPHIES == 0 else "SV" for trophy in state.trophies if trophy % TROPHIES < 2}
    assert len(CODES) - 1 == HOLDABLE
    return {CODES[kind] for kind in kinds} | claims | trophies
