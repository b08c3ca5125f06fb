"""What is written down about a table: its header, and then what happened, entry by entry.

A table is its journal: to load it is to apply every entry again. Tags and fields are what is stored, so they stay.
"""

from __future__ import annotations

import msgspec

from bakehouse.core.decision import Decision
from bakehouse.core.messages import Message, say
from bakehouse.server.wire import Clock, Fork, Manners, Speed


class FirstChair(msgspec.Struct, frozen=True):
    """Who is on a chair when a table is opened."""

    kind: str  # open, person, bot
    guest: int = 0
    name: str = ""
    level: str = ""


class TableHeader(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str | int]
    deck: str  # the text of a deck file; empty: the game's own
    seed: bytes
    clock: Clock
    host: int
    chairs: list[FirstChair]
    created: int
    rules: int = 0  # the version of the game's rules; 0: not known, for tables that are never stored
    deck_hash: str = ""  # of the deck that was dealt; empty: not known
    engine: str = ""  # the version of Bakehouse that opened it
    host_name: str = ""  # empty in older headers: the name of the host's chair
    lesson: str = ""  # the hash of the script, at the table of a lesson
    manners: Manners = Manners()
    fork: Fork | None = None  # the finished game from which this one goes on; then its seed is known to everybody
    day: int = 0  # whose deal this is, in days since 1970; 0: an ordinary table
    tournament: str = ""  # the code of the one that this table is a part of; it has no host then


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="what"):
    pass


# -- The game ----------------------------------------------------------------


class _Decided(_Entry, frozen=True, omit_defaults=True):
    seat: int
    atoms: list[int]
    forced: bool = False
    left: list[float] = []  # on the clocks, by seat
    at: int = 0  # as in Dealt

    @property
    def decision(self) -> Decision:
        return Decision(self.seat, self.atoms, self.forced)


class Dealt(_Entry, frozen=True, omit_defaults=True, tag="dealt"):
    at: int = 0  # in seconds since 1970; at slow tables, of which it is written when somebody was asked


class Moved(_Decided, frozen=True, omit_defaults=True, tag="moved"):
    pass


class Answered(_Decided, frozen=True, omit_defaults=True, tag="answered"):
    """An answer that is kept until the last one is in."""


class Together(_Entry, frozen=True, omit_defaults=True, tag="together"):
    """A window closed: its answers in asking order."""

    answers: list[Decision]
    left: list[float] = []
    at: int = 0


class Repeated(_Entry, frozen=True, omit_defaults=True, tag="repeated"):
    """A move, or the answers of a window, of the game from which this one goes on: nobody has made it here."""

    answers: list[Decision]


class Undone(_Entry, frozen=True, omit_defaults=True, tag="undone"):
    seat: int
    left: list[float] = []
    at: int = 0


class StandingSet(_Entry, frozen=True, omit_defaults=True, tag="standing"):
    """A standing answer was switched on or off."""

    seat: int
    key: str
    on: bool


# -- The table around it -----------------------------------------------------


class Sat(_Entry, frozen=True, omit_defaults=True, tag="sat"):
    seat: int
    guest: int
    name: str
    at: int = 0  # in seconds since 1970


class Stood(_Entry, frozen=True, omit_defaults=True, tag="stood"):
    """A person gave a seat back before the game."""

    seat: int


class Filled(_Entry, frozen=True, omit_defaults=True, tag="filled"):
    """The host put a bot on a seat, or opened it."""

    seat: int
    level: str
    at: int = 0


class ChairAdded(_Entry, frozen=True, omit_defaults=True, tag="chair_added"):
    """Before the deal: one more open chair, after the others."""


class ChairRemoved(_Entry, frozen=True, omit_defaults=True, tag="chair_removed"):
    """Before the deal: the chairs after this one move up."""

    seat: int


class OptionsSet(_Entry, frozen=True, omit_defaults=True, tag="options_set"):
    """Before the deal: the options in place of those of the header."""

    options: dict[str, str | int]
    at: int = 0


class MannersSet(_Entry, frozen=True, omit_defaults=True, tag="manners_set"):
    """Before the deal: the manners in place of those of the header."""

    manners: Manners


class Looked(_Entry, frozen=True, omit_defaults=True, tag="looked"):
    """A guest who sits here, or is about to, looks like this."""

    guest: int
    mascot: str = ""
    colour: str = ""


class Hosted(_Entry, frozen=True, omit_defaults=True, tag="hosted"):
    guest: int


class Away(_Entry, frozen=True, omit_defaults=True, tag="away"):
    """Who plays for a person: nobody, a bot because the page is closed, or a bot because the person asked for it."""

    seat: int
    why: str  # "", absent, stood


class Paused(_Entry, frozen=True, omit_defaults=True, tag="paused"):
    on: bool
    left: list[float] = []
    at: int = 0


class Paced(_Entry, frozen=True, omit_defaults=True, tag="paced"):
    """The only person said how fast bots are to play."""

    speed: Speed


class Said(_Entry, frozen=True, omit_defaults=True, tag="said"):
    name: str
    text: str
    at: int
    watcher: bool = False
    guest: int = 0  # who said it; not known in older journals


class Scored(_Entry, frozen=True, omit_defaults=True, tag="scored"):
    """The score after the entry before, where it changed: what it is by the rules of the day stays known for ever."""

    scores: list[int | None]


class Noted(_Entry, frozen=True, omit_defaults=True, tag="noted"):
    """Something that the house tells everybody at the table, in place of what it said before."""

    text: str = ""  # in English, in journals of before there were messages
    message: Message | None = None

    @property
    def note(self) -> Message | None:
        return say("plain", text=self.text) if self.text else self.message


class Timed(_Entry, frozen=True, omit_defaults=True, tag="timed"):
    """When what follows was written, at tables that are watched late."""

    at: int


class Closed(_Entry, frozen=True, omit_defaults=True, tag="closed"):
    pass


class Rematched(_Entry, frozen=True, omit_defaults=True, tag="rematched"):
    code: str


GameEntry = Dealt | Moved | Answered | Together | Repeated | Undone | StandingSet
WaitingEntry = ChairAdded | ChairRemoved | OptionsSet  # what changes the game that will be dealt
TableEntry = (
    Sat
    | Stood
    | Filled
    | ChairAdded
    | ChairRemoved
    | OptionsSet
    | MannersSet
    | Looked
    | Hosted
    | Away
    | Paused
    | Paced
    | Said
    | Scored
    | Noted
    | Timed
    | Closed
    | Rematched
)
Entry = GameEntry | TableEntry
Dated = Dealt | Moved | Answered | Together | Undone | Paused  # what changes until when somebody has to decide

encode = msgspec.msgpack.Encoder().encode
read_entry = msgspec.msgpack.Decoder(Entry).decode
read_header = msgspec.msgpack.Decoder(TableHeader).decode
