"""A campaign: chapters played evening after evening by the same people, each evening a match of its own.

What a campaign stands at is not written down twice: the next chapter, failures and wins follow from its evenings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from flibuste.kernel import Document, FlibusteError


class BadCampaign(FlibusteError):
    """What cannot be done with a campaign: a sentence, the name of the reason, and the words in it."""

    def __init__(self, reason: str, sentence: str, **words: str | int) -> None:
        super().__init__(sentence.format(**words), f"campaign-no-{reason}", **words)
        self.reason = reason
        self.words = words


class CampaignMode(NamedTuple):
    """How a campaign is played: by how many, and whether all win or lose together."""

    seats: Sequence[int]
    is_shared: bool


class Evening(NamedTuple):
    """What a finished match means to its campaign."""

    is_won: bool  # whether the story goes on
    winners: Sequence[int]  # seats
    cards: Sequence[str]  # the story cards that were read, in order
    figures: Document  # what the log of the campaign tells of it


class Outlook(NamedTuple):
    """What awaits so many players: zero where the mode does not ask for it."""

    markers: int
    influence: int
    turns: int
    months: int
    extra_coins: int
    cards: int  # in the deck
    new_cards: int  # of them not of the base game


class CampaignRules(NamedTuple):
    """What a game says of its campaigns."""

    game: str
    chapters: int
    modes: Mapping[str, CampaignMode]
    options: Callable[[str, int, int, bool], dict[str, str]]  # of a match: mode, chapter, failures, drafted
    evening: Callable[[Any], Evening]  # from the last state of a match
    are_figures: Callable[[object], bool]  # whether something could be the figures of an evening
    story: Callable[[Any], Sequence[str]]  # the cards that a match has told so far
    opening: Callable[[int], str]  # the card that opens a chapter
    epilogue: Callable[[Campaign], str]  # the last card of all
    outlook: Callable[[str, int, int, int], Outlook]  # of mode, chapter, failures and number of players


class Member(NamedTuple):
    number: int  # for good: never given to another
    name: str
    bot: str = ""  # its level; empty for a person


class Player(NamedTuple):
    """Who sat at the table: the member, and the name at the time."""

    member: int
    name: str


class Running(NamedTuple):
    """The evening that is being played."""

    chapter: int
    failures: int
    is_next: bool  # else a chapter out of order
    is_drafted: bool
    players: Sequence[Player]  # in seat order
    record: str  # where the match is kept


class Session(NamedTuple):
    """An evening that was played to its end."""

    chapter: int
    failures: int
    is_next: bool
    is_drafted: bool
    players: Sequence[Player]
    record: str
    is_won: bool
    winners: Sequence[int]  # members
    cards: Sequence[str]
    figures: Document
    ended: float  # seconds since 1970


class Standing(NamedTuple):
    """Where the story stands."""

    chapter: int  # the next one; the last one once all is over
    failures: int  # of that chapter
    failures_in_all: int
    is_finished: bool


class Campaign(NamedTuple):
    """A campaign as of now; whatever changes it makes another one."""

    rules: CampaignRules
    mode: str
    members: Sequence[Member]
    sessions: Sequence[Session] = ()
    running: Running | None = None
    joined: int = 0  # how many have ever been members

    @property
    def is_shared(self) -> bool:
        return self.rules.modes[self.mode].is_shared

    @property
    def standing(self) -> Standing:
        """Together a chapter is played until it is won; against each other every evening opens the next."""
        chapter, failures, in_all = 1, 0, 0
        for session in self.in_order:
            if self.is_shared and not session.is_won:
                failures, in_all = failures + 1, in_all + 1
            else:
                chapter, failures = chapter + 1, 0
        return Standing(min(chapter, self.rules.chapters), failures, in_all, chapter > self.rules.chapters)

    @property
    def in_order(self) -> list[Session]:
        return [session for session in self.sessions if session.is_next]

    @property
    def evenings(self) -> list[Session | Running]:
        """Those that were played, and the one being played."""
        return [*self.sessions, *([] if self.running is None else [self.running])]

    @property
    def is_perfect(self) -> bool:
        standing = self.standing
        return self.is_shared and standing.is_finished and not standing.failures_in_all

    @property
    def read(self) -> list[str]:
        """The story cards that evenings have told, each once, in the order they were first read."""
        return list(dict.fromkeys(card for session in self.sessions for card in session.cards))

    @property
    def opened(self) -> list[int]:
        """The chapters that hold no surprise: those played, and the next."""
        return sorted({self.standing.chapter, *(session.chapter for session in self.sessions)})

    def wins(self, member: int) -> int:
        return sum(member in session.winners for session in self.in_order)

    @property
    def leaders(self) -> list[Member]:
        """Those with the most chapters won; nobody before the first win."""
        most = max((self.wins(member.number) for member in self.members), default=0)
        return [member for member in self.members if most and self.wins(member.number) == most]

    def member(self, number: int) -> Member:
        for member in self.members:
            if member.number == number:
                return member
        raise BadCampaign("member", "The campaign has no member {number}.", number=number)

    def named(self, name: str) -> Member:
        for member in self.members:
            if member.name == name:
                return member
        names = ", ".join(member.name for member in self.members)
        raise BadCampaign("named", "{name} is not a member; the campaign has {names}.", name=name, names=names)
