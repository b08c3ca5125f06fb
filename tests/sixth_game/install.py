"""Installing the sixth game as anybody's package is installed: by pip, into a folder of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parent


def install(folder: Path) -> Path:
    """Install Last Slice below this folder; return what belongs on the path. The sources are built from a copy."""
    copy = folder / "source"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    target = folder / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(target), str(copy)], check=True)
    return target
