"""A sensible player of Pie Contest: tries each answer in a few possible worlds and looks at the table afterwards.

Cards are data, so the bot knows none of them by name: what a card does, it finds out by trying.
"""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from bakehouse.games.pie_contest.state import kind_in
from bakehouse.games.pie_contest.view import View

WORLDS = 12  # in which each answer is tried
LOOK_AHEAD = 40  # atoms at most, to the end of the turn

# What things on the table are worth, in points of a Pie.
BEST_PIE = 2.0
RIVAL_PIE = 1.0  # the best of all rivals' Pies
FIRST_PIE = 6.0  # having any Pie at all
KITCHEN = 0.7  # a point in the own Kitchen,
RIVAL_KITCHEN = 0.1  # and in a rival's
ONE_SALT = 4.0
SURPLUS_SALT = -5.0
NO_ROOM = -4.0  # five cards that cannot be Baked
READY = 3.0  # a Kitchen that can be Baked and a card that Bakes
BAKE_CARD = 2.0  # in hand; one is enough
SALT_CARD = 1.5  # in hand, as long as the Kitchen has none
CARD = 0.4  # any card in hand, up to seven


class Medium(Bot):
    """Looks to the end of the turn, with random answers after its own."""

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, PieContest)
        if len(view.legal) == 1:
            return view.legal[0]
        assert view.seat is not None
        hopes = dict.fromkeys(view.legal, 0.0)
        for _ in range(WORLDS):
            world = self.game.sample(view, self.rng)
            for move in view.legal:
                hopes[move] += self._try(world.copy(), view.seat, move)
        return max(view.legal, key=lambda move: hopes[move])

    def _try(self, world: State, seat: int, move: int) -> float:
        """How the table looks for a seat at the end of this turn, if it makes this move."""
        turn = world.turns
        world.apply(seat, move)
        for _ in range(LOOK_AHEAD):
            if world.over or world.turns != turn:
                break
            actor = world.actor
            moves = world.legal(actor)
            world.apply(actor, moves[self.rng.below(len(moves))])
        return prospects(world, seat)


def prospects(world: State, seat: int) -> float:
    """What a position is worth for a seat; a decided game weighs more than anything."""
    if world.over:
        return 1_000 * world.reward(seat) + _best(world, seat)
    rivals = [other for other in range(world.seats) if other != seat]
    value = BEST_PIE * _best(world, seat) - RIVAL_PIE * max(_best(world, other) for other in rivals)
    value += _kitchen(world, seat) + _hand(world, seat)
    return value - RIVAL_KITCHEN * sum(_points(world, other) for other in rivals)


def _best(world: State, seat: int) -> float:
    values = world.sorted_values(seat)
    return values[0] + FIRST_PIE if values else 0.0


def _points(world: State, seat: int) -> int:
    return sum(int(world.worth_at(seat, place)) for place in range(len(world.kitchens[seat])))


def _salts(world: State, seat: int) -> int:
    return sum(int(world.deck.salt[kind_in(card)]) for card in world.kitchens[seat])


def _kitchen(world: State, seat: int) -> float:
    value = KITCHEN * _points(world, seat)
    salts = _salts(world, seat)
    if salts == 1:
        value += ONE_SALT
    elif salts > 1:
        value += SURPLUS_SALT * (salts - 1)
    if not world.room(seat) and not world.can_bake(seat):
        value += NO_ROOM
    return value


def _hand(world: State, seat: int) -> float:
    deck = world.deck
    hand = world.hands[seat]
    value = CARD * min(len(list(hand)), 7)
    if any(deck.bakes[kind] for kind in hand):
        value += READY + BAKE_CARD if world.can_bake(seat) else BAKE_CARD
    if not _salts(world, seat) and any(deck.salt[kind] and deck.ingredient[kind] for kind in hand):
        value += SALT_CARD
    return value
