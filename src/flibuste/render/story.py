"""The story of a campaign. What a game's record names as `story` has

told(s, lang) -> list of Page: what has been read so far in a match, in order
page(key, lang) -> Page
"""

from __future__ import annotations

from typing import NamedTuple


class Page(NamedTuple):
    """A story card that has been read."""

    key: str
    title: str
    text: str
