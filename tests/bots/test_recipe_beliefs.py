"""The Pie Game: what a player's turns reveal about their recipe and their hand, and what that is worth."""

from __future__ import annotations

import pytest

import bakehouse
from bakehouse.bots.bot import Bot
from bakehouse.bots.the_pie_game.opponent_model import PieGameModel
from bakehouse.bots.the_pie_game.recipe_beliefs import CASES, Guess
from bakehouse.core.view import View as CoreView
from bakehouse.games.the_pie_game.atoms import DISCARD
from bakehouse.games.the_pie_game.cards import Deck, holds
from bakehouse.games.the_pie_game.play import State as PieState
from bakehouse.games.the_pie_game.view import View

GAME = bakehouse.game("the-pie-game")


@pytest.fixture
def deck() -> Deck:
    found = GAME.house_deck()
    assert isinstance(found, Deck)
    return found


@pytest.fixture
def guess(deck: Deck) -> Guess:
    return guess_about_a_first_turn(deck)


def guess_about_a_first_turn(deck: Deck) -> Guess:
    """About somebody who has five cards and has not yet had a turn, by somebody with recipe R01."""
    guess = Guess(deck, 0, deck.copies[:])
    guess.look(deck.copies[:], 0)
    return guess


def chance_of(guess: Guess, recipe: int) -> float:
    return sum(list(guess.chances)[recipe * int(CASES) : (recipe + 1) * int(CASES)])


def useful_cards(guess: Guess) -> float:
    """How many useful cards the hand is expected to hold, Pot Lucks left out."""
    return sum(chance * (case % 32).bit_count() for case, chance in enumerate(guess.chances))


def recipes_with(deck: Deck, code: str) -> list[int]:
    """All but our own."""
    return [number for number in range(1, 16) if deck.kinds[code] in deck.recipe_needs[number]]


def test_who_takes_an_ingredient_needs_it_and_has_it_then(guess: Guess, deck: Deck) -> None:
    before = guess.wants(deck.kinds["HON"])
    guess.take(deck.kinds["HON"])
    guess.lay(deck.kinds["PEC"])
    chances = {number: chance_of(guess, number) for number in range(16)}
    assert sum(chances[number] for number in recipes_with(deck, "HON")) > 0.95
    assert chances[0] == 0.0
    assert guess.wants(deck.kinds["HON"]) < 0.01 < before


@pytest.mark.parametrize("deed", ["leave", "lay"])
def test_what_is_left_or_laid_down_is_hardly_wanted(guess: Guess, deck: Deck, deed: str) -> None:
    kind = deck.kinds["CHE"]
    before = guess.wants(kind)
    if deed == "leave":
        guess.leave(kind)
    guess.lay(deck.kinds["COC"] if deed == "leave" else kind)
    assert guess.wants(kind) < before / 5
    assert guess.wants(deck.kinds["BAN"]) > 0.8 * before
    assert sum(guess.chances) == pytest.approx(1.0)


def test_what_was_handed_over_is_not_needed_and_nothing_was_drawn_for_it(guess: Guess, deck: Deck) -> None:
    kind = deck.kinds["CHE"]
    before = sum(chance_of(guess, number) for number in recipes_with(deck, "CHE"))
    laid = guess_about_a_first_turn(deck)
    laid.lay(kind)
    guess.hand_over(kind)
    assert sum(chance_of(guess, number) for number in recipes_with(deck, "CHE")) < before / 5
    assert useful_cards(guess) < useful_cards(laid)  # before a card is laid down, another is drawn
    assert sum(guess.chances) == pytest.approx(1.0)


