# mypyc: compiled
"""The Pie Game: what the others' turns reveal, which worlds that makes likely, and what to discard."""

from __future__ import annotations

from typing import Final

from bakehouse.bots.opponent_model import OpponentModel
from bakehouse.bots.the_pie_game.recipe_beliefs import CASES, WILDS, Guess
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.log import HIDDEN
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT
from bakehouse.core.state import State as CoreState
from bakehouse.core.view import Event
from bakehouse.core.view import View as CoreView
from bakehouse.games.the_pie_game.atoms import DISCARD
from bakehouse.games.the_pie_game.cards import (
    CARD_BITS,
    FL,
    FUDGE_KINDS,
    FULL_HAND,
    NEED_SETS,
    ONE_CARD,
    POT_LUCK,
    SPECIALS,
    Deck,
    copies_in,
    packed,
    with_card,
    without_card,
)
from bakehouse.games.the_pie_game.game import ThePieGame
from bakehouse.games.the_pie_game.play import State
from bakehouse.games.the_pie_game.view import View
from bakehouse.games.the_pie_game.worlds import Worlds

# What somebody did with a card:
LAID: Final = 0  # it down
LEFT: Final = 1  # it on the discard pile, and drew
TOOK: Final = 2  # it from the discard pile
THREW: Final = 3  # it away with the whole hand
PLAYED: Final = 4  # it, a Fudge card
HANDED: Final = 5  # it to us
NO_PLACE: Final[i64] = -1
# Hands of nothing but Pot Lucks, by their number.
POT_LUCKS: Final = vec[i64]([packed(vec[i64]([POT_LUCK] * count)) for count in range(WILDS)])

Fact = tuple[int, str, int]  # a seat, a card, and what the seat did with it


