"""Moving the ship: what a step costs, what waits in the cell entered, and which steps can still end well."""

from __future__ import annotations

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.tables import Gains
from flibuste.kit.grid import OFF_GRID


def ways(board: Board) -> list[int]:
    """RS-NAV-006 By heading, the cell one step away if a ship may sail there: sea, on the board, no rocks. Else
    OFF_GRID."""
    steps = board.chart.steps[board.ship]
    reefs = board.chart.reach[board.ship] & board.rocks
    if not reefs:
        return steps
    return [OFF_GRID if cell == OFF_GRID or reefs >> cell & 1 else cell for cell in steps]


def way(board: Board, heading: int) -> int:
    return ways(board)[heading]


def pay_step(board: Board, sheet: Sheet, cost: int) -> None:
    """RS-NAV-004 Movement points first, then one provision for each that is missing."""
    missing = max(0, cost - board.moves)
    board.moves -= cost - missing
    sheet.provisions -= missing
    sheet.note(events.PAID_STEP, missing)


def sail(board: Board, sheet: Sheet, wind: int, heading: int) -> bool:
    """RS-NAV-003 One step at the compass's price for the chosen wind. False if what waits there cannot be resolved."""
    cost, entered = sheet.tables.cost[wind][heading], way(board, heading)
    pay_step(board, sheet, cost)
    sheet.note(events.SAILED, heading, entered, cost)
    return enter(board, sheet, entered)


def gust(board: Board, sheet: Sheet, heading: int) -> bool:
    """RS-WIN-002, RS-WIN-005 One wind in the sails: one step anywhere, no movement points, no provisions."""
    sheet.wind -= 1
    entered = way(board, heading)
    sheet.note(events.GUSTED, heading, entered)
    return enter(board, sheet, entered)


def spend(board: Board, sheet: Sheet) -> None:
    """RS-NAV-004 A provision becomes a movement point ahead of the step that needs it."""
    sheet.provisions -= 1
    board.moves += 1
    sheet.note(events.SPENT)


def enter(board: Board, sheet: Sheet, cell: int) -> bool:
    """RS-NAV-007 Go into a cell and resolve all that happens there; False, with the boards half done, if it cannot."""
    return arrive(board, sheet, ride(board, sheet, cell))


