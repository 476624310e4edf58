"""What tiles are worth in Amerigo, in victory points: laid on an island, or planned for one."""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics.amerigo_worth import hope, rounds_left, worth_of_posts
from flibuste.games.amerigo.building import lay_tile, network, ways_to_lay
from flibuste.games.amerigo.chart import Ground
from flibuste.games.amerigo.pieces import shelf
from flibuste.games.amerigo.places import GRID
from flibuste.games.amerigo.planning import takeable
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import KINDS

GOOD: Final = 0.8  # a good beyond the production one has: more may be bought
CHEST: Final = 2.7
GAP: Final = 0.6  # leaving a single cell that only the smallest tile can fill
PLANNED: Final = 0.75  # a tile in hand is not on the map yet
UNPLACED: Final = 0.4  # of its points, if it fits nowhere yet
SAME: Final = 0.5  # a second tile of a kind
PRICE: Final = 0.25  # a point spent on planning beyond the first
PLENTY: Final = 7.0  # tiles in the reserve
LEAST: Final = -1e9  # less than any place is worth


class Land:
    """The islands a seat may build on as they are now, with what each of them promises."""

    def __init__(self, s: Amerigo, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.connected = network(s, seat)
        self.islands = [bool(island & self.connected) for island in s.chart.islands]
        self.goods = [count + GOOD for count in s.production[seat]]
        self.free = [island & ~s.covered for island in s.chart.islands]
        self.posts = [0.0] * len(self.islands)
        self.hoped = [0.0] * len(self.islands)
        for island, is_open in enumerate(self.islands):
            if is_open:
                self.posts[island] = worth_of_posts(s, seat, island, 0)
                self.hoped[island] = hope(s, island) * self.posts[island]

    def places(self, kind: int) -> list[Ground]:
        chart = self.s.chart
        return [chart.ground(kind, way) for way in ways_to_lay(self.s, kind, self.connected)]

    def worth(self, kind: int, place: Ground, beaten: float = LEAST) -> float:
        """A tile on a place: its points, the goods under it, an island completed or brought nearer to that, gaps
        left. Gaps are not counted where the rest is `beaten` already."""
        tile, island = self.s.tables.tiles[kind], place.island
        large = self.s.chart.large[island]
        worth = float(tile.large if large else tile.small)
        for good, count in enumerate(place.goods):
            if count:
                worth += count * self.goods[good]
        free = self.free[island] & ~place.mask
        if free:
            share = tile.cells / (tile.cells + free.bit_count())
            worth += share * self.hoped[island]
            return worth - GAP * gaps(free, place) if worth > beaten else worth
        reward = self.s.tables.completion + self.posts[island] + (CHEST if large else 0.0)
        return worth + reward - rivals(self.s, self.seat, island)

    def best_place(self, kind: int) -> tuple[float, Ground | None]:
        best: Ground | None = None
        top = LEAST
        for place in self.places(kind):
            worth = self.worth(kind, place, top)
            if worth > top:
                best, top = place, worth
        return (0.0, None) if best is None else (top, best)

    def best_to_lay(self) -> tuple[float, int, Ground] | None:
        """Of the tiles that can be paid for, the one that brings most for each point, on its best place."""
        s = self.s
        best: tuple[float, int, Ground] | None = None
        top = 0.0
        for kind in range(len(KINDS)):
            cost = s.tables.tiles[kind].cost
            if s.reserve[self.seat][kind] and cost <= s.points:
                worth, place = self.best_place(kind)
                rate = worth / self.effort(kind)
                if place is not None and (best is None or rate > top):
                    best, top = (worth, kind, place), rate
        return best

    def effort(self, kind: int) -> float:
        """Points to spend on a tile: many of them are of no use without tiles."""
        return self.s.tables.tiles[kind].cost + 1.0

    def worth_of_planned(self, kind: int) -> float:
        """A tile for the reserve: what it will bring where it fits now, less the more one has."""
        tile, reserve = self.s.tables.tiles[kind], self.s.reserve[self.seat]
        worth, place = self.best_place(kind)
        if place is None:
            worth = UNPLACED * tile.small
        have = sum(reserve)
        crowd = max(0.15, 1.0 - have / PLENTY) if have < 2 * PLENTY else 0.05
        same = SAME if reserve[kind] else 1.0
        return PLANNED * worth * crowd * same - PRICE * (tile.cost - 1)


def rivals(s: Amerigo, seat: int, island: int) -> float:
    """What the others get when an island is completed, shared among them."""
    others = [worth_of_posts(s, other, island, 0) for other in range(s.rules.seats) if other != seat]
    return sum(others) / len(others)


def gaps(free: int, place: Ground) -> int:
    """How many single free cells there would be beside the tile."""
    near = free & place.halo
    return (near & ~GRID.touched(free)).bit_count() if near else 0


def worth_of_building(s: Amerigo, seat: int, points: int) -> float:
    """Tiles laid one after the other, each time the best for its cost."""
    if not any(s.reserve[seat]):
        return 0.0
    twin = s.clone()
    twin.points = points
    total = 0.0
    while True:
        found = Land(twin, seat).best_to_lay()
        if found is None:
            return total
        worth, kind, place = found
        total += worth
        lay_tile(twin, seat, kind, place.cell, place.turn)


def worth_of_planning(s: Amerigo, seat: int, points: int) -> float:
    """The best tiles that so many points buy."""
    if rounds_left(s) == 0 and s.phase > 4:
        return 0.0
    kinds = [kind for kind in takeable(s, seat) if s.supply[shelf(seat, kind)]]
    land = Land(s, seat)
    rates = sorted([(land.worth_of_planned(kind), s.tables.tiles[kind].cost) for kind in kinds], reverse=True)
    total = 0.0
    for worth, cost in rates:
        if cost <= points and worth > 0:
            points -= cost
            total += worth
    return total
