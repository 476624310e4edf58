"""What the pages of a finished match show: result, look back, replay; see `page_models.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from flibuste.render.story import Page
from flibuste.render.svg.face import ScoreRow, Value
from flibuste.server.web.table_models import Line, SeatPanel


@dataclass(frozen=True, slots=True)
class Curve:
    """Somebody's chances, turn by turn, in per cent."""

    name: str
    colour: str
    points: Sequence[float]


@dataclass(frozen=True, slots=True)
class Moment:
    delta: str  # "−7 %"
    good: bool
    title: str
    text: str
    verdict: str
    ply: int = 0  # the position that shows it
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Share:
    """What chance gave somebody and took in a whole game, and what the answers gave away."""

    name: str
    colour: str
    luck: str
    choice: str


@dataclass(frozen=True, slots=True)
class LookBack:
    """What the bots found in a finished game; `_lookback.html` shows it, and asks again until all is found."""

    progress: int = 100  # per cent
    title: str = ""
    curves: Sequence[Curve] = ()
    label: str = ""  # of the chart, read aloud
    note: str = ""  # who estimated the chances, and how
    moments: Sequence[Moment] = ()
    moments_of: str = ""
    hero: int = 0  # whose moments these are
    shares: Sequence[Share] = ()


@dataclass(frozen=True, slots=True)
class Seal:
    """The proof of the shuffle."""

    commitment: str
    seed: str
    deal: str = ""  # what everybody should know of a deal that was chosen
    made_of: str = ""  # the text that the seed is the SHA-256 of, if it is one
    replayed: str = ""  # what the server found when it played everything again


@dataclass(frozen=True, slots=True)
class Sequel:
    """What follows an evening of a campaign: one press opens the next chapter, or the same again."""

    campaign: str
    button: str = ""  # empty where there is nothing to open
    players: Sequence[int] = ()  # the members who play on


@dataclass(frozen=True, slots=True)
class FinishedPage:
    table: str
    game: str
    title: str
    headline: str
    detail: str
    ship: str
    columns: Sequence[Value]
    total: str  # what the sum of them is called
    rows: Sequence[ScoreRow]
    note: str = ""  # under the table: what breaks ties
    look_back: LookBack | None = None  # none where somebody was alone
    seal: Seal | None = None
    board: Markup = field(default_factory=Markup)
    log: Sequence[Line] = ()
    can_rematch: bool = False
    sequel: Sequel | None = None
    tale: Page | None = None  # how the story of the chapter ends


@dataclass(frozen=True, slots=True)
class Weighed:
    """One of the answers that were possible: as it was said, what it cost and brought, what it was worth."""

    answer: str
    note: str
    worth: str  # "43 %"


@dataclass(frozen=True, slots=True)
class Choice:
    """The answer that is given next, in hindsight."""

    name: str
    colour: str
    question: str
    chosen: Weighed
    better: Weighed | None = None
    verdict: str = ""  # what it cost, or that nothing better was found; empty while nobody has looked


@dataclass(frozen=True, slots=True)
class Chance:
    """Somebody's chances at one moment; none where nobody has estimated them."""

    seat: int
    name: str
    colour: str
    percent: str = ""


@dataclass(frozen=True, slots=True)
class ReplayPage:
    table: str
    game: str
    title: str
    ply: int
    plies: int
    sentence: str  # what happened at this ply
    board: Markup
    seats: Sequence[SeatPanel]
    log: Sequence[Line]
    layout: str = ""
    link: str = ""
    follows: int = 0  # whose board is shown
    chances: Sequence[Chance] = ()
    look_title: str = ""  # of the look back at the whole game
    chances_note: str = ""  # of which moment they are, or that they are still being estimated
    choice: Choice | None = None
