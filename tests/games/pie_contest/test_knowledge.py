"""What each seat may know, and what it remembers."""

import pytest

from tests.contract.driver import bytes_for
from tests.games.pie_contest.table import GAME, ContestTable, Tables, action, contest_with


@pytest.mark.scenario("CO-S57")
@pytest.mark.rule("CO-R16")
def test_a_rivals_view(contest: Tables) -> None:
    table = contest("hand 0: lemons cane-sugar / hand 1: honey / pantry: ginger / turn: 1")
    before = table.state.left
    table.play("1: -", "0: P:lemons")
    view = table.view("1")
    assert view.hand_sizes[0] == 2
    assert view.pantry_size == before - 2  # seat 0 and, by now, seat 3 have drawn
    assert [card.code for card in view.kitchens[0]] == ["lemons"]
    assert view.hand == ["honey"]
    assert "ginger" not in str(view)
    assert "cane-sugar" not in str(view)


def test_drawn_cards_are_the_owners(contest: Tables) -> None:
    """CO-K2."""
    table = contest("hand 0: sea-salt lemons / pantry: honey")
    table.play("0: P:sea-salt")
    own = [event.cards for event in table.events("0") if event.kind == "drew"]
    others = [event.cards for event in table.events("1") if event.kind == "drew"]
    assert own[0] == ["honey"]
    assert others[0] == ["??"]


def test_a_card_from_the_trash_is_surely_held(contest: Tables) -> None:
    """CO-K3: until it leaves openly."""
    table = contest("hand 0: lemons limes honey / trash: butter bacon / hand 3: ginger")
    table.play("0: V h.lemons h.limes t.butter")
    assert table.sure(None, 0) == "butter"
    table.play("3: -", "2: -", "1: -", "0: P:butter")
    assert table.sure(None, 0) == ""


def test_random_theft(contest: Tables) -> None:
    """CO-K4, CO-K11: a third player's counts fall by one, because it may have been that card."""
    table = contest("hand 0: sticky-fingers / hand 1: honey bacon lemons / knows 2: 1:honey 1:bacon / knows 1: ")
    table.play("0: P:sticky-fingers")
    stolen = table.hand(0)
    assert table.sure(1, 0) == stolen
    assert table.sure(2, 0) == ""
    assert table.sure(2, 1) == ""
    two = contest("hand 0: sticky-fingers / hand 1: honey honey lemons / knows 2: 1:honey 1:honey")
    two.play("0: P:sticky-fingers")
    assert two.sure(2, 1) == "honey"


def test_looking_at_a_hand(contest: Tables) -> None:
    """CO-K5."""
    table = contest("hand 0: taste-test lemons limes / hand 1: honey bacon butter / hand 2: chili")
    table.play("0: P:taste-test", "0: @1")
    assert table.view("0").revealed == ["honey", "bacon", "butter"]
    assert table.view("0").revealed_seat == 1
    assert table.view("2").revealed == []
    assert table.options() == ["r.honey", "r.bacon", "r.butter"]
    table.play("0: r.bacon", "0: h.limes")
    assert table.sure(0, 1) == "butter honey limes"
    assert table.sure(1, 0) == "bacon"
    assert table.sure(2, 1) == ""
    assert table.hand(1) == "butter honey limes"


def test_a_card_put_on_top_is_known_to_all(contest: Tables) -> None:
    """CO-K8: all know who draws it."""
    table = contest("hand 0: back-on-the-shelf / kitchen 1: bacon / hand 3: honey")
    table.play("0: P:back-on-the-shelf")
    assert table.sure(None, 3) == "bacon"
    assert table.sure(2, 3) == "bacon"


