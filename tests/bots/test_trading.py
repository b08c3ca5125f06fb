"""How hard bots trade in Cheflebrity: with gain, with some lies, by experience, and without being a money pump."""

from __future__ import annotations

import re
from collections import Counter
from math import sqrt

import pytest

import bakehouse
from bakehouse.bots import chain_of
from bakehouse.bots.cheflebrity.claims import Trust, fits, is_true
from bakehouse.bots.cheflebrity.market import Market
from bakehouse.bots.cheflebrity.opponent_model import CheflebrityModel
from bakehouse.bots.cheflebrity.trader import Trader
from bakehouse.bots.hard import HardBot
from bakehouse.core.chance import Rng
from bakehouse.core.messages import say
from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.atoms import ACCEPT, OFFER, OFFER_ALL
from tests.bots.exploiters import Balance, Beggar, Exploiter, Liar
from tests.games.cheflebrity.table import ChefTable

# s2 can use a filling at once and has a bottom to spare; nobody else has cards.
OFFERED = "seats: 2 / step: menu / hand s1: T5 FA25 / hand s2: B5 B10 B15 / working s2: w1=B25 w2=B25"

# s1 waits for fillings and has bottoms to spare; s2 has no pie, and nobody but s1 has anything but fillings.
CLEAR = (
    "seats: 2 / step: menu / hand s1: B5 B10 T5 / hand s2: FA20 FB20 FC20 FA15 FB15 / working s1: w1=B25 w2=B20"
    " / only pile: FA25 FB25 FC25 FP25 FP20 FP15 FC15 FB10 FC10 FP10"
)

# Interpreted bots are slow: one game, with hardly any thinking.
GAMES = range(6) if bakehouse.is_compiled() else range(3, 4)
MAX_GAMES = 10
ITERATIONS = 100 if bakehouse.is_compiled() else 2


def trader(table: ChefTable, name: str, word: Trust | None = None) -> Trader:
    view = table.view(name)
    rng = Rng(1)
    return Trader(Market(view, [GAME.sample(view, rng) for _ in range(8)]), word or Trust(), Trust())


def experienced(kept: int, lies: int) -> Trust:
    trust = Trust()
    for number in range(kept + lies):
        trust.learn(0, kept=number < kept)
    return trust


@pytest.mark.parametrize(
    ("claim", "code", "true"),
    [("T25", "T25", True), ("T25", "T20", False), ("F?", "FA5", True), ("FA?", "FB5", False), ("?", "SB", True)],
)
def test_claims(claim: str, code: str, true: bool) -> None:
    assert fits(claim, code) == true


def test_several_claims_need_several_cards() -> None:
    assert is_true(["F?", "FA5"], ["FA5", "FB5"])
    assert not is_true(["F?", "FA5"], ["FA5", "T5"])
    assert is_true(["?", "T5"], ["T5", "B5"])


def test_who_kept_their_word_is_remembered() -> None:
    for handed, kept in (("FA25", 1), ("T5", 0)):
        table = ChefTable(OFFERED)
        bot = HardBot(GAME, 1, iterations=2)
        chef = bot.opponent_model
        assert isinstance(chef, CheflebrityModel)
        table.play("s1: offer s2 give FA25 want B?", "s2: accept")
        table.state.play(1, bot.move(table.view("s2")))
        table.play(f"s1: commit {handed}")
        chef.notice(table.view("s2"))
        assert chef.word.seen == Counter({0: 1})
        assert chef.word.kept[0] == kept
        assert (chef.word.of(0) > Trust().of(0)) == bool(kept)
        assert chef.learned() == [say("terminal-belief-kept", seat=0, kept=kept, trades=1)]


def test_claims_are_believed_by_experience() -> None:
    table = ChefTable(OFFERED)
    table.play("s1: offer s2 give FA25 want B?")
    view = table.view("s2")
    gains = [
        trader(table, "s2", trust).gain_by(0, ["FA25"], ["B?"]) for trust in (experienced(6, 0), experienced(0, 6))
    ]
    assert gains[0] > gains[1] + 2
    assert trader(table, "s2", experienced(6, 0)).accepts(view)


