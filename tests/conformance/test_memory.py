"""A process may play for days: what it remembers of finished games does not grow."""

from __future__ import annotations

from typing import Final

import pytest

from flibuste.games.registry import keys
from tests.compiled import run_compiled
from tests.conformance.growth import blocks_after_games, grows

FEW: Final = {"port-royal": 300, "rolling-seas": 12, "captains-war": 150, "amerigo": 140, "nassau": 60}
MANY: Final = 20_000


def test_a_growing_memory_is_noticed() -> None:
    assert grows([1000 + 20 * game for game in range(100)])
    assert not grows([1000 + 200 * (game % 16) for game in range(100)])


@pytest.mark.parametrize("key", keys())
def test_some_games_leave_nothing_behind(key: str) -> None:
    assert not grows(blocks_after_games(key, FEW[key]))


@pytest.mark.slow
@pytest.mark.parametrize("key", keys())
def test_many_games_leave_nothing_behind(key: str) -> None:
    run = run_compiled("-m", "tests.conformance.growth", key, str(MANY))
    assert (run.returncode, run.stdout) == (0, "0\n")
