"""Write docs/observations.md: what every number of an observation means, from the tables of the games."""

from pathlib import Path

import bakehouse

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
SLUGS = ("cheflebrity", "pastry-chefs", "pie-contest", "pie-factory", "the-pie-game")
HEAD = """# Observations as numbers

What a seat sees, as a vector of small whole numbers: the fields of each game in their order, with their places at a
table of the usual number of seats. [research.md](research.md) says how to get them. This page is written by
`python tools/observation_fields.py` from the `fields.toml` of the games, which the encoders read, too.

Seats are counted from 0 and keep their places whoever observes. Nothing is in an observation that is not in the View
of its seat; what a seat could remember from earlier is not in it.
"""


def page() -> str:
    return HEAD + "".join(section(slug) for slug in SLUGS)


def section(slug: str) -> str:
    game = bakehouse.game(slug)
    encoder = game.encoder(game.deal(game.info.usual_seats, 0))
    rows = [f"\n## {game.info.title} ({encoder.size} numbers with {encoder.seats} seats)"]
    rows += ["", "| field | places | size | meaning |", "|---|---|---|---|"]
    for field in encoder.fields:
        end = field.start + field.size - 1
        places = str(field.start) if field.size == 1 else f"{field.start} – {end}"
        rows.append(f"| `{field.name}` | {places} | {field.formula.replace('*', '×')} | {field.meaning} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
