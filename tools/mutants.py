"""Mutation testing: small damage to the rules of a game, one piece at a time, and whether its tests notice.

python tools/mutants.py [--seed N] [--sample N] [--workers N] [GAME …]

The damage is mutmut's: its mutants of the functions of src/bakehouse/games, a random sample for each game. Its way of
running them is not used: its trampolines slow the interpreted engine down (4 times; more while it records which test
calls what), and a function that runs once, on import or behind a cache, never runs damaged in its forks.
Here each mutant is a fork that has imported no game yet, gets one module damaged (nothing is written to disk), and runs
all tests of that game until one fails: first those that call the damaged function, the quick ones before the slow ones.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import importlib.machinery
import importlib.util
import os
import pickle
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from math import sqrt
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import hypothesis  # noqa: F401 - once here, not in each fork
import libcst
import pytest
from mutmut.mutation.file_mutation import create_mutations, deep_replace

from bakehouse.games import FOLDERS

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "bakehouse" / "games"
ONLY_WORDS = {"__init__.py", "sentences.py"}

MEMORY = 4 << 30
MAX_CPU_SECONDS = 600  # seconds of CPU for a mutant, should a test's own limit fail
TOO_LONG = 99  # an exit code that pytest does not have


@dataclass
class Mutant:
    """A module of a game with one piece of damage."""

    path: Path
    function: str
    source: str
    damaged: str

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(ROOT / "src").with_suffix("").parts)

    def difference(self) -> str:
        name = str(self.path.relative_to(GAMES))
        lines = difflib.unified_diff(self.source.splitlines(), self.damaged.splitlines(), name, "damaged", n=2)
        return "\n".join(line.rstrip("\n") for line in lines)


@dataclass
class Record:
    """What the undamaged run tells: which tests call a function, and how many seconds of CPU each test takes."""

    calls: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    seconds: dict[str, float] = field(default_factory=dict)


# -- The damage ----------------------------------------------------------------


def sampled(folder: str, size: int, seed: int) -> list[Mutant]:
    """Some mutants of a game, the same ones for the same seed."""
    places = []
    for path in sorted((GAMES / folder).glob("*.py")):
        if path.name not in ONLY_WORDS:
            places += places_in(path)
    random.Random(f"{seed} {folder}").shuffle(places)
    mutants: list[Mutant] = []
    while len(mutants) < size and places:
        mutant = places.pop()()
        if meaning(mutant.damaged) != meaning(mutant.source):
            mutants.append(mutant)
    return mutants


def meaning(source: str) -> str:
    """The program without the capacities of its vectors, which no test can notice."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            node.keywords = [keyword for keyword in node.keywords if keyword.arg != "capacity"]
    return ast.dump(tree)


def places_in(path: Path) -> list[Callable[[], Mutant]]:
    """Makers of all mutants of a file; to make one takes time, so only the chosen ones are made."""
    source = path.read_text()
    tree, mutations, _, _ = create_mutations(str(path), source)
    names = functions_of(tree)

    def maker(old: libcst.CSTNode, new: libcst.CSTNode, name: str) -> Callable[[], Mutant]:
        def make() -> Mutant:
            damaged = deep_replace(tree, old, new)
            assert isinstance(damaged, libcst.Module)
            return Mutant(path, function_name(path, name), source, damaged.code)

        return make

    return [
        maker(mutation.original_node, mutation.mutated_node, names[mutation.contained_by_top_level_function])
        for mutation in mutations
        if mutation.contained_by_top_level_function in names
    ]


def functions_of(tree: libcst.Module) -> dict[libcst.CSTNode | None, str]:
    """The functions and methods of a file with their names."""
    names: dict[libcst.CSTNode | None, str] = {}
    for node in tree.body:
        if isinstance(node, libcst.FunctionDef):
            names[node] = node.name.value
        if isinstance(node, libcst.ClassDef):
            for method in node.body.body:
                if isinstance(method, libcst.FunctionDef):
                    names[method] = f"{node.name.value}.{method.name.value}"
    return names


