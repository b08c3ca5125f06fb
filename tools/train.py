"""Play games for a build with a profile: setup.py lets the C compiler see where the engine's time goes."""

import bakehouse
from bakehouse.core.game import Game

GAMES = 40  # of each game, move by move
PLAYOUTS = 400
VIEWS = 60
MAX_MOVES = 400  # moves


def step(game: Game, seed: int, rng: bakehouse.Rng) -> None:
    """A random game as a Python program plays it."""
    state = game.deal(game.info.usual_seats, seed)
    for _ in range(MAX_MOVES):
        if state.over:
            break
        seat = state.actors[0]
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])


def search(game: Game, rng: bakehouse.Rng) -> None:
    """Views, worlds and simulations, as a bot of level hard needs them."""
    state = game.deal(game.info.usual_seats, 0)
    bot = bakehouse.bot("hard", game, iterations=30)
    for _ in range(VIEWS):
        if state.over:
            break
        seat = state.actors[0]
        view = game.view(state, seat)
        world = game.sample(view, rng)
        for _ in range(PLAYOUTS // VIEWS):
            bakehouse.playout(world.copy(), rng, MAX_MOVES)
        state.apply(seat, bot.move(view))


def main() -> None:
    assert bakehouse.is_compiled()
    rng = bakehouse.Rng(0)
    for slug in bakehouse.games():
        game = bakehouse.game(slug)
        for seed in range(GAMES):
            step(game, seed, rng)
        search(game, rng)


if __name__ == "__main__":
    main()
