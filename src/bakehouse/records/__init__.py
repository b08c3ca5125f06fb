"""Records: games as text (.pie), written, read, played again and verified. docs/records.md has the format."""

from __future__ import annotations

from bakehouse.records.header import RecordHeader, header_of
from bakehouse.records.narration import tell
from bakehouse.records.reading import load, parse, read
from bakehouse.records.record import Record, RecordLine, Tag
from bakehouse.records.replay import as_seen_by, replay
from bakehouse.records.steps import Step
from bakehouse.records.verify import Verdict, verify
from bakehouse.records.writing import Recorder, write

__all__ = [
    "Record",
    "RecordHeader",
    "RecordLine",
    "Recorder",
    "Step",
    "Tag",
    "Verdict",
    "as_seen_by",
    "header_of",
    "load",
    "parse",
    "read",
    "replay",
    "tell",
    "verify",
    "write",
]
