"""What is printed on the cards of the base game and of L'aventure commence, for `second_reading.py`."""

from __future__ import annotations

from typing import NamedTuple

COLOURS = ("yellow", "blue", "green", "red", "black", "ares")
SKULL = 99
CROWN_SHIPS = {"ship-blue-rum", "ship-green-bread", "ship-red-rum", "ship-black-bread"}
CARGO_SHIPS = {  # coins and swords
    "ship-yellow-bread": (2, 1),
    "ship-yellow-rum": (3, 4),
    "ship-blue-bread": (2, 2),
    "ship-blue-rum": (0, 5),
    "ship-green-bread": (0, 1),
    "ship-green-rum": (2, 3),
    "ship-red-bread": (2, 3),
    "ship-red-rum": (0, 6),
    "ship-black-bread": (0, 4),
    "ship-black-rum": (3, 7),
}


class Ship(NamedTuple):
    colour: str
    coins: int
    crowns: int
    swords: int
    cargo: str


def ship(card: str) -> Ship:
    """`ship-red-2-3` brings 2 coins and has 3 swords; `ship-ares-book-4` 1 coin or a ritual book."""
    _, colour, second, *rest = card.split("-")
    if colour == "ares":
        return Ship(colour, 1, 0, int(rest[0]), second)
    if card in CARGO_SHIPS:
        return Ship(colour, CARGO_SHIPS[card][0], int(card in CROWN_SHIPS), CARGO_SHIPS[card][1], second)
    return Ship(colour, int(second), 0, SKULL if rest[0] == "skull" else int(rest[0]), "")


COST_AND_INFLUENCE = {
    "priest captain settler": (4, 1),
    "jack": (6, 1),
    "trader-yellow-1 trader-blue-1 trader-green-1 trader-red-1 trader-black-1 sailor-1": (3, 1),
    "trader-yellow-2 trader-blue-2 sailor-2": (5, 2),
    "pirate-2 senorita-2 jester-2 admiral-2": (7, 2),
    "pirate-1 jester-1 admiral-1": (5, 1),
    "pirate-3 senorita-3 jester-3 admiral-3": (9, 3),
    "governor": (8, 0),
    "hunter-captain hunter-priest hunter-settler": (5, 1),
    "tybuk-anton": (7, 1),
    "tybuk-bohdan": (5, 1),
    "tybuk-cyril": (5, 2),
    "innkeeper-1-3": (3, 1),
    "innkeeper-2-3 innkeeper-2-4": (5, 2),
    "sailor-3 innkeeper-3-4": (7, 3),
    "sentinel-1": (4, 1),
    "sentinel-2": (6, 2),
    "sentinel-3": (8, 3),
}
COST = {card: cost for cards, (cost, _) in COST_AND_INFLUENCE.items() for card in cards.split()}
INFLUENCE = {card: influence for cards, (_, influence) in COST_AND_INFLUENCE.items() for card in cards.split()}
SWORDS = {"sailor": 1, "pirate": 2, "tybuk-anton": 3, "tybuk-bohdan": 2, "tybuk-cyril": 1}
ICONS = {"priest": "cross", "captain": "anchor", "settler": "house"}
ICONS |= {f"hunter-{kind}": icon for kind, icon in ICONS.items()}

EXPEDITIONS = {  # icons, cargo, influence, coins
    "expedition-cross2": (["cross"] * 2, [], 4, 2),
    "expedition-anchor2": (["anchor"] * 2, [], 4, 2),
    "expedition-house2": (["house"] * 2, [], 4, 2),
    "expedition-anchor2-house1": (["anchor", "anchor", "house"], [], 6, 3),
    "expedition-cross2-house1": (["cross", "cross", "house"], [], 6, 3),
    "expedition-relief": (["anchor"], ["bread", "rum"], 4, 3),
    "expedition-herbalists": (["house"], ["plant"], 3, 3),
    "expedition-scholars": (["cross"], ["book"], 3, 3),
}
INFLUENCE |= {card: influence for card, (_, _, influence, _) in EXPEDITIONS.items()}

SIDES = {"A": ("gamine", "grandeur"), "B": ("blackbeard", "anne"), "C": ("ferdinando", "scott")}
SIDES |= {"D": ("landman", "mary"), "E": ("samuel", "fishborn")}
START = dict.fromkeys([side for card in SIDES.values() for side in card], 3) | {"gamine": 4, "anne": 1, "mary": 4}

SHIELDS = {2: 1, 4: 2, 6: 3, 9: 4, 12: 5, 15: 6}
GROUPS = {80: 12, 81: 3, 83: 10, 84: 5, 85: 3, 86: 5, 87: 1}
BASE_DECK = 119
ZEROS = {"cooperative": (1, 1, 2, 3), "competitive": (0, 3, 4, 4), "variable": (0, 3, 4, 4)}
CARD_9 = {1: (4, 12), 2: (5, 16), 3: (6, 18), 4: (7, 24)}  # markers and influence
EVENTS = {f"EV-{number:02}" for number in range(1, 14)}

STARRED = {"10", "11", "13", "15", "20", "21", "23", "27", "30", "33", "40", "41", "43", "51", "53"}

