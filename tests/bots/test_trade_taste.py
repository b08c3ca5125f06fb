"""Bots of Cheflebrity offer with taste: rarely, for a clear gain, and not to somebody who keeps declining."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise

import pytest

import bakehouse
from bakehouse.bots import Bot, catch_up, chain_of
from bakehouse.bots.cheflebrity.declines import Declines
from bakehouse.core.view import Event
from bakehouse.core.view import View as CoreView
from bakehouse.games.cheflebrity import GAME
from bakehouse.games.cheflebrity.atoms import ACCEPT, COUNT, COUNTER, DECLINE, END, OFFER, OFFER_ALL
from bakehouse.server.bot_pool import BotPool
from bakehouse.server.runtime import BotTask
from tests.bots.test_trading import CLEAR
from tests.games.cheflebrity.table import ChefTable

THINKING = ["easy", "medium", "hard"]
IN_WHOLE_GAMES = ["easy", "medium", pytest.param("hard", marks=pytest.mark.compiled)]  # interpreted ones are slow
GAMES = {"easy": 12, "medium": 12, "hard": 4}

MENU = "step: menu / hand s2: T5 T10 T15 / hand s3: B5 B10 B15"
OFFER_LINES = ["s1: offer s2 give T5 want F?", "s2: decline"]


class NoTrader(Bot):
    """A person who plays any card, never offers anything and declines every trade."""

    def move(self, view: CoreView) -> int:
        if DECLINE in view.legal:
            return DECLINE
        quiet = [move for move in view.legal if not OFFER <= move < COUNT]
        return quiet[self.rng.below(len(quiet))]


def bot(level: str, seed: int = 1) -> Bot:
    return bakehouse.bot(level, GAME, seed, iterations=2 if level == "hard" else None)


def said(table: ChefTable, name: str, player: Bot) -> str:
    """What it says or does for this seat, in notation."""
    return GAME.text(table.state, table.seat(name), chain_of(player, GAME, table.state, table.seat(name)))


def heard(table: ChefTable) -> Declines:
    declines = Declines()
    declines.hear(GAME.events(table.state, 0, None))
    return declines


def play(level: str, seed: int, person: Bot | None = None) -> list[Event]:
    """A game of such bots, seat 1 perhaps a person, and what all could hear."""
    state = GAME.deal(4, seed)
    bots = [bot(level, seed * 4 + seat) for seat in range(4)]
    if person is not None:
        bots[0] = person
    while not state.over:
        seat = state.actors[0]
        catch_up(bots[seat], GAME, state, seat)
        state.play(seat, bots[seat].move(GAME.view(state, seat)))
    return GAME.events(state, 0, None)


@pytest.fixture(scope="module", params=IN_WHOLE_GAMES)
def games(request: pytest.FixtureRequest) -> list[list[Event]]:
    return [play(request.param, seed) for seed in range(GAMES[request.param])]


# -- Whole games ---------------------------------------------------------------


def test_one_offer_a_turn(games: list[list[Event]]) -> None:
    """And a turn comes once a round."""
    offers = 0
    for game in games:
        in_turn = 0
        for event in game:
            in_turn = 0 if event.kind == "ended_turn" else in_turn + (event.kind == "offered")
            assert in_turn <= 1
            offers += event.kind == "offered"
    assert offers  # they do trade


def test_talks_are_short(games: list[list[Event]]) -> None:
    """An offer, a counter, a reply."""
    for game in games:
        for event, following in pairwise(game):
            assert not (event.kind == "countered" and following.kind == "countered")


def test_two_declines_in_a_row_are_enough(games: list[list[Event]]) -> None:
    """No bot asks a seat again that has declined its last two offers, and has offered it nothing since."""
    for game in games:
        row: Counter[tuple[int, int]] = Counter()
        for event in game:
            if event.kind == "offered":
                assert event.args["to"] == "one"
                pair = (event.seat or 0, event.args["partner"])
                assert row[pair] < 2
                row[pair[1], pair[0]] = 0
            elif event.kind == "declined":
                row[event.args["partner"], event.seat or 0] += 1
            elif event.kind in ("accepted", "countered"):
                row[event.args["partner"], event.seat or 0] = 0


@pytest.mark.parametrize("level", IN_WHOLE_GAMES)
def test_a_person_who_declines_is_not_nagged(level: str) -> None:
    """Three bots together make two offers to somebody who wants none, in a whole game."""
    for seed in range(GAMES[level]):
        game = play(level, seed, NoTrader(GAME, seed))
        offers = [event for event in game if event.kind == "offered" and event.args.get("partner") == 0]
        assert len(offers) <= 2


# -- Who is left alone ---------------------------------------------------------


def test_a_seat_that_declined_twice_is_left_alone_by_everybody() -> None:
    table = ChefTable(MENU + " / hand s1: B5 FA5 E5")
    table.play(*OFFER_LINES)
    assert not heard(table).leave_alone(0, 1)
    table.play(*OFFER_LINES)
    assert heard(table).leave_alone(0, 1)
    assert heard(table).leave_alone(2, 1)
    assert not heard(table).leave_alone(0, 2)


@pytest.mark.parametrize(
    "between",
    [
        ["s1: offer s2 give B5 want T?", "s2: accept", "s1: commit B5", "s2: commit T5"],
        ["s1: offer s2 give B5 want F?", "s2: counter give T5 want B5", "s1: decline"],
        ["s1: offer all give B5 want F?", "s2: accept", "s3: decline", "s1: nobody"],
    ],
)
def test_other_replies_end_the_row(between: list[str]) -> None:
    table = ChefTable(MENU + " / hand s1: B5 FA5 E5")
    table.play(*OFFER_LINES)
    for line in between:
        table.play(line)
    table.pass_all()
    table.play(*OFFER_LINES)
    assert not heard(table).leave_alone(0, 1)


def test_whoever_offers_something_may_be_asked_again() -> None:
    table = ChefTable(MENU + " / hand s1: B5 FA5 E5")
    table.play(*OFFER_LINES, *OFFER_LINES)
    declines = heard(table)
    to_s3 = Event(100, "offered", 1, args={"to": "one", "partner": 2})
    declines.hear([to_s3])
    assert declines.leave_alone(0, 1)  # s1 has been declined twice, and nothing else has happened between the two
    assert not declines.leave_alone(2, 1)
    declines.hear([Event(101, "offered", 1, args={"to": "everybody"})])
    assert not declines.leave_alone(0, 1)


def test_silence_after_an_offer_to_all_is_a_decline() -> None:
    table = ChefTable(MENU + " / hand s1: B5 FA5 E5")
    for _ in range(2):
        table.play("s1: offer all give B5 want F?", "s2: decline", "s3: decline")
    assert heard(table).leave_alone(0, 1)
    assert heard(table).leave_alone(0, 2)


# -- Offers --------------------------------------------------------------------


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_clear_gain_is_worth_an_offer(level: str) -> None:
    assert said(ChefTable(CLEAR), "s1", bot(level)) == "offer s2 give B5 want F?"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_second_offer_is_never_made_in_the_same_turn(level: str) -> None:
    table = ChefTable(CLEAR)
    table.play("s1: offer s2 give T10 want E?", "s2: decline")
    assert said(table, "s1", bot(level)) == "end"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_nobody_is_asked_who_declined_twice(level: str) -> None:
    """Two declines in an earlier turn, told by the log."""
    table = ChefTable(CLEAR)
    for asked in (1, 2):
        player = bot(level)
        player.hear([Event(number, "declined", 1, args={"partner": 0}) for number in range(asked)])
        view = table.view("s1")
        assert (OFFER <= player.move(view) < OFFER_ALL) == (asked < 2)


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize(
    "position",
    [
        "hand s1: FA25 FB25 / hand s2: T5 T10 / working s1: w1=B25 w2=B25",  # what the pies wait for is in the hand
        "hand s1: E25 E20 / hand s2: T5 T10 / working s1: w1=B25,FA25",  # nothing is to spare
        "hand s1: T5 / hand s2: FA5 FA10 / working s1: w1=B25 / only pile: / leftovers: B5 / turns left: 1",  # too late
    ],
)
def test_no_clear_gain_no_offer(level: str, position: str) -> None:
    view = ChefTable(f"seats: 2 / step: menu / {position}").view("s1")
    for seed in range(5):
        assert not OFFER <= bot(level, seed).move(view) <= OFFER_ALL


def test_the_offer_goes_to_somebody_who_can_use_the_card() -> None:
    hands = "hand s1: T5 B25 / hand s2: E5 T25 E10 B5 / hand s3: E5 T25"
    table = ChefTable(f"step: menu / {hands} / working s1: w1=B5 w2=B5 / working s3: w1=B5,FA5")
    assert said(table, "s1", bot("medium")) == "offer s3 give T5 want F?"


def test_easy_bots_do_not_talk_without_thinking() -> None:
    """In a position in which a medium bot would end its turn, or decline."""
    silent = ChefTable("seats: 2 / step: menu / hand s1: E25 E20 / hand s2: T5 T10")
    asked = ChefTable("seats: 2 / step: menu / hand s1: T5 B25 / hand s2: E5 T25 / working s1: w1=B5")
    asked.play("s1: offer s2 give ? want ?,?")
    for seed in range(40):
        assert bot("easy", seed).move(silent.view("s1")) == END
        assert bot("easy", seed).move(asked.view("s2")) not in (ACCEPT, COUNTER)


# -- At a browser table --------------------------------------------------------


@pytest.mark.parametrize("level", THINKING)
def test_bots_of_the_server_hear_declines(level: str) -> None:
    """Also bots that are new in their seat, after a restart for instance: they hear the log."""
    for declines in (0, 2):
        table = ChefTable(CLEAR)
        for _ in range(declines):
            table.play("s1: offer s2 give T5 want E?", "s2: decline")
        table.state.offers = 0  # as in a later turn
        chains = asyncio.run(_decisions(table, level))
        assert any(OFFER <= atoms[0] < OFFER_ALL for atoms in chains) == (declines == 0)


async def _decisions(table: ChefTable, level: str) -> list[list[int]]:
    pool = BotPool(1)
    await pool.start()
    try:
        return [
            await pool.decide(BotTask("T", GAME, "", 0, level, n, table.state.copy(), seconds=0.1)) for n in range(8)
        ]
    finally:
        pool.stop()
