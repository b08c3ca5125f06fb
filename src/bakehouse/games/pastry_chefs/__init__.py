"""Pastry Chefs: four players in two teams bake runs and sets; the first team with five points wins.

Rules: the rulebook in the ledger `rules.toml`, with our rulings (PC-R). Deviations: none; the table options
that are built are listed in `game.py`. The deck is data (`cards.toml`); another file may have other copies.
"""

from bakehouse.games.pastry_chefs.game import PastryChefs

GAME = PastryChefs()

__all__ = ["GAME"]
