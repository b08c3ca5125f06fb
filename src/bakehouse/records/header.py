"""What the tags of a record say about a game: which one, which rules, which deck, who sat there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from bakehouse.core.chance import MAX_SEED, Chance
from bakehouse.core.deck import Deck
from bakehouse.core.errors import BakehouseError, DeckError, OptionError
from bakehouse.core.game import EVERYTHING, SPECTATOR, Game
from bakehouse.core.options import Value, changed, read_changed, settle
from bakehouse.core.position import seed_text
from bakehouse.core.state import State
from bakehouse.core.view import Outcome
from bakehouse.games import load
from bakehouse.records.record import FORMAT, Record, Tag

DECK_PIECE = 1_000  # characters of a deck file in one tag
PERSON = "person"  # a player without a name, in a Player tag
BOT = "bot "  # and its level
VIEWER_NAMES = {EVERYTHING: "full", SPECTATOR: "spectator"}  # in the tag View; the other viewers are seats


@dataclass(frozen=True, slots=True)
class RecordHeader:
    """Everything about a recorded game except its luck and its moves."""

    game: Game
    seats: int
    options: dict[str, Value]  # all of them, with their values
    deck: Deck
    deck_travels: bool  # it is not one of the game's own
    players: dict[int, str]
    commit: str  # the hash of a secret seed; empty if there is none
    seed: int | bytes | None  # None while it is secret

    def deal(self, chance: Chance) -> State:
        return self.game.deal_with(self.seats, chance, self.options, self.deck if self.deck_travels else None)

    def codes_of(self, stream: str) -> list[str]:
        return self.game.stream_codes(self.deck, stream)

    def viewer_name(self, viewer: int) -> str:
        return VIEWER_NAMES.get(viewer) or self.game.seat_name(viewer)

    def viewer_named(self, name: str) -> int:
        """The reverse; ValueError if there is no such viewer."""
        for viewer, known in VIEWER_NAMES.items():
            if name == known:
                return viewer
        return self.game.seat_named(name, self.seats)


def commit_to(seed: int | bytes) -> str:
    """The promise that is published with the deal: the hash of a secret seed."""
    return sha256(seed).hexdigest() if isinstance(seed, bytes) else ""


def new_header(game: Game, state: State, seed: int | bytes, deck: Deck | None, players: Sequence[str]) -> RecordHeader:
    """The header for a game that was dealt like this, with the deck that was handed in for it."""
    options = settle(game.info.options, state.table_options)
    return RecordHeader(
        game=game,
        seats=state.seats,
        options=options,
        deck=state.table_deck,
        deck_travels=deck is not None and not _is_own(game, state.seats, options, deck),
        players=dict(enumerate(players)),
        commit=commit_to(seed),
        seed=seed,
    )


def _is_own(game: Game, seats: int, options: dict[str, Value], deck: Deck) -> bool:
    """Would this deck be used if none were handed in? An option may choose it, so only a deal can tell."""
    try:
        return game.deal(seats, 0, options).table_deck.digest == deck.digest
    except OptionError:
        return False


# -- Writing -----------------------------------------------------------------


def tags_of(header: RecordHeader, moves: int, outcome: Outcome | None, viewer: int) -> list[Tag]:
    """The tags of a record; the seed only when the game is over."""
    info = header.game.info
    tags = [
        Tag("Pie", FORMAT),
        Tag("Game", info.slug),
        Tag("Rules", str(info.rules)),
        Tag("Deck", _deck_name(header.deck)),
        *_deck_tags(header),
        *_optional("Options", changed(info.options, header.options)),
        Tag("Seats", str(header.seats)),
        *(Tag(f"Player {header.game.seat_name(seat)}", name) for seat, name in header.players.items()),
        *_optional("Commit", header.commit),
    ]
    if outcome is not None and header.seed is not None:
        tags.append(Tag("Seed", seed_text(header.seed)))
    tags += [Tag("View", header.viewer_name(viewer)), Tag("Moves", str(moves))]
    if outcome is not None:
        tags.append(Tag("Result", result_text(header.game, outcome)))
    return tags


def _optional(name: str, value: str) -> list[Tag]:
    return [Tag(name, value)] if value else []


def _deck_name(deck: Deck) -> str:
    return f"{deck.name} {deck.digest}"


def _deck_tags(header: RecordHeader) -> list[Tag]:
    """The deck file, line by line; a very long line in pieces."""
    if not header.deck_travels:
        return []
    pieces = []
    for line in header.deck.text.splitlines(keepends=True):
        pieces += [line[start : start + DECK_PIECE] for start in range(0, len(line), DECK_PIECE)]
    return [Tag("DeckFile", piece) for piece in pieces]


def result_text(game: Game, outcome: Outcome) -> str:
    """`five points; scores 5 3 5 3; winners N S`: - for a score that does not exist, none for nobody."""
    scores = " ".join("-" if score is None else str(score) for score in outcome.scores)
    winners = " ".join(game.seat_name(seat) for seat in outcome.winners) or "none"
    return f"{outcome.reason}; scores {scores}; winners {winners}"


# -- Reading -----------------------------------------------------------------


def header_of(record: Record) -> RecordHeader:
    """What the tags describe; RecordError if there is no such game here."""
    _check_format(record)
    game = _game(record)
    _check_rules(record, game)
    seats = _number(record, "Seats", least=game.info.seats[0], most=game.info.seats[1])
    options = _options(record, game)
    deck = _travelling_deck(record, game)
    header = RecordHeader(
        game=game,
        seats=seats,
        options=options,
        deck=_own_deck(record, game, seats, options) if deck is None else deck,
        deck_travels=deck is not None,
        players=_players(record, game, seats),
        commit=_commit(record),
        seed=_seed(record),
    )
    _check_deck(record, header)
    _check_view(record, header)
    _number(record, "Moves", least=0, most=10**6)
    return header


def _check_format(record: Record) -> None:
    if record.value("Pie") != FORMAT:
        message = f"this program reads format {FORMAT} of records, not {record.value('Pie')!r}"
        raise record.fault(message, record.place("Pie"))


def _game(record: Record) -> Game:
    slug = record.value("Game")
    try:
        return load(slug)
    except OptionError as error:
        raise record.fault(str(error), record.place("Game")) from None


def _check_rules(record: Record, game: Game) -> None:
    """Records of earlier versions are played by the present rules: where these differ, the record's lines show it."""
    version = record.value("Rules")
    if not (_is_number(version) and 1 <= int(version) <= game.info.rules):
        raise record.fault(
            f"this record follows version {version!r} of the rules; here {game.info.title} has version "
            f"{game.info.rules}, so it cannot be played again",
            record.place("Rules"),
        )


