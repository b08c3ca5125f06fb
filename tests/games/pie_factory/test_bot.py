"""The medium bot: fed by views only, and clearly better than chance."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse import State
from bakehouse.games.pie_factory.game import PieFactory
from tests.games.pie_factory.table import FactoryTable, Tables, all_out


def play(game: PieFactory, levels: list[str], seed: int, options: dict[str, str | int] | None = None) -> State:
    state = game.deal(len(levels), seed, options)
    bots = [bakehouse.bot(level, game, seed * 10 + seat) for seat, level in enumerate(levels)]
    while not state.over:
        seat = state.actors[0]
        state.play(seat, bots[seat].move(game.view(state, seat)))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(game: PieFactory, seats: int) -> None:
    wins = 0.0
    for seed in range(12):
        levels = ["random"] * seats
        levels[seed % seats] = "medium"
        wins += play(game, levels, seed).reward(seed % seats)
    assert wins > 10


@pytest.mark.parametrize(
    "options",
    [
        {"max_pies": 2, "full_hand_draft": "discard_down"},
        {"orientation": "at_placement", "max_pies": 5, "null_play": "forbid"},
        {"score_piles": "closed", "discards": "face_down_stay_secret", "day_end": "deck_empty"},
    ],
    ids=str,
)
def test_it_plays_with_every_option(game: PieFactory, options: dict[str, str | int]) -> None:
    for seed in range(4):
        assert play(game, ["medium", "random", "medium"], seed, options).over


def choice(table: FactoryTable, name: str) -> str:
    """The whole move that the bot makes."""
    bot = bakehouse.bot("medium", table.game)
    seat = table.seat(name)
    state = table.state.copy()
    atoms: list[int] = []
    while not atoms or state.pending(seat):
        atoms.append(bot.move(table.game.view(state, seat)))
        state.play(seat, atoms[-1])
    return table.game.text(table.state, seat, atoms)


def test_what_it_wants(pie_factory: Tables) -> None:
    pies = "pies A: [C01, F24] [C02, F10, T37] [C04, F16, T38]"
    assert choice(pie_factory(f"line: T46 C07 C08 C09 / {pies} / hand A: C05 C06"), "A") == "draft 1"
    full = "pies A: [C01, F28, T44] [C02, F10, T37] [C04, F16, T38] / hand A: C05"
    assert choice(pie_factory(f"line: C11 C07 C08 C09 / {full}"), "A") == "box 1 2 3"
    table = pie_factory(all_out("day: 2 / line: C07 - - - / score A: T32 F28 / score B: F29 F36 F25 / discard:"))
    table.play("A: draft 1", "B: pass")
    assert choice(table, "A") == "grandma secretary"
    table = pie_factory(all_out("line: C07 C08 C09 C11 / pies A: [C01] [C02, F10] [C04, F31] / hand B: C05 / discard:"))
    table.play("A: box 1", "B: play C05")
    assert choice(table, "A") == "stale 2"


def test_the_same_seed_gives_the_same_game(game: PieFactory) -> None:
    first, second = (play(game, ["medium", "random"], 3) for _ in range(2))
    assert first.outcome == second.outcome
