"""The figures of the sheet, the dice and the cards, read once from the data files into plain lists."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.data import Row, load

GAME: Final = "captains-war"
SHEETS: Final = ("acquisitions", "dice", "numbers", "supplies", "tracks")  # the data of the base game
NONE: Final = -1

Numbers = tuple[int, ...]
"""Constants of open length: compiled code makes an object anew each time it goes through those of a known length."""

FORCES: Final[Numbers] = (1, 2, 3, 4, 5)
ITEM_NAMES: Final = ("gold", "pearl", "wood", "gem", "barrel", *(f"pirate-{force}" for force in FORCES))
ITEMS: Final = len(ITEM_NAMES)
GOLD: Final = 0
PEARL: Final = 1
WOOD: Final = 2
GEM: Final = 3
BARREL: Final = 4
RESOURCES: Final[Numbers] = (PEARL, WOOD, GEM, BARREL)  # the chest, from top to bottom
CREW: Final = 4  # a pirate of force f is item CREW + f
ANY: Final = 0  # the place of the jokers in a cost, which never asks for gold

TRACK_NAMES: Final = ("boats", "attributes")
BOATS: Final = 0
ATTRIBUTES: Final = 1
TRACKS: Final[Numbers] = (BOATS, ATTRIBUTES)

# What a die gives beyond items: a resource of choice, or spaces on a track.
CHOICE: Final = ITEMS
ADVANCE: Final = ITEMS + 1  # plus the track
GIFT_NAMES: Final = (*ITEM_NAMES, "choice", *TRACK_NAMES)

DIE_NAMES: Final = ("blue-1", "blue-2", "blue-3", "yellow", "black", "red")
DICE: Final = len(DIE_NAMES)
FACES: Final = 6
BLUE_DICE: Final[Numbers] = (0, 1, 2)
YELLOW_DIE: Final = 3
BLACK_DIE: Final = 4
RED_DIE: Final = 5
COLOUR_NAMES: Final = ("blue", "yellow", "black", "red")
BLUE: Final = 0
COLOUR_OF: Final[Numbers] = (BLUE, BLUE, BLUE, 1, 2, 3)  # the colour of each die
DIE_OF: Final[Numbers] = (NONE, YELLOW_DIE, BLACK_DIE, RED_DIE)  # the only die of a colour

CAPTAIN_NAMES: Final = ("calico-jack", "anne-bonny", "blackbeard", "ching-shih")
MOST_SEATS: Final = 6


class Tables:
    """Every figure the base game is played with."""

    def __init__(self) -> None:
        items = [load(GAME, "supplies").row("item", name) for name in ITEM_NAMES]
        self.boxes = vec[i64]([row.int("boxes") for row in items])
        self.price = vec[i64]([row.int("price") for row in items])
        self.start = vec[i64]([row.int("start") for row in items])

        faces = load(GAME, "dice").rows("face")
        of_colour = [[row for row in faces if row.str("die") == colour] for colour in COLOUR_NAMES]
        self.gives = [[GIFT_NAMES.index(row.str("gives")) for row in of_colour[colour]] for colour in COLOUR_OF]
        self.amount = [[row.int("amount") for row in of_colour[colour]] for colour in COLOUR_OF]

        acquisitions = load(GAME, "acquisitions").rows("acquisition")
        columns = [_ranked([row for row in acquisitions if row.str("column") == track]) for track in TRACK_NAMES]
        self.names = [[row.key for row in column] for column in columns]
        self.points = [[row.int("points") for row in column] for column in columns]
        self.cost = [
            [[row.int("choice"), *(row.int(ITEM_NAMES[resource]) for resource in RESOURCES)] for row in column]
            for column in columns
        ]

        tracks = load(GAME, "tracks")
        circles = [[row for row in tracks.rows("circle") if row.str("track") == track] for track in TRACK_NAMES]
        self.length = [len(track) for track in circles]
        self.gains = [[[], *(_gains(circle) for circle in track)] for track in circles]  # per circle, from 1 on
        self.attack = [_running(track, "attack") for track in circles]
        self.defence = [_running(track, "defence") for track in circles]
        self.track_points = [_running(track, "points") for track in circles]
        self.padlocks = [
            [row.int("before") for row in tracks.rows("padlock") if row.str("track") == track] for track in TRACK_NAMES
        ]
        self.reach = [[*(circle - 1 for circle in self.padlocks[track]), self.length[track]] for track in TRACKS]

        numbers = load(GAME, "numbers")
        self.start_gold = numbers.ints("start_gold")
        self.command_bonus = numbers.int("command_bonus")
        self.stolen_gold = numbers.int("stolen_gold")
        self.reward_spaces = numbers.int("reward_spaces")
        self.last_boarding = numbers.int("last_boarding")
        self.last_turn = numbers.int("last_turn")
        self.attack_points = numbers.ints("attack_points")
        self.rank_by("")

    def rank_by(self, scales: str) -> None:
        """Pay the ranks by the scales whose names begin like this."""
        numbers = load(GAME, "numbers")
        self.scales = scales
        self.attributes_scale = numbers.ints(f"{scales}attributes_scale")
        self.naval_scale = numbers.ints(f"{scales}naval_scale")


def _ranked(rows: list[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: row.int("rank"))


def _gains(circle: Row) -> list[tuple[int, int]]:
    """CW-LOOT-013 What reaching a circle gives at once: gold, a pirate, resources of choice."""
    force = circle.int("pirate", 0)
    gains = [(GOLD, circle.int("gold", 0)), (CREW + force, int(force > 0)), (CHOICE, circle.int("choice", 0))]
    return [(gift, amount) for gift, amount in gains if amount]


def _running(circles: list[Row], field: str) -> list[int]:
    """The sum of a field over the circles marked, for every progress from 0 on."""
    sums = [0]
    for circle in circles:
        sums.append(sums[-1] + circle.int(field, 0))
    return sums
