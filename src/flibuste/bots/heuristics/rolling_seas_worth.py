"""What a position of Rolling Seas is worth to its captain."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.heuristics.rolling_seas_numbers import of_goods, of_place
from flibuste.bots.heuristics.rolling_seas_waters import (
    FARTHEST,
    FLOWS,
    KINDS,
    MONSTERS,
    PERILS,
    PIRATES,
    Waters,
    surroundings,
)
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.cards import Adventure
from flibuste.games.rolling_seas.chart import PORTS
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.kit.grid import OFF_GRID

TURNS_PER_PORT: Final = 4.16
STEPS_PER_TURN: Final = 4.0
NEARER: Final = 0.86  # how much of its worth a port keeps with each step of the way
CLOSER: Final = 0.703  # the same for adventures
LURE: Final = 0.35  # how much of the adventures around will be met
NEAR: Final = [NEARER**steps for steps in range(FARTHEST)]
LURED: Final = [LURE * CLOSER**steps for steps in range(FARTHEST)]
GOLD_WORTH: Final = 1.6
PROVISION_WORTH: Final = 0.8
WIND_WORTH: Final = 2.0
CANNON_WORTH: Final = 0.293  # for each turn left
MOVE_WORTH: Final = 0.9  # for each turn left
MONOLITH_WORTH: Final = (0.0, 4.0, 9.0, 0.0)


class Appraiser:
    """Weighs positions with so many turns left after this one. Learned `weights` of the numbers of a position take the
    place of the rules of thumb."""

    def __init__(self, left: int, weights: list[float] | None) -> None:
        self.left = left
        self.weights = vec[float]([weight for weight in weights or []])

    def worth(self, board: Board, sheet: Sheet) -> float:
        """What a position promises: as learned, or by rules of thumb."""
        return self.worth_beyond(Count(board, sheet).sure, board, sheet)

    def worth_beyond(self, sure: int, board: Board, sheet: Sheet) -> float:
        """The same, what no later turn takes away being counted already."""
        if len(self.weights) == 0 or not self.left:
            return self.plain_worth(sure, board, sheet)
        goods = of_goods(board, sheet)
        value = self._weighed_on(float(sure), goods, 0)
        if board.ship == OFF_GRID:
            return value
        return self._weighed_on(value, of_place(board, sheet, self.left), len(goods))

    def _weighed_on(self, value: float, numbers: vec[float], first: i64) -> float:
        """A value and these numbers, each with its weight."""
        for at in range(len(numbers)):
            value += numbers[at] * self.weights[first + at]
        return value

    def worth_drawn(self, board: Board, sheet: Sheet, card: Adventure, code: int) -> float:
        """The same with a card drawn on the board."""
        drawn = board.clone()
        drawn.draw(card, code)
        return self.worth(drawn, sheet)

    def plain_worth(self, sure: int, board: Board, sheet: Sheet) -> float:
        """The renown of today, and what is still to be hoped for."""
        if self.left == 0:
            return Count(board, sheet).total + 0.01 * sheet.gold
        visits = min(float(len(PORTS) - len(sheet.fame)), self.left / TURNS_PER_PORT)
        hope = min(1.0, self.left / 6)
        return (
            sure
            + sheet.story * (1 + visits)
            + hope * (GOLD_WORTH * sheet.gold + PROVISION_WORTH * sheet.provisions + WIND_WORTH * sheet.wind)
            + self.left * (CANNON_WORTH * sheet.cannons + MOVE_WORTH * sheet.tables.ship_moves[sheet.ship])
            + MONOLITH_WORTH[sheet.monoliths]
            + self.prospects(board, sheet, 1 + visits)
        )

    def prospects(self, board: Board, sheet: Sheet, story: float) -> float:
        """What lies around the ship, by the steps to it: the nearest port, adventures, pirates, monoliths."""
        if board.ship == OFF_GRID:
            return 0.0
        around = surroundings(board)
        near, rings = around.waters, around.rings
        reach: i64 = min(FARTHEST, int(STEPS_PER_TURN * min(self.left, 5)))
        monster = 2 * story - (PROVISION_WORTH if sheet.cannons < sheet.monster_power else 0)
        pirate = 3 * story + 2 * GOLD_WORTH + 5 if self._can_face_pirates(sheet) else 0.0
        total = 0.0
        for steps in range(reach):
            if around.marks >> steps & 1:
                first = steps * KINDS
                luck = monster * rings[first + MONSTERS] + story * rings[first + PERILS]
                luck += story * rings[first + FLOWS] / 2
                luck += pirate * rings[first + PIRATES]
                total += LURED[steps] * luck
        if self.left <= 2 and board.home >= 0:
            total += self._homecoming(near)
        port, stone = near.nearest_port(board.visited), near.nearest_monolith(board)
        best_port = NEAR[port] * (sheet.story + 2) if port < reach else 0.0
        best_stone = NEAR[stone] * MONOLITH_WORTH[2 if sheet.monoliths else 1] if stone < reach else 0.0
        return total + best_port + best_stone

    def _can_face_pirates(self, sheet: Sheet) -> bool:
        return sheet.cannons >= sheet.pirate_power or sheet.hold >= sheet.tables.pirates.provisions

    def _homecoming(self, near: Waters) -> float:
        """Towards the end a port nearby is worth the bonus of arriving there."""
        quay = near.nearest_port(0)
        return 5.0 * NEAR[quay] if quay < STEPS_PER_TURN * self.left else 0.0
