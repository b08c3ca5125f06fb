"""The command line. Each command imports what it needs, so that `bakehouse --help` is there at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakehouse.cli_lab import lab
from bakehouse.cli_lab_questions import QUESTIONS
from bakehouse.cli_leaktest import leaktest
from bakehouse.cli_research import research
from bakehouse.cli_store import store

if TYPE_CHECKING:
    from bakehouse.core.deck import Deck
    from bakehouse.records import Record
    from bakehouse.words import Words

REFUSED = 2
STOPPED = 130  # by Ctrl-C, as shells report it

EXAMPLES = """\b
Examples:
  bakehouse serve                         play in the browser, with friends and bots
  bakehouse play                          the same in the terminal: choose a game and play against bots
  bakehouse play pastry-chefs --record mine.pie
  bakehouse rules pastry-chefs PC-31      one rule, and what was decided about it
  bakehouse replay mine.pie --seat N      what North saw
  bakehouse verify mine.pie               was anything tampered with?
  bakehouse bots ladder pie-factory       how well do the bots play?
  bakehouse bots bench "python3 mine.py"  how well does a program of mine play?
  bakehouse lab run pie-factory           ten thousand games: who wins, how long, which cards
  bakehouse lab compare pie-factory --deck-b mine.toml    what does this deck change?
  bakehouse research baselines            how well do our bots and a learner play?
  bakehouse leaktest openspiel:gin_rummy  does an environment show what it should hide?
  bakehouse words check de                does the German translation lack anything?
  bakehouse store backup games.sqlite3    keep a copy of all tables, also while the server is running
