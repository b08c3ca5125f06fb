"""Letting phones in: a server for this machine only can listen in the local network as well, from when it is asked to
until it stops."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path

from starlette.requests import HTTPConnection

from bakehouse.core.messages import say
from bakehouse.server.hosts import asked_name, is_loopback
from bakehouse.server.middleware import is_local
from bakehouse.server.refusal import Refusal
from bakehouse.server.wire import Network

PRIVATE = [IPv4Network(network) for network in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
NOWHERE = ("192.0.2.1", 9)  # an address for documentation, reached by nobody
GET_ADDRESS = 0x8915  # SIOCGIFADDR of Linux

log = logging.getLogger("bakehouse.server")
Listen = Callable[[str], Awaitable[int]]  # at this address; the port


class LocalNetwork:
    def __init__(self, host: str, listen: Listen) -> None:
        self._host = host  # at which the server listens by itself
        self._listen = listen
        self._ports: dict[str, int] = {}  # by address that was opened
        self._opening = asyncio.Lock()

    def check(self, connection: HTTPConnection) -> None:
        """Only who sits at this machine decides about that, and only if it is not decided already."""
        if not is_here(connection):
            raise Refusal("not_here", say("only-from-here"))
        if not is_loopback(self._host):
            raise Refusal("not_found", say("network-is-chosen"))

    def addresses(self) -> list[str]:
        """Where others in the network can come in now, the best address first."""
        return [f"http://{address}:{self._ports[address]}" for address in own_addresses() if address in self._ports]

    def state(self) -> Network:
        addresses = self.addresses()
        return Network(bool(addresses), addresses)

    async def open(self) -> Network:
        async with self._opening:
            for address in own_addresses():
                if address not in self._ports:
                    with suppress(OSError):  # it has just gone
                        self._ports[address] = await self._listen(address)
                        log.info("network opened", extra={"facts": {"port": self._ports[address]}})
        state = self.state()
        return state if state.open else Network(open=False, addresses=[], problem=say("no-network"))


def is_here(connection: HTTPConnection) -> bool:
    """Does this come from the machine itself, by a name of the machine itself? A proxy asks by another name."""
    return is_local(connection) and is_loopback(asked_name(connection))


# -- Addresses -----------------------------------------------------------------


def own_addresses() -> list[str]:
    """The addresses of this machine in private networks, the one by which it reaches others first."""
    return [address for address in dict.fromkeys((routed_address(), *_of_cards())) if is_private(address)]


def is_private(address: str) -> bool:
    return bool(address) and any(IPv4Address(address) in network for network in PRIVATE)


def routed_address() -> str:
    """The address by which this machine reaches others. Nothing is sent: the socket is only asked for its own end."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _of_cards() -> Iterator[str]:
    """The addresses of network cards, for a network that leads nowhere else. The bridges of containers and machines
    inside this one are no cards. Other systems than Linux do not tell this easily."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if Path("/sys/class/net", name, "device").exists():
                with suppress(OSError):  # it has none
                    told = fcntl.ioctl(asking, GET_ADDRESS, struct.pack("256s", name.encode()))
                    yield socket.inet_ntoa(told[20:24])
