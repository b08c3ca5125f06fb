"""The kit is for everybody: its modules import nothing of ours but themselves."""

import subprocess
import sys
from pathlib import Path

import bakehouse

PROGRAM = """
import sys, types
package = types.ModuleType("bakehouse")
package.__path__ = [sys.argv[1]]
sys.modules["bakehouse"] = package
import bakehouse.leaktest, bakehouse.leaktest.find, bakehouse.leaktest.plugin, bakehouse.leaktest.report
ours = {name for name in sys.modules if name.startswith("bakehouse.") and not name.startswith("bakehouse.leaktest")}
assert not ours, ours
"""


def test_the_kit_needs_nothing_else_of_ours() -> None:
    folder = str(Path(bakehouse.__file__).parent)
    done = subprocess.run([sys.executable, "-c", PROGRAM, folder], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
