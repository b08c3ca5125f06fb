"""Positions as text, both ways, with what everybody knows."""

import pytest

from bakehouse import NotQuiet, PositionError, Rng
from bakehouse.games.pastry_chefs.game import PastryChefs
from tests.contract.driver import audiences, fingerprint
from tests.games.pastry_chefs.table import Tables, small_deck

EVERYTHING = """\
seats: 4
options: games=3
seed: 5
game: 2
starter: E
wins: 0 1
redeals: 1
reshuffles: 2
number: 77
idle: 6
turn: S
blocked: hearts #2
hand N: 1c 4d
hand E: 2c
hand S: 3h 3h 4s
hand W:
X: 1s 1s
bakes: N=1d,2d,3d E=1h,2h,3h,4h
untouched: N E
knows N: E:clubs=1-1 E:2c=1-1 deck:1c=2
knows E:
knows S:
knows W: S:3h=2-3
knows *: S:hearts=1-3
"""


@pytest.mark.parametrize("options", [{}, {"games": 2, "stall_turns": 30, "pass": "on"}], ids=["default", "other"])
def test_round_trip_at_the_start_of_every_turn(game: PastryChefs, options: dict[str, str | int]) -> None:
    """The same views for everybody, memory included, and the same continuation."""
    state = game.deal(4, 9, options)
    rng = Rng(9)
    quiet = 0
    for _ in range(700):
        if state.over:
            break
        try:
            text = game.write_position(state)
        except NotQuiet:
            assert game.view(state, None).step != "action" or any(state.pending(seat) for seat in range(4))
        else:
            again = game.position(text)
            assert game.write_position(again) == text
            assert [game.view(again, seat) for seat in audiences(state)] == [
                game.view(state, seat) for seat in audiences(state)
            ]
            if quiet % 4 == 0:
                assert fingerprint(game, again) == fingerprint(game, state)
            quiet += 1
        moves = state.legal(state.actors[0])
        state.play(state.actors[0], moves[rng.below(len(moves))])
    assert quiet > 30


def test_everything_that_a_position_can_say(game: PastryChefs) -> None:
    written = game.write_position(game.position(EVERYTHING))
    lines = written.splitlines()
    assert [line for line in lines if not line.startswith("deck:")] == EVERYTHING.splitlines()
    assert len(next(line for line in lines if line.startswith("deck:")).split()) == 1 + 48 - 15
    assert game.write_position(game.position(written)) == written


def test_another_deck_is_named_by_its_hash(game: PastryChefs) -> None:
    deck = game.deck_text(small_deck(c1=3, c2=2, c3=2, d1=2, d2=3, d3=1, h1=2, h4=2, s2=2, s4=1))
    state = game.deal(4, 3, deck=deck)
    text = game.write_position(state)
    assert f"\ncards: {deck.digest}\n" in text
    assert fingerprint(game, game.position(text)) == fingerprint(game, state)
    with pytest.raises(PositionError, match=r"line 1: cards: .*no deck with the hash feed"):
        game.position("cards: feed")


def test_seeds_of_bytes(game: PastryChefs) -> None:
    state = game.deal(4, bytes(range(32)))
    text = game.write_position(state)
    assert f"seed: {bytes(range(32)).hex()}" in text
    assert fingerprint(game, game.position(text)) == fingerprint(game, state)


def test_what_is_left_out_takes_its_default(pastry_chefs: Tables) -> None:
    table = pastry_chefs("")
    assert (table.turn, table.asked, table.blocked, table.scores) == ("N", "N", "", [0, 0])
    assert [table.hand(name) for name in "NESW"] == ["", "", "", ""]
    assert len(table.pile("deck")) == 48
    known = table.view("N").known
    assert known is not None
    assert (known.untouched, set(known.deck_most)) == ([], {3})


def test_unlisted_cards_go_to_the_deck_in_seeded_order(pastry_chefs: Tables) -> None:
    decks = [pastry_chefs(f"hand N: 1c / deck: 4s 4h / seed: {seed}").pile("deck") for seed in (1, 1, 2)]
    assert all(deck[:2] == ["4s", "4h"] for deck in decks)
    assert decks[0] == decks[1] != decks[2]


def test_a_position_without_memory_knows_hand_sizes(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1d 2d 3d 4d 1h")
    assert (table.known("N", "E", "diamonds"), table.known("N", "E", "1d")) == ((0, 5), (0, 3))


def test_inside_a_turn_no_position_is_written(pastry_chefs: Tables) -> None:
    table = pastry_chefs("hand N: 1c 2c / hand E: 1h 3h 4h / turn: N")
    table.play("N: move 2 hearts E>S")
    with pytest.raises(NotQuiet):
        table.game.write_position(table.state)
    table = pastry_chefs("bakes: N=1c,2c,3c,4c S=1d,2d,3d,4d / hand N: 1h 2h 3h / turn: N")
    table.play("N: bake 1h,2h,3h")
    with pytest.raises(NotQuiet):
        table.game.write_position(table.state)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hand N: 1x", "line 2: hand N: there is no card '1x' in this deck"),
        ("hand N: 1c 1c 1c 1c", "1c stands there more often than the deck has it"),
        ("hand Q: 1c", "line 2: hand Q: a position of this game has no such line"),
        ("turn: E", "line 2: 'turn' stands there twice"),
        ("seats: 3", "line 2: seats: a number from 4 to 4 is needed"),
        ("blocked: red", "line 2: blocked: 'red' is neither a suit nor a number"),
        ("blocked: clubs diamonds hearts spades", "line 2: blocked: at most three"),
        ("blocked: #1 #2 #3 #4", "line 2: blocked: at most three"),
        ("bakes: N=1d,2d", "line 2: bakes: 'N=1d,2d' is not written like"),
        ("bakes: Q=1d,2d,3d", "line 2: bakes"),
        ("bakes: N=1d,2d,9d", "line 2: bakes"),
        ("bakes: N=1d,2d,3d,4d N=1c,2c,3c,4c S=1h,2h,3h", "line 2: bakes: a team has five points"),
        ("idle: 120", "line 2: idle: a number from 0 to 119 is needed"),
        ("game: 2", "line 2: game: a number from 1 to 1 is needed"),
        ("wins: 1 0", "line 2: wins: two numbers are needed"),
        ("wins: ² 0", "line 2: wins: two numbers are needed"),
        ("wins: 0", "line 2: wins: two numbers are needed"),
        ("starter: Q", "line 2: starter: 'Q' is not one of: N, E, S, W"),
        ("untouched: Q", "line 2: untouched: there is no seat 'Q'"),
        ("untouched: W\nhand W: 1c 2c 3c", "line 2: untouched: W holds a pastry"),
        ("knows N: E:hearts", "line 2: knows N: 'E:hearts' is not written like"),
        ("knows N: E:hearts=1", "line 2: knows N"),
        ("knows N: E:hearts=²-3", "line 2: knows N"),
        ("knows N: E:red=0-0", "line 2: knows N"),
        ("knows N: Q:hearts=0-0", "line 2: knows N"),
        ("knows N: N:hearts=0-0", "line 2: knows N"),
        ("knows N: E:hearts=1-2", "line 2: knows N: 'E:hearts=1-2' is not written like .* or it is not true"),
        ("knows N: E:hearts=0-100", "line 2: knows N"),
        ("knows N: deck:1c=4", "line 2: knows N"),
        ("knows N: deck:1c=0", "line 2: knows N"),
        ("knows N: deck:1x=0", "line 2: knows N"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(game: PastryChefs, line: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        game.position(f"turn: N\n{line}")
