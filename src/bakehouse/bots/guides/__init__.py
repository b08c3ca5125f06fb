"""One guide a game: what the search knows about it. All compiled."""

from __future__ import annotations

from importlib import import_module

from bakehouse.bots.guide import Guide


def guide_for(slug: str) -> Guide:
    guide: Guide = import_module(f"bakehouse.bots.guides.{slug.replace('-', '_')}").GameGuide()
    return guide