class Damage(MetaPathFinder):
    """Imports the mutant in the place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.mutant.path, loader=Damaged(self.mutant))


class Damaged(importlib.machinery.SourceFileLoader):
    """Reads the mutant as if it stood in the file of its module."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.mutant.damaged, self.mutant.path, "exec")
        return code


# -- The tests -----------------------------------------------------------------


class Selection:
    """Of the contract suite, only what concerns this game."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if "/contract/" not in item.nodeid or self.slug in item.nodeid]


class Recorder:
    """Notes how long each test takes and which functions of the game it calls in its first tenth of a second: noting
    calls is slow, some tests have a limit of time, and long tests come late anyway."""

    def __init__(self, folder: str) -> None:
        self.record = Record()
        self.folder = str(GAMES / folder)
        self.called: set[CodeType] = set()
        signal.signal(signal.SIGPROF, lambda number, frame: sys.settrace(None))

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        self.called.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, bool | None, bool | None]:
        before = os.times().user
        signal.setitimer(signal.ITIMER_PROF, 0.1)
        sys.settrace(self.note)
        done = yield
        sys.settrace(None)
        self.record.seconds[item.nodeid] = os.times().user - before
        for code in self.called:
            if code.co_filename.startswith(self.folder):
                self.record.calls[function_name(code.co_filename, code.co_qualname)].add(item.nodeid)
        self.called.clear()
        return done


def function_name(file: str | Path, name: str) -> str:
    """The name of a function or method; one that is defined inside another goes by the name of the outer one."""
    return f"{Path(file).name}: {name.partition('.<locals>')[0]}"


class Runner:
    """Runs the tests that reach the damage first, and each of them no longer than five times its usual time."""

    def __init__(self, record: Record, mutant: Mutant) -> None:
        self.seconds = record.seconds
        self.near = record.calls[mutant.function]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: (item.nodeid not in self.near, self.seconds.get(item.nodeid, 0.0)))

    def pytest_sessionstart(self) -> None:
        signal.signal(signal.SIGPROF, self.give_up)
        signal.setitimer(signal.ITIMER_PROF, 30)  # for the import

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_PROF, 2 + 5 * self.seconds.get(nodeid, 0.0))

    def give_up(self, number: int, frame: FrameType | None) -> None:
        os._exit(TOO_LONG)


def run_tests(slug: str, *plugins: object) -> int:
    suites = [f"tests/games/{FOLDERS[slug]}", "tests/contract"]
    # hypothesis was imported before pytest could rewrite its assertions, and needs no rewriting; CPU time is limited
    # here (Runner), the clock is not.
    options = ["-x", "-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning", "--timeout=0"]
    return int(pytest.main([*options, *suites], plugins=[Selection(slug), *plugins]))


# -- Processes -----------------------------------------------------------------


def start(work: Callable[[], int], output: str = os.devnull) -> int:
    """Start the work in a fork, whose exit code is its result. Returns the process id."""
    process = os.fork()
    if process:
        return process
    code = 70
    try:
        stream = os.open(output, os.O_RDWR)
        for standard in range(3):
            os.dup2(stream, standard)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (MAX_CPU_SECONDS, MAX_CPU_SECONDS + 1))
        code = work()
    finally:
        os._exit(code)


def recorded(slug: str) -> Record:
    """The undamaged run, which must pass."""
    with tempfile.NamedTemporaryFile() as result, tempfile.NamedTemporaryFile() as output:

        def work() -> int:
            recorder = Recorder(FOLDERS[slug])
            code = run_tests(slug, recorder)
            Path(result.name).write_bytes(pickle.dumps(recorder.record))
            return code

        code = os.waitstatus_to_exitcode(os.waitpid(start(work, output.name), 0)[1])
        if code:
            print(output.read().decode())
            sys.exit(f"mutants: the tests of {slug} fail without any damage (exit code {code})")
        record: Record = pickle.loads(result.read())
        return record


def exit_codes(slug: str, works: Sequence[Callable[[], int]], workers: int) -> list[int]:
    """Run them all, some at a time, and tell how far it is."""
    running: dict[int, int] = {}
    codes: dict[int, int] = {}

    def wait() -> None:
        process, status = os.wait()
        codes[running.pop(process)] = os.waitstatus_to_exitcode(status)
        if len(codes) % 10 == 0:
            unnoticed = list(codes.values()).count(0)
            print(f"{slug}: {len(codes)} of {len(works)}, {unnoticed} not noticed", file=sys.stderr, flush=True)

    for number, work in enumerate(works):
        if len(running) == workers:
            wait()
        running[start(work)] = number
    while running:
        wait()
    return [codes[number] for number in sorted(codes)]


def trial(slug: str, record: Record, mutant: Mutant) -> Callable[[], int]:
    def work() -> int:
        sys.meta_path.insert(0, Damage(mutant))
        code = run_tests(slug, Runner(record, mutant))
        assert mutant.module in sys.modules, "the damage was not even imported"
        return code

    return work


class TypeChecker:
    """mypy on a copy of the sources: what it refuses could never be merged or compiled."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        shutil.copytree(ROOT / "src", self.root / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", self.root)

    def refuses(self, mutant: Mutant) -> bool:
        copy = self.root / mutant.path.relative_to(ROOT)
        copy.write_text(mutant.damaged)
        command = [sys.executable, "-m", "mypy", "--strict", str(copy.relative_to(self.root))]
        done = subprocess.run(command, cwd=self.root, check=False, capture_output=True, text=True)
        copy.write_text(mutant.source)
        assert done.returncode < 2, done.stdout + done.stderr
        return done.returncode == 1


