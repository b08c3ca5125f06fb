"""What a stranger can do to a server with sockets alone: never read, never finish, come in crowds.

Everything goes to a server of our own on the loopback. The tests use these with small numbers; as a program
(`python -m tests.server.attacks`) they print what they have measured as JSON.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
import secrets
import socket
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.client import QUICK, Person, Server

HELLO = b'{"type": "hello", "ref": 1}'
FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))"
MANY_GUESTS = "guests=Rate(1e9, 1e9)"
LONG = "💥" * 300
TEXT, CLOSE, PING = 1, 8, 9
ZERO_WIDTH = "\u200b\u200c\u200d\u2060\ufeff\u00ad"
DIRECTIONS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
BLANKS = "\u3164\u2800\u034f\ufe0f\u115f\u1160\uffa0\U000e0100\U000e0041"
UNSEEN = ZERO_WIDTH + DIRECTIONS + BLANKS
ORIGINS = ("https://{here}", "http://[", "http://a:b:c", "file://{here}", "null")  # none of them is a page of ours
KEY = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
AT_A_TABLE = b"GET /api/tables/AAAAAA/socket HTTP/1.1\r\nHost: localhost\r\n" + KEY
NONSENSE = {
    "noise": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "a method": b"FROB / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a version": b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    "an address": b"GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "bytes in an address": b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "no path": b"GET http://localhost HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a star": b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a tunnel": b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "two lengths": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    "a length below zero": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "a huge length": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    "a bad piece": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "not UTF-8": b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n\r\n{"name":"\xff"}',
    "a cookie": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: bakehouse=\xff\xfe\x80; =; ;;\r\n\r\n",
    "a forwarded address": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: \xff, ,[::\r\n\r\n",
    "an upgrade to nothing": b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    "a socket without a key": AT_A_TABLE.partition(b"Sec")[0] + b"\r\n",
    "a socket by POST": b"POST /api/tables/AAAAAA/socket HTTP/1.1\r\nHost: localhost\r\n" + KEY + b"\r\n",
    "a socket elsewhere": b"GET /socket HTTP/1.1\r\nHost: localhost\r\n" + KEY + b"\r\n",
    "a socket at bytes": b"GET /api/tables/\xff/socket HTTP/1.1\r\nHost: localhost\r\n" + KEY + b"\r\n",
    "a socket with many headers": AT_A_TABLE + b"X: y\r\n" * 400 + b"\r\n",
    "a socket with a long header": AT_A_TABLE + b"X: " + b"y" * 20_000 + b"\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + b"X: y\r\n" * 1_000 + b"\r\n",
    "a view": b"GET /api/tables/AAAAAA/record?view=%ff%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "a folder": b"GET /api/../..//%2e%2e/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
}


def memory(server: Server) -> float:
    """What the server's process keeps, in MB."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+) kB", text)[0]) / 1000


def gauge(server: Server, name: str) -> float:
    text = Person(server).get("/metrics").body.decode()
    return float(re.findall(rf"^{name} (\S+)$", text, re.MULTILINE)[0])


def frame(opcode: int, payload: bytes, *, is_last: bool = True) -> bytes:
    """A frame as a browser sends it, masked with zeros."""
    assert len(payload) < 65_536
    size = bytes([128 | len(payload)]) if len(payload) < 126 else bytes([254]) + len(payload).to_bytes(2, "big")
    return bytes([opcode | (128 if is_last else 0)]) + size + bytes(4) + payload


def plug(server: Server, source: str = "127.0.0.1", receive_buffer: int = 0) -> socket.socket:
    """A connection from this address of the loopback."""
    line = socket.socket()
    if receive_buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.settimeout(10)
    line.bind((source, 0))
    line.connect(("127.0.0.1", server.port))
    return line


def read_all(line: socket.socket, seconds: float = 5.0) -> bytes:
    """Everything until the server hangs up."""
    line.settimeout(seconds)
    received = b""
    while piece := line.recv(65_536):
        received += piece
    return received