"""


def main() -> None:
    """Every way to end: an error in one line (2), Ctrl-C without a word (130), or the command's own code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a character that the terminal lacks must not stop the program
            stream.reconfigure(errors="replace")
    from bakehouse.core.errors import BakehouseError

    try:
        code = cli.main(prog_name="bakehouse", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except (click.Abort, KeyboardInterrupt):
        code = STOPPED
    except OSError as error:
        _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        code = REFUSED
    except BakehouseError as error:
        _complain(str(error))
        code = REFUSED
    sys.exit(code)


def _say(text: str = "", *, err: bool = False) -> None:
    """Print a text that may come from a file, and do nothing else to the terminal."""
    from bakehouse.records.record import printable

    click.echo(printable(text), err=err)


def _complain(text: str) -> None:
    _say(f"bakehouse: {text}", err=True)


def _print_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if not wanted:
        return
    import bakehouse

    click.echo(f"bakehouse {bakehouse.__version__} ({bakehouse.form()})")
    context.exit()


@click.group(epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version, help="Version and form."
)
def cli() -> None:
    """Bakehouse: a house for five pie card games."""


def _choose_language(_context: click.Context, _parameter: click.Parameter, wanted: str) -> str:
    from bakehouse.words.language import choose_language

    return choose_language(wanted, os.environ)


in_language = click.option(
    "--language",
    metavar="CODE",
    default="",
    callback=_choose_language,
    help="The language of what is printed; bakehouse words lists them. By default that of your system.",
)


# -- Games and rules ---------------------------------------------------------


@cli.command()
@in_language
def games(language: str) -> None:
    """List the games."""
    import bakehouse
    from bakehouse.terminal.menu import in_short
    from bakehouse.words import Words

    for slug in bakehouse.games():
        game = bakehouse.game(slug)
        _say(f"{slug}: {in_short(game, Words(language, game))}")


@cli.command()
@click.argument("game", required=False)
@click.argument("wanted", required=False, metavar="[ID|WORD]")
@click.option(
    "--coverage", is_flag=True, help="Which rules have a test (reads the folder tests, if there is one here)."
)
@in_language
def rules(game: str | None, wanted: str | None, coverage: bool, language: str) -> int:
    """Print a rulebook, what an id stands for, or the rules with a word.

    \b
    Examples:
      bakehouse rules pastry-chefs            the whole rulebook
      bakehouse rules PC-31                   one rule, with what was decided about it
      bakehouse rules PC-S13                  a scenario; CH-K13, CO-D4, PG-I7: docs/spec
      bakehouse rules the-pie-game "pot luck" every rule with these words
    """
    import bakehouse
    from bakehouse.words import Words

    chosen = [game] if game in bakehouse.games() else bakehouse.games()
    if game is not None and game not in bakehouse.games():
        if wanted is not None:
            bakehouse.game(game)  # refuses it
        wanted = game
    if coverage:
        return _print_coverage(chosen)
    if wanted is not None:
        return _look_up(chosen, wanted, Words(language))
    if game is None:
        words = Words(language)
        _say(words.say("terminal-rules-which"))
        for slug in chosen:
            _say("  " + words.say("terminal-rules-count", game=slug, count=len(bakehouse.game(slug).rules.own)))
    else:
        from bakehouse.words.rulebook import whole

        chosen_game = bakehouse.game(game)
        _say(whole(chosen_game, Words(language, chosen_game)))
    return 0


def _look_up(slugs: list[str], wanted: str, words: Words) -> int:
    import bakehouse
    from bakehouse.words.rulebook import by_id, by_word, nothing

    games = [bakehouse.game(slug) for slug in slugs]
    for game in games:
        if text := by_id(game, wanted, words):
            _say(text)
            return 0
    found = {game.info.slug: text for game in games if (text := by_word(game.rules, wanted, words))}
    for slug, text in found.items():
        _say(f"{slug}:\n{text}" if len(found) > 1 else text)
    if not found:
        _complain(nothing(games, wanted, words))
    return 0 if found else 1


def _print_coverage(slugs: list[str]) -> int:
    import bakehouse
    from bakehouse.rule_coverage import coverage, ids_in_tests

    tested = ids_in_tests("tests")
    if not tested:
        _say("There is no test with rule ids here; run this where the folder tests is.")
    for slug in slugs:
        found = coverage(bakehouse.game(slug), tested)
        _say(
            f"{slug}: {found.rules} rules, {found.rulings} rulings; "
            f"{len(found.tested)} with a test, {len(found.untested)} without"
        )
        if tested and found.untested:
            _say(f"  without: {' '.join(found.untested)}")
    return 0


# -- Decks -------------------------------------------------------------------


@cli.group()
def deck() -> None:
    """Check decks, show what is in them, or convert them."""


@deck.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", required=True, help="The game that the deck is for.")
def check_deck(file: Path, game: str) -> int:
    """Say everything that is wrong with a deck: a deck file, or a table (CSV or XLSX).

    \b
    Examples:
      bakehouse deck check mine.toml --game pastry-chefs
      bakehouse deck check cards.csv --game pie-factory
    """
    import bakehouse
    from bakehouse.core.deck_formats import columns_ignored, text_in

    found = _read_deck(file, game)
    if found is None:
        return 1
    _say(f"{file}: a good deck for {game}: {found.name}, {found.size} cards of {len(found.codes)} kinds")
    if file.exists() and (ignored := columns_ignored(bakehouse.game(game), text_in(file), str(file))):
        _say(f"{file}: columns that the game does not know: {', '.join(ignored)}")
    return 0


@deck.command("convert")
@click.argument("source", metavar="IN", type=click.Path(path_type=Path))
@click.argument("target", metavar="OUT", type=click.Path(path_type=Path))
@click.option("--game", required=True, help="The game that the deck is for.")
def convert_deck(source: Path, target: Path, game: str) -> int:
    """Write a deck in another format: a table (.csv, .xlsx) or a deck file (.toml, .yaml).

    IN may be "house", for the game's own deck, or the name of another deck that comes with the game.

    \b
    Examples:
      bakehouse deck convert house cards.csv --game pie-factory     a table to start from
      bakehouse deck convert cards.xlsx mine.toml --game pie-factory
    """
    import bakehouse

    found = _read_deck(source, game)
    if found is None:
        return 1
    bakehouse.game(game).save_deck(found, target)
    _say(f"{target}: {found.size} cards of {len(found.codes)} kinds")
    return 0


@deck.command("show")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", required=True, help="The game that the deck is for.")
def show_deck(file: Path, game: str) -> int:
    """List the cards of a deck.

    \b
    Example:
      bakehouse deck show mine.toml --game pastry-chefs
    """
    found = _read_deck(file, game)
    if found is None:
        return 1
    _say(f"{found.name}, {found.size} cards, hash {found.digest}")
    for code, copies in zip(found.codes, found.copies, strict=True):
        _say(f"{copies:3} {code}")
    return 0


def _read_deck(file: Path, slug: str) -> Deck | None:
    """The deck; None if it is a bad one, when all that is wrong has been said."""
    import bakehouse
    from bakehouse.core.errors import DeckError

    try:
        return bakehouse.game(slug).deck(file)
    except DeckError as error:
        for problem in error.problems:
            _complain(f"{error.file}: {problem}")
        return None


# -- Records -----------------------------------------------------------------


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="Only what this seat, or a spectator, saw; without it, everything.")
@in_language
def replay(file: Path, seat: str | None, language: str) -> int:
    """Tell a recorded game, move by move. At a terminal, Enter shows the next move and q Enter ends.

    \b
    Examples:
      bakehouse replay mine.pie
      bakehouse replay mine.pie --seat N
    """
    from bakehouse.records.narration import narrate
    from bakehouse.records.reading import good_steps, load_unplayed

    record = load_unplayed(file)
    viewer = _viewer(record, seat)
    _show(narrate(record, good_steps(record), viewer, language))
    for error in record.errors:
        _complain(str(error))
    if record.errors:
        _complain(f"{file}: shown as far as it is good ({record.moves} moves)")
    return 1 if record.errors else 0


