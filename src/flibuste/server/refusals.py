"""Refusals: what cannot be done and why, as one sentence in the reader's language."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from flibuste.data.phrases import phrasebook
from flibuste.kernel import FlibusteError
from flibuste.server.database.writer import NotStored

UNPROCESSABLE: Final = 422
UNAVAILABLE: Final = 503
SOON: Final = 2  # seconds
SILENT_DATABASE: Final = (
    NotStored,
    sa.exc.OperationalError,
    sa.exc.InterfaceError,
    sa.exc.InternalError,
    sa.exc.TimeoutError,
)


class Refusal(FlibusteError):
    """A request that is understood and refused. `key` names the sentence in texts/<language>/server.ftl; `reason` may
    add what the rules said, in English, for the writers of programs."""

    def __init__(self, status: int, key: str, reason: str = "", **args: str | int) -> None:
        super().__init__(phrasebook("en").say(key, **args))
        self.status = status
        self.key = key
        self.reason = reason
        self.args_of_key = args
        self.retry_after = SOON if status == UNAVAILABLE else 0  # seconds

    def after(self, seconds: int) -> Refusal:
        """The same, with when to try again."""
        self.retry_after = seconds
        return self

    def sentence(self, lang: str) -> str:
        return phrasebook(lang).say(self.key, **self.args_of_key)


def problem(status: int, detail: str, key: str, reason: str = "") -> dict[str, Any]:
    """The body of an application/problem+json answer (RFC 9457)."""
    document = {"type": f"urn:flibuste:{key}", "title": key, "status": status, "detail": detail}
    return document | ({"reason": reason} if reason else {})


def is_silent_database(error: Exception) -> bool:
    """Whether the database is away, full or too busy: nothing that whoever asks could mend."""
    return isinstance(error, SILENT_DATABASE)


def no_such_table() -> Refusal:
    return Refusal(404, "server-no-table")


def not_your_seat() -> Refusal:
    return Refusal(403, "server-not-your-seat")
