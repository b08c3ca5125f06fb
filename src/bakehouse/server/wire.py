"""Everything that goes over the wire, both ways: docs/protocol.md explains it, tools/wire_types.py makes it TypeScript.

The socket of a table is /api/tables/CODE/socket; messages are JSON in text frames, tagged by `type`. A frame from a
page has one message; a frame from the server has one or more, one per line.

A server can send what is defined here and nothing else: views and events, never a State. Chapters of requests and
answers have their own files: wire_daily.py, wire_history.py, wire_lab.py, wire_replays.py, wire_tournaments.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bakehouse.core.messages import Message
from bakehouse.core.view import Event, Face
from bakehouse.games.cheflebrity.view import View as CheflebrityView
from bakehouse.games.pastry_chefs.view import View as PastryChefsView
from bakehouse.games.pie_contest.view import View as PieContestView
from bakehouse.games.pie_factory.view import View as PieFactoryView
from bakehouse.games.the_pie_game.view import View as ThePieGameView

AnyView = PastryChefsView | ThePieGameView | PieFactoryView | CheflebrityView | PieContestView

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 300
MAX_LEVEL_LENGTH = 20  # characters of the name of a bot level
MAX_LOOK_LENGTH = 20  # characters of the id of a mascot or a colour
MAX_KEY_LENGTH = 40  # characters of what means somebody in a list
MAX_ENDPOINT_LENGTH = 1_000  # characters of an address of a push service
MAX_LANGUAGE_LENGTH = 10
MAX_SEATS = 10
MAX_DECK_LENGTH = 200_000  # characters of a deck file
MAX_MESSAGE_BYTES = 2_000  # bytes of a message on the socket
MAX_BODY_BYTES = 300_000  # bytes of a request
MAX_HOURS = 14 * 24  # of a slow table, for a move

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
LookId = Annotated[str, Meta(max_length=MAX_LOOK_LENGTH)]  # of a mascot or a colour
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Atom = Annotated[int, Meta(ge=0, le=100_000)]


# -- Errors ------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The one shape of an error: as the body of a refused request, or inside `Refused`."""

    code: str  # stale, not_asked, illegal_move, not_yours, too_fast, too_large, malformed, no_such_table, …
    message: Message
    rule: str = ""  # the rule that forbids it
    facts: dict[str, str | int | list[str]] = {}  # `number`: of the position


# -- A table as everybody at it sees it --------------------------------------


