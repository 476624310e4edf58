"""What Amerigo brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.facts import account, changes
from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.kit import Lead, Record

RECORD: Final = Record(
    GAME_OBJECT,
    "flibuste.games.amerigo",
    changes,
    account,
    words="flibuste.render.words.amerigo",
    terminal="flibuste.render.text.amerigo",
    web="flibuste.render.svg.amerigo",
    board="boards/amerigo.html",
    vignette="vignettes/amerigo.svg",
    guides=("fr", "en"),
    features="flibuste.games.amerigo.features",
    restless=("navigate", "settle", "learn", "build"),
    thumb="flibuste.bots.heuristics.amerigo",
    lead=Lead(30.0, 0.0),
)
