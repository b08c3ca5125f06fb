"""The built page: its files, read once and kept, also compressed. Nothing else on the disk can be asked for."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from importlib.resources import files
from mimetypes import MimeTypes
from pathlib import Path

# Python's own table, not the system's, so that every machine answers alike; with what older Pythons lack.
TYPES = MimeTypes()
for _kind, _suffix in (
    ("text/javascript", ".js"),
    ("application/manifest+json", ".webmanifest"),
    ("font/woff2", ".woff2"),
    ("font/woff", ".woff"),
    ("font/ttf", ".ttf"),
    ("audio/ogg", ".ogg"),
    ("audio/opus", ".opus"),
    ("audio/mp4", ".m4a"),
    ("image/webp", ".webp"),
    ("image/x-icon", ".ico"),
):
    TYPES.add_type(_kind, _suffix)
UNKNOWN = "application/octet-stream"
COMPRESSED = ("text/", "image/svg+xml", "application/json", "application/manifest+json")
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets contain a hash of their contents
AN_HOUR = "public, max-age=3600"
ASK_FIRST = "no-cache"
INDEX = "/index.html"
WORKER = "sw.js"  # whoever has an old one has an old page

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bakehouse</title>
<h1>The page is not built</h1>
<p>This server runs, but the page was not built into it. In the source tree, run
<code>make page</code>, then start the server again.</p></html>
"""


@dataclass(frozen=True)
class File:
    body: bytes
    compressed: bytes | None
    kind: str
    cache: str


class Static:
    def __init__(self, folder: Path | None = None) -> None:
        root = Path(str(files("bakehouse.server").joinpath("page"))) if folder is None else folder
        self._files = {f"/{path.relative_to(root).as_posix()}": _read(root, path) for path in _found(root)}
        self._files.setdefault(INDEX, _file(NOT_BUILT.encode(), INDEX, ASK_FIRST))

    def find(self, path: str) -> File | None:
        return self._files.get(path)

    @property
    def index(self) -> File:
        return self._files[INDEX]


def _found(root: Path) -> list[Path]:
    """Every file of the built page, of whatever type; not those that are hidden, nor folders of them."""
    if not root.is_dir():
        return []
    return sorted(path for path in root.rglob("*") if path.is_file() and not _is_hidden(path.relative_to(root)))


def _is_hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def _read(root: Path, path: Path) -> File:
    in_assets = path.relative_to(root).parts[0] == "assets"
    cache = FOR_EVER if in_assets else ASK_FIRST if path.suffix == ".html" or path.name == WORKER else AN_HOUR
    return _file(path.read_bytes(), path.name, cache)


def _file(body: bytes, name: str, cache: str) -> File:
    kind = TYPES.guess_type(name)[0] or UNKNOWN
    compressed = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSED) else None
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    return File(body, compressed, kind + charset, cache)
