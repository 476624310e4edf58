"""What the forms of the pages post."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace as replaced
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from flibuste.server.refusals import Refusal, not_your_seat
from flibuste.server.responses import page_response
from flibuste.server.services import Services
from flibuste.server.tables import lobby, play, sequels
from flibuste.server.viewers import Viewer
from flibuste.server.web import home_pages
from flibuste.server.web.pages import known_game
from flibuste.server.web.table_pages import table_response

HINT_SECONDS: Final = 3.0

Form = Mapping[str, str]
TableForm = Callable[[Services, Viewer, str, Form], str]  # what to do at a table; the answer is a notice, mostly empty


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


def come_back(services: Services, viewer: Viewer, table: str, form: Form) -> str:
    play.come_back(services.tables, table, viewer)
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


TABLE_FORMS: dict[str, TableForm] = {
    "answer": answer,
    "undo": undo,
    "hint": hint,
    "resign": resign,
    "replace": replace,
    "return": come_back,
    "chat": chat,
    "start": start,
    "leave": leave,
}


def _number(form: Form, name: str) -> int:
    value = form.get(name, "")
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise Refusal(422, "server-bad-request", where=name)
    return int(value)


def at_the_table(services: Services, act: TableForm) -> Callable[[Request], Awaitable[Response]]:
    """Do it, then show the table. What is refused to somebody who plays there becomes a sentence on the page."""

    async def endpoint(request: Request) -> Response:
        viewer, id = services.cookies.viewer(request), request.path_params["table"]
        form = await _form(request)
        live = "hx-request" in request.headers
        try:
            notice = await run_in_threadpool(act, services, viewer, id, form)
        except Refusal as refusal:
            if not live or refusal.status in (403, 404):
                raise
            notice = refusal.sentence(viewer.lang)
        if act is hint and not notice:
            await _hinted(services, viewer, id)
        if not live and not notice:
            return RedirectResponse(f"/t/{id}", 303)
        return await run_in_threadpool(table_response, services, request, viewer, id, notice, live)

    return endpoint


async def _hinted(services: Services, viewer: Viewer, id: str) -> None:
    """Wait a moment for the bot's hint, so that it comes with the answer."""

    def arrived() -> bool:
        with services.tables.looking(id) as table:
            viewpoint = viewer.viewpoint(table)
            return viewpoint not in table.asked or table.seats[viewpoint].hint_decision == table.decision(viewpoint)

    with services.subscribers.subscribed(id, viewer.address) as subscriber:
        now = asyncio.get_running_loop().time
        end = now() + HINT_SECONDS
        while not services.subscribers.closing and (left := end - now()) > 0 and not await run_in_threadpool(arrived):
            await subscriber.wait(left)


# Elsewhere ------------------------------------------------------------------------------------------------------------


def play_now(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A table against bots, at once."""
    guest = services.cookies.with_identity(viewer)
    return _redirect_to_table(
        services, request, guest, lobby.create(services.tables, lobby.against_bots(known_game(request)), guest)
    )


def new(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A table as the set-up form describes it; what cannot be played goes back to the form with the reason."""
    key = known_game(request)
    seats = [_seat(form, n) for n in range(8) if form.get(f"seat-{n}", "none") != "none"]
    first = next((n for n, seat in enumerate(seats) if seat.kind == lobby.ME), None)
    if first is not None:
        seats[first] = replaced(seats[first], colour=form.get("colour", ""))
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    mine = next((seat.name for seat in seats if seat.kind == lobby.ME), "")
    guest = services.cookies.with_identity(viewer, mine)
    clock, deal = form.get("clock", "none"), form.get("deal", "")
    plan = lobby.Plan(key, seats, options, clock, "open" in form, "odds" in form, deal)
    try:
        return _redirect_to_table(services, request, guest, lobby.create(services.tables, plan, guest))
    except Refusal as refusal:
        sentence = refusal.sentence(viewer.lang)
        model = home_pages.setup(key, viewer, posted=form, problem=sentence)
        return page_response(request, viewer, "setup.html", model, refusal.status)


def sit(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    id = request.path_params["table"]
    guest = services.cookies.with_identity(viewer, form.get("name", ""))
    lobby.sit(services.tables, id, guest, guest.name, form.get("token", ""), form.get("colour", ""))
    return _redirect_to_table(services, request, guest, id)


def take_seat(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """Play a seat on one more device, by its secret link."""
    id, token = request.path_params["table"], request.path_params["token"]
    with services.tables.looking(id) as table:
        seat = table.seat_of_token(token)
        if seat is None:
            raise not_your_seat()
        name = table.seats[seat].name
    guest = services.cookies.with_identity(viewer, viewer.name or name)
    lobby.join_seat(services.tables, id, guest, token)
    return _redirect_to_table(services, request, guest, id)


def curtain(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    id, seat = request.path_params["table"], _number(form, "seat")
    with services.tables.looking(id) as table:
        viewer.the_seat(table, seat)
    response = RedirectResponse(f"/t/{id}", 303)
    services.cookies.write_open_seat(response, request, id, seat)
    return response


def rematch(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    again = sequels.rematch(services.tables, request.path_params["table"], viewer, "same-deal" in form)
    return RedirectResponse(f"/t/{again}", 303)


def play_on(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    guest = services.cookies.with_identity(viewer)
    again = sequels.play_on(services.tables, request.path_params["table"], guest, _number(form, "ply"))
    return _redirect_to_table(services, request, guest, again)


def settings(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    back = form.get("back", "/")
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if inside else "/", 303)
    services.cookies.write_preferences(response, request, form.get("lang", ""), form.get("watch", ""))
    return response


OTHER_FORMS: dict[str, Callable[[Services, Request, Viewer, Form], Response]] = {
    "/settings": settings,
    "/play/{game}": play_now,
    "/new/{game}": new,
    "/t/{table}/sit": sit,
    "/t/{table}/seat/{token}": take_seat,
    "/t/{table}/curtain": curtain,
    "/t/{table}/rematch": rematch,
    "/t/{table}/play-on": play_on,
}


def _seat(form: Form, number: int) -> lobby.SeatPlan:
    kind, _, level = form[f"seat-{number}"].partition(":")
    return lobby.SeatPlan(kind, form.get(f"name-{number}", ""), level)


def _redirect_to_table(services: Services, request: Request, guest: Viewer, table: str) -> Response:
    response = RedirectResponse(f"/t/{table}", 303)
    services.cookies.write_guest(response, request, guest)
    return response


async def _form(request: Request) -> Form:
    fields = await request.form(max_files=0, max_fields=100)
    return {name: value for name, value in fields.items() if isinstance(value, str)}


def routes(services: Services) -> list[Route]:
    def endpoint_of(
        handler: Callable[[Services, Request, Viewer, Form], Response],
    ) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            viewer = services.cookies.viewer(request)
            return await run_in_threadpool(handler, services, request, viewer, await _form(request))

        return endpoint

    others = [Route(path, endpoint_of(handler), methods=["POST"]) for path, handler in OTHER_FORMS.items()]
    at_tables = [
        Route(f"/t/{{table}}/{name}", at_the_table(services, act), methods=["POST"])
        for name, act in TABLE_FORMS.items()
    ]
    return [*others, *at_tables]
