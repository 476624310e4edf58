"""What the page of a running match shows; see `page_models.py`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from flibuste.render.svg.face import Chip, Odds, Option, Value


@dataclass(frozen=True, slots=True)
class SeatPanel:
    seat: int
    name: str
    colour: str
    kind: str = ""  # "easy bot", empty for people
    status: str = ""  # "after you", "thinking"
    asked: bool = False
    is_me: bool = False
    present: bool = True
    values: Sequence[Value] = ()
    progress: tuple[int, int] | None = None  # towards the end of the game
    progress_label: str = ""
    chips: Sequence[Chip] = ()
    more: Markup = field(default_factory=Markup)  # what else belongs to the seat, drawn
    clock: str = ""


@dataclass(frozen=True, slots=True)
class RuleNote:
    """A paragraph of the rule drawer."""

    number: str
    text: str
    asked: bool = False  # the rule behind the present question


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log. `turn` makes it a heading."""

    text: str
    colour: str = ""
    ply: int = 0
    turn: bool = False
    effect: bool = False  # a consequence of the line before it
    fresh: bool = False  # since my last action
    names: tuple[str, ...] = ()  # the pieces it speaks of, as the board calls them


@dataclass(frozen=True, slots=True)
class Since:
    """What happened while the reader was away."""

    title: str  # "Since your last visit: 7 moves"
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class ChatLine:
    name: str
    text: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question being asked, or whom the table waits for."""

    question: str
    who: str  # "Your turn", "Yann is thinking"
    colour: str
    mine: bool = False
    seat: int = -1
    decision: int = 0  # number of the decision being answered
    options: Sequence[Option] = ()
    on_pad: Collection[str] = ()  # the options that a phone shows on the pad instead
    pad: Markup = field(default_factory=Markup)
    listed: Sequence[Option] = ()  # the options that stand in one list: too many for buttons, or laid on the board
    lays: bool = False  # what is listed is chosen on the board
    rule: str = ""  # id of the rule behind it
    odds: Sequence[Odds] = ()
    hint: str = ""  # what a bot would do, when asked for
    because: str = ""  # why the question is asked, with the figures of this table
    first: str = ""  # at the reader's first question: what the game is about

    @property
    def unlisted(self) -> list[Option]:
        return [option for option in self.options if option not in self.listed]


@dataclass(frozen=True, slots=True)
class TablePage:
    table: str
    game: str
    title: str
    state: str  # turn, phase, end of the game in one line
    seats: Sequence[SeatPanel]
    prompt: Prompt
    board: Markup
    looks_at: LooksAt | None = None
    layout: str = ""  # "chart" or "sheet" for boards that need the room
    log: Sequence[Line] = ()
    rules: Sequence[RuleNote] = ()
    chat: Sequence[ChatLine] = ()
    ply: int = 0
    version: int = -1  # of the table, as the stream numbers it
    watching: bool = False  # a spectator: no seat
    may_speak: bool = True
    undo: str = ""  # label of the undo button; empty: nothing to undo
    undo_help: str = ""  # why the table must agree
    requests: Sequence[Request] = ()
    can_resign: bool = False
    can_return: bool = False  # a bot plays in the viewer's stead
    replaceable: Sequence[SeatPanel] = ()  # seats that a bot may take over
    link: str = ""  # to invite spectators and friends
    seat_link: str = ""  # the reader's own seat, for another device
    commitment: str = ""  # fingerprint of the seed
    deal: str = ""  # what everybody should know of a deal that was chosen
    why_not: str = ""  # why a piece that was pressed is no answer: what the question is
    since: Since | None = None
    campaign: str = ""  # whose evening this is


@dataclass(frozen=True, slots=True)
class LooksAt:
    """Whose board the reader looks at."""

    seat: int
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Request:
    """Something another player asks of the reader (undo); answered by posting `agree` or `refuse` to `address`."""

    text: str
    address: str


@dataclass(frozen=True, slots=True)
class CurtainPage:
    table: str
    title: str
    name: str
    colour: str
    seat: int
