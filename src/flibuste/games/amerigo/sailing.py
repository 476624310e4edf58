"""Blue: ships are launched, sail, and found trading posts."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.amerigo.catalogue import (
    CONCESSION,
    DISCOVERED,
    IN_TURN,
    LAUNCH,
    LAUNCHED,
    SAIL,
    SAILED,
    SAILING,
    SETTLE,
    SETTLED,
    SHIPS,
    SKIP,
    STOP,
)
from flibuste.games.amerigo.closing import close
from flibuste.games.amerigo.completing import check_complete, island_name
from flibuste.games.amerigo.places import FIRST_FRAME, GRID, OFF_BOARD, PLACES
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import CONCESSIONS
from flibuste.games.amerigo.treasury import gain_gold, gain_points
from flibuste.kernel import Frame, emit
from flibuste.kit.grid import cells_of

FRAMES: Final = len(PLACES) - FIRST_FRAME
ALL_MOVED: Final = (1 << len(SHIPS)) - 1


class Navigate(Frame[Amerigo]):
    """AM-BLU-006 Ships move one after the other, in any order. AM-BLU-001 One that is off the board may be put on any
    frame space first, free (AMB-07, AMB-31); AM-BLU-013 that is no step."""

    rules: ClassVar[tuple[str, ...]] = ("AM-BLU-002", "AM-BLU-001", "AM-BLU-003", "AM-BLU-005", "AM-BLU-006")

    def window(self) -> int:
        return SAILING

    def step(self, s: Amerigo) -> list[int] | None:
        if s.moved == ALL_MOVED:
            close(s, self.seat, 0)
            return None
        options: list[int] = []
        for ship in range(len(SHIPS)):
            if s.ships[self.seat][ship] == OFF_BOARD:
                options += [LAUNCH + ship * FRAMES + space - FIRST_FRAME for space in s.chart.frame]
        for ship in range(len(SHIPS)):
            if s.ships[self.seat][ship] != OFF_BOARD and not s.moved >> ship & 1:
                options += [SAIL + ship * len(PLACES) + place for place in ends(s, self.seat, ship)]
        options.append(STOP)
        return options

    def answer(self, s: Amerigo, action: int) -> None:
        if action == STOP:
            close(s, self.seat, 0)
        elif action >= SAIL:
            ship, place = divmod(action - SAIL, len(PLACES))
            sail(s, self.seat, ship, place)
        else:
            ship, space = divmod(action - LAUNCH, FRAMES)
            s.ships[self.seat][ship] = FIRST_FRAME + space
            emit(s, LAUNCHED, self.seat, ship, FIRST_FRAME + space)


def ends(s: Amerigo, seat: int, ship: int) -> list[int]:
    """Where a ship may end its movement. AM-BLU-002 Each point is a step for each ship; AM-BLU-004 ships never block
    passage, AM-BLU-005 but a water cell holds one ship. AM-BLU-008 Leaving and coming back is a movement; it is offered
    where it founds a post (AMB-34)."""
    place = s.ships[seat][ship]
    reach = s.chart.reach(place, s.points) & ~occupied(s)
    if s.points > 1 and post_space(s, seat, place) != OFF_BOARD:
        reach |= 1 << place
    return cells_of(reach)


def occupied(s: Amerigo) -> int:
    """The water cells where a ship lies."""
    mask = 0
    for ships in s.ships:
        for place in ships:
            if place != OFF_BOARD:
                mask |= 1 << place
    return mask & GRID.all


def sail(s: Amerigo, seat: int, ship: int, place: int) -> None:
    """AM-BLU-013 A ship whose movement has ended does not move again in this action."""
    steps = steps_to(s, seat, ship, place)
    s.moved |= 1 << ship
    s.ships[seat][ship] = place
    emit(s, SAILED, seat, ship, place, steps)
    if post_space(s, seat, place) != OFF_BOARD:
        s.stack.append(Settle(seat, place))


def steps_to(s: Amerigo, seat: int, ship: int, place: int) -> int:
    """How many steps lead a ship to a place; leaving and coming back takes two."""
    start = s.ships[seat][ship]
    return 2 if start == place else s.chart.steps(start, place)


def post_space(s: Amerigo, seat: int, place: int) -> int:
    """AM-BLU-007 The post space of an anchor if it holds neither a post nor a tile and the player has a post left;
    AM-GRN-007 one covered by a tile takes no post any more."""
    post = s.chart.post_of.get(place, OFF_BOARD)
    if post == OFF_BOARD or s.covered >> post & 1 or s.posts[seat].bit_count() >= s.tables.posts:
        return OFF_BOARD
    return post


class Settle(Frame[Amerigo]):
    """AM-BLU-007 A ship that ended its movement on an anchor may found a trading post: optional, immediate, free.
    AM-BLU-010 Any number of posts per player and island."""

    __slots__ = ("anchor",)

    rules: ClassVar[tuple[str, ...]] = ("AM-BLU-007", "AM-BLU-009", "AM-BLU-012")

    def window(self) -> int:
        return IN_TURN

    def __init__(self, seat: int, anchor: int) -> None:
        self.seat, self.anchor = seat, anchor

    def step(self, s: Amerigo) -> list[int] | None:
        return [SETTLE, SKIP]

    def answer(self, s: Amerigo, action: int) -> None:
        s.stack.pop()
        if action == SETTLE:
            settle(s, self.seat, s.chart.post_of[self.anchor])


def settle(s: Amerigo, seat: int, post: int) -> None:
    """AM-BLU-009 The first post on an island, by anybody, scores 3; AM-PRG-019 concessions give 1 gold for each post;
    AM-BLU-011 a post on the last empty cell completes the island."""
    island = s.chart.island_of[post]
    found = any([posts & s.chart.islands[island] for posts in s.posts])
    s.posts[seat] |= 1 << post
    s.covered |= 1 << post
    emit(s, SETTLED, seat, post)
    if not found:
        gain_points(s, seat, s.tables.discovery)
        emit(s, DISCOVERED, seat, island_name(s, island), s.tables.discovery)
    if s.owns(seat, CONCESSIONS):
        emit(s, CONCESSION, seat, s.tables.amount[CONCESSIONS])
        gain_gold(s, seat, s.tables.amount[CONCESSIONS])
    check_complete(s, seat, island)
