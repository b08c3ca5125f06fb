"""The bill of materials has everything that the locks have, with hashes and licences."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools import sbom

ROOT = Path(__file__).parents[1]
FREE = re.compile(r"MIT|BSD|Apache|APL 2|ISC|MPL|PSF|BlueOak|Mozilla|not installed on this system")


def test_everything_that_is_locked_is_in_it() -> None:
    locked = re.findall(r"^([A-Za-z0-9_.-]+)==(\S+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    found = sbom.python_components()
    assert [(component["name"], component["version"]) for component in found] == locked
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    assert len(sbom.page_components()) == len(packages) - 1, "all but the page itself"


def test_hashes_and_licences() -> None:
    for component in (*sbom.python_components(), *sbom.page_components()):
        assert component["hashes"], component["name"]
        assert all(len(one["content"]) in (64, 128) for one in component["hashes"])
        (licence,) = component["licenses"]
        assert FREE.search(licence["license"]["name"]), component["name"]
