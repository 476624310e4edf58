"""The table of `second_reading.py`: what lies where, what the players have, what was drawn, and one question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.amerigo.second_map import GOODS, PIECES, Cell, Map, Place

COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"]

Story = Generator[Any, Any, Any]


class Chance:
    """What was drawn: the news since the last answer, and the table as it lies now."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.told: list[tuple[Any, ...]] = []

    def heard(self, *names: str) -> tuple[Any, ...]:
        """The next of these news."""
        while self.told[0][0] not in names:
            self.told.pop(0)
        return self.told.pop(0)


class Player:
    def __init__(self) -> None:
        self.score = self.gold = self.cannons = self.progress = self.special = self.chests = 0
        self.ships: list[Place | None] = [None, None]
        self.goods: Counter[str] = Counter()
        self.production: Counter[str] = Counter(GOODS.values())
        self.reserve: Counter[str] = Counter()
        self.villages = {kind: piece.count for kind, piece in PIECES.items() if not piece.neutral}
        self.tiles: set[str] = set()
        self.used: set[str] = set()

    def has(self, tile: str) -> bool:
        return tile in self.tiles - self.used

    def earn(self, gold: int) -> None:
        self.gold += gold
        self.score += max(0, self.gold - 12)
        self.gold = min(self.gold, 12)

    def turn_over(self, tile: str) -> None:
        self.used.add(tile)
        self.earn({"purse": 3, "treasure": 5}.get(tile, 0))


class Table:
    """Everything in the open. Posts and tiles are known by their cells; a neutral tile belongs to None."""

    def __init__(self, chance: Chance) -> None:
        board = chance.table.board
        self.chance = chance
        self.seats = len(board["line"])
        self.players = [Player() for _ in range(self.seats)]
        self.map = Map(board["layout"], 3 if self.seats == 2 else 4)
        self.neutral = {kind: piece.count for kind, piece in PIECES.items() if piece.neutral}
        self.posts: dict[Cell, int] = {}
        self.tiles: dict[Cell, int | None] = {}
        self.piles: dict[int, list[int]] = {0: list(reversed(board["line"]))}  # the upper marker last
        self.storage = dict.fromkeys(COLOURS, 0)
        self.centre = dict.fromkeys(COLOURS, 0)
        self.display: list[str | None] = board["display"]
        self.market: list[str | None] = board["market"]
        self.pirates: list[int] = []
        self.round = 1
        self.points = 0

    def line(self) -> list[int]:
        """Most advanced first, on one space the upper marker first."""
        return [seat for space in sorted(self.piles, reverse=True) for seat in reversed(self.piles[space])]

    def ask(self, seat: int, options: set[str], spending: bool = False, tile: str = "") -> Story:
        """The answer of a player; nothing if he spent gold, cashed a chest or used a tile, and is to be asked again."""
        player = self.players[seat]
        extra = {"spend"} if spending and player.gold else set()
        extra |= {"cash"} if player.chests else set()
        extra |= {f"use {one}" for one in ("purse", "treasure", tile) if player.has(one)}
        answer = yield seat, options | extra
        if answer not in extra:
            return answer
        if answer == "spend":
            player.gold -= 1
            self.points += 1
        elif answer == "cash":
            player.chests -= 1
            player.earn(3)
        else:
            player.turn_over(answer[4:])
            self.points += 8 if answer == "use fair-winds" else 0
        return "" if answer != "use flagship" else answer

    def could(self, seat: int) -> bool:
        """Whether gold, a chest or a tile could still bring points."""
        player = self.players[seat]
        return bool(player.gold or player.chests or player.has("purse") or player.has("treasure"))

    def complete(self, player: Player, cell: Cell) -> None:
        island = self.map.island[cell]
        if island - set(self.posts) - set(self.tiles):
            return
        player.score += 3
        player.chests += len(island) >= 20
        for seat, other in enumerate(self.players):
            posts = sum(self.posts.get(at) == seat for at in island)
            other.score += sum(range(posts + 1)) * (6 - self.round)
