"""What a captain can answer."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.sheet import PARTY_WORDS
from flibuste.games.captains_war.tables import (
    CAPTAIN_NAMES,
    DIE_NAMES,
    FORCES,
    ITEM_NAMES,
    MOST_SEATS,
    RESOURCES,
    TRACK_NAMES,
)
from flibuste.kernel import Words
from flibuste.kit import Catalogue

DIE: Final = Words("die", DIE_NAMES)
RESOURCE: Final = Words("resource", [ITEM_NAMES[resource] for resource in RESOURCES])  # the top of the chest is 0
FORCE: Final = Words("force", [str(force) for force in FORCES])
OPPONENT: Final = Words("seat", [*[f"seat-{seat + 1}" for seat in range(MOST_SEATS)], *CAPTAIN_NAMES])
STEAL: Final = 0  # among the rewards; the tracks follow

CATALOGUE: Final = Catalogue()
DONE: Final = CATALOGUE.verb("done")
PASS: Final = CATALOGUE.verb("pass")
SET_ASIDE: Final = CATALOGUE.verb("set-aside", DIE)
TAKE: Final = CATALOGUE.verb("take", DIE)
CHOOSE: Final = CATALOGUE.verb("choose", RESOURCE)
BUY: Final = CATALOGUE.verb("buy", RESOURCE)
ACQUIRE: Final = CATALOGUE.verb("acquire", Words("track", TRACK_NAMES))
PAY: Final = CATALOGUE.verb("pay", RESOURCE)
RECRUIT: Final = CATALOGUE.verb("recruit", FORCE)
ATTACK: Final = CATALOGUE.verb("attack", OPPONENT)
COMMIT: Final = CATALOGUE.verb("commit", Words("party", PARTY_WORDS))
REWARD: Final = CATALOGUE.verb("reward", Words("reward", ["gold", *TRACK_NAMES]))

COMMANDING: Final = CATALOGUE.window("commanding")