# -- The report ----------------------------------------------------------------


def interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (hits + z * z / 2) / (of + z * z)
    reach = z * sqrt(hits * (of - hits) / of + z * z / 4) / (of + z * z)
    return middle - reach, middle + reach


def report(slug: str, mutants: list[Mutant], codes: list[int], checker: TypeChecker) -> None:
    unnoticed = [mutant for mutant, code in zip(mutants, codes, strict=True) if code == 0]
    survivors = [mutant for mutant in unnoticed if not checker.refuses(mutant)]
    late = sum(code in (TOO_LONG, -signal.SIGXCPU, -signal.SIGKILL) for code in codes)
    refused = len(unnoticed) - len(survivors)
    found = len(mutants) - len(survivors)
    low, high = interval(found, len(mutants))
    print(
        f"{slug}: {len(mutants)} mutants: {found - late - refused} killed, {late} timeout, {refused} by mypy alone,"
        f" {len(survivors)} survived; score {found / len(mutants):.1%} (95 %: {low:.1%} to {high:.1%})"
    )
    for mutant in survivors:
        print(mutant.difference(), "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutation testing of the games' rules.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless named")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are drawn")
    parser.add_argument("--sample", type=int, default=60, help="how many mutants of each game")
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    for slug in wanted.games:
        if slug not in FOLDERS:
            parser.error(f"there is no game {slug!r}; there are: {', '.join(FOLDERS)}")
    os.chdir(ROOT)
    checker = TypeChecker()
    for slug in wanted.games or FOLDERS:
        record = recorded(slug)
        mutants = sampled(FOLDERS[slug], wanted.sample, wanted.seed)
        untouched = Mutant(mutants[0].path, mutants[0].function, mutants[0].source, mutants[0].source)
        works = [trial(slug, record, mutant) for mutant in [untouched, *mutants]]
        first, *codes = exit_codes(slug, works, wanted.workers)
        if first:
            sys.exit(f"mutants: the tests of {slug} fail in another order without any damage (exit code {first})")
        report(slug, mutants, codes, checker)


if __name__ == "__main__":
    main()
