"""What is true of every position: raised as BadPosition when it is not."""

from __future__ import annotations

from functools import lru_cache

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.scoring import stars_of
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import BadPosition, Together
from flibuste.kit.grid import OFF_GRID, cells_of, mask_of


def audit(s: RollingSeas) -> None:
    """Nothing lost, nothing twice, every counter equal to a recount."""
    _audit_deck(s)
    for seat in range(s.book.seats):
        _audit_seat(s, seat)


def _audit_deck(s: RollingSeas) -> None:
    """Every card is seen once, in the mix, or out of the game."""
    book, recipe = s.book, s.book.recipe
    if len(set(s.stock)) != len(s.stock):
        raise BadPosition("An adventure card is there twice.")
    seen_calm, seen_adventure = recipe.calm - s.calm, recipe.adventure - s.adventure
    if min(s.calm, s.adventure, seen_calm, seen_adventure) < 0 or seen_calm + seen_adventure != s.turn:
        raise BadPosition(f"After {s.turn} turns the mix cannot hold {s.calm} calm seas and {s.adventure} adventures.")
    if len(s.calms) != len(book.calms) - seen_calm:
        raise BadPosition(f"{len(s.calms)} calm seas are unseen; it should be {len(book.calms) - seen_calm}.")
    if s.turn:
        unseen = len(book.stock) + len(book.ambushes) - book.tables.set_aside - seen_adventure
        if len(s.stock) != unseen:
            raise BadPosition(f"{len(s.stock)} adventures are unseen; it should be {unseen}.")


def _audit_seat(s: RollingSeas, seat: int) -> None:
    board, sheet = s.boards[seat], s.sheets[seat]
    _audit_map(seat, board)
    _audit_sheet(seat, sheet)
    if board.visited.bit_count() != len(sheet.fame):
        raise BadPosition(f"Player {seat} has told {len(sheet.fame)} stories in {board.visited.bit_count()} ports.")
    found = (board.explored & board.chart.monoliths).bit_count()
    if found != sheet.monoliths:
        raise BadPosition(f"Player {seat} is noted with {sheet.monoliths} monoliths; {found} are ticked on the map.")
    acting = bool(s.stack) and isinstance(s.stack[-1], Together)
    if board.stormed and not acting:
        raise BadPosition(f"Player {seat} has stopped on a peril, on {GRID.name(board.ship)}.")
    if sheet.provisions > sheet.hold and not acting:
        raise BadPosition(f"Player {seat} carries {sheet.provisions} provisions in a hold for {sheet.hold}.")


def _audit_map(seat: int, board: Board) -> None:
    """RS-DEF-003, RS-DEF-006 Drawings lie on the sea, ticks on land, and the water is one piece."""
    chart = board.chart
    kinds = [board.rocks, board.monsters, board.perils, board.flows]
    _only(seat, "an adventure", board.drawn, chart.sea & ~chart.pirates)
    _only(seat, "an active adventure", sum(kinds), board.drawn)
    _only(seat, "pirates", board.pirates, chart.pirates)
    _only(seat, "the line", board.wake, chart.sea & ~board.rocks)
    _only(seat, "an explored cell", board.explored, chart.land & ~chart.port_cells)
    _only(seat, "an active current", board.flows, mask_of([cell for flow in board.currents for cell in flow.cells]))
    if sum(kind.bit_count() for kind in kinds) != sum(kinds).bit_count():
        raise BadPosition(f"Player {seat} has two adventures on one cell.")
    if board.ship != OFF_GRID:
        _only(seat, "the ship", 1 << board.ship, board.wake)
    if not _is_one_sea(chart.sea & ~board.rocks):
        raise BadPosition(f"The rocks on the board of player {seat} cut the sea in two.")


@lru_cache(maxsize=256)
def _is_one_sea(water: int) -> bool:
    """Rocks come rarely and positions are audited often."""
    return GRID.is_one_piece(water)


def _only(seat: int, what: str, mask: int, allowed: int) -> None:
    stray = mask & ~allowed
    if stray:
        raise BadPosition(f"On the board of player {seat}, {what} cannot be on {GRID.name(cells_of(stray)[0])}.")


def _audit_sheet(seat: int, sheet: Sheet) -> None:
    """RS-END-004 Nothing is live that was never gained; bonus renown is what the ship board says."""
    for name in ("provisions", "gold", "wind"):
        live, ever = getattr(sheet, name), getattr(sheet, f"{name}_ever")
        if not 0 <= live <= ever:
            raise BadPosition(f"Player {seat} has {live} live {name}; {ever} were ever gained.")
    if sheet.stars != stars_of(sheet):
        raise BadPosition(
            f"Player {seat} is noted with {sheet.stars} bonus renown; the ship board makes {stars_of(sheet)}."
        )