def upgrade(server: Server, code: str, host: str = "", more: str = "") -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host or f'127.0.0.1:{server.port}'}\r\n{more}"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode("latin-1")


def raw_socket(server: Server, code: str, source: str = "127.0.0.1", receive_buffer: int = 0) -> socket.socket:
    """A socket at a table; only the answer to the handshake is read."""
    line = plug(server, source, receive_buffer)
    line.sendall(upgrade(server, code))
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert b" 101 " in head, head
    return line


async def fill_chat(person: Person, code: str) -> None:
    async with person.page(code) as page:
        await page.hello(0)
        for ref in range(1_000, 1_200):
            await page.socket.send(json.dumps({"type": "say", "ref": ref, "text": LONG}, ensure_ascii=False))
            await page.until(lambda message: message["type"] == "done")


def silent_watchers(folder: Path, count: int = 50, seconds: float = 30.0) -> dict[str, Any]:
    """Watchers who say hello again and again at a table with a long chat, and never read an answer."""
    limits = "chat=Rate(1e9, 1e9), messages=Rate(1e9, 1e9), connections=100"
    server = Server(folder / "data", QUICK, limits).start()
    try:
        ann = Person(server, "Ann")
        code = ann.open("cheflebrity", ["me", "me", "me"])
        asyncio.run(fill_chat(ann, code))
        before = most = memory(server)
        lines = [raw_socket(server, code, f"127.0.0.{2 + number % 4}", 4_096) for number in range(count)]
        begun = time.monotonic()
        open_ones, gone_at, closed_at = list(lines), None, None
        while time.monotonic() - begun < seconds and (gone_at is None or closed_at is None):
            for line in [*open_ones]:
                try:
                    line.settimeout(0)
                    line.sendall(frame(TEXT, HELLO) * 2)
                except BlockingIOError:
                    pass
                except OSError:
                    open_ones.remove(line)
            most = max(most, memory(server))
            if not open_ones and closed_at is None:
                closed_at = time.monotonic() - begun
            if gone_at is None and gauge(server, "bakehouse_connections") == 0:
                gone_at = time.monotonic() - begun
            time.sleep(0.2)
        left = gauge(server, "bakehouse_connections")
        for line in lines:
            line.close()
        return {
            "watchers": count,
            "megabytes": round(most - before, 1),
            "left_the_table_after": None if gone_at is None else round(gone_at, 1),
            "hung_up_after": None if closed_at is None else round(closed_at, 1),
            "left": int(left),
        }
    finally:
        server.kill()


def reach(server: Server, source: str) -> float | None:
    """The seconds until somebody from this address has the page; None: they never got it."""
    begun = time.monotonic()
    with suppress(OSError):
        line = plug(server, source)
        line.settimeout(4)
        line.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
        head = line.recv(15)
        line.close()
        if head.startswith(b"HTTP/1.1 200"):
            return time.monotonic() - begun
    return None


def slow_connections(folder: Path, count: int = 1_200, addresses: int = 1, wait: float = 15.0) -> dict[str, Any]:
    """Connections that say nothing, or a byte of their headers or of a body every now and then, at a server that may
    have 1,024 files open, as is usual."""
    server = Server(folder / "data", QUICK, "", FEW_FILES).start()
    lines: list[socket.socket] = []
    try:
        head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 200\r\n\r\n".encode()
        begun = time.monotonic()
        for number in range(count):
            with suppress(OSError):
                line = plug(server, f"127.0.0.{2 + number % addresses}")
                line.settimeout(0)
                lines.append(line)
                line.send((b"", b"GET / HTTP/1.1\r\nHost: ", head)[number % 3])
        times = [reach(server, f"127.0.1.{number}") for number in range(1, 6)]
        while time.monotonic() - begun < wait:
            time.sleep(1)
            for number, line in enumerate(lines):
                if number % 3:
                    with suppress(OSError):
                        line.send(b"x")
        times += [reach(server, f"127.0.2.{number}") for number in range(1, 6)]
        assert server.process is not None
        files = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        reached = [seconds for seconds in times if seconds is not None]
        return {
            "connections": count,
            "addresses": addresses,
            "reached": f"{len(reached)} of {len(times)}",
            "slowest": round(max(reached), 3) if reached else None,
            "open_after": files,
        }
    finally:
        for line in lines:
            line.close()
        server.kill()


