"""A stored game for the numbers of players that the common playthroughs leave out: each has a map of its own size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.games.amerigo.game import GAME_OBJECT
from tests.playthroughs.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_stored_game_is_played_as_before(seats: int, golden: Callable[[Path, str], None]) -> None:
    golden(FOLDER / f"amerigo-{seats}.txt", playthrough(GAME_OBJECT, seats, {}))
