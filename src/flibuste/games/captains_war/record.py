"""What Captains' War brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.facts import account, changes
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.kit import Lead, in_every_layer
from flibuste.kit.record import EVERYTHING

RECORD: Final = in_every_layer(GAME_OBJECT, changes, account)._replace(
    presets={EVERYTHING: {"adventure": "all"}},
    bids=("commit",),
    lead=Lead(8.0, 0.0),
    pad="boards/captains_war_pad.html",
)
