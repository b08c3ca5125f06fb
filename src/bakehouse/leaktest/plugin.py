"""For pytest: `pytest -p bakehouse.leaktest.plugin`, and a fixture `no_leaks` that fails with what was found.

def test_my_game(no_leaks):
    no_leaks(MyEnvironment(), games=20)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bakehouse.leaktest.check import check
from bakehouse.leaktest.find import find
from bakehouse.leaktest.findings import Report
from bakehouse.leaktest.report import as_html, as_text
from bakehouse.leaktest.world import Environment

REPORTS = pytest.StashKey[list[Report]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--leak-report", metavar="FILE", help="write what the leak kit found to an HTML file")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[REPORTS] = []


@pytest.fixture
def no_leaks(request: pytest.FixtureRequest) -> Callable[..., Report]:
    """Check an environment, or one by its name, and fail if anything was found or nothing could be compared."""

    def fails_on_leaks(environment: Environment | str, **options: Any) -> Report:
        report = check(find(environment) if isinstance(environment, str) else environment, **options)
        request.config.stash[REPORTS].append(report)
        if report.verdict != "clean":
            pytest.fail(as_text(report), pytrace=False)
        return report

    return fails_on_leaks


def pytest_sessionfinish(session: pytest.Session) -> None:
    file = session.config.getoption("--leak-report")
    if file:
        with open(file, "w", encoding="utf-8") as page:
            reports: list[Report] = session.config.stash[REPORTS]
            page.write(as_html(reports))
