"""Letting phones in: a second listener while the server runs. 127.0.0.2 stands for the address in the local network."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import socket
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import segno
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect

from bakehouse.server.network import LocalNetwork, is_private, own_addresses
from bakehouse.server.refusal import Refusal
from tests.server.attacks import read_all
from tests.server.client import ROOMY, Person, Server

PHONE = "127.0.0.3"  # where a phone calls from


def server_at(folder: Path, *addresses: str, limits: str = ROOMY) -> Server:
    return Server(folder / "data", limits=limits, addresses=addresses).start()


def call(host: str, port: int, method: str = "GET", path: str = "/api/games", **headers: str) -> tuple[int, Any]:
    """A request of a phone."""
    connection = http.client.HTTPConnection(host, port, timeout=10, source_address=(PHONE, 0))
    connection.request(method, path, b"" if method == "POST" else None, headers)
    response = connection.getresponse()
    answer = response.status, json.loads(response.read())
    connection.close()
    return answer


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


def is_closed(host: str, port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex((host, port)) != 0


def test_phones_are_let_in_when_somebody_asks_for_it(tmp_path: Path) -> None:
    server = server_at(tmp_path, "127.0.0.2")
    ann = Person(server, "Ann")
    code = ann.open("pie-factory", ["me", "open"], start=False)
    assert ann.get("/api/network").json == {"open": False, "addresses": []}
    assert is_closed("127.0.0.2", server.port)
    before = ann.get(f"/api/tables/{code}/qr.svg").body
    let_in = {"open": True, "addresses": [f"http://127.0.0.2:{server.port}"]}
    assert ann.post("/api/network", b"", Origin=f"http://127.0.0.1:{server.port}").json == let_in
    assert ann.post("/api/network", b"").json == let_in, "a second click changes nothing"
    assert ann.get("/api/network").json == let_in
    assert call("127.0.0.2", server.port)[0] == 200
    # The QR code on the page of the host is the link that works for phones.
    after = ann.get(f"/api/tables/{code}/qr.svg").body
    assert after != before
    assert after == qr(f"http://127.0.0.2:{server.port}/t/{code}")
    asyncio.run(asyncio.wait_for(watch(server.port, code), 20))
    assert server.stop() == 0
    assert is_closed("127.0.0.2", server.port)
    assert "Traceback" not in server.log


def qr(link: str) -> bytes:
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, dark="#000", light="#fff", xmldecl=False)
    return picture.getvalue()


async def watch(port: int, code: str) -> None:
    """The phone opens the table."""
    url = f"ws://127.0.0.2:{port}/api/tables/{code}/socket"
    origin: Any = f"http://127.0.0.2:{port}"
    async with connect(url, origin=origin, local_addr=(PHONE, 0), compression=None, proxy=None) as page:
        await page.send(json.dumps({"type": "hello", "ref": 1}))
        lobby = json.loads(str(await page.recv()).split("\n")[0])
        assert lobby["invites"] == "Ann"


def test_only_who_sits_at_the_machine_decides(tmp_path: Path) -> None:
    server = server_at(tmp_path, "127.0.0.2")
    ann = Person(server)
    for headers in ({"Host": socket.gethostname()}, {"X-Forwarded-For": "192.0.2.7"}):
        for method in ("GET", "POST"):
            answer = ann.request(method, "/api/network", b"", headers)
            assert (answer.status, answer.json["code"]) == (403, "not_here"), headers
    for origin in ("http://evil.example", "null", f"http://localhost:{server.port}"):
        answer = ann.post("/api/network", b"", Origin=origin)
        assert (answer.status, answer.json["code"]) == (403, "wrong_origin")
    assert is_closed("127.0.0.2", server.port)
    assert ann.post("/api/network", b"").json["open"]
    for host in (f"127.0.0.2:{server.port}", f"127.0.0.1:{server.port}"):
        for method in ("GET", "POST"):
            status, problem = call("127.0.0.2", server.port, method, "/api/network", Host=host)
            assert (status, problem["code"]) == (403, "not_here"), "a phone lets nobody in"
    assert server.stop() == 0


def test_a_name_of_another_site_is_still_refused(tmp_path: Path) -> None:
    server = server_at(tmp_path, "127.0.0.2")
    assert Person(server).post("/api/network", b"").json["open"]
    for host, status in (("127.0.0.2", 200), ("evil.example", 421), ("192.168.7.7", 421)):
        assert call("127.0.0.2", server.port, Host=host)[0] == status
    assert server.stop() == 0


def test_another_port_if_that_one_is_taken(tmp_path: Path) -> None:
    server = server_at(tmp_path, "127.0.0.2", "127.0.0.4")
    with socket.socket() as other:
        other.bind(("127.0.0.2", server.port))
        other.listen()
        one, two = Person(server).post("/api/network", b"").json["addresses"]
    assert port_of(one) != server.port
    assert two == f"http://127.0.0.4:{server.port}"
    assert call("127.0.0.2", port_of(one))[0] == 200
    assert server.stop() == 0


def test_a_machine_without_a_network(tmp_path: Path) -> None:
    server = server_at(tmp_path)
    answer = Person(server).post("/api/network", b"")
    assert answer.status == 200
    assert answer.json == {"open": False, "addresses": [], "problem": {"id": "no-network"}}
    assert server.stop() == 0


def test_an_address_that_has_gone(tmp_path: Path) -> None:
    """A machine that has left the network it was in."""
    server = server_at(tmp_path, "192.0.2.55", "127.0.0.2")  # the first one is not ours
    assert Person(server).post("/api/network", b"").json["addresses"] == [f"http://127.0.0.2:{server.port}"]
    assert server.stop() == 0


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "play.example.org"])
def test_a_server_that_was_started_for_the_network(host: str) -> None:
    """There is nothing to decide any more."""

    async def listen(address: str) -> int:
        raise AssertionError("it listens already")

    scope = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 5), "headers": [(b"host", b"localhost")]}
    LocalNetwork("127.0.0.1", listen).check(HTTPConnection(scope))
    with pytest.raises(Refusal) as refused:
        LocalNetwork(host, listen).check(HTTPConnection(scope))
    assert (refused.value.status, refused.value.problem.message.id) == (404, "network-is-chosen")


def test_the_limits_hold_for_phones(tmp_path: Path) -> None:
    limits = "requests=Rate(3, 0.001), address_connections=5, new_connections=Rate(8, 0.001)"
    server = server_at(tmp_path, "127.0.0.2", limits=limits)
    assert Person(server).post("/api/network", b"").json["open"]
    statuses = [call("127.0.0.2", server.port)[0] for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
    lines = [socket.create_connection(("127.0.0.2", server.port), source_address=(PHONE, 0)) for _ in range(6)]
    refused = [re.search(rb'"code":"(\w+)"', read_all(lines[-1], 3.0))]
    assert [found[1] for found in refused if found] == [b"too_many"], "more new ones than an address may open"
    for line in lines:
        line.close()
    assert Person(server).get("/health").status == 200, "nobody else is concerned"
    assert server.stop() == 0


def test_own_addresses() -> None:
    assert all(is_private(address) for address in own_addresses())
    for address in ("10.1.2.3", "172.16.0.1", "172.31.255.254", "192.168.1.5"):
        assert is_private(address)
    for address in ("", "127.0.0.1", "8.8.8.8", "172.32.0.1", "169.254.1.1", "192.0.2.1", "100.64.0.1"):
        assert not is_private(address)
