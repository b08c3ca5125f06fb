# mypyc: compiled
"""The table of Pastry Chefs: hands, piles, the turn and its step, and what the table agreed on."""

from __future__ import annotations

from typing import Final

from bakehouse.core.chance import Chance
from bakehouse.core.log import PUBLIC
from bakehouse.core.native import append, i64, vec
from bakehouse.core.state import BIT, NO_CARDS, State
from bakehouse.games.pastry_chefs import events
from bakehouse.games.pastry_chefs.cards import ONE, PASTRIES, PASTRY_CARDS, Deck, can_bake, cards_in, unpacked
from bakehouse.games.pastry_chefs.memory import Memory

SEATS: Final[i64] = 4
X: Final[i64] = 4  # the discard pile, beside the four hands
ZONES: Final = 5
HAND_MIN: Final[i64] = 2  # PC-25
HAND_MAX: Final[i64] = 7  # PC-23
SECOND_BELOW: Final[i64] = 4  # PC-53
DEALT: Final = 4  # PC-14
PATIENCE: Final = 50  # PC-R66
GOAL: Final[i64] = 5  # PC-12
NO_TEAM: Final[i64] = -1
EMPTY_ZONES: Final = vec[i64]([0] * ZONES)  # shared: never written to
NO_POINTS: Final = vec[i64]([0, 0, 0, 0])  # shared: never written to


class Step:
    """What is decided next. The steps of a chain are only seen by the seat that is making it."""

    ACTION: Final = 1  # PC-D1
    TARGET: Final = 2
    DESCRIPTION: Final = 3
    COUNT: Final = 4
    GIVE: Final = 5  # PC-D2
    PENALTY: Final = 6  # PC-D3
    REVEAL: Final = 7  # PC-D4, PC-D6, PC-D9
    SECOND: Final = 8  # PC-D5
    ASK: Final = 9  # PC-D7
    ASK_DESCRIPTION: Final = 10
    ASK_COUNT: Final = 11
    DISCARD: Final = 12  # PC-D8


class Options:
    """What the table agreed on; copies of a state share it."""

    __slots__ = (
        "asks_block",
        "draw_reveals_block",
        "everyone_redealt",
        "games",
        "hidden_hands_may_fail",
        "may_pass",
        "own_cards_may_fail",
        "reshuffle",
        "rotate_start",
        "stall_turns",
        "start_random",
        "to_discard",
        "values",
    )

    def __init__(self, values: dict[str, str | int]) -> None:
        self.values = values
        self.everyone_redealt = values["redeal"] == "everyone"  # PC-R2
        self.start_random = values["first_player"] == "random"  # PC-R6
        self.rotate_start = values["next_start"] == "rotate"  # PC-R7
        self.may_pass = values["pass"] == "on"  # PC-R8
        self.to_discard = values["move_to_discard"] == "on"  # PC-R12
        self.hidden_hands_may_fail = values["known_fail"] != "never"  # PC-R13
        self.own_cards_may_fail = values["known_fail"] == "always"
        self.draw_reveals_block = values["draw_blocks"] != "nothing"  # PC-R27
        self.asks_block = values["draw_blocks"] == "reveals_and_asks"
        self.reshuffle = values["deck_empty"] == "reshuffle"  # PC-R42
        stall = values["stall_turns"]  # PC-R50
        self.stall_turns: i64 = stall if isinstance(stall, int) else 0
        games = values["games"]
        self.games: i64 = games if isinstance(games, int) else 1


