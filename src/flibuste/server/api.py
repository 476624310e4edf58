"""The JSON interface, mounted at /api."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response

from flibuste import __version__, bots
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.server import apimodels as m
from flibuste.server import listings, lobby, play
from flibuste.server.answers import refused, table_link
from flibuste.server.guests import Viewer
from flibuste.server.position import log, position
from flibuste.server.problems import Refusal
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


def build(services: Services) -> FastAPI:
    """The interface over this process's services."""
    api = FastAPI(
        title="Flibuste",
        version=__version__,
        description=DESCRIPTION,
        docs_url=None,
        redoc_url=None,
        responses=PROBLEMS,
    )
    tables = services.tables

    def viewer(request: Request) -> Viewer:
        return services.doorkeeper.viewer(request)

    Who = Annotated[Viewer, Depends(viewer)]

    def look(id: str, who: Viewer, status: int = 200) -> JSONResponse:
        with tables.looking(id) as table:
            return JSONResponse(position(table, who), status)

    def held(request: Request, table: Table, seats: list[int]) -> list[m.HeldSeat]:
        links = [table_link(request, table.id, seat.token) for seat in table.seats]
        return [m.HeldSeat(seat=n, token=table.seats[n].token, link=links[n]) for n in seats]

    @api.exception_handler(Refusal)
    def on_refusal(request: Request, error: Refusal) -> Response:
        return refused(services, request, error)

    @api.exception_handler(RequestValidationError)
    def on_bad_request(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        return refused(services, request, Refusal(422, "server-bad-request", f"{where}: {first['msg']}", where=where))

    @api.get("/games", response_model=list[m.GameOnTheShelf])
    def games(who: Who) -> Any:
        """The games on the shelf: how many can play, what can be chosen, which bots there are."""
        return [
            {
                "key": key,
                "title": phrasebook(who.lang, key).say("game-title"),
                "seat_counts": registry.game(key).all_seat_counts(),
                "options": [{"key": c.key, "values": list(c.values)} for c in registry.game(key).choices],
                "bots": bots.names(),
            }
            for key in registry.SHELF
        ]

    @api.get("/tables", response_model=list[m.OpenTable])
    def open_tables() -> Any:
        """Tables with a free seat that anybody may take."""
        with services.store.reading() as connection:
            return [table.document() for table in listings.open_tables(connection)]

    @api.post("/tables", response_model=m.Created, status_code=201)
    def create(request: Request, wanted: m.NewTable, who: Who) -> Any:
        """Lay a table. The answer holds the tokens of your seats and of the free ones, which are yours to give away."""
        seats = [lobby.SeatPlan(seat.kind, seat.name, seat.level) for seat in wanted.seats]
        plan = lobby.Plan(wanted.game, seats, wanted.options, wanted.clock, wanted.open, wanted.odds)
        id = lobby.create(tables, plan, who)
        with tables.looking(id) as table:
            given = [n for n, seat in enumerate(table.seats) if not seat.is_bot]
            return m.Created(table=id, link=table_link(request, id), seats=held(request, table, given))

    @api.get("/tables/{table}", response_model=m.Position)
    def see(table: TableId, who: Who) -> Any:
        """The position as your seat may see it, with your question and every legal answer."""
        return look(table, who)

    @api.post("/tables/{table}/join", response_model=m.HeldSeat)
    def join(request: Request, table: TableId, wanted: m.Join, who: Who) -> Any:
        """Sit down on a free seat."""
        seat = lobby.sit(tables, table, who, wanted.name, wanted.token)
        with tables.looking(table) as now:
            return held(request, now, [seat])[0]

    @api.post("/tables/{table}/start", response_model=m.Position)
    def start(table: TableId, who: Who) -> Any:
        """Begin at once: bots take the free seats."""
        lobby.start(tables, table, who)
        return look(table, who)

    @api.post("/tables/{table}/leave", response_model=m.Position)
    def leave(table: TableId, who: Who) -> Any:
        """Give your seat back before the game begins."""
        lobby.leave(tables, table, who)
        return look(table, who)

    @api.post("/tables/{table}/answers", response_model=m.Answered)
    def answer(table: TableId, given: m.Answer, who: Who) -> Any:
        """Answer your decision. An accepted answer is on disk; a late or repeated one is harmless."""
        accepted = play.answer(tables, table, who, None, given.decision, given.action)
        with tables.looking(table) as now:
            return JSONResponse({"accepted": accepted, "position": position(now, who)})

    @api.post("/tables/{table}/undo", response_model=m.Position)
    def undo(table: TableId, wish: m.Consent, who: Who) -> Any:
        """Take your last answer back, ask the others to agree to it, or answer their wish."""
        if wish.answer == "ask":
            play.undo(tables, table, who)
        else:
            play.agree(tables, table, who, wish.answer == "agree")
        return look(table, who)

    @api.post("/tables/{table}/hint", response_model=m.Position, status_code=202)
    def hint(table: TableId, who: Who) -> Any:
        """Have a bot think about your question; the hint appears in a later version of the position."""
        play.ask_hint(tables, table, who, None)
        return look(table, who, 202)

    @api.post("/tables/{table}/resign", response_model=m.Position)
    def resign(table: TableId, who: Who) -> Any:
        """Get up for good; a bot plays on."""
        play.resign(tables, table, who)
        return look(table, who)

    @api.post("/tables/{table}/replace", response_model=m.Position)
    def replace(table: TableId, other: m.OtherSeat, who: Who) -> Any:
        """Let a bot play for somebody who is away or out of time."""
        play.replace(tables, table, who, other.seat)
        return look(table, who)

    @api.post("/tables/{table}/rematch", response_model=m.Created)
    def rematch(request: Request, table: TableId, who: Who) -> Any:
        """The same players and options once more."""
        with tables.looking(table) as old:
            seat = who.eye(old)
        again = lobby.rematch(tables, table, who)
        with tables.looking(again) as new:
            return m.Created(table=again, link=table_link(request, again), seats=held(request, new, [seat]))

    @api.post("/tables/{table}/chat", response_model=m.Company)
    def chat(table: TableId, saying: m.Saying, who: Who) -> Any:
        """A word to the table."""
        play.say(tables, table, who, saying.text)
        return company(table)

    @api.get("/tables/{table}/company", response_model=m.Company)
    def company(table: TableId) -> Any:
        """Who is away, what the clocks say, and the last words said."""
        now = time.time()
        with tables.looking(table) as found, services.store.reading() as connection:
            seen = play.seen(connection, table)
            return {
                "away": sorted(play.away(found, seen, now)),
                "replaceable": sorted(play.replaceable(found, seen, now, services.settings.away_after)),
                "seconds_left": [found.seconds_left(seat, now) for seat in range(len(found.seats))],
                "chat": [line._asdict() for line in play.sayings(connection, table)],
            }

    @api.get("/tables/{table}/log", response_model=list[m.LogEntry])
    def history(table: TableId, who: Who, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0) -> Any:
        """What your seat may know of what happened."""
        with tables.looking(table) as found:
            return JSONResponse(log(found, who, since))

    @api.get("/tables/{table}/record", response_model=dict[str, Any])
    def record(table: TableId) -> Any:
        """The whole match with its seed, once it is over: `flibuste verify` recomputes it."""
        return JSONResponse(listings.record(tables, table))

    @api.get("/tables/{table}/stream", response_class=Response, include_in_schema=False)
    async def follow(request: Request, table: TableId, who: Who) -> Any:
        return await stream(services, request, who, table, lambda now, eye: json.dumps(position(now, eye)))

    return api
