"""What a campaign's page in the terminal says: where it stands, who plays, the evenings, the story as far as read."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from rich.console import RenderableType
from rich.text import Text

from flibuste.cli.output import plain_table
from flibuste.data.phrases import Phrasebook, phrasebook
from flibuste.games import registry
from flibuste.kit.campaign import Campaign, Member, Session
from flibuste.render.text.prose import Prose


def book_of(campaign: Campaign, lang: str) -> Phrasebook:
    return phrasebook(lang, campaign.rules.game)


def report(campaign: Campaign, lang: str) -> list[RenderableType]:
    book = book_of(campaign, lang)
    parts: list[RenderableType] = [
        Prose.assemble((book.say("campaign-title"), "bold"), " · ", book.say(f"campaign-mode-{campaign.mode}")),
        Prose(book.say("campaign-members", names=", ".join(_member(campaign, book, one) for one in campaign.members))),
        Prose(stands(campaign, book), "bold"),
    ]
    if campaign.sessions:
        table = plain_table(book, "evening", "chapter", "result", "story", "players")
        for number, session in enumerate(campaign.sessions, 1):
            table.add_row(
                f"{number}  {datetime.fromtimestamp(session.ended):%Y-%m-%d}",
                str(session.chapter),
                result(campaign, session, book),
                path(session),
                ", ".join(player.name for player in session.players),
            )
        parts += [Text(), table]
    return parts


def _member(campaign: Campaign, book: Phrasebook, member: Member) -> str:
    name = f"{member.name} ({book.say(f'bot-{member.bot}')})" if book.has(f"bot-{member.bot}") else member.name
    if campaign.is_shared:
        return name
    return book.say("campaign-member-wins", name=name, wins=campaign.wins(member.number))


def stands(campaign: Campaign, book: Phrasebook) -> str:
    """What comes next, or how it ended."""
    standing, running = campaign.standing, campaign.running
    if running is not None:
        return book.say("campaign-stands-running", chapter=running.chapter)
    if not standing.is_finished:
        return book.say("campaign-stands-next", chapter=standing.chapter, failures=standing.failures)
    if not campaign.is_shared:
        names = ", ".join(member.name for member in campaign.leaders)
        return book.say("campaign-stands-rivals", names=names, count=len(campaign.leaders))
    if campaign.is_perfect:
        return book.say("campaign-stands-perfect")
    return book.say("campaign-stands-won", failures=standing.failures_in_all)


def result(campaign: Campaign, session: Session, book: Phrasebook) -> str:
    """Won or lost together; against each other, who won."""
    if campaign.is_shared:
        words = book.say("campaign-won" if session.is_won else "campaign-lost")
    else:
        names = ", ".join(player.name for player in session.players if player.member in session.winners)
        words = book.say("campaign-won-by", names=names, count=len(session.winners))
    return words if session.is_next else f"{words} {book.say('campaign-out-of-order')}"


def path(session: Session) -> str:
    """The missions in the order they were revealed, and whether anybody did them."""
    return " ".join(f"{key}{'✓' if seats else '✗'}" for key, seats in session.figures.get("missions", []))


def story(campaign: Campaign, cards: Iterable[str], lang: str) -> list[RenderableType]:
    """The pages that have been read."""
    tell = registry.record(campaign.rules.game).part("story").page
    parts: list[RenderableType] = []
    for card in cards:
        page = tell(card, lang)
        parts += [Text(), Prose(page.title, "bold italic"), Prose(page.text)]
    return parts
