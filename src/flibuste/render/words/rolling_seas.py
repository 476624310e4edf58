"""How Rolling Seas' values are spoken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from flibuste.data.phrases import Phrasebook
from flibuste.games.rolling_seas.actions import GOODS, POWERS, SERVICES, TURNS
from flibuste.games.rolling_seas.cards import load_cards
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.games.rolling_seas.tables import BONUSES, LOST, NOTHING, WON, Tables, Track, load_tables
from flibuste.kernel import View
from flibuste.kit.grid import HEADINGS

FIELD_KINDS: Final[Mapping[str, str]] = {"card": "card", "owner": "seat", "wind": "heading", "cell": "cell"}

TRACKS: Final = ("story", "gold", "provisions", "cannons")  # as the event of a bonus counts them
OUTCOMES: Final[Mapping[str, str]] = {"prize": WON, "loss": LOST}

Forms = dict[str, str | int]


def forms(book: Phrasebook, kind: str, value: int) -> Forms:
    if kind == "card":
        return card_forms(book, value)
    if kind == "line":
        return {"": value + 1, "gains": line_gains(book, value)}
    if kind == "ship":
        key = f"name-{_tables().ship_keys[value]}"
        return {"": book.say(key), "the": book.attribute(key, "the")}
    if kind == "cell":
        return {"": GRID.name(value)}
    if kind == "service":
        return {"": SERVICES[value]}
    if kind in OUTCOMES:
        gains = _tables().fights[OUTCOMES[kind]]
        return {"": book.say(f"gain-{GOODS[value]}", count=(gains.gold, gains.provisions)[value])}
    if kind == "heading":
        key = f"heading-{HEADINGS[value]}"
        return {"": book.say(key), "to": book.attribute(key, "to")}
    if kind == "gift":
        return {"": BONUSES[value]}
    if kind == "title":
        return {"": book.say(f"rank-{_tables().ranks[value]}")}
    if kind == "track":
        return {"": book.say(f"board-{TRACKS[value]}")}
    words = {"turn": TURNS, "power": POWERS}[kind]
    return {"": book.say(f"{kind}-{words[value]}")}


def figures(book: Phrasebook, view: View[Any], seat: int, players: Sequence[str]) -> Forms:
    s: RollingSeas = view.seen
    count = Count(s.boards[seat], s.sheets[seat])
    left = s.boards[seat].pirates.bit_count()
    each = s.sheets[seat].tables.pirates_left
    return {
        "turn": s.turn,
        "turns": s.book.recipe.turns,
        "renown": str(count.total).replace("-", "−"),
        "pirates_left": left,
        "each": each,
    }


def card_forms(book: Phrasebook, card: int) -> Forms:
    """A card's name alone, and with its article."""
    key = f"name-{_card_keys()[card]}"
    return {"": book.say(key), "the": book.attribute(key, "the")}


def line_gains(book: Phrasebook, line: int) -> str:
    """What a notebook line gives, in the order in which it is gained."""
    gains = _tables().lines[line]
    parts = [("story", gains.story), ("gold", gains.gold), ("provisions", gains.provisions)]
    return ", ".join(book.say(f"gain-{what}", count=count) for what, count in parts if count)


def next_bonus(book: Phrasebook, track: Track, reached: int) -> str:
    """How far off the next bonus of a track is, and what it gives; empty if there is none."""
    for box in range(reached + 1, track.boxes + 1):
        if track.bonus[box] != NOTHING:
            bonus = book.say(f"bonus-{BONUSES[track.bonus[box]]}", stars=track.stars[box])
            return book.say("board-next-bonus", count=box - reached, bonus=bonus)
    return ""


@cache
def _card_keys() -> list[str]:
    return load_cards().keys()


@cache
def _tables() -> Tables:
    return load_tables()
