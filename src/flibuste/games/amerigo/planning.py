"""Red and yellow: tiles taken from the supply into one's reserve, production tiles bought from the display."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.amerigo.catalogue import ACTING, BOUGHT, BUY, STOP, TAKE, TOOK
from flibuste.games.amerigo.closing import close, worth_asking
from flibuste.games.amerigo.pieces import is_neutral, shelf
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COSTS, GRAND_DESIGN, KINDS
from flibuste.kernel import Frame, emit
from flibuste.kit import NONE


class PlanTiles(Frame[Amerigo]):
    """AM-RED-001 Take tiles from the supply: a village of one's own costs 1, a neutral tile its cells. AM-RED-004 They
    can be built in a later phase: this action does nothing else."""

    topic: ClassVar[str] = "plan"
    rules: ClassVar[tuple[str, ...]] = ("AM-RED-001", "AM-RED-002", "AM-RED-003")

    def window(self) -> int:
        return ACTING

    def step(self, s: Amerigo) -> list[int] | None:
        wanted = takeable(s, self.seat)
        options = [TAKE + kind for kind in wanted if s.tables.tiles[kind].cost <= s.points]
        if options or (wanted and worth_asking(s, self.window(), self.seat)):
            return [*options, STOP]
        close(s, self.seat, s.points)
        return None

    def answer(self, s: Amerigo, action: int) -> None:
        if action == STOP:
            close(s, self.seat, s.points)
        else:
            take_tile(s, self.seat, action - TAKE)


def takeable(s: Amerigo, seat: int) -> list[int]:
    """AM-RED-003 Any kind that is left; AM-RED-002 only so many neutral ones per phase (AMB-04)."""
    neutral = s.planned < neutral_allowed(s, seat)
    return [kind for kind in range(len(KINDS)) if s.supply[shelf(seat, kind)] and (neutral or not is_neutral(kind))]


def neutral_allowed(s: Amerigo, seat: int) -> int:
    """AM-RED-002 One; AM-PRG-014 two with the grand design. AM-SET-019 The planning token reminds of it."""
    return s.tables.amount[GRAND_DESIGN] if s.owns(seat, GRAND_DESIGN) else s.tables.neutral_tiles


def take_tile(s: Amerigo, seat: int, kind: int) -> None:
    cost = s.tables.tiles[kind].cost
    s.points -= cost
    s.planned += is_neutral(kind)
    s.supply[shelf(seat, kind)] -= 1
    s.reserve[seat][kind] += 1
    emit(s, TOOK, seat, kind, cost)


class BuyProduction(Frame[Amerigo]):
    """AM-YEL-001 Any face-up production tiles whose costs the points cover; no refill before the end of the round."""

    topic: ClassVar[str] = "produce"
    rules: ClassVar[tuple[str, ...]] = ("AM-YEL-001", "AM-FIN-003")

    def window(self) -> int:
        return ACTING

    def step(self, s: Amerigo) -> list[int] | None:
        offered = sorted({kind for kind in s.market if kind != NONE})
        options = [BUY + kind for kind in offered if cost_of(kind) <= s.points]
        if options or (offered and worth_asking(s, self.window(), self.seat)):
            return [*options, STOP]
        close(s, self.seat, s.points)
        return None

    def answer(self, s: Amerigo, action: int) -> None:
        if action == STOP:
            close(s, self.seat, s.points)
            return
        kind = action - BUY
        s.points -= cost_of(kind)
        s.market[s.market.index(kind)] = NONE
        s.production[self.seat][good_of(kind)] += 1
        emit(s, BOUGHT, self.seat, kind)


def cost_of(production: int) -> int:
    return COSTS[production % len(COSTS)]


def good_of(production: int) -> int:
    return production // len(COSTS)
