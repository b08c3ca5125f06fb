"""Chapter H: the end of the game and scoring."""

import pytest

from bakehouse.core.log import NO_SEAT
from bakehouse.games.pie_factory.cards import Deck
from bakehouse.games.pie_factory.game import PieFactory
from tests.contract.driver import trace
from tests.games.pie_factory.table import FactoryTable, Tables, all_out, other_deck

LAST = "day: 2 / line: C01 C02 C04 - / discard: / "


@pytest.mark.scenario("PF-S38")
@pytest.mark.rule("PF-68", "PF-69", "PF-70", "PF-R35", "PF-R36")
def test_the_second_running_out_ends_the_game(pie_factory: Tables) -> None:
    table = pie_factory(all_out(LAST + "pies A: [C05, F10] [C06, F12] [C07] / hand B: C08 / pies B: [C09, F14]"))
    table.play("A: box 3", "B: play C08")
    assert table.lines("A") == ["stale 1", "stale 2"]
    assert not table.state.over
    table.play("A: stale 1")
    assert table.state.over
    assert (table.score("A"), table.score("B")) == ("C07 F12", "C08")
    assert (table.asked, table.state.day) == ("", 2)
    assert "reshuffled" not in [event.kind for event in table.events(None)]


@pytest.mark.scenario("PF-S39")
@pytest.mark.rule("PF-70", "PF-R32", "PF-R38", "PF-33", "PF-34")
def test_final_boxing_of_bare_crusts(pie_factory: Tables) -> None:
    pies = "pies A: [C05] [C09, F31] [C07, F10] / pies B: [C06] [F12v]"
    table = pie_factory(all_out(f"day: 2 / line: T35 T37 T38 - / discard: / {pies} / hand A: C08 / hand B: F15"))
    table.play("A: play C08")  # goes back to the hand
    table.play("B: draft 1 down")
    assert table.lines("A") == ["stale 2", "stale 3"]
    table.play("A: stale 3")
    assert table.state.over
    assert (table.score("A"), table.score("B")) == ("C05 F31", "C06")
    assert (table.state.boxed_crusts(0), table.state.boxed_pies(0), table.state.dollars(0)) == (1, 1, 6)
    assert {"C09", "F12"} <= set(table.discard.split())
    assert (table.hand("A"), table.hand("B")) == ("C08", "F15")
    assert table.points == [6 + 3, 1]


@pytest.mark.scenario("PF-S49")
@pytest.mark.rule("PF-R38", "PF-71")
def test_hands_are_worth_nothing() -> None:
    table = FactoryTable(all_out(LAST + "score A: F10 / hand A: T46 T47 T41 F31 / score B: F12 F14"))
    table.play("A: draft 1", "B: pass")
    assert table.state.over
    assert (table.score("A"), table.state.dollars(0)) == ("C01 F10", 1 + 3)
    assert table.hand("A") == "F31 T41 T46 T47"


@pytest.mark.scenario("PF-S44")
@pytest.mark.rule("PF-R39", "PF-77", "PF-78", "PF-79", "PF-72")
def test_a_tie_at_the_top_gives_nobody_the_bonus(pie_factory: Tables) -> None:
    table = pie_factory("seats: 3 / score A: F28 F29 / score B: F36 T44 / score C: T45")
    assert [table.state.icons(seat, 1) for seat in range(3)] == [2, 2, 1]
    assert table.state.majority(1) == NO_SEAT


@pytest.mark.scenario("PF-S45")
@pytest.mark.rule("PF-R39", "PF-R40", "PF-80")
def test_majorities_of_two_players(pie_factory: Tables) -> None:
    table = pie_factory("score A: C01 / score B: C02")
    assert table.points == [1, 1]
    table = pie_factory("score A: C11 / score B: C02")
    assert table.points == [1 + 3, 1]
    table = pie_factory("score A: F25 C01 / score B: F28")
    assert table.points == [3 + 1 + 4, 3 + 5]  # one pie each: no bonus for the most


@pytest.mark.scenario("PF-S46")
@pytest.mark.rule("PF-84", "PF-85", "PF-73")
def test_most_pies_does_not_count_crusts(pie_factory: Tables) -> None:
    table = pie_factory("score A: F10 F12 T27 T30 C01 C02 C04 / score B: F14 F15 F16 F17 F18")
    assert [table.state.boxed_pies(seat) for seat in range(2)] == [4, 5]
    assert table.state.most_pies() == 0b10
    assert table.points == [3 + 3 + 5 + 5 + 3, 3 * 4 + 4 + 3]


@pytest.mark.scenario("PF-S47")
@pytest.mark.rule("PF-R41")
def test_a_tie_for_most_pies(pie_factory: Tables) -> None:
    position = "seats: 3 / score A: F10 F12 F14 F15 F16 / score B: F17 F18 F19 F20 F23 / score C: F24 F31 T27 T30"
    table = pie_factory(position)
    assert table.state.most_pies() == 0
    table = pie_factory(position, most_pies_tie="all")
    assert table.state.most_pies() == 0b11
    assert pie_factory("", most_pies_tie="all").state.most_pies() == 0  # at least one pie is needed


