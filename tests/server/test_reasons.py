"""Why can't I? The rule that bites, for the things that people click in vain."""

import pytest

from bakehouse import Game
from bakehouse.core.messages import say
from bakehouse.server.reasons import MAX_REASONS, reasons
from bakehouse.server.reasons import reason as reason_of
from tests.games.cheflebrity.table import ChefTable
from tests.games.pastry_chefs.table import PastryTable
from tests.games.pie_contest.table import ContestTable
from tests.games.pie_factory.table import FactoryTable
from tests.games.the_pie_game.table import PieTable
from tests.support import Scenario

CHEFS = "seats: 2 / working s1: w1=B5,FA5 w2=B10 / working s2: w1=B15,FB5 / leftovers: E5 /"
CONTEST = "kitchen 0: honey lemons / kitchen 1: bacon / trash: limes /"


def click(table: Scenario, seat: int, target: str) -> None:
    """Pick the one choice that has this target."""
    view = table.game.view(table.state, seat)
    (atom,) = [atom for atom in view.legal if table.game.target(view, atom) == target]
    table.state.play(seat, atom)


def rules_against(table: Scenario, clicks: str, target: str) -> str:
    seat = table.state.actors[0]
    for clicked in clicks.split():
        click(table, seat, clicked)
    return " ".join(reason.rule for reason in reasons(table.game, table.state, seat, target))


@pytest.mark.parametrize(
    ("position", "clicks", "target", "rules"),
    [
        ("hand N: 1h 2h / turn: N", "", "card:1h", "PC-22"),
        ("hand N: 1h 2h / turn: N", "", "pile:deck", "PC-51"),
        ("hand N: 1h 2h / turn: N", "", "bake:1h,2h,3h", "PC-R46"),
        ("hand N: 1h 2h / turn: N", "", "word:pass", "PC-R8"),
        ("hand N: 1h 2h / hand E: 3h / turn: N", "seat:E", "card:1h", "PC-37"),
        ("hand N: 1h 2h / hand E: 3h / turn: N", "seat:E", "seat:E", "PC-R12"),
        ("hand N: 1h 2h / hand E: 3h / turn: N", "seat:E seat:N", "pile:X", "PC-41"),
        ("hand N: 1h 2h / turn: N", "draw:N", "card:1h", "PC-53"),
    ],
)
def test_pastry_chefs(position: str, clicks: str, target: str, rules: str) -> None:
    assert rules_against(PastryTable(position), clicks, target) == rules


@pytest.mark.parametrize(
    ("position", "clicks", "target", "rules"),
    [
        ("", "", "card:COC", "PG-21"),
        ("", "pile:deck", "pile:discard", "PG-24"),
        ("hand 0: F2 COC HON EGG PUM", "", "pile:deck", "PG-33"),
        ("hand 0: F2 COC HON EGG PUM", "", "card:COC", "PG-20"),
        ("hand 0: F2 COC HON EGG PUM", "card:F2", "pile:deck", "PG-35"),
        ("deck: FT", "pile:deck", "card:COC", "PG-42"),
    ],
)
def test_the_pie_game(position: str, clicks: str, target: str, rules: str) -> None:
    assert rules_against(PieTable(position), clicks, target) == rules


@pytest.mark.parametrize(
    ("position", "clicks", "target", "rules"),
    [
        ("hand A: C05 C06 C07 F10", "", "pile:deck", "PF-39"),
        ("pies A: [C05, F10]", "", "pie:A2", "PF-R18"),
        ("pies B: [C05, F10]", "", "pie:B1", "PF-31"),
        ("", "", "pile:discard", "PF-18"),
        ("line: C07 C08 C09 C11", "", "line:4", "PF-R16"),
        ("pies A: [C05, F10] [C06]", "pie:A1", "pile:deck", "PF-31"),
    ],
)
def test_pie_factory(position: str, clicks: str, target: str, rules: str) -> None:
    assert rules_against(FactoryTable(position), clicks, target) == rules


