"""What every operation is given, and the refusals that each may answer with."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Request

from flibuste.server.api import models as m
from flibuste.server.services import Services
from flibuste.server.viewers import Viewer

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


async def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def _viewer(request: Request) -> Viewer:
    services: Services = request.app.state.services
    return services.cookies.viewer(request)


Provided = Annotated[Services, Depends(_services)]
Who = Annotated[Viewer, Depends(_viewer)]