class Clock(msgspec.Struct, frozen=True):
    """Each seat has `minutes` for the whole game, plus `seconds` for every decision; 0 and 0: no clock.

    With `hours` the table is a slow one: so long may each seat take from when it is asked until somebody else is, and
    minutes and seconds do not count. Whoever takes longer is played for until they come back: as `late` says.
    """

    minutes: Annotated[int, Meta(ge=0, le=180)] = 0
    seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    hours: Annotated[int, Meta(ge=0, le=MAX_HOURS)] = 0
    late: Literal["bot", "default"] = "bot"  # a bot sits in, or what the rules say is done by default


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What holds at a table besides the rules; its host says so, before the deal."""

    quiet: bool = False  # nobody sends emotes
    # By how many minutes those who watch see the game later than those who play; -1: nobody watches.
    delay: Literal[-1, 0, 1, 3, 5] = 0


Kind = Literal["open", "person", "bot"]
Avoidance = Literal["mute", "block"]  # I hear nothing of them; nor may they sit down at tables that I host
EmoteId = Literal["thumb", "applause", "laugh", "surprise", "oops", "tea"]
Speed = Literal["slow", "normal", "fast", "step"]
Status = Literal["waiting", "playing", "paused", "over", "closed"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who sits on it."""

    seat: int
    seat_name: str  # the specification's: N, A, s1, 0
    kind: Kind
    name: str = ""
    level: str = ""  # of a bot, or of the one that sits in for an absent person
    yours: bool = False
    here: bool = False  # is a person's page open?
    stand_in: bool = False  # does a bot play for an absent person?
    left: float | None = None  # seconds on the clock, or until the hours are over; None without one
    mascot: str = ""  # a person's, as chosen or by the seat; a bot's is its name in lower case; empty if it is open
    colour: str = ""
    avoided: str = ""  # an Avoidance, if you avoid this person
    away_until: int = 0  # at a slow table: until when they have said to be away, in seconds since 1970


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the chat. Without a name, the table itself tells something: that a seat changed hands."""

    number: int
    name: str
    text: str  # what somebody wrote; empty if it is a message
    at: int  # in seconds since 1970
    message: Message | None = None  # what the table tells, or a phrase of the game
    watcher: bool = False  # said by somebody who did not sit at the table


class Fork(msgspec.Struct, frozen=True):
    """Where a game goes on from: a finished game of another table, after so many moves."""

    code: str
    move: int


class SeatRequest(msgspec.Struct, frozen=True):
    """Somebody asks for a seat of a running game; those who sit at the table decide."""

    seat: int
    name: str
    yours: bool  # is it you who asks?
    may_vote: bool  # are you asked, and have not answered yet?


class Lesson(msgspec.Struct, frozen=True):
    """A table at which everybody plays by a script, and one person learns."""

    baked: Message | None  # what is said at its end, when that is reached; the attribute `text` says more


class Lobby(msgspec.Struct, frozen=True, tag="lobby", kw_only=True):
    """Sent at once, and whenever anything other than the game changes."""

    code: str
    game: str
    title: str
    status: Status
    chairs: list[Chair]
    host: bool  # are you the host?
    invites: str  # the host's name
    options: dict[str, str | int]
    clock: Clock
    commit: str  # SHA-256 of the secret seed; empty before the deal
    seed: str = ""  # when the game is over, and for the deal of a day that day as well
    watchers: int = 0
    phrases: list[str] = []  # not empty: only these messages may be said
    silent: str = ""  # not empty: nobody chats at this table, by an option of this ruling
    emotes: list[str] = []  # that those who sit here may send; empty: none
    manners: Manners = Manners()
    late: int = 0  # so many minutes ago the table was as it is shown to you
    faces: str  # where the cards of this deck are fetched; another deck has another address
    rematch: str = ""  # the code of the next table
    fork: Fork | None = None  # the game from which this one goes on; such a game is practice, and counts for nothing
    tournament: str = ""  # the code of the tournament that this table is a part of
    requests: list[SeatRequest] = []  # for those who sit here, and for those who ask
    pace: str = ""  # how fast bots play: a Speed, or empty where not exactly one person plays and it is the house's
    note: Message | None = None  # what the house tells everybody: why it closed the table, or that it was repaired
    lesson: Lesson | None = None
    day: str = ""  # whose deal this is: 2026-11-19


# -- The game ----------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """A legal atom: the thing to click, and what it does."""

    atom: int
    target: str  # card:3h, seat:1, pile:X, word:stop
    label: Message


class StandingAnswer(msgspec.Struct, frozen=True):
    """An answer that can be given in advance, for every question of a kind, until its end condition is met."""

    key: str  # `standing-KEY` is its message
    on: bool


class Telling(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that a lesson explains before it goes on. The message's attribute `text` says more."""

    says: Message
    at: str = ""  # a place of the board that the page knows by this name; empty: none


class LessonStep(msgspec.Struct, frozen=True):
    """What somebody who plays a lesson does now, and why. The message's attribute `text` says why."""

    number: int  # of the first thing that is said now, among all that is said in this lesson: from 1
    count: int
    tells: list[Telling]  # what is explained first
    says: Message | None = None  # without it nothing is to be done: the bots wait to go on until this has been read
    atom: int = -1  # the one that is to be picked
    at: list[str] = []  # targets that are pressed one after the other, if that of the atom is not enough


