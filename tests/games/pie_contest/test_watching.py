"""Achievements are looked at again only for those whose Kitchen has changed, where they are about one's own."""

import pytest

import bakehouse
from bakehouse import Rng
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import EVERYBODY, Step

GAME = bakehouse.game("pie-contest")


@pytest.mark.rule("CO-R54")
@pytest.mark.parametrize("options", [{}, {"grand": "on"}, {"fresh_achievements": "need_change"}])
def test_nothing_is_overlooked(options: dict[str, str]) -> None:
    """When the active player is asked, looking at everybody would find nothing more."""
    looked = 0
    for seed in range(2):
        state = GAME.deal(5, seed, options)
        assert isinstance(state, State)
        state.listening = False
        rng = Rng(seed)
        while not state.over:
            if state.step == Step.MAIN:
                again = state.copy()
                again.unsteady = EVERYBODY
                again.fulfil_states()
                assert [*again.queue] == [*state.queue]
                looked += 1
            state.apply(state.actor, state.random_move(state.actor, rng))
    assert looked > 30


def test_which_look_elsewhere() -> None:
    deck = GAME.house_deck()
    assert isinstance(deck, Deck)
    own = {deck.names[kind] for kind in range(deck.pantry_kinds, deck.count) if deck.goal_is_own[kind]}
    assert "Sunday Roast" in own  # have a Meat and a Spicy, Root or Herb in your Kitchen
    assert not own & {"Bare Hands", "Late Riser", "First Slice"}
