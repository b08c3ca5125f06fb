"""The hard bot: one search for all games, fed by views only."""

from __future__ import annotations

from time import monotonic

import pytest

import bakehouse
from bakehouse import Game, OptionError, Rng, State
from bakehouse.bots import chain_of
from bakehouse.bots.by_game import rollout_for
from bakehouse.bots.hard import HardBot
from bakehouse.bots.search import Search
from bakehouse.games.cheflebrity.atoms import CARD, SWAP
from bakehouse.games.cheflebrity.cards import CODES
from bakehouse.games.the_pie_game.play import State as PieGameState
from bakehouse.games.the_pie_game.state import Step
from tests.contract.driver import random_moves
from tests.games.cheflebrity.table import ChefTable
from tests.games.pastry_chefs.table import PastryTable

MAX_MOVES = 60
CHEFLEBRITY = bakehouse.game("cheflebrity")
PIE_GAME = bakehouse.game("the-pie-game")


@pytest.fixture(params=bakehouse.games())
def game(request: pytest.FixtureRequest) -> Game:
    return bakehouse.game(request.param)


def positions(game: Game, seed: int, count: int) -> list[tuple[State, int]]:
    """Points of a random game at which somebody has a choice, with that seat."""
    state = game.deal(game.info.usual_seats, seed)
    found: list[tuple[State, int]] = []
    for number, (seat, _) in enumerate(random_moves(game, state, Rng(seed))):
        if number % 7 == 0 and len(state.legal(seat)) > 1:
            found.append((state.copy(), seat))
        if len(found) == count:
            break
    return found


def test_it_answers_every_question_with_a_whole_legal_move(game: Game) -> None:
    bots = {seat: bakehouse.bot("hard", game, seat, iterations=4) for seat in range(game.info.usual_seats)}
    for state, seat in positions(game, 3, 12):
        atoms = chain_of(bots[seat], game, state, seat)
        for atom in atoms:
            state.play(seat, atom)
        assert state.over or not state.pending(seat)


def test_a_number_of_iterations_makes_it_deterministic(game: Game) -> None:
    for state, seat in positions(game, 4, 3):
        first, second = (chain_of(HardBot(game, 5, iterations=8), game, state, seat) for _ in range(2))
        assert first == second


@pytest.mark.compiled
def test_it_makes_as_many_simulations_as_it_may(game: Game) -> None:
    used = 0
    for state, seat in positions(game, 5, 16):  # in Cheflebrity most of them are talk, which is not searched
        bot = HardBot(game, 1, iterations=20)
        chain_of(bot, game, state, seat)
        assert bot.search is not None
        assert bot.search.simulations < 20 + MAX_MOVES  # a round of an atom is played whole
        used += bot.search.simulations >= 15
    assert used


def test_its_time_is_used_and_not_exceeded() -> None:
    game = bakehouse.game("pie-factory")
    state = game.deal(4, 2)
    times = []
    for _ in range(5):
        begun = monotonic()
        chain_of(HardBot(game, 1, seconds=0.2), game, state, state.actors[0])
        times.append(monotonic() - begun)
    assert min(times) >= 0.15  # what is left of the time of an unfinished chain may stay unused
    if bakehouse.is_compiled():  # interpreted, a round of simulations takes longer than that
        assert min(times) <= 0.24


def test_the_tree_is_kept_inside_a_chain() -> None:
    table = PastryTable("hand N: 1d 2d 4h / hand S: 3d 1s / hand E: 4s 4c / knows N: S:3d=1-3 / turn: N")
    bot = HardBot(table.game, 1, iterations=60)
    first = bot.move(table.view("N"))
    search = bot.search
    table.state.play(0, first)
    if table.state.pending(0):
        bot.move(table.view("N"))
        assert bot.search is search
    other = PastryTable("hand N: 1c 2d 4h / hand S: 3d 1s / hand E: 4s 4c / turn: N")
    bot.move(other.view("N"))
    assert bot.search is not search


def test_it_bakes() -> None:
    table = PastryTable("hand N: 1d 2d 3d 4d 3c 3h / hand S: 1h / hand E: 4s / hand W: 2h / turn: N")
    assert table.game.text(table.state, 0, HardBot(table.game, 1, iterations=80).move(table.view("N"))).startswith(
        "bake"
    )


def test_it_does_not_throw_away_what_it_needs() -> None:
    state = PIE_GAME.deal(4, 1)
    while state.legal(state.actors[0])[0] < 16:
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    seat = state.actors[0]
    view = PIE_GAME.view(state, seat)
    move = HardBot(PIE_GAME, 1, iterations=150).move(view)
    assert PIE_GAME.label(view, move).args["use"] != "needed"


def test_playouts_leave_out_offers() -> None:
    rollout = rollout_for("cheflebrity")
    seen = 0
    state = CHEFLEBRITY.deal(4, 7)
    for _ in random_moves(CHEFLEBRITY, state, Rng(2), 400):
        seat = state.actors[0]
        if state.pending(seat):
            continue
        offers = [move for move in state.legal(seat) if 28 <= move < 34 or move == 11]
        kept = [int(move) for move in rollout.candidates(state, seat)]
        left_out = [move for move in state.legal(seat) if move not in kept]
        assert left_out == offers or all(CARD <= move < SWAP for move in left_out)
        seen += bool(offers)
    assert seen


