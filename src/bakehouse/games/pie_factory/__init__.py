"""Pie Factory: two to four workers draft, build and box pies through two days; the most points win the promotion.

Rules: the rulebook in the ledger `rules.toml`, with our rulings (PF-R). Deviations: none; the table options that are
built are listed in `game.py`. The deck is data (`cards.toml`); another file may have other cards, 23 to 62 of them.
"""

from bakehouse.games.pie_factory.game import PieFactory

GAME = PieFactory()

__all__ = ["GAME"]
