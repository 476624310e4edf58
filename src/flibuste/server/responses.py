"""Answers that every handler may give: a page, a refusal, the address of a table."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from flibuste.data.phrases import phrasebook
from flibuste.server import assets
from flibuste.server.guard import CONTENT_POLICY, OUR_OWN_FILES
from flibuste.server.refusals import Refusal, problem
from flibuste.server.services import Services
from flibuste.server.viewers import WATCH, Viewer
from flibuste.server.web.packing import packed, partly_packed, unpacked
from flibuste.server.web.page_models import ErrorPage, Site
from flibuste.server.web.rendering import write
from flibuste.server.web.updates import with_symbols

HTML: Final = "text/html"
NEVER_KEPT: Final = "no-store"
VARY: Final = "Cookie, Accept-Language"
# Pages on which everything that visitors type is marked as such, or that hold no secret: these are compressed.
COMPRESSED: Final = (
    "home.html",
    "setup.html",
    "rules.html",
    "rules_index.html",
    "about.html",
    "offline.html",
    "finished.html",
    "_lookback.html",
    "replay.html",
)


def page_response(
    request: Request, viewer: Viewer, template: str, model: object, status: int = 200, notice: str = ""
) -> Response:
    """A page, or a part of one, in the viewer's language."""
    site = site_of(request, viewer, notice)
    text = with_symbols(write(template, site, model))
    return whole_page(request, site, packed(text) if template in COMPRESSED else partly_packed(text), status)


def whole_page(request: Request, site: Site, body: bytes, status: int = 200, kept: str = NEVER_KEPT) -> Response:
    """A page that carries its style if the browser does not have it."""
    response = packed_response(request, body, status, kept=kept)
    if not site.has_style:
        response.headers[CONTENT_POLICY] = f"{OUR_OWN_FILES}; style-src 'self' {assets.style_digest()}"
    return response


def site_of(request: Request, viewer: Viewer, notice: str = "") -> Site:
    path = path_of(request) if request.method == "GET" else "/"
    watch = request.cookies.get(WATCH, "")
    has_style = request.cookies.get(assets.STYLE_COOKIE) == assets.names()[assets.STYLE]
    return Site(viewer.lang, watch if watch in ("day", "night") else "", path, viewer.name, notice, has_style)


def packed_response(
    request: Request, body: bytes, status: int = 200, media_type: str = HTML, kept: str = NEVER_KEPT
) -> Response:
    headers = {"Cache-Control": kept, "Vary": f"{VARY}, Accept-Encoding"}
    if assets.accepts(request.headers.get("accept-encoding", ""), "gzip"):
        return Response(body, status, {**headers, "Content-Encoding": "gzip"}, media_type)
    return Response(unpacked(body), status, headers, media_type)


def refused(services: Services, request: Request, refusal: Refusal) -> Response:
    """A refusal: problem+json for programs, a page for people."""
    response = _refused(services, request, refusal)
    if refusal.retry_after:
        response.headers["Retry-After"] = str(refusal.retry_after)
    return response


def _refused(services: Services, request: Request, refusal: Refusal) -> Response:
    viewer = services.cookies.viewer(request)
    sentence = refusal.sentence(viewer.lang)
    if wants_json(request):
        document = problem(refusal.status, sentence, refusal.key, refusal.reason)
        return JSONResponse(document, refusal.status, media_type="application/problem+json")
    words = phrasebook(viewer.lang)
    titled = f"web-error-{refusal.status}"
    title = words.say(titled if words.has(titled) else "web-error-400")
    return page_response(request, viewer, "error.html", ErrorPage(refusal.status, title, sentence), refusal.status)


def path_of(request: Request) -> str:
    """As it was asked for, whatever host was named with it."""
    return str(request.scope["path"])


def wants_json(request: Request) -> bool:
    return path_of(request).startswith("/api/") or "application/json" in request.headers.get("accept", "")


def table_link(request: Request, table: str, token: str = "") -> str:
    """The address to send to friends; with a token, to one's other devices."""
    site = f"{request.url.scheme}://{request.headers.get('host') or request.url.netloc}"
    return f"{site}/t/{table}/seat/{token}" if token else f"{site}/t/{table}"
