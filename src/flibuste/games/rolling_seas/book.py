"""The composed rules of a table: the printed tables, the cards, the map and the recipe of the deck."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.games.rolling_seas.cards import AMBUSH, load_cards
from flibuste.games.rolling_seas.chart import load_chart
from flibuste.games.rolling_seas.tables import load_tables
from flibuste.kernel import Rules


class Book(Rules):
    """Rolling Seas for one number of seats and one choice of map and deck."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, options)
        self.tables = load_tables()
        self.cards = load_cards()
        self.chart = load_chart(options["map"], self.tables.sight, self.tables.current_exit)
        self.recipe = self.tables.recipes[options["deck"]]
        self.solo = seats == 1
        self.ambushes: list[int] = []
        self.stock = [card.index for card in self.cards.adventures if card.type != AMBUSH]
        self.calms = [card.index for card in self.cards.calms for _ in range(card.count)]
