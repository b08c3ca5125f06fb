"""What people may do in a tournament: everything else is refused before it is written down."""

from __future__ import annotations

from collections.abc import Callable
from secrets import SystemRandom

from bakehouse.bots import LEVELS
from bakehouse.core.messages import say
from bakehouse.server import tournament_journal as journal
from bakehouse.server.connection import Guest
from bakehouse.server.names import look_alike
from bakehouse.server.refusal import Refusal
from bakehouse.server.tournament import LEAST, Entrant, Tournament
from bakehouse.server.wire_tournaments import MAX_ENTRANTS, TournamentAct
from bakehouse.tournament.rounds import rounds_of, schedule
from bakehouse.words import BOT_NAMES

Act = Callable[[Tournament, Guest, TournamentAct, int], list[journal.Entry]]


def entries_for(tournament: Tournament, guest: Guest, act: TournamentAct, at: int) -> list[journal.Entry]:
    """What an act asks to be written down, or a Refusal."""
    if tournament.status in ("over", "closed"):
        raise Refusal("over", say("tournament-is-over"))
    if act.do not in FOR_EVERYBODY and guest.id != tournament.header.host:
        raise Refusal("not_host", say("not-tournament-host"))
    return ACTS[act.do](tournament, guest, act, at)


def must_be_known(level: str) -> str:
    if level not in LEVELS:
        raise Refusal("malformed", say("no-such-level", level=level))
    return level


# -- Entrants ------------------------------------------------------------------


def join(tournament: Tournament, guest: Guest, act: TournamentAct, at: int) -> list[journal.Entry]:
    if tournament.of(guest.id) is not None:
        return []
    _must_have_room(tournament)
    for other in tournament.entrants:
        if look_alike(other.name, guest.name):
            raise Refusal("name_taken", say("name-in-tournament", name=other.name))
    return [joined(guest, at)]


def joined(guest: Guest, at: int) -> journal.Joined:
    return journal.Joined(at, guest.name, guest.id, "", guest.mascot, guest.colour)


def leave(tournament: Tournament, guest: Guest, act: TournamentAct, at: int) -> list[journal.Entry]:
    entrant = tournament.of(guest.id)
    return [] if entrant is None else [journal.Left(at, entrant.number)]


def be_forgotten(tournament: Tournament, guest: int, at: int) -> list[journal.Entry]:
    """They leave. What has not begun begins no more without its host; what has begun goes on by itself."""
    entrant = tournament.of(guest) if tournament.status in ("waiting", "running") else None
    entries: list[journal.Entry] = [] if entrant is None else [journal.Left(at, entrant.number)]
    if tournament.status == "waiting" and tournament.header.host == guest:
        entries.append(journal.Closed(at))
    return [*entries, journal.Forgotten(at, guest)]


def add_bot(tournament: Tournament, guest: Guest, act: TournamentAct, at: int) -> list[journal.Entry]:
    _must_have_room(tournament)
    level = must_be_known(act.level or tournament.header.level)
    return [journal.Joined(at, bot_name([one.name for one in tournament.entrants]), level=level)]


def bot_name(taken: list[str]) -> str:
    """A herb that nobody is called, or the first one's second edition."""
    names = [*BOT_NAMES, *(f"{name} {number}" for number in (2, 3) for name in BOT_NAMES)]
    return next(name for name in names if not any(look_alike(name, other) for other in taken))


def drop(tournament: Tournament, guest: Guest, act: TournamentAct, at: int) -> list[journal.Entry]:
    return [journal.Left(at, _active(tournament, act.entrant).number)]


def forfeit(tournament: Tournament, guest: Guest, act: TournamentAct, at: int) -> list[journal.Entry]:
    entrant = _active(tournament, act.entrant)
    table = tournament.table_of(entrant.number)
    if table is None or table.seats.index(entrant.number) in table.forfeited:
        raise Refusal("not_asked", say("nothing-to-forfeit", name=entrant.name))
    return [journal.Forfeited(at, entrant.number)]


def _must_have_room(tournament: Tournament) -> None:
    if tournament.status != "waiting":
        raise Refusal("already_dealt", say("tournament-has-begun"))
    if len(tournament.entrants) >= MAX_ENTRANTS:
        raise Refusal("too_many", say("tournament-is-full", most=MAX_ENTRANTS))


def _active(tournament: Tournament, number: int) -> Entrant:
    if number not in tournament.active:
        raise Refusal("no_such_seat", say("no-such-entrant"))
    return tournament.all_entrants[number]


# -- The host ------------------------------------------------------------------


def start(tournament: Tournament, guest: Guest, act: TournamentAct, at: int) -> list[journal.Entry]:
    """The tournament; its rounds, this one and those to come, are begun by whoever looks after it."""
    if tournament.status == "running":
        if not tournament.is_between_rounds:
            raise Refusal("not_over", say("round-not-over"))
        return []
    order = [one.number for one in tournament.entrants]
    if len(order) < LEAST:
        raise Refusal("bad_seats", say("too-few-entrants", least=LEAST))
    SystemRandom().shuffle(order)
    header = tournament.header
    rounds = rounds_of(header.format, len(order), header.seats, header.rounds)
    found = schedule(order, header.seats, rounds, tournament.sides) if header.format == "round_robin" else []
    plans = [journal.Plan([[*seats] for seats in one.tables], [*one.byes]) for one in found]
    return [journal.Started(at, order, rounds, plans)]


def close(tournament: Tournament, guest: Guest, act: TournamentAct, at: int) -> list[journal.Entry]:
    return [journal.Closed(at)]


FOR_EVERYBODY = ("join", "leave")
ACTS: dict[str, Act] = {
    "join": join,
    "leave": leave,
    "bot": add_bot,
    "drop": drop,
    "start": start,
    "forfeit": forfeit,
    "close": close,
}
