"""Which language a reader gets."""

from __future__ import annotations

from collections.abc import Mapping

from bakehouse.core.errors import OptionError
from bakehouse.words.catalogues import ENGLISH, PSEUDO, languages


def choose_language(wanted: str, environment: Mapping[str, str]) -> str:
    """The language that was asked for; without one, what the environment says, as far as there is a catalogue."""
    if wanted:
        if wanted not in (*languages(), PSEUDO):
            raise OptionError(f"there is no language {wanted!r}; there are: {', '.join(languages())}")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name].partition(".")[0].partition("_")[0].lower()
            return code if code in languages() else ENGLISH
    return ENGLISH
