"""Counterfactual regret minimisation on the last turn of a game of Pastry Chefs, through OpenSpiel.

It is North's turn, the last one before a stalled game ends, and both teams need one more point: North can bake and win,
or do something else and share the game. What the others hold is drawn from a few deals. The tree is small enough to be
written down once (as Gambit writes it), so that OpenSpiel's compiled solver can take over.
"""

from __future__ import annotations

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

from bakehouse.adapters.openspiel import quoted

POSITION = "\n".join(
    [
        "options: stall_turns=4",
        "idle: 3",
        "turn: N",
        "blocked: clubs diamonds spades #1 #2 #4",
        "bakes: N=1d,2d,3d,4d S=1s,2s,3s,4s E=1c,2c,3c,4c W=1d,2d,3d,4d",
        "hand N: 1h 2h 3h",
        "hand E: 1c 2c",
        "hand S: 3h 2s",
        "hand W: 3c 2s",
    ]
)


def main(deals: int = 2, iterations: int = 100) -> list[float]:
    game = pyspiel.load_game("bakehouse_pastry_chefs", {"deals": deals, "position": quoted(POSITION)})
    tree = pyspiel.load_efg_game(export_gambit(game))
    solver = pyspiel.CFRSolver(tree)
    distances = []
    for iteration in range(iterations + 1):
        if iteration % (iterations // 4) == 0:
            distances.append(pyspiel.nash_conv(tree, solver.average_policy()))
            print(f"after {iteration} iterations the players could gain {distances[-1]:.4f} in all (NashConv)")
        solver.evaluate_and_update_policy()
    return distances


if __name__ == "__main__":
    main()