def _viewer(record: Record, name: str | None) -> int:
    from bakehouse.core.errors import RecordError
    from bakehouse.core.game import EVERYTHING
    from bakehouse.records import header_of

    if not record.tags:
        raise record.errors[0]
    header = header_of(record)
    if name is None or name == record.value("View"):
        return EVERYTHING
    if not record.is_full:
        raise RecordError(
            f"this is the record of {record.value('View')}; it cannot tell what {name} saw", 0, record.file
        )
    try:
        return header.viewer_named(name)
    except ValueError as error:
        names = [header.game.seat_name(seat) for seat in range(header.seats)]
        raise RecordError(f"{error}; there are: {', '.join(names)}, spectator", 0, record.file) from None


def _show(paragraphs: Iterable[str]) -> None:
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    for paragraph in paragraphs:
        _say(paragraph)
        if waits and sys.stdin.readline().strip(" ") != "\n":  # q, or the end of the input
            return


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> int:
    """Prove that a finished game was dealt from the seed that was promised, and played as recorded.

    Ends with 0 if that is proved, with 1 if something was tampered with or if it cannot be proved.

    \b
    Example:
      bakehouse verify mine.pie
    """
    from bakehouse.records import verify as verify_record
    from bakehouse.records.reading import load_unplayed

    record = load_unplayed(file)
    if not record.tags:
        raise record.errors[0]
    verdict = verify_record(record)
    _say(f"{file}: {verdict.message}")
    return 0 if verdict.holds else 1


# -- Bots --------------------------------------------------------------------


@cli.group()
def bots() -> None:
    """Compare bots, or ask one why it plays what it plays."""


