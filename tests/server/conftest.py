"""One quick server for the tests that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Server
from tests.server.postgres import PostgresServer, why_none
from tests.server.sitting import Sitting


@pytest.fixture(autouse=True)
def nothing_is_left_open() -> Iterator[None]:
    """No test leaves a store open, and one that fails leaves no process behind."""
    before = list(Server.running)
    yield
    for server in [server for server in Server.running if server not in before]:
        server.kill()
    while Sitting.registries:
        Sitting.registries.pop().close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield server
    assert server.stop() == 0
    assert '"level": "error"' not in server.log


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    if why_none():
        pytest.skip(why_none())
    server = PostgresServer()
    yield server
    server.remove()
