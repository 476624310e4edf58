"""The face of a game that brings none, and the answers for whatever a game's own face leaves out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from flibuste.kernel import Result
from flibuste.render.plain import Place, places
from flibuste.render.svg.face import Odds, Panel, ScoreRow, Sight, Value

LAYOUT: Final = ""  # how seats, board and log share the page: a class of the style sheet
COLOURS: Final = ("blue", "red", "yellow", "green", "white", "violet")  # of the seats
LAYS: Final = ()  # the verbs of answers that lay a shape: chosen on the board, listed in the bar
ON_BOARD: Final = ()  # the verbs of answers that are pressed on the board: where there are many, listed in the bar
TELLS_ALL: Final = ()  # the verbs of answers whose button tells the whole price in words of its own


def panel(sight: Sight, seat: int) -> Panel:
    """How a seat stands."""
    score = sight.view.game.result(sight.seen).scores[seat]
    label = sight.words.say("web-points", points=score)
    return Panel([Value("checked-shield", label, str(score), f"score-{seat}")])


def state_line(sight: Sight) -> str:
    """Where the game stands, beside its title."""
    return ""


def odds(sight: Sight) -> Sequence[Odds]:
    """The chances that a player could count."""
    return ()


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """A shorter label for an answer, with its consequence; where it is empty, the ordinary one stays."""
    return None


def in_order(sight: Sight, actions: Sequence[int]) -> Sequence[int]:
    """The answers in the order of the prompt bar: of what they speak of on the board, from left to right."""
    return actions


def on_pad(sight: Sight) -> Collection[str]:
    """The answers that go on a pad of directions, drawn by the template that the record names; none, no pad."""
    return ()


def scene(sight: Sight) -> Any:
    """What the board template shows: here, what lies before everybody."""
    found: list[Place] = places(sight.view, sight.words, sight.names)
    return found


def columns(sight: Sight) -> Sequence[Value]:
    """The columns of the score sheet, the total apart."""
    return ()


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    return ()


def rivals(sight: Sight, result: Result) -> Sequence[ScoreRow]:
    """Those on the score sheet who have no seat."""
    return ()


def total_label(sight: Sight) -> str:
    """What the last column of a finished game counts."""
    return sight.words.say("web-total")


def headline(sight: Sight, result: Result) -> str:
    """How a finished game ended, where the scores do not say it; else nothing."""
    return ""


def outcome(sight: Sight, result: Result) -> str:
    """A sentence with the figures behind the headline, where the scores are not; else nothing."""
    return ""
