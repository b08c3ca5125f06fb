"""Numbers about the running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BOUNDS = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.25, 1.0)

__all__ = ["CONTENT_TYPE", "Metrics"]


class Metrics:
    """The numbers of one server. They have a registry of their own, so that two servers in a process keep apart."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Gauge("bakehouse_tables", "Tables in memory.", registry=registry)
        self.connections = Gauge("bakehouse_connections", "Open sockets.", registry=registry)
        self.moves = Counter("bakehouse_moves", "Moves made.", registry=registry)
        self.messages = Counter("bakehouse_messages", "Messages received on sockets.", registry=registry)
        self.written = Counter("bakehouse_written", "Changes written to the store.", registry=registry)
        self.bot_errors = Counter("bakehouse_bot_errors", "Errors inside bots.", registry=registry)
        self.notifications = Counter(
            "bakehouse_notifications", "Notifications sent, by what became of them.", ["outcome"], registry=registry
        )
        self.refusals = Counter(
            "bakehouse_refusals", "Messages and requests refused, by code.", ["code"], registry=registry
        )
        self.commit_seconds = Histogram(
            "bakehouse_commit_seconds", "How long a commit took.", registry=registry, buckets=BOUNDS
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
