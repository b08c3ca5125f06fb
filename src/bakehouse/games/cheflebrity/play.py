# mypyc: compiled
"""The turn of Cheflebrity: draw, swap, play a pie card, serve, end; and the end of the game (CH-55 to CH-86).

What the other chapters of the rulebook add to a turn is in `reactions` and `trading`.
"""

from __future__ import annotations

from bakehouse.core.bitsets import added, count, drawn, nth
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import i64, vec
from bakehouse.core.state import BIT, NO_CARDS, NO_MOVES
from bakehouse.core.vectors import changed
from bakehouse.core.view import Outcome
from bakehouse.games.cheflebrity import events
from bakehouse.games.cheflebrity.atoms import (
    ACCEPT,
    CARD,
    COUNT,
    DECLINE,
    END,
    KEEP,
    MOVES,
    NEW,
    NO_DRAW,
    OFFER,
    OFFER_ALL,
    PARTNER,
    PIE,
    PILE,
    PLAY,
    SABOTAGE,
    SAVE,
    SAVE_SG,
    SERVE,
    SKIP,
    SWAP,
    Answers,
    is_sabotage,
)
from bakehouse.games.cheflebrity.cards import (
    BOTTOM,
    FILLING,
    GENIUS_PLAIN,
    HOLDABLE,
    MAX_SEATS,
    OO,
    PART_OF,
    PIE_CARDS,
    PIE_KINDS,
    PLACED,
    SG,
    WITH_PARTS,
    Pie,
    kind_of,
)
from bakehouse.games.cheflebrity.scoring import totals, winners
from bakehouse.games.cheflebrity.state import NOT_YET, Step
from bakehouse.games.cheflebrity.trading import MAX_CHAIN, Trading, picked_cards


