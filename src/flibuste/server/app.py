"""The application: pages, streams and the JSON interface over one set of services."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount

from flibuste.games import registry
from flibuste.server.api import routes as api_routes
from flibuste.server.api.short_way import ShortWay
from flibuste.server.assets import Assets
from flibuste.server.ending import hearing_the_end
from flibuste.server.guard import Guard
from flibuste.server.metrics import Metrics
from flibuste.server.metrics import routes as metric_routes
from flibuste.server.refusals import SILENT_DATABASE, Refusal
from flibuste.server.responses import refused
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.web import campaign_pages, forms, pages

SENTENCES: Final = {404: "server-not-found", 405: "server-not-allowed"}

logger = logging.getLogger(__name__)


def create() -> Starlette:
    """The application as the environment wants it; what `uvicorn --factory flibuste.server.app:create` runs."""
    return build(Settings.from_environment())


def build(settings: Settings) -> Starlette:
    services, metrics = Services(settings), Metrics()
    for game in registry.others().refused:
        logger.warning("The game %r of %s is not on the shelf: %s.", game.name, game.package, game.reason)

    def refuse(request: Request, refusal: Refusal) -> Response:
        return refused(services, request, refusal)

    def on_refusal(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        return refuse(request, error)

    def on_http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        key = SENTENCES.get(error.status_code, "server-bad-request")
        return refuse(request, Refusal(error.status_code, key, where=error.detail))

    def on_silent_database(request: Request, error: Exception) -> Response:
        logger.warning("The database does not answer: %s", error)
        return refuse(request, Refusal(503, "server-busy"))

    def on_accident(request: Request, error: Exception) -> Response:
        return refuse(request, Refusal(500, "server-broken"))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        services.start()
        with hearing_the_end(services.leave):
            yield
        await services.stop()

    interface = api_routes.build(services)
    handlers = {
        Refusal: on_refusal,
        HTTPException: on_http_error,
        **dict.fromkeys(SILENT_DATABASE, on_silent_database),
        Exception: on_accident,
    }
    for kind, handler in handlers.items():
        interface.add_exception_handler(kind, handler)
    app = Starlette(
        routes=[
            Mount("/api", interface),
            Mount("/static", Assets()),
            *pages.routes(services),
            *forms.routes(services),
            *metric_routes(services, metrics),
            *campaign_pages.routes(services),
        ],
        middleware=[
            Middleware(ShortWay, services=services, metrics=metrics, refuse=refuse),
            Middleware(Guard, settings=settings, posts=services.posts, refuse=refuse),
        ],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    app.state.services = services
    return app
