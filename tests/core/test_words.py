import pytest

from bakehouse.core.words import nth, some


@pytest.mark.parametrize(("count", "text"), [(0, "0 pies"), (1, "1 pie"), (2, "2 pies"), (11, "11 pies")])
def test_some(count: int, text: str) -> None:
    assert some(count, "pie") == text


@pytest.mark.parametrize(("number", "text"), [(1, "first pie"), (10, "tenth pie"), (11, "pie 11"), (0, "pie 0")])
def test_nth(number: int, text: str) -> None:
    assert nth(number, "pie") == text
