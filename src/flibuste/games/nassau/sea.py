"""The Caribbean board: nine zones, the borders between them, and the spaces that hold opponents, outposts, towers and
trading posts."""

from __future__ import annotations

from typing import Final

from flibuste.data import load
from flibuste.games.nassau.tables import GAME, NONE, named

ZONE_NAMES: Final = ("A", "B", "C", "D", "E", "F", "G", "H", "I")
ZONES: Final = len(ZONE_NAMES)
PORT_ZONE: Final = 0  # all quays of the port lie in zone A
FEWEST_FISH: Final = 2
MOST_FISH: Final = 4
MOST_OPPONENTS: Final = 4  # spaces in one zone that have a name
MOST_SITES: Final = 2

OPPONENT_SPACES: Final = tuple([f"OP-{zone}{n}" for zone in ZONE_NAMES for n in range(1, MOST_OPPONENTS + 1)])
TOWER_SPACES: Final = tuple([f"WT-{zone}{n}" for zone in ZONE_NAMES for n in range(1, MOST_SITES + 1)])
POST_SPACES: Final = tuple([f"TP-{zone}{n}" for zone in ZONE_NAMES for n in range(1, MOST_SITES + 1)])
OUTPOST_SPACES: Final = tuple([f"OU-{zone}" for zone in ZONE_NAMES])


class Sea:
    """The board as printed. A space's number has its zone in it, so that names never depend on the data."""

    def __init__(self) -> None:
        sheet = load(GAME, "sea")
        rows = [sheet.row("zone", name) for name in ZONE_NAMES]
        self.places = [(row.int("column"), row.int("row")) for row in rows]
        self.weak = [row.bool("weak") for row in rows]
        self.one_of_each = [row.bool("one_of_each") for row in rows]
        self.fish = [NONE] * len(OPPONENT_SPACES)  # players needed for a space, NONE where there is none
        for zone, row in enumerate(rows):
            fish = [n for n in range(FEWEST_FISH, MOST_FISH + 1) for _ in range(row.int(f"fish_{n}"))]
            for at, needed in enumerate(fish):
                self.fish[zone * MOST_OPPONENTS + at] = needed
        self.outposts = [zone for zone, row in enumerate(rows) if row.int("outposts")]
        self.towers = [zone * MOST_SITES + at for zone, row in enumerate(rows) for at in range(row.int("towers"))]
        self.posts = [zone * MOST_SITES + at for zone, row in enumerate(rows) for at in range(row.int("posts"))]
        self.neighbours: list[list[int]] = [[] for _ in range(ZONES)]
        for border in sheet.rows("border"):
            one, other = [named(border, "ends", end, ZONE_NAMES) for end in border.strs("ends")]
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)

    def opponent_spaces(self, seats: int, weak: bool) -> list[int]:
        """NA-SET-008 The spaces that are filled for so many players, in order, in the weak or the strong zones."""
        return [
            space
            for space, needed in enumerate(self.fish)
            if needed != NONE and needed <= seats and self.weak[space // MOST_OPPONENTS] == weak
        ]

    def distances(self, start: int, krakens: list[bool]) -> list[int]:
        """NA-P2-008 The length of the shortest way to each zone that leads through no kraken; NONE if there is none.

        The zone of departure does not count: leaving a kraken is free."""
        found = [NONE] * ZONES
        found[start] = 0
        queue = [start]
        for zone in queue:
            if zone != start and krakens[zone]:
                continue
            for neighbour in self.neighbours[zone]:
                if found[neighbour] == NONE:
                    found[neighbour] = found[zone] + 1
                    queue.append(neighbour)
        return found


def zone_of_opponent(space: int) -> int:
    return space // MOST_OPPONENTS


def zone_of_site(space: int) -> int:
    """The zone of a watchtower or a trading post."""
    return space // MOST_SITES
