"""Worlds drawn from views: consistent with everything known, and all equally likely (the law of `sample`)."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import msgspec
import pytest

from bakehouse import Rng
from bakehouse.core.bitsets import listed
from bakehouse.games.pie_factory.cards import base_of
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.memory import Memory
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.view import View
from tests.contract.driver import audiences, random_moves
from tests.games.pie_factory.invariants import check
from tests.games.pie_factory.table import GAME, FactoryTable, all_out

OPTIONS: list[dict[str, str | int]] = [
    {},
    {"discards": "face_down_stay_secret", "max_pies": 2},
    {"score_piles": "closed", "full_hand_draft": "discard_down", "max_pies": 2},
    {"orientation": "at_placement", "max_pies": 5},
]


def with_memory(world: State, memory: Memory | None) -> State:
    world.memory = memory
    return world


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_worlds_of_random_games(game: PieFactory, options: dict[str, str | int]) -> None:
    """The same view back, everything known is true, and usually another world than the real one."""
    different = samples = 0
    for seats in (2, 3, 4):
        state = game.deal(seats, 20 + seats, options)
        assert isinstance(state, State)
        rng = Rng(seats)
        for number, _ in enumerate(random_moves(game, state, Rng(seats))):
            if number % 9:
                continue
            for seat in audiences(state):
                view = game.view(state, seat)
                world = game.sample(view, rng)
                assert isinstance(world, State)
                assert game.view(world, seat) == msgspec.structs.replace(view, known=None)
                # What the real table remembers is true in this world too (checked for everybody's eyes if they agree).
                if not state.options.hidden_discards:
                    check(game, with_memory(world, state.memory))
                assert game.view(with_memory(world, state.memory), seat) == view
                samples += 1
                deck = list(state.pile[: state.left])
                different += list(world.hands) != list(state.hands) or list(world.pile) != deck
    assert samples > 100
    assert different > 0.85 * samples


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_worlds_of_worlds(game: PieFactory, options: dict[str, str | int]) -> None:
    """A world has no memory; its views can be sampled all the same."""
    state = game.deal(3, 5, options)
    for number, _ in enumerate(random_moves(game, state, Rng(1))):
        if number % 25 == 0:
            view = game.view(game.sample(game.view(state, 1), Rng(number)), 2)
            assert view.known is None
            world = game.sample(view, Rng(number + 1))
            assert game.view(world, 2) == view


def test_a_finished_game_has_worlds_too(game: PieFactory) -> None:
    state = game.deal(2, 3)
    for _ in random_moves(game, state, Rng(3)):
        pass
    view = game.view(state, 1)
    world = game.sample(view, Rng(1))
    assert world.over
    assert world.outcome == state.outcome


# -- The law, by enumeration ---------------------------------------------------


def world_of(state: State) -> tuple[tuple[str, ...], ...]:
    """B's hand, B's secret base, B's secret discards, and the deck in its order."""
    codes = state.deck.codes
    zones = [list(listed(state.hands[1])), [base_of(state.pie(1, 0))], list(listed(state.hidden[1]))]
    named = [tuple(codes[card] for card in zone) for zone in zones]
    return (*named, tuple(codes[card] for card in state.pile[: state.left]))


def chi_square(view: View, expected: set[tuple[tuple[str, ...], ...]], per_world: int = 60) -> float:
    """How far the samples are from equal shares, in standard deviations; all of them must be expected."""
    rng = Rng(7)
    number = per_world * len(expected)
    counts: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for _ in range(number):
        world = GAME.sample(view, rng)
        assert isinstance(world, State)
        counts[world_of(world)] += 1
    assert set(counts) <= expected
    square: float = sum((counts[world] - per_world) ** 2 / per_world for world in expected)
    freedom = len(expected) - 1
    return (square - freedom) / math.sqrt(2 * freedom)


def worlds(cards: str, hand: int, hidden: int = 0) -> list[tuple[tuple[str, ...], ...]]:
    """Every assignment of the cards to a hand, a base, secret discards and the deck."""
    found = set()
    for order in permutations(cards.split()):
        rest = order[hand + 1 + hidden :]
        found.add(
            (tuple(sorted(order[:hand])), (order[hand],), tuple(sorted(order[hand + 1 : hand + 1 + hidden])), rest)
        )
    return sorted(found)


def test_uniform_on_day_one() -> None:
    table = FactoryTable(
        all_out("line: C07 C08 C09 C11 / deck: F10 F12 / hand B: C05 C06 / pies B: [T27v] / turn: A / discard:")
    )
    expected = worlds("C05 C06 F10 F12 T27", 2)
    assert len(expected) == 60
    assert abs(chi_square(table.view("A"), set(expected))) < 4


@pytest.mark.rule("PF-R60")
def test_uniform_with_a_card_in_the_hand_or_that_base() -> None:
    """PF-K5: twice as many assignments have C05 in the hand of two as have it as the base."""
    table = FactoryTable(
        all_out(
            "line: C07 C08 C09 C11 / deck: F10 F12 / hand B: C05 C06 / pies B: [T27v] / discard:"
            "/ knows *: B=C05 B:C05,?,?,?,?;0;0; B:?,?,?,?,?;0;0;"
        )
    )
    expected = [world for world in worlds("C05 C06 F10 F12 T27", 2) if "C05" in world[0] or "C05" in world[1]]
    assert len(expected) == 36
    assert abs(chi_square(table.view("A"), set(expected))) < 4


