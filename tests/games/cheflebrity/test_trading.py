"""Trading (CH-78 to CH-82, CH-R51 to CH-R60, CH-R80 to CH-R82, CH-R90, CH-R91)."""

from __future__ import annotations

import pytest

from bakehouse import IllegalMove
from bakehouse.games.cheflebrity import GAME
from tests.games.cheflebrity.table import ChefTable

HANDS = "seats: 3 / step: menu / hand s1: T5 B5 E5 / hand s2: FA5 FC10 / hand s3: T20 SB"


@pytest.mark.scenario("CH-S46")
@pytest.mark.rule("CH-78", "CH-79", "CH-80", "CH-81", "CH-82", "CH-R54", "CH-R55", "CH-R59")
def test_a_trade_with_lies(chefs: type[ChefTable]) -> None:
    table = chefs(HANDS)
    table.play("s1: offer s2 give T25 want FC?")
    offer = table.events("s3")[-1]
    assert (offer.cards, offer.args["other_cards"], offer.concerns) == (["T25"], ["FC?"], [1])
    assert table.asked == "s2"
    table.play("s2: accept")
    assert table.asked == "s1 s2"
    since = len(table.events(None))
    table.play("s2: commit FA5", "s1: commit T5")
    assert table.hand("s1") == "B5 FA5 E5"
    assert table.hand("s2") == "FC10 T5"
    assert [event.cards for event in table.events("s3", since)[:2]] == [["??"], ["??"]]
    assert [event.cards for event in table.events(None, since)[:2]] == [["??"], ["??"]]
    assert [event.cards for event in table.events("s2", since)[:2]] == [["T5"], ["FA5"]]


@pytest.mark.scenario("CH-S48")
@pytest.mark.rule("CH-R52", "CH-R54")
def test_two_for_one(chefs: type[ChefTable]) -> None:
    table = chefs(HANDS)
    table.play("s1: offer s3 give B5,E5 want T20", "s3: accept")
    table.refused("s1: commit B5", "CH-R54")
    table.refused("s1: commit B5,E5,T5", "CH-R54")
    table.refused("s3: commit T20,T20", "CH-R54")
    table.play("s1: commit E5,B5", "s3: commit T20")
    assert table.hand("s1") == "T5 T20"
    assert table.hand("s3") == "B5 E5 SB"


