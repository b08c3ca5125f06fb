"""Worlds drawn from views: consistent with everything known, and all equally likely (the law of `sample`)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

import bakehouse
import msgspec
import pytest
from bakehouse import Rng
from bakehouse.core.native import i64, vec
from bakehouse.games.pastry_chefs import sampler
from bakehouse.games.pastry_chefs.cards import can_bake, matching, packed, unpacked
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.view import View

from tests.contract.driver import audiences
from tests.games.pastry_chefs.table import GAME, PastryTable, small_deck

Zone = tuple[int, ...]  # sorted kinds; the deck is not sorted
World = tuple[Zone, ...]  # N, E, S, W without the unrevealed batch; the batch; the deck from the top


# -- Random games ------------------------------------------------------------


def same_view(world: State, view: View) -> bool:
    """Worlds carry no memory, so that they are cheap to copy."""
    return GAME.view(world, view.seat) == msgspec.structs.replace(view, known=None)


def satisfies(world: State, view: View) -> bool:
    """Is everything true that the viewer knows?"""
    known = view.known
    assert known is not None
    for seat in range(4):
        if seat == view.seat:
            continue
        hand = world.zones[seat] - (world.drawn if view.drawer == seat else 0)
        counts = [matching(hand, description) for description in range(24)]
        if not all(map(lambda a, b, c: a <= b <= c, known.least[seat], counts, known.most[seat])):
            return False
        if seat in known.untouched and can_bake(hand):
            return False
    deck = Counter(world.pile[: world.left])
    return all(deck[kind] <= most for kind, most in enumerate(known.deck_most))


def test_worlds_of_random_games(game: PastryChefs) -> None:
    different = samples = 0
    for seed in (1, 2):
        state = game.deal(4, seed)
        assert isinstance(state, State)
        rng = Rng(seed)
        for number in range(600):
            if state.over:
                break
            if number % 47 == 0:
                for seat in audiences(state):
                    view = game.view(state, seat)
                    world = game.sample(view, rng)
                    assert same_view(world, view)
                    assert satisfies(world, view)
                    samples += 1
                    different += list(world.zones) != list(state.zones)
            moves = state.legal(state.actors[0])
            state.play(state.actors[0], moves[rng.below(len(moves))])
    assert samples > 50
    assert different > 0.95 * samples


def test_a_finished_game_has_worlds_too(game: PastryChefs) -> None:
    table = PastryTable("bakes: N=1c,2c,3c,4c S=1d,2d,3d,4d / hand N: 1h 2h 3h / hand E: 1s 2s / turn: N")
    table.play("N: bake 1h,2h,3h")
    world = game.sample(table.view("S"), Rng(1))
    assert world.over
    assert same_view(world, table.view("S"))


def test_the_truth_is_found_where_nothing_else_is_possible(game: PastryChefs) -> None:
    table = PastryTable(
        "hand N: 1c 2c / hand E: 1h 2h / hand S: 3d / X: 4d / turn: N / "
        "knows W: N:1c=1-1 N:2c=1-1 E:1h=1-1 E:2h=1-1 S:3d=1-1"
    )
    world = PastryTable(game.sample(table.view("W"), Rng(3)))
    assert [world.hand(name) for name in "NES"] == ["1c 2c", "1h 2h", "3d"]


# -- Small decks: all worlds are counted -------------------------------------

DECK = small_deck(c1=3, c2=2, c3=1, d1=2, d2=2, d3=1, h1=1, h2=2, h4=1, s2=1, s4=1)
POSITION = f"cards: {GAME.deck_text(DECK).digest} / "


def world_of(state: State, view: View) -> World:
    drawn = state.drawn if view.drawer is not None else 0
    hands = [state.zones[seat] - (drawn if seat == view.drawer else 0) for seat in range(4)]
    zones = [tuple(int(kind) for kind in unpacked(zone)) for zone in [*hands, drawn]]
    return (*zones, tuple(int(kind) for kind in list(state.pile[: state.left])[::-1]))


def deals(cards: list[int], sizes: list[int]) -> Iterator[tuple[World, int]]:
    """All ways to deal these cards (by kind) to zones of these sizes, with the number of ways by copy."""

    def fill(zone: int, left: Counter[int]) -> Iterator[tuple[list[Zone], int]]:
        if zone == len(sizes):
            yield [], 1
            return
        for hand in hands(sorted(left), sizes[zone], left):
            ways = math.prod(math.comb(left[kind], count) for kind, count in Counter(hand).items())
            rest = Counter(left)
            rest.subtract(Counter(hand))
            for others, more in fill(zone + 1, +rest):
                yield [hand, *others], ways * more

    def hands(kinds: list[int], size: int, left: Counter[int]) -> Iterator[Zone]:
        if size == 0:
            yield ()
        elif kinds:
            for count in range(min(size, left[kinds[0]]) + 1):
                for rest in hands(kinds[1:], size - count, left):
                    yield (kinds[0],) * count + rest

    for zones, ways in fill(0, Counter(cards)):
        yield tuple(zones), ways


def possible_worlds(state: State, view: View) -> dict[World, int]:
    """Every world that fits the view and its memory (deck unordered), with its number of assignments by copy."""
    known = view.known
    assert known is not None
    truth = world_of(state, view)
    hidden = [zone for zone in range(6) if zone != view.seat and not (zone == 4 and view.drawn)]
    cards = [kind for zone in hidden for kind in truth[zone]]
    found: dict[World, int] = {}
    for zones, ways in deals(cards, [len(truth[zone]) for zone in hidden]):
        world = list(truth)
        for zone, dealt in zip(hidden, zones, strict=True):
            world[zone] = dealt
        if not all(_hand_fits(world[seat], view, seat) for seat in range(4) if seat != view.seat):
            continue
        # The newest cards of a hidden batch lay in the deck that is known; which of them are early is not.
        batch = () if view.drawn else world[4]
        fitting = [
            subset
            for subset in set(_late_cards(batch, view.drawn_early))
            if all(Counter([*subset, *world[5]])[kind] <= most for kind, most in enumerate(known.deck_most))
        ]
        if fitting:
            share = sum(_split_ways(batch, subset) for subset in fitting)
            found[tuple(world)] = found.get(tuple(world), 0) + ways * share
    return found


def _late_cards(batch: Zone, early: int) -> list[Zone]:
    """What is left of a batch when the card that was drawn before a reshuffle is taken out."""
    return [batch[:place] + batch[place + 1 :] for place in range(len(batch))] if early else [batch]


def _split_ways(batch: Zone, late: Zone) -> int:
    return math.prod(math.comb(batch.count(kind), count) for kind, count in Counter(late).items())


def _hand_fits(hand: Zone, view: View, seat: int) -> bool:
    known = view.known
    assert known is not None
    cards = packed(vec[i64](hand))
    if seat in known.untouched and can_bake(cards):
        return False
    counts = [matching(cards, description) for description in range(24)]
    return all(map(lambda a, b, c: a <= b <= c, known.least[seat], counts, known.most[seat]))


def chi_square_p(observed: Counter[World], expected: dict[World, float]) -> float:
    """The chance of a larger chi-square (Wilson and Hilferty's approximation)."""
    freedom = len(expected) - 1
    chi = sum((observed[world] - count) ** 2 / count for world, count in expected.items())
    z = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return 0.5 * math.erfc(z / math.sqrt(2))


def unordered(world: World) -> World:
    return (*world[:5], tuple(sorted(world[5])))


def check_uniform(table: PastryTable, name: str | None, samples: int) -> None:
    view = table.view(name)
    ways = possible_worlds(table.state, view)
    rng = Rng(17)
    worlds = [world_of(GAME.sample(view, rng), view) for _ in range(samples)]  # type: ignore[arg-type]
    counted = Counter(unordered(world) for world in worlds)
    assert set(counted) <= set(ways)
    assert 5 * len(ways) <= samples, f"{len(ways)} worlds need more samples"
    total = sum(ways.values())
    assert chi_square_p(counted, {world: samples * count / total for world, count in ways.items()}) > 0.001


# The public cards are baked or in X; each position is one viewer's riddle of seven or so cards.
HANDS = "hand N: 1c 1c 2d 4h / hand E: 2c / hand S: 1d 3d / hand W: 2d 4s / X: 1d 1h / bakes: E=1c,2c,3c / deck: 2h 2s 2h"
EMPTY = "hand N: 1c 1c 2d 4h / hand E: 2c 2h / hand S: 1d 3d / hand W: 2d 2s / X: 1d 1h 4s 2h / bakes: E=1c,2c,3c"
AFTER_A_REVEAL = f"{HANDS} / turn: S", ["S: draw E", "E: reveal #2 1", "S: stop", "S: noask"]
RIDDLES: dict[str, tuple[str, list[str], str | None]] = {
    "after a Reveal": (*AFTER_A_REVEAL, "N"),
    "after a failed Move and an answer": (
        f"{HANDS} / turn: S",
        ["S: draw E", "E: reveal 2h 1", "S: stop", "S: ask W 1 diamonds", "W: move 2 #3 S>N", "W: drop 4s"],
        "N",
    ),
    "after a Move that the viewer did not see": (f"{HANDS} / turn: S", ["S: move 1 diamonds S>W", "S: give 1d"], "N"),
    "after a Move that the viewer gave": (f"{HANDS} / turn: S", ["S: move 1 diamonds S>W", "S: give 1d"], "S"),
    "after a reshuffle": (f"{EMPTY} / turn: S", ["S: draw W", "W: reveal first", "S: stop", "S: noask"], "N"),
    "after a reshuffle, for the drawer": (f"{EMPTY} / turn: S", ["S: draw W", "W: reveal first"], "W"),
    "with a hidden batch": (f"{HANDS} / turn: S", ["S: draw W"], "N"),
    "with a hidden batch from a new deck": (f"{EMPTY} / turn: S", ["S: draw W"], "E"),
    "with a hidden batch from two decks": (
        "hand N: 1c 1c 2d 4h / hand E: 2c / hand S: 1d 3d / hand W: 2d 2s / X: 1d 1h 4s 2h / bakes: E=1c,2c,3c "
        "/ deck: 2h / turn: E",
        ["E: move 1 2c E>X"],
        "N",
    ),
    "with dealt hands": (f"{HANDS} / untouched: S W / hand X: / turn: S".replace(" / hand X:", ""), [], "N"),
    "with copies that are surely somewhere": (
        "hand N: 2d 2d 4h 1h / hand E: 1c 1c 2h / hand S: 2c 1d / X: 3d 3c 2s 4s / deck: 1c 2c 1d 2h "
        "/ knows N: E:1c=1-2 S:2c=1-2 deck:1d=1 deck:1c=1 / turn: N",
        [],
        "N",
    ),
    "for a spectator": (
        "hand N: 1c / hand E: 2c / hand S: 1d / hand W: 1c 2c / X: 1d 1h 2d 2d 2h 2h 2s 4s 4h / deck: 1c 3c 3d "
        "/ knows *: W:clubs=1-2 S:clubs=0-0 / turn: N",
        [],
        None,
    ),
}


def riddle(name: str) -> tuple[PastryTable, str | None]:
    position, lines, viewer = RIDDLES[name]
    table = PastryTable(POSITION + position)
    for line in lines:
        table.play(line.replace("reveal first", table.lines(table.asked)[0]))
    return table, viewer


@pytest.mark.parametrize("name", RIDDLES)
def test_all_worlds_are_equally_likely(name: str) -> None:
    check_uniform(*riddle(name), samples=1_500)


@pytest.mark.skipif(bakehouse.is_compiled(), reason="a compiled constant cannot be replaced")
@pytest.mark.parametrize("name", ["after a failed Move and an answer", "with a hidden batch from two decks"])
def test_where_rejection_gives_up_the_worlds_are_mixed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampler, "TRIES", 0)
    check_uniform(*riddle(name), samples=600)


def test_the_deck_of_a_world_is_shuffled(game: PastryChefs) -> None:
    table = PastryTable(
        POSITION + "hand N: 1c 1c 1c 2c 2c 1d 1d 2d 2d 3d 1h 4h 3c / X: 2h / deck: 2h 2s 4s / turn: N",
    )
    rng = Rng(5)
    worlds = [game.sample(table.view("N"), rng) for _ in range(1_200)]
    orders = Counter(tuple(int(kind) for kind in world.pile[:3]) for world in worlds)
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())
