"""What lies in the box, once more: the components as the notes list them, not as the game's data files do."""

from __future__ import annotations

from dataclasses import dataclass

WEAPONS = ["sabre", "pistol", "cannon", "harpoon", "hook"]
OBJECTS = {"doubloon": 25, "rum": 25, "bomb": 10, "contract": 10, "compass": 10}
ANIMALS = ["rat", "turtle", "crab", "cat", "lizard", "kraken", "parrot", "monkey"]
GOODS = ["tobacco", "spices", "cloth", "cocoa", "sugar", "silver"]
TOKENS = ["nothing", "dodge", *WEAPONS, "sail", "sailor", "hold", "rum", "doubloon", "provision", "crate"]
IN_BAG = dict.fromkeys(TOKENS, 1) | {"nothing": 5, "dodge": 6, "sail": 2, "sailor": 2}

Gift = tuple[str, int]

CODES: dict[str, Gift] = {
    code: (weapon, 1) for code, weapon in zip(["SAB", "PIS", "CAN", "HAR", "GRA"], WEAPONS, strict=True)
}
CODES |= {"SAI": ("sail", 1), "SLR": ("sailor", 1), "PIR": ("pirate", 1), "ANI": ("animal", 1), "HLD": ("hold", 1)}
CODES |= {"YRN3": ("yarn", 3), "AMM3": ("crate", 3), "PRV2": ("provision", 2), "DBL2": ("doubloon", 2)}
CODES |= {"RUM2": ("rum", 2), "BOM": ("bomb", 1), "CTR": ("contract", 1), "CMP": ("compass", 1)}

# Of each face: what its crossings offer from NW clockwise (* the captain's symbol) | alleys between two of them, with
# their sections | the crossing on which each port hangs, and the sections before the edge.
FACES = """
1a PIR SAB/PIS PRV2/AMM3 RUM2/YRN3* | 01:2 12:3 23:3 03:3 02:1 | 0+1 1+0 1+0 2+0 2+2 3+2 3+0 0+2
1b PIR SAB/PIS RUM2/YRN3* PRV2/AMM3 | 01:2 12:2 23:2 03:3 02:2 | 0+1 1+1 1+1 2+2 2+0 3+2 3+1 0+0
2a SLR/YRN3 DBL2 PIR CAN/HAR | 01:1 12:2 23:2 03:2 13:2 | 0+0 0+0 1+1 2+1 2+0 3+1 3+2 0+2
2b CAN/HAR DBL2 PIR SLR/YRN3 | 01:1 12:3 23:2 03:1 13:3 | 0+2 1+1 1+1 2+1 2+1 3+1 3+2 0+0
3a GRA/SAB PIR SLR/BOM PRV2 | 01:3 12:2 23:2 03:2 02:3 | 0+1 1+1 1+1 2+0 2+0 3+1 3+1 0+1
3b GRA/SAB PRV2 SLR/BOM PIR | 01:1 12:2 23:3 03:2 | 0+1 1+1 1+1 2+1 2+0 3+0 3+0 0+2
4a HLD PIR SAI/CTR PIS/AMM3 | 12:2 23:2 03:2 13:2 | 0+1 1+1 1+0 2+2 2+2 3+0 3+2 0+2
4b HLD SAI/CTR PIR PIS/AMM3 | 01:2 12:2 23:2 03:2 | 0+2 1+1 1+1 2+1 2+2 3+0 3+2 0+1
5a CAN/SAI CMP/AMM3 ANI HLD | 12:3 23:2 03:2 02:2 | 0+2 1+1 1+1 2+0 2+1 2+2 3+1 0+2
5b HLD CMP/AMM3 CAN/SAI ANI | 01:3 12:2 23:2 03:2 | 0+1 1+0 1+1 2+1 2+0 3+0 3+0 0+0
6a HLD BOM/PRV2 HAR/PRV2 GRA/SLR | 01:2 12:3 03:3 13:3 | 0+1 1+0 1+0 2+1 2+0 3+1 3+1 3+1
6b GRA/SLR HAR/PRV2 HLD BOM/PRV2 | 01:2 23:2 03:3 13:2 | 0+1 1+1 1+1 2+1 2+2 3+1 3+1 0+1
7a ANI SAB/SLR SAI CTR/YRN3 | 01:3 12:2 23:2 03:2 | 0+0 1+0 1+1 1+1 2+0 3+1 3+2 0+1
7b SAI SAB/SLR CTR/YRN3 ANI | 01:3 12:2 23:2 03:1 | 1+1 1+0 1+1 2+1 2+1 3+0 3+1 0+1
8a PIS/RUM2 ANI CMP/DBL2 CAN/AMM3 | 01:2 12:2 23:3 03:2 13:1 | 0+1 1+0 1+1 2+0 2+1 3+2 3+0 0+0
8b PIS/RUM2 CMP/DBL2 ANI CAN/AMM3 | 01:2 12:1 23:3 13:3 | 0+0 1+1 1+1 2+0 2+1 3+2 3+2 0+0
9a PRV2/RUM2 GRA/DBL2 DBL2 HAR/SAI | 01:1 12:2 23:2 03:2 02:3 | 0+1 1+1 1+1 2+1 3+1 3+2 3+2 0+1
9b DBL2 HAR/SAI PRV2/RUM2 GRA/DBL2 | 01:2 12:3 03:2 02:1 | 0+1 1+1 1+1 2+1 2+0 3+1 3+0 0+1
"""
QUADRANTS = ["NW", "NE", "SE", "SW"]
SYMBOL = "*"


@dataclass(frozen=True)
class Alley:
    ends: tuple[str, ...]  # one crossing only: the other end is the barge's
    sections: int