class PieGameModel(OpponentModel):
    """Draws worlds by what it guesses about each of the others."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.listens = True
        self.last: View | None = None
        self.handed: list[Fact] = []  # to us, in this round, since the last view
        self.facts: list[Fact] = []  # since the last view
        self.guesses: list[Guess] = []  # by seat; of this round
        self.sure = vec[i64]()  # by seat: cards that are known, as a hand
        self.worlds: Worlds | None = None  # of the last view

    # -- Memory --------------------------------------------------------------

    def hear(self, events: list[Event]) -> None:
        """Views tell what lies on the table; who handed us which card is only heard."""
        for event in events:
            if event.kind == "started":
                self.handed = []
            elif event.kind == "gave" and event.seat is not None:
                self.handed += [(event.seat, code, HANDED) for code in event.cards if code != HIDDEN]

    def notice(self, view: CoreView) -> None:
        assert isinstance(view, View)
        last = self.last
        if last is view:
            return
        self.last = view
        if view.known is None or view.seat is None or view.recipe is None:
            self.guesses = []
            return
        assert isinstance(self.game, ThePieGame)
        deck = self.game.deck_of(view)
        unseen = _unseen(view, deck)
        self.sure = vec[i64]([packed(vec[i64]([deck.kinds[code] for code in hand.sure])) for hand in view.known.hands])
        if last is None or not self.guesses or last.round != view.round or last.number > view.number:
            own = deck.recipe_codes.index(view.recipe)
            self.guesses = [Guess(deck, own, unseen[:]) for _seat in range(view.seats)]
            self.facts = facts_since_deal(view)
        else:
            self.facts = facts_between(last, view)
            self._miss(last, view)
        self.facts += [fact for fact in self.handed if fact[0] != view.seat]
        self.handed = []
        self._conclude(deck)
        for seat, guess in enumerate(self.guesses):
            if seat != view.seat:
                guess.look(unseen, self.sure[seat])

    def _miss(self, last: View, view: View) -> None:
        """A turn about which nothing is certain also brought a card."""
        if not has_turns_between(last, view):
            return
        seen = {seat for seat, _, _ in self.facts}
        seat = (last.turn + 1) % view.seats
        while seat != view.turn:
            if seat not in seen:
                self.guesses[seat].exchange()
            seat = (seat + 1) % view.seats

    def _conclude(self, deck: Deck) -> None:
        """Learn from the turns since the last view."""
        thrown: i64 = 0
        for seat, code, deed in self.facts:
            guess = self.guesses[seat]
            kind: i64 = deck.kinds[code]
            if deed == LEFT:
                guess.leave(kind)
            elif deed == TOOK:
                guess.take(kind)
            elif deed == LAID:
                guess.lay(kind)
            elif deed == HANDED:
                guess.hand_over(kind)
            elif deed == THREW:
                thrown |= BIT[kind]
            elif code == "FA":
                guess.throw_all(thrown)
                thrown = 0
            elif code == "F2":
                guess.throw_two()
            elif code in ("DL", "DR"):
                for other in self.guesses:
                    other.exchange()
            else:
                guess.exchange()

    # -- Advice --------------------------------------------------------------

    def advise(self, view: CoreView, advice: int) -> int:
        """Of several useless cards, part with the one that helps least whoever may have it next."""
        assert isinstance(view, View)
        if not self.guesses or view.seat is None or view.step not in ("discard", "pass", "trade"):
            return advice
        assert isinstance(self.game, ThePieGame)
        deck = self.game.deck_of(view)
        verb = DISCARD if view.step == "discard" else deck.first_give
        useless = [kind for kind in _useless(view, deck) if verb + kind in view.legal]  # PG-R8
        if advice - verb not in useless:
            return advice
        following = self.guesses[_next_owner(view)]
        helped = [following.helped_by(kind) for kind in useless]
        return int(verb + useless[helped.index(min(helped))])

    # -- Worlds --------------------------------------------------------------

    def world(self, view: CoreView, rng: Rng) -> CoreState:
        assert isinstance(view, View)
        worlds = self.worlds
        if worlds is None or worlds.view is not view:
            assert isinstance(self.game, ThePieGame)
            worlds = Worlds(view, self.game.deck_of(view))
            self.worlds = worlds
        world = worlds.draw(rng)
        if not self.guesses or view.seat is None or self.last is not view:
            return world
        viewer: i64 = view.seat
        first = rng.below(world.seats)  # so that no seat always has the first choice of recipes
        left = BIT[len(world.deck.recipe_codes)] - 1
        left ^= BIT[world.recipes[viewer]]
        for step in range(world.seats):
            seat = (first + step) % world.seats
            if seat != viewer:
                case = self.guesses[seat].drawn(left, rng)
                recipe = case // CASES
                left ^= BIT[recipe]
                world.recipes[seat] = recipe
                if world.commit_of(seat) < 0:
                    self._shape(world, seat, case % CASES, rng)
        for seat in range(world.seats):
            if seat != viewer and world.has_pie(seat):
                return worlds.draw(rng)  # PG-K8e: nobody holds a pie
        return world

    def _shape(self, world: State, seat: i64, case: i64, rng: Rng) -> None:
        """Exchange cards with the draw pile until the hand fits this case, as far as possible."""
        wanted = POT_LUCKS[case // NEED_SETS]
        needs: i64 = 0
        place: i64 = 1
        for kind in world.deck.recipe_needs[world.recipes[seat]]:
            needs |= BIT[kind]
            if case & place:
                wanted = with_card(wanted, kind)
            place += place
        self._lose(world, seat, needs, wanted, rng)
        while wanted:
            kind = (wanted & ONE_CARD) - 1
            wanted >>= CARD_BITS
            if copies_in(world.hands[seat], kind) <= copies_in(wanted, kind):
                self._find(world, seat, kind, needs, rng)

    def _lose(self, world: State, seat: i64, needs: i64, wanted: i64, rng: Rng) -> None:
        """What the recipe needs and the case does not have goes to the draw pile."""
        ingredients = 2 * BIT[len(world.deck.codes) - 1] - BIT[POT_LUCK + 1]
        rest = world.hands[seat]
        while rest:
            kind = (rest & ONE_CARD) - 1
            rest >>= CARD_BITS
            useful = kind == POT_LUCK or (kind > POT_LUCK and needs & BIT[kind])
            kept = max(copies_in(wanted, kind), copies_in(self.sure[seat], kind))
            if useful and copies_in(world.hands[seat], kind) > kept:
                place = _place_of(world, ingredients ^ needs, rng)
                if place != NO_PLACE:
                    _exchange(world, seat, kind, place)

    def _find(self, world: State, seat: i64, kind: i64, needs: i64, rng: Rng) -> None:
        """This card comes from the draw pile, for one that is of no use."""
        place = _place_of(world, BIT[kind], rng)
        if place == NO_PLACE:
            return
        hand = world.hands[seat]
        rest = hand
        while rest:
            old = (rest & ONE_CARD) - 1
            rest >>= CARD_BITS
            copies = copies_in(hand, old)
            is_useless = old > POT_LUCK and (not needs & BIT[old] or copies > 1)
            if is_useless and copies > copies_in(self.sure[seat], old):
                _exchange(world, seat, old, place)
                return


def _next_owner(view: View) -> int:
    """Who may have the card next that the viewer parts with."""
    assert view.seat is not None
    if view.step == "trade" and view.partner is not None:
        return view.turn if view.seat == view.partner else view.partner
    step = -1 if view.effect == "DR" else 1
    return (view.seat + step) % view.seats


def _useless(view: View, deck: Deck) -> list[int]:
    """The ingredients in the hand that the recipe does not need, and spare copies of those it does."""
    assert view.recipe is not None
    needs = deck.recipe_needs[deck.recipe_codes.index(view.recipe)]
    hand = [deck.kinds[code] for code in view.hand]
    return [kind for kind in sorted(set(hand)) if kind > POT_LUCK and (kind not in needs or hand.count(kind) > 1)]


def _unseen(view: View, deck: Deck) -> vec[i64]:
    """PG-K10: by kind, what is neither in the viewer's hand, nor on the table, nor surely held."""
    unseen = deck.copies[:]
    unseen[FL] -= len(view.fronts)
    for code in view.discard + view.hand:
        unseen[deck.kinds[code]] -= 1
    assert view.known is not None
    for hand in view.known.hands:
        for code in hand.sure:
            unseen[deck.kinds[code]] -= 1
    return unseen


