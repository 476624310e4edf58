"""The page of a table, whatever its state: waiting room, match, curtain, finished game."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from flibuste.data.phrases import phrasebook
from flibuste.kernel import SPECTATOR
from flibuste.server import hindsight, lobby, play, shelf, speech
from flibuste.server.answers import page, table_link
from flibuste.server.guests import Viewer
from flibuste.server.harbour import level_name
from flibuste.server.pagemodels import ChatLine, CurtainPage, LobbyPage, LobbySeat
from flibuste.server.pagemodels import Request as Wish
from flibuste.server.problems import Refusal
from flibuste.server.services import Services
from flibuste.server.table import DAY, Table, remaining
from flibuste.server.tablepage import Around, Composer

HOUR = 3600.0
FULL_PAGE = "table.html"
LIVE_PART = "_table.html"


def table_page(
    services: Services, request: Request, viewer: Viewer, id: str, notice: str = "", fragment: bool = False
) -> Response:
    """The whole page, or the live part of it for a page that is already there."""
    with services.tables.looking(id) as table:
        template, model = _model(services, request, viewer, table)
    if not fragment:
        return page(request, viewer, template, model, notice=notice)
    if template == FULL_PAGE:
        return page(request, viewer, LIVE_PART, model, notice=notice)
    return Response(status_code=204, headers={"HX-Refresh": "true"})


def _model(services: Services, request: Request, viewer: Viewer, table: Table) -> tuple[str, object]:
    if table.state == "waiting":
        return "lobby.html", _lobby(request, viewer, table)
    eye = viewer.eye(table)
    if table.state == "over":
        return "finished.html", _finished(services, request, viewer, table).finished()
    if curtain_needed(table, viewer):
        return "curtain.html", _curtain(viewer, table, eye)
    return FULL_PAGE, Composer(table.playing, eye, viewer.lang, _around(services, request, viewer, table, eye)).table()


def _finished(services: Services, request: Request, viewer: Viewer, table: Table) -> Composer:
    eye = viewer.eye(table)
    around = Around(
        table.id,
        link=table_link(request, table.id),
        can_rematch=eye != SPECTATOR,
        look_back=hindsight.found(services.store, table),
    )
    return Composer(table.playing, eye, viewer.lang, around)


def look_back_page(services: Services, request: Request, viewer: Viewer, id: str) -> Response:
    """The part of a finished game's page that comes when the bots have looked back at it."""
    with services.tables.looking(id) as table:
        if not table.playing.over:
            raise Refusal(409, "server-not-over")
        model = _finished(services, request, viewer, table).finished()
    return page(request, viewer, "_lookback.html", model)


def curtain_needed(table: Table, viewer: Viewer) -> bool:
    """Whether another player at the same screen must first look away."""
    return len(viewer.seats(table)) > 1 and table.has_secrets and viewer.opened != (table.id, viewer.eye(table))


def _lobby(request: Request, viewer: Viewer, table: Table) -> LobbyPage:
    mine = viewer.seats(table)
    words = phrasebook(viewer.lang, table.game.key)
    return LobbyPage(
        table=table.id,
        title=words.say("game-title"),
        options=[words.say(f"option-{key}-{value}") for key, value in table.options.items()],
        seats=[
            LobbySeat(colour, seat.name, is_me=number in mine, is_bot=seat.is_bot)
            for number, (seat, colour) in enumerate(zip(table.seats, shelf.seat_colours(table.game.key), strict=False))
        ],
        version=table.version,
        link=table_link(request, table.id),
        can_sit=not mine,
        is_host=lobby.is_host(table, viewer),
    )


def _curtain(viewer: Viewer, table: Table, eye: int) -> CurtainPage:
    title = phrasebook(viewer.lang, table.game.key).say("game-title")
    return CurtainPage(table.id, title, table.seats[eye].name, shelf.seat_colours(table.game.key)[eye], eye)


def _around(services: Services, request: Request, viewer: Viewer, table: Table, eye: int) -> Around:
    now = time.time()
    with services.store.reading() as connection:
        seen = play.seen(connection, table.id)
        sayings = play.sayings(connection, table.id)
    colours = shelf.seat_colours(table.game.key)
    gone = play.replaceable(table, seen, now, services.settings.away_after) if eye != SPECTATOR else set()
    undo, undo_help = _undo(table, viewer)
    return Around(
        table=table.id,
        decision=table.decision(eye),
        version=table.version,
        link=table_link(request, table.id),
        seat_link=table_link(request, table.id, table.seats[eye].token) if eye != SPECTATOR else "",
        away_since=_away_since(seen.get(eye), now),
        times=[entry.at for entry in remaining(table.entries)],
        bots={n: level_name(viewer, seat.level) for n, seat in enumerate(table.seats) if seat.is_bot},
        away=frozenset(play.away(table, seen, now) - viewer.seats(table)),
        clocks=_clocks(table, viewer, now),
        chat=[ChatLine(said.name, said.text, colours[said.seat] if said.seat >= 0 else "") for said in sayings],
        requests=_wishes(table, viewer),
        undo=undo,
        undo_help=undo_help,
        hint=_hint(table, viewer, eye),
        odds=table.odds,
        can_resign=eye != SPECTATOR,
        replaceable=frozenset(gone - viewer.seats(table)),
    )


def _away_since(seen_at: float | None, now: float) -> float | None:
    """When the viewer was last here; None for somebody who never left, or never was here."""
    return seen_at if seen_at is not None and seen_at < now - play.SIGN_OF_LIFE else None


def _clocks(table: Table, viewer: Viewer, now: float) -> dict[int, str]:
    left = {seat: table.seconds_left(seat, now) for seat in range(len(table.seats))}
    return {seat: _duration(viewer, seconds) for seat, seconds in left.items() if seconds is not None}


def _duration(viewer: Viewer, seconds: float) -> str:
    if seconds <= 0:
        return viewer.say("server-out-of-time")
    if seconds >= DAY:
        return viewer.say("server-days-left", days=int(seconds // DAY))
    if seconds >= HOUR:
        return viewer.say("server-hours-left", hours=int(seconds // HOUR))
    return f"{int(seconds // 60)}:{int(seconds % 60):02}"


def _undo(table: Table, viewer: Viewer) -> tuple[str, str]:
    """The label of the undo button and why the table must agree; empty if there is nothing to take back."""
    seat = play.last_mover(table, viewer)
    if seat is None or table.undo_seat is not None:
        return "", ""
    others = set(table.people()) - viewer.seats(table)
    if table.playing.may_undo(seat) or not others:
        return viewer.say("web-undo"), ""
    return viewer.say("web-undo-ask"), viewer.say("web-undo-why")


def _wishes(table: Table, viewer: Viewer) -> list[Wish]:
    mine = viewer.seats(table)
    asker = table.undo_seat
    if asker is None or asker in mine or not mine - set(table.undo_agreed):
        return []
    text = viewer.say("web-undo-request", name=table.seats[asker].name)
    return [Wish(text, f"/t/{table.id}/undo")]


def _hint(table: Table, viewer: Viewer, eye: int) -> str:
    if eye == SPECTATOR or eye not in table.asked:
        return ""
    seat = table.seats[eye]
    if seat.hint_action is None or seat.hint_decision != table.decision(eye):
        return ""
    match = table.playing
    action = match.game.notation.parse(seat.hint_action)
    answer = speech.answer(speech.speaker(match, viewer.lang), action)
    return viewer.say("web-hint-says", option=answer)
