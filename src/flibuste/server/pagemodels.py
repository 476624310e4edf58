"""What each page of the web table shows: the server fills these, the templates read them.

Every template gets `site` (a `Site`), `page` (the model named after it below) and `say(key, **args)` in the reader's
language. Text fields are already in that language; templates escape everything except `Markup`.

| template        | page           | address                                      |
|-----------------|----------------|----------------------------------------------|
| home.html       | HomePage       | /                                            |
| setup.html      | SetupPage      | /new/<game>                                  |
| lobby.html      | LobbyPage      | /t/<table> while seats are free              |
| table.html      | TablePage      | /t/<table>; `_table.html` is its live part   |
| curtain.html    | CurtainPage    | /t/<table> between two players at one screen |
| finished.html   | FinishedPage   | /t/<table> when the game is over             |
| replay.html     | ReplayPage     | /t/<table>/replay?ply=n                      |
| rules.html      | RulesPage      | /rules/<game>                                |
| games.html      | GamesPage      | /games                                       |
| about.html      | AboutPage      | /about                                       |
| error.html      | ErrorPage      | any                                          |
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from flibuste.render.svg.face import Chip, Odds, Option, Value


@dataclass(frozen=True, slots=True)
class Site:
    """Who reads, and how: the frame round every page."""

    lang: str
    watch: str = ""  # "day" or "night"; empty follows the reader's system
    path: str = "/"  # where the language and watch switches come back to
    name: str = ""  # the guest's name, empty before the first game
    notice: str = ""  # one sentence above the page


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game on the home page; its picture is templates/vignettes/<key>.svg."""

    key: str
    title: str
    subtitle: str
    pitch: str
    players: str
    minutes: str


@dataclass(frozen=True, slots=True)
class RunningGame:
    """One of the reader's games."""

    table: str
    title: str
    detail: str  # companions, turn
    state: str  # "Your turn", "Resume", "Watch"
    ship: str  # colour of the ship drawn beside it
    mine: bool = False  # it is the reader's turn


@dataclass(frozen=True, slots=True)
class OpenTable:
    table: str
    title: str
    detail: str  # whose table, pace
    ship: str
    taken: Sequence[str] = ()  # colours of the seats already taken
    free: int = 1


@dataclass(frozen=True, slots=True)
class HomePage:
    games: Sequence[GameCard]
    running: Sequence[RunningGame] = ()
    tables: Sequence[OpenTable] = ()


@dataclass(frozen=True, slots=True)
class ChoiceValue:
    value: str
    label: str
    help: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class SetupChoice:
    """An option of the game: expansions, variants. Posted as `option-<key>`."""

    key: str
    label: str
    values: Sequence[ChoiceValue]


@dataclass(frozen=True, slots=True)
class SetupSeat:
    """A seat to fill: posted as `seat-<n>` (a value of `kinds`) and `name-<n>`."""

    colour: str
    kind: str  # me, friend, here (same screen), none, or bot:<level>
    name: str = ""


@dataclass(frozen=True, slots=True)
class SetupPage:
    game: GameCard
    choices: Sequence[SetupChoice]
    seats: Sequence[SetupSeat]
    kinds: Sequence[ChoiceValue]  # what a seat can be, in the order of the list
    clocks: Sequence[ChoiceValue] = ()
    problem: str = ""  # why the last attempt was refused


@dataclass(frozen=True, slots=True)
class LobbySeat:
    colour: str
    name: str = ""  # empty: free
    is_me: bool = False
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class LobbyPage:
    table: str
    title: str
    options: Sequence[str]
    seats: Sequence[LobbySeat]
    link: str  # the address to send to friends
    version: int = -1  # of the table, as the stream numbers it
    can_sit: bool = False
    is_host: bool = False  # may fill the free seats with bots and start


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
    names: Sequence[str] = ()  # the pieces it speaks of, as the board calls them


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
    rule: str = ""  # id of the rule behind it
    odds: Sequence[Odds] = ()
    hint: str = ""  # what a bot would do, when asked for


@dataclass(frozen=True, slots=True)
class TablePage:
    table: str
    game: str
    title: str
    state: str  # turn, phase, end of the game in one line
    seats: Sequence[SeatPanel]
    prompt: Prompt
    board: Markup
    layout: str = ""  # "chart" or "sheet" for boards that need the room
    log: Sequence[Line] = ()
    rules: Sequence[RuleNote] = ()
    chat: Sequence[ChatLine] = ()
    ply: int = 0
    version: int = -1  # of the table, as the stream numbers it
    watching: bool = False  # a spectator: no seat
    undo: str = ""  # label of the undo button; empty: nothing to undo
    undo_help: str = ""  # why the table must agree
    requests: Sequence[Request] = ()
    can_resign: bool = False
    replaceable: Sequence[SeatPanel] = ()  # seats that a bot may take over
    link: str = ""  # to invite spectators and friends
    seat_link: str = ""  # the reader's own seat, for another device
    commitment: str = ""  # fingerprint of the seed
    why_not: str = ""  # why a piece that was pressed is no answer: what the question is
    since: Since | None = None


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


@dataclass(frozen=True, slots=True)
class ScoreRow:
    name: str
    colour: str
    cells: Sequence[str]
    total: str
    rank: int
    winner: bool = False


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
    ply: int = 0
    turn: int = 0


@dataclass(frozen=True, slots=True)
class LookBack:
    """What the bots found in a finished game; `_lookback.html` shows it, and asks again until all is found."""

    progress: int = 100  # per cent
    curves: Sequence[Curve] = ()
    note: str = ""  # who estimated the chances, and how
    moments: Sequence[Moment] = ()
    moments_of: str = ""


@dataclass(frozen=True, slots=True)
class Seal:
    """The proof of the shuffle."""

    commitment: str
    seed: str


@dataclass(frozen=True, slots=True)
class FinishedPage:
    table: str
    game: str
    title: str
    headline: str
    detail: str
    ship: str
    columns: Sequence[Value]
    rows: Sequence[ScoreRow]
    note: str = ""  # under the table: what breaks ties
    look_back: LookBack | None = None  # none where everybody wins or loses together
    seal: Seal | None = None
    board: Markup = field(default_factory=Markup)
    log: Sequence[Line] = ()
    can_rematch: bool = False


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


@dataclass(frozen=True, slots=True)
class RuleSection:
    anchor: str
    title: str
    rules: Sequence[RuleNote]


@dataclass(frozen=True, slots=True)
class RulesPage:
    game: GameCard
    guide: Markup  # how to play, in our words
    sections: Sequence[RuleSection]


@dataclass(frozen=True, slots=True)
class RulesIndexPage:
    games: Sequence[GameCard]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    table: str
    title: str
    when: str
    with_whom: str
    result: str
    won: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    value: str
    label: str


@dataclass(frozen=True, slots=True)
class GamesPage:
    running: Sequence[RunningGame]
    played: Sequence[PlayedGame]
    figures: Sequence[Figure]
    by_game: Sequence[tuple[str, Sequence[str]]] = ()  # title, then played, won, best, mean


@dataclass(frozen=True, slots=True)
class AboutPage:
    games: Sequence[GameCard]
    reconstructed: Sequence[tuple[str, int, int]]  # title, values of ours, all values
    version: str


@dataclass(frozen=True, slots=True)
class ErrorPage:
    code: int
    title: str
    text: str
