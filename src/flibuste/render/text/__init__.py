"""Games in the terminal. What a game's record names as `terminal` must have

    board(view, speaker, width) -> a Rich renderable: the table as the view's seat sees it, `width` columns wide

and may have

    aim(view, speaker) -> str: what one plays for, in a sentence or two for newcomers
    odds(view, speaker) -> str: the chances a player could count, in a sentence
    note(view, speaker, action) -> str: what an option does, where the game's facts do not say it
    legend(view, speaker) -> list of (name, text): what each thing in sight does
    why_not(view, speaker, action) -> str: why this is no answer to the question
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rich.console import RenderableType

from flibuste.games import registry
from flibuste.kernel import Game, View
from flibuste.render.plain import full_note
from flibuste.render.sentences import Speaker


def painter(game: Game[Any]) -> ModuleType:
    """The module that draws a game."""
    found: ModuleType = registry.record(game.key).part("terminal")
    return found


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    drawn: RenderableType = painter(view.game).board(view, speaker, width)
    return drawn


def aim(view: View[Any], speaker: Speaker) -> str:
    """What one plays for."""
    explain = getattr(painter(view.game), "aim", None)
    return explain(view, speaker) if explain else speaker.book.say("game-pitch")


def odds(view: View[Any], speaker: Speaker) -> str:
    """The chances in a sentence; empty for a game that has none to count."""
    count = getattr(painter(view.game), "odds", None)
    return count(view, speaker) if count else ""


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """A few words beside an option: the painter's own, and what the answer costs and brings by the game's facts."""
    explain = getattr(painter(view.game), "note", None)
    own: str = explain(view, speaker, action) if explain else ""
    return full_note(view, speaker.book, speaker.players, action, speaker.answer(action), own)


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    """What each thing in sight does; empty for a game that does not say."""
    explain = getattr(painter(view.game), "legend", None)
    return explain(view, speaker) if explain else []


def why_not(view: View[Any], speaker: Speaker, action: int) -> str:
    """Why something that was typed is no answer now; empty for a game that does not say."""
    explain = getattr(painter(view.game), "why_not", None)
    return explain(view, speaker, action) if explain else ""
