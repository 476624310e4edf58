"""Which games are played to see whether a change of the code changed one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from flibuste.games.registry import game
from flibuste.kernel import Game

USUAL: Final = "usual"


class Case(NamedTuple):
    """One way to play a game."""

    key: str
    seats: int
    options: str  # those that are not the usual ones: `end=expedition,gambler=yes`

    @property
    def name(self) -> str:
        return f"{self.seats} {self.options}"


def cases_of(key: str) -> list[Case]:
    """Every option set at every seat count, and alone every value that is in none of the sets."""
    played = game(key)
    sets = [(seats, options) for seats in played.all_seat_counts() for options in played.option_sets(seats)]
    shown = {setting for _, options in sets for setting in options.items()}
    rare = [(choice.key, value) for choice in played.choices for value in choice.values]
    alone = [played.settle({name: value}) for name, value in rare if (name, value) not in shown]
    sets += [(seats, options) for options in alone for seats in allowed(played, options)]
    return [Case(key, seats, written(played, options)) for seats, options in sets]


def allowed(played: Game[Any], options: dict[str, str]) -> list[int]:
    return [seats for seats in played.seat_counts(options) if played.refusal(seats, options) is None]


def written(played: Game[Any], options: dict[str, str]) -> str:
    usual = played.settle({})
    return ",".join(f"{name}={value}" for name, value in options.items() if value != usual[name]) or USUAL


def shares(cases: Sequence[Case], games: int) -> list[tuple[Case, int]]:
    """The cases and the seeds each is played with: so many games in all, but one at least for each case."""
    each, more = divmod(games, len(cases)) if cases else (0, 0)
    return [(case, seed) for at, case in enumerate(cases) for seed in range(max(1, each + (at < more)))]
