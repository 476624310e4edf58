"""What can be set from outside; every server and bot process reads the same environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from flibuste.kernel import FlibusteError

SLOWEST: Final = 10.0  # seconds: the slowest pace that a table may ask of its bots


class BadSetting(FlibusteError):
    """An environment variable with an unusable value."""


def default_home() -> Path:
    """Where the data lives unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "flibuste"


@dataclass(frozen=True, slots=True)
class Settings:
    database_url: str  # DATABASE_URL; an SQLite file in FLIBUSTE_HOME if there is none
    bot_seconds: float = 1.0  # how long a bot may think about one decision
    bot_pace: float = 0.5  # and how long it waits before it answers, so that people can follow
    posts_per_minute: int = 900  # from one address, in each process; 0 is no limit
    tables_per_hour: int = 300  # created from one address, in each process; 0 is no limit
    largest_post: int = 65_536  # bytes
    largest_campaign: int = 2_000_000  # bytes of a packed campaign to be taken in
    away_after: float = 60.0  # seconds without a sign before a seat counts as deserted
    bot_tables_per_hour: int = 30  # without people, from one address, in each process; 0 is no limit
    streams_per_address: int = 200  # open at once, in each process; 0 is no limit
    patience: float = 20.0  # seconds that a request may take to come
    idle_connections: int = 1000  # that wait without a request, in each process: beyond that the oldest are closed
    hosts: str = ""  # names under which it may be called besides those of a home network, with commas; * is any

    @classmethod
    def from_environment(cls) -> Settings:
        """`FLIBUSTE_BOT_SECONDS=2` and so on, for every field."""
        home = Path(os.environ.get("FLIBUSTE_HOME") or default_home())
        url = os.environ.get("DATABASE_URL") or f"sqlite:///{home / 'flibuste.sqlite3'}"
        given = {field.name: os.environ.get(f"FLIBUSTE_{field.name.upper()}") for field in fields(cls)}
        words = {"hosts": given.pop("hosts") or "", "database_url": url}
        numbers = {name: _number(name, value) for name, value in given.items() if value and name not in words}
        return cls(**words, **numbers)  # type: ignore[arg-type]


def _number(name: str, value: str) -> float | int:
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if number < 0:
        raise BadSetting(f"FLIBUSTE_{name.upper()} should be a number of at least 0, not {value!r}.")
    return int(number) if number.is_integer() else number
