# mypyc: compiled
"""The turn of Pie Contest (T1 to T8): what may be answered, and what an answer does."""

from __future__ import annotations

from typing import Final

from bakehouse.core.bitsets import added, count, drawn, first, nth
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS, NO_MOVES
from bakehouse.core.view import Outcome
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.atoms import (
    DIVE,
    DONE,
    EFFECT,
    MAX_EFFECTS,
    MAX_PIES,
    NO,
    OPTION,
    PASS,
    PLAY,
    SEAT,
    YES,
)
from bakehouse.games.pie_contest.choosing import CARDS_KNOWN, TARGET_KNOWN
from bakehouse.games.pie_contest.move_lists import SET_SIZE, ascending, first_copies, kinds_among, nth_kind, with_cards
from bakehouse.games.pie_contest.moving import KIND_OF_REF, ref_to
from bakehouse.games.pie_contest.reasons import Reasons
from bakehouse.games.pie_contest.state import (
    ENTRY,
    EVERYBODY,
    GONE,
    HAND_MAX,
    IN_TRASH,
    IS_RESOLVING,
    MAX_RESOLVED,
    NO_PIE,
    Phase,
    Step,
    Why,
    place_of,
    without_one,
)
from bakehouse.games.pie_contest.together import POLL_MOVES
from bakehouse.games.pie_contest.vocabulary import ops

DIVE_COST: Final[i64] = 2  # CO-32
MAX_DIVE: Final = 4  # atoms: the word, the two cards, what is taken
NOTHING_FOUND: Final[i64] = -1
BEST_OF: Final = 3  # CO-64
ONLY_NO: Final = vec[i64]([NO])
YES_OR_NO: Final = vec[i64]([YES, NO])
ONLY_DONE: Final = vec[i64]([DONE])
REASONS: Final = ["", "everybody baked", "three pies", "grand contest", "closing time"]


