"""Fixed random games of every game, for tools/budget.py, which runs this under callgrind.

Each game is played by two children, one twice as long: their difference is what the games cost, however much it took
to start. The children are forks, so that the interpreter starts once; callgrind counts each of them apart.
"""

from __future__ import annotations

import gc
import json
import os
import sys

import bakehouse

GAMES = 20
LIMIT = 1_000  # decisions of a game


def play(slug: str, games: int) -> None:
    """In a child: play, tell, end at once."""
    game = bakehouse.game(slug)
    played = bakehouse.playouts(game, game.info.usual_seats, range(games), limit=LIMIT)
    decisions = sum(one.decisions for one in played)
    report = {"process": os.getpid(), "game": slug, "games": games, "decisions": decisions}
    sys.stdout.write(json.dumps(report) + "\n")
    sys.stdout.flush()
    os._exit(0)


def main() -> int:
    gc.disable()  # when it runs depends on everything that is alive
    for slug in bakehouse.games():
        bakehouse.game(slug).house_deck()
        children = []
        for games in (GAMES, 2 * GAMES):
            child = os.fork()
            if child == 0:
                play(slug, games)
            children.append(child)
        if any(os.waitpid(child, 0)[1] for child in children):
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
