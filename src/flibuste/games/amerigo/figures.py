"""How the figures of the box must agree with one another, so that a corrected one cannot end a game halfway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.data import DataError
from flibuste.games.amerigo.places import MOST_TILES

if TYPE_CHECKING:
    from flibuste.games.amerigo.tables import Tables


def check_figures(file: str, tables: Tables) -> None:
    fault = wrong_rounds(tables) or wrong_tracks(tables) or wrong_shares(tables)
    for seats in tables.layouts:
        fault = fault or wrong_layout(tables, seats)
    if fault:
        raise DataError(f"{file}: {fault}.")


def wrong_rounds(tables: Tables) -> str:
    """What would run out before the last round, empty if nothing would."""
    most = min(len(tables.times), len(tables.pirates))
    if not 1 <= tables.rounds <= most:
        return f"rounds is {tables.rounds}; there are time markers and pirate tokens for 1 to {most}"
    if not tables.rounds <= tables.pirates_in_play <= len(tables.pirates):
        return f"pirates-in-play is {tables.pirates_in_play}; it should be {tables.rounds} to {len(tables.pirates)}"
    if tables.display % 2:
        return f"display is {tables.display}; it has two equal parts, so it should be an even number"
    needed = tables.display + tables.display // 2 * (tables.rounds - 1)
    if needed > len(tables.amount):
        return f"display is {tables.display}; that takes {needed} progress tiles, and there are {len(tables.amount)}"
    return ""


def wrong_layout(tables: Tables, seats: int) -> str:
    layout = tables.layouts[seats]
    size, islands = layout.rows * layout.columns, len(tables.islands)
    if not (1 <= layout.rows <= MOST_TILES and 1 <= layout.columns <= MOST_TILES and size <= islands):
        return f"{layout.rows} rows of {layout.columns} island tiles for {seats} players are not possible"
    needed, stock = layout.production * tables.rounds, len(tables.stock[seats])
    if needed > stock:
        return f"{layout.production} production spaces for {seats} players take {needed} tiles, and there are {stock}"
    if tables.gold_track < seats - 1:
        return f"gold-track is {tables.gold_track}; the last of {seats} players begins with {seats - 1}"
    return ""


def wrong_tracks(tables: Tables) -> str:
    if sorted({0, *tables.steps}) != [0, *tables.steps]:
        return f"the spaces of the progress track that show points are {tables.steps}; they should rise from 1 on"
    return ""


def wrong_shares(tables: Tables) -> str:
    """Cubes and losses are divided by these."""
    return "" if min(tables.shares) else "cubes-per-gold, money-changer and ransom divide by their number: not by 0"
