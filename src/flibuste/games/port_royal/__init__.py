"""Port Royal (Alexander Pfister): push your luck in the harbour, then trade and hire."""

from typing import Final

from flibuste.games.port_royal.facts import changes
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.kit import Record

RECORD: Final = Record(
    GAME_OBJECT,
    "flibuste.games.port_royal",
    changes,
    words="flibuste.render.words.port_royal",
    terminal="flibuste.render.text.port_royal",
    web="flibuste.render.svg.port_royal",
    board="boards/port_royal.html",
    vignette="vignettes/port-royal.svg",
    features="flibuste.games.port_royal.features",
    thumb="flibuste.bots.heuristics.port_royal",
    guides=("fr", "en"),
)
