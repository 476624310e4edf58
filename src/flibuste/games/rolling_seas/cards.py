"""The adventure and calm-sea cards, from `data/cards.toml`."""

from __future__ import annotations

from typing import Final

from flibuste.data import Row, load

MONSTER: Final = 0
PERIL: Final = 1
CURRENT: Final = 2
ROCKS: Final = 3
AMBUSH: Final = 4
TYPES: Final = ["monster", "peril", "current", "rocks", "ambush"]

LEFT: Final = 1  # boards go to the next seat
RIGHT: Final = -1
NO_SIDE: Final = 0


class Adventure:
    """An adventure card: what is drawn, near which row or column, and on whose board."""

    __slots__ = ("cells", "column", "index", "key", "row", "side", "solo_row", "type")

    def __init__(
        self,
        index: int,
        key: str,
        type_: int,
        cells: list[tuple[int, int]],
        row: int,
        column: str,
        side: int,
        solo_row: bool,
    ) -> None:
        self.index = index
        self.key = key
        self.type = type_
        self.cells = cells  # offsets to the east and south of the first cell, before turning
        self.row = row
        self.column = column
        self.side = side
        self.solo_row = solo_row  # the solo symbol stands on the row, not on the column


class Calm:
    """A calm-sea card: what every player gains, and which powers grow."""

    __slots__ = ("count", "either", "gold", "index", "key", "monsters", "pirates", "provisions", "wind")

    def __init__(
        self,
        index: int,
        key: str,
        count: int,
        gold: int,
        provisions: int,
        wind: int,
        monsters: int,
        pirates: int,
        either: bool,
    ) -> None:
        self.index = index
        self.key = key
        self.count = count
        self.gold = gold
        self.provisions = provisions
        self.wind = wind
        self.monsters = monsters
        self.pirates = pirates
        self.either = either  # one of the two powers, not both


class Cards:
    """All the cards of the box. A card of the deck is one int: adventures first, then the kinds of calm sea."""

    __slots__ = ("adventures", "calms")

    def __init__(self, adventures: list[Adventure], calms: list[Calm]) -> None:
        self.adventures = adventures
        self.calms = calms

    def is_adventure(self, card: int) -> bool:
        return card < len(self.adventures)

    def calm(self, card: int) -> Calm:
        return self.calms[card - len(self.adventures)]

    def adventure_keys(self) -> list[str]:
        return [card.key for card in self.adventures]

    def keys(self) -> list[str]:
        return self.adventure_keys() + [card.key for card in self.calms]


def load_cards() -> Cards:
    sheet = load("rolling-seas", "cards")
    adventures = [_adventure(index, row) for index, row in enumerate(sheet.rows("adventure"))]
    calms = [_calm(len(adventures) + i, row) for i, row in enumerate(sheet.rows("calm"))]
    return Cards(adventures, calms)


def _adventure(index: int, row: Row) -> Adventure:
    return Adventure(
        index,
        row.str("key"),
        TYPES.index(row.str("type")),
        [_offset(cell) for cell in row.strs("cells", [])],
        row.int("row", 0),
        row.str("column", ""),
        {"": NO_SIDE, "left": LEFT, "right": RIGHT}[row.str("side", "")],
        row.str("solo", "row") == "row",
    )


def _offset(cell: str) -> tuple[int, int]:
    x, y = cell.split()
    return int(x), int(y)


def _calm(index: int, row: Row) -> Calm:
    return Calm(
        index,
        row.str("key"),
        row.int("count"),
        row.int("gold", 0),
        row.int("provisions", 0),
        row.int("wind", 0),
        row.int("monsters", 0),
        row.int("pirates", 0),
        row.bool("either", False),
    )