class Position(msgspec.Struct, frozen=True, tag="position", kw_only=True):
    """The table for one seat, or for a watcher, after `number` moves."""

    number: int
    seat: int | None
    view: AnyView  # its `known` is there for a seat of a game whose `shows_memory` is on, and null otherwise
    prompt: Message
    choices: list[Choice]  # empty if this seat is not asked
    picked: list[Message]  # labels of the atoms picked so far of an unfinished move
    answered: bool  # this seat's answer is in, the others' are not yet
    waiting: list[int]  # seats that the table waits for, as everybody may know it
    undo: Message | None  # null if the last move can be taken back; otherwise why not
    standing: list[StandingAnswer]
    events: list[Event]  # those that were not sent on this connection yet
    last_event: int  # the number of the last event; later ones must be dropped, because a move was taken back
    left: list[float | None]  # seconds on the clocks, or until the hours are over, by seat
    lesson: LessonStep | None = None  # for the seat that learns, when it is asked


class Changed(msgspec.Struct, frozen=True, tag="changed", kw_only=True, omit_defaults=True):
    """What has changed since the last position or change on this connection; the rest is as it was.

    `sum` is the Adler-32 checksum of the whole view's JSON. A page whose view has another one says hello again, and
    gets a position.
    """

    fields: dict[str, Any] = {}  # of the position, other than the view and the events
    view: dict[str, Any] = {}  # of the view
    events: list[Event] = []  # new ones
    sum: int


class Said(msgspec.Struct, frozen=True, tag="said", omit_defaults=True):
    lines: list[ChatLine]
    anew: bool = False  # in place of everything before


class Emoted(msgspec.Struct, frozen=True, tag="emoted"):
    """Somebody shows a picture at their seat, for a moment."""

    seat: int
    emote: EmoteId


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A message was carried out; a move is committed."""

    ref: int
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message was not carried out. `ref` 0: the connection itself."""

    ref: int
    number: int
    problem: Problem


class Reason(msgspec.Struct, frozen=True):
    """A rule that forbids something, and the fact because of which it applies: the fact is read first."""

    rule: str
    sentence: str
    section: str
    fact: Message | None = None


class Because(msgspec.Struct, frozen=True, tag="because"):
    """The answer to `Why`."""

    ref: int
    target: str
    reasons: list[Reason]


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a bot would play with this seat's view."""

    ref: int
    text: str
    target: str  # of its next atom
    atoms: list[int]  # the next atom and those after it: the rest of the move
    labels: list[Message]  # of these atoms: together they say what the whole move is
    reason: Message | None  # a fact that speaks for the move, at most 25 words; null if nothing can be said


class History(msgspec.Struct, frozen=True, tag="history"):
    """The answer to `Earlier`: the last events before that one. None: the log begins there."""

    ref: int
    events: list[Event]


FromServer = Lobby | Position | Changed | Said | Emoted | Done | Refused | Because | Hint | History


# -- What a page may send on the socket --------------------------------------


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ref: Annotated[int, Meta(ge=1, le=2**31)]  # comes back in the answer


class _ForSeat(_Asked, frozen=True, forbid_unknown_fields=True):
    seat: Seat  # one of your seats: more than one when several people share a screen


