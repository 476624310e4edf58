"""What Nassau brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.facts import account, changes
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.kit import Lead, Record

RECORD: Final = Record(
    GAME_OBJECT,
    "flibuste.games.nassau",
    changes,
    account,
    words="flibuste.render.words.nassau",
    terminal="flibuste.render.text.nassau",
    web="flibuste.render.svg.nassau",
    board="boards/nassau.html",
    vignette="vignettes/nassau.svg",
    features="flibuste.games.nassau.features",
    guides=("fr", "en"),
    thumb="flibuste.bots.heuristics.nassau",
    weigher="flibuste.bots.heuristics.nassau_ahead",
    lead=Lead(40.0, 0.0),
)
