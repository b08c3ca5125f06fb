"""Compile the engine with mypyc; where that cannot be done, install it as plain Python and say so in one line.

A module is compiled if one of its first five lines starts with `# mypyc: compiled`. Only wheels are compiled: an
editable install never is, because a compiled module beside an edited source would be used silently.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError
from setuptools.modified import newer_group

MARK = "# mypyc: compiled"
ROOMS = ("core", "games", "bots", "lab")
PROFILED = os.environ.get("BAKEHOUSE_PROFILED") == "1"
FLAGS = (
    "-fvisibility=hidden",  # lets the C compiler inline our methods
    "-fwrapv",  # a product of two i64 keeps its lowest 64 bits (core/bitsets.py)
    "-ffp-contract=off",  # bots weigh the same numbers on every machine, and interpreted
    "-Wno-error",  # mypyc's -Werror would make a warning a failure
)
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.startswith(MARK) for line in islice(lines, 5))


def marked_modules() -> list[str]:
    found = (path for room in ROOMS for path in Path("src/bakehouse", room).rglob("*.py"))
    return sorted(path.as_posix() for path in found if is_marked(path))


def say_plain(reason: str) -> None:
    print(f"bakehouse: built as plain Python, which works but is slower: {reason}", file=sys.stderr, flush=True)


def missing_tool() -> str:
    """What a C build would lack here, or nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if compiler and not shutil.which(compiler[0]):
        return f"there is no C compiler ({compiler[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are missing (python3-dev)"
    return ""


def extensions() -> list[Any]:
    # The other commands of a build read metadata only, and mypyc takes its time.
    if os.environ.get("BAKEHOUSE_PURE") == "1" or not COMPILING_COMMANDS.intersection(sys.argv):
        return []
    modules = marked_modules()
    if not modules:
        return []
    if reason := missing_tool():
        say_plain(reason)
        return []
    try:
        import mypyc
        from mypyc.build import mypycify
    except ImportError:
        say_plain("mypyc is not installed (mypy[mypyc])")
        return []

    found = mypycify(["--strict", *modules], opt_level="3", multi_file=True, group_name="bakehouse")
    for extension in found:
        extension.depends = [*extension.depends, __file__, mypyc.__file__]
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


class BuildEngine(build_ext):
    """Compiles on every core, only what changed, and all or nothing.

    Not `Extension.optional`: it would install the modules that compiled beside those that did not, and they cannot
    be imported without each other.
    """

    def run(self) -> None:
        try:
            super().run()
        except CCompilerError:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            say_plain("the C compiler failed, as the output of the build shows")

    def build_extensions(self) -> None:
        # setuptools itself compiles the files of one extension one after the other.
        self.compiler.compile = partial(self.compile_together, self.compiler.compile)
        if PROFILED and self.extensions:
            self.build_profiled()
        else:
            super().build_extensions()

    def build_profiled(self) -> None:
        """Build twice, as Python itself is built: the first form counts which way each branch goes while games are
        played, the second is laid out for that, with functions of all modules put into each other where it pays.
        """
        compiler = self.compiler.compiler[0]
        if "Free Software Foundation" not in subprocess.check_output([compiler, "--version"], text=True):
            raise CCompilerError(f"a build with a profile needs gcc, and {compiler} is another compiler")
        self.force = True  # both times
        self.build_temp += "-profiled"
        self.build_with("-fprofile-generate", "-fprofile-update=single")
        train = [sys.executable, "tools/train.py"]
        subprocess.run(train, check=True, env={**os.environ, "PYTHONPATH": os.path.abspath(self.build_lib)})
        self.build_with("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-flto=auto")
        Path(self.build_lib, "bakehouse", "profiled").touch()

    def build_with(self, *flags: str) -> None:
        """Build with more flags for the engine itself; the other extensions only point to it."""
        engine = next(extension for extension in self.extensions if extension.name.endswith("__mypyc"))
        former = engine.extra_compile_args, engine.extra_link_args
        engine.extra_compile_args = [*former[0], *flags]
        engine.extra_link_args = [*former[1], *flags]
        super().build_extensions()
        engine.extra_compile_args, engine.extra_link_args = former

    def compile_together(
        self, compile_files: Callable[..., list[str]], sources: Sequence[str], output_dir: str, **options: Any
    ) -> list[str]:
        def compile_one(source: str) -> list[str]:
            objects: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
            if self.force or newer_group([source, *options["depends"]], objects[0]):
                compile_files([source], output_dir=output_dir, **options)
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [name for objects in pool.map(compile_one, sources) for name in objects]


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
