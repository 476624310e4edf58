"""Which tables the conformance suite plays: every game of the shelf, every seat count, every option set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from flibuste.games.registry import game, keys
from flibuste.kernel import Game


class Case(NamedTuple):
    key: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *unusual(self.game, self.options)])

    @property
    def game(self) -> Game[Any]:
        return game(self.key)


def unusual(played: Game[Any], options: dict[str, str]) -> list[str]:
    """The options that are not the defaults, as words."""
    return [
        f"{choice.key}-{options[choice.key]}" for choice in played.choices if options[choice.key] != choice.values[0]
    ]


def all_cases() -> list[Case]:
    return [
        Case(key, seats, options)
        for key in keys()
        for seats in game(key).all_seat_counts()
        for options in game(key).option_sets(seats)
    ]


def few_cases() -> list[Case]:
    """Enough of them that every seat count and every value of every option of each game is there."""
    seen: set[object] = set()
    chosen = []
    for case in all_cases():
        if not seen.issuperset(_features(case)):
            seen.update(_features(case))
            chosen.append(case)
    return chosen


def _features(case: Case) -> Iterator[object]:
    yield case.key, case.seats
    for name, value in case.options.items():
        yield case.key, name, value
