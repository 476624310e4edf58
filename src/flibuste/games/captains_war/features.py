"""A position of Captains' War as numbers, for learning machines, seen from a side: itself first, then in turn order.

All numbers are of the order of 1.
"""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.scoring import scores
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import DICE, GIFT_NAMES, GOLD, ITEM_NAMES, ITEMS, NONE, TRACK_NAMES, TRACKS
from flibuste.kernel import NOBODY, asking, options_of

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
    return [
        *sides,
        "turns",
        "to-move",
        *(f"asked.{topic}" for topic in TOPICS),
        *(f"die.{gift}" for gift in GIFT_NAMES),
    ]


def features(s: CaptainsWar, seat: int) -> list[float]:
    sides = s.book.sides
    points = scores(s)
    numbers: list[float] = []
    for place in range(sides):
        side = (seat + place) % sides
        _sheet(s, side, numbers)
        _situation(s, side, points[side], numbers)
    numbers.append(s.turns / s.book.tables.last_turn)
    _question(s, seat, numbers)
    _dice(s, seat, numbers)
    return numbers


def _sheet(s: CaptainsWar, side: int, numbers: list[float]) -> None:
    t, sheet = s.book.tables, s.sheets[side]
    for item in range(ITEMS):
        numbers.append(float(sheet.held[item]) / ITEM_SCALE[item])
    for track in TRACKS:
        numbers += [
            float(sheet.progress[track]) / t.length[track],
            float(sheet.owned[track]) / len(t.cost[track]),
            float(sheet.reach(t, track) - sheet.progress[track]) / 5.0,
            sheet.lacks(t, track) / 5.0,
            1.0 if sheet.can_acquire(t, track) else 0.0,
        ]
    numbers += [
        float(free(s, side, GOLD)) / float(t.boxes[GOLD]),
        len(sheet.rows) / t.last_boarding,
        sheet.attacks() / t.last_boarding,
        sheet.strength() / 10.0,
        sheet.passed(t.attack) / 5.0,
        sheet.passed(t.defence) / 5.0,
    ]


def _situation(s: CaptainsWar, side: int, points: int, numbers: list[float]) -> None:
    numbers += [
        points / 20.0,
        1.0 if side == s.active else 0.0,
        float(s.truces >> side & 1),
        float(s.weary >> side & 1),
        s.taken[side].bit_count() / 2.0 if side < len(s.taken) else 0.0,
        1.0 if side == s.attacker else 0.0,
        1.0 if side == s.defender else 0.0,
    ]


def _question(s: CaptainsWar, seat: int, numbers: list[float]) -> None:
    asked = seat if s.fork is not None else s.decider
    topic = asking(s, asked).topic if asked != NOBODY and options_of(s, asked) else ""
    numbers.append(1.0 if options_of(s, seat) else 0.0)
    numbers += [1.0 if topic == known else 0.0 for known in TOPICS]


def _dice(s: CaptainsWar, seat: int, numbers: list[float]) -> None:
    """How much of each gift lies on the dice that the viewer has not taken."""
    gifts = [0.0] * len(GIFT_NAMES)
    for die in range(DICE):
        if s.dice[die] != NONE and not s.taken[seat] >> die & 1:
            gift = s.book.tables.gives[die][s.dice[die]]
            gifts[gift] += s.book.tables.amount[die][s.dice[die]] / 3.0
    numbers += gifts
