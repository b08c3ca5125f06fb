"""`bakehouse lab run`: one command, a file of results and a report; stopped and resumed."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from bakehouse.cli import cli
from bakehouse.core.errors import BakehouseError
from bakehouse.lab.executor import Executor, InProcess
from bakehouse.lab.experiment import make_experiment, make_setup
from bakehouse.lab.results import read
from bakehouse.lab.run import play_experiment

QUICK = ["pastry-chefs", "--bots", "random", "--games", "230"]


def lab_run(*words: str) -> None:
    """As it is typed, in this process: to start another one takes seconds."""
    assert cli.main(["lab", "run", *words], prog_name="bakehouse", standalone_mode=False) == 0


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that is finished, with everything that can be asked for."""
    folder = tmp_path_factory.mktemp("lab") / "mine"
    lab_run(*QUICK, "--workers", "1", "--out", str(folder), "--also", "csv", "--also", "svg", "--also", "png")
    return folder


def test_a_run_writes_results_and_a_report(finished: Path) -> None:
    results = read(finished / "results.parquet")
    assert results.games == 230
    report = (finished / "report.html").read_text("utf-8")
    assert results.experiment.id in report
    assert "bakehouse lab run pastry-chefs --seats 4 --bots random --games 230 --seed 0" in report
    addresses = set(re.findall(r"""https?://[^\s"'<)]+""", report))
    table = "http://127.0.0.1:8000/new/pastry-chefs"
    assert f'<a href="{table}">' in report
    svg = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert addresses <= {*svg, table}, "the report needs no network"
    assert pl.read_csv(finished / "cards.csv").height == 16
    for chart in ("places", "cards", "length"):
        assert (finished / f"{chart}.svg").read_text("utf-8").startswith("<svg")
        assert (finished / f"{chart}.png").read_bytes().startswith(b"\x89PNG")


def test_two_workers_write_the_same_files(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lab_run(*QUICK, "--workers", "2", "--out", str(tmp_path))
    said = capsys.readouterr()
    assert "230/230" in said.err
    assert "By place in the order of play:\n  1st: " in said.out
    for file in ("results.parquet", "report.html"):
        assert (tmp_path / file).read_bytes() == (finished / file).read_bytes()


def test_a_finished_run_is_not_played_again(finished: Path) -> None:
    experiment = read(finished / "results.parquet").experiment
    assert play_experiment(experiment, finished, nobody).games == 230
    with pytest.raises(BakehouseError, match="has the results of another experiment"):
        play_experiment(make_experiment(experiment.setup, 231), finished, nobody)


def nobody() -> Executor:
    raise AssertionError("nothing is left to be played")


@pytest.mark.compiled
def test_ctrl_c_stops_and_the_same_command_resumes(tmp_path: Path) -> None:
    words = ["cheflebrity", "--bots", "random", "--games", "1200", "--out"]
    program = [sys.executable, "-m", "bakehouse", "lab", "run", *words, str(tmp_path / "mine"), "--workers", "2"]
    running = subprocess.Popen(program, stderr=subprocess.PIPE, text=True, start_new_session=True)
    journal = tmp_path / "mine" / "journal"
    wait_until(lambda: journal.exists() and journal.stat().st_size > 20_000)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "the same command goes on from there" in said
    assert "Traceback" not in said
    assert journal.stat().st_size > 20_000
    experiment = make_experiment(make_setup("cheflebrity", bots="random"), 1_200)
    for name in ("mine", "whole"):
        play_experiment(experiment, tmp_path / name, InProcess)
    assert not journal.exists()
    first, second = (tmp_path / name / "results.parquet" for name in ("mine", "whole"))
    assert first.read_bytes() == second.read_bytes()


def wait_until(happens: Callable[[], bool]) -> None:
    for _ in range(1_200):
        if happens():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen within a minute")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["solitaire"], "there is no game 'solitaire'"),
        (["pie-factory", "--bots", "clever"], "there is no bot level 'clever'"),
        (["pie-factory", "--option", "max_pies=9"], "option max_pies cannot be '9'"),
        (["pie-factory", "--deck", "none.toml"], "none.toml: the file cannot be read"),
        (["pie-factory", "--workers", "2", "--cluster", "tcp://127.0.0.1:1"], "not both"),
    ],
)
def test_what_cannot_be_run_is_refused(words: list[str], said: str) -> None:
    with pytest.raises(BakehouseError, match=re.escape(said)):
        lab_run(*words)
