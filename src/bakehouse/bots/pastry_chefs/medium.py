"""A sensible player of Pastry Chefs: bakes what it can, feeds the partner, and takes what is known to be there.

It weighs every whole move by what the hands would be worth after it, as far as its view lets it guess them, and plays
the best one atom by atom; it thinks once for a whole chain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bakehouse.bots.bot import Bot
from bakehouse.bots.pastry_chefs.opponent_model import PastryChefsModel
from bakehouse.bots.pastry_chefs.particles import Guesses
from bakehouse.core.game import Game
from bakehouse.core.view import View as CoreView
from bakehouse.games.pastry_chefs.atoms import ASK, BAKE, CARD, COUNT, DESCRIBE, DRAW, FROM, NO_ASK, SECOND, TO
from bakehouse.games.pastry_chefs.cards import DESCRIPTIONS, KINDS, PASTRIES, Deck, pastry_kinds
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.observation import ZONE_NAMES, description_words
from bakehouse.games.pastry_chefs.view import View

Moment = tuple[int, int | None, str, list[str]]
Hand = list[float]  # by kind: how likely the hand holds such a card
Plan = tuple[float, list[int]]  # what it is worth, and its atoms

PILE = 4  # the discard pile, beside the four seats
MATCHES = [
    *([suit * 4 + number for number in range(4)] for suit in range(4)),
    *([suit * 4 + number for suit in range(4)] for number in range(4)),
    *([kind] for kind in range(KINDS)),
]
SHAPES = [pastry_kinds(pastry) for pastry in range(PASTRIES)]

# How much a pastry counts that lacks no card, one card, two cards.
COMPLETE, ALMOST, BEGUN = 1.0, 0.25, 0.06
SIDE = 0.1  # all pastries of a hand but the best one
OWN, PARTNER = 0.8, 1.0  # PC-63: the partner bakes sooner
NEXT, LAST = 0.7, 0.4  # what hurts the opponents: the next one bakes before we do
HOLDERS_CHOICE = 0.6  # an opponent who may choose gives away what helps least
FAILED = 0.25  # a turn and a card lost
SHIELD = 0.03  # PC-64: a card of ours that the next opponent cannot name
TOLD = 0.02  # what it costs to tell the whole of a card
DOUBTFUL = 0.9  # a question is worth asking if neither answer is surer than this
PATIENCE, RESTLESS = 12, 0.03  # after this many turns without a bake, fresh cards are worth more every turn
MAX_PLANS = 16  # Moves that it would propose for a closer look


class Medium(Bot):
    """Looks one move ahead, with the bounds of its memory as the only guide to the other hands."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.thought_of: list[Plan] = []  # for the move that is being said,
        self.moment: Moment | None = None  # at this moment

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        if len(view.legal) == 1:
            return view.legal[0]
        thoughts = self._thoughts(view)
        match view.step:
            case "action":
                return self._next_atom(view, thoughts.actions)
            case "ask":
                return self._next_atom(view, thoughts.questions)
            case "reveal":
                return max(view.legal, key=lambda move: (thoughts.worth_of_telling(move - DESCRIBE), -move))
            case "second":
                return SECOND  # a card is worth more than an answer
            case "give":
                return self._next_card(view, thoughts.best_gift())
        return self._next_card(view, thoughts.least_useful(view.needed))

    def plans(self, view: CoreView) -> list[list[int]]:
        """Whatever can be baked is baked; of the many ways to describe a Move, the ones that look best."""
        assert isinstance(view, View)
        if view.step != "action" or view.pending:
            return []
        bakes = [[move] for move in view.legal if BAKE <= move < FROM]
        if bakes:  # a search would often wait for a bigger one, and lose by it
            return bakes
        thoughts = self._thoughts(view)
        draws = [[DRAW + thoughts.me], [DRAW + thoughts.partner]]
        moves = sorted(thoughts.moves(), reverse=True)[:MAX_PLANS]
        return [*draws, *(atoms for _, atoms in moves)]

    def _thoughts(self, view: View) -> Thoughts:
        assert isinstance(self.game, PastryChefs)
        guesses = self.informant.guesses if isinstance(self.informant, PastryChefsModel) else None
        return Thoughts(view, self.game.deck_of(view), guesses)

    def _next_atom(self, view: View, plans: Callable[[], list[Plan]]) -> int:
        """The next atom of the best plan that continues the unfinished chain, if there is one."""
        done = len(view.pending)
        if not done or self.moment != _moment(view):  # to think about a move once is enough
            self.thought_of = plans()
            self.moment = _moment(view)
        fitting = [plan for plan in self.thought_of if plan[1][:done] == view.pending]
        return max(fitting)[1][done] if fitting else view.legal[0]

    def _next_card(self, view: View, kinds: list[int]) -> int:
        """The cards go one by one in ascending order."""
        wanted = [CARD + kind for kind in sorted(kinds)]
        move = wanted[len(view.pending)]
        return move if move in view.legal else view.legal[0]


