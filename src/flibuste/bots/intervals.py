"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: sound for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    z2 = CONFIDENCE_95**2
    share = wins / games
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE_95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))  # rounding must not part them