def test_what_cannot_be_true_is_not_believed() -> None:
    """All cards of this kind lie on the table."""
    table = ChefTable(
        "seats: 2 / step: menu / hand s1: T5 T10 / hand s2: B5 B10 / working s2: w1=B5 / serving s2: w9=B5,FA25"
    )
    asked = trader(table, "s2", experienced(9, 0))
    assert asked.gain_by(0, ["FA25"], ["B?"]) < asked.gain_by(0, ["FB25"], ["B?"]) - 2


def test_it_is_honest_where_that_is_cheap_and_lies_where_it_is_dear() -> None:
    table = ChefTable("seats: 2 / step: menu / hand s1: B5 T5 T10 SG / hand s2: E5 E10")
    assert trader(table, "s1").handed_over(1, ["T10"]) == ["T10"]
    assert trader(table, "s1").handed_over(1, ["SG"]) != ["SG"]


def test_a_bad_offer_is_countered() -> None:
    table = ChefTable(
        "seats: 2 / step: menu / hand s1: B5 B10 B20 E5 E10 T5 / hand s2: FA25 FB20 FC15 / working s1: w1=B10"
    )
    table.play("s1: offer s2 give E5 want F?")
    chains = [chain_of(HardBot(GAME, seed, iterations=2), GAME, table.state, 1) for seed in range(40)]
    counters = [text for text in (GAME.text(table.state, 1, atoms) for atoms in chains) if text.startswith("counter")]
    assert counters  # where s1 may well hold a bottom, which s2 lacks
    assert all(re.fullmatch(r"counter give F\w+ want B\?", text) for text in counters)


def test_the_same_is_not_offered_again() -> None:
    """However often it is asked in the same position."""
    table = ChefTable(CLEAR)
    bot = HardBot(GAME, 1, iterations=2)
    said = [GAME.text(table.state, 0, chain_of(bot, GAME, table.state, 0)) for _ in range(4)]
    offers = [line for line in said if line.startswith("offer")]
    assert len(offers) > 1
    assert len(offers) == len(set(offers))


def test_offers_of_the_adviser_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the trader does not want to offer is not offered because a medium bot would."""
    table = ChefTable("seats: 2 / step: menu / hand s1: T5 / hand s2: T5 / working s1: w1=B25,FA25,T25 w2=B5,FA5,T5")
    view = table.view("s1")
    offers = [move for move in view.legal if OFFER <= move < OFFER_ALL]
    bot = HardBot(GAME, 1, iterations=40)
    monkeypatch.setattr(bot.opponent_model, "answer", lambda view: None)
    monkeypatch.setattr(bot.adviser, "move", lambda view: offers[0])
    assert bot.move(view) not in offers


@pytest.mark.compiled
def test_hard_bots_trade_among_themselves() -> None:
    """They offer, accept, keep their word and lie: all of it within a few games."""
    wanted = ("offers", "accepted", "kept", "lies")
    seen: Counter[str] = Counter()
    for seed in range(MAX_GAMES):
        state = GAME.deal(4, seed)
        bots = [HardBot(GAME, seat, iterations=2) for seat in range(4)]
        while not state.over:
            seat = state.actors[0]
            view = GAME.view(state, seat)
            move = bots[seat].move(view)
            seen["offers"] += view.step == "menu" and OFFER <= move < OFFER_ALL
            seen["accepted"] += view.step == "reply" and move == ACCEPT
            state.play(seat, move)
        for bot in bots:
            assert isinstance(bot.opponent_model, CheflebrityModel)
            for trust in (bot.opponent_model.word, bot.opponent_model.deal):
                seen["kept"] += trust.kept.total()
                seen["lies"] += trust.seen.total() - trust.kept.total()
        if all(seen[what] for what in wanted):
            break
    assert all(seen[what] for what in wanted), seen


@pytest.mark.compiled
@pytest.mark.parametrize("exploiter", [Liar, Beggar])
def test_it_is_no_money_pump(exploiter: type[Exploiter]) -> None:
    """Hands before and after trades with those who try: hard bots do not lose by them; nor games, beyond chance."""
    balance = Balance()
    for seed in GAMES:
        balance.play(seed, ITERATIONS, exploiter)
    assert balance.trades > 0
    assert balance.got >= 0, vars(balance)
    if bakehouse.is_compiled():
        assert balance.won >= balance.games / 2 - sqrt(balance.games), vars(balance)  # two standard deviations
