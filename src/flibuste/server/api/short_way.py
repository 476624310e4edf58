"""The short way of a move: one function before the framework for programs that play a seat with its token.

Only what succeeds goes this way: looking, answering, following. Everything else (cookies, foreign origins, refusals)
takes the long way, with all its checks. Both do the same things to the same tables.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final

from pydantic import ValidationError
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from flibuste.data.phrases import pick_language
from flibuste.server.api.models import Answer
from flibuste.server.api.position import drawing
from flibuste.server.guard import HEADERS, Refuse, read_body, replaying
from flibuste.server.metrics import Metrics
from flibuste.server.refusals import Refusal, is_silent_database
from flibuste.server.services import Services
from flibuste.server.streams import stream as streams
from flibuste.server.tables import play
from flibuste.server.viewers import Viewer

_PATH: Final = re.compile(r"/api/tables/([a-z0-9]{1,16})(/answers|/stream)?").fullmatch
_BEARER: Final = b"Bearer "
_OF_BROWSERS: Final = (b"cookie", b"origin", b"sec-fetch-site")
_JSON: Final = b"application/json"
_GUARDING: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_STREAMING: Final = [
    (b"content-type", streams.MEDIA_TYPE.encode()),
    *((name.lower().encode(), value.encode()) for name, value in streams.HEADERS.items()),
    *_GUARDING,
]

Asked = tuple[str, str | None]  # the method, and what stands behind the table's address
Headers = dict[bytes, bytes]
Operation = Callable[[str, Headers, Scope, Receive, Send], Awaitable[None]]

_KINDS: Final[dict[Asked | None, str]] = {("GET", None): "look", ("POST", "/answers"): "answer"}


class ShortWay:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, services: Services, metrics: Metrics, refuse: Refuse) -> None:
        self._app = app
        self._services = services
        self._refuse = refuse
        self._latencies = metrics.latencies
        self._operations: dict[Asked | None, Operation] = {
            ("GET", None): self._look,
            ("POST", "/answers"): self._answer,
            ("GET", "/stream"): self._follow,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Every request passes here: this is where their time is taken, but for streams."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        path: str = scope["path"]
        found = _PATH(path)
        asked = (scope["method"], found.group(2)) if found else None
        began = time.perf_counter()
        try:
            await self._pass(found.group(1) if found else "", self._operations.get(asked), scope, receive, send)
        finally:
            if not path.endswith("/stream"):
                self._latencies[_KINDS.get(asked, "other")].note(time.perf_counter() - began)

    async def _pass(self, id: str, operation: Operation | None, scope: Scope, receive: Receive, send: Send) -> None:
        if operation is None:
            return await self._app(scope, receive, send)
        headers: Headers = dict(scope["headers"])
        if not headers.get(b"authorization", b"").startswith(_BEARER) or any(name in headers for name in _OF_BROWSERS):
            return await self._app(scope, receive, send)
        try:
            await operation(id, headers, scope, receive, send)
        except Exception as error:
            if not is_silent_database(error):
                raise
            await self._refuse(Request(scope), Refusal(503, "server-busy"))(scope, receive, send)

    async def _look(self, id: str, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            _, body = await self._services.tables.render(id, drawing(_viewer(headers, scope)))
        except Refusal:
            return await self._app(scope, receive, send)
        await _respond(send, body)

    async def _answer(self, id: str, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        services, viewer = self._services, _viewer(headers, scope)
        body = await read_body(receive, services.settings.largest_post)
        again = receive if body is None else replaying(body, receive)
        if (
            body is None
            or services.posts.wait(viewer.address, time.monotonic())
            or not headers.get(b"content-type", b"").startswith(_JSON)
        ):
            return await self._app(scope, again, send)
        try:
            given = Answer.model_validate_json(body)
            act = play.answering(viewer, None, given.decision, given.action)
            accepted, position = await services.tables.change_soon(id, act, drawing(viewer))
        except (Refusal, ValidationError):
            return await self._app(scope, again, send)
        await _respond(send, b'{"accepted":%s,"position":%s}' % (b"true" if accepted else b"false", position))

    async def _follow(self, id: str, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        services, viewer = self._services, _viewer(headers, scope)
        if scope["query_string"]:
            return await self._app(scope, receive, send)
        try:
            streams.check_room(services, viewer)
            await streams.opened(services, viewer, id)
        except Refusal:
            return await self._app(scope, receive, send)
        sent = streams.resumed(headers.get(b"last-event-id", b"").decode("latin-1"))
        await send({"type": "http.response.start", "status": 200, "headers": _STREAMING})

        async def sending() -> None:
            async for event in streams.events(services, viewer, id, drawing(viewer), sent):
                await send({"type": "http.response.body", "body": event, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def leaving() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        tasks = [asyncio.create_task(sending()), asyncio.create_task(leaving())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _viewer(headers: Headers, scope: Scope) -> Viewer:
    token = headers[b"authorization"][len(_BEARER) :].decode("latin-1").strip()
    client = scope.get("client")
    return Viewer(_language(headers.get(b"accept-language")), token=token, address=client[0] if client else "")


@lru_cache(maxsize=1024)
def _language(wanted: bytes | None) -> str:
    return pick_language(None, None if wanted is None else wanted.decode("latin-1"))


async def _respond(send: Send, body: bytes) -> None:
    length = (b"content-length", b"%d" % len(body))
    headers = [(b"content-type", _JSON), length, *_GUARDING]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})
