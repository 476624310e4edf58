"""What stands before every handler: where a request comes from, how large it is, how many there are; and the headers
that tell the browser to run nothing but our own files."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flibuste.server.problems import Refusal
from flibuste.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",  # a table's address is its key: it goes nowhere else
    "X-Content-Type-Options": "nosniff",
}
ADDRESSES: Final = 10_000  # remembered by a limiter

Refuse = Callable[[Request, Refusal], Response]


class Limiter:
    """So many requests in a period from one address, refilled steadily; 0 is no limit."""

    def __init__(self, amount: int, seconds: float) -> None:
        self._amount = amount
        self._seconds = seconds
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, address: str, now: float) -> bool:
        if not self._amount:
            return True
        spent, at = self._spent.pop(address, (0.0, now))
        spent = max(0.0, spent - (now - at) * self._amount / self._seconds)
        allowed = spent + 1 <= self._amount
        self._spent[address] = (spent + allowed, now)
        if len(self._spent) > ADDRESSES:
            self._spent.popitem(last=False)
        return allowed


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, refuse: Refuse) -> None:
        self._app = app
        self._refuse = refuse
        self._largest = settings.largest_post
        self._posts = Limiter(settings.posts_per_minute, 60)
        self._tables = Limiter(settings.tables_per_hour, 3600)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        guarded = _with_headers(send)
        refusal = self._objection(request)
        if refusal is None and request.method not in SAFE:
            body = await _body(receive, self._largest)
            if body is None:
                refusal = Refusal(413, "server-too-large", limit=self._largest)
            else:
                receive = _replaying(body, receive)
        if refusal is not None:
            await self._refuse(request, refusal)(scope, receive, guarded)
        else:
            await self._app(scope, receive, guarded)

    def _objection(self, request: Request) -> Refusal | None:
        posting = request.method not in SAFE
        if (posting or request.url.path.endswith("/stream")) and not same_origin(request, posting):
            return Refusal(403, "server-foreign")
        if posting:
            address = request.client.host if request.client else ""
            now = time.monotonic()
            if not self._posts.allows(address, now):
                return Refusal(429, "server-too-many")
            if _lays_a_table(request.url.path) and not self._tables.allows(address, now):
                return Refusal(429, "server-too-many")
        return None


def same_origin(request: Request, posting: bool) -> bool:
    """Whether a request comes from our own pages, or from a program that is no browser and carries no cookie.

    Browsers name the origin of every post and say whether a fetch crosses sites; no page can forge what they say.
    """
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = request.headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == request.headers.get("host")
    return site is not None or not (posting and request.cookies)


def _lays_a_table(path: str) -> bool:
    return path.startswith(("/new/", "/play/")) or path == "/api/tables" or path.endswith("/rematch")


async def _body(receive: Receive, largest: int) -> bytes | None:
    """The whole body; None if it is too large."""
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > largest:
            return None
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            return body


def _replaying(body: bytes, receive: Receive) -> Callable[[], Awaitable[Message]]:
    """A channel that hands the body over once and then goes on as before."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
