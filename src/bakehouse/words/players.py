"""What players are called: people by their names, bots by herbs and spices."""

from __future__ import annotations

from collections.abc import Sequence

BOT_NAMES = ("Basil", "Clove", "Dill", "Fennel", "Ginger", "Juniper", "Mace", "Olive", "Poppy", "Sage")


def player_names(people: Sequence[str]) -> list[str]:
    """Everybody's name, by seat. A bot, whose name is empty, gets one that no person at the table has."""
    taken = {name.casefold() for name in people}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    return [name or _bot_name(seat, people, free) for seat, name in enumerate(people)]


def _bot_name(seat: int, people: Sequence[str], free: list[str]) -> str:
    """The name of its seat if that is free, so that bots keep their names when somebody sits down."""
    own = BOT_NAMES[seat % len(BOT_NAMES)]
    if own in free:
        return own
    used = {BOT_NAMES[other % len(BOT_NAMES)] for other, name in enumerate(people) if not name}
    return next((name for name in free if name not in used), own)
