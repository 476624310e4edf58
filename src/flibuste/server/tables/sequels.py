"""Tables that follow from one that is over: the same players again, the same deal, or on from a moment of it."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from flibuste.kernel import SPECTATOR
from flibuste.server.database import schema
from flibuste.server.refusals import Refusal, not_your_seat
from flibuste.server.tables import lobby
from flibuste.server.tables.play import default_level
from flibuste.server.tables.table import Table
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Viewer

Row = dict[str, Any]


def rematch(tables: Tables, id: str, viewer: Viewer, same_deal: bool = False) -> str:
    """The same players and options once more, freshly shuffled or not. The first who asks lays the table, the others
    are led to it."""
    with tables.changing(id) as change:
        old = change.table
        if not viewer.seats(old):
            raise not_your_seat()
        _check_over(old)
        if old.rematch is not None:
            change.drop()
            return old.rematch
        again = lobby.new_id()
        header = lobby.new_header(
            old.game,
            again,
            change.now,
            old.options,
            len(old.seats),
            playing=True,
            deal=deal_of(old) if same_deal else "",
        )
        header |= {"clock": old.clock, "open": False, "odds": old.odds, "pace": old.pace, "host": viewer.guest}
        seats = [lobby.seat_row(again, n, at.kind, at.name, at.level, at.colour) for n, at in enumerate(old.seats)]
        _lay(tables, change.connection, header, seats, old.holders)
        change.set(rematch=again)
    lobby.wake_bots(tables, again)
    return again


def play_on(tables: Tables, id: str, viewer: Viewer, ply: int) -> str:
    """A table of one's own at the position after so many moves of a finished match: the others are bots, and what
    chance has in store is what it had."""
    again, now = lobby.new_id(), time.time()
    with tables.looking(id) as old:
        _check_over(old)
        if ply >= len(old.playing.moves):
            raise Refusal(422, "server-nothing-to-play-on")
        own = viewer.viewpoint(old)
        seat = old.playing.moves[ply].seat if own == SPECTATOR else own
        header = lobby.new_header(old.game, again, now, old.options, len(old.seats), playing=True, deal=deal_of(old))
        header |= {"clock": "none", "open": False, "odds": old.odds, "pace": old.pace, "host": viewer.guest}
        header |= {"rules_version": old.rules_version, "data": old.data}
        seats = [
            lobby.seat_row(again, n, "person", at.name, "", at.colour)
            if n == seat
            else lobby.seat_row(again, n, "bot", at.name, at.level or default_level(), at.colour)
            for n, at in enumerate(old.seats)
        ]
        text = old.game.notation.text
        log = [
            {"table_id": again, "number": number, "seat": move.seat, "action": text(move.action), "at": now}
            for number, move in enumerate(old.playing.moves[:ply])
        ]
    with tables.store.writing() as connection:
        _lay(tables, connection, header, seats, {viewer.guest: {seat}})
        if log:
            connection.execute(sa.insert(schema.log), log)
    lobby.wake_bots(tables, again)
    return again


def deal_of(table: Table) -> str:
    """What the deal of a finished match is called: as when it was laid, or by its seed."""
    return table.deal or table.seed.hex()


def _check_over(table: Table) -> None:
    if table.state != "over":
        raise Refusal(409, "server-not-over")


def _lay(
    tables: Tables,
    connection: sa.Connection,
    header: Row,
    seats: Sequence[Row],
    holders: Mapping[str, Collection[int]],
) -> None:
    tables.add(connection, header, seats)
    held = [
        {"table_id": header["id"], "seat": seat, "guest": guest} for guest, places in holders.items() for seat in places
    ]
    if held:
        connection.execute(sa.insert(schema.holders), held)
