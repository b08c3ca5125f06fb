# mypyc: compiled
"""Oops!, Sabotage! and Saved It!: threats, and the windows in which everybody may react (CH-18 to CH-31).

An answer to a window is secret until the last one is in; then one of them is carried out and the others are returned
unseen. So nothing is logged, and the number of moves does not grow, before a window closes.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import i64
from bakehouse.core.state import BIT
from bakehouse.core.vectors import changed
from bakehouse.games.cheflebrity import events
from bakehouse.games.cheflebrity.atoms import (
    PASS,
    PIE,
    SABOTAGE,
    SABOTAGE_SG,
    SAVE,
    SAVE_SG,
    Answers,
)
from bakehouse.games.cheflebrity.cards import (
    GENIUS_SAVED,
    GENIUS_WORKED,
    MAX_PIES,
    MAX_SEATS,
    NO_KIND,
    OO,
    SAVED,
    SB,
    SG,
    SV,
    WORKED,
    kind_of,
)
from bakehouse.games.cheflebrity.state import NO_ANSWERS, BaseState, Step

# Answers to a window; a sabotage is FIRST_SABOTAGE + (its first atom - SABOTAGE) * MAX_PIES + place of the pie.
PASSED: Final[i64] = 1
SAVES: Final[i64] = 2
SAVES_WITH_GENIUS: Final[i64] = 3
FIRST_SABOTAGE: Final[i64] = 4


class Reactions(BaseState):
    """What anybody may do at any time."""

    __slots__ = ()

    def continue_turn(self) -> None:
        """Ask for the next step of the turn."""
        raise NotImplementedError

    # -- Windows -------------------------------------------------------------

    def open_for(self, step: i64, first: i64, seats: i64) -> None:
        """Ask all these seats at once."""
        self.step = step
        self.window = seats
        self.answers = NO_ANSWERS[:]
        self.drafts = NO_ANSWERS
        self.ask_all(first, seats)

    def first_asked(self) -> i64:
        """The seat from which the asking order of the open window goes round."""
        if self.step == Step.SAVE:
            return self.victim
        return self.turn if self.step == Step.COMMIT else (self.turn + 1) % self.seats

    def is_window(self) -> bool:
        """Are several seats asked at once?"""
        return (
            self.step == Step.SAVE or self.step == Step.WINDOW or self.step == Step.REPLIES or self.step == Step.COMMIT
        )

    def commit(self, seat: i64, answer: i64) -> bool:
        """Keep an answer; True if it was the last one, so that the window closes."""
        self.answers[seat] = answer
        if self.drafts[seat]:
            self.drafts = changed(self.drafts, seat, 0)
        self.answered(seat)
        if self.waiting:
            return False
        for other in range(self.seats):
            if self.window & BIT[other]:
                self.number += 1
        return True

    # -- Table windows (CH-R30, CH-R31) --------------------------------------

    def open_window(self) -> None:
        """CH-R30: everybody who has a card and somebody to harm; the active player only at the end of the turn."""
        asked: i64 = 0
        for seat in range(self.seats):
            if seat == self.turn and self.stage != Step.END:
                continue
            if self.sizes[seat] and self.others_have_pies(seat):  # CH-R87: public facts
                asked |= BIT[seat]
        self.window_open = asked != 0
        if asked:
            self.open_for(Step.WINDOW, (self.turn + 1) % self.seats, asked)
        else:
            self.continue_turn()

    def window_moves(self, seat: i64) -> Answers:
        if self.drafts[seat]:
            return 0, PIE, self.victim_pies(self.drafts[seat])
        return BIT[PASS] | self.sabotages(seat), 0, 0

    def answer_window(self, seat: i64, move: i64) -> None:
        answer = PASSED
        if move >= PIE:
            answer = FIRST_SABOTAGE + (self.drafts[seat] - SABOTAGE) * MAX_PIES + move - PIE
        elif move != PASS:
            self.drafts = changed(self.drafts, seat, move)
            return
        if self.commit(seat, answer):
            self._close_window()

    def _close_window(self) -> None:
        """CH-R31: the first sabotage, clockwise from the active player's left, is carried out."""
        for step in range(self.seats):
            seat = (self.turn + 1 + step) % self.seats
            answer = self.answers[seat]
            if answer >= FIRST_SABOTAGE:
                verb = SABOTAGE + (answer - FIRST_SABOTAGE) // MAX_PIES
                self.forget_answers()
                self.sabotage(seat, verb, (answer - FIRST_SABOTAGE) % MAX_PIES)
                return
        self.forget_answers()
        self.window_open = False
        self.log_event(events.QUIET, NO_SEAT)
        self.continue_turn()

    def forget_answers(self) -> None:
        """The others get their cards back unseen."""
        self.answers = NO_ANSWERS
        self.window = 0

    # -- Sabotage! (CH-23 to CH-28) ------------------------------------------

    def sabotages(self, seat: i64) -> i64:
        """CH-23, CH-24, CH-R32: against a pie of somebody else; CH-32: a Stroke of Genius! can stand in. A set."""
        cards = self.held[seat] & (BIT[SB] | BIT[SG])
        if not cards:
            return 0
        victims: i64 = 0
        for victim in range(self.seats):
            if victim != seat and len(self.working[victim]):
                victims |= BIT[victim]
        moves: i64 = 0
        if cards & BIT[SB]:
            moves = victims << SABOTAGE
        if cards & BIT[SG]:
            moves |= victims << SABOTAGE_SG
        return moves

    def victim_pies(self, verb: i64) -> i64:
        """CH-R24: each pie of the victim exposes its newest card."""
        return self.places_in_line((verb - SABOTAGE) % MAX_SEATS)

    def places_in_line(self, seat: i64) -> i64:
        """The places of the pies in a Working Line, as a set."""
        return BIT[len(self.working[seat])] - 1

    def sabotage(self, seat: i64, verb: i64, place: i64) -> None:
        """CH-25: the card is out of the hand now (CH-R87); the save window decides what becomes of it."""
        genius = verb >= SABOTAGE_SG
        self.attack = SG if genius else SB
        self.attacker = seat
        self.victim = (verb - SABOTAGE) % MAX_SEATS
        self.target = place
        self.leave_hand(seat, self.attack)
        number = self.working[self.victim][place].number
        if self.listening:
            card = self.deck.one[self.attack]
            self.log_event(events.ATTACKED, seat, self.victim, number, 1 if genius else 0, cards=card, knowers=PUBLIC)
        self._open_save_window()

    # -- Oops! (CH-18 to CH-22) ----------------------------------------------

    def spill(self) -> None:
        """CH-18: an Oops! was drawn and is shown; CH-R26: the drawer picks the pie before anybody can save it."""
        self.attack = OO
        self.attacker = NO_SEAT
        self.victim = self.turn
        pies = len(self.working[self.turn])
        if not pies:  # CH-R25
            self.log_event(events.LOST_NOTHING, self.turn)
            self.lay_out(OO)
            self._after_threat()
        elif pies == 1:  # CH-R86
            self.spill_on(0)
        else:
            self.step = Step.OOPS
            self.ask(self.turn)

    def spill_on(self, place: i64) -> None:
        self.target = place
        self.log_event(events.SPILT, self.turn, self.working[self.turn][place].number)
        self._open_save_window()

    # -- Saved It! (CH-29 to CH-31) ------------------------------------------

    def _open_save_window(self) -> None:
        """CH-R33: everybody who has a card, before anything leaves the pie."""
        asked: i64 = 0
        for seat in range(self.seats):
            if self.sizes[seat] and not self.why_no_save(seat):
                asked |= BIT[seat]
        if asked:
            self.open_for(Step.SAVE, self.victim, asked)
        else:
            self._knock_off()

    def why_no_save(self, seat: i64) -> str:
        """The ruling that forbids this seat to save here, whatever it holds; empty if it may."""
        if self.options.only_owner_saves and seat != self.victim:
            return "CH-R34"
        if not self.options.self_cancel and seat == self.attacker:
            return "CH-R35"
        return ""

    def save_moves(self, seat: i64) -> i64:
        moves = BIT[PASS]
        if self.holds(seat, SV):
            moves |= BIT[SAVE]
        if self.holds(seat, SG):
            moves |= BIT[SAVE_SG]
        return moves

    def answer_save(self, seat: i64, move: i64) -> None:
        answer = PASSED
        if move == SAVE:
            answer = SAVES
        elif move == SAVE_SG:
            answer = SAVES_WITH_GENIUS
        if self.commit(seat, answer):
            self._close_save_window()

    def _close_save_window(self) -> None:
        """CH-R36: the owner first, then clockwise; only one card is used."""
        for step in range(self.seats):
            seat = (self.victim + step) % self.seats
            answer = self.answers[seat]
            if answer > PASSED:
                self.forget_answers()
                self._rescue(seat, genius=answer == SAVES_WITH_GENIUS)
                return
        self.forget_answers()
        self._knock_off()

    def _rescue(self, saver: i64, *, genius: bool) -> None:
        """CH-31: the Saved It! is kept; CH-22, CH-28, CH-R39: the card that it stopped goes out."""
        kind = SG if genius else SV
        self.leave_hand(saver, kind)
        self.keep(saver, GENIUS_SAVED if genius else SAVED)
        number = self.working[self.victim][self.target].number
        if self.listening:
            card = self.deck.one[kind]
            self.log_event(events.RESCUED, saver, self.victim, number, 1 if genius else 0, cards=card, knowers=PUBLIC)
        self.lay_out(self.attack)
        self._after_threat()

    def _knock_off(self) -> None:
        """CH-19, CH-25, CH-40: the newest card goes out; CH-R21: a pie without cards is gone."""
        pie = self.working[self.victim][self.target]
        kind = kind_of(pie.newest)
        self.lay_out(kind)
        if len(pie.cards) == 1:
            self.remove_pie(self.victim, self.target)
        else:
            self.replace_pie(self.victim, self.target, pie.without_newest())
        if self.listening:
            self.log_event(
                events.KNOCKED_OFF, self.victim, pie.number, self.attacker, cards=self.deck.one[kind], knowers=PUBLIC
            )
        if self.attack == OO:
            self.lay_out(OO)  # CH-22, CH-R89
        else:
            self.keep(self.attacker, WORKED if self.attack == SB else GENIUS_WORKED)  # CH-27, CH-R39
        self._after_threat()

    def _after_threat(self) -> None:
        """CH-R37: after an Oops! the turn continues; a table window is asked again; a free move changes nothing."""
        spilt = self.attack == OO
        self.attack = NO_KIND
        self.attacker = NO_SEAT
        self.victim = NO_SEAT
        if spilt:
            self.table_changed()
        elif self.window_open:
            self.open_window()
        else:
            self.continue_turn()

    def table_changed(self) -> None:
        """CH-R30: a window opens; with the option `lite` only after placing and at the end of a turn."""
        if self.options.all_windows:
            self.open_window()
        else:
            self.continue_turn()

    # -- Why not -------------------------------------------------------------

    def why_no_sabotage(self, seat: i64, move: i64) -> str:
        """CH-R88: in the order of the rulebook."""
        victim = (move - SABOTAGE) % MAX_SEATS
        if move < SABOTAGE_SG and not self.holds(seat, SB):
            return "CH-23"
        if victim == seat:
            return "CH-24"
        if not len(self.working[victim]):
            return "CH-25"
        return "CH-32"

    def why_not_saved(self, seat: i64, move: i64) -> str:
        if self.step != Step.SAVE:
            return "CH-R38"
        return "CH-29" if move == SAVE else "CH-32"
