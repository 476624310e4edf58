"""What Rolling Seas brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.facts import account, changes
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.kit import Lead, in_every_layer
from flibuste.kit.record import EVERYTHING, FIRST

RECORD: Final = in_every_layer(GAME_OBJECT, changes, account)._replace(
    pad="boards/rolling_seas_pad.html",
    presets={FIRST: {"deck": "quick"}, EVERYTHING: {"deck": "stormier", "ambush": "yes"}},
    planner="flibuste.bots.heuristics.rolling_seas",
    lead=Lead(60.0, 285.0),
)
