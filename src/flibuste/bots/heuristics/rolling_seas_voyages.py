"""What a position of Rolling Seas is worth to its captain, and the best voyage of a turn."""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics.rolling_seas_numbers import FARTHEST, numbers, waters
from flibuste.games.rolling_seas.actions import EXPLORE, GUST, LINES, SAIL, STOP, VISIT, WIND
from flibuste.games.rolling_seas.ashore import call_at, harvest, lines_at_monolith
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import PORTS
from flibuste.games.rolling_seas.grid import HEADINGS, OFF_BOARD, beside, cells_of, spread
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.voyage import enter, gust, pay_step, way

TURNS_PER_PORT: Final = 4.16
STEPS_PER_TURN: Final = 4.0
NEARER: Final = 0.86  # how much of its worth a port keeps with each step of the way
CLOSER: Final = 0.703  # the same for adventures
LURE: Final = 0.35  # how much of the adventures around will be met
GOLD_WORTH: Final = 1.6
PROVISION_WORTH: Final = 0.8
WIND_WORTH: Final = 2.0
CANNON_WORTH: Final = 0.293  # for each turn left
MOVE_WORTH: Final = 0.9  # for each turn left
MONOLITH_WORTH: Final = (0.0, 4.0, 9.0, 0.0)
LAND_WORTH: Final = 1.5
MOST_GUSTS: Final = 2
HOPELESS: Final = -1e9


def banked(board: Board, sheet: Sheet) -> float:
    """The renown that is sure, pirates left to meet taken off."""
    count = Count(board, sheet)
    return float(count.told + count.pirates + count.stars)


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
    """A way over quiet water: where it ends, what it costs, the first answer, and the cells before the last."""

    __slots__ = ("cell", "cost", "first", "passed")

    def __init__(self, cell: int, cost: int, first: int, passed: int) -> None:
        self.cell = cell
        self.cost = cost
        self.first = first
        self.passed = passed


