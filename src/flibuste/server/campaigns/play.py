"""What members do with a campaign: begin it, come, go, hand a place over, open an evening, break it off."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from flibuste import bots
from flibuste.games import registry
from flibuste.kit import campaign_changes as changes
from flibuste.kit.campaign import Member, Running
from flibuste.server.campaigns.campaigns import CampaignChange, Campaigns, KeptCampaign, refusing, rules_of
from flibuste.server.database import schema
from flibuste.server.refusals import Refusal
from flibuste.server.tables import lobby
from flibuste.server.tables.table import new_token
from flibuste.server.viewers import Viewer, clean_name


@dataclass(frozen=True, slots=True)
class MemberPlan:
    """Who shall belong to a campaign: a name, and the level of a bot or nothing."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """An evening to be opened: the next chapter with everybody, unless something else is said."""

    players: Sequence[int] | None = None
    chapter: int | None = None
    is_drafted: bool = False
    knows_of_spoilers: bool = False


def begin(campaigns: Campaigns, viewer: Viewer, game: str, mode: str, members: Sequence[MemberPlan]) -> str:
    """A new campaign; whoever begins it is its first member."""
    id, now = lobby.new_id(), time.time()
    with refusing():
        campaign = changes.found(rules_of(game), mode, [_checked(member) for member in members])
    with campaigns.store.writing() as connection:
        change = campaigns.add(connection, id, campaign, now)
        for member in campaign.members:
            if not member.bot:
                change.give_link(member.number, new_token())
        if not campaign.members[0].bot:
            change.hold(campaign.members[0].number, viewer.guest)
    return id


def follow_link(campaigns: Campaigns, id: str, viewer: Viewer, token: str) -> None:
    """Be a member on one more device, at the table being played too."""
    with campaigns.changing(id) as change:
        number = change.kept.member_of_token(token)
        change.hold(number, viewer.guest)
        running = change.campaign.running
    seat = _seat_of(running, number)
    if running is not None and seat is not None:
        with campaigns.tables.changing(running.record) as table:
            if table.table.seats[seat].is_bot or seat in table.table.seats_of(viewer.guest):
                table.drop()
            else:
                table.hold(seat, viewer.guest)


def join(campaigns: Campaigns, id: str, viewer: Viewer, plan: MemberPlan) -> int:
    """One more member."""
    with campaigns.changing(id) as change:
        _check_belongs(change.kept, viewer)
        change.become(changes.join(change.campaign, *_checked(plan)))
        member = change.campaign.members[-1]
        if not member.bot:
            change.give_link(member.number, new_token())
        return member.number


def leave(campaigns: Campaigns, id: str, viewer: Viewer, number: int) -> None:
    with campaigns.changing(id) as change:
        _check_belongs(change.kept, viewer)
        change.become(changes.leave(change.campaign, number))
        change.take_link(number)


def hand_over(campaigns: Campaigns, id: str, viewer: Viewer, number: int, plan: MemberPlan) -> None:
    """Somebody else has the place, with a link of their own."""
    with campaigns.changing(id) as change:
        _check_belongs(change.kept, viewer)
        change.become(changes.hand_over(change.campaign, number, *_checked(plan)))
        if plan.bot:
            change.take_link(number)
        else:
            change.give_link(number, new_token())


def open_evening(campaigns: Campaigns, id: str, viewer: Viewer, plan: EveningPlan) -> str:
    """Lay the table of the next chapter, or of another. Two who press at once: the second is refused."""
    table = lobby.new_id()
    with campaigns.changing(id) as change:
        _check_belongs(change.kept, viewer)
        started = changes.start(
            change.campaign, table, plan.players, plan.chapter, plan.is_drafted, plan.knows_of_spoilers
        )
        change.become(started)
        _lay(campaigns, change, viewer)
    lobby.wake_bots(campaigns.tables, table)
    return table


def _lay(campaigns: Campaigns, change: CampaignChange, viewer: Viewer) -> None:
    campaign, running = change.campaign, change.campaign.running
    assert running is not None
    members = [campaign.member(player.member) for player in running.players]
    game = registry.game(campaign.rules.game)
    options = game.settle(changes.options_of(campaign, running))
    seats = [lobby.seat_row(running.record, seat, *_seat(member)) for seat, member in enumerate(members)]
    header = lobby.new_header(game, running.record, change.now, options, len(seats), playing=True) | {
        "clock": "none",
        "open": False,
        "odds": True,
        "host": viewer.guest,
    }
    campaigns.tables.add(change.connection, header, seats)
    places = {member.number: seat for seat, member in enumerate(members)}
    held = [
        {"table_id": running.record, "seat": places[number], "guest": guest}
        for guest, numbers in change.kept.holders.items()
        for number in numbers
        if number in places
    ]
    if held:
        change.connection.execute(sa.insert(schema.holders), held)
    link = {"table_id": running.record, "campaign_id": change.kept.id}
    change.connection.execute(sa.insert(schema.campaign_tables).values(link))


def break_off(campaigns: Campaigns, id: str, viewer: Viewer) -> None:
    """The evening being played does not count any more."""
    with campaigns.changing(id) as change:
        _check_belongs(change.kept, viewer)
        change.become(changes.break_off(change.campaign))


def seat_tokens(campaigns: Campaigns, kept: KeptCampaign, viewer: Viewer) -> Mapping[int, str]:
    """The seats of the evening being played that are the viewer's, with their tokens."""
    running = kept.campaign.running
    if running is None:
        return {}
    mine = [seat for number in kept.members_of(viewer) if (seat := _seat_of(running, number)) is not None]
    with campaigns.tables.looking(running.record) as table:
        return {seat: table.seats[seat].token for seat in sorted(mine) if not table.seats[seat].is_bot}


def _seat_of(running: Running | None, number: int) -> int | None:
    players = [] if running is None else [player.member for player in running.players]
    return players.index(number) if number in players else None


def _seat(member: Member) -> tuple[str, str, str]:
    """Kind, name and level, as the table's seats have them."""
    return ("bot" if member.bot else "person", member.name, member.bot)


def _checked(plan: MemberPlan) -> tuple[str, str]:
    if plan.bot and plan.bot not in bots.names():
        raise Refusal(422, "server-no-bot", levels=", ".join(bots.names()))
    return clean_name(plan.name), plan.bot


def _check_belongs(kept: KeptCampaign, viewer: Viewer) -> None:
    if not kept.members_of(viewer):
        raise Refusal(403, "campaign-not-yours")