def test_of_the_leftovers_only_the_best_of_a_part_are_looked_at() -> None:
    rollout = rollout_for("cheflebrity")
    draw = ChefTable("hand s1: B5 / leftovers: E5 E20 FA5 FB25 FC25 T10 SV")
    swap = ChefTable("step: swap / hand s1: B25 E5 / leftovers: B5 B10")
    swap.state.play(0, SWAP + CODES.index("B25"))
    only = ChefTable("step: swap / hand s1: B25 E5 / only pile:")
    only.state.play(0, SWAP + CODES.index("B25"))
    for table, wanted in ((draw, "FB25 FC25 T10 E20 SV"), (swap, "B10"), (only, "B25")):
        taken = [int(move) for move in rollout.candidates(table.state, 0) if move >= CARD]
        assert " ".join(CODES[move - CARD] for move in taken) == wanted


def test_windows_are_answered_without_knowing_the_other_answers() -> None:
    """While several are asked, the search continues from the node where the window began."""
    game = PIE_GAME
    for seed in range(200):
        state = game.deal(4, seed)
        for _ in random_moves(game, state, Rng(seed), 60):
            if len(state.actors) == 4:
                break
        if len(state.actors) == 4:
            break
    seat = state.actors[2]
    rollout = rollout_for(game.info.slug)
    rollout.depth = 100  # more than the one decision that the rollout of this game asks for
    search = Search(rollout, Rng(1), seat)
    for _ in range(40):
        search.simulate(game.sample(game.view(state, seat), Rng(3)))
    asked = {int(edge.seat) for edge in search.root.edges}
    assert asked == {0, 1, 2, 3}
    assert search.root.joint


def test_a_clearly_better_move_is_preferred_to_what_was_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    table = PastryTable("hand N: 1d 2d 3d 4h / hand S: 1h / hand E: 4s / hand W: 2h / turn: N")
    bot = HardBot(table.game, 1, iterations=400)
    monkeypatch.setattr(bot.adviser, "move", lambda view: 4)  # draw for oneself
    assert table.game.text(table.state, 0, bot.move(table.view("N"))).startswith("bake")


def test_only_the_plans_are_searched() -> None:
    table = PastryTable("hand N: 1d 2d 3d 4h / hand S: 1h / hand E: 4s / hand W: 2h / turn: N")
    plans = [[4], [44, 51, 56, 78], [44, 51, 55, 78]]  # draw; move a heart, or a diamond, to S
    search = Search(rollout_for("pastry-chefs"), Rng(1), 0)
    search.root.consider(plans)
    rng = Rng(3)
    for _ in range(200):
        search.simulate(table.game.sample(table.view("N"), rng))
    assert sorted(edge.move for edge in search.root.edges) == [4, 44]
    assert search.go_down(44)
    assert sorted(edge.move for edge in search.root.edges) == [51]


def test_budgets_are_checked(game: Game) -> None:
    with pytest.raises(OptionError, match="seconds or of iterations"):
        bakehouse.bot("hard", game, seconds=1, iterations=1)
    with pytest.raises(OptionError, match="positive number of seconds"):
        bakehouse.bot("hard", game, seconds=float("inf"))


def test_simulations_share_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    table = PastryTable("hand N: 1d 2d 4h / hand S: 3d 1s / hand E: 4s 4c / hand W: 2s 2c / turn: N")
    drawn: list[State] = []
    sample = table.game.sample

    def counted(view: bakehouse.View, rng: Rng) -> State:
        drawn.append(sample(view, rng))
        return drawn[-1]

    monkeypatch.setattr(table.game, "sample", counted)
    bot = HardBot(table.game, 1, iterations=64)
    bot.move(table.view("N"))
    assert bot.search is not None
    assert bot.search.simulations >= 51
    assert len(drawn) <= 2 + bot.search.simulations // 8  # and two to look at the question


def test_a_world_is_used_again_with_other_cards_to_draw() -> None:
    """The Pie Game: a playout is a few turns, so another draw makes the same world teach something new."""
    state = PIE_GAME.deal(4, 2)
    world = PIE_GAME.sample(PIE_GAME.view(state, state.actors[0]), Rng(1))
    rollout = rollout_for("the-pie-game")
    assert isinstance(world, PieGameState)
    before = [int(kind) for kind in world.pile[: world.left]]
    varied = world.copy()
    rollout.vary(varied, Rng(2))
    after = [int(kind) for kind in varied.pile[: varied.left]]
    assert sorted(after) == sorted(before) != after
    assert [int(kind) for kind in world.pile[: world.left]] == before  # copies share the pile


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_of_the_pie_game_ends_a_lap_after_the_next_seat_begins(seats: int) -> None:
    """Or with the round. Then everybody who may have gained by a move has shown it."""
    rollout = rollout_for("the-pie-game")
    ends = {"lap": 0, "round": 0}
    for seed in range(60):
        state = PIE_GAME.deal(seats, seed)
        world = PIE_GAME.sample(PIE_GAME.view(state, state.actors[0]), Rng(seed))
        assert isinstance(world, PieGameState)
        first, start = world.turns, world.round
        rng = Rng(seed)
        rollout.begin(world)
        while not world.over and not rollout.is_settled(world):
            world.apply(world.actor, rollout.quick(world, world.actor, rng))
        if world.round == start:
            assert world.turns >= first + seats + 1
            assert world.step in (Step.SOURCE, Step.FUDGE)
            ends["lap"] += 1
        else:
            ends["round"] += 1
    assert ends["lap"] > ends["round"]
