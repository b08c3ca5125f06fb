"""What is known for certain, and what never leaves the table (PG-K1 to PG-K15)."""

import msgspec
import pytest

from bakehouse.core.native import i64, vec
from bakehouse.games.the_pie_game import GAME
from bakehouse.games.the_pie_game.cards import packed
from bakehouse.games.the_pie_game.memory import fresh_memory
from tests.games.the_pie_game.table import HOUSE, PieTable

ALL = ("0", "1", "2", "3", None)


def slots(table: PieTable, viewer: str | None, name: str) -> str:
    """What the cards can be that are not surely held, as in a position: clean, "lose one turn", not immediate, any."""
    known = table.known(viewer, name)
    return "c" * known.no_fudge + "l" * known.lose_turn_at_most + "n" * known.not_immediate + "a" * known.anything


def test_the_view_shows_what_is_public(pie_game: type[PieTable]) -> None:
    """PG-K1, PG-K2."""
    table = pie_game("front 2: FL / discard: WSU EGG / pies: 1 0 2 0 / round: 4 / dealer: 3 / still: 2 / reshuffles: 1")
    for viewer in ALL:
        view = table.view(viewer)
        assert (view.round, view.dealer, view.turn, view.pies) == (4, 3, 0, [1, 0, 2, 0])
        assert view.hand_sizes == [5, 5, 4, 5]
        assert view.fronts == [2]
        assert view.discard == ["WSU", "EGG"]
        assert view.deck_size == 94 - 20 - 2
        assert (view.still, view.reshuffles) == (2, 1)
        assert view.asked == [0]


def test_how_a_turn_begins_only_its_player_knows(pie_game: type[PieTable]) -> None:
    plain = pie_game("hand 0: APP CIN FLK GRA COC")
    fudge = pie_game("hand 0: F2 CIN FLK GRA COC")
    assert plain.view("0").step == "source"
    assert fudge.view("0").step == "fudge"
    for viewer in ("1", "3", None):
        assert plain.view(viewer).step == fudge.view(viewer).step == "turn"


def test_a_taken_card_is_surely_held(pie_game: type[PieTable]) -> None:
    """PG-K7, until that kind is discarded, played or laid."""
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: WSU / deck: HON EGG MAP HON")
    table.play("0: t", "0: xGRA")
    assert all(table.sure(viewer, "0") == "WSU" for viewer in ("1", "2", "3", None))
    assert table.known("0", "0").sure == []  # nothing to remember about one's own hand
    table.play("1: d", "1: xHON", "2: d", "2: xEGG", "3: d", "3: xMAP", "0: d", "0: xWSU")
    assert all(table.sure(viewer, "0") == "" for viewer in ALL)


