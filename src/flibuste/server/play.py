"""What can be done at a table where a match is on. Every function is one change, whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa

from flibuste import bots
from flibuste.kernel import SPECTATOR, BadNotation, IllegalAction, options_of
from flibuste.server import schema
from flibuste.server.guests import Viewer, clean_text
from flibuste.server.problems import Refusal, not_your_seat
from flibuste.server.store import upsert
from flibuste.server.table import REWIND, UNDO, Table
from flibuste.server.tables import Change, Tables

LONGEST_SAYING: Final = 280
LATEST_SAYINGS: Final = 50
SIGN_OF_LIFE: Final = 40.0  # seconds: an open page gives one more often than that


def answer(tables: Tables, id: str, viewer: Viewer, seat: int | None, decision: int, action: str) -> bool:
    """Answer the seat's decision of that number. Whether it counted: a late or repeated answer changes nothing."""
    with tables.changing(id) as change:
        table = change.table
        return _answer(change, viewer.the_seat(table, seat), decision, action)


def answer_as_bot(tables: Tables, id: str, seat: int, decision: int, action: str) -> bool:
    """A bot's answer; late if the seat is no longer a bot's."""
    with tables.changing(id) as change:
        if not change.table.seats[seat].is_bot:
            change.drop()
            return False
        return _answer(change, seat, decision, action)


def _answer(change: Change, seat: int, decision: int, action: str) -> bool:
    table = change.table
    match = table.playing
    if seat not in table.asked or decision != table.decision(seat):
        change.drop()
        return False
    try:
        parsed = match.game.notation.parse(action, options_of(match.state, seat))
    except (BadNotation, IllegalAction) as error:
        raise Refusal(422, "server-illegal", str(error)) from error
    change.append(seat, match.game.notation.text(parsed))
    return True


# Taking back ----------------------------------------------------------------------------------------------------------


def undo(tables: Tables, id: str, viewer: Viewer) -> None:
    """Take back my last answer: at once if nothing hidden was revealed since, else by consent of the other people."""
    with tables.changing(id) as change:
        table = change.table
        seat = last_mover(table, viewer)
        if seat is None or table.playing.over:
            raise Refusal(409, "server-nothing-to-undo")
        if table.playing.may_undo(seat):
            change.append(seat, UNDO)
        elif not set(table.people()) - viewer.seats(table):
            change.append(seat, REWIND)
        elif table.undo_seat is None:
            change.set(undo_seat=seat, undo_agreed=[])
        else:
            change.drop()


def agree(tables: Tables, id: str, viewer: Viewer, agreed: bool) -> None:
    """Answer somebody's wish to take a move back."""
    with tables.changing(id) as change:
        table = change.table
        mine = viewer.seats(table)
        if not mine:
            raise not_your_seat()
        asker = table.undo_seat
        if asker is None or asker in mine:
            change.drop()
        elif not agreed:
            change.set(undo_seat=None, undo_agreed=[])
        else:
            consent = sorted({*table.undo_agreed, *mine})
            if set(table.people()) - {*consent, *table.holders_beside(asker)}:
                change.set(undo_agreed=consent)
            else:
                change.append(asker, REWIND)


def last_mover(table: Table, viewer: Viewer) -> int | None:
    """Of the viewer's seats, the one that answered last."""
    mine = viewer.seats(table)
    return next((move.seat for move in reversed(table.playing.moves) if move.seat in mine), None)


# Bots -----------------------------------------------------------------------------------------------------------------


def default_level() -> str:
    """The bot that plays unless another is chosen: quick, and a fair opponent for a first game."""
    return "greedy"


def best_level() -> str:
    """The bot that gives hints."""
    return bots.names()[-1]


def ask_hint(tables: Tables, id: str, viewer: Viewer, seat: int | None) -> int:
    """Have a bot think about my question; the hint arrives with a later version of the table. Returns the decision."""
    with tables.changing(id) as change:
        table = change.table
        asked = viewer.the_seat(table, seat)
        decision = table.decision(asked)
        if asked not in table.asked:
            raise Refusal(409, "server-no-question")
        if table.seats[asked].hint_decision == decision:
            change.drop()
        else:
            change.task(asked, "hint")
        return decision


