"""Where an adventure may be drawn: on blank sea, by the card's row or column, blocking no port, no zone and no ship."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.cards import CURRENT, MONSTER, ROCKS, Adventure
from flibuste.games.rolling_seas.chart import EACH_PORT, GRID, Placements, column_of, row_of
from flibuste.kit.grid import LETTERS, OFF_GRID, cells_of
from flibuste.kit.grid_words import hang_together, rows_of, rows_with, rows_without


def drawable(board: Board, card: Adventure, solo: bool) -> vec[i64]:
    """RS-ADV-009, RS-ADV-010, RS-ADV-015 Which of its placements a card may take; none if it must be ignored.

    On the row or column if possible, otherwise anywhere. Alone at the table, and only there (RS-ROC-003), rocks have an
    order of their own.
    """
    table = board.chart.placements(card)
    ground = Ground(board, card, table)
    found = ground.fitting(table.near)
    if len(found) == 0:
        return ground.fitting(table.all)
    return _nearest_crossing(card, table, found) if solo and card.type == ROCKS else found


class Ground:
    """A board as a card finds it. What is asked of every placement is put into words first."""

    def __init__(self, board: Board, card: Adventure, table: Placements) -> None:
        self.table = table
        self.is_rocks = card.type == ROCKS
        free = board.blank
        if self.is_rocks:
            free &= ~_flow_exits(board)
        self.taken = table.patches.cut(GRID.all & ~free)
        self.rocks = table.outlets.cut(board.rocks if card.type in (CURRENT, ROCKS) else 0)
        self.is_monster = card.type == MONSTER
        self.berths: i64 = 0
        if not self.is_monster:
            self.berths = board.chart.all_berths & ~board.chart.berths_on(board.rocks | board.perils | board.flows)
        self.ways = ways_of_ship(board) if card.type in (MONSTER, ROCKS) else 0
        self.near_ship = table.patches.cut(self.ways)
        self.water = rows_of(GRID, board.chart.sea & ~board.rocks if self.is_rocks else 0)

    def fitting(self, candidates: vec[i64]) -> vec[i64]:
        """RS-ADV-008, RS-CUR-002, RS-CUR-003 Those on blank sea that block nothing and lead no current onto rocks."""
        table = self.table
        found = vec[i64]()
        for at in candidates:
            if table.patches.touches(at, self.taken) or table.outlets.touches(at, self.rocks):
                continue
            if self._keeps_ports(at) and self._keeps_a_way(at) and (not self.is_rocks or self._keeps_zones(at)):
                found = append(found, at)
        return found

    def _keeps_ports(self, at: i64) -> bool:
        """RS-ADV-012 Beside no port, or it leaves every port a cell where a ship can stop: no rocks, active perils or
        active currents."""
        covered = self.table.moored[at]
        if covered == 0 or self.is_monster:
            return True
        free = self.berths & ~covered
        free |= free >> 1
        free |= free >> 2
        return free & EACH_PORT == EACH_PORT

    def _keeps_a_way(self, at: i64) -> bool:
        """RS-ADV-014 It leaves the ship a way, if it had one."""
        return not self.table.patches.touches(at, self.near_ship) or self.ways & ~self.table.masks[at] != 0

    def _keeps_zones(self, at: i64) -> bool:
        """RS-ADV-013 Without its cells the water is still one piece.

        It was one piece before, so it stays one if the cells around the new rocks hang together without them; only when
        they do not is the whole sea looked at.
        """
        table = self.table
        if table.detour[at] and not table.rings.touches(at, self.rocks):
            return True
        return hang_together(rows_with(GRID, table.ring_cells[at], self.water)) or hang_together(
            rows_without(GRID, self.water, table.cells[at])
        )


def _flow_exits(board: Board) -> int:
    """RS-CUR-003 The exits of currents whose last cell is still active."""
    exits = 0
    for current in board.currents:
        if board.flows >> current.cells[-1] & 1:
            exits |= 1 << current.exit
    return exits


def ways_of_ship(board: Board) -> int:
    """RS-ADV-014 The cells next to the ship that any crew can enter: no rocks, active monsters or active pirates."""
    if board.ship == OFF_GRID:
        return 0
    return board.chart.reach[board.ship] & ~(board.rocks | board.monsters | board.pirates)


def _nearest_crossing(card: Adventure, table: Placements, found: vec[i64]) -> vec[i64]:
    """RS-SOL-002, RS-SOL-003, RS-SOL-004 Those as near as can be to the crossing of row and column.

    The line with the symbol comes before the other. Ruling G-24.
    """
    row, column = row_of(card), column_of(card)
    crossing = GRID.cell_at(LETTERS.index(card.column), card.row - 1)
    for line in [row, column] if card.solo_row else [column, row]:
        away = {
            at: min(GRID.distance(crossing, cell) for cell in cells_of(table.masks[at] & line))
            for at in found
            if table.masks[at] & line
        }
        if away:
            return vec[i64]([at for at, steps in away.items() if steps == min(away.values())])
    return found


def ambush_centres(board: Board) -> list[int]:
    """RS-AMB-002 The blank cells out of sight of the ship."""
    return cells_of(board.blank & board.chart.hidden_from(board.ship))


def ambush_points(board: Board, centre: int) -> int:
    """RS-AMB-005 The cells around a centre where a point may be put: sea without rocks."""
    return GRID.around(1 << centre) & board.chart.sea & ~board.rocks


def moorings(board: Board, port: int) -> list[int]:
    """RS-SET-010 The cells where a ship can start: blank ones, or monsters if there is no other. Ruling G-04."""
    beside = board.chart.moorings[port]
    return cells_of(beside & board.blank or beside & board.monsters)
