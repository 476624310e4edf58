"""Ready-made tables: every game's record names their options."""

from __future__ import annotations

import pytest

from flibuste.games import registry
from flibuste.server.web.presets import SEATS, chosen, presets

OFFERED = {
    "port-royal": ["first", "base", "everything", "together", "alone"],
    "rolling-seas": ["first", "base", "everything", "alone"],
    "captains-war": ["first", "base", "everything", "alone"],
    "amerigo": ["first", "base"],
    "nassau": ["first", "base", "everything"],
}


@pytest.mark.parametrize("key", OFFERED)
def test_a_game_offers_the_tables_it_can_be_played_at(key: str) -> None:
    assert presets(key) == OFFERED[key]


@pytest.mark.parametrize("key", OFFERED)
def test_a_ready_made_table_can_be_opened(key: str) -> None:
    record = registry.record(key)
    assert set(record.presets) <= set(SEATS)
    for name, options in record.presets.items():
        assert record.game.new(len(SEATS[name]), options, 1).decider >= 0
        form = chosen(key, name)
        assert {f"option-{option}": value for option, value in options.items()}.items() <= form.items()
