"""A sensible player of Cheflebrity: builds with the best cards, serves in time, reacts when it is worth it."""

from __future__ import annotations

from bakehouse.bots.bot import Bot
from bakehouse.bots.cheflebrity.declines import REPLIES, Declines
from bakehouse.bots.cheflebrity.heuristic import Heuristic
from bakehouse.core.game import Game
from bakehouse.core.view import Event
from bakehouse.core.view import View as CoreView
from bakehouse.games.cheflebrity.atoms import ACCEPT, COUNT, COUNTER, DECLINE, NO_PARTNER, OFFER, PASS
from bakehouse.games.cheflebrity.view import View


class Medium(Bot):
    """Looks at its hand and at the table, one decision at a time; of what was said it remembers who declined."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.listens = True
        self.listens_for = REPLIES
        self.uses_memory = False
        self.declines = Declines()

    def hear(self, events: list[Event]) -> None:
        super().hear(events)
        self.declines.hear(events)

    def needs_thought(self, move: int) -> bool:
        """Talk takes the time of others, and whoever accepts anything is a money pump."""
        return move in (ACCEPT, COUNTER) or OFFER <= move < COUNT

    def move(self, view: CoreView) -> int:
        assert isinstance(view, View)
        if len(view.legal) == 1:
            return view.legal[0]
        heuristic = Heuristic(view)
        if view.pending:
            # Somebody else may have begun the chain, so that what was planned is not possible any more.
            move = heuristic.next_atom()
            return move if move in view.legal else view.legal[0]
        match view.step:
            case "window":
                return heuristic.sabotage() or PASS
            case "draw":
                return heuristic.draw()
            case "swap":
                return heuristic.swap()
            case "play":
                return heuristic.play()
            case "menu":
                return heuristic.menu(self.declines.partners(view))
            case "oops":
                return heuristic.oops()
            case "save":
                return heuristic.save()
            case "reply" | "replies":
                return ACCEPT if heuristic.can_use_new_cards() and heuristic.barter().likes_the_offer() else DECLINE
            case "pick":
                return self._partner(view)
        return heuristic.barter().hand_over()

    def _partner(self, view: View) -> int:
        """Any of those who would trade."""
        partners = [move for move in view.legal if move != NO_PARTNER]
        return partners[self.rng.below(len(partners))]
