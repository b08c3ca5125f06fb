"""The Pie Game: two to eight players collect the five ingredients of a secret recipe; three baked pies win.

Rules: the printed sheet in the ledger `rules.toml`, with our rulings (PG-R). Deviations: none; the table options
that are built are listed in `game.py`. The decks are data (`cards.toml`, `gentle.toml`), or a file of your own.
"""

from bakehouse.games.the_pie_game.game import ThePieGame

GAME = ThePieGame()

__all__ = ["GAME"]
