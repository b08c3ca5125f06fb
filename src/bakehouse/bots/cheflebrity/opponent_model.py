"""What a hard bot of Cheflebrity has beside its search: it trades, and remembers who kept their word."""

from __future__ import annotations

from bakehouse.bots.cheflebrity.belief import Belief
from bakehouse.bots.cheflebrity.claims import ANYTHING, Exchange, Proposal, Trust, agreed, is_true
from bakehouse.bots.cheflebrity.declines import Declines
from bakehouse.bots.cheflebrity.market import Market
from bakehouse.bots.cheflebrity.trader import Trader
from bakehouse.bots.opponent_model import OpponentModel
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.messages import Message, say
from bakehouse.core.state import State
from bakehouse.core.view import Event
from bakehouse.core.view import View as CoreView
from bakehouse.games.cheflebrity.atoms import ACCEPT, CARD, COUNT, COUNTER, DECLINE, END, OFFER
from bakehouse.games.cheflebrity.cards import CLAIM_WORDS, CODES
from bakehouse.games.cheflebrity.play import State as ChefState
from bakehouse.games.cheflebrity.view import View

MAX_WORLDS_DRAWN = 30  # worlds, for one that is likely enough
WORLDS = 8  # by which trades are judged


class CheflebrityModel(OpponentModel):
    """Everything about trades is decided here, because what is said in them cannot be simulated."""

    def __init__(self, game: Game, seed: int, *, believes: bool) -> None:
        super().__init__(game)
        self.listens = True
        self.rng = Rng(seed, "companion")
        self.word = Trust()
        self.deal = Trust()
        self.belief = Belief(self.word, Rng(self.rng.next_seed())) if believes else None
        self.exchange: Exchange | None = None
        self.partner_spoke = False
        self.proposal: Proposal | None = None  # that is being made,
        self.plan: list[int] = []  # and its atoms
        self.tried: set[Proposal] = set()  # nobody likes to be asked the same again and again,
        self.declines = Declines()  # or anything by somebody who does not understand a no

    # -- Remembering ---------------------------------------------------------

    def hear(self, events: list[Event]) -> None:
        self.declines.hear(events)

    def notice(self, view: CoreView) -> None:
        assert isinstance(view, View)
        if self.belief is not None:
            self.belief.notice(view)
        if self.exchange is not None and view.step != "commit":
            self._look_at(self.exchange, view)
            self.exchange = None
        trade = agreed(view)
        if trade is not None and self.exchange is None:
            partner, theirs, _ = trade
            self.exchange = Exchange(partner, theirs, view.hand)
            assert view.offer is not None
            self.partner_spoke = view.offer.speaker == partner

    def _look_at(self, exchange: Exchange, view: View) -> None:
        """What came: was it what was said?"""
        received = exchange.received(view.hand)
        if received is None or all(claim == ANYTHING for claim in exchange.promised):
            return
        trust = self.word if self.partner_spoke else self.deal
        trust.learn(exchange.partner, kept=is_true(exchange.promised, received))

    def learned(self) -> list[Message]:
        found = []
        for seat in sorted(self.word.seen | self.deal.seen):
            kept = self.word.kept[seat] + self.deal.kept[seat]
            seen = self.word.seen[seat] + self.deal.seen[seat]
            found.append(say("terminal-belief-kept", seat=seat, kept=kept, trades=seen))
        return found

    def world(self, view: CoreView, rng: Rng) -> State:
        """Unlikely worlds are mostly passed over."""
        world = self.game.sample(view, rng)
        for _ in range(MAX_WORLDS_DRAWN):
            if self.belief is None or self.belief.accepts(world):
                break
            world = self.game.sample(view, rng)
        return world

    # -- Talking -------------------------------------------------------------

    def answer(self, view: CoreView) -> int | None:
        assert isinstance(view, View)
        if view.step == "commit":
            return self._card(view)
        if view.pending:
            return self._next_word(view)
        match view.step:
            case "menu":
                return self._menu(view)
            case "reply":
                return self._reply(view)
            case "replies":
                return ACCEPT if self._trader(view).accepts(view) else DECLINE
        return None

    def _trader(self, view: View) -> Trader:
        """Someone who knows what hands are likely, and so what they are worth to their owners."""
        worlds: list[ChefState] = []
        for _ in range(WORLDS):
            world = self.world(view, self.rng)
            assert isinstance(world, ChefState)
            worlds.append(world)
        return Trader(Market(view, worlds), self.word, self.deal)

    def _menu(self, view: View) -> int | None:
        """An offer if there is a good one; otherwise the search decides, if there is anything to decide."""
        partners = self.declines.partners(view)
        if partners:
            proposal = self._trader(view).best_offer(partners, self.tried)
            if proposal is not None:
                return self._begin(OFFER + proposal.partner, proposal)
        others = [move for move in view.legal if not OFFER <= move < COUNT]
        return END if others == [END] else None

    def _reply(self, view: View) -> int:
        trader = self._trader(view)
        if trader.accepts(view):
            return ACCEPT
        assert view.offer is not None
        if COUNTER in view.legal and not view.offer.counters:
            proposal = trader.best_counter(view.offer.speaker, self.tried)
            if proposal is not None:
                return self._begin(COUNTER, proposal)
        return DECLINE

    def _begin(self, first: int, proposal: Proposal) -> int:
        claims = [CARD + CLAIM_WORDS.index(word) for word in (proposal.claim, proposal.want)]
        self.plan = [first, COUNT, COUNT, *claims]
        self.proposal = proposal
        return first

    def _next_word(self, view: View) -> int | None:
        """The next atom of the planned offer; None if another chain is under way."""
        said = len(view.pending)
        if self.plan[:said] != view.pending or said >= len(self.plan) or self.plan[said] not in view.legal:
            return None
        if self.proposal is not None and said == len(self.plan) - 1:
            self.tried.add(self.proposal)
        return self.plan[said]

    def _card(self, view: View) -> int | None:
        """The cards of a trade are picked in ascending order."""
        trade = agreed(view)
        if trade is None:
            return None
        partner, _, own = trade
        assert self.exchange is not None
        if not view.pending:
            self.exchange.given = self._trader(view).handed_over(partner, own)
        kinds = sorted(CODES.index(code) for code in self.exchange.given)
        move = CARD + kinds[len(view.pending)] if kinds else view.legal[0]
        return move if move in view.legal else None


def make(game: Game, seed: int, *, believes: bool) -> OpponentModel:
    return CheflebrityModel(game, seed, believes=believes)
