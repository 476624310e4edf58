"""Answers that every handler may give: a page, a refusal, the address of a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from flibuste.data.phrases import phrasebook
from flibuste.server.guests import WATCH, Viewer
from flibuste.server.pagemodels import ErrorPage, Site
from flibuste.server.pages import render
from flibuste.server.problems import Refusal, problem
from flibuste.server.services import Services


def page(
    request: Request, viewer: Viewer, template: str, model: object, status: int = 200, notice: str = ""
) -> HTMLResponse:
    """A page, or a part of one, in the viewer's language."""
    path = request.url.path if request.method == "GET" else "/"
    watch = request.cookies.get(WATCH, "")
    site = Site(viewer.lang, watch if watch in ("day", "night") else "", path, viewer.name, notice)
    headers = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
    return HTMLResponse(render(template, site, model), status, headers)


def refused(services: Services, request: Request, refusal: Refusal) -> Response:
    """A refusal: problem+json for programs, a page for people."""
    viewer = services.doorkeeper.viewer(request)
    sentence = refusal.sentence(viewer.lang)
    if wants_json(request):
        document = problem(refusal.status, sentence, refusal.key, refusal.reason)
        return JSONResponse(document, refusal.status, media_type="application/problem+json")
    words = phrasebook(viewer.lang)
    titled = f"web-error-{refusal.status}"
    title = words.say(titled if words.has(titled) else "web-error-400")
    return page(request, viewer, "error.html", ErrorPage(refusal.status, title, sentence), refusal.status)


def wants_json(request: Request) -> bool:
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def table_link(request: Request, table: str, token: str = "") -> str:
    """The address to send to friends; with a token, to one's other devices."""
    site = f"{request.url.scheme}://{request.headers.get('host') or request.url.netloc}"
    return f"{site}/t/{table}/seat/{token}" if token else f"{site}/t/{table}"
