"""Sending a message to a push service, whose address a stranger has given us.

So it is told nothing but the message, nothing that it answers is passed on, and it cannot be a place in our own
network: the name is looked up once, what it stands for is checked, and just that is connected to. Redirections are not
followed.
"""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

HTTPS = 443
SECONDS = 10.0
TRIES = 3  # of the addresses of a name
LINE_BYTES = 1_000  # of the line with the status, which is all that is read
# IPv6 addresses behind which there is an IPv4 address: nobody needs these, and what is behind them may be ours.
TRANSLATED = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


class NotSent(Exception):
    """The push service was not reached, or has not answered."""


class NotAllowed(NotSent):
    """Nothing is sent to this address."""


def must_be_allowed(endpoint: str, services: Collection[str] = ()) -> SplitResult:
    """Is it the address of a push service, as far as its text tells? `services`: origins that whoever runs the house
    has allowed, wherever they are."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise NotAllowed("it is no address") from None
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and parts.username is None
    if not host or not is_plain:
        raise NotAllowed("it is no address")
    if origin(parts) not in services and (parts.scheme != "https" or port not in (None, HTTPS)):
        raise NotAllowed("push services are reached over https, at the usual port")
    return parts


def origin(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc}"


def post(endpoint: str, headers: Mapping[str, str], body: bytes, services: Collection[str] = ()) -> int:
    """The status of the answer. It takes a while, so this is called in a thread; never for much longer than SECONDS,
    but for the time in which the system looks the name up."""
    parts = must_be_allowed(endpoint, services)
    assert parts.hostname is not None
    try:
        found = _looked_up(parts, is_known=origin(parts) in services)
        deadline = time.monotonic() + SECONDS
        with _connected(found, deadline) as plain:
            if parts.scheme != "https":
                return _status(plain, _request(parts, headers, body), deadline)
            plain.settimeout(_left(deadline))
            with ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname) as safe:
                return _status(safe, _request(parts, headers, body), deadline)
    except (OSError, UnicodeError) as error:  # UnicodeError: no name of a host can be that
        raise NotSent(type(error).__name__) from None


def _looked_up(parts: SplitResult, *, is_known: bool) -> list[tuple[str, int]]:
    """Where to connect to: nothing looks the name up again, so that it cannot stand for something else by then."""
    found = socket.getaddrinfo(parts.hostname, parts.port or HTTPS, type=socket.SOCK_STREAM)
    addresses = [(str(info[4][0]), int(info[4][1])) for info in found]
    if not is_known and not all(is_public(address) for address, _ in addresses):
        raise NotAllowed("it is in a network of its own")
    return addresses


def _connected(addresses: list[tuple[str, int]], deadline: float) -> socket.socket:
    """One of them may be of a network that cannot be reached from here."""
    for address in addresses[: TRIES - 1]:
        with suppress(OSError):
            return socket.create_connection(address, timeout=_left(deadline) / TRIES)
    return socket.create_connection(addresses[-1], timeout=_left(deadline))


def is_public(address: str) -> bool:
    """Can everybody on the internet reach this address? Nobody's own machine, network or cloud is meant by it."""
    known: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    if isinstance(known, IPv6Address) and any(known in network for network in TRANSLATED):
        return False
    return known.is_global and not known.is_multicast


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def _status(connection: socket.socket, request: bytes, deadline: float) -> int:
    """Whoever answers byte by byte keeps us no longer than whoever does not answer."""
    connection.settimeout(_left(deadline))
    connection.sendall(request)
    line = b""
    while b"\n" not in line and len(line) < LINE_BYTES:
        connection.settimeout(_left(deadline))
        piece = connection.recv(LINE_BYTES)
        if not piece:
            break
        line += piece
    words = line.split(None, 2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise NotSent("the answer is not HTTP")
    return int(words[1])


def _left(deadline: float) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left
