"""The database: opened alone and whole, in the present form, backed up and restored while people play."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import pytest

from bakehouse.server import backup as backups
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import FILE, StoreError
from bakehouse.server.sqlite_store import SqliteStore
from tests.server.client import Person, Server
from tests.server.test_kill import some_moves


def command(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`bakehouse store`, in a process of its own."""
    program = [sys.executable, "-m", "bakehouse", "store", *words, "--data", str(data)]
    return subprocess.run(program, check=False, capture_output=True, text=True, timeout=60)


def refused(data: Path) -> str:
    """What a server says that must not start."""
    program = [sys.executable, "-m", "bakehouse", "serve", "--no-browser", "--port", "0", "--data", str(data)]
    ended = subprocess.run(program, check=False, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    return ended.stderr


def played(tmp_path: Path) -> tuple[Server, Person, str, int]:
    """A server at which somebody has moved: the table, and its number of moves."""
    server = Server(tmp_path / "data").start()
    ann = Person(server, "Ann")
    code = ann.open("pastry-chefs", ["me", "random", "random", "random"])
    return server, ann, code, move(ann, code, 6)


def move(person: Person, code: str, moves: int) -> int:
    """Move at random; the number of the position afterwards."""

    async def play() -> int:
        async with person.page(code) as page:
            await page.hello(0)
            await some_moves(page, Random(5), moves)
            await page.quiet(0.1)
            return int(page.position["number"])

    return asyncio.run(play())


def serves(server: Server) -> bool:
    """Does it start, answer and stop?"""
    server.start()
    return Person(server).get("/health").status == 200 and server.stop() == 0


# -- One server ------------------------------------------------------------------


def test_one_server_whatever_is_deleted_beside_the_database(tmp_path: Path) -> None:
    """The lock is on the database itself."""
    server, ann, code, moves = played(tmp_path)
    for file in server.data.iterdir():
        if not file.name.startswith(FILE):
            file.unlink()
    (server.data / "lock").unlink(missing_ok=True)
    assert "another server is already using the data" in refused(server.data)
    assert move(ann, code, 2) >= moves, "the first one is not disturbed"
    assert "another server is already using the data" in refused(server.data), "also after some more commits"
    assert server.stop() == 0
    assert serves(server)


def test_a_second_store_in_the_same_process_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, Metrics())
    with pytest.raises(StoreError, match="another server"):
        SqliteStore(tmp_path, Metrics())
    store.close()
    SqliteStore(tmp_path, Metrics()).close()


STARTING = """
import sys
from pathlib import Path
from bakehouse.server.metrics import Metrics
from bakehouse.server.opening import StoreError
from bakehouse.server.sqlite_store import SqliteStore
print("ready", flush=True)
sys.stdin.readline()
try:
    store = SqliteStore(Path(sys.argv[1]), Metrics())
    print("open", flush=True)
except StoreError:
    print("refused", flush=True)
sys.stdin.readline()
"""


def test_of_many_that_start_at_once_one_serves(tmp_path: Path) -> None:
    SqliteStore(tmp_path, Metrics()).close()
    start = [sys.executable, "-c", STARTING, str(tmp_path)]
    with ExitStack() as stack:
        pipe = subprocess.PIPE
        starting = [stack.enter_context(subprocess.Popen(start, stdin=pipe, stdout=pipe, text=True)) for _ in range(4)]
        assert [said_by(process) for process in starting] == ["ready"] * 4
        for process in starting:
            tell(process)
        assert sorted(said_by(process) for process in starting) == ["open", "refused", "refused", "refused"]
        for process in starting:
            tell(process)


def said_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def tell(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def test_reading_and_checking_do_not_disturb(tmp_path: Path) -> None:
    server, _, _, _ = played(tmp_path)
    checked = command(server.data, "check")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert checked.stdout == "1 tables, all good\n"
    for words in (("repair", "--keep-prefix"), ("restore", str(server.data / FILE))):
        busy = command(server.data, *words)
        assert busy.returncode == 2
        assert "another server is already using the data" in busy.stderr
    assert server.stop() == 0


# -- Files that are not used -------------------------------------------------------


def empty(path: Path) -> None:
    path.write_bytes(b"")


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 // 4096 * 4096])


def cut_inside_a_page(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:700])


def no_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def a_page_of_noise(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:8192] = Random(1).randbytes(4096)
    path.write_bytes(content)


def of_another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (pie TEXT)")
        other.commit()


@pytest.mark.parametrize(
    "spoil", [empty, cut_short, cut_inside_a_page, no_database, zeros, a_page_of_noise, of_another_program]
)
def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    server, _, _, _ = played(tmp_path)
    assert server.stop() == 0
    path = server.data / FILE
    spoil(path)
    before = path.read_bytes()
    said = refused(server.data)
    assert "bakehouse store restore FILE" in said
    assert path.read_bytes() == before


def test_a_missing_wal_is_noticed(tmp_path: Path) -> None:
    """Its last moves were acknowledged, so nobody goes on as if they had not been made."""
    server, ann, code, moves = played(tmp_path)
    server.kill()
    path = server.data / FILE
    wal = path.with_name(f"{FILE}-wal")
    kept = wal.read_bytes()
    wal.unlink()
    checked = command(server.data, "check")
    assert checked.returncode == 1
    assert f"{FILE}-wal is missing" in checked.stdout
    said = refused(server.data)
    assert f"{FILE}-wal with its last changes is missing" in said
    wal.write_bytes(kept)
    server.start()
    assert move(ann, code, 1) >= moves
    server.kill()
    wal.unlink()
    assert command(server.data, "repair", "--keep-prefix").returncode == 0  # go on without them
    assert serves(server)


