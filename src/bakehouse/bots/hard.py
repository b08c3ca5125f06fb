"""The hard bot: searches in worlds that fit its view for as long as its budget lasts."""

from __future__ import annotations

from time import monotonic

from bakehouse.bots.bot import Bot
from bakehouse.bots.by_game import adviser_for, opponent_model_for, rollout_for
from bakehouse.bots.explanation import Candidate, Explanation, beliefs
from bakehouse.bots.halving import Rivals
from bakehouse.bots.search import Edge, Search
from bakehouse.core.chance import Rng
from bakehouse.core.game import Game
from bakehouse.core.view import Event, View

SECONDS = 1.0  # a decision
FIRST = 0.8  # of the budget goes to the first atom of a chain, half of the rest to each of the others
NEXT = 0.5


class HardBot(Bot):
    """One search for all games. A chain of atoms is one decision: its later atoms continue in the same tree."""

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
        self.rollout = rollout_for(game.info.slug)
        self.adviser = adviser_for(game, self.rng.next_seed())
        self.opponent_model = opponent_model_for(game, seed, believes=believes)
        self.listens = self.opponent_model.listens
        self.sees_forced_moves = True  # its opponent model remembers the views
        self.adviser.informant = self.opponent_model
        self.search: Search | None = None
        self.left = 0.0  # of the budget of the present decision
        self.expected: tuple[int, int | None, list[int]] | None = None  # how the view looks if the chain continues

    def set_seconds(self, seconds: float) -> None:
        if self.iterations is None:
            self.budget = seconds

    def hear(self, events: list[Event]) -> None:
        super().hear(events)
        self.opponent_model.hear(events)

    def move(self, view: View) -> int:
        begun = monotonic()
        self.opponent_model.notice(view)
        search = self._tree(view)  # to let go of the last one takes its time too
        self._spend(begun)
        move = self._decide(search, view)
        self.expected = (view.number, view.seat, [*view.pending, move]) if search.go_down(move) else None
        return move

    def ideas(self, view: View) -> list[int]:
        """Those that survived the comparison longest, and so were tried most often."""
        chosen, candidates = self._compared(view)
        return [candidate.move for candidate in candidates if candidate.visits or candidate.move == chosen]

    def explain(self, view: View) -> Explanation:
        chosen, candidates = self._compared(view)
        return Explanation(
            chosen,
            candidates,
            beliefs(self.game, view, self.rng, self.opponent_model.world) + self.opponent_model.learned(),
        )

    def _compared(self, view: View) -> tuple[int, list[Candidate]]:
        """The move that it would make, and all moves, this one first."""
        self.opponent_model.notice(view)
        search = self._tree(view)
        chosen = self._decide(search, view)
        self.expected = None
        tried = {edge.move: edge for edge in search.root.edges if edge.seat == view.seat}
        candidates = [self._candidate(view, move, tried.get(move)) for move in view.legal]
        candidates.sort(key=lambda candidate: (candidate.move != chosen, -candidate.visits))
        return chosen, candidates

    def _candidate(self, view: View, move: int, edge: Edge | None) -> Candidate:
        if edge is None:
            return Candidate(move, self.game.label(view, move))
        visits = int(edge.visits)
        return Candidate(move, self.game.label(view, move), edge.value, visits)

    def _tree(self, view: View) -> Search:
        """The tree of this decision: the one that was begun with the chain, or a new one."""
        if self.search is None or self.expected != (view.number, view.seat, view.pending):
            assert view.seat is not None
            self.search = Search(self.rollout, Rng(self.rng.next_seed()), view.seat)
            self.search.root.consider(self.adviser.plans(view))
            self.left = self.budget
        return self.search

    def _decide(self, search: Search, view: View) -> int:
        begun = monotonic()
        answer = self.opponent_model.answer(view)
        self._spend(begun)
        if answer is not None:
            return answer
        if len(view.legal) == 1:
            return view.legal[0]
        world = self.game.sample(view, self.rng)
        assert view.seat is not None
        advice = self._advice(view)
        if not self.rollout.is_searchable(world):
            return advice
        candidates = search.considered(world)
        if advice not in candidates:  # an offer, say, which no playout can judge
            advice = search.proposal(world)
        rivals = Rivals(sorted({advice, *candidates}), advice)
        self._think(search, view, rivals, NEXT if view.pending else FIRST)
        if not self._continues(view, rivals.best(search.worth)):
            self._think(search, view, rivals, 1.0)  # there are no more atoms to keep it for
        return rivals.best(search.worth)

    def _advice(self, view: View) -> int:
        """What a medium bot would do, or something better that the opponent model knows."""
        begun = monotonic()
        advice = self.opponent_model.advise(view, self.adviser.move(view))
        self._spend(begun)
        return advice

    def _spend(self, begun: float) -> None:
        """The time since then is part of the budget."""
        if self.iterations is None:
            self.left = max(self.left - (monotonic() - begun), 0.0)

    def _continues(self, view: View, move: int) -> bool:
        """Does a chain continue after this move?"""
        world = self.game.sample(view, self.rng)
        assert view.seat is not None
        world.apply(view.seat, move)
        return bool(world.pending(view.seat))

    def _think(self, search: Search, view: View, rivals: Rivals, share: float) -> None:
        """Use up this share of what is left of the budget, in as many parts as it takes to find the best move."""
        parts = rivals.halvings
        given = self.left * share / parts
        for _ in range(parts):
            if len(rivals.left) > 1:
                self._compare(search, view, rivals, given)
                rivals.halve(search.worth)

    def _compare(self, search: Search, view: View, rivals: Rivals, given: float) -> None:
        """Try what is left in one world after the other, as long as what is given lasts, and at least in one."""
        used = 0.0
        while used < given and (self.left > 0 or not search.simulations):
            begun = monotonic()
            world = self.opponent_model.world(view, self.rng)
            times = -(-self.rollout.uses(world) // len(rivals.left))
            for _ in range(times):
                rivals.add(search.compare(world, rivals.left, self.rng.next_seed()))
            cost = times * len(rivals.left) if self.iterations is not None else monotonic() - begun
            used += cost
            self.left -= cost