@pytest.mark.rule("PF-74", "PF-75", "PF-76", "PF-R45", "PF-R46")
def test_winners(pie_factory: Tables) -> None:
    def won(position: str) -> tuple[str, list[int], list[float]]:
        table = pie_factory(position)
        outcome = table.state.result()
        return outcome.reason, outcome.winners, [table.state.reward(seat) for seat in range(table.state.seats)]

    assert won("score A: T27 / score B: F10") == ("most points", [0], [1.0, 0.0])
    # Four dollars and one pie each; A boxed a crust for it.
    assert won("score A: F10 C01 / score B: F18") == ("fewer crusts", [1], [0.0, 1.0])
    assert won("score A: F10 / score B: F12") == ("promoted together", [0, 1], [0.5, 0.5])
    three = "seats: 3 / score A: F10 C01 / score B: F18 / score C: F19"
    assert won(three) == ("fewer crusts", [1, 2], [0.0, 0.5, 0.5])
    assert won("") == ("promoted together", [0, 1], [0.5, 0.5])


# -- Grandma -------------------------------------------------------------------


def with_grandma(rest: str, **options: str | int) -> FactoryTable:
    """A has boxed Grandma; the last round is over."""
    table = FactoryTable(all_out(LAST + f"score A: T32 {rest}"), **options)
    table.play("A: draft 1", "B: pass")
    return table


@pytest.mark.rule("PF-81", "PF-82", "PF-83", "PF-R42", "PF-R44")
@pytest.mark.parametrize(
    ("choice", "icons", "points", "told"),
    [
        ("keep", [1, 0, 0], [5, 4], "Ann could ask Grandma, but keeps all President icons."),
        (
            "foreman",
            [0, 1, 0],
            [0, 0],
            "Thanks to Grandma, one of Ann’s President icons counts as a Foreman icon.",
        ),
        (
            "secretary",
            [0, 0, 1],
            [3, 4],
            "Thanks to Grandma, one of Ann’s President icons counts as a Secretary icon.",
        ),
    ],
)
def test_grandma_changes_one_president(choice: str, icons: list[int], points: list[int], told: str) -> None:
    table = with_grandma("F28 / score B: F25 F10")
    assert (table.step, table.asked) == ("grandma", "A")
    assert table.lines("A") == ["grandma keep", "grandma foreman", "grandma secretary"]
    table.refused("A: draw", "BH-2")
    table.play(f"A: grandma {choice}")
    assert table.state.over
    assert [table.state.icons(0, icon) for icon in (1, 2, 3)] == icons
    # T32, F28 and C01 against F25 and F10: two pies each.
    assert table.points == [5 + 3 + 1 + points[0], 3 + 3 + points[1]]
    assert told in table.log("B")
    explained = table.result(None)
    counts = [int(line.partition(": Ann ")[2][0]) for line in explained[2:5]]
    assert counts == icons
    assert explained[-2:] == [
        f"Ann has {table.points[0]} points in all.",
        f"Ben has {table.points[1]} points in all.",
    ]


@pytest.mark.scenario("PF-S42")
@pytest.mark.rule("PF-R42")
def test_without_a_president_grandma_is_not_asked() -> None:
    table = with_grandma("F25 / score B: F28 F29")
    assert table.state.over
    assert table.state.boxed_pies(0) == 2  # she counts as a pie


@pytest.mark.scenario("PF-S43")
@pytest.mark.rule("PF-R43")
@pytest.mark.parametrize("where", ["hand A: T32", "pies A: [T32v]", "pies A: [T32v, F10]"])
def test_grandma_works_in_the_score_pile_only(where: str) -> None:
    table = FactoryTable(all_out(LAST + f"score A: F28 / {where}"))
    table.play("A: draft 1", "B: pass")
    assert table.state.over


@pytest.mark.rule("PF-R61")
def test_two_grandmas(game: PieFactory) -> None:
    text = other_deck(24, icon='"G"')
    first, second, rest = text.partition('icon = "P"')
    text = first + 'icon = "G"' + rest.replace('icon = ""', 'icon = "P"', 2)
    assert second
    deck = game.deck_text(text)
    assert isinstance(deck, Deck)
    icons = [int(icon) for icon in deck.icons]
    grandmas = [deck.codes[card] for card, icon in enumerate(icons) if icon == 4]
    presidents = [deck.codes[card] for card, icon in enumerate(icons) if icon == 1]
    assert len(grandmas) == 2
    rest = " ".join(code for code in deck.codes if code not in [*grandmas, *presidents[:2]])
    table = FactoryTable(
        f"cards: {deck.digest} / day: 2 / order: B A / score A: {grandmas[0]} {presidents[0]} / "
        f"score B: {grandmas[1]} {presidents[1]} / discard: {rest}"
    )
    table.play("B: pass", "A: pass")
    assert table.asked == "B"
    table.play("B: grandma foreman")
    assert table.asked == "A"
    assert table.view("A").grandma == ["", "foreman"]
    table.play("A: grandma keep")
    assert table.state.over


@pytest.mark.scenario("PF-S50")
def test_equal_seeds_and_moves_give_equal_games(game: PieFactory) -> None:
    assert trace("pie-factory", 3, 11) == trace("pie-factory", 3, 11)
    assert trace("pie-factory", 3, 11) != trace("pie-factory", 3, 12)
