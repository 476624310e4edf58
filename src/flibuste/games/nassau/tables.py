"""The figures of the box, read once from the data files into plain lists."""

from __future__ import annotations

from typing import Final

from flibuste.data import DataError, Row, load

GAME: Final = "nassau"
NONE: Final = -1

GIFT_NAMES: Final = (
    *("sabre", "pistol", "cannon", "harpoon", "hook"),
    *("sail", "sailor", "pirate", "animal", "yarn", "hold", "crate", "provision"),
    *("doubloon", "rum", "bomb", "contract", "compass"),
    *("good", "weapon"),
)
"""Everything that can be received; the first five are the weapons, a `weapon` is one of choice."""
SABRE: Final = 0
PISTOL: Final = 1
CANNON: Final = 2
HARPOON: Final = 3
HOOK: Final = 4
WEAPONS: Final = 5
SAIL: Final = 5
SAILOR: Final = 6
PIRATE: Final = 7
ANIMAL: Final = 8
YARN: Final = 9
HOLD: Final = 10
CRATE: Final = 11
PROVISION: Final = 12
DOUBLOON: Final = 13
RUM: Final = 14
BOMB: Final = 15
CONTRACT: Final = 16
COMPASS: Final = 17
GOOD: Final = 18
WEAPON: Final = 19
WEAPON_NAMES: Final = GIFT_NAMES[:WEAPONS]
OBJECT_NAMES: Final = GIFT_NAMES[DOUBLOON:GOOD]
OBJECTS: Final = len(OBJECT_NAMES)

GOOD_NAMES: Final = ("tobacco", "spices", "cloth", "cocoa", "sugar", "silver")
GOODS: Final = len(GOOD_NAMES)
ANIMAL_NAMES: Final = ("rat", "turtle", "crab", "cat", "lizard", "kraken", "parrot", "monkey")
ANIMALS: Final = len(ANIMAL_NAMES)
RAT: Final = 0
TURTLE: Final = 1
CRAB: Final = 2
CAT: Final = 3
LIZARD: Final = 4
PET_KRAKEN: Final = 5
PARROT: Final = 6
MONKEY: Final = 7
SPECIES_NAMES: Final = ("kraken", "fortress", "galleon", "treasure", "buccaneers")

NOTHING: Final = 0
DODGE: Final = 1
ATTACK: Final = 2  # and all after it: one for each thing that can be lost
TOKEN_NAMES: Final = (
    *("nothing", "dodge"),
    *("sabre", "pistol", "cannon", "harpoon", "hook"),
    *("sail", "sailor", "hold", "rum", "doubloon", "provision", "crate"),
)
TOKENS: Final = len(TOKEN_NAMES)
LOSS_OF: Final = tuple([NONE, NONE, *(GIFT_NAMES.index(name) for name in TOKEN_NAMES[ATTACK:])])

DECK_NAMES: Final = ("S", "A", "B")
START_DECK: Final = 0
DECK_A: Final = 1
DECK_B: Final = 2
YARNS: Final = 74
YARN_NAMES: Final = tuple([str(number + 1) for number in range(YARNS)])

OPPONENT_NAMES: Final = tuple([f"{letter}{number}" for letter in "KFGTB" for number in range(1, 8)])
OUTPOST_NAMES: Final = tuple([f"OU{number}" for number in range(1, 9)])
TABLE_NAMES: Final = ("1", "2", "3", "4", "5")
TABLES: Final = len(TABLE_NAMES)
QUAY_NAMES: Final = ("Q1", "Q2", "Q3", "Q4", "Q5")
QUAYS: Final = len(QUAY_NAMES)
HIDEOUT_NAMES: Final = ("HO1", "HO2", "HO3", "HO4", "HO5", "HO6")
OFFERING_NAMES: Final = ("OF1", "OF2", "OF3", "OF4", "OF5")

Gifts = list[tuple[int, int]]
"""Things received one after the other: what, and how many."""


