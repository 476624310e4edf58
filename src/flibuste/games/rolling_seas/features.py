"""A position of Rolling Seas as numbers, for learning machines, seen from a seat: itself first, then in turn order.

All numbers are of the order of 1. Distances are counted in sea cells around land and rocks.
"""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.board import NO_PORT, Board
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.chart import GRID, PORTS
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kit.asked import names_of_question, write_question
from flibuste.kit.grid import HEADINGS, OFF_GRID
from flibuste.kit.rows import Floats

TOPICS: Final = (
    *("draw", "draw-on", "hide", "scatter", "home", "moor", "rumours", "decipher", "build", "trade"),
    *("act", "sail", "finish", "spoils", "prize", "forfeit"),
)
GOALS: Final = ("port", "monolith", "story-land", "gold-land", "provision-land", "pirates", "home-port")
ADVENTURES: Final = ("monsters", "perils", "flows", "pirates")
SEAT_NAMES: Final = (
    *("story", "provisions", "provisions-ever", "gold", "gold-ever", "wind", "cannons", "ship", "hold"),
    *("monster-power", "pirate-power", "monoliths", "treasure", "stars", "told", "points", "stories-to-come"),
    *("ports-visited", "explored", "pirates-left"),
)
SHIP_NAMES: Final = (  # of the viewer's ship
    *("ports-here", "explorable", "moves", "halted", "stormed", "spoils"),
    *("monsters-near", "perils-near", "flows-near", "ambushes"),
    *(f"to.{goal}" for goal in GOALS),
    *(f"around.{adventure}" for adventure in ADVENTURES),
    *("story-at-port", "story-around"),
)
FAR: Final = 12
FADING: Final = 0.8  # how much an adventure around counts with each step of the way
TURNS_PER_PORT: Final = 3.2


def names(book: Book) -> list[str]:
    """What each number means; `0.story` is the viewer's story, `1.story` that of the next seat."""
    seats = [f"{place}.{name}" for place in range(book.seats) for name in SEAT_NAMES]
    dice = [*(f"wind.{heading}" for heading in HEADINGS), *("die.story", "die.gold", "die.provisions")]
    return [*seats, *SHIP_NAMES, "turns-left", "tier", *names_of_question(TOPICS), *dice]


def write(s: RollingSeas, seat: int, numbers: Floats) -> None:
    seats, turns = s.book.seats, s.book.recipe.turns
    for place in range(seats):
        other = (seat + place) % seats
        _seat(s.boards[other], s.sheets[other], turns - s.turn, numbers)
    _ship(s.boards[seat], s.sheets[seat], turns - s.turn, numbers)
    numbers.add((turns - s.turn) / turns)
    numbers.add(s.tier / 4.0)
    write_question(s, seat, TOPICS, numbers)
    _dice(s, numbers)


def _seat(board: Board, sheet: Sheet, left: int, numbers: Floats) -> None:
    t = sheet.tables
    numbers.add(sheet.story / t.story.boxes)
    numbers.add(sheet.provisions / 5.0)
    numbers.add(sheet.provisions_ever / t.provisions.boxes)
    numbers.add(sheet.gold / 5.0)
    numbers.add(sheet.gold_ever / t.gold.boxes)
    numbers.add(sheet.wind / 3.0)
    numbers.add(sheet.cannons / t.cannons.boxes)
    numbers.add(sheet.ship / 2.0)
    numbers.add((sheet.hold - sheet.provisions) / 5.0)
    numbers.add(sheet.monster_power / t.top_power)
    numbers.add(sheet.pirate_power / t.top_power)
    numbers.add(sheet.monoliths / 3.0)
    numbers.add(sheet.treasure / 4.0)
    numbers.add(sheet.stars / 20.0)
    numbers.add(sum(sheet.fame) / 100.0)
    numbers.add(Count(board, sheet).total / 100.0)
    numbers.add(sheet.story / t.story.boxes * _visits(board, left))
    numbers.add(board.visited.bit_count() / 6.0)
    numbers.add(board.explored.bit_count() / 10.0)
    numbers.add(board.pirates.bit_count() / 5.0)


def _visits(board: Board, left: int) -> float:
    """How many ports are likely to be visited yet, as a share of all."""
    return min(len(PORTS) - board.visited.bit_count(), left / TURNS_PER_PORT) / len(PORTS)


def _ship(board: Board, sheet: Sheet, left: int, numbers: Floats) -> None:
    if board.ship == OFF_GRID:
        numbers.add_each([0.0] * len(SHIP_NAMES))
        return
    chart = board.chart
    numbers.add(len([port for port in board.ports_here() if not board.visited >> port & 1]))
    numbers.add(board.explorable().bit_count() / 3.0)
    numbers.add(board.moves / 5.0)
    numbers.add_each([float(board.halted), float(board.stormed), float(board.spoils)])
    around = GRID.spread(GRID.spread(1 << board.ship))
    numbers.add_each([(cells & around).bit_count() / 3.0 for cells in (board.monsters, board.perils, board.flows)])
    numbers.add(len(board.ambushes) / 3.0)
    unvisited = 0
    for port, mooring in enumerate(chart.moorings):
        if not board.visited >> port & 1:
            unvisited |= mooring
    goals = [
        unvisited,
        GRID.beside(chart.monoliths & ~board.explored),
        GRID.beside(chart.story & ~board.explored),
        GRID.beside(chart.gold & ~board.explored),
        GRID.beside(chart.provisions & ~board.explored),
        board.pirates,
        chart.moorings[board.home] if board.home != NO_PORT else 0,
    ]
    adventures = [board.monsters, board.perils, board.flows, board.pirates]
    near = [0.0] * len(goals)
    faded = [0.0] * len(adventures)
    _look_out(board, goals, adventures, near, faded)
    numbers.add_each(near)
    numbers.add_each(faded)
    numbers.add(sheet.story / sheet.tables.story.boxes * near[0])
    numbers.add((2 * faded[0] + faded[1] + faded[2] / 2) * _visits(board, left))


def _look_out(board: Board, goals: list[int], adventures: list[int], near: list[float], faded: list[float]) -> None:
    """How near each goal is: 1 when there, 0 when far or nowhere. How many adventures are around, faded by the way."""
    open_sea = board.chart.sea & ~board.rocks
    reached = 1 << board.ship
    ring = reached
    weight = 1.0
    for steps in range(FAR):
        for number, goal in enumerate(goals):
            if near[number] == 0.0 and goal & ring:
                near[number] = 1.0 - steps / FAR
        for number, cells in enumerate(adventures):
            if cells & ring:
                faded[number] += weight * (cells & ring).bit_count() / 3.0
        grown = GRID.spread(reached) & open_sea
        ring = grown & ~reached
        if not ring:
            break
        reached = grown
        weight *= FADING


def _dice(s: RollingSeas, numbers: Floats) -> None:
    """The winds of the turn and what its notebook line gives."""
    for heading in range(len(HEADINGS)):
        numbers.add(float(heading in s.winds))
    line = s.book.tables.lines[s.die]
    numbers.add(line.story / 2.0)
    numbers.add(line.gold / 3.0)
    numbers.add(line.provisions / 3.0)
