"""One game of an experiment, and everything that is counted in it.

`play(setup, seed)` plays the game of one seed to the end and gives a `GameResult`; `play_share(setup, seeds)` plays
many. All luck comes from the seed: the streams of the deal, and a generator for the bot of each seat. So two setups
that are played with the same seeds share their random numbers as far as they play alike.

Cards and situations are counted in the log when the game is over (`tally.py`), which costs far less than to listen
while it is played. Games of nothing but random bots run in the compiled loop of `bakehouse.playouts`, and are the
same games, but with the log switched on.
"""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident

import msgspec

from bakehouse.bots.bot import Bot
from bakehouse.bots.chain import answer
from bakehouse.core.chance import Chance, Rng
from bakehouse.core.deck import Deck
from bakehouse.core.errors import BakehouseError
from bakehouse.core.log import Log
from bakehouse.core.splitmix import key_of
from bakehouse.core.state import State, playout
from bakehouse.core.view import Outcome, View
from bakehouse.lab.course import race_of, scoring_events
from bakehouse.lab.experiment import Setup, bot_of
from bakehouse.lab.facts import codes_of, facts_of, order_of, tally_for
from bakehouse.lab.tally import Tally

RANDOM = "random"
SEED_SHIFT = 2  # seeds have 62 bits
MAX_ATOMS = 3_000_000  # of one game; every game ends long before that


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """A game in numbers. Lists are by seat; those of cards have the number of card * seats + seat.

    `drawn`, `played` and `kept` follow `Plan.codes`, `situations` follows `Plan.situations`.
    """

    seed: int
    order: list[int]  # the seats in the order of their first turns
    winners: list[int]
    scores: list[int | None]
    rewards: list[float]
    win_shares: list[float]  # 1 for whoever wins alone, 1/k where k sides win together; teams are one side
    turns: int
    decisions: int  # whole ones: a chain of atoms counts once
    minutes: float  # what people would take, at the pace of `facts.toml`
    reason: str
    lead_changes: int
    comeback: int  # the most points that a winner was behind
    drawn: list[int]
    played: list[int]
    kept: list[int]  # in the hand at the end
    situations: list[int]


def play(setup: Setup, seed: int) -> GameResult:
    """The game of this seed."""
    return plan_of(setup).play(seed)


def play_share(setup: Setup, seeds: range) -> list[GameResult]:
    """The games of these seeds, one after the other."""
    plan = plan_of(setup)
    return [plan.play(seed) for seed in seeds]


def plan_of(setup: Setup) -> Plan:
    """What is needed to play this setup, made once. Threads do not share it, because it counts in one place."""
    return _plan(setup.key, get_ident())


@lru_cache(maxsize=50)
def _plan(key: bytes, _thread: int) -> Plan:
    return Plan(msgspec.json.decode(key, type=Setup))


class Plan:
    """A setup, ready to be played often."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.load_game()
        self.given = setup.load_deck()
        self.table = self.game.deal(setup.seats, 0, setup.options, self.given)
        self.deck: Deck = self.table.table_deck
        self.facts = facts_of(self.game.package)
        self.codes = codes_of(self.facts, self.deck)  # cards by number
        self.numbers = {code: number for number, code in enumerate(self.codes)}
        self.situations = [situation.id for situation in self.facts.situations]
        self.tally = tally_for(self.game, self.deck, setup.seats, scoring_events(setup.game))
        self.sides = [list(team) for team in self.game.info.teams] or [[seat] for seat in range(setup.seats)]
        self.is_random = all(level == RANDOM for level in setup.bots)

    # -- Playing -------------------------------------------------------------

    def play(self, seed: int) -> GameResult:
        return self.play_on(self.deal(seed), seed)

    def play_on(self, state: State, seed: int) -> GameResult:
        """The game of this seed from a table that was dealt, perhaps otherwise."""
        order = order_of(self.facts, state)
        if self.is_random:
            playout(state, Rng(seed), MAX_ATOMS)
        else:
            self._let_bots_play(state, seed)
        return self.count(state, seed, order)

    def deal(self, seed: int) -> State:
        """The table of this seed. What seats can remember costs time, and random bots do not look."""
        if not self.is_random:
            return self.game.deal(self.setup.seats, seed, self.setup.options, self.given)
        state = self.table.empty(Chance(seed))
        state.listening = True
        state.begin()
        return state

    def _let_bots_play(self, state: State, seed: int) -> None:
        """To the end."""
        bots = self.bots(seed)
        game = self.game
        for _ in range(MAX_ATOMS):
            if state.over:
                return
            seat = state.actor
            state.apply(seat, answer(bots[seat], game, state, seat))

    def bots(self, seed: int) -> list[Bot]:
        """A bot for each seat; its luck depends on the seed and the seat, and not on its level."""
        return [
            bot_of(level, self.game, key_of(seed, f"bot in seat {seat}") >> SEED_SHIFT)
            for seat, level in enumerate(self.setup.bots)
        ]

    # -- Counting ------------------------------------------------------------

    def count(self, state: State, seed: int, order: list[int]) -> GameResult:
        """What a finished game says. The state must have kept its log."""
        outcome = state.outcome
        if outcome is None:
            raise BakehouseError(f"the game of seed {seed} did not end within {MAX_ATOMS:,} decisions")
        tally = self.tally
        tally.read(state.log or Log())
        race = race_of(self.setup.game, state, tally.scored, self.sides)
        decisions = int(state.number)
        return GameResult(
            seed=seed,
            order=order,
            winners=outcome.winners,
            scores=outcome.scores,
            rewards=[state.reward(seat) for seat in range(state.seats)],
            win_shares=self._win_shares(outcome),
            turns=int(getattr(state, self.facts.turns)) if self.facts.turns else decisions,
            decisions=decisions,
            minutes=decisions * self.facts.seconds / 60,
            reason=outcome.reason,
            lead_changes=race.lead_changes,
            comeback=race.comeback,
            drawn=tally.drawn_cards(),
            played=tally.played_cards(),
            kept=self._kept(state),
            situations=self._situations(tally, outcome),
        )

    def _win_shares(self, outcome: Outcome) -> list[float]:
        """Nobody has won: everybody has a share."""
        winning = [side for side in self.sides if side[0] in outcome.winners] or self.sides
        shares = [0.0] * self.setup.seats
        for side in winning:
            for seat in side:
                shares[seat] = 1 / len(winning)
        return shares

    def _kept(self, state: State) -> list[int]:
        counts = [0] * (len(self.codes) * state.seats)
        for seat in range(state.seats if self.codes else 0):
            for code in _hand_of(self.game.view(state, seat, known=False)):
                counts[self.numbers[code] * state.seats + seat] += 1
        return counts

    def _situations(self, tally: Tally, outcome: Outcome) -> list[int]:
        counts = tally.situation_counts()
        for number, situation in enumerate(self.facts.situations):
            if not situation.event:
                counts[number] = int(situation.ended(outcome))
        return counts


def _hand_of(view: View) -> list[str]:
    hand: list[str] = getattr(view, "hand", [])
    return hand


def encode_share(setup: Setup, seeds: range) -> bytes:
    """`play_share`, packed: to pickle the results would take as long as to play a short game."""
    return msgspec.msgpack.encode(play_share(setup, seeds))
