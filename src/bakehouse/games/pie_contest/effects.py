# mypyc: compiled
"""The interpreter of CEV 1: carrying out a text, step by step, with its questions (CO-D3 to CO-D6, CO-D8, CO-D10).

A step that asks is entered again when it is answered: `stage` says how far it is. Whatever is in progress is in the
state, so that a state can be copied in the middle of anything.
"""

from __future__ import annotations

from bakehouse.core.log import NO_SEAT, PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.games.pie_contest import events
from bakehouse.games.pie_contest.choosing import (
    AGREED,
    BEGUN,
    CARDS_KNOWN,
    PLAYER_KNOWN,
    SECOND_SIDE,
    TARGET_KNOWN,
    Choosing,
)
from bakehouse.games.pie_contest.moving import NO_REF, ref_kind, ref_seat, ref_to, ref_zone
from bakehouse.games.pie_contest.numbers import OUTSIDE
from bakehouse.games.pie_contest.state import IS_RESOLVING, MAX_RESOLVED, NO_LOOP, NO_PIE, Step, with_card
from bakehouse.games.pie_contest.vocabulary import ops


class Effects(Choosing):
    """The running text."""

    __slots__ = ()

    def carry_out(self) -> None:
        """Do the next step of the running text, or ask what it needs to know."""
        operation = self.deck.code[self.pc]
        if operation == ops.END:
            self._end_text()
        elif operation == ops.MOVE:
            self._move()
        elif operation == ops.DRAW:
            self._draw_cards()
        elif operation == ops.BAKE:
            self._bake_pie()
        elif operation == ops.MAY:
            self._may()
        elif operation == ops.PLAY:
            self._play()
        elif operation == ops.IF:
            self._if()
        elif operation == ops.EACH:
            self._each()
        elif operation == ops.NEXT:
            self._next_in_loop()
        elif operation == ops.WORTH:
            self._change_worths()
        elif operation == ops.SWAP:
            self._swap_cards()
        elif operation == ops.PIE:
            self._change_pies()
        elif operation == ops.SHIELD:
            self._raise_shield()
        elif operation == ops.REVEAL:
            self._reveal()
        elif operation == ops.CHOOSE:
            self._choose()
        else:
            self._at_once()

    def _finish_step(self) -> None:
        self.pc = self.deck.code[self.pc + 4]
        self._forget_answers()

    def _skip_step(self) -> None:
        """Nothing can be done."""
        self._remember_it(NO_CARDS)
        self._finish_step()

    def _forget_answers(self) -> None:
        self.stage = BEGUN
        self.player = NO_SEAT
        self.chosen = NO_CARDS
        self.pool = NO_CARDS
        self.wanted = 0
        self.lowest = 0

    def _remember_it(self, refs: vec[i64]) -> None:
        """CO-R80; only where the text asks for it later."""
        if self.deck.ability_keeps_it[self.ability]:
            self.it = refs
            if self.loop_left != NO_LOOP:
                gathered = self.gathered[:]
                for ref in refs:
                    gathered = append(gathered, ref)
                self.gathered = gathered

    def _end_text(self) -> None:
        """CO-R60: after a reward the Achievement goes to the bottom, unless it turned; then a new one is turned up."""
        if self.deck.ability_event[self.ability] == ops.REWARD:
            place = self.hole
            self.hole = -1
            if self.this_serial == IS_RESOLVING:
                self.into_pile(self.this_kind, ops.RESOLVING * 16 + ops.NOBODYS)
            self.fill_row(place)
        self._forget_answers()
        self.resume()

    # -- Moving cards ------------------------------------------------------------------------------

    def _move(self) -> None:
        selector = self.operand(1)
        if self.stage == BEGUN:
            self.note_nobody(selector)
            if not self.can_move(self.pc):  # CO-R77
                self._skip_step()
                return
        if not self._settle_cards(selector):
            return
        if self.stage == CARDS_KNOWN:
            self.note_owner(selector)
            if not self.settle_target():
                return
        self._move_chosen(selector)

    def _settle_cards(self, selector: i64) -> bool:
        """Whose hand, then which cards; False while a question is open."""
        if self.stage == BEGUN and not self.whose_hand(selector):
            return False
        if self.stage != PLAYER_KNOWN:
            return True
        self.stage = CARDS_KNOWN
        return self.select_cards(selector, self.card_limit())

    def targets(self) -> i64:
        """The players who could get the chosen cards."""
        if not len(self.chosen):
            return 0
        return self.receivers(self.operand(3), self.operand(2), self.chosen[0])

    def settle_target(self) -> bool:
        """Who gets the cards; False while the question is open."""
        if self.is_left_open(self.operand(3)):
            return self.settle_player(self.targets(), TARGET_KNOWN)
        self.stage = TARGET_KNOWN
        self.player = self.one(self.operand(3))
        return True

    def _move_chosen(self, selector: i64) -> None:
        """One by one; what finds no room stays (CO-20)."""
        code = self.deck.code
        destination = self.operand(2)
        refs = self.chosen
        owner = self.player
        by = code[selector + 6]
        from_pantry = code[selector] == ops.CHOSEN and code[selector + 1] == ops.PANTRY
        moved = vec[i64](capacity=4)
        knew: i64 = 0
        if from_pantry:
            knew = self.lift_looked(self.you, refs)
        if owner != NO_SEAT:
            for ref in refs:
                viewers = knew
                if ref_zone(ref) == ops.HAND:
                    viewers |= BIT[ref_seat(ref)]
                if destination == ops.HAND:
                    viewers |= BIT[owner]
                if by != ops.BY_OWNER:  # CO-R34: the controller learns the card of a random choice as well
                    viewers |= BIT[self.you]
                there = self.move_ref(ref, destination, owner, viewers, by_chance=by == ops.BY_CHANCE)
                if ref_zone(ref) == ops.HAND and ref_zone(there) == ops.PANTRY and not viewers & BIT[self.you]:
                    there = ref_to(ref_kind(ref), ops.BOTTOM, ops.NOBODYS, 0)  # nobody is shown `it` there
                if there != NO_REF:
                    moved = append(moved, there)
        if from_pantry:
            self.pantry_may_be_out()
        self._remember_it(moved)
        self._finish_step()

    def _swap_cards(self) -> None:
        if self.stage == BEGUN:
            if not self.can_do(self.pc, NO_SEAT):
                self._skip_step()
                return
            self.stage = CARDS_KNOWN - 1
            if not self.select_cards(self.operand(1), self.card_limit()):
                return
        if self.stage == CARDS_KNOWN - 1:
            self.side = self.chosen[0]
            self.note_owner(self.operand(1))
            self.stage = SECOND_SIDE
            if not self.select_cards(self.operand(2), self.card_limit()):
                return
        self.note_owner(self.operand(2))
        if len(self.chosen):
            self.swap(self.side, self.chosen[0])
            self._remember_it(vec[i64]([self.side, self.chosen[0]]))
        self._finish_step()

    def _change_worths(self) -> None:
        selector = self.operand(1)
        if self.stage == BEGUN:
            self.stage = CARDS_KNOWN
            if not self.select_cards(selector, self.card_limit()):
                return
        self.note_owner(selector)
        refs = self.chosen
        number = self.number_or_zero(self.operand(2))
        for ref in refs:
            if ref_zone(ref) == ops.KITCHEN:
                self.change_worth(ref, number, is_set=self.operand(3) != 0)
        self._remember_it(refs)
        self._finish_step()

    def _reveal(self) -> None:
        """CO-K5: shown to `you` or to all."""
        selector = self.operand(1)
        if self.stage == BEGUN:
            self.note_nobody(selector)
        if not self._settle_cards(selector):
            return
        self._show_chosen(PUBLIC if self.operand(2) else BIT[self.you])
        self._remember_it(self.chosen)
        self._finish_step()

    def _show_chosen(self, viewers: i64) -> None:
        everybody: i64 = 1 if viewers == PUBLIC else 0
        for seat in range(self.seats):
            shown = vec[i64](capacity=8)
            for ref in self.chosen:
                if ref_zone(ref) == ops.HAND and ref_seat(ref) == seat:
                    shown = with_card(shown, ref_kind(ref))
            if len(shown):
                knowers = viewers | BIT[seat]
                place = ops.HAND * 16 + seat
                self.log_event(events.REVEALED, self.you, place, everybody, cards=shown, knowers=knowers)
                if self.memory is not None:
                    self.own_memory().saw(seat, shown, viewers)
        if self.looked:
            self.note_look(viewers)
            if everybody:
                cards = self.pantry[self.left - self.looked : self.left]
                place = ops.PANTRY * 16 + ops.NOBODYS
                self.log_event(events.REVEALED, self.you, place, everybody, cards=cards, knowers=PUBLIC)
            self.looked = 0

    def _play(self) -> None:
        """CO-R21, CO-R78: the card is played completely before the next step."""
        if self.stage == BEGUN:
            if not self.can_do(self.pc, NO_SEAT):
                self._skip_step()
                return
            self.stage = CARDS_KNOWN
            if not self.select_cards(self.operand(1), self.card_limit()):
                return
        refs = self.chosen
        self._finish_step()
        if not len(refs) or not self._may_play_more():
            self._remember_it(NO_CARDS)
            return
        played = self.lay_down(self.you, ref_kind(refs[0]))
        self._remember_it(vec[i64]([played]))
        self.begin_played_texts(self.you, played)

    def _may_play_more(self) -> bool:
        """CO-R100: plays by effects count as effects, so that cards which play each other come to an end."""
        self.resolved += 1
        if self.resolved <= MAX_RESOLVED:
            return True
        self.log_event(events.DROPPED, NO_SEAT, 1)
        return False

    # -- Baking, drawing, Pies, shields --------------------------------------------------------------

    def _bake_pie(self) -> None:
        if self.stage == BEGUN:
            who = self.operand(1)
            if not self.is_left_open(who):
                self.stage = PLAYER_KNOWN
                self.player = self.one(who)
            elif not self.settle_player(self.bakers_among(self.players(who)), PLAYER_KNOWN):
                return
        baker = self.one(self.operand(1)) if self.stage == AGREED and self.player == NO_SEAT else self.player
        if baker == NO_SEAT or not self.can_bake(baker):
            self.that = NO_PIE
            self._finish_step()
            return
        if not self.options.forced_bake and self.stage != AGREED:  # CO-R37
            self.stage = AGREED
            self.player = baker
            self.step = Step.MAY
            self.ask(baker)
            return
        self.bake(baker, self.operand(2))
        if not self.over:
            self.that = len(self.pie_owner) - 1
            self._finish_step()

    def _draw_cards(self) -> None:
        if not self._settle_step_player(self.operand(2)):
            return
        drawn = vec[i64](capacity=4)
        if self.player != NO_SEAT:
            for _card in range(max(self.number_or_zero(self.operand(1)), 0)):
                if not self.can_draw():  # CO-R15
                    break
                if not self.left:
                    self.reshuffle()
                drawn = append(drawn, ref_to(self.pantry[self.left - 1], ops.HAND, self.player, 0))
                self.draw(self.player)
        self._remember_it(drawn)
        self._finish_step()

    def _raise_shield(self) -> None:
        if not self._settle_step_player(self.operand(2)):
            return
        if self.player != NO_SEAT:
            self.shield(self.operand(1), self.player)
        self._finish_step()

    def _settle_step_player(self, who: i64) -> bool:
        if self.stage != BEGUN:
            return True
        if self.is_left_open(who):
            return self.settle_player(self.players(who), PLAYER_KNOWN)
        self.player = self.one(who)
        return True

    def _change_pies(self) -> None:
        which = self.operand(1)
        if which == ops.ANY_PIE and self.stage == BEGUN and len(self.pie_owner) > 1:
            self.stage = PLAYER_KNOWN
            self.step = Step.PIE
            self.ask(self.you)
            return
        number = self.number_or_zero(self.operand(2))
        if which == ops.THAT_PIE:
            if self.that != NO_PIE:
                self.change_pie(self.that, number)
        elif which == ops.ANY_PIE:
            if len(self.pie_owner):
                self.change_pie(self.lowest if self.stage == PLAYER_KNOWN else 0, number)
        elif which == ops.BEST_PIE or which == ops.WORST_PIE:
            pie = self.extreme_pie(best=which == ops.BEST_PIE)
            if pie != NO_PIE:
                self.change_pie(pie, number)
        else:
            for pie in range(i64(len(self.pie_owner))):
                if (self.pie_owner[pie] == self.you) == (which == ops.MY_PIES):
                    self.change_pie(pie, number)
        self._finish_step()

    # -- Branches and loops ------------------------------------------------------------------------------

    def _may(self) -> None:
        """CO-D6: not asked if everybody can see that the first step inside could do nothing (CO-K13)."""
        by = self.one(self.operand(1))
        if by == NO_SEAT or not self.can_do(self.operand(3), NO_SEAT):
            self.pc = self.operand(2)
            self._forget_answers()
            return
        self.stage = PLAYER_KNOWN
        self.step = Step.MAY
        self.ask(by)

    def can_agree(self, seat: i64) -> bool:
        """Is a yes possible, as far as the player who is asked knows?"""
        if self.deck.code[self.pc] == ops.BAKE:
            return True
        return self.can_do(self.operand(3), seat)

    def answer_may(self, seat: i64, *, yes: bool) -> None:
        self.log_event(events.ANSWERED, seat, 1 if yes else 0, self.pc)
        if self.deck.code[self.pc] == ops.BAKE:  # CO-R37
            if not yes:
                self.that = NO_PIE
                self._finish_step()
            return
        self.pc = self.operand(3) if yes else self.operand(2)
        self._forget_answers()
        if yes and self.deck.code[self.pc] == ops.BAKE and self.one(self.operand(1)) == seat:
            self.stage = AGREED  # not asked twice whether to Bake

    def _if(self) -> None:
        self.pc = self.operand(3) if self.holds(self.operand(1)) else self.operand(2)

    def option_is_open(self, option: i64) -> bool:
        condition = self.deck.code[self.operand(2) + 2 * option]
        return condition == ops.NOTHING or self.holds(condition)

    def _choose(self) -> None:
        """CO-D5: an option whose condition holds; with none, nothing happens."""
        by = self.one(self.operand(1) % ops.HIDDEN)
        hidden = self.operand(1) >= ops.HIDDEN
        open_options: i64 = 0
        last: i64 = 0
        for option in range(self.operand(3)):
            if self.option_is_open(option):
                open_options += 1
                last = option
        if by == NO_SEAT or not open_options:
            if hidden and by != NO_SEAT:
                self._find_no_option(by)
            self._finish_step()
        elif open_options == 1 and (not hidden or self.operand(3) == 1):
            self.pc = self.deck.code[self.operand(2) + 2 * last + 1]
            self._forget_answers()
        else:
            self.stage = PLAYER_KNOWN
            self.step = Step.OPTION
            self.ask(by)

    def _find_no_option(self, by: i64) -> None:
        """CO-K13, as with Heavy Hand: no card in the hand fits."""
        self.log_event(events.NOTHING_DONE, by)
        code = self.deck.code
        for option in range(self.operand(3)):
            condition = code[self.operand(2) + 2 * option]
            if condition != ops.NOTHING and code[condition] == ops.HAS:
                selector = code[condition + 1]
                if code[selector] == ops.CHOSEN and code[selector + 1] == ops.HAND and code[selector + 2] == ops.YOU:
                    self.remember_lack(self.you, code[selector + 3])

    def answer_option(self, seat: i64, option: i64) -> None:
        self.log_event(events.CHOSE, seat, option, self.operand(2))
        self.pc = self.deck.code[self.operand(2) + 2 * option + 1]
        self._forget_answers()

    def _each(self) -> None:
        """Once per player in effect order; the loop interrupts its text like a text of its own."""
        who = self.operand(1)
        players = self.players(who)
        if self.is_left_open(who):
            if self.stage == BEGUN and not self.settle_player(players, PLAYER_KNOWN):
                return
            players = BIT[self.player]
        body = self.operand(2)
        self.pc = self.operand(4)
        self.suspend()
        self.loop_left = players
        self.loop_body = body
        self.gathered = NO_CARDS
        self._next_in_loop()

    def _next_in_loop(self) -> None:
        self._forget_answers()
        if self.loop_left:
            self.they = self.first_of(self.loop_left)
            self.loop_left -= BIT[self.they]
            self.pc = self.loop_body
            self.it = self.its[len(self.its) - 2]  # CO-R93: what the step before the loop moved
            return
        serial = self.this_serial
        gathered = self.gathered
        self.resume()
        self.this_serial = serial
        self._remember_it(gathered)

    # -- Everybody at once (CO-D8) -----------------------------------------------------------------------

    def _at_once(self) -> None:
        if self.stage == BEGUN:
            self.stage = PLAYER_KNOWN
            self._open_commits()
            if self.waiting:
                return
        self._move_commits()

    def _open_commits(self) -> None:
        """Everybody who might have a choice, as far as the others know, is asked."""
        self.lay_out_commits()
        asked = self.commit_seats()
        if asked:
            self.step = Step.COMMIT
            self.ask_all(self.turn, asked)

    def lay_out_commits(self) -> None:
        """Whoever has to give all cards has no choice, as everybody sees."""
        commits = vec[vec[i64]]([NO_CARDS for _seat in range(self.seats)])
        players = self.players(self.operand(1))
        for seat in range(self.seats):
            if players & BIT[seat] and self.commit_size(seat) >= self.size(seat):
                commits[seat] = self.commit_pool(seat)
        self.commits = commits

    def commit_seats(self) -> i64:
        """Who is asked, a bit each. Hands stay as they are while the window is open, so it stays the same."""
        asked: i64 = 0
        players = self.players(self.operand(1))
        for seat in range(self.seats):
            if players & BIT[seat] and 0 < self.commit_size(seat) < self.size(seat):
                asked |= BIT[seat]
        return asked

    def commit_selector(self) -> i64:
        return self.deck.code[self.operand(2) + 1]

    def commit_size(self, seat: i64) -> i64:
        """How many cards each player has to choose, as everybody knows."""
        selector = self.commit_selector()
        if self.deck.code[selector + 4] == ops.PICK_ALL:
            return self.size(seat)
        they = self.they
        self.they = seat
        number = self.number_or_zero(self.deck.code[selector + 5])
        self.they = they
        return number

    def commit_pool(self, seat: i64) -> vec[i64]:
        """The kinds in this hand that fit, ascending."""
        where = self.deck.code[self.commit_selector() + 3]
        found = vec[i64](capacity=8)
        for kind in self.hands[seat]:
            if self.fits(where, kind, 0, OUTSIDE, 0):
                found = append(found, kind)
        return found

    def commits_needed(self, seat: i64) -> i64:
        return min(self.commit_size(seat), i64(len(self.commit_pool(seat))))

    def commits_left(self, seat: i64) -> vec[i64]:
        """Picks go in ascending order: the kinds of the pool behind those that are chosen already."""
        pool = self.commit_pool(seat)
        place: i64 = 0
        for kind in self.commits[seat]:
            while pool[place] != kind:
                place += 1
            place += 1
        return pool[place:]

    def commit(self, seat: i64, kind: i64) -> None:
        commits = self.commits[:]
        commits[seat] = append(commits[seat][:], kind)
        self.commits = commits

    def _move_commits(self) -> None:
        """CO-R95: all cards leave before any arrives; CO-K6: giver and receiver know them."""
        code = self.deck.code
        step = self.operand(2)
        destination = code[step + 2]
        they, loop = self.they, self.loop_left
        self.loop_left = 0
        refs = vec[i64](capacity=8)
        owners = vec[i64](capacity=8)
        seat = self.turn
        for _seat in range(self.seats):
            self.they = seat
            for kind in self.commits[seat]:
                refs = append(refs, ref_to(kind, ops.HAND, seat, 0))
                owners = append(owners, self.one(code[step + 3]))
            seat = self.next_in_effects(seat)
        self.they, self.loop_left = they, loop
        self._remember_it(self._exchange(refs, owners, destination))
        self.commits = vec[vec[i64]]()
        self._finish_step()

    def _exchange(self, refs: vec[i64], owners: vec[i64], destination: i64) -> vec[i64]:
        moved = vec[i64](capacity=8)
        for place in range(i64(len(refs))):
            self.out_of_hand(
                ref_seat(refs[place]), ref_kind(refs[place]), self._commit_viewers(refs, owners, place, destination)
            )
        for place in range(i64(len(refs))):
            ref = refs[place]
            viewers = self._commit_viewers(refs, owners, place, destination)
            moved = append(moved, self.arrive_from_hand(ref, destination, owners[place], viewers))
        return moved

    def _commit_viewers(self, refs: vec[i64], owners: vec[i64], place: i64, destination: i64) -> i64:
        if destination != ops.HAND or ref_kind(refs[place]) >= self.deck.pantry_kinds:
            return PUBLIC
        return BIT[ref_seat(refs[place])] | BIT[owners[place]]
