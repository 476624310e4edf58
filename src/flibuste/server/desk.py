"""What the forms of the pages post."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from flibuste.server import harbour, lobby, play
from flibuste.server.answers import page
from flibuste.server.guests import Viewer
from flibuste.server.problems import Refusal
from flibuste.server.services import Services
from flibuste.server.site import known_game
from flibuste.server.sitting import table_page

HINT_SECONDS: Final = 3.0

Form = Mapping[str, str]
Deed = Callable[[Services, Viewer, str, Form], str]  # what to do at a table; the answer is a notice, mostly empty


# At the table ---------------------------------------------------------------------------------------------------------


def answer(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    seat, decision = _number(form, "seat"), _number(form, "decision")
    counted = play.answer(services.tables, table, viewer, seat, decision, form.get("action", ""))
    return "" if counted else viewer.say("server-late")


def undo(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    if "answer" in form:
        play.agree(services.tables, table, viewer, form["answer"] == "agree")
    else:
        play.undo(services.tables, table, viewer)
    return ""


def hint(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    play.ask_hint(services.tables, table, viewer, _number(form, "seat"))
    return ""


def resign(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    play.resign(services.tables, table, viewer)
    return ""


def replace(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    play.replace(services.tables, table, viewer, _number(form, "seat"))
    return ""


def chat(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    play.say(services.tables, table, viewer, form.get("text", ""))
    return ""


def start(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    lobby.start(services.tables, table, viewer)
    return ""


def leave(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    lobby.leave(services.tables, table, viewer)
    return ""


DEEDS: dict[str, Deed] = {
    "answer": answer,
    "undo": undo,
    "hint": hint,
    "resign": resign,
    "replace": replace,
    "chat": chat,
    "start": start,
    "leave": leave,
}


def _number(form: Form, name: str) -> int:
    value = form.get(name, "")
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise Refusal(422, "server-bad-request", where=name)
    return int(value)


def at_the_table(services: Services, deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """Do it, then show the table. What is refused to somebody who plays there becomes a sentence on the page."""

    async def endpoint(request: Request) -> Response:
        viewer, id = services.doorkeeper.viewer(request), request.path_params["table"]
        form = await _form(request)
        live = "hx-request" in request.headers
        try:
            notice = await run_in_threadpool(deed, services, viewer, id, form)
        except Refusal as refusal:
            if not live or refusal.status in (403, 404):
                raise
            notice = refusal.sentence(viewer.lang)
        if deed is hint and not notice:
            await _hinted(services, viewer, id)
        if not live and not notice:
            return RedirectResponse(f"/t/{id}", 303)
        return await run_in_threadpool(table_page, services, request, viewer, id, notice, live)

    return endpoint


async def _hinted(services: Services, viewer: Viewer, id: str) -> None:
    """Wait a moment for the bot's hint, so that it comes with the answer."""

    def arrived() -> bool:
        with services.tables.looking(id) as table:
            eye = viewer.eye(table)
            return eye not in table.asked or table.seats[eye].hint_decision == table.decision(eye)

    with services.hub.listening(id) as ear:
        end = asyncio.get_running_loop().time() + HINT_SECONDS
        while not await run_in_threadpool(arrived) and (left := end - asyncio.get_running_loop().time()) > 0:
            await ear.wait(left)


# Elsewhere ------------------------------------------------------------------------------------------------------------


def play_now(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A table against bots, at once."""
    guest = services.doorkeeper.welcome(viewer)
    return _led_to(
        services, request, guest, lobby.create(services.tables, lobby.against_bots(known_game(request)), guest)
    )


def new(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A table as the set-up form describes it; what cannot be played goes back to the form with the reason."""
    key = known_game(request)
    seats = [_seat(form, n) for n in range(8) if form.get(f"seat-{n}", "none") != "none"]
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    mine = next((seat.name for seat in seats if seat.kind == lobby.ME), "")
    guest = services.doorkeeper.welcome(viewer, mine)
    plan = lobby.Plan(key, seats, options, form.get("clock", "none"), "open" in form, "odds" in form)
    try:
        return _led_to(services, request, guest, lobby.create(services.tables, plan, guest))
    except Refusal as refusal:
        sentence = refusal.sentence(viewer.lang)
        model = harbour.setup(key, viewer, posted=form, problem=sentence)
        return page(request, viewer, "setup.html", model, refusal.status)


def sit(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    id = request.path_params["table"]
    guest = services.doorkeeper.welcome(viewer, form.get("name", ""))
    lobby.sit(services.tables, id, guest, guest.name, form.get("token", ""))
    return _led_to(services, request, guest, id)


def curtain(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    id, seat = request.path_params["table"], _number(form, "seat")
    with services.tables.looking(id) as table:
        viewer.the_seat(table, seat)
    response = RedirectResponse(f"/t/{id}", 303)
    services.doorkeeper.draw_aside(response, request, id, seat)
    return response


def rematch(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    again = lobby.rematch(services.tables, request.path_params["table"], viewer)
    return RedirectResponse(f"/t/{again}", 303)


def settings(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    back = form.get("back", "/")
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if inside else "/", 303)
    services.doorkeeper.settle(response, request, form.get("lang", ""), form.get("watch", ""))
    return response


ERRANDS: dict[str, Callable[[Services, Request, Viewer, Form], Response]] = {
    "/settings": settings,
    "/play/{game}": play_now,
    "/new/{game}": new,
    "/t/{table}/sit": sit,
    "/t/{table}/curtain": curtain,
    "/t/{table}/rematch": rematch,
}


def _seat(form: Form, number: int) -> lobby.SeatPlan:
    kind, _, level = form[f"seat-{number}"].partition(":")
    return lobby.SeatPlan(kind, form.get(f"name-{number}", ""), level)


def _led_to(services: Services, request: Request, guest: Viewer, table: str) -> Response:
    response = RedirectResponse(f"/t/{table}", 303)
    services.doorkeeper.remember(response, request, guest)
    return response


async def _form(request: Request) -> Form:
    fields = await request.form(max_files=0, max_fields=100)
    return {name: value for name, value in fields.items() if isinstance(value, str)}


def routes(services: Services) -> list[Route]:
    def errand(
        handler: Callable[[Services, Request, Viewer, Form], Response],
    ) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            viewer = services.doorkeeper.viewer(request)
            return await run_in_threadpool(handler, services, request, viewer, await _form(request))

        return endpoint

    errands = [Route(path, errand(handler), methods=["POST"]) for path, handler in ERRANDS.items()]
    deeds = [
        Route(f"/t/{{table}}/{name}", at_the_table(services, deed), methods=["POST"]) for name, deed in DEEDS.items()
    ]
    return [*errands, *deeds]
