"""The map once more, for `second_reading.py`: named cells in sets, walks over neighbours, from the drawings."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

LAND = ".PCTSNK"
GOODS = dict(zip("CTSNK", ("cotton", "tobacco", "sugar", "coconut", "coffee"), strict=True))
POINTING = {"^": (0, -1), ">": (1, 0), "v": (0, 1), "<": (-1, 0)}
CLOCKWISE = dict(zip("^>v<", ">v<^", strict=True))
SIDES = [(1, 0), (-1, 0), (0, 1), (0, -1)]

Cell = tuple[int, int]
Place = Cell | str


def rows_of(sheet: str, table: str) -> list[dict[str, Any]]:
    text = files("flibuste.games.amerigo").joinpath("data", f"{sheet}.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)[table]
    return found


def name(place: Place) -> str:
    return place if isinstance(place, str) else f"{chr(ord('A') + place[0])}{place[1] + 1}"


def quarter_turn(rows: list[str]) -> list[str]:
    size = len(rows)
    return [
        "".join(CLOCKWISE.get(rows[size - 1 - x][y], rows[size - 1 - x][y]) for x in range(size)) for y in range(size)
    ]


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES]


class Map:
    """What is drawn where, which land hangs together, and where a step at sea leads."""

    def __init__(self, layout: list[str], columns: int) -> None:
        drawings = {row["key"]: row["grid"] for row in rows_of("islands", "island")}
        self.columns, self.rows = columns, len(layout) // columns
        self.signs: dict[Cell, str] = {}
        for at, word in enumerate(layout):
            rows = drawings[word[:3]]
            for _ in range(int(word[4])):
                rows = quarter_turn(rows)
            for y, row in enumerate(rows):
                for x, sign in enumerate(row):
                    self.signs[at % columns * 5 + x, at // columns * 5 + y] = sign
        self.land = {cell for cell, sign in self.signs.items() if sign in LAND}
        self.frame = [f"{side}-{n}" for side, most in self.sides() for n in range(1, most + 1)]
        self.steps = {place: self.steps_from(place) for place in [*self.signs, *self.frame]}
        self.island = {cell: self.island_of(cell) for cell in self.land}

    def sides(self) -> list[tuple[str, int]]:
        return [("north", self.columns), ("south", self.columns), ("west", self.rows), ("east", self.rows)]

    def island_of(self, cell: Cell) -> frozenset[Cell]:
        found, edge = {cell}, [cell]
        while edge:
            near = [other for other in beside(edge.pop()) if other in self.land - found]
            found |= set(near)
            edge += near
        return frozenset(found)

    def border(self, cell: Cell) -> list[str]:
        """The frame spaces beside a cell."""
        found = []
        if cell[1] == 0:
            found.append(f"north-{cell[0] // 5 + 1}")
        if cell[1] == self.rows * 5 - 1:
            found.append(f"south-{cell[0] // 5 + 1}")
        if cell[0] == 0:
            found.append(f"west-{cell[1] // 5 + 1}")
        if cell[0] == self.columns * 5 - 1:
            found.append(f"east-{cell[1] // 5 + 1}")
        return found

    def steps_from(self, place: Place) -> set[Place]:
        """One step: to water beside, to the frame and back, along the frame and round its corners."""
        water = set(self.signs) - self.land
        if not isinstance(place, str):
            return {*(set(beside(place)) & water), *self.border(place)} if place in water else set()
        side, number = place.split("-")
        most = dict(self.sides())[side]
        found: set[Place] = {f"{side}-{n}" for n in (int(number) - 1, int(number) + 1) if 1 <= n <= most}
        corners = [("north-1", "west-1"), ("south-1", f"west-{self.rows}")]
        corners += [(f"north-{self.columns}", "east-1"), (f"south-{self.columns}", f"east-{self.rows}")]
        for one, other in corners:
            found |= {other} if place == one else {one} if place == other else set()
        return found | {cell for cell in water if place in self.border(cell)}

    def within(self, place: Place, steps: int) -> set[Place]:
        """Everywhere that one to so many steps lead."""
        reached, edge = {place}, {place}
        for _ in range(steps):
            edge = {near for at in edge for near in self.steps[at]} - reached
            reached |= edge
        return reached - {place}

    def post_of(self, place: Place) -> Cell | None:
        """The trading-post space of an anchor."""
        if isinstance(place, str) or self.signs[place] not in POINTING:
            return None
        dx, dy = POINTING[self.signs[place]]
        return place[0] + dx, place[1] + dy


class Piece:
    """A kind of tile and its different images, each with the first turn that shows it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.neutral = row["sort"] == "neutral"
        self.count, self.points = row["count"], (row["small"], row["large"])
        cells = {(x, y) for y, line in enumerate(row["shape"]) for x, sign in enumerate(line) if sign == "#"}
        self.cost = len(cells) if self.neutral else 1
        self.images: dict[str, set[Cell]] = {}
        for flip in "rm":
            for quarters in range(4):
                image = {(-x if flip == "m" else x, y) for x, y in cells}
                for _ in range(quarters):
                    image = {(-y, x) for x, y in image}
                west, north = min(x for x, _ in image), min(y for _, y in image)
                image = {(x - west, y - north) for x, y in image}
                if image not in self.images.values():
                    self.images[f"{flip}{quarters}"] = image


PIECES = {row["key"]: Piece(row) for row in rows_of("tiles", "tile")}
