"""Where an adventure may be drawn: on blank sea, by the card's row or column, blocking no port, no zone and no ship."""

from __future__ import annotations

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.cards import CURRENT, MONSTER, ROCKS, Adventure
from flibuste.games.rolling_seas.chart import GRID, Placements, column_of, row_of
from flibuste.kit.grid import LETTERS, OFF_GRID, cells_of
from flibuste.kit.grid_words import hang_together, rows_of, rows_with, rows_without


def drawable(board: Board, card: Adventure, solo: bool) -> list[int]:
    """RS-ADV-009, RS-ADV-010, RS-ADV-015 The placements a card may take, as codes; none if it must be ignored.

    On the row or column if possible, otherwise anywhere. Alone at the table, and only there (RS-ROC-003), rocks have an
    order of their own.
    """
    table = board.chart.placements(card)
    found = _fitting(board, card, table, table.near)
    if not found:
        found = _fitting(board, card, table, table.all)
    elif solo and card.type == ROCKS:
        found = _nearest_crossing(card, table, found)
    return [table.codes[at] for at in found]


def _fitting(board: Board, card: Adventure, table: Placements, candidates: list[int]) -> list[int]:
    """RS-ADV-008, RS-CUR-002, RS-CUR-003 Those on blank sea that block nothing and lead no current onto rocks."""
    free = board.blank
    if card.type == ROCKS:
        free &= ~_flow_exits(board)
    found = table.patches.apart(candidates, GRID.all & ~free)
    if card.type == CURRENT:
        found = [at for at in found if not table.exits[at] & board.rocks]
    if card.type != MONSTER:
        found = _keeping_ports(board, table, found)
    if card.type in (MONSTER, ROCKS):
        found = _keeping_a_way(board, table, found)
    if card.type == ROCKS:
        found = _keeping_zones(board, table, found)
    return found


def _flow_exits(board: Board) -> int:
    """RS-CUR-003 The exits of currents whose last cell is still active."""
    exits = 0
    for current in board.currents:
        if board.flows >> current.cells[-1] & 1:
            exits |= 1 << current.exit
    return exits


def _keeping_ports(board: Board, table: Placements, found: list[int]) -> list[int]:
    """RS-ADV-012 Those beside no port, and those that leave every port a cell where a ship can stop: no rocks, active
    perils or active currents."""
    closed = board.rocks | board.perils | board.flows
    accesses = [mooring & ~closed for mooring in board.chart.moorings]
    if 0 in accesses:
        return [at for at in found if not table.moored[at]]
    return [at for at in found if _keeps_ports(accesses, table.moored[at], table.masks[at])]


def _keeps_ports(accesses: list[int], ports: list[int], mask: int) -> bool:
    return all(accesses[port] & ~mask for port in ports)


def _keeping_a_way(board: Board, table: Placements, found: list[int]) -> list[int]:
    """RS-ADV-014 Those that leave the ship a way, if it had one."""
    ways = ways_of_ship(board)
    if not ways:
        return found
    near = table.patches.cut(ways)
    return [at for at in found if not table.patches.touches(at, near) or ways & ~table.masks[at]]


def _keeping_zones(board: Board, table: Placements, found: list[int]) -> list[int]:
    """RS-ADV-013 Those without whose cells the water is still one piece.

    It was one piece before, so it stays one if the cells around the new rocks hang together without them; only when
    they do not is the whole sea looked at.
    """
    rocks = table.rings.cut(board.rocks)
    water = rows_of(GRID, board.chart.sea & ~board.rocks)
    return [
        at
        for at in found
        if (table.detour[at] and not table.rings.touches(at, rocks))
        or hang_together(rows_with(GRID, table.ring_cells[at], water))
        or hang_together(rows_without(GRID, water, table.cells[at]))
    ]


def ways_of_ship(board: Board) -> int:
    """RS-ADV-014 The cells next to the ship that any crew can enter: no rocks, active monsters or active pirates."""
    if board.ship == OFF_GRID:
        return 0
    here = 1 << board.ship
    return GRID.around(here) & board.chart.sea & ~(board.rocks | board.monsters | board.pirates)


def _nearest_crossing(card: Adventure, table: Placements, found: list[int]) -> list[int]:
    """RS-SOL-002, RS-SOL-003, RS-SOL-004 Those as near as can be to the crossing of row and column.

    The line with the symbol comes before the other. Ruling G-24.
    """
    row, column = row_of(card), column_of(card)
    lines = [row, column] if card.solo_row else [column, row]
    crossing = GRID.cell_at(LETTERS.index(card.column), card.row - 1)
    for line in lines:
        on_line = [at for at in found if table.masks[at] & line]
        if on_line:
            away = [min(_apart(crossing, cell) for cell in cells_of(table.masks[at] & line)) for at in on_line]
            return [at for at, steps in zip(on_line, away, strict=True) if steps == min(away)]
    return found


def _apart(a: int, b: int) -> int:
    """Cells between two cells of one row or column."""
    return abs(GRID.column(a) - GRID.column(b)) + abs(GRID.row(a) - GRID.row(b))


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
