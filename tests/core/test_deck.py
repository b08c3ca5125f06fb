"""A deck's hash: the same for the same cards, another one for anything that may mean another deck."""

from bakehouse.core.deck import Deck


def digest(text: str) -> str:
    return Deck("house", ["a"], [1], text).digest


def test_comments_and_blank_lines_make_no_other_deck() -> None:
    assert digest("a: 1\n") == digest("# our deck\n\na: 1  \n  # one card\n")


def test_indentation_and_values_do() -> None:
    assert len({digest("a:\n- b: 1"), digest("a:\n  - b: 1"), digest("a:\n- b: 2")}) == 3
