"""Worlds drawn from a view: possible, different, and all equally likely (PG-K10 to PG-K12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement, permutations
from math import comb, sqrt

import msgspec
import pytest

from bakehouse import Rng
from bakehouse.games.the_pie_game import GAME
from bakehouse.games.the_pie_game.cards import Deck, unpacked
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.view import View
from tests.games.the_pie_game.invariants import check_invariants
from tests.games.the_pie_game.table import PieTable, small_deck

# 19 cards for two players: small enough to count every world, with every class of Fudge card in it.
DECK = small_deck(
    {"APP": 3, "BAN": 3, "CHE": 3, "CIN": 2, "PEC": 3},
    ["APP BAN CHE CIN PEC", "APP BAN CHE CIN PEC", "PEC CIN CHE BAN APP"],
    F2=1,
    FL=1,
    FT=1,
    PL=2,
)
NEEDED = {"F2": 2, "FA": 2, "FL": 1, "FT": 3, "DL": 3, "DR": 3}  # the freedom that an open card needs
WORLDS = 4_000


def table(position: str, **options: str | int) -> PieTable:
    agreed = " ".join(f"{name}={value}" for name, value in {"deck": "custom", **options}.items())
    state = GAME.position(f"seats: 2\ncards: {DECK.digest}\noptions: {agreed}\n" + position.replace("/", "\n"))
    return PieTable(state)


def view_of(table: PieTable, seat: int | None) -> View:
    return GAME.view(table.state, seat)


# -- Counting worlds by brute force ------------------------------------------


def unseen(view: View, deck: Deck) -> Counter[str]:
    """The cards that may lie anywhere: neither seen nor surely held."""
    pool = Counter({code: int(n) for code, n in zip(deck.codes, deck.copies, strict=True)})
    pool.subtract([*view.hand, *view.discard, *["FL"] * len(view.fronts)])
    assert view.known is not None
    for hand in view.known.hands:
        pool.subtract(hand.sure)
    return +pool


def freedoms(view: View, seat: int) -> list[int]:
    assert view.known is not None
    hand = view.known.hands[seat]
    return [0] * hand.no_fudge + [1] * hand.lose_turn_at_most + [2] * hand.not_immediate + [3] * hand.anything


def weight(cards: tuple[str, ...], places: list[int], pool: Counter[str]) -> int:
    """In how many ways these kinds can lie in the open places: which copies, and in which order."""
    ways = 1
    for code, count in Counter(cards).items():
        ways *= comb(pool[code], count)
    fitting = sum(
        all(NEEDED.get(code, 0) <= freedom for code, freedom in zip(order, places, strict=True))
        for order in permutations(cards)
    )
    return ways * fitting


def is_pie(cards: list[str], needs: set[str]) -> bool:
    return len(cards) == 5 and sum(card == "PL" for card in cards) + len(needs & set(cards)) == 5


def expected_hands(view: View, seat: int, allowed: Callable[[list[str]], bool]) -> dict[str, float]:
    """The chance of each hidden hand of the other seat, by the law."""
    pool = unseen(view, DECK)
    places = freedoms(view, seat)
    assert view.known is not None
    sure = view.known.hands[seat].sure
    weights: dict[str, float] = {}
    for cards in combinations_with_replacement(sorted(pool), len(places)):
        if all(count <= pool[code] for code, count in Counter(cards).items()):
            hand = sorted([*cards, *sure])
            if allowed(hand):
                weights[" ".join(hand)] = weight(cards, places, pool)
    total = sum(weights.values())
    return {hand: ways / total for hand, ways in weights.items() if ways}


def sampled(view: View, fact: Callable[[State], str], worlds: int = WORLDS) -> Counter[str]:
    rng = Rng(4711)
    return Counter(fact(GAME.sample(view, rng)) for _ in range(worlds))


def hand_of(seat: int) -> Callable[[State], str]:
    return lambda state: " ".join(sorted(state.deck.codes[kind] for kind in unpacked(state.hands[seat])))


def assert_fits(counts: Counter[str], expected: dict[str, float]) -> None:
    """Chi-square; rare outcomes are counted together. The bound is passed once in 30,000 honest runs."""
    total = sum(counts.values())
    assert set(counts) <= set(expected), set(counts) - set(expected)
    statistic, cells = 0.0, 0
    rare_seen, rare_expected = 0, 0.0
    for outcome, chance in expected.items():
        if chance * total < 6:
            rare_seen += counts[outcome]
            rare_expected += chance * total
        else:
            statistic += (counts[outcome] - chance * total) ** 2 / (chance * total)
            cells += 1
    if rare_expected >= 6:
        statistic += (rare_seen - rare_expected) ** 2 / rare_expected
        cells += 1
    freedom = cells - 1
    assert freedom > 0
    # Wilson and Hilferty: the cube root of a chi-square is nearly normal.
    z = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    assert z < 4, f"chi-square {statistic:.1f} with {freedom} degrees of freedom"


def no_pie(hand: list[str]) -> bool:
    return not is_pie(hand, {"APP", "BAN", "CHE", "CIN", "PEC"})


def asked_at_start(hand: list[str]) -> bool:
    """Nobody who is asked at the start of a turn holds "lose one turn" as the only Fudge kind."""
    fudge = {card for card in hand if card in NEEDED}
    return no_pie(hand) and fudge != {"FL"}


# -- Uniform on a tiny deck --------------------------------------------------


def test_nothing_is_known() -> None:
    """Seat 0 is on turn and has seen its own hand and one card."""
    view = view_of(table("hand 0: APP APP BAN PEC PL / hand 1: BAN CHE CHE F2 FT / discard: CIN"), 0)
    assert_fits(sampled(view, hand_of(1)), expected_hands(view, 1, no_pie))


def test_the_other_seat_is_about_to_begin() -> None:
    position = "turn: 1 / hand 0: APP APP BAN PEC PL / hand 1: BAN CHE CHE F2 FL / discard: CIN"
    view = view_of(table(position), 0)
    assert view.step == "turn"
    assert_fits(sampled(view, hand_of(1)), expected_hands(view, 1, asked_at_start))


def test_after_a_normal_turn() -> None:
    """Seat 1 took a card, which it surely holds; the others are no Fudge cards."""
    game = table("turn: 1 / hand 0: APP APP BAN PEC PL / hand 1: BAN CHE CHE PEC PL / discard: BAN")
    game.play("1: t", "1: xPEC")
    view = view_of(game, 0)
    assert view.known is not None
    assert view.known.hands[1].sure == ["BAN"]
    assert_fits(sampled(view, hand_of(1)), expected_hands(view, 1, no_pie))


def test_before_the_discard() -> None:
    """Six cards: five of them no Fudge cards, and the one that was drawn is not immediate."""
    game = table("turn: 1 / hand 0: APP APP BAN PEC PL / hand 1: BAN CHE CHE PEC PL / discard: CIN / deck: F2")
    game.play("1: d")
    view = view_of(game, 0)
    assert freedoms(view, 1) == [0, 0, 0, 0, 0, 2]
    assert_fits(sampled(view, hand_of(1)), expected_hands(view, 1, lambda hand: True))
    drawn = sampled(view, lambda state: state.deck.codes[state.drawn])
    pool = unseen(view, DECK)
    # The drawn card is any of the unseen ones that is not immediate; then the other places are filled.
    plain = sum(count for code, count in pool.items() if code not in NEEDED)
    ways = {code: count * (plain if code in NEEDED else plain - 5) for code, count in pool.items() if code != "FT"}
    total = sum(ways.values())
    assert_fits(drawn, {code: way / total for code, way in ways.items()})


def test_after_a_refill_and_a_lost_turn() -> None:
    """Every kind of knowledge about one hand."""
    position = "hand 0: APP APP BAN PEC PL / hand 1: BAN CHE FL PEC FT / discard: CIN / knows 0: 1=PEC+clna"
    view = view_of(table(position), 0)
    assert_fits(sampled(view, hand_of(1)), expected_hands(view, 1, no_pie))


def test_the_order_of_the_draw_pile() -> None:
    """PG-K10: unknown to everybody, so every unseen card is on top equally often."""
    view = view_of(
        table("hand 0: APP APP BAN PEC PL / hand 1: BAN CHE CHE F2 FT / discard: CIN / knows 0: 1=F2+aaaa"), 0
    )
    tops = sampled(view, lambda state: state.deck.codes[state.pile[state.left - 1]])
    bottoms = sampled(view, lambda state: state.deck.codes[state.pile[0]])
    pool = unseen(view, DECK)
    expected = {code: count / sum(pool.values()) for code, count in pool.items()}
    # A pie in the hidden hand is rejected, which hardly changes the chances of the pile.
    assert_fits(tops, expected)
    assert_fits(bottoms, expected)


def test_a_spectator_samples_both_hands() -> None:
    """Two hidden hands: the number of Apples in each, against the count by brute force."""
    deck = small_deck({"APP": 4, "BAN": 14}, ["APP BAN"] * 2)
    text = f"seats: 2\ncards: {deck.digest}\noptions: deck=custom\nhand 0: APP APP BAN BAN BAN\ndiscard: BAN"
    state = GAME.position(text)
    view = GAME.view(state, None)
    apple = deck.kinds["APP"]

    def apples(world: State) -> str:
        return " ".join(str(list(unpacked(hand)).count(apple)) for hand in world.hands)

    weights = {
        f"{first} {second}": comb(5, first) * comb(5, second) * comb(7, 4 - first - second)
        for first in range(5)
        for second in range(5 - first)
    }
    expected = {outcome: ways / sum(weights.values()) for outcome, ways in weights.items()}
    assert_fits(sampled(view, apples), expected)


def test_recipes_are_equally_likely_but_for_pies() -> None:
    """PG-K11 and PG-K8e together: with this hand the other two recipes would have been baked."""
    deck = small_deck(
        {"APP": 4, "BAN": 4, "CHE": 4, "CIN": 4, "PEC": 4, "EGG": 4},
        ["APP BAN CHE CIN PEC", "EGG BAN CHE CIN PEC", "APP BAN CHE CIN EGG", "APP EGG CHE CIN PEC"],
    )
    hand = "APP BAN CHE CIN PEC"
    text = f"seats: 2\ncards: {deck.digest}\noptions: deck=custom\nhand 0: APP APP BAN BAN EGG\nrecipe 0: R02\n"
    text += f"hand 1: {hand}\nrecipe 1: R03\ndiscard: EGG\nknows 0: 1={hand.replace(' ', ',')}+"
    view = GAME.view(GAME.position(text), 0)
    recipes = sampled(view, lambda state: state.deck.recipe_codes[state.recipes[1]])
    assert_fits(recipes, {"R03": 1 / 2, "R04": 1 / 2})


def test_hidden_commits_are_any_kind_of_the_hand() -> None:
    """By kinds, not by cards: two Cherries are one choice."""
    hands = "hand 0: APP APP BAN PEC PL / hand 1: BAN CHE CHE F2 FL / knows 0: 1=BAN,CHE,CHE,F2,FL+"
    game = table(f"{hands} / discard: CIN / deck: FT")
    game.play("0: d", "1: gCHE")
    view = view_of(game, 0)
    assert view.chosen == [1]
    commits = sampled(view, lambda state: state.deck.codes[state.commit_of(1)])
    assert_fits(commits, dict.fromkeys(["BAN", "CHE", "F2", "FL"], 1 / 4))


# -- Every world is possible -------------------------------------------------


def without_memory(view: View) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(view, known=None))


@pytest.mark.parametrize("trade", ["each_chooses", "blind_draw", "offer_first"])
@pytest.mark.parametrize("bake_when", ["any_time", "own_turn"])
def test_worlds_give_the_view_back(trade: str, bake_when: str) -> None:
    """And they differ from the truth, obey all invariants, and can be played on."""
    rng = Rng(5)
    state = GAME.deal(4, 12, {"trade": trade, "bake_when": bake_when, "natural_pie": "own_first_turn"})
    other = samples = 0
    for number in range(900):
        seat = state.actors[rng.below(len(state.actors))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        if number % 30:
            continue
        for viewer in (None, 0, 1, 2, 3):
            view = GAME.view(state, viewer)
            world = GAME.sample(view, rng)
            assert without_memory(GAME.view(world, viewer)) == without_memory(view)
            check_invariants(world)
            samples += 1
            other += list(world.hands) != list(state.hands)  # type: ignore[attr-defined]
            again = GAME.sample(GAME.view(world, viewer), rng)  # a view without memory
            assert without_memory(GAME.view(again, viewer)) == without_memory(view)
            check_invariants(again)
            for _ in range(12):
                if not again.over:
                    again.play(again.actors[0], again.legal(again.actors[0])[0])
    assert other > 0.95 * samples


def test_a_finished_match_has_worlds_too(pie_game: type[PieTable]) -> None:
    game = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT / knows *: 0=APP,CIN,FLK,WSU+a", target_pies=1)
    game.play("0: t", "0: xGRA")
    view = game.view("1")
    world = GAME.sample(view, Rng(1))
    assert world.over
    assert without_memory(GAME.view(world, 1)) == without_memory(view)
    rng = Rng(2)
    recipes = {GAME.view(GAME.sample(view, rng), 0).recipe for _ in range(300)}
    assert "R01" in recipes  # the truth is among them, although the hand is a pie


def test_an_offer_stands_in_the_partners_worlds(pie_game: type[PieTable]) -> None:
    game = pie_game("deck: FT", trade="offer_first")
    game.play("0: d", "0: >1", "0: gCOC")
    rng = Rng(2)
    for known in (True, False):
        view = game.view("1") if known else msgspec.structs.replace(game.view("1"), known=None)
        for _ in range(20):
            world = GAME.sample(view, rng)
            assert world.deck.codes[world.commit_of(0)] == "COC"
            assert GAME.view(world, 1).offer == "COC"
