"""Laying tables, sitting down, starting, playing again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa

from flibuste import bots
from flibuste.games import registry
from flibuste.kernel import BadOption, Game, new_seed
from flibuste.server import schema
from flibuste.server.guests import Viewer, clean_name
from flibuste.server.play import default_level
from flibuste.server.problems import Refusal, not_your_seat
from flibuste.server.table import Table
from flibuste.server.tables import Change, Tables

ID_SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that could be taken for another
ID_LENGTH: Final = 12
CLOCKS: Final = ("none", "minutes:15", "minutes:30", "minutes:60", "days:1", "days:3", "days:7")
ME, FRIEND, HERE, BOT = "me", "friend", "here", "bot"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who shall sit there: me, a friend by link, somebody at my screen, a bot."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be laid."""

    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, str] = field(default_factory=dict)
    clock: str = "none"
    open: bool = False
    odds: bool = True


def against_bots(game: str) -> Plan:
    """A table to play at once: me and two bots, or as many as the game takes."""
    counts = registry.game(game).seat_counts(registry.game(game).settle({}))
    seats = min(counts, key=lambda count: abs(count - 3))
    return Plan(game, [SeatPlan(ME), *[SeatPlan(BOT)] * (seats - 1)])


def create(tables: Tables, plan: Plan, viewer: Viewer) -> str:
    """Lay a table. It starts by itself as soon as no seat is free."""
    game = _known_game(plan.game)
    options = _settled(game, plan)
    if plan.clock not in CLOCKS:
        raise Refusal(422, "server-bad-clock", clocks=", ".join(CLOCKS))
    id, now = new_id(), time.time()
    seats = _seats(id, plan, viewer)
    playing = all(seat["kind"] != "free" for seat in seats)
    header = _header(game, id, now, options, len(seats), playing) | {
        "clock": plan.clock,
        "open": plan.open,
        "odds": plan.odds,
        "host": viewer.guest,
    }
    with tables.store.writing() as connection:
        tables.add(connection, header, seats)
        mine = [n for n, seat in enumerate(plan.seats) if seat.kind in (ME, HERE)]
        if viewer.guest and mine:
            holders = [{"table_id": id, "seat": seat, "guest": viewer.guest} for seat in mine]
            connection.execute(sa.insert(schema.holders), holders)
    if playing:
        _wake_bots(tables, id)
    return id


def sit(tables: Tables, id: str, viewer: Viewer, name: str, token: str = "") -> int:
    """Take a free seat: the one whose secret link one has, or the first. Who sits already stays where they are."""
    with tables.changing(id) as change:
        table = change.table
        held = viewer.seats(table)
        if held:
            change.drop()
            return min(held)
        free = table.free()
        if token:
            invited = table.seat_of_token(token)
            free = [seat for seat in free if seat == invited]
        if not free:
            raise Refusal(409, "server-seat-taken")
        seat = free[0]
        change.hold(seat, viewer.guest)
        taken = [other.name for other in table.seats]
        change.set_seat(seat, kind="person", name=_unlike(clean_name(name, viewer.say("server-a-guest")), taken))
        _start_when_full(change)
        return seat


def join_seat(tables: Tables, id: str, viewer: Viewer, token: str) -> int | None:
    """Follow a seat's secret link: one more device on that seat. None if the seat is still free."""
    with tables.changing(id) as change:
        seat = change.table.seat_of_token(token)
        if seat is None:
            raise not_your_seat()
        if change.table.seats[seat].kind != "person" or seat in change.table.seats_of(viewer.guest):
            change.drop()
            return seat if change.table.seats[seat].kind == "person" else None
        change.hold(seat, viewer.guest)
        return seat


def leave(tables: Tables, id: str, viewer: Viewer) -> None:
    """Give the seat back before the match begins."""
    with tables.changing(id) as change:
        table = change.table
        if table.state != "waiting":
            raise Refusal(409, "server-begun")
        for seat in viewer.seats(table):
            change.release(seat)
            change.set_seat(seat, kind="free", name="", token=new_token())


def start(tables: Tables, id: str, viewer: Viewer) -> None:
    """Begin, with bots on the free seats. Only the host may; at a table without one, whoever sits there."""
    with tables.changing(id) as change:
        table = change.table
        if table.state != "waiting":
            change.drop()
            return
        if not is_host(table, viewer):
            raise not_your_seat()
        for seat in table.free():
            name = _bot_name(viewer, [other.name for other in table.seats])
            change.set_seat(seat, kind="bot", level=default_level(), name=name)
        _start_when_full(change)


