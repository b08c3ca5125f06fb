"""Moves and positions as text, both ways."""

import pytest

import bakehouse
from bakehouse import NotQuiet, PositionError, Rng
from bakehouse.games.the_pie_game import GAME
from tests.contract.driver import fingerprint, random_moves
from tests.games.the_pie_game.table import PieTable, custom_deck, match


@pytest.mark.parametrize(
    ("position", "before", "line", "atoms"),
    [
        ("hand 0: F2 APP CIN FLK GRA", [], "!F2", [0]),
        ("", [], "d", [6]),
        ("", [], "t", [7]),
        ("deck: FT", ["0: d"], ">3", [11]),
        ("deck: HON", ["0: d"], "xHON", [37]),
        ("deck: DL", ["0: d"], "gCOC", [60]),
        ("hand 0: F2 FL HON PEC APP", ["0: !F2"], "xFL,HON", [18, 37]),
        ("hand 0: FA APP BUT CIN PL", ["0: !FA"], "xAPP,BUT,CIN,PL", [27, 39, 31, 22]),
    ],
)
def test_tokens(pie_game: type[PieTable], position: str, before: list[str], line: str, atoms: list[int]) -> None:
    table = pie_game(position)
    table.play(*before)
    assert GAME.read(table.state, 0, line) == atoms
    assert GAME.text(table.state, 0, atoms) == line
    assert GAME.read(table.state, 0, f"0: {line}") == atoms


def test_the_move_space(pie_game: type[PieTable]) -> None:
    assert GAME.info.move_space == pie_game().state.move_space == 6 + 2 + 8 + 27 + 27


def test_unfinished_chains(pie_game: type[PieTable]) -> None:
    table = pie_game("hand 0: F2 FL HON PEC APP")
    table.play("0: !F2")
    assert GAME.text(table.state, 0, 37) == "xHON,…"
    table.state.play(0, 37)
    assert GAME.text(table.state, 0, 18) == "xFL"
    assert GAME.read(table.state, 0, "xFL") == [18]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "moves look like"),
        ("draw", "moves look like"),
        ("D", "moves look like"),
        ("xABC", "there is no card 'ABC'"),
        ("x", "there is no card ''"),
        ("xAPP,", "there is no card ''"),
        ("g??", "there is no card '??'"),
        ("!APP", "no Fudge card"),
        (">9", "seats are 0 to 3"),
        (">", "there is no seat"),
        (">-1", "there is no seat"),
    ],
)
def test_no_move_at_all(pie_game: type[PieTable], line: str, message: str) -> None:
    pie_game().no_move(f"0: {line}", message)


def test_hidden_gifts(pie_game: type[PieTable]) -> None:
    table = pie_game("deck: DL")
    table.play("0: d")
    atom = GAME.read(table.state, 1, "gEGG")
    assert GAME.text(table.state, 1, atom) == "gEGG"
    assert [GAME.text(table.state, 1, atom, viewer) for viewer in range(4)] == ["g??", "gEGG", "gEGG", "g??"]
    assert GAME.text(table.state, 1, atom, bakehouse.SPECTATOR) == "g??"


# -- Positions ---------------------------------------------------------------

FULL = """\
seats: 2
options: target_pies=2 trade=blind_draw
seed: 5
round: 2
dealer: 1
turn: 0
pies: 1 0
number: 17
still: 3
reshuffles: 1
trades: 2
recipe 0: R03
hand 0: F2 STR GRA APP CHE
recipe 1: R16
hand 1: PL BAN BUT CCH
front 1: FL
"""


def test_a_position_in_full() -> None:
    rest = GAME.write_position(GAME.position(FULL)).removeprefix(FULL)
    discard, deck, *memory = rest.splitlines()
    assert discard.startswith("discard: ")
    assert len(discard.split()) == 2
    assert len(deck.split()) == 1 + 94 - 5 - 5 - 1
    assert memory == []
    again = GAME.position(FULL + rest)
    assert GAME.write_position(again) == FULL + rest


def test_round_trips_of_whole_games() -> None:
    for seats, options in ((2, {"bake_when": "own_turn"}), (5, {"trade": "offer_first"}), (8, {"deck": "gentle"})):
        table = match(seats, seats, **options)
        written = 0
        for _ in random_moves(GAME, table.state, Rng(seats), 250):
            try:
                text = GAME.write_position(table.state)
            except NotQuiet:
                continue
            again = GAME.position(text)
            assert GAME.write_position(again) == text
            assert fingerprint(GAME, again) == fingerprint(GAME, table.state)
            written += 1
        assert written > 30


def test_only_at_the_start_of_a_turn(pie_game: type[PieTable]) -> None:
    for position, lines in (
        ("deck: HON", ["0: d"]),
        ("deck: FT", ["0: d"]),
        ("deck: DL", ["0: d"]),
        ("hand 0: F2 APP CIN PL BUT", ["0: !F2"]),
        ("hand 0: APP CIN FLK WSU GRA / discard: BUT / pies: 2 0 0 0 / round: 3", ["0: t", "0: xGRA"]),
    ):
        table = pie_game(position)
        assert GAME.write_position(table.state)
        table.play(*lines)
        with pytest.raises(NotQuiet, match="start of a turn"):
            GAME.write_position(table.state)


