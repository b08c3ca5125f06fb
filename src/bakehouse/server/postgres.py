"""PostgreSQL: connections to it, and how a database becomes one of the present form.

Everything is in one schema of the database, `bakehouse`, so that a restored house can take the place of another one.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg import sql

from bakehouse.server.opening import InUse, StoreError
from bakehouse.server.reading import Select

SCHEMA = "bakehouse"
CONNECT_SECONDS = 5
STATEMENT_SECONDS = 30
# A network that carries nothing any more is noticed within some seconds, and not after hours.
LINE: dict[str, Any] = {
    "keepalives_idle": 3,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 6_000,
}
HOUSE_LOCK = 0x0BA4E405E  # of the servers together, or of whoever needs the house for itself

logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of errors that it raises as well

Connection = psycopg.Connection[tuple[Any, ...]]

# Text is compared by its bytes, as SQLite does it. What is written here has been run somewhere, so it is never changed:
# a new form is one more step.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE guests (
    id bigint PRIMARY KEY, token bytea NOT NULL UNIQUE, name text NOT NULL, created bigint NOT NULL,
    seen bigint NOT NULL DEFAULT 0, mascot text NOT NULL DEFAULT '', colour text NOT NULL DEFAULT ''
)""",
        "CREATE SEQUENCE guest_numbers",
        """CREATE TABLE tables (
    code text COLLATE "C" PRIMARY KEY, header bytea NOT NULL, status text NOT NULL, at bigint NOT NULL
)""",
        'CREATE TABLE people (guest bigint NOT NULL, code text COLLATE "C" NOT NULL, PRIMARY KEY (guest, code))',
        "CREATE INDEX people_by_code ON people (code)",
        """CREATE TABLE journal (
    code text COLLATE "C" NOT NULL, number bigint NOT NULL, entry bytea NOT NULL, PRIMARY KEY (code, number)
)""",
        "CREATE TABLE cut (code text NOT NULL, number bigint NOT NULL, entry bytea NOT NULL, at bigint NOT NULL)",
    ),
    (  # Several servers: each has a lease for as long as it beats, and tables belong to leases. See leases.py.
        """CREATE TABLE leases (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL, secret text NOT NULL,
    beat bigint NOT NULL DEFAULT 0
)""",
        'CREATE TABLE owners (code text COLLATE "C" PRIMARY KEY, lease bigint NOT NULL)',
        "CREATE INDEX owners_by_lease ON owners (lease)",
        """CREATE FUNCTION must_hold(mine bigint, codes text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    held bigint;
BEGIN
    PERFORM FROM leases WHERE number = mine FOR KEY SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'lease % has ended', mine;
    END IF;
    PERFORM FROM owners WHERE code = ANY(codes) AND lease = mine FOR SHARE;
    GET DIAGNOSTICS held = ROW_COUNT;
    IF held <> cardinality(codes) THEN
        RAISE EXCEPTION 'a table does not belong to lease %', mine;
    END IF;
END $$""",
    ),
    (  # Histories, and other browsers that are the same guest.
        """CREATE TABLE results (
    guest bigint NOT NULL, code text COLLATE "C" NOT NULL, at bigint NOT NULL, game text NOT NULL, seat bigint NOT NULL,
    left_out text NOT NULL, imported bigint NOT NULL, players bytea NOT NULL,
    rating double precision, deviation double precision, volatility double precision, PRIMARY KEY (guest, code)
)""",
        "CREATE INDEX results_by_time ON results (guest, at, code)",
        "CREATE INDEX results_by_code ON results (code)",
        "CREATE INDEX results_unrated ON results (at, code) WHERE rating IS NULL AND left_out = '' AND imported = 0",
        "CREATE TABLE devices (guest bigint NOT NULL, code bytea UNIQUE, until bigint NOT NULL, token bytea UNIQUE)",
        "CREATE INDEX devices_by_guest ON devices (guest)",
        # Whom guests have muted or blocked, by what name, and a key that means this entry of the list; and who may be
        # found by their name, with what is left of it for the eye.
        """CREATE TABLE avoided (
    guest bigint NOT NULL, other bigint NOT NULL, how text NOT NULL, name text NOT NULL, key text NOT NULL,
    at bigint NOT NULL, PRIMARY KEY (guest, other)
)""",
        "CREATE INDEX avoided_by_other ON avoided (other)",
        'CREATE TABLE findable (guest bigint, skeleton text COLLATE "C", PRIMARY KEY (guest, skeleton))',
        "CREATE INDEX findable_by_skeleton ON findable (skeleton)",
        # The deals of the day.
        """CREATE TABLE daily_house (
    id int PRIMARY KEY CHECK (id = 1), secret bytea NOT NULL, since bigint NOT NULL
)""",
        """CREATE TABLE daily_deals (
    guest bigint NOT NULL, day bigint NOT NULL, game text COLLATE "C" NOT NULL, attempt bigint NOT NULL,
    code text COLLATE "C" NOT NULL UNIQUE, place bigint, score bigint, decisions bigint, ended bigint,
    PRIMARY KEY (guest, day, game, attempt)
)""",
        "CREATE INDEX daily_deals_by_game ON daily_deals (game, day)",
        # Tournaments. They belong to no server: whoever writes the next entry of a journal has it.
        """CREATE TABLE tournaments (
    code text COLLATE "C" PRIMARY KEY, header bytea NOT NULL, host bigint NOT NULL, status text NOT NULL,
    at bigint NOT NULL
)""",
        """CREATE TABLE tournament_journal (
    code text COLLATE "C" NOT NULL, number bigint NOT NULL, entry bytea NOT NULL, PRIMARY KEY (code, number)
)""",
        # What lists show of a table (glances.py), and when something is due at a slow one; who is away.
        'CREATE TABLE glances (code text COLLATE "C" PRIMARY KEY, glance bytea NOT NULL, due bigint)',
        "CREATE INDEX glances_by_due ON glances (due)",
        """CREATE TABLE vacations (
    guest bigint NOT NULL, first bigint NOT NULL, until bigint NOT NULL, PRIMARY KEY (guest, first)
)""",
    ),
    (  # Where browsers are told that it is somebody's turn.
        """CREATE TABLE subscriptions (
    endpoint text COLLATE "C" PRIMARY KEY, guest bigint NOT NULL, key bytea NOT NULL, secret bytea NOT NULL,
    language text NOT NULL, at bigint NOT NULL
)""",
        "CREATE INDEX subscriptions_by_guest ON subscriptions (guest)",
    ),
)
VERSION = len(STEPS)


