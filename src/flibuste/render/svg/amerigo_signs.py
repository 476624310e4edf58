"""Progress tiles as signs: the cube or thing a tile is about and its figure; the words stand beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from markupsafe import Markup, escape

from flibuste.games.amerigo.tables import COLOURS, PROGRESS, Tables
from flibuste.render.svg.amerigo_pieces import cube
from flibuste.render.svg.parts import icon

SIZE: Final = 18
AMOUNT: Final = "#"  # where the tile's figure stands
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "fair-winds": ("cube blue", "+#"),
    "letter-of-marque": ("icon pirate-skull", "+#"),
    "ransom": ("icon pirate-skull", "÷#"),
    "booty": ("icon pirate-skull", "icon gold-bar", "+#"),
    "grand-design": ("icon palm-tree", "×#"),
    "versatility": ("cube red", "=", "cube green"),
    "flagship": ("icon round-star", "icon upgrade"),
    "purse": ("icon gold-bar", "+#"),
    "treasure": ("icon gold-bar", "+#"),
    "concessions": ("icon shop", "icon gold-bar", "+#"),
    "money-changer": ("icon gold-bar", "÷#"),
    "renown": ("icon checked-shield", "= ■"),
    "trade-network": ("icon shop", "icon checked-shield", "+#"),
    "glory": ("icon checked-shield", "+#"),
    "bank": ("icon gold-bar", "×2"),
}


def sign(tables: Tables, tile: int) -> Markup:
    parts = SIGNS.get(PROGRESS[tile]) or (
        *[f"cube {colour}" for colour, amounts in zip(COLOURS, tables.bonus, strict=True) if amounts[tile]],
        "+#",
    )
    return Markup("").join(_part(part.replace(AMOUNT, str(tables.amount[tile]))) for part in parts)


def _part(part: str) -> Markup:
    sort, _, name = part.partition(" ")
    if sort == "cube":
        return cube(name, SIZE - 2)
    return icon(name, SIZE) if sort == "icon" else Markup("<b>{}</b>").format(escape(part))
