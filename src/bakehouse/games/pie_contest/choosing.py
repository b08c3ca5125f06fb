# mypyc: compiled
"""Questions of a text: which player, which cards (CO-D3, CO-D4), asked only where there is something to choose.

Who is asked depends on public facts only: a question about hidden cards is asked even if there is only one
answer.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.log import NO_SEAT
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.atoms import SPOT
from bakehouse.games.pie_contest.moving import KIND_OF_REF, NO_REF, ref_seat, ref_zone
from bakehouse.games.pie_contest.selectors import Selectors
from bakehouse.games.pie_contest.state import Step
from bakehouse.games.pie_contest.vocabulary import ops

NO_LIMIT: Final[i64] = 1_000_000

# How far a step is.
BEGUN: Final[i64] = 0
PLAYER_KNOWN: Final[i64] = 1  # whose hand, or who Bakes, draws, is shielded
CARDS_KNOWN: Final[i64] = 2
TARGET_KNOWN: Final[i64] = 3  # who gets the cards
AGREED: Final[i64] = 4  # to Bake
SECOND_SIDE: Final[i64] = 5  # of a Swap is being chosen


class Choosing(Selectors):
    """Finding the players and cards that a step is about."""

    __slots__ = ()

    def operand(self, number: i64) -> i64:
        return self.deck.code[self.pc + number]

    # -- Players (CO-D4) ---------------------------------------------------------------------

    def is_left_open(self, who: i64) -> bool:
        """Does this word leave the player to be chosen?"""
        return who == ops.ANY or who == ops.OTHER

    def settle_player(self, players: i64, stage: i64) -> bool:
        """Find the one player, asking if there are several; False while the question is open."""
        self.stage = stage
        if not players:
            self.player = NO_SEAT
            return True
        if not players & (players - 1):
            self.player = self.first_of(players)
            self.they = self.player
            return True
        self.wanted = players
        self.step = Step.PLAYER
        self.ask(self.you)
        return False

    def first_of(self, players: i64) -> i64:
        """The first of these players in effect order."""
        seat = self.turn
        while not players & BIT[seat]:
            seat = self.next_in_effects(seat)
        return seat

    def point_at(self, seat: i64) -> None:
        """The answer to a question for a player."""
        self.player = seat
        self.they = seat
        self.log_event(events.POINTED, self.you, seat)

    # -- Cards (CO-D3) -------------------------------------------------------------------------

    def selector_asked(self) -> i64:
        """The selector of the running step that the present question is about."""
        return self.operand(2) if self.stage == SECOND_SIDE else self.operand(1)

    def select_cards(self, selector: i64, limit: i64) -> bool:
        """Fill `chosen`, asking if there is a choice; False while the question is open."""
        code = self.deck.code
        is_chosen = code[selector] == ops.CHOSEN
        zone = code[selector + 1]
        way = code[selector + 4]
        if is_chosen and zone == ops.PANTRY:
            self.look(code[selector + 7], self.you)
            self.note_look(BIT[self.you])
        self.offer_cards(selector, limit)
        hidden: i64 = 0
        if is_chosen:
            hidden = self._hidden_cards(selector)
        if not len(self.pool) and (way != ops.PICK_UP_TO or not hidden):
            self._find_nothing(selector, hidden)
            return True
        if self.wanted <= 0 and len(self.pool):
            return True
        if code[selector + 6] == ops.BY_CHANCE:
            self._draw_lots(self.wanted)
            return True
        if way != ops.PICK_UP_TO and self._is_settled(self.wanted, hidden):
            self.chosen = self.pool[: self.wanted]
            return True
        chooser = self._chooser(selector)
        if chooser == NO_SEAT:
            return True
        self.step = Step.CARD
        self.ask(chooser)
        return False

    def offer_cards(self, selector: i64, limit: i64) -> None:
        """The pool of a selector, and how many of its cards are wanted."""
        code = self.deck.code
        self.chosen = NO_CARDS
        self.lowest = 0
        self.pool = self.step_pool(selector)
        count: i64 = len(self.pool)
        number = count if code[selector + 4] == ops.PICK_ALL else self.number_or_zero(code[selector + 5])
        most = min(limit, count)
        self.wanted = min(number, most)

    def card_limit(self) -> i64:
        """How many cards the running step could use at most."""
        operation = self.deck.code[self.pc]
        if operation == ops.MOVE:
            return self._room_for_cards()
        if operation == ops.WORTH or operation == ops.REVEAL:
            return NO_LIMIT
        return 1

    def _hidden_cards(self, selector: i64) -> i64:
        """How many cards lie in the hidden place that is chosen from, as everybody knows; 0 if it is open."""
        zone = self.deck.code[selector + 1]
        if zone == ops.PANTRY:
            return self.looked
        if zone != ops.HAND:
            return 0
        players = self.hand_owners(selector)
        total: i64 = 0
        for seat in range(self.seats):
            if players & BIT[seat]:
                total += self.size(seat)
        return total

    def _is_settled(self, wanted: i64, hidden: i64) -> bool:
        """Nothing is asked where everybody can see that there is no choice (CO-R90)."""
        if hidden:
            return wanted >= hidden
        pool = self.pool
        if wanted >= len(pool):
            return True
        for place in range(1, i64(len(pool))):
            if not self.is_same_card(pool[0], pool[place]):
                return False
        return True

    def _chooser(self, selector: i64) -> i64:
        code = self.deck.code
        if code[selector + 6] != ops.BY_OWNER:
            return self.you
        players = self.hand_owners(selector) if code[selector + 1] == ops.HAND else self.players(code[selector + 2])
        if not players:
            return NO_SEAT
        return self.first_of(players)

    def pick_owner(self) -> i64:
        """Who sees the hidden cards that are picked from: the owner of the hand, or whoever looks at the Pantry."""
        selector = self.selector_asked()
        if self.deck.code[selector + 1] == ops.PANTRY:
            return self.you
        owners = self.hand_owners(selector)
        if not owners:
            return NO_SEAT
        return self.first_of(owners)

    def _draw_lots(self, wanted: i64) -> None:
        """CO-R34: uniform over cards."""
        pool = self.pool[:]
        chosen = vec[i64](capacity=4)
        for _card in range(wanted):
            self.randoms += 1
            at = self.picked(f"random#{self.randoms}", len(pool))
            chosen = append(chosen, pool[at])
            last: i64 = len(pool) - 1
            pool[at] = pool[last]
            pool = pool[:last]
        self.chosen = chosen

    def _find_nothing(self, selector: i64, hidden: i64) -> None:
        """CO-K13: a step on a hand that could otherwise be carried out proves that no card fits."""
        code = self.deck.code
        if not hidden or code[selector + 1] != ops.HAND:
            return
        seat = self.first_of(self.hand_owners(selector))
        self.log_event(events.NOTHING_DONE, seat)
        if self._would_take_any(seat):
            self.remember_lack(seat, code[selector + 3])

    def _would_take_any(self, seat: i64) -> bool:
        """Is every card that fits good for this step, as everybody knows? Otherwise finding none proves nothing."""
        operation = self.deck.code[self.pc]
        if operation == ops.PLAY:
            return self.room(seat) > 0
        return operation != ops.MOVE or self.operand(2) != ops.KITCHEN

    def remember_lack(self, seat: i64, where: i64) -> None:
        if self.memory is not None and self.deck.code[where] == ops.OF_KINDS:
            self.own_memory().lacked(seat, self.deck.code[where + 1])

    def atom_of(self, ref: i64) -> i64:
        """The answer that names this card."""
        if ref_zone(ref) == ops.KITCHEN:
            return SPOT + self.spot_of_ref(ref)
        return self.first_atom(ref) + (ref & KIND_OF_REF)

    def first_atom(self, ref: i64) -> i64:
        """Outside Kitchens: the atom of the first kind in the place where this card lies."""
        zone = ref_zone(ref)
        if zone == ops.TRASH:
            return self.deck.at_trash
        if zone == ops.PANTRY:
            return self.deck.at_looked
        return self.deck.at_hand if ref_seat(ref) == self.actor else self.deck.at_revealed

    def note_owner(self, selector: i64) -> None:
        """CO-R97: `they` is the owner of the Kitchen card most recently chosen, unless the text says `you`."""
        code = self.deck.code
        if code[selector] == ops.CHOSEN and code[selector + 1] == ops.KITCHEN and code[selector + 2] != ops.YOU:
            if code[selector + 4] != ops.PICK_ALL and len(self.chosen):
                self.they = ref_seat(self.chosen[len(self.chosen) - 1])

    def whose_hand(self, selector: i64) -> bool:
        """A hand of `any` or `other`: the player is chosen first; False while the question is open."""
        code = self.deck.code
        if code[selector] != ops.CHOSEN or code[selector + 1] != ops.HAND or not self.is_left_open(code[selector + 2]):
            self.stage = PLAYER_KNOWN
            return True
        return self.settle_player(self.with_cards(self.players(code[selector + 2])), PLAYER_KNOWN)

    def note_nobody(self, selector: i64) -> None:
        """CO-R79: if nobody has a card in hand, `they` is nobody."""
        code = self.deck.code
        if code[selector] == ops.CHOSEN and code[selector + 1] == ops.HAND and self.is_left_open(code[selector + 2]):
            if not self.with_cards(self.players(code[selector + 2])):
                self.they = NO_SEAT

    def _room_for_cards(self) -> i64:
        """CO-R31, CO-R77: no more cards are asked for than there is room."""
        if self.operand(2) != ops.KITCHEN:
            return NO_LIMIT
        most: i64 = 0
        receivers = self.receivers(self.operand(3), ops.KITCHEN, NO_REF)
        for seat in range(self.seats):
            if receivers & BIT[seat]:
                most = max(most, self.room(seat))
        return most
