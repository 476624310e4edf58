"""The best voyage of a turn of Rolling Seas."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.heuristics.rolling_seas_numbers import spots
from flibuste.bots.heuristics.rolling_seas_worth import Appraiser
from flibuste.games.rolling_seas.actions import BUILD, BUY, EXPLORE, GUST, LINES, SAIL, STOP, VISIT, WIND
from flibuste.games.rolling_seas.ashore import call_at, harvest, lines_at_monolith
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.voyage import enter, gust, pay_step, ways
from flibuste.kit.grid import HEADINGS, OFF_GRID, cells_of

MOST_GUSTS: Final = 2
HOPELESS: Final = -1e9
ROCKS: Final = 1
ADVENTURE: Final = 2


class End:
    """An end of the turn: what it is worth, the next answer on the way to it, and the boards as they are then."""

    __slots__ = ("action", "board", "sheet", "value")

    def __init__(self, value: float, action: int, board: Board, sheet: Sheet) -> None:
        self.value = value
        self.action = action
        self.board = board
        self.sheet = sheet

    def by(self, action: int) -> End:
        """The same end, seen from the answer before."""
        return End(self.value, action, self.board, self.sheet)


class Way:
    """A way over quiet water: where it ends, what it costs, the first answer, and the way to the cell before."""

    __slots__ = ("before", "cell", "cost", "first")

    def __init__(self, cell: int, cost: int, first: int, before: Way | None) -> None:
        self.cell = cell
        self.cost = cost
        self.first = first
        self.before = before


def what_waits(board: Board, active: int) -> vec[i64]:
    """By cell, whether rocks are there, or an adventure."""
    found = vec[i64]([0] * GRID.cells)
    for cell in spots(board.rocks):
        found[cell] = ROCKS
    for cell in spots(active):
        found[cell] = ADVENTURE
    return found


class Captain(Appraiser):
    """Looks for the best way through a turn: the one whose end is worth most."""

    def __init__(self, left: int, winds: list[int], die: int, weights: list[float] | None = None) -> None:
        super().__init__(left, weights)
        self.winds = winds
        self.die = die
        self._weighed: dict[tuple[int, ...], float] = {}
        self._start: Board | None = None
        self.by_answer: dict[int, float] = {}

    def best_end(self, board: Board, sheet: Sheet) -> End:
        return self._act(board, sheet, self.winds, True, MOST_GUSTS)

    def best_course(self, board: Board, sheet: Sheet, wind: int) -> End:
        return self._sail(board, sheet, wind, {})

    def best_finish(self, board: Board, sheet: Sheet) -> End:
        return self._act(board, sheet, [], False, MOST_GUSTS)

    def note_answers(self, board: Board) -> None:
        """From now on `by_answer` notes what each answer on these boards leads to at best."""
        self._start = board

    def _note(self, board: Board, action: int, value: float) -> None:
        if board is self._start and value > self.by_answer.get(action, HOPELESS):
            self.by_answer[action] = value

    def _better(self, best: End, board: Board, action: int, end: End) -> End:
        """The best so far, or an end that begins with an answer on these boards."""
        self._note(board, action, end.value)
        return end.by(action) if end.value > best.value else best

    def _rest(self, board: Board, sheet: Sheet) -> End:
        """To end the turn here; beaten pirates leave a line of the notebook."""
        if board.stormed:
            return End(HOPELESS, STOP, board, sheet)
        if not board.spoils:
            return End(self._weigh(board, board.active, sheet), STOP, board, sheet)
        best = End(HOPELESS, STOP, board, sheet)
        for line in range(min(LINES, sheet.cannons)):
            own = sheet.clone()
            own.read(line)
            own.strike()
            value = self.worth(board, own)
            if value > best.value:
                best = End(value, STOP, board, own)
        return best

    def _weigh(self, board: Board, active: int, sheet: Sheet) -> float:
        """The worth of an end of the turn, worked out once: many ways lead there."""
        key = (
            *(board.ship, active, board.explored, board.visited, sheet.story, sheet.provisions, sheet.gold),
            *(sheet.wind, sheet.cannons, sheet.ship, sheet.provisions_ever),
        )
        value = self._weighed.get(key)
        if value is None:
            value = self._weighed[key] = self.worth(board, sheet)
        return value

    def _act(self, board: Board, sheet: Sheet, winds: list[int], ashore: bool, gusts: int) -> End:
        """Stay, do something ashore, sail by one of the winds, or take a wind in the sails. That first pays when it
        leads to something to do ashore; sailing on comes cheaper without it."""
        best = self._rest(board, sheet)
        self._note(board, STOP, best.value)
        if ashore and not board.stormed:
            best = self._ashore(board, sheet, best)
        if board.halted:
            return best
        for wind in winds:
            best = self._better(best, board, WIND + wind, self._sail(board, sheet, wind, {}))
        for heading, target in enumerate(ways(board)) if gusts and sheet.wind else []:
            if target == OFF_GRID:
                continue
            there, own = board.clone(), sheet.clone()
            if gust(there, own, heading):
                best = self._better(best, board, GUST + heading, self._act(there, own, [], ashore, gusts - 1))
        return best

    def _ashore(self, board: Board, sheet: Sheet, best: End) -> End:
        """Exploring and visiting from where the ship is, each with the best that follows, if better than the rest."""
        for cell in cells_of(board.explorable()):
            is_monolith = board.chart.monoliths >> cell & 1
            for line in lines_at_monolith(self.die) if is_monolith else [self.die]:
                there, own = board.clone(), sheet.clone()
                harvest(there, own, cell, line)
                best = self._better(best, board, EXPLORE + cell, self._after_building(there, own))
        for port in board.ports_here():
            there, own = board.clone(), sheet.clone()
            call_at(there, own, board.chart.ports[port])
            best = self._better(best, board, VISIT + board.chart.ports[port], self._after_trading(there, own))
        return best

    def _after_building(self, board: Board, sheet: Sheet) -> End:
        kept = sheet.clone()
        kept.strike()
        best = self._rest(board, kept)
        if sheet.can_build():
            sheet.build_cannon()
            best = self._better(best, board, BUILD, self._after_building(board, sheet))
        return best

    def _after_trading(self, board: Board, sheet: Sheet) -> End:
        """Buy what improves the position most, until nothing does."""
        best = self._rest(board, sheet)
        for service, offered in enumerate(sheet.offers()):
            if offered:
                own = sheet.clone()
                own.buy(service)
                best = self._better(best, board, BUY + service, self._after_trading(board, own))
        return best

    def _sail(self, board: Board, sheet: Sheet, wind: int, seen: dict[tuple[int, ...], End]) -> End:
        """The best end of the voyage from here. Over quiet water the cheapest way to each cell is the only one weighed;
        every cell where something waits begins a voyage of its own."""
        key = (
            *(board.ship, board.moves, board.active, sheet.provisions, sheet.story, sheet.wind),
            int(board.stormed),
        )
        if key in seen:
            return seen[key]
        best = self._rest(board, sheet)
        self._note(board, STOP, best.value)
        if not board.halted:
            best = self._sail_on(board, sheet, wind, seen, best)
        seen[key] = best
        return best

    def _sail_on(self, board: Board, sheet: Sheet, wind: int, seen: dict[tuple[int, ...], End], best: End) -> End:
        paths, active = board.chart.ways, board.active
        costs = vec[i64]([cost for cost in sheet.tables.cost[wind]])
        budget = board.moves + sheet.provisions
        by_cost: list[list[Way]] = [[] for _ in range(budget + 1)]
        by_cost[0].append(Way(board.ship, 0, STOP, None))
        waits = what_waits(board, active)
        cheapest = vec[i64]([budget + 1] * GRID.cells)
        cheapest[board.ship] = 0
        quiet, purse = board.clone(), sheet.clone()
        quiet.stormed = False
        met: dict[int, Way] = {}
        for spent in range(budget + 1):
            for way_there in by_cost[spent]:
                cell = way_there.cell
                if cheapest[cell] < spent:
                    continue
                if spent:
                    quiet.ship = cell
                    purse.provisions = sheet.provisions - max(0, spent - board.moves)
                    value = self._weigh(quiet, active, purse)
                    self._note(board, way_there.first, value)
                    if value > best.value:
                        best = End(value, way_there.first, *self._at(board, sheet, way_there))
                start: i64 = cell * len(HEADINGS)
                for heading in range(len(costs)):
                    target = paths[start + heading]
                    total = spent + costs[heading]
                    if target == OFF_GRID or waits[target] == ROCKS or total >= cheapest[target]:
                        continue
                    cheapest[target] = total
                    further = Way(target, total, way_there.first if spent else SAIL + heading, way_there)
                    if waits[target] == ADVENTURE:
                        met[target] = further
                    else:
                        by_cost[total].append(further)
        for way_there in met.values():
            there, own = self._at(board, sheet, way_there)
            if enter(there, own, way_there.cell):
                best = self._better(best, board, way_there.first, self._sail(there, own, wind, seen))
        return self._blown(board, sheet, by_cost, cheapest, best) if sheet.wind else best

    def _blown(self, board: Board, sheet: Sheet, by_cost: list[list[Way]], cheapest: vec[i64], best: End) -> End:
        """A wind in the sails at the end of the voyage carries the ship where it could not have sailed."""
        for spent, reached in enumerate(by_cost):
            for way_there in reached:
                if cheapest[way_there.cell] < spent:
                    continue
                for heading, target in enumerate(board.chart.steps[way_there.cell]):
                    if target == OFF_GRID or cheapest[target] < len(by_cost) or board.rocks >> target & 1:
                        continue
                    cheapest[target] = 0
                    there, own = self._at(board, sheet, way_there)
                    if gust(there, own, heading):
                        first = way_there.first if spent else GUST + heading
                        best = self._better(best, board, first, self._rest(there, own))
        return best

    def _at(self, board: Board, sheet: Sheet, way_there: Way) -> tuple[Board, Sheet]:
        """The boards once that way is sailed, what waits at its end apart."""
        there, own = board.clone(), sheet.clone()
        pay_step(there, own, way_there.cost)
        there.ship = way_there.cell
        passed: Way | None = way_there
        while passed is not None:
            there.wake |= 1 << passed.cell
            passed = passed.before
        there.stormed = there.stormed and not way_there.cost
        return there, own
