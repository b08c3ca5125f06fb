"""The other servers of a house: what comes here and belongs there is passed on.

A page need not know which server has its table. Whichever server it reaches opens a socket to the right one, and passes
on what comes from either side; the secret of the lease says that the request comes from one of us, who has looked at
where it came from.
"""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import Receive, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bakehouse.server.door import PEER_HEADER
from bakehouse.server.store import Peer, Store
from bakehouse.server.transports import Line

AGAIN = 1012  # "the service restarts": pages come again by themselves
CLOSED_IN_ORDER = (1000, 1008, 1011, AGAIN, 1013)
OPEN_SECONDS = 2.0
PING_SECONDS = 5.0
FETCH_SECONDS = 3.0


def is_from_peer(connection: HTTPConnection, store: Store) -> bool:
    """Is it passed on by another server of the house, which has checked it?"""
    return store.is_from_peer(connection.headers.get(PEER_HEADER, ""))


async def opened(peer: Peer, socket: WebSocket, address: str) -> ClientConnection | None:
    """A socket to that server, for somebody at this address; None if it does not answer, or not yet."""
    headers = {PEER_HEADER: peer.secret, "X-Forwarded-For": address}
    if "cookie" in socket.headers:
        headers["Cookie"] = socket.headers["cookie"]
    try:
        return await connect(
            f"ws://{peer.address}{socket.scope['path']}",
            additional_headers=headers,
            user_agent_header=None,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=1.0,
            ping_interval=PING_SECONDS,
            ping_timeout=PING_SECONDS,
        )
    except (OSError, TimeoutError, InvalidHandshake):
        return None


class Passage:
    """Between a page and the server that has its table."""

    def __init__(self, receive: Receive, send: Send, line: Line, link: ClientConnection, seconds: float) -> None:
        self._receive = receive
        self._send = send
        self._line = line
        self._link = link
        self._seconds = seconds  # in which a page must have read something

    async def run(self, gone: Coroutine[Any, Any, None]) -> None:
        """Until one of them hangs up, or the server is `gone`."""
        work = [asyncio.create_task(one) for one in (self._from_page(), self._to_page(), gone)]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            code = self._link.close_code  # None: it is not the server that has hung up
            self._link.transport.abort()
        with suppress(RuntimeError, OSError):  # the page has gone
            await self._send({"type": "websocket.close", "code": code if code in CLOSED_IN_ORDER else AGAIN})

    async def _from_page(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = await self._receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                await self._link.send(text if text is not None else message.get("bytes") or b"")

    async def _to_page(self) -> None:
        try:
            while True:
                frame = await self._link.recv(decode=True)
                if not self._line.writes(frame):
                    async with asyncio.timeout(self._seconds):
                        await self._send({"type": "websocket.send", "text": frame})
        except ConnectionClosed:
            pass
        except TimeoutError:
            self._line.abort()
        except (RuntimeError, OSError):
            pass  # the page has gone


async def fetched(store: Store, path: str) -> bytes | None:
    """What one of the other servers has there, for what is only in the memory of one: decks that people brought."""
    for peer in await store.peers():
        found = await asyncio.to_thread(_fetch, peer, path)
        if found is not None:
            return found
    return None


def _fetch(peer: Peer, path: str) -> bytes | None:
    connection = http.client.HTTPConnection(peer.address, timeout=FETCH_SECONDS)
    try:
        connection.request("GET", path, headers={PEER_HEADER: peer.secret})
        answer = connection.getresponse()
        return answer.read() if answer.status == 200 else None
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()
