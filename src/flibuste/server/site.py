"""The pages: everything a browser gets by following a link."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from flibuste import __version__
from flibuste.data.packages import home_of
from flibuste.games import registry
from flibuste.kernel import SPECTATOR
from flibuste.kernel.match import SUFFIX
from flibuste.server import harbour, listings, lobby, shelf
from flibuste.server.answers import page, table_link
from flibuste.server.guests import Viewer
from flibuste.server.pagemodels import AboutPage, RulesIndexPage, RulesPage
from flibuste.server.problems import Refusal
from flibuste.server.services import Services
from flibuste.server.sitting import look_back_page, table_page
from flibuste.server.streams import stream
from flibuste.server.tablepage import Around, Composer, up_to

Handler = Callable[[Services, Request, Viewer], Response]


def home(services: Services, request: Request, viewer: Viewer) -> Response:
    return page(request, viewer, "home.html", harbour.home(services, viewer))


def my_games(services: Services, request: Request, viewer: Viewer) -> Response:
    return page(request, viewer, "games.html", harbour.games(services, viewer))


def new(services: Services, request: Request, viewer: Viewer) -> Response:
    key = known_game(request)
    friend = "friend" in request.query_params
    return page(request, viewer, "setup.html", harbour.setup(key, viewer, friend))


def table(services: Services, request: Request, viewer: Viewer) -> Response:
    return table_page(services, request, viewer, request.path_params["table"])


def position(services: Services, request: Request, viewer: Viewer) -> Response:
    return table_page(services, request, viewer, request.path_params["table"], fragment=True)


def seat(services: Services, request: Request, viewer: Viewer) -> Response:
    """A seat's secret link: one more device on it, or the door to the waiting room."""
    id, token = request.path_params["table"], request.path_params["token"]
    with services.tables.looking(id) as found:
        number = found.seat_of_token(token)
        if number is None:
            raise Refusal(403, "server-not-your-seat")
        invited, name = found.seats[number].kind == "free", found.seats[number].name
    if invited:
        return RedirectResponse(f"/t/{id}", 303)
    guest = services.doorkeeper.welcome(viewer, viewer.name or name)
    lobby.join_seat(services.tables, id, guest, token)
    response = RedirectResponse(f"/t/{id}", 303)
    services.doorkeeper.remember(response, request, guest)
    return response


def look_back(services: Services, request: Request, viewer: Viewer) -> Response:
    return look_back_page(services, request, viewer, request.path_params["table"])


def replay(services: Services, request: Request, viewer: Viewer) -> Response:
    """Any moment of a finished match, everything open."""
    id = request.path_params["table"]
    with services.tables.looking(id) as found:
        match = found.playing
        if not match.over:
            raise Refusal(409, "server-not-over")
        plies = len(match.moves)
        wished = request.query_params.get("ply", "")
        ply = min(int(wished), plies) if wished.isascii() and wished.isdigit() and len(wished) < 7 else 0
        then = up_to(match, ply)
    link = f"{table_link(request, id)}/replay?ply={ply}"
    model = Composer(then, SPECTATOR, viewer.lang, Around(id, link=link)).replay(plies)
    return page(request, viewer, "replay.html", model)


def record(services: Services, request: Request, viewer: Viewer) -> Response:
    id = request.path_params["table"]
    document = json.dumps(listings.record(services.tables, id), ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": f'attachment; filename="{id}{SUFFIX}"'}
    return Response(document, media_type="application/json", headers=headers)


def rules_index(services: Services, request: Request, viewer: Viewer) -> Response:
    return page(request, viewer, "rules_index.html", RulesIndexPage(shelf.game_cards(viewer.lang)))


def rules(services: Services, request: Request, viewer: Viewer) -> Response:
    key, lang = known_game(request), viewer.lang
    model = RulesPage(shelf.game_card(key, lang), shelf.guide(key, lang), shelf.rule_sections(key, lang))
    return page(request, viewer, "rules.html", model)


def style(services: Services, request: Request, viewer: Viewer) -> Response:
    """The style sheet that a game brings in its own package."""
    key = known_game(request)
    home, name = home_of(key), registry.record(key).style
    if home is None or not name:
        raise Refusal(404, "server-not-found")
    return FileResponse(home / name, media_type="text/css")


def about(services: Services, request: Request, viewer: Viewer) -> Response:
    model = AboutPage(shelf.game_cards(viewer.lang), harbour.reconstructed(viewer.lang), __version__)
    return page(request, viewer, "about.html", model)


PAGES: dict[str, Handler] = {
    "/": home,
    "/games": my_games,
    "/new/{game}": new,
    "/rules": rules_index,
    "/rules/{game}": rules,
    "/about": about,
    "/style/{game}": style,
    "/t/{table}": table,
    "/t/{table}/position": position,
    "/t/{table}/seat/{token}": seat,
    "/t/{table}/lookback": look_back,
    "/t/{table}/replay": replay,
    "/t/{table}/record": record,
}


def known_game(request: Request) -> str:
    key: str = request.path_params["game"]
    if key not in registry.keys():
        raise Refusal(404, "server-no-game", games=", ".join(registry.keys()))
    return key


def routes(services: Services) -> list[Route]:
    async def follow(request: Request) -> Any:
        viewer = services.doorkeeper.viewer(request)
        return await stream(services, request, viewer, request.path_params["table"], lambda _table, _viewer: "")

    found = [Route(path, _endpoint(services, handler), methods=["GET"]) for path, handler in PAGES.items()]
    return [*found, Route("/t/{table}/stream", follow, methods=["GET"])]


def _endpoint(services: Services, handler: Handler) -> Callable[[Request], Response]:
    """Runs in a thread: handlers may wait for the database."""

    def endpoint(request: Request) -> Response:
        return handler(services, request, services.doorkeeper.viewer(request))

    return endpoint
