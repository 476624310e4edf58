"""Solo: when the game ends, what the Legendary Captain scores, and who wins."""

from __future__ import annotations

from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER
from flibuste.games.captains_war.scoring import scores
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import RESOURCES
from flibuste.kernel import Result


def chest_is_empty(s: CaptainsWar) -> bool:
    """CW-SOLO-040 The last box of a resource ends the game."""
    return any(free(s, PLAYER, resource) == 0 for resource in RESOURCES)


def score_resources(s: CaptainsWar, side: int) -> int:
    """CW-SOLO-043 The Legendary Captain alone scores resources still held."""
    return sum(s.sheets[side].held[resource] for resource in RESOURCES) if side == LEGEND else 0


def standing(s: CaptainsWar) -> Result:
    """CW-SOLO-044 Against a Legendary Captain a tie in points and strength goes to the legend."""
    points = scores(s)
    merit = [(points[side], s.sheets[side].strength()) for side in (PLAYER, LEGEND)]
    won = merit[PLAYER] > merit[LEGEND]
    return Result(points[:1], [1 if won else 2], [PLAYER] if won else [])
