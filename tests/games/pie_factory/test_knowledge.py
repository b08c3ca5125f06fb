"""Views and memory: who knows what (PF-K1 to PF-K13)."""

import msgspec
import pytest

from bakehouse import Rng
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.play import State
from bakehouse.games.pie_factory.view import Pie
from tests.contract.driver import audiences, random_moves
from tests.games.pie_factory.invariants import may_see
from tests.games.pie_factory.table import FactoryTable, Tables, all_out

LINE = "line: C07 F31 C09 C11 / "


@pytest.mark.scenario("PF-S22")
@pytest.mark.rule("PF-R49")
def test_who_knows_a_face_down_card(pie_factory: Tables) -> None:
    table = pie_factory(LINE + "hand A: F10 / hand B: C05 F33")
    table.play("A: draft 2 down pay F10", "B: play C05 down")
    assert [table.view(name).pies[0][0] for name in ("A", "B", None)] == [Pie("F31", down=True)] * 3
    assert table.view("B").pies[1][0] == Pie("C05", down=True, secret=True)
    assert [table.view(name).pies[1][0] for name in ("A", None)] == [Pie("??", down=True, secret=True)] * 2
    for viewer in ("A", None):
        assert "Ben plays a card face down (3 minutes)." in table.log(viewer)
        assert "Ben starts pie 1 with a card face down." in table.log(viewer)
        hidden = [event for event in table.events(viewer) if event.seat == 1]
        assert "C05" not in str(hidden)
        assert {event.args.get("minutes", 3) for event in hidden} == {3}  # not the five of the Flaky Crust
    assert "You play Flaky Crust face down (3 minutes)." in table.log("B")


@pytest.mark.scenario("PF-S65")
@pytest.mark.rule("PF-R47", "PF-R48", "PF-R50", "PF-R49")
def test_what_a_view_shows(pie_factory: Tables) -> None:
    table = pie_factory(
        "seats: 3 / order: C A B / turn: A / day: 2 / round: 3 / line: C07 - F31 C09 C11 / discard: C01 F12 / deck: T46"
        "/ hand A: F10 C05 / hand B: T27 T30 T32 / hand C: F33 / front C: F20V / drafted: yes"
        "/ pies A: [F14v, F15] [C04] / pies B: [T34V, F16] [T35v, F17, T43] / score A: T37 / score C: C06"
    )
    view = table.view("A")
    assert view.line == ["C07", None, "F31", "C09", "C11"]
    assert (view.order, view.day, view.round, view.acted) == ([2, 0, 1], 2, 3, 1)
    assert (view.discard, view.score) == (["C01", "F12"], [["T37"], [], ["C06"]])
    assert view.hand == ["C05", "F10"]
    assert view.hand_sizes == [2, 3, 1]
    assert view.deck_size == len(table.deck)
    assert view.pies[0] == [Pie("F14", down=True, secret=True, filling="F15"), Pie("C04"), None]
    assert view.pies[1][0] == Pie("T34", down=True, filling="F16")
    assert view.pies[1][1] == Pie("??", down=True, secret=True, filling="F17", topping="T43")
    shown = msgspec.json.encode(msgspec.structs.replace(view, known=None)).decode()
    hidden = [code for code in table.state.deck.codes if code not in may_see(table.game, table.state, 0)]
    assert {"T27", "T35", "F33", "T46"} <= set(hidden)
    assert not [code for code in hidden if f'"{code}"' in shown]
    assert set(table.known("A").unseen) == set(hidden)


@pytest.mark.rule("PF-R50", "PF-R49")
def test_spectators_see_what_is_public(pie_factory: Tables) -> None:
    """PF-K13."""
    view = pie_factory(LINE + "hand A: F10 / pies A: [F14v] / hand B: C05").view(None)
    assert (view.hand, view.hand_sizes, view.legal, view.own_hidden) == ([], [1, 1], [], [])
    assert view.pies[0][0] == Pie("??", down=True, secret=True)


# -- Cards that were seen going into a hand ------------------------------------


C05_IS_KNOWN = "knows *: A=C05 A:?,?,?,?,?;0;0; / deck: F33 F36 F24 F29 T47 / hand B: C06 / "


@pytest.mark.rule("PF-R8", "PF-R9", "PF-R60")
def test_after_a_face_down_play_it_is_in_hand_or_that_base(pie_factory: Tables) -> None:
    """PF-K5."""
    table = pie_factory(LINE + C05_IS_KNOWN + "hand A: C05 F10 F18")
    assert table.known("B").holdings[0].in_hand == ["C05"]
    table.play("A: play F10 down", "B: draw")
    holding = table.known("B").holdings[0]
    assert (holding.floating, holding.in_hand, holding.bases) == (["C05"], [], ["??", "??", "??"])
    assert sorted(way.bases[0] for way in holding.ways) == ["??", "C05"]
    table.play("A: play C05")  # it is shown: so it was in the hand
    holding = table.known("B").holdings[0]
    assert (holding.floating, len(holding.ways)) == ([], 1)


