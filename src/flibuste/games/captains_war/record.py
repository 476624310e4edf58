"""What Captains' War brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.facts import account, changes
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.kit import Lead, Record

RECORD: Final = Record(
    GAME_OBJECT,
    "flibuste.games.captains_war",
    changes,
    account,
    words="flibuste.render.words.captains_war",
    terminal="flibuste.render.text.captains_war",
    web="flibuste.render.svg.captains_war",
    board="boards/captains_war.html",
    vignette="vignettes/captains-war.svg",
    guides=("fr", "en"),
    features="flibuste.games.captains_war.features",
    thumb="flibuste.bots.heuristics.captains_war",
    bids=("commit",),
    lead=Lead(8.0, 0.0),
)
