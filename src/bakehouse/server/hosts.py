"""By which names this server may be asked, and from which pages.

A page of another site can give its own name the address of this machine, and would then be allowed to read the answers:
so only names that are known to be ours are answered.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from bakehouse.core.messages import say
from bakehouse.server.refusal import Refusal

HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:(?P<port>[0-9]{1,5}))?")
PORTS = {"http": "80", "https": "443", "ws": "80", "wss": "443"}


class Hosts:
    """This machine's names, its addresses at which connections come in, and what was allowed besides."""

    def __init__(self, host: str, allowed: Iterable[str]) -> None:
        self._names = {_plain(name) for name in (host, *own_names(), *allowed)}

    def check(self, connection: HTTPConnection) -> None:
        name = asked_name(connection)
        if name in self._names or is_loopback(name):
            return
        server = connection.scope.get("server")
        if server is not None and name == _plain(server[0]):
            return
        raise Refusal("wrong_host", say("wrong-host", name=name))


def asked_name(connection: HTTPConnection) -> str:
    """By which name or address the server was asked."""
    return _plain(_host(connection)[0])


def own_names() -> list[str]:
    """What this machine is called by itself and by others in the house."""
    name = socket.gethostname().split(".")[0]
    return ["localhost", socket.gethostname(), name, f"{name}.local"]


def check_origin(connection: HTTPConnection) -> None:
    """A browser says where a page comes from; other programs have no cookies to misuse."""
    origins = connection.headers.getlist("origin")
    if not origins:
        return
    scheme, _, place = origins[0].partition("://")
    found = HOST.fullmatch(place)
    wanted = connection.scope["scheme"].replace("ws", "http")
    if len(origins) > 1 or scheme != wanted or found is None:
        raise Refusal("wrong_origin", say("wrong-origin"))
    if (found["name"].lower(), found["port"] or PORTS[scheme]) != _host(connection):
        raise Refusal("wrong_origin", say("wrong-origin"))


def _host(connection: HTTPConnection) -> tuple[str, str]:
    """The name and the port that were asked for."""
    hosts = connection.headers.getlist("host")
    found = HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
    if found is None:
        raise Refusal("malformed", say("one-host"))
    return found["name"].lower(), found["port"] or PORTS[connection.scope["scheme"]]


def _plain(name: str) -> str:
    """One of the ways to write a name."""
    name = name.strip("[]").rstrip(".").lower()
    try:
        address = ip_address(name.partition("%")[0])
    except ValueError:
        return name
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(address)


def is_loopback(name: str) -> bool:
    """Does this name or address mean the machine itself?"""
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
