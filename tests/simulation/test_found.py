"""What the simulation has found, each time in the fewest steps."""

from __future__ import annotations

from bakehouse.server import journal, wire
from bakehouse.server.connection import Guest
from bakehouse.server.table import LiveTable
from tests.simulation.checks import Referee
from tests.simulation.house import SETTINGS, House, Wire
from tests.simulation.scheduler import Scheduler
from tests.simulation.store import SimulatedStore

# Who is here was shown by a timer, together with who sits where, even while a seat was being written: whoever looked
# saw seats, and at the end of a game its seed, that a crash could still take back. (Seed 0 of the first evenings.)


def sit_while_somebody_leaves(*, is_full: bool) -> list[str]:
    """Guest 2 takes a seat, the store takes its time, and a watcher leaves meanwhile; what guest 1 is sent of it."""
    scheduler = Scheduler(0)
    referee = Referee(scheduler, SETTINGS, lambda table: {1, 2})
    store = SimulatedStore(scheduler, referee.committed)
    house = House(scheduler, store, referee, SETTINGS, LiveTable)
    chairs = [journal.FirstChair("person", 1, "G1"), journal.FirstChair("open"), journal.FirstChair("open")]
    header = journal.TableHeader("the-pie-game", {}, "", bytes(32), wire.Clock(), 1, chairs, 0)
    codes: list[str] = []
    house.open(header, [], codes.append)
    scheduler.run(1.0)
    host, guest, watcher = (
        Wire(serial, None if serial == 3 else Guest(serial, f"G{serial}"), 100, referee, lambda connection: None)
        for serial in (1, 2, 3)
    )
    sockets = [house.connect(codes[0], connection) for connection in (host, guest, watcher)]
    for socket in sockets:
        assert socket is not None
        socket.hear(wire.Hello(1))
    scheduler.run(2.0)
    host.outbox.clear()
    store.slow_until = 3.0
    store.full_until = 9.0 if is_full else 0.0
    assert sockets[1] is not None
    assert sockets[2] is not None
    sockets[1].hear(wire.Sit(2, 1))
    sockets[2].hear(None)
    scheduler.run(9.0)
    store.close()
    return host.outbox


def test_a_seat_is_shown_when_it_is_written() -> None:
    sent = sit_while_somebody_leaves(is_full=False)
    assert '"name":"G2"' in sent[0]


def test_a_seat_that_could_not_be_written_is_never_shown() -> None:
    assert sit_while_somebody_leaves(is_full=True) == []
