"""Green: tiles of one's reserve are laid on islands, gather what they cover, and score."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.amerigo.catalogue import ACTING, GATHERED, LAID, LAY, STOP
from flibuste.games.amerigo.closing import close, worth_asking
from flibuste.games.amerigo.completing import check_complete
from flibuste.games.amerigo.pieces import is_neutral, packed_tile
from flibuste.games.amerigo.places import CELLS, GRID
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import KINDS
from flibuste.games.amerigo.treasury import gain_points
from flibuste.kernel import Frame, emit
from flibuste.kit.grid_shapes import TURNS


class Build(Frame[Amerigo]):
    """AM-GRN-001 Any number of tiles of one's reserve; a village costs 1, a neutral tile its cells. AM-GRN-004 Tiles
    laid before count, and several islands may be built on."""

    rules: ClassVar[tuple[str, ...]] = ("AM-GRN-001", "AM-GRN-002", "AM-GRN-003", "AM-GRN-008", "AM-ISL-002")

    def window(self) -> int:
        return ACTING

    def step(self, s: Amerigo) -> list[int] | None:
        options = layable(s, self.seat)
        if options or (fits_for_more(s, self.seat) and worth_asking(s, self.window(), self.seat)):
            options.append(STOP)
            return options
        close(s, self.seat, s.points)
        return None

    def answer(self, s: Amerigo, action: int) -> None:
        if action == STOP:
            close(s, self.seat, s.points)
            return
        kind, cell, turn = unpacked(action)
        lay_tile(s, self.seat, kind, cell, turn)


def unpacked(action: int) -> tuple[int, int, int]:
    """Kind, cell and turn of an answer that lays a tile."""
    rest, turn = divmod(action - LAY, len(TURNS))
    kind, cell = divmod(rest, len(CELLS))
    return kind, cell, turn


def network(s: Amerigo, seat: int) -> int:
    """AM-GRN-003 One's posts with the own villages and neutral tiles, whoever laid them, that hang together with them.
    AM-BLU-012 Where one has no post there is none."""
    return GRID.flood(s.posts[seat], s.posts[seat] | s.villages[seat] | s.neutral)


def ways_to_lay(s: Amerigo, kind: int, connected: int) -> list[int]:
    """AM-GRN-002 Wholly on land without tile or post, resources and empty post spaces allowed; AM-GRN-003 orthogonally
    beside the network; AM-GRN-005 turned and reflected at will. AM-GRN-010 A chest never hinders."""
    return s.tables.tiles[kind].shapes.ways(s.chart.land & ~s.covered, GRID.beside(connected))


def layable(s: Amerigo, seat: int) -> list[int]:
    """Every tile that can be paid for, everywhere it fits."""
    connected = network(s, seat)
    options: list[int] = []
    for kind in range(len(KINDS)):
        if s.reserve[seat][kind] and s.tables.tiles[kind].cost <= s.points:
            start = LAY + kind * len(CELLS) * len(TURNS)
            options += [start + way for way in ways_to_lay(s, kind, connected)]
    return options


def fits_for_more(s: Amerigo, seat: int) -> bool:
    """Whether a tile too dear for the points would fit somewhere."""
    connected = network(s, seat)
    for kind in range(len(KINDS)):
        if s.reserve[seat][kind] and s.tables.tiles[kind].cost > s.points and ways_to_lay(s, kind, connected):
            return True
    return False


def lay_tile(s: Amerigo, seat: int, kind: int, cell: int, turn: int) -> None:
    """AM-GRN-008, AM-GRN-011 A tile scores as it is laid (AMB-06); AM-GRN-009 it is never moved again."""
    tile = s.tables.tiles[kind]
    place = s.chart.ground(kind, cell * len(TURNS) + turn)
    s.points -= tile.cost
    s.reserve[seat][kind] -= 1
    s.laid.append(packed_tile(seat, kind, cell, turn))
    s.covered |= place.mask
    if is_neutral(kind):
        s.neutral |= place.mask
    else:
        s.villages[seat] |= place.mask
    large = s.chart.large[place.island]
    points = tile.large if large else tile.small
    gain_points(s, seat, points)
    emit(s, LAID, seat, kind, cell, tile.cost, int(large), points)
    gather(s, seat, place.mask)
    check_complete(s, seat, place.island)


def gather(s: Amerigo, seat: int, mask: int) -> None:
    """AM-GRN-006 Each covered resource goes to the player's slot of that type."""
    for good, symbols in enumerate(s.chart.symbols):
        for _ in range((symbols & mask).bit_count()):
            s.goods[seat][good] += 1
            emit(s, GATHERED, seat, good)
