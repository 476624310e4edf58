"""A table in the middle of things: ships, sea and cards as no first round has them, for what seldom comes up."""

from __future__ import annotations

import random
from typing import Any

from tests.games.nassau.second_box import ANIMALS, GOODS, OBJECTS, REWARDS, TABLES, WEAPONS, deck_of, strength_of

CRATES, PIRATES = 20, 13


def enrich(board: dict[str, Any], seed: int) -> None:
    """Give every seat more of everything, or less; what is given comes from where it lies."""
    dice = random.Random(seed)
    greed = dice.random()
    seats = range(len(board["ships"]))
    for thing, number in OBJECTS.items():
        for ship in board["ships"]:
            ship["objects"][thing] = dice.randint(0, int(greed * number / len(seats)))
    tiles = [f"{kind}{number}" for kind in REWARDS for number in range(1, 8)]
    unused = [tile for tile in tiles if tile not in board["opponents"].values()]
    dice.shuffle(unused)
    cards = [card for card in range(11, 75) if all(str(card) not in hand for hand in board["hands"])]
    dice.shuffle(cards)
    for seat in seats:
        ship = board["ships"][seat]
        ship["points"] = dice.randint(0, 30)
        ship["sails"], ship["sailors"] = dice.randint(1, 5), dice.randint(1, 5)
        ship["weapons"] = {weapon: dice.choice([1, 2, 3, 4, 5, 5]) for weapon in WEAPONS}
        ship["holds"] = dice.choice([3, 4, 5, 5])
        adopt(board, ship, dice)
        load(board, ship, dice)
        ship["beaten"] = [unused.pop() for _ in range(dice.randint(0, min(2, len(unused))))]
        board["hands"][seat] += [str(cards.pop()) for _ in range(dice.randint(0, 6))]
        board["buried"][seat] = [str(cards.pop()) for _ in range(dice.randint(0, 3))]
        garrison(board, seat, ship, dice)
        lay_crates(board, seat, ship, dice)
    if dice.random() < 0.5:  # hardly anything left to draw
        board["discards"] = [str(card) for card in cards if deck_of(card) == "A" or dice.random() < 0.8]
        board["pile"] = dict(dice.choices(list(board["pile"].items()), k=2))
    for zone in "EI":  # whose last opponent is worth a yarn
        if dice.random() < 0.3:
            clear(board, zone, dice.choice(board["ships"]))


def clear(board: dict[str, Any], zone: str, winner: dict[str, Any]) -> None:
    for space in [space for space in board["opponents"] if space[3] == zone]:
        winner["beaten"].append(board["opponents"].pop(space))
        for ship, crates in zip(board["ships"], board["hits"].pop(space, []), strict=False):
            ship["reserve"] += crates


def adopt(board: dict[str, Any], ship: dict[str, Any], dice: random.Random) -> None:
    for animal in dice.sample(ANIMALS, dice.randint(0, 4)):
        if animal not in ship["animals"] and board["pile"].get(animal):
            board["pile"][animal] -= 1
            ship["animals"].append(animal)
    ship["animals"].sort(key=ANIMALS.index)
    sleepers = max(0, len(ship["animals"]) - ship["sailors"])
    ship["asleep"] = sorted(dice.sample(ship["animals"], sleepers), key=ANIMALS.index)


def load(board: dict[str, Any], ship: dict[str, Any], dice: random.Random) -> None:
    """Every hold with a load of its own, or empty."""
    ship["crates"] = ship["provisions"] = 0
    for _ in range(ship["holds"]):
        what = dice.choice(["crates", "crates", "provisions", "good", "good", "good", "hidden", "nothing"])
        good = dice.choice(GOODS)
        if what == "crates":
            ship["crates"] += dice.randint(1, 4)
        elif what == "provisions":
            ship["provisions"] = min(ship["provisions"] + dice.choice([1, 2]), 25 // len(board["ships"]))
        elif what != "nothing" and board["bag"].get(good):
            board["bag"][good] -= 1
            where = ship["goods" if what == "good" else "store"]
            where[good] = where.get(good, 0) + 1


def garrison(board: dict[str, Any], seat: int, ship: dict[str, Any], dice: random.Random) -> None:
    free = sorted(set(board["outposts"]) - set(board["garrisons"]))
    own = dice.sample(free, dice.randint(0, 2))
    board["garrisons"] |= dict.fromkeys(own, seat)
    ship["tavern"] = sorted(dice.sample(sorted(TABLES), dice.randint(0, 5)))
    ship["standing"] = PIRATES - len(ship["tavern"]) - len(own)


def lay_crates(board: dict[str, Any], seat: int, ship: dict[str, Any], dice: random.Random) -> None:
    """On watchtowers and on opponents that they do not beat yet."""
    left = CRATES - ship["crates"]
    free = sorted(set(board["towers"]) - set(board["holders"]))
    for tower in dice.sample(free, min(3, len(free))):
        crates = min(left, dice.choice([0, 1, 1, 2, 2, 3, 4, 5]))
        if crates:
            board["holders"][tower], board["piled"][tower] = seat, crates
            left -= crates
    for space in dice.sample(sorted(set(board["opponents"]) - set(board["hits"])), 3):
        crates = min(left, dice.randint(0, strength_of(board["opponents"][space]) - 1))
        if crates:
            board["hits"][space] = [crates if other == seat else 0 for other in range(len(board["ships"]))]
            left -= crates
    ship["reserve"] = left
