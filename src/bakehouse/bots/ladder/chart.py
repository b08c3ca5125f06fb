"""A ladder as a picture: the ratings of each game with their intervals, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from bakehouse.bots.ladder.ladder import Ladder, Rating

WIDTH, LEFT, RIGHT = 720, 130, 30
ROW, HEAD, GAP = 26, 34, 14
TICK = 200  # rating points


def chart(ladders: Sequence[Ladder]) -> str:
    """One block a game: a dot for each level and a line for its interval."""
    ratings = [rating for ladder in ladders for rating in ladder.ratings]
    low = min([rating.low for rating in ratings], default=0.0) - TICK / 4
    high = max([rating.high for rating in ratings], default=TICK) + TICK / 4
    scale = (WIDTH - LEFT - RIGHT) / (high - low)
    parts: list[str] = []
    y = 10.0
    for ladder in ladders:
        parts.append(f'<text x="10" y="{y + 20:.0f}" font-weight="bold">{escape(ladder.game)}</text>')
        bottom = y + HEAD + ROW * len(ladder.ratings)
        first = int(low // TICK + 1) * TICK
        for tick in range(first, int(high) + 1, TICK):
            x = LEFT + (tick - low) * scale
            parts.append(f'<path d="M{x:.1f} {y + HEAD - 8:.0f}V{bottom:.0f}" stroke="#8884"/>')
            parts.append(f'<text x="{x:.1f}" y="{y + HEAD - 12:.0f}" text-anchor="middle" font-size="11">{tick}</text>')
        for place, rating in enumerate(ladder.ratings):
            parts.append(_row(rating, y + HEAD + ROW * place + ROW / 2, low, scale))
        y = bottom + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:.0f}" width="{WIDTH}" height="{y:.0f}" '
        f'font-family="sans-serif" font-size="14" fill="#777" role="img">\n'
        f"<title>Ratings of the bots, with 95 % intervals</title>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def _row(rating: Rating, y: float, low: float, scale: float) -> str:
    start, middle, end = (LEFT + (value - low) * scale for value in (rating.low, rating.rating, rating.high))
    return (
        f'<text x="30" y="{y + 5:.1f}">{escape(rating.level)}</text>'
        f'<path d="M{start:.1f} {y:.1f}H{end:.1f}" stroke="#c60" stroke-width="3"/>'
        f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5" fill="#c60"><title>{rating.rating:.0f} '
        f"({rating.low:.0f} to {rating.high:.0f})</title></circle>"
    )
