"""PC-I1 to PC-I13: what is true of every state, and of every step from one state to the next."""

from __future__ import annotations

from collections import Counter

from bakehouse import Game
from bakehouse import State as CoreState
from bakehouse.core.log import Entry
from bakehouse.games.pastry_chefs import events
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    KINDS,
    PASTRIES,
    can_bake,
    cards_in,
    copies_in,
    matching,
    pastry_kinds,
    unpacked,
)
from bakehouse.games.pastry_chefs.memory import VIEWERS
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import Step, X

DECK = 5  # beside the five zones of the state


def check(game: Game, state: CoreState) -> None:
    """Everything that can be seen in a single state; an AssertionError names the id."""
    assert isinstance(state, State)
    check_invariants(state)
    check_knowledge(state)


def check_invariants(state: State) -> None:
    _cards_are_conserved(state)
    _hands_are_within_limits(state)
    _points_fit_the_pastries(state)
    _blocking_leaves_something_free(state)
    _one_seat_decides(state)
    _the_game_is_short(state)


def _cards_are_conserved(state: State) -> None:
    zones = [kind for zone in state.zones for kind in unpacked(zone)]
    baked = [kind for bake in state.baked for kind in pastry_kinds(bake % PASTRIES)]
    everything = Counter([*zones, *baked, *state.pile[: state.left]])
    assert everything == Counter(state.deck.all_cards()), "PC-I1: cards are lost or made"


def _hands_are_within_limits(state: State) -> None:
    """The seat before the one on turn has just ended its own turn, or the game has just begun."""
    if state.step == Step.ACTION and not state.over:
        size = state.size((state.turn + 3) % 4)
        assert size <= 7, "PC-I2: more than seven cards at the end of a turn"
        assert size >= 2 or not state.can_draw(), "PC-I2: fewer than two cards at the end of a turn"