def test_a_taken_fudge_card_is_surely_held_until_it_is_played(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: APP CIN FLK GRA COC / discard: F2 / deck: HON EGG MAP BUT BUT BUT")
    table.play("0: t", "0: xGRA")
    assert table.sure("2", "0") == "F2"
    assert slots(table, "2", "0") == "cccc"
    table.play("1: d", "1: xHON", "2: d", "2: xEGG", "3: d", "3: xMAP", "0: !F2")
    assert table.sure("2", "0") == ""
    table.play("0: xAPP,CIN")
    assert slots(table, "2", "0") == "ccnnn"  # PG-K8d: the refill brought no immediate kind


def test_a_normal_turn_tells_that_there_was_no_fudge_card(pie_game: type[PieTable]) -> None:
    """PG-K8a, PG-K8c."""
    table = pie_game("deck: HON")
    assert slots(table, "1", "0") == "aaaaa"
    table.play("0: d")
    assert slots(table, "1", "0") == "cccccn"
    table.play("0: xCOC")
    assert slots(table, "1", "0") == "ccccn"


@pytest.mark.scenario("PG-S42")
def test_a_passed_card_is_surely_held(pie_game: type[PieTable]) -> None:
    table = pie_game("turn: 1 / hand 0: HON CIN FLK GRA COC / deck: BSU GIN WSU DL")
    table.play("1: d", "1: xBSU", "2: d", "2: xGIN", "3: d", "3: xWSU")
    table.play("0: d", "0: gHON", "1: gEGG", "2: gCRM", "3: gCCH")
    assert table.sure("0", "1") == "HON"
    assert slots(table, "0", "1") == "cccn"  # no Fudge card at its turn's start; the kept draw is not immediate
    assert table.sure("2", "1") == ""
    assert slots(table, "2", "1") == "cccna"  # seat 2 saw what seat 1 gave, not what it got
    assert table.sure("2", "3") == "CRM"
    assert table.sure("1", "2") == "EGG"
    assert table.sure(None, "1") == ""
    table.play("1: d", "1: xBAN")
    assert table.sure("0", "1") == "HON"  # a normal turn makes nobody forget what was passed


@pytest.mark.rule("PG-R65")
def test_a_hidden_gift_can_be_any_card(pie_game: type[PieTable]) -> None:
    """PG-K7: every surely-held count falls by one; what was sure becomes open, but no less plain than it was."""
    table = pie_game("hand 2: WSU WSU PL PEC CRM / knows *: 2=PL,WSU,WSU+aa / deck: FT")
    table.play("0: d", "0: >2", "0: gCOC", "2: gCRM")
    assert table.sure("1", "2") == "WSU"
    assert slots(table, "1", "2") == "caaa"
    assert sorted(table.known("0", "2").sure) == ["COC", "PL", "WSU", "WSU"]
    assert slots(table, "0", "2") == "a"


@pytest.mark.rule("PG-R65")
def test_which_open_card_left(pie_game: type[PieTable]) -> None:
    """A plain card that was not known: the plainest one. A Fudge card: the plainest that can have been it."""
    table = pie_game("hand 0: F2 FL DR APP CIN / knows *: 0=+clnaa")
    table.play("0: !F2")
    assert slots(table, "1", "0") == "claa"
    table.play("0: xDR,APP")
    assert slots(table, "1", "0") == "lnnna"


def test_laying_lose_turn_tells_about_the_others(pie_game: type[PieTable]) -> None:
    """PG-K8b."""
    table = pie_game("hand 0: FL FL APP CIN FLK / knows *: 0=+cannn")
    assert table.fronts == [0]
    assert slots(table, "1", "0") == "clll"


def test_an_offer_is_remembered(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 FT FLK GRA COC / knows *: 0=+cccna", trade="offer_first")
    table.play("0: !FT", "0: >1", "0: gF2")
    assert table.sure("1", "0") == "F2"
    assert slots(table, "1", "0") == "ccc"
    assert slots(table, "2", "0") == "cccn"


def test_a_reshuffle_changes_nothing_about_hands(pie_game: type[PieTable]) -> None:
    """PG-K13."""
    table = pie_game("discard: WSU / only deck: HON EGG")
    table.play("0: t", "0: xCOC", "1: d", "1: xHON", "2: d", "2: xEGG", "3: d")
    assert table.view(None).reshuffles == 1
    assert table.sure("3", "0") == "WSU"


def test_a_new_round_voids_all_knowledge(pie_game: type[PieTable]) -> None:
    """PG-K6."""
    table = pie_game("hand 0: APP CIN FLK WSU GRA / discard: BUT / knows *: 1=BAN+cccc")
    table.play("0: t", "0: xGRA")
    for viewer in ALL:
        for seat in "0123":
            if seat != viewer and int(seat) not in table.fronts:
                assert (table.sure(viewer, seat), slots(table, viewer, seat)) == ("", "aaaaa")


def test_card_copies_have_no_numbers(pie_game: type[PieTable]) -> None:
    """PG-K9: views are codes and counts; two histories with other copies of the same kinds give equal bytes."""
    table = pie_game("hand 0: APP APP FLK GRA COC / discard: APP / deck: HON")
    other = pie_game("hand 0: APP APP FLK GRA COC / discard: APP / deck: HON")
    table.play("0: t", "0: xAPP")
    other.play("0: t", "0: xAPP")
    assert msgspec.json.encode(table.view("1")) == msgspec.json.encode(other.view("1"))


def test_hidden_choices_do_not_show(pie_game: type[PieTable]) -> None:
    """PG-K14, PG-I15: whatever seat 2 has chosen, the others receive the same bytes."""
    seen = []
    for choice in ("CHE", "PEC", "CRM"):
        table = pie_game("deck: DL")
        table.play("0: d", f"2: g{choice}")
        seen.append(
            [msgspec.json.encode([table.view(viewer), table.events(viewer)]) for viewer in ("0", "1", "3", None)]
        )
    assert seen[0] == seen[1] == seen[2]


def test_what_a_trade_tells(pie_game: type[PieTable]) -> None:
    """PG-K5: both partners know both cards, nobody else does."""
    table = pie_game("deck: FT")
    table.play("0: d", "0: >2", "0: gCOC", "2: gCRM")
    assert table.sure("0", "2") == "COC"
    assert table.sure("2", "0") == "CRM"
    gifts = {viewer: [e.cards for e in table.events(viewer) if e.kind == "gave"] for viewer in ALL}
    assert gifts["0"] == gifts["2"] == [["COC"], ["CRM"]]
    assert gifts["1"] == gifts["3"] == gifts[None] == [["??"], ["??"]]


def test_memories_are_shared_until_something_is_learned() -> None:
    hands = vec[i64]([packed(vec[i64]([HOUSE.kinds["APP"]] * 5))] * 3)
    memory = fresh_memory(hands, 0)
    memory.shared = True
    copy = memory.own()
    copy.took(1, HOUSE.kinds["WSU"])
    assert list(memory.sure) == [0] * 12
    assert copy.own() is copy


def test_a_view_without_memory(pie_game: type[PieTable]) -> None:
    table = pie_game("deck: HON")
    table.state.memory = None
    table.play("0: d", "0: xCOC")
    assert table.view("1").known is None
    assert GAME.picture(table.view("1"))
