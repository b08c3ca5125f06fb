"""The command, the report and the plugin of pytest."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from bakehouse.cli import cli
from bakehouse.leaktest import check
from bakehouse.leaktest.report import as_html, as_text
from tests.leaktest.toy import Toy

pytest_plugins = ["pytester"]


def test_a_finding_is_written_with_what_shows_it_again() -> None:
    report = check(Toy("string"), games=3)
    text = as_text(report)
    finding = report.findings[0]
    assert "toy (): 1 finding; 3 games" in text
    assert "string tells two worlds apart, observation does not" in text
    assert "line 2 (value): 'the others have [" in text
    assert f"bakehouse leaktest toy --seed {finding.seed} --games 1 --seat {finding.seat}" in text


def test_the_page_escapes_what_it_shows() -> None:
    report = check(Toy("picture"), games=3)
    report.environment = "<toy>"
    page = as_html([report, check(Toy(), games=2)])
    assert "<toy>" not in page
    assert "&lt;toy&gt;" in page
    assert "nothing found" in page


@pytest.mark.parametrize(("leak", "code"), [("ToyWithALeak", 1), ("Toy", 0)])
def test_the_command(leak: str, code: int, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = ["leaktest", f"tests.leaktest.toy:{leak}", "--games", "3", "--html", str(page)]
    done = CliRunner().invoke(cli, words, standalone_mode=False)
    assert done.return_value == code
    assert ("1 finding" in done.output) == bool(code)
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_an_unknown_name() -> None:
    done = CliRunner().invoke(cli, ["leaktest", "chess"])
    assert done.exit_code == 2
    assert "'chess' is no environment" in done.output


def test_the_plugin(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        from tests.leaktest.toy import Toy

        def test_clean(no_leaks):
            no_leaks(Toy(), games=3)

        def test_leaky(no_leaks):
            no_leaks(Toy("reward"), games=3)
        """
    )
    root = Path(__file__).parents[2]
    pytester.makeini(f"[pytest]\npythonpath = {root}\n")
    done = pytester.runpytest_subprocess("-p", "bakehouse.leaktest.plugin", "--leak-report", "leaks.html", "-n0")
    done.assert_outcomes(passed=1, failed=1)
    done.stdout.fnmatch_lines(["*reward tells two worlds apart, observation does not*"])
    assert "Leak report" in (pytester.path / "leaks.html").read_text("utf-8")
