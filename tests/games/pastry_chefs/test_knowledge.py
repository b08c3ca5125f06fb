"""What is public, what is private, and what everybody can work out for certain (PC-K1 to PC-K16)."""

import msgspec
import pytest

from bakehouse import Rng
from bakehouse.games.pastry_chefs.game import PastryChefs
from tests.games.pastry_chefs.invariants import check_knowledge
from tests.games.pastry_chefs.table import GAME, PastryTable, Tables, with_all_cards

ALL = ("N", "E", "S", "W", None)


def untouched(table: PastryTable) -> str:
    known = table.view(None).known
    assert known is not None
    return "".join(GAME.seat_name(seat) for seat in known.untouched)


@pytest.mark.scenario("PC-S47")
@pytest.mark.rule("PC-R40")
def test_an_answer_and_a_reveal_are_put_together(pastry_chefs: Tables) -> None:
    """PC-K8, PC-K11."""
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand E: 1s 2s 4c / hand W: 1d 1h / deck: 3d 4h / turn: N")
    table.play("N: draw N", "N: reveal #3 1", "N: ask E 2 #4")
    assert [table.known(name, "E", "#4") for name in ("N", "S", "W", None)] == [(0, 1)] * 4
    table.play("E: draw E", "E: reveal #4 1")
    assert [table.known(name, "E", "#4") for name in ("N", "S", "W", None)] == [(1, 2)] * 4


@pytest.mark.scenario("PC-S63")
@pytest.mark.rule("PC-R53", "PC-36")
def test_a_view_shows_what_lies_open_and_the_own_hand(pastry_chefs: Tables) -> None:
    """PC-K1, PC-K2."""
    table = pastry_chefs(
        "hand N: 1c 2c 3h / hand E: 1s 2s 3s / hand S: 4d / hand W: 4h 4h / X: 1d 2d / bakes: S=1c,2c,3c "
        "/ blocked: hearts #2 / deck: 2h / turn: N"
    )
    view = table.view("E")
    assert (view.hand, view.discard, view.baked[2]) == (["1s", "2s", "3s"], ["1d", "2d"], [["1c", "2c", "3c"]])
    assert (view.hand_sizes, view.deck_size) == ([3, 3, 1, 2], 34)
    assert (view.scores, view.points, view.blocked) == ([1, 0], [0, 0, 1, 0], ["hearts", "#2"])
    other = pastry_chefs(
        "hand N: 1c 3h 4h / hand E: 1s 2s 3s / hand S: 4h / hand W: 4d 2h / X: 1d 2d / bakes: S=1c,2c,3c "
        "/ blocked: hearts #2 / deck: 2c / turn: N"
    )
    assert msgspec.json.encode(other.view("E")) == msgspec.json.encode(view)


@pytest.mark.rule("PC-36", "PC-R52", "PC-R53")
def test_spectators_and_partners_see_no_hand(game: PastryChefs) -> None:
    """PC-K16: a card code of a hand is in nobody's view or events but the holder's."""
    table = PastryTable("hand N: 1c 1c / hand E: 2d 2d / hand S: 3h 3h / hand W: 4s 4s / deck: 1c / turn: N")
    table.play("N: draw N", "N: stop", "N: reveal clubs 1")
    own = {"N": "1c", "E": "2d", "S": "3h", "W": "4s"}
    for name in ALL:
        sent = msgspec.json.encode([table.view(name), table.events(name)]).decode()
        assert {holder for holder, code in own.items() if f'"{code}"' in sent} == ({name} & set(own))


