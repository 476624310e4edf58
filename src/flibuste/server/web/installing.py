"""Flibuste as something to install: what it is called, its icons, its worker, and its page for no connection."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from flibuste.data.phrases import phrasebook
from flibuste.server import assets
from flibuste.server.responses import page_response
from flibuste.server.services import Services
from flibuste.server.viewers import Viewer
from flibuste.server.web.page_models import ErrorPage

PAPER, DEEP = "#F5EEDC", "#0F4A5A"
ASKED_EACH_TIME: Final = {"Cache-Control": "no-cache"}
ICONS: Final = (
    {"name": "flibuste.svg", "sizes": "any", "purpose": "any"},
    {"name": "flibuste-192.png", "sizes": "192x192", "purpose": "any"},
    {"name": "flibuste-512.png", "sizes": "512x512", "purpose": "any"},
    {"name": "flibuste-maskable-512.png", "sizes": "512x512", "purpose": "maskable"},
)
KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}


def manifest(services: Services, request: Request, viewer: Viewer) -> Response:
    """What a browser has to know to install the page."""
    return JSONResponse(_document(viewer.lang), headers=ASKED_EACH_TIME, media_type="application/manifest+json")


def _document(lang: str) -> dict[str, Any]:
    say = phrasebook(lang).say
    return {
        "id": "/",
        "name": "Flibuste",
        "short_name": "Flibuste",
        "description": say("web-home-pitch"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": DEEP,
        "categories": ["games"],
        "icons": [_icon(**icon) for icon in ICONS],
        "shortcuts": [{"name": say("web-my-games"), "url": "/games"}],
    }


def _icon(name: str, sizes: str, purpose: str) -> dict[str, str]:
    kind = KINDS[name.rpartition(".")[2]]
    return {"src": assets.address(f"icons/{name}"), "type": kind, "sizes": sizes, "purpose": purpose}


def worker(services: Services, request: Request, viewer: Viewer) -> Response:
    return FileResponse(assets.BUILT / "worker.js", media_type="text/javascript", headers=ASKED_EACH_TIME)


def offline(services: Services, request: Request, viewer: Viewer) -> Response:
    """The page for no connection, to be kept by the worker."""
    page = ErrorPage(0, viewer.say("web-no-connection"), viewer.say("web-no-connection-text"))
    return page_response(request, viewer, "offline.html", page)
