"""The page has no words of its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)
NOT_MARKUP = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
TEXT = re.compile(r">([^<>{}]*[A-Za-z]{2}[^<>{}]*)<")
READ = re.compile(
    r"""\b(?:aria-label|aria-roledescription|title|alt|placeholder)=["']([^"'{}]*[A-Za-z]{2}[^"'{}]*)["']"""
)
SENTENCE = re.compile(r"""["'`]([A-Z][a-z]+ [a-z]+[^"'`]*)["'`]""")
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
ALLOWED = {"Bakehouse"}  # a name


def sources(suffix: str) -> list[Path]:
    return sorted(path for path in PAGE.rglob(f"*{suffix}") if path.name != "wire.ts")


def without_code(markup: str) -> str:
    """Markup without what stands in braces, however deep."""
    kept, depth = [], 0
    for letter in markup:
        depth += (letter == "{") - (letter == "}")
        if depth == 0 and letter != "}":
            kept.append(letter)
    return "".join(kept)


def words_of(markup: str) -> Iterator[str]:
    plain = without_code(re.sub(r"=>", "", NOT_MARKUP.sub("", markup)))
    for found in (*TEXT.findall(plain), *READ.findall(plain)):
        word = " ".join(found.split())
        if word and word not in ALLOWED:
            yield word


@pytest.mark.parametrize("path", sources(".svelte"), ids=lambda path: path.name)
def test_markup_has_no_words(path: Path) -> None:
    assert list(words_of(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("path", [*sources(".svelte"), *sources(".ts")], ids=lambda path: path.name)
def test_scripts_have_no_sentences(path: Path) -> None:
    text = path.read_text("utf-8")
    script = "\n".join(SCRIPT.findall(text)) if path.suffix == ".svelte" else text
    assert SENTENCE.findall(COMMENT.sub("", script)) == []


def test_the_tests_can_fail() -> None:
    assert list(words_of('<p>Hello you</p><b title="Close it">{t("x")}</b>')) == ["Hello you", "Close it"]
    assert list(words_of("<p>{#if a > b}{word}{/if}</p>")) == []
    assert SENTENCE.findall('const x = "Take it back";') == ["Take it back"]


def test_sentences_are_not_taken_apart() -> None:
    """Messages are formatted; a regular expression over words would be taking them apart again."""
    text = (PAGE / "words.svelte.ts").read_text("utf-8")
    assert not re.search(r"/\\b|\.match\(|\.replace\(", text)