@pytest.mark.rule("PF-R58")
def test_a_hand_that_becomes_empty_shows_what_the_base_is(pie_factory: Tables) -> None:
    table = pie_factory(LINE + C05_IS_KNOWN + "hand A: C05 F10")
    table.play("A: play C05 down", "B: draw")
    assert table.known("B").holdings[0].bases == ["??", "??", "??"]
    table.play("A: draft 2 down pay F10")
    assert table.hand("A") == ""
    assert table.known("B").holdings[0].bases == ["C05", "??", "??"]
    assert table.view("B").pies[0][0] == Pie("??", down=True, secret=True)  # the view shows no conclusions


@pytest.mark.rule("PF-R60")
def test_known_cards_that_fill_the_hand(pie_factory: Tables) -> None:
    """The base is one of them, also after other cards came into the hand."""
    table = pie_factory(LINE + C05_IS_KNOWN + "hand A: C05")
    table.play("A: play C05 down", "B: draw", "A: draw", "B: draw")
    holding = table.known(None).holdings[0]
    assert (holding.bases[0], len(holding.ways)) == ("C05", 1)


@pytest.mark.rule("PF-R60")
def test_two_known_cards_and_one_base(pie_factory: Tables) -> None:
    table = pie_factory(
        LINE + "hand A: C05 F10 / hand B: C06 / deck: F33 F36 F24 / knows *: A=C05,F10 A:?,?,?,?,?;0;0;"
    )
    table.play("A: play F10 down", "B: draw", "A: draw", "B: draw")
    ways = table.known("B").holdings[0].ways
    assert sorted(way.bases[0] for way in ways) == ["C05", "F10"]  # not the card drawn since


# -- Day two -------------------------------------------------------------------


def day_two(**options: str | int) -> FactoryTable:
    """Day two begins: the deck is exactly what was discarded."""
    table = FactoryTable(
        all_out("line: C07 C08 C09 C11 / hand A: F10 F12 / hand B: C05 C06 / pies B: [T27v] / discard:"), **options
    )
    table.play("A: draft 2 down pay F10", "B: draft 1")
    assert table.state.day == 2
    return table


@pytest.mark.rule("PF-66", "PF-R30", "PF-R48")
def test_the_deck_of_day_two_is_known_as_a_set() -> None:
    """PF-K8, PF-K9."""
    table = day_two()
    known = table.known("A")
    assert sorted(known.deck) == sorted(table.deck)
    assert sorted(set(known.unseen) - set(known.deck)) == ["C05", "C06", "T27"]  # B's hand and secret base, exactly
    world = FactoryTable(table.game.sample(table.view("A"), Rng(1)))  # type: ignore[arg-type]
    assert sorted([*world.hand("B").split(), world.pies("B")[1:4]]) == ["C05", "C06", "T27"]
    table.play("A: draw", "B: draw")
    assert [way.deck_cards for way in table.known("A").holdings[1].ways] == [1]
    assert [way.deck_cards for way in table.known(None).holdings[0].ways] == [1]


@pytest.mark.rule("PF-R60")
def test_on_day_two_a_drawn_card_is_told_from_an_old_one() -> None:
    """PF-K12: one card of the deck for each draw that has not been seen since."""
    table = day_two()
    table.play("A: draw", "B: draw", "A: draw")
    drawn = next(code for code in table.hand("B").split() if code not in ("C05", "C06"))
    table.play(f"B: play {drawn} down")
    ways = table.known("A").holdings[1].ways
    assert sorted((way.bases[2], way.deck_cards) for way in ways) == [("??", 1), ("deck", 0)]


FULL = "pies A: [C01, F12] [C02, F14] [C04, F16] / "


@pytest.mark.rule("PF-R8", "PF-R48")
def test_a_card_of_the_new_deck_that_returned_to_a_hand_is_no_deck_card_any_more(pie_factory: Tables) -> None:
    """PF-K8: it floats, as everybody saw."""
    position = "day: 2 / line: F10 C08 C09 C11 / hand B: C05 / deck: T27 T30 T32 / knows *: deck=F10,T27,T30,T32 /"
    table = pie_factory(all_out(position + FULL + "discard:"))
    assert table.known(None).deck == ["T27", "T30", "T32"]  # F10 lies in the line
    table.play("A: draft 1", "B: draw")
    assert table.known("B").holdings[0].floating == ["F10"]
    assert (table.line, table.hand("B")) == ("C08 C09 C11 T30", "C05 T27")
    assert table.known(None).deck == ["T27", "T32"]
    assert table.known("B").deck == ["T32"]
    assert table.known("B").unseen == ["F10", "T32"]


@pytest.mark.rule("PF-R29")
def test_an_empty_deck_on_day_one_tells_as_much(pie_factory: Tables) -> None:
    """PF-K10."""
    table = pie_factory(all_out(LINE + "hand A: F10 / hand B: C05 C06 / pies B: [T27v] / discard:"))
    assert sorted(table.known("A").unseen) == ["C05", "C06", "T27"]
    assert table.known("A").deck == []