class BaseState(State):
    """Everything on the table. The rules of play are in `play.State`."""

    __slots__ = (
        "baked",
        "blocked",
        "count",
        "deck",
        "description",
        "drawer",
        "drawing",
        "drawn",
        "early",
        "game",
        "idle",
        "left",
        "lowest",
        "memory",
        "options",
        "chosen",
        "pile",
        "points",
        "reached",
        "redeals",
        "reshuffles",
        "second",
        "source",
        "starter",
        "step",
        "target",
        "turn",
        "turns",
        "used",
        "wins",
        "zones",
    )

    def __init__(self, deck: Deck, options: Options, chance: Chance) -> None:
        super().__init__(SEATS, chance, deck, options.values)
        self.deck = deck
        self.options = options
        self.memory: Memory | None = None  # worlds have none
        self.zones = EMPTY_ZONES  # four hands and the discard pile
        self.pile = NO_CARDS  # the deck in its order; never changed in play, so that copies share it
        self.left: i64 = 0  # cards left in the deck; the top one is pile[left - 1]
        self.turn: i64 = 0
        self.turns: i64 = 0  # begun, in all games of the series
        self.step: i64 = Step.ACTION
        self.blocked: i64 = 0  # suits and numbers used in the turn before (PC-R28)
        self.used: i64 = 0  # suits and numbers used in this turn
        self.source: i64 = 0  # of a Move; the asked seat of a question
        self.target: i64 = 0
        self.description: i64 = 0
        self.count: i64 = 0  # cards that are moved, asked for or to be discarded
        self.chosen: i64 = 0  # the cards of an unfinished pick
        self.lowest: i64 = 0  # picks go in ascending order: the lowest kind that may come next
        self.drawing: bool = False  # is this a Draw and Ask?
        self.second: bool = False  # was a second card drawn?
        self.drawn: i64 = 0  # cards drawn and not yet revealed
        self.early: i64 = 0  # how many of them were drawn before a reshuffle (PC-R43)
        self.drawer: i64 = 0
        self.points = NO_POINTS  # by seat (PC-R51); replaced, not written to
        self.reached = NO_POINTS  # the ordinal of the bake that brought a seat to its points (PC-R7)
        self.baked = NO_CARDS  # seat * 32 + pastry, in the order of baking; replaced, not written to
        self.idle: i64 = 0  # turns since the last bake (PC-R50)
        self.starter: i64 = 0
        self.redeals: i64 = 0
        self.reshuffles: i64 = 0
        self.game: i64 = 1  # number of the game in the series
        self.wins = NO_POINTS  # games won, by team; replaced, not written to

    def copy_table(self, other: BaseState) -> None:
        if self.memory is not None:
            other.memory = self.memory.share()
        other.zones = self.zones[:]
        other.pile = self.pile
        other.left = self.left
        other.turn = self.turn
        other.step = self.step
        other.blocked = self.blocked
        other.used = self.used
        other.source = self.source
        other.target = self.target
        other.description = self.description
        other.count = self.count
        other.chosen = self.chosen
        other.lowest = self.lowest
        other.drawing = self.drawing
        other.second = self.second
        other.drawn = self.drawn
        other.early = self.early
        other.drawer = self.drawer
        other.points = self.points
        other.reached = self.reached
        other.baked = self.baked
        other.idle = self.idle
        other.turns = self.turns
        other.starter = self.starter
        other.redeals = self.redeals
        other.reshuffles = self.reshuffles
        other.game = self.game
        other.wins = self.wins

    def own_memory(self) -> Memory:
        """The memory, to be written to; only where there is one."""
        assert self.memory is not None
        self.memory = self.memory.own()
        return self.memory

    # -- Zones ---------------------------------------------------------------

    def size(self, zone: i64) -> i64:
        """How many cards lie in a hand or in the discard pile."""
        return cards_in(self.zones[zone])

    def team_points(self, team: i64) -> i64:
        """PC-2: partners share a score."""
        return self.points[team] + self.points[team + 2]

    def in_sight(self, seat: i64) -> i64:
        """The cards that this seat sees: its hand, the discard pile and all pastries."""
        return self.zones[seat] + self.zones[X] + self.baked_cards()

    def baked_cards(self) -> i64:
        """All baked cards, as one big hand."""
        cards: i64 = 0
        for bake in self.baked:
            cards += PASTRY_CARDS[bake % PASTRIES]
        return cards

    def can_draw(self) -> bool:
        """PC-R42, PC-R57: the discard pile counts as long as it would be reshuffled."""
        return self.left > 0 or (self.options.reshuffle and self.zones[X] != 0)

    def draw(self, seat: i64) -> bool:
        """A card from the deck into a hand; False if there is none (PC-R44)."""
        if not self.left and not self._reshuffle():
            return False
        self.left -= 1
        kind = self.pile[self.left]
        self.zones[seat] += ONE[kind]
        self.drawn += ONE[kind]
        self.drawer = seat
        if self.listening:
            self.log_event(events.DREW, seat, cards=self.deck.one[kind], knowers=BIT[seat], luck=True)
        if self.memory is not None:
            self.own_memory().drew(seat, kind)
        return True

    def _reshuffle(self) -> bool:
        """PC-R42: the whole discard pile becomes the deck."""
        pile = self.zones[X]
        if not self.options.reshuffle or not pile:
            return False
        self.reshuffles += 1
        self.pile = self.shuffled(f"reshuffle@{self.game}#{self.reshuffles}", unpacked(pile))
        self.left = len(self.pile)
        self.early = cards_in(self.drawn)
        self.zones[X] = 0
        self.log_event(events.RESHUFFLED, self.turn, 0, self.left, luck=True)
        if self.memory is not None:
            self.own_memory().reshuffled(pile)
        return True

    def discard(self, seat: i64, cards: i64, penalty: i64) -> None:
        """PC-24: discarded cards go onto the discard pile, openly."""
        self.zones[seat] -= cards
        self.zones[X] += cards
        if self.listening:
            self.log_event(events.DISCARDED, seat, penalty, cards=unpacked(cards), knowers=PUBLIC)
        if self.memory is not None:
            self.own_memory().left(seat, cards, self.size(seat), PUBLIC, 0)

    # -- Setup ---------------------------------------------------------------

    def deal_hands(self) -> None:
        """PC-13 to PC-18: shuffle, four cards each, nobody starts with a pastry, one card turned up."""
        self.zones = EMPTY_ZONES[:]
        self.pile = self.shuffled(f"deck@{self.game}", self.deck.all_cards())
        self.left = len(self.pile)
        self.redeals = 0
        for _card in range(DEALT):
            for lap in range(SEATS):
                self._deal_card((self.starter + lap) % SEATS)
        redeal = 1
        while self._take_back_pastries(redeal):
            self._shuffle_rest(redeal)
            redeal += 1
            self._refill_hands()
        self.left -= 1
        self.zones[X] = ONE[self.pile[self.left]]
        self._log_deal()

    def _deal_card(self, seat: i64) -> None:
        self.left -= 1
        self.zones[seat] += ONE[self.pile[self.left]]

    def _take_back_pastries(self, redeal: int) -> bool:
        """PC-16, PC-R2: hands with a pastry go back to the undealt cards (option `redeal`: all four hands do)."""
        offending: i64 = 0
        for seat in range(SEATS):
            if can_bake(self.zones[seat]):
                offending |= BIT[seat]
        if not offending:
            return False
        if self.options.everyone_redealt or redeal > PATIENCE:
            offending = 15
        rest = self.pile[: self.left]
        for seat in range(SEATS):
            if offending & BIT[seat]:
                self.redeals += 1
                for kind in unpacked(self.zones[seat]):
                    rest = append(rest, kind)
                self.zones[seat] = 0
        self.pile = rest
        self.left = len(rest)
        return True

    def _shuffle_rest(self, redeal: int) -> None:
        self.pile = self.shuffled(f"redeal@{self.game}#{redeal}", self.pile)

    def _refill_hands(self) -> None:
        """PC-R62: replaced hands are refilled in seat order from the starting seat."""
        for lap in range(SEATS):
            seat = (self.starter + lap) % SEATS
            if not self.zones[seat]:
                for _card in range(DEALT):
                    self._deal_card(seat)

    def _log_deal(self) -> None:
        if not self.listening:
            return
        self.log_event(events.STARTED, self.starter, self.redeals, self.game, luck=True)
        for seat in range(SEATS):
            self.log_event(events.DEALT, seat, cards=unpacked(self.zones[seat]), knowers=BIT[seat], luck=True)
        self.log_event(events.TURNED_UP, self.starter, cards=unpacked(self.zones[X]), knowers=PUBLIC, luck=True)
