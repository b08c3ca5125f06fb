"""A sensible player of Cheflebrity: builds with the best cards, serves in time, reacts when it is worth it."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.cheflebrity.barter import SPARE, Barter
from bakehouse.bots.cheflebrity.declines import TRADE_EVENTS, Declines
from bakehouse.bots.cheflebrity.parts import BOTTOM, EXTRAS, KINDS, TOP, part_of, takes
from bakehouse.core.game import Game
from bakehouse.core.view import Event
from bakehouse.core.view import View as CoreView
from bakehouse.games.cheflebrity.atoms import (
    ACCEPT,
    CARD,
    COUNT,
    COUNTER,
    DECLINE,
    END,
    KEEP,
    NO_PARTNER,
    OFFER,
    PARTNER,
    PASS,
    PIE,
    PILE,
    PLAY,
    SABOTAGE,
    SABOTAGE_SG,
    SAVE,
    SAVE_SG,
    SERVE,
    SKIP,
    SWAP,
)
from bakehouse.games.cheflebrity.cards import CODES, PART_OF, PLACED_CODES, QUALITY_OF
from bakehouse.games.cheflebrity.view import PieView, View

# What a card in the hand is worth, in points.
GENIUS = 24
SABOTAGE_WORTH = 20
SAVED_WORTH = 18
SPECIALS = {"SG": GENIUS, "SB": SABOTAGE_WORTH, "SV": SAVED_WORTH}
FITS_NOW = 8  # beside its quality
TAKES_BLIND = 16  # a card of the Leftovers must be better than what the pile gives on average
STEP_BONUS = [2, 9, 8, 4]  # for a bottom, a filling, a top, extras: desserts count, not only qualities
ENOUGH_PIES = 2  # under construction at the same time
BIG_ENOUGH = 5  # cards of a dessert that is served at once
WORTH_A_SABOTAGE = 15
WORTH_A_RESCUE = 10
LAST_TURNS = 3  # from here on cards are for using


class Medium(Bot):
    """Looks at its hand and at the table, one decision at a time; of what was said it remembers who declined."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.listens = True
        self.minds = TRADE_EVENTS
        self.declines = Declines()

    def hear(self, events: list[Event]) -> None:
        super().hear(events)
        self.declines.hear(events)

    def needs_thought(self, move: int) -> bool:
        """Talk takes the time of others, and whoever accepts anything is a money pump."""
        return move in (ACCEPT, COUNTER) or OFFER <= move < COUNT

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        if len(view.legal) == 1:
            return view.legal[0]
        thoughts = _Thoughts(view)
        if view.pending:
            # Somebody else may have begun the chain, so that what was planned is not possible any more.
            move = thoughts.next_atom()
            return move if move in view.legal else view.legal[0]
        match view.step:
            case "draw":
                return thoughts.draw()
            case "swap":
                return thoughts.swap()
            case "play":
                return thoughts.play()
            case "menu":
                return thoughts.menu(self.declines.partners(view))
            case "oops":
                return thoughts.oops()
            case "save":
                return thoughts.save()
            case "window":
                return thoughts.sabotage() or PASS
            case "reply" | "replies":
                return ACCEPT if thoughts.can_use_new_cards and thoughts.barter.likes_the_offer() else DECLINE
            case "pick":
                return self._partner(view)
        return thoughts.barter.hand_over()

    def _partner(self, view: View) -> int:
        """Any of those who would trade."""
        partners = [move for move in view.legal if move != NO_PARTNER]
        return partners[self.rng.below(len(partners))]


