"""How many may play Pie Contest: four to ten, and fewer where the table agrees on it."""

from __future__ import annotations

from bakehouse.core.options import Value

MIN_SEATS = 4  # CO-2
MAX_SEATS = 10  # CO-R2
MIN_SEATS_BY_OPTION = 2  # with the option players=2-10


def allows_seats(options: dict[str, Value], seats: int) -> bool:
    """CO-R2: may this many play with these options?"""
    least = MIN_SEATS_BY_OPTION if options["players"] == "2-10" else MIN_SEATS
    return least <= seats <= MAX_SEATS
