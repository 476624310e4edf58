"""What Nassau brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.facts import account, changes
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.kit import Lead, in_every_layer
from flibuste.kit.record import EVERYTHING, FIRST

RECORD: Final = in_every_layer(GAME_OBJECT, changes, account)._replace(
    presets={FIRST: {"city": "first-game"}, EVERYTHING: {"sea": "both", "feld": "yes"}},
    weigher="flibuste.bots.heuristics.nassau_ahead",
    lead=Lead(40.0, 0.0),
)