@pytest.mark.scenario("CH-S49")
@pytest.mark.rule("CH-R58")
def test_numbers_that_could_not_be_delivered(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / step: menu / hand s1: T5 / hand s3: T20 SB")
    table.refused("s1: offer s2 give ? want ?", "CH-R58")
    table.refused("s1: offer s3 give ?,? want ?", "CH-R58")
    table.refused("s1: offer s3 give ? want ?,?,?", "CH-R58")
    table.play("s1: offer s3 give ? want ?,?")
    table.refused("s3: counter give ? want ?,?", "CH-R58")
    table.play("s3: counter give ? want ?")


@pytest.mark.scenario("CH-S50")
@pytest.mark.rule("CH-R51")
def test_only_with_the_active_player(chefs: type[ChefTable]) -> None:
    table = chefs(HANDS)
    table.refused("s2: offer s3 give ? want ?", "BH-1")
    table.refused("s1: offer s1 give ? want ?", "CH-R51")
    table.play("s1: offer s2 give T5 want ?")
    table.refused("s2: offer s3 give ? want ?", "BH-2")
    assert table.lines("s2") == ["accept", "decline", "counter …"]


@pytest.mark.scenario("CH-S51")
@pytest.mark.rule("CH-R42", "CH-R57")
def test_a_window_after_the_exchange(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: SB B5 / hand s2: T5 / working s1: w1=B5,FA5")
    table.play("s1: offer s2 give T25 want T5", "s2: accept", "s1: commit SB", "s2: commit T5")
    assert (table.step, table.asked) == ("window", "s2")
    table.play("s2: sab s1.w1", "s1: pass")
    table.refused("s1: serve w1", "CH-67")
    table.refused("s1: play T5 w1", "CH-R8")


@pytest.mark.rule("CH-R30", "CH-R42")
def test_no_window_after_the_exchange_with_fewer_windows(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: SB / hand s2: T5 / working s1: w1=B5,FA5", windows="lite")
    table.play("s1: offer s2 give ? want ?")
    assert table.step == "reply"  # nobody can interrupt the talk
    table.play("s2: accept", "s1: commit SB", "s2: commit T5")
    assert table.step == "menu"


@pytest.mark.scenario("CH-S52")
@pytest.mark.rule("CH-R53")
@pytest.mark.parametrize(("limit", "made"), [(6, 6), (0, 0), (2, 2), ("unlimited", 25)])
def test_the_number_of_offers(chefs: type[ChefTable], limit: int | str, made: int) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: T5 / hand s2: FA5 / working s1: w1=B5,FB5", trade_offers=limit)
    for _ in range(made):
        table.play("s1: offer s2 give ? want ?", "s2: decline")
    if limit != "unlimited":
        assert table.lines("s1") == ["end", "serve w1"]
        table.refused("s1: offer s2 give ? want ?", "CH-R53")
    table.quietly(
        "s1: end", "s2: draw pile", "s2: keep", "s2: skip", "s2: end", "s1: draw pile", "s1: keep", "s1: skip"
    )
    assert table.view(None).offers == 0  # a new turn


@pytest.mark.rule("CH-R81", "CH-R53", "CH-R51")
def test_two_counters(chefs: type[ChefTable]) -> None:
    table = chefs(HANDS)
    table.play("s1: offer s2 give T25 want FC?", "s2: counter give FC5 want T25,E?")
    assert table.asked == "s1"
    offer = table.view("s3").offer
    assert offer is not None
    assert (offer.speaker, offer.give, offer.want) == (1, ["FC5"], ["T25", "E?"])
    table.play("s1: counter give T25 want FC5")
    assert table.lines("s2") == ["accept", "decline"]
    table.refused("s2: counter give ? want ?", "CH-R81")
    table.play("s2: accept", "s1: commit T5", "s2: commit FC10")
    assert table.hand("s2") == "FA5 T5"


@pytest.mark.rule("CH-R81")
@pytest.mark.parametrize(("limit", "made"), [(0, 0), (1, 1), (5, 5), ("unlimited", 25)])
def test_the_number_of_counters(chefs: type[ChefTable], limit: int | str, made: int) -> None:
    table = chefs(HANDS, trade_counters=limit)
    table.play("s1: offer s2 give ? want ?")
    for number in range(made):
        table.play(f"{'s1' if number % 2 else 's2'}: counter give ? want ?")
    if limit != "unlimited":
        assert table.lines(table.asked) == ["accept", "decline"]
        table.refused(f"{table.asked}: counter give ? want ?", "CH-R81")
    table.play(f"{table.asked}: accept")
    assert table.step == "commit"


@pytest.mark.rule("CH-R81", "CH-R55")
def test_a_counter_is_accepted_or_declined(chefs: type[ChefTable]) -> None:
    table = chefs(HANDS)
    table.play("s1: offer s2 give ? want ?", "s2: counter give FC10 want T5,E5", "s1: accept")
    table.play("s1: commit T5,E5", "s2: commit FC10")
    assert table.hand("s1") == "B5 FC10"
    declined = chefs(HANDS)
    declined.play("s1: offer s2 give ? want ?", "s2: counter give FC10 want T5,E5", "s1: decline")
    assert declined.step == "menu"
    assert declined.view(None).offer is None


@pytest.mark.rule("CH-R80", "CH-R55")
def test_an_offer_to_all(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 4 / step: menu / hand s1: T5 B5 / hand s2: FA5 FC10 / hand s3: T20 SB / hand s4: E5")
    table.play("s1: offer all give T5 want ?,?")
    assert table.asked == "s2 s3"  # s4 has too few cards and declines openly
    assert table.lines("s2") == ["accept", "decline"]
    table.refused("s2: counter give ? want ?", "CH-R80")
    before = table.view("s2")
    table.play("s3: accept")
    assert table.view("s2") == before  # secret until all replies are in
    table.play("s2: accept")
    assert table.lines("s1") == ["nobody", "pick s2", "pick s3"]
    assert table.last_event_text(None) == "Willing to trade: Ben and Cleo."
    table.play("s1: pick s3", "s1: commit B5", "s3: commit T20,SB")
    assert table.hand("s1") == "T5 T20 SB"
    assert table.view(None).offers == 1


@pytest.mark.rule("CH-R80", "CH-R55")
def test_nobody_is_picked(chefs: type[ChefTable]) -> None:
    table = chefs(HANDS)
    table.play("s1: offer all give ? want ?", "s2: decline", "s3: accept")
    table.refused("s1: pick s2", "CH-R55")
    table.play("s1: nobody")
    assert table.step == "menu"
    table.play("s1: offer all give ? want ?", "s2: decline", "s3: decline")
    assert table.step == "menu"
    assert table.last_event_text(None) == "Nobody wants to trade."
    table.refused("s1: offer all give ? want ?,?,?", "CH-R58")
    alone = chefs("seats: 2 / step: menu / hand s1: T5")
    alone.refused("s1: offer all give ? want ?", "CH-R80")


@pytest.mark.rule("CH-R52")
@pytest.mark.parametrize(
    ("sizes", "good", "bad"),
    [
        ("equal_only", ["? want ?", "?,? want ?,?"], ["? want ?,?", "?,? want ?"]),
        ("one_for_one", ["? want ?"], ["?,? want ?,?", "? want ?,?", "?,? want ?"]),
        ("free", ["? want ?,?", "?,? want ?", "? want ?"], []),
    ],
)
def test_sizes_of_trades(chefs: type[ChefTable], sizes: str, good: list[str], bad: list[str]) -> None:
    for text in good:
        chefs(HANDS, trade_sizes=sizes).play(f"s1: offer s2 give {text}")
    for text in bad:
        chefs(HANDS, trade_sizes=sizes).refused(f"s1: offer s2 give {text}", "CH-R52")


@pytest.mark.rule("CH-R52")
def test_equal_trades_are_not_larger_than_the_smaller_hand(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: T5 B5 E5 / hand s2: FA5", trade_sizes="equal_only")
    table.refused("s1: offer s2 give ?,? want ?,?", "CH-R52")


@pytest.mark.scenario("CH-S82")
@pytest.mark.rule("CH-78", "CH-79", "CH-R56", "CH-R59", "CH-R60")
def test_only_cards_of_the_hand(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 2 / step: menu / hand s1: T5 / hand s2: FA5 / working s1: w1=B25 / kept s1: SV")
    table.play("s1: offer s2 give B25 want SG")  # neither is in a hand
    offer = "Ann offers Ben a trade (Bottom Crust 25 in return for Stroke of Genius!)."
    assert table.last_event_text(None) == offer
    assert GAME.default(table.state, 1) == GAME.read(table.state, 1, "decline")
    table.play("s2: accept")
    table.refused("s1: commit B25", "CH-R56")
    table.refused("s1: commit SV", "CH-R56")


@pytest.mark.rule("CH-R82")
def test_lists_are_printed_in_one_order(chefs: type[ChefTable]) -> None:
    table = chefs(HANDS)
    atoms = GAME.read(table.state, 0, "offer s2 give ?,E5,B5 want E?,SB")
    assert GAME.text(table.state, 0, atoms) == "offer s2 give B5,E5,? want SB,E?"
    table.play("s1: offer s2 give T25,T25,T25 want FC5,FC5")  # more copies than there are
    table.play("s2: accept", "s1: commit T5,B5,E5")
    first, second = GAME.read(table.state, 1, "commit FC10,FA5")
    assert GAME.text(table.state, 1, [first, second]) == "commit FA5,FC10"
    table.state.play(1, first)
    with pytest.raises(IllegalMove) as refused:
        table.state.play(1, first)
    assert refused.value.rule == "CH-R82"


@pytest.mark.rule("CH-R82")
def test_claims_are_said_in_ascending_order(chefs: type[ChefTable]) -> None:
    table = chefs(HANDS)
    atoms = GAME.read(table.state, 0, "offer s2 give T5,T10 want ?")
    for atom in atoms[:3]:
        table.state.play(0, atom)
    table.state.play(0, atoms[4])
    with pytest.raises(IllegalMove) as refused:
        table.state.play(0, atoms[3])
    assert refused.value.rule == "CH-R82"


@pytest.mark.rule("CH-R91", "CH-R58", "CH-R88")
def test_seven_cards_at_most(chefs: type[ChefTable]) -> None:
    table = chefs("seats: 3 / step: menu / hand s1: B5 B5 B5 B5 B10 B10 B10 B10 / hand s2: T5")
    eight = ",".join("?" * 8)
    table.refused(f"s1: offer s2 give {eight} want ?", "CH-R91")
    table.refused(f"s1: offer s2 give {eight},? want ?", "CH-R58")  # more than the hand has, before the limit
    table.refused(f"s1: offer s2 give ? want {eight}", "CH-R58")
    table.refused(f"s1: offer all give ? want {eight}", "CH-R58")
    table.refused(f"s2: counter give {eight} want ?", "BH-1")
    table.refused("s1: counter give ? want ?", "BH-2")
    table.play(f"s1: offer s2 give {','.join('?' * 7)} want ?")
    table.refused(f"s2: counter give ? want {eight}", "CH-R91")
    table.refused(f"s2: counter give {eight} want ?", "CH-R58")


@pytest.mark.rule("CH-R91", "CH-R58", "CH-R52")
@pytest.mark.parametrize("limit", [1, 2])
def test_fewer_cards_at_most(chefs: type[ChefTable], limit: int) -> None:
    table = chefs(HANDS, trade_cards=limit)
    most, more = ",".join("?" * limit), ",".join("?" * (limit + 1))
    table.refused(f"s1: offer s2 give {more} want ?", "CH-R91")
    table.refused(f"s1: offer s2 give ? want {more}", "CH-R91" if limit == 1 else "CH-R58")
    table.refused("s1: offer s2 give ?,?,?,? want ?", "CH-R58")  # more than the hand has, before the limit
    table.play(f"s1: offer s2 give {most} want {most}", "s2: accept")
    assert table.step == "commit"


@pytest.mark.rule("CH-81")
def test_commits_are_secret(chefs: type[ChefTable]) -> None:
    views = []
    for card in ("T5", "B5"):
        table = chefs(HANDS)
        table.play("s1: offer s2 give ? want ?", "s2: accept")
        atoms = GAME.read(table.state, 0, f"commit {card}")
        assert GAME.text(table.state, 0, atoms, viewer=1) == "commit ??"
        table.play(f"s1: commit {card}")
        views.append([(table.view(name), table.events(name)) for name in ("s2", "s3", None)])
        assert table.view("s1").answer == atoms
    assert views[0] == views[1]


@pytest.mark.rule("CH-R60", "CH-R90")
def test_a_missing_commit_is_random() -> None:
    """Any cards of that hand, the same for the same seed."""

    def table(seed: int) -> ChefTable:
        there = ChefTable(f"{HANDS} / seed: {seed}")
        there.play("s1: offer s2 give ?,? want ?", "s2: accept")
        return there

    def commits(seat: int) -> list[str]:
        tables = [table(seed) for seed in range(40)]
        return [GAME.text(there.state, seat, GAME.default(there.state, seat)) for there in tables]

    assert set(commits(0)) == {"commit B5,T5", "commit B5,E5", "commit T5,E5"}
    assert set(commits(1)) == {"commit FA5", "commit FC10"}
    assert commits(0) == commits(0)
    begun = table(1)
    begun.state.play(0, GAME.read(begun.state, 0, "commit T5,E5")[0])
    begun.play(f"s1: {GAME.text(begun.state, 0, GAME.default(begun.state, 0))}")  # only E5 may follow T5
    assert begun.view("s1").answer == GAME.read(table(1).state, 0, "commit T5,E5")


@pytest.mark.rule("CH-R60", "CH-R83", "CH-R86")
def test_what_is_done_when_time_is_up(chefs: type[ChefTable]) -> None:
    def default(table: ChefTable, name: str) -> str:
        seat = table.seat(name)
        return GAME.text(table.state, seat, GAME.default(table.state, seat))

    assert default(chefs("leftovers: B5"), "s1") == "draw pile"
    assert default(chefs("only pile: / leftovers: T5 B5 / hand s1: SB / working s2: w1=B5"), "s1") == "draw left B5"
    assert default(chefs("step: swap / hand s1: T5"), "s1") == "keep"
    assert default(chefs("step: play / hand s1: B5"), "s1") == "skip"
    assert default(chefs("step: menu / working s1: w1=B5,FA5"), "s1") == "end"
    oops = chefs("working s1: w2=B5 w4=B10 / pile: OO / hand s2: SV")
    oops.play("s1: draw pile")
    assert default(oops, "s1") == "oops w2"
    oops.play("s1: oops w2")
    assert default(oops, "s2") == "pass"
    table = chefs(HANDS)
    table.play("s1: offer s2 give ?,? want ?")
    assert default(table, "s2") == "decline"
    table.play("s2: accept")
    everybody = chefs(HANDS)
    everybody.play("s1: offer all give ? want ?")
    assert default(everybody, "s3") == "decline"
    everybody.play("s2: accept", "s3: accept")
    assert default(everybody, "s1") == "nobody"
    window = chefs("seats: 2 / step: play / hand s1: B5 / hand s2: SB")
    window.play("s1: play B5 new")
    assert default(window, "s2") == "pass"
    window.state.play(1, GAME.read(window.state, 1, "sab s1.w1")[0])
    assert default(window, "s2") == "sab s1.w1"  # a chain that was begun is finished
