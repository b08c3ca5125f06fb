"""`bakehouse play`: from the command line to the last word."""

from __future__ import annotations

import secrets
import shlex
import sys
from dataclasses import dataclass, field
from pathlib import Path

from bakehouse.core.deck import Deck
from bakehouse.core.errors import BakehouseError
from bakehouse.core.game import Game
from bakehouse.core.match import Match
from bakehouse.core.messages import say
from bakehouse.records.record import printable
from bakehouse.terminal import menu, opponents
from bakehouse.terminal.resume import SavedGame, read_saved
from bakehouse.terminal.save import Keeper, SaveError
from bakehouse.terminal.screen import Screen
from bakehouse.terminal.session import Session
from bakehouse.terminal.setup import Setup
from bakehouse.terminal.stopping import Leave, Stopping
from bakehouse.words import ENGLISH, Words

SEED_BYTES = 32
REFUSED = 2
NOT_SAVED = 1


@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """What was given on the command line."""

    game: Game | None = None
    seats: int | None = None
    seed: int | None = None
    hot_seat: bool = False
    record: Path | None = None
    options: dict[str, object] = field(default_factory=dict)
    deck: Deck | None = None
    level: str = ""
    language: str = ENGLISH


def run(given: PlayOptions) -> int:
    """Play one game at the terminal, or resume the one in the record; the exit code of the program."""
    screen = Screen(sys.stdin, sys.stdout)
    words = Words(given.language)
    with Stopping() as stopping:
        try:
            session = _begin(given, screen, words, stopping)
        except Leave as leaving:
            stopping.ignore()
            screen.last_words("\n" + words.say("terminal-no-game", reason=leaving.reason))
            return leaving.code
        except SaveError as error:
            return _refuse(words(error.message))
        except BakehouseError as error:
            return _refuse(str(error))
        return _play(session)


def _refuse(text: str) -> int:
    print(f"bakehouse: {printable(text)}", file=sys.stderr)
    return REFUSED


# -- Beginning ---------------------------------------------------------------


def _begin(given: PlayOptions, screen: Screen, words: Words, stopping: Stopping) -> Session:
    saved = read_saved(given.record) if given.record is not None else None
    setup = _new_setup(given, screen, words) if saved is None else _old_setup(given, screen, words, saved)
    match = Match(setup.game, setup.deal())
    for decision in saved.decisions if saved is not None else ():
        match.play(decision)
    keeper = Keeper(setup, given.record, match.decisions)
    keeper.begin()
    return Session(setup, match, keeper, screen, stopping, given.language)


def _new_setup(given: PlayOptions, screen: Screen, words: Words) -> Setup:
    game = given.game
    seats = given.seats
    if game is None:
        game = menu.choose_game(screen, words)
        seats = menu.choose_seats(screen, words, game) if seats is None else seats
    if seats is None:
        seats = game.info.usual_seats
    seed = secrets.token_bytes(SEED_BYTES) if given.seed is None else given.seed
    level = opponents.level_for(game, given.level)
    game.deal(seats, seed, given.options, given.deck)  # refuses what is impossible, before anybody is asked anything
    people = menu.choose_people(screen, words, seats) if given.hot_seat else [0]
    return Setup(game, seats, seed, given.options, given.deck, people, level)


def _old_setup(given: PlayOptions, screen: Screen, words: Words, saved: SavedGame) -> Setup:
    """The setup of a saved game. The command line must not contradict it."""
    saved.must_agree("game", given.game and given.game.info.slug, saved.game.info.slug)
    saved.must_agree("seats", given.seats, saved.seats)
    saved.must_agree("seed", given.seed, saved.seed)
    saved.must_agree("deck", given.deck and given.deck.digest, saved.digest)
    for name, value in given.options.items():
        saved.must_agree("option", value, saved.options.get(name), option=name)
    people = saved.people
    if not people:  # a record from elsewhere
        people = menu.choose_people(screen, words, saved.seats) if given.hot_seat else [0]
    level = opponents.level_for(saved.game, given.level or saved.level)
    return Setup(saved.game, saved.seats, saved.seed, saved.options, saved.deck, people, level)


# -- Playing -----------------------------------------------------------------


def _play(session: Session) -> int:
    try:
        session.play()
    except Leave as leaving:
        session.stopping.ignore()
        return _leave(session, leaving)
    except BaseException:
        # A fault of ours must not cost anybody a game. The traceback is still shown in full, for the report.
        session.stopping.ignore()
        _leave(session, Leave(say("terminal-left-fault"), 1))
        raise
    return 0


def _leave(session: Session, leaving: Leave) -> int:
    """Save first: nobody may be reading what is said any more."""
    screen, words = session.screen, session.words(None)
    try:
        path = session.keeper.save_somewhere()
    except SaveError as error:
        screen.last_words("\n" + words.say("terminal-left-not-saved", reason=leaving.reason, error=error.message))
        return NOT_SAVED
    screen.last_words("\n" + words.say("terminal-left-saved", reason=leaving.reason, path=str(path)))
    if not session.match.state.over:
        command = f"bakehouse play --record {shlex.quote(str(path))}"
        screen.last_words(words.say("terminal-resume-with", command=command))
    return leaving.code
