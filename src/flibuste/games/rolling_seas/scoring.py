"""The count at the end: stories, pirates left, port of arrival, bonus renown; the winner, or the solo title."""

from __future__ import annotations

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import PORTS
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.games.rolling_seas.tables import Tables
from flibuste.kernel import Result
from flibuste.kit.grid import OFF_GRID


class Count:
    """RS-END-005 The lines of the fame column as they stand now."""

    def __init__(self, board: Board, sheet: Sheet) -> None:
        self.board = board
        self.sheet = sheet
        self.tables = sheet.tables

    @property
    def told(self) -> int:
        return sum(self.sheet.fame)

    @property
    def final(self) -> int:
        """RS-END-001 The last story, wherever the ship is."""
        return self.sheet.story

    @property
    def pirates(self) -> int:
        """RS-END-002 What the pirates never met take off."""
        return -self.tables.pirates_left * self.board.pirates.bit_count()

    @property
    def arrival(self) -> int:
        """RS-END-003 Beside the home port, else beside any port, visited or not. Ruling G-27."""
        ports = self.board.ports_here() if self.board.ship != OFF_GRID else []
        if not ports:
            return 0
        return self.tables.arrival_home if self.board.home in ports else self.tables.arrival_port

    @property
    def stars(self) -> int:
        """RS-END-004 Bonus renown: what the ship board says, and more for a story told in every port."""
        return self.sheet.stars + self.tables.all_ports * (self.board.visited.bit_count() == len(PORTS))

    @property
    def sure(self) -> int:
        """What no later turn takes away; pirates left to meet are taken off."""
        return self.told + self.pirates + self.stars

    @property
    def total(self) -> int:
        return self.sure + self.final + self.arrival


def stars_of(sheet: Sheet) -> int:
    """RS-END-004 The bonus renown of a ship board, counted afresh from what is ticked, circled and bought on it."""
    tables = sheet.tables
    reached = [sheet.story, sheet.gold_ever, sheet.provisions_ever, sheet.wind_ever, sheet.cannons]
    treasure = tables.treasure_stars[sheet.treasure - 1] if sheet.treasure else 0
    ships = sum(tables.ship_stars[: sheet.ship + 1])
    bonuses = sum(sum(track.stars[: box + 1]) for track, box in zip(tables.tracks, reached, strict=True))
    return bonuses + ships + treasure


def standing(s: RollingSeas) -> Result:
    """RS-END-006 Most renown; tied, most live gold, then most live provisions; still tied, shared."""
    seats = zip(s.boards, s.sheets, strict=True)
    return Result.by_merit([(Count(board, sheet).total, sheet.gold, sheet.provisions) for board, sheet in seats])


def title(tables: Tables, total: int) -> str:
    """RS-SOL-006 The rank of a solo total, as the key of its name."""
    reached = [key for key, least in zip(tables.ranks, tables.rank_least, strict=True) if total >= least]
    return reached[-1]
