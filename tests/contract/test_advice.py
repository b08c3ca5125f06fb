"""A hint says why: a fact, in few words, about most of the moves that a sensible player makes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bakehouse
from bakehouse import Event, Game, Rng, State, View
from bakehouse.bots import make_bot
from bakehouse.bots.chain import chain_of
from bakehouse.core.decision import only_chain
from bakehouse.core.messages import Message
from bakehouse.games.pastry_chefs.names import matches, word_in
from bakehouse.games.pastry_chefs.view import View as PastryChefsView
from bakehouse.words import Words
from bakehouse.words.catalogues import languages
from tests.contract.driver import play_chain, random_moves
from tests.contract.test_words import CODES_OF, ONE_OF_MANY
from tests.support import PEOPLE

pytestmark = pytest.mark.compiled  # words are the same on both forms

MAX_WORDS = 25
DECISIONS = 400
OFTEN = 0.4  # of the decisions in which there is a choice have a reason


def advised(game: Game, seats: int, seed: int) -> Iterator[tuple[State, View, list[int], Message | None]]:
    """What a medium bot plays where there is a choice, and what speaks for it."""
    state = game.deal(seats, seed)
    bots = [make_bot("medium", game, seed + seat) for seat in range(seats)]
    for _ in range(DECISIONS):
        if state.over:
            return
        seat = state.actors[0]
        atoms = chain_of(bots[seat], game, state, seat)
        if only_chain(state, seat) is None:
            view = game.view(state, seat)
            yield state, view, atoms, game.speaks_for(view, atoms)
        play_chain(state, seat, atoms)


def test_reasons_are_short_and_frequent(game: Game) -> None:
    asked = answered = 0
    is_ours = game.package.startswith("bakehouse.")
    for state, view, _, reason in advised(game, game.info.usual_seats, 7):
        asked += 1
        if reason is None:
            continue
        answered += 1
        for language in languages():
            text = Words(language, game, state.table_deck, PEOPLE, view.seat)(reason)
            assert len(text.split()) <= MAX_WORDS, text
            assert text.endswith((".", "!")), text
            if language == "en":
                assert not ONE_OF_MANY.search(text), text
                assert not CODES_OF[game.info.slug].search(text), text
    assert answered >= OFTEN * asked if is_ours else not answered


def test_any_move_can_be_asked_about(game: Game) -> None:
    """Not only good ones: whatever is legal has a reason or none, and nothing fails."""
    for seats in (game.info.seats[0], game.info.usual_seats):
        state = game.deal(seats, 3)
        for seat, atoms in random_moves(game, state, Rng(3), 1_500):
            view = game.view(state, seat)
            reason = game.speaks_for(view, atoms)
            if reason is not None:
                assert Words("en", game, state.table_deck, PEOPLE, seat)(reason)


# -- They are true -------------------------------------------------------------


def consequences(slug: str, seeds: range, said: tuple[str, ...]) -> Iterator[tuple[Message, list[Event], State]]:
    """What happened after a move for which one of these messages spoke."""
    game = bakehouse.game(slug)
    for seed in seeds:
        for state, view, atoms, reason in advised(game, game.info.usual_seats, seed):
            if reason is not None and reason.id in said:
                assert view.seat is not None
                after = state.copy()
                play_chain(after, view.seat, atoms)
                yield reason, game.events(after, state.event_count), after


def test_a_pie_that_is_complete_is_baked() -> None:
    found = list(consequences("the-pie-game", range(4), ("advice-bakes",)))
    assert found
    assert all("baked" in [event.kind for event in events] for _, events, _ in found)


def test_a_move_that_cannot_fail_does_not() -> None:
    found = list(consequences("pastry-chefs", range(4), ("advice-sure", "advice-pile", "advice-completes")))
    assert len({reason.id for reason, _, _ in found}) > 1
    assert not any("failed" in [event.kind for event in events] for _, events, _ in found)


def hand_of(view: View) -> list[str]:
    assert isinstance(view, PastryChefsView)
    return view.hand


def test_a_partner_holds_what_was_said() -> None:
    game = bakehouse.game("pastry-chefs")
    found = list(consequences("pastry-chefs", range(6), ("advice-partner",)))
    assert found
    for reason, _, state in found:
        described = reason.args["description"]
        hand = hand_of(game.view(state, reason.args["partner"]))
        assert sum(matches(word_in(described), code) for code in hand) >= described.args["count"]


def test_cards_that_are_kept_are_kept() -> None:
    game = bakehouse.game("pastry-chefs")
    found = list(consequences("pastry-chefs", range(6), ("advice-keeps",)))
    assert found
    for reason, events, state in found:
        hand = hand_of(game.view(state, events[0].seat))
        assert set(reason.args["cards"]) <= set(hand)


def test_a_bake_that_wins_ends_the_game() -> None:
    found = list(consequences("pastry-chefs", range(4), ("advice-bake-wins",)))
    assert found
    assert all(state.over for _, _, state in found)


def test_boxed_pies_are_worth_what_was_said() -> None:
    found = list(consequences("pie-factory", range(3), ("advice-box", "advice-box-late")))
    assert found
    for reason, events, _ in found:
        boxed = [event.args["dollars"] for event in events if event.kind == "boxed"][: reason.args["count"]]
        assert sum(boxed) == reason.args["dollars"]


def test_a_served_dessert_is_worth_what_was_said() -> None:
    game = bakehouse.game("cheflebrity")
    found = list(consequences("cheflebrity", range(2), ("advice-serve", "advice-serve-late")))
    assert found
    for reason, events, state in found:
        served = next(event for event in events if event.kind == "served")
        assert served.seat is not None
        dessert = game.view(state, None).serving[served.seat][-1]  # type: ignore[attr-defined]
        marks = {face.code: face.marks for face in game.faces(state.table_deck)}
        assert sum(int(marks[code]["quality"]) for code in dessert.cards) == reason.args["quality"]
