"""The sheet: coins, chest, crew, two columns of acquisitions, two race tracks and the boarding table.

Everything that is circled and blackened is an *item*: gold, four resources, five forces of pirate. In Solo the two
sides share one list of free boxes and keep the rest apart (CW-SOLO-001).
"""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.tables import (
    ANY,
    ATTRIBUTES,
    BOATS,
    CREW,
    FORCES,
    ITEMS,
    RESOURCES,
    TRACKS,
    Tables,
)

LOST: Final = 0
TIED: Final = 1
WON: Final = 2


class Sheet:
    """One captain's side of a sheet, as plain numbers; `free` is shared by the two sides of a Solo sheet."""

    __slots__ = ("bonuses", "free", "held", "owned", "progress", "rows", "spent")

    def __init__(
        self,
        held: list[int],
        spent: list[int],
        free: list[int],
        progress: list[int],
        owned: list[int],
        bonuses: int,
        rows: list[int],
    ) -> None:
        self.held = held  # circled, per item
        self.spent = spent  # blackened, per item
        self.free = free  # boxes left, per item
        self.progress = progress  # circles marked, per track
        self.owned = owned  # acquisitions made, per column
        self.bonuses = bonuses  # command bonuses received, one bit per column
        self.rows = rows  # boarding table, see `row`

    def clone(self) -> Sheet:
        return Sheet(
            self.held.copy(),
            self.spent.copy(),
            self.free.copy(),
            self.progress.copy(),
            self.owned.copy(),
            self.bonuses,
            self.rows.copy(),
        )

    def facts(self) -> tuple[object, ...]:
        return (
            tuple(self.held),
            tuple(self.spent),
            tuple(self.free),
            tuple(self.progress),
            tuple(self.owned),
            self.bonuses,
            tuple(self.rows),
        )


def blank(boxes: list[int]) -> Sheet:
    """CW-SET-004 Nothing held, nothing owned, both tracks at their foot, five empty boarding rows."""
    return Sheet([0] * ITEMS, [0] * ITEMS, boxes, [0, 0], [0, 0], 0, [])


def gain(sheet: Sheet, item: int, amount: int) -> int:
    """CW-GEN-003, CW-GEN-004 Circle as many free boxes as there are, at most the amount; how many that was."""
    taken = min(amount, sheet.free[item])
    sheet.free[item] -= taken
    sheet.held[item] += taken
    return taken


def spend(sheet: Sheet, item: int, amount: int) -> None:
    """CW-GEN-002 Blacken what is spent, stolen or lost: its box never becomes free again."""
    sheet.held[item] -= amount
    sheet.spent[item] += amount


# --- race tracks -----------------------------------------------------------------------------------------------------


def reach(t: Tables, sheet: Sheet, track: int) -> int:
    """CW-LOOT-012, CW-CMD-008 The highest circle before the next closed padlock, or the end of the track."""
    return t.reach[track][sheet.owned[track]]


def is_blocked(t: Tables, sheet: Sheet, track: int) -> bool:
    """CW-SOLO-014 A closed padlock stands right ahead, or the track is finished."""
    return sheet.progress[track] >= reach(t, sheet, track)


def attack_bonus(t: Tables, sheet: Sheet) -> int:
    """CW-LOOT-015 The attack bonuses passed so far."""
    return t.attack[BOATS][sheet.progress[BOATS]] + t.attack[ATTRIBUTES][sheet.progress[ATTRIBUTES]]


def defence_bonus(t: Tables, sheet: Sheet) -> int:
    """CW-LOOT-015 The defence bonuses passed so far."""
    return t.defence[BOATS][sheet.progress[BOATS]] + t.defence[ATTRIBUTES][sheet.progress[ATTRIBUTES]]


# --- acquisitions ----------------------------------------------------------------------------------------------------