def test_a_look_hides_a_known_top_card(contest: Tables) -> None:
    """CO-K8: only the looker still knows where it is."""
    cards = action("{move: {from: kitchen, of: other}, to: pantry_top}, {take: {from: pantry, top: 2}}")
    table = contest_with(cards, "hand 0: test-action / kitchen 1: bacon / pantry: honey / hand 3: limes")
    table.play("0: P:test-action", "0: p.honey")
    known = table.view("0").known
    other = table.view("1").known
    assert known is not None
    assert other is not None
    assert list(known.pantry.values()) == ["bacon"]
    assert other.pantry == {}
    assert table.sure(1, 0) == ""


def test_the_bottom_of_the_pile_is_known(contest: Tables) -> None:
    """CO-K9."""
    table = contest("hand 0: lemons limes / kitchen 0: peaches / row: fruit-stand / trash: butter")
    table.play("0: P:lemons")
    assert table.view(None).pile_bottom == ["fruit-stand"]


def test_a_mandatory_step_that_does_nothing_proves_something(contest: Tables) -> None:
    """CO-K13: Heavy Hand without any Salt."""
    table = contest("hand 0: heavy-hand lemons limes")
    table.play("0: P:heavy-hand")
    assert "nothing_done" in table.kinds()
    known = table.view("1").known
    assert known is not None
    facts = known.absent[0]
    assert facts is not None
    assert facts.newcomers == 0
    assert "table-salt" in facts.cards
    table.play("3: -", "2: -", "1: -")
    later = table.view("1").known
    assert later is not None
    assert later.absent[0] is not None
    assert later.absent[0].newcomers == 1


@pytest.mark.parametrize("hand", ["lemons limes", "hot-oven limes"])
def test_a_question_that_cannot_be_answered_looks_like_a_no(contest: Tables, hand: str) -> None:
    """CO-K13: espresso with a full Kitchen; only the second hand has a card to play."""
    table = contest(f"hand 0: espresso {hand} / kitchen 0: honey butter bacon chili")
    table.play("0: P:espresso", "0: n")
    assert "Espresso Shot: Ann says no." in table.log("1")
    assert table.turn == 3


def test_hidden_options_are_always_asked(contest: Tables) -> None:
    """4.1, CO-D5: whether there is a Salt in the hand is the chooser's secret."""
    table = contest("hand 0: heavy-hand lemons / kitchen 0: table-salt honey")
    table.play("0: P:heavy-hand")
    assert table.options() == ["#1"]
    table.refused("0: #2", "CO-R103")


def texts_of(table: ContestTable, line: str, viewers: list[int | None]) -> list[str]:
    seat = int(line[0])
    atoms = GAME.read(table.state, seat, line)
    return [GAME.text(table.state, seat, atoms, -1 if viewer is None else viewer) for viewer in viewers]


def test_texts_hide_what_is_hidden(contest: Tables) -> None:
    table = contest("hand 0: taste-test lemons limes / hand 1: honey bacon / hand 2: chili")
    table.play("0: P:taste-test", "0: @1")
    assert texts_of(table, "0: r.bacon", [0, 1, 2, None]) == ["r.bacon", "r.bacon", "r.??", "r.??"]
    table.play("0: r.bacon")
    assert texts_of(table, "0: h.limes", [0, 1, 2, None]) == ["h.limes", "h.limes", "h.??", "h.??"]
    bowl = contest("hand 0: pass-the-bowl lemons limes / hand 1: honey bacon")
    bowl.play("0: P:pass-the-bowl")
    assert texts_of(bowl, "0: g.limes", [0, 1, 2, None]) == ["g.limes", "g.??", "g.??", "g.??"]
    look = contest("hand 0: window-shopping / pantry: lemons limes honey bacon butter")
    look.play("0: P:window-shopping")
    assert texts_of(look, "0: p.limes p.honey", [0, 3, None]) == ["p.honey p.limes", "p.?? p.??", "p.?? p.??"]
    open_pick = contest("hand 0: heavy-hand table-salt sea-salt")
    open_pick.play("0: P:heavy-hand", "0: #2")
    assert texts_of(open_pick, "0: h.sea-salt @2", [1, None]) == ["h.sea-salt @2", "h.sea-salt @2"]