def _exchange(world: State, seat: i64, old: i64, place: i64) -> None:
    """A card of the hand for one of the draw pile."""
    new = world.pile[place]
    world.hands[seat] = with_card(without_card(world.hands[seat], old), new)
    world.pile[place] = old


def _place_of(world: State, wanted: i64, rng: Rng) -> i64:
    """Where in the draw pile a card of one of these kinds lies."""
    if not world.left:
        return NO_PLACE
    first = rng.below(world.left)
    for step in range(world.left):
        place = (first + step) % world.left
        if wanted & BIT[world.pile[place]]:
            return place
    return NO_PLACE


# -- What happened between two views ---------------------------------------------

FUDGES: Final = SPECIALS[:FUDGE_KINDS]


def facts_since_deal(view: View) -> list[Fact]:
    """What the first turns of a round reveal before the first view; the card that was turned up may have been taken."""
    if view.reshuffles or not view.discard:
        return []
    turns = _Turns(view, view.dealer, [[] for _seat in range(view.seats)])
    starts = {view.discard[-1], *turns.taken[(view.dealer + 1) % view.seats]}
    return turns.facts([[code] for code in sorted(starts)])


def has_turns_between(last: View, view: View) -> bool:
    """Has a turn ended since the last view of the same round?"""
    return last.turn != view.turn or (view.turn == view.seat and view.step in ("source", "fudge"))


def facts_between(last: View, view: View) -> list[Fact]:
    """What the discard pile reveals about the turns since the last view: what is true in every way to read it."""
    if last.reshuffles != view.reshuffles or not has_turns_between(last, view):
        return []
    pile = last.discard[::-1]
    if last.turn == view.seat and last.step in ("discard", "throw"):
        pile = _after_own_turn(last, view, pile)
    return _Turns(view, last.turn, [_sure(last, seat) for seat in range(view.seats)]).facts([pile])


