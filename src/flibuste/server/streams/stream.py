"""Server-sent events: one stream per viewer, with what that viewer may know."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import StreamingResponse

from flibuste.server.database.notifications import UNKNOWN
from flibuste.server.limits import too_many
from flibuste.server.refusals import SILENT_DATABASE
from flibuste.server.services import Services
from flibuste.server.tables.drawing import Drawing, nothing
from flibuste.server.viewers import Viewer

NEVER: Final = -1
SOON: Final = 15  # seconds until a stream may have room
STILL_HERE: Final = b": still here\n\n"
HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
MEDIA_TYPE: Final = "text/event-stream"


async def news(services: Services, viewer: Viewer, id: str, since: int, seconds: float) -> None:
    """Wait until a table has a version after `since` for the viewer, for so many seconds at most."""
    if seconds:
        check_room(services, viewer)
    end = time.monotonic() + seconds
    with services.subscribers.subscribed(id, viewer.address) as subscriber:
        while (await services.tables.render(id, nothing(viewer)))[0] <= since:
            left = end - time.monotonic()
            if left <= 0 or services.subscribers.closing:
                return
            await subscriber.wait(left)


async def stream(services: Services, request: Request, viewer: Viewer, id: str, drawing: Drawing) -> StreamingResponse:
    """Every new version of a table, drawn for the viewer."""
    last = request.headers.get("last-event-id") or request.query_params.get("since") or ""
    check_room(services, viewer)
    await opened(services, viewer, id)
    return StreamingResponse(
        events(services, viewer, id, drawing, resumed(last)), media_type=MEDIA_TYPE, headers=HEADERS
    )


def check_room(services: Services, viewer: Viewer) -> None:
    """Refuse an address that has too many streams open."""
    most = services.settings.streams_per_address
    if most and services.subscribers.count_of(viewer.address) >= most:
        raise too_many(SOON)


async def opened(services: Services, viewer: Viewer, id: str) -> frozenset[int]:
    """Note that the viewer is there; refuses a table that is not. Returns the seats the viewer plays."""
    await services.tables.render(id, nothing(viewer))
    table = services.tables.in_memory(id)
    held = frozenset() if table is None else frozenset(viewer.seats(table))
    services.tables.presence.note(id, held, time.time())
    return held


def resumed(last: str) -> int:
    """The last version the viewer has seen, as the browser remembers it."""
    return int(last) if last.isascii() and last.isdigit() and len(last) < 10 else NEVER


async def events(services: Services, viewer: Viewer, id: str, drawing: Drawing, sent: int) -> AsyncIterator[bytes]:
    tables, subscribers = services.tables, services.subscribers
    with subscribers.subscribed(id, viewer.address) as subscriber:
        subscriber.seats = await opened(services, viewer, id)
        await services.beat.join(id)
        subscriber.expect_news()
        while await subscriber.wait() and not subscribers.closing:
            if subscriber.newest > sent or subscriber.resend:
                heard, subscriber.newest = subscriber.newest, NEVER
                known = None if heard in (UNKNOWN, NEVER) else heard
                try:
                    version, text = await tables.render(id, drawing, known)
                except SILENT_DATABASE:
                    return  # whoever listens comes back, and hears then what there is
                if version != sent or subscriber.resend:
                    sent = version
                    yield event(version, text)
            elif subscriber.beat_due:
                yield STILL_HERE
            subscriber.beat_due = subscriber.resend = False


def event(version: int, text: bytes) -> bytes:
    return b"event: position\nid: %d\ndata: %s\n\n" % (version, text)
