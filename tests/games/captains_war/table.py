"""A table of Captains' War set up as a test needs it, played with the texts a player would type."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.captains_war.boarding import begin_boarding
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.loot import Advance, loot_together
from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER
from flibuste.games.captains_war.scoring import FLAGS, flags
from flibuste.games.captains_war.sheet import BOARDING, TIED, Sheet, party_of
from flibuste.games.captains_war.state import free
from flibuste.games.captains_war.tables import (
    CREW,
    DIE_NAMES,
    FORCES,
    GOLD,
    ITEM_NAMES,
    ITEMS,
    NONE,
    RESOURCES,
    TRACK_NAMES,
)
from flibuste.games.captains_war.turn import Turns
from flibuste.kernel import NOBODY, Generator, below, deciders
from flibuste.kernel.frame import Deed, Step
from flibuste.kit.packed import zeros
from tests.scenario import Arranged

PAIR = (2, 2, 3)  # wood, wood, gem
NO_PAIR = (1, 2, 3)

DICE_OF_SIX = 6
BLUE_FACES = ("P", "W", "G", "T", "TT", "J")  # pearl, wood, gem, barrel, two barrels, joker


class Table(Arranged):
    """`draws` fixes the first dice of the generator: faces from 1 to 6, in the order they are rolled."""

    def __init__(self, seats: int = 3, version: int | None = None, **options: str) -> None:
        super().__init__(GAME_OBJECT, GAME_OBJECT.new(seats, options, 1, version=version))
        self.s.first = 0
        self.s.turns = 1
        for side in range(len(self.s.sheets)):
            self.fill(side)

    # Setting up -------------------------------------------------------------------------------------------------------

    def fill(
        self,
        side: int,
        *,
        gold: int = 0,
        crew: Sequence[int] = (),
        boats: int = 0,
        attributes: int = 0,
        progress: Sequence[int] = (0, 0),
        **resources: int,
    ) -> Sheet:
        """Give a side exactly this; all other boxes are free."""
        sheet = self.s.sheets[side]
        sheet.held, sheet.spent = zeros(ITEMS), zeros(ITEMS)
        sheet.held[GOLD] = gold
        for force in crew:
            sheet.held[CREW + force] += 1
        for name, amount in resources.items():
            sheet.held[ITEM_NAMES.index(name)] = amount
        sheet.owned = vec[i64]([boats, attributes])
        sheet.progress = vec[i64](progress)
        return sheet

    def blacken(self, side: int, item: str, left: int) -> None:
        """Blacken boxes of an item until only so many are free."""
        sheet = self.s.sheets[side]
        number = ITEM_NAMES.index(item)
        sheet.spent[number] += free(self.s, side, number) - left

    def boardings(self, side: int, attacks: int, defences: int = 0) -> None:
        """Rows already on a side's boarding table."""
        nobody = party_of([])
        rows = [BOARDING.pack(1, nobody, 0, TIED)] * attacks + [BOARDING.pack(0, nobody, 0, TIED)] * defences
        self.s.sheets[side].rows = rows

    def command_bonuses(self, side: int, *tracks: str) -> None:
        """Those that a side has received."""
        self.s.sheets[side].bonuses = sum(1 << TRACK_NAMES.index(track) for track in tracks)

    def extra(self, side: int, points: int) -> None:
        """Points that an adventure gave."""
        self.s.extras[side] = points

    def truce(self, *seats: int) -> None:
        """These and nobody else show a truce marker."""
        self.s.truces = sum(1 << seat for seat in seats)

    def weary(self, *seats: int) -> None:
        """These attacked on their last turn."""
        self.s.weary = sum(1 << seat for seat in seats)

    def turn(self, number: int) -> None:
        self.s.turns = number

    def dice(self, faces: str) -> None:
        """What the six dice show, by number: "1 2 3 6 1 4" is blue, blue, blue, yellow, black, red. A face of a blue
        die may be said by its letter."""
        self.s.dice = [BLUE_FACES.index(face) if face in BLUE_FACES else int(face) - 1 for face in faces.split()]

    def set_aside(self, die: str | None) -> None:
        self.s.aside = DIE_NAMES.index(die) if die else NONE

    def took(self, dice: str = "", seat: int = 0) -> None:
        """The dice that a seat has taken; nobody else has taken any."""
        self.s.taken = [0] * self.s.book.seats
        self.s.taken[seat] = sum(1 << DIE_NAMES.index(die) for die in dice.split())

    def draws(self, *faces: int) -> None:
        """Make the next rolls come out like this."""
        for seed in count(1):
            dice = Generator(b"", seed)
            if all(below(dice, DICE_OF_SIX) == face - 1 for face in faces):
                self.s.rng = seed
                return

    def go(self, step: Deed | Step[Any], active: int = 0) -> Table:
        """Go on from a step of the active captain's turn."""
        self.s.active = active
        at = self.s.book.plans["turn"].index(step)
        return self.begin(Turns(NOBODY), self.s.book.chains["turn"][active][at])

    def boarding(self, attacker: int, *yellow: int) -> Table:
        """A boarding between two sides in which the captain's yellow rolls come out like this."""
        self.draws(*yellow)
        self.s.stack = [Turns(NOBODY)]
        self.hearing(lambda: begin_boarding(self.s, attacker, 1 - attacker))
        return self.begin(*self.s.stack)

    def board(self, active: int = 0) -> Table:
        """Go on from the last step of the active captain's turn."""
        return self.go(self.s.book.plans["turn"][-1], active)

    def do(self, step: Deed) -> Table:
        """One step of seat 0's turn and nothing after it."""
        return self.hearing(lambda: step(self.s, 0))

    # Playing ----------------------------------------------------------------------------------------------------------

    def options(self, seat: int = 0) -> list[str]:
        return super().options(seat)

    def everybody(self, *texts: str) -> Table:
        """Every seat that is asked plays these, where it may."""
        for seat in deciders(self.s):
            for text in texts:
                if text in self.options(seat):
                    self.play(seat, text)
        return self

    # Looking ----------------------------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        return deciders(self.s)

    def held(self, side: int, item: str) -> int:
        return self.s.sheets[side].held[ITEM_NAMES.index(item)]

    def spent(self, side: int, item: str) -> int:
        return self.s.sheets[side].spent[ITEM_NAMES.index(item)]

    def gold(self, side: int = 0) -> int:
        return self.held(side, "gold")

    def chest(self, side: int = 0) -> list[int]:
        return [self.s.sheets[side].held[resource] for resource in RESOURCES]

    def crew(self, side: int = 0) -> list[int]:
        sheet = self.s.sheets[side]
        return [force for force in FORCES for _ in range(sheet.held[CREW + force])]

    def flags(self, side: int = 0) -> dict[str, int]:
        return dict(zip(FLAGS, flags(self.s)[side], strict=True))

    def points(self, side: int = 0) -> int:
        return sum(flags(self.s)[side])

    def taken(self, seat: int = 0) -> list[str]:
        return [name for die, name in enumerate(DIE_NAMES) if self.s.taken[seat] >> die & 1]


def solo(captain: str = "calico-jack", version: int | None = None) -> Table:
    """Against a Legendary Captain; both on the raft, yellow and black taken (no recruitment tick)."""
    table = Table(1, version, captain=captain)
    table.took("yellow black")
    for side in (PLAYER, LEGEND):
        table.fill(side, boats=1)
    return table


def looting(faces: str, active: int = 0, aside: str | None = "black") -> Table:
    """Seat 0 looks at these dice; the die set aside is the active captain's."""
    t = Table()
    t.dice(faces)
    t.set_aside(aside)
    t.took()
    return t.go(loot_together, active)


def advancing(track: int, spaces: int, **sheet: object) -> Table:
    t = Table()
    t.fill(0, **sheet)  # type: ignore[arg-type]
    return t.begin(Advance(0, track, spaces))
