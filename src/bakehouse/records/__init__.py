"""Records: games as text (.pie), written, read, played again and verified. docs/records.md has the format."""

from __future__ import annotations

from bakehouse.records.header import Table, table_of
from bakehouse.records.narration import tell
from bakehouse.records.reading import load, parse, read
from bakehouse.records.record import Line, Record, Tag
from bakehouse.records.replay import Step, as_seen_by, replay
from bakehouse.records.verify import Verdict, verify
from bakehouse.records.writing import Recorder, write

__all__ = [
    "Line",
    "Record",
    "Recorder",
    "Step",
    "Table",
    "Tag",
    "Verdict",
    "as_seen_by",
    "load",
    "parse",
    "read",
    "replay",
    "table_of",
    "tell",
    "verify",
    "write",
]
