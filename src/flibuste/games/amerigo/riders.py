"""What a player may do at any moment of his turn: spend gold, cash a chest, use a tile. The question is asked again."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.catalogue import ACTING, ADVANCING, CASH, IN_TURN, SAILING, SPEND, SPENT, USE
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import FAIR_WINDS, FLAGSHIP, PURSE, TREASURE
from flibuste.games.amerigo.tracks import may_overtake, overtake
from flibuste.games.amerigo.treasury import cash_chest, turn_over, use_purse
from flibuste.kernel import Rules, emit

OPEN_ACTION: Final = (ACTING, SAILING, ADVANCING)


def add_riders(rules: Rules) -> None:
    """In the order of their verbs. AM-GLD-003, AM-PRG-017, AM-PRG-018 One's own turn suffices for chests and purses
    (AMB-14); AM-PHA-015 a phase that is skipped has no turns."""
    rules.rider(SPEND, OPEN_ACTION, may_spend, spend)
    rules.rider(CASH, (IN_TURN, *OPEN_ACTION), may_cash, cash)
    rules.rider(USE, (IN_TURN, *OPEN_ACTION), may_use, use)


def may_spend(s: Amerigo, seat: int, options: list[int]) -> None:
    """AM-GLD-010 Any number of gold at any moment before the action ends, gold just received too."""
    if s.gold[seat]:
        options.append(SPEND)


def spend(s: Amerigo, seat: int, action: int) -> None:
    """AM-GLD-010 One gold is one point more, in a blue action for both ships (AM-BLU-013)."""
    s.gold[seat] -= 1
    s.points += 1
    emit(s, SPENT, seat)


def may_cash(s: Amerigo, seat: int, options: list[int]) -> None:
    if s.chests[seat]:
        options.append(CASH)


def cash(s: Amerigo, seat: int, action: int) -> None:
    cash_chest(s, seat)


def may_use(s: Amerigo, seat: int, options: list[int]) -> None:
    window = s.stack[-1].window()
    if window == SAILING and s.owns(seat, FAIR_WINDS):
        options.append(USE + FAIR_WINDS)
    if window == ADVANCING and may_overtake(s, seat):
        options.append(USE + FLAGSHIP)
    options += [USE + tile for tile in (PURSE, TREASURE) if s.owns(seat, tile)]


def use(s: Amerigo, seat: int, action: int) -> None:
    """AM-PRG-010 Fair winds: 8 more points for each ship. AM-PRG-016 The flagship takes the place of the advance."""
    tile = action - USE
    if tile == FAIR_WINDS:
        turn_over(s, seat, tile, s.tables.amount[tile])
        s.points += s.tables.amount[tile]
    elif tile == FLAGSHIP:
        overtake(s, seat)
    else:
        use_purse(s, seat, tile)