def ride(board: Board, sheet: Sheet, cell: int) -> int:
    """RS-CEL-005, RS-CEL-006, RS-CEL-009 Follow active current cells; the cell where the ship comes out.

    The ride ends on the first cell that is no active current: the exit, or a cell of the chain spent before
    (RS-CEL-007). Where currents end on their last cell (ruling G-10), that cell is its own exit.
    """
    ridden = 0
    while board.flows >> cell & 1:
        _pass(board, cell)
        board.flows ^= 1 << cell
        ridden += 1
        cell = _carried(board, cell)
    if ridden:
        sheet.note(events.RODE_CURRENT, ridden, cell)
        sheet.gain_story(ridden // sheet.tables.current_cells)
    return cell


def _carried(board: Board, cell: int) -> int:
    for current in board.currents:
        if cell in current.cells:
            return current.after(cell)
    raise AssertionError("an active current cell belongs to a drawn current")


def arrive(board: Board, sheet: Sheet, cell: int) -> bool:
    """RS-CEL-002 The cost of the cell is paid before its gain."""
    _pass(board, cell)
    board.ship = cell
    board.stormed = 0
    here = 1 << cell
    if board.monsters & here:
        board.monsters ^= here
        return _meet(board, sheet, events.MET_MONSTER, sheet.monster_power, sheet.tables.monster)
    if board.pirates & here:
        board.pirates ^= here
        board.halted = 1  # RS-CEL-011, RS-CEL-012 either way the ship stops
        board.spoils = int(sheet.cannons >= sheet.pirate_power)
        return _meet(board, sheet, events.MET_PIRATES, sheet.pirate_power, sheet.tables.pirates)
    if board.perils & here:
        board.perils ^= here
        board.stormed = 1
        sheet.note(events.CROSSED_PERIL, cell)
        sheet.gain_story(sheet.tables.peril.story)
    return True


def _meet(board: Board, sheet: Sheet, event: int, power: int, stakes: Gains) -> bool:
    """RS-CEL-001, RS-CEL-010, RS-CEL-011 Free with cannons enough, else for provisions; then come the gains."""
    beaten = sheet.cannons >= power
    toll = 0 if beaten else stakes.provisions
    if sheet.provisions < toll:
        return False
    sheet.note(event, board.ship, int(beaten), sheet.cannons, power)
    sheet.pay_provisions(toll)
    sheet.gain_story(stakes.story)
    sheet.gain_gold(stakes.gold)
    return True


def _pass(board: Board, cell: int) -> None:
    """RS-NAV-008, RS-FIG-001, RS-FIG-003 Every cell passed carries the line and springs the ambushes that lie there.

    RS-AMB-006 They neither stop nor cost anything. RS-FIG-002 Only entering springs them, not being there.
    """
    board.wake |= 1 << cell
    if board.track[-1:] != [cell]:
        board.track.append(cell)
    for number, ambush in enumerate(board.ambushes):
        if ambush.mask >> cell & 1 and number not in board.sprung:
            board.sprung.append(number)


def sailable(board: Board, sheet: Sheet, wind: int) -> list[int]:
    """RS-NAV-007, RS-CEL-008 The headings of steps that can be paid and resolved and leave the turn a legal end."""
    if board.halted:
        return []
    costs, budget = sheet.tables.cost[wind], board.moves + sheet.provisions
    waiting = board.active & board.chart.reach[board.ship]
    return [
        heading
        for heading, target in enumerate(ways(board))
        if target != OFF_GRID
        and costs[heading] <= budget
        and (not waiting or not waiting >> target & 1 or _sails_well(board, sheet, wind, heading))
    ]


def gustable(board: Board, sheet: Sheet, winds: list[int]) -> list[int]:
    """RS-WIN-001, RS-WIN-003 The headings for a wind in the sails; by `winds` one may still sail afterwards."""
    if board.halted or not sheet.wind:
        return []
    waiting = board.active & board.chart.reach[board.ship]
    return [
        heading
        for heading, target in enumerate(ways(board))
        if target != OFF_GRID
        and (not waiting or not waiting >> target & 1 or _blows_well(board, sheet, winds, heading))
    ]


def can_spend(board: Board, sheet: Sheet, wind: int) -> bool:
    """RS-NAV-004 A provision may become a movement point at any moment that leaves a way to end the move."""
    return sheet.provisions > 0 and not board.halted and (not board.stormed or _ends_after_spending(board, sheet, wind))


def can_finish(board: Board, sheet: Sheet, winds: list[int], starting: bool) -> bool:
    """RS-CEL-003 Whether the turn can end off the peril the ship has just entered, if it has. Ruling G-17.

    RS-CEL-004 A peril left and entered again is ordinary sea.

    `winds` are those by which it may still sail; winds in the sails come before all sailing (`starting`) or after it.
    """
    if not board.stormed or _leads_to_quiet_water(board, sheet, winds):
        return True
    if gustable(board, sheet, winds if starting else []):
        return True
    return any(sailable(board, sheet, wind) or can_spend(board, sheet, wind) for wind in winds)


def _leads_to_quiet_water(board: Board, sheet: Sheet, winds: list[int]) -> bool:
    """Whether a step can be taken to a cell where nothing waits: the usual case, soon answered."""
    costs = [sheet.tables.cost[wind] for wind in winds]
    budget = board.moves + sheet.provisions
    return any(
        target != OFF_GRID
        and not board.active >> target & 1
        and (sheet.wind > 0 or any(cost[heading] <= budget for cost in costs))
        for heading, target in enumerate(ways(board))
    )


def _sails_well(board: Board, sheet: Sheet, wind: int, heading: int) -> bool:
    board, sheet = board.clone(), sheet.clone()
    return sail(board, sheet, wind, heading) and can_finish(board, sheet, [wind], False)


def _blows_well(board: Board, sheet: Sheet, winds: list[int], heading: int) -> bool:
    board, sheet = board.clone(), sheet.clone()
    return gust(board, sheet, heading) and can_finish(board, sheet, winds, bool(winds))


def _ends_after_spending(board: Board, sheet: Sheet, wind: int) -> bool:
    board, sheet = board.clone(), sheet.clone()
    spend(board, sheet)
    return can_finish(board, sheet, [wind], False)
