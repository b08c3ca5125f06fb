"""A ladder as a page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from bakehouse.bots.ladder.ladder import Ladder


def page(ladders: Sequence[Ladder]) -> str:
    """Who beats whom, the ratings, and how long replies took; a table each for all games."""
    standings = [
        f"| {ladder.game} | {one.first} against {one.second} | {one.games} | {100 * one.share:.0f} % "
        f"| {100 * one.low:.0f} to {100 * one.high:.0f} % |"
        for ladder in ladders
        for one in ladder.standings
    ]
    ratings = [
        f"| {ladder.game} | {one.level} | {one.rating:.0f} | {one.low:.0f} to {one.high:.0f} |"
        for ladder in ladders
        for one in ladder.ratings
    ]
    replies = [
        f"| {ladder.game} | {one.level} | {one.replies:,} | {1000 * one.mean:.1f} ms | {1000 * one.slowest:.0f} ms "
        f"| {one.late} |"
        for ladder in ladders
        for one in ladder.replies
    ]
    return "\n".join(
        [
            *_table("game", "pairing", "games", "share of victories", "95 %", rows=standings),
            *_table("game", "level", "rating", "95 %", rows=ratings),
            *_table("game", "level", "replies", "mean", "slowest", "late", rows=replies),
        ]
    )


def _table(*heads: str, rows: Sequence[str]) -> list[str]:
    return [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}", *rows, ""]