@bots.command("explain")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--move", "number", required=True, type=click.IntRange(min=1), help="Before which move of the record.")
@click.option("--level", default="hard", show_default=True, help="Which bot is asked.")
@click.option("--seconds", type=float, help="How long it may think.")
@click.option("--iterations", type=int, help="How many simulations it may make, instead.")
@in_language
def explain(file: Path, number: int, level: str, seconds: float | None, iterations: int | None, language: str) -> int:
    """What a bot would have played in a recorded game, with its candidates and what it believes.

    The bot sees what the seat saw, and nothing else.

    \b
    Example:
      bakehouse bots explain mine.pie --move 12
    """
    import bakehouse
    from bakehouse.bots import catch_up
    from bakehouse.core.errors import RecordError
    from bakehouse.records import header_of, replay
    from bakehouse.records.narration import words_of
    from bakehouse.records.reading import load_unplayed

    record = load_unplayed(file)
    if not record.tags:
        raise record.errors[0]
    header = header_of(record)
    game = header.game
    step = next(islice(replay(record), number, None), None)
    if step is None:
        raise RecordError(f"there are only {record.moves} moves", 0, str(file))
    assert step.decision is not None
    assert step.before is not None
    seat, before = step.decision.seat, step.before
    view = game.view(before, seat)
    bot = bakehouse.bot(level, game, 0, seconds, iterations)
    catch_up(bot, game, before, seat)
    found = bot.explain(view)
    words = words_of(header, seat, language)
    player = f"{words.player(seat)} ({game.seat_name(seat)})"
    _say(words.say("terminal-explained", number=number, player=player, prompt=game.prompt(view)))
    _say(words.say("terminal-played", move=game.text(before, seat, step.decision.atoms)))
    for line in found.lines(len(found.candidates), words):
        _say(line)
    return 0


@bots.command("ladder")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--games", "number", default=100, show_default=True, type=click.IntRange(min=2), help="Games a pairing.")
@click.option("--levels", default="", metavar="LEVEL,LEVEL", help="Only these levels; by default all but quick.")
@click.option("--seconds", type=float, help="How long hard bots may think about a decision.")
@click.option("--iterations", type=int, help="How many simulations they may make, instead.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes; by default one for each core.")
@click.option("--out", default=Path("ladder"), show_default=True, type=click.Path(path_type=Path), help="A folder.")
def ladder(
    games: tuple[str, ...],
    number: int,
    levels: str,
    seconds: float | None,
    iterations: int | None,
    workers: int | None,
    out: Path,
) -> int:
    """Let the levels play against each other: every deal twice, with the seats changed.

    Results are added to OUT/results.jsonl as they come; a ladder that was stopped resumes from there. The end result
    is a table, OUT/ladder.json, OUT/ladder.md and OUT/ladder.svg.

    \b
    Examples:
      bakehouse bots ladder pie-factory --games 40 --seconds 0.2
      bakehouse bots ladder --levels medium,hard
    """
    from bakehouse.terminal.ladder import show

    return show(games, number, [level for level in levels.split(",") if level], seconds, iterations, workers, out)


@bots.command("bench")
@click.argument("command")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--against", default="random,easy,medium", show_default=True, metavar="LEVEL,LEVEL", help="Which levels.")
@click.option("--deals", default=5, show_default=True, type=click.IntRange(min=1), help="Each is played twice.")
@click.option("--seconds", default=60.0, show_default=True, type=click.FloatRange(min=0.01), help="For a reply.")
@click.option("--iterations", default=200, show_default=True, type=click.IntRange(min=1), help="Of hard bots.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write the results as JSON, too.")
def bench(
    command: str,
    games: tuple[str, ...],
    against: str,
    deals: int,
    seconds: float,
    iterations: int,
    out: Path | None,
) -> int:
    """Let a program of yours, a language model's for instance, play against the levels.

    It sits in every other seat and reads and writes lines, as docs/bots.md says. Each deal is played twice, with the
    seats changed. Printed are its share of the victories with a 95 % interval, its faults, how long it took, and the
    tokens and the cost that it reports.

    \b
    Example:
      bakehouse bots bench "python3 docs/text_bot.py" pie-factory --against random,medium --deals 10
    """
    from bakehouse.terminal.bench import show

    return show(command, games, against.split(","), deals, seconds, iterations, out)


# -- Playing -----------------------------------------------------------------