def test_a_bot_hears_who_handed_it_a_card() -> None:
    """In games of two: with what it has heard, the true recipe of the other is likelier."""
    right = {True: 0.0, False: 0.0}
    heard_of = 0
    for seed in range(12):
        state = GAME.deal(2, seed)
        assert isinstance(state, PieState)
        bots = [bakehouse.bot("medium", GAME, seat) for seat in range(2)]
        beliefs = {hears: PieGameModel(GAME) for hears in (True, False)}
        heard = 0
        while not state.over:
            seat = state.actors[0]
            view = GAME.view(state, seat)
            assert isinstance(view, View)
            if seat == 0:
                events = GAME.events(state, heard, 0)
                heard += len(events)
                heard_of += sum(event.kind == "gave" and event.seat == 1 for event in events)
                beliefs[True].hear(events)
                for hears, belief in beliefs.items():
                    belief.notice(view)
                    right[hears] += chance_of(belief.guesses[1], state.recipes[1])
            state.play(seat, bots[seat].move(view))
    assert heard_of > 40
    assert right[True] > 1.01 * right[False]


def test_a_hand_that_is_thrown_away_shows_the_recipe(guess: Guess, deck: Deck) -> None:
    """Three ingredients of R09: of the other recipes with the bananas none has another one of them."""
    guess.take(deck.kinds["BAN"])
    guess.lay(deck.kinds["EGG"])
    guess.throw_all(sum(1 << deck.kinds[code] for code in ("BAN", "CIN", "STR", "MAP")))
    assert max(range(16), key=lambda number: chance_of(guess, number)) == deck.recipe_codes.index("R09")
    assert guess.wants(deck.kinds["BAN"]) > 0.3  # it is gone


def test_what_lies_elsewhere_is_not_in_the_hand(guess: Guess, deck: Deck) -> None:
    kind = deck.kinds["VAN"]
    unseen = deck.copies[:]
    unseen[kind] = 0
    guess.look(unseen, 0)
    with_it = sum(chance_of(guess, number) for number in recipes_with(deck, "VAN"))
    assert guess.wants(kind) == pytest.approx(with_it)


class Listener(Bot):
    """A medium bot that takes the advice of its beliefs, without any search."""

    def __init__(self, game: bakehouse.Game, seed: int) -> None:
        super().__init__(game, seed)
        self.medium = bakehouse.bot("medium", game, seed)
        self.belief = PieGameModel(game)

    def move(self, view: CoreView) -> int:
        self.belief.notice(view)
        return view.legal[0] if len(view.legal) == 1 else self.belief.advise(view, self.medium.move(view))


def is_wanted(state: PieState, seat: int, kind: int) -> bool:
    return kind in state.deck.recipe_needs[state.recipes[seat]] and not holds(state.hands[seat], kind)


@pytest.mark.slow
def test_the_next_player_gets_fewer_presents() -> None:
    """Of the cards that a medium bot lays down, and of those that it would lay down by its beliefs."""
    presents = {"medium": 0, "advice": 0}
    for seed in range(40):
        state = GAME.deal(4, seed)
        assert isinstance(state, PieState)
        bots = [bakehouse.bot("medium", GAME, seat) for seat in range(4)]
        listener = Listener(GAME, 0)
        while not state.over:
            seat = state.actors[0]
            view = GAME.view(state, seat)
            assert isinstance(view, View)
            move = bots[seat].move(view)
            if seat == 0:
                advice = listener.move(view)
                if view.step == "discard":
                    presents["medium"] += is_wanted(state, 1, move - DISCARD)
                    presents["advice"] += is_wanted(state, 1, advice - DISCARD)
            state.play(seat, move)
    assert presents["medium"] > 120
    assert presents["advice"] < 0.75 * presents["medium"]


def share_of_listeners(seed: int) -> float:
    """How many of two games with the same deal the listeners win, in two of the four seats."""
    won = 0.0
    for parity in (0, 1):
        bots = [
            Listener(GAME, seat) if seat % 2 == parity else bakehouse.bot("medium", GAME, seat) for seat in range(4)
        ]
        state = GAME.deal(4, seed)
        while not state.over:
            seat = state.actors[0]
            state.play(seat, bots[seat].move(GAME.view(state, seat)))
        won += sum(state.reward(seat) for seat in range(4) if seat % 2 == parity)
    return won / 2


@pytest.mark.slow
def test_belief_improves_play() -> None:
    """Nothing but beliefs tells the two apart. Half of the victories would be a fair share."""
    deals = 200
    assert sum(share_of_listeners(seed) for seed in range(deals)) / deals > 0.55
