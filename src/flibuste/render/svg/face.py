"""What a game adds to the web table beside its board template: figures of each seat, odds, where the game stands.

A game's face is the module `render/svg/<game>.py`; every function of `Face` is optional there, and a game without a
module gets the plain answers of this one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any

from flibuste.data.phrases import Phrasebook
from flibuste.kernel import View


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer. `action` is its text in the game's notation, exactly as it is posted."""

    action: str
    label: str
    note: str = ""  # consequence in a few words: "risk 18 %"
    key: str = ""  # the keyboard's shortcut: a letter or a digit
    main: bool = False  # the neutral "go on"; one at most


@dataclass(frozen=True, slots=True)
class Value:
    """A number with its picture: influence, coins, swords."""

    icon: str
    label: str  # "7 influence": read aloud and shown on hover
    text: str
    key: str = ""  # names the number across refreshes so that a change can be shown


@dataclass(frozen=True, slots=True)
class Chip:
    """A thing a seat owns, in short."""

    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class Piece:
    """Something on the board that can be looked at closely; lines of the log that speak of it name its key."""

    key: str  # "card-37": the kind and the value that events have for it
    name: str
    text: str = ""  # what it does, in words
    rule: str = ""  # the number of the rule behind that
    why: str | None = None  # why it is no answer now, empty if only the question says so; None where none is looked for


@dataclass(frozen=True, slots=True)
class Odds:
    percent: str
    tenths: int  # 0 to 10, for the gauge
    sentence: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """How a seat stands."""

    values: Sequence[Value] = ()
    progress: tuple[int, int] | None = None  # towards the end of the game
    progress_label: str = ""
    chips: Sequence[Chip] = ()


@dataclass(frozen=True, slots=True)
class Sight:
    """A view with the words to describe it: what a face looks at."""

    view: View[Any]
    words: Phrasebook
    names: Sequence[str]
    colours: Sequence[str]
    offers: Mapping[str, Option] = field(default_factory=dict)  # the viewer's legal answers by their text

    @property
    def seen(self) -> Any:
        return self.view.seen

    @property
    def seat(self) -> int:
        """Whose table is shown in full: the viewer's, or the first one's for spectators."""
        return max(self.view.seat, 0)


def face(game: str) -> ModuleType | SimpleNamespace:
    """The game's face, with the plain one's answers for what it leaves out."""
    module = f"flibuste.render.svg.{game.replace('-', '_')}"
    own = import_module(module) if find_spec(module) else None
    return SimpleNamespace(**{name: getattr(own, name, plain) for name, plain in PLAIN.items()})


def panel(sight: Sight, seat: int) -> Panel:
    score = sight.view.game.result(sight.seen).scores[seat]
    label = sight.words.say("web-points", points=score)
    return Panel([Value("checked-shield", label, str(score), f"score-{seat}")])


def state_line(sight: Sight) -> str:
    return ""


def odds(sight: Sight) -> Sequence[Odds]:
    return ()


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """A shorter label for an answer, with its consequence; None keeps the ordinary one."""
    return None


def on_pad(sight: Sight) -> Collection[str]:
    """The answers that go on a pad of directions, drawn by the template `boards/<game>_pad.html`; none, no pad."""
    return ()


def scene(sight: Sight) -> Any:
    """What the board template shows; the plain scene is the sight itself."""
    return sight


def columns(sight: Sight) -> Sequence[Value]:
    """The columns of the score sheet, the total apart."""
    return ()


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    return ()


PLAIN = {
    "LAYOUT": "",
    "COLOURS": ("blue", "red", "yellow", "green", "white", "violet"),
    "panel": panel,
    "state_line": state_line,
    "odds": odds,
    "button": button,
    "on_pad": on_pad,
    "scene": scene,
    "columns": columns,
    "score_cells": score_cells,
}


def odds_of(words: Phrasebook, count: int, total: int, sentence: str, detail: str = "") -> Odds:
    """Natural counts first, whole per cents second; 0 and 100 only when certain."""
    share = 100 * count / total if total else 0
    percent = round(share)
    if 0 < count < total:
        percent = min(max(percent, 1), 99)
    return Odds(
        words.say("web-percent", value=percent), min(10, max(round(share / 10), 1 if count else 0)), sentence, detail
    )
