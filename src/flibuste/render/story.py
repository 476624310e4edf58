"""The story of *L'aventure commence* as far as a match has told it (PR-ADV-127): nothing else ever leaves its file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from flibuste.data.phrases import Phrasebook
from flibuste.games.port_royal.modules.adventure.ends import is_won
from flibuste.games.port_royal.modules.adventure.table import table
from flibuste.games.port_royal.state import PortRoyal


class Page(NamedTuple):
    """A story card that has been read."""

    key: str
    title: str
    text: str


def told(s: PortRoyal, lang: str) -> list[Page]:
    """What has been read so far in a match, in order."""
    return [page(key, lang) for key in revealed(s)]


def revealed(s: PortRoyal) -> list[str]:
    """The chapter card, the cards of the missions revealed, and once the game is over how the chapter ends."""
    own = table(s)
    if own.is_variable:
        return ["variable"]
    chapter = "cover" if own.chapter == 1 else f"chapter-{own.chapter}"
    cards = [own.missions[number].key for number in s.zones[own.face_up]]
    if not s.over:
        return [chapter, *cards]
    is_lost = own.is_shared and not is_won(s)
    return [chapter, *cards, f"lost-{own.chapter}" if is_lost else f"6{own.chapter}"]


def page(key: str, lang: str) -> Page:
    book = _stories(lang)
    return Page(key, book.say(f"story-{key}"), book.attribute(f"story-{key}", "text"))


@cache
def _stories(lang: str) -> Phrasebook:
    return Phrasebook(lang, [files("flibuste") / "games" / "port_royal" / "texts" / "story"])
