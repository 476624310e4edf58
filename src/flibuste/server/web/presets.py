"""Ready-made tables: what most people want, one press away on the set-up page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.games import registry
from flibuste.kit.record import ALONE, EVERYTHING, FIRST, TOGETHER
from flibuste.server.tables import lobby
from flibuste.server.tables.play import default_level

BASE: Final = "base"
_BOT: Final = f"{lobby.BOT}:{default_level()}"
SEATS: Final[Mapping[str, tuple[str, ...]]] = {
    FIRST: (lobby.ME, _BOT),
    BASE: (lobby.ME, _BOT, _BOT),
    EVERYTHING: (lobby.ME, _BOT, _BOT),
    TOGETHER: (lobby.ME, lobby.FRIEND),
    ALONE: (lobby.ME,),
}


def presets(game: str) -> list[str]:
    """Those that the game can be played by, in the order of the page."""
    return [name for name in SEATS if _can_be_played(game, name)]


def chosen(game: str, preset: str) -> dict[str, str]:
    """What the set-up form would post for a preset; nothing if the game has no such."""
    if preset not in presets(game):
        return {}
    most = max(registry.game(game).all_seat_counts())
    kinds = SEATS[preset] + ("none",) * most
    seats = {f"seat-{number}": kinds[number] for number in range(most)}
    return seats | {f"option-{name}": value for name, value in _options(game, preset).items()}


def _options(game: str, preset: str) -> Mapping[str, str]:
    return registry.record(game).presets.get(preset, {})


def _can_be_played(game: str, preset: str) -> bool:
    if preset in (EVERYTHING, TOGETHER) and not _options(game, preset):
        return False
    rules = registry.game(game)
    return len(SEATS[preset]) in rules.seat_counts(rules.settle(_options(game, preset)))
