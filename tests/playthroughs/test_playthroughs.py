"""Golden playthroughs: a stored game for each option of each game. `make playthroughs` rewrites them; read the diff."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.games.registry import game, keys
from flibuste.kernel import Choice
from tests.conformance.cases import Case, unusual
from tests.playthroughs.playthrough import playthrough

FOLDER = Path(__file__).parent
USUAL_SEATS = 3
MANY_VALUES = 5  # an option with as many, such as a map, is stored with its last value only


def stored_games() -> list[Case]:
    """Each game with its defaults, and with every other value of each option alone."""
    return [case for key in keys() for case in [usual(key, {}), *variations(key)] if case is not None]


def variations(key: str) -> list[Case | None]:
    return [usual(key, {choice.key: value}) for choice in game(key).choices for value in other_values(choice)]


def other_values(choice: Choice) -> tuple[str, ...]:
    return choice.values[1:] if len(choice.values) < MANY_VALUES else choice.values[-1:]


def usual(key: str, options: dict[str, str]) -> Case | None:
    """The seat count nearest to the usual one that these options allow, if any."""
    played = game(key)
    settled = played.settle(options)
    counts = [seats for seats in played.seat_counts(settled) if played.refusal(seats, settled) is None]
    return Case(key, min(counts, key=lambda seats: abs(seats - USUAL_SEATS)), settled) if counts else None


def file_of(case: Case) -> Path:
    return FOLDER / f"{'-'.join([case.key, *unusual(case.game, case.options)])}.txt"


@pytest.mark.parametrize("case", stored_games(), ids=lambda case: file_of(case).stem)
def test_the_stored_game_is_played_as_before(case: Case, golden: Callable[[Path, str], None]) -> None:
    golden(file_of(case), playthrough(case.game, case.seats, case.options))


def test_every_stored_game_is_still_played() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(case) for case in stored_games())
