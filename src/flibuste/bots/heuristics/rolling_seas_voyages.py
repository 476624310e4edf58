"""What a position of Rolling Seas is worth to its captain, and the best voyage of a turn."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.actions import EXPLORE, GUST, SAIL, STOP, VISIT, WIND
from flibuste.games.rolling_seas.ashore import call_at, harvest, lines_at_monolith
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import PORTS
from flibuste.games.rolling_seas.grid import HEADINGS, OFF_BOARD, beside, cells_of, spread
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.voyage import gust, sail, way

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

Scored = tuple[float, int]


class Captain:
    """Weighs positions with so many turns left after this one, and looks for the best way through this one."""

    def __init__(self, left: int, winds: list[int], die: int) -> None:
        self.left = left
        self.winds = winds
        self.die = die
        self._known_rings: dict[tuple[int, int], list[int]] = {}

    # What a position is worth -----------------------------------------------------------------------------------------

    def worth(self, board: Board, sheet: Sheet) -> float:
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
        for steps, found in enumerate(self._rings(board.ship, water)):
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

    def _rings(self, ship: int, water: int) -> list[int]:
        """The cells at each distance from a ship, as far as the turns left reach."""
        rings = self._known_rings.get((ship, water))
        if rings is None:
            reached = 1 << ship
            rings = [reached]
            while len(rings) < STEPS_PER_TURN * min(self.left, 5):
                grown = spread(reached) & water
                if grown == reached:
                    break
                rings.append(grown & ~reached)
                reached = grown
            self._known_rings[ship, water] = rings
        return rings

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

    def best_action(self, board: Board, sheet: Sheet) -> int:
        return self._act(board, sheet, MOST_GUSTS)[1]

    def best_step(self, board: Board, sheet: Sheet, wind: int) -> int:
        return self._sail(board, sheet, wind, {})[1]

    def best_gust(self, board: Board, sheet: Sheet) -> int:
        return self._finish(board, sheet, MOST_GUSTS)[1]

    def _rest(self, board: Board, sheet: Sheet) -> Scored:
        return (HOPELESS if board.stormed else self.worth(board, sheet)), STOP

    def _act(self, board: Board, sheet: Sheet, gusts: int) -> Scored:
        best = self._rest(board, sheet)
        if not board.stormed:
            best = max(best, *self._ashore(board, sheet), key=_value)
        if board.halted:
            return best
        for wind in self.winds:
            value = self._sail(board, sheet, wind, {})[0]
            best = max(best, (value, WIND + wind), key=_value)
        if gusts and sheet.wind:
            for heading in range(len(HEADINGS)):
                moved = self._gusted(board, sheet, heading)
                if moved is not None:
                    best = max(best, (self._act_after_gust(*moved, gusts - 1), GUST + heading), key=_value)
        return best

    def _act_after_gust(self, board: Board, sheet: Sheet, gusts: int) -> float:
        """A wind first pays when it leads to something to do ashore; sailing on comes cheaper without it."""
        best = self._rest(board, sheet)
        if not board.stormed:
            best = max(best, *self._ashore(board, sheet), key=_value)
        if gusts and sheet.wind and not board.halted:
            for heading in range(len(HEADINGS)):
                moved = self._gusted(board, sheet, heading)
                if moved is not None:
                    best = max(best, (self._act_after_gust(*moved, gusts - 1), STOP), key=_value)
        return best[0]

    def _ashore(self, board: Board, sheet: Sheet) -> list[Scored]:
        """Exploring and visiting from where the ship is, each with the best that follows; at least to do nothing."""
        found = [(HOPELESS, STOP)]
        for cell in cells_of(board.explorable()):
            is_monolith = board.chart.monoliths >> cell & 1
            for line in lines_at_monolith(self.die) if is_monolith else [self.die]:
                there, own = board.clone(), sheet.clone()
                harvest(there, own, cell, line)
                found.append((self._after_building(there, own), EXPLORE + cell))
        for port in board.ports_here():
            there, own = board.clone(), sheet.clone()
            call_at(there, own, board.chart.ports[port])
            found.append((self._after_trading(there, own), VISIT + board.chart.ports[port]))
        return found

    def _after_building(self, board: Board, sheet: Sheet) -> float:
        kept = sheet.clone()
        kept.strike()
        value = self.worth(board, kept)
        if sheet.can_build():
            sheet.build_cannon()
            value = max(value, self._after_building(board, sheet))
        return value

    def _after_trading(self, board: Board, sheet: Sheet) -> float:
        """Buy what improves the position most, until nothing does."""
        value = self.worth(board, sheet)
        offers = [sheet.can_buy_ship(), sheet.can_buy_cannon(), sheet.can_buy_refill()]
        deals = [Sheet.buy_ship, Sheet.buy_cannon, Sheet.buy_refill]
        for offered, deal in zip(offers, deals, strict=True):
            if offered:
                own = sheet.clone()
                deal(own)
                value = max(value, self._after_trading(board, own))
        return value

    def _sail(self, board: Board, sheet: Sheet, wind: int, seen: dict[tuple[int, ...], Scored]) -> Scored:
        """The best end of the voyage from here; positions reached by several ways are weighed once."""
        key = (
            *(board.ship, board.moves, board.active, sheet.provisions, sheet.story, sheet.wind),
            int(board.stormed),
        )
        if key in seen:
            return seen[key]
        best = self._rest(board, sheet)
        if board.stormed and sheet.wind:
            best = max(best, self._finish(board, sheet, 1), key=_value)
        if not board.halted:
            budget = board.moves + sheet.provisions
            for heading in range(len(HEADINGS)):
                if way(board, heading) != OFF_BOARD and sheet.tables.cost[wind][heading] <= budget:
                    there, own = board.clone(), sheet.clone()
                    if sail(there, own, wind, heading):
                        best = max(best, (self._sail(there, own, wind, seen)[0], SAIL + heading), key=_value)
        seen[key] = best
        return best

    def _finish(self, board: Board, sheet: Sheet, gusts: int) -> Scored:
        """Winds at the end of the action."""
        best = self._rest(board, sheet)
        if gusts and sheet.wind and not board.halted:
            for heading in range(len(HEADINGS)):
                moved = self._gusted(board, sheet, heading)
                if moved is not None:
                    best = max(best, (self._finish(*moved, gusts - 1)[0], GUST + heading), key=_value)
        return best

    def _gusted(self, board: Board, sheet: Sheet, heading: int) -> tuple[Board, Sheet] | None:
        if way(board, heading) == OFF_BOARD:
            return None
        there, own = board.clone(), sheet.clone()
        return (there, own) if gust(there, own, heading) else None


def _value(scored: Scored) -> float:
    return scored[0]
