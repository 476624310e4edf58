"""The page of a table, whatever its state: waiting room, match, curtain, finished game."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from flibuste.data.phrases import phrasebook
from flibuste.kernel import SPECTATOR
from flibuste.render import plain
from flibuste.server.responses import NEVER_KEPT, packed_response, page_response, site_of, table_link, whole_page
from flibuste.server.services import Services
from flibuste.server.tables import lobby, play, sentences
from flibuste.server.tables.hints import read_hint
from flibuste.server.tables.table import DAY, Table
from flibuste.server.viewers import Viewer
from flibuste.server.web import catalogue
from flibuste.server.web.campaign_page import sequel_of
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.finished_models import Sequel
from flibuste.server.web.finished_pages import finished
from flibuste.server.web.home_pages import bot_levels
from flibuste.server.web.packing import packed
from flibuste.server.web.page_models import LobbyPage, LobbySeat, Site
from flibuste.server.web.rendering import write
from flibuste.server.web.table_models import ChatLine, CurtainPage
from flibuste.server.web.table_models import Request as Wish
from flibuste.server.web.updates import MEDIA_TYPE as CHANGE
from flibuste.server.web.updates import SHOWS, Shown, live_part, shown, update, with_symbols

HOUR: Final = 3600.0
FULL_PAGE: Final = "table.html"
LIVE_PART: Final = "_table.html"
ASKED_AGAIN: Final = "private, no-cache"  # its script reads from the browser's memory what the server wrote

T = TypeVar("T")


def table_response(
    services: Services, request: Request, viewer: Viewer, id: str, notice: str = "", fragment: bool = False
) -> Response:
    """The whole page, or the live part of it for a page that is already there."""
    sequel = sequel_of(services, viewer, id)
    with services.tables.looking(id) as table:
        if table.state == "playing" and not curtain_needed(table, viewer):
            return _LivePage(services, request, viewer, table, sequel, notice).response(fragment)
        if fragment:
            return Response(status_code=204, headers={"HX-Refresh": "true"})
        template, model = _still_page(services, request, viewer, table, sequel)
    return page_response(request, viewer, template, model, notice=notice)


def _still_page(
    services: Services, request: Request, viewer: Viewer, table: Table, sequel: Sequel | None
) -> tuple[str, object]:
    if table.state == "waiting":
        return "lobby.html", _lobby(request, viewer, table)
    if table.state == "over":
        return "finished.html", finished(services, request, viewer, table, sequel).finished()
    return "curtain.html", _curtain(viewer, table, viewer.viewpoint(table))


class _LivePage:
    """The page of a match in progress. Drawn and compressed once for all to whom it looks the same."""

    def __init__(
        self, services: Services, request: Request, viewer: Viewer, table: Table, sequel: Sequel | None, notice: str
    ) -> None:
        self.services = services
        self.request = request
        self.viewer = viewer
        self.table = table
        self.notice = notice
        self.viewpoint = viewer.viewpoint(table)
        looked_at = _looked_at(request, table, self.viewpoint)
        self.context = replace(_context(services, request, viewer, table, self.viewpoint, sequel), look_at=looked_at)

    def response(self, fragment: bool) -> Response:
        return self._news() if fragment else self._whole()

    def _whole(self) -> Response:
        site = site_of(self.request, self.viewer, self.notice)
        sent, body = self._drawn((site, self.context.away_since), lambda: self._draw_whole(site))
        self.services.shown.keep(sent)
        alone = len(self.viewer.seats(self.table)) < 2  # nobody else at this screen may go back to what was shown here
        return whole_page(self.request, site, body, kept=ASKED_AGAIN if alone else NEVER_KEPT)

    def _draw_whole(self, site: Site) -> tuple[Shown, bytes]:
        text = self._write(FULL_PAGE, site)
        sent = self._shown(text)
        return sent, packed(with_symbols(text, sent.tag))

    def _news(self) -> Response:
        """What changed since the page was last written, if that is still known here."""
        site = Site(self.viewer.lang, notice=self.notice)
        after = self._drawn(site, lambda: self._shown(self._write(LIVE_PART, site)))
        self.services.shown.keep(after)
        before = self.services.shown.find(self.request.headers.get(SHOWS, ""))
        if before is None:
            whole = self._drawn((site, "whole"), lambda: packed(with_symbols(after.text, after.tag)))
            return packed_response(self.request, whole)
        change = self._drawn((site, before.tag), lambda: packed(update(before, after)))
        return packed_response(self.request, change, media_type=CHANGE)

    def _drawn(self, key: Hashable, draw: Callable[[], T]) -> T:
        return self.services.tables.drawn(self.table, (self.viewpoint, self.context.key(), key), draw)

    def _write(self, template: str, site: Site) -> str:
        composer = Composer(self.table.playing, self.viewpoint, self.viewer.lang, self.context)
        return write(template, site, composer.table())

    def _shown(self, text: str) -> Shown:
        return shown(live_part(text), f"{self.table.id} {self.viewpoint}")


def _looked_at(request: Request, table: Table, viewpoint: int) -> int:
    """The seat whose board the viewer asked to see."""
    wished = request.query_params.get("of", "")
    known = [str(seat) for seat in range(len(table.seats)) if seat != viewpoint]
    return int(wished) if wished in known else SPECTATOR


def curtain_needed(table: Table, viewer: Viewer) -> bool:
    """Whether another player at the same screen must first look away."""
    return len(viewer.seats(table)) > 1 and table.has_secrets and viewer.opened != (table.id, viewer.viewpoint(table))


def _lobby(request: Request, viewer: Viewer, table: Table) -> LobbyPage:
    mine = viewer.seats(table)
    words = phrasebook(viewer.lang, table.game.key)
    return LobbyPage(
        table=table.id,
        title=words.say("game-title"),
        summary=catalogue.summary(table.game.key, viewer.lang, table.options, len(table.seats), table.clock, ""),
        seats=[
            LobbySeat(colour, seat.name, is_me=number in mine, is_bot=seat.is_bot)
            for number, (seat, colour) in enumerate(zip(table.seats, table.colours, strict=True))
        ],
        version=table.version_for(viewer.seats(table)),
        link=table_link(request, table.id),
        can_sit=not mine,
        colours=catalogue.colours(viewer.lang, _free_colours(table)),
        deal=catalogue.deal(words, table.deal),
        is_host=lobby.is_host(table, viewer),
    )


def _free_colours(table: Table) -> list[str]:
    """Those that nobody at the table has."""
    taken = [colour for seat, colour in zip(table.seats, table.colours, strict=True) if seat.kind != "free"]
    return [colour for colour in catalogue.seat_colours(table.game.key) if colour not in taken]


def _curtain(viewer: Viewer, table: Table, viewpoint: int) -> CurtainPage:
    title = phrasebook(viewer.lang, table.game.key).say("game-title")
    return CurtainPage(table.id, title, table.seats[viewpoint].name, table.colours[viewpoint], viewpoint)


def _context(
    services: Services, request: Request, viewer: Viewer, table: Table, viewpoint: int, sequel: Sequel | None
) -> TableContext:
    now = time.time()
    with services.store.reading() as connection:
        seen = services.tables.presence.of(connection, table.id)
        sayings = play.sayings(connection, table.id)
    colours = table.colours
    gone = play.replaceable(table, seen, now, services.settings.away_after) if viewpoint != SPECTATOR else set()
    undo, undo_help = _undo(table, viewer)
    return TableContext(
        table=table.id,
        campaign=sequel.campaign if sequel else "",
        decision=table.decision(viewpoint),
        version=table.version_for(viewer.seats(table)),
        link=table_link(request, table.id),
        seat_link=table_link(request, table.id, table.seats[viewpoint].token) if viewpoint != SPECTATOR else "",
        away_since=_away_since(seen.get(viewpoint), now),
        colours=colours,
        times=table.known_at,
        bots=bot_levels(table, viewer),
        away=frozenset(play.away(table, seen, now) - viewer.seats(table)),
        clocks=_clocks(table, viewer, now),
        chat=[_said(viewer, line, colours) for line in sayings],
        requests=_wishes(table, viewer),
        undo=undo,
        undo_help=undo_help,
        hint=_hint(table, viewer, viewpoint),
        odds=table.odds,
        can_resign=viewpoint != SPECTATOR,
        can_return=bool(table.seats_to_return_to(viewer.guest, viewer.token)),
        may_speak=viewpoint != SPECTATOR or play.may_talk_from_afar(table, viewer),
        replaceable=frozenset(gone - viewer.seats(table)),
    )


def _said(viewer: Viewer, line: sa.Row[Any], colours: Sequence[str]) -> ChatLine:
    """Whoever watches is said to, whatever name they gave themselves."""
    if line.seat == SPECTATOR:
        return ChatLine(viewer.say("web-chat-watcher", name=line.name), line.text)
    return ChatLine(line.name, line.text, colours[line.seat])


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


def _hint(table: Table, viewer: Viewer, viewpoint: int) -> str:
    if viewpoint == SPECTATOR or viewpoint not in table.asked:
        return ""
    seat = table.seats[viewpoint]
    if seat.hint_action is None or seat.hint_decision != table.decision(viewpoint):
        return ""
    match = table.playing
    speaker, view, hint = sentences.speaker(match, viewer.lang), match.view(viewpoint), read_hint(seat.hint_action)
    text_of = {match.game.notation.text(action): action for action in view.options}
    answer = sentences.option(speaker, text_of[hint.action])
    said = [viewer.say("web-hint-says", option=answer)]
    other = sentences.option(speaker, text_of[hint.other]) if hint.other in text_of else ""
    figures = {"looks": hint.looks, "chance": hint.chance, "other_chance": hint.other_chance}
    said.append(viewer.say(hint.phrase, other=other, **figures))
    sure = plain.own_note(view, speaker.book, text_of[hint.action])
    return " ".join([*said, *([viewer.say("web-hint-sure", sure=sure)] if sure else [])])
