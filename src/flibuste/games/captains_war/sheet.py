"""The sheet: coins, chest, crew, two columns of acquisitions, two race tracks and the boarding table.

Everything that is circled and blackened is an *item*: gold, four resources, five forces of pirate. Which boxes are
still free is a matter of the table (`state.free`): two sides may circle the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.captains_war.tables import (
    ANY,
    ATTRIBUTES,
    BOATS,
    CREW,
    FORCES,
    ITEM_NAMES,
    RESOURCES,
    TRACK_NAMES,
    TRACKS,
    Tables,
)
from flibuste.kit import Cells, Each, Mask, Named, Number, Packed, Sparse, Word, field

MOST_SENT: Final = 3
PARTIES: Final = tuple(
    sorted(
        tuple(sorted(forces, reverse=True))
        for size in range(MOST_SENT + 1)
        for forces in combinations_with_replacement(FORCES, size)
    )
)
"""The 56 ways to send none to three pirates: a party is the number of one."""

PARTY_OF: Final = {forces: party for party, forces in enumerate(PARTIES)}
PARTY_WORDS: Final = tuple("+".join(map(str, forces)) or "nobody" for forces in PARTIES)
TOTAL_OF: Final = tuple(sum(forces) for forces in PARTIES)
NOBODY_SENT: Final = 0

DIGIT: Final = 3  # bits for how many of a force are sent or held: 0 to 3, and above them one that a shortage takes away


def digit(force: int) -> i64:
    return DIGIT * (force - 1)


ENOUGH: Final = sum(4 << digit(force) for force in FORCES)
NEEDED: Final = vec[i64]([sum(1 << digit(force) for force in forces) for forces in PARTIES])
"""By party: how many of each force it takes, a digit each."""

OUTCOMES: Final = ("lost", "tied", "won")
LOST: Final = 0
TIED: Final = 1
WON: Final = 2


BOARDING: Final = Cells(
    symbol=(Word("symbol", ("defence", "attack")), 0, 1),
    party=(Word("party", PARTY_WORDS), 3, 6),
    total=(Number(), 9, 20),
    outcome=(Word("outcome", OUTCOMES), 1, 2),
)
"""CW-BRD-008 A row of the boarding table: the symbol marked, the party, the total and who won."""


@dataclass(init=False)
class Sheet:
    """One captain's side of a sheet."""

    held: vec[i64] = field(Packed(Sparse("item", ITEM_NAMES)))  # circled
    spent: vec[i64] = field(Packed(Sparse("item", ITEM_NAMES)))  # blackened
    progress: vec[i64] = field(Packed(Named(TRACK_NAMES, Number())), key="tracks")  # circles marked
    owned: vec[i64] = field(Packed(Named(TRACK_NAMES, Number())), key="acquisitions")
    bonuses: int = field(Mask(Word("command bonus", TRACK_NAMES)), key="command_bonuses")
    rows: list[int] = field(Each(BOARDING, size=None), key="boardings", shared=True)

    def clone(self) -> Sheet:
        twin = Sheet()
        twin.held = self.held[:]
        twin.spent = self.spent[:]
        twin.progress = self.progress[:]
        twin.owned = self.owned[:]
        twin.bonuses = self.bonuses
        twin.rows = self.rows
        return twin

    def spend(self, item: int, amount: int) -> None:
        """CW-GEN-002 Blacken what is spent, stolen or lost: its box never becomes free again."""
        self.held[item] -= amount
        self.spent[item] += amount

    # Race tracks and acquisitions -------------------------------------------------------------------------------------

    def reach(self, t: Tables, track: int) -> int:
        """CW-LOOT-012, CW-CMD-008 The highest circle before the next closed padlock, or the end of the track."""
        return t.reach[track][self.owned[track]]

    def is_blocked(self, t: Tables, track: int) -> bool:
        """CW-SOLO-014 A closed padlock stands right ahead, or the track is finished."""
        return self.progress[track] >= self.reach(t, track)

    def passed(self, sums: list[list[int]]) -> int:
        """CW-LOOT-015 What the circles marked so far add up to on both tracks: attack or defence bonuses, points."""
        return sums[BOATS][self.progress[BOATS]] + sums[ATTRIBUTES][self.progress[ATTRIBUTES]]

    def next_cost(self, t: Tables, track: int) -> list[int] | None:
        """CW-CMD-004 The price of the next acquisition of a column, top to bottom: four resources and jokers."""
        rank = self.owned[track]
        return t.cost[track][rank] if rank < len(t.cost[track]) else None

    def can_acquire(self, t: Tables, track: int) -> bool:
        """CW-CMD-005, CW-CMD-006, CW-CMD-007 The printed types are held, and something else for each joker."""
        return self.owned[track] < len(t.cost[track]) and self.lacks(t, track) == 0

    def lacks(self, t: Tables, track: int) -> int:
        """How many resources the next acquisition of a column still needs."""
        cost = self.next_cost(t, track)
        if cost is None:
            return 0
        missing: i64 = 0
        spare: i64 = 0
        for resource in RESOURCES:
            surplus = self.held[resource] - cost[resource]
            if surplus < 0:
                missing -= surplus
            else:
                spare += surplus
        jokers: i64 = cost[ANY]
        return missing + max(0, jokers - spare)

    # Crew and boardings -----------------------------------------------------------------------------------------------

    def strength(self) -> int:
        """CW-SCO-001 The sum of the forces of the pirates held."""
        return sum([force * self.held[CREW + force] for force in FORCES])

    def pirates(self) -> int:
        """How many pirates are held."""
        return sum([self.held[CREW + force] for force in FORCES])

    def weakest(self) -> int:
        """The smallest force held, 0 without a crew."""
        return next((force for force in FORCES if self.held[CREW + force]), 0)

    def strongest(self) -> int:
        """The largest force held, 0 without a crew."""
        return next((force for force in reversed(FORCES) if self.held[CREW + force]), 0)

    def parties(self, least: int) -> list[int]:
        """CW-BRD-005 Every party of `least` to three pirates held, none or one at least, in ascending order."""
        crew: i64 = ENOUGH
        for force in FORCES:
            crew += min(self.held[CREW + force], MOST_SENT) << digit(force)
        return [party for party in range(least, len(PARTIES)) if crew - NEEDED[party] & ENOUGH == ENOUGH]

    def attacks(self) -> int:
        """CW-SCO-006 The number of attack symbols marked."""
        return sum([entry & 1 for entry in self.rows])

    def has_both_bonuses(self) -> bool:
        """CW-CMD-013 Both command bonuses were received."""
        return self.bonuses == (1 << len(TRACKS)) - 1


def party_of(forces: list[int]) -> int:
    """The party made of these forces; a 0 is nobody."""
    return PARTY_OF[tuple(sorted((force for force in forces if force), reverse=True))]
