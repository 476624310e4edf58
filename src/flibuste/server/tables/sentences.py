"""Speakers that are kept: what a table says at every look is put into words once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from flibuste.kernel import Event, Game, Match
from flibuste.render.sentences import Speaker


def speaker(match: Match, lang: str) -> Speaker:
    return _speaker(match.game, lang, tuple(match.seats))


@lru_cache(maxsize=2048)
def _speaker(game: Game[Any], lang: str, players: tuple[str, ...]) -> Speaker:
    return Speaker(game, lang, players)


@lru_cache(maxsize=65_536)
def event(speaker: Speaker, happened: Event) -> str:
    """A sentence of the log."""
    return speaker.event(happened)


@lru_cache(maxsize=65_536)
def option(speaker: Speaker, action: int) -> str:
    """An option, as it stands on a button."""
    return speaker.answer(action)
