# mypyc: compiled
"""Worlds drawn from views: full states in which a view is true."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Chance, Rng
from bakehouse.core.log import HIDDEN, NO_SEAT
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS
from bakehouse.core.vectors import vec_of
from bakehouse.core.worlds import play_pending, seat_set
from bakehouse.games.pie_contest.cards import Deck
from bakehouse.games.pie_contest.moving import ref_to
from bakehouse.games.pie_contest.observation import PHASE_WORDS, STEP_WORDS, WINDOWS
from bakehouse.games.pie_contest.play import REASONS, State
from bakehouse.games.pie_contest.sampler import Sampler
from bakehouse.games.pie_contest.state import (
    GONE,
    HAND_MAX,
    IN_TRASH,
    IS_RESOLVING,
    KITCHEN_SIZE,
    NO_LOOP,
    Options,
    Step,
    card_of,
    serial_of,
    with_card,
)
from bakehouse.games.pie_contest.view import Text, View, Waiting
from bakehouse.games.pie_contest.vocabulary import ops

# Of the steps of a chain, which look alike to others, the first.
STEPS: Final = {word: step for step, word in reversed(STEP_WORDS.items())}
PHASES: Final = {word: phase for phase, word in PHASE_WORDS.items()}
WHYS: Final = {reason: why for why, reason in enumerate(REASONS)}
TRIES: Final = 60


def world_of(view: View, deck: Deck, rng: Rng) -> State:
    """A full state in which this view is true; every assignment that fits View.known is equally likely."""
    return Worlds(view, deck).draw(rng)


class Worlds:
    """All worlds in which one view is true. What it shows is laid out once, and each world is a copy of that."""

    __slots__ = ("achievements", "sampler", "table", "view")

    def __init__(self, view: View, deck: Deck) -> None:
        self.view = view
        self.sampler = Sampler(view, deck)
        self.table = _open_table(view, deck)
        self.achievements = _hidden_achievements(view, deck)

    def draw(self, rng: Rng) -> State:
        """One of them, all equally likely.

        Whoever is asked must have an answer, so a deal in which an asked player has none is dealt again.
        """
        self.table.chance = Chance(rng.next_seed())
        for number in range(TRIES):
            self.sampler.deal(rng)
            state = self._world(rng)
            if _everybody_can_answer(state):
                return state
            if number >= TRIES // 2:
                _help_out(state, self.view, self.sampler, rng)
                state = self._world(rng)
                if _everybody_can_answer(state):
                    return state
        raise RuntimeError("no world was found in which this view is true")

    def _world(self, rng: Rng) -> State:
        """The table with the cards that the sampler has dealt, in the step that the view shows."""
        state = self.table.copy()
        self._lay_out_hidden_cards(state)
        self._lay_out_pile(state, rng)
        if self.view.texts:
            _lay_out_texts(state, self.view, rng)
        _resume(state, self.view, rng)
        return state

    def _lay_out_hidden_cards(self, state: State) -> None:
        sampler = self.sampler
        for seat in range(state.seats):
            if seat != sampler.viewer:
                hand = sampler.hand(seat)
                for code in self.view.turned[seat]:
                    hand = with_card(hand, state.deck.kinds[code])
                state.hands[seat] = hand
        pantry = vec[i64]([0] * sampler.pantry_size)
        for place in range(sampler.pantry_size):
            pantry[place] = sampler.pantry_card(place)
        state.pantry = pantry

    def _lay_out_pile(self, state: State, rng: Rng) -> None:
        """CO-K9: the known bottom, and above it a random order of the Achievements that are nowhere else."""
        hidden = self.achievements[:]
        rng.shuffle(hidden)
        pile = self.table.pile[:]
        for kind in hidden:
            pile = append(pile, kind)
        state.pile = pile


def _everybody_can_answer(state: State) -> bool:
    for seat in range(state.seats):
        if state.waiting & BIT[seat] and not len(state.moves(seat)):
            return False
    return True


def _help_out(state: State, view: View, sampler: Sampler, rng: Rng) -> None:
    """Random deals do not find a card that the player who is asked must have: put one there."""
    seat: i64 = view.asked[0]
    kinds = vec[i64]([kind for kind in range(state.deck.pantry_kinds)])  # noqa: C416
    rng.shuffle(kinds)
    hand = state.hands[seat]
    for kind in kinds:
        state.hands[seat] = with_card(hand, kind)
        _offer(state)
        if len(state.moves(seat)) and sampler.swap_in(seat, kind, rng):
            return


def _open_table(view: View, deck: Deck) -> State:
    """What the view shows, without the hidden cards and the question."""
    state = State(view.seats, deck, Options(view.options, view.seats), Chance(0))
    state.lay_out()
    _lay_out_open_cards(state, view)
    _lay_out_pies(state, view)
    _lay_out_turn(state, view)
    state.queue = _entries(state, view.queue)
    state.batch = _entries(state, view.batch)
    return state


# -- Cards -------------------------------------------------------------------------


def _kinds(deck: Deck, codes: list[str]) -> vec[i64]:
    return vec[i64]([deck.kinds[code] for code in codes])


def _lay_out_open_cards(state: State, view: View) -> None:
    deck = state.deck
    for code in view.trash:
        state.into_trash(deck.kinds[code])
    for seat in range(state.seats):
        kitchen = vec[i64](capacity=5)
        for card in view.kitchens[seat]:
            state.serials += 1
            completer: i64 = NO_SEAT if card.completer is None else card.completer
            kitchen = append(kitchen, card_of(deck.kinds[card.code], completer, state.serials, card.counter))
        state.set_kitchen(seat, kitchen)
    if view.seat is not None:
        state.hands[view.seat] = _kinds(deck, view.hand)
    state.left = view.pantry_size
    state.row = _kinds(deck, view.row)
    state.fresh = vec[i64]([seat_set(seats) for seats in view.fresh])
    state.pile = _kinds(deck, view.pile_bottom)
    state.pile_known = len(view.pile_bottom)


def _hidden_achievements(view: View, deck: Deck) -> vec[i64]:
    """The Achievements that the view shows nowhere."""
    left = deck.copies[:]
    for codes in [view.row, view.pile_bottom, *view.turned]:
        for code in codes:
            left[deck.kinds[code]] -= 1
    for kitchen in view.kitchens:
        for card in kitchen:
            left[deck.kinds[card.code]] -= 1
    for text in view.texts:
        if text.place == "resolving" and not text.in_loop:
            left[deck.kinds[text.code]] -= 1
    hidden = vec[i64](capacity=32)
    for kind in range(deck.pantry_kinds, deck.count):
        for _card in range(left[kind]):
            hidden = append(hidden, kind)
    return hidden


def _lay_out_pies(state: State, view: View) -> None:
    for pie in view.pies:
        oven = vec[i64](capacity=5)
        for card in pie.oven:
            state.serials += 1
            oven = append(oven, card_of(state.deck.kinds[card.code], NO_SEAT, state.serials, card.worth))
        state.pie_owner = append(state.pie_owner[:], pie.seat)
        state.pie_boxes = append(state.pie_boxes[:], vec_of(pie.boxes))
        state.pie_oven = append(state.pie_oven[:], oven)


def _lay_out_turn(state: State, view: View) -> None:
    state.number = view.number
    state.turn = view.turn
    state.turns = view.turns
    state.first = view.first
    state.phase = PHASES[view.phase]
    state.shield_kitchen = seat_set(view.kitchen_shields)
    state.shield_pies = seat_set(view.pie_shields)
    state.completed = _kinds(state.deck, view.completed)
    state.occasions = _occasions(state, view)
    state.checking = view.checking
    state.resolved = view.resolved
    state.hole = view.hole
    state.ending = view.ending
    state.reshuffles = view.reshuffles
    state.randoms = view.randoms
    state.pile_shuffles = view.pile_shuffles


# -- Effects -------------------------------------------------------------------------


def _occasions(state: State, view: View) -> vec[i64]:
    occasions = NO_CARDS
    for occasion in view.occasions:
        occasions = append(append(occasions[:], state.deck.kinds[occasion.code]), occasion.seat)
        occasions = append(occasions, occasion.pie)
    return occasions


def _serial_at(state: State, spot: int, oven: int, pie: int) -> i64:
    if spot >= 0:
        return serial_of(state.kitchens[spot // KITCHEN_SIZE][spot % KITCHEN_SIZE])
    if oven >= 0:
        return serial_of(state.pie_oven[pie][oven])
    return GONE


def _entries(state: State, waiting: list[Waiting]) -> vec[i64]:
    entries = NO_CARDS
    for effect in waiting:
        serial = _serial_at(state, effect.spot, effect.oven, effect.pie)
        if state.deck.ability_event[effect.ability] == ops.REWARD:
            serial = IS_RESOLVING
        numbers: list[i64] = [effect.ability, effect.seat, state.deck.kinds[effect.code], serial, effect.pie]
        entries = entries[:]
        for number in numbers:
            entries = append(entries, number)
    return entries


def _lay_out_texts(state: State, view: View, rng: Rng) -> None:
    for text in view.texts:
        state.suspend()
        _run_text(state, text, rng)


def _run_text(state: State, text: Text, rng: Rng) -> None:
    state.running = True
    state.pc = text.step
    state.ability = text.ability
    state.you = text.seat
    state.they = text.they
    state.this_kind = state.deck.kinds[text.code]
    state.this_serial = _serial_at(state, text.spot, text.oven, text.pie)
    if text.place == "resolving":
        state.this_serial = IS_RESOLVING
    elif text.place == "trash":
        state.this_serial = IN_TRASH
    state.that = text.pie
    state.loop_left = seat_set(text.loop_left) if text.in_loop else NO_LOOP
    state.loop_body = text.loop_body
    state.it = _refs(state, text.it, rng)
    state.gathered = _refs(state, text.gathered, rng)


def _refs(state: State, words: list[str], rng: Rng) -> vec[i64]:
    refs = vec[i64](capacity=4)
    for word in words:
        refs = append(refs, _ref(state, word, rng))
    return refs


def _ref(state: State, word: str, rng: Rng) -> i64:
    """The reverse of what the view shows; a hidden card is any card of its place."""
    place, _, code = word.partition(".")
    kinds = state.deck.kinds
    if place[0] == "k":
        seat: i64 = int(place[1:])
        card = state.kitchens[seat][int(code)]
        return ref_to(card & 4095, ops.KITCHEN, seat, serial_of(card))
    if place[0] == "h":
        seat = int(place[1:])
        hand = state.hands[seat]
        if code != HIDDEN:
            return ref_to(kinds[code], ops.HAND, seat, 0)
        kind: i64 = hand[rng.below(len(hand))] if len(hand) else 0
        return ref_to(kind, ops.HAND, seat, 0)
    if place == "p":
        kind = kinds[code] if code != HIDDEN else state.pantry[state.left - 1]
        return ref_to(kind, ops.PANTRY, ops.NOBODYS, 0)
    if code == HIDDEN:
        return ref_to(0, ops.BOTTOM, ops.NOBODYS, 0)
    zone = ops.TRASH if place == "t" else ops.RESOLVING if place == "a" else ops.PILE
    return ref_to(kinds[code], zone, ops.NOBODYS, 0)


# -- The question ---------------------------------------------------------------------


def _resume(state: State, view: View, rng: Rng) -> None:
    """Put the world into the step that the view shows, the viewer's unfinished chain included."""
    state.step = STEPS[view.step]
    state.stage = view.stage
    state.player = view.player
    state.looked = view.looked_count
    if view.side:
        state.side = _ref(state, view.side, rng)
    outcome = view.outcome
    if outcome is not None:
        state.why = WHYS[outcome.reason]
        state.finish()
        return
    state.ask_all(view.asked[0], seat_set(view.asked))
    if state.step == Step.PLAYER:
        state.wanted = seat_set(view.players)
        state.chosen = _refs(state, view.chosen, rng)
    elif state.step in WINDOWS:
        _commit_again(state, view)
    else:
        _offer(state)
    play_pending(state, view)


def _offer(state: State) -> None:
    """The pool of the present pick."""
    if state.step == Step.LIMIT:
        state.offer_hand(Step.LIMIT, state.size(state.turn) - HAND_MAX)
    elif state.step == Step.CARD:
        state.offer_cards(state.selector_asked(), state.card_limit())


def _commit_again(state: State, view: View) -> None:
    """CO-D8: the viewer's own answer; it does not know who else has answered, so the others are still asked."""
    if state.step == Step.COMMIT:
        state.lay_out_commits()
    else:
        state.ask_everybody(state.step, view.asked[0])
    seat = view.seat
    if seat is not None and view.commit is not None:
        for word in view.commit:
            state.commit(seat, state.deck.kinds[word] if state.step == Step.COMMIT else int(word))
        state.answered(seat)
