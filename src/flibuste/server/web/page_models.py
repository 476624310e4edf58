"""What each page of the web table shows: the server fills these, the templates read them.

Every template gets `site` (a `Site`), `page` (the model named after it below) and `say(key, **args)` in the reader's
language. Text fields are already in that language; templates escape everything except `Markup`. The models of running
and finished matches stand in `table_models.py` and `finished_models.py`.

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

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from flibuste.server.web.table_models import RuleNote


@dataclass(frozen=True, slots=True)
class Site:
    """Who reads, and how: the frame round every page."""

    lang: str
    watch: str = ""  # "day" or "night"; empty follows the reader's system
    path: str = "/"  # where the language and watch switches come back to
    name: str = ""  # the guest's name, empty before the first game
    notice: str = ""  # one sentence above the page
    has_style: bool = False  # the browser has the style sheet; otherwise the page carries it


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game on the home page; its picture is templates/vignettes/<key>.svg."""

    key: str
    title: str
    subtitle: str
    pitch: str
    players: str
    minutes: str
    campaign: str = ""  # its title, if the game has one


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
class RunningCampaign:
    """One of the reader's campaigns."""

    campaign: str
    title: str
    detail: str  # companions
    state: str  # which chapter is next, or being played


@dataclass(frozen=True, slots=True)
class HomePage:
    games: Sequence[GameCard]
    running: Sequence[RunningGame] = ()
    tables: Sequence[OpenTable] = ()
    campaigns: Sequence[RunningCampaign] = ()


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
    presets: Sequence[ChoiceValue] = ()  # ready-made tables
    summary: str = ""  # the table in words
    colours: Sequence[ChoiceValue] = ()  # of the reader's ship
    deal: str = ""  # what the deal is made of, if it shall be one played before
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
    summary: str  # the table in words
    seats: Sequence[LobbySeat]
    link: str  # the address to send to friends
    version: int = -1  # of the table, as the stream numbers it
    can_sit: bool = False
    colours: Sequence[ChoiceValue] = ()  # that whoever sits down may choose from
    deal: str = ""  # what everybody should know of a deal that was chosen
    is_host: bool = False  # may fill the free seats with bots and start


@dataclass(frozen=True, slots=True)
class InvitePage:
    """Before a secret link is followed: a button, so that a link that is only fetched changes nothing."""

    title: str
    name: str  # whose place it is
    help: str
    action: str


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
    campaigns: Sequence[RunningCampaign] = ()


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