class City:
    """Nine faces laid out: what each crossing offers, and the alleys by name."""

    def __init__(self, layout: list[str]) -> None:
        self.offers: dict[str, list[Gift]] = {}
        self.alleys: dict[str, Alley] = {}
        self.start = ""
        faces = {line.split()[0]: line.partition(" ")[2].split("|") for line in FACES.strip().splitlines()}
        ports: dict[tuple[int, int], tuple[str, int]] = {}
        for at, laid in enumerate(layout):
            face, turn = laid.split("/")
            names = [f"{at}{QUADRANTS[(quadrant + int(turn)) % 4]}" for quadrant in range(4)]
            offers, inner, stubs = (part.split() for part in faces[face])
            for name, offer in zip(names, offers, strict=True):
                self.offers[name] = [CODES[code] for code in offer.strip(SYMBOL).split("/")]
                self.start = name if offer.endswith(SYMBOL) else self.start
            for alley in inner:
                ends = sorted((names[int(alley[0])], names[int(alley[1])]), key=lambda end: QUADRANTS.index(end[1:]))
                self.alleys[ends[0] + ends[1][1:]] = Alley(tuple(ends), int(alley[3:]))
            for port, stub in enumerate(stubs):
                ports[at, (port + 2 * int(turn)) % 8] = names[int(stub[0])], int(stub[2:])
        for (at, port), (crossing, stub) in ports.items():
            row, column = divmod(at, 3)
            if (column < 2 and port in (2, 3)) or (row < 2 and port in (4, 5)):
                other, rest = ports[(at + 1, 9 - port) if port < 4 else (at + 3, 5 - port)]
                self.alleys[f"{at}.{port}"] = Alley((crossing, other), stub + 1 + rest)
            elif (row, port) in ((0, 0), (0, 1), (2, 4), (2, 5)) or (column, port) in ((2, 2), (2, 3), (0, 6), (0, 7)):
                self.alleys[f"{at}.{port}"] = Alley((crossing,), stub + 1)


ZONES = "ABCDEFGHI"
FISH = dict(zip(ZONES, ("23", "234", "224", "234", "2234", "223", "234", "224", "2234"), strict=True))
TOWERS = POSTS = dict.fromkeys(ZONES, 1) | {"I": 2}
OUTPOSTS = {f"OU{1 + at}": (thing, 1) for at, thing in enumerate([*WEAPONS, "sail", "sailor", "animal"])}
QUAYS = {"Q1": ("doubloon", 1), "Q2": ("rum", 1), "Q3": ("crate", 2), "Q4": ("yarn", 2), "Q5": ("provision", 1)}
TABLES = {"1": ("rum", 1), "2": ("doubloon", 1), "3": ("crate", 2), "4": ("provision", 1), "5": ("yarn", 1)}


def beside(zone: str) -> list[str]:
    at = ZONES.index(zone)
    return [other for to, other in enumerate(ZONES) if abs(at // 3 - to // 3) + abs(at % 3 - to % 3) == 1]


WEAPON_AGAINST = {"K": "harpoon", "F": "cannon", "G": "hook", "T": "sabre", "B": "pistol"}
STRENGTHS = (1, 2, 2, 3, 3, 4, 5)
REWARDS = {
    "K": "1 yarn, 1 rum, 1 provision, 1 animal, 2 rum, 1 sailor, 3 yarn",
    "F": "1 crate, 2 crate, 1 doubloon, 1 good, 1 bomb, 1 pirate, 2 weapon",
    "G": "1 provision, 1 rum, 2 yarn, 1 good, 1 compass, 1 sail, 2 good",
    "T": "1 doubloon, 1 doubloon, 1 rum, 1 good, 2 doubloon, 1 contract, 3 doubloon",
    "B": "1 rum, 1 provision, 2 crate, 1 weapon, 2 yarn, 1 sailor, 1 animal + 1 rum",
}


def strength_of(tile: str) -> int:
    """Its points too."""
    return STRENGTHS[int(tile[1]) - 1]


def reward_of(tile: str) -> list[Gift]:
    things = REWARDS[tile[0]].split(", ")[int(tile[1]) - 1].split(" + ")
    return [(thing.split()[1], int(thing.split()[0])) for thing in things]


OFFERINGS: dict[str, list[Gift]] = {
    "OF1": [("bomb", 1), ("sail", 1), ("crate", 3)],
    "OF2": [("compass", 1), ("sailor", 1), ("provision", 2)],
    "OF3": [("contract", 1), ("animal", 1), ("weapon", 1)],
    "OF4": [("pirate", 1), ("hold", 1), ("good", 1)],
    "OF5": [("sail", 1), ("sailor", 1), ("weapon", 1)],
}
DOG_ZONES = "BCDEEFGHI"
HIDEOUTS = {
    "HO1": ["tobacco", "spices", "silver", "cloth", "sugar", "cocoa"],
    "HO2": ["spices", "cloth", "tobacco", "cocoa", "silver", "sugar"],
    "HO3": ["cloth", "cocoa", "spices", "sugar", "tobacco", "silver"],
    "HO4": ["cocoa", "sugar", "cloth", "silver", "spices", "tobacco"],
    "HO5": ["sugar", "silver", "cocoa", "tobacco", "cloth", "spices"],
    "HO6": ["silver", "tobacco", "sugar", "spices", "cocoa", "cloth"],
}
VALUES = (3, 3, 4, 4, 5, 5)
FEES = (0, 1, 3, 5)
DUTCHMAN_POINTS = {"B": 5, "C": 6, "D": 5, "E": 6, "F": 7, "G": 6, "H": 7, "I": 8}
PLACES = (25, 15, 10, 5)


def deck_of(card: int) -> str:
    return "S" if card <= 10 else "A" if card <= 35 else "B"
