"""Worlds drawn from views: consistent with everything known, and all equally likely (the law of `sample`)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from operator import itemgetter

import msgspec
import pytest

from bakehouse import Rng
from bakehouse import State as CoreState
from bakehouse.core.native import i64, vec
from bakehouse.games.pastry_chefs.cards import can_bake, matching, packed, unpacked
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.sampler import Sampler
from bakehouse.games.pastry_chefs.state import X
from bakehouse.games.pastry_chefs.view import View
from tests.contract.driver import audiences
from tests.games.pastry_chefs.table import GAME, PastryTable, small_deck, with_all_cards

Zone = tuple[int, ...]  # sorted kinds; the deck is not sorted
World = tuple[Zone, ...]  # N, E, S, W without the unrevealed batch; the batch; the deck from the top
BATCH, DECK_ZONE = 4, 5


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


@pytest.mark.parametrize(
    "lines",
    [
        ["N: draw S", "S: reveal #4 1", "N: second", "N: reveal #3 1"],
        ["N: draw N", "N: stop", "N: reveal #4 1", "N: ask E 1 hearts"],
        ["N: move 2 hearts E>S", "E: give 1h,2h"],
        ["N: move 2 clubs E>S", "N: drop 2d", "N: reveal #4 1"],
    ],
    ids=lambda lines: lines[0],
)
def test_worlds_of_every_step_go_on_alike(lines: list[str]) -> None:
    """What N's turn demands next is the same in every world, to the end of the turn."""
    table = PastryTable("hand N: 1c 2d / hand E: 1h 2h 4h 4s / hand S: 4d / X: 1d / deck: 4c 3c / turn: N")
    for done in range(len(lines)):
        for name in ("N", "E", None):
            view = table.view(name)
            world = GAME.sample(view, Rng(done))
            assert isinstance(world, State)
            assert same_view(world, view)
            assert (world.second, world.drawing) == (table.state.second, table.state.drawing)
        table.play(lines[done])
    assert table.turn == "E"


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


Fits = Callable[[int, Zone], bool]


def deals(cards: Counter[int], sizes: list[tuple[int, int]], fits: Fits) -> Iterator[tuple[dict[int, Zone], int]]:
    """All ways to deal these cards (by kind) to zones of these sizes, with the number of ways by copy."""
    if not sizes:
        yield {}, 1
        return
    zone, size = sizes[0]
    for dealt in subsets(sorted(+cards), size, cards):
        if fits(zone, dealt):
            ways = math.prod(math.comb(cards[kind], count) for kind, count in Counter(dealt).items())
            rest = Counter(cards)
            rest.subtract(dealt)
            for others, more in deals(rest, sizes[1:], fits):
                yield {zone: dealt, **others}, ways * more


def subsets(kinds: list[int], size: int, cards: Counter[int]) -> Iterator[Zone]:
    if size == 0:
        yield ()
    elif kinds:
        for count in range(min(size, cards[kinds[0]]) + 1):
            for rest in subsets(kinds[1:], size - count, cards):
                yield (kinds[0],) * count + rest


def possible_worlds(state: State, view: View) -> dict[World, int]:
    """Every world that fits the view and its memory (deck unordered), with its number of assignments by copy."""
    truth = world_of(state, view)
    seen = {view.seat, BATCH} if view.drawn else {view.seat}
    hidden = [zone for zone in (DECK_ZONE, BATCH, 0, 1, 2, 3) if zone not in seen]
    cards = Counter(kind for zone in hidden for kind in truth[zone])

    def fits(zone: int, dealt: Zone) -> bool:
        if zone == DECK_ZONE:
            return _deck_fits(dealt, view)
        return zone == BATCH or _hand_fits(dealt, view, zone)

    found: dict[World, int] = {}
    for zones, ways in deals(cards, [(zone, len(truth[zone])) for zone in hidden], fits):
        world = tuple(zones.get(zone, truth[zone]) for zone in range(6))
        # The newest cards of a hidden batch lay in the deck that is known; which of them are early is not.
        batch = () if view.drawn else world[BATCH]
        late = [late for late in set(_late_cards(batch, view.drawn_early)) if _deck_fits(late + world[DECK_ZONE], view)]
        if late:
            found[world] = ways * sum(_split_ways(batch, cards) for cards in late)
    return found


