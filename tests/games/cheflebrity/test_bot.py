"""The medium bot of Cheflebrity: single decisions, and games against random bots."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse.games.cheflebrity import GAME
from tests.games.cheflebrity.table import ChefTable, match


def choice(table: ChefTable, name: str = "s1") -> str:
    """What the bot does for a seat, in notation."""
    bot = bakehouse.bot("medium", GAME, 1)
    seat = table.seat(name)
    trial = table.state.copy()
    atoms: list[int] = []
    while not atoms or trial.pending(seat):
        atoms.append(bot.move(GAME.view(trial, seat)))
        trial.play(seat, atoms[-1])
    return GAME.text(table.state, seat, atoms)


@pytest.mark.parametrize(
    ("position", "wanted"),
    [
        ("hand s1: B5 / leftovers: E5", "draw pile"),
        ("hand s1: B5 / leftovers: FA25 / working s1: w1=B25", "draw left FA25"),
        ("step: swap / hand s1: T5 B25 / working s1: w1=B5 w2=B10 / leftovers: FA25", "swap T5 left FA25"),
        ("step: swap / hand s1: T25 B25", "keep"),
        ("step: swap / hand s1: T5 B25 / leftovers: T5 / only pile:", "keep"),  # there is nothing better to get
        ("step: swap / hand s1: T5 B25 / leftovers: T5 T20 / only pile:", "swap T5 left T20"),
        ("step: play / hand s1: E25 T20 / working s1: w1=B5,FA5 w2=B25,FB25,T25", "play E25 w2"),
        ("step: play / hand s1: FA5 B10 / working s1: w1=B5", "play FA5 w1"),
        ("step: menu / hand s1: E25 / working s1: w1=B5,FA5,T5", "end"),  # it can still grow
        ("step: menu / hand s1: B25 / working s1: w1=B5,FA5,T5", "serve w1"),
        ("hand s1: SB B25 / working s2: w1=B5 w2=B5,FA25", "sab s2.w2"),
        ("hand s1: SB B25 / working s2: w1=B5", "draw pile"),  # not worth it
    ],
)
def test_own_decisions(chefs: type[ChefTable], position: str, wanted: str) -> None:
    assert choice(chefs(position)) == wanted


def test_reactions(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: play / hand s1: FA25 SV / hand s2: SB T5 / working s1: w1=B25")
    table.play("s1: play FA25 w1")
    assert choice(table, "s2") == "sab s1.w1"
    table.play("s2: sab s1.w1")
    assert choice(table, "s1") == "save"
    oops = chefs("working s1: w1=B25 w2=B5,FA5 / pile: OO / hand s2: SV")
    oops.play("s1: draw pile")
    assert choice(oops) == "oops w2"
    oops.play("s1: oops w2")
    assert choice(oops, "s2") == "pass"  # it is kept for an own pie


def test_trades(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: T5 B25 / hand s2: E5 T25 / working s1: w1=B5 w2=B5")
    assert choice(table) == "offer s2 give T5 want F?"
    table.play("s1: offer s2 give T5 want F?")
    assert choice(table, "s2") == "accept"
    table.play("s2: accept")
    assert choice(table) == "commit T5"
    assert choice(table, "s2") == "commit E5"
    greedy = chefs("seats: 2 / step: menu / hand s1: T5 B25 / hand s2: E5 T25")
    greedy.play("s1: offer s2 give ? want ?,?")
    assert choice(greedy, "s2") == "decline"


def test_offers_to_all_of_others(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: T5 B25 / hand s2: E5 T25 / working s1: w1=B5 w2=B5")
    table.play("s1: offer all give T5 want F?")
    assert choice(table, "s2") == "accept"
    table.play("s2: accept")
    assert choice(table) == "pick s2"


def test_it_keeps_its_word_if_that_is_cheap(chefs: type[ChefTable]) -> None:
    position = "seats: 2 / step: menu / hand s1: T25 B25 / working s2: w1=B5 w2=B5"
    for hand, given in (("E5 T10", "T10"), ("E5 T25", "E5")):
        table = chefs(f"{position} / hand s2: {hand}")
        table.play("s1: offer s2 give T25 want T?", "s2: accept")
        assert choice(table, "s2") == f"commit {given}"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_bots(seats: int) -> None:
    won = 0.0
    for seed in range(4):
        state = match(seats, seed, trade_offers=1).state
        bots = [bakehouse.bot("medium" if seat == 1 else "random", GAME, seed + seat) for seat in range(seats)]
        while not state.over:
            seat = state.actors[0]
            state.play(seat, bots[seat].move(GAME.view(state, seat)))
        won += state.reward(1)
    assert won >= 3


def test_it_goes_on_with_any_chain(chefs: type[ChefTable]) -> None:
    """A person may begin a decision and ask for advice then."""
    bot = bakehouse.bot("medium", GAME, 1)
    table = chefs("seats: 2 / step: menu / hand s1: T5 B25 E5 / hand s2: E5 T25 E10")
    for line in (
        "s1: offer s2 give T5,E? want ?,?",
        "s2: counter give ?,? want B?,B?",
        "s1: accept",
        "s1: commit T5,E5",
    ):
        seat = table.seat(line[:2])
        atoms = GAME.read(table.state, seat, line)
        for begun in range(len(atoms)):
            trial = table.state.copy()
            for atom in atoms[:begun]:
                trial.play(seat, atom)
            while trial.pending(seat) or not begun:
                trial.play(seat, bot.move(GAME.view(trial, seat)))
                begun += 1
        table.play(line)
