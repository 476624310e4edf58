"""The way to the two operations that every move needs: as FastAPI describes them, without what it does for others."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, get_type_hints

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool

JSON = "application/json"


def json_response(document: object, status: int = 200) -> Response:
    """A document as it is, checked by the tests instead of at every answer."""
    return Response(to_json(document), status, media_type=JSON)


class DirectRoute(APIRoute):
    """An operation `f(services, table, who)`, or with a fourth argument `given`, that makes its own response."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        endpoint = self.endpoint
        model: type[BaseModel] | None = get_type_hints(endpoint).get("given")

        async def handle(request: Request) -> Response:
            services = request.app.state.services
            arguments: dict[str, Any] = {
                "services": services,
                "table": request.path_params["table"],
                "who": services.cookies.viewer(request),
            }
            if model is not None:
                arguments["given"] = _parsed(model, request.headers.get("content-type", ""), await request.body())
            return await run_in_threadpool(endpoint, **arguments)

        return handle


def _parsed(model: type[BaseModel], kind: str, body: bytes) -> BaseModel:
    if kind.partition(";")[0].strip().lower() != JSON:
        raise RequestValidationError([{"loc": ("header", "content-type"), "msg": f"should be {JSON}", "type": "value"}])
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        raise RequestValidationError([{**found, "loc": ("body", *found["loc"])} for found in error.errors()]) from error
