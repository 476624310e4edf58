"""The printed cards as tables indexed by kind: a card is the int of its kind, and identical cards share it.

Kinds are numbered over all decks of the box, so that actions and catalogues mean the same in every mode: by type, ships
first, and after them those that join the deck in mid-game, which came later.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.data import Row, files, in_use, load

GAME: Final = "port-royal"

SHIP: Final = 0
CHARACTER: Final = 1
EXPEDITION: Final = 2
TAX: Final = 3
TYPES: Final = ("ship", "character", "expedition", "tax")

TRADE_COLOURS: Final = ("yellow", "blue", "green", "red", "black")  # those that traders deal in
COLOURS: Final = (*TRADE_COLOURS, "ares")
CARGOES: Final = ("book", "plant", "bread", "rum")
NO_CARGO: Final = -1
ICONS: Final = ("cross", "anchor", "house")
NO_COLOUR: Final = -1
SKULL: Final = 99  # more swords than anybody can have (PR-BASE-042)


class Cards:
    """Every kind of card; parallel lists, one entry per kind."""

    def __init__(self) -> None:
        rows = _rows()
        self.keys = [row.str("key") for row in rows]
        self.of = {key: card for card, key in enumerate(self.keys)}
        self.type = vec[i64]([TYPES.index(row.str("type")) for row in rows])
        self.kind = [row.str("kind") for row in rows]
        self.colour = vec[i64](
            [COLOURS.index(row.str("colour")) if row.str("colour", "") else NO_COLOUR for row in rows]
        )
        self.coins = vec[i64]([row.int("coins", 0) for row in rows])
        self.crowns = [row.int("crowns", 0) for row in rows]
        self.gift = [row.int("gift", 0) for row in rows]
        self.swords = vec[i64]([SKULL if row.bool("skull", False) else row.int("swords", 0) for row in rows])
        self.cost = vec[i64]([row.int("cost", 0) for row in rows])
        self.influence = [row.int("influence", 0) for row in rows]
        self.needs = [_needs(row, "needs", ICONS) for row in rows]
        self.icons = vec[i64]([need for needs in self.needs for need in needs])  # the same in a row
        self.freight = [_needs(row, "freight", CARGOES) for row in rows]
        self.cargo = [CARGOES.index(row.str("cargo")) if row.has("cargo") else NO_CARGO for row in rows]
        self.price = [row.int("price", 0) for row in rows]
        self.group = [row.int("group", 0) for row in rows]
        self.is_ship = [kind == SHIP for kind in self.type]

    def deck(self, name: str, only_marked: bool = False) -> list[int]:
        """The cards of a deck, one entry per printed card; only those that bear the extra symbol if asked."""
        field = "marked" if only_marked else "count"
        return [self.of[row.str("key")] for row in load(GAME, name).rows("card") for _ in range(row.int(field, 0))]


def _rows() -> list[Row]:
    """One row per kind: cards of different decks that print the same are the same kind."""
    rows: dict[str, Row] = {}
    for sheet in (load(GAME, name) for name in files(GAME)):
        for row in sheet.rows("card") if "card" in sheet.tables else []:
            rows.setdefault(row.str("key"), row)
    return sorted(rows.values(), key=lambda row: (row.has("group"), TYPES.index(row.str("type"))))


def _needs(row: Row, field: str, names: tuple[str, ...]) -> tuple[int, ...]:
    needs = row.counts(field, {})
    return tuple(needs.get(name, 0) for name in names)


_printed: dict[str, Cards] = {}


def printed() -> Cards:
    """The cards under the component data in use."""
    name = in_use(GAME)
    if name not in _printed:
        _printed[name] = Cards()
    return _printed[name]