@cli.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many seats.")
@click.option("--seed", type=click.IntRange(min=0), help="Deal the game of this number again.")
@click.option("--hot-seat", is_flag=True, help="Several people at one terminal; hands are hidden in between.")
@click.option("--record", type=click.Path(path_type=Path), help="Keep the game in this file, or resume the one in it.")
@click.option("--options", multiple=True, metavar="NAME=VALUE", help="Table options; may be given several times.")
@click.option("--deck", type=click.Path(path_type=Path), help="Play with this deck: a name, a deck file, CSV or XLSX.")
@click.option(
    "--bots", metavar="LEVEL", default="", help="How well the bots play: random, easy, medium, hard, or pipe:COMMAND."
)
@in_language
def play(
    game: str | None,
    seats: int | None,
    seed: int | None,
    hot_seat: bool,
    record: Path | None,
    options: tuple[str, ...],
    deck: Path | None,
    bots: str,
    language: str,
) -> int:
    """Play at the terminal, against bots or with friends.

    \b
    Examples:
      bakehouse play                                     a menu
      bakehouse play pastry-chefs --seed 7
      bakehouse play the-pie-game --seats 3 --hot-seat
      bakehouse play pastry-chefs --options games=3 --options pass=on
    """
    import bakehouse
    from bakehouse.core.errors import OptionError
    from bakehouse.core.options import read_changed
    from bakehouse.terminal.play import PlayOptions, run

    if game is None and (options or deck):
        raise OptionError("options and decks belong to a game: name it, as in bakehouse play pastry-chefs …")
    found = None if game is None else bakehouse.game(game)
    given = PlayOptions(
        game=found,
        seats=seats,
        seed=seed,
        hot_seat=hot_seat,
        record=record,
        options={} if found is None else dict(read_changed(found.info.options, " ".join(options))),
        deck=None if found is None or deck is None else found.deck(deck),
        level=bots,
        language=language,
    )
    return run(given)


