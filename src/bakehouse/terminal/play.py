"""`bakehouse play`: from the wish to play to the last word."""

from __future__ import annotations

import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from bakehouse.core.deck import Deck
from bakehouse.core.errors import BakehouseError
from bakehouse.core.game import Game
from bakehouse.core.match import Match
from bakehouse.terminal import menu, opponents
from bakehouse.terminal.resume import Saved, read_saved
from bakehouse.terminal.save import Keeper, SaveError
from bakehouse.terminal.screen import Screen, printable
from bakehouse.terminal.session import Session
from bakehouse.terminal.setup import Setup
from bakehouse.terminal.stopping import Leave, Stopping

SEED_BYTES = 32
REFUSED = 2
NOT_SAVED = 1


@dataclass(frozen=True)
class Wish:
    """What stood on the command line."""

    game: Game | None
    seats: int | None
    seed: int | None
    hot_seat: bool
    record: Path | None
    options: dict[str, object]
    deck: Deck | None
    level: str


def run(
    game: Game | None,
    seats: int | None,
    seed: int | None,
    hot_seat: bool,  # noqa: FBT001 - the command line passes it by name
    record: Path | None,
    options: dict[str, object],
    deck: Deck | None,
    level: str,
) -> int:
    """Play one game at the terminal, or go on with the one in the record; the exit code of the program."""
    wish = Wish(game, seats, seed, hot_seat, record, options, deck, level)
    screen = Screen(sys.stdin, sys.stdout)
    with Stopping() as stopping:
        try:
            session = _begin(wish, screen, stopping)
        except Leave as leaving:
            stopping.ignore()
            screen.last_words(f"\n{leaving.reason}. No game was begun.")
            return leaving.code
        except (BakehouseError, SaveError) as error:
            print(f"bakehouse: {printable(str(error))}", file=sys.stderr)
            return REFUSED
        return _play(session)


# -- Beginning ---------------------------------------------------------------


def _begin(wish: Wish, screen: Screen, stopping: Stopping) -> Session:
    saved = read_saved(wish.record) if wish.record is not None else None
    setup = _new_setup(wish, screen) if saved is None else _old_setup(wish, screen, saved)
    table = Match(setup.game, setup.deal())
    for seat, atoms in saved.moves if saved is not None else ():
        table.play(seat, atoms)
    keeper = Keeper(setup, wish.record, table.moves)
    keeper.begin()
    return Session(setup, table, keeper, screen, stopping)


def _new_setup(wish: Wish, screen: Screen) -> Setup:
    game = wish.game
    seats = wish.seats
    if game is None:
        game = menu.choose_game(screen)
        seats = menu.choose_seats(screen, game) if seats is None else seats
    if seats is None:
        seats = game.info.usual_seats
    seed = secrets.token_bytes(SEED_BYTES) if wish.seed is None else wish.seed
    level = opponents.level_for(game, wish.level)
    game.deal(seats, seed, wish.options, wish.deck)  # refuses what cannot be, before anybody is asked anything
    people = menu.choose_people(screen, game, seats) if wish.hot_seat else [0]
    return Setup(game, seats, seed, wish.options, wish.deck, people, level)


def _old_setup(wish: Wish, screen: Screen, saved: Saved) -> Setup:
    """The setup of a saved game. What stands on the command line must not contradict it."""
    saved.must_agree("game", wish.game and wish.game.info.slug, saved.game.info.slug)
    saved.must_agree("number of seats", wish.seats, saved.seats)
    saved.must_agree("seed", wish.seed, saved.seed)
    saved.must_agree("deck", wish.deck and wish.deck.digest, saved.digest)
    for name, value in wish.options.items():
        saved.must_agree(f"option {name}", value, saved.options.get(name))
    people = saved.people
    if not people:  # a record from elsewhere
        people = menu.choose_people(screen, saved.game, saved.seats) if wish.hot_seat else [0]
    level = opponents.level_for(saved.game, wish.level or saved.level)
    return Setup(saved.game, saved.seats, saved.seed, saved.options, saved.deck, people, level)


# -- Playing -----------------------------------------------------------------


def _play(session: Session) -> int:
    try:
        session.play()
    except Leave as leaving:
        session.stopping.ignore()
        return _leave(session, leaving)
    except BaseException:
        # A fault of ours must not cost anybody a game. It is still told in full, for the report.
        session.stopping.ignore()
        _leave(session, Leave("Something went wrong inside Bakehouse", 1))
        raise
    return 0


def _leave(session: Session, leaving: Leave) -> int:
    """Save first: whether anybody still reads what is said is not sure."""
    try:
        path = session.keeper.save_somewhere()
    except SaveError as error:
        session.screen.last_words(f"\n{leaving.reason}. The game could not be saved. {error}")
        return NOT_SAVED
    session.screen.last_words(f"\n{leaving.reason}. The game is saved in {path}")
    if not session.table.state.over:
        session.screen.last_words(f"Go on with: bakehouse play --record {shlex.quote(str(path))}")
    return leaving.code
