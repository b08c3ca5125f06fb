"""Worlds drawn from views: consistent with everything known, and all equally likely (the law of `sample`)."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import msgspec
import pytest

from bakehouse import Rng, playout
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.view import View
from tests.contract.driver import audiences
from tests.games.pie_contest.table import GAME, ContestTable, Tables, action, contest_with, house_text


def same_view(world: State, view: View) -> bool:
    return GAME.view(world, view.seat) == msgspec.structs.replace(view, known=None)


def satisfies(world: State, view: View) -> bool:
    """Is everything true that the viewer knows?"""
    known = view.known
    assert known is not None
    codes = world.deck.codes
    for seat in range(world.seats):
        if seat == view.seat:
            continue
        hand = Counter(codes[kind] for kind in world.hands[seat])
        if not Counter(known.sure[seat]) <= hand:
            return False
        facts = known.absent[seat]
        if facts is not None and sum(hand[code] for code in facts.cards) > facts.newcomers:
            loose = hand - Counter(known.sure[seat])
            if sum(loose[code] for code in facts.cards) > facts.newcomers:
                return False
    top = [codes[kind] for kind in world.pantry[: world.left]][::-1]
    return all(top[int(place) - 1] == code for place, code in known.pantry.items())


@pytest.mark.parametrize("seats", [4, 7])
def test_worlds_of_random_games(seats: int) -> None:
    samples = different = 0
    state = GAME.deal(seats, 3)
    assert isinstance(state, State)
    rng = Rng(seats)
    for number in range(700):
        if state.over:
            break
        if number % 29 == 0:
            for seat in audiences(state):
                view = GAME.view(state, seat)
                world = GAME.sample(view, rng)
                assert same_view(world, view)
                assert satisfies(world, view)
                samples += 1
                different += [list(hand) for hand in world.hands] != [list(hand) for hand in state.hands]
        actors = state.actors
        seat = actors[rng.below(len(actors))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert samples > 60
    assert different > 0.95 * samples


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        (
            "hand 0: espresso dash-to-the-oven bacon / kitchen 0: table-salt",
            ["0: P:espresso", "0: y", "0: h.dash-to-the-oven"],
        ),
        ("hand 0: heavy-hand table-salt lemons", ["0: P:heavy-hand", "0: #2"]),
        ("hand 0: espresso lemons hot-oven / kitchen 0: honey butter bacon chili", ["0: P:espresso", "0: y"]),
        ("hand 0: taste-test lemons / hand 1: honey bacon / hand 2: chili", ["0: P:taste-test", "0: @1", "0: r.bacon"]),
        ("hand 0: window-shopping", ["0: P:window-shopping"]),
        (
            "hand 0: pass-the-bowl lemons limes / hand 1: honey bacon / hand 2: chili ginger",
            ["0: P:pass-the-bowl", "1: g.bacon"],
        ),
        (
            "hand 0: swap-meet / kitchen 0: lemons bacon / kitchen 1: honey chili ginger",
            ["0: P:swap-meet", "0: k0.bacon"],
        ),
        ("hand 0: cider-vinegar lemons", ["0: P:cider-vinegar"]),
        (
            "hand 0: lemons / kitchen 0: limes / kitchen 1: bacon ginger / row: fruit-stand pucker-up",
            ["0: P:lemons", "0: o.pucker-up"],
        ),
        ("hand 0: hot-oven / kitchen 0: table-salt bacon lemons / hand 1: chili limes", ["0: P:hot-oven"]),
        ("hand 0: heavy-hand lemons limes / hand 3: honey", ["0: P:heavy-hand"]),
        ("hand 0: first-slice lemons bacon / kitchen 1: double-cocoa+1@3 / hand 3: honey", ["0: -"]),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) else "",
)
def test_worlds_in_the_middle_of_effects(contest: Tables, position: str, lines: list[str]) -> None:
    """The same question, the same view, and every world can be played on."""
    table = contest(position)
    for line in ["", *lines]:
        table.play(line)
        for name in ("0", "1", "2", None):
            view = table.view(name)
            for seed in range(3):
                world = GAME.sample(view, Rng(seed))
                assert same_view(world, view)
                assert satisfies(world, view)
                # Who has answered a secret question already the viewer does not know.
                assert set(world.actors) >= set(table.state.actors)
                assert set(world.actors) <= set(view.asked)
                playout(world, Rng(seed), 60)


def test_worlds_with_cards_that_went_to_the_bottom() -> None:
    cards = action("{move: {from: kitchen}, to: pantry_bottom}, {may: [{draw: {count: it}}]}")
    table = contest_with(cards, "hand 0: test-action / kitchen 0: lemons")
    table.play("0: P:test-action")
    for name in ("0", "1", None):
        world = GAME.sample(table.view(name), Rng(1))
        assert same_view(world, table.view(name))
        world.apply(0, world.legal(0)[0])
        assert world.size(0) == 1  # the card at the bottom is counted


def test_worlds_with_cards_that_went_to_a_hand() -> None:
    """Who drew the card knows which one it is; for the others it is some card of that hand."""
    cards = action("{draw: 1, for: other}, {may: [{trash: it}]}")
    table = contest_with(cards, "seats: 10 / hand 0: test-action / hand 9: honey lemons / pantry: bacon")
    table.play("0: P:test-action", "0: @9")
    for name in ("0", "9", None):
        world = GAME.sample(table.view(name), Rng(1))
        assert same_view(world, table.view(name))
    owners = ContestTable(GAME.sample(table.view("9"), Rng(1)))
    owners.play("0: y")
    assert owners.trash == "bacon test-action"


def test_a_finished_game_has_worlds_too(contest: Tables) -> None:
    table = contest("hand 0: hot-oven / kitchen 0: table-salt lemons honey / pies 1: 9 / pies 2: 9 / pies 3: 9")
    table.play("0: P:hot-oven")
    world = GAME.sample(table.view("1"), Rng(1))
    assert world.over
    assert same_view(world, table.view("1"))


def test_a_game_that_ended_inside_a_reward_has_worlds_too(contest: Tables) -> None:
    table = contest(
        "hand 0: lemons / kitchen 0: table-salt bacon butter chili / pies 1: 9 / pies 2: 9 / pies 3: 9 / "
        "row: full-counter"
    )
    table.play("0: P:lemons", "0: y")
    assert table.state.over
    assert same_view(GAME.sample(table.view("1"), Rng(1)), table.view("1"))


# -- A tiny set: all worlds are counted ------------------------------------------

TINY = """
- {id: aa, name: A, kind: ingredient, copies: 12, worth: 1, flavor: salt, text: x}
- {id: bb, name: B, kind: ingredient, copies: 12, worth: 1, flavor: sweet, text: x}
"""


def chi_square_p(observed: Counter[str], expected: dict[str, float]) -> float:
    """The chance of a larger chi-square (Wilson and Hilferty's approximation)."""
    freedom = len(expected) - 1
    chi = sum((observed[value] - count) ** 2 / count for value, count in expected.items())
    z = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return 0.5 * math.erfc(z / math.sqrt(2))


@pytest.mark.parametrize(
    "knows",
    ["", "knows 0: 1:aa", "knows 0: 1:aa 2:bb", "knows 0: pantry:1 2:aa", "knows 0: 1:aa 1:aa"],
)
def test_all_worlds_are_equally_likely(knows: str) -> None:
    """Five hidden cards (aa aa aa bb bb): hands 1 and 2 of two cards, one card in the Pantry."""
    deck = GAME.deck_text(TINY)
    position = (
        f"cards: {deck.digest} / row: / hand 0: {'aa ' * 9}{'bb ' * 10} / hand 1: aa aa / hand 2: aa bb / "
        f"pantry: bb / turn: 0 / {knows}"
    )
    table = ContestTable(position)
    view = table.view("0")
    cards = ["aa1", "aa2", "aa3", "bb1", "bb2"]
    ways: Counter[str] = Counter()
    for order in permutations(cards):
        hands = {1: sorted(card[:2] for card in order[:2]), 2: sorted(card[:2] for card in order[2:4])}
        top = order[4][:2]
        facts = view.known
        assert facts is not None
        fits = all(Counter(facts.sure[seat]) <= Counter(hands[seat]) for seat in (1, 2))
        if fits and all(code == top for code in facts.pantry.values()):
            ways[f"{hands[1]} {hands[2]} {top}"] += 1
    total = sum(ways.values())
    rng = Rng(11)
    samples = 3_000
    found: Counter[str] = Counter()
    for _ in range(samples):
        world = ContestTable(GAME.sample(view, rng))
        found[f"{world.hand(1).split()} {world.hand(2).split()} {world.pantry[0]}"] += 1
    assert set(found) <= set(ways)
    if len(ways) > 1:
        assert chi_square_p(found, {world: samples * n / total for world, n in ways.items()}) > 0.001


def test_what_a_hand_lacked_is_respected(contest: Tables) -> None:
    table = contest("hand 0: heavy-hand lemons limes honey butter bacon")
    table.play("0: P:heavy-hand")
    rng = Rng(2)
    for _ in range(60):
        world = GAME.sample(table.view("1"), rng)
        assert not any(world.deck.salt[kind] for kind in world.hands[0])


def test_tight_facts_are_put_right() -> None:
    """All but a few hidden cards are Salts, and the hand holds none: dealing alone would hardly find that."""
    text = house_text().replace(
        "name: Table Salt, kind: ingredient, copies: 10", "name: T, kind: ingredient, copies: 99"
    )
    for code in range(90):
        text += f"- {{id: more-{code}, name: M, kind: ingredient, copies: 8, worth: 1, flavor: salt, text: x}}\n"
    deck = GAME.deck_text(text)
    table = ContestTable(f"cards: {deck.digest} / hand 0: heavy-hand lemons limes honey butter bacon chili")
    table.play("0: P:heavy-hand")
    for seed in range(4):
        world = GAME.sample(table.view("1"), Rng(seed))
        assert not any(world.deck.salt[kind] for kind in world.hands[0])


def test_an_asked_player_has_an_answer(contest: Tables) -> None:
    """Seat 0 said yes with a full Kitchen, so its hand holds an Action in every world."""
    table = contest("hand 0: espresso lemons hot-oven / kitchen 0: honey butter bacon chili")
    table.play("0: P:espresso", "0: y")
    rng = Rng(8)
    for _ in range(40):
        world = GAME.sample(table.view("2"), rng)
        assert any(world.deck.action[kind] for kind in world.hands[0])


def test_an_asked_player_has_the_only_card_that_answers() -> None:
    """One card of nearly two hundred: deals alone would hardly put it there, and still nothing else changes."""
    cards = action("{may: [{play: {from: hand, where: {id: windowsill-thief}}}]}")
    table = contest_with(cards, "hand 0: test-action lemons windowsill-thief")
    table.play("0: P:test-action", "0: y")
    view = table.view("2")
    for seed in range(8):
        world = GAME.sample(view, Rng(seed))
        assert "windowsill-thief" in ContestTable(world).hand(0)
        assert same_view(world, view)
