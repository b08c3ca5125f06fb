"""A tournament as it stands: its journal, applied. It decides nothing and knows no socket, clock or store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, assert_never

import bakehouse
from bakehouse.server import tournament_journal as journal
from bakehouse.tournament import rounds
from bakehouse.tournament.model import HOUSE, Pairing, Round, Table, places
from bakehouse.tournament.standings import Standing, standings, tie_breaks

Status = Literal["waiting", "running", "over", "closed"]

LEAST = 3  # entrants


@dataclass
class Entrant:
    number: int
    name: str
    guest: int = 0
    level: str = ""  # of a bot; empty: a person
    mascot: str = ""
    colour: str = ""
    has_left: bool = False


@dataclass
class PlayedTable:
    code: str
    seats: list[int]
    forfeited: set[int] = field(default_factory=set)  # seats
    places: tuple[int, ...] = ()
    scores: tuple[int | None, ...] = ()

    @property
    def is_over(self) -> bool:
        return bool(self.places)

    def finish(self, scores: Sequence[int | None], winners: Sequence[int]) -> None:
        self.scores = tuple(scores)
        self.places = places(scores, winners, sorted(self.forfeited))

    def forfeit(self, seat: int) -> None:
        """If only one is left whom they could lose against, it is over."""
        self.forfeited.add(seat)
        left = [seat for seat, entrant in enumerate(self.seats) if entrant != HOUSE and seat not in self.forfeited]
        if len(left) <= 1:
            self.places = tuple(1 if seat in left else 2 for seat in range(len(self.seats)))


@dataclass
class PlayedRound:
    tables: list[PlayedTable]
    byes: list[int]

    @property
    def is_over(self) -> bool:
        return all(table.is_over for table in self.tables)


class Tournament:
    def __init__(self, code: str, header: journal.Header) -> None:
        self.code = code
        self.header = header
        self.game = bakehouse.game(header.game)
        self.status: Status = "waiting"
        self.all_entrants: list[Entrant] = []  # by number
        self.order: list[int] = []  # as it was drawn
        self.planned: list[Pairing] = []  # all rounds, where they are known from the start
        self.played: list[PlayedRound] = []  # the last one may be running
        self.written = 0  # entries of the journal
        self.round_over_at = header.created
        self._rounds = 0
        self._standings: list[Standing] | None = None

    # -- What everybody may know ---------------------------------------------

    @property
    def entrants(self) -> list[Entrant]:
        """Whoever left before the start was never there."""
        if self.order:
            return [self.all_entrants[number] for number in sorted(self.order)]
        return [one for one in self.all_entrants if not one.has_left]

    @property
    def active(self) -> list[int]:
        return [one.number for one in self.all_entrants if not one.has_left]

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return self.game.info.teams

    @property
    def rounds(self) -> int:
        """How many there are, or will be with the entrants so far."""
        if self.order:
            return self._rounds
        header = self.header
        return rounds.rounds_of(header.format, max(LEAST, len(self.entrants)), header.seats, header.rounds)

    @property
    def round(self) -> PlayedRound | None:
        return self.played[-1] if self.played else None

    @property
    def is_between_rounds(self) -> bool:
        return self.status == "running" and (self.round is None or self.round.is_over)

    @property
    def has_next_round(self) -> bool:
        return len(self.played) < self._rounds and len(self.active) > 1

    def of(self, guest: int) -> Entrant | None:
        """The entrant who is this guest."""
        return next((one for one in self.all_entrants if guest and one.guest == guest and not one.has_left), None)

    def names(self, guest: int) -> bool:
        """Can somebody read what this guest is called?"""
        is_host = self.header.host == guest and bool(self.header.host_name)
        return is_host or any(one.guest == guest and one.name for one in self.all_entrants)

    def table_of(self, entrant: int) -> PlayedTable | None:
        """Where somebody plays now."""
        tables = self.round.tables if self.round is not None and self.status == "running" else []
        return next((table for table in tables if entrant in table.seats and not table.is_over), None)

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        return tie_breaks(self.header.format, self.rounds)

    @property
    def standings(self) -> list[Standing]:
        if self._standings is None:
            order = self.order or [one.number for one in self.entrants]
            self._standings = standings(order, self.results(), self.header.format, self.rounds)
        return self._standings

    def results(self) -> list[Round]:
        return [Round(tuple(self.as_result(table) for table in one.tables), tuple(one.byes)) for one in self.played]

    def as_result(self, table: PlayedTable) -> Table:
        return Table(tuple(table.seats), table.places, table.scores, self.sides)

    @property
    def gone(self) -> set[int]:
        return {one.number for one in self.all_entrants if one.has_left}

    @property
    def coming(self) -> list[Pairing]:
        """The rounds that are still to be played, where they are known."""
        return [rounds.without(one, self.gone) for one in self.planned[len(self.played) :]]

    def next_pairing(self) -> Pairing:
        """Who plays whom in the next round."""
        if self.header.format == "round_robin":
            return self.coming[0]
        return rounds.swiss_round(self.order, self.results(), self.gone, self.header.seats, self.sides)

    # -- The journal, applied ------------------------------------------------

    def load(self, entry: journal.Entry) -> None:
        was_over = self.is_between_rounds
        self._apply(entry)
        self.written += 1
        self._standings = None
        if self.is_between_rounds and not was_over:
            self.round_over_at = entry.at

    def _apply(self, entry: journal.Entry) -> None:
        match entry:
            case journal.Joined():
                number = len(self.all_entrants)
                looks = (entry.mascot, entry.colour)
                self.all_entrants.append(Entrant(number, entry.name, entry.guest, entry.level, *looks))
            case journal.Left():
                self._forfeit(entry.entrant)
                self.all_entrants[entry.entrant].has_left = True
            case journal.Started():
                self.status = "running"
                self.order, self._rounds = entry.order, entry.rounds
                self.planned = [Pairing(tuple(map(tuple, one.tables)), tuple(one.byes)) for one in entry.schedule]
            case journal.Began():
                tables = [PlayedTable(table.code, table.seats) for table in entry.tables]
                self.played.append(PlayedRound(tables, entry.byes))
            case journal.Finished():
                for table in self._running_tables():
                    if table.code == entry.code:
                        table.finish(entry.scores, entry.winners)
            case journal.Forfeited():
                self._forfeit(entry.entrant)
            case journal.Ended():
                self.status = "over"
            case journal.Closed():
                self.status = "closed"
            case journal.Forgotten():
                self.header = journal.unnamed_header(self.header, entry.guest)
                for one in self.all_entrants:
                    if one.guest == entry.guest:
                        one.name = one.mascot = one.colour = ""
            case _:
                assert_never(entry)

    def _running_tables(self) -> list[PlayedTable]:
        return [] if self.round is None else [table for table in self.round.tables if not table.is_over]

    def _forfeit(self, entrant: int) -> None:
        table = self.table_of(entrant)
        if table is not None:
            table.forfeit(table.seats.index(entrant))
