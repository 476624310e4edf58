"""Naval battle, rankings and the flags of the sheet."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.sheet import Sheet, attacks, strength
from flibuste.games.captains_war.state import LEGEND, PLAYER, CaptainsWar
from flibuste.games.captains_war.tables import ATTRIBUTES, BOATS, GOLD, RESOURCES, TRACKS, Tables
from flibuste.kernel import Result

FLAGS: Final = ("boats", "attributes", "command", "track", "rank", "boardings", "naval", "adventure", "chest")


class Flags:
    """The result flags of one captain, in the order of the sheet."""

    __slots__ = FLAGS

    def __init__(
        self,
        boats: int,
        attributes: int,
        command: int,
        track: int,
        rank: int,
        boardings: int,
        naval: int,
        adventure: int,
        chest: int,
    ) -> None:
        self.boats = boats
        self.attributes = attributes
        self.command = command
        self.track = track
        self.rank = rank
        self.boardings = boardings
        self.naval = naval
        self.adventure = adventure
        self.chest = chest

    def total(self) -> int:
        """CW-SCO-007 The sum of the flags; gold, resources and pirates left over score nothing, and it may be
        negative."""
        return sum(self.listed())

    def listed(self) -> list[int]:
        return [
            self.boats,
            self.attributes,
            self.command,
            self.track,
            self.rank,
            self.boardings,
            self.naval,
            self.adventure,
            self.chest,
        ]


def pay(scale: list[int], values: list[int]) -> list[int]:
    """CW-SCO-002, CW-SCO-003, CW-DUEL-001 Rank the values, highest first, and pay the scale.

    CW-SCO-005 A zero is paid as well.
    CW-SCO-004 Everybody tied gets the best rank shared, and the ranks after it are skipped.
    """
    return [scale[sum(other > value for other in values)] for value in values]


def boarding_points(t: Tables, sheet: Sheet) -> int:
    """CW-SCO-006 The bonus or malus for the number of attacks launched."""
    return t.attack_points[min(attacks(sheet), len(t.attack_points) - 1)]


def column_points(t: Tables, sheet: Sheet, track: int) -> int:
    """CW-CMD-008 The flags of the acquisitions made in a column."""
    return sum(t.points[track][: sheet.owned[track]])


def flags(s: CaptainsWar) -> list[Flags]:
    """CW-SCO-001, CW-SCO-007, CW-SOLO-042 Every side's flags as if the game ended now.

    CW-SOLO-043 The Legendary Captain alone scores resources still held.
    """
    t = s.book.tables
    ranked = pay(t.attributes_scale, [sheet.progress[ATTRIBUTES] for sheet in s.sheets])
    battle = pay(t.naval_scale, [strength(sheet) for sheet in s.sheets])
    return [
        Flags(
            column_points(t, sheet, BOATS),
            column_points(t, sheet, ATTRIBUTES),
            t.command_bonus * sheet.bonuses.bit_count(),
            sum(t.track_points[track][sheet.progress[track]] for track in TRACKS),
            ranked[side],
            boarding_points(t, sheet),
            battle[side],
            s.extras[side],
            sum(sheet.held[resource] for resource in RESOURCES) if s.is_legend(side) else 0,
        )
        for side, sheet in enumerate(s.sheets)
    ]


def standing(s: CaptainsWar) -> Result:
    """CW-GEN-001 Most points win; CW-SCO-008 tied, naval strength, then gold held; still tied, a shared victory.

    CW-SOLO-044 Against a Legendary Captain a tie in points and strength goes to the legend.
    """
    points = [flag.total() for flag in flags(s)]
    if s.book.captain is not None:
        merit = [(points[side], strength(s.sheets[side])) for side in (PLAYER, LEGEND)]
        won = merit[PLAYER] > merit[LEGEND]
        return Result(points[:1], [1 if won else 2], [PLAYER] if won else [])
    merits = [(points[seat], strength(sheet), sheet.held[GOLD]) for seat, sheet in enumerate(s.sheets)]
    ranks = [1 + sum(other > own for other in merits) for own in merits]
    return Result(points, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1])
