"""What Port Royal brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.facts import account, changes
from flibuste.games.port_royal.features import RESTLESS
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.kit import Record

RECORD: Final = Record(
    GAME_OBJECT,
    "flibuste.games.port_royal",
    changes,
    account,
    words="flibuste.render.words.port_royal",
    terminal="flibuste.render.text.port_royal",
    web="flibuste.render.svg.port_royal",
    board="boards/port_royal.html",
    vignette="vignettes/port-royal.svg",
    guides=("fr", "en"),
    features="flibuste.games.port_royal.features",
    restless=RESTLESS,
    thumb="flibuste.bots.heuristics.port_royal",
    campaign="flibuste.games.port_royal.modules.adventure.campaign:CAMPAIGN",
    story="flibuste.render.story",
)