@cli.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets other devices in.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0: any free port.")
@click.option("--allow-host", metavar="NAME", multiple=True, help="Another name of this server; repeatable.")
@click.option("--data", type=click.Path(path_type=Path), help="Where games are kept; by default in your data folder.")
@click.option(
    "--store",
    metavar="ADDRESS",
    default="",
    envvar="BAKEHOUSE_STORE",
    help="Keep the games in this PostgreSQL database: postgresql://…",
)
@click.option(
    "--peer-host",
    metavar="ADDRESS",
    default="127.0.0.1",
    show_default=True,
    help="Where other servers of the same database reach this one.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    help="Bots and replays in so many processes; with --store so many servers at one port.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the page in a browser.")
@click.option("--game", help="Open the options of a table of this game.")
@click.option("--deck", type=click.Path(path_type=Path), help="With this deck: a name, a file; needs --game.")
@click.option("--lab", "opens_lab", is_flag=True, help="Open the lab room for everybody who can reach the server.")
@click.option(
    "--expire-days",
    default=90,
    show_default=True,
    type=click.IntRange(min=1),
    help="Forget guests without tables and tables without moves after this many days.",
)
@click.option(
    "--daily-days",
    default=60,
    show_default=True,
    type=click.IntRange(min=1),
    help="Keep the deals of the day, and their results, for this many days.",
)
@click.option(
    "--away-days",
    default=14,
    show_default=True,
    type=click.IntRange(min=0),
    help="Guests may be away for so many days at a time, and twice as many in a year: slow tables wait for them.",
)
@click.option(
    "--push-key",
    metavar="FILE",
    type=click.Path(path_type=Path),
    envvar="BAKEHOUSE_PUSH_KEY",
    help="Tell guests of their turns at slow tables while no page is open: a file of bakehouse push-key.",
)
@click.option(
    "--push-contact",
    metavar="ADDRESS",
    default="",
    envvar="BAKEHOUSE_PUSH_CONTACT",
    help="Where those who run push services reach you: mailto:… or https:…; needed with --push-key.",
)
@click.option(
    "--push-service",
    metavar="ORIGIN",
    multiple=True,
    help="A push service of your own network, such as http://192.168.1.5:8080; repeatable.",
)
def serve(
    host: str,
    port: int,
    allow_host: tuple[str, ...],
    data: Path | None,
    store: str,
    peer_host: str,
    workers: int | None,
    no_browser: bool,
    game: str | None,
    deck: Path | None,
    opens_lab: bool,
    expire_days: int,
    daily_days: int,
    away_days: int,
    push_key: Path | None,
    push_contact: str,
    push_service: tuple[str, ...],
) -> int:
    """Play in the browser: serves the table to this device, or to everybody in the network.

    \b
    Examples:
      bakehouse serve                          opens the page here
      bakehouse serve --host 0.0.0.0           also for the phones in this network
      bakehouse serve --port 9000 --data games --no-browser
      bakehouse serve --game pie-factory --deck cards.csv    a table with your own deck
      bakehouse serve --store postgresql:///bakehouse        games in a PostgreSQL database
    """
    import bakehouse
    from bakehouse.core.errors import OptionError
    from bakehouse.server.notifications import read_key
    from bakehouse.server.run import data_folder
    from bakehouse.server.run import serve as run
    from bakehouse.server.settings import Settings, with_workers
    from bakehouse.server.several import serve_several

    if deck is not None and game is None:
        raise OptionError("a deck belongs to a game: add --game, as in --game pie-factory")
    path = ""
    if game is not None:
        found = bakehouse.game(game)
        path = f"new/{found.info.slug}" + (f"?deck={found.deck(deck).digest}" if deck is not None else "")
    settings = Settings(
        data=data or data_folder(),
        store=store,
        peer_host=peer_host,
        host=host,
        port=port,
        allow_hosts=allow_host,
        expiry=expire_days * 86_400.0,
        daily_days=daily_days,
        away_days=away_days,
        push_key=push_key,
        push_contact=push_contact,
        push_services=push_service,
        lab=opens_lab,
    )
    read_key(settings)  # what is wrong with it is said before anything is begun
    if workers is not None:
        settings = with_workers(settings, workers)
        if settings.store and workers > 1:
            return serve_several(settings, workers, opens_browser=not no_browser, path=path)
    return run(settings, opens_browser=not no_browser, path=path)


@cli.command("push-key")
@click.argument("file", type=click.Path(path_type=Path))
def make_push_key(file: Path) -> int:
    """Make the key with which a house may send notifications.

    Keep it: browsers that were told of turns with one key are not told with another. Nobody else should have it.

    \b
    Example:
      bakehouse push-key house.pem
      bakehouse serve --push-key house.pem --push-contact mailto:you@example.org
    """
    from bakehouse.server.notifications import new_key

    new_key(file)
    _say(f"{file} has the key: bakehouse serve --push-key {file} --push-contact mailto:you@example.org")
    return 0


# -- Words -------------------------------------------------------------------


@cli.group(invoke_without_command=True)
@click.pass_context
def words(context: click.Context) -> None:
    """List the languages, with how much of each is translated; or check one."""
    from bakehouse.words import languages
    from bakehouse.words.checking import share

    if context.invoked_subcommand is None:
        for code in languages():
            done, count = share(code)
            _say(f"{code}: {done} of {count} messages ({100 * done // count} %)")


@words.command("check")
@click.argument("language", metavar="LANG")
def check_words(language: str) -> int:
    """Say what is missing or wrong in a language's catalogues.

    Ends with 0 if that is nothing, otherwise with 1.

    \b
    Example:
      bakehouse words check de
    """
    from bakehouse.words.checking import check

    problems = check(language)
    for problem in problems:
        _say(str(problem))
    if not problems:
        _say(f"{language}: nothing is missing")
    return 1 if problems else 0


cli.add_command(lab)
for question in QUESTIONS:
    lab.add_command(question)
cli.add_command(leaktest)
cli.add_command(research)
cli.add_command(store)
