"""A sensible player of Pastry Chefs: bakes what it can, feeds the partner, and takes what is known to be there.

It weighs every whole move by what the hands would be worth after it, as far as its view lets it guess them, and plays
the best one atom by atom; it thinks once for a whole chain.
"""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.pastry_chefs.heuristic import Heuristic
from bakehouse.bots.pastry_chefs.opponent_model import PastryChefsModel
from bakehouse.bots.pastry_chefs.plans import Plans
from bakehouse.core.game import Game
from bakehouse.core.view import View as CoreView
from bakehouse.games.pastry_chefs.atoms import BAKE, CARD, DRAW, FROM, SECOND
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.view import View

Moment = tuple[int, int | None, str, list[str]]

MAX_PLANS = 16  # Moves that it would propose for a closer look


class Medium(Bot):
    """Looks one move ahead, with the bounds of its memory as the only guide to the other hands."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.weighed = Plans()  # for the move that is being said,
        self.moment: Moment | None = None  # at this moment

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        if len(view.legal) == 1:
            return view.legal[0]
        match view.step:
            case "action" | "ask":
                return self._next_atom(view)
            case "reveal":
                return self._heuristic(view).best_reveal()
            case "second":
                return SECOND  # a card is worth more than an answer
            case "give":
                return _next_card(view, self._heuristic(view).best_gift())
        return _next_card(view, self._heuristic(view).least_useful(view.needed))

    def plans(self, view: CoreView) -> list[list[int]]:
        """Whatever can be baked is baked; of the many ways to describe a Move, the ones that look best."""
        assert isinstance(view, View)
        if view.step != "action" or view.pending:
            return []
        bakes = [[move] for move in view.legal if BAKE <= move < FROM]
        if bakes:  # a search would often wait for a bigger one, and lose by it
            return bakes
        heuristic = self._heuristic(view)
        draws = [[DRAW + heuristic.me], [DRAW + heuristic.partner]]
        moves = sorted(heuristic.moves().listed(), reverse=True)[:MAX_PLANS]
        return [*draws, *(atoms for _, atoms in moves)]

    def _heuristic(self, view: View) -> Heuristic:
        assert isinstance(self.game, PastryChefs)
        guesses = self.informant.guesses if isinstance(self.informant, PastryChefsModel) else None
        return Heuristic(view, self.game.deck_of(view), guesses)

    def _next_atom(self, view: View) -> int:
        """The next atom of the best plan that continues the unfinished chain, if there is one."""
        if not view.pending or self.moment != _moment(view):  # to think about a move once is enough
            heuristic = self._heuristic(view)
            self.weighed = heuristic.actions() if view.step == "action" else heuristic.questions()
            self.moment = _moment(view)
        atom = self.weighed.next_atom(view.pending)
        return view.legal[0] if atom is None else atom


def _next_card(view: View, kinds: list[int]) -> int:
    """The cards go one by one in ascending order."""
    move = CARD + kinds[len(view.pending)]
    return move if move in view.legal else view.legal[0]


def _moment(view: View) -> Moment:
    """What stays the same while one move is being said."""
    return view.number, view.seat, view.step, view.hand