def _number(record: Record, name: str, least: int, most: int) -> int:
    text = record.value(name)
    if not (_is_number(text) and least <= int(text) <= most):
        count = str(least) if least == most else f"a number from {least} to {most}"
        raise record.fault(f"{name} must be {count}, not {text!r}", record.place(name))
    return int(text)


def _options(record: Record, game: Game) -> dict[str, Value]:
    known = game.info.options
    try:
        return settle(known, read_changed(known, record.value("Options")))
    except OptionError as error:
        raise record.fault(str(error), record.place("Options")) from None


def _travelling_deck(record: Record, game: Game) -> Deck | None:
    text = "".join(record.values("DeckFile"))
    if not text:
        return None
    try:
        return game.deck_text(text, "the deck")
    except DeckError as error:
        raise record.fault("; ".join(str(error).splitlines()[:5]), record.place("DeckFile")) from None


def _own_deck(record: Record, game: Game, seats: int, options: dict[str, Value]) -> Deck:
    """The game's own deck. An option may choose which, so only a deal can tell."""
    try:
        return game.deal(seats, 0, options).table_deck
    except BakehouseError as error:
        raise record.fault(str(error), record.place("Seats")) from None


def _check_deck(record: Record, header: RecordHeader) -> None:
    said, right = record.value("Deck"), _deck_name(header.deck)
    if said == right:
        return
    where = "inside this record" if header.deck_travels else "of this game"
    hint = "" if header.deck_travels else "; another deck must travel in DeckFile tags"
    raise record.fault(f"the deck is {said!r}, but the one {where} is {right!r}{hint}", record.place("Deck"))


def _players(record: Record, game: Game, seats: int) -> dict[int, str]:
    players = {}
    for tag in record.tags:
        if tag.name.startswith("Player"):
            players[_seat_of(record, game, seats, tag)] = tag.value
    return players


def _seat_of(record: Record, game: Game, seats: int, tag: Tag) -> int:
    try:
        return game.seat_named(tag.name.removeprefix("Player").strip(), seats)
    except ValueError as error:
        raise record.fault(f'a player\'s tag is written [Player SEAT "name"]: {error}', tag.number) from None


def _commit(record: Record) -> str:
    commit = record.value("Commit")
    if commit and not _is_hex(commit):
        raise record.fault(f"a commit has 64 hexadecimal digits, not {commit!r}", record.place("Commit"))
    return commit


def _seed(record: Record) -> int | bytes | None:
    tag = record.tag("Seed")
    if tag is None:
        return None
    if _is_hex(tag.value):
        return bytes.fromhex(tag.value)
    if _is_number(tag.value) and int(tag.value) <= MAX_SEED:
        return int(tag.value)
    raise record.fault(
        f"a seed is a whole number up to {MAX_SEED}, or 64 hexadecimal digits; not {tag.value!r}", tag.number
    )


def _is_number(text: str) -> bool:
    """A number in its only form: no sign, no zeros in front, not long enough to be slow."""
    return text.isascii() and text.isdigit() and len(text) < 20 and text == str(int(text))


def _is_hex(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def _check_view(record: Record, header: RecordHeader) -> None:
    try:
        header.viewer_named(record.value("View"))
    except ValueError as error:
        message = f"the view is full, spectator or a seat: {error}"
        raise record.fault(message, record.place("View")) from None
