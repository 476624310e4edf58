"""What a Legendary Captain does, for the log, with the reasons."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.actions import CATALOGUE
from flibuste.games.captains_war.events import AMOUNT, FACES, FORCE, OTHER, SIDE
from flibuste.games.captains_war.tables import BLUE_DICE

REASONS: Final = (  # their words are `why-<name>` in the phrase book
    *("only", "joker-first", "double-first", "fewest", "highest", "shown", "blocked", "stuck", "more-points"),
    *("same-points", "too-dear", "strongest", "no-tick", "never", "too-poor", "behind", "further-behind", "not-behind"),
)
REASON: Final = {name: number for number, name in enumerate(REASONS)}
WHY: Final = "why:reason"
ROLL: Final = "roll:number"

SHARE: Final = CATALOGUE.event("captain-share", SIDE, "share", OTHER)
TOOK: Final = CATALOGUE.event("captain-took", SIDE, "die", "face", WHY)
CHOSE: Final = CATALOGUE.event("captain-chose", SIDE, "resource", WHY)
MOVED: Final = CATALOGUE.event("captain-moved", SIDE, "track", AMOUNT, WHY)
STUCK: Final = CATALOGUE.event("captain-stuck", SIDE, WHY)
ACQUIRES: Final = CATALOGUE.event("captain-acquires", SIDE, "acquisition", WHY)
ACQUIRES_NOTHING: Final = CATALOGUE.event("captain-acquires-nothing", SIDE, WHY)
RECRUITS: Final = CATALOGUE.event("captain-recruits", SIDE, FORCE, WHY)
RECRUITS_NOBODY: Final = CATALOGUE.event("captain-recruits-nobody", SIDE, WHY)
REINFORCED: Final = CATALOGUE.event("captain-reinforced", SIDE, FORCE)
COPIED: Final = CATALOGUE.event("captain-copied", SIDE, FORCE, OTHER)
HAS_NO_CREW: Final = CATALOGUE.event("captain-has-no-crew", SIDE)
BLUE_ROLL: Final = CATALOGUE.event("blue-roll", *[FACES[die] for die in BLUE_DICE])
ATTACKS: Final = CATALOGUE.event("captain-attacks", SIDE)
HOLDS_BACK: Final = CATALOGUE.event("captain-holds-back", SIDE)
SENDS: Final = CATALOGUE.event("captain-sends", SIDE, ROLL, "order", FORCE)
SENDS_WEAKEST: Final = CATALOGUE.event("captain-sends-weakest", SIDE, FORCE)
LAST_RECRUIT: Final = CATALOGUE.event("captain-last-recruit", SIDE)
IS_OUT: Final = CATALOGUE.event("captain-is-out", SIDE, ROLL)
