"""The questions of `bakehouse lab`: compare, impact, skill, ambiguities, tune, exact, selftest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from bakehouse.cli_lab import FOLDER, setup_from

F = TypeVar("F", bound=Callable[..., Any])
USUAL_QUESTIONS = ("seat-advantage=2", "turns=5%")
USUAL_LEVELS = "random,easy,medium"
ASK_HELP = (
    "A question with its margin: seat-advantage=2 (points), turns=0.5, turns=5%, minutes, decisions, score, "
    "best-score, lead-changes, ties, place:2, wins:SEAT, played:CARD, ends:REASON, rule:ID; without a margin: is there "
    "any difference? Repeatable."
)

bots_option = click.option(
    "--bots", default="medium", show_default=True, metavar="LEVEL[,LEVEL…]", help="Who sits there, by seat."
)


def _say(text: str = "") -> None:
    from bakehouse.records.record import printable

    click.echo(printable(text))


def _several(*options: Callable[[F], F]) -> Callable[[F], F]:
    """Options that many commands have, as one decorator."""

    def decorate(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


seats_option = click.option("--seats", type=int, help="How many seats.")
deck_option = click.option(
    "--deck", type=click.Path(path_type=Path), help="Play with this deck: a name, a deck file, CSV or XLSX."
)
shared_options = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="A table option; repeatable."
)
seed_option = click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="The first seed.")
out_option = click.option("--out", type=click.Path(path_type=Path), help="A folder for the report; by default in lab/.")
where_options = _several(
    click.option("--workers", type=click.IntRange(min=1), help="Processes; by default one for each core."),
    click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster: tcp://HOST:8786."),
)
table_options = _several(seats_option, bots_option, deck_option, shared_options, seed_option, where_options)


def budget_option(usual: int, what: str) -> Callable[[F], F]:
    return click.option("--budget", default=usual, show_default=True, type=click.IntRange(min=50), help=what)


def _file_in(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, "utf-8")
    return path


# -- Compare -------------------------------------------------------------------


@click.command()
@click.argument("game")
@click.option("--deck-a", type=click.Path(path_type=Path), help="The deck of A; by default the house deck.")
@click.option("--deck-b", type=click.Path(path_type=Path), help="The deck of B.")
@click.option("--options-a", multiple=True, metavar="NAME=VALUE", help="An option of A; repeatable.")
@click.option("--options-b", multiple=True, metavar="NAME=VALUE", help="An option of B; repeatable.")
@click.option("--bots-a", metavar="LEVEL[,LEVEL…]", help="The bots of A; by default --bots.")
@click.option("--bots-b", metavar="LEVEL[,LEVEL…]", help="The bots of B.")
@seats_option
@bots_option
@shared_options
@click.option("--ask", "questions", multiple=True, metavar="WHAT=MARGIN", help=ASK_HELP)
@budget_option(10_000, "The most pairs of games.")
@seed_option
@out_option
@where_options
def compare(
    game: str,
    deck_a: Path | None,
    deck_b: Path | None,
    options_a: tuple[str, ...],
    options_b: tuple[str, ...],
    bots_a: str | None,
    bots_b: str | None,
    seats: int | None,
    bots: str,
    options: tuple[str, ...],
    questions: tuple[str, ...],
    budget: int,
    seed: int,
    out: Path | None,
    workers: int | None,
    cluster: str | None,
) -> int:
    """Compare two variants on the same seeds.

    Stops when the questions are answered, or the budget is spent. The intervals hold at every look, so that you may
    watch, and stop (Ctrl-C) whenever you like.

    \b
    Examples:
      bakehouse lab compare pie-factory --deck-b mine.toml
      bakehouse lab compare the-pie-game --options-b put_back=forbidden --ask turns=1
      bakehouse lab compare cheflebrity --bots-b medium,easy --ask wins:s1=3
    """
    from bakehouse.lab.compare import read_question
    from bakehouse.lab.comparing import run_comparison
    from bakehouse.lab.executor import executor_for

    a = setup_from(game, seats, bots_a or bots, (*options, *options_a), deck_a)
    b = setup_from(game, seats, bots_b or bots, (*options, *options_b), deck_b)
    asked = [read_question(text) for text in questions or USUAL_QUESTIONS]
    with executor_for(workers, cluster) as executor:
        outcome = run_comparison(a, b, asked, executor, budget=budget, first_seed=seed)
    folder = out or FOLDER / f"{a.game}-{outcome.id}"
    for line in outcome.lines():
        _say(line)
    path = _file_in(folder, "report.html", outcome.report(str(deck_a or ""), str(deck_b or "")))
    _file_in(folder, "answers.json", outcome.json())
    _say(f"{path} has the report.")
    return 0


# -- Impact --------------------------------------------------------------------


@click.command()
@click.argument("game")
@click.option("--card", "code", required=True, metavar="CODE", help="The card.")
@click.option("--margin", default=1.0, show_default=True, type=click.FloatRange(min=0), help="In points of victories.")
@budget_option(5_000, "The most seeds; each is played three times.")
@table_options
def impact(
    game: str,
    code: str,
    margin: float,
    budget: int,
    seats: int | None,
    bots: str,
    deck: Path | None,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    cluster: str | None,
) -> int:
    """What does a card do to whoever begins with it?

    On the same seeds a seat is made to begin with the card, and to begin without it; beside that stands how those do
    who happen to draw it, which may have other reasons.

    \b
    Example:
      bakehouse lab impact cheflebrity --card SG
    """
    from bakehouse.lab.executor import executor_for
    from bakehouse.lab.impact import Impact, measure_impact, told
    from bakehouse.lab.live import LiveTable
    from bakehouse.lab.sentences import between, signed

    setup = setup_from(game, seats, bots, options, deck)
    found: Impact | None = None
    with executor_for(workers, cluster) as executor, LiveTable("seeds", budget, ("points", "interval")) as live:
        for found in measure_impact(setup, code, executor, budget=budget, first_seed=seed, margin=margin):
            live.show(found.seeds, [(signed(found.points, 1), between(found.low, found.high))])
    assert found is not None
    for line in told(found, margin):
        _say(line)
    return 0


# -- Skill ---------------------------------------------------------------------


@click.command()
@click.argument("game")
@click.option("--levels", default=USUAL_LEVELS, show_default=True, metavar="LEVEL,LEVEL…", help="From worse to better.")
@click.option("--seats", "counts", multiple=True, type=int, help="A number of players; repeatable. By default all.")
@click.option(
    "--within",
    default=5.0,
    show_default=True,
    type=click.FloatRange(min=0.1),
    help="Stop when the share of skill is known to so many points.",
)
@budget_option(2_000, "The most games for each pair of levels and number of players.")
@deck_option
@shared_options
@seed_option
@where_options
def skill(
    game: str,
    levels: str,
    counts: tuple[int, ...],
    within: float,
    budget: int,
    deck: Path | None,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    cluster: str | None,
) -> int:
    """Does better play win?

    One better bot sits among worse ones, for every number of players: how far is it from a fair share to winning all?

    \b
    Examples:
      bakehouse lab skill pie-factory
      bakehouse lab skill the-pie-game --seats 2 --seats 6 --levels random,medium
    """
    from bakehouse.lab.executor import executor_for
    from bakehouse.lab.skill import player_counts, skill_lines, skills

    setups = [setup_from(game, count, "random", options, deck) for count in player_counts(game, counts)]
    named = [level.strip() for level in levels.split(",")]
    with executor_for(workers, cluster) as executor:
        for line in skill_lines(skills(setups, named, executor, budget=budget, first_seed=seed, within=within)):
            _say(line)
    return 0


# -- Ambiguities ---------------------------------------------------------------


@click.command()
@click.argument("game")
@click.option("--only", multiple=True, metavar="OPTION", help="Only this option; repeatable.")
@click.option(
    "--games", default=1_000, show_default=True, type=click.IntRange(min=50), help="For each value of an option."
)
@budget_option(1_000, "The most pairs of games for what it does to the result.")
@out_option
@table_options
def ambiguities(
    game: str,
    only: tuple[str, ...],
    games: int,
    budget: int,
    out: Path | None,
    seats: int | None,
    bots: str,
    deck: Path | None,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    cluster: str | None,
) -> int:
    """Find the rulings that make a difference.

    Every option of the table is compared with its default: how often it matters, what it does to seat advantage and
    length, and the shortest game in which it matters, as a record.

    \b
    Examples:
      bakehouse lab ambiguities pastry-chefs
      bakehouse lab ambiguities the-pie-game --only put_back --only trade
    """
    from bakehouse.lab.ambiguities import look_at_options
    from bakehouse.lab.executor import executor_for

    setup = setup_from(game, seats, bots, options, deck)
    folder = out or FOLDER / f"{setup.game}-ambiguities"
    with executor_for(workers, cluster) as executor:
        for finding in look_at_options(setup, only, executor, games=games, budget=budget, first_seed=seed):
            _say(finding.told)
            if finding.record:
                path = _file_in(folder, f"{finding.ambiguity.option}-{finding.ambiguity.value}.pie", finding.record)
                _say(f"  the shortest game found: {path}")
    return 0


# -- Tune ----------------------------------------------------------------------


@click.command()
@click.argument("game")
@click.argument("deck", type=click.Path(path_type=Path))
@click.option("--goal", "goals", multiple=True, required=True, metavar='"WHAT < NUMBER"', help="Repeatable.")
@click.option("--vary", "fields", multiple=True, required=True, metavar="CARD.FIELD[=LOW..HIGH]", help="Repeatable.")
@click.option(
    "--candidates", default=64, show_default=True, type=click.IntRange(2, 1_000), help="At most so many decks."
)
@click.option("--search", default=20_000, show_default=True, type=click.IntRange(min=100), help="Games for choosing.")
@click.option("--fresh", default=5_000, show_default=True, type=click.IntRange(min=100), help="Fresh games a finalist.")
@click.option("--save", type=click.Path(path_type=Path), help="Write the first finalist's deck to this file.")
@seats_option
@bots_option
@shared_options
@seed_option
@where_options
def tune(
    game: str,
    deck: Path,
    goals: tuple[str, ...],
    fields: tuple[str, ...],
    candidates: int,
    search: int,
    fresh: int,
    save: Path | None,
    seats: int | None,
    bots: str,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    cluster: str | None,
) -> int:
    """Look for better numbers on cards.

    Decks are chosen by successive halving on some seeds, and judged on others. DECK is a file, or
    the name of a deck that comes with the game, such as "house".

    \b
    Examples:
      bakehouse lab tune pie-factory house --goal "seat advantage < 1 %" --vary C01.prep --vary C02.prep
      bakehouse lab tune the-pie-game mine.toml --goal "turns < 60" --vary PL.copies=4..8 --vary FLK.copies=0..4
    """
    from bakehouse.lab.executor import executor_for
    from bakehouse.lab.tune import TuningRun, tuning_of

    tuning = tuning_of(setup_from(game, seats, bots, options, deck), goals, fields)
    with executor_for(workers, cluster) as executor:
        run = TuningRun(tuning, executor, most=candidates, search=search, fresh=fresh, first_seed=seed)
        for line in run.lines():
            _say(line)
    if save is not None:
        save.write_text(run.deck, "utf-8")
        _say(f"{save} is the first of them.")
    return 0


# -- Exact ---------------------------------------------------------------------


@click.command()
@click.argument("game")
@click.option("--games", default=100_000, show_default=True, type=click.IntRange(min=100), help="For the estimate.")
@click.option("--most", default=100_000, show_default=True, type=click.IntRange(min=1), help="Positions at most.")
@seats_option
@deck_option
@shared_options
@out_option
def exact(
    game: str,
    games: int,
    most: int,
    seats: int | None,
    deck: Path | None,
    options: tuple[str, ...],
    out: Path | None,
) -> int:
    """Enumerate a small variant exactly.

    Every deal, draw and move of random players; what random games say stands beside it, here and in the report.

    \b
    Example:
      bakehouse lab exact pie-contest --seats 2 --deck small.yaml --option players=2-10 \\
          --option first_player=host --option closing_time=2
    """
    from bakehouse.lab.exact import beside_estimate, enumerate_exactly
    from bakehouse.lab.exact_report import exact_report

    setup = setup_from(game, seats, "random", options, deck)
    found = enumerate_exactly(setup.load_game(), setup.seats, setup.options, setup.load_deck(), most)
    _say(f"{found.deals:,} deals, {found.positions:,} positions, all with random players; {games:,} games beside them:")
    rows = beside_estimate(setup, found, games)
    for row in rows:
        _say(f"  {row}")
    report = exact_report(setup, found, rows, games, str(deck or ""))
    path = _file_in(out or FOLDER / f"{setup.game}-exact", "report.html", report)
    _say(f"{path} has the report.")
    return 0


# -- Selftest ------------------------------------------------------------------


@click.command()
@click.option("--experiments", default=1_000, show_default=True, type=click.IntRange(min=10), help="For each plant.")
@click.option(
    "--pairs", default=10_000, show_default=True, type=click.IntRange(min=100), help="In the pool of a plant."
)
@budget_option(10_000, "The most pairs of games in an experiment.")
@bots_option
@where_options
def selftest(experiments: int, pairs: int, budget: int, bots: str, workers: int | None, cluster: str | None) -> int:
    """Look for imbalances planted on purpose.

    A card made 10 % better, a card more for one seat, and nothing: how often does the lab find them, if it looks after
    every pair of games? Ends with 1 if a plant is found in less than 90 % of the experiments, or there is a false alarm
    in more than 5 %, by more than the number of experiments can explain.
    """
    from bakehouse.lab.executor import executor_for
    from bakehouse.lab.live import LiveTable
    from bakehouse.lab.selftest import Experiments, is_good, plants, play_pool, rate_of, told

    rates = []
    with executor_for(workers, cluster) as executor:
        for plant in plants(bots):
            pool = []
            with LiveTable(f"{plant.name}: pairs of games", pairs, ()) as live:
                for share in play_pool(plant, executor, pairs):
                    pool += share
                    live.show(len(pool), ())
            drawn = Experiments(plant, pool)
            rates.append(rate_of(plant, [drawn.run(number, budget) for number in range(experiments)]))
            _say(told(rates[-1]))
    return 0 if all(is_good(rate) for rate in rates) else 1


QUESTIONS = (compare, impact, skill, ambiguities, tune, exact, selftest)