class Tables:
    """Every figure of the base game. What belongs to an expansion is read by its module."""

    def __init__(self) -> None:
        numbers = load(GAME, "numbers")
        self.rounds = numbers.int("rounds")
        self.start_points = numbers.int("start_points")
        self.pirates = numbers.int("pirates")
        self.tavern_pirates = numbers.int("tavern_pirates")
        self.crates = numbers.int("crates")
        self.start_crates = numbers.int("start_crates")
        self.start_provisions = numbers.int("start_provisions")
        self.provisions = numbers.int("provisions")
        self.start_rum = numbers.int("start_rum")
        self.start_doubloons = numbers.int("start_doubloons")
        self.start_sails = numbers.int("start_sails")
        self.start_sailors = numbers.int("start_sailors")
        self.most = numbers.int("most")
        self.open_holds = numbers.int("open_holds")
        self.holds = numbers.int("holds")
        self.crates_in_hold = numbers.int("crates_in_hold")
        self.provisions_in_hold = numbers.int("provisions_in_hold")
        self.dealt = numbers.ints("dealt")
        self.animals_shown = numbers.int("animals_shown")
        self.quay_provisions = numbers.int("quay_provisions")
        self.barge_points = numbers.int("barge_points")
        self.bomb_damage = numbers.int("bomb_damage")
        self.success = numbers.int("success")
        self.lost_points = numbers.int("lost_points")
        self.tower_points = numbers.int("tower_points")
        self.plunder_needs = numbers.int("plunder_needs")
        self.dog_rum = numbers.int("dog_rum")
        self.hiding_fees = numbers.ints("hiding_fees")
        self.cards_per_rum = numbers.int("cards_per_rum")
        self.joke_points = numbers.int("joke_points")
        self.home_crates = numbers.int("home_crates")
        self.home_cards = numbers.int("home_cards")
        self.home_points = numbers.int("home_points")
        self.yarn_prize = numbers.int("yarn_prize")
        self.yarn_fine = numbers.int("yarn_fine")
        self.hideout_values = numbers.ints("hideout_values")
        self.companion_points = numbers.int("companion_points")
        self.change = numbers.int("change")
        self.dodge_hits_older_crates = numbers.row("value", "dodge_hits_older_crates").bool("value")

        supplies = load(GAME, "supplies")
        self.objects = [row.int("copies") for row in in_order("supplies", "object", OBJECT_NAMES)]
        self.goods = [row.int("copies") for row in in_order("supplies", "good", GOOD_NAMES)]
        self.animals = [row.int("copies") for row in in_order("supplies", "animal", ANIMAL_NAMES)]
        self.tables = [gifts(row, "item") for row in in_order("supplies", "table", TABLE_NAMES)]
        self.hideouts = [
            [named(row, "spaces", good, GOOD_NAMES) for good in row.strs("spaces")]
            for row in in_order("supplies", "hideout", HIDEOUT_NAMES)
        ]
        self.dog_tiles = [row.key for row in supplies.rows("dog_tile") for _ in range(row.int("copies"))]
        self.offerings = [
            [gift(row, "items", item) for item in row.strs("items")]
            for row in in_order("supplies", "offering", OFFERING_NAMES)
        ]

        self.bag = [row.int("copies") for row in in_order("combat", "token", TOKEN_NAMES)]

        species = in_order("opponents", "species", SPECIES_NAMES)
        self.weapon_of = [WEAPON_NAMES.index(row.str("weapon")) for row in species]
        self.stops = [row.bool("stops") for row in species]
        opponents = in_order("opponents", "opponent", OPPONENT_NAMES)
        self.species = [SPECIES_NAMES.index(row.str("type")) for row in opponents]
        self.strength = [row.int("strength") for row in opponents]
        self.points = [row.int("points") for row in opponents]
        self.reward = [gifts(row, "reward") for row in opponents]

        self.outposts = [gifts(row, "reward") for row in in_order("sites", "outpost", OUTPOST_NAMES)]
        self.towers = _copies("tower")
        self.posts = _copies("post")
        self.quays = [gifts(row, "bonus") for row in in_order("sea", "quay", QUAY_NAMES)]

        yarns = in_order("yarns", "yarn", YARN_NAMES)
        self.deck_of = [DECK_NAMES.index(row.str("deck")) for row in yarns]
        self.yarn_points = [row.int("points") for row in yarns]
        self.decks = [[card for card in range(YARNS) if self.deck_of[card] == deck] for deck in range(len(DECK_NAMES))]


def in_order(file: str, table: str, keys: tuple[str, ...]) -> list[Row]:
    sheet = load(GAME, file)
    return [sheet.row(table, key) for key in keys]


def gifts(row: Row, field: str) -> Gifts:
    """What a field gives, each thing with its number."""
    return [(GIFT_NAMES.index(name), amount) for name, amount in row.counts(field).items()]


def gift(row: Row, field: str, text: str) -> tuple[int, int]:
    """A thing with its number in front: `3 crate`."""
    amount, _, name = text.partition(" ")
    if not amount.isdigit() or int(amount) == 0:
        raise DataError(f"{row.where}: {field} holds {text!r}; it should begin with a number, such as 2 rum.")
    return named(row, field, name, GIFT_NAMES), int(amount)


def named(row: Row, field: str, name: str, names: tuple[str, ...]) -> int:
    """The place of a name among those that are possible."""
    if name not in names:
        raise DataError(f"{row.where}: {field} holds {name!r}; it should be one of {', '.join(names)}.")
    return names.index(name)


def _copies(table: str) -> list[int]:
    rows = in_order("sites", table, WEAPON_NAMES)
    return [weapon for weapon, row in enumerate(rows) for _ in range(row.int("copies"))]
