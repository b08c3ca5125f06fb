# mypyc: compiled
"""Why not: the rule that forbids a move which is not legal, as the player who wanted it may know it."""

from __future__ import annotations

from bakehouse.core.native import i64
from bakehouse.core.state import BIT
from bakehouse.games.pie_contest.atoms import DIVE, DONE, EFFECT, OPTION, PASS, PLAY, SEAT, SPOT, YES
from bakehouse.games.pie_contest.choosing import TARGET_KNOWN
from bakehouse.games.pie_contest.numbers import MIN_BAKED, OUTSIDE
from bakehouse.games.pie_contest.state import KITCHEN_SIZE, Step, kind_in, place_of, serial_of
from bakehouse.games.pie_contest.together import Together
from bakehouse.games.pie_contest.vocabulary import ops


class Reasons(Together):
    """The most telling rule comes first."""

    __slots__ = ()

    def reason(self, seat: i64, move: i64) -> str:
        deck = self.deck
        if deck.at_hand <= move < deck.at_revealed and self._asks_for_hand_cards():
            if not self._holds(seat, move - deck.at_hand):
                return "CO-R102"
        match self.step:
            case Step.MAIN:
                return self._why_not_begin(seat, move)
            case Step.CARD if move == DONE:
                return "CO-R22"
            case Step.CARD if move >= SPOT and move < deck.at_pie:
                return self._why_not_card(move)
            case Step.LIMIT if deck.at_hand <= move < deck.at_revealed:
                return "CO-33"
            case Step.DIVE_HAND | Step.DIVE_TRASH if deck.at_hand <= move < deck.at_revealed:
                return "CO-32"
            case Step.DIVE_TRASH if deck.at_trash <= move < deck.at_looked:
                return "CO-R10" if self._was_just_trashed(move - deck.at_trash) else "CO-32"
            case Step.PLAYER | Step.TARGET if SEAT <= move < OPTION:
                return self._why_not_player(move - SEAT)
            case Step.OPTION if OPTION <= move < EFFECT:
                return "CO-R103"
            case Step.MAY if move == YES:
                return self._why_not_yes(seat)
            case Step.EFFECT if EFFECT <= move < SPOT:
                return "CO-35"
            case Step.COMMIT if deck.at_hand <= move < deck.at_revealed:
                return "CO-R22" if place_of(self.commit_pool(seat), move - deck.at_hand) >= 0 else "CO-R103"
            case Step.PIE if move >= deck.at_pie:
                return "CO-R103"
            case Step.CLAIM if OPTION <= move < EFFECT or SEAT <= move < OPTION:
                return "CO-R59"
            case Step.POLL if OPTION <= move < EFFECT:
                return "CO-R3"
        return "BH-2"

    def _asks_for_hand_cards(self) -> bool:
        match self.step:
            case Step.DIVE_HAND | Step.LIMIT | Step.COMMIT:
                return True
            case Step.CARD:
                return self.deck.code[self.selector_asked() + 1] == ops.HAND
        return False

    def _holds(self, seat: i64, kind: i64) -> bool:
        return place_of(self.hands[seat], kind) >= 0

    def _was_just_trashed(self, kind: i64) -> bool:
        """Is it one of the cards that this dive costs?"""
        return place_of(self.chosen, kind) >= 0

    def _why_not_begin(self, seat: i64, move: i64) -> str:
        if move == PASS:
            return "CO-R8"
        if move == DIVE:
            return "CO-R9"
        if PLAY <= move < self.deck.at_hand:
            kind = move - PLAY
            if not self._holds(seat, kind):
                return "CO-R102"
            return "CO-R19" if self.playable(seat, kind) else "CO-19"
        return "BH-2"

    def _why_not_card(self, move: i64) -> str:
        """A card that cannot be chosen: guarded, not playable, not one the text speaks of, or one too many."""
        if move < PLAY:
            return self._why_not_spot(move - SPOT)
        if self.deck.code[self.pc] == ops.PLAY and self.deck.at_hand <= move < self.deck.at_revealed:
            kind = move - self.deck.at_hand
            if self._text_allows(kind) and not self.playable(self.you, kind):
                return "CO-R78"
        return "CO-R22" if self._is_in_pool(move) else "CO-R103"

    def _why_not_spot(self, spot: i64) -> str:
        seat = spot // KITCHEN_SIZE
        place = spot % KITCHEN_SIZE
        if self.kitchens_have(spot):
            card = self.kitchens[seat][place]
            selector = self.selector_asked()
            where = self.deck.code[selector + 3]
            is_meant = self.players(self.deck.code[selector + 2]) & BIT[seat] != 0
            if is_meant and self.fits(where, kind_in(card), serial_of(card), seat, place):
                if self.is_guarded(seat, place):
                    return "CO-R33"
        return "CO-R22" if self._is_in_pool(SPOT + spot) else "CO-R103"

    def kitchens_have(self, spot: i64) -> bool:
        return spot // KITCHEN_SIZE < self.seats and spot % KITCHEN_SIZE < len(self.kitchens[spot // KITCHEN_SIZE])

    def _is_in_pool(self, move: i64) -> bool:
        for ref in self.pool:
            if self.atom_of(ref) == move:
                return True
        return False

    def _text_allows(self, kind: i64) -> bool:
        """Does the filter of the cards that are asked for let this card through?"""
        return self.fits(self.deck.code[self.selector_asked() + 3], kind, 0, OUTSIDE, 0)

    def _why_not_player(self, seat: i64) -> str:
        operation = self.deck.code[self.pc]
        if seat >= self.seats or not self.players(self._who_is_asked_for()) & BIT[seat]:
            return "CO-R103"
        if operation == ops.BAKE:
            return self._why_not_baker(seat)
        if not self._asks_for_target():
            return "CO-R79"
        return "CO-R33" if self.shield_kitchen & BIT[seat] else "CO-R32"

    def _asks_for_target(self) -> bool:
        """Is it about who gets the cards, and not about whose cards?"""
        return self.step == Step.TARGET or self.stage == TARGET_KNOWN

    def _who_is_asked_for(self) -> i64:
        operation = self.deck.code[self.pc]
        if operation == ops.BAKE or operation == ops.EACH:
            return self.operand(1)
        if operation == ops.DRAW or operation == ops.SHIELD:
            return self.operand(2)
        return self.operand(3) if self._asks_for_target() else self.deck.code[self.operand(1) + 2]

    def _why_not_baker(self, seat: i64) -> str:
        if len(self.kitchens[seat]) < MIN_BAKED:
            return "CO-37"
        salts: i64 = 0
        for card in self.kitchens[seat]:
            salts += self.deck.salt[kind_in(card)]
        return "CO-40" if salts > 1 else "CO-38"

    def _why_not_yes(self, seat: i64) -> str:
        """A question about a hidden hand is asked even if there is only one answer."""
        first = self.operand(3)
        if self.deck.code[first] != ops.PLAY or seat != self.you:
            return "CO-R22"
        where = self.deck.code[self.deck.code[first + 1] + 3]
        for kind in self.hands[seat]:
            if self.fits(where, kind, 0, OUTSIDE, 0):
                return "CO-R78"
        return "CO-R103"
