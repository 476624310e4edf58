"""Server-sent events: one stream per viewer, with what that viewer may know."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import StreamingResponse

from flibuste.server import play
from flibuste.server.guests import Viewer
from flibuste.server.services import Services
from flibuste.server.table import Table

BEAT: Final = 15.0  # seconds between two signs of life
NEVER: Final = -1

Body = Callable[[Table, Viewer], str]
Company = tuple[frozenset[int], frozenset[int]]


async def stream(services: Services, request: Request, viewer: Viewer, id: str, body: Body) -> StreamingResponse:
    """Every new version of a table, as `body` puts it for the viewer."""
    await run_in_threadpool(_greet, services, viewer, id)
    lines = _lines(services, request, viewer, id, body)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(lines, media_type="text/event-stream", headers=headers)


async def _lines(services: Services, request: Request, viewer: Viewer, id: str, body: Body) -> AsyncIterator[str]:
    sent = _resumed(request)
    company = await run_in_threadpool(_company, services, id)
    with services.hub.listening(id) as ear:
        ear.expect_news()
        while not services.hub.closing:
            if ear.newest > sent:
                ear.newest = NEVER
                version, text = await run_in_threadpool(_read, services, viewer, id, body)
                if version != sent:
                    sent = version
                    yield _event(version, text)
            if await ear.wait(BEAT):
                continue
            await run_in_threadpool(_greet, services, viewer, id)
            now = await run_in_threadpool(_company, services, id)
            if now == company:
                yield ": still here\n\n"
            else:
                company = now
                version, text = await run_in_threadpool(_read, services, viewer, id, body)
                yield _event(version, text)


def _resumed(request: Request) -> int:
    """The last version the viewer has seen, as the browser remembers it."""
    last = request.headers.get("last-event-id") or request.query_params.get("since") or ""
    return int(last) if last.isascii() and last.isdigit() and len(last) < 10 else NEVER


def _greet(services: Services, viewer: Viewer, id: str) -> None:
    """Note that the viewer is there; refuses a table that is not."""
    with services.tables.looking(id) as table:
        held = set(viewer.seats(table))
    play.note_presence(services.tables, id, held, time.time())


def _company(services: Services, id: str) -> Company:
    """Who is away, and who could be replaced: the part of a page that changes without a change of the table."""
    with services.tables.looking(id) as table, services.store.reading() as connection:
        seen = play.seen(connection, id)
        now = time.time()
        gone = play.replaceable(table, seen, now, services.settings.away_after)
        return frozenset(play.away(table, seen, now)), frozenset(gone)


def _read(services: Services, viewer: Viewer, id: str, body: Body) -> tuple[int, str]:
    with services.tables.looking(id) as table:
        return table.version, body(table, viewer)


def _event(version: int, text: str) -> str:
    return f"event: position\nid: {version}\ndata: {text}\n\n"