def give_hint(tables: Tables, id: str, seat: int, decision: int, action: str) -> None:
    with tables.changing(id) as change:
        if change.table.decision(seat) == decision:
            change.set_seat(seat, hint_decision=decision, hint_action=action)
        else:
            change.drop()


def resign(tables: Tables, id: str, viewer: Viewer, seat: int | None = None) -> None:
    """Get up for good; a bot plays on."""
    with tables.changing(id) as change:
        hand_over(change, viewer.the_seat(change.table, seat))


def replace(tables: Tables, id: str, viewer: Viewer, seat: int) -> None:
    """Let a bot play for somebody who is gone."""
    with tables.changing(id) as change:
        table = change.table
        if not viewer.seats(table) - {seat}:
            raise not_your_seat()
        if seat not in replaceable(table, seen(change.connection, id), change.now, tables.settings.away_after):
            raise Refusal(409, "server-still-there")
        hand_over(change, seat)


def clock_ran_out(tables: Tables, id: str, seat: int) -> None:
    """Let a bot play for somebody whose time is up."""
    with tables.changing(id) as change:
        deadline = change.table.deadline(seat)
        if change.table.seats[seat].is_bot or deadline is None or deadline > change.now:
            change.drop()
        else:
            hand_over(change, seat)


def hand_over(change: Change, seat: int) -> None:
    """A bot takes the seat; whoever held it may watch."""
    table = change.table
    if table.playing.over:
        raise Refusal(409, "server-over")
    change.release(seat)
    change.set_seat(seat, kind="bot", level=default_level())
    if table.undo_seat is not None:
        change.set(undo_seat=None, undo_agreed=[])
    change.schedule()


def replaceable(table: Table, seen_at: Mapping[int, float], now: float, away_after: float) -> set[int]:
    """The people everybody waits for although they left long ago or are out of time."""
    gone = set()
    for seat in table.asked:
        deadline = table.deadline(seat)
        out_of_time = deadline is not None and deadline < now
        last_sign = max(seen_at.get(seat, 0.0), table.clockwork.asked_at.get(seat, now))
        patient = table.clock.startswith("days")  # whoever plays over days may be away
        if table.seats[seat].kind == "person" and (out_of_time or (not patient and last_sign < now - away_after)):
            gone.add(seat)
    return gone


# Company --------------------------------------------------------------------------------------------------------------


def say(tables: Tables, id: str, viewer: Viewer, text: str) -> None:
    """A word to everybody at the table."""
    words = clean_text(text, LONGEST_SAYING)
    with tables.changing(id) as change:
        table = change.table
        seat = viewer.eye(table)
        name = table.seats[seat].name if seat != SPECTATOR else viewer.name
        if not name:
            raise Refusal(403, "server-say-who-you-are")
        if not words:
            raise Refusal(422, "server-say-something")
        rows = schema.chat
        number = change.connection.execute(
            sa.select(sa.func.count()).select_from(rows).where(rows.c.table_id == id)
        ).scalar_one()
        row = {"table_id": id, "number": number, "seat": seat, "name": name, "text": words, "at": change.now}
        change.connection.execute(sa.insert(rows).values(row))


def sayings(connection: sa.Connection, id: str) -> list[sa.Row[Any]]:
    """The last words said, oldest first: seat, name, text, time."""
    rows = schema.chat
    latest = sa.select(rows.c.seat, rows.c.name, rows.c.text, rows.c.at).where(rows.c.table_id == id)
    found = connection.execute(latest.order_by(rows.c.number.desc()).limit(LATEST_SAYINGS)).all()
    return list(reversed(found))


def seen(connection: sa.Connection, id: str) -> dict[int, float]:
    """When each seat last gave a sign."""
    rows = schema.presence
    found = connection.execute(sa.select(rows.c.seat, rows.c.seen_at).where(rows.c.table_id == id))
    return {seat: at for seat, at in found}


def away(table: Table, seen_at: Mapping[int, float], now: float) -> set[int]:
    """The people whose page is not open."""
    return {seat for seat in table.people() if seen_at.get(seat, 0.0) < now - SIGN_OF_LIFE}


def note_presence(tables: Tables, id: str, seats: set[int], now: float) -> None:
    """These seats are there."""
    if seats:
        rows = [{"table_id": id, "seat": seat, "seen_at": now} for seat in sorted(seats)]
        with tables.store.writing() as connection:
            connection.execute(upsert(connection, schema.presence, "seen_at"), rows)
