"""How many sequences of 1, 2 and 3 decisions lead on from stored positions. Draws follow the stored generator."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flibuste.games.registry import game
from flibuste.kernel import State, apply, deciders, options_of, position

FOLDER = Path(__file__).parent

SEQUENCES = {
    "amerigo-building": (5, 11, 33),
    "amerigo-cannons": (3, 8, 24),
    "amerigo-voyage": (8, 31, 119),
    "captains-war-commit": (5, 12, 42),
    "captains-war-joker": (2, 8, 108),
    "captains-war-loot": (6, 66, 660),
    "port-royal-five-colours": (6, 31, 111),
    "port-royal-governors": (5, 19, 68),
    "port-royal-jacks": (10, 36, 106),
    "port-royal-last-window": (8, 18, 20),
    "port-royal-middle-of-a-game": (2, 3, 5),
    "port-royal-opening": (1, 2, 3),
    "port-royal-repel": (2, 3, 6),
    "rolling-seas-crossing": (12, 134, 1049),
    "rolling-seas-harbour": (4, 11, 27),
    "rolling-seas-voyage": (6, 8, 2),
}
"""Counted by hand, Amerigo:

building: a village of one cell and one of two beside a post in the corner of a square island, 2 points: 2 + 2
places or stop (5). After each of them the other village has one place, or stop; after stopping the next player has
build, gold or pass (4 * 2 + 3 = 11). Every pair but those hands the turn on, with 3 answers (4 * 2 * 3 + 3 * 3 = 33).

cannons: load, gold or pass (3). With 11 cannons 0 or 1 more; after the others the next player's 3 answers (2 +
3 + 3 = 8). That one has 12 cannons, so that loading asks nothing: every pair leads to 3 answers (24).

voyage: ship A has 3 ends, one of them an anchor, ship B 4, or stop (8). At the anchor a post or none; after A's
other ends B's 4 or stop; after B's ends A's 3 or stop; after stopping the next player's navigate, gold or pass (2 + 5 +
5 + 4 * 4 + 3 = 31). Then 2 * 5, twice 4 * 3 + 3, four times 2 + 3 + 3 + 3, and 2 * 14 launches or stop, 3 and 3 (119).

Captains' War:

commit: the attacker sends 1, 2 or both, the defender nobody or 3, in either order (3 + 2 = 5, 2 * 6 = 12). Then the
winner has 3 rewards, but 3 against 3 is a tie, and the next captain sets one of 6 dice aside (2 * (5 * 3 + 6) = 42).

joker: done, or the longboat (2). Done, nobody can attack, and the next captain sets a die aside; the longboat's joker
is paid with wood or a barrel (6 + 2 = 8). After the die, its owner has 6 dice and each of the two others 5; after the
joker nothing is left to do but to set a die aside (6 * 16 + 2 * 6 = 108).

loot: 6 dice to set aside; then the active captain has 6 dice, the other 5 (6 * 11 = 66). No face asks for more, so one
of them has one die less (6 * (6 * (5 + 5) + 5 * (6 + 4)) = 660).

Port Royal:

opening: the first reveal is compulsory (1); a red ship lies in the river, reveal or stop (2); revealing turns up a
second red ship, so that the other player must open (1), stopping leaves take or pass (2).

five-colours: the active player may take 3 of 5 ships, the other 1. First 5 ships or pass (6). After each of 5 ships
4 others or pass, after a pass the other player's 5 ships or pass (5 * 5 + 6 = 31). After each of 5 * 4 pairs 3
ships or pass, after a ship and a pass 4 ships or pass, after a pass and any answer the next player must open (20 *
4 + 5 * 5 + 6 = 111).

last-window: after a bust, 2 settlers, 2 captains and a jack face expeditions of 2 anchors (2 ways to pay), of 2
houses (2 ways) and of 2 anchors and a house (3 ways); or pass (8). What is left in the display then allows 1, 3, 2,
4, 3, 2, 2 and 1 answers: in the order of the options (18).

repel: a ship of 1 sword against a sailor (2). Repelled: reveal or stop; kept, it is a bust and the next player must
open (3). The next ship can be repelled by the sailor, not by the next player; stopping leaves the ship or pass, for
the priest is too dear (2 + 2 + 2 = 6).

Rolling Seas, each in the last turn of a game alone, so that what ends the turn leads nowhere:

harbour: with 10 gold a ship (4, the next 5), a cannon (1, then 2 and 2), a refill (1, once) or done (4). After a ship
or a cannon all four again, after the refill all but it, and after done nothing (4 + 4 + 3 = 11). Two ships leave 1 gold
for a cannon or a refill; any other pair leaves everything that may still be bought (3 + 4 + 3, 4 + 4 + 3, 3 + 3: 27).

voyage: 3 movement points, the wind to the north: a step ahead costs 1, aslant 2, across 3; or stop (6). After the first
again ahead, aslant or stop, after a step aslant ahead or stop, after one across nothing is left (4 + 2 * 2 = 8). Only
two steps ahead leave a point: a third or stop (2).

crossing, with two winds in the sails between perils and a current, was counted by the program.
"""


def count(s: State, length: int) -> int:
    """The sequences of exactly that length; a game that ends earlier has none."""
    if length == 0:
        return 1
    total = 0
    for seat in deciders(s):
        for action in options_of(s, seat):
            branch = s.clone()
            apply(branch, seat, action)
            total += count(branch, length - 1)
    return total


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.json")))
def test_as_many_sequences_of_decisions_as_ever(name: str) -> None:
    document = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    s = position(game(document["game"]), document)
    assert tuple(count(s, length) for length in (1, 2, 3)) == SEQUENCES[name]