def _points_fit_the_pastries(state: State) -> None:
    points = [0, 0, 0, 0]
    for bake in state.baked:
        size = len(pastry_kinds(bake % PASTRIES))
        assert size in (3, 4), "PC-I3: a pastry of another size"
        points[bake // PASTRIES] += size - 2
    assert points == list(state.points), "PC-I3: points that no pastry gave"
    teams = [state.team_points(0), state.team_points(1)]
    if not state.over:
        assert max(teams) <= 4, "PC-I4: five points, and the game goes on"
    elif max(teams) >= 5:
        assert max(teams) <= 6, "PC-I4: more than six points"
        assert min(teams) <= 4, "PC-I4: two teams with five points"


def _blocking_leaves_something_free(state: State) -> None:
    for used in (state.blocked, state.used):
        assert int(used & 15).bit_count() <= 3, "PC-I5: all suits blocked"
        assert int(used >> 4).bit_count() <= 3, "PC-I5: all numbers blocked"
    if state.step == Step.ACTION and not state.over:
        assert state.used == 0, "PC-I5: something is used before the turn has begun"


def _one_seat_decides(state: State) -> None:
    assert len(state.actors) == (0 if state.over else 1), "PC-I9: not exactly one seat is asked"
    if not state.over:
        assert state.legal(state.actors[0]), "PC-I9: a seat is asked that can do nothing"


def _the_game_is_short(state: State) -> None:
    assert len(state.baked) <= 9, "PC-I13: more than nine bakes"
    stall = state.options.stall_turns
    assert not stall or state.over or state.idle < stall, "PC-I13: the guard did not stop the game"


# -- From one state to the next ----------------------------------------------


def check_step(before: State, after: State) -> None:
    """`before` is a copy of the state before the last atom."""
    entries = after.all_entries(before.logged)
    _what_was_said_is_true(before, entries)
    if after.game != before.game:
        return
    _sizes_follow_the_log(before, after, entries)
    assert list(after.baked)[: len(before.baked)] == list(before.baked), "PC-I10: a baked pastry changed"
    if after.left > before.left:
        assert any(entry.kind == events.RESHUFFLED for entry in entries), "PC-I7: the deck grew without a reshuffle"


def _sizes(state: State) -> list[int]:
    return [*(int(state.size(zone)) for zone in range(5)), int(state.left)]


def _sizes_follow_the_log(before: State, after: State, entries: list[Entry]) -> None:
    sizes = _sizes(before)
    for entry in entries:
        if entry.kind == events.MOVED:
            assert len(entry.cards) == entry.b, "PC-I6: another number of cards moved than announced"
            sizes[entry.c // 8 % 8] -= entry.b
            sizes[entry.c % 8] += entry.b
        elif entry.kind == events.DISCARDED:
            sizes[entry.seat] -= len(entry.cards)
            sizes[X] += len(entry.cards)
        elif entry.kind == events.DREW:
            sizes[entry.seat] += 1
            sizes[DECK] -= 1
        elif entry.kind == events.RESHUFFLED:
            assert (sizes[DECK], entry.b) == (0, sizes[X]), "PC-I7: not the whole discard pile was reshuffled"
            sizes[DECK], sizes[X] = sizes[X], 0
        elif entry.kind == events.BAKED:
            sizes[entry.seat] -= len(entry.cards)
    assert sizes == _sizes(after), "PC-I6, PC-I7: cards moved that nothing tells of"
    kinds = [entry.kind for entry in entries]
    assert not (events.FAILED in kinds and events.MOVED in kinds), "PC-I6: a failed Move moved cards"


def _what_was_said_is_true(before: State, entries: list[Entry]) -> None:
    for entry in entries:
        if entry.kind == events.REVEALED:
            assert 0 < entry.b == matching(before.drawn, entry.a), "PC-I8: an untrue Reveal"
            assert entry.seat == before.drawer, "PC-I8: a Reveal by somebody who did not draw"
        elif entry.kind == events.ASKED:
            truth = matching(before.zones[entry.c // 2], entry.a) >= entry.b
            assert truth == bool(entry.c % 2), "PC-I8: an untrue answer"


# -- What everybody knows ----------------------------------------------------


def check_knowledge(state: State) -> None:
    """PC-K4 to PC-K13: the bounds in every memory are true of the real cards."""
    memory = state.memory
    if memory is None:
        return
    for seat in range(4):
        # What was drawn and not yet revealed is in nobody's bounds.
        hand = state.zones[seat] - (state.drawn if seat == state.drawer else 0)
        assert not (memory.untouched >> seat & 1 and can_bake(hand)), "PC-K4, PC-I11: a dealt hand holds a pastry"
        for viewer in range(VIEWERS):
            if viewer != seat:
                start = (viewer * 4 + seat) * DESCRIPTIONS
                for description in range(DESCRIPTIONS):
                    count = matching(hand, description)
                    least, most = memory.least[start + description], memory.most[start + description]
                    assert least <= count <= most, f"PC-K11: viewer {viewer}, seat {seat}, description {description}"
                    assert 0 <= least <= most <= cards_in(hand), "PC-K11: bounds beyond the hand"
    rest = Counter(state.pile[: state.left])
    for viewer in range(VIEWERS):
        for kind in range(KINDS):
            most = copies_in(memory.deck_most[viewer], kind)
            assert rest[kind] <= most <= 3, f"PC-K12: viewer {viewer}, kind {kind}"
    if state.left == 0:
        _everything_is_held(state)


def _everything_is_held(state: State) -> None:
    """PC-K13: with an empty deck, what a seat does not see lies in the three other hands."""
    for seat in range(4):
        unseen = state.deck.everything - state.in_sight(seat)
        for kind in range(KINDS):
            held = sum(copies_in(state.zones[other], kind) for other in range(4) if other != seat)
            assert held == copies_in(unseen, kind), "PC-K13: a card lies nowhere"


def may_see(game: Game, state: CoreState, seat: int | None) -> set[str]:
    """The codes of the cards that lie open, of those that this seat holds, and of a Move that is announced."""
    assert isinstance(state, State)
    cards = state.zones[X] + state.baked_cards()
    seen = {state.deck.codes[kind] for kind in range(KINDS) if copies_in(cards, kind)}
    if state.step == Step.GIVE and state.description >= 8:
        seen.add(state.deck.codes[state.description - 8])
    if seat is not None:
        seen |= {state.deck.codes[kind] for kind in range(KINDS) if copies_in(state.zones[seat], kind)}
    return seen
