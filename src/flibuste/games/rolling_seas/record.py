"""What Rolling Seas brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.facts import account, changes
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.kit import Lead, Record

RECORD: Final = Record(
    GAME_OBJECT,
    "flibuste.games.rolling_seas",
    changes,
    account,
    words="flibuste.render.words.rolling_seas",
    terminal="flibuste.render.text.rolling_seas",
    web="flibuste.render.svg.rolling_seas",
    board="boards/rolling_seas.html",
    pad="boards/rolling_seas_pad.html",
    vignette="vignettes/rolling-seas.svg",
    guides=("fr", "en"),
    features="flibuste.games.rolling_seas.features",
    thumb="flibuste.bots.heuristics.rolling_seas",
    planner="flibuste.bots.heuristics.rolling_seas",
    lead=Lead(60.0, 285.0),
)
