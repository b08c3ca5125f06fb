"""What is inside: a bill of materials (CycloneDX 1.5) of the program and its page, written to build/sbom.json.

Versions and hashes are those of the locks, licences those that the installed packages and npm's lock tell.
"""

from __future__ import annotations

import json
import re
import tomllib
from base64 import b64decode
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULT = ROOT / "build" / "sbom.json"
PACKAGE = re.compile(
    r"^(?P<name>[A-Za-z0-9_.-]+)==(?P<version>[^ ;\\]+)(?P<rest>(?:.*\\\n(?:    .*\n?)*)?)", re.MULTILINE
)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
BUILDS = ("mypy", "setuptools", "wheel", "types-")  # in the lock, but not in what is built

Component = dict[str, Any]


def python_components() -> list[Component]:
    return [
        {
            "type": "library",
            "name": found["name"],
            "version": found["version"],
            "purl": f"pkg:pypi/{found['name'].lower()}@{found['version']}",
            "scope": "excluded" if found["name"].startswith(BUILDS) else "required",
            "hashes": [{"alg": "SHA-256", "content": digest} for digest in HASH.findall(found["rest"])],
            "licenses": [{"license": {"name": _licence(found["name"])}}],
        }
        for found in PACKAGE.finditer((ROOT / "requirements.lock").read_text("utf-8"))
    ]


def _licence(name: str) -> str:
    try:
        told = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return "not installed on this system"
    for field in ("License-Expression", "License"):
        for text in told.get_all(field) or []:
            if len(text) < 80:
                return str(text)
    classes = [kind for kind in told.get_all("Classifier") or [] if kind.startswith("License")]
    return classes[0].rpartition(" :: ")[2] if classes else "not told"


def page_components() -> list[Component]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    return [
        {
            "type": "library",
            "name": path.rpartition("node_modules/")[2],
            "version": package["version"],
            "purl": f"pkg:npm/{path.rpartition('node_modules/')[2].replace('@', '%40')}@{package['version']}",
            "scope": "excluded" if package.get("dev") else "required",
            "hashes": _integrity(package.get("integrity", "")),
            "licenses": [{"license": {"name": package.get("license", "not told")}}],
        }
        for path, package in lock["packages"].items()
        if path
    ]


def _integrity(text: str) -> list[dict[str, str]]:
    kind, _, digest = text.partition("-")
    return [{"alg": "SHA-512", "content": b64decode(digest).hex()}] if kind == "sha512" else []


def bill() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": project["name"],
                "version": project["version"],
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": [*python_components(), *page_components()],
    }


def main() -> None:
    RESULT.parent.mkdir(exist_ok=True)
    found = bill()
    RESULT.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    print(f"{RESULT.relative_to(ROOT)}: {len(found['components'])} packages")


if __name__ == "__main__":
    main()
