# mypyc: compiled
"""Pastry Chefs: what is heard at the table makes some hands likelier than others."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.opponent_model import OpponentModel
from bakehouse.bots.pastry_chefs.particles import GUESSES, Guesses
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.native import i64, vec
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import Event
from bakehouse.core.view import View as CoreView
from bakehouse.games.pastry_chefs.cards import DESCRIPTIONS, FIELDS, Deck, packed, unpacked
from bakehouse.games.pastry_chefs.names import word_in, zone_at
from bakehouse.games.pastry_chefs.observation import description_words
from bakehouse.games.pastry_chefs.play import State
from bakehouse.games.pastry_chefs.state import HAND_MIN, SEATS, X
from bakehouse.games.pastry_chefs.view import View

NOBODY: Final[i64] = -1
HIDDEN: Final = "??"
FRESH: Final[i64] = GUESSES // 10  # guesses that forget all that was heard, in case it was misunderstood
FEW: Final[i64] = 30  # different guesses: then all of them are drawn again
TAKING: Final = 1.0
ASKING: Final = 0.5  # to ask for a card tells half as much as to take it


class PastryChefsModel(OpponentModel):
    """Hears what happens, and lets its guesses follow. Who hears nothing believes nothing."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game)
        self.listens = True
        self.rng = Rng(seed, "guesses")
        self.guesses: Guesses | None = None
        self.unheard: list[Event] = []
        self.has_heard = False
        self.number = -1  # of the view that was noticed last
        self.deck: Deck | None = None
        self.me: i64 = NOBODY
        self.dealt: i64 = 0  # our own first hand
        self.pile: i64 = 0  # what lies in the discard pile
        self.turn: i64 = NOBODY  # whose action was heard last,
        self.drawing = False  # and was it a Draw and Ask, which may continue?
        self.announced = False  # does a Move wait for its cards?
        self.drawer: i64 = NOBODY
        self.drawn: i64 = 0  # cards that the drawer has not yet revealed

    def hear(self, events: list[Event]) -> None:
        self.unheard += events
        self.has_heard = True

    def notice(self, view: CoreView) -> None:
        assert isinstance(view, View)
        if not self.has_heard or view.number == self.number:
            return
        assert view.seat is not None
        self.number = view.number
        self.me = view.seat
        deck = self.game.deck_with(view.deck)
        assert isinstance(deck, Deck)
        self.deck = deck
        for event in self.unheard:
            self._follow(event)
        self.unheard = []
        self._settle(view)

    # -- What was heard ------------------------------------------------------

    def _follow(self, event: Event) -> None:
        seat: i64 = NOBODY if event.seat is None else event.seat
        match event.kind:
            case "started":
                self.guesses = None
                self.turn = (seat + SEATS - 1) % SEATS
            case "dealt":
                self.dealt = self.dealt if seat != self.me else self._cards(event)
            case "turned_up":
                self._begin(self._cards(event))
            case "announced" | "moved" | "failed":
                self._moved(event)
            case "drew":
                self._drew(event, seat)
            case "revealed":
                self._revealed(event, seat)
            case "asked":
                self._asked(event, seat)
            case "baked":
                self.turn = seat
                self._left(seat, self._cards(event))
            case "discarded":
                self._left(seat, self._cards(event))
                self.pile += self._cards(event)
            case "passed":
                self._acted(seat)
            case "reshuffled":
                self._reshuffled()

    def _begin(self, turned_up: i64) -> None:
        assert self.deck is not None
        self.pile = turned_up
        self.drawn = 0
        self.announced = False
        self.guesses = Guesses(self.me, self.rng)
        self.guesses.deal(self.dealt, self.deck.everything - self.dealt - turned_up)

    def _acted(self, seat: i64) -> None:
        """A seat has begun its turn, and not by baking."""
        self.turn = seat
        self.drawing = False
        if self.guesses is not None and seat != self.me:
            self.guesses.did_not_bake(seat, (self.pile | (self.pile >> 1)) & FIELDS)

    def _moved(self, event: Event) -> None:
        description = self._description(event)
        count: i64 = event.args["count"]
        mover: i64 = event.args["turn"]
        source: i64 = zone_at(event.source)
        target: i64 = zone_at(event.target)
        if not self.announced:
            self._acted(mover)
            if target == mover:
                self._wanted(mover, description, TAKING)
        self.announced = event.kind == "announced"
        if event.kind == "failed":
            self._has(source, description, count, yes=False)
        elif event.kind == "moved":
            self._carried(source, target, description, count, self._cards(event))

    def _carried(self, source: i64, target: i64, description: i64, count: i64, cards: i64) -> None:
        """PC-R14: only giver and receiver see the cards, unless the discard pile is involved."""
        guesses = self.guesses
        if source == X:
            self.pile -= cards
        elif cards:
            self._left(source, cards)
        elif guesses is not None:
            guesses.passed_on(source, target, description, count)
        if target == X:
            self.pile += cards
        elif cards and guesses is not None:
            guesses.came(target, cards)

    def _left(self, seat: i64, cards: i64) -> None:
        if self.guesses is not None:
            self.guesses.left(seat, cards)

    def _has(self, seat: i64, description: i64, count: i64, *, yes: bool) -> None:
        if self.guesses is not None and seat != self.me and seat != X:
            self.guesses.has(seat, description, count, yes=yes)

    def _wanted(self, seat: i64, description: i64, share: float) -> None:
        if self.guesses is not None and seat != self.me:
            self.guesses.wanted(seat, description, share)

    def _drew(self, event: Event, seat: i64) -> None:
        if not self._goes_on(seat):
            self._acted((self.turn + 1) % SEATS)
            self.drawing = True
        self.drawer = seat
        self.drawn += 1
        if seat == self.me and self.guesses is not None:
            self.guesses.drew(unpacked(self._cards(event))[0])

    def _goes_on(self, seat: i64) -> bool:
        """Is this a second card, or one at the end of a turn? Nobody says so, and an opponent might be helped."""
        if self.guesses is None or seat != self.turn:
            return False
        size = self.guesses.size(seat)
        if seat != self.me:
            size += self.drawn
        return size < HAND_MIN or (self.drawing and size < 4)  # PC-53

    def _revealed(self, event: Event, seat: i64) -> None:
        if self.guesses is not None and seat != self.me:
            count: i64 = event.args["description"].args["count"]
            self.guesses.revealed(seat, self.drawn, self._description(event), count)
        self.drawn = 0

    def _asked(self, event: Event, seat: i64) -> None:
        count: i64 = event.args["count"]
        self._wanted(seat, self._description(event), ASKING)
        self._has(event.args["other"], self._description(event), count, yes=event.args["answer"] == "yes")

    def _reshuffled(self) -> None:
        if self.drawn and self.drawer != self.me:
            self.guesses = None  # PC-R43: a batch from two decks would need a guess of its own
        if self.guesses is not None:
            self.guesses.reshuffled(self.pile)
        self.pile = 0

    def _cards(self, event: Event) -> i64:
        """The cards of an event, if they are seen."""
        assert self.deck is not None
        if HIDDEN in event.cards:
            return 0
        return packed(vec[i64]([self.deck.kinds[code] for code in event.cards]))

    def _description(self, event: Event) -> i64:
        assert self.deck is not None
        return description_words(self.deck.codes).index(word_in(event.args["description"]))

    # -- What is seen ----------------------------------------------------------

    def _settle(self, view: View) -> None:
        """Keep the guesses that fit the view, or start again if there are too few."""
        guesses = self.guesses
        least, most = _bounds(view)
        if guesses is not None and guesses.settle(least, most) >= FEW and _fits(guesses, view):
            self._guess_again(guesses, view, FRESH)
            return
        guesses = Guesses(self.me, self.rng)
        self.guesses = guesses
        self._guess_again(guesses, view, GUESSES)
        self.turn = (view.turn + SEATS - 1) % SEATS if view.step == "action" else view.turn
        self.drawing = view.drawing
        self.announced = view.announced is not None
        self.drawn = view.drawn_count

    def _guess_again(self, guesses: Guesses, view: View, count: i64) -> None:
        for guess in range(count):
            world = self.game.sample(view, self.rng)
            assert isinstance(world, State)
            guesses.put(guess, world.zones, packed(world.pile[: world.left]))
            self.pile = world.zones[X]

    def world(self, view: CoreView, rng: Rng) -> CoreState:
        assert isinstance(view, View)
        world = self.game.sample(view, rng)
        assert isinstance(world, State)
        guesses = self.guesses
        if guesses is None or self.number != view.number:
            return world
        guess = rng.below(guesses.count)
        for seat in range(SEATS):
            if seat != view.seat:
                world.zones[seat] = guesses.hands[guess * SEATS + seat]
        cards = unpacked(guesses.decks[guess])
        rng.shuffle(cards)
        world.pile = cards
        return world


def _bounds(view: View) -> tuple[vec[i64], vec[i64]]:
    """PC-K11: the least and the most matching cards, by seat and description."""
    known = view.known
    if known is None:
        return vec[i64]([0] * (SEATS * DESCRIPTIONS)), vec[i64]([99] * (SEATS * DESCRIPTIONS))
    least = vec[i64]([count for row in known.least for count in row])
    return least, vec[i64]([count for row in known.most for count in row])


def _fits(guesses: Guesses, view: View) -> bool:
    """Has everything been heard, so that the guesses are about this view?"""
    for seat in range(SEATS):
        if guesses.size(seat) != view.hand_sizes[seat]:
            return False
    return True


def make(game: Game, seed: int, *, believes: bool) -> OpponentModel:
    return PastryChefsModel(game, seed) if believes else OpponentModel(game)
