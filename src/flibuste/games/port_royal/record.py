"""What Port Royal brings to each layer."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.facts import account, changes
from flibuste.games.port_royal.features import RESTLESS
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.presets import PRESETS
from flibuste.kit import in_every_layer

RECORD: Final = in_every_layer(GAME_OBJECT, changes, account)._replace(
    presets=PRESETS,
    restless=RESTLESS,
    campaign="flibuste.games.port_royal.modules.adventure.campaign:CAMPAIGN",
    story="flibuste.render.words.port_royal_story",
)
