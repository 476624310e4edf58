"""A campaign that was played elsewhere, taken in with the matches of its evenings: all of it or nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from flibuste import bots
from flibuste.games import registry
from flibuste.kernel import Match
from flibuste.kit.campaign import BadCampaign, Campaign, Member, Running, Session
from flibuste.kit.campaign_file import from_document, game_of
from flibuste.kit.campaign_records import matches_of, unpack
from flibuste.server.campaigns.campaigns import Campaigns, refusing, rules_of
from flibuste.server.database import schema
from flibuste.server.refusals import Refusal
from flibuste.server.tables import lobby
from flibuste.server.tables.table import new_token
from flibuste.server.viewers import Viewer

Row = dict[str, Any]


def take_in(campaigns: Campaigns, viewer: Viewer, content: bytes, name: str) -> str:
    """The campaign of a packed file becomes one of this server; whoever brings it is the member of that name, or the
    first person of it. The others get links of their own."""
    with refusing():
        packed = unpack(content)
        campaign = from_document(rules_of(game_of(packed.document)), packed.document)
        me = _bringer(campaign, name)
        _check_bots(campaign.members)
        matches = matches_of(campaign, registry.game(campaign.rules.game), packed.records.get)
    id, now, ids = lobby.new_id(), time.time(), [lobby.new_id() for _ in matches]
    campaign = _with_tables(campaign, ids)
    evenings = campaign.evenings
    with campaigns.store.writing() as connection, refusing():
        for evening, match in zip(evenings, matches, strict=True):
            _check_data(connection, match)
            _lay(campaigns, connection, campaign, evening, match, now)
        change = campaigns.add(connection, id, campaign, now)
        for member in campaign.members:
            if not member.bot:
                change.give_link(member.number, new_token())
        change.hold(me.number, viewer.guest)
        if evenings:
            links = [{"table_id": table, "campaign_id": id} for table in ids]
            connection.execute(sa.insert(schema.campaign_tables), links)
        held = [row for evening in evenings for row in _held(evening, me, viewer)]
        if held:
            connection.execute(sa.insert(schema.holders), held)
    if campaign.running is not None:
        lobby.wake_bots(campaigns.tables, campaign.running.record)
    return id


def _bringer(campaign: Campaign, name: str) -> Member:
    people = [member for member in campaign.members if not member.bot]
    if not people:
        raise BadCampaign("nobody", "Only bots belong to this campaign: give one of their places to somebody first.")
    if not name:
        return people[0]
    member = campaign.named(name)
    if member.bot:
        raise BadCampaign("bot", "{name} is a bot of this campaign: say which of the people you are.", name=name)
    return member


def _check_bots(members: Sequence[Member]) -> None:
    if any(member.bot and member.bot not in bots.names() for member in members):
        raise Refusal(422, "server-no-bot", levels=", ".join(bots.names()))


def _check_data(connection: sa.Connection, match: Match) -> None:
    """The component data are those in use, or others that this server has played with."""
    if match.sheets is None:
        return
    with match.data():
        digest = match.game.data_digest(len(match.seats), match.options)
    known = sa.select(schema.sheets.c.data).where(schema.sheets.c.data == digest)
    if connection.execute(known).one_or_none() is None:
        raise BadCampaign(
            "data", "The campaign was played with other component data (an overlay?) than this server knows."
        )


def _with_tables(campaign: Campaign, ids: Sequence[str]) -> Campaign:
    """The same campaign, its evenings kept on the tables of these ids."""
    sessions = [
        session._replace(record=id)
        for session, id in zip(campaign.sessions, ids[: len(campaign.sessions)], strict=True)
    ]
    running = None if campaign.running is None else campaign.running._replace(record=ids[-1])
    return campaign._replace(sessions=sessions, running=running)


def _lay(
    campaigns: Campaigns,
    connection: sa.Connection,
    campaign: Campaign,
    evening: Session | Running,
    match: Match,
    now: float,
) -> None:
    """The table where an evening was played, or is being played, with its log."""
    id, at = evening.record, evening.ended if isinstance(evening, Session) else now
    levels = {member.number: member.bot for member in campaign.members}
    with match.data():
        header = lobby.new_header(match.game, id, at, match.options, len(match.seats), playing=True) | {
            "rules_version": match.version,
            "seed": match.seed.hex(),
            "state": "over" if match.over else "playing",
            "clock": "none",
            "open": False,
            "odds": True,
            "host": "",
        }
        seats = [
            lobby.seat_row(id, seat, "bot" if level else "person", player.name, level)
            for seat, player in enumerate(evening.players)
            for level in (levels.get(player.member, ""),)
        ]
        campaigns.tables.add(connection, header, _scored(seats, match))
    moves = [
        {"table_id": id, "number": number, "seat": seat, "action": action, "at": at}
        for number, (seat, action) in enumerate(match.record(True)["actions"])
    ]
    if moves:
        connection.execute(sa.insert(schema.log), moves)


def _scored(seats: list[Row], match: Match) -> list[Row]:
    if not match.over:
        return seats
    result = match.game.result(match.state)
    return [
        row | {"score": result.scores[seat], "rank": result.ranks[seat], "won": seat in result.winners}
        for seat, row in enumerate(seats)
    ]


def _held(evening: Session | Running, me: Member, viewer: Viewer) -> list[Row]:
    return [
        {"table_id": evening.record, "seat": seat, "guest": viewer.guest}
        for seat, player in enumerate(evening.players)
        if player.member == me.number
    ]
