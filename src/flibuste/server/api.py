"""The JSON interface, mounted at /api."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from pydantic_core import to_json

from flibuste import __version__, bots
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.server import apimodels as m
from flibuste.server import listings, lobby, play, quick
from flibuste.server.answers import refused, table_link
from flibuste.server.guests import Viewer
from flibuste.server.position import log, position
from flibuste.server.problems import Refusal
from flibuste.server.quick import QuickRoute
from flibuste.server.services import Services
from flibuste.server.streams import stream
from flibuste.server.table import Table

DESCRIPTION: Final = """
Create a table, sit down, see what your seat may see, answer its questions.
A seat is played with its token: `Authorization: Bearer <token>`. Without one you watch.
Sentences come in the language of `Accept-Language` (fr, en). Refusals are `application/problem+json`.
"""
TableId = Annotated[str, Path(max_length=64, description="the id of the table, as in its address /t/<id>")]
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": m.Problem, "description": text, "content": {"application/problem+json": {}}}
    for code, text in {
        400: "malformed",
        403: "not your seat",
        404: "no such table",
        409: "not now",
        413: "too large",
        422: "refused",
        429: "too many requests",
    }.items()
}


router = APIRouter(responses=PROBLEMS)
hot = APIRouter(responses=PROBLEMS, route_class=QuickRoute)


async def _hall(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def _viewer(request: Request) -> Viewer:
    services: Services = request.app.state.services
    return services.doorkeeper.viewer(request)


Hall = Annotated[Services, Depends(_hall)]
Who = Annotated[Viewer, Depends(_viewer)]


def build(services: Services) -> FastAPI:
    """The interface over this process's services."""
    api = FastAPI(title="Flibuste", version=__version__, description=DESCRIPTION, docs_url=None, redoc_url=None)
    api.state.services = services
    api.include_router(hot)
    api.include_router(router)

    @api.exception_handler(RequestValidationError)
    def on_bad_request(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        return refused(services, request, Refusal(422, "server-bad-request", f"{where}: {first['msg']}", where=where))

    return api


def look(hall: Services, id: str, who: Viewer, status: int = 200) -> Response:
    with hall.tables.looking(id) as table:
        return quick.answer(position(table, who), status)


def held(request: Request, table: Table, seats: list[int]) -> list[m.HeldSeat]:
    links = [table_link(request, table.id, seat.token) for seat in table.seats]
    return [m.HeldSeat(seat=n, token=table.seats[n].token, link=links[n]) for n in seats]


@router.get("/games", response_model=list[m.GameOnTheShelf])
def games(hall: Hall, who: Who) -> Any:
    """The games on the shelf: how many can play, what can be chosen, which bots there are."""
    return [
        {
            "key": key,
            "title": phrasebook(who.lang, key).say("game-title"),
            "seat_counts": registry.game(key).all_seat_counts(),
            "options": [{"key": c.key, "values": list(c.values)} for c in registry.game(key).choices],
            "bots": bots.names(),
        }
        for key in registry.keys()
    ]


@router.get("/tables", response_model=list[m.OpenTable])
def open_tables(hall: Hall) -> Any:
    """Tables with a free seat that anybody may take."""
    with hall.store.reading() as connection:
        return [table.document() for table in listings.open_tables(connection)]


@router.post("/tables", response_model=m.Created, status_code=201)
def create(hall: Hall, request: Request, wanted: m.NewTable, who: Who) -> Any:
    """Lay a table. The answer holds the tokens of your seats and of the free ones, which are yours to give away."""
    seats = [lobby.SeatPlan(seat.kind, seat.name, seat.level) for seat in wanted.seats]
    plan = lobby.Plan(wanted.game, seats, wanted.options, wanted.clock, wanted.open, wanted.odds)
    id = lobby.create(hall.tables, plan, who)
    with hall.tables.looking(id) as table:
        given = [n for n, seat in enumerate(table.seats) if not seat.is_bot]
        return m.Created(table=id, link=table_link(request, id), seats=held(request, table, given))


@hot.get("/tables/{table}", response_model=m.Position)
def see(hall: Hall, table: TableId, who: Who) -> Any:
    """The position as your seat may see it, with your question and every legal answer."""
    return look(hall, table, who)


@router.post("/tables/{table}/join", response_model=m.HeldSeat)
def join(hall: Hall, request: Request, table: TableId, wanted: m.Join, who: Who) -> Any:
    """Sit down on a free seat."""
    seat = lobby.sit(hall.tables, table, who, wanted.name, wanted.token)
    with hall.tables.looking(table) as now:
        return held(request, now, [seat])[0]


@router.post("/tables/{table}/start", response_model=m.Position)
def start(hall: Hall, table: TableId, who: Who) -> Any:
    """Begin at once: bots take the free seats."""
    lobby.start(hall.tables, table, who)
    return look(hall, table, who)


@router.post("/tables/{table}/leave", response_model=m.Position)
def leave(hall: Hall, table: TableId, who: Who) -> Any:
    """Give your seat back before the game begins."""
    lobby.leave(hall.tables, table, who)
    return look(hall, table, who)


@hot.post("/tables/{table}/answers", response_model=m.Answered)
def answer(hall: Hall, table: TableId, given: m.Answer, who: Who) -> Any:
    """Answer your decision. An accepted answer is on disk; a late or repeated one is harmless."""
    accepted = play.answer(hall.tables, table, who, None, given.decision, given.action)
    with hall.tables.looking(table, just_changed=accepted) as now:
        return quick.answer({"accepted": accepted, "position": position(now, who)})


@router.post("/tables/{table}/undo", response_model=m.Position)
def undo(hall: Hall, table: TableId, wish: m.Consent, who: Who) -> Any:
    """Take your last answer back, ask the others to agree to it, or answer their wish."""
    if wish.answer == "ask":
        play.undo(hall.tables, table, who)
    else:
        play.agree(hall.tables, table, who, wish.answer == "agree")
    return look(hall, table, who)


@router.post("/tables/{table}/hint", response_model=m.Position, status_code=202)
def hint(hall: Hall, table: TableId, who: Who) -> Any:
    """Have a bot think about your question; the hint appears in a later version of the position."""
    play.ask_hint(hall.tables, table, who, None)
    return look(hall, table, who, 202)


@router.post("/tables/{table}/resign", response_model=m.Position)
def resign(hall: Hall, table: TableId, who: Who) -> Any:
    """Get up for good; a bot plays on."""
    play.resign(hall.tables, table, who)
    return look(hall, table, who)


@router.post("/tables/{table}/replace", response_model=m.Position)
def replace(hall: Hall, table: TableId, other: m.OtherSeat, who: Who) -> Any:
    """Let a bot play for somebody who is away or out of time."""
    play.replace(hall.tables, table, who, other.seat)
    return look(hall, table, who)


@router.post("/tables/{table}/rematch", response_model=m.Created)
def rematch(hall: Hall, request: Request, table: TableId, who: Who) -> Any:
    """The same players and options once more."""
    with hall.tables.looking(table) as old:
        seat = who.eye(old)
    again = lobby.rematch(hall.tables, table, who)
    with hall.tables.looking(again) as new:
        return m.Created(table=again, link=table_link(request, again), seats=held(request, new, [seat]))


@router.post("/tables/{table}/chat", response_model=m.Company)
def chat(hall: Hall, table: TableId, saying: m.Saying, who: Who) -> Any:
    """A word to the table."""
    play.say(hall.tables, table, who, saying.text)
    return company(hall, table)


@router.get("/tables/{table}/company", response_model=m.Company)
def company(hall: Hall, table: TableId) -> Any:
    """Who is away, what the clocks say, and the last words said."""
    now = time.time()
    with hall.tables.looking(table) as found, hall.store.reading() as connection:
        seen = play.seen(connection, table)
        return {
            "away": sorted(play.away(found, seen, now)),
            "replaceable": sorted(play.replaceable(found, seen, now, hall.settings.away_after)),
            "seconds_left": [found.seconds_left(seat, now) for seat in range(len(found.seats))],
            "chat": [line._asdict() for line in play.sayings(connection, table)],
        }


@router.get("/tables/{table}/log", response_model=list[m.LogEntry])
def history(hall: Hall, table: TableId, who: Who, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0) -> Any:
    """What your seat may know of what happened."""
    with hall.tables.looking(table) as found:
        return quick.answer(log(found, who, since))


@router.get("/tables/{table}/record", response_model=dict[str, Any])
def record(hall: Hall, table: TableId) -> Any:
    """The whole match with its seed, once it is over: `flibuste verify` recomputes it."""
    return quick.answer(listings.record(hall.tables, table))


@router.get("/tables/{table}/stream", response_class=Response, include_in_schema=False)
async def follow(hall: Hall, request: Request, table: TableId, who: Who) -> Any:
    return await stream(hall, request, who, table, lambda now, eye: to_json(position(now, eye)).decode())
