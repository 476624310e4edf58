"""What a game adds to the web table beside its board template: figures of each seat, odds, where the game stands.

A game's face is what its record names as `web`. Everything of `FACE` is optional there: `plain.py` says what each is,
and answers for games that leave it out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

from markupsafe import Markup

from flibuste.data.phrases import Phrasebook
from flibuste.games import registry
from flibuste.kernel import SPECTATOR, Event, Result, View
from flibuste.render.words.forms import minus

FACE: Final = (
    "LAYOUT",
    "COLOURS",
    "LAYS",
    "ON_BOARD",
    "TELLS_ALL",
    "panel",
    "state_line",
    "odds",
    "button",
    "in_order",
    "on_pad",
    "scene",
    "columns",
    "score_cells",
    "rivals",
    "headline",
    "outcome",
    "total_label",
)


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer. `action` is its text in the game's notation, exactly as it is posted."""

    action: str
    label: str
    verb: str = ""
    arguments: Sequence[str] = ()  # the words after the verb
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
    more: Markup = field(default_factory=Markup)  # what else belongs to the seat, drawn


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """Somebody's line of the score sheet."""

    name: str
    colour: str
    cells: Sequence[str]
    total: str
    rank: int
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """A view with the words to describe it: what a face looks at."""

    view: View[Any]
    words: Phrasebook
    names: Sequence[str]
    colours: Sequence[str]
    offers: Mapping[str, Option] = field(default_factory=dict)  # the viewer's legal answers by their text
    news: Sequence[Event] = ()  # what the last move brought about, as the viewer may know it
    shown: int = SPECTATOR  # whose table the viewer looks at, if not at the own one
    replayed: bool = False  # a game of the past: no table is anybody's own

    @property
    def seen(self) -> Any:
        return self.view.seen

    @property
    def seat(self) -> int:
        """Whose table is shown in full: the viewer's, the one looked at, or the first one's for spectators."""
        return self.shown if self.shown != SPECTATOR else max(self.view.seat, 0)

    def is_own(self, seat: int) -> bool:
        """Whether what lies before this seat is the viewer's."""
        return seat == self.view.seat and not self.replayed

    def offering(self, verb: str, *arguments: str) -> list[Option]:
        """The answers with this verb whose words begin with these arguments."""
        wanted = list(arguments)
        return [
            option
            for option in self.offers.values()
            if option.verb == verb and list(option.arguments[: len(wanted)]) == wanted
        ]


def face(game: str) -> SimpleNamespace:
    """The game's face, with the plain one's answers for what it leaves out."""
    from flibuste.render.svg import plain

    own = registry.record(game).part("web")
    return SimpleNamespace(**{name: getattr(own, name, getattr(plain, name)) for name in FACE})


def score_rows(shown: SimpleNamespace, sight: Sight, result: Result) -> list[ScoreRow]:
    """Who took part, the best first; `shown` is the game's face."""
    seats = [
        ScoreRow(
            name=sight.names[seat],
            colour=sight.colours[seat],
            cells=shown.score_cells(sight, seat),
            total=minus(score),
            rank=result.ranks[seat],
            winner=seat in result.winners,
        )
        for seat, score in enumerate(result.scores)
    ]
    return sorted([*seats, *shown.rivals(sight, result)], key=lambda row: row.rank)


def odds_of(words: Phrasebook, count: int, total: int, sentence: str, detail: str = "") -> Odds:
    """Natural counts first, whole per cents second; 0 and 100 only when certain."""
    share = 100 * count / total if total else 0
    percent = round(share)
    if 0 < count < total:
        percent = min(max(percent, 1), 99)
    return Odds(
        words.say("web-percent", value=percent), min(10, max(round(share / 10), 1 if count else 0)), sentence, detail
    )
