"""The guard against stalling, a series of games, and who starts the next one."""

import pytest

from bakehouse import Rng, playout
from bakehouse.games.pastry_chefs.game import PastryChefs
from tests.games.pastry_chefs.table import PastryTable, Tables


def starter_after(table: PastryTable, last: str) -> str:
    table.play(last)
    assert table.state.game == 2
    return table.turn


@pytest.mark.scenario("PC-S46")
@pytest.mark.rule("PC-20", "PC-R7")
def test_the_highest_personal_score_starts(pastry_chefs: Tables) -> None:
    table = pastry_chefs(
        "bakes: N=1c,2c,3c,4c E=1h,2h,3h,4h N=1d,2d,3d E=1s,2s,3s,4s S=2c,3c,4c / hand S: 1h 2h 3h / turn: S",
        games=2,
    )
    assert starter_after(table, "S: bake 1h,2h,3h") == "E"  # N 3, S 2, E 4


@pytest.mark.scenario("PC-S46")
@pytest.mark.rule("PC-20", "PC-R7")
def test_on_a_tie_a_player_of_the_winning_team_starts(pastry_chefs: Tables) -> None:
    table = pastry_chefs(
        "bakes: E=1h,2h,3h,4h E=1s,2s,3s N=1c,2c,3c,4c N=1d,2d,3d / hand S: 1h 2h 3h 4h / turn: S", games=2
    )
    assert starter_after(table, "S: bake 1h,2h,3h,4h") == "N"  # N 3, E 3 and NS won, although E was there first


@pytest.mark.rule("PC-R7")
@pytest.mark.parametrize(("first", "second"), [("N", "S"), ("S", "N")])
def test_then_the_one_who_reached_the_score_first_starts(pastry_chefs: Tables, first: str, second: str) -> None:
    table = pastry_chefs(
        f"bakes: {first}=1c,2c,3c,4c {second}=1d,2d,3d {first}=1h,2h,3h / hand {second}: 1s 2s 3s 4s / turn: {second}",
        games=2,
    )
    assert starter_after(table, f"{second}: bake 1s,2s,3s,4s") == first  # 3 points each