@pytest.mark.rule("CO-R95")
def test_nobody_sees_who_has_chosen_already(contest: Tables) -> None:
    """CO-D8: before the last choice is in, the others' views stay the same in every byte."""
    table = contest("hand 0: pass-the-bowl lemons limes / hand 1: honey bacon / hand 2: chili ginger")
    table.play("0: P:pass-the-bowl")
    before = {name: bytes_for(GAME, table.state, seat) for name, seat in (("0", 0), ("2", 2), ("*", None))}
    table.play("1: g.bacon")
    assert table.state.actors == [0, 2]
    assert table.view("0").asked == table.view("1").asked == [0, 1, 2]
    assert before == {name: bytes_for(GAME, table.state, seat) for name, seat in (("0", 0), ("2", 2), ("*", None))}
    assert table.view("1").commit == ["bacon"]
    assert table.view("0").commit is None
    assert table.prompt("1") == "Your choice is made; others may still be thinking."
    assert table.prompt("0") == "Pass the Bowl: give a card in secret."
    assert table.prompt("3") == table.prompt(None) == "Pass the Bowl: cards are being chosen in secret."
    assert table.state.number == 1
    table.play("0: g.lemons", "2: g.chili")
    assert table.state.number == 4


@pytest.mark.rule("CO-R34")
def test_a_random_card_on_top_of_the_pantry(contest: Tables) -> None:
    """CO-K4: robber and victim know it, wherever it goes; others know only that a card moved."""
    cards = action("{move: {from: hand, of: other, by: random}, to: pantry_top}")
    table = contest_with(cards, "hand 0: test-action / hand 1: honey")
    table.play("0: P:test-action")
    assert (table.sure(0, 3), table.sure(1, 3), table.sure(2, 3)) == ("honey", "honey", "")


def test_a_card_that_its_owner_put_away_stays_hidden() -> None:
    """The controller's view of `it` must not name a card that only its owner has seen."""
    cards = action("{move: {from: hand, of: left, by: owner}, to: pantry_top}, {may: [{draw: {count: it}}]}")
    table = contest_with(cards, "hand 0: test-action / hand 1: honey bacon")
    table.play("0: P:test-action", "1: h.honey")
    assert table.asked == "0"
    assert "honey" not in str(table.view("0"))
    assert "honey" not in str(table.view(None))


@pytest.mark.parametrize("step", ["{trash: {from: hand, of: left, by: owner}}", "{trash: {from: kitchen, of: rivals}}"])
def test_no_hand_is_shown_while_cards_are_chosen(step: str) -> None:
    """Neither by the owner of a hand nor from Kitchens: only a `reveal` shows a hand (CO-K5)."""
    table = contest_with(action(step), "hand 0: test-action / hand 1: honey butter / kitchen 1: bacon lemons")
    table.play("0: P:test-action")
    view = table.view("0")
    assert view.step == "card"
    assert (view.revealed, view.revealed_seat) == ([], -1)
    assert "honey" not in str(view)


@pytest.mark.rule("CO-R77")
def test_finding_no_ingredient_proves_nothing_about_actions() -> None:
    """CO-K13: the step takes Ingredients that can Bake; the hand may still hold an Action that can."""
    cards = action("{move: {from: hand, where: {bakes: true}}, to: kitchen, owner: other}")
    table = contest_with(cards, "hand 0: test-action hot-oven lemons")
    table.play("0: P:test-action")
    known = table.view("1").known
    assert known is not None
    assert known.absent[0] is None


def test_an_unfinished_gift_is_one_move(contest: Tables) -> None:
    table = contest("hand 0: heavy-hand table-salt sea-salt lemons")
    table.play("0: P:heavy-hand", "0: #2")
    before = table.state.number
    first = table.state.legal(0)[0]
    table.state.play(0, first)
    assert table.state.number == before
    assert table.state.pending(0) == [first]
    assert table.view("1").step == "card"
    assert table.kitchen(1) == table.kitchen(2) == ""
