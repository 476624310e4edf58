"""A player of the second reading: the ship and all that is on it, the hand, the hideout, the boat."""

from __future__ import annotations

from collections import Counter

from tests.games.nassau.second_box import HIDEOUTS, OBJECTS, TABLES, WEAPONS


class Player:
    def __init__(self, weapon: str, animal: str, hideout: str) -> None:
        self.points = 10
        self.sails = self.sailors = 2
        self.weapons = dict.fromkeys(WEAPONS, 1)
        self.weapons[weapon] += 1
        self.holds = 3
        self.crates, self.provisions, self.reserve = 3, 1, 17
        self.goods: Counter[str] = Counter()
        self.objects = dict.fromkeys(OBJECTS, 0) | {"doubloon": 1, "rum": 1}
        self.standing, self.lying = 8, 0
        self.tavern = set(TABLES)
        self.animals = {animal}
        self.asleep: set[str] = set()
        self.used: set[str] = set()
        self.doubled = False  # a hold loaded twice with the Rat
        self.hideout = hideout
        self.filled = 0
        self.store: Counter[str] = Counter()
        self.beaten: set[str] = set()
        self.place = "ship"
        self.berth: str | None = None
        self.traded = self.marker = False
        self.yarns: int | None = None
        self.hands: set[int] = set()
        self.jokes: set[int] = set()
        self.told: set[int] = set()
        self.on_tile = self.under_tiles = self.on_quay = 0  # crates with the Dutchman

    def can_use(self, animal: str) -> bool:
        return animal in self.animals - self.asleep - self.used

    def lay(self, crew: int) -> None:
        """As many pirates as the sailors do not suffice for."""
        laid = max(0, crew - self.sailors)
        self.standing -= laid
        self.lying += laid

    def fits(self, crates: int = 0, provisions: int = 0, goods: int = 0) -> bool:
        """With so much more aboard."""
        loads = (self.crates + crates + 3) // 4 + (self.provisions + provisions + 2) // 3
        return loads + self.goods.total() + goods <= self.holds + self.doubled

    def hidden(self) -> set[str]:
        return {*HIDEOUTS[self.hideout][: self.filled], *+self.store}

    def lose_points(self, points: int) -> None:
        self.points -= min(points, self.points)
