"""The set-up, in the rulebook's order: islands, markers, pirates, displays, tower."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.catalogue import FILLED, FIRST, GIFT, packed_cubes
from flibuste.games.amerigo.pieces import work_out_covered, work_out_neutral, work_out_supply, work_out_villages
from flibuste.games.amerigo.pirates import refill_production, reveal_pirate
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import GOODS, PROGRESS
from flibuste.games.amerigo.tower import EMPTY, FLOORS, all_cubes
from flibuste.games.amerigo.turn import Rounds, tumble
from flibuste.kernel import NOBODY, below, emit, pluck, shuffle
from flibuste.kernel.rng import WORD

TOWER_STREAM: Final = 1 << 32  # where the tower's dice begin in the stream of a match


def lay_out(s: Amerigo) -> None:
    """AM-SET-001, AM-SET-018 The table before the first draw, then the map."""
    clear(s)
    s.chart = s.book.new_chart(s)
    s.layout = s.chart.layout
    derive(s)
    s.stream = TOWER_STREAM if s.key else below(s, WORD)
    s.stack = [Rounds(NOBODY), s.rules.run("set-up", 0)]


def clear(s: Amerigo) -> None:
    """AM-SET-009, AM-SET-011 Markers on their first spaces, ships off the board, nothing built, no points: what is not
    said here has the first value of its kind."""
    seats, tables = s.rules.seats, s.tables
    s.ledges = [EMPTY] * (FLOORS * tables.tower.ledges)
    s.line = list(range(seats))
    s.production = [[1] * len(GOODS) for _ in range(seats)]
    s.unseen_progress, s.unseen_pirates = list(range(len(PROGRESS))), tables.pirates.copy()
    s.unseen_production = tables.stock[seats].copy()


def derive(s: Amerigo) -> None:
    """AM-SET-010 All tiles are in the supply; what follows from the map and the tiles on it."""
    s.covered = work_out_covered(s.rules, s)
    s.neutral = work_out_neutral(s.rules, s)
    s.villages = work_out_villages(s.rules, s)
    s.supply = work_out_supply(s.rules, s)


def stack_markers(s: Amerigo, seat: int) -> None:
    """AM-SET-015 In random order on the start space; the upper one is the first player. AM-SET-016 Everybody has a gold
    for each player before him."""
    shuffle(s, s.line)
    emit(s, FIRST, s.line[0])
    for gold, player in enumerate(s.line):
        s.gold[player] = gold
        if gold:
            emit(s, GIFT, player, gold)


def show_pirate(s: Amerigo, seat: int) -> None:
    """AM-SET-012 Five of six tokens are in play, one is turned up; which one stays in the box is never decided."""
    reveal_pirate(s)


def show_progress(s: Amerigo, seat: int) -> None:
    """AM-SET-013 Eight progress tiles face up."""
    s.display = [pluck(s, s.unseen_progress) for _ in s.display]


def show_production(s: Amerigo, seat: int) -> None:
    """AM-SET-014 A production tile on each space in use."""
    refill_production(s)


def fill_tower(s: Amerigo, seat: int) -> None:
    """AM-SET-017 All cubes are thrown into the tower; those that come out go to storage."""
    cubes = all_cubes()
    shuffle(s, cubes)
    s.storage = tumble(s, cubes)
    emit(s, FILLED, packed_cubes(s.in_tower()))
