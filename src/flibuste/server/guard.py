"""What stands before every handler: where a request comes from, how large it is, how many there are; and the headers
that tell the browser to run nothing but our own files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flibuste.server.hosts import is_known, listed
from flibuste.server.limits import Limiter
from flibuste.server.refusals import Refusal
from flibuste.server.settings import Settings
from flibuste.server.viewers import address_of

SAFE: Final = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY: Final = "Content-Security-Policy"
OUR_OWN_FILES: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    CONTENT_POLICY: OUR_OWN_FILES,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",  # a table's address is its key: it goes nowhere else
    "X-Content-Type-Options": "nosniff",
}

Refuse = Callable[[Request, Refusal], Response]


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, posts: Limiter, refuse: Refuse) -> None:
        self._app = app
        self._refuse = refuse
        self._settings = settings
        self._posts = posts
        self._tables = Limiter(settings.tables_per_hour, 3600)
        self._hosts = listed(settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        guarded = _with_headers(send)
        refusal = self._objection(request)
        if refusal is None and request.method not in SAFE:
            takes_in = _takes_in_a_campaign(request.url.path)
            largest = self._settings.largest_campaign if takes_in else self._settings.largest_post
            body = await read_body(receive, largest)
            if body is None:
                refusal = Refusal(413, "server-too-large", limit=largest)
            else:
                receive = replaying(body, receive)
        if refusal is not None:
            await self._refuse(request, refusal)(scope, receive, guarded)
        else:
            await self._app(scope, receive, guarded)

    def _objection(self, request: Request) -> Refusal | None:
        try:
            self._check(request, str(request.scope["path"]))
        except Refusal as refusal:
            return refusal
        return None

    def _check(self, request: Request, path: str) -> None:
        posting, host = request.method not in SAFE, request.headers.get("host")
        if host is not None and not is_known(host, self._hosts):
            raise Refusal(421, "server-other-host")
        if not path.isprintable():
            raise Refusal(400, "server-bad-request", where="path")
        if (posting or path.endswith("/stream")) and not same_origin(request, posting):
            raise Refusal(403, "server-foreign")
        if posting:
            address = address_of(request)
            self._posts.check(address)
            if _lays_a_table(path):
                self._tables.check(address)


def same_origin(request: Request, posting: bool) -> bool:
    """Whether a request comes from our own pages, or from a program that is no browser and carries no cookie.

    Browsers name the origin of every post and say whether a fetch crosses sites; no page can forge what they say.
    """
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = request.headers.get("origin")
    if origin is not None:
        return origin.lower() == f"{request.scope['scheme']}://{request.headers.get('host', '')}".lower()
    return site is not None or not (posting and request.cookies)


def _lays_a_table(path: str) -> bool:
    return path.startswith(("/new/", "/play/", "/campaign/")) or path == "/api/tables" or path.endswith("/rematch")


def _takes_in_a_campaign(path: str) -> bool:
    return path.startswith("/campaign/") and path.endswith("/import")


async def read_body(receive: Receive, largest: int) -> bytes | None:
    """The whole body; None if it is too large."""
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > largest:
            return None
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            return body


def replaying(body: bytes, receive: Receive) -> Callable[[], Awaitable[Message]]:
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
