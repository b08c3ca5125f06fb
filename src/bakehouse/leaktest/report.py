"""What was found, as text and as one HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bakehouse.leaktest.findings import Finding, Report
from bakehouse.leaktest.world import SPECTATOR

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
       color-scheme: light dark; color: light-dark(#222, #eee); background: light-dark(#fff, #1c1b1a); }
h2 { margin-top: 2.5rem; } table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid light-dark(#ddd, #444); padding: .3rem .6rem; text-align: left; vertical-align: top; }
td:nth-child(n+3) { font-variant-numeric: tabular-nums; }
code { font-size: .9em; overflow-wrap: anywhere; } .findings { font-weight: bold; }
"""


def command(finding: Finding, report: Report) -> str:
    """What shows a finding again."""
    return f"bakehouse leaktest {quoted(report.environment)} --seed {finding.seed} --games 1 --seat {finding.seat}"


def quoted(name: str) -> str:
    return f"'{name}'" if set(name) & set("() ;&") else name


def headline(finding: Finding) -> str:
    """A finding in one sentence."""
    if finding.channel == "sampler":
        difference = finding.differences[0]
        return f"the sampler gives {difference.one}, where {difference.two}"
    if finding.kind == "sampler":
        return f"a world of the sampler differs in {finding.channel}" + _while(finding)
    return f"{finding.channel} tells two worlds apart" + _while(finding)


def _while(finding: Finding) -> str:
    if not finding.against:
        return ""
    return f", {' and '.join(finding.against)} does not"


def who(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


def summary(report: Report) -> str:
    return (
        f"{report.environment} ({report.version}): {verdict(report)}; "
        f"{report.games} games, {report.pairs} pairs of worlds, {report.compared} positions compared"
    )


def verdict(report: Report) -> str:
    if not report.findings:
        return {"clean": "nothing found"}.get(report.verdict, report.verdict)
    return f"{len(report.findings)} finding{'s' if len(report.findings) > 1 else ''}"


def as_text(report: Report) -> str:
    lines = [summary(report)]
    if report.unstable:
        lines.append(
            f"  not compared, because they differ when the same game is played twice: {names(report.unstable)}"
        )
    if report.verdict == "nothing compared":
        lines.append("  no two different worlds were found that a seat could not tell apart at once")
    for number, finding in enumerate(report.findings, 1):
        lines.append(f"  {number}. {headline(finding)}")
        lines.append(f"     {place(finding)}; seen {report.seen[finding]} times")
        lines += [f"     {line}" for line in details(finding)]
        lines.append(f"     again: {command(finding, report)}")
    return "\n".join(lines)


def place(finding: Finding) -> str:
    return f"{who(finding.seat)}, seed {finding.seed}, step {finding.step}, a {finding.source} twin"


def details(finding: Finding) -> list[str]:
    if finding.channel == "sampler":
        return []
    return [f"{one.path or finding.channel} ({one.kind}): {one.one} | {one.two}" for one in finding.differences]


def names(channels: set[str]) -> str:
    return ", ".join(sorted(channels))


def as_html(reports: Sequence[Report]) -> str:
    """One page for any number of environments."""
    rows = "".join(
        f"<tr><td><code>{escape(one.environment)}</code></td>"
        f"<td class={one.verdict.split()[0]}>{escape(verdict(one))}</td>"
        f"<td>{one.games:,}</td><td>{one.pairs:,}</td><td>{one.compared:,}</td><td>{one.sampled:,}</td>"
        f"<td>{escape(names(one.channels))}</td></tr>"
        for one in reports
    )
    table = (
        "<table><tr><th>environment<th>verdict<th>games<th>pairs<th>positions compared<th>sampled worlds<th>channels"
        f"</tr>{rows}</table>"
    )
    parts = "".join(_section(report) for report in reports if report.findings or report.unstable)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Leak report</title><style>{STYLE}</style><h1>Leak report</h1>{table}{parts}</html>"
    )


def _section(report: Report) -> str:
    items = "".join(
        f"<li><p><strong>{escape(headline(finding))}</strong><br>{escape(place(finding))}; "
        f"seen {report.seen[finding]} times</p><table>"
        + "".join(
            f"<tr><td><code>{escape(one.path or finding.channel)}</code></td><td>{escape(one.kind)}</td>"
            f"<td><code>{escape(one.one)}</code></td><td><code>{escape(one.two)}</code></td></tr>"
            for one in finding.differences
        )
        + f"</table><p><code>{escape(command(finding, report))}</code></p></li>"
        for finding in report.findings
    )
    noise = (
        f"<p>Not compared, because it changes by itself: {escape(names(report.unstable))}</p>"
        if report.unstable
        else ""
    )
    return f"<h2>{escape(report.environment)}</h2><p>{escape(report.version)}</p>{noise}<ol>{items}</ol>"
