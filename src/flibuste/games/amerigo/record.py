"""What Amerigo brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.facts import account, changes
from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.kit import Lead, in_every_layer

RECORD: Final = in_every_layer(GAME_OBJECT, changes, account)._replace(
    restless=("navigate", "settle", "learn", "build"),
    weigher="flibuste.bots.heuristics.amerigo_ahead",
    lead=Lead(30.0, 0.0),
)
