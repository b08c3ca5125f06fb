"""A page on its own: one HTML file with its style and pictures in it, light and dark, to be read and to be printed.

Reports are made of these parts. Whatever is text is escaped here; parts that are HTML already are `Html`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from bakehouse.core.package_data import text_of
from bakehouse.lab.charts import Chart, inline_svg

FIXED = "\N{NO-BREAK SPACE}"


class Html(str):
    """Text that is HTML."""

    __slots__ = ()


class Section(NamedTuple):
    """A sheet of the page; its name is what links lead to."""

    name: str
    title: str
    parts: Sequence[Html]


Cell = str | Html


def html(text: str) -> Html:
    """Any text, as HTML; numbers stay with their units, and intervals in one piece."""
    if isinstance(text, Html):
        return text
    return Html(escape(text).replace(" %", f"{FIXED}%").replace(" – ", f"{FIXED}–{FIXED}"))


def paragraph(text: str, kind: str = "") -> Html:
    return Html(f"<p{_kind(kind)}>{html(text)}</p>")


def heading(text: str) -> Html:
    return Html(f"<h3>{html(text)}</h3>")


def bullets(lines: Iterable[str]) -> Html:
    items = "".join(f"<li>{html(line)}</li>" for line in lines)
    return Html(f'<ul class="findings">{items}</ul>')


def terms(pairs: Iterable[tuple[str, str]]) -> Html:
    """What things are: a list of names and values."""
    items = "".join(f"<dt>{html(name)}</dt><dd>{html(value)}</dd>" for name, value in pairs)
    return Html(f'<dl class="facts">{items}</dl>')


def figure(chart: Chart, title: str, caption: str = "") -> Html:
    words = f"<figcaption>{html(caption)}</figcaption>" if caption else ""
    return Html(f"<figure>{inline_svg(chart, title)}{words}</figure>")


def program(text: str) -> Html:
    return Html(f"<pre>{html(text)}</pre>")


def folded(title: str, *parts: Html) -> Html:
    """What few want to see: opened by a click."""
    return Html(f"<details><summary>{html(title)}</summary>{''.join(parts)}</details>")


def with_interval(value: str, interval: str, *, stands_out: bool = False) -> Html:
    """A number in a table, its interval below it."""
    shown = f'<span class="stands-out">{html(value)}</span>' if stands_out else html(value)
    return Html(f'{shown}<span class="interval">{html(interval)}</span>')


def with_bar(text: Html, share: float) -> Html:
    """A number with a bar below it, from 0 to 1."""
    return Html(f'{text}<span class="bar" style="--share:{100 * share:.1f}%"></span>')


def table(heads: Sequence[str], rows: Iterable[Sequence[Cell]], words: Sequence[int] = (0,), kind: str = "") -> Html:
    """A table; `words` are the columns that hold words, which stand on the left."""
    head = "".join(
        f'<th scope="col"{_kind("words" if place in words else "")}>{html(one)}</th>' for place, one in enumerate(heads)
    )
    body = "".join(_row(row, words) for row in rows)
    return Html(
        f'<div class="scroll"><table{_kind(kind)}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def _row(row: Sequence[Cell], words: Sequence[int]) -> str:
    cells = "".join(f"<td{_kind('words' if place in words else '')}>{html(one)}</td>" for place, one in enumerate(row))
    return f"<tr>{cells}</tr>"


def _kind(name: str) -> str:
    return f' class="{name}"' if name else ""


def play_links(links: Iterable[tuple[str, str]]) -> list[Html]:
    """Links to a table with a deck, by the name of the deck; those without an address are left out."""
    shown = [
        f'<a class="play" href="{escape(address)}">Play {f"deck {name}" if name else "this deck"}</a>'
        for name, address in links
        if address
    ]
    return [Html(f'<p class="plays">{" ".join(shown)}</p>')] if shown else []


def served_link(address: str) -> Html:
    """A link to a table on the reader's own machine."""
    link = f'<a href="{escape(address)}">{escape(address)}</a>'
    return Html(f"<p>While <code>bakehouse serve</code> runs, the table is at {link}.</p>")


def page(title: str, kicker: str, lead: Sequence[Html], sections: Sequence[Section], foot: str) -> str:
    """The whole file."""
    style = text_of("bakehouse.lab", "report.css")
    links = "".join(f'<a href="#{one.name}">{html(one.title)}</a>' for one in sections)
    sheets = "\n".join(
        f'<section id="{one.name}"><h2>{html(one.title)}</h2>{"".join(one.parts)}</section>' for one in sections
    )
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f'<header><p class="kicker">{html(kicker)}</p><h1>{html(title)}</h1>{"".join(lead)}</header>\n'
        f'<nav aria-label="Parts of this report">{links}</nav>\n{sheets}\n<footer>{html(foot)}</footer>\n'
        f"</main>\n</body>\n</html>\n"
    )
