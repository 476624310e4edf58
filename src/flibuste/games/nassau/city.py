"""The city of Nassau: nine district tiles make one multigraph of crossings and alleys (NA-SET-001).

A tile has four crossings, in its quadrants, and eight ports, two on each edge. An alley inside a tile joins two of its
crossings; two ports that meet make one alley, whose middle section lies on the edge; a port on the outer edge is a
border alley, where the barge lands.
"""

from __future__ import annotations

from typing import Final

from flibuste.data import DataError, Row, load
from flibuste.games.nassau.tables import GAME, NONE, Gifts, gift, named

TILES: Final = 9
SIDE: Final = 3  # tiles in a row
QUADRANT_NAMES: Final = ("NW", "NE", "SE", "SW")
QUADRANTS: Final = 4
PORTS: Final = 8
TURNS: Final = 4  # quarter turns of a tile
CENTRE: Final = 4  # the tile position in the middle
CAPTAINS_TILE: Final = 1

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
PAIR_NAMES: Final = tuple([QUADRANT_NAMES[one] + QUADRANT_NAMES[other] for one, other in PAIRS])
OWN_ALLEYS: Final = len(PAIRS) + PORTS  # the numbers of a tile: its pairs, then its ports
CROSSINGS: Final = TILES * QUADRANTS
ALLEYS: Final = TILES * OWN_ALLEYS