def _after_own_turn(last: View, view: View, pile: list[str]) -> list[str]:
    """The viewer's own turn ended with the one card that is missing now, or with the cards thrown away."""
    if last.step == "throw":
        return view.discard[::-1][: len(pile) + last.count]
    return [*pile, *_without(last.hand, view.hand)]


def _without(cards: list[str], gone: list[str]) -> list[str]:
    left = list(cards)
    for code in gone:
        if code in left:
            left.remove(code)
    return left


class _Turns:
    """The turns of the others up to the present view: all ways in which they can have made the present pile."""

    __slots__ = ("after", "found", "now", "taken", "view")

    def __init__(self, view: View, after: int, sure: list[list[str]]) -> None:
        self.view = view
        self.after = after
        self.now = view.discard[::-1]
        if view.turn != view.seat:
            self.now = self.now[:-1]  # the pass or trade card being carried out
        self.taken = [_without(_sure(view, seat), sure[seat]) for seat in range(view.seats)]
        self.found: list[list[Fact]] = []

    def facts(self, piles: list[list[str]]) -> list[Fact]:
        """What is true in all of these ways."""
        for pile in piles:
            self._follow(pile, self._next_seat(self.after), [])
        if not self.found:
            return []
        return [fact for fact in self.found[0] if all([fact in other for other in self.found])]

    def _follow(self, pile: list[str], seat: int, facts: list[Fact]) -> None:
        if seat == self.view.turn:
            if pile == self.now:
                self.found.append(facts)
            return
        if self._is_prefix(pile):
            self._draws(pile, seat, facts)
        if pile and pile[-1] in self.taken[seat]:
            self._lays(pile[:-1], seat, [*facts, (seat, pile[-1], TOOK)])

    def _draws(self, pile: list[str], seat: int, facts: list[Fact]) -> None:
        """A turn in which nothing was taken from the pile."""
        deep = len(pile)
        card = self.now[deep] if deep < len(self.now) else ""
        played: list[Fact] = [(seat, card, PLAYED)]
        if card == "F2":
            thrown: list[Fact] = [(seat, code, LAID) for code in self.now[deep + 1 : deep + 3]]
            self._end_turn(self.now[: deep + 3], seat, [*facts, *played, *thrown])
        elif card == "FA":
            thrown = [(seat, code, THREW) for code in self.now[deep + 1 : deep + FULL_HAND]]
            self._end_turn(self.now[: deep + FULL_HAND], seat, [*facts, *thrown, *played])
        elif card in FUDGES:
            self._end_turn(self.now[: deep + 1], seat, [*facts, *played])
        if seat in self.view.fronts:  # it laid "lose one turn" in front of it
            self._end_turn(pile, seat, facts)
        left: list[Fact] = [(seat, pile[-1], LEFT)] if pile else []
        self._lays(pile, seat, [*facts, *left])

    def _lays(self, pile: list[str], seat: int, facts: list[Fact]) -> None:
        """A card is laid down: the one that lies there now, or one that the next player took."""
        deep = len(pile)
        laid = set(self.taken[self._next_seat(seat)])
        if deep < len(self.now) and self._is_prefix(pile):
            laid.add(self.now[deep])
        for code in sorted(laid):
            if code not in FUDGES:
                self._end_turn([*pile, code], seat, [*facts, (seat, code, LAID)])

    def _end_turn(self, pile: list[str], seat: int, facts: list[Fact]) -> None:
        self._follow(pile, self._next_seat(seat), facts)

    def _next_seat(self, seat: int) -> int:
        return (seat + 1) % self.view.seats

    def _is_prefix(self, pile: list[str]) -> bool:
        """Does the present pile begin like this?"""
        return self.now[: len(pile)] == pile


def _sure(view: View, seat: int) -> list[str]:
    known = view.known
    return [] if known is None else known.hands[seat].sure


def make(game: Game, seed: int, *, believes: bool) -> OpponentModel:
    return PieGameModel(game) if believes else OpponentModel(game)
