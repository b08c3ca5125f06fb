# mypyc: compiled
"""The rules of play of Pastry Chefs: what may be done, why not, and what it does."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import added, drawn, first
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS, NO_MOVES
from bakehouse.core.vectors import changed
from bakehouse.core.view import Outcome
from bakehouse.games.pastry_chefs import atoms, events
from bakehouse.games.pastry_chefs.cards import (
    DESCRIPTIONS,
    FIRST_FULL,
    FROM_KIND,
    KINDS,
    MATCHES,
    ONE,
    PASTRIES,
    PASTRY_CARDS,
    PASTRY_POINTS,
    UNDESCRIBABLE,
    USES,
    can_bake,
    cards_in,
    copies_in,
    descriptions_of,
    matching,
    pastries_in,
    unpacked,
)
from bakehouse.games.pastry_chefs.memory import fresh_memory
from bakehouse.games.pastry_chefs.state import (
    GOAL,
    HAND_MAX,
    HAND_MIN,
    NO_POINTS,
    NO_TEAM,
    SEATS,
    SECOND_BELOW,
    ZONES,
    BaseState,
    Step,
    X,
)

MAX_MATCHING: Final = 12  # PC-R56: there are no more cards of a suit or a number,
MAX_FULL: Final = 3  # and no more of one kind

# By step: the move that the lowest bit of a set of moves stands for.
BASES: Final = vec[i64](
    [
        {
            Step.TARGET: atoms.TO,
            Step.DESCRIPTION: atoms.DESCRIBE,
            Step.COUNT: atoms.COUNT,
            Step.GIVE: atoms.CARD,
            Step.PENALTY: atoms.CARD,
            Step.REVEAL: atoms.DESCRIBE,
            Step.ASK_DESCRIPTION: atoms.DESCRIBE,
            Step.ASK_COUNT: atoms.COUNT,
            Step.DISCARD: atoms.CARD,
        }.get(step, 0)
        for step in range(Step.DISCARD + 1)
    ]
)
EVERY_HAND: Final[i64] = 15
TARGETS: Final = vec[i64]([31 - 2**source for source in range(ZONES)])  # by source: the other zones, as a set
HAND_TARGETS: Final = vec[i64]([15 & ~(2**source) for source in range(ZONES)])
UNBLOCKED: Final = vec[i64](  # by what is blocked: the descriptions that are left, as a set (PC-R30)
    [sum([2**d for d in range(DESCRIPTIONS) if not USES[d] & blocked]) for blocked in range(256)]
)


class State(BaseState):
    """A match of Pastry Chefs in progress."""

    __slots__ = ()

    @property
    def move_space(self) -> int:
        return atoms.MOVES

    def empty(self, chance: Chance) -> State:
        return State(self.deck, self.options, chance)

    # -- A game of the series ------------------------------------------------

    def begin(self) -> None:
        """PC-R6: who starts the first game is drawn by lot or agreed on."""
        self.start(self.picked("first_player", SEATS) if self.options.start_random else 0)

    def start(self, starter: i64) -> None:
        """Deal and begin; nothing is blocked in the first turn (PC-R33)."""
        self.starter = starter
        self.points = NO_POINTS
        self.reached = NO_POINTS
        self.baked = NO_CARDS
        self.reshuffles = 0
        self.idle = 0
        self.blocked = 0
        self.used = 0
        self.deal_hands()
        if self.memory is not None:
            self.memory = fresh_memory(self.zones, self.deck.everything, 15)
        self._begin_turn(starter)

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.turns += 1
        self.step = Step.ACTION
        self.drawing = False
        self.second = False
        self.ask(seat)

    # -- What may be done ----------------------------------------------------

    def moves(self, seat: i64) -> vec[i64]:
        if not self.waiting & BIT[seat]:
            return NO_MOVES
        return added(self.blank, self._answers(), BASES[self.step])

    def random_move(self, seat: i64, rng: Rng) -> i64:
        return BASES[self.step] + drawn(self._answers(), rng)

    def _answers(self) -> i64:
        """The legal moves as a set, counted from the first move of the step."""
        match self.step:
            case Step.ACTION:
                return self._actions()
            case Step.TARGET:
                return TARGETS[self.source] if self.options.to_discard else HAND_TARGETS[self.source]
            case Step.DESCRIPTION:
                return self._descriptions()
            case Step.COUNT:
                return BIT[self._most_movable(self.description)] - 1
            case Step.GIVE | Step.PENALTY | Step.DISCARD:
                return self._picks()
            case Step.REVEAL:
                return descriptions_of(self.drawn)  # PC-27, PC-R22: true of one card of the batch
            case Step.SECOND:
                return BIT[atoms.SECOND] | BIT[atoms.STOP]
            case Step.ASK:
                return self._whom_to_ask()
            case Step.ASK_DESCRIPTION:
                return BIT[DESCRIPTIONS] - 1  # PC-R41: blocking does not concern questions
        return BIT[self._most_askable(self.description)] - 1

    def _actions(self) -> i64:
        """PC-22: one of three actions; PC-R8: no pass, unless the table allows it."""
        actions = EVERY_HAND << atoms.DRAW  # PC-R34, PC-R45: Draw and Ask is always possible, whoever draws
        if self.options.may_pass:
            actions |= BIT[atoms.PASS]
        hand = self.zones[self.turn]
        if can_bake(hand):
            actions |= pastries_in(hand) << atoms.BAKE  # PC-58, PC-R46: one pastry, all from the player's own hand
        source = BIT[atoms.FROM]
        for zone in range(i64(ZONES)):
            if self._may_take_from(zone):
                actions |= source
            source += source
        return actions

    def _sees(self, zone: i64) -> bool:
        """Does the player on turn see this zone?"""
        return zone == self.turn or zone == X

    def _may_take_from(self, zone: i64) -> bool:
        """Is there a Move out of this zone? Then the table's rules leave a description for it."""
        cards = self.zones[zone]
        if not cards:
            return False
        if self._sees(zone):
            return self.options.own_cards_may_fail or cards & ~UNDESCRIBABLE[self.blocked] != 0
        if self.options.hidden_hands_may_fail:
            return True
        return self._out_of_sight() & ~UNDESCRIBABLE[self.blocked] != 0

    def _out_of_sight(self) -> i64:
        """The cards that the player on turn does not see, as one big hand."""
        return self.deck.everything - self.in_sight(self.turn)

    def _descriptions(self) -> i64:
        """PC-31, PC-48, PC-R30: not with a suit or a number used by the player before."""
        unblocked = UNBLOCKED[self.blocked]
        if self._every_count_is_announceable():
            return unblocked
        cards = self.zones[self.source] if self._sees(self.source) else self._out_of_sight()
        return unblocked & descriptions_of(cards)

    def _every_count_is_announceable(self) -> bool:
        """PC-R13: may a Move be announced although it will fail?"""
        if self._sees(self.source):
            return self.options.own_cards_may_fail
        return self.options.hidden_hands_may_fail

    def _most_movable(self, description: i64) -> i64:
        """PC-R13: the largest number that may be announced in a Move."""
        if self._sees(self.source) and not self.options.own_cards_may_fail:
            return matching(self.zones[self.source], description)
        most = min(self.size(self.source), _most_described(description))
        if self._sees(self.source) or self.options.hidden_hands_may_fail:
            return most
        return min(most, matching(self._out_of_sight(), description))

    def _most_askable(self, description: i64) -> i64:
        """PC-R39: up to the hand size of the asked player."""
        return min(self.size(self.source), _most_described(description))

    def _pool(self) -> i64:
        """The cards from which the present pick is made."""
        if self.step == Step.GIVE:
            return self.zones[self.source] & MATCHES[self.description]
        return self.zones[self.turn]

    def _picks(self) -> i64:
        """One card at a time, in ascending order, as long as enough cards are left above it."""
        pool = (self._pool() - self.chosen) & FROM_KIND[self.lowest]
        spare = cards_in(pool) - self.count + cards_in(self.chosen)  # cards that may be passed over
        picks: i64 = 0
        while pool and spare >= 0:
            kind = first(pool) >> 1
            picks |= BIT[kind]
            spare -= copies_in(pool, kind)
            pool &= FROM_KIND[kind + 1]
        return picks

    def _whom_to_ask(self) -> i64:
        """PC-56, PC-R39: another player who has a card; PC-R38: or nobody."""
        whom = BIT[atoms.NO_ASK]
        for seat in range(SEATS):
            if seat != self.turn and self.zones[seat]:
                whom |= BIT[atoms.ASK + seat]
        return whom

    # -- Why not -------------------------------------------------------------

    def reason(self, seat: i64, move: i64) -> str:
        """PC-R55: the most telling rule that forbids a move which is not legal."""
        match self.step:
            case Step.ACTION:
                return self._why_no_action(move)
            case Step.TARGET if atoms.TO <= move < atoms.TO + ZONES:
                return "PC-R12"
            case Step.DESCRIPTION if atoms.DESCRIBE <= move < atoms.COUNT:
                return "PC-R30" if USES[move - atoms.DESCRIBE] & self.blocked else "PC-R13"
            case Step.COUNT if atoms.COUNT <= move < atoms.CARD:
                return "PC-R13"
            case Step.GIVE if move >= atoms.CARD:
                return "PC-47" if self.source == X else "PC-44"
            case Step.PENALTY if move >= atoms.CARD:
                return "PC-46"
            case Step.DISCARD if move >= atoms.CARD:
                return "PC-23"
            case Step.REVEAL if atoms.DESCRIBE <= move < atoms.COUNT:
                return "PC-R22"
            case Step.ASK if atoms.ASK <= move < atoms.BAKE:
                return "PC-R39"
            case Step.ASK_COUNT if atoms.COUNT <= move < atoms.CARD:
                return "PC-R39"
            case Step.TARGET | Step.DESCRIPTION | Step.COUNT:
                return self._why_not_in_move(move)
        if self.drawing and seat == self.turn:
            return self._why_not_in_draw_and_ask(move)
        return "BH-2"

    def _why_not_in_move(self, move: i64) -> str:
        """What is blocked is blocked for the whole Move, whatever is asked for now; and nobody draws during one."""
        if move == atoms.SECOND:
            return "PC-22"
        return "PC-R30" if self._is_blocked(move) else "BH-2"

    def _is_blocked(self, move: i64) -> bool:
        """A description that cannot be used; or a card for which there is no other."""
        if atoms.DESCRIBE <= move < atoms.COUNT:
            return USES[move - atoms.DESCRIBE] & self.blocked != 0
        return move >= atoms.CARD and USES[FIRST_FULL + move - atoms.CARD] & ~self.blocked == 0

    def _why_no_action(self, move: i64) -> str:
        if move == atoms.PASS:
            return "PC-R8"
        if atoms.BAKE <= move < atoms.FROM:
            return "PC-R46"
        if atoms.FROM <= move < atoms.TO:
            # A hand or pile that is not empty can lack a description because everything in it is blocked.
            return "PC-R30" if self.zones[move - atoms.FROM] and self._sees(move - atoms.FROM) else "PC-R13"
        return "PC-R30" if self._is_blocked(move) else "BH-2"

    def _why_not_in_draw_and_ask(self, move: i64) -> str:
        if atoms.ASK <= move < atoms.BAKE and self.second:
            return "PC-R36"
        if move != atoms.SECOND:
            return "BH-2"
        if self.second:
            return "PC-53"
        if self.size(self.turn) >= SECOND_BELOW:
            return "PC-R35"
        if not self.can_draw():
            return "PC-R57" if self.options.reshuffle else "PC-R42"
        return "BH-2"  # it was declined

    # -- Doing it ------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        match self.step:
            case Step.ACTION:
                self._act(move)
            case Step.TARGET:
                self.target = move - atoms.TO
                self.step = Step.DESCRIPTION
            case Step.DESCRIPTION:
                self.description = move - atoms.DESCRIBE
                self.step = Step.COUNT
            case Step.COUNT:
                self._announce(move - atoms.COUNT + 1)
            case Step.GIVE | Step.PENALTY | Step.DISCARD:
                self._pick(move - atoms.CARD)
            case Step.REVEAL:
                self._reveal(move - atoms.DESCRIBE)
            case Step.SECOND:
                self._second_card(wanted=move == atoms.SECOND)
            case Step.ASK:
                self._ask_whom(move)
            case Step.ASK_DESCRIPTION:
                self.description = move - atoms.DESCRIBE
                self.step = Step.ASK_COUNT
            case Step.ASK_COUNT:
                self._ask_question(move - atoms.COUNT + 1)

    def _act(self, move: i64) -> None:
        if move >= atoms.FROM:
            self.source = move - atoms.FROM
            self.step = Step.TARGET
        elif move >= atoms.BAKE:
            self._bake(move - atoms.BAKE)
        elif move >= atoms.DRAW:
            self._draw_and_ask(move - atoms.DRAW)
        else:
            self.number += 1
            self.log_event(events.PASSED, self.turn)
            self._end_action()

    # -- Move Cards (PC-37 to PC-50) -----------------------------------------

    def _announce(self, count: i64) -> None:
        """PC-42: description and number are announced to all; PC-R28: they block, whether the Move succeeds or not."""
        self.number += 1
        self.count = count
        self.used |= USES[self.description]
        if matching(self.zones[self.source], self.description) < count:
            self._fail()
        elif self._no_choice():
            self.chosen = self._first_matching(count)
            self._carry_out()
        else:
            self._let_holder_pick()

    def _no_choice(self) -> bool:
        """PC-R15: the engine picks only where public facts leave nothing to choose."""
        if self.description >= FIRST_FULL or self.count == self.size(self.source):
            return True
        if self.source != X:
            return False
        cards = self.zones[X] & MATCHES[self.description]
        return cards_in(cards) == self.count or len(_kinds_in(cards)) == 1

    def _first_matching(self, count: i64) -> i64:
        cards: i64 = 0
        for kind in unpacked(self.zones[self.source] & MATCHES[self.description]):
            if count:
                cards += ONE[kind]
                count -= 1
        return cards

    def _let_holder_pick(self) -> None:
        """PC-44: the holder picks; PC-47: cards of the discard pile are picked by the active player."""
        if self.listening:
            self.log_event(events.ANNOUNCED, self.turn, self.description, self.count, self._route())
        if self.source != X:
            if self.memory is not None:
                self.own_memory().at_least(self.source, self.description, self.count)
        self._start_pick(Step.GIVE, self.turn if self.source == X else self.source)

    def _start_pick(self, step: i64, seat: i64) -> None:
        self.step = step
        self.chosen = 0
        self.lowest = 0
        self.ask(seat)

    def _route(self) -> i64:
        """Whose Move it is, from where and to where, as the log keeps it."""
        return self.turn * 64 + self.source * 8 + self.target

    def _carry_out(self) -> None:
        """The picked cards go to the target. PC-R14: only giver and receiver see them, unless X is involved."""
        cards = self.chosen
        self.chosen = 0
        self.zones[self.source] -= cards
        self.zones[self.target] += cards
        knowers = PUBLIC if self.source == X or self.target == X else BIT[self.source] | BIT[self.target]
        if self.listening:
            giver = self.turn if self.source == X else self.source
            self.log_event(
                events.MOVED, giver, self.description, self.count, self._route(), cards=unpacked(cards), knowers=knowers
            )
        self._remember_move(cards, knowers)
        self._end_action()

    def _remember_move(self, cards: i64, knowers: i64) -> None:
        """PC-K6, PC-K9, PC-K10."""
        if self.memory is None:
            return
        memory = self.own_memory()
        if self.source != X:
            memory.left(self.source, cards, self.size(self.source), knowers, self.description)
        if self.target != X:
            memory.arrived(self.target, cards, knowers, self.description)

    def _fail(self) -> None:
        """PC-45: no card moves at all; PC-46: the active player discards one card instead."""
        if self.listening:
            self.log_event(events.FAILED, self.turn, self.description, self.count, self._route())
        if self.source != X:
            if self.memory is not None:
                self.own_memory().fewer_than(self.source, self.description, self.count)
        size = self.size(self.turn)
        if not size:  # PC-R17
            self._end_action()
        elif size == 1:  # PC-R15: not asked with a single card
            self.discard(self.turn, self.zones[self.turn], 1)
            self._end_action()
        else:
            self.count = 1
            self._start_pick(Step.PENALTY, self.turn)

    def _pick(self, kind: i64) -> None:
        self.chosen += ONE[kind]
        self.lowest = kind
        if cards_in(self.chosen) < self.count:
            return
        self.number += 1
        if self.step == Step.GIVE:
            self._carry_out()
            return
        cards = self.chosen
        self.chosen = 0
        if self.step == Step.PENALTY:
            self.discard(self.turn, cards, 1)
            self._end_action()
        else:
            self.discard(self.turn, cards, 0)
            self._next_turn()

    # -- Draw and Ask (PC-51 to PC-57) ---------------------------------------

    def _draw_and_ask(self, seat: i64) -> None:
        """PC-51: the chosen player draws; PC-52: anybody but the active player reveals at once."""
        self.number += 1
        self.drawing = True
        if self.draw(seat) and seat != self.turn:
            self._demand_reveal(seat)
        else:
            self._offer_second()

    def _demand_reveal(self, seat: i64) -> None:
        self.step = Step.REVEAL
        self.ask(seat)

    def _offer_second(self) -> None:
        """PC-53, PC-R35: with fewer than four cards now, a second card for oneself."""
        self.ask(self.turn)
        if self.size(self.turn) < SECOND_BELOW and self.can_draw():
            self.step = Step.SECOND
        else:
            self._reveal_own_or_ask()

    def _second_card(self, *, wanted: bool) -> None:
        self.number += 1
        if wanted:
            self.second = self.draw(self.turn)
        self._reveal_own_or_ask()

    def _reveal_own_or_ask(self) -> None:
        """PC-55: whoever drew for oneself reveals now, before the question."""
        if self.drawn:
            self._demand_reveal(self.turn)
        else:
            self._offer_question()

    def _reveal(self, description: i64) -> None:
        """PC-27, PC-28: the statement is true of the batch; PC-29: it blocks."""
        self.number += 1
        seat = self.drawer
        count = matching(self.drawn, description)
        if not self.drawing or self.options.draw_reveals_block:  # PC-R27, PC-R61
            self.used |= USES[description]
        if self.listening:
            self.log_event(events.REVEALED, seat, description, count)
        if self.memory is not None:
            self.own_memory().revealed(seat, description, count, cards_in(self.drawn), self.early)
        self.drawn = 0
        self.early = 0
        if not self.drawing:
            self._next_turn()
        elif seat != self.turn:
            self._offer_second()
        else:
            self._offer_question()

    def _offer_question(self) -> None:
        """PC-54, PC-R36: Ask only if no second card was drawn; PC-R60: and if somebody can be asked."""
        if self.second or not self._somebody_has_cards():
            self._end_action()
        else:
            self.step = Step.ASK

    def _somebody_has_cards(self) -> bool:
        for seat in range(SEATS):
            if seat != self.turn and self.zones[seat]:
                return True
        return False

    def _ask_whom(self, move: i64) -> None:
        if move == atoms.NO_ASK:
            self.number += 1
            self._end_action()
        else:
            self.source = move - atoms.ASK
            self.step = Step.ASK_DESCRIPTION

    def _ask_question(self, count: i64) -> None:
        """PC-57, PC-R40: a truthful yes or no, heard by all."""
        self.number += 1
        seat = self.source
        yes = matching(self.zones[seat], self.description) >= count
        if self.options.asks_block:
            self.used |= USES[self.description]
        answer: i64 = seat * 2 + 1 if yes else seat * 2
        if self.listening:
            self.log_event(events.ASKED, self.turn, self.description, count, answer)
        if self.memory is not None:
            memory = self.own_memory()
            if yes:
                memory.at_least(seat, self.description, count)
            else:
                memory.fewer_than(seat, self.description, count)
        self._end_action()

    # -- Bake (PC-58) --------------------------------------------------------

    def _bake(self, pastry: i64) -> None:
        """PC-10, PC-11: one point for three cards, two for four; PC-R49: five points end the game at once."""
        self.number += 1
        seat = self.turn
        cards = PASTRY_CARDS[pastry]
        self.zones[seat] -= cards
        self.baked = append(self.baked[:], seat * PASTRIES + pastry)
        self.points = changed(self.points, seat, self.points[seat] + PASTRY_POINTS[pastry])
        self.reached = changed(self.reached, seat, len(self.baked))
        self.idle = -1  # the turn of the bake itself does not count (PC-R58)
        if self.listening:
            self.log_event(events.BAKED, seat, pastry, cards=unpacked(cards), knowers=PUBLIC)
        if self.memory is not None:
            self.own_memory().left(seat, cards, self.size(seat), PUBLIC, 0)
        if self.team_points(seat % 2) >= GOAL:
            self._end_game(seat % 2)
        else:
            self._end_action()

    # -- The end of a turn (PC-23 to PC-26) ----------------------------------

    def _end_action(self) -> None:
        """PC-R9: the limits of seven and two cards hold at the end of a player's own turn."""
        self.drawing = False
        size = self.size(self.turn)
        if size > HAND_MAX:
            self.count = size - HAND_MAX
            self._start_pick(Step.DISCARD, self.turn)
            return
        while self.size(self.turn) < HAND_MIN and self.draw(self.turn):
            pass
        if self.drawn:  # PC-26
            self._demand_reveal(self.turn)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """PC-21: clockwise; PC-R28: what was used in this turn is blocked in the next."""
        self.blocked = self.used
        self.used = 0
        self.idle += 1
        if self.options.stall_turns and self.idle >= self.options.stall_turns:  # PC-R50, PC-R58
            self._end_game(self._leading_team())
        else:
            self._begin_turn((self.turn + 1) % SEATS)

    # -- The end of a game and of the series ---------------------------------

    def _leading_team(self) -> i64:
        first = self.team_points(0)
        second = self.team_points(1)
        if first == second:
            return NO_TEAM
        return 0 if first > second else 1

    def _end_game(self, winner: i64) -> None:
        self.log_event(events.ENDED, NO_SEAT, winner, self.game)
        if winner != NO_TEAM:
            self.wins = changed(self.wins, winner, self.wins[winner] + 1)
        if self.game >= self.options.games:
            self.finish()
            return
        starter = self._next_starter(winner)
        self.game += 1
        self.start(starter)

    def _next_starter(self, winner: i64) -> i64:
        """PC-20, PC-R7: who baked most; then the winning team; then who was there first; nobody: the next seat."""
        following = (self.starter + 1) % SEATS
        if self.options.rotate_start:
            return following
        best: i64 = NO_SEAT
        for seat in range(SEATS):
            if self.points[seat] and (best == NO_SEAT or self._starts_before(seat, best, winner)):
                best = seat
        return following if best == NO_SEAT else best

    def _starts_before(self, seat: i64, other: i64, winner: i64) -> bool:
        if self.points[seat] != self.points[other]:
            return self.points[seat] > self.points[other]
        if (seat % 2 == winner) != (other % 2 == winner):
            return seat % 2 == winner
        return self.reached[seat] < self.reached[other]

    def _winning_team(self) -> i64:
        """Of one game the winner of that game; of a series the team with more games (PC-R64)."""
        if self.wins[0] == self.wins[1]:
            return NO_TEAM
        return 0 if self.wins[0] > self.wins[1] else 1

    def result(self) -> Outcome:
        winner = self._winning_team()
        winners: list[int] = [] if winner == NO_TEAM else [winner, winner + 2]
        series = self.options.games > 1
        scores: list[int | None] = []
        for seat in range(SEATS):
            score: int = self.wins[seat % 2] if series else self.team_points(seat % 2)
            scores.append(score)
        return Outcome(self._why_over(winner), scores, winners)

    def _why_over(self, winner: i64) -> str:
        if self.options.games > 1:
            return "series"  # all games of the series are played
        if self.team_points(0) >= GOAL or self.team_points(1) >= GOAL:
            return "five points"
        return "stalled" if winner != NO_TEAM else "draw"

    def reward(self, seat: int) -> float:
        winner = self._winning_team()
        if winner == NO_TEAM:
            return 0.5
        return 1.0 if seat % 2 == winner else 0.0

    # -- Chains --------------------------------------------------------------

    def pending(self, seat: int) -> list[int]:
        if self.over or seat != self.actor:
            return []
        match self.step:
            case Step.TARGET:
                return [atoms.FROM + self.source]
            case Step.DESCRIPTION:
                return [atoms.FROM + self.source, atoms.TO + self.target]
            case Step.COUNT:
                return [atoms.FROM + self.source, atoms.TO + self.target, atoms.DESCRIBE + self.description]
            case Step.ASK_DESCRIPTION:
                return [atoms.ASK + self.source]
            case Step.ASK_COUNT:
                return [atoms.ASK + self.source, atoms.DESCRIBE + self.description]
            case Step.GIVE | Step.PENALTY | Step.DISCARD:
                return [atoms.CARD + kind for kind in unpacked(self.chosen)]
        return []


def _most_described(description: i64) -> i64:
    """PC-R56."""
    if description >= FIRST_FULL:
        return MAX_FULL
    return MAX_MATCHING


def _kinds_in(hand: i64) -> list[i64]:
    return [kind for kind in range(i64(KINDS)) if copies_in(hand, kind)]
