"""Questions to everybody at once that no card asks: who ate pie last, and who has fulfilled what."""

from collections.abc import Callable, Mapping

import pytest

import bakehouse
from bakehouse import Game, Rng, records
from bakehouse.bots.chain import chain_of
from bakehouse.core.chance import Chance
from bakehouse.core.deck import Deck
from bakehouse.core.state import State as CoreState
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from tests.contract import test_copies, test_moves, test_secrets, test_texts, test_views
from tests.contract.driver import random_moves
from tests.games.pie_contest.invariants import check, check_log
from tests.games.pie_contest.table import GAME, ContestTable, Tables

BOTH = {"first_player": "poll", "claims": "manual"}
FRUITS = "hand 0: lemons honey / kitchen 0: peaches / row: fruit-stand trade-fair / pantry: bacon chili ginger"


def polled(*answers: str, seed: int = 1) -> ContestTable:
    """A table at which everybody has said when they last ate pie."""
    state = GAME.deal(len(answers), seed, {"first_player": "poll"})
    assert isinstance(state, State)
    table = ContestTable(state)
    table.play(*(f"{seat}: {answer}" for seat, answer in enumerate(answers)))
    return table


# -- The pie poll ------------------------------------------------------------------


@pytest.mark.rule("CO-13", "CO-R3")
@pytest.mark.parametrize(
    ("answers", "first"),
    [
        (["#3", "#2", ".", "#6"], 1),
        ([".", ".", ".", "#6"], 3),
        (["#1", "#2", "#3", "#4"], 0),
        (["#5", "#5", "#4", "#5"], 2),
    ],
)
def test_whoever_ate_pie_last_begins(answers: list[str], first: int) -> None:
    table = polled(*answers)
    assert table.turn == table.view(None).first == first
    assert table.asked == str(first)
    assert table.state.turns == 1
    assert not [entry for entry in table.state.all_entries() if entry.name == "first"]  # no lot was drawn


@pytest.mark.rule("CO-R3")
@pytest.mark.parametrize(
    ("answers", "tied"), [(["#2", "#1", "#3", "#1"], {1, 3}), ([".", ".", ".", "."], {0, 1, 2, 3})]
)
def test_ties_are_decided_by_lot(answers: list[str], tied: set[int]) -> None:
    assert {polled(*answers, seed=seed).turn for seed in range(40)} == tied


@pytest.mark.rule("CO-R3", "CO-R5")
def test_the_cards_are_dealt_from_the_first_player_on() -> None:
    table = polled(".", ".", "#1", ".")
    dealt = [event.seat for event in table.events(None) if event.kind == "dealt"]
    assert dealt == [0, 1, 2, 3]
    assert [int(table.state.size(seat)) for seat in range(4)] == [5, 5, 6, 5]
    assert table.log(None)[3:8] == [
        "Ann does not say when the last pie was.",
        "Ben does not say when the last pie was.",
        "Cleo ate pie today.",
        "Dan does not say when the last pie was.",
        "Cleo has the first turn.",
    ]
    assert "You do not say when you last ate pie." in table.log("3")


@pytest.mark.rule("CO-R3")
def test_the_poll_in_words(game: PieContest) -> None:
    state = game.deal(4, 1, {"first_player": "poll"})
    assert isinstance(state, State)
    table = ContestTable(state)
    assert table.prompt("0") == "When did you last eat pie?"
    assert table.prompt(None) == "Everybody says when they last ate pie."
    assert table.labels("0") == [
        "I’d rather not say",
        "Today",
        "Yesterday",
        "This week",
        "This month",
        "This year",
        "Longer ago",
    ]
    assert game.asks(table.view("0")) == "CO-13"
    assert ", on turn" not in table.picture("0")
    assert table.picture("0").startswith("Before the first turn. ")
    table.state.play(0, table.view("0").legal[1])
    assert table.prompt("0").startswith("Your choice is made")
    before = game.deal(4, 1, {"first_player": "poll"})
    assert table.view("1") == game.view(before, 1)  # who has answered already is shown to nobody


@pytest.mark.rule("CO-R3")
def test_what_cannot_be_answered(game: PieContest) -> None:
    state = game.deal(4, 1, {"first_player": "poll"})
    assert isinstance(state, State)
    table = ContestTable(state)
    table.refused("0: #7", "CO-R3")
    table.refused("0: y", "BH-2")
    table.play("0: #2")
    table.refused("0: #1", "BH-1")  # an answer is final
    assert game.default(state, 1) == game.read(state, 1, ".")


# -- Pointing out Achievements -------------------------------------------------------


