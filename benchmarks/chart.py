"""A run as a chart (SVG), legible in light and in dark."""

from __future__ import annotations

from html import escape

from benchmarks.report import SUBJECTS, Run

WIDTH = 760
LEFT, RIGHT = 190, 90  # for the names and for the figures
BAR, GAP, HEAD = 18, 8, 44
PANELS = ("steps", "playout")
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #2b1d17 }
.title { font-weight: 600; font-size: 15px }
.paper { fill: #fffaf2 }
.ours { fill: #b4531a }
.peer { fill: #7d8a94 }
.axis { stroke: #2b1d17; stroke-width: 1 }
@media (prefers-color-scheme: dark) {
  text { fill: #f3e9dc }
  .paper { fill: #2b1d17 }
  .ours { fill: #f0a35e }
  .peer { fill: #94a3ad }
  .axis { stroke: #f3e9dc }
}
"""


def svg_of(run: Run) -> str:
    parts: list[str] = []
    top = 0
    for subject in PANELS:
        bars = bars_of(run, subject)
        parts += _panel(subject, bars, top)
        top += HEAD + len(bars) * (BAR + GAP) + GAP
    summary = "Decisions per second of Bakehouse's games beside other engines, more is better"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}" '
            f'role="img" aria-label="{summary}">',
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{top}" rx="8"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


def bars_of(run: Run, subject: str) -> list[tuple[str, float, str]]:
    """Name, height and kind of each bar, the longest first."""
    scale = SUBJECTS[subject].scale
    found = [(name, row[subject].value * scale, "ours") for name, row in run.games.items() if subject in row]
    found += [(name, row[subject].value * scale, "peer") for name, row in run.peers.items() if subject in row]
    return sorted(found, key=lambda bar: -bar[1])


def _panel(subject: str, bars: list[tuple[str, float, str]], top: int) -> list[str]:
    title = SUBJECTS[subject].title
    longest = max((value for _, value, _ in bars), default=1.0)
    parts = [
        f'<text class="title" x="16" y="{top + 28}">{escape(title[0].upper() + title[1:])}: '
        "millions of decisions per second</text>"
    ]
    y = top + HEAD
    for name, value, kind in bars:
        length = max(1.0, (WIDTH - LEFT - RIGHT) * value / longest)
        line = y + BAR - 4
        parts += [
            f'<text x="{LEFT - 8}" y="{line}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR}" rx="2"/>',
            f'<text x="{LEFT + length + 8:.1f}" y="{line}">{value:.3g}</text>',
        ]
        y += BAR + GAP
    parts.append(f'<line class="axis" x1="{LEFT}" y1="{top + HEAD - 4}" x2="{LEFT}" y2="{y - GAP + 4}"/>')
    return parts
