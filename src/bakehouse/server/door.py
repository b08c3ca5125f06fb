"""The door: how many connections there may be, from one address and in all, and which must go when there are too many.

It counts requests and sockets together, before a byte of them is read.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Protocol

from bakehouse.server.limits import Buckets, Now
from bakehouse.server.settings import Limits

PEER_HEADER = "x-bakehouse-peer"  # by which the servers of a house know each other
LOOPBACK = ("127.0.0.1", "::1")  # where a proxy may be: what it says about addresses is believed


class Caller(Protocol):
    """A connection, as the door sees it."""

    @property
    def is_waiting(self) -> bool:
        """Does the server wait for them, for a request or the rest of one? Then nothing is lost if they have to go."""
        ...

    def abort(self) -> None: ...

    def check(self, now: float) -> None:
        """Called every second: have they taken too long?"""
        ...


@lru_cache(10_000)
def household(address: str) -> str:
    """Whom an address belongs to: a house with IPv6 has 2**64 of them."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return address if parsed.is_loopback else f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


def forwarded_for(headers: Sequence[tuple[bytes, bytes]]) -> str:
    """The address that a proxy on this machine names: the last one, because the others are hearsay."""
    named = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
    addresses = [part.strip() for part in named.split(",")]
    return next((address for address in reversed(addresses) if address and address not in LOOPBACK), "")


def _nobody(secret: str) -> bool:
    return False


class Door:
    def __init__(
        self,
        limits: Limits,
        most: int | None = None,
        now: Now = time.monotonic,
        is_from_peer: Callable[[str], bool] = _nobody,
    ) -> None:
        self.limits = limits
        self.now = now
        self._most = limits.all_connections if most is None else min(most, limits.all_connections)
        self._is_from_peer = is_from_peer
        self._new = Buckets(limits.new_connections, now)
        self._open: dict[str, dict[Caller, None]] = {}  # by household, the oldest first
        self._household: dict[Caller, str] = {}
        self._proxies: set[str] = set()

    def __len__(self) -> int:
        return len(self._household)

    def count(self, address: str) -> int:
        return len(self._open.get(household(address), ()))

    def knock(self, caller: Caller, address: str) -> bool:
        """A new connection: is there room for it? A proxy speaks for many; theirs are counted when they are known."""
        if household(address) in self._proxies:
            return self._enter(caller, "a proxy", self._most)
        return self._new.takes(household(address)) and self.enter(caller, address)

    def believes(self, peer: str, headers: Sequence[tuple[bytes, bytes]]) -> bool:
        """May whoever connects from there say for whom they speak?"""
        if peer in LOOPBACK:
            return True
        secrets = [value for name, value in headers if name == PEER_HEADER.encode()]
        return any(self._is_from_peer(secret.decode("latin-1")) for secret in secrets)

    def speaks_for(self, caller: Caller, proxy: str, address: str) -> bool:
        """A connection of a proxy has a request from this address."""
        self._proxies.add(household(proxy))
        if self._household.get(caller) == household(address):
            return True
        self.leave(caller)
        return self.enter(caller, address)

    def enter(self, caller: Caller, address: str) -> bool:
        return self._enter(caller, household(address), self.limits.address_connections)

    def _enter(self, caller: Caller, house: str, most: int) -> bool:
        theirs = self._open.get(house, {})
        if len(theirs) >= most and not self._make_room(theirs):
            return False
        if len(self) >= self._most and not self._make_room(max(self._open.values(), key=len)):
            return False
        self._open.setdefault(house, {})[caller] = None
        self._household[caller] = house
        return True

    def _make_room(self, callers: dict[Caller, None]) -> bool:
        for caller in callers:
            if caller.is_waiting:
                self.leave(caller)
                caller.abort()
                return True
        return False

    def replace(self, caller: Caller, other: Caller) -> None:
        """A request has become a socket."""
        house = self._household.get(caller)
        if house is not None:
            self.leave(caller)
            self._open.setdefault(house, {})[other] = None
            self._household[other] = house

    def leave(self, caller: Caller) -> None:
        house = self._household.pop(caller, None)
        if house is not None:
            del self._open[house][caller]
            if not self._open[house]:
                del self._open[house]

    def sweep(self) -> None:
        now = self.now()
        for caller in [*self._household]:
            caller.check(now)


class Progress:
    """Does what was sent get read? Bytes that wait must become fewer from time to time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting = 0
        self._since = 0.0

    def is_stalled(self, waiting: int, now: float) -> bool:
        if waiting == 0 or waiting < self._waiting or self._waiting == 0:
            self._since = now
        self._waiting = waiting
        return waiting > 0 and now - self._since > self._seconds
