"""Each value of each option, and a clear refusal of everything else. (games, next_start: test_series.py)"""

import pytest

from bakehouse import OptionError, PositionError
from bakehouse.core.ledger import Ruling
from bakehouse.games.pastry_chefs.game import PastryChefs
from tests.games.pastry_chefs.table import Tables

VALUES: dict[str, list[str | int]] = {
    "redeal": ["offending", "everyone"],
    "first_player": ["random", "host"],
    "next_start": ["top_scorer", "rotate"],
    "pass": ["off", "on"],
    "move_to_discard": ["on", "off"],
    "known_fail": ["other_hands_only", "never", "always"],
    "draw_blocks": ["reveals", "nothing", "reveals_and_asks"],
    "deck_empty": ["reshuffle", "no_draw"],
    "stall_turns": [120, 4, 10_000, "off"],
    "games": [1, 2, 99],
}


def test_defaults_come_first(game: PastryChefs) -> None:
    assert {name: option.default for name, option in game.info.options.items()} == {
        name: values[0] for name, values in VALUES.items()
    }


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_every_value_can_be_played(game: PastryChefs, name: str, value: str | int) -> None:
    state = game.deal(4, 1, {name: value})
    assert game.view(state, None).options[name] == value
    again = game.position(game.write_position(state))
    assert game.view(again, None).options == game.view(state, None).options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("redeal", "nobody"),
        ("first_player", "ask"),
        ("pass", True),
        ("pass", None),
        ("stall_turns", 3),
        ("stall_turns", 10_001),
        ("stall_turns", "120"),
        ("stall_turns", 12.0),
        ("games", 0),
        ("games", 100),
        ("games", True),
        ("games", [1]),
    ],
)
def test_other_values_are_refused_with_the_list(game: PastryChefs, name: str, value: object) -> None:
    with pytest.raises(
        OptionError, match=f"option {name} cannot be .*; it can be: {game.info.options[name].choices()}"
    ):
        game.deal(4, 1, {name: value})


@pytest.mark.rule("PC-R61")
@pytest.mark.parametrize("name", ["ask_after_second", "refill", "extend", "moved_cards", "Redeal", ""])
def test_other_options_are_refused_with_the_list(game: PastryChefs, name: str) -> None:
    """PC-R61: what could block everything does not exist here."""
    with pytest.raises(OptionError, match=r"there is no option .*; there are: deck_empty, draw_blocks, first_player"):
        game.deal(4, 1, {"draw_blocks": "reveals_and_asks", name: "yes"})


def test_positions_refuse_them_too(game: PastryChefs) -> None:
    for options in ("redeal=nobody", "refill=immediate", "pass", "pass=on pass=off", "games=x"):
        with pytest.raises(PositionError, match=r"line 2: .*option"):
            game.position(f"turn: N\noptions: {options}")


def test_options_and_rulings_name_each_other(game: PastryChefs) -> None:
    for name, option in game.info.options.items():
        ruling = game.rules[option.ruling]
        assert isinstance(ruling, Ruling)
        assert name in ruling.options
    for entry in game.rules.own.values():
        if isinstance(entry, Ruling):
            assert set(entry.options) <= set(game.info.options), entry.id