def test_a_wal_without_its_database_is_not_a_new_house(tmp_path: Path) -> None:
    server, _, _, _ = played(tmp_path)
    server.kill()
    (server.data / FILE).unlink()
    assert "there was a database" in refused(server.data)
    assert not (server.data / FILE).exists()


def test_looking_after_a_kill_changes_nothing(tmp_path: Path) -> None:
    server, ann, code, moves = played(tmp_path)
    server.kill()
    assert command(server.data, "check").returncode == 0
    assert command(server.data, "backup", str(tmp_path / "copy")).returncode == 0
    server.start()
    assert move(ann, code, 1) >= moves
    assert server.stop() == 0


# -- Backups -----------------------------------------------------------------------


def test_backups_of_a_running_server(tmp_path: Path) -> None:
    """Each backup has everything that was acknowledged before it began, and can be played on."""
    server = Server(tmp_path / "data").start()
    people = [Person(server, name) for name in ("Ann", "Bob", "Cleo")]
    codes = [person.open("the-pie-game", ["me", "me", "random"]) for person in people]
    moved = [0, 0, 0]
    taken: list[list[int]] = []

    async def play(number: int, until: asyncio.Event) -> None:
        rng = Random(number)
        async with people[number].page(codes[number]) as one, people[number].page(codes[number]) as two:
            await one.hello(0)
            await two.hello(1)
            while not until.is_set() and one.position["view"]["outcome"] is None:
                for page in (one, two):
                    await page.quiet(0.002)
                    if page.position["choices"]:
                        answer = await page.pick([rng.choice(page.position["choices"])["atom"]])
                        moved[number] = max(moved[number], answer["number"])

    async def load() -> None:
        until = asyncio.Event()
        playing = [asyncio.create_task(play(number, until)) for number in range(3)]
        for number in range(2):
            await asyncio.sleep(0.3)
            taken.append(list(moved))
            done = await asyncio.to_thread(command, server.data, "backup", str(tmp_path / f"backup-{number}"))
            assert done.returncode == 0, done.stderr
        until.set()
        await asyncio.gather(*playing)

    asyncio.run(load())
    assert taken[1] > taken[0], "somebody moved meanwhile"
    assert server.stop() == 0
    assert '"level": "error"' not in server.log
    for number, least in enumerate(taken):
        file = tmp_path / f"backup-{number}"
        assert not file.stat().st_mode & 0o077, "it has the seeds"
        restored = command(server.data, "restore", str(file))
        assert restored.returncode == 0, restored.stderr
        assert command(server.data, "check").returncode == 0
        server.start()
        for person, code, acknowledged in zip(people, codes, least, strict=True):
            assert move(person, code, 0) >= acknowledged
        assert server.stop() == 0
        time.sleep(1.1)  # the names of those that are kept have the second
    kept = [file for file in server.data.iterdir() if ".before-" in file.name]
    assert len(kept) == len(taken), "each in one file, because its server had stopped"


def test_a_backup_goes_into_a_new_file(tmp_path: Path) -> None:
    server, _, _, _ = played(tmp_path)
    (tmp_path / "copy").write_text("something else")
    again = command(server.data, "backup", str(tmp_path / "copy"))
    assert again.returncode == 2
    assert "exists already" in again.stderr
    assert (tmp_path / "copy").read_text() == "something else"
    nowhere = command(tmp_path / "nowhere", "backup", str(tmp_path / "other"))
    assert nowhere.returncode == 2
    assert "there is no database" in nowhere.stderr
    assert server.stop() == 0


@pytest.mark.parametrize("spoil", [empty, cut_inside_a_page, no_database])
def test_restoring_in_the_place_of_a_damaged_file(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    server, ann, code, moves = played(tmp_path)
    assert command(server.data, "backup", str(tmp_path / "copy")).returncode == 0
    assert server.stop() == 0
    path = server.data / FILE
    spoil(path)
    before = path.read_bytes()
    restored = command(server.data, "restore", str(tmp_path / "copy"))
    assert restored.returncode == 0, restored.stderr
    (kept,) = [file for file in server.data.iterdir() if ".before-" in file.name]
    assert kept.read_bytes() == before
    assert str(kept) in restored.stdout
    server.start()
    assert move(ann, code, 1) >= moves
    assert server.stop() == 0


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    server, _, _, _ = played(tmp_path)
    assert server.stop() == 0
    before = (server.data / FILE).read_bytes()
    copy = tmp_path / "copy"
    for spoil in (empty, cut_short, no_database, of_another_program):
        shutil.copy(server.data / FILE, copy)
        spoil(copy)
        assert command(server.data, "restore", str(copy)).returncode == 2
        assert (server.data / FILE).read_bytes() == before
    assert command(server.data, "restore", str(tmp_path / "nothing")).returncode == 2
    assert [file.name for file in server.data.iterdir() if file.name.startswith(FILE)] == [FILE]


def test_an_interrupted_restore_is_no_new_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    SqliteStore(data, Metrics()).close()
    backups.backup(data, tmp_path / "copy")
    replace = Path.replace

    def power_cut(source: Path, target: Path) -> Path:
        if target.name == FILE:
            raise KeyboardInterrupt
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", power_cut)
    with pytest.raises(KeyboardInterrupt):
        backups.restore(data, tmp_path / "copy")
    monkeypatch.undo()
    with pytest.raises(StoreError, match="there was a database"):
        SqliteStore(data, Metrics())
    backups.restore(data, tmp_path / "copy")
    SqliteStore(data, Metrics()).close()
