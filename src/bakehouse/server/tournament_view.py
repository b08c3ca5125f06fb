"""What a tournament looks like to one guest. Nothing in it is secret: guests are never shown by their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bakehouse.server import wire, wire_tournaments
from bakehouse.server.tournament import LEAST, Entrant, PlayedRound, PlayedTable, Tournament
from bakehouse.tournament.model import Pairing
from bakehouse.tournament.standings import Standing

DIGITS = 4


def shown(tournament: Tournament, guest: int, next_round: float | None) -> wire_tournaments.Tournament:
    header, info = tournament.header, tournament.game.info
    own = tournament.of(guest)
    table = None if own is None else tournament.table_of(own.number)
    can_start = tournament.is_between_rounds or (tournament.status == "waiting" and len(tournament.entrants) >= LEAST)
    return wire_tournaments.Tournament(
        code=tournament.code,
        game=info.slug,
        title=info.title,
        status=tournament.status,
        seats=header.seats,
        format=header.format,
        rounds=tournament.rounds,
        options=header.options,
        clock=header.clock,
        teams=[list(side) for side in tournament.sides],
        invites=header.host_name,
        host=bool(guest) and guest == header.host,
        you=None if own is None else own.number,
        table="" if table is None else table.code,
        entrants=[
            wire_tournaments.TournamentEntrant(one.number, one.name, one.level, _mascot(one), one.colour, one.has_left)
            for one in tournament.entrants
        ],
        played=[_round(tournament, one) for one in tournament.played],
        planned=[_planned(one) for one in tournament.coming],
        standings=[_standing(one, tournament.tie_breaks) for one in tournament.standings],
        tie_breaks=[*tournament.tie_breaks],
        next_round=next_round,
        may_start=can_start,
    )


def listed(tournament: Tournament) -> wire.MyTournament:
    info = tournament.game.info
    status, played = tournament.status, len(tournament.played)
    return wire.MyTournament(tournament.code, info.slug, info.title, status, played, tournament.rounds)


def _mascot(one: Entrant) -> str:
    """A bot looks like the herb that it is called after."""
    return one.name.split()[0].lower() if one.level else one.mascot


def _round(tournament: Tournament, one: PlayedRound) -> wire_tournaments.TournamentRound:
    return wire_tournaments.TournamentRound([_table(tournament, table) for table in one.tables], one.byes)


def _table(tournament: Tournament, table: PlayedTable) -> wire_tournaments.TournamentTable:
    result = tournament.as_result(table)
    points = [_number(result.points(seat)) for seat in range(len(table.seats))] if table.is_over else []
    return wire_tournaments.TournamentTable(
        code=table.code,
        seats=table.seats,
        status="over" if table.is_over else "playing",
        places=[*table.places],
        scores=[*table.scores],
        points=points,
        forfeited=sorted(table.forfeited),
    )


def _planned(one: Pairing) -> wire_tournaments.TournamentRound:
    tables = [wire_tournaments.TournamentTable("", [*seats], "planned", [], [], [], []) for seats in one.tables]
    return wire_tournaments.TournamentRound(tables, [*one.byes])


def _standing(one: Standing, breaks: Sequence[str]) -> wire_tournaments.TournamentStanding:
    ties = [None if (value := one.ties[name]) is None else _number(value) for name in breaks]
    return wire_tournaments.TournamentStanding(
        one.entrant, one.rank, _number(one.points), one.games, ties, one.decided_by
    )


def _number(value: Fraction) -> float:
    return round(float(value), DIGITS)