def _deck_fits(cards: Zone, view: View) -> bool:
    known = view.known
    assert known is not None
    return all(cards.count(kind) <= most for kind, most in enumerate(known.deck_most))


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


def chi_square_p(observed: Counter[object], expected: dict[object, float]) -> float:
    """The chance of a larger chi-square (Wilson and Hilferty's approximation)."""
    freedom = len(expected) - 1
    chi = sum((observed[value] - count) ** 2 / count for value, count in expected.items())
    z = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return 0.5 * math.erfc(z / math.sqrt(2))


def unordered(world: World) -> World:
    return (*world[:5], tuple(sorted(world[5])))


def check_uniform(
    table: PastryTable,
    name: str | None,
    samples: int,
    sample: Callable[[View, Rng], CoreState] = GAME.sample,
) -> None:
    """Each hidden zone by itself, and the whole worlds dealt into forty heaps."""
    view = table.view(name)
    ways = possible_worlds(table.state, view)
    assert len(ways) > 2
    rng = Rng(17)
    worlds = [world_of(sample(view, rng), view) for _ in range(samples)]  # type: ignore[arg-type]
    found = Counter(unordered(world) for world in worlds)
    assert set(found) <= set(ways)
    heaps = {world: place % 40 for place, world in enumerate(sorted(ways))}
    for feature in [*range(6), heaps.__getitem__]:
        check_feature(found, ways, feature if callable(feature) else itemgetter(feature))


def check_feature(found: Counter[World], ways: dict[World, int], feature: Callable[[World], object]) -> None:
    expected: Counter[object] = Counter()
    observed: Counter[object] = Counter()
    for world, count in ways.items():
        expected[feature(world)] += count
        observed[feature(world)] += found[world]
    if len(expected) > 1:
        scale = found.total() / expected.total()
        p = chi_square_p(observed, {value: count * scale for value, count in expected.items()})
        assert p > 0.001, f"{feature}: p = {p}"


# The public cards are baked or in X; each position is one viewer's riddle of seven or so cards.
OWN = "bakes: E=1c,2c,3c / hand N: 1c 1c 2d 4h"
HANDS = f"{OWN} / hand E: 2c / hand S: 1d 3d / hand W: 2d 4s / X: 1d 1h / deck: 2h 2s 2h"
EMPTY = f"{OWN} / hand E: 2c 2h / hand S: 1d 3d / hand W: 2d 2s / X: 1d 1h 4s 2h"
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
        f"{OWN} / hand E: 2c / hand S: 1d 3d / hand W: 2d 2s / X: 1d 1h 4s 2h / deck: 2h / turn: E",
        ["E: move 1 2c E>X"],
        "N",
    ),
    "with dealt hands": (f"{HANDS} / untouched: S W / turn: S", [], "N"),
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


# -- Where hardly any deal fits ----------------------------------------------

# E, S and W hold three fours and one of 1c, 2d, 3h each, and each of them is known not to hold one of these numbers:
# 1c-2d-3h and 2d-3h-1c fit, and no exchange of two cards leads from one to the other. One random deal in 1.4 million
# fits, and ten of eleven that do have the 1c in W.
FEW_WORLDS = with_all_cards(
    "hand E: 1c 4s 4s 4s / hand S: 2d 4c 4c 4c / hand W: 3h 4d 4d 4d / deck: 4h 4h 4h / X: / turn: N / knows N: "
    "E:#3=0-0 E:#4=3-3 E:spades=3-3 S:#1=0-0 S:#4=3-3 S:clubs=3-3 W:#2=0-0 W:#4=3-3 W:diamonds=2-3 W:hearts=0-1",
    "X",
)


