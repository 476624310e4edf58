"""The printed tables of the game, from `data/ship.toml` and `data/sea.toml`: tracks, prices, notebook, dice, decks."""

from __future__ import annotations

from typing import Final

from flibuste.data import Row, Sheet, load
from flibuste.kit.grid import HEADINGS

NOTHING: Final = 0
STORY: Final = 1
GOLD: Final = 2
WIND: Final = 3
REFILL: Final = 4
BONUSES: Final = ["", "story", "gold", "wind", "refill", "stars"]

MOST_SEATS: Final = 6

WON: Final = "won"
LOST: Final = "lost"
TIED: Final = "tied"


class Track:
    """A row of boxes filled from the first; some give a bonus when they are reached. Box 0 is the empty track."""

    def __init__(self, boxes: int) -> None:
        self.boxes = boxes
        self.bonus = [NOTHING] * (boxes + 1)
        self.stars = [0] * (boxes + 1)

    def promise(self, box: int, row: Row) -> None:
        """Write the bonus of a data row under a box."""
        self.bonus[box] = BONUSES.index(row.str("bonus", ""))
        self.stars[box] = row.int("stars", 0)


class Gains:
    """Story, gold and provisions of a notebook line, an encounter or a fight."""

    def __init__(self, row: Row) -> None:
        self.story = row.int("story")
        self.gold = row.int("gold")
        self.provisions = row.int("provisions")


class Recipe:
    """How many cards of each sort are mixed, and how many of the mix stay unseen."""

    def __init__(self, row: Row) -> None:
        self.calm = row.int("calm")
        self.adventure = row.int("adventure")
        self.removed = row.int("removed")

    @property
    def turns(self) -> int:
        return self.calm + self.adventure - self.removed


class Tables:
    """Every number the rules use."""

    def __init__(self, ship: Sheet, sea: Sheet) -> None:
        ships = ship.rows("ship")
        self.ship_keys = [row.str("key") for row in ships]
        self.ship_price = [row.int("price") for row in ships]
        self.ship_moves = [row.int("moves") for row in ships]
        self.ship_hold = [row.int("hold") for row in ships]
        self.ship_stars = [row.int("stars") for row in ships]

        tracks = {row.str("key"): Track(row.int("boxes")) for row in ship.rows("track")}
        for row in ship.rows("bonus"):
            tracks[row.str("track")].promise(row.int("box"), row)
        self.story, self.gold = tracks["story"], tracks["gold"]
        self.provisions, self.wind = tracks["provisions"], tracks["wind"]

        cannons = ship.rows("cannon")
        self.cannons = Track(len(cannons))
        for number, row in enumerate(cannons, start=1):
            self.cannons.promise(number, row)
        self.tracks = [self.story, self.gold, self.provisions, self.wind, self.cannons]
        self.cannon_price = [row.int("price") for row in cannons]
        self.cannon_provisions = [row.int("provisions") for row in cannons]

        self.monolith_story = [row.int("story") for row in ship.rows("monolith")]
        treasures = ship.rows("treasure")
        self.treasure_stars = [row.int("stars") for row in treasures]
        self.treasure_last_turn = [row.int("last_turn", 0) for row in treasures]

        self.lines = [Gains(row) for row in sea.rows("line")]
        self.faces = [HEADINGS.index(row.str("key")) for row in sea.rows("face") for _ in range(row.int("count"))]
        by_angle = [row.int("moves") for row in sea.rows("compass")]
        around = range(len(HEADINGS))
        self.cost = [[by_angle[min((a - b) % 8, (b - a) % 8)] for b in around] for a in around]
        self.recipes = {row.str("key"): Recipe(row) for row in sea.rows("deck")}
        self.monster, self.peril, self.pirates = (Gains(row) for row in sea.rows("encounter"))
        self.fights = {row.str("key"): Gains(row) for row in sea.rows("fight")}
        self.ranks = [row.str("key") for row in sea.rows("rank")]
        self.rank_least = [row.int("least") for row in sea.rows("rank")]

        self.set_aside = sea.int("set-aside")
        self.start_provisions = sea.int("start-provisions")
        self.start_power = sea.int("start-power")
        self.top_power = sea.int("top-power")
        self.wind_dice = sea.int("wind-dice")
        self.current_cells = sea.int("current-cells")
        self.current_exit = sea.int("current-exit")
        self.sight = sea.int("sight")
        self.refill_price = sea.int("refill-price")
        self.port_story = sea.int("port-story")
        self.pirates_left = sea.int("pirates-left")
        self.arrival_port = sea.int("arrival-port")
        self.arrival_home = sea.int("arrival-home")
        self.all_ports = sea.int("all-ports")


def load_tables() -> Tables:
    return Tables(load("rolling-seas", "ship"), load("rolling-seas", "sea"))
