"""What the pages of a campaign show: `campaign*.html` read these; see `pagemodels.py` for how templates get them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from flibuste.kit.campaign import Outlook
from flibuste.render.story import Page
from flibuste.server.web.page_models import ChoiceValue


@dataclass(frozen=True, slots=True)
class Stop:
    """A chapter on the route."""

    number: int
    state: str  # won, next, open, future
    title: str  # empty while it is hidden
    note: str
    can_open: bool = False  # out of order


@dataclass(frozen=True, slots=True)
class Goals:
    """What so many players need together, and how long they have."""

    count: int
    outlook: Outlook
    is_shown: bool


@dataclass(frozen=True, slots=True)
class CrewMember:
    number: int
    name: str
    colour: str
    note: str  # you, a bot's level, online
    is_me: bool
    is_bot: bool
    is_ticked: bool
    wins: str
    link: str  # the secret link: one's own, or of somebody who has not followed it yet
    can_leave: bool


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An evening in the log."""

    title: str
    sign: str  # won or lost; empty against each other
    winners: Sequence[str]  # their colours, against each other
    figures: str
    path: Sequence[tuple[str, bool]]
    colours: Sequence[str]
    players: str
    when: str
    table: str


@dataclass(frozen=True, slots=True)
class CampaignPage:
    id: str
    title: str
    version: int
    mode: str
    mode_label: str
    subtitle: str
    drawing: Markup
    stops: Sequence[Stop]
    is_member: bool
    is_shared: bool
    headline: str  # next evening, second try
    chapter: int
    chapter_title: str
    summary: str
    goals: Sequence[Goals]
    failures: int
    outlook: Outlook
    members: Sequence[CrewMember]
    least: int
    most: int
    levels: Sequence[ChoiceValue]
    log: Sequence[LogEntry]
    log_note: str
    cards_read: int
    running: str  # the table being played, empty if none
    running_note: str
    running_chapter: int
    is_finished: bool
    verdict: str
    epilogue: Page | None
    can_hand_over: bool
    can_join: bool
    game: str


@dataclass(frozen=True, slots=True)
class StoryPage:
    id: str
    title: str
    pages: Sequence[Page]


@dataclass(frozen=True, slots=True)
class SpoilerPage:
    id: str
    title: str
    chapter: int
    next: int
    spoils: bool  # not only out of order, but never read
    members: Sequence[CrewMember]
    is_shared: bool


@dataclass(frozen=True, slots=True)
class NewCampaignPage:
    game: str
    title: str
    game_title: str
    name: str
    levels: Sequence[ChoiceValue]
    problem: str = ""
    posted: Mapping[str, str] = field(default_factory=dict)