CROSSING_NAMES: Final = tuple([f"{tile}{quadrant}" for tile in range(TILES) for quadrant in QUADRANT_NAMES])
ALLEY_NAMES: Final = tuple(
    [
        name
        for tile in range(TILES)
        for name in (*[f"{tile}{pair}" for pair in PAIR_NAMES], *[f"{tile}.{port}" for port in range(PORTS)])
    ]
)
FACE_NAMES: Final = tuple([f"{tile}{side}" for tile in range(1, TILES + 1) for side in "ab"])
TILE_OF: Final = tuple([face // 2 for face in range(len(FACE_NAMES))])

EAST: Final = ((2, 7), (3, 6))  # a tile's ports and those of the tile to its right
SOUTH: Final = ((5, 0), (4, 1))  # a tile's ports and those of the tile below
NORTH_PORTS: Final = (0, 1)
EAST_PORTS: Final = (2, 3)
SOUTH_PORTS: Final = (4, 5)
WEST_PORTS: Final = (6, 7)


class Face:
    """One side of a district tile, as it lies before it is turned."""

    def __init__(self, row: Row) -> None:
        self.offers = [[gift(row, "offers", text) for text in offer.split(" / ")] for offer in row.strs("offers")]
        self.alleys = [_alley(row, text) for text in row.strs("alleys")]
        self.ports = [_port(row, text) for text in row.strs("ports")]
        self.captain = QUADRANT_NAMES.index(row.str("captain")) if row.has("captain") else NONE
        pairs = [alley[:2] for alley in self.alleys]
        if len(set(pairs)) != len(pairs):
            raise DataError(f"{row.where}: two alleys join the same crossings; each pair should have one at most.")


def load_faces() -> list[Face]:
    sheet = load(GAME, "city")
    return [Face(sheet.row("face", name)) for name in FACE_NAMES]


class City:
    """Nine faces with their quarter turns, joined. An alley number that the city lacks has no sections."""

    def __init__(self, faces: list[Face], layout: list[int]) -> None:
        self.layout = layout.copy()
        self.offers: list[Gifts] = [[] for _ in range(CROSSINGS)]
        self.sections = [0] * ALLEYS
        self.ends = [(NONE, NONE)] * ALLEYS  # of a border alley the second is NONE
        self.at: list[list[int]] = [[] for _ in range(CROSSINGS)]  # the alleys of a crossing, in ascending order
        self.borders: list[int] = []
        self.start = NONE
        ports = [self._lay(faces[laid // TURNS], laid % TURNS, tile) for tile, laid in enumerate(layout)]
        for tile in range(TILES):
            self._join(ports, tile)
        for alley in range(ALLEYS):
            self._hang(alley)

    def __repr__(self) -> str:
        return f"City({' '.join([LAID_NAMES[laid] for laid in self.layout])})"

    def _lay(self, face: Face, turns: int, tile: int) -> list[tuple[int, int]]:
        """Put a turned face down: its offers and inner alleys; the crossing and the stub of each port come back."""
        first = tile * QUADRANTS
        for quadrant in range(QUADRANTS):
            self.offers[first + turned(quadrant, turns)] = face.offers[quadrant]
        if face.captain != NONE:
            self.start = first + turned(face.captain, turns)
        for one, other, sections in face.alleys:
            low, high = sorted((turned(one, turns), turned(other, turns)))
            self._add(tile * OWN_ALLEYS + PAIRS.index((low, high)), first + low, first + high, sections)
        ports = [(NONE, 0)] * PORTS
        for port, (quadrant, stub) in enumerate(face.ports):
            ports[(port + 2 * turns) % PORTS] = (first + turned(quadrant, turns), stub)
        return ports

    def _join(self, ports: list[list[tuple[int, int]]], tile: int) -> None:
        """Join a tile to its right and lower neighbours; its ports on the outer edge lead to the barge."""
        row, column = divmod(tile, SIDE)
        if column < SIDE - 1:
            self._meet(ports, tile, tile + 1, EAST)
        if row < SIDE - 1:
            self._meet(ports, tile, tile + SIDE, SOUTH)
        for port in outer_ports(tile):
            crossing, stub = ports[tile][port]
            alley = tile * OWN_ALLEYS + len(PAIRS) + port
            self._add(alley, crossing, NONE, stub + 1)
            self.borders.append(alley)

    def _meet(
        self, ports: list[list[tuple[int, int]]], tile: int, other: int, edge: tuple[tuple[int, int], ...]
    ) -> None:
        for mine, theirs in edge:
            near, far = ports[tile][mine], ports[other][theirs]
            alley = tile * OWN_ALLEYS + len(PAIRS) + mine
            self._add(alley, near[0], far[0], near[1] + 1 + far[1])

    def _add(self, alley: int, one: int, other: int, sections: int) -> None:
        self.ends[alley] = (one, other)
        self.sections[alley] = sections

    def _hang(self, alley: int) -> None:
        for crossing in self.ends[alley]:
            if crossing != NONE:
                self.at[crossing].append(alley)

    def other_end(self, alley: int, crossing: int) -> int:
        """Where an alley leads from a crossing; NONE if to the barge."""
        one, other = self.ends[alley]
        return other if one == crossing else one

    def landing(self, alley: int) -> int:
        """The crossing of a border alley."""
        return self.ends[alley][0]


def turned(quadrant: int, turns: int) -> int:
    """Where a quadrant lies after quarter turns to the right."""
    return (quadrant + turns) % QUADRANTS


def outer_ports(tile: int) -> list[int]:
    """The ports of a tile position that lie on the outer edge of the city."""
    row, column = divmod(tile, SIDE)
    ports: list[int] = []
    if row == 0:
        ports += NORTH_PORTS
    if column == SIDE - 1:
        ports += EAST_PORTS
    if row == SIDE - 1:
        ports += SOUTH_PORTS
    if column == 0:
        ports += WEST_PORTS
    return sorted(ports)


def face_word(laid: int) -> str:
    """A face and its quarter turns, `7b/3`."""
    return f"{FACE_NAMES[laid // TURNS]}/{laid % TURNS}"


LAID_NAMES: Final = tuple([face_word(laid) for laid in range(len(FACE_NAMES) * TURNS)])


def _alley(row: Row, text: str) -> tuple[int, int, int]:
    """`NW-SE 2`: the two crossings in ascending order, and the sections."""
    ends, _, sections = text.partition(" ")
    one, _, other = ends.partition("-")
    if not sections.isdigit() or int(sections) == 0 or one == other:
        raise DataError(f"{row.where}: alleys holds {text!r}; it should join two crossings, such as NW-SE 2.")
    low, high = sorted(named(row, "alleys", end, QUADRANT_NAMES) for end in (one, other))
    return low, high, int(sections)


def _port(row: Row, text: str) -> tuple[int, int]:
    """`NW+1`: the crossing a port hangs on, and the whole sections before the edge."""
    quadrant, _, stub = text.partition("+")
    if not stub.isdigit():
        raise DataError(f"{row.where}: ports holds {text!r}; it should be a crossing and its sections, such as NW+1.")
    return named(row, "ports", quadrant, QUADRANT_NAMES), int(stub)