@pytest.mark.rule("PF-R60")
def test_uniform_with_either_of_two_cards_or_neither_as_that_base() -> None:
    """Three ways in which B's known cards may lie, one drawn in a third of the worlds each."""
    table = FactoryTable(
        all_out(
            "line: C07 C08 C09 C11 / deck: F10 F12 / hand B: C05 C06 / pies B: [T27v] / discard:"
            "/ knows *: B=C05,C06 B:C05,?,?,?,?;0;0; B:C06,?,?,?,?;0;0; B:?,?,?,?,?;0;0;"
        )
    )
    expected = [world for world in worlds("C05 C06 F10 F12 T27", 2) if {"C05", "C06"} <= {*world[0], *world[1]}]
    assert len(expected) == 18
    assert abs(chi_square(table.view("A"), set(expected))) < 4


def test_uniform_on_day_two() -> None:
    """PF-K12: B drew one card since the reshuffle, and it is in the hand or the base."""
    table = FactoryTable(
        all_out(
            "day: 2 / line: C07 C08 C09 C11 / deck: F10 F12 / hand B: C05 F14 / pies B: [T27v] / discard:"
            "/ knows *: deck=F10,F12,F14 B= B:+,?,?,?,?;0;0; B:?,?,?,?,?;1;0;"
        )
    )
    drawn = {"F10", "F12", "F14"}
    expected = [world for world in worlds("C05 F10 F12 F14 T27", 2) if len(drawn & {*world[0], *world[1]}) == 1]
    assert len(expected) == 18
    assert abs(chi_square(table.view("A"), set(expected))) < 4


@pytest.mark.rule("PF-R8")
def test_uniform_with_a_card_of_the_new_deck_that_returned_to_the_hand() -> None:
    """PF-K8: F10, turned up on day two, is surely in B's hand; one of the other two is a card of the deck."""
    table = FactoryTable(
        all_out(
            "day: 2 / order: B A / line: F10 C08 C09 C11 / deck: T30 T32 T34 T35 / hand A: C06 / hand B: C05 / discard:"
            "/ pies B: [T27v, F12] [C02, F14] [C04, F16] / knows *: deck=F10,T30,T32,T34,T35"
        )
    )
    table.play("B: draft 1", "A: play C06", "A: draft 1", "B: draw")
    assert (table.hand("B"), table.deck, table.known("A").deck) == ("C05 F10 T32", ["T35"], ["T32", "T35"])
    cards = worlds("C05 F10 T27 T32 T35", 3)
    expected = [world for world in cards if world[1][0] in ("C05", "T27") and world[3][0] in ("T32", "T35")]
    assert len(expected) == 4
    assert abs(chi_square(table.view("A"), set(expected), 500)) < 4


@pytest.mark.rule("PF-R64")
def test_uniform_where_the_number_of_deck_cards_is_not_known() -> None:
    """B drew once from a deck that held cards which A cannot name."""
    table = FactoryTable(
        all_out(
            "day: 2 / line: C07 C08 C09 C11 / deck: F10 F12 / hand B: C05 F14 / pies B: [T27v] / discard:"
            "/ knows A: deck=F10,F14 mixed B= B:?,?,?,?,?;1;0; B:?,?,?,?,?;0;0;"
        ),
        discards="face_down_stay_secret",
    )
    expected = [
        world
        for world in worlds("C05 F10 F12 F14 T27", 2)
        if len({"F10", "F14"} & set(world[0])) < 2 and not {"F10", "F14"} & set(world[1])
    ]
    assert len(expected) == 30
    assert abs(chi_square(table.view("A"), set(expected))) < 4


def test_uniform_with_secret_discards() -> None:
    table = FactoryTable(
        all_out("line: C07 C08 C09 C11 / deck: F10 / hand B: C05 / pies B: [T27v] / hidden B: C06 F12 / discard:"),
        discards="face_down_stay_secret",
    )
    expected = worlds("C05 C06 F10 F12 T27", 1, 2)
    assert len(expected) == 60
    assert abs(chi_square(table.view("A"), set(expected))) < 4


@pytest.mark.rule("PF-R64")
def test_uniform_with_a_known_card_that_may_be_discarded_secretly() -> None:
    """C05 is in the hand of one or among two secret discards: twice as many assignments have it there."""
    table = FactoryTable(
        all_out(
            "line: C07 C08 C09 C11 / deck: F10 / hand B: C05 / pies B: [T27v] / hidden B: C06 F12 / discard:"
            "/ knows A: B=C05 B:?,?,?,?,?;0;0; B:?,?,?,?,?;0;0;C05"
        ),
        discards="face_down_stay_secret",
    )
    expected = [world for world in worlds("C05 C06 F10 F12 T27", 1, 2) if "C05" in world[0] or "C05" in world[2]]
    assert len(expected) == 12 + 24
    assert abs(chi_square(table.view("A"), set(expected))) < 4
