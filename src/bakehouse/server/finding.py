"""Finding the table of a friend by their name, if they allow it.

Whoever asks is told the same of somebody who does not exist, does not allow it, or does not play.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bakehouse.server import wire
from bakehouse.server.connection import Guest
from bakehouse.server.gallery import ROUNDING
from bakehouse.server.manners import LONGEST
from bakehouse.server.names import skeletons
from bakehouse.server.refusal import Refusal

if TYPE_CHECKING:
    from bakehouse.server.registry import TableRegistry

MOST = 5


async def tables_with(registry: TableRegistry, asker: Guest, name: str) -> list[wire.FoundTable]:
    """The running tables at which somebody of this name plays, as the asker may see them."""
    late = LONGEST * registry.settings.delay_minute + ROUNDING + 1  # what is over may not be over for them
    candidates = await registry.store.tables_to_find(skeletons(name), int(time.time() - late))
    blockers = await registry.store.blockers_of(asker.id)
    found: dict[str, wire.FoundTable] = {}
    for code, friend in candidates:
        if friend in blockers or code in found or len(found) == MOST:
            continue
        table = await _seen(registry, code, friend, asker, blockers)
        if table is not None:
            found[code] = table
    return list(found.values())


async def _seen(
    registry: TableRegistry, code: str, friend: int, asker: Guest, blockers: frozenset[int]
) -> wire.FoundTable | None:
    """None: there is nothing to watch there."""
    try:
        table = (await registry.look(code)).seen_by(asker.id)
    except Refusal:
        return None
    if (
        table.is_secret
        or table.status not in ("playing", "paused")
        or not table.seats.of(friend)
        or table.seats.host in blockers
    ):
        return None
    info = table.game.info
    return wire.FoundTable(code, info.slug, info.title, table.seats.called())
