"""The page of the story that opens when a card is revealed: what it tells, its mission, who joins, what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.port_royal.cards import CHARACTER
from flibuste.games.port_royal.modules.adventure.table import table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.story import Page
from flibuste.render.svg import cards as pictures
from flibuste.render.svg.adventure_missions import Glass, glass_of
from flibuste.render.svg.adventure_vignette import vignette
from flibuste.render.svg.face import Sight
from flibuste.render.svg.parts import points
from flibuste.render.words.port_royal_story import told


class Joining(NamedTuple):
    """A card that joined the deck: its picture, its name, and of a character what it costs and counts."""

    picture: Markup
    name: str
    cost: int
    points: Markup


class Tale(NamedTuple):
    """What has been read; the newest page with what it brings to the table."""

    pages: Sequence[Page]
    newest: Sequence[Page]  # the last card, with the chapter's own before the first one
    chapter: str
    why: str  # which mission led here
    joined: Sequence[Joining]  # the cards that joined the deck with it
    joins: str
    pile: str
    glass: Glass | None
    vignette: Markup


def tale_of(sight: Sight) -> Tale:
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    pages = told(s, sight.words.lang)
    faces = s.zones[own.face_up]
    newest = pages if len(faces) == 1 and not s.over else pages[-1:]
    joined, count = _joined(sight) if faces and not own.is_variable else ([], 0)
    return Tale(
        pages=pages,
        newest=newest if faces else pages,
        chapter=say("web-pr-story-chapter", chapter=own.chapter, month=s.zones[own.month][0]),
        why=_why(sight),
        joined=joined,
        joins=say("web-pr-joins", count=count),
        pile=say("board-cards", count=s.pile),
        glass=glass_of(sight),
        vignette=vignette(own.chapter, len(faces)),
    )


def _why(sight: Sight) -> str:
    """Which mission's hourglass led to the newest card."""
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    faces = s.zones[own.face_up]
    if len(faces) < 2 or own.is_variable:
        return ""
    before, after = own.missions[faces[-2]], own.missions[faces[-1]].key
    arrow = before.hand if own.is_shared else before.fist
    if len(arrow) == 3:
        return say("web-pr-story-asked", mission=arrow[0], card=after, is_done=int(arrow[1] == after))
    return say("web-pr-story-led", mission=before.key, card=after)


def _joined(sight: Sight) -> tuple[list[Joining], int]:
    """The cards of the groups that the newest card adds, and how many; none where they were in the deck already."""
    s: PortRoyal = sight.seen
    own, cards = table(s), s.book.cards
    mission = own.missions[s.zones[own.face_up][-1]]
    if own.failures:
        return [], 0
    joining = Counter(card for card in cards.deck("adventure_cards") if cards.group[card] in mission.groups)
    found = [
        Joining(
            pictures.portrait(cards, card, 26),
            _times(pictures.full_title(cards, card, sight.words), count),
            cards.cost[card],
            points(cards.influence[card]) if cards.type[card] == CHARACTER else Markup(),
        )
        for card, count in sorted(joining.items())
    ]
    return found, sum(joining.values())


def _times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name
