"""Connections below the application: who never reads, who never finishes, who comes in crowds."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bakehouse.server import wire
from bakehouse.server.connection import TOO_SLOW, Connection
from bakehouse.server.door import Door, Progress, forwarded_for, household
from bakehouse.server.settings import Limits, Rate
from tests.server.attacks import (
    LONG,
    PING,
    TEXT,
    fill_chat,
    frame,
    gauge,
    pings,
    plug,
    raw_socket,
    read_all,
    silent_watchers,
    slow_connections,
    upgrade,
)
from tests.server.client import QUICK, Person, Server

HASTY = (
    "header_seconds=1.0, body_seconds=1.0, idle_seconds=1.0, write_seconds=1.0, ping_seconds=0.4, pong_seconds=0.4, "
    "messages=Rate(30, 1), requests=Rate(1e6, 1e6)"
)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    server = Server(tmp_path_factory.mktemp("hasty") / "data", QUICK, HASTY).start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log


def is_cut_off(line: socket.socket) -> bool:
    """Has the server hung up? Found out without reading."""
    try:
        for _ in range(3):
            line.sendall(b"GET")
            time.sleep(0.1)
    except ConnectionError:
        return True
    return False


# -- Sockets that never read -----------------------------------------------------


def test_silent_watchers_cost_little_and_are_gone(tmp_path: Path) -> None:
    figures = silent_watchers(tmp_path, seconds=20)
    assert figures["megabytes"] < 20
    assert figures["left_the_table_after"] < 15
    assert figures["hung_up_after"] < 15


def test_a_hello_after_the_longest_chat(server: Server) -> None:
    """Its answer fits into an outbox, however often it is asked for by somebody who reads."""

    async def check() -> None:
        ann = Person(server, "Ann")
        code = ann.open("pie-contest", ["me"] * 4)
        await fill_chat(ann, code)
        async with ann.page(code) as page:
            for _ in range(20):
                await page.send("hello", seat=0)
            await page.until(lambda message: message.get("ref") == 20)
            assert len(page.received[-1].encode()) < 100_000
            assert page.lines[-1]["text"] == LONG
            assert page.lines[-1]["number"] == 200

    asyncio.run(check())


def test_a_socket_that_answers_no_ping_is_gone(hasty: Server) -> None:
    """Also at a table where nothing happens."""
    code = Person(hasty, "Ann").open("pie-factory", ["me", "me"])
    line = raw_socket(hasty, code, receive_buffer=4_096)
    line.sendall(frame(TEXT, b'{"type": "hello", "ref": 1}'))
    time.sleep(2.5)
    assert gauge(hasty, "bakehouse_connections") == 0
    line.close()


def test_pings_count_as_messages(tmp_path: Path) -> None:
    assert pings(tmp_path, 400)["answered"] <= 80


@pytest.mark.parametrize("opcode", [0, 10])
def test_pieces_and_pongs_count_as_messages(hasty: Server, opcode: int) -> None:
    code = Person(hasty, "Ann").open("pie-factory", ["me", "me"])
    line = raw_socket(hasty, code)
    if opcode == 0:
        line.sendall(frame(TEXT, b"", is_last=False))
    with suppress(OSError):
        line.sendall(frame(opcode, b"", is_last=opcode != 0) * 100)
    assert read_all(line)[2:4] == (1008).to_bytes(2, "big")
    line.close()


def test_stopping_does_not_wait_for_those_who_never_read(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = ann.open("pie-factory", ["me", "me"])
    lines = [raw_socket(server, code, receive_buffer=4_096) for _ in range(5)]
    for line in lines:
        line.sendall(frame(TEXT, b'{"type": "hello", "ref": 1}') * 40)
    time.sleep(0.3)
    begun = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - begun < 4.5
    for line in lines:
        line.close()


def outbox(**limits: float) -> tuple[Connection, list[float]]:
    clock = [0.0]
    given = {"outbox_limit": 10, "outbox_bytes": 10_000, "outbox_seconds": 5.0, **limits}
    connection = Connection(
        None, int(given["outbox_limit"]), int(given["outbox_bytes"]), given["outbox_seconds"], lambda: clock[0]
    )
    return connection, clock


def test_an_outbox_is_limited_in_messages_bytes_and_age() -> None:
    many, _ = outbox()
    for _ in range(11):
        many.send(wire.Done(1, 1))
    large, _ = outbox()
    large.send_text("x" * 10_001)  # one may be as large as it is
    assert large.close_code == 0
    large.send_text("x")
    old, clock = outbox()
    old.send_text("x")
    clock[0] = 4.0
    old.send_text("x")
    assert old.close_code == 0
    clock[0] = 5.1
    old.send_text("x")
    for connection in (many, large, old):
        assert connection.close_code == TOO_SLOW
        assert connection.outbox == []  # it is not kept for somebody who does not read
        connection.send_text("x")
        assert connection.outbox == []


def test_somebody_who_reads_slowly_stays() -> None:
    connection, clock = outbox()
    for second in range(60):
        clock[0] = float(second)
        connection.send_text("x" * 5_000)
        assert asyncio.run(connection.take_outbox())
    assert connection.close_code == 0


def test_progress() -> None:
    progress = Progress(3.0)
    slow_but_reading = [(50, 0.0), (40, 2.0), (45, 4.0), (44, 6.0), (60, 8.0)]
    assert not any(progress.is_stalled(waiting, now) for waiting, now in slow_but_reading)
    assert not progress.is_stalled(0, 20.0)
    assert not progress.is_stalled(5, 30.0)
    assert progress.is_stalled(5, 33.5)


# -- Connections that never finish, and crowds ------------------------------------


@pytest.mark.parametrize("addresses", [1, 20])
def test_a_thousand_slow_connections_leave_the_page_reachable(tmp_path: Path, addresses: int) -> None:
    figures = slow_connections(tmp_path, addresses=addresses, wait=0.0)
    assert figures["reached"] == "10 of 10"
    assert figures["slowest"] < 2.0


@pytest.mark.slow
def test_slow_connections_are_gone_after_a_while(tmp_path: Path) -> None:
    assert slow_connections(tmp_path, addresses=20, wait=35.0)["open_after"] < 100


BEGINNINGS = {
    "nothing": (b"", b""),
    "headers": (b"GET / HTTP/1.1\r\nHost: ", b"x"),
    "a body": (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n", b"x"),
    "pieces of a body": (
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"1\r\nx\r\n",
    ),
}


@pytest.mark.parametrize("what", BEGINNINGS)
def test_time_limits_of_requests(hasty: Server, what: str) -> None:
    line = plug(hasty)
    begin, piece = BEGINNINGS[what]
    line.sendall(begin)
    begun = time.monotonic()
    received = b""
    line.settimeout(0.2)
    while time.monotonic() - begun < 8:
        try:
            more = line.recv(10_000)
        except TimeoutError:
            line.sendall(piece)
            continue
        except ConnectionError:
            break
        received += more
        if not more:
            break
    assert time.monotonic() - begun < 4
    assert (b'"code":"too_late"' in received) == (what != "nothing")
    line.close()
    assert Person(hasty).get("/health").status == 200


def test_a_time_limit_between_requests(hasty: Server) -> None:
    line = plug(hasty)
    line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert line.recv(1_000).startswith(b"HTTP/1.1 200")
    begun = time.monotonic()
    with suppress(OSError):
        while time.monotonic() - begun < 6:
            line.sendall(b"\r\n")  # allowed between requests, and no reason to stay
            time.sleep(0.2)
    assert time.monotonic() - begun < 4
    line.close()


def test_an_answer_that_nobody_reads(hasty: Server) -> None:
    line = plug(hasty, receive_buffer=4_096)
    line.settimeout(0.3)
    with suppress(TimeoutError, ConnectionError):
        for _ in range(5_000):
            line.sendall(b"GET /api/rules/pie-contest HTTP/1.1\r\nHost: localhost\r\n\r\n")
    time.sleep(4)
    assert is_cut_off(line)
    line.close()


ENDLESS = {
    "a header": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200_000,
    "an address": b"GET /" + b"x" * 200_000,
    "a body": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    + b"1\r\nx\r\n" * 200_000,
}


@pytest.mark.parametrize("what", ENDLESS)
def test_endless_requests(server: Server, what: str) -> None:
    line = plug(server)
    received = b""
    with suppress(ConnectionError):
        line.sendall(ENDLESS[what])
    with suppress(ConnectionError):
        received = read_all(line)
    assert not received or received[9:12] in (b"413", b"431")
    line.close()


def test_a_cap_for_an_address(tmp_path: Path) -> None:
    """Requests and sockets count together; whoever only waits makes room."""
    server = Server(tmp_path / "data", QUICK, "address_connections=8").start()
    code = Person(server, "Ann").open("pie-factory", ["me", "me"])
    sockets = [raw_socket(server, code, "127.0.0.2") for _ in range(6)]
    idle = [plug(server, "127.0.0.2") for _ in range(10)]
    time.sleep(0.2)
    assert gauge(server, "bakehouse_connections") == 6
    answer = _get(plug(server, "127.0.0.2"))
    assert answer.startswith(b"HTTP/1.1 200")
    more = [raw_socket(server, code, "127.0.0.2") for _ in range(2)]
    refused = read_all(one_more := plug(server, "127.0.0.2"))
    assert b"HTTP/1.1 429" in refused
    assert json.loads(refused.partition(b"\r\n\r\n")[2])["code"] == "too_many"
    assert _get(plug(server, "127.0.0.3")).startswith(b"HTTP/1.1 200")
    for line in (*sockets, *idle, *more, one_more):
        line.close()
    assert server.stop() == 0


def _get(line: socket.socket, more: bytes = b"") -> bytes:
    line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + more + b"\r\n")
    received = read_all(line)
    line.close()
    return received


def test_a_cap_on_new_connections(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", QUICK, "new_connections=Rate(10, 0.001)").start()
    answers = [_try_get(server, "127.0.0.2") for _ in range(15)]
    assert [answer.startswith(b"HTTP/1.1 200") for answer in answers] == [True] * 10 + [False] * 5
    assert _try_get(server, "127.0.0.3").startswith(b"HTTP/1.1 200")
    assert server.stop() == 0


def _try_get(server: Server, source: str) -> bytes:
    line = plug(server, source)
    try:
        return _get(line)
    except ConnectionError:
        return b""
    finally:
        line.close()


def test_a_proxy_speaks_for_many(tmp_path: Path) -> None:
    """Behind a proxy on this machine, limits are those of the addresses that it names."""
    server = Server(tmp_path / "data", QUICK, "new_connections=Rate(10, 0.001), address_connections=2").start()
    for number in range(40):
        answer = _get(plug(server), f"X-Forwarded-For: 192.0.2.{number}\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 200"), number
    code = Person(server, "Ann").open("pie-factory", ["me", "me"])
    answers = []
    lines = [plug(server) for _ in range(3)]
    for line in lines:
        line.sendall(upgrade(server, code, more="X-Forwarded-For: 192.0.2.1\r\n"))
        answers.append(line.recv(12))
    assert answers == [b"HTTP/1.1 101", b"HTTP/1.1 101", b"HTTP/1.1 429"]
    for line in lines:
        line.close()
    assert server.stop() == 0


# -- The door ----------------------------------------------------------------------


class Somebody:
    def __init__(self, *, is_waiting: bool) -> None:
        self.is_waiting = is_waiting
        self.is_gone = False

    def abort(self) -> None:
        self.is_gone = True

    def check(self, now: float) -> None:
        self.is_gone = self.is_gone or now > 100


def test_who_has_to_go() -> None:
    limits = Limits(address_connections=3, all_connections=5, new_connections=Rate(100, 1))
    door = Door(limits)
    busy = [Somebody(is_waiting=False) for _ in range(3)]
    assert all(door.knock(one, "192.0.2.1") for one in busy)
    assert not door.knock(Somebody(is_waiting=True), "192.0.2.1")  # nobody can go
    idle = [Somebody(is_waiting=True) for _ in range(2)]
    assert all(door.knock(one, "192.0.2.2") for one in idle)
    assert not door.knock(Somebody(is_waiting=True), "192.0.2.3")  # full; the largest crowd is busy
    door.leave(busy[0])
    door.leave(busy[0])
    door.leave(busy[1])
    crowd = [Somebody(is_waiting=True) for _ in range(2)]
    assert all(door.knock(one, "192.0.2.4") for one in crowd)
    assert door.knock(Somebody(is_waiting=True), "192.0.2.2")
    assert sum(one.is_gone for one in (*idle, *crowd)) == 1
    assert len(door) == 5
    door.now = lambda: 200.0
    door.sweep()
    assert busy[2].is_gone


def test_households() -> None:
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("2001:db8::1") == household("2001:db8::2:3:4:5") != household("2001:db8:0:1::1")
    assert household("::1") == "::1"
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("nonsense") == "nonsense"


def test_whom_a_proxy_names() -> None:
    assert forwarded_for([(b"x-forwarded-for", b"192.0.2.9, 192.0.2.1")]) == "192.0.2.1"
    assert (
        forwarded_for([(b"x-forwarded-for", b"192.0.2.9"), (b"x-forwarded-for", b"192.0.2.1, 127.0.0.1")])
        == "192.0.2.1"
    )
    assert forwarded_for([(b"host", b"a")]) == forwarded_for([(b"x-forwarded-for", b" , ")]) == ""


def test_pings_are_answered(server: Server) -> None:
    code = Person(server, "Ann").open("pie-factory", ["me", "me"])
    line = raw_socket(server, code)
    line.sendall(frame(PING, b"here?"))
    assert line.recv(100) == b"\x8a\x05here?"
    line.close()