@pytest.mark.rule("CO-50", "CO-R59")
def test_a_fulfilled_achievement_is_pointed_out(contest: Tables) -> None:
    """By anybody: here by a rival."""
    table = contest(FRUITS, claims="manual")
    table.play("0: P:lemons")
    assert table.step == "claim"
    assert table.asked == "0 1 2 3"
    assert table.hand(0) == "honey"
    table.play("0: .", "1: .", "2: !0:fruit-stand", "3: .")
    assert table.hand(0) == "bacon chili honey"
    assert "fruit-stand" not in table.row
    assert table.step == "claim"  # there may be more
    table.play("0: .", "1: .", "2: .", "3: .")
    assert table.turn == 3
    assert "Cleo points out that Ann has fulfilled Fruit Stand." in table.log(None)
    assert "Cleo points out that you have fulfilled Fruit Stand." in table.log("0")
    assert "You point out that Ann has fulfilled Fruit Stand." in table.log("2")


@pytest.mark.scenario("CO-S55")
@pytest.mark.rule("CO-52", "CO-R59")
def test_what_nobody_points_out_is_lost(contest: Tables) -> None:
    """Two Fruits are still there in the next turn, so it can be pointed out then."""
    table = contest(f"{FRUITS} / hand 3: butter bacon", claims="manual")
    table.play("0: P:lemons", "0: .", "1: .", "2: .", "3: .")
    assert table.turn == 3
    assert table.row.split()[:1] == ["fruit-stand"]
    table.play("3: -", "0: !0:fruit-stand", "1: .", "2: .", "3: .")
    assert "fruit-stand" not in table.row
    assert table.state.size(0) == 3


@pytest.mark.rule("CO-52", "CO-R59")
def test_an_event_is_an_occasion_of_its_turn_only(contest: Tables) -> None:
    position = "hand 0: swap-meet / kitchen 0: lemons / kitchen 1: bacon / hand 3: honey butter / row: trade-fair"
    lost = contest(position, claims="manual")
    lost.play("0: P:swap-meet", "0: .", "1: .", "2: .", "3: .", "3: -")
    lost.play("0: !0:trade-fair", "1: .", "2: .", "3: .")
    assert lost.row.split()[0] == "trade-fair"
    assert "Ann wrongly claims to have fulfilled Trade Fair." in lost.log(None)
    assert "You wrongly claim that you have fulfilled Trade Fair." in lost.log("0")
    taken = contest(position, claims="manual")
    taken.play("0: P:swap-meet", "0: !0:trade-fair", "1: .", "2: .", "3: .")
    assert taken.worths(0) == [6]
    assert "Ann points out having fulfilled Trade Fair." in taken.log(None)


@pytest.mark.rule("CO-R25", "CO-R59")
def test_an_occasion_stays_although_the_condition_does_not(contest: Tables) -> None:
    """The Pie was Baked of two Fruits that lay in the Kitchen at the start of the turn."""
    table = contest(
        "hand 0: hot-oven honey / kitchen 0: table-salt lemons peaches / row: fruit-stand / occasions: 0:fruit-stand",
        claims="manual",
    )
    table.play("0: P:hot-oven")
    assert table.kitchen(0) == ""
    table.play("0: !0:fruit-stand", "1: .", "2: .", "3: .")
    assert "fruit-stand" not in table.row


@pytest.mark.rule("CO-R56", "CO-R59")
def test_of_several_who_fulfil_it_the_first_who_is_pointed_out(contest: Tables) -> None:
    position = "hand 0: butter honey / kitchen 0: lemons peaches / kitchen 2: limes limes / row: fruit-stand"
    both = contest(position, claims="manual")
    both.play("0: P:butter", "0: .", "1: !2:fruit-stand", "2: .", "3: !0:fruit-stand")
    assert [event.seat for event in both.events(None) if event.kind == "achieved"] == [0]
    one = contest(position, claims="manual")
    one.play("0: P:butter", "0: .", "1: !2:fruit-stand", "2: .", "3: .")
    assert [event.seat for event in one.events(None) if event.kind == "achieved"] == [2]


@pytest.mark.rule("CO-R59", "CO-58")
def test_what_cannot_be_pointed_out(contest: Tables) -> None:
    table = contest(FRUITS, claims="manual")
    table.refused("0: !0:fruit-stand", "BH-2")  # not now
    table.play("0: P:lemons")
    table.refused("1: !0:double-cocoa", "CO-58")  # not face up
    table.refused("1: #5", "CO-R59")
    table.refused("1: @1", "CO-R59")
    table.no_move("1: !7:fruit-stand")
    table.no_move("1: !fruit-stand")
    table.no_move("1: #1", "not complete")
    table.play("1: #1 @0")  # atom by atom, as the page sends it
    table.refused("1: .", "BH-1")


