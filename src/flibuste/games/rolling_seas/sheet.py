"""The ship board: tracks that fill and pay bonuses, the hold, cannons, ships and the fame column."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.actions import CANNON, SHIP
from flibuste.games.rolling_seas.cards import Calm
from flibuste.games.rolling_seas.tables import GOLD, NOTHING, REFILL, STORY, WIND, Tables, Track
from flibuste.kernel.event import UNSAID
from flibuste.kit import Derived, Each, Number, field


def boxes(track: str) -> Number:
    """A box of a track, or none yet."""
    return Number(lambda book: getattr(book.tables, track).boxes + 1)


SHIP_NUMBER: Final = Number(lambda book: len(book.tables.ship_price))
POWER: Final = Number(lambda book: book.tables.top_power + 1)
MONOLITHS: Final = Number(lambda book: len(book.tables.monolith_story) + 1)
TABLES: Final = Derived(lambda book, sheet: book.tables)


def tiers(book: Any) -> int:
    return 1 + len(book.tables.treasure_stars)


@dataclass(init=False)
class Sheet:
    """One player's ship board.

    Of provisions, gold and wind two counts are kept: what was ever circled, which fills the columns, and what is still
    live, circled and not crossed (RS-DEF-008). Which of the live ones is crossed makes no difference (RS-RES-001).
    """

    story: int = field(boxes("story"))  # RS-DEF-007: boxes ticked
    provisions: int = field(boxes("provisions"))
    provisions_ever: int = field(boxes("provisions"))
    gold: int = field(boxes("gold"))
    gold_ever: int = field(boxes("gold"))
    wind: int = field(boxes("wind"))
    wind_ever: int = field(boxes("wind"))
    cannons: int = field(boxes("cannons"))
    ship: int = field(SHIP_NUMBER)  # 0, 1, 2: how many ships were bought
    monster_power: int = field(POWER)
    pirate_power: int = field(POWER)
    monoliths: int = field(MONOLITHS)
    treasure: int = field(Number(tiers))  # its tier from 1, 0 without
    stars: int = field(Number())  # renown on yellow ground gained so far
    fame: list[int] = field(Each(Number(), None))  # the stories told in ports, in order
    tables: Tables = field(TABLES, shared=True)

    def clone(self) -> Sheet:
        twin = Sheet()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Sheet) -> None:
        twin.story = self.story
        twin.provisions = self.provisions
        twin.provisions_ever = self.provisions_ever
        twin.gold = self.gold
        twin.gold_ever = self.gold_ever
        twin.wind = self.wind
        twin.wind_ever = self.wind_ever
        twin.cannons = self.cannons
        twin.ship = self.ship
        twin.monster_power = self.monster_power
        twin.pirate_power = self.pirate_power
        twin.monoliths = self.monoliths
        twin.treasure = self.treasure
        twin.stars = self.stars
        twin.fame = self.fame.copy()
        twin.tables = self.tables

    def shown(self) -> list[Any]:
        return [
            self.story,
            self.provisions,
            self.provisions_ever,
            self.gold,
            self.gold_ever,
            self.wind,
            self.wind_ever,
            self.cannons,
            self.ship,
            self.monster_power,
            self.pirate_power,
            self.monoliths,
            self.treasure,
            self.stars,
            self.fame,
        ]

    @property
    def hold(self) -> int:
        """How many live provisions the current ship carries."""
        return self.tables.ship_hold[self.ship]

    def begin(self) -> None:
        """RS-SET-012 The first ship, five provisions, nothing else; both powers at 1."""
        self.monster_power = self.pirate_power = self.tables.start_power
        self.gain_provisions(self.tables.start_provisions)

    def note(self, kind: int, a: int = UNSAID, b: int = UNSAID, c: int = UNSAID, d: int = UNSAID) -> None:
        """Something happens for the log: a sort of event and its values. Here nobody listens, see `ledger`."""

    # Gains come unit by unit, each box paying its bonus before the next unit; a full track takes no more (RS-RES-006).

    def gain_story(self, count: int) -> None:
        """RS-RES-003 Tick story boxes."""
        track = self.tables.story
        for _ in range(count):
            if self.story < track.boxes:
                self.story += 1
                self.pay_bonus(track, self.story)

    def gain_gold(self, count: int) -> None:
        """RS-RES-002, RS-RES-007 Circle gold; it has no hold limit."""
        track = self.tables.gold
        for _ in range(count):
            if self.gold_ever < track.boxes:
                self.gold_ever += 1
                self.gold += 1
                self.pay_bonus(track, self.gold_ever)

    def gain_provisions(self, count: int) -> None:
        """RS-RES-002 Circle provisions; the caller strikes the excess when the rules say so (RS-RES-004)."""
        track = self.tables.provisions
        for _ in range(count):
            if self.provisions_ever < track.boxes:
                self.provisions_ever += 1
                self.provisions += 1
                self.pay_bonus(track, self.provisions_ever)

    def gain_wind(self, count: int) -> None:
        for _ in range(count):
            if self.wind_ever < self.tables.wind.boxes:
                self.wind_ever += 1
                self.wind += 1

    def refill(self) -> None:
        """RS-RES-005 Gain provisions up to the hold limit."""
        self.gain_provisions(max(0, self.hold - self.provisions))

    def pay_bonus(self, track: Track, box: int) -> None:
        """RS-RES-003 The bonus of a box reached: why more comes than what was met or found gives."""
        bonus, stars = track.bonus[box], track.stars[box]
        self.stars += stars
        if bonus == NOTHING:
            return
        self.note(events.BONUS, self.tables.tracks.index(track), box, bonus, stars)
        if bonus == STORY:
            self.gain_story(1)
        elif bonus == GOLD:
            self.gain_gold(1)
        elif bonus == WIND:
            self.gain_wind(1)
        elif bonus == REFILL:
            self.refill()

    def strike(self) -> None:
        """RS-RES-004 Cross live provisions down to the hold limit; they stay circled for the columns."""
        excess = max(0, self.provisions - self.hold)
        self.provisions -= excess
        self.note(events.STRUCK, excess)

    def pay_gold(self, count: int) -> None:
        self.gold -= count
        self.note(events.LOST_GOLD, count)

    def pay_provisions(self, count: int) -> None:
        self.provisions -= count
        self.note(events.LOST_PROVISIONS, count)

    def read(self, line: int) -> None:
        """RS-EXP-002 The gains of a notebook line: story, then gold, then provisions."""
        gains = self.tables.lines[line]
        self.note(events.READ_LINE, line + 1)
        self.gain_story(gains.story)
        self.gain_gold(gains.gold)
        self.gain_provisions(gains.provisions)

    def receive(self, calm: Calm) -> None:
        """RS-ADV-002, RS-ADV-005 The gains of a calm sea, within the hold limit."""
        self.gain_gold(calm.gold)
        self.gain_provisions(calm.provisions)
        self.strike()
        self.gain_wind(calm.wind)

    def grow(self, monsters: int, pirates: int) -> None:
        """RS-ADV-004 Tick the next boxes of the powers; at the last box nothing happens."""
        self.monster_power = min(self.monster_power + monsters, self.tables.top_power)
        self.pirate_power = min(self.pirate_power + pirates, self.tables.top_power)

    # Cannons and ships -----------------------------------------------------------------------------------------------

    def add_cannon(self) -> None:
        """RS-RES-008 Cannons come in order, each with its bonus, and are never lost."""
        self.cannons += 1
        self.pay_bonus(self.tables.cannons, self.cannons)

    def can_build(self) -> bool:
        """RS-EXP-008 Whether the next cannon can be paid in provisions."""
        return (
            self.cannons < self.tables.cannons.boxes and self.provisions >= self.tables.cannon_provisions[self.cannons]
        )

    def build_cannon(self) -> None:
        self.note(events.BUILT, self.cannons + 1)
        self.pay_provisions(self.tables.cannon_provisions[self.cannons])
        self.add_cannon()

    def offers(self) -> list[bool]:
        """Which services of a port can be paid and would serve, in their order. RS-POR-005 Ships are bought in order;
        RS-POR-006 no refill with a full hold; RS-POR-007 the next cannon is paid in gold."""
        tables, after = self.tables, self.ship + 1
        return [
            after < len(tables.ship_price) and self.gold >= tables.ship_price[after],
            self.cannons < tables.cannons.boxes and self.gold >= tables.cannon_price[self.cannons],
            self.gold >= tables.refill_price and self.provisions < self.hold,
        ]

    def buy(self, service: int) -> None:
        tables = self.tables
        if service == SHIP:
            self.ship += 1
            self.note(events.BOUGHT_SHIP, self.ship, tables.ship_stars[self.ship])
            self.pay_gold(tables.ship_price[self.ship])
            self.stars += tables.ship_stars[self.ship]
        elif service == CANNON:
            self.note(events.BOUGHT_CANNON, self.cannons + 1)
            self.pay_gold(tables.cannon_price[self.cannons])
            self.add_cannon()
        else:
            self.note(events.REFILLED)
            self.pay_gold(tables.refill_price)
            self.refill()

    def tell_story(self) -> None:
        """RS-POR-002 Write the story count as renown, then tick one more box."""
        self.fame.append(self.story)
        self.gain_story(self.tables.port_story)

    def tick_monolith(self) -> None:
        """RS-EXP-006 The first and second give story; the third is the treasure, settled when the turn ends."""
        self.gain_story(self.tables.monolith_story[self.monoliths])
        self.monoliths += 1

    @property
    def treasure_due(self) -> bool:
        """RS-EXP-007 All monoliths are ticked, and the treasure is not noted yet."""
        return self.monoliths == len(self.tables.monolith_story) and not self.treasure

    def note_treasure(self, tier: int) -> None:
        self.treasure = tier
        self.stars += self.tables.treasure_stars[tier - 1]
