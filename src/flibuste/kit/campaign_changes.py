"""What changes a campaign: members come and go, evenings begin and end. Each makes the campaign as it then is."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

from flibuste.kit.campaign import BadCampaign, Campaign, CampaignRules, Evening, Member, Player, Running, Session

MOST_MEMBERS: Final = 8
LONGEST_NAME: Final = 40

# Members --------------------------------------------------------------------------------------------------------------


def found(rules: CampaignRules, mode: str, members: Sequence[tuple[str, str]]) -> Campaign:
    """A new campaign with these members: name, and the level of a bot or nothing."""
    if mode not in rules.modes:
        modes = ", ".join(rules.modes)
        raise BadCampaign("mode", "There is no campaign {mode!r}; choose from {modes}.", mode=mode, modes=modes)
    campaign = Campaign(rules, mode, ())
    for name, bot in members:
        campaign = join(campaign, name, bot)
    least = min(rules.modes[mode].seats)
    if len(members) < least:
        raise BadCampaign(
            "few",
            "A {mode} campaign needs {least} members or more, not {count}.",
            mode=mode,
            least=least,
            count=len(members),
        )
    return campaign


def join(campaign: Campaign, name: str, bot: str = "") -> Campaign:
    """One more member. Against each other only before the first evening: later a place is handed over."""
    if not campaign.is_shared and (campaign.sessions or campaign.running):
        raise BadCampaign(
            "places",
            "A campaign against each other keeps its places: a place can only be handed over, its wins included.",
        )
    check_room(campaign, len(campaign.members) + 1)
    member = Member(campaign.joined, _free_name(campaign, name), bot)
    return campaign._replace(members=(*campaign.members, member), joined=campaign.joined + 1)


def check_room(campaign: Campaign, members: int) -> None:
    """Whether so many may belong to the campaign."""
    most = MOST_MEMBERS if campaign.is_shared else max(campaign.rules.modes[campaign.mode].seats)
    if members > most:
        raise BadCampaign("many", "The campaign has {most} members already, and no place for more.", most=most)


def leave(campaign: Campaign, member: int) -> Campaign:
    """A crew may change from evening to evening; a place against each other stays."""
    gone = campaign.member(member)
    if not campaign.is_shared and campaign.sessions:
        raise BadCampaign(
            "places",
            "A campaign against each other keeps its places: a place can only be handed over, its wins included.",
        )
    _check_not_playing(campaign, gone)
    if len(campaign.members) == 1:
        raise BadCampaign("last", "{name} is the last member: a campaign needs somebody.", name=gone.name)
    return campaign._replace(members=[other for other in campaign.members if other.number != member])


def hand_over(campaign: Campaign, member: int, name: str, bot: str = "") -> Campaign:
    """Somebody else, or a bot, has the place from now on, wins included."""
    old = campaign.member(member)
    _check_not_playing(campaign, old)
    others = campaign._replace(members=[other for other in campaign.members if other.number != member])
    new = Member(member, _free_name(others, name), bot)
    return campaign._replace(members=[new if other == old else other for other in campaign.members])


def _check_not_playing(campaign: Campaign, member: Member) -> None:
    if campaign.running is not None and member.number in [player.member for player in campaign.running.players]:
        raise BadCampaign("plays", "{name} is playing this evening: wait until it is over.", name=member.name)


def _free_name(campaign: Campaign, text: str) -> str:
    name = checked_name(text)
    if _spoken(name) in [_spoken(member.name) for member in campaign.members]:
        raise twice(name)
    return name


def _spoken(name: str) -> str:
    """As one hears it: nobody tells Élise and élise apart."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(text: str) -> str:
    name = " ".join(text.split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadCampaign("name", "A member needs a name of 1 to {longest} signs.", longest=LONGEST_NAME)
    return name


def twice(name: str) -> BadCampaign:
    return BadCampaign("twice", "{name} is a member already: everybody needs a name of their own.", name=name)


# Evenings -------------------------------------------------------------------------------------------------------------


def start(
    campaign: Campaign,
    record: str,
    players: Sequence[int] | None = None,
    chapter: int | None = None,
    is_drafted: bool = False,
    knows_of_spoilers: bool = False,
) -> Campaign:
    """An evening: the next chapter, with all members, unless other ones are named."""
    standing = campaign.standing
    wanted = standing.chapter if chapter is None else chapter
    check_chapter(campaign, wanted, knows_of_spoilers)
    if campaign.running is not None:
        raise BadCampaign(
            "running",
            "Chapter {chapter} is being played already: one evening at a time.",
            chapter=campaign.running.chapter,
        )
    if standing.is_finished and chapter is None:
        raise BadCampaign(
            "finished", "The campaign is over: its {chapters} chapters are told.", chapters=campaign.rules.chapters
        )
    is_next = wanted == standing.chapter and not standing.is_finished
    present = _present(campaign, players)
    running = Running(
        wanted,
        standing.failures if is_next else 0,
        is_next,
        is_drafted,
        [Player(member.number, member.name) for member in present],
        record,
    )
    return campaign._replace(running=running)


def check_chapter(campaign: Campaign, chapter: int, knows_of_spoilers: bool) -> None:
    """A chapter that is not the next one tells the story out of order: that must be wanted."""
    last = campaign.rules.chapters
    if not 1 <= chapter <= last:
        raise BadCampaign(
            "chapter", "There is no chapter {chapter}: the chapters are 1 to {last}.", chapter=chapter, last=last
        )
    if chapter not in campaign.opened and not knows_of_spoilers:
        raise BadCampaign(
            "spoilers",
            "Chapter {chapter} tells the story out of order: chapter {next} is the next one; say so if you want it.",
            chapter=chapter,
            next=campaign.standing.chapter,
        )


def _present(campaign: Campaign, players: Collection[int] | None) -> list[Member]:
    """Who plays, in the members' order. Against each other: everybody."""
    if players is not None and len(set(players)) < len(players):
        raise BadCampaign("player-twice", "A member cannot sit on two seats of one table.")
    wanted = [member.number for member in campaign.members] if players is None else players
    for number in wanted:
        campaign.member(number)
    present = [member for member in campaign.members if member.number in wanted]
    if not campaign.is_shared and len(present) < len(campaign.members):
        raise BadCampaign(
            "absent", "Against each other every member plays; let a bot have the place of whoever cannot come."
        )
    counts = campaign.rules.modes[campaign.mode].seats
    if len(present) not in counts:
        raise BadCampaign(
            "seats",
            "A chapter is played by {least} to {most}, not by {count}: choose who plays this evening.",
            least=min(counts),
            most=max(counts),
            count=len(present),
        )
    return present


def options_of(campaign: Campaign, evening: Running | Session) -> dict[str, str]:
    """The options of the match of an evening."""
    return campaign.rules.options(campaign.mode, evening.chapter, evening.failures, evening.is_drafted)


def conclude(campaign: Campaign, evening: Evening, ended: float) -> Campaign:
    """The match is over: its evening enters the log."""
    running = campaign.running
    if running is None:
        raise BadCampaign("idle", "No chapter of the campaign is being played.")
    session = Session(
        running.chapter,
        running.failures,
        running.is_next,
        running.is_drafted,
        running.players,
        running.record,
        evening.is_won,
        [running.players[seat].member for seat in evening.winners],
        evening.cards,
        evening.figures,
        ended,
    )
    return campaign._replace(sessions=(*campaign.sessions, session), running=None)


def break_off(campaign: Campaign) -> Campaign:
    """The evening does not count: everything is as before it."""
    if campaign.running is None:
        raise BadCampaign("idle", "No chapter of the campaign is being played.")
    return campaign._replace(running=None)
