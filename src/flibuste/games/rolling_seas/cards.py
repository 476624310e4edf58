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

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.key = row.str("key")
        self.type = TYPES.index(row.str("type"))
        self.cells = [_offset(cell) for cell in row.strs("cells", [])]  # east and south of the first, before turning
        self.row = row.int("row", 0)
        self.column = row.str("column", "")
        self.side = {"": NO_SIDE, "left": LEFT, "right": RIGHT}[row.str("side", "")]
        self.solo_row = row.str("solo", "row") == "row"  # the solo symbol stands on the row, not on the column


class Calm:
    """A calm-sea card: what every player gains, and which powers grow."""

    def __init__(self, index: int, row: Row) -> None:
        self.index = index
        self.key = row.str("key")
        self.count = row.int("count")
        self.gold = row.int("gold", 0)
        self.provisions = row.int("provisions", 0)
        self.wind = row.int("wind", 0)
        self.monsters = row.int("monsters", 0)
        self.pirates = row.int("pirates", 0)
        self.either = row.bool("either", False)  # one of the two powers, not both


class Cards:
    """All the cards of the box. A card of the deck is one int: adventures first, then the kinds of calm sea."""

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
    adventures = [Adventure(index, row) for index, row in enumerate(sheet.rows("adventure"))]
    calms = [Calm(len(adventures) + i, row) for i, row in enumerate(sheet.rows("calm"))]
    return Cards(adventures, calms)


def _offset(cell: str) -> tuple[int, int]:
    x, y = cell.split()
    return int(x), int(y)