@pytest.mark.rule("PC-R7")
def test_after_a_draw_the_first_with_the_most_points_starts(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c N=1d,2d,3d / hand N: 1s 2s 4h / idle: 3 / turn: N", games=2, stall_turns=4)
    assert starter_after(table, "N: move 1 4h N>S") == "E"


@pytest.mark.rule("PC-R7")
def test_without_any_points_the_seat_left_of_the_starter_starts(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand W: 1s 2s 4h / idle: 3 / starter: S / turn: W", games=2, stall_turns=4)
    assert starter_after(table, "W: move 1 4h W>S") == "W"


@pytest.mark.rule("PC-R7")
def test_next_start_rotate(pastry_chefs: Tables) -> None:
    table = pastry_chefs(
        "bakes: N=1c,2c,3c,4c S=1d,2d,3d / hand S: 1h 2h 3h 4h / starter: W / turn: S", games=2, next_start="rotate"
    )
    assert starter_after(table, "S: bake 1h,2h,3h,4h") == "N"


@pytest.mark.rule("PC-R64", "PC-12")
def test_a_new_game_begins_from_nothing(pastry_chefs: Tables) -> None:
    table = pastry_chefs(
        "bakes: N=1c,2c,3c,4c S=1d,2d,3d / hand S: 1h 2h 3h 4h / blocked: #1 / idle: 9 / reshuffles: 2 / turn: S",
        games=3,
    )
    table.play("S: bake 1h,2h,3h,4h")
    view = table.view(None)
    assert (view.game_number, view.wins, view.scores, view.points) == (2, [1, 0], [0, 0], [0, 0, 0, 0])
    assert (view.hand_sizes, view.deck_size, len(view.discard)) == ([4, 4, 4, 4], 31, 1)
    assert (view.blocked, view.idle, view.baked, view.reshuffles) == ([], 0, [[], [], [], []], 0)
    assert table.view("N").known is not None
    assert table.known("N", "E", "#1") == (0, 4)
    kinds = [event.kind for event in table.events(None)]
    assert kinds == ["baked", "ended", "started", "dealt", "dealt", "dealt", "dealt", "turned_up"]


@pytest.mark.rule("PC-R64")
@pytest.mark.parametrize(
    ("wins", "scores", "winners"),
    [("0 1", [1, 1, 1, 1], []), ("1 1", [2, 1, 2, 1], [0, 2]), ("0 2", [1, 2, 1, 2], [1, 3])],
)
def test_the_team_with_more_games_wins_the_series(
    pastry_chefs: Tables, wins: str, scores: list[int], winners: list[int]
) -> None:
    last = 1 + sum(map(int, wins.split()))
    table = pastry_chefs(
        f"bakes: N=1c,2c,3c,4c S=1d,2d,3d / hand S: 1h 2h 3h 4h / game: {last} / wins: {wins} / turn: S", games=last
    )
    table.play("S: bake 1h,2h,3h,4h")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("series", scores, winners)
    rewards = [0.5] * 4 if not winners else [float(seat in winners) for seat in range(4)]
    assert [table.state.reward(seat) for seat in range(4)] == rewards


@pytest.mark.rule("PC-R64", "PC-R50")
def test_a_drawn_game_counts_for_nobody(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1s 2s 4h / idle: 3 / turn: N", games=2, stall_turns=4)
    table.play("N: move 1 4h N>S")
    assert table.view(None).wins == [0, 0]


@pytest.mark.rule("PC-R64")
def test_each_game_of_a_series_has_its_own_deal(game: PastryChefs) -> None:
    state = game.deal(4, 5, {"games": 3})
    assert playout(state, Rng(1)) > 100
    started = [event for event in game.events(state) if event.kind == "started"]
    assert [event.args["game"] for event in started] == [1, 2, 3]
    tops = [event.cards for event in game.events(state) if event.kind == "turned_up"]
    assert len(tops) == 3
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason == "series"


@pytest.mark.rule("PC-R50", "PC-R58")
def test_the_guard_stops_after_the_last_turn_is_completed(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1s 4h / hand S: 2d / deck: 3c / idle: 119 / turn: N")
    table.play("N: move 1 4h N>S")
    assert (table.step, table.state.over) == ("reveal", False)  # the end-of-turn steps are done
    table.play("N: reveal #3 1")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("draw", [])
    assert [table.state.reward(seat) for seat in range(4)] == [0.5] * 4


@pytest.mark.rule("PC-R50", "PC-R51")
def test_more_points_win_when_the_guard_stops_the_game(pastry_chefs: Tables) -> None:
    table = pastry_chefs(
        "bakes: E=1c,2c,3c,4c N=1d,2d,3d S=1h,2h,3h W=1s,2s,3s / hand N: 1s 2s 4h / idle: 119 / turn: N"
    )
    table.play("N: move 1 4h N>S")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("stalled", [2, 3, 2, 3], [1, 3])


@pytest.mark.rule("PC-R50", "PC-R58")
def test_the_guard_counts_from_the_turn_after_the_last_bake(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1s 2s 3s 4h 4d / hand E: 1c 2c / idle: 119 / turn: N")
    table.play("N: bake 1s,2s,3s")
    assert (table.state.over, table.state.idle) == (False, 0)
    table.play("E: move 1 1c E>N")
    assert table.step == "reveal"
    table.play(f"E: {table.lines('E')[0]}")
    assert (table.turn, table.state.idle) == ("S", 1)


@pytest.mark.rule("PC-R50", "PC-R58")
def test_a_guard_of_four_turns(pastry_chefs: Tables) -> None:
    table = pastry_chefs(
        "hand N: 1s 2s 4h / hand E: 1h 2c 4c / hand S: 1d 2d 4d / hand W: 1c 2c 4s / turn: N", stall_turns=4
    )
    table.play("N: move 1 4h N>S", "E: move 1 2c E>S", "S: move 1 1d S>N")
    assert not table.state.over
    table.play("W: move 1 4s W>S")
    assert table.state.over


@pytest.mark.rule("PC-R50")
def test_no_guard(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1s 2s 4h / idle: 5000 / turn: N", stall_turns="off")
    table.play("N: move 1 4h N>S")
    assert (table.turn, table.state.idle) == ("E", 5001)
