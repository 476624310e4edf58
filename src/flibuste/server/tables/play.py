"""What can be done at a table where a match is on. Every function is one change, whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa

from flibuste import bots
from flibuste.kernel import SPECTATOR, BadNotation, IllegalAction, Match, apply, options_of
from flibuste.server.database import schema
from flibuste.server.refusals import Refusal, not_your_seat
from flibuste.server.tables.change import Change
from flibuste.server.tables.entries import REWIND, UNDO
from flibuste.server.tables.table import Table, new_token
from flibuste.server.tables.tables import Act, Tables
from flibuste.server.viewers import Viewer, clean_text

LONGEST_SAYING: Final = 280
LATEST_SAYINGS: Final = 50
SEVERAL: Final = ";"  # between answers that are given together: all of them count, or none
SIGN_OF_LIFE: Final = 40.0  # seconds: an open page gives one more often than that


def answer(tables: Tables, id: str, viewer: Viewer, seat: int | None, decision: int, action: str) -> bool:
    """Answer the seat's decision of that number. Whether it counted: a late or repeated answer changes nothing."""
    return tables.change(id, answering(viewer, seat, decision, action))


def answering(viewer: Viewer, seat: int | None, decision: int, action: str) -> Act[bool]:
    """What an answer does, whichever way it came."""
    return lambda change: _answer(change, viewer.the_seat(change.table, seat), decision, action)


def answer_as_bot(tables: Tables, id: str, seat: int, decision: int, action: str) -> bool:
    """A bot's answer; late if the seat is no longer a bot's."""

    def act(change: Change) -> bool:
        if not change.table.seats[seat].is_bot:
            change.drop()
            return False
        return _answer(change, seat, decision, action)

    return tables.change(id, act)


def _answer(change: Change, seat: int, decision: int, action: str) -> bool:
    table = change.table
    match = table.playing
    if seat not in table.asked or decision != table.decision(seat):
        change.drop()
        return False
    for parsed in _parsed(match, seat, action.split(SEVERAL)):
        change.append(seat, parsed)
    return True


def _parsed(match: Match, seat: int, texts: Sequence[str]) -> list[int]:
    """Answers in a row, each legal after those before it; nothing is changed. Chance may have no hand in any but the
    last: otherwise one could try out what it has in store."""
    state, found = match.state, list[int]()
    for text in texts:
        if found:
            state = state.clone()
            state.sink = None
            apply(state, seat, found[-1])
            if state.rng != match.state.rng:
                raise Refusal(422, "server-together")
        try:
            found.append(match.game.notation.parse(text.strip(), options_of(state, seat)))
        except (BadNotation, IllegalAction) as error:
            raise Refusal(422, "server-illegal", str(error)) from error
    return found


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
            change.set_seat(asked, hints=table.seats[asked].hints + 1)
            change.task(asked, "hint")
        return decision


def give_hint(tables: Tables, id: str, seat: int, decision: int, action: str) -> None:
    with tables.changing(id) as change:
        if change.table.decision(seat) == decision:
            hints = change.table.seats[seat].hints + 1
            change.set_seat(seat, hint_decision=decision, hint_action=action, hints=hints)
        else:
            change.drop()


def resign(tables: Tables, id: str, viewer: Viewer, seat: int | None = None) -> None:
    """Get up for good; a bot plays on."""
    with tables.changing(id) as change:
        left = viewer.the_seat(change.table, seat)
        hand_over(change, left)
        change.release(left)
        change.set_seat(left, token=new_token())


def replace(tables: Tables, id: str, viewer: Viewer, seat: int) -> None:
    """Let a bot play for somebody who is gone."""
    with tables.changing(id) as change:
        table = change.table
        if not viewer.seats(table) - {seat}:
            raise not_your_seat()
        if seat not in replaceable(
            table, tables.presence.of(change.connection, id), change.now, tables.settings.away_after
        ):
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
    """A bot takes the seat; whoever held it may watch, and come back."""
    table = change.table
    if table.playing.over:
        raise Refusal(409, "server-over")
    change.set_seat(seat, kind="bot", level=default_level())
    if table.undo_seat is not None:
        change.set(undo_seat=None, undo_agreed=[])
    change.schedule()


def come_back(tables: Tables, id: str, viewer: Viewer) -> None:
    """Take one's seat again where a bot plays in one's stead."""
    with tables.changing(id) as change:
        table = change.table
        left = table.seats_to_return_to(viewer.guest, viewer.token)
        if not left:
            raise not_your_seat()
        if table.playing.over:
            raise Refusal(409, "server-over")
        for seat in sorted(left):
            change.set_seat(seat, kind="person", level="")
            if table.seconds_left(seat, change.now) == 0.0:
                raise Refusal(409, "server-no-time-left")
        change.schedule()


def replaceable(table: Table, seen_at: Mapping[int, float], now: float, away_after: float) -> set[int]:
    """The people everybody waits for although they left long ago or are out of time."""
    gone = set()
    for seat in table.asked:
        deadline = table.deadline(seat)
        out_of_time = deadline is not None and deadline < now
        last_sign = max(seen_at.get(seat, 0.0), table.thinking_time.asked_at.get(seat, now))
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
        seat = viewer.viewpoint(table)
        name = table.seats[seat].name if seat != SPECTATOR else viewer.name
        if seat == SPECTATOR and not may_talk_from_afar(table, viewer):
            raise Refusal(403, "server-say-who-you-are")
        if not words:
            raise Refusal(422, "server-say-something")
        rows = schema.chat
        number = change.connection.execute(
            sa.select(sa.func.count()).select_from(rows).where(rows.c.table_id == id)
        ).scalar_one()
        row = {"table_id": id, "number": number, "seat": seat, "name": name, "text": words, "at": change.now}
        change.connection.execute(sa.insert(rows).values(row))


def may_talk_from_afar(table: Table, viewer: Viewer) -> bool:
    """Whoever watches an open table and has a name. A table that is not listed is its players' own."""
    return table.open and bool(viewer.name)


def sayings(connection: sa.Connection, id: str) -> list[sa.Row[Any]]:
    """The last words said, oldest first: seat, name, text, time."""
    rows = schema.chat
    latest = sa.select(rows.c.seat, rows.c.name, rows.c.text, rows.c.at).where(rows.c.table_id == id)
    found = connection.execute(latest.order_by(rows.c.number.desc()).limit(LATEST_SAYINGS)).all()
    return list(reversed(found))


def away(table: Table, seen_at: Mapping[int, float], now: float) -> set[int]:
    """The people whose page is not open."""
    return {seat for seat in table.people() if seen_at.get(seat, 0.0) < now - SIGN_OF_LIFE}