def counting_sampler(view: View, rng: Rng) -> tuple[Sampler, State]:
    """A sampler that need not deal at random first, and the state that it fills."""
    state = GAME.sample(view, rng)
    assert isinstance(state, State)
    return Sampler(view, state.deck, state), state


def sampled_by_counting(view: View, rng: Rng) -> State:
    counting, state = counting_sampler(view, rng)
    counting.fill_by_counting(state, rng)
    assert same_view(state, view)
    return state


def test_worlds_are_equally_likely_where_hardly_any_deal_fits() -> None:
    table = PastryTable(FEW_WORLDS)
    assert sorted(possible_worlds(table.state, table.view("N")).values()) == [1, 1, 9]
    check_uniform(table, "N", samples=300)


@pytest.mark.parametrize("name", RIDDLES)
def test_all_worlds_are_equally_likely_when_they_are_counted(name: str) -> None:
    check_uniform(*riddle(name), samples=1_000, sample=sampled_by_counting)


@pytest.mark.parametrize("name", RIDDLES)
def test_every_number_is_another_deal(name: str) -> None:
    """As many numbers lead to the same cards as there are ways to choose among their copies."""
    table, viewer = riddle(name)
    view = table.view(viewer)
    counting, _ = counting_sampler(view, Rng(1))
    deals = counting.fitting_deals()
    found = Counter(tuple(int(zone) for zone in deals.deal(number)) for number in range(deals.total))
    assert found == expected_deals(table.state, view)


def expected_deals(state: State, view: View) -> dict[Zone, int]:
    """Every deal as packed zones (hands, early cards, deck with the newest cards), with its number by copies."""
    seats = [seat for seat in range(4) if seat != view.seat]
    sizes = {seat: view.hand_sizes[seat] - (view.drawn_count if seat == view.drawer else 0) for seat in seats}
    hidden = Counter(state.deck.all_cards())
    hidden.subtract(unpacked(state.zones[X] + state.baked_cards()))
    hidden.subtract(state.deck.kinds[code] for code in view.hand)
    sizes[BATCH] = 0 if view.drawer == view.seat else view.drawn_early
    sizes[DECK_ZONE] = hidden.total() - sum(sizes.values())
    assert view.known is not None
    bounds_only = msgspec.structs.replace(view, known=msgspec.structs.replace(view.known, untouched=[]))

    def fits(zone: int, dealt: Zone) -> bool:
        if zone == DECK_ZONE:
            return _deck_fits(dealt, view)
        return zone == BATCH or _hand_fits(dealt, bounds_only, zone)

    order = [*seats, BATCH, DECK_ZONE]
    found = {}
    for zones, ways in deals(hidden, list(sizes.items()), fits):
        found[tuple(int(packed(vec[i64](zones[zone]))) for zone in order)] = ways
    return found


def test_a_view_that_is_true_of_nothing_has_no_world(game: PastryChefs) -> None:
    view = PastryTable(FEW_WORLDS).view("N")
    assert view.known is not None
    most = [list(row) for row in view.known.most]
    most[1][0] = most[1][1] = 0  # E has neither clubs nor diamonds, and so neither the 1c nor the 2d
    false = msgspec.structs.replace(view, known=msgspec.structs.replace(view.known, most=most))
    with pytest.raises(RuntimeError, match="no world was found"):
        game.sample(false, Rng(1))


def test_the_deck_of_a_world_is_shuffled(game: PastryChefs) -> None:
    table = PastryTable(
        POSITION + "hand N: 1c 1c 1c 2c 2c 1d 1d 2d 2d 3d 1h 4h 3c / X: 2h / deck: 2h 2s 4s / turn: N",
    )
    rng = Rng(5)
    worlds = [game.sample(table.view("N"), rng) for _ in range(1_200)]
    orders = Counter(tuple(int(kind) for kind in world.pile[:3]) for world in worlds)
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())
