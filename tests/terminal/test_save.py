"""Files: written as a whole or not at all, and never over somebody else's."""

from pathlib import Path

import pytest

import bakehouse
from bakehouse.terminal.save import SaveError, write_at_once
from bakehouse.words import Words
from tests.terminal.sitting import Sitting


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.chdir(tmp_path)
    return Sitting(bakehouse.game("pastry-chefs"), [], [0])


def test_saving_twice_uses_one_file(sitting: Sitting, tmp_path: Path) -> None:
    sitting.session.save("")
    sitting.session.save("")
    assert [path.suffix for path in tmp_path.iterdir()] == [".pie"]


@pytest.mark.parametrize("name", ["~no-such-user/x.pie", "a\0b", "x" * 300, "no/such/folder", "..", "/dev/null/x"])
def test_impossible_names(sitting: Sitting, tmp_path: Path, name: str) -> None:
    sitting.session.save(name)
    assert "cannot be written" in sitting.text or "There is a file" in sitting.text
    assert list(tmp_path.iterdir()) == []


def test_half_a_file_is_never_there(tmp_path: Path) -> None:
    path = tmp_path / "game.pie"
    path.write_text("old")
    with pytest.raises(SaveError):
        write_at_once(path, "new \ud800")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    write_at_once(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_a_link_to_itself(sitting: Sitting, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("link")
    sitting.session.save("link")
    assert "There is a file link already" in sitting.text


def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as refused:
        write_at_once(tmp_path / "no" / "game.pie", "text")
    assert "cannot be written: No such file or directory." in Words()(refused.value.message)
