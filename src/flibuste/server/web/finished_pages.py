"""The pages of a match that is over: result, look back, replay, proof of the shuffle."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from flibuste.kernel import SPECTATOR
from flibuste.server.bots import hindsight
from flibuste.server.refusals import Refusal
from flibuste.server.responses import page_response, table_link
from flibuste.server.services import Services
from flibuste.server.tables.table import Table
from flibuste.server.viewers import Viewer
from flibuste.server.web.afterwards import Afterwards
from flibuste.server.web.composer import TableContext
from flibuste.server.web.finished_models import Sequel
from flibuste.server.web.home_pages import bot_levels
from flibuste.server.web.replaying import Replay


def finished(
    services: Services, request: Request, viewer: Viewer, table: Table, sequel: Sequel | None = None
) -> Afterwards:
    viewpoint = viewer.viewpoint(table)
    can_rematch = viewpoint != SPECTATOR and sequel is None
    context = replace(_context(services, request, viewer, table), can_rematch=can_rematch, sequel=sequel)
    return Afterwards(table.playing, viewpoint, viewer.lang, context)


def look_back_response(services: Services, request: Request, viewer: Viewer, id: str) -> Response:
    """The part of a finished game's page that comes when the bots have looked back at it."""
    with services.tables.looking(id) as table:
        _check_over(table)
        model = finished(services, request, viewer, table).finished()
    return page_response(request, viewer, "_lookback.html", model)


def verify_response(services: Services, request: Request, viewer: Viewer, id: str) -> Response:
    """The whole match played again from its seed; the part of the page that says so, or all of it without a script."""
    with services.tables.looking(id) as table:
        _check_over(table)
        composed = finished(services, request, viewer, table)
        composed.context = replace(composed.context, verifies=True)
        model = composed.finished()
    return page_response(request, viewer, "_seal.html" if "hx-request" in request.headers else "finished.html", model)


def replay_response(services: Services, request: Request, viewer: Viewer, id: str) -> Response:
    with services.tables.looking(id) as table:
        _check_over(table)
        match, context = table.playing, _context(services, request, viewer, table)
        ply = min(_number(request, "ply", 0), len(match.moves))
        follows = _number(request, "of", _hero(table, viewer))
        if follows >= len(table.seats):
            follows = 0
        link = f"{table_link(request, id)}/replay?of={follows}&ply={ply}"
        model = Replay(match, ply, follows, viewer.lang, replace(context, link=link)).page()
    return page_response(request, viewer, "replay.html", model)


def _context(services: Services, request: Request, viewer: Viewer, table: Table) -> TableContext:
    return TableContext(
        table.id,
        link=table_link(request, table.id),
        colours=table.colours,
        bots=bot_levels(table, viewer),
        look_back=hindsight.found(services.store, table),
    )


def _check_over(table: Table) -> None:
    if not table.playing.over:
        raise Refusal(409, "server-not-over")


def _hero(table: Table, viewer: Viewer) -> int:
    """Whose board is shown unless another is asked for: the viewer's own, the winner's for those who only watched."""
    own = viewer.viewpoint(table)
    winners = table.game.result(table.playing.state).winners
    return own if own != SPECTATOR else next(iter(winners), 0)


def _number(request: Request, name: str, otherwise: int) -> int:
    wished = request.query_params.get(name, "")
    return int(wished) if wished.isascii() and wished.isdigit() and len(wished) < 7 else otherwise
