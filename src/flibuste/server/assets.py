"""The built files of the pages: names that tell their content, drawings, and how they are sent."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from flibuste.kernel import FlibusteError

STATIC: Final = Path(__file__).parent / "static"
BUILT: Final = STATIC / "built"
ADDRESS: Final = "/static/built/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
A_DAY: Final = "public, max-age=86400"
A_YEAR: Final = 366 * 86_400
STYLE: Final = "flibuste.css"
STYLE_COOKIE: Final = "style"  # which style sheet a browser has
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first


class NotBuilt(FlibusteError):
    """The pages have no styles and scripts yet."""


@cache
def names() -> dict[str, str]:
    """The name under which each file was built, by its plain name."""
    return _read("names.json")


@cache
def symbols() -> dict[str, str]:
    """Every drawing that a page may use, as an SVG symbol, by its id."""
    return _read("symbols.json")


def address(name: str) -> str:
    return f"{ADDRESS}{names()[name]}"


@cache
def style() -> str:
    """The style sheet as a page carries it for a browser that does not have it: the first picture then waits for the
    page alone."""
    return (BUILT / names()[STYLE]).read_text(encoding="utf-8").replace('url("', f'url("{ADDRESS}')


@cache
def style_digest() -> str:
    """What lets a browser use the style in a page, and nothing else that might have come into it."""
    return f"'sha256-{b64encode(sha256(style().encode()).digest()).decode()}'"


def accepts(accepted: str, encoding: str) -> bool:
    """Whether a browser that sends this header reads an encoding."""
    return re.search(rf"\b{encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", accepted) is not None


class Assets(StaticFiles):
    """Files that tell their content by their name are kept for ever, and sent as they were compressed at build."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC)
        self._kept = {f"built/{name}" for name in names().values()}
        self._compressed = {
            str(path.relative_to(STATIC)) for path in BUILT.rglob("*") if path.suffix in ENCODINGS.values()
        }

    async def get_response(self, path: str, scope: Scope) -> Response:
        accepted = Headers(scope=scope).get("accept-encoding", "")
        encoding = next((name for name in ENCODINGS if self._has(path, name) and accepts(accepted, name)), None)
        response = await super().get_response(path + ENCODINGS[encoding] if encoding else path, scope)
        if encoding:
            response.headers["Content-Encoding"] = encoding
            response.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
        if self._has(path, "gzip"):
            response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOR_EVER if path in self._kept else A_DAY
        if path == f"built/{names()[STYLE]}":
            response.set_cookie(STYLE_COOKIE, names()[STYLE], max_age=A_YEAR, httponly=True, samesite="lax")
        return response

    def _has(self, path: str, encoding: str) -> bool:
        return path + ENCODINGS[encoding] in self._compressed


def _read(name: str) -> Any:
    try:
        return json.loads((BUILT / name).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise NotBuilt("The styles and scripts of the pages are not built: run `make web`.") from error
