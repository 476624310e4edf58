"""The composed rules of a table: the printed tables, and the maps seen so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.games.amerigo.chart import Chart
from flibuste.games.amerigo.mapping import draw_map
from flibuste.games.amerigo.tables import load_tables
from flibuste.kernel import Generator, Rules

MOST_CHARTS: Final = 32  # of up to 2 MB once ships and tiles have been everywhere; tables in play hold their own


class Book(Rules):
    """Amerigo for one number of seats. A map is worked out once, however many positions lie on it."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, options)
        self.tables = load_tables()
        self.setup = self.tables.layouts[seats]
        self._charts: dict[tuple[int, ...], Chart] = {}

    def chart(self, layout: list[int]) -> Chart:
        known = self._charts.pop(tuple(layout), None)
        return self._keep(known or Chart(self.tables, self.setup.rows, self.setup.columns, layout))

    def new_chart(self, dice: Generator) -> Chart:
        return self._keep(draw_map(dice, self.tables, self.setup.rows, self.setup.columns))

    def _keep(self, chart: Chart) -> Chart:
        """The chart, as the one used last; the one not used for longest is forgotten for it."""
        self._charts[tuple(chart.layout)] = chart
        if len(self._charts) > MOST_CHARTS:
            del self._charts[next(iter(self._charts))]
        return chart
