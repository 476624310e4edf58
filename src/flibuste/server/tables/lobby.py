"""Laying tables, sitting down, starting."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa

from flibuste import bots
from flibuste.games import registry
from flibuste.kernel import BadOption, Game, new_seed, seed_of
from flibuste.render.svg.face import face
from flibuste.server.database import schema
from flibuste.server.refusals import Refusal, not_your_seat
from flibuste.server.tables.change import Change
from flibuste.server.tables.play import default_level
from flibuste.server.tables.table import Table, new_token
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Viewer, clean_name, clean_text

ID_SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that could be taken for another
ID_LENGTH: Final = 12
CLOCKS: Final = ("none", "minutes:15", "minutes:30", "minutes:60", "days:1", "days:3", "days:7")
LONGEST_DEAL: Final = 64
ME, FRIEND, HERE, BOT = "me", "friend", "here", "bot"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who shall sit there: me, a friend by link, somebody at my screen, a bot."""

    kind: str
    name: str = ""
    level: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be laid."""

    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, str] = field(default_factory=dict)
    clock: str = "none"
    open: bool = False
    odds: bool = True
    deal: str = ""  # the same deal again: everybody at the table sees what its seed is made of
    pace: float | None = None


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
    deal = clean_text(plan.deal, LONGEST_DEAL + 1)
    if len(deal) > LONGEST_DEAL:
        raise Refusal(422, "server-bad-deal", most=LONGEST_DEAL)
    if all(seat.kind == BOT for seat in plan.seats):
        tables.bot_tables.check(viewer.address)
    id, now = new_id(), time.time()
    seats = _seats(id, plan, viewer)
    playing = all(seat["kind"] != "free" for seat in seats)
    header = new_header(game, id, now, options, len(seats), playing, deal) | {
        "clock": plan.clock,
        "open": plan.open,
        "odds": plan.odds,
        "pace": plan.pace,
        "host": viewer.guest,
    }
    with tables.store.writing() as connection:
        tables.add(connection, header, seats)
        mine = [n for n, seat in enumerate(plan.seats) if seat.kind in (ME, HERE)]
        if viewer.guest and mine:
            holders = [{"table_id": id, "seat": seat, "guest": viewer.guest} for seat in mine]
            connection.execute(sa.insert(schema.holders), holders)
    if playing:
        wake_bots(tables, id)
    return id


def sit(tables: Tables, id: str, viewer: Viewer, name: str, token: str = "", colour: str = "") -> int:
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
        _check_colour(table.game.key, seat, colour, [other.colour for other in table.seats])
        change.hold(seat, viewer.guest)
        taken = [other.name for other in table.seats]
        called = _unlike(clean_name(name, viewer.say("server-a-guest")), taken)
        change.set_seat(seat, kind="person", name=called, colour=colour)
        _start_when_full(change)
        return seat


def join_seat(tables: Tables, id: str, viewer: Viewer, token: str) -> None:
    """Follow a seat's secret link: one more device on that seat; where a bot plays in one's stead, to come back."""
    with tables.changing(id) as change:
        seat = change.table.seat_of_token(token)
        if seat is None:
            raise not_your_seat()
        if change.table.seats[seat].kind == "free" or seat in change.table.holders.get(viewer.guest, ()):
            change.drop()
        else:
            change.hold(seat, viewer.guest)


def leave(tables: Tables, id: str, viewer: Viewer) -> None:
    """Give the seat back before the match begins."""
    with tables.changing(id) as change:
        table = change.table
        if table.state != "waiting":
            raise Refusal(409, "server-begun")
        for seat in viewer.seats(table):
            change.release(seat)
            change.set_seat(seat, kind="free", name="", colour="", token=new_token())


def start(tables: Tables, id: str, viewer: Viewer) -> None:
    """Begin, with bots on the free seats. Only the host may; at a table without one, whoever sits there."""
    with tables.changing(id) as change:
        table = change.table
        if table.state != "waiting":
            change.drop()
            return
        if not is_host(table, viewer):
            raise not_your_seat()
        if not table.people():
            tables.bot_tables.check(viewer.address)
        for seat in table.free():
            name = _bot_name(viewer, [other.name for other in table.seats])
            change.set_seat(seat, kind="bot", level=default_level(), name=name)
        _start_when_full(change)


def is_host(table: Table, viewer: Viewer) -> bool:
    return viewer.guest == table.host if table.host else bool(viewer.seats(table))


def new_id() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


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


def new_header(
    game: Game[Any], id: str, now: float, options: dict[str, str], seats: int, playing: bool, deal: str = ""
) -> dict[str, Any]:
    return {
        "id": id,
        "game": game.key,
        "rules_version": game.rules_version,
        "data": game.data_digest(seats, options),
        "options": options,
        "seed": (seed_of(deal) if deal else new_seed()).hex(),
        "deal": deal,
        "state": "playing" if playing else "waiting",
        "version": 1,
        "created_at": now,
        "changed_at": now,
        "started_at": now if playing else None,
        "undo_agreed": [],
    }


def _seats(id: str, plan: Plan, viewer: Viewer) -> list[dict[str, Any]]:
    taken: list[str] = []
    rows: list[dict[str, Any]] = []
    for number, seat in enumerate(plan.seats):
        if seat.kind not in (ME, FRIEND, HERE, BOT):
            raise Refusal(422, "server-bad-seat", seat=number + 1)
        level = seat.level or default_level()
        if seat.kind == BOT and level not in bots.names():
            raise Refusal(422, "server-no-bot", levels=", ".join(bots.names()))
        _check_colour(plan.game, number, seat.colour, [row["colour"] for row in rows])
        name = _name(seat, viewer, taken)
        taken.append(name)
        kind = {FRIEND: "free", BOT: "bot"}.get(seat.kind, "person")
        rows.append(seat_row(id, number, kind, name, level if kind == "bot" else "", seat.colour))
    return rows


def _check_colour(game: str, seat: int, colour: str, taken: Sequence[str]) -> None:
    left = [other for other in face(game).COLOURS if other not in taken]
    if colour and colour not in left:
        raise Refusal(422, "server-bad-colour", seat=seat + 1, colours=", ".join(left))


def seat_row(id: str, number: int, kind: str, name: str, level: str, colour: str = "") -> dict[str, Any]:
    row = {"table_id": id, "seat": number, "kind": kind, "level": level, "name": name, "colour": colour}
    return row | {"token": new_token()}


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


def wake_bots(tables: Tables, id: str) -> None:
    with tables.changing(id) as change:
        change.schedule()
