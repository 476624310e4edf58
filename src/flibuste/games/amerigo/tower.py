"""The cube tower: two floors whose ledges hold back some cubes and let others go. Our model, in whole numbers.

A throw has a width of its own; many cubes at once jam; the bump shakes some resting cubes loose; each falling cube
passes a floor by a hole or hits a ledge, where it may rest, fall on, or knock at the cube that rests there.
"""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.tables import COLOURS, CUBES, Tower
from flibuste.kernel import Generator, below, shuffle

EMPTY: Final = len(COLOURS)
FLOORS: Final = 2
CERTAIN: Final = 10000


def drop(dice: Generator, tower: Tower, ledges: list[int], thrown: list[int]) -> list[int]:
    """Throw cubes, given by their colours, into the tower; how many of each colour come out. The ledges, upper floor
    first, hold a colour or EMPTY and keep what stays."""
    fall = _Fall(dice, tower, ledges, len(thrown))
    for floor in range(FLOORS - 1, -1, -1):
        fall.shake(floor)
    for colour in thrown:
        fall.let_go(colour, 0)
    return fall.out


def inside(ledges: list[int]) -> list[int]:
    """How many cubes of each colour are in the tower: all anybody may know."""
    return [ledges.count(colour) for colour in range(len(COLOURS))]


def scatter_cubes(dice: Generator, tower: Tower, counts: list[int]) -> list[int]:
    """Ledges with so many cubes of each colour, as likely as any other to those who see only the counts."""
    ledges = [EMPTY] * (FLOORS * tower.ledges)
    free = list(range(len(ledges)))
    shuffle(dice, free)
    for colour, count in enumerate(counts):
        for _ in range(count):
            ledges[free.pop()] = colour
    return ledges


def all_cubes() -> list[int]:
    return [colour for colour in range(len(COLOURS)) for _ in range(CUBES)]


class _Fall:
    """One throw: its chances and what has come out so far."""

    def __init__(self, dice: Generator, tower: Tower, ledges: list[int], cubes: int) -> None:
        self.dice = dice
        self.tower = tower
        self.ledges = ledges
        self.out = [0] * len(COLOURS)
        self.hit = tower.hit_least + below(dice, tower.hit_spread)
        crowd = tower.rest_crowded * cubes // (len(COLOURS) * CUBES)
        self.rest = min(tower.rest_most, tower.rest + crowd)

    def chance(self, of: int) -> bool:
        return below(self.dice, CERTAIN) < of

    def shake(self, floor: int) -> None:
        """The bump loosens some of the cubes that rest on a floor."""
        for ledge in range(floor * self.tower.ledges, (floor + 1) * self.tower.ledges):
            if self.ledges[ledge] != EMPTY and self.chance(self.tower.shake):
                cube = self.ledges[ledge]
                self.ledges[ledge] = EMPTY
                self.let_go(cube, floor + 1)

    def let_go(self, colour: int, floor: int) -> None:
        """A cube falls from above a floor, with all it sets loose."""
        falling = [(colour, floor)]
        while falling:
            cube, level = falling.pop()
            if level == FLOORS:
                self.out[cube] += 1
            else:
                falling += self.pass_floor(cube, level)

    def pass_floor(self, cube: int, level: int) -> list[tuple[int, int]]:
        """What falls on from a floor: the cube, the one it knocked loose (which falls first, so it comes last), or
        neither."""
        if not self.chance(self.hit):
            return [(cube, level + 1)]
        ledge = level * self.tower.ledges + below(self.dice, self.tower.ledges)
        resident = self.ledges[ledge]
        if resident == EMPTY:
            if not self.chance(self.rest):
                return [(cube, level + 1)]
            self.ledges[ledge] = cube
            return []
        if not self.chance(self.tower.knock):
            return [(cube, level + 1)]
        stays = self.chance(self.tower.swap)
        self.ledges[ledge] = cube if stays else EMPTY
        return [(resident, level + 1)] if stays else [(cube, level + 1), (resident, level + 1)]
