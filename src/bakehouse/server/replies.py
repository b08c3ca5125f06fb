"""What a request says and how it is answered: JSON both ways, compressed where that is worth it."""

from __future__ import annotations

import gzip
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bakehouse.core.messages import say
from bakehouse.server.middleware import body_of
from bakehouse.server.refusal import Refusal
from bakehouse.server.static_files import FOR_EVER

SMALL = 1_000  # bytes: not worth compressing

Read = TypeVar("Read")


async def body_as(request: Request, kind: type[Read]) -> Read:
    try:
        return msgspec.json.decode(await body_of(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", say("unreadable-request", error=str(error))) from None


def reply(
    request: Request, body: bytes, *, kind: str = "application/json", status: int = 200, keeps: bool = False
) -> Response:
    """`keeps`: the address has a hash of what is there, so that a browser may keep it for ever."""
    headers = {"cache-control": FOR_EVER if keeps else "no-store", "vary": "accept-encoding"}
    if len(body) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 5)
    return Response(body, status, headers, kind)
