# mypyc: compiled
"""Questions to everybody at once that no card asks: who ate pie last (CO-R3), and who has fulfilled what (CO-R59).

Answers are final and secret; the last one closes the window. What is answered lies in `commits`, by seat.
"""

from __future__ import annotations

from typing import Final

from bakehouse.core.log import PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.atoms import DONE, OPTION, SEAT
from bakehouse.games.pie_contest.effects import Effects
from bakehouse.games.pie_contest.state import OCCASION, Step, place_of

# When somebody last ate pie: 0 is today, 5 longer ago than a year; DONE is no answer.
POLL_MOVES: Final = vec[i64]([DONE, OPTION, OPTION + 1, OPTION + 2, OPTION + 3, OPTION + 4, OPTION + 5])
NO_ANSWER: Final[i64] = 6  # comes after all others


class Together(Effects):
    """The pie poll before the first turn, and pointing out Achievements at the end of each."""

    __slots__ = ()

    def asked_together(self) -> i64:
        """Who was asked when the window opened, a bit each."""
        return self.commit_seats() if self.step == Step.COMMIT else BIT[self.seats] - 1

    def ask_everybody(self, step: i64, first: i64) -> None:
        self.commits = vec[vec[i64]]([NO_CARDS for _seat in range(self.seats)])
        self.step = step
        self.ask_all(first, BIT[self.seats] - 1)

    # -- The pie poll (CO-13, CO-R3) -------------------------------------------------------

    def poll_answer(self, seat: i64) -> i64:
        """The smaller, the later this player ate pie."""
        answer = self.commits[seat]
        return answer[0] if len(answer) else NO_ANSWER

    def close_poll(self) -> None:
        """Who ate pie last has the first turn; ties are decided by lot."""
        latest = NO_ANSWER
        for seat in range(self.seats):
            self.log_event(events.POLLED, seat, self.poll_answer(seat))
            latest = min(latest, self.poll_answer(seat))
        tied = vec[i64](capacity=10)
        for seat in range(self.seats):
            if self.poll_answer(seat) == latest:
                tied = append(tied, seat)
        self.commits = vec[vec[i64]]()
        self.first = tied[0] if len(tied) == 1 else tied[self.picked("first", len(tied))]

    # -- Pointing out Achievements (CO-52, CO-R59) -------------------------------------------

    def claim_moves(self, seat: i64) -> vec[i64]:
        """An Achievement of the row, then the player who fulfilled it; or nothing."""
        moves = self.blank
        if len(self.commits[seat]):
            for other in range(self.seats):
                moves = append(moves, SEAT + other)
            return moves
        moves = append(moves, DONE)
        for place in range(i64(len(self.row))):
            moves = append(moves, OPTION + place)
        return moves

    def claim(self, seat: i64, move: i64) -> bool:
        """One atom of an answer; is it complete?"""
        if move == DONE:
            return True
        begun = len(self.commits[seat]) > 0
        self.commit(seat, move - SEAT if begun else move - OPTION)
        return begun

    def right_claim(self, seat: i64) -> i64:
        """The place in the row of an Achievement that this player has fulfilled; -1 if there is none."""
        for entry in range(i64(len(self.occasions)) // OCCASION):
            if self.occasions[entry * OCCASION + 1] == seat:
                place = place_of(self.row, self.occasions[entry * OCCASION])
                if place >= 0 and self.is_unclaimed(self.row[place]):
                    return place
        return -1

    def close_claims(self) -> bool:
        """CO-R56: who fulfilled an Achievement first gets it, if that was pointed out; False if nothing was right."""
        self._log_claims()
        is_any_right = False
        for entry in range(i64(len(self.occasions)) // OCCASION):
            kind = self.occasions[entry * OCCASION]
            seat = self.occasions[entry * OCCASION + 1]
            if self._is_pointed_out(kind, seat) and self.is_unclaimed(kind):
                self.lock(kind, seat, self.occasions[entry * OCCASION + 2])
                is_any_right = True
        self.commits = vec[vec[i64]]()
        return is_any_right

    def _is_pointed_out(self, kind: i64, seat: i64) -> bool:
        for answer in self.commits:
            if len(answer) and self.row[answer[0]] == kind and answer[1] == seat:
                return True
        return False

    def _log_claims(self) -> None:
        seat = self.turn
        for _seat in range(self.seats):
            answer = self.commits[seat]
            if len(answer):
                kind = self.row[answer[0]]
                is_right: i64 = 1 if self.has_occasion(kind, answer[1]) and self.is_unclaimed(kind) else 0
                cards = self.deck.one[kind]
                self.log_event(events.CLAIMED, seat, answer[1], is_right, cards=cards, knowers=PUBLIC)
            seat = (seat + 1) % self.seats
