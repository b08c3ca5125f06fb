"""A sensible player of Pie Factory: builds what is worth most an action, boxes several pies at once, and in time."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.core.view import View as CoreView
from bakehouse.games.pie_factory.atoms import BOX, CARD, DONE, DRAFT, DRAW, KEEP, PASS, PLACE, PLACE_DOWN, PLAY, STALE
from bakehouse.games.pie_factory.cards import CRUST, FILLING, ICONS, Deck
from bakehouse.games.pie_factory.game import PieFactory
from bakehouse.games.pie_factory.view import Pie, View

ICON_WORTH = {"": 0.0, "P": 5 / 3, "M": 4 / 3, "S": 1.0, "G": 1.0}  # a third of the bonus
BONUSES = {"P": 5, "M": 4, "S": 3}
NEW_PIE = 1.6  # what a base is worth, as something to build on
CARD_IN_HAND = 0.9  # what giving up any card costs, beside its own use
UNBOXED = 0.9  # a dollar on the table, against one in the score pile
SLOT = 0.25  # a free slot after boxing
SLOW = 0.012  # a minute of prep time: going later in the next round
LAST = 0.8  # going last in the next round


class Medium(Bot):
    """Weighs its actions one by one and takes the best; looks one action ahead and at no other player's plans."""

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        assert isinstance(self.game, PieFactory)
        if len(view.legal) == 1:
            return view.legal[0]
        table = _Thoughts(view, self.game.deck_of(view))
        match view.step:
            case "action":
                return table.next_of_chain() if view.pending else max(view.legal, key=table.action)
            case "place":
                return max(view.legal, key=table.placement)
            case "drop":
                return CARD + table.least_useful([move - CARD for move in view.legal])
            case "stale":
                return min(view.legal, key=lambda move: table.loss(move - STALE))
        return max(view.legal, key=table.with_grandma)


