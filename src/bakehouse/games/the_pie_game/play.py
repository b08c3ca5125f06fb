# mypyc: compiled
"""The rules of play of The Pie Game: what may be done, why not, and what it does."""

from __future__ import annotations

from bakehouse.core.bitsets import added, drawn
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS, NO_MOVES
from bakehouse.core.view import Outcome
from bakehouse.games.the_pie_game import events
from bakehouse.games.the_pie_game.atoms import DISCARD, DRAW, PARTNER, PLAY, TAKE, move_space
from bakehouse.games.the_pie_game.cards import (
    CARD_BITS,
    DL,
    F2,
    FA,
    FL,
    FT,
    FUDGE_KINDS,
    FUDGES,
    FULL_HAND,
    NO_KIND,
    cards_in,
    copies_in,
    first_card,
    has_fudge,
    has_only_lose_turn,
    holds,
    is_immediate,
    is_pie,
    kinds_in,
    unpacked,
    with_card,
    without_card,
)
from bakehouse.games.the_pie_game.state import BaseState, Step


class State(BaseState):
    """A match of The Pie Game in progress."""

    __slots__ = ()

    @property
    def move_space(self) -> int:
        return move_space(len(self.deck.codes))

    def empty(self, chance: Chance) -> State:
        return State(self.seats, self.deck, self.options, chance)

    def first_give(self) -> i64:
        """The atom GIVE of the first kind; the others follow."""
        return self.deck.first_give

    # -- Rounds --------------------------------------------------------------

    def begin(self) -> None:
        """PG-6, PG-R3: the first dealer is agreed on or drawn by lot."""
        self.pies = vec[i64]([0] * self.seats)
        dealer = self.options.first_dealer
        self.dealer = self.picked("first_dealer", self.seats) if dealer == NO_SEAT else dealer
        self._start_round()

    def _start_round(self) -> None:
        """PG-17: the seat on the dealer's left begins, unless somebody was dealt a pie."""
        self.round += 1
        self.fronts = 0
        self.still = 0
        self.queue = NO_CARDS
        self.deal_round()
        self.turn = (self.dealer + 1) % self.seats
        if not self.options.dealt_pies_wait and self._bake_first_from(self.turn):  # PG-R6
            return
        self.begin_turn(self.turn)

    def begin_turn(self, seat: i64) -> None:
        """PG-19: look for a card in front, then for Fudge cards in the hand."""
        self.turn = seat
        self.turns += 1
        self.taken = NO_KIND
        self.drawn = NO_KIND
        self.effect = NO_KIND
        self.partner = NO_SEAT
        if self.options.late_pies and self._bake_at_start(seat):
            return
        hand = self.hands[seat]
        if self.fronts & BIT[seat]:
            self._return_turn(seat)
        elif not has_fudge(hand):
            self.step = Step.SOURCE
            self.ask(seat)
        elif has_only_lose_turn(hand):  # PG-R55: not asked
            self._lose_turn(seat, alone=True)
        else:
            self.step = Step.FUDGE
            self.ask(seat)

    def _end_turn(self) -> None:
        """PG-18, PG-38: the seat on the left plays. PG-R54: this turn counts, unless it drew."""
        self.still += 1
        self.begin_turn((self.turn + 1) % self.seats)

    # -- What may be done ----------------------------------------------------

    def moves(self, seat: i64) -> vec[i64]:
        if not self.waiting & BIT[seat]:
            return NO_MOVES
        return added(self.blank, self._answers(seat), self._base())

    def random_move(self, seat: i64, rng: Rng) -> i64:
        return self._base() + drawn(self._answers(seat), rng)

    def _base(self) -> i64:
        """The move that the lowest bit of `_answers` stands for."""
        if self.step == Step.DISCARD or self.step == Step.THROW:
            return DISCARD
        if self.step == Step.GIVE:
            return self.first_give()
        return 0

    def _answers(self, seat: i64) -> i64:
        """The legal moves as a set."""
        match self.step:
            case Step.FUDGE:
                return self._playable()
            case Step.SOURCE:
                return BIT[DRAW] if self._why_not_take() else BIT[DRAW] | BIT[TAKE]  # PG-21
            case Step.DISCARD:
                return self._discardable()
            case Step.THROW:
                return kinds_in(self._rest_to_throw())  # PG-36: Fudge cards too
            case Step.GIVE:
                return kinds_in(self.hands[seat])  # PG-44: Fudge cards too
        return (BIT[self.seats] - 1 & ~BIT[seat]) << PARTNER

    def _playable(self) -> i64:
        """PG-20: a Fudge card that is held; PG-R15: "lose one turn" is not among them while another kind is."""
        kinds = kinds_in(self.hands[self.turn]) & FUDGES
        return kinds if self.options.lose_turn_freely else kinds & ~BIT[FL]

    def _why_not_take(self) -> str:
        """The ruling that forbids the discard pile as a source; empty if it may be used."""
        laps = self.options.stall_laps
        if laps and self.still >= laps * self.seats:
            return "PG-R34"
        top = self.top_discard()
        if top < FUDGE_KINDS and not self.options.fudge_may_be_taken:
            return "PG-R7"
        if not self.options.put_back and copies_in(self.hands[self.turn], top) == FULL_HAND:
            return "PG-R56"  # there would be no other kind to discard
        return ""

    def _discardable(self) -> i64:
        """PG-24: any card but a Fudge card (PG-26), and not what was just taken if that is agreed (PG-R8)."""
        kinds = kinds_in(self.hands[self.turn]) & ~FUDGES
        if self.taken != NO_KIND and not self.options.put_back:
            kinds &= ~BIT[self.taken]
        return kinds

    def _rest_to_throw(self) -> i64:
        """The hand without the cards already chosen to be thrown away."""
        hand = self.hands[self.turn]
        for kind in self.thrown:
            hand = without_card(hand, kind)
        return hand

    # -- Why not -------------------------------------------------------------

    def reason(self, seat: i64, move: i64) -> str:
        """The rule that says best why a move is not legal."""
        match self.step:
            case Step.FUDGE:
                return self._why_not_play(move)
            case Step.SOURCE if move == TAKE:
                return self._why_not_take()
            case Step.SOURCE if move < DRAW:
                return "PG-R50"
            case Step.DISCARD if move < DRAW and holds(self.hands[seat], move - PLAY):
                return "PG-R51"
            case Step.DISCARD if DISCARD <= move < self.first_give():
                return self._why_not_discard(move - DISCARD)
            case Step.THROW if DISCARD <= move < self.first_give():
                return "PG-R50"
            case Step.GIVE if move >= self.first_give():
                return "PG-R50"
            case Step.PARTNER if PARTNER <= move < DISCARD:
                return "PG-42"
        return "BH-2"

    def _why_not_play(self, move: i64) -> str:
        if move in (DRAW, TAKE):
            return "PG-33"
        if move < DRAW:
            return "PG-R15" if holds(self.hands[self.turn], move - PLAY) else "PG-R50"
        if DISCARD <= move < self.first_give():
            return "PG-20"
        return "BH-2"

    def _why_not_discard(self, kind: i64) -> str:
        if not holds(self.hands[self.turn], kind):
            return "PG-R50"
        return "PG-26" if kind < FUDGE_KINDS else "PG-R8"

    # -- Doing it ------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        match self.step:
            case Step.SOURCE:
                self.number += 1
                if move == TAKE:
                    self._take(seat)
                else:
                    self._draw(seat)
            case Step.DISCARD:
                self._discard(seat, move - DISCARD)
            case Step.FUDGE:
                self._play_fudge(seat, move - PLAY)
            case Step.THROW:
                self._throw(seat, move - DISCARD)
            case Step.GIVE:
                self._commit(seat, move - self.first_give())
            case Step.PARTNER:
                self.number += 1
                self._choose_partner(move - PARTNER)

    # -- The normal turn (PG-21 to PG-26) ------------------------------------

    def _take(self, seat: i64) -> None:
        """PG-23; PG-R7: a Fudge card taken from the discard pile is not carried out."""
        kind = self.top_discard()
        self.laid -= 1
        self.hands[seat] = with_card(self.hands[seat], kind)
        self.taken = kind
        self.step = Step.DISCARD
        if self.listening:
            self.log_event(events.TOOK, seat, cards=self.deck.one[kind], knowers=PUBLIC)
        if self.memory is not None:
            self.own_memory().took(seat, kind)

    def _draw(self, seat: i64) -> None:
        """PG-25: a drawn Fudge card goes into the hand; PG-39, PG-40, PG-R9: three kinds are carried out at once."""
        kind = self.draw()
        if is_immediate(kind):
            if self.memory is not None:
                self.own_memory().began_normal_turn(seat)
            self.lay_drawn(seat, kind)
            self._carry_out(kind)
            return
        self.hands[seat] = with_card(self.hands[seat], kind)
        self.drawn = kind
        self.step = Step.DISCARD
        if self.listening:
            self.log_event(events.DREW, seat, cards=self.deck.one[kind], knowers=BIT[seat], luck=True)
        if self.memory is not None:
            self.own_memory().drew(seat)

    def _discard(self, seat: i64, kind: i64) -> None:
        """PG-24, then PG-27: a complete hand is baked (PG-R12: only now, with five cards)."""
        self.number += 1
        self.give_up(seat, kind)
        self.lay(kind)
        if self.listening:
            self.log_event(events.DISCARDED, seat, cards=self.deck.one[kind], knowers=PUBLIC)
        if is_pie(self.hands[seat], self.deck.needs[self.recipes[seat]]):
            self._bake(seat)
        else:
            self._end_turn()

    # -- Held Fudge cards (PG-33 to PG-38) -----------------------------------

    def _play_fudge(self, seat: i64, kind: i64) -> None:
        """PG-34; PG-R19: the played card lies beneath what is thrown away."""
        self.number += 1
        if kind == FL:
            self._lose_turn(seat, alone=False)
            return
        self.give_up(seat, kind)
        self.lay(kind)
        if self.listening:
            self.log_event(events.PLAYED, seat, cards=self.deck.one[kind], knowers=PUBLIC)
        if kind == F2:
            self._demand_throw(2)  # PG-R17
        elif kind == FA:
            self._demand_throw(FULL_HAND - 1)  # PG-R18
        else:
            self._carry_out(kind)

    def _demand_throw(self, count: i64) -> None:
        """PG-35; PG-R55: the order of four equal cards is not asked."""
        seat = self.turn
        hand = self.hands[seat]
        self.count = count
        self.thrown = NO_CARDS
        if count == copies_in(hand, first_card(hand)) == cards_in(hand):
            self._throw_away(seat, unpacked(hand))
        else:
            self.step = Step.THROW

    def _throw(self, seat: i64, kind: i64) -> None:
        thrown = append(self.thrown[:], kind)
        if len(thrown) < self.count:
            self.thrown = thrown
            return
        self.number += 1
        self.thrown = NO_CARDS
        self._throw_away(seat, thrown)

    def _throw_away(self, seat: i64, cards: vec[i64]) -> None:
        """PG-58: in the order the player likes; PG-R20: Fudge cards among them have no effect."""
        for kind in cards:
            self.give_up(seat, kind)
            self.lay(kind)
        self.log_event(events.THREW, seat, cards=cards, knowers=PUBLIC)
        self._finish_turn()

    def _finish_turn(self) -> None:
        """PG-37, PG-38: back to five cards, then the immediate cards that came with them, then the next seat."""
        seat = self.turn
        if cards_in(self.hands[seat]) < FULL_HAND:
            self.refill(seat)
            if self.has_pie(seat):  # PG-R37: before the waiting cards
                self._bake(seat)
                return
        if len(self.queue):
            kind = self.queue[0]
            self.queue = self.queue[1:]
            self._carry_out(kind)
        else:
            self._end_turn()

    # -- "Lose one turn" (PG-46 to PG-54) ------------------------------------

    def _lose_turn(self, seat: i64, *, alone: bool) -> None:
        """PG-46: laid in front of the player; PG-47: nothing else happens in this turn."""
        self._lay_down_lose_turn(seat, alone=alone)
        if self.options.lose_turn_in_front:
            self.fronts |= BIT[seat]
            self.log_event(events.LOST_TURN, seat, cards=self.deck.one[FL], knowers=PUBLIC)
            self._end_turn()
        else:  # PG-R26: the option `single`
            self.lay(FL)
            self.log_event(events.PLAYED, seat, cards=self.deck.one[FL], knowers=PUBLIC)
            self._finish_turn()

    def _lay_down_lose_turn(self, seat: i64, *, alone: bool) -> None:
        self.hands[seat] = without_card(self.hands[seat], FL)
        if self.memory is None:
            return
        memory = self.own_memory()
        if alone:
            memory.laid_only_lose_turn(seat)
        else:
            memory.left(seat, FL, PUBLIC)

    def _return_turn(self, seat: i64) -> None:
        """PG-49 to PG-51, PG-R25: the card goes to the discard pile, the hand is refilled, and that is all."""
        self.fronts ^= BIT[seat]
        self.lay(FL)
        self.log_event(events.RETURNED, seat, cards=self.deck.one[FL], knowers=PUBLIC)
        self._finish_turn()

    # -- Passing and trading (PG-39 to PG-45) --------------------------------

    def _carry_out(self, kind: i64) -> None:
        """A pass or trade card is already on the discard pile; now everybody does what it says."""
        self.effect = kind
        self.commits = 0
        if kind != FT:
            self.step = Step.GIVE
            self.ask_all(self.turn, BIT[self.seats] - 1)  # PG-41, PG-43, PG-R29
        elif self.seats == 2:  # PG-R55
            self._choose_partner(1 - self.turn)
        else:
            self.step = Step.PARTNER
            self.ask(self.turn)

    def _choose_partner(self, partner: i64) -> None:
        """PG-42, PG-R30: the partner cannot refuse."""
        self.partner = partner
        self.log_event(events.CHOSE_PARTNER, self.turn, partner, knowers=PUBLIC)
        if self.options.blind_trade:
            self._trade_blindly()
            return
        self.step = Step.GIVE
        if self.options.offer_first:
            self.ask(self.turn)
        else:
            self.ask_all(self.turn, BIT[self.turn] | BIT[partner])

    def _trade_blindly(self) -> None:
        """PG-R30: each draws a card at random from the other's hand."""
        self.trades += 1
        own = unpacked(self.hands[self.turn])
        other = unpacked(self.hands[self.partner])
        pair = self.picked(f"trade@{self.round}#{self.trades}", len(own) * len(other))
        self.remember_commit(self.turn, own[pair // len(other)])
        self.remember_commit(self.partner, other[pair % len(other)])
        self._exchange(by_chance=True)

    def _commit(self, seat: i64, kind: i64) -> None:
        """PG-R28: final and secret; when all have committed, all cards move at once."""
        self.number += 1
        self.remember_commit(seat, kind)
        self.answered(seat)
        if self.waiting:
            return
        if self.effect == FT and self.options.offer_first and seat == self.turn:
            self._show_offer(kind)
        else:
            self._exchange(by_chance=False)

    def remember_commit(self, seat: i64, kind: i64) -> None:
        self.commits += (kind + 1) << (CARD_BITS * seat)

    def commit_of(self, seat: i64) -> i64:
        """The kind that this seat has chosen to hand over; NO_KIND if it has not chosen."""
        return first_card(self.commits >> (CARD_BITS * seat))

    def _show_offer(self, kind: i64) -> None:
        """PG-R30: with the option `offer_first` the partner sees the card before choosing."""
        knowers = BIT[self.turn] | BIT[self.partner]
        self.log_event(events.OFFERED, self.turn, self.partner, cards=self.deck.one[kind], knowers=knowers)
        if self.memory is not None:
            self.own_memory().showed(self.turn, kind, self.partner)
        self.ask(self.partner)

    def receiver_of(self, seat: i64) -> i64:
        """Who gets the card that this seat hands over."""
        if self.effect == FT:
            return self.partner if seat == self.turn else self.turn
        if self.effect == DL:
            return (seat + 1) % self.seats
        return (seat + self.seats - 1) % self.seats

    def _exchange(self, *, by_chance: bool) -> None:
        """PG-R28: first every card leaves, then every card arrives; nobody passes on what they get."""
        givers: i64 = BIT[self.seats] - 1
        if self.effect == FT:
            givers = BIT[self.turn] | BIT[self.partner]
        for seat in range(self.seats):
            if givers & BIT[seat]:
                kind = self.commit_of(seat)
                self.hands[seat] = without_card(self.hands[seat], kind)
                if self.memory is not None:
                    self.own_memory().left(seat, kind, BIT[seat] | BIT[self.receiver_of(seat)])
        for seat in range(self.seats):
            if givers & BIT[seat]:
                self._hand_over(seat, self.receiver_of(seat), self.commit_of(seat), by_chance=by_chance)
        self.commits = 0
        self._after_exchange(givers)

    def _hand_over(self, seat: i64, receiver: i64, kind: i64, *, by_chance: bool) -> None:
        """PG-K4, PG-K5: giver and receiver see the card; PG-R31: it is not carried out."""
        knowers = BIT[seat] | BIT[receiver]
        self.hands[receiver] = with_card(self.hands[receiver], kind)
        self.log_event(events.GAVE, seat, receiver, cards=self.deck.one[kind], knowers=knowers, luck=by_chance)
        if self.memory is not None:
            self.own_memory().arrived(receiver, kind, knowers)

    def _after_exchange(self, givers: i64) -> None:
        """PG-R33c: every hand is checked; PG-R35: with `own_turn` only that of the active player."""
        self.effect = NO_KIND
        self.partner = NO_SEAT
        if self.options.own_turn_pies:
            baked = self._bake_own()
        else:
            baked = self._bake_first_from(self.turn)
        if baked:
            return
        if self.memory is not None:
            memory = self.own_memory()
            if self.options.own_turn_pies:
                memory.unchecked |= givers
                memory.checked(self.turn)
            else:
                memory.unchecked = 0
        self._finish_turn()

    # -- Baking (PG-27 to PG-32) ---------------------------------------------

    def _bake_first_from(self, seat: i64) -> bool:
        """PG-R36: only one pie a round, the nearest to the left."""
        baker = self.seat_with_pie(seat)
        if baker == NO_SEAT:
            return False
        self._bake(baker)
        return True

    def _bake_own(self) -> bool:
        if not self.has_pie(self.turn):
            return False
        self._bake(self.turn)
        return True

    def _bake_at_start(self, seat: i64) -> bool:
        """PG-R6, PG-R35: a pie that had to wait for its owner's turn."""
        if self._bake_own():
            return True
        if self.memory is not None:
            self.own_memory().checked(seat)
        return False

    def _bake(self, seat: i64) -> None:
        """PG-27, PG-R39: hand and recipe are laid on the table; PG-28 to PG-30: then everything is dealt again."""
        pies = self.pies[:]
        pies[seat] += 1
        self.pies = pies
        if self.listening:
            hand = unpacked(self.hands[seat])
            self.log_event(events.BAKED, seat, self.recipes[seat], pies[seat], cards=hand, knowers=PUBLIC)
        if pies[seat] >= self.options.target:  # PG-31, PG-32
            self.log_event(events.WON, seat, self.round, knowers=PUBLIC)
            self.finish()
        else:
            self.dealer = (self.dealer + 1) % self.seats  # PG-7, PG-R41
            self._start_round()

    def bake_complete_hands(self) -> bool:
        """As after a deal (PG-R6, PG-R36): the nearest complete hand from the seat on turn is baked."""
        return not self.options.late_pies and self._bake_first_from(self.turn)

    # -- The end of the match ------------------------------------------------

    def winner(self) -> i64:
        for seat in range(self.seats):
            if self.pies[seat] >= self.options.target:
                return seat
        return NO_SEAT

    def result(self) -> Outcome:
        scores: list[int | None] = []
        for pies in self.pies:
            score: int = pies
            scores.append(score)
        return Outcome("pies", scores, [self.winner()])

    def reward(self, seat: int) -> float:
        """Before the end: the share of the pies baked so far."""
        if self.over:
            return 1.0 if seat == self.winner() else 0.0
        baked: i64 = 0
        for pies in self.pies:
            baked += pies
        if not baked:
            return 1.0 / float(self.seats)
        return float(self.pies[seat]) / float(baked)

    # -- Chains --------------------------------------------------------------

    def pending(self, seat: int) -> list[int]:
        if self.over or seat != self.actor or self.step != Step.THROW:
            return []
        return [DISCARD + kind for kind in self.thrown]
