"""The page of a campaign for one viewer: the route, the next evening, the members, the log, the story so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from starlette.requests import Request

from flibuste import bots
from flibuste.data.phrases import Phrasebook, phrasebook
from flibuste.games import registry
from flibuste.kit.campaign import Campaign, Member, Outlook, Running, Session, Standing
from flibuste.render.story import Page
from flibuste.render.svg.campaign import FUTURE, NEXT, OPEN, WON, route
from flibuste.server.campaigns.campaigns import Campaigns, KeptCampaign
from flibuste.server.services import Services
from flibuste.server.viewers import Viewer
from flibuste.server.web import catalogue
from flibuste.server.web.campaign_models import CampaignPage, CrewMember, Goals, LogEntry, Stop
from flibuste.server.web.composer import listing
from flibuste.server.web.finished_models import Sequel
from flibuste.server.web.page_models import ChoiceValue, RunningCampaign


def readable(campaigns: Campaigns, kept: KeptCampaign) -> list[str]:
    """PR-ADV-127 The story cards that may be read: those of the evenings, and those of the one being played."""
    read, running = kept.campaign.read, kept.campaign.running
    if running is None:
        return read
    with campaigns.tables.looking(running.record) as table:
        told = kept.campaign.rules.story(table.playing.state)
    return list(dict.fromkeys([*read, *told]))


def sequel_of(services: Services, viewer: Viewer, table: str) -> Sequel | None:
    """What follows the evening that a table is; None for a table of no campaign."""
    id = services.campaigns.of_table(table)
    if id is None:
        return None
    kept = services.campaigns.look(id)
    campaign, standing = kept.campaign, kept.campaign.standing
    session = next((session for session in campaign.sessions if session.record == table), None)
    if session is None or campaign.running or standing.is_finished or not kept.members_of(viewer):
        return Sequel(id)
    again = standing.failures > 0
    button = viewer.say("campaign-again" if again else "campaign-next-chapter", chapter=standing.chapter)
    members = [member.number for member in campaign.members]
    return Sequel(id, button, [player.member for player in session.players if player.member in members])


def running_campaigns(services: Services, viewer: Viewer) -> list[RunningCampaign]:
    """The viewer's campaigns."""
    if not viewer.guest:
        return []
    return [_running(services.campaigns.look(id), viewer) for id in services.campaigns.of_guest(viewer.guest)]


def _running(kept: KeptCampaign, viewer: Viewer) -> RunningCampaign:
    campaign = kept.campaign
    say = phrasebook(viewer.lang, campaign.rules.game).say
    others = [member.name for member in campaign.members if member.number not in kept.members_of(viewer)]
    chapter = campaign.running.chapter if campaign.running else campaign.standing.chapter
    state = "campaign-told" if campaign.standing.is_finished else "campaign-chapter"
    return RunningCampaign(kept.id, say("campaign-title"), listing(viewer.lang, others), say(state, chapter=chapter))


def level_choices(lang: str) -> list[ChoiceValue]:
    """A person, or a bot of some level."""
    say, book = phrasebook(lang).say, phrasebook(lang)
    levels = [
        ChoiceValue(name, say("web-seat-bot", level=say(f"bot-{name}") if book.has(f"bot-{name}") else name))
        for name in bots.names()
    ]
    return [ChoiceValue("", say("campaign-person")), *levels]


