"""The best voyage of a turn of Rolling Seas."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.heuristics.rolling_seas_waters import spots
from flibuste.bots.heuristics.rolling_seas_worth import Appraiser
from flibuste.games.rolling_seas.actions import BUILD, BUY, EXPLORE, GUST, LINES, SAIL, STOP, VISIT, WIND
from flibuste.games.rolling_seas.ashore import call_at, harvest, lines_at_monolith
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.voyage import enter, gust, pay_step, ways
from flibuste.kit.grid import HEADINGS, OFF_GRID, cells_of

MOST_GUSTS: Final = 2
HOPELESS: Final = -1e9
ROCKS: Final = 1
ADVENTURE: Final = 2
PROVISION_BITS: Final = 8  # in the number of an end: the ship's cell and the provisions


class End:
    """An end of the turn: what it is worth, the next answer on the way to it, and the boards as they are then."""

    def __init__(self, value: float, action: int, board: Board, sheet: Sheet) -> None:
        self.value = value
        self.action = action
        self.board = board
        self.sheet = sheet

    def by(self, action: int) -> End:
        """The same end, seen from the answer before."""
        return End(self.value, action, self.board, self.sheet)


class Courses:
    """The cheapest ways over quiet water from a cell: by cell what it costs, the first answer, and the cell before; and
    the cells by what they cost, as they were found."""

    def __init__(self, start: int, budget: int) -> None:
        self.by_cost: list[list[int]] = [[] for _ in range(budget + 1)]
        self.by_cost[0].append(start)
        self.cost = vec[i64]([0] * GRID.cells)
        self.first = vec[i64]([0] * GRID.cells)
        self.before = vec[i64]([0] * GRID.cells)
        for cell in range(GRID.cells):
            self.cost[cell] = budget + 1
        self.cost[start], self.first[start], self.before[start] = 0, STOP, OFF_GRID


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
        self._weighed: dict[tuple[int, ...], dict[int, float]] = {}
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
            return End(self._weigh(board, sheet), STOP, board, sheet)
        best = End(HOPELESS, STOP, board, sheet)
        for line in range(min(LINES, sheet.cannons)):
            own = sheet.clone()
            own.read(line)
            own.strike()
            value = self.worth(board, own)
            if value > best.value:
                best = End(value, STOP, board, own)
        return best

    def _weigh(self, board: Board, sheet: Sheet) -> float:
        """The worth of an end of the turn, worked out once: many ways lead there."""
        ends, place = self._ends(board, board.active, sheet), board.ship << PROVISION_BITS | sheet.provisions
        value = ends.get(place)
        if value is None:
            value = ends[place] = self.worth(board, sheet)
        return value

    def _ends(self, board: Board, active: int, sheet: Sheet) -> dict[int, float]:
        """The ends of the turn weighed so far that differ in nothing but the ship's place and the provisions."""
        key = (
            *(active, board.explored, board.visited, sheet.story, sheet.gold),
            *(sheet.wind, sheet.cannons, sheet.ship, sheet.provisions_ever),
        )
        found = self._weighed.get(key)
        if found is None:
            found = self._weighed[key] = {}
        return found

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
        prices = vec[i64]([cost for cost in sheet.tables.cost[wind]])
        budget = board.moves + sheet.provisions
        courses = Courses(board.ship, budget)
        cost, first, before = courses.cost, courses.first, courses.before
        waits = what_waits(board, active)
        ends, sure = self._ends(board, active, sheet), Count(board, sheet).sure
        quiet, purse = board.clone(), sheet.clone()
        met: list[int] = []
        goal, promise = OFF_GRID, best.value
        for spent in range(budget + 1):
            purse.provisions = sheet.provisions - max(0, spent - board.moves)
            for cell in courses.by_cost[spent]:
                if cost[cell] < spent:
                    continue
                if spent:
                    place = cell << PROVISION_BITS | purse.provisions
                    value = ends.get(place)
                    if value is None:
                        quiet.ship = cell
                        value = ends[place] = self.worth_beyond(sure, quiet, purse)
                    self._note(board, int(first[cell]), value)
                    if value > promise:
                        goal, promise = cell, value
                start: i64 = cell * len(HEADINGS)
                for heading in range(len(prices)):
                    target = paths[start + heading]
                    total = spent + prices[heading]
                    if target == OFF_GRID or waits[target] == ROCKS or total >= cost[target]:
                        continue
                    if waits[target] != ADVENTURE:
                        courses.by_cost[total].append(target)
                    elif cost[target] > budget:
                        met.append(target)
                    cost[target] = total
                    first[target] = first[cell] if spent else SAIL + heading
                    before[target] = cell
        if goal != OFF_GRID:
            best = End(promise, int(first[goal]), *self._at(board, sheet, courses, goal))
        for cell in met:
            there, own = self._at(board, sheet, courses, cell)
            if enter(there, own, cell):
                best = self._better(best, board, int(first[cell]), self._sail(there, own, wind, seen))
        return self._blown(board, sheet, courses, best) if sheet.wind else best

    def _blown(self, board: Board, sheet: Sheet, courses: Courses, best: End) -> End:
        """A wind in the sails at the end of the voyage carries the ship where it could not have sailed."""
        cost, beyond = courses.cost, len(courses.by_cost)
        for spent, reached in enumerate(courses.by_cost):
            for cell in reached:
                if cost[cell] < spent:
                    continue
                for heading, target in enumerate(board.chart.steps[cell]):
                    if target == OFF_GRID or cost[target] < beyond or board.rocks >> target & 1:
                        continue
                    cost[target] = 0
                    there, own = self._at(board, sheet, courses, cell)
                    if gust(there, own, heading):
                        first = int(courses.first[cell]) if spent else GUST + heading
                        best = self._better(best, board, first, self._rest(there, own))
        return best

    def _at(self, board: Board, sheet: Sheet, courses: Courses, cell: int) -> tuple[Board, Sheet]:
        """The boards once the way to a cell is sailed, what waits there apart."""
        there, own = board.clone(), sheet.clone()
        spent = int(courses.cost[cell])
        pay_step(there, own, spent)
        there.ship = cell
        passed = cell
        while passed != OFF_GRID:
            there.wake |= 1 << passed
            passed = int(courses.before[passed])
        there.stormed = there.stormed and not spent
        return there, own
