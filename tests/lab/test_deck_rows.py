"""Decks row by row: what is other, and the same deck with another number."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse.core.errors import OptionError
from bakehouse.lab.deck_rows import changes_between, number_of, rows_of, scaled, with_number

FACTORY = bakehouse.game("pie-factory").house_deck()
CONTEST = bakehouse.game("pie-contest").house_deck()


@pytest.mark.parametrize("slug", bakehouse.games())
def test_every_house_deck_has_its_rows(slug: str) -> None:
    deck = bakehouse.game(slug).house_deck()
    assert set(deck.codes) <= set(rows_of(deck.text))


def test_a_number_is_changed_where_it_stands() -> None:
    changed = with_number(FACTORY.text, "T39", "value", 9)
    assert number_of(changed, "T39", "value") == 9
    assert len(changed) == len(FACTORY.text)  # a digit for a digit, comments and all
    assert changes_between(FACTORY.text, changed) == ["T39 Crumble: value 9 instead of 5"]
    assert bakehouse.game("pie-factory").deck_text(changed).size == FACTORY.size


def test_yaml() -> None:
    changed = with_number(CONTEST.text, "hot-oven", "copies", 10)
    assert changes_between(CONTEST.text, changed) == ["hot-oven Hot Oven: copies 10 instead of 8"]
    assert bakehouse.game("pie-contest").deck_text(changed).size == CONTEST.size + 2


def test_the_total_follows_the_copies() -> None:
    game = bakehouse.game("cheflebrity")
    changed = with_number(game.house_deck().text, "SG", "copies", 1)
    deck = game.deck_text(changed)  # which compares the total with the rows
    assert deck.copies[deck.kinds["SG"]] == 1


def test_new_and_gone() -> None:
    shorter = FACTORY.text.replace('code = "T39"', 'code = "T99"')
    assert changes_between(FACTORY.text, shorter) == ["T99 Crumble is new", "T39 Crumble is gone"]


def test_ten_percent_more_is_one_at_least() -> None:
    assert number_of(scaled(FACTORY, "T39", "value", 1.1), "T39", "value") == 6
    assert number_of(scaled(CONTEST, "table-salt", "copies", 1.5), "table-salt", "copies") == 15


def test_what_is_refused() -> None:
    with pytest.raises(OptionError, match="no card 'T00'"):
        number_of(FACTORY.text, "T00", "value")
    with pytest.raises(OptionError, match="its numbers are: value, prep"):
        number_of(FACTORY.text, "T39", "name")
