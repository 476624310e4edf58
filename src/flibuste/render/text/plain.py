"""What the terminal shows of a game that brings nothing of its own: what lies on the table, and before everybody in a
column each."""

from __future__ import annotations

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.kernel import NOBODY, View
from flibuste.render.plain import Entry, Place, places
from flibuste.render.sentences import Speaker
from flibuste.render.text.prose import Prose

BETWEEN: Final = " · "


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    nothing = speaker.book.say("plain-nothing")
    shown = places(view, speaker.book, speaker.players)
    middle = [_columns([place], nothing) for place in shown if place.seat == NOBODY]
    seats = [place for place in shown if place.seat != NOBODY]
    return Group(*middle, Text(), *([_columns(seats, nothing)] if seats else []))


def near(view: View[Any], speaker: Speaker, width: int, lines: int) -> list[RenderableType]:
    return []


def aim(view: View[Any], speaker: Speaker) -> str:
    return speaker.book.say("game-pitch")


def odds(view: View[Any], speaker: Speaker) -> str:
    return ""


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    return ""


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    return []


def why_not(view: View[Any], speaker: Speaker, action: int) -> str:
    return ""


def _columns(shown: list[Place], nothing: str) -> Table:
    """A line for each field: all seats have the same ones."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(style="dim")
    for place in shown:
        table.add_column(Prose(place.name), overflow="fold")
    for entries in zip(*[place.entries for place in shown], strict=True):
        table.add_row(Prose(entries[0].name), *[Prose(_told(entry, nothing)) for entry in entries])
    return table


def _told(entry: Entry, nothing: str) -> str:
    things = [f"{thing.number} × {thing.name}" if thing.number != 1 else thing.name for thing in entry.things]
    return entry.text or BETWEEN.join(things) or nothing
