"""What hard bots of Cheflebrity conclude from what the others do, and that it changes which worlds they search."""

from __future__ import annotations

from math import log

import bakehouse
from bakehouse import Rng
from bakehouse.bots.cheflebrity.belief import LIKELY, MIN_FACTOR, MIN_SABOTAGE_FACTOR, Belief
from bakehouse.bots.cheflebrity.claims import Trust
from bakehouse.bots.cheflebrity.likelihood import likelihood
from bakehouse.bots.cheflebrity.opponent_model import CheflebrityModel
from bakehouse.bots.hard import HardBot
from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.cards import CODES, HOLDABLE, PIE_KINDS, SB
from bakehouse.games.cheflebrity.play import State
from tests.games.cheflebrity.table import ChefTable


def believed(belief: Belief, name: str, code: str) -> float:
    """How much more likely than by the deal."""
    return belief.factors[GAME.seat_named(name, 4) * HOLDABLE + CODES.index(code)]


def watched(table: ChefTable, *lines: str) -> Belief:
    """What s1 believes who has seen the table before and after these lines."""
    belief = Belief(Trust(), Rng(1))
    belief.notice(table.view("s1"))
    for line in lines:
        table.play(line)
        belief.notice(table.view("s1"))
    return belief


def test_a_better_card_would_have_been_played() -> None:
    table = ChefTable("seats: 3 / turn: s2 / step: play / hand s2: FA10 T25 B5 / hand s1: T5 / working s2: w1=B5")
    belief = watched(table, "s2: play FA10 w1")
    assert believed(belief, "s2", "FB25") < 1
    assert believed(belief, "s2", "FA10") == 1
    assert believed(belief, "s2", "T25") == 1  # there was no place for it
    assert believed(belief, "s3", "FB25") == 1


def test_nothing_was_played_because_nothing_fits() -> None:
    table = ChefTable("seats: 3 / turn: s2 / step: play / hand s2: T25 B5 / hand s1: T5 / working s2: w1=B5")
    assert believed(watched(table, "s2: skip"), "s2", "FB5") < 1


def test_the_worst_card_is_discarded() -> None:
    table = ChefTable("seats: 3 / turn: s2 / step: swap / hand s2: FA10 T25 B5 / hand s1: T5")
    belief = watched(table, "s2: swap FA10 pile")
    assert believed(belief, "s2", "E5") < 1
    assert believed(belief, "s2", "E10") == 1


def test_a_sabotage_would_have_been_used() -> None:
    table = ChefTable("seats: 3 / step: play / hand s1: FA25 T5 / hand s2: T25 / hand s3: T25 / working s1: w1=B5")
    belief = watched(table, "s1: play FA25 w1")
    assert believed(belief, "s2", "SB") == 1
    table.play("s2: pass", "s3: pass", "s1: end")
    belief.notice(table.view("s1"))  # everybody is asked again
    table.pass_all()
    belief.notice(table.view("s1"))
    assert believed(belief, "s2", "SB") < 0.5
    assert believed(belief, "s2", "SG") == 1  # it may be kept for a pie


def test_who_lets_every_chance_go_by_has_no_sabotage() -> None:
    belief = Belief(Trust(), Rng(1))
    table = ChefTable("seats: 3 / hand s1: T5 / hand s2: T5")
    belief.notice(table.view("s1"))
    for _ in range(9):
        belief._weigh(1, int(SB), 0.2)
    assert belief.factors[HOLDABLE + SB] == MIN_SABOTAGE_FACTOR < MIN_FACTOR


def test_an_own_pie_would_have_been_saved() -> None:
    table = ChefTable("seats: 3 / step: menu / hand s1: SB T5 / hand s2: T25 / hand s3: T25 / working s2: w1=B5,FA25")
    belief = watched(table, "s1: sab s2.w1")
    table.pass_all()
    belief.notice(table.view("s1"))
    assert believed(belief, "s2", "SV") < believed(belief, "s2", "SG") < 1
    assert believed(belief, "s3", "SV") == 1


