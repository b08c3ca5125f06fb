"""The hard bot: searches in worlds that fit its view for as long as its budget lasts."""

from __future__ import annotations

from time import monotonic

from bakehouse.bots.belief import Belief
from bakehouse.bots.beliefs import belief_for
from bakehouse.bots.bot import Bot, medium_bot
from bakehouse.bots.explanation import Candidate, Explanation, beliefs
from bakehouse.bots.guides import guide_for
from bakehouse.bots.search import NO_MOVE, Edge, Search
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.state import State
from bakehouse.core.view import View

SECONDS = 1.0  # a decision
FIRST = 0.8  # of the budget goes to the first atom of a chain, half of the rest to each of the others
NEXT = 0.5


class HardBot(Bot):
    """One search for all games. A chain of atoms is one decision: its later atoms go on in the same tree."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        *,
        believes: bool = True,
    ) -> None:
        super().__init__(game, seed)
        self.iterations = iterations
        self.budget: float = iterations or seconds or SECONDS
        self.guide = guide_for(game.info.slug)
        repeats = int(self.guide.repeats)
        self.belief = belief_for(game, repeats) if believes else Belief(game, repeats)
        self.adviser = medium_bot(game, self.rng.next_seed())
        self.search: Search | None = None
        self.world: State | None = None  # the last one that was drawn,
        self.uses = 0  # and for how many more simulations
        self.left = 0.0  # of the budget of the present decision
        self.expected: tuple[int, int | None, list[int]] | None = None  # how the view looks if the chain goes on

    def move(self, view: View) -> int:
        self.belief.see(view)
        search = self._tree(view)
        move = self._decide(search, view)
        self.expected = (view.number, view.seat, [*view.pending, move]) if search.go_down(move) else None
        return move

    def explain(self, view: View) -> Explanation:
        self.belief.see(view)
        search = self._tree(view)
        chosen = self._decide(search, view)
        self.expected = None
        tried = {edge.move: edge for edge in search.root.edges if edge.seat == view.seat}
        candidates = [self._candidate(view, move, tried.get(move)) for move in view.legal]
        candidates.sort(key=lambda candidate: (candidate.move != chosen, -candidate.visits))
        return Explanation(chosen, candidates, beliefs(self.game, view, self.rng, self.belief.world))

    def _candidate(self, view: View, move: int, edge: Edge | None) -> Candidate:
        if edge is None:
            return Candidate(move, self.game.label(view, move))
        visits = int(edge.visits)
        return Candidate(move, self.game.label(view, move), edge.value, visits)

    def _tree(self, view: View) -> Search:
        """The tree of this decision: the one that was begun with the chain, or a new one."""
        if self.search is None or self.expected != (view.number, view.seat, view.pending):
            assert view.seat is not None
            self.search = Search(self.guide, Rng(self.rng.next_seed()), view.seat)
            self.search.root.consider(self.adviser.plans(view))
            self.left = self.budget
        return self.search

    def _decide(self, search: Search, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        world = self.game.sample(view, self.rng)
        assert view.seat is not None
        if not self.guide.is_searchable(world):
            return self.adviser.move(view)
        advice = self._advice(view)
        candidates = [int(move) for move in self.guide.candidates(world, view.seat)]
        if len(candidates) == 1:
            return advice
        search.advice = advice if advice in candidates else NO_MOVE
        self._think(search, view, NEXT if view.pending else FIRST)
        if not self._goes_on(view, search.best_move()):
            self._think(search, view, 1.0)  # there are no more atoms to keep it for
        return search.best_move()

    def _advice(self, view: View) -> int:
        """What a medium bot would do; its time is part of the budget."""
        begun = monotonic()
        advice = self.adviser.move(view)
        if self.iterations is None:
            self.left = max(self.left - (monotonic() - begun), 0.0)
        return advice

    def _goes_on(self, view: View, move: int) -> bool:
        """Does a chain go on after this move?"""
        world = self.game.sample(view, self.rng)
        assert view.seat is not None
        world.apply(view.seat, move)
        return bool(world.pending(view.seat))

    def _world(self, view: View) -> State:
        """A world for the next simulation: a new one, or the last one again where drawing them is slow."""
        if not self.uses:
            self.world = self.belief.world(view, self.rng)
            self.uses = self.belief.repeats
        self.uses -= 1
        assert self.world is not None
        return self.world.copy() if self.uses else self.world

    def _think(self, search: Search, view: View, share: float) -> None:
        """Use up this share of what is left of the budget."""
        self.uses = 0  # the last world belongs to another view
        if self.iterations is not None:
            count = round(self.left * share)
            self.left -= count
            while count > 0 or not search.has_move:
                search.simulate(self._world(view))
                count -= 1
            return
        begun = monotonic()
        end = begun + self.left * share
        while monotonic() < end or not search.has_move:
            search.simulate(self._world(view))
        self.left = max(self.left - (monotonic() - begun), 0.0)