class _Thoughts:
    """One view, seen with the eyes of its seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.pies = view.working[view.seat]
        self.hand = list(view.hand)
        self.barter = Barter(view, self.worth)
        self.worths: dict[str, float] = {}  # as far as they were asked for

    # -- What things are worth -----------------------------------------------

    @property
    def own_turns_left(self) -> float:
        """About how often this seat is on turn again."""
        if self.view.turns_left is not None:
            return 0 if self.view.last_drawer == self.seat or self.view.turn == self.seat else 1
        return self.view.pile_size / 1.4 / self.view.seats

    def places(self, placed: int) -> list[int]:
        """Its own pies that could take this card, by their places."""
        part = PART_OF[placed]
        return [place for place, pie in enumerate(self.pies) if takes(pie, part)]

    def worth(self, code: str) -> float:
        """What it would cost to lose this card."""
        if code not in self.worths:
            self.worths[code] = self._worth(code)
        return self.worths[code]

    def _worth(self, code: str) -> float:
        if code in SPECIALS:
            return SPECIALS[code]
        kind = KINDS[code]
        value = float(QUALITY_OF[kind])
        part = PART_OF[kind]
        if self.places(kind) or (part == BOTTOM and len(self.pies) < ENOUGH_PIES):
            value += FITS_NOW
        same = [other for other in self.hand if part_of(other) == part]
        return value - 3 * max(len(same) - 2, 0)  # a third card of the same part waits long

    def worst(self, codes: list[str]) -> str:
        return min(codes, key=self.worth)

    # -- Steps 1 and 2 -------------------------------------------------------

    def best_leftover(self, moves: list[int]) -> tuple[float, int]:
        """The most useful card of the Leftovers among these moves, with its worth."""
        return max(((self.worth(CODES[move - CARD]), move) for move in moves if move >= CARD), default=(0.0, PILE))

    def draw(self) -> int:
        value, move = self.best_leftover(self.view.legal)
        sabotage = self.sabotage()
        if sabotage:
            return sabotage
        return move if value >= TAKES_BLIND + FITS_NOW or PILE not in self.view.legal else PILE

    def swap(self) -> int:
        sabotage = self.sabotage()
        if sabotage:
            return sabotage
        code = self.worst(self.hand)
        return SWAP + CODES.index(code) if self.worth(code) < SPARE and self.can_get_better_than(code) else KEEP

    def can_get_better_than(self, code: str) -> bool:
        """While there is a pile to draw from, perhaps; afterwards only by a better card of the Leftovers."""
        return self.view.pile_size > 0 or any(self.worth(other) > self.worth(code) for other in self.view.leftovers)

    # -- Step 3 --------------------------------------------------------------

    def play(self) -> int:
        sabotage = self.sabotage()
        if sabotage:
            return sabotage
        best, value = SKIP, 0.0
        for move in self.view.legal:
            if move >= PLAY and self.gain(move - PLAY) > value:
                best, value = move, self.gain(move - PLAY)
        return best

    def gain(self, placed: int) -> float:
        part = PART_OF[placed]
        gain = float(QUALITY_OF[placed] + STEP_BONUS[part])
        if part == BOTTOM:
            if self.own_turns_left < LAST_TURNS - 1:
                return 0.0  # it would not be finished
            gain -= 12 * max(len(self.pies) - ENOUGH_PIES + 1, 0)
        if PLACED_CODES[placed].startswith("SG"):
            gain -= GENIUS / 2 if self.own_turns_left > LAST_TURNS else 0
        if part == TOP and self.own_turns_left < 1:
            gain += STEP_BONUS[TOP]
        return gain

    def best_place(self) -> int:
        """The pie that becomes the best one."""
        places = [move - PIE for move in self.view.legal if move >= PIE]
        return PIE + max(places, key=lambda place: _quality(self.pies[place])) if places else self.view.legal[0]

    # -- Steps 4 and 5 -------------------------------------------------------

    def menu(self, partners: list[int]) -> int:
        sabotage = self.sabotage()
        if sabotage:
            return sabotage
        ready = [move - SERVE for move in self.view.legal if SERVE <= move < CARD]
        ripe = [place for place in ready if self.is_ripe(self.pies[place], len(ready))]
        if ripe:
            return SERVE + max(ripe, key=lambda place: _quality(self.pies[place]))
        offer = self.barter.offer(partners) if self.can_use_new_cards else None
        return END if offer is None else offer

    @property
    def can_use_new_cards(self) -> bool:
        """What comes by a trade is played in a later turn."""
        return self.own_turns_left >= 1

    def is_ripe(self, dessert: PieView, ready: int) -> bool:
        """Is it time to serve? Not while the hand can make it better, as long as there are turns for it."""
        if self.own_turns_left <= ready + 1 or len(dessert.cards) >= BIG_ENOUGH:
            return True
        better = [TOP, EXTRAS] if len(dessert.cards) == 2 else [EXTRAS]
        return not any(part_of(code) in better and QUALITY_OF[CODES.index(code)] >= 10 for code in self.hand)

    # -- Reactions -----------------------------------------------------------

    def sabotage(self) -> int:
        """The first atom of a sabotage that is worth it; 0: none is."""
        least = WORTH_A_SABOTAGE if self.own_turns_left > LAST_TURNS else 1
        for verb in (SABOTAGE, SABOTAGE_SG):
            if verb == SABOTAGE_SG and self.own_turns_left > 1:
                continue  # it is better in a pie
            victims = [move - verb for move in self.view.legal if verb <= move < verb + 5]
            values = [(self.best_target(victim)[0], victim) for victim in victims]
            if values and max(values)[0] >= least:
                return verb + max(values)[1]
        return 0

    def best_target(self, victim: int) -> tuple[float, int]:
        """The pie of a victim that hurts most, as its place: high cards, and those that nearly make a dessert."""
        values = []
        for place, pie in enumerate(self.view.working[victim]):
            newest = PLACED_CODES.index(pie.cards[-1])
            values.append((float(QUALITY_OF[newest] + 5 * (len(pie.cards) == 2)), place))
        return max(values, default=(0.0, 0))

    def save(self) -> int:
        threat = self.view.threat
        assert threat is not None
        pie = next(pie for pie in self.view.working[threat.owner] if pie.number == threat.pie)
        value = QUALITY_OF[PLACED_CODES.index(pie.cards[-1])]
        mine = threat.owner == self.seat
        late = self.own_turns_left <= LAST_TURNS
        if SAVE in self.view.legal and ((mine and value >= WORTH_A_RESCUE) or (late and threat.by != self.seat)):
            return SAVE
        if SAVE_SG in self.view.legal and mine and value > WORTH_A_SABOTAGE:
            return SAVE_SG
        return PASS

    def oops(self) -> int:
        """The pie whose newest card is the cheapest."""
        newest = [QUALITY_OF[PLACED_CODES.index(pie.cards[-1])] for pie in self.pies]
        return PIE + newest.index(min(newest))

    # -- Chains --------------------------------------------------------------

    def next_atom(self) -> int:
        first = self.view.pending[0]
        if SABOTAGE <= first < PARTNER:
            return PIE + self.best_target((first - SABOTAGE) % 5)[1]
        if first >= PLAY:
            return self.best_place()
        if first >= SWAP:
            value, move = self.best_leftover(self.view.legal)
            return move if value >= TAKES_BLIND or PILE not in self.view.legal else PILE
        return self.barter.hand_over() if first >= CARD else self.barter.next_word()


def _quality(pie: PieView) -> int:
    return sum(int(QUALITY_OF[PLACED_CODES.index(code)]) for code in pie.cards)
