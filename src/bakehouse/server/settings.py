"""The settings of a server: where its data is, how fast bots play, and how much a stranger may do."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path


@dataclass(frozen=True)
class Rate:
    """How many at once, and how many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How much a stranger may do."""

    messages: Rate = Rate(60, 20)  # on one connection
    questions: Rate = Rate(10, 1)  # Why and Advise, which cost more
    chat: Rate = Rate(5, 0.5)
    emotes: Rate = Rate(3, 0.25)  # at a seat
    requests: Rate = Rate(200, 30)  # from an address
    guests: Rate = Rate(20, 0.1)  # new ones, from an address
    unknown_codes: Rate = Rate(20, 0.2)  # from an address: nobody finds a table by guessing
    notifications: Rate = Rate(10, 1 / 120)  # that a guest is sent
    finds: Rate = Rate(6, 0.1)  # of friends by their names, from a guest and from an address
    new_tables: Rate = Rate(10, 0.1)  # from a guest
    exports: Rate = Rate(20, 0.5)  # records and replays that must be made, from an address
    changes: Rate = Rate(30, 0.2)  # of seats, pauses and standing answers, from a guest at a table
    entries: int = 100_000  # of a table's journal; beyond that only moves are written
    tables: int = 50  # of a guest that are not over
    new_tournaments: Rate = Rate(5, 0.02)  # from an address
    tournaments: int = 3  # of a guest that are not over, and in which something has happened within a day
    all_tournaments: int = 40  # the same, of everybody
    connections: int = 40  # sockets from an address
    guest_connections: int = 12
    address_connections: int = 100  # from an address, for requests and sockets together
    new_connections: Rate = Rate(200, 20)  # from an address, for requests and sockets
    all_connections: int = 4_000  # when there are as many, idle ones make room
    watchers: int = 100  # of a table
    refusals: int = 20  # on a connection, before it is closed
    outbox: int = 400  # messages by which a slow connection may lag
    outbox_bytes: int = 512_000  # more than a hello is answered with
    outbox_seconds: float = 8.0
    write_seconds: float = 8.0  # in which somebody must have read something of what they were sent
    header_seconds: float = 10.0  # for the headers of a request
    body_seconds: float = 30.0
    idle_seconds: float = 10.0  # between two requests
    ping_seconds: float = 5.0  # between two pings on a socket
    pong_seconds: float = 9.0  # to answer one


@dataclass(frozen=True)
class Settings:
    data: Path
    store: str = ""  # the address of a PostgreSQL database; empty: SQLite in the data folder
    peer_host: str = "127.0.0.1"  # where the other servers of the house reach this one
    host: str = "127.0.0.1"
    port: int = 8000
    allow_hosts: tuple[str, ...] = ()  # names of this server, besides the machine's own
    bot_pause: float = 0.8  # seconds before a bot moves after something large; the others are parts of it: pace.py
    bot_seconds: float = 0.55  # a hard bot thinks about its turn for so long, and then the pause is longer than that
    slip_pause: float = 1.0  # seconds in which a person can take back a slip before bots go on
    scene_pause: float = 5.0  # seconds for which the only person at a table looks at a scene such as a round's end
    window_pause: float = (
        0.3  # how long a window of people or hard bots stays open at least; 0: until all have answered
    )
    window_seconds: float = 0.2  # of these its bots think
    pause_jitter: float = 0.15  # all pauses are longer by up to this part of them, by chance
    bot_workers: int = field(default_factory=lambda: min(8, os.cpu_count() or 1))  # processes in which bots think
    task_workers: int = 1  # processes that read decks and make records and replays
    review_seconds: float = 12.0  # a hard bot thinks about somebody's finished game for so long
    absence: float = 60.0  # after a page has been closed for this long, a bot plays for the person
    presence_pause: float = 0.2  # comings and goings are shown together
    hour: float = 3_600.0  # seconds of an hour of slow tables: tests have less time
    watch: float = 10.0  # seconds between two looks for slow tables at which something is due
    away_days: int = 14  # for so long a guest may say that they are away, and for twice as long in a year
    push_key: Path | None = None  # with it guests may be told of their turns while no page is open
    push_contact: str = ""  # of whoever runs the house, for those who run push services: mailto:… or https:…
    push_services: tuple[str, ...] = ()  # origins of push services that may be anywhere, besides all public ones
    push_pause: float = 10.0  # seconds after which somebody is told: until then their page may tell them
    push_again: float = 60.0  # what a push service did not take is sent once more after so many seconds
    idle: float = 900.0  # a table without connections leaves the memory after this long
    expiry: float = 90 * 86_400.0  # guests without tables and tables without moves are forgotten after this long
    delay_minute: float = 60.0  # seconds of a minute by which somebody watches late
    daily_days: int = 60  # for so many days deals of the day can be played later, and their results are kept
    round_pause: float = 60.0  # seconds between two rounds of a tournament, unless its host goes on at once
    lab: bool = False  # is the lab room open for everybody who can reach the server, and not only on this machine?
    lab_games: int = 20_000  # of an experiment in the lab room, at most
    lab_seconds: float = 600.0
    limits: Limits = field(default_factory=Limits)


def with_workers(settings: Settings, workers: int) -> Settings:
    """With SQLite so many processes help one server; with PostgreSQL so many servers share the machine."""
    if settings.store:
        return replace(settings, bot_workers=max(1, settings.bot_workers // workers))
    return replace(settings, bot_workers=workers, task_workers=workers)
