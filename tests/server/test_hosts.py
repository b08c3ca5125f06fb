"""Names of the server, origins of pages, and what is no request at all: one shape of answer, no traceback."""

from __future__ import annotations

import json
import resource
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.attacks import NONSENSE, plug, raw_socket, read_all, upgrade
from tests.server.client import QUICK, Person, Server


def ask(server: Server, request: bytes) -> tuple[int, bytes]:
    """The status and the body of whatever comes back."""
    line = plug(server)
    try:
        line.sendall(request)
        head, _, body = read_all(line).partition(b"\r\n\r\n")
    finally:
        line.close()
    return int(head[9:12] or b"0"), body


def get(server: Server, host: str, path: str = "/api/games") -> tuple[int, bytes]:
    return ask(server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode("latin-1"))


def test_names_of_the_server(server: Server) -> None:
    name = socket.gethostname()
    here = ["localhost", "LOCALHOST.", "127.0.0.1", "127.8.9.10", "[::1]", name, f"{name.split('.')[0]}.local"]
    for host in here:
        assert get(server, host)[0] == get(server, f"{host}:{server.port}")[0] == 200, host
    for host in ("evil.example", "localhost.evil.example", "192.0.2.1", "127.0.0.1.evil.example", "[2001:db8::1]"):
        for path in ("/", "/api/games", "/health", "/assets/x.js"):
            status, body = get(server, host, path)
            assert status == 421
            assert json.loads(body)["code"] == "wrong_host"


@pytest.mark.parametrize(
    "host", ["", "[", "[::1", "]", "a b", "a/b", "a@b", "a:b", "a:999999", "\xff", "a\tb", "[zz]", ":"]
)
def test_hosts_that_are_none(server: Server, host: str) -> None:
    for request in (
        f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode("latin-1"),
        upgrade(server, "AAAAAA", host or " "),
    ):
        status, body = ask(server, request)
        assert status == 400
        assert json.loads(body)["code"] == "malformed"


def test_no_host_and_two(server: Server) -> None:
    assert ask(server, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")[0] == 400
    assert (
        ask(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n")[0] == 400
    )


def test_more_names(tmp_path: Path) -> None:
    program = [
        sys.executable,
        "-m",
        "bakehouse",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(tmp_path / "data"),
    ]
    program += ["--host", "127.0.0.2", "--allow-host", "play.example.org", "--allow-host", "Table.example"]
    process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    port = int(process.stdout.readline().strip().rstrip("/").rpartition(":")[2])
    statuses = {}
    for host in ("play.example.org", "table.example:443", "127.0.0.2", "localhost", "example.org"):
        line = socket.create_connection(("127.0.0.2", port))
        line.sendall(f"GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        statuses[host] = int(read_all(line)[9:12])
        line.close()
    process.terminate()
    process.communicate(timeout=15)
    assert statuses == {
        "play.example.org": 200,
        "table.example:443": 200,
        "127.0.0.2": 200,
        "localhost": 200,
        "example.org": 421,
    }


def test_origins(server: Server) -> None:
    ann = Person(server)
    here = f"127.0.0.1:{server.port}"
    assert ann.post("/api/me", {"name": "Ann"}, Origin=f"http://{here}").status == 200
    for origin in (
        f"https://{here}",
        "http://127.0.0.1",
        f"http://localhost:{server.port}",
        "null",
        "",
        "http://[",
        "http://[::1",
        "http://a:b:c",
        f"http://{here}/",
        f"http://evil.example@{here}",
        f"file://{here}",
        "http://\xff",
    ):
        answer = ann.post("/api/me", {"name": "Ann"}, Origin=origin)
        assert (answer.status, answer.json["code"]) == (403, "wrong_origin"), origin
        status, body = ask(server, upgrade(server, "AAAAAA", more=f"Origin: {origin}\r\n"))
        assert (status, json.loads(body)["code"]) == (403, "wrong_origin"), origin


def test_an_origin_behind_a_proxy(server: Server) -> None:
    """The page was opened by https; the proxy says so."""
    head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\nConnection: close\r\nOrigin: %s\r\n%s\r\n"
    for origin, more, status in (
        ("https://localhost", "X-Forwarded-Proto: https\r\n", 200),
        ("https://localhost:443", "X-Forwarded-Proto: https\r\n", 200),
        ("http://localhost", "X-Forwarded-Proto: https\r\n", 403),
        ("http://localhost", "", 200),
        ("https://localhost", "", 403),
    ):
        assert ask(server, (head % (origin, more)).encode() + b'{"name": "Al"}')[0] == status, origin


# -- What is no request at all -------------------------------------------------------


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense(server: Server, what: str) -> None:
    before = len(server.log)
    line = plug(server)
    received = b""
    with suppress(ConnectionError, TimeoutError):
        line.sendall(NONSENSE[what])
        line.shutdown(socket.SHUT_WR)
        received = read_all(line, 3.0)
    line.close()
    assert "Traceback" not in server.log[before:]
    head, _, body = received.partition(b"\r\n\r\n")
    status = int(head[9:12] or b"0")
    assert status != 500
    if status >= 400:
        assert json.loads(body)["code"]
        assert json.loads(body)["message"]
    assert Person(server).get("/health").status == 200


def test_what_is_not_text_on_a_socket(server: Server) -> None:
    code = Person(server, "Ann").open("pie-factory", ["me", "me"])
    for sent, closed in (
        (b"\x81\x81\x00\x00\x00\x00\xff", 1007),
        (b"\x01\x81\x00\x00\x00\x00\xff\x80\x80\x00\x00\x00\x00", 1007),
        (b"\x83\x80\x00\x00\x00\x00", 1002),
        (b"\x81\x01x", 1002),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", 1009),
    ):
        line = raw_socket(server, code)
        line.sendall(sent)
        received = read_all(line)
        line.close()
        assert received[0] == 0x88
        assert int.from_bytes(received[2:4], "big") == closed
    assert "Traceback" not in server.log


def test_pages_that_are_not_there(server: Server) -> None:
    ann = Person(server)
    for method, path, status, code in (
        ("GET", "/nothing.js", 404, "not_found"),
        ("GET", "/api/nothing", 404, "not_found"),
        ("DELETE", "/api/me", 405, "wrong_method"),
        ("POST", "/health", 405, "wrong_method"),
        ("PUT", "/", 405, "wrong_method"),
    ):
        answer = ann.request(method, path, b"" if method != "GET" else None, {})
        assert (answer.status, answer.json["code"]) == (status, code)
        assert ("allow" in answer.headers) == (status == 405)
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert ann.request("DELETE", "/api/me", b"", {}).headers["allow"] == "GET, HEAD, POST"


def test_a_full_disk(tmp_path: Path) -> None:
    """What cannot be written is answered with 503, and the server goes on."""
    server = Server(tmp_path / "data", QUICK).start()
    ann = Person(server, "Ann")
    code = ann.open("pie-factory", ["me", "me"])
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (20_000, before[1]))  # the log has still room
    wanted = {"game": "pie-factory", "chairs": [{"kind": "me"}] * 2}
    answers = [
        Person(server).post("/api/me", {"name": "Bob"}),
        ann.post("/api/me", {"name": "Annie"}),
        ann.post("/api/tables", wanted),
    ]
    for answer in answers:
        assert (answer.status, answer.json["code"]) == (503, "not_saved")
    assert ann.get("/api/me").json["name"] == "Ann"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    assert ann.post("/api/me", {"name": "Annie"}).status == 200
    assert [table["code"] for table in ann.get("/api/me").json["tables"]] == [code]
    assert server.stop() == 0
    assert "Traceback" not in server.log