def _moment(view: View) -> Moment:
    """What stays the same while one move is being said."""
    return view.number, view.seat, view.step, view.hand


class Thoughts:
    """One view, seen with the eyes of its seat."""

    def __init__(self, view: View, deck: Deck, guesses: Guesses | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.guesses = guesses  # of the other hands, if somebody has made some
        self.words = description_words(deck.codes)
        self.me = view.seat
        self.partner = (self.me + 2) % 4
        self.opponents = [(self.me + 1) % 4, (self.me + 3) % 4]  # the next one first
        self.mine = [deck.kinds[code] for code in view.hand]
        self.pile = [deck.kinds[code] for code in view.discard]
        baked = [deck.kinds[code] for pastries in view.baked for cards in pastries for code in cards]
        seen = [*self.mine, *self.pile, *baked]
        self.unseen = [int(copies) - seen.count(kind) for kind, copies in enumerate(deck.copies)]
        self.blocked = {self.words.index(word) for word in view.blocked}
        self.hands = [self._guess(seat) for seat in range(4)]
        self.shapes: dict[int, list[int]] = {}
        self.memo: dict[tuple[int, tuple[int, ...]], float] = {}

    # -- What the hands may hold ---------------------------------------------

    def _guess(self, seat: int) -> Hand:
        """How likely a hand holds a card of each kind: at least what is known, the rest by the cards unseen."""
        if seat == self.me:
            return [1.0 if kind in self.mine else 0.0 for kind in range(KINDS)]
        if self.guesses is not None:
            return [self.guesses.chance(seat, 8 + kind, 1) for kind in range(KINDS)]
        return [min(1.0, self._expected(seat, kind)) for kind in range(KINDS)]

    def _expected(self, seat: int, kind: int) -> float:
        least, most = self._bounds(seat)
        if least[8 + kind]:
            return 1.0
        if not self.unseen[kind] or not min(most[8 + kind], most[kind // 4], most[4 + kind % 4]):
            return 0.0
        shares = [self.view.hand_sizes[seat] * self.unseen[kind] / max(sum(self.unseen), 1)]
        for description in (kind // 4, 4 + kind % 4):  # "at least two hearts" makes each heart likelier
            alike = sum(self.unseen[other] for other in MATCHES[description])
            shares.append(least[description] * self.unseen[kind] / alike)
        return max(shares)

    def _bounds(self, seat: int) -> tuple[list[int], list[int]]:
        known = self.view.known
        if known is None:
            return [0] * DESCRIPTIONS, [self.view.hand_sizes[seat]] * DESCRIPTIONS
        return known.least[seat], known.most[seat]

    def chance_of(self, seat: int, description: int, count: int) -> float:
        """How likely a hand has at least `count` matching cards."""
        if self.guesses is not None:
            return self.guesses.chance(seat, description, count)
        least, most = self._bounds(seat)
        if least[description] >= count:
            return 1.0
        if most[description] < count or count > 1:
            return 0.0  # more than is known is not worth the risk
        missing = 1.0
        for kind in MATCHES[description]:
            missing *= 1 - self.hands[seat][kind]
        return 1 - missing

    # -- Baking --------------------------------------------------------------

    def actions(self) -> list[Plan]:
        """Whatever can be baked is baked; otherwise cards are moved or drawn."""
        bakes = [move for move in self.view.legal if BAKE <= move < FROM]
        if bakes:
            return [(self._worth_of_baking(move), [move]) for move in bakes]
        return [*self.moves(), self._draw()]

    def _worth_of_baking(self, move: int) -> float:
        """Big ones first; then what leaves the better hand."""
        cards = SHAPES[move - BAKE]
        return 10 * len(cards) + worth(_hand_of(_without(self.mine, cards)))

    # -- Drawing and asking --------------------------------------------------

    def _draw(self) -> Plan:
        """Two cards for a small hand of one's own, otherwise one for whoever needs it more.

        Cards that only go to and fro bring nothing: the longer nobody bakes, the better a new card looks.
        """
        restless = RESTLESS * max(self.view.idle - PATIENCE, 0)
        own = OWN * self._worth_of_drawing(self.me) * (2 if len(self.mine) < 3 else 1) + restless
        partner = PARTNER * self._worth_of_drawing(self.partner) + restless
        if partner > own and self.view.hand_sizes[self.partner] < 7:
            return partner, [DRAW + self.partner]
        return own, [DRAW + self.me]

    def _worth_of_drawing(self, seat: int) -> float:
        total = max(sum(self.unseen), 1)
        return sum(copies / total * self._gain(seat, [kind]) for kind, copies in enumerate(self.unseen) if copies)

    def questions(self) -> list[Plan]:
        """Ask an opponent for the card that we lack most, if the answer is in doubt."""
        plans: list[Plan] = [(0.0, [NO_ASK])]
        for seat in self.opponents:
            for kind in range(KINDS):
                chance = self.hands[seat][kind]
                if 1 - DOUBTFUL < chance < DOUBTFUL:
                    wanted = max(PARTNER * self._gain(self.partner, [kind]), OWN * self._gain(self.me, [kind]))
                    plans.append((wanted * chance * (1 - chance), [ASK + seat, DESCRIBE + 8 + kind, COUNT]))
        return plans

    def worth_of_telling(self, description: int) -> float:
        """PC-64: a Reveal that keeps the next opponent from naming our cards, and tells as little as possible."""
        shield = sum(self._value_of(kind) for kind in range(KINDS) if _blocks(description, kind))
        return shield - (TOLD if description >= 8 else 0)

    def _value_of(self, kind: int) -> float:
        """What we would lose with this card, wherever in our team it is."""
        mine = OWN * self._loss(self.me, [kind]) if kind in self.mine else 0.0
        return mine + PARTNER * self._loss(self.partner, [kind])

    # -- Moving --------------------------------------------------------------

    def moves(self) -> list[Plan]:
        """PC-63, PC-65: cards for the partner or for oneself, from wherever they are."""
        plans: list[Plan] = []
        for source in (PILE, self.me, *self.opponents):
            for target in (self.partner, self.me):
                if source != target:
                    plans.extend(self._moves_between(source, target))
        return plans

    def _moves_between(self, source: int, target: int) -> list[Plan]:
        plans = []
        for description in range(DESCRIPTIONS):
            if not self.blocked & _uses(description):
                for count in (1, 2, 3):
                    value = self._worth_of_move(source, target, description, count)
                    if value > 0:
                        atoms = [FROM + source, TO + target, DESCRIBE + description, COUNT + count - 1]
                        plans.append((value + SHIELD * self._shielded(target, description), atoms))
        return plans

    def _worth_of_move(self, source: int, target: int, description: int, count: int) -> float:
        """What this Move is worth, or nothing if it cannot be made."""
        weight = PARTNER if target == self.partner else OWN
        if source in (PILE, self.me):
            cards = self._best_cards(source, target, description, count)
            if len(cards) < count:
                return 0.0
            loss = OWN * self._loss(self.me, cards) if source == self.me else 0.0
            return weight * self._gain(target, cards) - loss
        chance = self.chance_of(source, description, count) if self.view.hand_sizes[source] >= count else 0.0
        if not chance:
            return 0.0
        hurt = NEXT if source == self.opponents[0] else LAST
        found = self._likely_cards(source, description)
        gain = sum(
            share * (weight * self._gain(target, [kind]) + hurt * self._loss(source, [kind])) for kind, share in found
        )
        # A second copy adds nothing; of a suit or a number the cards may be different ones.
        useful = 1.0 if description >= 8 else HOLDERS_CHOICE * count
        return chance * gain * useful - (1 - chance) * FAILED

    def _likely_cards(self, source: int, description: int) -> list[tuple[int, float]]:
        """The matching kinds of a hand, with their shares."""
        total = sum(self.hands[source][kind] for kind in MATCHES[description]) or 1.0
        return [(kind, self.hands[source][kind] / total) for kind in MATCHES[description] if self.hands[source][kind]]

    def _best_cards(self, source: int, target: int, description: int, count: int) -> list[int]:
        """The matching cards of an open zone that help the target most, and cost the giver least."""
        cards = self.pile if source == PILE else self.mine
        left = [kind for kind in cards if kind in MATCHES[description]]
        picked: list[int] = []
        while left and len(picked) < count:
            best = max(sorted(set(left)), key=lambda kind: self._worth_of_giving(source, target, [*picked, kind]))
            left.remove(best)
            picked.append(best)
        return picked

    def _worth_of_giving(self, source: int, target: int, cards: list[int]) -> float:
        loss = OWN * self._loss(self.me, cards) if source == self.me else 0.0
        if target == PILE:
            return -loss
        friend = target in (self.me, self.partner)
        return (self._gain(target, cards) if friend else -self._gain(target, cards)) - loss

    def best_gift(self) -> list[int]:
        """The holder picks: what the partner needs, or what helps an opponent least."""
        announced = self.view.announced
        assert announced is not None
        source, target = ZONE_NAMES.index(announced.source), ZONE_NAMES.index(announced.target)
        description = self.words.index(announced.description)
        return self._best_cards(source, target, description, announced.count)

    def _shielded(self, target: int, description: int) -> int:
        """How many cards of the target's best pastry the next opponent could not name."""
        hand = self.hands[target]
        return sum(1 for kind in self._best_shape(target) if hand[kind] > 0.5 and _blocks(description, kind))

    def _best_shape(self, seat: int) -> list[int]:
        if seat not in self.shapes:
            self.shapes[seat] = max(SHAPES, key=lambda shape: _almost(self.hands[seat], shape))
        return self.shapes[seat]

    # -- Discarding ----------------------------------------------------------

    def least_useful(self, count: int) -> list[int]:
        """The cards of our own hand that matter least."""
        left = list(self.mine)
        for _ in range(count):
            left.remove(min(sorted(set(left)), key=lambda kind: self._cost(left, kind)))
        return _without(self.mine, left)

    def _cost(self, hand: list[int], kind: int) -> float:
        """What the hand loses, and what the next opponent could make of the card."""
        loss = worth(_hand_of(hand)) - worth(_hand_of(_without(hand, [kind])))
        return loss + 0.3 * self._gain(self.opponents[0], [kind])

    # -- What cards are worth to a hand --------------------------------------

    def _gain(self, seat: int, cards: list[int]) -> float:
        """What a hand would be worth with these cards more."""
        return self._worth_with(seat, cards, 1.0) - self._worth_with(seat, [], 1.0)

    def _loss(self, seat: int, cards: list[int]) -> float:
        """What a hand would be worth less without these cards; of one's own, second copies stay behind."""
        if seat == self.me:
            cards = [kind for kind in cards if self.mine.count(kind) <= cards.count(kind)]
        return self._worth_with(seat, [], 0.0) - self._worth_with(seat, cards, 0.0)

    def _worth_with(self, seat: int, cards: list[int], chance: float) -> float:
        """What a hand would be worth if it held these cards (or not) for certain."""
        key = (seat if chance else seat + 4, tuple(sorted(cards)))
        if key not in self.memo:
            hand = list(self.hands[seat])
            for kind in cards:
                hand[kind] = chance
            self.memo[key] = worth(hand)
        return self.memo[key]


def worth(hand: Hand) -> float:
    """Points that a hand promises: its best pastry, and a little for all the others."""
    values = [(len(shape) - 2) * _almost(hand, shape) for shape in SHAPES]
    best = max(values)
    return best + SIDE * (sum(values) - best)


def _almost(hand: Hand, shape: list[int]) -> float:
    """How near a hand is to a pastry: the chances that no card, one card or two cards are missing."""
    complete, one, two = 1.0, 0.0, 0.0
    for kind in shape:
        here = hand[kind]
        two = two * here + one * (1 - here)
        one = one * here + complete * (1 - here)
        complete *= here
    return COMPLETE * complete + ALMOST * one + BEGUN * two


def _hand_of(cards: list[int]) -> Hand:
    return [1.0 if kind in cards else 0.0 for kind in range(KINDS)]


def _without(cards: list[int], gone: Sequence[int]) -> list[int]:
    left = list(cards)
    for kind in gone:
        left.remove(kind)
    return left


def _uses(description: int) -> set[int]:
    """The suit (0 to 3) and the number (4 to 7) that a description names."""
    return {description} if description < 8 else {(description - 8) // 4, 4 + (description - 8) % 4}


def _blocks(description: int, kind: int) -> bool:
    """Would this description, used now, keep the next player from naming the card by its suit or its number?"""
    return bool(_uses(description) & {kind // 4, 4 + kind % 4})