class CampaignComposer:
    def __init__(self, campaigns: Campaigns, kept: KeptCampaign, viewer: Viewer, request: Request) -> None:
        self.kept = kept
        self.lang = viewer.lang
        self.campaign: Campaign = kept.campaign
        self.words: Phrasebook = phrasebook(viewer.lang, self.campaign.rules.game)
        self.mine = kept.members_of(viewer)
        self.read = readable(campaigns, kept)
        self.address = str(request.base_url).rstrip("/")
        colours = catalogue.seat_colours(self.campaign.rules.game)
        self.colours = [colours[place % len(colours)] for place in range(len(self.campaign.members))]

    def page(self) -> CampaignPage:
        campaign, say = self.campaign, self.words.say
        standing, seats = campaign.standing, campaign.rules.modes[campaign.mode].seats
        stops, members = self.stops(), self.members()
        card = self.chapter_card(standing.chapter)
        playing = max(min(sum(member.is_ticked for member in members), max(seats)), min(seats))
        return CampaignPage(
            id=self.kept.id,
            title=say("campaign-title"),
            version=self.kept.version,
            mode=campaign.mode,
            mode_label=say(f"campaign-mode-{campaign.mode}"),
            subtitle=say("campaign-subtitle", names=self.listed(member.name for member in campaign.members)),
            drawing=route([stop.state for stop in stops], self.route_label(stops), standing.is_finished),
            stops=stops,
            is_member=bool(self.mine),
            is_shared=campaign.is_shared,
            headline=say("campaign-next", attempt=standing.failures + 1),
            chapter=standing.chapter,
            chapter_title=self.chapter_title(standing.chapter),
            summary=card.text if card else "",
            goals=[Goals(count, self.outlook(count), count == playing) for count in seats]
            if campaign.is_shared
            else [],
            failures=standing.failures,
            outlook=self.outlook(playing),
            members=members,
            least=min(seats),
            most=max(seats),
            levels=level_choices(self.lang),
            log=[self.entry(session) for session in reversed(campaign.sessions)],
            log_note=say("campaign-log-note", evenings=len(campaign.sessions), failures=standing.failures_in_all),
            cards_read=len(self.read),
            running=campaign.running.record if campaign.running else "",
            running_note=self.running_note(campaign.running),
            running_chapter=campaign.running.chapter if campaign.running else 0,
            is_finished=standing.is_finished,
            verdict=self.verdict(standing),
            epilogue=self.epilogue(standing),
            can_hand_over=not campaign.is_shared and campaign.running is None,
            can_join=campaign.is_shared or not (campaign.sessions or campaign.running),
            game=campaign.rules.game,
        )

    def outlook(self, count: int) -> Outlook:
        standing = self.campaign.standing
        return self.campaign.rules.outlook(self.campaign.mode, standing.chapter, standing.failures, count)

    # The route --------------------------------------------------------------------------------------------------------

    def stops(self) -> list[Stop]:
        standing = self.campaign.standing
        return [self.stop(chapter, standing) for chapter in range(1, self.campaign.rules.chapters + 1)]

    def stop(self, chapter: int, standing: Standing) -> Stop:
        is_told = chapter < standing.chapter or standing.is_finished
        is_next = chapter == standing.chapter and not standing.is_finished
        state = WON if is_told else NEXT if is_next else OPEN if chapter in self.campaign.opened else FUTURE
        title = self.chapter_title(chapter)
        can_open = self.campaign.running is None and bool(self.mine) and not is_next
        return Stop(chapter, state, title, self.stop_note(chapter, state, standing), can_open)

    def stop_note(self, chapter: int, state: str, standing: Standing) -> str:
        say = self.words.say
        if state == NEXT:
            coins = self.outlook(min(self.campaign.rules.modes[self.campaign.mode].seats)).extra_coins
            return say("campaign-stop-next", failures=standing.failures, coins=coins)
        if state == FUTURE:
            return say("campaign-stop-future", before=chapter - 1)
        if state == OPEN:
            return say("campaign-stop-open")
        evenings = [session for session in self.campaign.in_order if session.chapter == chapter]
        if self.campaign.is_shared:
            return say("campaign-stop-won", attempt=len(evenings), failures=len(evenings) - 1)
        return self.won_by(evenings[-1])

    def route_label(self, stops: Sequence[Stop]) -> str:
        told = [
            self.words.say(
                "campaign-route-stop", chapter=stop.number, state=self.words.say(f"campaign-state-{stop.state}")
            )
            for stop in stops
        ]
        return self.words.say("campaign-route", stops=", ".join(told))

    def chapter_card(self, chapter: int) -> Page | None:
        """The card that opens a chapter, if it was read."""
        key = self.campaign.rules.opening(chapter)
        return self.tell(key) if key in self.read else None

    def chapter_title(self, chapter: int) -> str:
        card = self.chapter_card(chapter)
        return card.title.rpartition(":")[2].strip() if card else ""

    def tell(self, key: str) -> Page:
        page: Page = registry.record(self.campaign.rules.game).part("story").page(key, self.lang)
        return page

    # People -----------------------------------------------------------------------------------------------------------

    def members(self) -> list[CrewMember]:
        most = max(self.campaign.rules.modes[self.campaign.mode].seats)
        return [self.member(member, place, place < most) for place, member in enumerate(self.campaign.members)]

    def member(self, member: Member, place: int, is_ticked: bool) -> CrewMember:
        say, number = self.words.say, member.number
        is_me = number in self.mine
        level = f"bot-{member.bot}"
        note = "" if not member.bot else say(level) if self.words.has(level) else member.bot
        shows_link = bool(self.mine) and not member.bot and (is_me or not self.kept.is_held(number))
        return CrewMember(
            number=number,
            name=member.name,
            colour=self.colours[place],
            note=say("campaign-you") if is_me else note or self.presence(number),
            is_me=is_me,
            is_bot=bool(member.bot),
            is_ticked=is_ticked,
            wins="" if self.campaign.is_shared else say("campaign-wins", wins=self.campaign.wins(number)),
            link=self.member_link(self.kept.tokens[number]) if shows_link else "",
            can_leave=self.campaign.is_shared and len(self.campaign.members) > 1,
        )

    def presence(self, number: int) -> str:
        return "" if self.kept.is_held(number) else self.words.say("campaign-not-come-yet")

    def member_link(self, token: str) -> str:
        return f"{self.address}/c/{self.kept.id}/member/{token}"

    def listed(self, names: Iterable[str]) -> str:
        return listing(self.lang, list(names))

    # Evenings ---------------------------------------------------------------------------------------------------------

    def running_note(self, running: Running | None) -> str:
        if running is None:
            return ""
        names = self.listed(player.name for player in running.players)
        return self.words.say("campaign-running", chapter=running.chapter, names=names)

    def entry(self, session: Session) -> LogEntry:
        say, figures = self.words.say, session.figures
        result = say("campaign-won" if session.is_won else "campaign-lost")
        title = say(
            "campaign-entry",
            chapter=session.chapter,
            result=result if self.campaign.is_shared else self.won_by(session),
        )
        places = {member.number: place for place, member in enumerate(self.campaign.members)}
        winners = [] if self.campaign.is_shared else session.winners
        return LogEntry(
            title=title if session.is_next else f"{title} {say('campaign-out-of-order')}",
            sign=("won" if session.is_won else "lost") if self.campaign.is_shared else "",
            winners=[self.colours[places[member]] for member in winners if member in places],
            figures=self.figures(session) if "needed" in figures else "",
            path=[(key, bool(seats)) for key, seats in figures.get("missions", [])],
            colours=[self.colours[places[player.member]] for player in session.players if player.member in places],
            players=self.listed(player.name for player in session.players),
            when=datetime.fromtimestamp(session.ended).strftime("%d.%m.%Y" if self.lang == "fr" else "%Y-%m-%d"),
            table=session.record,
        )

    def figures(self, session: Session) -> str:
        figures = session.figures
        missions = figures["missions"]
        markers, influence = figures["needed"]
        return self.words.say(
            "campaign-figures",
            done=sum(bool(seats) for _, seats in missions),
            missions=len(missions),
            markers=figures["markers"],
            needed=markers,
            influence=figures["influence"],
            wanted=influence,
        )

    def won_by(self, session: Session) -> str:
        names = [player.name for player in session.players if player.member in session.winners]
        return self.words.say("campaign-won-by", names=self.listed(names), count=len(names))

    def verdict(self, standing: Standing) -> str:
        if not standing.is_finished:
            return ""
        if not self.campaign.is_shared:
            names = self.listed(member.name for member in self.campaign.leaders)
            return self.words.say("campaign-stands-rivals", names=names, count=len(self.campaign.leaders))
        if self.campaign.is_perfect:
            return self.words.say("campaign-stands-perfect")
        return self.words.say("campaign-stands-won", failures=standing.failures_in_all)

    def epilogue(self, standing: Standing) -> Page | None:
        """The last words of the story, once all chapters are told."""
        if not standing.is_finished:
            return None
        key = self.campaign.rules.epilogue(self.campaign)
        return self.tell(key) if key else None
