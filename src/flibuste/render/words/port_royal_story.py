"""The story of *L'aventure commence* as far as a match has told it (PR-ADV-127): nothing else ever leaves its file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from flibuste.data.phrases import Phrasebook
from flibuste.games.port_royal.modules.adventure.story import revealed
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.story import Page


def told(s: PortRoyal, lang: str) -> list[Page]:
    """What has been read so far in a match, in order; nothing in a match without a story."""
    if "adventure" not in s.book.parts:
        return []
    return [page(key, lang) for key in revealed(s)]


def page(key: str, lang: str) -> Page:
    book = _stories(lang)
    return Page(key, book.say(f"story-{key}"), book.attribute(f"story-{key}", "text"))


@cache
def _stories(lang: str) -> Phrasebook:
    return Phrasebook(lang, [files("flibuste") / "games" / "port_royal" / "texts" / "story"])
