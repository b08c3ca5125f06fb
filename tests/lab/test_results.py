"""Files of results: the same bytes whoever plays, and a journal that survives being stopped."""

from functools import partial
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from bakehouse.core.errors import BakehouseError, RecordError
from bakehouse.lab.executor import Cores, Executor, InProcess
from bakehouse.lab.experiment import Experiment, make_experiment, make_setup
from bakehouse.lab.playing import encode_share, play_share
from bakehouse.lab.results import Journal, read, results_of

SETUP = make_setup("pie-factory", bots="random")
EXPERIMENT = make_experiment(SETUP, 120, first_seed=5)


def played(executor: Executor, experiment: Experiment, folder: Path) -> bytes:
    journal = Journal(experiment, folder / "journal")
    shares = experiment.shares()
    with executor:
        for number, games in enumerate(executor.run(partial(encode_share, experiment.setup), shares)):
            journal.add(number, games)
    journal.finish(folder / "results.parquet")
    assert not (folder / "journal").exists()
    return (folder / "results.parquet").read_bytes()


def test_one_process_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    assert played(InProcess(), EXPERIMENT, tmp_path / "one") == played(Cores(2), EXPERIMENT, tmp_path / "two")


def test_what_is_written_is_read(tmp_path: Path) -> None:
    played(InProcess(), EXPERIMENT, tmp_path)
    results = read(tmp_path / "results.parquet")
    games = play_share(SETUP, EXPERIMENT.seeds)
    assert results.experiment == EXPERIMENT
    assert results.frame.equals(results_of(EXPERIMENT, games).frame)
    assert results.frame["seed"].to_list() == list(EXPERIMENT.seeds)
    assert results.by_seat("scores").tolist() == [game.scores for game in games]
    drawn = results.cards("drawn")
    assert drawn.shape == (120, len(results.codes), 4)
    assert drawn[3].flatten().tolist() == games[3].drawn
    assert results.situations()[3].tolist() == games[3].situations


def test_missing_scores_are_no_numbers() -> None:
    """Pie Contest: who has no Pie has no score."""
    setup = make_setup("pie-contest", bots="random")
    results = results_of(make_experiment(setup, 40), play_share(setup, range(40)))
    scores = results.by_seat("scores")
    assert np.isnan(scores).any()
    assert np.isnan(scores).sum() == results.frame["scores"].explode().null_count()


def test_a_journal_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    journal = Journal(EXPERIMENT, tmp_path / "journal")
    shares = [encode_share(SETUP, share) for share in EXPERIMENT.shares()]
    journal.add(2, shares[2])
    journal.add(0, shares[0])
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole[:-10])
    again = Journal(EXPERIMENT, tmp_path / "journal")
    assert set(again.places) == {2}
    again.add(0, shares[0])
    again.add(0, shares[0])
    assert journal.path.read_bytes() == whole
    again.add(1, shares[1])
    assert [game.seed for game in again.games()] == list(EXPERIMENT.seeds)


def test_a_journal_of_another_experiment_is_refused(tmp_path: Path) -> None:
    Journal(EXPERIMENT, tmp_path / "journal")
    with pytest.raises(BakehouseError, match="another experiment"):
        Journal(make_experiment(SETUP, 119, first_seed=5), tmp_path / "journal")


def test_other_files_are_refused(tmp_path: Path) -> None:
    pl.DataFrame({"seed": [1]}).write_parquet(tmp_path / "other.parquet")
    (tmp_path / "words.parquet").write_text("no table at all")
    for name in ("other.parquet", "words.parquet"):
        with pytest.raises(RecordError, match="no file of results"):
            read(tmp_path / name)