@pytest.mark.parametrize(
    ("position", "clicks", "target", "rules"),
    [
        ("step: draw / hand s1: B5", "", "card:B5", "CH-R8"),
        ("step: play / hand s1: SB E5", "", "card:SB", "CH-62"),
        ("step: play / hand s1: E5 T5", "card:T5", "pie:s1.w2", "CH-R18"),
        ("step: play / hand s1: E5 T5", "", "left:E5", "CH-R8"),
        ("step: play / hand s1: E5 SV", "", "card:SV", "CH-R38"),
        ("step: play / hand s1: E5", "", "pile:out", "CH-39"),
        ("step: play / hand s1: E5", "", "pie:s2.w1", "CH-25"),
        ("step: menu / hand s1: E5", "", "pie:s1.w2", "CH-67"),
        ("step: menu / hand s1: E5", "pie:s1.w1", "pie:s1.w2", "CH-67"),
        ("step: menu / hand s1: E5 / hand s2: T5", "offer:s2", "pile:I", "CH-79"),
    ],
)
def test_cheflebrity(position: str, clicks: str, target: str, rules: str) -> None:
    assert rules_against(ChefTable(f"{CHEFS} {position}"), clicks, target) == rules


@pytest.mark.parametrize(
    ("position", "clicks", "target", "rules"),
    [
        ("hand 0: lemons", "", "pile:pantry", "CO-25"),
        ("hand 0: lemons", "", "pile:trash", "CO-R9"),
        ("hand 0: lemons", "", "trash:limes", "CO-31"),
        ("hand 0: lemons", "", "kitchen:0.1", "CO-39"),
        ("hand 0: lemons", "", "kitchen:1.1", "CO-28"),
        ("hand 0: lemons limes", "pile:trash", "kitchen:0.1", "CO-32"),
    ],
)
def test_pie_contest(position: str, clicks: str, target: str, rules: str) -> None:
    assert rules_against(ContestTable(f"{CONTEST} {position}"), clicks, target) == rules


def test_a_full_kitchen() -> None:
    table = ContestTable("hand 0: lemons / kitchen 0: honey limes bacon butter table-salt")
    assert rules_against(table, "", "card:lemons") == "CO-19"


def test_a_reason_has_the_fact_behind_it() -> None:
    table = FactoryTable("hand A: C05 C06 C07 F10")
    (reason,) = reasons(table.game, table.state, 0, "pile:deck")
    assert (reason.rule, reason.fact) == ("PF-39", say("fact-hand-full", count=4))


def test_rules_of_the_house_have_no_facts() -> None:
    """The game is not even asked: there may be no such move."""
    table = FactoryTable("")
    assert reason_of(table.game, "BH-3", table.game.view(table.state, 0), 10**6).fact is None


def test_a_ruling_is_quoted_with_its_question() -> None:
    table = PastryTable("hand N: 1h 2h / turn: N")
    (reason,) = reasons(table.game, table.state, 0, "word:pass")
    assert reason.sentence.startswith("May a player pass? No; one of the three actions has to be chosen.")
    assert reason.section


@pytest.mark.parametrize("target", ["", "card:", "<script>", "card:" + "x" * 75])
def test_nonsense_is_answered_with_what_is_asked(target: str) -> None:
    table = PieTable("")
    assert [reason.rule for reason in reasons(table.game, table.state, 0, target)] == ["PG-21"]


def count_targets(game: Game, table: Scenario) -> int:
    view = game.view(table.state, table.state.actors[0])
    targets = [game.target(view, atom) for atom in range(table.state.move_space)]
    return max(targets.count(target) for target in set(targets) - {""})


@pytest.mark.parametrize("table", [PastryTable(""), PieTable(""), FactoryTable(""), ChefTable(CHEFS), ContestTable("")])
def test_a_thing_stands_for_few_atoms(table: Scenario) -> None:
    """So that an answer costs little."""
    assert count_targets(table.game, table) <= MAX_REASONS