def test_what_is_left_out_is_dealt() -> None:
    """Hands, recipes and a card turned up, from the seed; the same text is the same position."""
    one, two, other = (GAME.position(f"seed: {seed}") for seed in (1, 1, 2))
    assert GAME.write_position(one) == GAME.write_position(two)
    assert GAME.write_position(one) != GAME.write_position(other)
    view = GAME.view(one, 0)
    assert view.seats == 4
    assert len(view.discard) >= 1
    assert sum(view.hand_sizes) + len(view.fronts) == 20


def test_a_position_is_taken_up_like_a_turn(pie_game: type[PieTable]) -> None:
    """A complete hand is baked, a card in front given up, a lone "lose one turn" laid down."""
    assert pie_game("hand 2: APP COC GIN BSU CCH").pies == [0, 0, 1, 0]
    assert pie_game("hand 2: APP COC GIN BSU CCH", bake_when="own_turn").pies == [0, 0, 0, 0]
    assert pie_game("turn: 2 / hand 2: APP COC GIN BSU CCH", bake_when="own_turn").pies == [0, 0, 1, 0]
    assert pie_game("front 0: FL / deck: HON").asked == "1"
    assert pie_game("hand 0: FL APP CIN FLK GRA").fronts == [0]


def test_memory_is_part_of_a_position(pie_game: type[PieTable]) -> None:
    table = pie_game("discard: WSU / deck: HON FT")
    table.play("0: t", "0: xGRA", "1: d", "1: xHON", "2: d", "2: >0", "2: gCRM", "0: gCOC")
    text = GAME.write_position(table.state)
    assert text.splitlines()[-3:] == [
        "knows 0: 2=COC+cccc",
        "knows 2: 0=WSU,CRM+ccc",
        "knows *: 0=+cccca 1=+ccccn 2=+cccca",
    ]
    again = PieTable(GAME.position(text))
    for viewer in ("0", "1", "2", "3", None):
        assert again.view(viewer) == table.view(viewer)


def test_a_custom_deck_is_named_by_its_hash() -> None:
    deck = GAME.deck_text(custom_deck(APP=3, CHE=5))
    state = GAME.deal(3, 1, None, deck)
    text = GAME.write_position(state)
    assert f"cards: {deck.digest}" in text
    assert GAME.write_position(GAME.position(text)) == text
    with pytest.raises(PositionError, match=r"line 2: cards: .*no deck with the hash"):
        GAME.position("options: deck=custom\ncards: 1234")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("seats: 9", "line 1: seats: a number from 2 to 8"),
        ("turn: 4", "line 1: turn: a number from 0 to 3"),
        ("hand 0: APP", "line 1: hand 0: 5 cards are needed, not 1"),
        ("front 0: FL\nhand 0: APP APP CIN CIN BUT", "line 2: hand 0: 4 cards are needed, not 5"),
        ("front 0: F2", "only one FL"),
        ("front 0: FL FL", "only one FL"),
        ("hand 0: APP APP APP APP BUT\nhand 1: APP CIN CIN CIN BUT", "APP stands there more often"),
        ("hand 0: NUT APP APP APP BUT", "there is no card 'NUT'"),
        ("recipe 0: R17", "there is no recipe 'R17'"),
        ("recipe 0: R01\nrecipe 1: R01", "line 2: recipe 1: R01 is already the recipe of seat 0"),
        ("pies: 1 2", "line 1: pies: 4 numbers below 3"),
        ("pies: 3 0 0 0", "4 numbers below 3"),
        ("pies: ² 0 0 0", "4 numbers below 3"),
        ("hand 4: APP", "no such line"),
        ("options: declare=button", "line 1: there is no option 'declare'"),
        ("unchecked: 7", "there is no seat '7'"),
        ("knows 0: 0=+aaaaa", "is not written like"),
        ("hand 1: APP CIN CIN CIN BUT\nknows 0: 1=EGG+aaaa", "not true of that hand"),
        ("hand 1: APP F2 CIN CIN BUT\nknows 0: 1=+ccccc", "not true of that hand"),
        ("hand 1: APP CIN CIN CIN BUT\nknows *: 1=+cccc", "not true of that hand"),
        ("knows 0: nonsense", "is not written like"),
        ("knows 0: 1=+aaaax", "is not written like"),
    ],
)
def test_bad_positions(lines: str, message: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.position(lines)
    assert message in str(error.value)


def test_too_few_cards_for_the_hands() -> None:
    everything = " ".join(code for code, n in zip(*_house(), strict=True) for _ in range(n) if code != "FL")
    with pytest.raises(PositionError, match="not enough cards"):
        GAME.position(f"discard: {everything}")


def _house() -> tuple[list[str], list[int]]:
    deck = GAME.house_deck()
    return deck.codes, [int(n) for n in deck.copies]
