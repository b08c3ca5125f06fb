"""A refusal: raised wherever something is not allowed, sent as the one shape of an error."""

from __future__ import annotations

from bakehouse.core.messages import Message
from bakehouse.server.wire import Problem

Facts = dict[str, str | int | list[str]]

STATUS = {
    "malformed": 400,
    "bad_option": 400,
    "bad_deck": 400,
    "bad_seats": 400,
    "no_name": 401,
    "not_yours": 403,
    "not_host": 403,
    "not_here": 403,
    "not_watched": 403,
    "wrong_origin": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_tournament": 404,
    "not_found": 404,
    "no_such_offer": 404,
    "damaged": 409,
    "wrong_method": 405,
    "too_late": 408,
    "not_over": 409,
    "lesson": 409,
    "not_now": 409,
    "fixed": 409,
    "not_dealt": 409,
    "no_fork": 409,
    "name_taken": 409,
    "too_large": 413,
    "wrong_host": 421,
    "too_fast": 429,
    "too_many": 429,
    "broken": 500,
    "too_slow": 400,
    "busy": 503,
    "not_saved": 503,
    "stopping": 503,
}


class Refusal(Exception):
    def __init__(
        self, code: str, message: Message, rule: str = "", facts: Facts | None = None, *, allow: str = ""
    ) -> None:
        self.allow = allow  # the methods of HTTP that are allowed instead
        self.problem = Problem(code, message, rule, facts or {})
        super().__init__(f"{code}: {message.id}")

    @property
    def code(self) -> str:
        return self.problem.code

    @property
    def status(self) -> int:
        """As a status of HTTP."""
        return STATUS.get(self.code, 400)