class State(Reasons):
    """A game of Pie Contest in progress."""

    __slots__ = ()

    @property
    def move_space(self) -> int:
        return self.deck.moves

    def empty(self, chance: Chance) -> State:
        return State(self.seats, self.deck, self.options, chance)

    def begin(self) -> None:
        """CO-13, CO-R3: who starts is drawn by lot, agreed on, or asked for; CO-R5: the row is turned up first."""
        if self.options.start_poll:
            self.shuffle_cards()
            self.turn_up_row()
            self.ask_everybody(Step.POLL, 0)
            return
        self.first = self.picked("first", self.seats) if self.options.start_random else 0
        self.turn = self.first
        self.shuffle_cards()
        self.log_event(events.STARTED, self.first, luck=True)
        self.turn_up_row()
        self.deal_hands()
        self.run()

    def _begin_after_poll(self) -> None:
        self.close_poll()
        self.turn = self.first
        self.log_event(events.STARTED, self.first, luck=True)
        self.deal_hands()

    # -- What happens without an answer --------------------------------------------------

    def run(self) -> None:
        """Continue until somebody is asked or the game is over."""
        while not self.waiting and not self.over:
            if self.running:
                self.carry_out()
            elif len(self.batch):
                self._resolve_next()
            elif self.checking:
                self._checkpoint()
            elif self.ending:
                self.close()
            else:
                self._next_phase()

    def _next_phase(self) -> None:
        match self.phase:
            case Phase.BEGIN:
                self._begin_turn()
            case Phase.MAIN:
                self._ask_main()
            case Phase.END:
                self._end_turn()
            case Phase.CLAIM:
                self._ask_for_claims()
            case Phase.LIMIT:
                self._limit_hand()
            case Phase.NEXT:
                self._next_turn()

    def _begin_turn(self) -> None:
        """T1 to T3, CO-R7: shields end, then the draw, then effects of the start of the turn."""
        self.turns += 1
        bit = BIT[self.turn]
        self.shield_kitchen &= BIT[self.seats] - 1 - bit
        self.shield_pies &= BIT[self.seats] - 1 - bit
        if len(self.completed):
            self.completed = NO_CARDS
            self.unsteady = EVERYBODY
        if len(self.occasions):  # CO-52: lost; what still holds is found again
            self.occasions = NO_CARDS
            self.unsteady = EVERYBODY
        if self.listening:
            self.log_event(events.TURN_BEGAN, self.turn, self.turns)
        self.draw(self.turn)
        self.collect_kitchen(ops.TURN_START, self.turn, NO_PIE)
        self._check_before(Phase.MAIN)

    def _check_before(self, phase: i64) -> None:
        """A checkpoint, then this phase."""
        self.phase = phase
        self.checking = True
        self.resolved = 0

    def _ask_main(self) -> None:
        """T4; CO-R91: with an empty hand there is only the pass, which is not asked."""
        if self.size(self.turn):
            self.step = Step.MAIN
            self.ask(self.turn)
        else:
            self._pass_turn()

    def _end_turn(self) -> None:
        """T6: effects and goals of the end of the turn."""
        self.collect_kitchen(ops.TURN_END, self.turn, NO_PIE)
        self.fulfil(ops.GOAL_TURN_END, self.turn, NO_PIE)
        self._check_before(Phase.CLAIM if self.options.manual_claims else Phase.LIMIT)

    def _ask_for_claims(self) -> None:
        """CO-R59: everybody is asked, whether there is something to point out or not."""
        if len(self.row):
            self.ask_everybody(Step.CLAIM, self.turn)
        else:
            self.phase = Phase.LIMIT

    def _take_claims(self) -> None:
        """The rewards; then everybody is asked again, until nothing right is pointed out."""
        if self.close_claims():
            self._check_before(Phase.CLAIM)
        else:
            self.phase = Phase.LIMIT

    def _limit_hand(self) -> None:
        """T7, CO-33, CO-R13: down to seven; repeated if the checkpoint after it brings the hand over seven again."""
        surplus = self.size(self.turn) - HAND_MAX
        if surplus <= 0:
            self.phase = Phase.NEXT
            return
        self.offer_hand(Step.LIMIT, surplus)
        self.ask(self.turn)

    def offer_hand(self, step: i64, wanted: i64) -> None:
        """The cards of the active player's hand, to be picked from."""
        self.step = step
        self.pool = self.hands[self.turn]  # kinds, not refs: it is clear where they are
        self.wanted = wanted
        self.lowest = 0
        self.chosen = NO_CARDS

    def _next_turn(self) -> None:
        """T8, CO-14, CO-R4: the player on the right; CO-R53: unless it is closing time."""
        laps = self.options.closing_laps
        if laps and self.turns >= laps * self.seats:
            self.why = Why.CLOSED
            self.close()
            return
        self.turn = (self.turn + self.options.turn_step) % self.seats
        self.phase = Phase.BEGIN

    # -- Checkpoints (CO-R24) ------------------------------------------------------------

    def _checkpoint(self) -> None:
        """Everything that waits now forms a batch; if there is nothing, the turn continues."""
        if self.unsteady or self.deck.has_restless_goals:
            self.fulfil_states()
        if len(self.queue):
            self.batch = self.queue
            self.queue = NO_CARDS
        else:
            self.checking = False

    def _resolve_next(self) -> None:
        """CO-34 to CO-36: player by player; a player with several different effects chooses the order (CO-D7)."""
        if self.resolved >= MAX_RESOLVED:
            self._drop_the_rest()
            return
        seat = self.next_controller()
        if len(self.batch) == ENTRY:
            self._resolve(0)
            return
        effects = self.different_effects(seat)
        if len(effects) == 1:
            self._resolve(effects[0])
            return
        self.step = Step.EFFECT
        self.ask(seat)

    def _drop_the_rest(self) -> None:
        """CO-R100: the safety net against endless chains; claimed Achievements stay in the row."""
        dropped: i64 = (len(self.batch) + len(self.queue)) // ENTRY
        self.batch = NO_CARDS
        self.queue = NO_CARDS
        self.checking = False
        self.log_event(events.DROPPED, NO_SEAT, dropped)

    def _resolve(self, entry: i64) -> None:
        """Carry out one waiting effect."""
        place = entry * ENTRY
        ability = self.batch[place]
        seat = self.batch[place + 1]
        kind = self.batch[place + 2]
        serial = self.batch[place + 3]
        pie = self.batch[place + 4]
        self.batch = self.without_entry(entry)
        self.resolved += 1
        if serial == IS_RESOLVING:
            self._complete(seat, kind, pie)
        self.begin_text(ability, seat, kind, serial, pie)

    def _complete(self, seat: i64, kind: i64, pie: i64) -> None:
        """CO-R60: the Achievement leaves the row; in the Grand Contest its player's Pies gain 3; then the reward."""
        self.take_from_row(kind)
        if self.listening:
            self.log_event(events.ACHIEVED, seat, cards=self.deck.one[kind], knowers=PUBLIC)
        if self.options.grand:
            self.add_grand_bonus(seat, NO_PIE if self.options.grand_includes_new else pie)

    # -- What may be done ------------------------------------------------------------------

    def moves(self, seat: i64) -> vec[i64]:
        if not self.waiting & BIT[seat]:
            return NO_MOVES
        match self.step:
            case Step.MAIN:
                return self._main_moves()
            case Step.CARD:
                return self._picks()
            case Step.LIMIT | Step.DIVE_HAND:
                return self._hand_picks()
            case Step.DIVE_TRASH:
                return self._find_moves()
            case Step.PLAYER:
                return self._seat_moves(self.wanted)
            case Step.TARGET:
                return self._seat_moves(self.targets())
            case Step.OPTION:
                return self._options()
            case Step.MAY:
                return YES_OR_NO if self.can_agree(seat) else ONLY_NO
            case Step.EFFECT:
                return self._effects(seat)
            case Step.COMMIT:
                return self._commit_moves(seat)
            case Step.PIE:
                return self._pie_moves()
            case Step.CLAIM:
                return self.claim_moves(seat)
            case Step.POLL:
                return POLL_MOVES
        return NO_MOVES

    def random_move(self, seat: i64, rng: Rng) -> i64:
        match self.step:
            case Step.MAIN if self.size(seat) <= SET_SIZE:
                words = self._words()
                plays = self._playable(0)
                wordy = count(words)
                number = rng.below(wordy + count(plays))
                return nth(words, number) if number < wordy else PLAY + self.hands[seat][nth(plays, number - wordy)]
            case Step.LIMIT | Step.DIVE_HAND if len(self.pool) <= SET_SIZE:
                return self.deck.at_hand + self.pool[self.lowest + drawn(self._pickable(self.lowest), rng)]
            case Step.DIVE_TRASH:
                return self.deck.at_trash + nth_kind(self.finds, rng.below(kinds_among(self.finds)))
        moves = self.moves(seat)
        return moves[rng.below(len(moves))]

    def _main_moves(self) -> vec[i64]:
        hand = self.hands[self.turn]
        moves = added(self.blank, self._words(), 0)
        start: i64 = 0
        while start < len(hand):
            moves = with_cards(moves, PLAY, hand, start, self._playable(start))
            start += SET_SIZE
        return moves

    def _words(self) -> i64:
        """CO-31, CO-R8, CO-R9: to pass or to dive, as a set; whoever can do nothing else passes."""
        words: i64 = 0
        if self.size(self.turn) >= DIVE_COST:
            words = BIT[DIVE]
        if self.options.may_pass or not (words or self._playable(0)):
            words |= BIT[PASS]
        return words

    def _playable(self, start: i64) -> i64:
        """CO-28: the cards of the hand from this place on that may be played, a kind once: a set of places."""
        hand = self.hands[self.turn]
        plays = first_copies(hand, start)
        has_room = self.room(self.turn) > 0
        if has_room and self.options.empty_action:
            return plays
        places = plays
        while places:
            kind = hand[start + first(places)]
            if not (has_room or self.deck.action[kind]) or not self._may_be_played(kind):  # CO-19, CO-R18
                plays ^= places & -places
            places &= places - 1
        return plays

    def _may_be_played(self, kind: i64) -> bool:
        """CO-R19: an Action that can do nothing may be played, unless the table forbids it."""
        if self.options.empty_action or not self.deck.action[kind]:
            return True
        return self._would_do_something(kind)

    def _would_do_something(self, kind: i64) -> bool:
        """Could the text of this Action do anything, once the card has left the hand (CO-29, CO-R66)?"""
        seat = self.turn
        hand = self.hands[seat]
        self.hands[seat] = without_one(hand, place_of(hand, kind))
        is_turned = kind >= self.deck.pantry_kinds
        if not is_turned:
            self.into_trash(kind)
        self.set_words(seat, kind, GONE if is_turned else IN_TRASH, NO_PIE)
        found = self.can_do_some(self.deck.ability_start[self.deck.ability_first[kind]], ops.NOTHING, seat)
        if not is_turned:
            self.out_of_trash(kind)
        self.hands[seat] = hand
        return found

    def _may_stop(self) -> bool:
        """May the pick end before all cards are chosen?"""
        return self.step == Step.CARD and self.deck.code[self.selector_asked() + 4] == ops.PICK_UP_TO

    def _picks(self) -> vec[i64]:
        """One card at a time, in the order of the pool, as long as enough cards come after it."""
        pool = self.pool
        count: i64 = len(pool)
        needed = self.wanted - len(self.chosen)
        may_stop = self._may_stop()
        moves = self.blank
        if may_stop:
            moves = append(moves, DONE)
        for place in range(self.lowest, count):
            if place > self.lowest and self._is_another_copy(pool[place], pool[place - 1]):
                continue
            if may_stop or count - place >= needed:
                moves = append(moves, self.atom_of(pool[place]))
        return ascending(moves)

    def _hand_picks(self) -> vec[i64]:
        """The same for a dive and for the hand limit: cards of one's own hand, which are in order."""
        moves = self.blank
        start = self.lowest
        while start <= self._last_pick():
            moves = with_cards(moves, self.deck.at_hand, self.pool, start, self._pickable(start))
            start += SET_SIZE
        return moves

    def _last_pick(self) -> i64:
        """The last place of the pool that leaves enough cards behind it."""
        return len(self.pool) - (self.wanted - len(self.chosen))

    def _pickable(self, start: i64) -> i64:
        """What can be picked from this place of the pool on, a kind once: a set of places."""
        places = self._last_pick() + 1 - start
        picks = first_copies(self.pool, start)
        return picks & (BIT[places] - 1) if places < SET_SIZE else picks

    def _is_another_copy(self, one: i64, two: i64) -> bool:
        """Outside Kitchens the same card is the same number; inside they differ by their serial numbers."""
        return one == two or ((one ^ two) & KIND_OF_REF == 0 and self.is_same_card(one, two))

    def _dive_finds(self) -> vec[i64]:
        """CO-32: the Trash by kind, the two just Trashed among it (CO-R10)."""
        finds = self.trash[:]
        if self.options.dive_own:
            for kind in self.chosen:
                if kind < len(finds):
                    finds[kind] += 1
        return finds

    def _find_moves(self) -> vec[i64]:
        moves = self.blank
        for kind in range(i64(len(self.finds))):
            if self.finds[kind]:
                moves = append(moves, self.deck.at_trash + kind)
        return moves

    def _seat_moves(self, players: i64) -> vec[i64]:
        moves = self.blank
        for seat in range(self.seats):
            if players & BIT[seat]:
                moves = append(moves, SEAT + seat)
        return moves

    def _options(self) -> vec[i64]:
        moves = self.blank
        for option in range(self.operand(3)):
            if self.option_is_open(option):
                moves = append(moves, OPTION + option)
        return moves

    def _effects(self, seat: i64) -> vec[i64]:
        moves = self.blank
        for number in range(min(i64(len(self.different_effects(seat))), i64(MAX_EFFECTS))):
            moves = append(moves, EFFECT + number)
        return moves

    def _commit_moves(self, seat: i64) -> vec[i64]:
        """CO-D8: cards of one's own hand, ascending; a player without a card that fits can only say so."""
        if not len(self.commit_pool(seat)):
            return ONLY_DONE
        left = self.commits_left(seat)
        needed = self.commits_needed(seat) - len(self.commits[seat])
        moves = self.blank
        last: i64 = -1
        for place in range(i64(len(left))):
            kind = left[place]
            if kind != last and i64(len(left)) - place >= needed:
                moves = append(moves, self.deck.at_hand + kind)
            last = kind
        return moves

    def _pie_moves(self) -> vec[i64]:
        moves = self.blank
        for pie in range(min(i64(len(self.pie_owner)), i64(MAX_PIES))):
            moves = append(moves, self.deck.at_pie + pie)
        return moves

    # -- Doing it ------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        match self.step:
            case Step.MAIN:
                self._act(move)
            case Step.CARD | Step.LIMIT | Step.DIVE_HAND:
                self._pick(move)
            case Step.DIVE_TRASH:
                self._dive(move - self.deck.at_trash)
            case Step.PLAYER:
                self._answered()
                self.point_at(move - SEAT)
            case Step.TARGET:
                self._answered()
                self.stage = TARGET_KNOWN
                self.point_at(move - SEAT)
            case Step.OPTION:
                self._answered()
                self.answer_option(seat, move - OPTION)
            case Step.MAY:
                self._answered()
                self.answer_may(seat, yes=move == YES)
            case Step.EFFECT:
                self._answered()
                self._resolve(self.different_effects(seat)[move - EFFECT])
            case Step.COMMIT | Step.CLAIM | Step.POLL:
                if self._is_complete(seat, move):
                    self._answered_together(seat)
            case Step.PIE:
                self._answered()
                self.lowest = move - self.deck.at_pie
            case Step.NONE:
                pass
        if not self.waiting:
            self.run()

    def _answered(self) -> None:
        """A decision is complete."""
        self.number += 1
        self.waiting = 0
        self.chain = NO_CARDS
        self.step = Step.NONE

    def _act(self, move: i64) -> None:
        """T4: play, dive or pass."""
        if move == PASS:
            self._answered()
            self._pass_turn()
        elif move == DIVE:
            self.chain = vec[i64]([DIVE], capacity=MAX_DIVE)
            self._begin_dive()
        else:
            self._answered()
            self._check_before(Phase.END)  # T5, once the card is completely finished
            self.begin_played_texts(self.turn, self.lay_down(self.turn, move - PLAY))

    def _pass_turn(self) -> None:
        self.log_event(events.PASSED, self.turn)
        self._check_before(Phase.END)

    def _pick(self, move: i64) -> None:
        """One card of a pick; nothing moves before the last one."""
        if move != DONE:
            place = self._place_in_pool(move)
            self.chosen = append(self.chosen, self.pool[place])
            self.lowest = place + 1
            if len(self.chosen) < self.wanted:
                self.chain = append(self.chain, move)
                return
        if self.step == Step.DIVE_HAND:
            self.chain = append(self.chain, move)
            self._search_trash()
        elif self.step == Step.LIMIT:
            self._answered()
            self._trash_surplus()
        elif self._needs_target():
            self.chain = append(self.chain, move)
            self.step = Step.TARGET
        else:
            self._answered()

    def _place_in_pool(self, move: i64) -> i64:
        """The first card that this atom names, of those that may come next."""
        pool = self.pool
        place = self.lowest
        if self.step == Step.CARD:
            while self.atom_of(pool[place]) != move:
                place += 1
            return place
        while self.deck.at_hand + pool[place] != move:  # a dive or the hand limit: one's own hand
            place += 1
        return place

    def _needs_target(self) -> bool:
        """Does the same player now choose who gets the cards? That is part of the same move."""
        if self.deck.code[self.pc] != ops.MOVE or self.stage != CARDS_KNOWN or self.actor != self.you:
            return False
        who = self.operand(3)
        if who != ops.ANY and who != ops.OTHER:
            return False
        targets = self.targets()
        return targets & (targets - 1) != 0

    def _trash_surplus(self) -> None:
        """CO-33, CO-R67: a turned card counts as Trashed, and goes to the pile."""
        for kind in self.chosen:
            self.trash_from_hand(self.turn, kind)
        self.chosen = NO_CARDS
        self._check_before(Phase.LIMIT)

    def trash_from_hand(self, seat: i64, kind: i64) -> None:
        """By the rules, not by an effect."""
        self.you = seat
        self.move_ref(ref_to(kind, ops.HAND, seat, 0), ops.TRASH, seat, PUBLIC, by_chance=False)

    # -- Dumpster diving (CO-31, CO-32) ----------------------------------------------------------

    def _begin_dive(self) -> None:
        """CO-R90: with exactly two cards in hand nothing is asked."""
        self.offer_hand(Step.DIVE_HAND, DIVE_COST)
        if self.size(self.turn) == DIVE_COST:
            self.chosen = self.pool
            self._search_trash()

    def _search_trash(self) -> None:
        """The card to take; the whole dive is one move, because nothing new is seen before it ends."""
        self.finds = self._dive_finds()
        if nth_kind(self.finds, 1) >= 0:
            self.step = Step.DIVE_TRASH
        else:  # CO-R11: NOTHING_FOUND, if there is not even one
            self._dive(nth_kind(self.finds, 0))

    def _dive(self, found: i64) -> None:
        """CO-32: two cards are Trashed, then one is taken."""
        self._answered()
        seat = self.turn
        cards = self.chosen
        self.chosen = NO_CARDS
        self.log_event(events.DIVED, seat, cards=cards, knowers=PUBLIC)
        for kind in cards:
            self.trash_from_hand(seat, kind)
        if found != NOTHING_FOUND:
            self.move_ref(ref_to(found, ops.TRASH, ops.NOBODYS, 0), ops.HAND, seat, PUBLIC, by_chance=False)
        self._check_before(Phase.END)
        self.fulfil(ops.GOAL_DIVE, seat, NO_PIE)

    # -- Everybody at once (CO-D8, CO-D11, CO-D12) ---------------------------------------------------

    def _is_complete(self, seat: i64, move: i64) -> bool:
        """Take an atom of an answer that is final and secret; is the answer complete?"""
        if self.step == Step.CLAIM:
            return self.claim(seat, move)
        if move == DONE:
            return True
        if self.step == Step.POLL:
            self.commit(seat, move - OPTION)
            return True
        self.commit(seat, move - self.deck.at_hand)
        return len(self.commits[seat]) >= self.commits_needed(seat)

    def _answered_together(self, seat: i64) -> None:
        """Nothing happens before the last answer is in: even the number of moves stays as it is."""
        self.answered(seat)
        if self.waiting:
            return
        self.number += count(self.asked_together())
        step = self.step
        self.step = Step.NONE
        if step == Step.POLL:
            self._begin_after_poll()
        elif step == Step.CLAIM:
            self._take_claims()

    # -- The result (CO-61, CO-62, CO-64) -----------------------------------------------------------

    def sorted_values(self, seat: i64) -> list[int]:
        """The values of a player's Pies, the best first."""
        values: list[int] = []
        for pie in range(len(self.pie_owner)):
            if self.pie_owner[pie] == seat:
                values.append(self.value(pie))
        values.sort(reverse=True)
        return values

    def score(self, seat: i64) -> int | None:
        """CO-R50, CO-R51, CO-R53; Grand Contest: missing Pies count 0."""
        values = self.sorted_values(seat)
        if self.options.grand:
            return sum(values[:BEST_OF])
        if values:
            return values[0]
        return 0 if self.options.no_pie_is_zero else None

    def result(self) -> Outcome:
        scores: list[int | None] = [self.score(seat) for seat in range(self.seats)]
        best: int | None = None
        for score in scores:
            if score is not None and (best is None or score > best):
                best = score
        winners: list[int] = [seat for seat in range(len(scores)) if scores[seat] == best]
        if self.options.next_best:
            winners = self._by_next_best(winners)
        return Outcome(REASONS[self.why], scores, winners)

    def _by_next_best(self, tied: list[int]) -> list[int]:
        """CO-R52: second-best, third-best …; a missing Pie loses; still tied: shared."""
        lines = [self.sorted_values(seat) for seat in tied]
        best = max(lines)
        return [tied[number] for number in range(len(tied)) if lines[number] == best]

    def reward(self, seat: int) -> float:
        """1 for winning alone, half for sharing."""
        winners = self.result().winners
        if seat not in winners:
            return 0.0
        return 1.0 if len(winners) == 1 else 0.5

    # -- Chains ----------------------------------------------------------------------------------------

    def pending(self, seat: int) -> list[int]:
        if self.over:
            return []
        if self.step == Step.COMMIT:
            if not self.waiting & BIT[seat]:
                return []
            return [self.deck.at_hand + kind for kind in self.commits[seat]]
        if self.step == Step.CLAIM:
            if not self.waiting & BIT[seat]:
                return []
            return [OPTION + place for place in self.commits[seat]]
        if self.step == Step.POLL:
            return []
        if seat != self.actor:
            return []
        return [atom for atom in self.chain]  # noqa: C416 - a vec of numbers becomes a list of ints
