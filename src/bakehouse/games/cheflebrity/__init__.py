"""Cheflebrity: 2 to 5 rival pie makers draw, build, serve, sabotage and trade; most points after ten bonuses win.

Rules: the rulebook in the ledger `rules.toml`, with our rulings (CH-R). Deviations: a side of a trade has at most
seven cards (CH-R91). The table options are in `options.py`, the deck is data (`cards.toml`).
"""

from bakehouse.games.cheflebrity.game import Cheflebrity

GAME = Cheflebrity()

__all__ = ["GAME"]
