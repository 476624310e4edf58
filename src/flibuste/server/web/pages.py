"""The pages: everything a browser gets by following a link."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from flibuste import __version__
from flibuste.data.packages import home_of
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.kernel.match import SUFFIX
from flibuste.server.refusals import Refusal, not_your_seat
from flibuste.server.responses import page_response
from flibuste.server.services import Services
from flibuste.server.streams.stream import stream
from flibuste.server.tables import listings
from flibuste.server.tables.drawing import nothing
from flibuste.server.viewers import Viewer
from flibuste.server.web import catalogue, home_pages, installing
from flibuste.server.web.finished_pages import look_back_response, replay_response, verify_response
from flibuste.server.web.page_models import AboutPage, InvitePage, RulesIndexPage, RulesPage
from flibuste.server.web.table_pages import table_response

Handler = Callable[[Services, Request, Viewer], Response]


def home(services: Services, request: Request, viewer: Viewer) -> Response:
    return page_response(request, viewer, "home.html", home_pages.home(services, viewer))


def my_games(services: Services, request: Request, viewer: Viewer) -> Response:
    return page_response(request, viewer, "games.html", home_pages.games(services, viewer))


def new(services: Services, request: Request, viewer: Viewer) -> Response:
    key = known_game(request)
    friend = "friend" in request.query_params
    return page_response(
        request,
        viewer,
        "setup.html",
        home_pages.setup(key, viewer, friend, preset=request.query_params.get("preset", "")),
    )


def summary(services: Services, request: Request, viewer: Viewer) -> Response:
    """The table that a set-up form describes, in words."""
    return PlainTextResponse(home_pages.setup(known_game(request), viewer, posted=dict(request.query_params)).summary)


def table(services: Services, request: Request, viewer: Viewer) -> Response:
    return table_response(services, request, viewer, request.path_params["table"])


def position(services: Services, request: Request, viewer: Viewer) -> Response:
    return table_response(services, request, viewer, request.path_params["table"], fragment=True)


def seat(services: Services, request: Request, viewer: Viewer) -> Response:
    """A seat's secret link: a button for one more device on it, or the way to the waiting room."""
    id, token = request.path_params["table"], request.path_params["token"]
    with services.tables.looking(id) as found:
        number = found.seat_of_token(token)
        if number is None:
            raise not_your_seat()
        there, game = found.seats[number], found.game.key
        if there.kind == "free" or number in found.holders.get(viewer.guest, ()):
            return RedirectResponse(f"/t/{id}", 303)
    title = phrasebook(viewer.lang, game).say("game-title")
    help = viewer.say("web-invited-help", name=there.name, game=title)
    return page_response(request, viewer, "invite.html", InvitePage(title, there.name, help, request.url.path))


def look_back(services: Services, request: Request, viewer: Viewer) -> Response:
    return look_back_response(services, request, viewer, request.path_params["table"])


def replay(services: Services, request: Request, viewer: Viewer) -> Response:
    """Any moment of a finished match, on the board of any seat: everything is open now."""
    return replay_response(services, request, viewer, request.path_params["table"])


def verify(services: Services, request: Request, viewer: Viewer) -> Response:
    return verify_response(services, request, viewer, request.path_params["table"])


def record(services: Services, request: Request, viewer: Viewer) -> Response:
    id = request.path_params["table"]
    document = json.dumps(listings.record(services.tables, id), ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": f'attachment; filename="{id}{SUFFIX}"'}
    return Response(document, media_type="application/json", headers=headers)


def rules_index(services: Services, request: Request, viewer: Viewer) -> Response:
    return page_response(request, viewer, "rules_index.html", RulesIndexPage(catalogue.game_cards(viewer.lang)))


def rules(services: Services, request: Request, viewer: Viewer) -> Response:
    key, lang = known_game(request), viewer.lang
    model = RulesPage(catalogue.game_card(key, lang), catalogue.guide(key, lang), catalogue.rule_sections(key, lang))
    return page_response(request, viewer, "rules.html", model)


def style(services: Services, request: Request, viewer: Viewer) -> Response:
    """The style sheet that a game brings in its own package."""
    key = known_game(request)
    home, name = home_of(key), registry.record(key).style
    if home is None or not name:
        raise Refusal(404, "server-not-found")
    return FileResponse(home / name, media_type="text/css")


def about(services: Services, request: Request, viewer: Viewer) -> Response:
    model = AboutPage(catalogue.game_cards(viewer.lang), home_pages.reconstructed(viewer.lang), __version__)
    return page_response(request, viewer, "about.html", model)


PAGES: dict[str, Handler] = {
    "/": home,
    "/games": my_games,
    "/new/{game}": new,
    "/new/{game}/summary": summary,
    "/rules": rules_index,
    "/rules/{game}": rules,
    "/about": about,
    "/offline": installing.offline,
    "/manifest.webmanifest": installing.manifest,
    "/service-worker.js": installing.worker,
    "/style/{game}": style,
    "/t/{table}": table,
    "/t/{table}/position": position,
    "/t/{table}/seat/{token}": seat,
    "/t/{table}/lookback": look_back,
    "/t/{table}/replay": replay,
    "/t/{table}/verify": verify,
    "/t/{table}/record": record,
}


def known_game(request: Request) -> str:
    key: str = request.path_params["game"]
    if key not in registry.keys():
        raise Refusal(404, "server-no-game", games=", ".join(registry.keys()))
    return key


def routes(services: Services) -> list[Route]:
    async def follow(request: Request) -> Any:
        viewer = services.cookies.viewer(request)
        return await stream(services, request, viewer, request.path_params["table"], nothing(viewer))

    found = [Route(path, _endpoint(services, handler), methods=["GET"]) for path, handler in PAGES.items()]
    return [*found, Route("/t/{table}/stream", follow, methods=["GET"])]


def _endpoint(services: Services, handler: Handler) -> Callable[[Request], Response]:
    """Runs in a thread: handlers may wait for the database."""

    def endpoint(request: Request) -> Response:
        return handler(services, request, services.cookies.viewer(request))

    return endpoint
