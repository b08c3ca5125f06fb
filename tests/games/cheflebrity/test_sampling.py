"""Worlds drawn from a view: possible, different, and all equally likely (CH-K17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import sqrt

import msgspec
import pytest

from bakehouse import Rng, playout
from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.cards import CODES, Deck
from bakehouse.games.cheflebrity.play import State
from bakehouse.games.cheflebrity.sampler import Sampler
from bakehouse.games.cheflebrity.view import View
from tests.games.cheflebrity.invariants import check, check_knowledge
from tests.games.cheflebrity.table import ChefTable, match


def small_deck(**copies: int) -> Deck:
    """A deck of few cards, for counting worlds; files must have more of them."""
    deck = Deck("small", [copies.get(code, 0) for code in CODES], str(copies))
    GAME.remember(deck)
    return deck


def table(deck: Deck, position: str) -> ChefTable:
    state = GAME.position(f"cards: {deck.digest}\n" + position.replace("/", "\n"))
    return ChefTable(state)


def places(state: State, view: View) -> tuple[str, ...]:
    """Everything that the viewer does not see."""
    hands = [" ".join(CODES[kind] for kind in state.hand(seat)) for seat in range(view.seats) if seat != view.seat]
    return (*hands, " ".join(CODES[kind] for kind in state.pile[: state.left]))


def all_worlds(view: View, deck: Deck) -> Counter[tuple[str, ...]]:
    """Every assignment of the unseen cards, copies distinct, that fits what is known; counted by what it looks like."""
    seen = Counter([*view.hand, *view.leftovers, *view.out])
    unseen = [code for code, n in zip(CODES, deck.copies, strict=True) for _ in range(n - seen[code])]
    found: Counter[tuple[str, ...]] = Counter()
    for cards in permutations(unseen):
        rest = list(cards)
        hands: dict[int, list[str]] = {}
        for seat in range(view.seats):
            if seat != view.seat:
                hands[seat], rest = rest[: view.hand_sizes[seat]], rest[view.hand_sizes[seat] :]
        if is_possible(view, hands):
            shown = [" ".join(sorted(hand, key=CODES.index)) for hand in hands.values()]
            found[(*shown, " ".join(rest))] += 1
    return found


def is_possible(view: View, hands: dict[int, list[str]]) -> bool:
    assert view.known is not None
    if any("OO" in hand for hand in hands.values()):
        return False
    for seat, hand in hands.items():
        if sum(code in ("SB", "SV", "SG") for code in hand) > view.known.specials[seat]:
            return False
    return can_match([(card.code, card.seats) for card in view.known.cards], hands)


def can_match(facts: list[tuple[str, list[int]]], hands: dict[int, list[str]]) -> bool:
    """Is there a card of its own for each fact?"""
    if not facts:
        return True
    code, seats = facts[0]
    for seat in seats:
        if code in hands[seat]:
            rest = {**hands, seat: list(hands[seat])}
            rest[seat].remove(code)
            if can_match(facts[1:], rest):
                return True
    return False


def sample_by_counting(view: View, rng: Rng) -> State:
    """The same without trial and error."""
    world = GAME.sample(view, rng)
    own = [] if view.seat is None else [int(kind) for kind in world.hand(view.seat)]
    world.clear_hands()
    for kind in world.leftovers:
        world.add(world.seats, kind)
    for kind in own:
        assert view.seat is not None
        world.add(view.seat, kind)
    sampler = Sampler(view, world)
    sampler.tries = 0
    sampler.fill(world, rng)
    return world


# Three hidden hands, whose sets overlap in the cases below without being nested.
FOUR = "seats: 4 / hand s1: E5 / hand s2: B5 FA5 / hand s3: T5 SB / hand s4: T5"
SMALL = small_deck(B5=2, T5=2, FA5=1, SB=2, OO=1, E5=1)
COPIES = small_deck(T5=3, B5=2, SB=2, OO=1, E5=1)
CASES = [
    (SMALL, "seats: 3 / hand s1: E5 / hand s2: B5 T5 / hand s3: SB / knows s1: s2=0 s3=1"),
    (SMALL, "seats: 3 / hand s1: E5 / hand s2: B5 T5 / hand s3: SB / knows s1: s2:B5 s2=0 s3=2"),
    (SMALL, "seats: 3 / hand s1: E5 / hand s2: B5 T5 / hand s3: SB / knows s1: s2+s3:SB s2=1 s3=1"),
    (SMALL, "seats: 3 / hand s1: E5 / hand s2: B5 B5 / hand s3: T5 SB / knows s1: s2:B5 s2+s3:B5 s2=1 s3=1"),
    (
        SMALL,
        "seats: 3 / hand s1: E5 / hand s2: B5 SB / hand s3: B5 SB / out: OO / knows s1: s2+s3:B5 s2+s3:B5 s2=1 s3=1",
    ),
    (SMALL, "seats: 2 / hand s1: E5 FA5 / hand s2: B5 T5 SB / knows s1: s2:T5 s2=1"),
    (SMALL, "seats: 2 / hand s1: B5 / hand s2: T5 T5 / knows *: s1:B5 s1=0 s2=1 / leftovers: FA5 E5"),
    (SMALL, f"{FOUR} / knows s1: s2+s3:B5 s3+s4:T5 s2=1 s3=1 s4=1"),
    (SMALL, f"{FOUR} / knows s1: s2+s3:FA5 s3+s4:SB s2=1 s3=2 s4=1"),
    (SMALL, f"{FOUR} / knows s1: s2+s3:T5 s3+s4:T5 s2=2 s3=2 s4=1"),
    (SMALL, f"{FOUR} / knows s1: s2+s3:B5 s3+s4:T5 s2+s3+s4:SB s2+s4:FA5 s2=0 s3=1 s4=1"),
    (SMALL, f"{FOUR} / knows s1: s2+s3:SB s3+s4:SB s2=1 s3=1 s4=1"),
    (COPIES, "seats: 4 / hand s1: E5 / hand s2: T5 B5 / hand s3: T5 SB / hand s4: T5 / knows s1: s2+s3:T5 s3+s4:T5"),
    (COPIES, "seats: 4 / hand s1: E5 / hand s2: B5 B5 / hand s3: T5 T5 / hand s4: SB / knows s1: s2+s3:T5 s3+s4:T5"),
    (COPIES, "seats: 4 / hand s1: B5 SB / hand s2: T5 B5 / hand s3: T5 E5 / hand s4: T5 / knows s1: s2+s3:T5 s3+s4:T5"),
]


@pytest.mark.parametrize(("deck", "position"), CASES)
@pytest.mark.parametrize(("draw", "worlds"), [(GAME.sample, 6_000), (sample_by_counting, 2_000)])
def test_all_worlds_are_equally_likely(
    deck: Deck, position: str, draw: Callable[[View, Rng], State], worlds: int
) -> None:
    """A chi-square test against an enumeration of all assignments."""
    tiny = table(deck, position)
    seat = None if "knows *" in position else 0
    view = GAME.view(tiny.state, seat)
    expected = all_worlds(view, deck)
    assert len(expected) > 1
    rng = Rng(7)
    found = Counter(places(draw(view, rng), view) for _ in range(worlds))
    assert set(found) <= set(expected), "an impossible world"
    total = sum(expected.values())
    grouped: Counter[str] = Counter()
    wanted: Counter[str] = Counter()
    for world, ways in expected.items():
        hands = "|".join(world[:-1])  # the order of the pile is tested apart
        wanted[hands] += ways
        grouped[hands] += found[world]
    square = sum((grouped[hands] - worlds * n / total) ** 2 / (worlds * n / total) for hands, n in wanted.items())
    freedom = len(wanted) - 1
    assert square < freedom + 4 * sqrt(2 * freedom) + 4, (square, freedom)


def test_the_pile_lies_in_any_order() -> None:
    tiny = table(SMALL, "seats: 2 / hand s1: E5 FA5 B5 / hand s2: B5 T5 T5 / knows s1: s2:B5 s2:T5 s2:T5 s2=0")
    view = GAME.view(tiny.state, 0)
    rng = Rng(3)
    found = Counter(places(GAME.sample(view, rng), view)[-1] for _ in range(3_000))
    assert set(found) == {"SB SB OO", "SB OO SB", "OO SB SB"}
    assert all(abs(count - 1_000) < 150 for count in found.values())


def test_worlds_satisfy_what_is_known() -> None:
    """The view comes back, the memory of the viewer is true in the world, and it is seldom the real one."""
    rng = Rng(1)
    different = samples = 0
    for seats in (2, 3, 5):
        state = match(seats, 40 + seats).state
        while not state.over and state.turns < 40:
            playout(state, rng, 97)
            for seat in [*range(seats), None]:
                view = GAME.view(state, seat)
                world = GAME.sample(view, rng)
                again = GAME.view(world, seat)
                assert msgspec.structs.replace(view, known=None) == again
                assert world.memory is None
                _is_true_in(state, world, seat)
                samples += 1
                different += places(world, view) != places(state, view)
    assert different > samples * 0.9


def _is_true_in(state: State, world: State, seat: int | None) -> None:
    trial = state.copy().memory
    assert trial is not None
    viewer = state.seats if seat is None else seat
    memory = trial.own()
    for other in range(state.seats + 1):
        if other != viewer:
            memory.facts[other] = memory.facts[other][:0]
            for hand in range(state.seats):
                memory.specials[other * 5 + hand] = 99
    world.memory = memory
    check_knowledge(world)
    world.memory = None
    check(GAME, world)


def test_tight_facts_have_a_way_out(chefs: type[ChefTable]) -> None:
    """Where no try succeeds, all ways to deal are counted."""
    hand = "T5 T5 T5 T5 T10 T10 T10 T10 E5 E5"
    tight = chefs(
        f"seats: 3 / step: swap / only pile: / hand s1: B5 / hand s2: {hand}"
        "/ hand s3: SB SB SB SB SV SV SV SV SG SG SG SG / knows s1: s2=0 s3=12"
    )
    view = tight.view("s1")
    for seed in range(5):
        world = GAME.sample(view, Rng(seed))
        assert all(kind < 35 for kind in world.hand(1))
        assert world.sizes[2] == 12


def test_tight_facts_that_take_the_room_of_specials(chefs: type[ChefTable]) -> None:
    """A known pie card cannot be in the hand that must hold all the specials."""
    tight = chefs(
        "seats: 3 / step: swap / only pile: / hand s1: B5 / hand s2: T5 T5 T5 T5 T10 T10 T10 T10 E5 E5"
        "/ hand s3: SB SB SB SB SV SV SV SV SG SG SG SG / knows s1: s2+s3:E5 s2=0 s3=12"
    )
    for seed in range(5):
        world = GAME.sample(tight.view("s1"), Rng(seed))
        assert CODES.index("E5") in world.hand(1)
        assert all(kind >= 35 for kind in world.hand(2))


def test_many_facts_about_one_kind() -> None:
    deck = small_deck(T5=9, E5=2, B5=2)
    hands = "hand s1: B5 / hand s2: T5 T5 T5 T5 / hand s3: T5 T5 T5 E5 / hand s4: T5 E5"
    facts = "s2:T5 s2:T5 s2+s3:T5 s2+s3:T5 s3+s4:T5 s3+s4:T5 s2+s4:T5"
    view = table(deck, f"seats: 4 / {hands} / knows s1: {facts}").view("s1")
    rng = Rng(5)
    for _ in range(50):
        world = GAME.sample(view, rng)
        assert is_possible(view, {seat: GAME.view(world, seat).hand for seat in (1, 2, 3)})


def test_a_view_that_cannot_be_true_is_told(chefs: type[ChefTable]) -> None:
    false = chefs(
        "seats: 3 / step: swap / only pile: / hand s1: B5 / hand s2: SB T5 / hand s3: E5 / knows s1: s2=0 s3=0"
    )
    with pytest.raises(RuntimeError, match="no world in which this view is true"):
        GAME.sample(false.view("s1"), Rng(1))
