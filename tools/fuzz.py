"""Fuzzes the requests of a server with schemathesis, from the server's own OpenAPI page: `make fuzz`.

The server is a process of its own on the loopback, with bots that do not pause and limits that nobody reaches; its log
must have neither an error nor a traceback. ARGS go to schemathesis.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.client import Person, Server

# Tables that do not exist and names that need letters are refused, however well they fit their schemas.
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def main() -> int:
    schemathesis, *more = str(Path(sys.argv[1]).absolute()), *sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data").start()
        try:
            code = _run(schemathesis, Person(server, "Ann"), Path(folder) / "openapi.json", more)
        finally:
            stopped = server.stop()
        bad = [line for line in server.log.splitlines() if '"level": "error"' in line or "Traceback" in line]
    for line in bad[:10]:
        print(line)
    print(f"fuzz: schemathesis {code}, the server {stopped}, {len(bad)} errors in its log")
    return int(code != 0 or stopped != 0 or bool(bad))


def _run(schemathesis: str, person: Person, page: Path, more: list[str]) -> int:
    page.write_text(json.dumps(_with_real_values(person)))
    command = [schemathesis, "run", str(page), "--url", f"http://127.0.0.1:{person.server.port}", "--checks", CHECKS]
    command += ["--header", f"Cookie:{person.cookie}", "--phases", "coverage,fuzzing", "--warnings", "off"]
    command += ["--generation-database", "none", "--no-color", *(more or ["--max-examples", "500"])]
    return subprocess.run(command, check=False, cwd=page.parent).returncode  # it leaves a folder where it runs


def _with_real_values(person: Person) -> dict[str, Any]:
    """The server's page, where codes and games are often such that there are."""
    document: dict[str, Any] = person.get("/api/openapi.json").json
    games = [game["slug"] for game in person.get("/api/games").json]
    codes = [
        person.open("pie-factory", ["me", "me"]),
        person.open("cheflebrity", ["me", "open", "random"], start=False),
    ]
    real = {"code": codes, "game": games, "view": ["all", "spectator", "0", "1"]}
    for methods in document["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", ()):
                parameter["schema"] = {"anyOf": [{"enum": real[parameter["name"]]}, parameter["schema"]]}
    fields = document["components"]["schemas"]["NewTable"]["properties"]
    fields["game"] = {"anyOf": [{"enum": games}, fields["game"]]}
    return document


if __name__ == "__main__":
    sys.exit(main())