class Hello(_Asked, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: whose position is wanted (None: a watcher's), and the last event that the page has.

    The position comes with the events since then, but at most the last fifty; `Earlier` asks for those before.
    """

    seat: Seat | None = None
    seen: Number = 0


class Earlier(_Asked, frozen=True, tag="earlier", forbid_unknown_fields=True):
    """Some more of what happened before the event of this number, as the seat knows it whose position is shown."""

    before: Number


class Sit(_ForSeat, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open seat; in a running game, ask those who sit there for it."""


class Vote(_ForSeat, frozen=True, tag="vote", forbid_unknown_fields=True):
    """May the one who asks for this seat have it? It takes everybody's yes."""

    yes: bool


class Stand(_ForSeat, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Give a seat back before the game; during it, let a bot play for you from now on."""


class Back(_ForSeat, frozen=True, tag="back", forbid_unknown_fields=True):
    """Play yourself again."""


class Fill(_ForSeat, frozen=True, tag="fill", forbid_unknown_fields=True):
    """Host: put a bot on a seat (`level`), or open it (empty); also removes whoever sits there."""

    level: Annotated[str, Meta(max_length=MAX_LEVEL_LENGTH)] = ""


class AddChair(_Asked, frozen=True, tag="add_chair", forbid_unknown_fields=True):
    """Host, before the deal: one more place, which is open."""


class RemoveChair(_ForSeat, frozen=True, tag="remove_chair", forbid_unknown_fields=True):
    """Host, before the deal: one place less, an open one or a bot's. Those after it move up."""


class SetOptions(_Asked, frozen=True, tag="options", forbid_unknown_fields=True):
    """Host, before the deal: play with these options, and with the defaults of those that are not named."""

    options: dict[str, str | int]


class SetManners(_Asked, frozen=True, tag="manners", forbid_unknown_fields=True):
    """Host, before the deal: what else holds at this table."""

    manners: Manners


class Look(_Asked, frozen=True, tag="look", forbid_unknown_fields=True):
    """How I look from now on, here and at tables to come. What is empty stays as it is."""

    mascot: LookId = ""
    colour: LookId = ""


class Start(_Asked, frozen=True, tag="start", forbid_unknown_fields=True):
    """Host: deal. Bots take the seats that are open."""


class Pick(_ForSeat, frozen=True, tag="pick", forbid_unknown_fields=True):
    """The next atoms of a move; when the chain is complete, the move is made."""

    number: Number  # the number of the position it was picked in
    atoms: Annotated[list[Atom], Meta(min_length=1, max_length=64)]


class Cancel(_ForSeat, frozen=True, tag="cancel", forbid_unknown_fields=True):
    """Drop what is picked of an unfinished move, or only its last choices."""

    steps: Annotated[int, Meta(ge=0, le=64)] = 0  # how many choices; 0: everything


class Undo(_ForSeat, frozen=True, tag="undo", forbid_unknown_fields=True):
    number: Number


class Why(_ForSeat, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why can't this thing be clicked?"""

    target: Annotated[str, Meta(max_length=80)]


class Advise(_ForSeat, frozen=True, tag="advise", forbid_unknown_fields=True):
    """A hint, please; another idea than those that have been suggested for the next atom."""

    besides: Annotated[list[Atom], Meta(max_length=64)] = []


class SetStanding(_ForSeat, frozen=True, tag="standing", forbid_unknown_fields=True):
    """Switch a standing answer on or off."""

    key: Annotated[str, Meta(max_length=40)]
    on: bool


class Say(_Asked, frozen=True, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class Emote(_ForSeat, frozen=True, tag="emote", forbid_unknown_fields=True):
    """Show a picture at a seat of mine."""

    emote: EmoteId


class Looking(_Asked, frozen=True, tag="looking", forbid_unknown_fields=True):
    """Is the page to be seen? Of slow tables somebody who does not look is told in other ways."""

    on: bool


class Avoid(_Asked, frozen=True, tag="avoid", forbid_unknown_fields=True):
    """From now on, at every table: mute or block whoever sits there, or has said that line; or neither any more."""

    seat: Seat | None = None
    line: Number = 0
    how: Literal["", "mute", "block"] = ""


class Pause(_Asked, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Host: stop the clocks and the moves, or resume."""

    on: bool


class Pace(_Asked, frozen=True, tag="pace", forbid_unknown_fields=True):
    """The only person at the table: how fast bots play from now on. With `step` they wait for a `Go`."""

    speed: Speed


class Go(_Asked, frozen=True, tag="go", forbid_unknown_fields=True):
    """The only person at the table: bots do their next thing at once."""

    all: bool = False  # and all that follows, until a person is asked or the game is over


class Close(_Asked, frozen=True, tag="close", forbid_unknown_fields=True):
    """Host: end the table for good."""


class Rematch(_Asked, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """The same again at a new table; everybody at this one gets its code."""


FromPage = (
    Hello
    | Earlier
    | Sit
    | Vote
    | Stand
    | Back
    | Fill
    | AddChair
    | RemoveChair
    | SetOptions
    | SetManners
    | Look
    | Start
    | Pick
    | Cancel
    | Undo
    | Why
    | Advise
    | SetStanding
    | Say
    | Emote
    | Avoid
    | Looking
    | Pause
    | Pace
    | Go
    | Close
    | Rematch
)
# Of the table, not of the game.
Change = (
    Sit
    | Vote
    | Stand
    | Back
    | Fill
    | AddChair
    | RemoveChair
    | SetOptions
    | SetManners
    | Look
    | Avoid
    | Pause
    | Pace
    | SetStanding
)
# What there is to do at the table of a lesson; the script does the rest.
InLesson = Hello | Earlier | Look | Pick | Cancel | Why | Advise | Pace | Go | Close
Question = Why | Advise | Earlier  # they get an answer of their own; everything else is answered by `Done`


# -- Requests and answers over HTTP ------------------------------------------


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me: who I am. The secret comes back as a cookie. A mascot or a colour that is empty stays as it is."""

    name: Name
    mascot: LookId = ""
    colour: LookId = ""
    findable: bool | None = None  # may people find my table by my name? null: as it was


class NewAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/away: I am away from now until then; meanwhile my turns at slow tables wait. 0: I am back."""

    until: Annotated[int, Meta(ge=0, le=2**40)]  # in seconds since 1970


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/notifications: where this browser is told that it is my turn, as it says itself."""

    endpoint: Annotated[str, Meta(max_length=MAX_ENDPOINT_LENGTH)]
    key: Annotated[str, Meta(max_length=120)]  # p256dh, as base64url
    secret: Annotated[str, Meta(max_length=40)]  # auth, as base64url
    language: Annotated[str, Meta(max_length=MAX_LANGUAGE_LENGTH)] = ""  # in which it is told


class NoSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/notifications/stop: nothing is told there any more."""

    endpoint: Annotated[str, Meta(max_length=MAX_ENDPOINT_LENGTH)]


class NewChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=MAX_LEVEL_LENGTH)] = ""
    name: Annotated[str, Meta(max_length=MAX_NAME_LENGTH)] = ""  # of another person on this screen


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `start`: deal at once."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[str, str | int] = {}
    deck: Annotated[str, Meta(max_length=MAX_DECK_LENGTH)] = ""  # a deck file's text
    clock: Clock = Clock()
    manners: Manners = Manners()
    start: bool = False


class NewFork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/fork: a table of one's own at which a finished game goes on, against bots."""

    move: Number  # from the position after so many moves; where answers were given together, from before them
    seat: Seat  # where one sits


class DeckInfo(msgspec.Struct, frozen=True):
    """A deck that was read and found to be good: the answer to POST /api/decks/GAME, whose body is a file (TOML, YAML,
    CSV or XLSX), and to GET /api/decks/GAME/HASH."""

    game: str
    name: str
    digest: str
    text: str  # of a deck file: what `NewTable.deck` takes
    size: int  # how many cards
    codes: list[str]  # of its kinds of cards
    ignored: list[str] = []  # headings of columns that the game does not know


class Opened(msgspec.Struct, frozen=True):
    """The answer: the new table's code."""

    code: str


class MyTable(msgspec.Struct, frozen=True):
    code: str
    game: str
    title: str
    status: str  # as in a lobby, or damaged
    players: list[str]
    my_turn: bool
    at: int  # when something last happened there, in seconds since 1970
    problem: Message | None = None  # why it cannot be opened, or why the house has closed it
    lesson: bool = False
    left: int | None = None  # seconds in which I have to move, at a slow table at which somebody waits for me
    hours: int = 0  # of a slow table


class MyTournament(msgspec.Struct, frozen=True):
    """One that goes on, in which I play or whose host I am."""

    code: str
    game: str
    title: str
    status: str  # waiting or running
    round: int  # the one that is being played, or was played last; 0: none yet
    rounds: int


class Me(msgspec.Struct, frozen=True):
    """GET /api/me. An empty name: a guest without a name yet."""

    name: str
    tables: list[MyTable]
    mascot: str = ""  # empty: none was chosen yet, and each table gives one
    colour: str = ""
    findable: bool = False
    away_until: int = 0  # until when I have said to be away, in seconds since 1970; 0: I am not
    away_longest: int = 0  # until when I may say so
    tournaments: list[MyTournament] = []
    push_key: str = ""  # by which a browser knows who may tell it something; empty: this house tells nothing


class Finding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/find: at which tables does somebody of this name play, who allows to be found?"""

    name: Name


class FoundTable(msgspec.Struct, frozen=True):
    """The answer is a list of these, in which nobody is found who does not allow it."""

    code: str
    game: str
    title: str
    players: list[str]


class Avoided(msgspec.Struct, frozen=True):
    """GET /api/avoided: a list of these, the newest first. Somebody whom I have muted or blocked."""

    key: str  # means this person in my list, and nothing to anybody else
    name: str  # as they were called then
    how: Avoidance


class Avoiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/avoided: how I treat somebody of my list from now on; empty: like everybody else."""

    key: Annotated[str, Meta(max_length=MAX_KEY_LENGTH)]
    how: Literal["", "mute", "block"] = ""


# -- A guest's devices, and what is kept about them ----------------------------


class Offer(msgspec.Struct, frozen=True):
    """The answer to POST /api/me/offer: by this code, once and for some minutes, another browser can be me as well."""

    code: str
    link: str
    seconds: int
    qr: str  # the link as the path of an SVG, one unit a dot
    size: int  # of that picture, in dots


class TakeOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/take: be the guest who was offered by this code. The secret comes back as a cookie."""

    code: Annotated[str, Meta(max_length=40)]


class Forget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/forget: for good."""

    sure: Literal[True]


class Kept(msgspec.Struct, frozen=True):
    """GET /api/kept: what is kept about a guest. `kept-ID` is the message of each, `.why` and `.until` its forms."""

    days: int  # after which what nobody uses is forgotten
    data: list[str]


class Network(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET and POST /api/network, for the machine on which the server runs: can phones in the same network come in?

    POST lets them in. Each address is the beginning of a link that works for them, the best one first: an invitation is
    ADDRESS/t/CODE. The QR code of a table has that link by itself.
    """

    open: bool
    addresses: list[str]  # http://192.168.1.5:8000
    problem: Message | None = None  # why they could not be let in


class OptionInfo(msgspec.Struct, frozen=True):
    name: str  # `option-NAME` is its message, with an attribute for each value
    default: str | int
    values: list[str]
    least: int
    most: int  # smaller than `least`: no numbers
    ruling: str
    sentence: str  # what the ruling asks and answers, in English; codes of values stand in `backticks`


class GameCard(msgspec.Struct, frozen=True):
    """GET /api/games: a list of these."""

    slug: str  # also the name of its catalogue; `game-SLUG` of the table's catalogue is its title
    title: str
    seats: tuple[int, int]
    usual_seats: int
    minutes: tuple[int, int]  # from and to
    levels: list[str]
    options: list[OptionInfo]
    seat_names: list[str]
    teams: list[list[int]]
    rulebook: str  # where its rules are fetched; other rules have another address
    decks: list[str]  # the names of the decks that come with it, besides the house deck
    lesson: bool  # is there a first game that teaches by doing? POST /api/lessons/GAME opens its table


class Language(msgspec.Struct, frozen=True):
    code: str
    name: str  # as its own speakers call it
    catalogues: dict[str, str]  # by name where they are fetched; another text has another address


class Languages(msgspec.Struct, frozen=True):
    """GET /api/words: the languages that there are, English first."""

    languages: list[Language]


class RuleText(msgspec.Struct, frozen=True):
    id: str
    section: str
    force: str
    sentence: str
    why: str


class Rulebook(msgspec.Struct, frozen=True):
    """GET /api/rules/GAME/HASH, as a game card says."""

    game: str
    title: str
    rules: list[RuleText]


ANSWERS = (
    Me,
    Offer,
    Kept,
    Avoided,
    FoundTable,
    Network,
    DeckInfo,
    Opened,
    GameCard,
    Languages,
    Face,
    Rulebook,
    Problem,
)
REQUESTS = (
    Subscription,
    NoSubscription,
    NewGuest,
    NewAway,
    Avoiding,
    Finding,
    NewTable,
    NewFork,
    TakeOver,
    Forget,
)
