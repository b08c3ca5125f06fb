"""Three servers behind nginx, with the configuration of docs/hosting.md."""

from __future__ import annotations

import asyncio
import http.client
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bakehouse.server.places import check
from tests.server.client import Person, Server
from tests.server.playing import Player
from tests.server.postgres import PostgresServer
from tests.server.test_postgres import served

DOCS = Path(__file__).parents[2] / "docs/hosting.md"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin:/usr/local/sbin")
AROUND = """
daemon off;
{user}
error_log {folder}/error.log;
pid {folder}/pid;
worker_rlimit_nofile 20000;
events {{ worker_connections 10000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{documented}
}}
"""

pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx here (Debian: nginx-light)")


def free_ports(count: int) -> list[int]:
    """Ports that nobody uses at this moment."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Front(Server):
    """nginx, as people see it: plain at `port`, with TLS at `tls_port`."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        super().__init__(folder)
        folder.mkdir()
        self.port, self.tls_port = free_ports(2)
        key, certificate = folder / "key", folder / "pem"
        subject = ["-subj", "/CN=play.example.org", "-days", "2", "-nodes"]
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", *subject, "-keyout", key, "-out", certificate],
            check=True,
            capture_output=True,
            timeout=60,
        )
        found = re.search(r"```nginx\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
        assert found is not None
        documented = found[1]
        changes = {
            "/etc/ssl/play.example.org.pem": str(certificate),
            "/etc/ssl/play.example.org.key": str(key),
            "listen 443 ssl;": f"listen 127.0.0.1:{self.tls_port} ssl; listen 127.0.0.1:{self.port};",
            **{f"127.0.0.1:{8001 + number}": f"127.0.0.1:{port}" for number, port in enumerate(ports)},
        }
        for before, after in changes.items():
            assert before in documented
            documented = documented.replace(before, after)
        user = "user root;" if Path("/proc/self").stat().st_uid == 0 else ""
        (folder / "conf").write_text(AROUND.format(user=user, folder=folder, documented=documented))

    def start(self) -> Server:
        assert NGINX is not None
        folder = self.data
        self.process = subprocess.Popen(
            [NGINX, "-p", str(folder), "-c", str(folder / "conf"), "-e", str(folder / "error.log")],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.running.append(self)
        deadline = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.process.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < deadline
                time.sleep(0.02)
            else:
                return self


class Hosted:
    def __init__(self, folder: Path, postgres: PostgresServer) -> None:
        self.postgres = postgres
        self.address = postgres.new_database()
        ports = free_ports(3)
        self.servers = [
            served(folder / f"server{number}", self.address, port=port).start() for number, port in enumerate(ports)
        ]
        self.front = Front(folder / "nginx", ports)
        self.front.start()

    def players(self, tables: int) -> list[Player]:
        ann = Person(self.front, "Ann")
        return [Player(ann, ann.open("pastry-chefs", ["me", "random", "random", "random"])) for _ in range(tables)]

    def wait_for(self, server: Server) -> None:
        deadline = time.monotonic() + 30
        while True:
            try:
                if Person(server).get("/health").status == 200:
                    return
            except OSError:
                pass
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.fixture
def hosted(tmp_path: Path, postgres: PostgresServer) -> Iterator[Hosted]:
    hosted = Hosted(tmp_path, postgres)
    yield hosted
    hosted.front.stop()


def test_tls_and_what_is_not_for_everybody(hosted: Hosted) -> None:
    unchecked = ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
    connection = http.client.HTTPSConnection("127.0.0.1", hosted.front.tls_port, timeout=10, context=unchecked)
    origin = {"Origin": f"https://127.0.0.1:{hosted.front.tls_port}"}
    connection.request("POST", "/api/me", b'{"name": "Ann"}', origin)
    answer = connection.getresponse()
    assert answer.status == 200, answer.read()
    assert "secure" in (answer.headers["set-cookie"] or "").lower(), "the server knows that TLS is in front of it"
    answer.read()
    connection.request("GET", "/metrics")
    assert connection.getresponse().status == 404
    connection.close()


@pytest.mark.parametrize(("rounds", "tables"), [(1, 6), pytest.param(10, 60, marks=pytest.mark.slow)])
def test_a_rolling_restart_loses_nothing(hosted: Hosted, rounds: int, tables: int) -> None:
    players = hosted.players(tables)

    async def run() -> None:
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        await asyncio.sleep(1.0)
        for _ in range(rounds):
            for server in hosted.servers:
                assert await asyncio.to_thread(server.stop) == 0
                await asyncio.to_thread(server.start)
                await asyncio.to_thread(hosted.wait_for, server)
        await asyncio.sleep(1.0)
        stop.set()
        await asyncio.gather(*playing)

    asyncio.run(run())
    away = sorted(length for player in players for length in player.away)
    assert away, "somebody was cut off"
    assert away[-1] < 10.0
    for player in players:
        assert player.acknowledged
        player.must_be_in(hosted.postgres, hosted.address)
    assert check(hosted.address).is_good
