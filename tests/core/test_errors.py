"""The error tree is the one that is drawn, and errors say what was wrong."""

import pytest

import bakehouse
from bakehouse import IllegalMove, InvalidMove, MoveError, OptionError
from bakehouse.core import errors
from bakehouse.words import Words


def drawn_tree() -> dict[str, str]:
    """Child → parent, from the drawing in the docstring."""
    parents: dict[str, str] = {}
    stack: list[tuple[int, str]] = []
    for line in (errors.__doc__ or "").splitlines():
        name = next((word for word in line.split() if word[0].isalpha()), "")
        if name not in vars(errors):
            continue
        indent = line.index(name)
        while stack and stack[-1][0] >= indent:
            stack.pop()
        if stack:
            parents[name] = stack[-1][1]
        stack.append((indent, name))
    return parents


def test_the_drawing_is_true() -> None:
    tree = drawn_tree()
    classes = {name: item for name, item in vars(errors).items() if isinstance(item, type) and name != "BakehouseError"}
    assert set(tree) == {name for name in classes if classes[name].__module__ == errors.__name__}
    for child, parent in tree.items():
        assert getattr(errors, parent) in classes[child].__mro__[1:]
    codes = [item.code for item in classes.values() if issubclass(item, errors.BakehouseError)]
    assert len(set(codes)) == len(codes)


def test_moves_errors_are_value_errors_and_quote_the_text() -> None:
    game = bakehouse.game("pastry-chefs")
    state = game.position("hand N: 1c 2d\nhand E: 3h 4h\nhand S: 1s 2s\nhand W: 3c 4c")
    with pytest.raises(ValueError, match="'fly away' is no move"):
        game.read(state, 0, "fly away")
    with pytest.raises(IllegalMove) as illegal:
        game.read(state, 0, "N: move 2 hearts N>S")
    assert illegal.value.rule == "PC-R13"
    assert illegal.value.fact is not None
    assert Words("en", game, viewer=0)(illegal.value.fact) == "You hold no hearts."
    quoted = game.rules["PC-R13"].quote()
    assert str(illegal.value) == f"'move 2 hearts N>S' is not allowed for N: {quoted} (PC-R13)"
    assert illegal.value.text == "N: move 2 hearts N>S"
    with pytest.raises(InvalidMove, match="is a move of E"):
        game.read(state, 0, "E: draw N")
    assert issubclass(MoveError, ValueError)


def test_seats_decks_and_games_that_do_not_exist() -> None:
    game = bakehouse.game("pastry-chefs")
    for seats in (3, 5, True, 4.0):
        with pytest.raises(OptionError, match="Pastry Chefs has 4 seats"):
            game.deal(seats, 1)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="there is no game 'chess'; there are: pastry-chefs"):
        bakehouse.game("chess")
    with pytest.raises(OptionError, match="there is no bot level 'genius'"):
        bakehouse.bot("genius", game)
