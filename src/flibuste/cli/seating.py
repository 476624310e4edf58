"""Who sits at the table: people, and bots whose kind stands in brackets behind their name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from flibuste.cli.named_bots import bot_named, is_bot
from flibuste.kernel import BadOption, Game

BOT_NAMES: Final = ("Bonny", "Morgan", "Rackham", "Drake", "Surcouf", "Read", "Avery", "Vane")
USUAL_SEATS: Final = 3
USUAL_BOT: Final = "greedy"
_SEATED_BOT: Final = re.compile(r"(?P<name>.+) \((?P<kind>[^()]+)\)")


def seat_players(
    game: Game[Any], options: Mapping[str, str], players: Sequence[str], bots: Sequence[str] | None, seats: int | None
) -> list[str]:
    """The names for a new match: people first. Seats that nobody claims go to greedy bots."""
    for player in players:
        if not player or kind_of(player):
            text = f"A player cannot be called {player!r}; any other name will do."
            raise BadOption(text, "refused-name", name=player)
    if bots is None:
        usual = len(players) if len(players) > 1 else _usual_seats(game, options)
        bots = [USUAL_BOT] * ((usual if seats is None else seats) - len(players))
    if seats is not None and len(players) + len(bots) != seats:
        text = f"{len(players)} players and {len(bots)} bots do not make {seats} seats."
        raise BadOption(text, "refused-sum", players=len(players), bots=len(bots), seats=seats)
    for bot in bots:
        bot_named(bot, 0)
    free = [name for name in BOT_NAMES if name not in players]
    table = [*players, *(f"{name} ({bot})" for name, bot in zip(free, bots, strict=False))]
    if len(set(table)) != len(players) + len(bots):
        text = f"Everybody at the table needs a name of their own; these are {', '.join(table)}."
        raise BadOption(text, "refused-names", names=", ".join(table))
    return table


def kind_of(name: str) -> str | None:
    """The kind of bot behind a name; None for a person."""
    seated = _SEATED_BOT.fullmatch(name)
    return seated["kind"] if seated and is_bot(seated["kind"]) else None


def first_name(name: str) -> str:
    """A name as it is spoken: without the kind of the bot."""
    return name.removesuffix(f" ({kind_of(name)})")


def _usual_seats(game: Game[Any], options: Mapping[str, str]) -> int:
    counts = game.seat_counts(game.settle(options))
    return USUAL_SEATS if USUAL_SEATS in counts else max(counts)
