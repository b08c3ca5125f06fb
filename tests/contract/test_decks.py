"""Decks that come with a game, besides the house deck: found by name everywhere, and by hash like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

import bakehouse
from bakehouse import Game
from bakehouse.core.errors import DeckError
from bakehouse.records import parse, replay, write

DECKS = [(slug, name) for slug in bakehouse.games() for name in bakehouse.game(slug).deck_names()]


def test_the_house_deck_has_a_name(game: Game) -> None:
    assert game.deck_names()[0] == "house"
    assert game.deck("house") is game.house_deck()


def test_what_is_no_deck_is_refused(game: Game) -> None:
    with pytest.raises(DeckError, match="there is no such deck; there are: house"):
        game.named_deck("nothing")
    with pytest.raises(DeckError, match="cannot be read"):
        game.deck("nothing")


@pytest.mark.parametrize(("slug", "name"), DECKS)
def test_a_deck_can_be_played(slug: str, name: str) -> None:
    """By every number of players."""
    game = bakehouse.game(slug)
    deck = game.deck(name)
    assert name in (deck.name, "house")
    least, most = game.info.seats
    for seats in range(least, most + 1):
        state = game.deal(seats, 7, deck=deck)
        assert game.position(game.write_position(state)).table_deck is deck
    played = bakehouse.playouts(game, least, range(3), deck=deck)
    assert all(one.decisions for one in played)


@pytest.mark.parametrize(("slug", "name"), [pair for pair in DECKS if pair[1] != "house"])
def test_a_deck_is_found_by_its_hash_and_travels_with_records(slug: str, name: str, tmp_path: Path) -> None:
    game = bakehouse.game(slug)
    deck = game.named_deck(name)
    assert deck.digest != game.house_deck().digest
    assert type(game)().deck_with(deck.digest).text == deck.text
    least = game.info.seats[0]
    *_, last = replay(parse(write(game, least, 7, [], None, deck)))
    assert last.after.table_deck.text == deck.text
    table = tmp_path / "cards.csv"
    game.save_deck(deck, table)
    assert game.deck(table).codes == deck.codes
