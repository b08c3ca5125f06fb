"""The Pie Game: two to eight players collect the ingredients of a secret recipe; three baked pies win.

The rules and our rulings (PG-R) are in the ledger, `rules.toml`; we do not deviate from the printed sheet except by
the table options in `options.py`. The decks are data (`cards.toml`, `gentle.toml`), or a file of your own.
"""

from bakehouse.games.the_pie_game.game import ThePieGame

GAME = ThePieGame()

__all__ = ["GAME"]