def public_name(address: str) -> str:
    """The address without what nobody should read in a log."""
    parts = urlsplit(address)
    place = parts.netloc.rpartition("@")[2] or re.sub(r".*\bhost=([^&]*).*|.*", r"\1", parts.query)
    return f"postgresql://{place}{parts.path}"


def connected(address: str, *, name: str = "bakehouse", seconds: int = STATEMENT_SECONDS) -> Connection:
    """A connection in which every statement is its own transaction, unless one is begun, and may take so many seconds,
    or, with 0, as long as it takes."""
    try:
        connection = psycopg.connect(
            address, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name=name, **LINE
        )
        connection.execute(sql.SQL("SET search_path = {}").format(sql.Identifier(SCHEMA)))
        connection.execute(f"SET statement_timeout = '{seconds}s'")
        if connection.execute("SHOW synchronous_commit").fetchone() == ("off",):
            connection.execute("SET synchronous_commit = on")  # a commit is safe when it is acknowledged
    except psycopg.Error as error:
        raise unusable(address, error) from None
    return connection


def unusable(address: str, error: Exception) -> StoreError:
    why = str(error).strip().replace("\n", " ") or type(error).__name__
    return StoreError(f"the database {public_name(address)} cannot be used: {why}")


def select_from(connection: Connection) -> Select:
    def select(question: str, values: tuple[object, ...]) -> Iterable[tuple[Any, ...]]:
        cursor = connection.execute(translated(question), values, prepare=True)
        return cursor.fetchall() if cursor.description else ()

    return select


def translated(statement: str) -> str:
    """As psycopg writes values."""
    return statement.replace("?", "%s")


# -- The form of the database ----------------------------------------------------


def version_of(connection: Connection) -> int:
    """0: there is no house here."""
    found = connection.execute("SELECT to_regclass(%s)", (f"{SCHEMA}.house",)).fetchone()
    if found is None or found[0] is None:
        return 0
    row = connection.execute("SELECT version FROM house").fetchone()
    return 0 if row is None else int(row[0])


def bring_up(address: str, connection: Connection, steps: int = VERSION) -> None:
    """Make what is missing, and bring an older form to the present one; whoever comes second waits for the first."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (HOUSE_LOCK + 1,))
        version = version_of(connection)
        must_be_readable(address, version, is_new=version == 0)
        if version == 0:
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            connection.execute("CREATE TABLE house (id int PRIMARY KEY DEFAULT 1 CHECK (id = 1), version int NOT NULL)")
            connection.execute("INSERT INTO house (version) VALUES (0)")
        for step in range(version, steps):
            for statement in STEPS[step]:
                connection.execute(statement)
        connection.execute("UPDATE house SET version = %s WHERE version <> %s", (steps, steps))


def must_be_readable(address: str, version: int, *, is_new: bool = False) -> None:
    if version == 0 and not is_new:
        raise StoreError(f"there is no house in {public_name(address)}: bakehouse serve --store makes one")
    if version > VERSION:
        raise StoreError(
            f"{public_name(address)} was written by another version of Bakehouse (its schema is {version}, this "
            f"program reads up to {VERSION})"
        )


# -- Who uses it -------------------------------------------------------------------


def be_one_of_the_servers(address: str, connection: Connection) -> None:
    """For as long as the connection lives, nobody can have the house for themselves."""
    if connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (HOUSE_LOCK,)).fetchone() != (True,):
        raise InUse(f"{public_name(address)} is just being repaired, restored or copied")


def claim(address: str, connection: Connection) -> None:
    """Have the house for ourselves, for as long as the connection lives."""
    if connection.execute("SELECT pg_try_advisory_lock(%s)", (HOUSE_LOCK,)).fetchone() != (True,):
        raise InUse(f"another server is already using {public_name(address)}")
