"""The JSON interface, mounted at /api."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from flibuste import __version__, bots
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.server.api import campaigns, direct
from flibuste.server.api import models as m
from flibuste.server.api.description import completed
from flibuste.server.api.direct import DirectRoute
from flibuste.server.api.position import drawing, log, position, seat_view
from flibuste.server.api.provided import PROBLEMS, Provided, Who
from flibuste.server.refusals import Refusal
from flibuste.server.responses import refused, table_link
from flibuste.server.services import Services
from flibuste.server.streams.stream import news, stream
from flibuste.server.tables import listings, lobby, play, sequels
from flibuste.server.tables.table import Table
from flibuste.server.viewers import Viewer

DESCRIPTION: Final = """
Create a table, sit down, see what your seat may see, answer its questions.
A seat is played with its token: `Authorization: Bearer <token>`. Without one you watch.
Sentences come in the language of `Accept-Language` (fr, en). Refusals are `application/problem+json`.
"""
LONGEST_WAIT: Final = 30.0
TableId = Annotated[str, Path(max_length=64, description="the id of the table, as in its address /t/<id>")]

router = APIRouter(responses=PROBLEMS)
hot = APIRouter(responses=PROBLEMS, route_class=DirectRoute)


def build(services: Services) -> FastAPI:
    """The interface over this process's services."""
    api = FastAPI(title="Flibuste", version=__version__, description=DESCRIPTION, docs_url=None, redoc_url=None)
    api.state.services = services
    api.include_router(hot)
    api.include_router(router)
    api.include_router(campaigns.router)
    describe = api.openapi
    api.openapi = lambda: completed(describe())  # type: ignore[method-assign]

    @api.exception_handler(RequestValidationError)
    def on_bad_request(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        return refused(services, request, Refusal(422, "server-bad-request", f"{where}: {first['msg']}", where=where))

    return api


def look(services: Services, id: str, who: Viewer, status: int = 200) -> Response:
    with services.tables.looking(id) as table:
        return direct.json_response(position(table, who), status)


def held(request: Request, table: Table, seats: list[int]) -> list[m.HeldSeat]:
    links = [table_link(request, table.id, seat.token) for seat in table.seats]
    return [m.HeldSeat(seat=n, token=table.seats[n].token, link=links[n]) for n in seats]


@router.get("/games", response_model=list[m.GameDescription])
def games(services: Provided, who: Who) -> Any:
    """The games: how many can play, what can be chosen, which bots there are."""
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
def open_tables(services: Provided) -> Any:
    """Tables with a free seat that anybody may take."""
    with services.store.reading() as connection:
        return [table.document() for table in listings.open_tables(connection)]


@router.post("/tables", response_model=m.Created, status_code=201)
def create(services: Provided, request: Request, wanted: m.NewTable, who: Who) -> Any:
    """Lay a table. The answer holds the tokens of your seats and of the free ones, which are yours to give away."""
    seats = [lobby.SeatPlan(seat.kind, seat.name, seat.level, seat.colour) for seat in wanted.seats]
    plan = lobby.Plan(seats=seats, **wanted.model_dump(exclude={"seats"}))
    id = lobby.create(services.tables, plan, who)
    with services.tables.looking(id) as table:
        given = [n for n, seat in enumerate(table.seats) if not seat.is_bot]
        return m.Created(table=id, link=table_link(request, id), seats=held(request, table, given))


@hot.get("/tables/{table}", response_model=m.Position)
def see(services: Provided, table: TableId, who: Who) -> Any:
    """The position as your seat may see it, with your question and every legal answer."""
    return look(services, table, who)


@router.get("/tables/{table}/view", response_model=m.SeatView)
async def view(
    services: Provided,
    table: TableId,
    who: Who,
    since: Annotated[int, Query(ge=-1, le=1_000_000, description="the version one has seen")] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds to wait for a newer one")] = 0.0,
) -> Any:
    """All that your seat may know, as `flibuste.kernel.view_of` reads it: bots written for the library play with it.
    With `since` and `wait` the answer comes when there is something new, or when the time is over."""
    await news(services, who, table, since, wait)
    return await run_in_threadpool(_look_through, services, table, who)


def _look_through(services: Services, id: str, who: Viewer) -> Response:
    with services.tables.looking(id) as table:
        return direct.json_response(seat_view(table, who))


@router.post("/tables/{table}/join", response_model=m.HeldSeat)
def join(services: Provided, request: Request, table: TableId, wanted: m.Join, who: Who) -> Any:
    """Sit down on a free seat."""
    seat = lobby.sit(services.tables, table, who, wanted.name, wanted.token, wanted.colour)
    with services.tables.looking(table) as now:
        return held(request, now, [seat])[0]


@router.post("/tables/{table}/start", response_model=m.Position)
def start(services: Provided, table: TableId, who: Who) -> Any:
    """Begin at once: bots take the free seats."""
    lobby.start(services.tables, table, who)
    return look(services, table, who)


@router.post("/tables/{table}/leave", response_model=m.Position)
def leave(services: Provided, table: TableId, who: Who) -> Any:
    """Give your seat back before the game begins."""
    lobby.leave(services.tables, table, who)
    return look(services, table, who)


@hot.post("/tables/{table}/answers", response_model=m.Answered)
def answer(services: Provided, table: TableId, given: m.Answer, who: Who) -> Any:
    """Answer your decision. An accepted answer is on disk; a late or repeated one is harmless."""
    accepted = play.answer(services.tables, table, who, None, given.decision, given.action)
    with services.tables.looking(table, just_changed=accepted) as now:
        return direct.json_response({"accepted": accepted, "position": position(now, who)})


@router.post("/tables/{table}/undo", response_model=m.Position)
def undo(services: Provided, table: TableId, wish: m.Consent, who: Who) -> Any:
    """Take your last answer back, ask the others to agree to it, or answer their wish."""
    if wish.answer == "ask":
        play.undo(services.tables, table, who)
    else:
        play.agree(services.tables, table, who, wish.answer == "agree")
    return look(services, table, who)


@router.post("/tables/{table}/hint", response_model=m.Position, status_code=202)
def hint(services: Provided, table: TableId, who: Who) -> Any:
    """Have a bot think about your question; the hint appears in a later version of the position."""
    play.ask_hint(services.tables, table, who, None)
    return look(services, table, who, 202)


@router.post("/tables/{table}/resign", response_model=m.Position)
def resign(services: Provided, table: TableId, who: Who) -> Any:
    """Get up for good; a bot plays on."""
    play.resign(services.tables, table, who)
    return look(services, table, who)


@router.post("/tables/{table}/replace", response_model=m.Position)
def replace(services: Provided, table: TableId, other: m.OtherSeat, who: Who) -> Any:
    """Let a bot play for somebody who is away or out of time."""
    play.replace(services.tables, table, who, other.seat)
    return look(services, table, who)


@router.post("/tables/{table}/return", response_model=m.Position)
def come_back(services: Provided, table: TableId, who: Who) -> Any:
    """Take your seat again where a bot plays in your stead."""
    play.come_back(services.tables, table, who)
    return look(services, table, who)


@router.post("/tables/{table}/rematch", response_model=m.Created)
def rematch(services: Provided, request: Request, table: TableId, who: Who, wanted: m.Again | None = None) -> Any:
    """The same players and options once more, freshly shuffled unless the same deal is wanted."""
    with services.tables.looking(table) as old:
        seat = who.viewpoint(old)
    again = sequels.rematch(services.tables, table, who, wanted is not None and wanted.same_deal)
    with services.tables.looking(again) as new:
        return m.Created(table=again, link=table_link(request, again), seats=held(request, new, [seat]))


@router.post("/tables/{table}/chat", response_model=m.Company)
def chat(services: Provided, table: TableId, saying: m.Saying, who: Who) -> Any:
    """A word to the table."""
    play.say(services.tables, table, who, saying.text)
    return company(services, table)


@router.get("/tables/{table}/company", response_model=m.Company)
def company(services: Provided, table: TableId) -> Any:
    """Who is away, what the clocks say, and the last words said."""
    now = time.time()
    with services.tables.looking(table) as found, services.store.reading() as connection:
        seen = services.tables.presence.of(connection, table)
        return {
            "away": sorted(play.away(found, seen, now)),
            "replaceable": sorted(play.replaceable(found, seen, now, services.settings.away_after)),
            "seconds_left": [found.seconds_left(seat, now) for seat in range(len(found.seats))],
            "chat": [line._asdict() for line in play.sayings(connection, table)],
        }


@router.get("/tables/{table}/log", response_model=list[m.LogEntry])
def history(services: Provided, table: TableId, who: Who, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0) -> Any:
    """What your seat may know of what happened."""
    with services.tables.looking(table) as found:
        return direct.json_response(log(found, who, since))


@router.get("/tables/{table}/components", response_model=dict[str, Any])
def components(services: Provided, table: TableId) -> Any:
    """The cards, tiles and numbers that the table is played with, by the names that the board has for them."""
    with services.tables.looking(table) as found:
        return direct.json_response(found.sheets or found.game.sheets(len(found.seats), found.options))


@router.get("/tables/{table}/record", response_model=dict[str, Any])
def record(services: Provided, table: TableId) -> Any:
    """The whole match with its seed, once it is over: `flibuste verify` recomputes it."""
    return direct.json_response(listings.record(services.tables, table))


@router.get("/tables/{table}/stream", response_class=Response, include_in_schema=False)
async def follow(services: Provided, request: Request, table: TableId, who: Who) -> Any:
    return await stream(services, request, who, table, drawing(who))