def next_cost(t: Tables, sheet: Sheet, track: int) -> list[int] | None:
    """CW-CMD-004 The price of the next acquisition of a column, top to bottom: four resources and jokers."""
    rank = sheet.owned[track]
    return t.cost[track][rank] if rank < len(t.cost[track]) else None


def can_acquire(t: Tables, sheet: Sheet, track: int) -> bool:
    """CW-CMD-005, CW-CMD-006, CW-CMD-007 The printed types are held, and something else for each joker."""
    cost = next_cost(t, sheet, track)
    if cost is None:
        return False
    left = 0
    for resource in RESOURCES:
        surplus = sheet.held[resource] - cost[resource]
        if surplus < 0:
            return False
        left += surplus
    return left >= cost[ANY]


def free_resources(sheet: Sheet) -> list[int]:
    """CW-LOOT-009 The resources that still have a free box."""
    return [resource for resource in RESOURCES if sheet.free[resource]]


# --- crew ------------------------------------------------------------------------------------------------------------


def strength(sheet: Sheet) -> int:
    """CW-SCO-001 The sum of the forces of the pirates held."""
    total = 0
    for force in FORCES:
        total += force * sheet.held[CREW + force]
    return total


def pirates(sheet: Sheet) -> int:
    """How many pirates are held."""
    return sum(sheet.held[CREW + 1 :])


def weakest(sheet: Sheet) -> int:
    """The smallest force held, 0 without a crew."""
    for force in FORCES:
        if sheet.held[CREW + force]:
            return force
    return 0


def strongest(sheet: Sheet) -> int:
    """The largest force held, 0 without a crew."""
    for force in reversed(FORCES):
        if sheet.held[CREW + force]:
            return force
    return 0


# --- boardings: a party is the number of one of the 56 ways to send none to three pirates -----------------------------

PARTIES: Final = tuple(
    sorted(
        tuple(force for force in (first, second, third) if force)
        for first in range(len(FORCES) + 1)
        for second in range(first + 1)
        for third in range(second + 1)
    )
)
PARTY_OF: Final = {forces: party for party, forces in enumerate(PARTIES)}
TOTAL_OF: Final = tuple(sum(forces) for forces in PARTIES)
NOBODY_SENT: Final = 0


def party_of(forces: list[int]) -> int:
    """The party made of these forces; a 0 is nobody."""
    return PARTY_OF[tuple(sorted((force for force in forces if force), reverse=True))]


def parties(sheet: Sheet, least: int) -> list[int]:
    """CW-BRD-005 Every party of `least` to three pirates held, in ascending order."""
    found = [NOBODY_SENT] if least == 0 else []
    held = sheet.held
    for first in FORCES:
        if not held[CREW + first]:
            continue
        found.append(PARTY_OF[(first,)])
        for second in range(1, first + 1):
            if held[CREW + second] <= (second == first):
                continue
            found.append(PARTY_OF[(first, second)])
            for third in range(1, second + 1):
                if held[CREW + third] > (third == first) + (third == second):
                    found.append(PARTY_OF[(first, second, third)])
    return found


def row(attacking: bool, party: int, total: int, outcome: int) -> int:
    """CW-BRD-008 A row of the boarding table: the symbol marked, the party, the total and who won."""
    return ((total << 6 | party) << 2 | outcome) << 1 | int(attacking)


def is_attack(entry: int) -> bool:
    return entry & 1 == 1


def outcome_of(entry: int) -> int:
    return entry >> 1 & 3


def party_in(entry: int) -> int:
    return entry >> 3 & 63


def total_in(entry: int) -> int:
    return entry >> 9


def attacks(sheet: Sheet) -> int:
    """CW-SCO-006 The number of attack symbols marked."""
    return sum(entry & 1 for entry in sheet.rows)


def has_both_bonuses(sheet: Sheet) -> bool:
    """CW-CMD-013 Both command bonuses were received."""
    return sheet.bonuses == (1 << len(TRACKS)) - 1