class State(Trading):
    """A game of Cheflebrity in progress."""

    __slots__ = ()

    @property
    def move_space(self) -> int:
        return MOVES

    def empty(self, chance: Chance) -> State:
        return State(self.seats, self.deck, self.options, chance)

    # -- Turns (CH-55, CH-56, CH-83) -----------------------------------------

    def begin(self) -> None:
        """CH-R2: who starts is drawn by lot or agreed on."""
        self.start(self.picked("first_player", self.seats) if self.options.start_random else 0)

    def start(self, starter: i64) -> None:
        self.starter = starter
        self.deal_hands()
        self._begin_turn(starter)

    def _begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.still += 1
        self.served = False
        self.offers = 0
        self.stage = Step.SWAP
        if self.can_draw():  # CH-R9, CH-R63
            self.stage = Step.DRAW
        self.continue_turn()

    def continue_turn(self) -> None:
        """Ask the active player for the next step of the turn, or begin the next turn."""
        if self.stage == Step.END:
            self._next_turn()
            return
        if self.stage == Step.SWAP and not self.sizes[self.turn]:  # CH-R79: with an empty hand nothing is asked
            self.stage = Step.PLAY
        if self.stage == Step.PLAY and not self.sizes[self.turn]:
            self.stage = Step.MENU
        self.step = self.stage
        self.ask(self.turn)

    def _next_turn(self) -> None:
        """CH-56, CH-83; CH-85: after the last card everybody else has one more turn."""
        self.turns += 1
        if self.turns_left == 0:
            self.log_event(events.ENDED, NO_SEAT)
            self.finish()
            return
        if self.turns_left != NOT_YET:
            self.turns_left -= 1
        self._begin_turn((self.turn + 1) % self.seats)

    # -- What may be done ----------------------------------------------------

    def moves(self, seat: i64) -> vec[i64]:
        if not self.waiting & BIT[seat]:
            return NO_MOVES
        words, verb, objects = self._answers(seat)
        return added(added(self.blank, words, 0), objects, verb)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        words, verb, objects = self._answers(seat)
        if not objects:
            return drawn(words, rng)
        if not words:
            return verb + drawn(objects, rng)
        wordy = count(words)
        number = rng.below(wordy + count(objects))
        return nth(words, number) if number < wordy else verb + nth(objects, number - wordy)

    def _answers(self, seat: i64) -> Answers:
        if len(self.chain):
            return self._next_atoms()
        match self.step:
            case Step.DRAW:
                return self._draws()
            case Step.SWAP:  # CH-60, CH-R13: any one card of the hand, or none
                return BIT[KEEP] | self.sabotages(seat), SWAP, self.held[seat]
            case Step.PLAY:
                return self._plays()
            case Step.MENU:
                return self._menu()
            case Step.OOPS:
                return 0, PIE, self.places_in_line(seat)
            case Step.SAVE:
                return self.save_moves(seat), 0, 0
            case Step.WINDOW:
                return self.window_moves(seat)
            case Step.REPLY:
                return self.reply_moves(), 0, 0
            case Step.REPLIES:
                return BIT[ACCEPT] | BIT[DECLINE], 0, 0
            case Step.PICK:
                return self.partner_moves(), 0, 0
        return 0, CARD, self.commit_kinds(seat)

    def _next_atoms(self) -> Answers:
        """How the chain of the one seat that is asked may continue."""
        first = self.chain[0]
        if is_sabotage(first):
            return 0, PIE, self.victim_pies(first)
        if first >= PLAY:
            return self._places(first - PLAY)
        if first >= SWAP:
            return self._sources(first - SWAP)
        return self.offer_atoms()

    def _draws(self) -> Answers:
        """CH-57, CH-58: the Ingredients Pile or any card of the Leftovers Pile."""
        words = self.sabotages(self.turn)
        if self.left:
            words |= BIT[PILE]
        if self._must_draw_from_pile():
            return words, 0, 0
        return words, CARD, self.held[self.seats]

    def _must_draw_from_pile(self) -> bool:
        """CH-R11: with the option `swap_draw = optional` a round without such a draw is enough."""
        return not self.options.draw_must_follow and self.left > 0 and self.still > self.seats

    def _sources(self, kind: i64) -> Answers:
        """CH-61: where the card for a discard comes from; CH-R12: the discard itself lies in Leftovers by then."""
        leftovers = self.held[self.seats]
        if self.options.takeback:
            leftovers |= BIT[kind]
        words: i64 = 0
        if self.left:
            words |= BIT[PILE]
        if not self.options.draw_must_follow or (not self.left and not leftovers):  # CH-R11, CH-R93
            words |= BIT[NO_DRAW]
        return words, CARD, leftovers

    def _plays(self) -> Answers:
        """CH-62, CH-R14: one pie card that fits somewhere, or none; CH-34: a Stroke of Genius! counts as one."""
        held = self.held[self.turn]
        cards = held & PIE_CARDS
        if held & BIT[SG]:
            for placed in range(PIE_KINDS, PLACED):
                if self._is_role(placed):
                    cards |= BIT[placed]
        return BIT[SKIP] | self.sabotages(self.turn), PLAY, cards & self._cards_wanted()

    def _is_role(self, placed: i64) -> bool:
        """CH-R45: a Stroke of Genius! as a Filling has a declared kind, or none with the option `no_kind`."""
        if PART_OF[placed] != FILLING:
            return True
        return (placed == GENIUS_PLAIN) == self.options.plain_genius

    def _cards_wanted(self) -> i64:
        """The cards that can be placed now, as a set: bottoms always (CH-65)."""
        parts = BIT[BOTTOM]
        for pie in self.working[self.turn]:
            parts |= pie.parts_wanted()
        return WITH_PARTS[parts]

    def _places(self, placed: i64) -> Answers:
        """CH-R18: a Bottom Crust begins a new pie, everything else goes on a pie that can take it."""
        part = PART_OF[placed]
        if part == BOTTOM:
            return BIT[NEW], 0, 0
        places: i64 = 0
        place: i64 = 1
        for pie in self.working[self.turn]:
            if pie.takes(part):
                places |= place
            place += place
        return 0, PIE, places

    def _menu(self) -> Answers:
        """CH-R7: serve and trade in any order, then end."""
        complete: i64 = 0
        if self._may_serve():
            place: i64 = 1
            for pie in self.working[self.turn]:
                if pie.is_complete:
                    complete |= place
                place += place
        return BIT[END] | self.sabotages(self.turn) | self.offer_moves(), SERVE, complete

    def _may_serve(self) -> bool:
        """CH-77: one dessert a turn; CH-R7: with the option `book` not after an offer."""
        if self.served:
            return False
        return not self.options.serve_first or not self.offers

    # -- Why not -------------------------------------------------------------

    def reason(self, seat: i64, move: i64) -> str:
        """CH-R88: the most telling rule that forbids a move which is not legal."""
        if SABOTAGE <= move < OFFER_ALL and (move - SABOTAGE) % MAX_SEATS >= self.seats:
            return "BH-3"  # there is no such seat
        if self.step == Step.COMMIT:
            return self.why_not_committed(seat, move)
        if len(self.chain) or self.drafts[seat]:
            return self._why_not_next(seat, move)
        if is_sabotage(move) and self._may_sabotage_now():
            return self.why_no_sabotage(seat, move)
        if move in (SAVE, SAVE_SG):
            return self.why_not_saved(seat, move)
        if self._is_too_late(move) or self._is_too_early(move):
            return "CH-R8"
        match self.step:
            case Step.DRAW:
                return self._why_no_draw(move)
            case Step.SWAP if SWAP <= move < PLAY:
                return "CH-60"
            case Step.PLAY if move >= PLAY:
                return self._why_no_play(move - PLAY)
            case Step.MENU if SERVE <= move < CARD:
                return self._why_no_serve(move - SERVE)
            case Step.MENU if OFFER <= move < COUNT:
                return self.why_not_offered(move)
            case Step.REPLY | Step.REPLIES:
                return self.why_no_reply(move)
            case Step.PICK if PARTNER <= move < OFFER:
                return "CH-R55"
            case Step.OOPS if PIE <= move < SERVE:
                return "CH-19"
        return "BH-2"

    def _may_sabotage_now(self) -> bool:
        return self.step == self.stage or self.step == Step.WINDOW

    def _is_too_late(self, move: i64) -> bool:
        """CH-R8: no way back to an earlier step."""
        if self.step != self.stage:
            return False
        if self.stage == Step.MENU or self.stage == Step.PLAY:
            if SWAP <= move < PLAY or move in (KEEP, PILE) or CARD <= move < CARD + HOLDABLE:
                return True
        if self.stage == Step.SWAP:
            return move == PILE or CARD <= move < CARD + HOLDABLE
        return self.stage == Step.MENU and (move >= PLAY or move == SKIP)

    def _is_too_early(self, move: i64) -> bool:
        """CH-R8: serving, trading and ending come after the play step; playing after the swap."""
        if self.step != self.stage or self.stage == Step.MENU:
            return False
        if SERVE <= move < CARD or move == END or OFFER <= move < COUNT:
            return True
        if self.stage != Step.PLAY and (move >= PLAY or move == SKIP):
            return True
        return self.stage == Step.DRAW and (SWAP <= move < PLAY or move == KEEP)

    def _why_not_next(self, seat: i64, move: i64) -> str:
        first = self.chain[0] if len(self.chain) else self.drafts[seat]
        if is_sabotage(first):
            return "CH-25" if PIE <= move < SERVE else "BH-2"
        if first >= PLAY:
            return self._why_not_there(PART_OF[first - PLAY], move)
        if first >= SWAP:
            return self._why_no_source(first - SWAP, move)
        return self.why_not_said(move)

    def _why_no_draw(self, move: i64) -> str:
        if move == PILE:
            return "CH-86"
        if CARD <= move < CARD + HOLDABLE:
            return "CH-R11" if self.holds(self.seats, move - CARD) else "CH-38"
        return "BH-2"

    def _why_no_source(self, kind: i64, move: i64) -> str:
        if move == PILE:
            return "CH-86"
        if move == NO_DRAW:
            return "CH-R11"
        if CARD <= move < CARD + HOLDABLE:
            return "CH-R12" if move - CARD == kind else "CH-38"
        return "BH-2"

    def _why_no_play(self, placed: i64) -> str:
        if not self.holds(self.turn, kind_of(placed)):
            return "CH-32" if placed >= PIE_KINDS else "CH-62"
        if placed >= PIE_KINDS and not self._is_role(placed):
            return "CH-R45"
        return self._why_no_place(PART_OF[placed])

    def _why_no_place(self, part: i64) -> str:
        """CH-R88: a second one, or another fault of the building order."""
        for pie in self.working[self.turn]:
            if pie.has(part):
                return "CH-71"
        return "CH-R18"

    def why_not_on(self, placed: i64, move: i64) -> str:
        """The same for a card of the hand and the pie that is named for it; empty if there is no reason."""
        if not self.holds(self.turn, kind_of(placed)) or not self._is_role(placed):
            return ""  # the card alone is refused
        words, _, places = self._places(placed)
        if words & BIT[move] if move < PIE else places >> (move - PIE) & 1:
            return ""
        return self._why_not_there(PART_OF[placed], move)

    def _why_not_there(self, part: i64, move: i64) -> str:
        if move == NEW:
            return "CH-R18"
        if not PIE <= move < SERVE:
            return "BH-2"
        place = move - PIE
        line = self.working[self.turn]
        if place < len(line) and line[place].has(part):
            return "CH-71"
        return "CH-R18"

    def _why_no_serve(self, place: i64) -> str:
        line = self.working[self.turn]
        if place >= len(line):
            return "CH-73"
        if not line[place].is_complete:
            return "CH-67"
        return "CH-77" if self.served else "CH-R7"

    # -- Doing it ------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        match self.step:
            case Step.DRAW | Step.SWAP | Step.PLAY | Step.MENU:
                if len(self.chain):
                    self._extend_chain(seat, move)
                else:
                    self._act(seat, move)
            case Step.OOPS:
                self.number += 1
                self.spill_on(move - PIE)
            case Step.SAVE:
                self.answer_save(seat, move)
            case Step.WINDOW:
                self.answer_window(seat, move)
            case Step.REPLY:
                if len(self.chain):
                    self.say(seat, move)
                else:
                    self.reply(seat, move)
            case Step.REPLIES:
                self.reply_to_all(seat, move)
            case Step.PICK:
                self.choose_partner(move)
            case Step.COMMIT:
                self.pick_card(seat, move - CARD)

    def _act(self, seat: i64, move: i64) -> None:
        """The active player's decision, or the first atom of it."""
        if move >= SWAP or is_sabotage(move) or OFFER <= move < COUNT:
            self.chain = vec[i64]([move], capacity=MAX_CHAIN)
            return
        self.number += 1
        match self.step:
            case Step.DRAW:
                self.stage = Step.SWAP
                self._take(seat, move)
            case Step.SWAP:
                self.stage = Step.PLAY
                self.continue_turn()
            case Step.PLAY:
                self.stage = Step.MENU
                self.continue_turn()
            case Step.MENU:
                self._act_in_menu(seat, move)

    def _extend_chain(self, seat: i64, move: i64) -> None:
        first = self.chain[0]
        if OFFER <= first < COUNT:
            self.say(seat, move)
            return
        self.number += 1
        self.chain = NO_CARDS
        if is_sabotage(first):
            self.sabotage(seat, first, move - PIE)
        elif first >= PLAY:
            self._place(seat, first - PLAY, move)
        else:
            self._swap(seat, first - SWAP, move)

    # -- Steps 1 and 2: draw and discard (CH-57 to CH-61) --------------------

    def _take(self, seat: i64, move: i64) -> None:
        """A card from the pile that the move names; then everybody may react."""
        if move == PILE:
            self._draw(seat)
        else:
            self.take_from_leftovers(seat, move - CARD)
            self.table_changed()

    def _draw(self, seat: i64) -> None:
        """CH-59: into the hand; CH-18, CH-R28: an Oops! is shown and resolved first, in whichever step."""
        self.left -= 1
        kind = self.pile[self.left]
        self.still = 0
        knowers = PUBLIC if kind == OO else BIT[seat]
        if self.listening:
            self.log_event(events.DREW, seat, self.left, cards=self.deck.one[kind], knowers=knowers, luck=True)
        if not self.left:
            self._last_card(seat)
        if kind == OO:
            self.spill()
            return
        self.add(seat, kind)
        if self.memory is not None:
            self.own_memory().drew(seat)
        self.table_changed()

    def _last_card(self, seat: i64) -> None:
        """CH-84, CH-85, CH-R61, CH-R62."""
        self.last_drawer = seat
        self.turns_left = self.seats - 1
        if self.options.finish_round:
            self.turns_left = (self.starter + 2 * self.seats - 1 - seat) % self.seats
        self.log_event(events.LAST_CARD, seat, self.turns_left)

    def _swap(self, seat: i64, kind: i64, source: i64) -> None:
        """CH-60, CH-61."""
        self.stage = Step.PLAY
        self.discard(seat, kind)
        if source == NO_DRAW:
            self.table_changed()
        else:
            self._take(seat, source)

    # -- Step 3: play a pie card (CH-62 to CH-72) ----------------------------

    def _place(self, seat: i64, placed: i64, move: i64) -> None:
        self.stage = Step.MENU
        self.leave_hand(seat, kind_of(placed))
        if move == NEW:
            pies = self.working[seat][:]
            number = self.started[seat] + 1
            self.started = changed(self.started, seat, number)
            pies.append(Pie(number, vec[i64]([placed])))
            self.set_line(seat, pies)
        else:
            place = move - PIE
            number = self.working[seat][place].number
            self.replace_pie(seat, place, self.working[seat][place].with_card(placed))
        if self.listening:
            self.log_event(events.PLACED, seat, placed, number, cards=self.deck.one[kind_of(placed)], knowers=PUBLIC)
        self.open_window()  # CH-R41: before the owner can serve

    # -- Step 4: serve; then end (CH-73 to CH-77) ----------------------------

    def _act_in_menu(self, seat: i64, move: i64) -> None:
        if move == END:
            self.stage = Step.END
            self.log_event(events.ENDED_TURN, seat)
            self.open_window()
        else:
            self._serve(seat, move - SERVE)

    def _serve(self, seat: i64, place: i64) -> None:
        """CH-74, CH-R41: at once, and for good (CH-76)."""
        dessert = self.working[seat][place]
        self.served = True
        self.remove_pie(seat, place)
        lines = self.serving[:]
        lines[seat] = [*lines[seat], dessert]
        self.serving = lines
        if self.listening:
            cards = vec[i64]([kind_of(placed) for placed in dessert.cards])
            self.log_event(events.SERVED, seat, dessert.number, 1 if dessert.is_pie else 0, cards=cards, knowers=PUBLIC)
        self.continue_turn()

    # -- The end of the game -------------------------------------------------

    def result(self) -> Outcome:
        scores: list[int | None] = []
        for points in totals(self):
            score: int = points
            scores.append(score)
        return Outcome("points", scores, winners(self))

    def reward(self, seat: int) -> float:
        """A shared victory is worth its share. Before the end: as if the game were over now."""
        best = winners(self)
        return 1.0 / float(len(best)) if seat in best else 0.0

    # -- Chains --------------------------------------------------------------

    def pending(self, seat: int) -> list[int]:
        if self.over or not self.is_asked(seat):
            return []
        if self.step == Step.WINDOW:
            return [int(self.drafts[seat])] if self.drafts[seat] else []
        if self.step == Step.COMMIT:
            return [int(CARD + kind) for kind in picked_cards(self.drafts[seat])]
        return [int(atom) for atom in self.chain]
