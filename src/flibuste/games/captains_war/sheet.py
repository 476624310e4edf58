"""The sheet: coins, chest, crew, two columns of acquisitions, two race tracks and the boarding table.

Everything that is circled and blackened is an *item*: gold, four resources, five forces of pirate. The boxes still free
belong to the table (`state.free`): two sides may circle the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from flibuste.games.captains_war.tables import (
    ANY,
    ATTRIBUTES,
    BOATS,
    CREW,
    FORCES,
    ITEM_NAMES,
    ITEMS,
    RESOURCES,
    TRACK_NAMES,
    TRACKS,
    Tables,
)
from flibuste.kernel.codec import expect_keys
from flibuste.kit import Each, Kind, Mask, Named, Number, Sparse, Word, field
from flibuste.kit.columns import Columns
from flibuste.kit.rows import Row

PARTIES: Final = tuple(
    sorted(
        tuple(force for force in (first, second, third) if force)
        for first in range(len(FORCES) + 1)
        for second in range(first + 1)
        for third in range(second + 1)
    )
)
"""The 56 ways to send none to three pirates: a party is the number of one."""

PARTY_OF: Final = {forces: party for party, forces in enumerate(PARTIES)}
PARTY_WORDS: Final = tuple("+".join(map(str, forces)) or "nobody" for forces in PARTIES)
TOTAL_OF: Final = tuple(sum(forces) for forces in PARTIES)
NOBODY_SENT: Final = 0

OUTCOMES: Final = ("lost", "tied", "won")
LOST: Final = 0
TIED: Final = 1
WON: Final = 2


class Boarding(Kind):
    """CW-BRD-008 A row of the boarding table, packed by `row`."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: dict[str, Kind] = {
            "symbol": Word("symbol", ("defence", "attack")),
            "party": Word("party", PARTY_WORDS),
            "total": Number(),
            "outcome": Word("outcome", OUTCOMES),
        }

    def write(self, rules: Any, value: Any) -> Any:
        named = zip(self.cells.items(), cells_in(value), strict=True)
        return {name: kind.write(rules, cell) for (name, kind), cell in named}

    def columns(self, rules: Any) -> Columns:
        return BoardingColumns(list(self.cells))

    def read(self, rules: Any, what: str, document: Any) -> Any:
        expect_keys(what, document, tuple(self.cells))
        cells = [kind.read(rules, f"{name} of {what}", document[name]) for name, kind in self.cells.items()]
        return row(*cells)


class BoardingColumns(Columns):
    """What a row says, a number each; counted from one, since an empty row is all zero."""

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        for cell in cells_in(value):
            row.put(at, cell + 1)
            at += 1


def cells_in(value: int) -> list[int]:
    return [int(is_attack(value)), party_in(value), total_in(value), outcome_of(value)]


@dataclass(init=False)
class Sheet:
    """One captain's side of a sheet."""

    held: list[int] = field(Sparse("item", ITEM_NAMES))  # circled
    spent: list[int] = field(Sparse("item", ITEM_NAMES))  # blackened
    progress: list[int] = field(Named(TRACK_NAMES, Number()), key="tracks")  # circles marked
    owned: list[int] = field(Named(TRACK_NAMES, Number()), key="acquisitions")
    bonuses: int = field(Mask(Word("command bonus", TRACK_NAMES)), key="command_bonuses")
    rows: list[int] = field(Each(Boarding(), size=None), key="boardings")

    def clone(self) -> Sheet:
        twin = Sheet()
        twin.held = self.held.copy()
        twin.spent = self.spent.copy()
        twin.progress = self.progress.copy()
        twin.owned = self.owned.copy()
        twin.bonuses = self.bonuses
        twin.rows = self.rows.copy()
        return twin


def blank() -> Sheet:
    """CW-SET-004 Nothing held, nothing owned, both tracks at their foot, five empty boarding rows."""
    sheet = Sheet()
    sheet.held, sheet.spent = [0] * ITEMS, [0] * ITEMS
    sheet.progress, sheet.owned, sheet.bonuses, sheet.rows = [0, 0], [0, 0], 0, []
    return sheet


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


def free_resources(boxes: list[int]) -> list[int]:
    """CW-LOOT-009 The resources that still have a free box."""
    return [resource for resource in RESOURCES if boxes[resource]]


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


# --- boardings -------------------------------------------------------------------------------------------------------


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


def row(attacking: int, party: int, total: int, outcome: int) -> int:
    """CW-BRD-008 A row of the boarding table: the symbol marked, the party, the total and who won."""
    return ((total << 6 | party) << 2 | outcome) << 1 | attacking


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
