"""A position of Captains' War as numbers, for learning machines, seen from a side: itself first, then in turn order.

All numbers are of the order of 1.
"""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.scoring import scores
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import DICE, GIFT_NAMES, GOLD, ITEM_NAMES, ITEMS, NONE, TRACK_NAMES, TRACKS
from flibuste.kit.asked import names_of_question, write_question
from flibuste.kit.rows import Floats

TOPICS: Final = ("set-aside", "take", "choose", "command", "pay", "board", "commit", "reward")
COLUMN_NAMES: Final = ("progress", "owned", "reach", "missing", "ready")
SIDE_NAMES: Final = (
    *(f"held.{item}" for item in ITEM_NAMES),
    *(f"{track}.{name}" for track in TRACK_NAMES for name in COLUMN_NAMES),
    *("coins-left", "boardings", "attacks", "strength", "attack", "defence"),
    *("points", "active", "truce", "weary", "dice-taken", "attacking", "defending"),
)
ITEM_SCALE: Final = [10.0] + [3.0] * (ITEMS - 1)


def names(book: Book) -> list[str]:
    """What each number means; `0.points` are the viewer's points, `1.points` those of the next in turn order."""
    sides = [f"{place}.{name}" for place in range(book.sides) for name in SIDE_NAMES]
    return [*sides, "turns", *names_of_question(TOPICS), *(f"die.{gift}" for gift in GIFT_NAMES)]


def write(s: CaptainsWar, seat: int, numbers: Floats) -> None:
    sides = s.book.sides
    points = scores(s)
    for place in range(sides):
        side = (seat + place) % sides
        _sheet(s, side, numbers)
        _situation(s, side, points[side], numbers)
    numbers.add(s.turns / s.book.tables.last_turn)
    write_question(s, seat, TOPICS, numbers)
    _dice(s, seat, numbers)


def _sheet(s: CaptainsWar, side: int, numbers: Floats) -> None:
    t, sheet = s.book.tables, s.sheets[side]
    for item in range(ITEMS):
        numbers.add(float(sheet.held[item]) / ITEM_SCALE[item])
    for track in TRACKS:
        numbers.add(float(sheet.progress[track]) / t.length[track])
        numbers.add(float(sheet.owned[track]) / len(t.cost[track]))
        numbers.add(float(sheet.reach(t, track) - sheet.progress[track]) / 5.0)
        numbers.add(sheet.lacks(t, track) / 5.0)
        numbers.add(1.0 if sheet.can_acquire(t, track) else 0.0)
    numbers.add(float(free(s, side, GOLD)) / float(t.boxes[GOLD]))
    numbers.add(len(sheet.rows) / t.last_boarding)
    numbers.add(sheet.attacks() / t.last_boarding)
    numbers.add(sheet.strength() / 10.0)
    numbers.add(sheet.passed(t.attack) / 5.0)
    numbers.add(sheet.passed(t.defence) / 5.0)


def _situation(s: CaptainsWar, side: int, points: int, numbers: Floats) -> None:
    numbers.add(points / 20.0)
    numbers.add(1.0 if side == s.active else 0.0)
    numbers.add(float(s.truces >> side & 1))
    numbers.add(float(s.weary >> side & 1))
    numbers.add(s.taken[side].bit_count() / 2.0 if side < len(s.taken) else 0.0)
    numbers.add(1.0 if side == s.attacker else 0.0)
    numbers.add(1.0 if side == s.defender else 0.0)


def _dice(s: CaptainsWar, seat: int, numbers: Floats) -> None:
    """How much of each gift lies on the dice that the viewer has not taken."""
    gifts = [0.0] * len(GIFT_NAMES)
    for die in range(DICE):
        if s.dice[die] != NONE and not s.taken[seat] >> die & 1:
            gift = s.book.tables.gives[die][s.dice[die]]
            gifts[gift] += s.book.tables.amount[die][s.dice[die]] / 3.0
    numbers.add_each(gifts)
