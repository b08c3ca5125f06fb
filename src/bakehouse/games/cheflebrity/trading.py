# mypyc: compiled
"""Trading: offers and counters with claims that may be lies, replies, and the exchange (CH-78 to CH-82).

An offer is a chain of its seat: to whom, how many cards each way, then the claims. Only the numbers bind (CH-R54).
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import first
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.core.vectors import changed, copies_in
from bakehouse.games.cheflebrity import events
from bakehouse.games.cheflebrity.atoms import (
    ACCEPT,
    CARD,
    COUNT,
    COUNTER,
    DECLINE,
    MAX_TRADED,
    NO_PARTNER,
    OFFER,
    OFFER_ALL,
    PARTNER,
    PIE,
    Answers,
)
from bakehouse.games.cheflebrity.cards import CLAIMS, HOLDABLE
from bakehouse.games.cheflebrity.reactions import Reactions
from bakehouse.games.cheflebrity.state import Step

REFUSES: Final[i64] = 1  # answers to an offer to all
AGREES: Final[i64] = 2
NUMBERS: Final = 3  # atoms of an offer before its claims: whom, how many, for how many
MAX_CHAIN: Final = NUMBERS + 2 * 7
EVERY_CLAIM: Final[i64] = 2**47 - 1
PICK_ROOM: Final[i64] = 64  # picked cards are kept as one number, kind + 1 each,
PICK_BITS: Final[i64] = 6  # in so many bits


class Trading(Reactions):
    """CH-R51: the active player trades with one other player at a time."""

    __slots__ = ()

    # -- Offers and counters (CH-D10, CH-D11) --------------------------------

    def why_no_offer(self) -> str:
        """The ruling that forbids every offer now; empty if offers are possible."""
        if self.options.trade_first and self.served:
            return "CH-R7"
        if self.offers >= self.options.offers:
            return "CH-R53"
        return "" if self.sizes[self.turn] else "CH-R58"

    def offer_moves(self) -> i64:
        """CH-R58, CH-R80: to somebody who has a card, or to all of them. A set."""
        if self.why_no_offer():
            return 0
        whom: i64 = 0
        for seat in range(self.seats):
            if seat != self.turn and self.sizes[seat]:
                whom |= BIT[OFFER + seat]
        return whom | BIT[OFFER_ALL] if whom else whom

    def offer_atoms(self) -> Answers:
        """How an unfinished offer or counter may continue: the numbers, then the claims in ascending order."""
        said = len(self.chain)
        if said == 1:
            return _counts(self._most_given()), 0, 0
        if said == 2:
            return self._wanted_counts(), 0, 0
        given = self.chain[1] - COUNT + 1
        if said == NUMBERS or said == NUMBERS + given:
            return 0, CARD, EVERY_CLAIM
        return 0, CARD, EVERY_CLAIM & -BIT[self.chain[said - 1] - CARD]

    def _most_given(self) -> i64:
        """CH-R52, CH-R58: as many as the speaker has; if both sides must be equal, not more than can be given back."""
        if self.options.one_card_trades:
            return 1
        most = min(self.sizes[self.actor], self.options.traded)  # CH-R91
        return min(most, self._most_wanted()) if self.options.equal_trades else most

    def _most_wanted(self) -> i64:
        return min(self._most_held(), self.options.traded)

    def _most_held(self) -> i64:
        """As many cards as the other side has; of an offer to all, as many as anybody has."""
        first = self.chain[0]
        most: i64 = 0
        if first == COUNTER:
            most = self.sizes[self.other_trader(self.actor)]
        elif first == OFFER_ALL:
            for seat in range(self.seats):
                if seat != self.turn:
                    most = max(most, self.sizes[seat])
        else:
            most = self.sizes[first - OFFER]
        return most

    def _wanted_counts(self) -> i64:
        if self.options.equal_trades or self.options.one_card_trades:
            return BIT[self.chain[1]]
        return _counts(self._most_wanted())

    def other_trader(self, seat: i64) -> i64:
        return self.partner if seat == self.turn else self.turn

    def say(self, seat: i64, move: i64) -> None:
        """One more atom of an offer or a counter."""
        chain = append(self.chain, move)
        if len(chain) < NUMBERS or len(chain) < NUMBERS + chain[1] + chain[2] - 2 * (COUNT - 1):
            self.chain = chain
            return
        self.number += 1
        self.chain = NO_CARDS
        given = chain[1] - COUNT + 1
        self.gives = _claims(chain[NUMBERS : NUMBERS + given])
        self.wants = _claims(chain[NUMBERS + given :])
        self.speaker = seat
        if chain[0] == COUNTER:
            self._counter(seat)
        else:
            self._offer(seat, chain[0])

    def _offer(self, seat: i64, first: i64) -> None:
        """CH-79; CH-R53: it counts, whether it is accepted or not."""
        self.offers += 1
        self.partner = NO_SEAT if first == OFFER_ALL else first - OFFER
        self._log_claims(events.OFFERED, self.partner)
        if first == OFFER_ALL:
            self.open_for(Step.REPLIES, (seat + 1) % self.seats, self.seats_with(len(self.wants)))
        else:
            self.step = Step.REPLY
            self.ask(self.partner)

    def _counter(self, seat: i64) -> None:
        """CH-R51, CH-R81."""
        self.counters += 1
        other = self.other_trader(seat)
        self._log_claims(events.COUNTERED, other)
        self.ask(other)

    def _log_claims(self, kind: i64, partner: i64) -> None:
        """CH-R59: claims are public."""
        if self.listening:
            claims = self.gives[:]
            for claim in self.wants:
                claims = append(claims, claim)
            self.log_event(kind, self.speaker, partner, len(self.gives), cards=claims, knowers=PUBLIC)

    def seats_with(self, cards: i64) -> i64:
        """CH-R80: the others who hold as many cards as are wanted."""
        seats: i64 = 0
        for seat in range(self.seats):
            if seat != self.turn and self.sizes[seat] >= cards:
                seats |= BIT[seat]
        return seats

    # -- Replies (CH-D11 to CH-D13) ------------------------------------------

    def reply_moves(self) -> i64:
        """CH-R81: no more counters than the table agreed on."""
        replies = BIT[ACCEPT] | BIT[DECLINE]
        return replies | BIT[COUNTER] if self.counters < self.options.counters else replies

    def reply(self, seat: i64, move: i64) -> None:
        if move == COUNTER:
            self.chain = vec[i64]([COUNTER], capacity=MAX_CHAIN)
            return
        self.number += 1
        if move == ACCEPT:
            self.log_event(events.ACCEPTED, seat, self.speaker)
            self._agree()
        else:
            self.log_event(events.DECLINED, seat, self.speaker)
            self._end_talk()
            self.continue_turn()

    def reply_to_all(self, seat: i64, move: i64) -> None:
        """CH-D12: secret until all replies are in."""
        if self.commit(seat, AGREES if move == ACCEPT else REFUSES):
            self._close_replies()

    def _close_replies(self) -> None:
        self.accepted = 0
        for seat in range(self.seats):
            if self.answers[seat] == AGREES:
                self.accepted |= BIT[seat]
        self.forget_answers()
        self.log_event(events.ANSWERED, self.turn, self.accepted)
        if self.accepted:
            self.step = Step.PICK
            self.ask(self.turn)
        else:
            self._end_talk()
            self.continue_turn()

    def partner_moves(self) -> i64:
        return BIT[NO_PARTNER] | self.accepted << PARTNER

    def choose_partner(self, move: i64) -> None:
        self.number += 1
        self.accepted = 0
        self.partner = NO_SEAT if move == NO_PARTNER else move - PARTNER
        self.log_event(events.CHOSE, self.turn, self.partner)
        if move == NO_PARTNER:
            self._end_talk()
            self.continue_turn()
        else:
            self._agree()

    def _end_talk(self) -> None:
        self.speaker = NO_SEAT
        self.partner = NO_SEAT
        self.gives = NO_CARDS
        self.wants = NO_CARDS
        self.counters = 0

    # -- The exchange (CH-D14) -----------------------------------------------

    def _agree(self) -> None:
        """CH-R55: from now on it is binding; both choose real cards in secret."""
        self.open_for(Step.COMMIT, self.turn, BIT[self.turn] | BIT[self.partner])

    def agreed(self, seat: i64) -> i64:
        """CH-R54: how many cards this trader hands over."""
        return len(self.gives) if seat == self.speaker else len(self.wants)

    def commit_kinds(self, seat: i64) -> i64:
        """CH-R56: hand cards, one at a time, in ascending order, as long as enough are left above. A set."""
        picked = picked_cards(self.drafts[seat])
        needed = self.agreed(seat) - len(picked)
        kinds = self.held[seat]
        lowest: i64 = 0
        chosen: i64 = 0  # copies of the lowest kind
        if len(picked):
            lowest = picked[len(picked) - 1]
            kinds &= -BIT[lowest]
            chosen = copies_in(picked, lowest)
            if chosen == self.copies_in(seat, lowest):
                kinds ^= BIT[lowest]
                chosen = 0
        if needed == 1:
            return kinds
        spare = self.copies_of(seat, kinds) - chosen - needed  # cards that may be passed over
        possible: i64 = 0
        while kinds and spare >= 0:
            kind = first(kinds)
            kinds &= kinds - 1
            possible |= BIT[kind]
            spare -= self.copies_in(seat, kind)
            if kind == lowest:
                spare += chosen
        return possible

    def pick_card(self, seat: i64, kind: i64) -> None:
        draft = self.drafts[seat] * PICK_ROOM + kind + 1
        if len(picked_cards(draft)) < self.agreed(seat):
            self.drafts = changed(self.drafts, seat, draft)
        elif self.commit(seat, draft):
            self._exchange()

    def _exchange(self) -> None:
        """CH-81: all cards at once; CH-82: nobody else sees them."""
        one = self.turn
        two = self.partner
        gave = picked_cards(self.answers[one])
        got = picked_cards(self.answers[two])
        self.forget_answers()
        self._hand_over(one, two, gave)
        self._hand_over(two, one, got)
        if self.memory is not None:
            self.own_memory().traded(one, two, gave, got, self.sizes[one], self.sizes[two])
        self._end_talk()
        self.table_changed()  # CH-R42

    def _hand_over(self, giver: i64, receiver: i64, cards: vec[i64]) -> None:
        for kind in cards:
            self.remove(giver, kind)
            self.add(receiver, kind)
        self.log_event(events.GAVE, giver, receiver, cards=cards, knowers=BIT[giver] | BIT[receiver])

    # -- Why not -------------------------------------------------------------

    def why_not_offered(self, move: i64) -> str:
        if move == OFFER + self.turn:
            return "CH-R51"
        return self.why_no_offer() or ("CH-R80" if move == OFFER_ALL else "CH-R58")

    def why_not_said(self, move: i64) -> str:
        """In the middle of an offer."""
        if len(self.chain) < NUMBERS and COUNT <= move < PIE:
            return self._why_not_so_many(move - COUNT + 1)
        if len(self.chain) >= NUMBERS and CARD <= move < CARD + CLAIMS:
            return "CH-R82"
        return "BH-2"

    def _why_not_so_many(self, cards: i64) -> str:
        most = self.sizes[self.actor] if len(self.chain) == 1 else self._most_held()
        if cards > most:
            return "CH-R58"
        return "CH-R91" if cards > self.options.traded else "CH-R52"

    def why_no_reply(self, move: i64) -> str:
        if move == COUNTER:
            return "CH-R80" if self.step == Step.REPLIES else "CH-R81"
        return "BH-2"

    def why_not_committed(self, seat: i64, move: i64) -> str:
        if not CARD <= move < CARD + HOLDABLE:
            return "BH-2"
        return "CH-R82" if self.holds(seat, move - CARD) else "CH-R56"


def picked_cards(draft: i64) -> vec[i64]:
    """The cards of a commit, in the order in which they were picked."""
    place: i64 = 0
    while draft >> place >= PICK_ROOM:
        place += PICK_BITS
    cards = vec[i64](capacity=MAX_TRADED)
    while draft and place >= 0:
        cards = append(cards, (draft >> place & PICK_ROOM - 1) - 1)
        place -= PICK_BITS
    return cards


def _counts(most: i64) -> i64:
    """From one card up to the most, as moves in a set."""
    return (BIT[most] - 1) << COUNT


def _claims(atoms: vec[i64]) -> vec[i64]:
    claims = vec[i64](capacity=len(atoms))
    for atom in atoms:
        claims = append(claims, atom - CARD)
    return claims
