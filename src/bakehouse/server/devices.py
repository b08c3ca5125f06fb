"""Other browsers of a guest: an offer by a code that can be used once, for some minutes, and a token of its own for
whoever uses it. Of codes and tokens only hashes are kept, as of the first token (`guests.py`)."""

from __future__ import annotations

import re
import secrets
import time
from io import BytesIO
from urllib.parse import quote

import segno

from bakehouse.core.messages import say
from bakehouse.server.connection import Guest
from bakehouse.server.guests import TOKEN_BYTES, hashed
from bakehouse.server.refusal import Refusal
from bakehouse.server.rows import offer_rows, take_over_row
from bakehouse.server.store import Store
from bakehouse.server.wire import Offer

LETTERS = "BCDFGHJKMNPQRSTVWXZ"  # none that looks like a digit, and no vowels: a code is no word
CODE_LENGTH = 10  # 42 bits, for some minutes, and few guesses
PART = 5  # letters that are read together
SECONDS = 600
NO_LETTER = re.compile(r"[^A-Z]")
DOTS = re.compile(rb'<path[^>]* d="([^"]+)"')


class Devices:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def offer(self, guest: Guest, house: str) -> Offer:
        """By a link of this house; what stands after the # is not sent to any server."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        await self._store.write(offer_rows(guest.id, hashed(code), int(time.time()) + SECONDS))
        spelled = "-".join(code[start : start + PART] for start in range(0, CODE_LENGTH, PART))
        link = f"{house}/take#{quote(spelled)}"
        path, size = _drawn(link)
        return Offer(spelled, link, SECONDS, path, size)

    async def take(self, code: str) -> tuple[Guest, str]:
        """The guest who was offered by this code, and a token for the cookie of a browser that is this guest now."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.write([take_over_row(hashed(token), hashed(NO_LETTER.sub("", code.upper())))])
        found = await self._store.guest(hashed(token))
        if found is None:
            raise Refusal("no_such_offer", say("no-such-offer"))
        return found[0], token


def _drawn(link: str) -> tuple[str, int]:
    """A QR code as the path of an SVG, and its size."""
    code = segno.make(link, error="m", micro=False)
    picture = BytesIO()
    code.save(picture, kind="svg", border=0, xmldecl=False, nl=False)
    found = DOTS.search(picture.getvalue())
    assert found is not None
    return found[1].decode(), int(code.symbol_size(border=0)[0])
