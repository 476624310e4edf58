"""How strong the bots are: what was measured, as data, for pages, terminal and documents."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from flibuste.bots.levels import names
from flibuste.data.phrases import Phrasebook

FILE: Final = "data/strength.toml"


class Measured(NamedTuple):
    """One bot among copies of another: its share of the wins in per cent, with an interval of 95 %."""

    game: str
    seats: int
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    options: str = ""  # those that are not the usual ones, `key=value` with blanks between them
    points: str = ""  # the means of the one and of the others

    @property
    def level(self) -> str:
        """The bot without the number of its iterations."""
        return self.bot.partition(":")[0]

    @property
    def fair(self) -> int:
        """What an equal would win, in per cent."""
        return round(100 / max(self.seats, 2))


@cache
def measured() -> tuple[Measured, ...]:
    """Every pairing that was measured."""
    document = tomllib.loads((files("flibuste.bots") / FILE).read_text(encoding="utf-8"))
    return tuple(Measured(**row) for row in document["measured"])


def strength_of(game: str, level: str) -> Measured | None:
    """What says most about a level at a game: its share against the level below it, with the usual options and as few
    seats as were measured; None if nothing was."""
    levels = names()
    below = {weaker: at for at, weaker in enumerate(levels[: levels.index(level)])}
    found = [row for row in measured() if row.game == game and row.level == level and not row.options]
    rows = [row for row in found if row.against in below]
    return min(rows, key=lambda row: (-below[row.against], abs(row.seats - 2)), default=None)


def strength(book: Phrasebook, row: Measured | None) -> str:
    """What was measured of a bot in a sentence, or that nothing was."""
    if row is None:
        return book.say("bot-unmeasured")
    figures = {"share": row.share, "low": row.low, "high": row.high, "fair": row.fair}
    return book.say("bot-strength", against=book.say(f"bot-{row.against}"), games=row.games, seats=row.seats, **figures)
