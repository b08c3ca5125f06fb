"""Who sits where: persons, bots, open chairs, and bots that play for somebody who is away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bakehouse.server.connection import Guest
from bakehouse.server.journal import Entry, FirstChair, Looked
from bakehouse.server.looks import colour_of, mascots
from bakehouse.words.players import player_names

OPEN, PERSON, BOT = "open", "person", "bot"
HERE, ABSENT, STOOD = "", "absent", "stood"  # why a bot plays for a person
STAND_IN = "medium"  # the level of a bot that plays for a person, or on a chair left open


@dataclass
class SeatRequest:
    """A guest who asks for a seat of a running game, and the guests who have agreed."""

    guest: Guest
    accepted: set[int] = field(default_factory=set)


@dataclass
class Sitting:
    """One chair."""

    kind: str = OPEN
    guest: int = 0
    name: str = ""
    level: str = ""
    away: str = HERE

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def decides(self) -> bool:
        """Does a person decide for this chair?"""
        return self.kind == PERSON and not self.away

    @property
    def bot_level(self) -> str:
        """The level of the bot that plays here, if one does."""
        return self.level if self.kind == BOT else STAND_IN


class Seats:
    def __init__(self, host: int, chairs: Iterable[FirstChair], host_name: str = "") -> None:
        self.host = host
        self.chairs = [Sitting(chair.kind, chair.guest, chair.name, chair.level) for chair in chairs]
        self.host_name = host_name or self._name_of(host)
        self._looks: dict[int, tuple[str, str]] = {}  # by guest: the mascot and the colour that they have chosen
        self.requests: dict[int, SeatRequest] = {}  # by seat
        self._seen: set[tuple[int, int]] = set()  # guest and seat: which hands a guest has seen in this game
        self._began: set[tuple[int, int]] = set()  # guest and seat: who was there when it was dealt

    def __getitem__(self, seat: int) -> Sitting:
        return self.chairs[seat]

    def __len__(self) -> int:
        return len(self.chairs)

    def belongs_to(self, seat: int, guest: int) -> bool:
        return 0 <= seat < len(self.chairs) and self.chairs[seat].is_person and self.chairs[seat].guest == guest

    def of(self, guest: int) -> list[int]:
        """The seats of a guest: several, when several people share a screen."""
        return [seat for seat in range(len(self.chairs)) if guest and self.belongs_to(seat, guest)]

    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    @property
    def only_person(self) -> int | None:
        """The seat of the only person here; None if there are several, or none."""
        persons = self.persons()
        return persons[0] if len(persons) == 1 else None

    @property
    def has_bots(self) -> bool:
        return any(not chair.decides for chair in self.chairs)

    def names(self) -> list[str]:
        """For the record."""
        return [_name(chair) for chair in self.chairs]

    def called(self) -> list[str]:
        """What everybody is called, bots included, which may have brought a name. An open chair has none, nor has who
        wants to be forgotten."""
        names = player_names([chair.name for chair in self.chairs])
        return [name if chair.kind == BOT else chair.name for chair, name in zip(self.chairs, names, strict=True)]

    def _name_of(self, guest: int) -> str:
        return next((self.chairs[seat].name for seat in self.of(guest)), "")

    def look_of(self, guest: int) -> tuple[str, str]:
        """The mascot and the colour that this guest has chosen; empty where they have not."""
        return self._looks.get(guest, ("", ""))

    def looks(self) -> list[tuple[str, str]]:
        """Every chair's mascot and colour. If people share a screen, what was chosen there is the first one's look."""
        chosen = [
            self.look_of(chair.guest) if chair.is_person and self.of(chair.guest)[0] == seat else ("", "")
            for seat, chair in enumerate(self.chairs)
        ]
        given = mascots([mascot for mascot, _ in chosen])
        return [
            (_mascot(chair, name, mascot), colour or colour_of(seat))
            for seat, (chair, name, mascot, (_, colour)) in enumerate(
                zip(self.chairs, self.called(), given, chosen, strict=True)
            )
        ]

    def looked(self) -> list[Entry]:
        """For a table to which these people go on."""
        people = {self.chairs[seat].guest for seat in self.persons()}
        return [Looked(guest, *look) for guest, look in self._looks.items() if guest in people]

    def would_see_another_hand(self, seat: int, guest: int) -> bool:
        """Somebody who has held cards in this game may come back to those, and see no others."""
        seen = {other for who, other in self._seen if who == guest}
        return bool(seen) and seat not in seen

    def has_held(self, seat: int, guest: int) -> bool:
        """Has this guest sat here in this game?"""
        return (guest, seat) in self._seen

    def played_all(self, seat: int) -> bool:
        """Has whoever sits here been there from the deal until now, and does nobody play for them?"""
        return self.chairs[seat].decides and (self.chairs[seat].guest, seat) in self._began

    def voters(self) -> set[int]:
        """Those who decide who may join a running game: all guests who sit here, whoever plays for them just now."""
        return {self.chairs[seat].guest for seat in self.persons()}

    # -- Changes -------------------------------------------------------------

    def sit(self, seat: int, guest: int, name: str, *, is_dealt: bool) -> None:
        self.chairs[seat] = Sitting(PERSON, guest, name)
        self.requests.pop(seat, None)
        if is_dealt:
            self._seen.add((guest, seat))

    def look(self, guest: int, mascot: str, colour: str) -> None:
        self._looks[guest] = (mascot, colour)

    def hand_over(self, guest: int) -> None:
        """To somebody who sits here."""
        self.host, self.host_name = guest, self._name_of(guest)

    def add(self) -> None:
        self.chairs.append(Sitting())

    def remove(self, seat: int) -> None:
        """Before the deal: nobody asks for seats, and nobody has seen a hand."""
        del self.chairs[seat]

    def dealt(self) -> None:
        """Everybody picks up their cards."""
        self._seen = {(self.chairs[seat].guest, seat) for seat in self.persons()}
        self._began = set(self._seen)

    def fill(self, seat: int, level: str) -> None:
        self.chairs[seat] = Sitting(BOT, level=level) if level else Sitting()
        self.requests.pop(seat, None)

    def withdraw(self, guest: int) -> None:
        """Somebody who asked for a seat has left."""
        self.requests = {seat: request for seat, request in self.requests.items() if request.guest.id != guest}

    def fill_open(self, level: str) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.kind == OPEN:
                self.fill(seat, level)


def _mascot(chair: Sitting, name: str, given: str) -> str:
    if chair.kind == OPEN:
        return ""
    return given if chair.is_person else name.split()[0].lower()


def _name(chair: Sitting) -> str:
    if chair.kind == PERSON:
        return chair.name or PERSON
    if chair.kind == OPEN:
        return "open"
    return f"bot {chair.bot_level}"
