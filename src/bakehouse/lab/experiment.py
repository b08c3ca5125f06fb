"""What is played: a table with its bots, and the seeds of its games.

`make_setup("pie-factory", seats=4, bots="medium")` checks everything once and gives a `Setup`. `Experiment(setup,
first_seed, games)` adds the seeds, and `experiment.id` is the same wherever it is computed. Both are plain data that
travel to other processes and go to JSON.

A level is one of `MEASURED_LEVELS`; `quick` is `medium` for thousands of games. `hard:50` thinks for 50
simulations a decision, and `hard` for 100: bots that look at the clock would never play the same game twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256

import msgspec

from bakehouse.bots.bot import MEASURED_LEVELS, PREFIX, UNIFORM, Bot, make_bot
from bakehouse.core.chance import MAX_SEED
from bakehouse.core.deck import Deck
from bakehouse.core.errors import OptionError
from bakehouse.core.game import Game
from bakehouse.core.options import Value, settle
from bakehouse.games import load

SEARCHING = ("hard", UNIFORM)  # levels that think for as long as they may
USUAL_ITERATIONS = 100
SHARE = 50  # games that are sent to a worker at once
MANY_SHARES = 4_000  # beyond this they grow
ID_LENGTH = 12


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table and who sits at it. Options that have their defaults and a deck that goes without saying are left out."""

    game: str
    seats: int
    bots: tuple[str, ...]  # by seat
    options: dict[str, Value] = {}
    deck: str | None = None  # the text of its file

    @property
    def key(self) -> bytes:
        """The same for setups that are equal."""
        return msgspec.json.encode(self, order="sorted")

    def load_game(self) -> Game:
        return load(self.game)

    def load_deck(self) -> Deck | None:
        return None if self.deck is None else self.load_game().deck_text(self.deck)


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setup and its seeds: `games` of them, one after the other from the first."""

    setup: Setup
    first_seed: int
    games: int

    @property
    def seeds(self) -> range:
        return range(self.first_seed, self.first_seed + self.games)

    @property
    def id(self) -> str:
        """A hash of everything that decides the results: rules, deck, options, bots and seeds."""
        return sha256(msgspec.json.encode(_identity(self), order="sorted")).hexdigest()[:ID_LENGTH]

    def shares(self) -> list[range]:
        """The seeds in shares, which do not depend on who plays them."""
        return list(shares_of(self.seeds))


def shares_of(seeds: range, size: int = 0) -> Iterator[range]:
    """Seeds in shares of one size, by default 50 games, or more of them if there would be too many shares."""
    size = size or max(SHARE, -(-len(seeds) // MANY_SHARES))
    for start in range(seeds.start, seeds.stop, size):
        yield range(start, min(start + size, seeds.stop))


def make_experiment(setup: Setup, games: int, first_seed: int = 0) -> Experiment:
    """The experiment with these seeds, checked."""
    if games < 1:
        raise OptionError(f"an experiment has at least one game, not {games}")
    if not 0 <= first_seed <= MAX_SEED - games:
        raise OptionError(f"seeds are whole numbers from 0 to {MAX_SEED}; {first_seed} cannot be the first")
    return Experiment(setup, first_seed, games)


def make_setup(
    game: str,
    seats: int | None = None,
    bots: str | Sequence[str] = "medium",
    options: Mapping[str, object] | None = None,
    deck: Deck | None = None,
) -> Setup:
    """A setup, checked: the table can be dealt, and every seat has a bot.

    `bots` is one level for all seats, several with commas, or a list; a shorter list goes round the table.
    """
    found = load(game)
    count = found.info.usual_seats if seats is None else seats
    state = found.deal(count, 0, options, deck)
    known = found.info.options
    given = settle(known, options)
    levels = _levels(bots, count, found)
    return Setup(
        game=found.info.slug,
        seats=count,
        bots=levels,
        options={name: given[name] for name in sorted(given) if given[name] != known[name].default},
        deck=None if deck is None or _is_dealt_anyway(found, count, options, deck) else state.table_deck.text,
    )


def _is_dealt_anyway(game: Game, seats: int, options: Mapping[str, object] | None, deck: Deck) -> bool:
    """Is this the deck of the table if none is handed in? With some options a table has none then."""
    try:
        return game.deal(seats, 0, options).table_deck.digest == deck.digest
    except OptionError:
        return False


def _levels(bots: str | Sequence[str], seats: int, game: Game) -> tuple[str, ...]:
    named = [name.strip() for name in bots.split(",")] if isinstance(bots, str) else list(bots)
    if not named or len(named) > seats:
        raise OptionError(f"{seats} seats have 1 to {seats} bots, not {len(named)}")
    for name in named:
        bot_of(name, game, 0)
    return tuple(named[seat % len(named)] for seat in range(seats))


def bot_of(name: str, game: Game, seed: int) -> Bot:
    """A bot that plays the same game again: of a level, with a budget of simulations where it has one."""
    level, colon, number = name.partition(":")
    if name.startswith(PREFIX):
        raise OptionError("the lab needs bots that play the same game again, which another program may not do")
    if colon and not (level in SEARCHING and number.isascii() and number.isdigit() and int(number)):
        raise OptionError(f"{name!r} is no bot level; a budget of simulations is written hard:200")
    if level in SEARCHING:
        return make_bot(level, game, seed, iterations=int(number) if number else USUAL_ITERATIONS)
    if level not in MEASURED_LEVELS:
        raise OptionError(f"there is no bot level {name!r}; there are: {', '.join(MEASURED_LEVELS)}, or hard:200")
    return make_bot(level, game, seed)


def _identity(experiment: Experiment) -> dict[str, object]:
    from bakehouse import __version__  # bots may play otherwise in another version

    setup = experiment.setup
    game = setup.load_game()
    return {
        "bakehouse": __version__,
        "game": setup.game,
        "rules": game.info.rules,
        "seats": setup.seats,
        "deck": _deck_digest(setup.key),
        "options": setup.options,
        "bots": setup.bots,
        "seeds": [experiment.first_seed, experiment.games],
    }


@lru_cache(maxsize=100)
def _deck_digest(key: bytes) -> str:
    setup = msgspec.json.decode(key, type=Setup)
    return setup.load_game().deal(setup.seats, 0, setup.options, setup.load_deck()).table_deck.digest