@pytest.mark.rule("CO-R59")
def test_claims_in_words(contest: Tables, game: PieContest) -> None:
    table = contest(FRUITS, claims="manual")
    table.play("0: P:lemons")
    assert table.prompt("1") == "Has anybody fulfilled an Achievement?"
    assert table.labels("1")[:3] == ["No, nothing to point out", "Fruit Stand", "Trade Fair"]
    table.state.play(1, table.view("1").legal[1])
    assert table.prompt("1") == "Who has fulfilled it?"
    assert table.labels("1") == ["Ann", "You", "Cleo", "Dan"]
    assert table.prompt(None) == "Everybody may point out a fulfilled Achievement."
    assert game.default(table.state, 2) == game.read(table.state, 2, ".")


def test_occasions_in_a_position(game: PieContest) -> None:
    text = (
        "row: fruit-stand blue-ribbon / pies 2: 16 / options: claims=manual / occasions: 0:fruit-stand 2:blue-ribbon:1"
    )
    table = ContestTable(f"hand 0: lemons honey / {text}")
    assert [(one.code, one.seat, one.pie) for one in table.view(None).occasions] == [
        ("fruit-stand", 0, -1),
        ("blue-ribbon", 2, 0),
    ]
    assert "occasions: 0:fruit-stand 2:blue-ribbon:1\n" in game.write_position(table.state)
    for bad in ("9:fruit-stand", "0:double-cocoa", "0:lemons", "0:fruit-stand:7", "x"):
        with pytest.raises(bakehouse.PositionError, match="not written like"):
            game.position(f"row: fruit-stand\noccasions: {bad}")


# -- Bots and records ------------------------------------------------------------------


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_bots_say_nothing_and_point_out_their_own(game: PieContest, level: str) -> None:
    bot = bakehouse.bot(level, game, seed=1, iterations=8 if level == "hard" else None)
    poll = game.deal(4, 1, BOTH)
    assert game.text(poll, 2, bot.move(game.view(poll, 2))) == "."
    table = ContestTable(FRUITS, claims="manual")
    table.play("0: P:lemons")
    assert game.text(table.state, 1, bot.move(table.view("1"))) == "."
    atoms = chain_of(bot, game, table.state, 0)
    assert game.text(table.state, 0, atoms) == "!0:fruit-stand"


def test_records_of_such_games(game: PieContest) -> None:
    """Answers are hidden until the window closes; then everybody reads them."""
    state = game.deal(4, 3, BOTH)
    moves = list(random_moves(game, state, Rng(3), 200))
    text = records.write(game, 4, 3, moves, BOTH)
    full = records.read(text)
    *_, last = records.replay(full)
    assert game.view(last.state, None) == game.view(state, None)
    seen = records.write(game, 4, 3, moves, BOTH, viewer=bakehouse.SPECTATOR)
    claims = [line for line in text.splitlines() if "!" in line]
    assert claims
    assert [line for line in seen.splitlines() if "!" in line] == claims


@pytest.mark.parametrize("seed", range(3))
def test_whole_games(game: PieContest, seed: int) -> None:
    state = game.deal(5, seed, {**BOTH, "fresh_achievements": "need_change" if seed else "count"})
    assert isinstance(state, State)
    for _ in random_moves(game, state, Rng(seed), 800):
        check(game, state)
    check_log(state)
    assert any(event.kind == "achieved" for event in game.events(state))


class Asking(PieContest):
    """The game with both options, for the contract suite."""

    def deal_with(
        self, seats: int, chance: Chance, options: Mapping[str, object] | None = None, deck: Deck | None = None
    ) -> CoreState:
        return super().deal_with(seats, chance, {**BOTH, **(options or {})}, deck)


@pytest.mark.parametrize(
    "test",
    [
        test_copies.test_playing_on_a_copy_leaves_the_original_alone,
        test_moves.test_legal_lists,
        test_moves.test_every_legal_move_applies,
        test_moves.test_refused_with_a_known_rule_and_nothing_changed,
        test_moves.test_defaults_are_legal,
        test_moves.test_defaults_fit_any_question,
        test_secrets.test_two_worlds,
        test_secrets.test_any_order_of_simultaneous_answers_gives_the_same_state,
        test_secrets.test_canaries,
        test_texts.test_every_played_move_reads_back,
        test_texts.test_every_legal_move_has_its_own_text,
        test_texts.test_a_viewer_reads_no_more_than_the_full_text,
        test_texts.test_positions_round_trip,
        test_texts.test_labels_targets_and_pictures_exist,
        test_views.test_views_are_typed_plain_data,
        test_views.test_worlds_give_the_same_view_back,
        test_views.test_worlds_inside_a_chain,
        test_views.test_an_unfinished_chain_is_seen_by_nobody_else,
    ],
    ids=lambda test: test.__name__,
)
def test_the_contract_holds(test: Callable[[Game], None]) -> None:
    test(Asking())