class Captain:
    """Weighs positions with so many turns left after this one, and looks for the best way through this one. Learned
    `weights` of the numbers of a position take the place of the rules of thumb."""

    def __init__(self, left: int, winds: list[int], die: int, weights: list[float] | None = None) -> None:
        self.left = left
        self.winds = winds
        self.die = die
        self.weights = weights or []
        self._weighed: dict[tuple[int, ...], float] = {}
        self._start: Board | None = None
        self.by_answer: dict[int, float] = {}

    # What a position is worth -----------------------------------------------------------------------------------------

    def worth(self, board: Board, sheet: Sheet) -> float:
        """What a position promises: as learned, or by rules of thumb."""
        if not self.weights or not self.left:
            return self.plain_worth(board, sheet)
        value = banked(board, sheet)
        for number, weight in zip(numbers(board, sheet, self.left), self.weights, strict=True):
            value += number * weight
        return value

    def plain_worth(self, board: Board, sheet: Sheet) -> float:
        """The renown of today, and what is still to be hoped for."""
        count = Count(board, sheet)
        if self.left == 0:
            return count.total + 0.01 * sheet.gold
        ports_left = len(PORTS) - board.visited.bit_count()
        visits = min(float(ports_left), self.left / TURNS_PER_PORT)
        hope = min(1.0, self.left / 6)
        return (
            count.told
            + count.pirates
            + count.stars
            + sheet.story * (1 + visits)
            + hope * (GOLD_WORTH * sheet.gold + PROVISION_WORTH * sheet.provisions + WIND_WORTH * sheet.wind)
            + self.left * (CANNON_WORTH * sheet.cannons + MOVE_WORTH * sheet.tables.ship_moves[sheet.ship])
            + MONOLITH_WORTH[sheet.monoliths]
            + self.prospects(board, sheet, 1 + visits)
        )

    def prospects(self, board: Board, sheet: Sheet, story: float) -> float:
        """What lies around the ship, ring by ring: the nearest port, adventures, pirates, monoliths."""
        if board.ship == OFF_BOARD:
            return 0.0
        chart = board.chart
        water = chart.sea & ~board.rocks
        harbours = 0
        for port, mooring in enumerate(chart.moorings):
            if not board.visited >> port & 1:
                harbours |= mooring
        coasts = beside(chart.monoliths & ~board.explored)
        pirates = board.pirates if self._can_face_pirates(sheet) else 0
        monster = 2 * story - (PROVISION_WORTH if sheet.cannons < sheet.monster_power else 0)
        anything = harbours | coasts | pirates | board.monsters | board.perils | board.flows
        total, best_port, best_stone = 0.0, 0.0, 0.0
        reach = min(FARTHEST, int(STEPS_PER_TURN * min(self.left, 5)))
        for steps, found in enumerate(waters(chart, board.ship, water).rings):
            if steps >= reach:
                break
            if not found & anything:
                continue
            if found & harbours and not best_port:
                best_port = NEARER**steps * (sheet.story + 2)
            if found & coasts and not best_stone:
                best_stone = NEARER**steps * MONOLITH_WORTH[2 if sheet.monoliths else 1]
            luck = monster * (found & board.monsters).bit_count() + story * (found & board.perils).bit_count()
            luck += story * (found & board.flows).bit_count() / 2
            luck += (3 * story + 2 * GOLD_WORTH + 5) * (found & pirates).bit_count()
            total += LURE * CLOSER**steps * luck
        if self.left <= 2 and board.home >= 0:
            total += self._homecoming(board, water)
        return total + best_port + best_stone

    def _can_face_pirates(self, sheet: Sheet) -> bool:
        return sheet.cannons >= sheet.pirate_power or sheet.hold >= sheet.tables.pirates.provisions

    def _homecoming(self, board: Board, water: int) -> float:
        """Towards the end a port nearby is worth the bonus of arriving there."""
        reached, steps = 1 << board.ship, 0
        while steps < STEPS_PER_TURN * self.left:
            if reached & board.chart.quays:
                return 5.0 * NEARER**steps
            reached = spread(reached) & water
            steps += 1
        return 0.0

    # The best way through the turn ------------------------------------------------------------------------------------

    def best_end(self, board: Board, sheet: Sheet) -> End:
        return self._act(board, sheet, MOST_GUSTS)

    def best_course(self, board: Board, sheet: Sheet, wind: int) -> End:
        return self._sail(board, sheet, wind, {})

    def best_finish(self, board: Board, sheet: Sheet) -> End:
        return self._finish(board, sheet, MOST_GUSTS)

    def note_answers(self, board: Board) -> None:
        """From now on `by_answer` notes what each answer on these boards leads to at best."""
        self._start = board

    def _note(self, board: Board, action: int, value: float) -> None:
        if board is self._start and value > self.by_answer.get(action, HOPELESS):
            self.by_answer[action] = value

    def _rest(self, board: Board, sheet: Sheet) -> End:
        """To end the turn here; beaten pirates leave a line of the notebook."""
        if board.stormed:
            return End(HOPELESS, STOP, board, sheet)
        if not board.spoils:
            return End(self._weigh(board, sheet), STOP, board, sheet)
        best = End(HOPELESS, STOP, board, sheet)
        for line in range(min(LINES, sheet.cannons)):
            own = sheet.clone()
            own.gain(sheet.tables.lines[line])
            own.strike()
            value = self.worth(board, own)
            if value > best.value:
                best = End(value, STOP, board, own)
        return best

    def _weigh(self, board: Board, sheet: Sheet) -> float:
        """The worth of an end of the turn, worked out once: many ways lead there."""
        key = (
            *(board.ship, board.active, board.explored, board.visited, sheet.story, sheet.provisions, sheet.gold),
            *(sheet.wind, sheet.cannons, sheet.ship, sheet.provisions_ever),
        )
        value = self._weighed.get(key)
        if value is None:
            value = self._weighed[key] = self.worth(board, sheet)
        return value

    def _act(self, board: Board, sheet: Sheet, gusts: int) -> End:
        best = self._rest(board, sheet)
        self._note(board, STOP, best.value)
        if not board.stormed:
            best = self._ashore(board, sheet, best)
        if board.halted:
            return best
        for wind in self.winds:
            end = self._sail(board, sheet, wind, {})
            self._note(board, WIND + wind, end.value)
            if end.value > best.value:
                best = end.by(WIND + wind)
        if gusts and sheet.wind:
            for heading in range(len(HEADINGS)):
                moved = self._gusted(board, sheet, heading)
                if moved is not None:
                    end = self._act_after_gust(*moved, gusts - 1)
                    self._note(board, GUST + heading, end.value)
                    if end.value > best.value:
                        best = end.by(GUST + heading)
        return best

    def _act_after_gust(self, board: Board, sheet: Sheet, gusts: int) -> End:
        """A wind first pays when it leads to something to do ashore; sailing on comes cheaper without it."""
        best = self._rest(board, sheet)
        if not board.stormed:
            best = self._ashore(board, sheet, best)
        if gusts and sheet.wind and not board.halted:
            for heading in range(len(HEADINGS)):
                moved = self._gusted(board, sheet, heading)
                if moved is not None:
                    end = self._act_after_gust(*moved, gusts - 1)
                    if end.value > best.value:
                        best = end
        return best

    def _ashore(self, board: Board, sheet: Sheet, best: End) -> End:
        """Exploring and visiting from where the ship is, each with the best that follows, if better than the rest."""
        for cell in cells_of(board.explorable()):
            is_monolith = board.chart.monoliths >> cell & 1
            for line in lines_at_monolith(self.die) if is_monolith else [self.die]:
                there, own = board.clone(), sheet.clone()
                harvest(there, own, cell, line)
                end = self._after_building(there, own)
                self._note(board, EXPLORE + cell, end.value)
                if end.value > best.value:
                    best = end.by(EXPLORE + cell)
        for port in board.ports_here():
            there, own = board.clone(), sheet.clone()
            call_at(there, own, board.chart.ports[port])
            end = self._after_trading(there, own)
            self._note(board, VISIT + board.chart.ports[port], end.value)
            if end.value > best.value:
                best = end.by(VISIT + board.chart.ports[port])
        return best

    def _after_building(self, board: Board, sheet: Sheet) -> End:
        kept = sheet.clone()
        kept.strike()
        best = self._rest(board, kept)
        if sheet.can_build():
            sheet.build_cannon()
            end = self._after_building(board, sheet)
            if end.value > best.value:
                best = end
        return best

    def _after_trading(self, board: Board, sheet: Sheet) -> End:
        """Buy what improves the position most, until nothing does."""
        best = self._rest(board, sheet)
        offers = [sheet.can_buy_ship(), sheet.can_buy_cannon(), sheet.can_buy_refill()]
        deals = [Sheet.buy_ship, Sheet.buy_cannon, Sheet.buy_refill]
        for offered, deal in zip(offers, deals, strict=True):
            if offered:
                own = sheet.clone()
                deal(own)
                end = self._after_trading(board, own)
                if end.value > best.value:
                    best = end
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
        chart, active = board.chart, board.active
        costs = sheet.tables.cost[wind]
        budget = board.moves + sheet.provisions
        by_cost: list[list[Way]] = [[] for _ in range(budget + 1)]
        by_cost[0].append(Way(board.ship, 0, STOP, 0))
        cheapest = {board.ship: 0}
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
                    value = self._weigh(quiet, purse)
                    self._note(board, way_there.first, value)
                    if value > best.value:
                        best = End(value, way_there.first, *self._at(board, sheet, way_there))
                for heading, target in enumerate(chart.steps[cell]):
                    total = spent + costs[heading]
                    if target == OFF_BOARD or board.rocks >> target & 1 or total > budget:
                        continue
                    if target in cheapest and cheapest[target] <= total:
                        continue
                    cheapest[target] = total
                    first = way_there.first if spent else SAIL + heading
                    further = Way(target, total, first, way_there.passed | 1 << cell)
                    if active >> target & 1:
                        met[target] = further
                    else:
                        by_cost[total].append(further)
        for way_there in met.values():
            there, own = self._at(board, sheet, way_there)
            if enter(there, own, way_there.cell):
                end = self._sail(there, own, wind, seen)
                self._note(board, way_there.first, end.value)
                if end.value > best.value:
                    best = end.by(way_there.first)
        return self._blown(board, sheet, by_cost, cheapest, best) if sheet.wind else best

    def _blown(self, board: Board, sheet: Sheet, by_cost: list[list[Way]], cheapest: dict[int, int], best: End) -> End:
        """A wind in the sails at the end of the voyage carries the ship where it could not have sailed."""
        blown: set[int] = set()
        for spent, ways in enumerate(by_cost):
            for way_there in ways:
                if cheapest[way_there.cell] < spent:
                    continue
                for heading, target in enumerate(board.chart.steps[way_there.cell]):
                    if target == OFF_BOARD or board.rocks >> target & 1 or target in cheapest or target in blown:
                        continue
                    blown.add(target)
                    there, own = self._at(board, sheet, way_there)
                    if gust(there, own, heading):
                        end = self._rest(there, own)
                        first = way_there.first if spent else GUST + heading
                        self._note(board, first, end.value)
                        if end.value > best.value:
                            best = end.by(first)
        return best

    def _at(self, board: Board, sheet: Sheet, way_there: Way) -> tuple[Board, Sheet]:
        """The boards once that way is sailed, what waits at its end apart."""
        there, own = board.clone(), sheet.clone()
        pay_step(there, own, way_there.cost)
        there.ship = way_there.cell
        there.wake |= way_there.passed | 1 << way_there.cell
        there.stormed = there.stormed and not way_there.cost
        return there, own

    def _finish(self, board: Board, sheet: Sheet, gusts: int) -> End:
        """Winds at the end of the action."""
        best = self._rest(board, sheet)
        self._note(board, STOP, best.value)
        if gusts and sheet.wind and not board.halted:
            for heading in range(len(HEADINGS)):
                moved = self._gusted(board, sheet, heading)
                if moved is not None:
                    end = self._finish(*moved, gusts - 1)
                    self._note(board, GUST + heading, end.value)
                    if end.value > best.value:
                        best = end.by(GUST + heading)
        return best

    def _gusted(self, board: Board, sheet: Sheet, heading: int) -> tuple[Board, Sheet] | None:
        if way(board, heading) == OFF_BOARD:
            return None
        there, own = board.clone(), sheet.clone()
        return (there, own) if gust(there, own, heading) else None