# Mission, what one has, what one pays, what the first gets, crowns for all, the group that joins.
_MISSIONS = """
10  |                        | 2 ares                  | 2 coins  | 1 | 80
11  | 1 captain, 1 sword     |                         | 2 coins  | 1 | 81
12  | 1 priest               |                         | 1 crowns | 1 |
13  | 1 priest               | 4 coins                 | 1 crowns | 2 |
14  | 2 sword                | 1 ares                  | 2 coins  | 1 |
15  | 2 sword                | 2 ares                  | 2 coins  | 2 |
16  | 2 sword                | 2 coins                 | 1 crowns | 1 |
17  | 2 sword                | 5 coins                 | 1 crowns | 2 |
20  |                        | 1 bread                 | 2 coins  | 1 | 83
21  | 1 settler              | 1 rum                   | 3 coins  | 2 | 84
22  |                        | 1 rum                   | 2 coins  | 1 | 84
23  | 2 trader               |                         | 2 coins  | 1 |
24  | 2 trader               | 3 coins                 | 2 coins  | 2 |
25  | 1 settler              |                         | 1 crowns | 1 |
26  | 1 settler              | 3 coins                 | 1 crowns | 1 |
27  | 2 sword                | 2 coins                 | 1 crowns | 1 |
28a | 2 sword                | 1 ares                  | 1 crowns | 2 |
28b | 2 sword                | 4 coins                 | 1 crowns | 2 |
30  | 1 expedition           |                         | 1 crowns | 1 | 85
31  |                        | 1 book                  | 2 coins  | 1 |
32  | 1 captain              |                         | 2 coins  | 1 |
33  |                        |                         | 1 crowns | 1 |
34  |                        | 5 coins                 | 1 crowns | 2 |
35  | 7 influence            |                         | 2 coins  | 1 |
36  | 7 influence            | 3 coins                 | 2 coins  | 1 |
37  | 2 sword                |                         | 2 coins  | 1 |
38  | 2 sword                | 3 coins                 | 2 coins  | 2 |
40  | 3 cheap                |                         | 2 coins  | 1 | 86
41  |                        | 1 plant, 1 bread        | 1 crowns | 2 |
42  |                        | 1 plant                 | 1 crowns | 1 |
43  | 1 settler              | 2 coins                 | 2 coins  | 1 |
44  | 1 settler              | 1 bread                 | 2 coins  | 1 |
45  |                        | 2 crowns                | 3 coins  | 0 |
46  |                        | 2 crowns, 4 coins       | 3 coins  | 0 |
47  |                        | 2 crowns                | 3 coins  | 0 |
48  |                        | 3 crowns                | 4 coins  | 0 |
50  |                        |                         | 2 coins  | 1 | 87
51  |                        | 5 coins                 | 1 crowns | 1 |
52  |                        |                         | 1 crowns | 1 |
53  |                        | 1 book                  | 2 coins  | 1 |
54  |                        | 1 book, 3 coins         | 2 coins  | 1 |
55  | 2 sword                |                         | 1 crowns | 2 |
56  | 2 sword                | 4 coins                 | 1 crowns | 2 |
57  | 2 sword                | 1 ares                  | 1 crowns | 2 |
58  | 3 sword                | 1 ares                  | 1 crowns | 3 |
"""


class Mission(NamedTuple):
    have: dict[str, int]
    pay: dict[str, int]
    first: dict[str, int]
    crowns: int
    group: int


def _amounts(words: str) -> dict[str, int]:
    pairs = [part.split() for part in words.split(",") if part.strip()]
    return {thing: int(amount) for amount, thing in pairs}


def _missions() -> dict[str, Mission]:
    found = {}
    for line in _MISSIONS.strip().splitlines():
        key, have, pay, first, crowns, group = (part.strip() for part in f"{line} ".split("|"))
        found[key] = Mission(_amounts(have), _amounts(pay), _amounts(first), int(crowns), int(group or 0))
    return found


MISSIONS = _missions()
OF_THE_MOMENT = {"33", "34", "50", "51", "52"}

# The hourglass: the next card; or the mission asked for, the card if it is done, the card if not.
_FIST = """10 11, 11 10? 12 13, 12 11? 14 15, 13 11? 16 17, 20 21, 21 20? 23 24, 23 21? 25 26, 24 21? 27 28a,
30 31, 31 31? 33 34, 33 30? 35 36, 34 30? 37 38, 40 42, 42 44, 44 42? 47 48, 50 51, 51 51? 53 54, 53 50? 55 56,
54 50? 57 58"""
_HAND = """10 11, 11 10? 12 13, 12 11? 14 15, 13 11? 16 17, 20 22, 22 20? 23 24, 23 22? 25 26, 24 22? 27 28b,
30 32, 32 32? 33 34, 33 30? 35 36, 34 30? 37 38, 40 41, 41 43, 43 41? 45 46, 50 52, 52 52? 53 54, 53 50? 55 56,
54 50? 57 58"""


def _arrows(words: str) -> dict[str, list[str]]:
    return {words.split()[0]: words.split()[1:] for words in words.replace("?", "").split(",")}


ARROWS = {"competitive": _arrows(_FIST), "cooperative": _arrows(_HAND), "variable": {}}