@pytest.mark.rule("PC-36", "PC-R52")
def test_there_are_no_words_beside_the_moves(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1h 2h / turn: N")
    table.no_move("N: I hold two hearts", "is no move of Pastry Chefs")
    table.no_move("N: draw S please", "is no move of Pastry Chefs")


def test_dealt_hands_hold_no_pastry_until_they_change(pastry_chefs: Tables) -> None:
    """PC-K4."""
    dealt = GAME.view(GAME.deal(4, 2), None).known  # type: ignore[attr-defined]
    assert dealt.untouched == [0, 1, 2, 3]
    table = pastry_chefs("hand N: 1c 2c 4h / hand E: 1d 2d / hand S: 3c / untouched: N E S W / deck: 4d 3s / turn: N")
    table.play("N: draw S", "S: reveal #4 1", "N: stop", "N: noask")
    assert untouched(table) == "NEW"
    table.play("E: move 1 2d E>W", "E: reveal #3 1")
    assert untouched(table) == "N"


@pytest.mark.rule("PC-28")
def test_a_reveal_of_one_card_of_two(pastry_chefs: Tables) -> None:
    """PC-K5: exactly one of the two is a club, and the other is none."""
    table = pastry_chefs("hand E: 1s 2s / deck: 4c 1h / turn: N")
    table.play("N: draw N", "N: second", "N: reveal clubs 1")
    expected = {"clubs": (1, 1), "hearts": (0, 1), "#4": (0, 2), "4c": (0, 1), "1h": (0, 1)}
    for name in ("E", "S", "W", None):
        assert {word: table.known(name, "N", word) for word in expected} == expected


def test_a_reveal_of_both_cards(pastry_chefs: Tables) -> None:
    """PC-K5: with j = c all match."""
    table = pastry_chefs("hand E: 1s 2s / deck: 4c 4h / turn: N")
    table.play("N: draw N", "N: second", "N: reveal #4 2")
    expected = {"#4": (2, 2), "#1": (0, 0), "clubs": (0, 2), "4c": (0, 2), "1c": (0, 0)}
    assert {word: table.known("E", "N", word) for word in expected} == expected


def test_a_full_reveal_tells_suit_and_number(pastry_chefs: Tables) -> None:
    """PC-K5."""
    table = pastry_chefs("hand E: 1s 2s / deck: 4c 1h / turn: N")
    table.play("N: draw N", "N: second", "N: reveal 4c 1")
    expected = {"4c": (1, 1), "clubs": (1, 2), "#4": (1, 2), "1c": (0, 1), "hearts": (0, 1)}
    assert {word: table.known(None, "N", word) for word in expected} == expected


def test_a_carried_out_move_tells_what_was_there_and_what_went(pastry_chefs: Tables) -> None:
    """PC-K6: seen by N, who announced it, and by W and spectators."""
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h 2c / hand S: 1s 2s / hand W: 1d 2d / turn: N")
    table.play("N: move 2 hearts E>S")
    assert [table.known(name, "E", "hearts") for name in ("N", "S", "W", None)] == [(2, 4)] * 4
    table.play("E: give 1h,3h")
    for name in ("N", "W", None):
        assert (table.known(name, "E", "hearts"), table.known(name, "S", "hearts")) == ((0, 2), (2, 4))
        assert (table.known(name, "S", "1h"), table.known(name, "S", "spades")) == ((0, 3), (0, 2))


@pytest.mark.rule("PC-R14")
def test_giver_and_receiver_know_the_cards(pastry_chefs: Tables) -> None:
    """PC-K9."""
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h 2c / hand S: 1s 2s / hand W: 1d 2d / turn: N")
    table.play("N: move 2 hearts E>S", "E: give 1h,3h")
    assert (table.known("E", "S", "1h"), table.known("E", "S", "3h")) == ((1, 3), (1, 3))
    assert (table.known("E", "S", "4h"), table.known("S", "E", "#1")) == ((0, 2), (0, 2))
    assert table.known("S", "E", "1h") == (0, 2)


@pytest.mark.parametrize(("move", "given", "least"), [("spades", "1s", 1), ("#1", "1s", 0), ("hearts", "1h", 0)])
def test_that_knowledge_lasts_until_the_cards_may_have_moved_on(
    pastry_chefs: Tables, move: str, given: str, least: int
) -> None:
    """PC-K9: E once gave the 1h to S; N now moves a card from S to W."""
    table = pastry_chefs("hand N: 1c 2c / hand S: 1h 1s 2s / hand W: 1d 2d / knows E: S:1h=1-3 / turn: N")
    table.play(f"N: move 1 {move} S>W", f"S: give {given}")
    assert table.known("E", "S", "1h")[0] == least


@pytest.mark.rule("PC-R16")
def test_a_failed_move_bounds_the_hand_from_above(pastry_chefs: Tables) -> None:
    """PC-K7."""
    table = pastry_chefs("hand N: 4c 2d 1s / hand W: 3h 1c 2c 4d / turn: N")
    table.play("N: move 3 clubs W>S")
    assert table.known(None, "W", "clubs") == (0, 2)


@pytest.mark.rule("PC-57")
def test_answers_bound_the_hand(pastry_chefs: Tables) -> None:
    """PC-K8."""
    for count, bounds in ((2, (2, 4)), (3, (0, 2))):
        table = pastry_chefs("hand N: 4c 2d 1s 4s / hand W: 3h 1c 2c 4d / deck: 4d / turn: N")
        table.play("N: draw N", "N: reveal #4 1", f"N: ask W {count} clubs")
        assert [table.known(name, "W", "clubs") for name in ("N", "E", "S", None)] == [bounds] * 4


def test_what_comes_from_the_discard_pile_is_known_to_all(pastry_chefs: Tables) -> None:
    """PC-K10."""
    table = pastry_chefs("hand N: 4c 2d 1s / hand S: 3h 1c / X: 2h 4h / turn: N")
    table.play("N: move 1 2h X>S")
    for name in ("N", "E", "W", None):
        assert (table.known(name, "S", "2h"), table.known(name, "S", "hearts")) == ((1, 3), (1, 3))


def test_what_goes_to_the_discard_pile_is_known_to_all(pastry_chefs: Tables) -> None:
    """PC-K10."""
    table = pastry_chefs("hand S: 3h 1c 1c 2h / knows W: S:2h=1-3 S:hearts=1-2 / turn: S")
    table.play("S: move 1 2h S>X")
    assert (table.known("W", "S", "2h"), table.known("W", "S", "hearts")) == ((0, 2), (0, 1))


def test_bounds_by_other_attributes_follow(pastry_chefs: Tables) -> None:
    """PC-K11: what matches something else may have gone, or come, too."""
    table = pastry_chefs(
        "hand E: 3h 3h 4h / hand S: 1s 2s / knows W: E:#4=1-1 E:#3=2-2 S:#4=0-0 S:#3=0-0 S:clubs=0-1 / turn: S"
    )
    table.play("S: move 1 hearts E>S", "E: give 3h")
    known = {word: (table.known("W", "E", word), table.known("W", "S", word)) for word in ("#4", "#3", "clubs")}
    assert known == {"#4": ((0, 1), (0, 1)), "#3": ((1, 2), (0, 1)), "clubs": ((0, 2), (0, 1))}


def test_after_a_reshuffle_the_deck_is_known(pastry_chefs: Tables) -> None:
    """PC-K12."""
    table = pastry_chefs(
        with_all_cards("hand W: / hand N: 1d 2d 3h 3s / hand E: 1s 2s / X: 4c 4d 4h / turn: N", "hand W")
    )
    table.play("N: draw E")
    codes = table.state.deck.codes
    for name in ("N", "S", "W", None):
        known = table.view(name).known
        assert known is not None
        assert {codes[kind]: most for kind, most in enumerate(known.deck_most) if most} == {"4c": 1, "4d": 1, "4h": 1}
    known = table.view("E").known
    assert known is not None
    assert sum(known.deck_most) == 2  # E has seen which one is gone


@pytest.mark.rule("PC-R42")
@pytest.mark.parametrize("seed", range(4))
def test_after_a_reshuffle_everybody_knows_what_can_have_been_drawn(pastry_chefs: Tables, seed: int) -> None:
    """PC-K12: E draws one of 4c 4d 4h, so a four and no spade, and the suit that E names tells the card."""
    table = pastry_chefs(
        with_all_cards("hand W: / hand N: 1d 2d 3h 3s / hand E: 1s 2s / X: 4c 4d 4h / turn: N", "hand W")
        + f" / seed: {seed}"
    )
    table.play("N: draw E")
    card = next(code for code in table.hand("E").split() if code[0] == "4")
    suit = {"c": "clubs", "d": "diamonds", "h": "hearts"}[card[1]]
    table.play(f"E: reveal {suit} 1")
    expected = {"#4": (1, 3), "#1": (0, 2), "spades": (0, 2), "4s": (0, 2), f"1{card[1]}": (0, 2), card: (1, 3)}
    for name in ("N", "S", "W", None):
        assert {word: table.known(name, "E", word) for word in expected} == expected
        known = table.view(name).known
        assert known is not None
        assert known.deck_most[table.state.deck.kinds[card]] == 0
    check_knowledge(table.state)


@pytest.mark.rule("PC-28", "PC-R42")
def test_of_two_cards_out_of_a_known_deck_both_are_known(pastry_chefs: Tables) -> None:
    """PC-K12: of 4c 4c 1h, whoever has exactly one club has the 1h as well; whoever has two has both 4c."""
    for seed in range(6):
        table = pastry_chefs(
            with_all_cards("hand W: / hand N: 1d / hand E: 1s 2s / X: 4c 4c 1h / turn: N", "hand W")
            + f" / seed: {seed}"
        )
        table.play("N: draw N", "N: second")
        clubs = table.hand("N").split().count("4c")
        table.play(f"N: reveal clubs {clubs}")
        assert table.known("E", "N", "4c")[0] == clubs
        assert table.known("E", "N", "1h") == (2 - clubs, 1 + 2 - clubs)
        check_knowledge(table.state)


@pytest.mark.rule("PC-R43")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_drawn_before_the_reshuffle_tells_nothing_about_the_new_deck(pastry_chefs: Tables, seed: int) -> None:
    """PC-K12: N draws the 4c from the old deck, then one of 4c 4d 4h; "4c 1" leaves open which of the two it is."""
    table = pastry_chefs(
        with_all_cards("hand W: / hand N: 1d / hand E: 1s 2s / X: 4c 4d 4h / deck: 4c / turn: N", "hand W")
        + f" / seed: {seed}"
    )
    table.play("N: move 1 1d N>S")
    count = table.hand("N").split().count("4c")
    table.play(f"N: reveal 4c {count}")
    known = table.view("E").known
    assert known is not None
    assert known.deck_most[table.state.deck.kinds["4c"]] == 2 - count
    check_knowledge(table.state)


def test_with_an_empty_deck_the_rest_is_in_the_other_hands(pastry_chefs: Tables) -> None:
    """PC-K13."""
    table = pastry_chefs(with_all_cards("hand W: / hand N: 1d 2d / hand E: 1s 2s / X: 4c / turn: N", "hand W"))
    world = PastryTable(GAME.sample(table.view("N"), Rng(1)))  # type: ignore[arg-type]
    held = sorted(" ".join(world.hand(name) for name in "ESW").split())
    assert held == sorted(" ".join(table.hand(name) for name in "ESW").split())


def test_a_bake_proves_the_cards_and_no_bake_proves_nothing(pastry_chefs: Tables) -> None:
    """PC-K14."""
    table = pastry_chefs("hand N: 1c 2c 3c 4d 4h / hand E: 1d 2d 3d 4s / turn: N")
    assert table.known("S", "N", "clubs") == (0, 5)
    table.play("N: bake 1c,2c,3c")
    assert table.known("S", "N", "clubs") == (0, 2)
    table.play("E: move 1 4s E>N")  # although E could have baked
    assert table.known("S", "E", "diamonds") == (0, 3)


def test_the_drawer_knows_what_left_the_deck(pastry_chefs: Tables) -> None:
    """PC-K2: its own draws, before and after the Reveal."""
    table = pastry_chefs("hand N: 1c 2c 3h 3s / hand E: 1d 2d / deck: 4c / turn: N")
    table.play("N: draw N")
    kind = table.state.deck.kinds["4c"]
    deck_most = {name: table.view(name).known.deck_most[kind] for name in ALL}  # type: ignore[union-attr]
    assert deck_most == {"N": 2, "E": 3, "S": 3, "W": 3, None: 3}
    table.play("N: reveal 4c 1")
    deck_most = {name: table.view(name).known.deck_most[kind] for name in ALL}  # type: ignore[union-attr]
    assert set(deck_most.values()) == {2}
