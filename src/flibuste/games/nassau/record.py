"""What Nassau brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.facts import account, changes
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.kit import Lead, in_every_layer

RECORD: Final = in_every_layer(GAME_OBJECT, changes, account)._replace(
    weigher="flibuste.bots.heuristics.nassau_ahead",
    lead=Lead(40.0, 0.0),
)
