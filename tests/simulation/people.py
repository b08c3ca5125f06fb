"""People and their pages: they come, leave, return, race each other, change their minds and press what they may not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from bakehouse.server import wire
from bakehouse.server.connection import Guest
from bakehouse.server.greeting import PAGE
from bakehouse.server.looks import COLOURS, MASCOTS
from tests.server.merging import Merger
from tests.simulation.checks import MAY_UNDO, NOTHING, POSITIONS, SentLobby, SentPosition, read_event, read_sent
from tests.simulation.house import Socket, Wire
from tests.simulation.scheduler import Failure

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.gathering import Gathering

SPEEDS = get_args(wire.Speed)
EMOTES = get_args(wire.EmoteId)
DELAYS: tuple[Literal[-1, 0, 1], ...] = (-1, 0, 0, 0, 1)
HOW: tuple[Literal["", "mute", "block"], ...] = ("", "mute", "block")
OUTBOX = 40  # messages by which a page may lag
read_choices = msgspec.json.Decoder(list[wire.Choice]).decode
read_standing = msgspec.json.Decoder(list[wire.StandingAnswer]).decode

Wish = tuple[float, Callable[[], None]]  # how much it is wanted, and what it is


class Page(ABC):
    """One page at one table. What it knows is what has arrived."""

    def __init__(self, evening: Gathering, guest: Guest | None, code: str) -> None:
        self._evening = evening
        self._chance = evening.scheduler
        self.guest = guest
        self.code = code
        self._arrives = 0.0  # when the last message that it has sent is there
        self._ref = 0
        self._lines = 0
        self._merger = Merger()
        self.has_been = False
        self._forget()
        self._chance.after(self._chance.between(0.0, 1.5), self._tick)

    def _forget(self) -> None:
        self.position: SentPosition | None = None
        self._lobby: SentLobby | None = None
        self._number = 0
        self.events: dict[int, tuple[int | None, bytes]] = {}  # by number: as which viewer, and the event

    # -- Coming and going --------------------------------------------------------------

    def _tick(self) -> None:
        if self._evening.is_over:
            return
        hurry = self._evening.is_closing
        self._chance.after(self._chance.between(0.05, 0.3) if hurry else self._chance.between(0.1, 1.0), self._tick)
        if hurry and self._evening.has_progressed(self.code):
            return
        if not self.is_connected:
            if hurry or self._chance.happens(0.25 if self.has_been else 0.9):
                self._come()
        else:
            wishes = self._needs() if hurry else self._wishes()
            if wishes:
                self._chance.random.choices([wish for _, wish in wishes], [weight for weight, _ in wishes])[0]()

    @property
    def sees_late(self) -> bool:
        return self._lobby is not None and self._lobby.late > 0

    @property
    @abstractmethod
    def is_connected(self) -> bool: ...

    @abstractmethod
    def _come(self) -> None:
        """Connect to the table, and say hello."""

    @abstractmethod
    def leave(self) -> None: ...

    @abstractmethod
    def _send(self, message: wire.FromPage) -> None: ...

    def _greet(self, seat: int | None) -> None:
        is_same = self.position is not None and self.position.seat == seat
        self._send(wire.Hello(self._next(), seat, max(self.events, default=0) if is_same else 0))

    # -- Messages ----------------------------------------------------------------------

    def _way(self) -> float:
        """How long something travels."""
        return self._chance.between(0.001, 0.3) if self._chance.happens(0.1) else self._chance.between(0.001, 0.02)

    def _next(self) -> int:
        self._ref += 1
        return self._ref

    def _read(self, text: str) -> None:
        sent = read_sent(self._merger.expanded(text) if text.startswith(POSITIONS) else text)
        if isinstance(sent, SentLobby):
            if self._lobby is not None and self._lobby.late != sent.late:
                self._number = 0  # the table is shown as it was before, or as it is now
            self._lobby = sent
        elif isinstance(sent, SentPosition):
            if sent.number < self._number:
                raise Failure(f"{self.code}: a page that has seen number {self._number} is sent {sent.number}")
            self._number = sent.number
            self.position = sent
            if (
                sent.seat is not None
                and bytes(sent.undo) == MAY_UNDO
                and not self._evening.is_closing
                and self._chance.happens(0.4)
            ):
                undo = wire.Undo(self._next(), sent.seat, sent.number)
                self._chance.after(self._chance.between(0.02, 0.3), lambda: self._send(undo))
            self._take_events(sent)

    def _take_events(self, sent: SentPosition) -> None:
        """All of them, in order; whoever was away for more than are sent at once has the last ones."""
        self.events = {number: event for number, event in self.events.items() if number <= sent.last_event}
        if len(sent.events) == PAGE and read_event(sent.events[0]).number > max(self.events, default=0) + 1:
            self.events = {}
        for event in sent.events:
            self.events[read_event(event).number] = (sent.seat, bytes(event))
        known = sorted(self.events)
        last = sent.last_event
        if len(known) < min(last, PAGE) or known != [*range(last - len(known) + 1, last + 1)]:
            raise Failure(f"{self.code}: a page misses some of {last} events: it has {known}")

    # -- What people do ------------------------------------------------------------------

    def _needs(self) -> list[Wish]:
        """At closing time everybody just goes on."""
        if self._lobby is None:
            return []
        if self._lobby.host and self._lobby.status == "paused":
            return [(1, lambda: self._pause(on=False))]
        if self._lobby.host and self._lobby.status == "waiting":
            return [(1, lambda: self._send(wire.Start(self._next())))]
        if self._lobby.pace == "step" and any(chair.yours for chair in self._lobby.chairs):
            return [(1, lambda: self._send(wire.Pace(self._next(), "fast")))]
        away = [chair.seat for chair in self._lobby.chairs if chair.yours and chair.stand_in]
        if away and self._lobby.status == "playing":
            return [(1, lambda: self._send(wire.Back(self._next(), away[0])))]
        mine = [chair.seat for chair in self._lobby.chairs if chair.yours]
        elsewhere = [seat for seat in mine if self.position is None or self.position.seat != seat]
        if elsewhere and (len(elsewhere) == len(mine) or self._chance.happens(0.2)):
            return [(1, lambda: self._greet(self._chance.random.choice(elsewhere)))]
        return self._moves()

    def _wishes(self) -> list[Wish]:
        lobby = self._lobby
        if lobby is None:
            return []
        if lobby.rematch and self._chance.happens(0.3):
            return [(1, self._go_to_rematch)]
        wishes = [*self._moves(), *self._nuisances()]
        mine = [chair.seat for chair in lobby.chairs if chair.yours]
        if self.guest is not None:
            wishes += [(0.25, self._say), (0.1, self._look), *self._seating(lobby, mine)]
            if lobby.host:
                wishes += self._hosting(lobby)
        if mine and (self.position is None or self.position.seat is None):
            wishes.append((3, lambda: self._greet(self._chance.random.choice(mine))))
        wishes.append((0.3, self.leave))
        wishes.append((0.15, lambda: self._greet(self._chance.random.choice([None, *mine]))))
        return wishes

    def _moves(self) -> list[Wish]:
        position = self.position
        if position is None or position.seat is None:
            return []
        seat, number = position.seat, position.number
        wishes: list[Wish] = []
        choices = read_choices(position.choices)
        if choices and not position.answered:
            wishes.append((10, lambda: self._pick(seat, number, choices)))
        if self._evening.is_closing:
            return wishes
        if choices:
            wishes.append((1.5, lambda: self._pick_twice(seat, number, choices)))
            wishes.append((0.3, lambda: self._pick(seat, max(0, number - 1), choices)))
            wishes.append((0.1, lambda: self._send(wire.Advise(self._next(), seat))))
            wishes.append((0.2, lambda: self._send(wire.Why(self._next(), seat, choices[0].target))))
        if bytes(position.picked) != NOTHING:
            steps = self._chance.random.choice([0, 1, 2])
            wishes.append((3, lambda: self._send(wire.Cancel(self._next(), seat, steps))))
        wishes.append(
            (4 if bytes(position.undo) == MAY_UNDO else 0.1, lambda: self._send(wire.Undo(self._next(), seat, number)))
        )
        for standing in read_standing(position.standing):
            switch = wire.SetStanding(self._next(), seat, standing.key, not standing.on)
            wishes.append((0.3, partial(self._send, switch)))
        return wishes

    def _pick(self, seat: int, number: int, choices: list[wire.Choice]) -> None:
        self._send(wire.Pick(self._next(), seat, number, [self._chance.random.choice(choices).atom]))

    def _pick_twice(self, seat: int, number: int, choices: list[wire.Choice]) -> None:
        """A double click, or two people at the same thing; perhaps on two pages of the same guest."""
        self._pick(seat, number, choices)
        twin = self._evening.other_page(self)
        (twin or self)._pick(seat, number, choices)

    def _nuisances(self) -> list[Wish]:
        """What is refused."""
        seat = self._chance.random.randrange(4)
        return [
            (0.1, lambda: self._send(wire.Pick(self._next(), seat, self._number, [self._chance.random.randrange(60)]))),
            (0.05, lambda: self._greet(seat)),
            (0.05, lambda: self._send(wire.Sit(self._next(), seat))),
            (0.05, lambda: self._pause(on=True)),
        ]

    def _say(self) -> None:
        assert self._lobby is not None
        self._lines += 1
        text = f"guest {self.guest and self.guest.id} line {self._lines}"
        phrases = self._lobby.phrases
        self._send(wire.Say(self._next(), self._chance.random.choice(phrases) if phrases else text))

    def _look(self) -> None:
        chance = self._chance.random
        self._send(wire.Look(self._next(), chance.choice(MASCOTS), chance.choice(COLOURS)))

    def _seating(self, lobby: SentLobby, mine: list[int]) -> list[Wish]:
        wishes: list[Wish] = []
        for chair in lobby.chairs:
            if chair.kind == "open":
                wishes.append((2, partial(self._send, wire.Sit(self._next(), chair.seat))))
            elif chair.yours and chair.stand_in:
                wishes.append((2, partial(self._send, wire.Back(self._next(), chair.seat))))
        if mine and lobby.status == "playing":
            speed = self._chance.random.choice(SPEEDS)
            wishes.append((0.2, lambda: self._send(wire.Pace(self._next(), speed))))
            everything = self._chance.happens(0.3)
            hurry = 2 if lobby.pace == "step" else 0.2
            wishes.append((hurry, lambda: self._send(wire.Go(self._next(), everything))))
        if mine:
            emote = self._chance.random.choice(EMOTES)
            how = self._chance.random.choice(HOW)
            wishes.append((0.2, lambda: self._send(wire.Emote(self._next(), mine[0], emote))))
            avoid = wire.Avoid(self._next(), self._chance.random.randrange(len(lobby.chairs)), how=how)
            wishes.append((0.1, lambda: self._send(avoid)))
            wishes.append((0.1, lambda: self._send(wire.Stand(self._next(), self._chance.random.choice(mine)))))
        return wishes

    def _pause(self, *, on: bool) -> None:
        self._send(wire.Pause(self._next(), on))

    def _hosting(self, lobby: SentLobby) -> list[Wish]:
        if lobby.status == "waiting":
            return [(2, lambda: self._send(wire.Start(self._next()))), *self._arranging(lobby)]
        if lobby.status == "paused":
            return [(4, lambda: self._pause(on=False))]
        if lobby.status == "over":
            return [(2, lambda: self._send(wire.Rematch(self._next())))]
        seat = self._chance.random.randrange(len(lobby.chairs))
        level = self._chance.random.choice(["random", "easy", ""])
        return [
            (0.1, lambda: self._pause(on=True)),
            (0.15, lambda: self._send(wire.Fill(self._next(), seat, level))),
            (0.01, lambda: self._send(wire.Close(self._next()))),
        ]

    def _arranging(self, lobby: SentLobby) -> list[Wish]:
        """Before the deal."""
        manners = wire.Manners(self._chance.happens(0.5), self._chance.random.choice(DELAYS))
        seat = self._chance.random.randrange(len(lobby.chairs))
        return [
            (1, lambda: self._send(wire.AddChair(self._next()))),
            (1, lambda: self._send(wire.RemoveChair(self._next(), seat))),
            (0.2, lambda: self._send(wire.SetOptions(self._next(), {}))),
            (0.2, lambda: self._send(wire.SetManners(self._next(), manners))),
        ]

    def _go_to_rematch(self) -> None:
        assert self._lobby is not None
        code = self._lobby.rematch
        self.leave()
        self.code = code
        self._forget()


class HousePage(Page):
    """A page at the only server of a house."""

    def __init__(self, evening: Evening, guest: Guest | None, code: str) -> None:
        super().__init__(evening, guest, code)
        self._party = evening
        self.wire: Wire | None = None
        self._socket: Socket | None = None
        self._is_delivering = False

    @property
    def is_connected(self) -> bool:
        return self.wire is not None

    def _come(self) -> None:
        house = self._party.house
        if house is None:
            return
        connection = Wire(self._evening.next_serial(), self.guest, OUTBOX, house.referee, self._deliver)
        self._socket = house.connect(self.code, connection)
        if self._socket is not None:
            self.wire = connection
            self._merger = Merger()
            self.has_been = True
            self._greet(self._best_seat())

    def _best_seat(self) -> int | None:
        """A seat of one's own, as far as is known."""
        house = self._party.house
        table = None if house is None else house.tables.get(self.code)
        seats = [] if table is None or self.guest is None else table.seats.of(self.guest.id)
        return self._chance.random.choice(seats) if seats else None

    def leave(self) -> None:
        self._say_goodbye()
        self.wire = None

    def _say_goodbye(self) -> None:
        socket = self._socket
        if socket is not None:
            self._arrives = max(self._arrives, self._chance.now + self._way())
            self._chance.at(self._arrives, lambda: socket.hear(None))
        self._socket = None

    def lose(self) -> None:
        """The server is gone."""
        self.wire = None
        self._socket = None

    def _send(self, message: wire.FromPage) -> None:
        socket = self._socket
        if socket is not None:
            self._arrives = max(self._arrives, self._chance.now + self._way())
            self._chance.at(self._arrives, lambda: socket.hear(message))

    def _deliver(self, connection: Wire) -> None:
        """What is sent to the page arrives in order, a frame at a time; some pages read slowly."""
        if self._is_delivering:
            return
        self._is_delivering = True
        stall = self._chance.between(0.5, 2.0) if self._chance.happens(0.01) else 0.0
        self._chance.after(self._way() + stall, lambda: self._arrive(connection))

    def _arrive(self, connection: Wire) -> None:
        self._is_delivering = False
        if connection is not self.wire:
            if self.wire is not None and self.wire.outbox:
                self._deliver(self.wire)
            return
        texts, connection.outbox = connection.outbox, []
        for text in texts:
            self._read(text)
        if connection.close_code:
            self._say_goodbye()
            self.wire = None
