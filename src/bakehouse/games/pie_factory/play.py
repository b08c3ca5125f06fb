# mypyc: compiled
"""The actions of Pie Factory: what may be done, why not, and what it does (PF-17 to PF-41)."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import above, added, count, drawn, first, listed, nth
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.log import PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_MOVES
from bakehouse.games.pie_factory import events
from bakehouse.games.pie_factory.atoms import (
    BOX,
    CARD,
    DONE,
    DRAFT,
    DRAW,
    KEEP,
    MAX_PIES,
    MOVES,
    PASS,
    PLACE,
    PLACE_DOWN,
    PLAY,
    STALE,
)
from bakehouse.games.pie_factory.cards import EMPTY, NO_CARD, SECRET, SEEN, UP, base_of, laid
from bakehouse.games.pie_factory.day import Day
from bakehouse.games.pie_factory.state import MAX_HAND, Step

COSTLY_PLACES: Final = vec[i64]([0, 2, 3, 3, 3])  # PF-24, PF-25: by the size of a hand, the places that it can pay for


class State(Day):
    """A game of Pie Factory in progress."""

    __slots__ = ()

    @property
    def move_space(self) -> int:
        return MOVES

    def empty(self, chance: Chance) -> State:
        return State(self.seats, self.deck, self.options, chance)

    def begin(self) -> None:
        """PF-6 to PF-17."""
        self.set_up()
        self.begin_round()

    # -- What may be done ----------------------------------------------------

    def moves(self, seat: i64) -> vec[i64]:
        if not self.waiting & BIT[seat]:
            return NO_MOVES
        if self.step != Step.ACTION:
            return added(self.blank, self._answers(seat), self._base())
        actions, up, down = self._actions(seat)
        moves = added(self.blank, actions, 0)
        hand = up | down
        while hand:
            card = first(hand)
            hand &= hand - 1
            if up >> card & 1:
                moves = append(moves, PLAY + 2 * card)
            if down:
                moves = append(moves, PLAY + 2 * card + 1)
        return moves

    def random_move(self, seat: i64, rng: Rng) -> i64:
        if self.step != Step.ACTION:
            return self._base() + drawn(self._answers(seat), rng)
        actions, up, down = self._actions(seat)
        others = count(actions)
        number = rng.below(others + count(up) + count(down))
        if number < others:
            return nth(actions, number)
        number -= others
        if not down:
            return PLAY + 2 * nth(up, number)
        while number > up >> first(down) & 1:  # the lowest card left has one move or two
            number -= 1 + (up >> first(down) & 1)
            down &= down - 1
        card = first(down)
        return PLAY + 2 * card + 1 - (up >> card & 1) + number

    def _base(self) -> i64:
        """The move that the lowest bit of `_answers` stands for."""
        if self.step == Step.PAY or self.step == Step.DROP:
            return CARD
        return 0

    def _answers(self, seat: i64) -> i64:
        """The legal moves of a step that is no action, as a set."""
        match self.step:
            case Step.PAY:
                return self._payments(seat)
            case Step.BOX:
                return self._more_boxes(seat)
            case Step.PLACE:
                return self._places(seat)
            case Step.DROP:
                return self.hands[seat]  # PF-D6: any of the five cards
            case Step.STALE:
                return self.filled_pies(seat) << STALE  # PF-63, PF-65
        return BIT[KEEP] | BIT[KEEP + 1] | BIT[KEEP + 2]

    def cost(self, position: i64) -> i64:
        """PF-23 to PF-25: the first seats - 1 places are free, two cost one card, the last costs two."""
        if position < self.seats - 1:
            return 0
        if position < self.seats + 1:
            return 1
        return 2

    def _actions(self, seat: i64) -> tuple[i64, i64, i64]:
        """PF-18: all actions but to play a card, as a set; the cards to play face up; those to play face down."""
        actions: i64 = 0
        deck = self.deck
        pies = self.pies
        line = self.line
        hand = self.hands[seat]
        size = count(hand)
        if self.left and size < MAX_HAND:  # PF-39, PF-40
            actions = BIT[DRAW]
        slot_is_free = False
        face_up: i64 = 0  # the cards that have a placement face up, as a set
        box = BIT[BOX]
        for slot in range(self.options.max_pies):
            pie = pies[seat * MAX_PIES + slot]
            if pie == EMPTY:
                slot_is_free = True
            else:
                actions |= box  # PF-R18
                face_up |= deck.cards_that_go_on(pie)
            box += box
        if slot_is_free:
            face_up |= deck.everything if self.options.turn_later else deck.crusts  # PF-R63, PF-R3
        roomy: i64 = 0  # PF-R8, PF-R10: from this place on, a drafted card that cannot be placed finds room in the hand
        if size >= MAX_HAND and not self.options.discard_down:
            roomy = self.seats - 1  # the first place that costs a card
        draft = BIT[DRAFT]
        for position in range(self.seats - 1 + COSTLY_PLACES[size]):  # PF-R16
            card = line[position]
            if card != NO_CARD:  # PF-26
                if slot_is_free:
                    actions |= draft + draft
                    if face_up >> card & 1:
                        actions |= draft
                elif position >= roomy or face_up >> card & 1:
                    actions |= draft
            draft <<= 2
        up = hand & face_up
        down: i64 = 0
        if slot_is_free:
            down = hand
        elif self.options.null_play:
            up = hand  # PF-R9
        if not actions | up | down:
            actions = BIT[PASS]  # PF-R21
        return actions, up, down

    def _payments(self, seat: i64) -> i64:
        """PF-R15: one card at a time, in ascending order, as long as enough cards are left above it."""
        needed = self.cost(self.position) - count(self.chosen)
        rest = self.hands[seat] & ~self.chosen
        if self.chosen:
            rest &= above(self._last_chosen())
        payments: i64 = 0
        for _card in range(count(rest) - needed + 1):
            payments |= rest & -rest
            rest &= rest - 1
        return payments

    def _last_chosen(self) -> i64:
        """The highest card or slot of an unfinished pick."""
        chosen = self.chosen
        while chosen & (chosen - 1):
            chosen &= chosen - 1
        return first(chosen)

    def _more_boxes(self, seat: i64) -> i64:
        """PF-31: any number of pies."""
        boxes = BIT[DONE]
        for slot in range(self._last_chosen() + 1, self.options.max_pies):
            if self.pies[seat * MAX_PIES + slot] != EMPTY:
                boxes |= BIT[BOX + slot]
        return boxes

    def _places(self, seat: i64) -> i64:
        """PF-R12."""
        places = self.spots(seat, base_of(self.fronts[seat])) << PLACE
        if self.may_turn_down(seat):
            places |= BIT[PLACE_DOWN]
        return places

    # -- Why not -------------------------------------------------------------

    def reason(self, seat: i64, move: i64) -> str:
        """PF-R59: the rule that forbids a move which is not legal."""
        if move >= CARD and move - CARD >= self.deck.size:
            return "BH-3"
        match self.step:
            case Step.ACTION:
                return self._why_no_action(seat, move)
            case Step.PAY if move >= CARD:
                return "PF-R55" if self.hands[seat] & BIT[move - CARD] else "PF-R15"
            case Step.BOX if BOX <= move < PLACE:
                return "PF-R55" if self._is_pie(seat, move - BOX) else "PF-R18"
            case Step.PLACE if move == PLACE_DOWN:
                return "PF-R6"
            case Step.PLACE if PLACE <= move < STALE:
                return "PF-R3"
            case Step.DROP if move >= CARD:
                return "PF-R10"
            case Step.STALE if STALE <= move < DRAFT:
                return "PF-65" if self._is_pie(seat, move - STALE) else "PF-62"
        return "BH-2"

    def _is_pie(self, seat: i64, slot: i64) -> bool:
        return slot < self.options.max_pies and self.pies[seat * MAX_PIES + slot] != EMPTY

    def _why_no_action(self, seat: i64, move: i64) -> str:
        if move == DRAW:
            return "PF-39" if self.size(seat) >= MAX_HAND else "PF-40"
        if move == PASS:
            return "PF-R21"
        if BOX <= move < PLACE:
            return "PF-R18"
        if DRAFT <= move < PLAY:
            return self._why_no_draft(seat, (move - DRAFT) // 2, down=(move - DRAFT) % 2 == 1)
        if PLAY <= move < CARD:
            return self._why_no_play(seat, (move - PLAY) // 2, down=(move - PLAY) % 2 == 1)
        return "BH-2"

    def _why_no_draft(self, seat: i64, position: i64, *, down: bool) -> str:
        if position >= self.seats + 2:
            return "PF-8"
        if self.line[position] == NO_CARD:
            return "PF-26"
        if self.cost(position) > self.size(seat):
            return "PF-R16"
        if down:
            return "PF-R3"
        return "PF-R7" if self.empty_slot(seat) >= 0 else "PF-R10"

    def _why_no_play(self, seat: i64, card: i64, *, down: bool) -> str:
        if card >= self.deck.size:
            return "BH-3"
        if not self.hands[seat] & BIT[card]:
            return "PF-28"
        if down:
            return "PF-R3"
        return "PF-R7" if self.empty_slot(seat) >= 0 else "PF-R9"

    # -- Doing it ------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        match self.step:
            case Step.ACTION:
                self._act(seat, move)
            case Step.PAY:
                self.chosen |= BIT[move - CARD]
                if count(self.chosen) == self.cost(self.position):
                    self._draft(seat)
            case Step.BOX:
                self._choose_box(seat, move)
            case Step.PLACE:
                self._place(seat, move)
            case Step.DROP:
                self.drop(seat, move - CARD)
            case Step.STALE:
                self.number += 1
                self.go_stale(seat, move - STALE)
                self.stale_next()
            case Step.GRANDMA:
                self.decide_grandma(seat, move - KEEP + 1)

    def _act(self, seat: i64, move: i64) -> None:
        self.chosen = 0
        if move >= PLAY:
            self._play(seat, (move - PLAY) >> 1, down=(move - PLAY) & 1 != 0)
        elif move >= DRAFT:
            self.position = (move - DRAFT) >> 1
            self.down = (move - DRAFT) & 1 != 0
            if self.cost(self.position):
                self.step = Step.PAY
            else:
                self._draft(seat)
        elif move >= BOX:
            self.step = Step.BOX
            self._choose_box(seat, move)
        elif move == DRAW:
            self._draw(seat)
        else:
            self.number += 1
            self.log_event(events.PASSED, seat)
            self._end_action()

    def _end_action(self) -> None:
        """PF-15, PF-17: the next in order acts; when all have, the round continues."""
        self.step = Step.ACTION
        self.acted += 1
        if self.acted < self.seats:
            self.ask(self.order[self.acted])
        else:
            self.adjust_order()

    # -- Draft (PF-19 to PF-27) ------------------------------------------------

    def _draft(self, seat: i64) -> None:
        """PF-20, PF-21: pay, then lay the card in front; PF-26: the line neither shifts nor is refilled."""
        self.number += 1
        if self.chosen:
            self._pay(seat)
        card = self.line[self.position]
        self.line[self.position] = NO_CARD
        self.drafted = True
        self.fronts[seat] = laid(card, SEEN if self.down else UP)  # PF-22; PF-K3: everybody saw it in the line
        if self.listening:
            down: i64 = 1 if self.down else 0
            self.log_event(events.DRAFTED, seat, self.position, down, cards=self.deck.one[card], knowers=PUBLIC)
        self._end_action()

    def _pay(self, seat: i64) -> None:
        """PF-R15: from the hand to the discard pile, face up."""
        if self.listening:
            self.log_event(events.PAID, seat, cards=listed(self.chosen), knowers=PUBLIC)
        if self.memory is not None:
            memory = self.own_memory()
            size = self.size(seat)
            for card in listed(self.chosen):
                memory.left_hand(seat, card, size)
                size -= 1
        self.hands[seat] ^= self.chosen
        self.discard |= self.chosen
        self.chosen = 0

    # -- Play (PF-28, PF-29) ---------------------------------------------------

    def _play(self, seat: i64, card: i64, *, down: bool) -> None:
        """PF-28: a card from hand lies in front; PF-K4: face down only its owner knows it."""
        self.number += 1
        self._remember_play(seat, card, down=down)
        self.hands[seat] ^= BIT[card]
        self.fronts[seat] = laid(card, SECRET if down else UP)
        if self.listening:
            face_down: i64 = 1 if down else 0
            knowers = BIT[seat] if down else PUBLIC
            self.log_event(events.PLAYED, seat, face_down, cards=self.deck.one[card], knowers=knowers)
        self._end_action()

    def _remember_play(self, seat: i64, card: i64, *, down: bool) -> None:
        """PF-K5."""
        if self.memory is None:
            return
        memory = self.own_memory()
        if down:
            memory.laid_down(seat, self.empty_slot(seat), self.size(seat))
        else:
            memory.left_hand(seat, card, self.size(seat))

    # -- Box (PF-30 to PF-36) --------------------------------------------------

    def _choose_box(self, seat: i64, move: i64) -> None:
        """The pick of pies ends with DONE, or with the highest pie that there is."""
        if move != DONE:
            self.chosen |= BIT[move - BOX]
            for slot in range(move - BOX + 1, self.options.max_pies):
                if self.pies[seat * MAX_PIES + slot] != EMPTY:
                    return
        self.number += 1
        chosen = self.chosen
        self.chosen = 0
        for slot in range(self.options.max_pies):
            if chosen & BIT[slot]:
                self.box(seat, slot, 0)  # PF-R20: one action
        self._end_action()

    # -- Draw (PF-37 to PF-41) -------------------------------------------------

    def _draw(self, seat: i64) -> None:
        """PF-38: straight into the hand."""
        self.number += 1
        card = self.next_card()
        self.hands[seat] |= BIT[card]
        if self.listening:
            self.log_event(events.DREW, seat, cards=self.deck.one[card], knowers=BIT[seat], luck=True)
        if self.memory is not None:
            self.own_memory().drew(seat)
        self._end_action()

    # -- Place (PF-51) ---------------------------------------------------------

    def _place(self, seat: i64, move: i64) -> None:
        self.number += 1
        if move == PLACE_DOWN:
            self.place_down(seat)
        else:
            self.place_up(seat, move - PLACE)
        self.place_next()

    # -- Chains --------------------------------------------------------------

    def pending(self, seat: int) -> list[int]:
        if self.over or seat != self.actor:
            return []
        if self.step == Step.BOX:
            return [BOX + slot for slot in listed(self.chosen)]
        if self.step == Step.PAY:
            draft = DRAFT + 2 * self.position + (1 if self.down else 0)
            return [draft, *[CARD + card for card in listed(self.chosen)]]
        return []
