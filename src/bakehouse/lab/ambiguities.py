"""Which rulings matter: every option of a table against its default, on the same deals and with the same moves.

Two tables, one with the default and one with another value, are dealt alike and played alike, move by move. The moment
at which they first differ (who is asked, what is allowed, who has won) is the situation that the ruling is about. So we
learn how often it arises; how much it matters is what `compare` finds. The shortest game in which it was found is
shortened further and written down as a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from bakehouse.bots.chain import answer
from bakehouse.core.chance import Rng
from bakehouse.core.errors import BakehouseError, OptionError
from bakehouse.core.game import Game
from bakehouse.core.options import Option, Value
from bakehouse.core.splitmix import key_of
from bakehouse.core.state import State
from bakehouse.lab.compare import Question, compared
from bakehouse.lab.executor import Executor
from bakehouse.lab.experiment import Setup, shares_of
from bakehouse.lab.intervals import share_interval
from bakehouse.lab.playing import Plan, plan_of
from bakehouse.lab.sentences import number, sentence
from bakehouse.records import write

GAMES = 1_000
SHARE = 25
SEARCHES = 3_000  # random games in which a shorter way is looked for
MOST_ATOMS = 200_000
PERCENT = 100

Moves = list[tuple[int, int]]  # seats and atoms


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """Where two tables part."""

    seed: int
    moves: Moves


class Ambiguity(msgspec.Struct, frozen=True):
    """How often it matters in a game whether an option has its default or this value."""

    option: str
    value: Value
    ruling: str
    games: int
    parted: int  # games in which it ever mattered
    share: float  # of the games, in percent, with a 95 % interval
    low: float
    high: float


def variants(option: Option) -> list[Value]:
    """The other values of an option; of numbers, the next ones."""
    found: list[Value] = [value for value in option.values if value != option.default]
    if isinstance(option.default, int):
        found += [value for value in (option.default - 1, option.default + 1) if option.allows(value)]
    elif option.least <= option.most:
        found.append(option.least)
    return found


def with_option(setup: Setup, name: str, value: Value) -> Setup:
    """The setup with this option; one that cannot be dealt is refused."""
    changed = msgspec.structs.replace(setup, options=dict(sorted({**setup.options, name: value}.items())))
    plan_of(changed)
    return changed


# -- Two tables that are played alike ------------------------------------------


class Twins:
    """Two tables with the same deal. `part` is True as soon as they differ in anything that somebody can notice."""

    def __init__(self, a: State, b: State) -> None:
        self.a, self.b = a, b
        self.moves: Moves = []

    @property
    def part(self) -> bool:
        a, b = self.a, self.b
        if a.over or b.over:
            return a.over != b.over or a.outcome != b.outcome
        return a.actors != b.actors or a.legal(a.actor) != b.legal(b.actor)

    def play(self, move: int) -> None:
        seat = self.a.actor
        self.moves.append((seat, move))
        self.a.apply(seat, move)
        self.b.apply(seat, move)


def deal_twins(a: Plan, b: Plan, seed: int) -> Twins:
    return Twins(_dealt(a, seed), _dealt(b, seed))


def _dealt(plan: Plan, seed: int) -> State:
    return plan.game.deal(plan.setup.seats, seed, plan.setup.options, plan.given)


def moment_of(a: Plan, b: Plan, seed: int) -> Moment | None:
    """The bots of A play; None if both tables are alike to the end."""
    twins = deal_twins(a, b, seed)
    choose = _chooser(a, seed)
    for _ in range(MOST_ATOMS):
        if twins.part:
            return Moment(seed, twins.moves)
        if twins.a.over:
            return None
        twins.play(choose(twins.a))
    return None


def _chooser(plan: Plan, seed: int) -> Callable[[State], int]:
    """What the bots of this table would do next."""
    bots = plan.bots(seed)

    def choose(state: State) -> int:
        seat = state.actor
        return answer(bots[seat], plan.game, state, seat)

    return choose


def moments(a: Setup, b: Setup, seeds: range) -> list[Moment | None]:
    return [moment_of(plan_of(a), plan_of(b), seed) for seed in seeds]


def look_for(
    a: Setup, name: str, value: Value, executor: Executor, games: int = GAMES, first_seed: int = 0
) -> tuple[Ambiguity, Moment | None]:
    """How often it matters, and the shortest game in which it did."""
    b = with_option(a, name, value)
    shares = shares_of(range(first_seed, first_seed + games), SHARE)
    shortest: Moment | None = None
    parted = 0
    for found in executor.run(partial(moments, a, b), shares):
        for moment in found:
            parted += moment is not None
            if moment is not None and (shortest is None or len(moment.moves) < len(shortest.moves)):
                shortest = moment
    low, high = share_interval(parted, games)
    ruling = plan_of(a).game.info.options[name].ruling
    share = PERCENT * parted / games
    return Ambiguity(name, value, ruling, games, parted, share, PERCENT * low, PERCENT * high), shortest


# -- The shortest game ----------------------------------------------------------


def shrunk(a: Setup, b: Setup, moment: Moment, searches: int = SEARCHES) -> Moment:
    """A shorter game that comes to a parting of the tables, as far as random games find one; then simpler moves."""
    plan_a, plan_b = plan_of(a), plan_of(b)
    best = moment
    for seed in range(searches):
        found = _random_moment(plan_a, plan_b, seed, len(best.moves))
        if found is not None:
            best = found
    return _simplified(plan_a, plan_b, best)


def _random_moment(a: Plan, b: Plan, seed: int, fewer_than: int) -> Moment | None:
    twins = deal_twins(a, b, seed)
    rng = Rng(key_of(seed, "shrinking") >> 2)
    while len(twins.moves) < fewer_than:
        if twins.part:
            return Moment(seed, twins.moves)
        if twins.a.over:
            return None
        legal = twins.a.legal(twins.a.actor)
        twins.play(legal[rng.below(len(legal))])
    return None


def _simplified(a: Plan, b: Plan, moment: Moment) -> Moment:
    """Every move that need not be what it is becomes the first legal one."""
    best = [atom for _, atom in moment.moves]
    for place in range(len(best)):
        found = _replayed(a, b, moment.seed, [*best[:place], None, *best[place + 1 :]])
        if found is not None and len(found) <= len(best):
            best = found
        if place >= len(best) - 1:
            break
    replayed = deal_twins(a, b, moment.seed)
    for atom in best:
        replayed.play(atom)
    return Moment(moment.seed, replayed.moves)


def _replayed(a: Plan, b: Plan, seed: int, atoms: Sequence[int | None]) -> list[int] | None:
    """The moves up to the parting if it still comes; None stands for the first legal move."""
    twins = deal_twins(a, b, seed)
    for atom in atoms:
        if twins.part or twins.a.over:
            break
        legal = twins.a.legal(twins.a.actor)
        wanted = legal[0] if atom is None else atom
        if wanted not in legal:
            return None
        twins.play(wanted)
    return [atom for _, atom in twins.moves] if twins.part else None


def record_of(setup: Setup, moment: Moment) -> str:
    """The game as a .pie file."""
    plan = plan_of(setup)
    moves = [(seat, [atom]) for seat, atom in moment.moves]
    return write(plan.game, setup.seats, moment.seed, moves, setup.options, plan.given)


def table_options(game: Game, wanted: Sequence[str]) -> Iterator[Option]:
    """The options of a game that somebody names, by default all of them."""
    known = game.info.options
    for name in wanted or known:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; there are: {', '.join(sorted(known))}")
        yield known[name]


# -- All options ------------------------------------------------------------------


class Finding(msgspec.Struct, frozen=True):
    """What is known about one value of an option, in words, and the shortest game as a record."""

    ambiguity: Ambiguity
    told: str
    record: str


QUESTIONS = (Question("seat-advantage"), Question("turns"))


def look_at_options(
    setup: Setup,
    wanted: Sequence[str],
    executor: Executor,
    *,
    games: int = GAMES,
    budget: int = 1_000,
    first_seed: int = 0,
) -> Iterator[Finding]:
    """Every other value of these options, by default of all of them."""
    game = plan_of(setup).game
    for option in table_options(game, wanted):
        if option.name in setup.options:
            continue
        for value in variants(option):
            try:
                with_option(setup, option.name, value)
            except BakehouseError as error:
                yield _impossible(option, value, str(error))
                continue
            yield _finding(setup, option.name, value, executor, games, budget, first_seed)


def _impossible(option: Option, value: Value, why: str) -> Finding:
    nothing = Ambiguity(option.name, value, option.ruling, 0, 0, 0.0, 0.0, 100.0)
    return Finding(nothing, f"{option.name}={value} ({option.ruling}) is not possible at this table: {why}", "")


def _finding(
    setup: Setup, name: str, value: Value, executor: Executor, games: int, budget: int, first_seed: int
) -> Finding:
    ambiguity, moment = look_for(setup, name, value, executor, games, first_seed)
    said = f"{name}={value} ({ambiguity.ruling})"
    if moment is None:
        rare = f"in {games:,} games it never made a difference (so in {number(ambiguity.high, 2)} % of games at most)"
        return Finding(ambiguity, f"{said}: {rare}.", "")
    other = with_option(setup, name, value)
    shortest = shrunk(setup, other, moment)
    low, high = number(ambiguity.low, 1), number(ambiguity.high, 1)
    often = f"it matters in {number(ambiguity.share, 1)} % of games ({low} to {high})"
    moves = len(shortest.moves)
    reached = (
        f"at the earliest found after {moves} atomic move{'s' if moves > 1 else ''}" if moves else "from the beginning"
    )
    effects = _effects(setup, other, executor, budget, first_seed)
    return Finding(ambiguity, f"{said}: {often}, {reached}; {effects}.", record_of(setup, shortest))


def _effects(a: Setup, b: Setup, executor: Executor, budget: int, first_seed: int) -> str:
    """What it does to seat advantage and length."""
    latest = compared(a, b, QUESTIONS, executor, budget=budget, first_seed=first_seed)
    return "; ".join(sentence(answer, latest.measures[answer.measure], latest.pairs) for answer in latest.answers())
