"""Pie Contest: four to ten players gather Ingredients and Bake; the best single Pie wins.

Rules: the pamphlet (version 0-3, CC-BY-SA 4.0) in the ledger `rules.toml`, with our rulings (CO-R). The card texts
are not in it: the house set `cards.yaml` is our own, written in the Card Effect Vocabulary (CEV 1), and so is any
other set; no card is named in code. Deviations: none.
"""

from bakehouse.games.pie_contest.game import PieContest

GAME = PieContest()

__all__ = ["GAME"]