def is_host(table: Table, viewer: Viewer) -> bool:
    return viewer.guest == table.host if table.host else bool(viewer.seats(table))


def rematch(tables: Tables, id: str, viewer: Viewer) -> str:
    """The same players and options once more. The first who asks lays the table, the others are led to it."""
    with tables.changing(id) as change:
        old = change.table
        if not viewer.seats(old):
            raise not_your_seat()
        if old.state != "over":
            raise Refusal(409, "server-not-over")
        if old.rematch is not None:
            change.drop()
            return old.rematch
        again = new_id()
        header = _header(old.game, again, change.now, old.options, len(old.seats), playing=True) | {
            "clock": old.clock,
            "open": False,
            "odds": old.odds,
            "host": viewer.guest,
        }
        seats = [_seat_row(again, n, seat.kind, seat.name, seat.level) for n, seat in enumerate(old.seats)]
        tables.add(change.connection, header, seats)
        holders = [
            {"table_id": again, "seat": seat, "guest": guest} for guest, held in old.holders.items() for seat in held
        ]
        if holders:
            change.connection.execute(sa.insert(schema.holders), holders)
        change.set(rematch=again)
    _wake_bots(tables, again)
    return again


def new_id() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(18)


def _known_game(key: str) -> Game[Any]:
    try:
        return registry.game(key)
    except BadOption as error:
        raise Refusal(404, "server-no-game", str(error), games=", ".join(registry.keys())) from error


def _settled(game: Game[Any], plan: Plan) -> dict[str, str]:
    """The options, complete; refused where the rulebook forbids them or the number of players."""
    try:
        options = game.settle(plan.options)
    except BadOption as error:
        raise Refusal(422, "server-bad-options", str(error)) from error
    counts = game.seat_counts(options)
    if len(plan.seats) not in counts:
        wanted = ", ".join(map(str, counts))
        raise Refusal(422, "server-bad-seat-count", counts=wanted, seats=len(plan.seats))
    try:
        game.rules(len(plan.seats), options)
    except BadOption as error:
        raise Refusal(422, "server-bad-options", str(error)) from error
    return options


def _header(game: Game[Any], id: str, now: float, options: dict[str, str], seats: int, playing: bool) -> dict[str, Any]:
    return {
        "id": id,
        "game": game.key,
        "rules_version": game.rules_version,
        "data": game.data_digest(seats, options),
        "options": options,
        "seed": new_seed().hex(),
        "state": "playing" if playing else "waiting",
        "version": 1,
        "created_at": now,
        "changed_at": now,
        "started_at": now if playing else None,
        "undo_agreed": [],
    }


def _seats(id: str, plan: Plan, viewer: Viewer) -> list[dict[str, Any]]:
    taken: list[str] = []
    rows = []
    for number, seat in enumerate(plan.seats):
        if seat.kind not in (ME, FRIEND, HERE, BOT):
            raise Refusal(422, "server-bad-seat", seat=number + 1)
        level = seat.level or default_level()
        if seat.kind == BOT and level not in bots.names():
            raise Refusal(422, "server-no-bot", levels=", ".join(bots.names()))
        name = _name(seat, viewer, taken)
        taken.append(name)
        kind = {FRIEND: "free", BOT: "bot"}.get(seat.kind, "person")
        rows.append(_seat_row(id, number, kind, name, level if kind == "bot" else ""))
    return rows


def _seat_row(id: str, number: int, kind: str, name: str, level: str) -> dict[str, Any]:
    return {"table_id": id, "seat": number, "kind": kind, "level": level, "name": name, "token": new_token()}


def _name(seat: SeatPlan, viewer: Viewer, taken: Sequence[str]) -> str:
    if seat.kind == FRIEND:
        return ""
    if seat.kind == BOT and not seat.name:
        return _bot_name(viewer, taken)
    otherwise = viewer.name if seat.kind == ME and viewer.name else viewer.say("server-a-guest")
    return _unlike(clean_name(seat.name, otherwise), taken)


def _bot_name(viewer: Viewer, taken: Sequence[str]) -> str:
    names = [name.strip() for name in viewer.say("server-bot-names").split(",")]
    return next((name for name in names if name not in taken), _unlike(names[0], taken))


def _unlike(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody has it already."""
    number, fresh = 2, name
    while fresh in taken:
        number, fresh = number + 1, f"{name} {number}"
    return fresh


def _start_when_full(change: Change) -> None:
    if not change.table.free():
        change.set(state="playing", started_at=change.now)
        change.table.begin()
        change.schedule()


def _wake_bots(tables: Tables, id: str) -> None:
    with tables.changing(id) as change:
        change.schedule()