@pytest.mark.rule("PF-R60", "PF-R8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deck_card_is_in_the_deck_or_was_drawn(game: PieFactory, seats: int) -> None:
    """PF-K8, PF-K9: as many as the deck has, and one for each draw that has not been seen since."""
    state = game.deal(seats, 7, {"max_pies": 2})
    returned = 0
    for _ in random_moves(game, state, Rng(seats)):
        for seat in audiences(state):
            view = game.view(state, seat)
            if view.day == 1 or view.known is None:
                continue
            drawn = [way for holding in view.known.holdings for way in holding.ways[:1]]
            held = sum(way.deck_cards + way.bases.count("deck") for way in drawn)
            assert len(view.known.deck) == view.deck_size + held
            returned += any(holding.floating for holding in view.known.holdings)
    assert returned > 20


# -- Options -------------------------------------------------------------------


@pytest.mark.rule("PF-R47", "PF-R62")
def test_closed_score_piles() -> None:
    position = "day: 2 / line: C01 C02 C04 - / discard: / score A: T32 F28 / score B: F25"
    table = FactoryTable(all_out(position), score_piles="closed")
    assert table.view("A").score == [["F28", "T32"], []]
    assert table.view("B").score == [[], ["F25"]]
    assert (table.view(None).score, table.view(None).score_sizes) == ([[], []], [2, 1])
    assert table.known(None).boxed == [["F28", "T32"], ["F25"]]
    world = table.game.sample(table.view("B"), Rng(1))
    assert isinstance(world, State)
    assert list(world.score) == list(table.state.score)
    table.play("A: draft 1", "B: pass")
    assert table.step == "grandma"
    assert table.view("B").score == [["C01", "F28", "T32"], ["F25"]]
    assert "Ben’s score pile is opened: Cherry." in table.log(None)


@pytest.mark.rule("PF-R48", "PF-R64")
def test_face_down_cards_that_stay_secret() -> None:
    position = "line: C07 F33 C09 C11 / pies A: [F14v, F15] [F31V] [T30v] / hand A: C05"
    table = FactoryTable(position, discards="face_down_stay_secret")
    table.play("A: box 1 2 3")
    assert (table.discard, table.hidden("A"), table.score("A")) == ("F31", "F14 T30", "F15")
    assert table.view("A").own_hidden == ["F14", "T30"]
    assert table.view("B").hidden_discards == [2, 0]
    assert {"F14", "T30"} <= set(table.known("B").unseen)
    assert not {"F14", "T30"} & set(table.known("A").unseen)
    assert "Ann discards a card face down." in table.log("B")
    assert "You discard Cherry face down." in table.log("A")
    assert "Discards: Chocolate; 2 more cards face down" in table.picture("B")


@pytest.mark.rule("PF-R64", "PF-R30")
def test_secret_discards_are_reshuffled_too() -> None:
    position = "line: C07 C08 C09 C11 / hand A: F10 / hand B: C05 C06 / pies B: [T27v] [T30v, F12] / discard:"
    table = FactoryTable(all_out(position), discards="face_down_stay_secret")
    table.play("A: draft 2 down pay F10", "B: box 1")
    assert (table.state.day, table.hidden("B")) == (2, "")
    assert {"T27", "T30", "F10", "F12"} <= set(table.deck + table.line.split())
    known = table.known("A")
    assert known.mixed
    assert "T27" not in known.deck
    assert not table.known("B").mixed
    assert sorted(table.known("B").deck) == sorted(table.deck)


@pytest.mark.rule("PF-R64")
def test_a_known_card_may_have_been_discarded_secretly() -> None:
    position = LINE + "hand A: C05 F10 / hand B: C06 / deck: F33 / knows A: / knows B: A=C05 A:?,?,?,?,?;0;0;"
    table = FactoryTable(position, discards="face_down_stay_secret")
    table.play("A: play F10 down", "B: draw", "A: box 1")
    ways = table.known("B").holdings[0].ways
    assert sorted((way.bases[0], way.hidden) for way in ways) == [("??", []), ("??", ["C05"])]


# -- Whole games ---------------------------------------------------------------


@pytest.mark.rule("PF-R60", "PF-R58")
def test_memory_only_grows_out_of_what_was_seen(game: PieFactory) -> None:
    """PF-I13: the knowledge of a seat is the same in two worlds that differ in hidden cards only."""
    state = game.deal(3, 12)
    assert isinstance(state, State)
    for number, _ in enumerate(random_moves(game, state, Rng(3), 200)):
        if number % 10 == 0:
            for seat in audiences(state):
                view = game.view(state, seat)
                world = game.sample(view, Rng(number))
                assert isinstance(world, State)
                world.memory = state.memory
                assert game.view(world, seat) == view