def test_a_claim_is_weak_evidence() -> None:
    table = ChefTable("seats: 3 / turn: s2 / step: menu / hand s2: T5 / hand s1: T5 / hand s3: B5")
    belief = watched(table, "s2: offer s3 give T25 want ?")
    assert 1 < believed(belief, "s2", "T25") < 3
    assert believed(belief, "s3", "T25") == 1


def test_beliefs_fade_and_nothing_is_impossible() -> None:
    belief = Belief(Trust(), Rng(1))
    table = ChefTable("seats: 3 / hand s1: T5 / hand s2: T5")
    belief.notice(table.view("s1"))
    for _ in range(9):
        belief._weigh(1, 0, 0.1)
    assert belief.factors[HOLDABLE] == MIN_FACTOR
    table.quietly("s1: draw pile", "s1: keep", "s1: skip", "s1: end")
    belief.notice(table.view("s1"))
    assert MIN_FACTOR < belief.factors[HOLDABLE] < 1


def test_likely_worlds_are_searched_more_often() -> None:
    table = ChefTable("seats: 3 / hand s1: T5 / hand s2: T25 B5 E20 / hand s3: B5")
    belief = Belief(Trust(), Rng(1))
    view = table.view("s1")
    belief.notice(view)
    belief._weigh(1, CODES.index("E5"), 0.15)
    trials = {True: [0, 0], False: [0, 0]}
    rng = Rng(4)
    for _ in range(600):
        world = GAME.sample(view, rng)
        assert isinstance(world, State)
        count = trials[bool(world.holds(1, CODES.index("E5")))]
        count[0] += 1
        count[1] += belief.accepts(world)
    assert trials[True][1] / trials[True][0] < 0.5 * trials[False][1] / trials[False][0]
    assert abs(sum(one[1] for one in trials.values()) / 600 - 1 / LIKELY) < 0.1


def test_trades_are_judged_in_likely_worlds() -> None:
    table = ChefTable("seats: 2 / step: menu / hand s1: T5 B5 / hand s2: T25 B5 E20 E5 FA10 FB10")
    view = table.view("s1")
    held = {True: 0, False: 0}
    for believes in held:
        chef = CheflebrityModel(GAME, 1, believes=believes)
        chef.notice(view)
        if chef.belief is not None:
            for kind in range(PIE_KINDS):
                if CODES[kind].startswith("B"):
                    chef.belief._weigh(1, kind, 0.15)
        hands = [hands[1] for _ in range(20) for hands in chef._trader(view).market.hands]
        held[believes] = sum(code.startswith("B") for hand in hands for code in hand)
    assert held[True] < 0.6 * held[False]


def test_the_true_hands_are_likelier_than_by_the_deal() -> None:
    """On average more than twice as likely as a hand that was dealt, in games of medium bots."""
    rng = Rng(9)
    found: list[float] = []
    for seed in range(3):
        belief = Belief(Trust(), rng)
        state = GAME.deal(4, seed)
        assert isinstance(state, State)
        bots = [bakehouse.bot("medium", GAME, seat) for seat in range(4)]
        while not state.over:
            seat = state.actors[0]
            view = GAME.view(state, seat)
            if seat == 0:
                belief.notice(view)
                if view.step == "draw" and not view.pending:
                    worlds = [GAME.sample(view, rng) for _ in range(12)]
                    dealt = sum(likelihood(world, 0, belief.factors) for world in worlds if isinstance(world, State))
                    found.append(log(likelihood(state, 0, belief.factors) / (dealt / len(worlds))))
            state.play(seat, bots[seat].move(view))
    assert sum(found) / len(found) > log(2)


def test_the_switch() -> None:
    with_belief, without = (bakehouse.bot(level, GAME, 1, iterations=5) for level in ("hard", "uniform"))
    assert isinstance(with_belief, HardBot)
    assert isinstance(without, HardBot)
    assert isinstance(with_belief.opponent_model, CheflebrityModel)
    assert isinstance(without.opponent_model, CheflebrityModel)
    assert with_belief.opponent_model.belief is not None
    assert without.opponent_model.belief is None
