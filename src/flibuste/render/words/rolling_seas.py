"""How Rolling Seas' values are spoken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from flibuste.data.phrases import Phrasebook
from flibuste.games.rolling_seas.actions import FINDS, GOODS, PLACEMENTS, POWERS, SERVICES, TURNS
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.cards import Cards, load_cards
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.state import NO_CARD, RollingSeas
from flibuste.games.rolling_seas.tables import BONUSES, LOST, NOTHING, WON, Tables, Track, load_tables
from flibuste.kernel import View, asking, deciders
from flibuste.kit import ARGUMENT
from flibuste.kit.grid import HEADINGS, OFF_GRID
from flibuste.kit.grid_shapes import QUARTERS, covered, turned
from flibuste.render.words.forms import Forms, Spoken, by_kind, coded, minus, named

FIELD_KINDS: Final[Mapping[str, str]] = {"card": "card", "owner": "seat", "wind": "heading", "cell": "cell"}

TRACKS: Final = ("story", "gold", "provisions", "wind", "cannons")  # as events count them
ARROWS: Final = dict(zip(HEADINGS, "↑↗→↘↓↙←↖", strict=True))


def line(book: Phrasebook, number: int) -> Forms:
    return {"": number + 1, "gains": line_gains(book, number)}


def placement(book: Phrasebook, placed: int) -> Forms:
    """The cells that a card covers where it was placed."""
    card, code = _cards().adventures[placed // PLACEMENTS], placed % PLACEMENTS
    anchor, quarters = divmod(code, QUARTERS)
    cells = covered(GRID, [turned(x, y, quarters) for x, y in card.cells], anchor)
    return {"": " ".join(GRID.name(cell) for cell in cells)}


def fought_for(outcome: str) -> Spoken:
    """One of the goods that a fight brings, or takes."""

    def forms(book: Phrasebook, good: int) -> Forms:
        gains = _tables().fights[outcome]
        return {"": book.say(f"gain-{GOODS[good]}", count=(gains.gold, gains.provisions)[good])}

    return forms


def target(view: View[Any], action: int) -> int:
    """The cell that an answer names or leads to, else OFF_GRID."""
    verb = view.game.notation.verb(action)
    kinds = [words.kind for words in verb.arguments]
    if kinds == ["heading"] and verb.word != "wind":
        board: Board = view.seen.boards[view.seat]
        return board.chart.steps[board.ship][action & ARGUMENT]
    return action & ARGUMENT if kinds == ["cell"] else OFF_GRID


def whose_sea(view: View[Any], usual: int) -> int:
    """Whose board the seat's question is about; the usual one if it has none or the question does not say."""
    asked = view.seat in deciders(view.seen)
    owner: int = getattr(asking(view.seen, view.seat), "owner", usual) if asked else usual
    return owner


def figures(book: Phrasebook, view: View[Any], seat: int, players: Sequence[str]) -> Forms:
    s: RollingSeas = view.seen
    row, column = lines_of(s, s.card)
    return {
        "seats": len(s.boards),
        "turn": s.turn,
        "turns": s.book.recipe.turns,
        "renown": minus(Count(s.boards[seat], s.sheets[seat]).total),
        "pirates_left": s.boards[seat].pirates.bit_count(),
        "each": s.book.tables.pirates_left,
        "line": s.die + 1,
        "line_gains": line_gains(book, s.die),
        "row": row,
        "column": column,
    }


def lines_of(s: RollingSeas, card: int) -> tuple[int, str]:
    """The row and the column of an adventure, 0 and nothing for other cards."""
    if card == NO_CARD or not s.book.cards.is_adventure(card):
        return 0, ""
    adventure = s.book.cards.adventures[card]
    return adventure.row, adventure.column


def line_gains(book: Phrasebook, line: int) -> str:
    """What a notebook line gives, in the order in which it is gained."""
    gains = _tables().lines[line]
    parts = [("story", gains.story), ("gold", gains.gold), ("provisions", gains.provisions)]
    return ", ".join(book.say(f"gain-{what}", count=count) for what, count in parts if count)


class Stock(NamedTuple):
    """A row of the ship board: how many there are, of how many at most, and what comes next."""

    name: str
    held: int
    most: int
    note: str


def stocks(book: Phrasebook, sheet: Sheet) -> dict[str, Stock]:
    """The tracks of a ship board."""
    t = sheet.tables
    rows = (
        ("story", sheet.story, t.story.boxes, t.story, sheet.story),
        ("provisions", sheet.provisions, sheet.hold, t.provisions, sheet.provisions_ever),
        ("gold", sheet.gold, 0, t.gold, sheet.gold_ever),
        ("wind", sheet.wind, 0, t.wind, sheet.wind_ever),
        ("cannons", sheet.cannons, t.cannons.boxes, t.cannons, sheet.cannons),
    )
    return {
        name: Stock(book.say(f"board-{name}"), held, most, _next_bonus(book, track, reached))
        for name, held, most, track, reached in rows
    }


def _next_bonus(book: Phrasebook, track: Track, reached: int) -> str:
    """How far off the next bonus of a track is, and what it gives; empty if there is none."""
    for box in range(reached + 1, track.boxes + 1):
        if track.bonus[box] != NOTHING:
            bonus = book.say(f"bonus-{BONUSES[track.bonus[box]]}", stars=track.stars[box])
            return book.say("board-next-bonus", count=box - reached, bonus=bonus)
    return ""


@cache
def _cards() -> Cards:
    return load_cards()


@cache
def _tables() -> Tables:
    return load_tables()


SPOKEN: Final[Mapping[str, Spoken]] = {
    "line": line,
    "placement": placement,
    "prize": fought_for(WON),
    "loss": fought_for(LOST),
    "card": named("name", lambda: _cards().keys(), "the"),
    "ship": named("name", lambda: _tables().ship_keys, "the"),
    "heading": named("heading", HEADINGS, "to"),
    "title": named("rank", lambda: _tables().ranks),
    "track": named("board", TRACKS),
    "turn": named("turn", TURNS),
    "power": named("power", POWERS),
    "cell": coded([GRID.name(cell) for cell in range(GRID.cells)]),
    "service": coded(SERVICES),
    "find": coded(FINDS),
    "gift": coded(BONUSES),
}
forms: Final = by_kind(SPOKEN)