def pings(folder: Path, count: int = 2000) -> dict[str, Any]:
    """How many pings one socket gets answered."""
    server = Server(folder / "data", QUICK, "").start()
    try:
        code = Person(server, "Ann").open("pie-factory", ["me", "me"])
        line = raw_socket(server, code)
        received = b""
        with suppress(OSError):
            for _ in range(count // 20):
                line.sendall(frame(PING, b"x") * 20)
                piece = line.recv(65_536)
                if not piece:
                    break
                received += piece
        line.close()
        return {"pings": count, "answered": received.count(b"\x8a\x01x")}
    finally:
        server.kill()


def strange_requests(folder: Path) -> dict[str, Any]:
    """What is no request, or comes from elsewhere: how is it answered, and what does the log say?"""
    server = Server(folder / "data", QUICK, MANY_GUESTS).start()
    try:
        statuses, shapeless = [], 0
        here = f"127.0.0.1:{server.port}"
        post = "POST /api/me HTTP/1.1\r\nHost: {}\r\nOrigin: {}\r\nContent-Length: 14\r\nConnection: close\r\n\r\n"
        elsewhere = [(here, origin.format(here=here)) for origin in ORIGINS]
        elsewhere += [(host, f"http://{host}") for host in ("evil.example", "192.0.2.1", "[::1", "a b")]
        for request in (
            *NONSENSE.values(),
            *((post.format(*names) + '{"name": "Al"}').encode() for names in elsewhere),
        ):
            line = plug(server)
            received = b""
            with suppress(ConnectionError, TimeoutError):
                line.sendall(request)
                received = read_all(line, 1.0)
            line.close()
            head, _, body = received.partition(b"\r\n\r\n")
            statuses.append(int(head[9:12] or b"0"))
            shapeless += statuses[-1] >= 400 and not body.startswith(b'{"code":')
        return {
            "requests": len(statuses),
            "bare_500": statuses.count(500),
            "without_the_shape": shapeless,
            "from_elsewhere_accepted": statuses[len(NONSENSE) :].count(200),
            "tracebacks": server.log.count("Traceback"),
        }
    finally:
        server.kill()


def strange_names(folder: Path) -> dict[str, Any]:
    """Names that show nothing, and names that pass for somebody else's."""
    server = Server(folder / "data", QUICK, MANY_GUESTS).start()
    try:
        taken = sum(Person(server).post("/api/me", {"name": letter * 3}).status == 200 for letter in UNSEEN)
        code = Person(server, "Ann").open("cheflebrity", ["me", "open"], start=False)
        doubles = sum(asyncio.run(_passes_for_ann(Person(server, name), code)) for name in ("Ann", "ANN", "Аnn", "Ánn"))
        return {"unseen": len(UNSEEN), "unseen_taken": taken, "doubles": 4, "doubles_who_could_talk": doubles}
    finally:
        server.kill()


async def _passes_for_ann(person: Person, code: str) -> bool:
    async with person.page(code) as page:
        await page.hello()
        answer = await page.ask("say", text="It is me.")
        return bool(answer["type"] == "done")


def main() -> None:
    """Every attack with the numbers of a hostile evening."""
    figures: dict[str, Any] = {}
    for name, attack, more in (
        ("silent watchers", silent_watchers, {"seconds": 60.0}),
        ("slow connections from one address", slow_connections, {}),
        ("slow connections from twenty addresses", slow_connections, {"addresses": 20}),
        ("pings", pings, {}),
        ("strange requests", strange_requests, {}),
        ("strange names", strange_names, {}),
    ):
        with tempfile.TemporaryDirectory() as folder:
            figures[name] = attack(Path(folder), **more)
    json.dump(figures, sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
