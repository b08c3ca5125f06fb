"""The table for Python programs, in the style of a tour: seats by name, moves as text."""

import pytest

import bakehouse
from bakehouse import BakehouseError, IllegalMove, InvalidMove, OptionError, Table
from bakehouse.records import read, verify


def test_a_tour() -> None:
    table = Table("pastry-chefs", seats=4, seed=7)
    assert repr(table) == "<bakehouse.Table pastry-chefs, 4 seats, move 0: S to move>"
    assert table.asked == ["S"]
    assert "draw S" in table.moves("S")
    assert table.moves("N") == []
    table.play("S: draw S")
    table.play("reveal hearts 1")  # only South is asked
    assert [event.kind for event in table.events("N")[-2:]] == ["drew", "revealed"]
    assert table.events("N")[-2].cards == ["??"]
    assert table.events()[-2].cards == ["??"]
    assert "Your hand: One of Diamonds (1d), Two of Diamonds (2d)" in str(table)
    assert "Your hand" not in table.picture()
    assert "Player 1: 4 cards." in table.picture()
    assert not table.over
    assert table.outcome is None


def test_a_refusal_names_the_rule_and_quotes_it() -> None:
    table = Table("pastry-chefs", seed=7)
    with pytest.raises(IllegalMove) as refused:
        table.play("S: bake 1d,2d,4h")
    assert refused.value.rule in table.game.rules
    assert table.game.rules[refused.value.rule].quote() in str(refused.value)
    assert repr(table).endswith("move 0: S to move>")


def test_what_happened_and_why_not_in_words() -> None:
    table = Table("pastry-chefs", seed=7)
    table.sit("E", "random")
    table.play("S: draw S")
    assert table.words("N").event(table.events("N")[-1]) == "Player 3 draws a card."
    assert table.words("S").event(table.events("S")[-1]).startswith("You draw the ")
    assert "Clove: 4 cards." in table.picture("N")
    with pytest.raises(IllegalMove) as refused:
        table.play("S: draw S")
    assert refused.value.fact is not None
    assert table.words("S")(refused.value.fact) in table.picture("S")


def test_several_lines_are_played_until_one_is_refused() -> None:
    table = Table("pastry-chefs", seed=7)
    with pytest.raises(InvalidMove):
        table.play("S: draw S", "S: fly away")
    assert table.events()[-1].kind == "drew"


def test_bots_play_a_whole_game_and_its_record_is_true() -> None:
    table = Table("pie-factory", seats=2, seed=3)
    for name in "AB":
        table.sit(name, "medium")
    table.run()
    assert table.over
    assert table.outcome is not None
    assert "over, Outcome(" in repr(table)
    assert verify(read(table.record())).holds
    assert '[View "A"]' in table.record("A")
    assert '[View "spectator"]' in table.record("")


def test_bots_wait_for_people() -> None:
    table = Table("the-pie-game", seats=3, seed=1)
    table.sit("0", "random")
    table.sit("2", "easy")
    table.run()
    assert table.asked == ["1"]


def test_hard_bots_hear_what_their_seat_hears() -> None:
    table = Table("pastry-chefs", seed=7)
    for name in "NESW":
        table.sit(name, "hard", iterations=2)
    for _ in range(6):
        seat = table.state.actors[0]
        table._play(seat, bakehouse.bots.chain_of(table.bots[seat], table.game, table.state, seat))
    assert any(bot.heard > 6 for bot in table.bots.values())


def test_a_game_continues_from_a_position() -> None:
    table = Table("pastry-chefs", position="hand N: 1c 2c 3c\nturn: N")
    table.play("N: bake 1c,2c,3c")
    assert "baked" in [event.kind for event in table.events()]
    with pytest.raises(BakehouseError, match="begins with the deal"):
        table.record()
    with pytest.raises(OptionError, match="a position says itself"):
        Table("pastry-chefs", seats=4, position="turn: N")


def test_several_seats_are_asked_at_once() -> None:
    table = Table("cheflebrity", seats=3, seed=1)
    for _ in range(200):
        if len(table.asked) > 1:
            break
        table.play(f"{table.asked[0]}: {table.moves(table.asked[0])[-1]}")
    assert len(table.asked) > 1
    with pytest.raises(InvalidMove, match="say for which seat"):
        table.play("pass")
    with pytest.raises(InvalidMove, match="say for which seat"):
        table.moves()


def test_unknown_names() -> None:
    table = Table("pie-contest", seed=1)
    with pytest.raises(OptionError, match="there is no seat 'N'; there are: 0, 1, 2, 3"):
        table.view("N")
    with pytest.raises(OptionError, match="there is no bot level 'clever'"):
        table.sit("0", "clever")
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        Table("chess")
    with pytest.raises(AttributeError):
        bakehouse.Tabel  # noqa: B018


def test_long_lists_of_moves_are_cut() -> None:
    table = Table("pastry-chefs", seed=7)
    assert len(table.moves()) == 1_000
    assert table.moves(limit=3) == table.moves()[:3]