@pytest.mark.rule("PC-R8")
def test_pass_off(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / turn: N")
    table.refused("N: pass", rule="PC-R8")
    assert "pass" not in table.lines("N")
    assert "draw N" in table.lines("N")  # nobody is ever stuck


@pytest.mark.rule("PC-R8")
def test_pass_on(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1d / blocked: #1 / turn: N", **{"pass": "on"})
    table.play("N: pass")
    assert (table.turn, table.blocked, table.last_event_text(None)) == ("E", "", "Ann passes.")
    table.play("E: pass")  # the limits at the end of a turn hold all the same
    assert (table.asked, table.step) == ("E", "reveal")
    assert table.state.number == 2
    table.refused("E: pass", rule="BH-2")


@pytest.mark.rule("PC-R12")
def test_move_to_discard_off(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1d / X: 4c / turn: N", move_to_discard="off")
    table.refused("N: move 1 1c N>X", rule="PC-R12")
    table.refused("N: move 1 #1 E>X", rule="PC-R12")
    assert not [line for line in table.lines("N") if line.endswith(">X")]
    table.play("N: move 1 4c X>S")  # out of it, as ever
    assert table.hand("S") == "4c"


KNOWN = "hand N: 3c 3c 3h 1d / hand E: 1d 2d 4s 4s / X: 3c 2h / bakes: S=1s,2s,3s / turn: N"


@pytest.mark.rule("PC-R13")
def test_known_fail_other_hands_only(pastry_chefs: Tables) -> None:
    table = pastry_chefs(KNOWN)
    table.refused("N: move 2 hearts N>S", rule="PC-R13")
    table.refused("N: move 2 hearts X>S", rule="PC-R13")
    table.play("N: move 1 3c E>N")  # all three are in sight
    assert table.step == "penalty"


@pytest.mark.rule("PC-R13", "PC-R65")
def test_known_fail_never(pastry_chefs: Tables) -> None:
    table = pastry_chefs(KNOWN + " / knows N: E:#4=2-2 E:hearts=0-0", known_fail="never")
    table.refused("N: move 1 3c E>N", rule="PC-R13")
    table.refused("N: move 3 3h E>N", rule="PC-R13")
    table.refused("N: move 2 hearts N>S", rule="PC-R13")
    table.play("N: move 1 hearts E>N")  # what was heard does not count, only what is in sight
    assert table.step == "penalty"


@pytest.mark.rule("PC-R65")
def test_known_fail_never_with_everything_in_sight_or_blocked(pastry_chefs: Tables) -> None:
    """Every card that N does not see has a blocked suit and a blocked number: no Move from another hand."""
    hand = " ".join(f"{number}{suit}" for number in "1234" for suit in "cdhs" for _ in range(3))
    hand = hand.replace("1c 1c 1c", "1c").replace("2d 2d 2d", "2d")
    position = f"hand N: {hand} / hand E: 1c 2d / blocked: clubs diamonds #1 #2 / turn: N"
    for known_fail, sources in (("never", {"N"}), ("other_hands_only", {"N", "E"})):
        table = pastry_chefs(position, known_fail=known_fail)
        ways = {atom - 44 for atom in table.state.legal(0) if 44 <= atom < 49}
        assert {"NESWX"[way] for way in ways} == sources


@pytest.mark.rule("PC-R13")
def test_known_fail_always(pastry_chefs: Tables) -> None:
    for line in ("move 2 hearts N>S", "move 2 hearts X>S"):
        table = pastry_chefs(KNOWN, known_fail="always")
        table.play(f"N: {line}")
        assert (table.step, table.asked) == ("penalty", "N")
    table = pastry_chefs(KNOWN, known_fail="always")
    table.refused("N: move 3 #1 X>S", rule="PC-R13")  # there are only two cards
    table.refused("N: move 4 3c N>S", rule="PC-R13")


def blocked_after_a_question(pastry_chefs: Tables, draw_blocks: str) -> str:
    table = pastry_chefs("hand N: 1c 2d 3s 4s / hand E: 1h 2h / deck: 3h / turn: N", draw_blocks=draw_blocks)
    table.play("N: draw N", "N: reveal #3 1", "N: ask E 1 2c")
    return table.blocked


@pytest.mark.rule("PC-R27", "PC-32")
def test_draw_blocks(pastry_chefs: Tables) -> None:
    assert blocked_after_a_question(pastry_chefs, "reveals") == "#3"
    assert blocked_after_a_question(pastry_chefs, "nothing") == ""
    assert blocked_after_a_question(pastry_chefs, "reveals_and_asks") == "clubs #2 #3"


@pytest.mark.rule("PC-R61")
def test_draw_blocks_nothing_but_the_end_of_turn_draw(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand E: 1h 2h / deck: 3h 4c / turn: N", draw_blocks="nothing")
    table.play("N: draw N", "N: stop", "N: reveal #3 1", "N: noask", "N: reveal clubs 1")
    assert table.blocked == "clubs"


@pytest.mark.rule("PC-R61", "PC-R32")
def test_reveals_and_asks_leave_something_free(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand E: 1h 2h / deck: 1c 2d 4d / turn: N", draw_blocks="reveals_and_asks")
    table.play("N: draw E", "E: reveal 1c 1", "N: stop", "N: ask E 1 3h", "N: reveal 2d 1")
    assert table.blocked == "clubs diamonds hearts #1 #2 #3"
