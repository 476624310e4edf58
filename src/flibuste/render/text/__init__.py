"""Games in the terminal. What a game's record names as `terminal` must have

    board(view, speaker, width) -> a Rich renderable: the table as the view's seat sees it, `width` columns wide

and may have, where `plain` has little to say,

    aim(view, speaker) -> str: what one plays for, in a sentence or two for newcomers
    odds(view, speaker) -> str: the chances a player could count, in a sentence
    note(view, speaker, action) -> str: what an option does, where the game's facts do not say it
    legend(view, speaker) -> list of (name, text): what each thing in sight does
    why_not(view, speaker, action) -> str: why this is no answer to the question
    near(view, speaker, width, lines) -> list of renderables, the most needed last: what an answer is found from, for
        a screen that leaves so many lines between the news and the question
"""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from flibuste.games import registry
from flibuste.kernel import Game, View
from flibuste.render.plain import full_note
from flibuste.render.sentences import Speaker
from flibuste.render.text import plain


def painter(game: Game[Any], part: str) -> Any:
    """A part of what draws a game; the plain one's where the game has none."""
    return getattr(registry.record(game.key).part("terminal"), part, getattr(plain, part))


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    drawn: RenderableType = painter(view.game, "board")(view, speaker, width)
    return drawn


def near(view: View[Any], speaker: Speaker, width: int, lines: int) -> list[RenderableType]:
    shown: list[RenderableType] = painter(view.game, "near")(view, speaker, width, lines)
    return shown


def aim(view: View[Any], speaker: Speaker) -> str:
    said: str = painter(view.game, "aim")(view, speaker)
    return said


def odds(view: View[Any], speaker: Speaker) -> str:
    said: str = painter(view.game, "odds")(view, speaker)
    return said


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """A few words beside an option: the painter's own, and what the answer costs and brings by the game's facts."""
    own: str = painter(view.game, "note")(view, speaker, action)
    return full_note(view, speaker.book, speaker.players, action, speaker.answer(action), own)


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    explained: list[tuple[str, str]] = painter(view.game, "legend")(view, speaker)
    return explained


def why_not(view: View[Any], speaker: Speaker, action: int) -> str:
    said: str = painter(view.game, "why_not")(view, speaker, action)
    return said