class _Thoughts:
    """One view, seen with the eyes of its seat."""

    def __init__(self, view: View, deck: Deck) -> None:
        assert view.seat is not None
        self.view = view
        self.deck = deck
        self.hand = [deck.kinds[code] for code in view.hand]
        self.pies = view.pies[view.seat]
        self.open_slots = self.pies.count(None)
        self.bases = [pie for pie in self.pies if pie is not None and not pie.filling]

    # -- What cards and pies are worth -----------------------------------------

    def worth(self, card: int) -> float:
        """A card on top of a pie: its dollars, its icon, and a share of the bonus for the most pies."""
        pie = 0.0 if self.deck.kind[card] == CRUST else 0.4
        return float(self.deck.value[card]) + ICON_WORTH[ICONS[self.deck.icons[card]]] + pie

    def top(self, pie: Pie) -> float:
        """What would score if this pie were boxed."""
        if pie.topping or pie.filling:
            return self.worth(self.deck.kinds[pie.topping or pie.filling])
        return 0.0 if pie.down else self.worth(self.deck.kinds[pie.base])

    def gain(self, card: int, pie: Pie) -> float:
        """What this card adds to a pie; below zero if it does not go there."""
        if pie.topping or self.deck.kind[card] == CRUST:
            return -1.0
        if self.deck.kind[card] == FILLING:
            return self.worth(card) - self.top(pie) if not pie.filling else -1.0
        fits = pie.filling and self.deck.fits[card] >> self.deck.kinds[pie.filling] & 1
        return self.worth(card) - self.top(pie) if fits else -1.0

    def best_gain(self, card: int) -> float:
        """What this card adds at the best place face up; below zero if there is none."""
        if self.deck.kind[card] == CRUST:
            return NEW_PIE + self.worth(card) / 2 if self.open_slots else -1.0
        return max([self.gain(card, pie) for pie in self.pies if pie is not None], default=-1.0)

    def use(self, card: int) -> float:
        """What it would cost to give this card away."""
        later = 0.3 * self.worth(card)
        return max(later, 0.6 * self.best_gain(card))

    def least_useful(self, cards: list[int]) -> int:
        return min(cards, key=self.use)

    # -- Actions ---------------------------------------------------------------

    def action(self, move: int) -> float:
        if move == DRAW:
            return 0.9 - LAST
        if move == PASS:
            return 0.0
        if move < DRAFT:
            return self._boxing() if move - BOX == self._ripe()[0] else -9.0
        if move < PLAY:
            position, down = divmod(move - DRAFT, 2)
            card = self.deck.kinds[self.view.line[position] or ""]
            return self._showing(card, down) - self._price(position)
        card, down = divmod(move - PLAY, 2)
        return self._showing(card, down) - CARD_IN_HAND - (self.use(card) if down else 0.0)

    def _showing(self, card: int, down: int) -> float:
        """A card in front of us: what it adds, and how late we are in the next round."""
        if down:
            return (NEW_PIE if len(self.bases) < 2 else NEW_PIE / 3) - 3 * SLOW
        late = SLOW * float(self.deck.prep[card])
        if self.best_gain(card) < 0:
            return 0.2 - late  # it goes to the hand
        crowded = self.deck.kind[card] == CRUST and len(self.bases) > 1
        return UNBOXED * self.best_gain(card) * (0.4 if crowded else 1.0) - late

    def _price(self, position: int) -> float:
        """What the least useful cards that have to be paid are worth to us."""
        uses = sorted(self.use(card) for card in self.hand)
        return sum(CARD_IN_HAND + use for use in uses[: self.view.costs[position]])

    # -- Boxing ----------------------------------------------------------------

    def _ripe(self) -> list[int]:
        """The pies that will hardly get better: all that score, unless a topping is at hand; if none, any pie."""
        scoring = [slot for slot, pie in enumerate(self.pies) if pie is not None and (pie.filling or pie.topping)]
        ripe = [slot for slot in scoring if self._is_late() or not self._can_be_topped(slot)]
        anything = [slot for slot, pie in enumerate(self.pies) if pie is not None]
        return ripe or scoring or anything

    def _can_be_topped(self, slot: int) -> bool:
        pie = self.pies[slot]
        assert pie is not None
        free = [
            self.deck.kinds[code]
            for code, cost in zip(self.view.line, self.view.costs, strict=True)
            if code and not cost
        ]
        return any(self.gain(card, pie) > 0 for card in self.hand + free)

    def _is_late(self) -> bool:
        """The day may end with this round or the next."""
        return self.view.deck_size <= self.view.seats

    def _boxing(self) -> float:
        """Dollars made safe, slots made free, and nothing that goes stale if the day ends soon."""
        pies = [self.pies[slot] for slot in self._ripe()]
        worth = sum(self.top(pie) for pie in pies if pie is not None)
        score = (1 - UNBOXED) * worth + SLOT * len(pies) - LAST
        if not self.open_slots:
            score += SLOT
        if self._is_late():
            filled = [self.top(pie) for pie in self.pies if pie is not None and pie.filling]
            score += UNBOXED * min(filled, default=0.0)
        return score

    def next_of_chain(self) -> int:
        """The next pie of the plan, or the next card to pay."""
        if self.view.pending[0] >= DRAFT:
            return self._next_paid()
        last = self.view.pending[-1] - BOX
        rest = [slot for slot in self._ripe() if slot > last]
        return BOX + rest[0] if rest else DONE

    def _next_paid(self) -> int:
        """The least useful cards, in ascending order."""
        paid = [move - CARD for move in self.view.pending[1:]]
        missing = self.view.costs[(self.view.pending[0] - DRAFT) // 2] - len(paid)
        payable = [card for card in self.hand if not paid or card > paid[-1]]
        return CARD + min(sorted(payable, key=self.use)[:missing])

    # -- Later decisions ---------------------------------------------------------

    def placement(self, move: int) -> float:
        front = None if self.view.seat is None else self.view.fronts[self.view.seat]
        assert front is not None
        if move == PLACE_DOWN:
            return NEW_PIE / 2
        card = self.deck.kinds[front.card]
        pie = self.pies[move - PLACE]
        if pie is None:
            return NEW_PIE
        return self.gain(card, pie)

    def loss(self, slot: int) -> float:
        """What giving up this pie costs."""
        pie = self.pies[slot]
        return 0.0 if pie is None else self.top(pie)

    def with_grandma(self, move: int) -> int:
        """Our influencer bonuses if one President counts as this icon."""
        icon = "PMS"[move - KEEP]
        return sum(bonus for name, bonus in BONUSES.items() if self._has_majority(name, icon))

    def _has_majority(self, icon: str, changed: str) -> bool:
        counts = [self._count(codes, icon) for codes in self.view.score]
        assert self.view.seat is not None
        own = counts.pop(self.view.seat) + (icon == changed) - (icon == "P")
        return own > max(counts)

    def _count(self, codes: list[str], icon: str) -> int:
        return sum(ICONS[self.deck.icons[self.deck.kinds[code]]] == icon for code in codes)
