"""Which answers a table of Rolling Seas can hear, for learning machines: those that fit its map."""

from __future__ import annotations

from collections.abc import Iterable

from flibuste.games.rolling_seas.actions import AMBUSH, EXPLORE, HOME, MOOR, PLACE, PLACEMENTS, POINT, VISIT
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.chart import GRID
from flibuste.kit.grid import cells_of


def limits(book: Book) -> dict[int, Iterable[int]]:
    chart = book.chart
    hiding = cells_of(chart.sea) if book.ambushes else []
    return {
        PLACE: [
            card * PLACEMENTS + code
            for card in book.stock
            for code in chart.placements(book.cards.adventures[card]).codes
        ],
        HOME: chart.ports,
        VISIT: chart.ports,
        MOOR: cells_of(chart.quays),
        EXPLORE: cells_of(GRID.beside(chart.sea) & chart.land & ~chart.port_cells),
        AMBUSH: hiding,
        POINT: hiding,
    }
