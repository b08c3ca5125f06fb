"""Numbers about the running server, as Prometheus reads them."""

from __future__ import annotations

from collections import Counter

BOUNDS = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.moves = 0
        self.messages = 0
        self.commits = 0
        self.jobs = 0
        self.commit_seconds = 0.0
        self.refusals: Counter[str] = Counter()
        self.bot_errors = 0
        self._buckets = [0] * len(BOUNDS)

    def committed(self, seconds: float, jobs: int) -> None:
        self.commits += 1
        self.jobs += jobs
        self.commit_seconds += seconds
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._buckets[place] += 1

    def text(self, tables: int, connections: int) -> str:
        lines = [
            *_single("bakehouse_tables", "gauge", "Tables in memory.", tables),
            *_single("bakehouse_connections", "gauge", "Open sockets.", connections),
            *_single("bakehouse_moves_total", "counter", "Moves made.", self.moves),
            *_single("bakehouse_messages_total", "counter", "Messages received on sockets.", self.messages),
            *_single("bakehouse_written_total", "counter", "Changes written to the store.", self.jobs),
            *_single("bakehouse_bot_errors_total", "counter", "Errors inside bots.", self.bot_errors),
            "# HELP bakehouse_refusals_total Messages and requests refused, by code.",
            "# TYPE bakehouse_refusals_total counter",
            *(f'bakehouse_refusals_total{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())),
            "# HELP bakehouse_commit_seconds How long a commit took.",
            "# TYPE bakehouse_commit_seconds histogram",
            *(
                f'bakehouse_commit_seconds_bucket{{le="{bound}"}} {count}'
                for bound, count in zip(BOUNDS, self._buckets, strict=True)
            ),
            f'bakehouse_commit_seconds_bucket{{le="+Inf"}} {self.commits}',
            f"bakehouse_commit_seconds_sum {self.commit_seconds:.6f}",
            f"bakehouse_commit_seconds_count {self.commits}",
        ]
        return "\n".join(lines) + "\n"


def _single(name: str, kind: str, words: str, value: int) -> list[str]:
    return [f"# HELP {name} {words}", f"# TYPE {name} {kind}", f"{name} {value}"]
