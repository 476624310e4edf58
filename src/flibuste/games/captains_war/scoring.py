"""Naval battle, rankings and the flags of the sheet."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.sheet import Sheet
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.games.captains_war.tables import ATTRIBUTES, BOATS, GOLD, Tables
from flibuste.kernel import Result

FLAGS: Final = ("boats", "attributes", "command", "track", "rank", "boardings", "naval", "adventure", "chest")
OWN_FLAGS: Final = 7  # the others are scored in some modes only


def flags(s: CaptainsWar) -> list[list[int]]:
    """CW-SCO-001, CW-SOLO-042 Every side's result flags as if the game ended now, in the order of `FLAGS`.

    CW-SCO-007 Their sum is the score, which may be negative; gold, resources and pirates left over score nothing.
    """
    t = s.book.tables
    ranked = pay(t.attributes_scale, [int(sheet.progress[ATTRIBUTES]) for sheet in s.sheets])
    battle = pay(t.naval_scale, [sheet.strength() for sheet in s.sheets])
    return [
        [
            column_points(t, sheet, BOATS),
            column_points(t, sheet, ATTRIBUTES),
            t.command_bonus * sheet.bonuses.bit_count(),
            sheet.passed(t.track_points),
            ranked[side],
            boarding_points(t, sheet),
            battle[side],
            s.extras[side],
            s.book.chest_points(s, side),
        ]
        for side, sheet in enumerate(s.sheets)
    ]


def flags_in_play(s: CaptainsWar) -> list[int]:
    """The flags that everybody has, and of those that modes add the ones that somebody scores."""
    scored = flags(s)
    return [flag for flag in range(len(FLAGS)) if flag < OWN_FLAGS or any(points[flag] for points in scored)]


def scores(s: CaptainsWar) -> list[int]:
    """CW-SCO-007 Every side's points."""
    return [sum(points) for points in flags(s)]


def pay(scale: list[int], values: list[int]) -> list[int]:
    """CW-SCO-002, CW-SCO-003, CW-DUEL-001 Rank the values, highest first, and pay the scale.

    CW-SCO-005 A zero is paid as well.
    CW-SCO-004 Everybody tied gets the best rank shared, and the ranks after it are skipped.
    """
    return [scale[sum(other > value for other in values)] for value in values]


def boarding_points(t: Tables, sheet: Sheet) -> int:
    """CW-SCO-006 The bonus or malus for the number of attacks launched."""
    return t.attack_points[min(sheet.attacks(), len(t.attack_points) - 1)]


def column_points(t: Tables, sheet: Sheet, track: int) -> int:
    """CW-CMD-008 The flags of the acquisitions made in a column."""
    return sum(t.points[track][: sheet.owned[track]])


def standing(s: CaptainsWar) -> Result:
    """CW-GEN-001 Most points win; CW-SCO-008 tied, naval strength, then gold held; still tied, a shared victory."""
    scored = zip(scores(s), s.sheets, strict=True)
    return Result.by_merit([(points, sheet.strength(), int(sheet.held[GOLD])) for points, sheet in scored])
