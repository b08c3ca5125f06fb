"""The built page: its files, read once and kept, also compressed. Nothing else on the disk can be asked for."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
SQUEEZED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets hold a hash of their contents
AN_HOUR = "public, max-age=3600"
ASK_FIRST = "no-cache"
INDEX = "/index.html"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bakehouse</title>
<h1>The page is not built</h1>
<p>This server runs, but the page of the table was not built into it. In the source tree, say
<code>make page</code>, then start the server again.</p></html>
"""


@dataclass(frozen=True)
class File:
    body: bytes
    squeezed: bytes | None
    kind: str
    cache: str


class Static:
    def __init__(self, folder: Path | None = None) -> None:
        root = Path(str(files("bakehouse.server").joinpath("page"))) if folder is None else folder
        self._files = {f"/{path.relative_to(root).as_posix()}": _read(root, path) for path in _found(root)}
        self._files.setdefault(INDEX, _file(NOT_BUILT.encode(), ".html", ASK_FIRST))

    def find(self, path: str) -> File | None:
        return self._files.get(path)

    @property
    def index(self) -> File:
        return self._files[INDEX]


def _found(root: Path) -> list[Path]:
    if not root.is_dir():
        return []
    return sorted(path for path in root.rglob("*") if path.is_file() and path.suffix in KINDS)


def _read(root: Path, path: Path) -> File:
    in_assets = path.relative_to(root).parts[0] == "assets"
    cache = FOR_EVER if in_assets else ASK_FIRST if path.suffix == ".html" else AN_HOUR
    return _file(path.read_bytes(), path.suffix, cache)


def _file(body: bytes, suffix: str, cache: str) -> File:
    squeezed = gzip.compress(body, 9, mtime=0) if suffix in SQUEEZED else None
    return File(body, squeezed, KINDS[suffix], cache)
